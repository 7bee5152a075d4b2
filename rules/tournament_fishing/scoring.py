"""Weigh-in totals and places (TF-32, TF-43, TF-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import UNKNOWN, Line, Seat, Sheet, Standings
from rules.tournament_fishing import against_ai
from rules.tournament_fishing.against_ai import is_doubled, ranks
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.weigh_in import livewells, worth
from rules.words import CardRef, SeatRef, Words, listed

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


def standings(state: FishingState) -> Standings:
    """The score sheets, fish by fish as far as they are known; ranks once the game is over."""
    wells, setup = livewells(state), state.setup
    places: tuple[int | None, ...] = (None,) * len(wells)
    notes: tuple[Words, ...] = ()
    if state.ended:
        places = ranks(setup, wells) if setup.rivals else _places(wells)
        notes = against_ai.notes(setup, wells) if setup.rivals else _notes(wells)
    sheets = tuple(
        [
            _sheet(seat, cards, places[seat], doubled=seat >= setup.seats and is_doubled(setup))
            for seat, cards in enumerate(wells)
        ]
    )
    return Standings(sheets, notes, final=state.ended)


def _sheet(seat: Seat, cards: tuple[int, ...], place: int | None, *, doubled: bool) -> Sheet:
    """The fish of a seat; an AI Angler that two fish against counts them twice (TF-44)."""
    lines = [_line(card) for card in _best_first(cards)]
    total = None if UNKNOWN in cards else worth(cards)
    if doubled and cards:
        lines.append(Line(("doubled",), total))
        total = None if total is None else 2 * total
    return Sheet(seat, tuple(lines), total, place)


def _places(wells: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The places of anglers who fish against each other (TF-32)."""
    orders = [_order(cards) for cards in wells]
    return tuple([1 + sum([other > order for other in orders]) for order in orders])


def _line(card: int) -> Line:
    if card == UNKNOWN:
        return Line((CardRef("fish", UNKNOWN, "a fish"),), None)
    return Line((CardRef("fish", card, LAKE[card].name),), LAKE[card].worth)


def _best_first(cards: tuple[int, ...]) -> list[int]:
    """Known fish by their worth, and then those that are not known."""
    return sorted(cards, key=lambda card: 1 if card == UNKNOWN else -LAKE[card].worth)


def _order(cards: tuple[int, ...]) -> list[int]:
    """What ranks a seat, the greater the better: the total, then the best fish, then the next (TF-32)."""
    return [worth(cards), *sorted([LAKE[card].worth for card in cards], reverse=True)]


def _notes(wells: tuple[tuple[int, ...], ...]) -> tuple[Words, ...]:
    """How each tie was broken, the best total first."""
    notes: list[Words] = []
    for total in sorted({worth(cards) for cards in wells}, reverse=True):
        tied = [seat for seat, cards in enumerate(wells) if worth(cards) == total]
        if len(tied) > 1:
            names = listed(tuple((SeatRef(seat),) for seat in tied))
            notes.append((*names, f" weighed in {total} each; ", *_tie_words(wells, tied)))
    return tuple(notes)


def _tie_words(wells: tuple[tuple[int, ...], ...], tied: list[Seat]) -> Words:
    best = max([_order(wells[seat]) for seat in tied])
    ahead = [seat for seat in tied if _order(wells[seat]) == best]
    if len(ahead) == len(tied):
        return ("fish by fish they are equal too, so they share the place",)
    verb = " is" if len(ahead) == 1 else " are"
    return (*listed(tuple((SeatRef(seat),) for seat in ahead)), f"{verb} ahead by the best single fish")
