"""What can be asked about a game at any moment, answered in sentences that give nothing hidden away.

All but `secrets` and `why_not` is told as somebody without a seat would see it.
"""

from collections.abc import Iterable, Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from msgspec.structs import replace

from fishing_tui.choosing import Choosing
from fishing_tui.plain.saying import Names, counted, covered, joined, sentence, sentences
from fishing_tui.rulebook import Clause, rulebook
from fishing_tui.tables.words import CommonWords, words_of
from rules.words import CardRef, Symbol, plain

if TYPE_CHECKING:
    from fishing_tui.session import GameSession
    from rules.game import Action, Seat, Sheet, State, Target

_MOST_CLAUSES = 8
_MOST_NAMED = 6
_MOST_LISTED = 50


def table(session: "GameSession") -> list[str]:
    """The table and a sentence on every player."""
    view, words = session.view(None), words_of(session.game)
    players = [words.summary(view, seat) for seat in range(len(session.seating))]
    return sentences([*words.table(view), *players], session.names)


def things(session: "GameSession", seat: "Seat") -> list[str]:
    """Everything of a player that lies open."""
    return sentences(words_of(session.game).things(session.view(None), seat), session.names)


def secrets(session: "GameSession", seat: "Seat") -> list[str]:
    """What this seat alone knows; without words for that, what it alone was told."""
    words = words_of(session.game)
    if isinstance(words, CommonWords):
        return _told_alone(session, seat)
    return sentences(words.secrets(session.view(seat)), session.names)


def for_one_alone(session: "GameSession", seat: "Seat | None") -> bool:
    """Whether others who play at the keyboard may not hear what the seat knows."""
    people = [taken for taken in session.seating if taken.player == "human"]
    return len(people) > 1 and seat in session.game.secrets(session.state)


def log(session: "GameSession", seat: "Seat | None") -> list[str]:
    """Every sentence of the log, as the seat witnessed it."""
    return [sentence(covered(line.words), session.names) for line in session.log(seat)]


def standings(session: "GameSession") -> list[str]:
    """The points so far, seat by seat, and where they come from."""
    return [_score(sheet, session.names) for sheet in session.game.standings(session.view(None)).sheets]


def result(session: "GameSession") -> list[str]:
    """Who won, the score sheets from the best on, and how ties were broken."""
    final = session.game.standings(session.view(None))
    winners = [session.names[seat] for seat in final.winners]
    who = joined(winners) or "Nobody"
    wins = "wins" if len(winners) < 2 else "share the victory"
    ranked = sorted(final.sheets, key=lambda sheet: sheet.rank or 0)
    places = [f"{sheet.rank}. {_score(sheet, session.names)}" for sheet in ranked]
    return [f"{who} {wins}.", *places, *sentences(final.notes, session.names)]


def rules(session: "GameSession", asked: str) -> list[str]:
    """The clauses of a rule that is named by its number, or that hold all the words."""
    try:
        book = rulebook(session.game.id)
    except FileNotFoundError:
        return [f"The rules of {session.game.title} are not written down here."]
    clauses = [clause for chapter in book.chapters for clause in chapter.clauses]
    numbered = [clause for clause in clauses if asked.casefold() in _numbers(clause)]
    matching = [clause for chapter in book.matching(asked).chapters for clause in chapter.clauses]
    found = numbered or matching
    if not found:
        return [f"No rule holds {asked!r}. Type rules and a number, as {clauses[0].id}, or other words."]
    more = len(found) - _MOST_CLAUSES
    rest = [f"And {counted(more, 'further rule')}: more words narrow it down."] if more > 0 else []
    return [*map(_clause, found[:_MOST_CLAUSES]), *rest]


def known_pieces(session: "GameSession", seat: "Seat | None") -> "dict[str, Target]":
    """Everything that can be asked about, by name: what the game names, and what the choices speak of."""
    from rules.game import Target

    view, words, decision = session.view(seat), words_of(session.game), session.decision
    actions = decision.actions if decision is not None and decision.seat == seat else ()
    described = [session.game.describe(view, view.viewer, action) for action in actions]
    parts = [part for line in described for part in line if isinstance(part, (CardRef, Symbol))]
    named = {part.name: Target(part.kind, part.index) for part in parts}
    if isinstance(words, CommonWords):
        pointed_at = [target for action in actions for target in session.game.targets(view, action)]
        named |= {f"{target.kind} {target.index + 1}": target for target in pointed_at}
    return {**named, **words.pieces(view)}


def find(typed: str, pieces: "dict[str, Target]") -> "dict[str, Target]":
    """The pieces that a typed name may mean: the one that is called so, or else those that hold its words."""
    wanted = typed.casefold()
    exact = {name: target for name, target in pieces.items() if name.casefold() == wanted}
    words = wanted.split()
    return exact or {
        name: target for name, target in pieces.items() if all(word in name.casefold() for word in words)
    }


def explain(session: "GameSession", seat: "Seat | None", typed: str) -> list[str]:
    """What a piece of this name is and does, from where the seat sits, and without what it alone knows."""
    target, otherwise = _one_piece(typed, known_pieces(session, seat))
    if target is None:
        return [otherwise]
    view = session.view(None)
    if seat is not None:
        view = replace(view, viewer=seat)
    told = sentences(session.game.explain(view, target), session.names)
    return told or [f"There is nothing to tell about {typed} now."]


def why_not(session: "GameSession", seat: "Seat", typed: str) -> list[str]:
    """Why nothing can be done with a piece of this name, or what can."""
    target, otherwise = _one_piece(typed, known_pieces(session, seat))
    if target is None:
        return [otherwise]
    view, game = session.view(seat), session.game
    decision = session.decision
    possible = [a for a in decision.actions if target in game.targets(view, a)] if decision else []
    if possible:
        return [f"That can be chosen: {_described(session, view, possible)}."]
    reason = Choosing(game, view).why_not(target, game.vocabulary(session.options))
    return [reason or "That is only to be looked at: explain tells what it is."]


def _described(session: "GameSession", view: "State", actions: "Sequence[Action]") -> str:
    shown = [
        plain(session.game.describe(view, view.viewer, action), session.names)
        for action in actions[:_MOST_NAMED]
    ]
    more = len(actions) - len(shown)
    return "; ".join([*shown, *([f"and {more} more"] if more else [])])


def _one_piece(typed: str, pieces: "dict[str, Target]") -> "tuple[Target | None, str]":
    """The piece that a typed name means; without one, what to say about that."""
    found = find(typed, pieces) if typed else {}
    if len(set(found.values())) == 1:
        return next(iter(found.values())), ""
    return None, _which(typed, found or pieces, bool(found))


def _which(typed: str, names: Iterable[str], found: bool) -> str:
    some = list(names)
    if found:
        return f"Which one: {_some_of(some, _MOST_NAMED, 'or')}?"
    if not some:
        return "There is nothing to be asked about now."
    can = f"You can ask about {_some_of(some, _MOST_LISTED, 'and')}."
    return f"Nothing is called {typed!r}. {can}" if typed else can


def _some_of(names: list[str], most: int, last: str) -> str:
    """So many names, and how many more there are."""
    more = len(names) - most
    return ", ".join(names[:most]) + (f" {last} {more} more" if more > 0 else "")


def _told_alone(session: "GameSession", seat: "Seat") -> list[str]:
    """The sentences of the seat's log, uncovered, that nobody without a seat was told."""
    everybody = {plain(line.words, session.names) for line in session.log(None)}
    own = (line.words for line in session.log(seat) if plain(line.words, session.names) not in everybody)
    return sentences(own, session.names)


def _score(sheet: "Sheet", names: Names) -> str:
    name = names[sheet.seat]
    total = _points(sheet.total)
    lines = [f"{plain(line.words, names)} for {_points(line.points)}" for line in sheet.lines]
    return f"{name} has {total}{': ' if lines else ''}{'; '.join(lines)}."


def _points(points: int | None) -> str:
    return "points not known yet" if points is None else counted(points, "point")


def _numbers(clause: Clause) -> tuple[str, str]:
    """What a clause can be asked for by: its own number, or that of the whole rule."""
    number = clause.id.casefold()
    return number, number.rstrip(ascii_lowercase)


def _clause(clause: Clause) -> str:
    ruling = f" ({clause.ruling})" if clause.ruling else ""
    return f"{clause.id}: {clause.text}{ruling}"
