"""A game in sentences: what lies on the table, each player's things, and what only one player knows."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rules.game import AnyGame, Seat, Target
from rules.words import SeatRef, Words


class TableWords(Protocol):
    """What a game's words module offers; all of it says what the view shows, and nothing else."""

    def table(self, view: Any) -> Sequence[Words]:
        """What lies in the middle, and how far the game is."""

    def summary(self, view: Any, seat: Seat) -> Words:
        """What a seat has, in a sentence."""

    def things(self, view: Any, seat: Seat) -> Sequence[Words]:
        """What a seat has, in full."""

    def secrets(self, view: Any) -> Sequence[Words]:
        """What the viewer alone knows; empty for nothing."""

    def pieces(self, view: Any) -> Mapping[str, Target]:
        """Everything that can be asked about, by what it is called."""


def words_of(game: AnyGame) -> TableWords:
    """The words of a game; those that every game has where a game has none of its own."""
    name = f"fishing_tui.tables.{game.id.replace('-', '_')}_words"
    try:
        return cast("TableWords", import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return CommonWords(game)


def in_a_row(phrases: Iterable[Words], between: str) -> Words:
    """Phrases one after another, with the same sign between them."""
    return tuple([part for phrase in phrases for part in (between, *phrase)][1:])


class CommonWords:
    """What can be said of any game: the points."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def table(self, view: Any) -> Sequence[Words]:
        """Whose decision it is."""
        decision = self._game.decision(view)
        return ((SeatRef(decision.seat), " is to decide"),) if decision else (("The game is over",),)

    def summary(self, view: Any, seat: Seat) -> Words:
        """The points so far."""
        total = self._game.standings(view).sheets[seat].total
        points = "points that are partly hidden" if total is None else f"{total} points"
        return (SeatRef(seat), f" has {points}")

    def things(self, view: Any, seat: Seat) -> Sequence[Words]:
        """The points one by one."""
        lines = self._game.standings(view).sheets[seat].lines
        known = [(*line.words, f": {'hidden' if line.points is None else line.points}") for line in lines]
        return (self.summary(view, seat), *known)

    def secrets(self, view: Any) -> Sequence[Words]:
        """Nothing that could be told of any game."""
        return ()

    def pieces(self, view: Any) -> Mapping[str, Target]:
        """Nothing that every game has."""
        return {}
