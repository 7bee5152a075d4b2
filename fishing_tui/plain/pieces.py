"""What can be asked about by name: the pieces of a game, and which of them a typed name means."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from fishing_tui.plain.saying import offered_names, quoted
from fishing_tui.tables.words import CommonWords, words_of
from rules.words import CardRef, Symbol

if TYPE_CHECKING:
    from fishing_tui.session import GameSession
    from rules.game import Seat, Target

_MOST_NAMED = 6
_MOST_LISTED = 50
_MOST_NEAR = 3
_NEAR = 0.5
_HOW_TO_ASK = "Type explain alone to hear what can be asked about."


class Named(NamedTuple):
    """A piece and what it is called."""

    name: str
    target: "Target"


class Answer(NamedTuple):
    """What is answered, and the names that `more` tells.

    told: sentences
    rest: names that were too many to be told at once
    """

    told: list[str]
    rest: tuple[str, ...] = ()


def known_pieces(session: "GameSession", seat: "Seat | None") -> list[Named]:
    """Everything that can be asked about: what the choices speak of, and what the game names."""
    from rules.game import Target

    view, words, decision = session.view(seat), words_of(session.game), session.decision
    actions = decision.actions if decision is not None and decision.seat == seat else ()
    described = [session.game.describe(view, view.viewer, action) for action in actions]
    parts = [part for line in described for part in line if isinstance(part, (CardRef, Symbol))]
    named = {part.name: Target(part.kind, part.index) for part in parts}
    if isinstance(words, CommonWords):
        pointed_at = [target for action in actions for target in session.game.targets(view, action)]
        named |= {f"{target.kind} {target.index + 1}": target for target in pointed_at}
    return [Named(*pair) for pair in {**named, **words.pieces(view)}.items()]


def find(typed: str, pieces: Iterable[Named]) -> list[Named]:
    """The pieces that a typed name may mean, those of one name together if only one name fits best.

    The name itself is best, then a name that begins so, then one that holds all the words. At last come
    the names with most words among those that were typed: "Port 1" means the Port.
    """
    wanted = typed.casefold()
    words = wanted.split()
    called = [(piece.name.casefold(), piece) for piece in pieces]
    exact = [piece for name, piece in called if name == wanted]
    begun = [piece for name, piece in called if name.startswith(wanted)]
    if exact or len(distinct(begun)) == 1:
        return exact or begun
    held = [piece for name, piece in called if all(word in name for word in words)]
    return held or _longest([piece for name, piece in called if set(name.split()) <= set(words)])


def distinct(pieces: Iterable[Named]) -> list[str]:
    """The names of the pieces, those that are equal but for case once."""
    return list({piece.name.casefold(): piece.name for piece in reversed(list(pieces))}.values())[::-1]


def are_several(pieces: Iterable[Named]) -> bool:
    """Whether it has to be asked which of the pieces is meant; pieces of one name are told together."""
    found = list(pieces)
    return len(distinct(found)) > 1 and len({piece.target for piece in found}) > 1


def all_names(pieces: Iterable[Named]) -> Answer:
    """The names of all pieces."""
    names = distinct(pieces)
    if not names:
        return Answer(["There is nothing to be asked about now."])
    told, rest = names[:_MOST_LISTED], names[_MOST_LISTED:]
    return Answer([f"You can ask about {offered_names(told, len(rest), 'and')}.{_how_on(rest)}"], tuple(rest))


def which(pieces: Sequence[Named]) -> Answer:
    """Asks which of several pieces is meant."""
    names = distinct(pieces)
    told, rest = names[:_MOST_NAMED], names[_MOST_NAMED:]
    return Answer([f"Which one: {offered_names(told, len(rest), 'or')}?{_how_on(rest)}"], tuple(rest))


def unknown(typed: str, pieces: Iterable[Named]) -> Answer:
    """Says that nothing is called so, and what is called nearly so."""
    names = {piece.name.casefold(): piece.name for piece in pieces}
    near = [names[name] for name in get_close_matches(typed.casefold(), names, _MOST_NEAR, _NEAR)]
    hint = f"Do you mean {offered_names(near, 0, 'or')}?" if near else _HOW_TO_ASK
    return Answer([f"Nothing is called {quoted(typed)}. {hint}"])


def more_names(rest: Sequence[str]) -> Answer:
    """The next names of a long list."""
    told, left = rest[:_MOST_LISTED], rest[_MOST_LISTED:]
    return Answer([f"Also {offered_names(list(told), len(left), 'and')}.{_how_on(left)}"], tuple(left))


def _longest(pieces: list[Named]) -> list[Named]:
    most = max((len(piece.name.split()) for piece in pieces), default=0)
    return [piece for piece in pieces if len(piece.name.split()) == most]


def _how_on(rest: Sequence[str]) -> str:
    return " Type more to hear them." if rest else ""
