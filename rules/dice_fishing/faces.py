"""The six bait dice and how they are counted (DF-02)."""

from enum import IntEnum
from functools import cache
from itertools import product
from typing import TypeAlias

from rules.words import Symbol

DICE = 6


class Face(IntEnum):
    """A face of a bait die, in the order in which dice are laid out."""

    CHEESE = 0
    FISH = 1
    INSECT = 2
    HOOK = 3
    WORM = 4
    BOOT = 5


Faces: TypeAlias = tuple[int, int, int, int, int, int]
"""How many dice (or bait spaces) of each face. Dice are alike, so their number is all there is to know."""

NONE: Faces = (0, 0, 0, 0, 0, 0)

LETTERS = "CFIHWB"

SYMBOLS: tuple[Symbol, ...] = tuple(
    Symbol("face", face, face.name.capitalize(), LETTERS[face]) for face in Face
)


@cache
def of(face: int, count: int = 1) -> Faces:
    """So many dice of one face."""
    return tuple([count if other == face else 0 for other in Face])  # type: ignore[return-value]


def counted(faces: tuple[int, ...]) -> Faces:
    """Rolled faces as counts."""
    return (
        faces.count(0),
        faces.count(1),
        faces.count(2),
        faces.count(3),
        faces.count(4),
        faces.count(5),
    )


def spread(dice: Faces) -> tuple[Face, ...]:
    """Counts as faces, in order: one entry a die."""
    return tuple([face for face in Face for _ in range(dice[face])])


def total(dice: Faces) -> int:
    """How many dice these are."""
    return sum(dice)


def plus(one: Faces, other: Faces) -> Faces:
    """Both together."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a + g, b + h, c + i, d + j, e + k, f + m)


def minus(one: Faces, other: Faces) -> Faces:
    """What is left of `one`; negative where `other` has more."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a - g, b - h, c - i, d - j, e - k, f - m)


def fits(part: Faces, whole: Faces) -> bool:
    """Whether `part` can be taken out of `whole`."""
    return all(mine <= theirs for mine, theirs in zip(part, whole, strict=True))


def overlap(one: Faces, other: Faces) -> Faces:
    """What both have."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a if a < g else g,
        b if b < h else h,
        c if c < i else i,
        d if d < j else j,
        e if e < k else k,
        f if f < m else m,
    )


def subsets(dice: Faces) -> tuple[Faces, ...]:
    """Every non-empty part of these dice once, the largest first."""
    parts = product(*[range(count, -1, -1) for count in dice])
    return tuple(sorted((part for part in parts if any(part)), key=lambda part: -sum(part)))  # type: ignore[misc]


def all_same(dice: Faces) -> bool:
    """Whether no two dice differ."""
    return sum([count > 0 for count in dice]) <= 1


def all_different(dice: Faces) -> bool:
    """Whether no two dice are alike."""
    return max(dice) <= 1
