"""Words a game says, in parts that every screen and the plain mode render in their own way."""

from typing import TypeAlias

from msgspec import Struct


class SeatRef(Struct, frozen=True, tag=True):
    """A seat at the table, shown by its player's name."""

    seat: int


class CardRef(Struct, frozen=True, tag=True):
    """A card or token of the game, shown by `name`; `kind` and `index` let it be inspected.

    covered: what it is called while its owner lets nobody see it; "" if there is nothing to hide
    """

    kind: str
    index: int
    name: str
    covered: str = ""


class Symbol(Struct, frozen=True, tag=True):
    """A small picture such as a die face: `name` in words, `letter` where room is short."""

    kind: str
    index: int
    name: str
    letter: str


Part: TypeAlias = str | SeatRef | CardRef | Symbol
Words: TypeAlias = tuple[Part, ...]


def plain(words: Words, names: tuple[str, ...]) -> str:
    """The words as one line of text, seats by their names."""
    return "".join(_plain_part(part, names) for part in words)


def _plain_part(part: Part, names: tuple[str, ...]) -> str:
    match part:
        case str():
            return part
        case SeatRef(seat):
            return names[seat]
        case CardRef() | Symbol():
            return part.name


def listed(items: tuple[Words, ...], last: str = " and ") -> Words:
    """Several phrases as a list: "a, b and c"."""
    parts: list[Part] = []
    for index, item in enumerate(items):
        if index:
            parts.append(last if index == len(items) - 1 else ", ")
        parts.extend(item)
    return tuple(parts)
