"""What is known of a saved game, from a line in a list to the whole."""

from datetime import datetime
from typing import TYPE_CHECKING

from msgspec import Raw, Struct

from rules.journal import Header, Row, Seating
from rules.words import Words, listed, plain

if TYPE_CHECKING:
    from rules.game import AnyGame, State


class SavedGame(Struct, frozen=True):
    """A line in the list of saved games.

    title: the name it was given, else its players' names
    updated: when it was last played, in UTC; None if that cannot be read
    summary: who is next, or who won
    """

    number: int
    game: str
    title: str
    updated: datetime | None
    finished: bool
    summary: str


class Stored(Struct, frozen=True):
    """A whole saved game. `snapshot`: the dump of its newest state."""

    header: Header
    rows: tuple[Row, ...]
    snapshot: bytes


class Status(Struct, frozen=True):
    """What the list of saved games says of a game: kept beside it, so that no rules are needed to list it."""

    players: str
    finished: bool
    summary: str


class End(Struct, frozen=True, forbid_unknown_fields=True, tag="end"):
    """The last line of an exported game, so that a file cut short is noticed."""

    rows: int
    state: Raw


def status_of(game: "AnyGame", state: "State", seating: tuple[Seating, ...]) -> Status:
    """How the game stands, in words that give nothing hidden away."""
    names = tuple(seat.name for seat in seating)
    decision = game.decision(state)
    summary = f"{names[decision.seat]} is next" if decision else _winners(game, state, names)
    return Status(players=", ".join(names), finished=decision is None, summary=summary)


def _winners(game: "AnyGame", state: "State", names: tuple[str, ...]) -> str:
    winners = game.standings(game.view(state, None)).winners
    if not winners:
        return "nobody won"
    phrases: tuple[Words, ...] = tuple((names[seat],) for seat in winners)
    return f"{plain(listed(phrases), names)} won"
