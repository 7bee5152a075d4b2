"""Whether the anglers beat the AI Anglers (TF-43, TF-44, TF-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tournament_fishing.weigh_in import worth
from rules.words import SeatRef, Words, listed

if TYPE_CHECKING:
    from rules.tournament_fishing.pieces import Setup

Wells = tuple[tuple[int, ...], ...]


def is_doubled(setup: Setup) -> bool:
    """Whether the score of an AI Angler counts twice: of the only one, against two (TF-44)."""
    return setup.together and len(setup.rivals) == 1


def ranks(setup: Setup, wells: Wells) -> tuple[int, ...]:
    """Every seat's place; the anglers win only with more, and two of them win or lose together."""
    ours, theirs = _totals(setup, wells)
    if _each_counts(setup):
        own = 1 + sum([total >= ours for total in theirs])
        rivals = [1 + (ours > total) + sum([other > total for other in theirs]) for total in theirs]
        return (own, *rivals)
    if ours > sum(theirs):
        return (1,) * setup.seats + (1 + setup.seats,) * len(theirs)
    return (1 + len(theirs),) * setup.seats + (1,) * len(theirs)


def notes(setup: Setup, wells: Wells) -> tuple[Words, ...]:
    """How the anglers' catch compares, where the sheets do not say it."""
    ours, theirs = _totals(setup, wells)
    if _each_counts(setup):
        return tuple(_tie(setup.seats + number, ours) for number, total in enumerate(theirs) if total == ours)
    rivals = range(setup.seats, len(wells))
    compared = (
        *_weighed_in(range(setup.seats), ours),
        "; ",
        *_weighed_in(rivals, sum(theirs)),
        ", doubled" if is_doubled(setup) else "",
    )
    return (compared, *((_EQUAL,) if ours == sum(theirs) else ()))


_EQUAL: Words = ("A tie goes to the AI",)


def _each_counts(setup: Setup) -> bool:
    """Whether the AI Anglers are compared one by one: alone, unless their sum is to be beaten (TF-43)."""
    return not setup.together and (setup.comparison == "each" or len(setup.rivals) == 1)


def _totals(setup: Setup, wells: Wells) -> tuple[int, list[int]]:
    """What the anglers weighed in together, and what each AI Angler counts."""
    factor = 2 if is_doubled(setup) else 1
    ours = sum([worth(cards) for cards in wells[: setup.seats]])
    return ours, [factor * worth(cards) for cards in wells[setup.seats :]]


def _tie(rival: int, total: int) -> Words:
    return (SeatRef(0), " and ", SeatRef(rival), f" weighed in {total} each: a tie goes to the AI")


def _weighed_in(seats: range, total: int) -> Words:
    together = " together" if len(seats) > 1 else ""
    return (*listed(tuple((SeatRef(seat),) for seat in seats)), f" weighed in {total}{together}")
