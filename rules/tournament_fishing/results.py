"""What the results of a fight show (TF-21, TF-22)."""

from msgspec.structs import replace

from rules.tournament_fishing.components import DICE, FIGHT, DieColour
from rules.tournament_fishing.effects import COLOURED, FightSymbol
from rules.tournament_fishing.pieces import Fight, Result

FACES = 6
"""Faces of a Fight die."""


def symbol_of(result: Result, *, dice: bool) -> FightSymbol:
    """What a result counts as."""
    if result.ignored:
        return FightSymbol.BLANK
    if dice:
        return DICE[DieColour(result.piece)].faces[result.side]
    card = FIGHT[result.piece]
    return card.bottom if result.side else card.main


def turned(result: Result, *, dice: bool) -> Result:
    """A Fight card counting as its small symbol, or a die showing the opposite face (TF-22)."""
    side = DICE[DieColour(result.piece)].flipped(result.side) if dice else 1
    return replace(result, side=side, ignored=False)


def to_counter(fight: Fight, *, dice: bool) -> tuple[FightSymbol, ...]:
    """The symbols that must be countered, those that any card counters last (TF-21)."""
    symbols = [symbol_of(result, dice=dice) for result in fight.results]
    return tuple(sorted([symbol for symbol in symbols if symbol in COLOURED]))
