"""Bait: six colours counted, and the one clear-white piece that a draw may bring up (CC-03, CC-04)."""

from enum import IntEnum
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from rules.chance import Chance
from rules.words import Symbol


class Location(IntEnum):
    """Where fish are caught."""

    SHORE = 0
    RIVER = 1
    LAKE = 2


class Colour(IntEnum):
    """The colours of bait, two a location."""

    GREEN = 0
    PURPLE = 1
    YELLOW = 2
    BLACK = 3
    BLUE = 4
    RED = 5


WHITE = 6
"""What a draw of the clear-white bait gives in place of a colour."""

Bait: TypeAlias = tuple[int, int, int, int, int, int]
"""How many pieces of each colour."""

NO_BAIT: Bait = (0, 0, 0, 0, 0, 0)

LETTERS = "gpykbrw"
NAMES = ("green", "purple", "yellow", "black", "blue", "red", "clear-white")
LOCATION_NAMES = ("Shore", "River", "Lake")

SYMBOLS = tuple(
    Symbol("bait", colour, name, letter)
    for colour, (name, letter) in enumerate(zip(NAMES, LETTERS, strict=True))
)


class Bag(Struct, frozen=True, forbid_unknown_fields=True):
    """The bag: its coloured bait, and whether the clear-white is in it."""

    coloured: Bait
    white: bool

    @property
    def total(self) -> int:
        """All pieces in it."""
        return sum(self.coloured) + self.white


def location_of(colour: int) -> Location:
    """The location whose fish a colour catches (CC-04)."""
    return _LOCATION_OF[colour]


_LOCATION_OF = tuple(Location(colour // 2) for colour in Colour)


@cache
def of(colour: int, number: int = 1) -> Bait:
    """So many pieces of one colour."""
    return counted((colour,) * number)


def counted(colours: tuple[int, ...]) -> Bait:
    """Pieces as counts."""
    return tuple([colours.count(colour) for colour in Colour])  # type: ignore[return-value]


def plus(some: Bait, more: Bait) -> Bait:
    """All the pieces together."""
    a, b, c, d, e, f = some
    u, v, w, x, y, z = more
    return (a + u, b + v, c + w, d + x, e + y, f + z)


def minus(some: Bait, fewer: Bait) -> Bait:
    """The pieces without some of them."""
    a, b, c, d, e, f = some
    u, v, w, x, y, z = fewer
    return (a - u, b - v, c - w, d - x, e - y, f - z)


@cache
def spread(bait: Bait) -> tuple[int, ...]:
    """The colour of each piece, in order."""
    return tuple([colour for colour in Colour for _ in range(bait[colour])])


@cache
def colours_in(bait: Bait) -> tuple[int, ...]:
    """The colours of which there is at least one piece."""
    return tuple([int(colour) for colour in Colour if bait[colour]])


def draw(bag: Bag, chance: Chance, stream: int) -> tuple[int, Bag, Chance]:
    """A piece drawn at random (a colour, or `WHITE`), the bag without it, and the chance after the draw.

    A script names the piece by its number, the bait being laid out colour by colour, the clear-white last.
    """
    (piece,), chance = chance.roll(stream, 1, bag.total)
    for colour in Colour:
        if piece < bag.coloured[colour]:
            return colour, Bag(minus(bag.coloured, of(colour)), bag.white), chance
        piece -= bag.coloured[colour]
    return WHITE, Bag(bag.coloured, white=False), chance
