"""Emptied Zones of the board are stocked again from the decks (CC-05, CC-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, done
from rules.coldwater_crown.events import Restocked
from rules.coldwater_crown.pieces import LOCATIONS, NO_FISH, Fish
from rules.coldwater_crown.tasks import CrownTask
from rules.game import NOTHING, Event
from rules.piles import put

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


class Restocking(CrownTask, frozen=True):
    """The restock at the end of a Step."""

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        after, events = restock(state)
        return done(after), events


def restock(state: CrownState) -> Outcome[CrownState]:
    """Every empty Zone gets the next fish of its location, lowest Zone first, as far as the decks last."""
    events: tuple[Event, ...] = ()
    for location in range(LOCATIONS):
        if state.decks[location] and has_gap(state.waters[location]):
            state, event = _restock_location(state, location)
            events += (event,)
    return state, events


def has_gap(water: tuple[Fish, ...]) -> bool:
    """Whether a location has an empty Zone."""
    return NO_FISH in water


def _restock_location(state: CrownState, location: int) -> tuple[CrownState, Restocked]:
    water, deck = state.waters[location], state.decks[location]
    gaps = tuple([zone for zone, fish in enumerate(water) if fish.empty])[: len(deck)]
    for zone, fish in zip(gaps, deck, strict=False):
        water = put(water, zone, fish)
    new, deck = deck[: len(gaps)], deck[len(gaps) :]
    on_deck = deck[0].species if deck else NOTHING
    after = replace(state, waters=put(state.waters, location, water), decks=put(state.decks, location, deck))
    return after, Restocked(location, gaps, tuple([fish.species for fish in new]), on_deck)
