"""Bait drawn from the bag into the discard pile, in solo games (CC-37, CC-41)."""

from rules.chance import Chance
from rules.coldwater_crown.bait import Bag, Bait, counted, draw
from rules.coldwater_crown.pieces import Stream

SPILLED = 7


def spill(bag: Bag, chance: Chance, number: int = SPILLED) -> tuple[Bait, Bag, Chance]:
    """So many bait drawn at random, the bag without them, and the chance after it."""
    colours: list[int] = []
    while len(colours) < number and bag.total:
        piece, bag, chance = draw(bag, chance, Stream.BAIT)
        colours.append(piece)
    return counted(tuple(colours)), bag, chance
