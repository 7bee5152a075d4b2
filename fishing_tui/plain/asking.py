"""The commands that only ask, and change nothing: whoever hears a game can type them, an onlooker too."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from fishing_tui.plain import inquiries
from fishing_tui.plain.saying import number_in

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


Ask: TypeAlias = "Callable[[Hearer, str], bool | None]"
"""Answers, given the words behind the command: False, since no game moves; None if they mean nothing."""


def asked(hearer: Hearer, typed: str) -> bool:
    """Answers what was typed; whether it was something to be answered. Raises `Gone`."""
    word, _, rest = typed.partition(" ")
    ask = _ASKING.get(word.casefold())
    return ask is not None and ask(hearer, rest.strip()) is not None


def say(hearer: Hearer, sentences: list[str]) -> bool:
    """Says the sentences; False, since the game does not move."""
    hearer.talk.say_all(sentences)
    return False


def look(hearer: Hearer, name: str) -> bool | None:
    """The table, or what a player has."""
    if not name:
        return say(hearer, inquiries.table(hearer.session))
    called = [seat for seat, taken in enumerate(hearer.session.names) if taken.casefold() == name.casefold()]
    if not called:
        return None
    return say(hearer, inquiries.things(hearer.session, called[0]))


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
    return say(hearer, inquiries.explain(hearer.session, hearer.holder, piece))


def standings(hearer: Hearer, _: str) -> bool:
    """The points so far."""
    return say(hearer, inquiries.standings(hearer.session))


LOOK, EXPLAIN, RULES = ("look", "l"), ("explain", "e", "i"), ("rules", "rule", "r")
LOG, STANDINGS = ("log", "g"), ("standings", "score", "scores")

_ASKING: dict[str, Ask] = {
    name: ask
    for names, ask in (
        (LOOK, look),
        (EXPLAIN, explain),
        (RULES, rules),
        (LOG, log),
        (STANDINGS, standings),
    )
    for name in names
}
