"""Immutable piles and rows that all games share."""

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one in that place."""
    return (*items[:place], item, *items[place + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items without the first one equal to `item`. Raises `ValueError` if there is none."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def drawn(pile: tuple[T, ...], number: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Up to so many from the top of a pile, and what is left of it."""
    return pile[:number], pile[number:]
