"""The commands that only ask, and change nothing: whoever hears a game can type them, an onlooker too."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from fishing_tui.plain import explaining, inquiries
from fishing_tui.plain.pieces import Answer, known_pieces, more_names
from fishing_tui.plain.saying import number_in, offered_names

if TYPE_CHECKING:
    from fishing_tui.plain.talk import Talk
    from fishing_tui.session import GameSession
    from rules.game import Seat

_USUAL_LOG = 15


class Hearer(Protocol):
    """Who asks: with the streams, the game, and the seat at the keyboard, if any."""

    @property
    def talk(self) -> "Talk":
        """The streams."""

    @property
    def session(self) -> "GameSession":
        """The game."""

    @property
    def holder(self) -> "Seat | None":
        """The seat at the keyboard; None for an onlooker."""

    rest: tuple[str, ...]
    """The names that `more` tells."""


Ask: TypeAlias = "Callable[[Hearer, str], bool | None]"
"""Answers, given the words behind the command: False, since no game moves; None if they mean nothing."""


def asked(hearer: Hearer, typed: str) -> bool:
    """Answers what was typed; whether it was something to be answered. Raises `Gone`."""
    word, _, rest = typed.partition(" ")
    ask = _ASKING.get(word.casefold())
    if word.casefold() not in MORE:
        hearer.rest = ()
    return ask is not None and (ask(hearer, rest.strip()) is not None or looked_for(hearer, typed))


def looked_for(hearer: Hearer, typed: str) -> bool:
    """Says what is nearest to a thing that was looked for; whether anything was."""
    word, _, piece = typed.partition(" ")
    if word.casefold() not in LOOK:
        return False
    explain(hearer, piece)
    return True


def tell(hearer: Hearer, answer: Answer) -> bool:
    """Says an answer, and keeps its further names for `more`."""
    hearer.rest = answer.rest
    return say(hearer, answer.told)


def say(hearer: Hearer, sentences: list[str]) -> bool:
    """Says the sentences; False, since the game does not move."""
    hearer.talk.say_all(sentences)
    return False


def look(hearer: Hearer, name: str) -> bool | None:
    """The table, what a player has, or a piece; other names may be words of a choice."""
    session = hearer.session
    if not name:
        return say(hearer, inquiries.table(session))
    called = inquiries.seats_called(session, name)
    if len(called) == 1:
        return say(hearer, inquiries.things(session, called[0]))
    if called:
        return say(
            hearer, [f"Which one: {offered_names([session.names[seat] for seat in called], 0, 'or')}?"]
        )
    names = {piece.name.casefold() for piece in known_pieces(session, hearer.holder)}
    return explain(hearer, name) if name.casefold() in names else None


def log(hearer: Hearer, many: str) -> bool | None:
    """What happened last."""
    lines = inquiries.log(hearer.session, hearer.holder)
    wanted = len(lines) if many == "all" else number_in(many or str(_USUAL_LOG))
    if wanted is None:
        return None
    if wanted < len(lines):
        hearer.talk.say(f"The last {wanted} of {len(lines)} sentences; log all tells them all.")
    return say(hearer, lines[len(lines) - wanted :] if wanted < len(lines) else lines)


def rules(hearer: Hearer, words: str) -> bool:
    """The rules of that number or with these words, or those of the question."""
    decision = hearer.session.decision
    wanted = words or (decision.rule if decision else "")
    return say(hearer, inquiries.rules(hearer.session, wanted))


def explain(hearer: Hearer, piece: str) -> bool:
    """What a piece is and does."""
    return tell(hearer, explaining.explain(hearer.session, hearer.holder, piece))


def more(hearer: Hearer, _: str) -> bool | None:
    """The next names of a long list."""
    return tell(hearer, more_names(hearer.rest)) if hearer.rest else None


def standings(hearer: Hearer, _: str) -> bool:
    """The points so far."""
    return say(hearer, inquiries.standings(hearer.session, hearer.holder))


LOOK, EXPLAIN, RULES = ("look", "l"), ("explain", "e", "i"), ("rules", "rule", "r")
LOG, STANDINGS, MORE = ("log", "g"), ("standings", "score", "scores"), ("more", "m")

_ASKING: dict[str, Ask] = {
    name: ask
    for names, ask in (
        (LOOK, look),
        (EXPLAIN, explain),
        (RULES, rules),
        (LOG, log),
        (STANDINGS, standings),
        (MORE, more),
    )
    for name in names
}
