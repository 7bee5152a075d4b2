"""Effects of what is in play already: some come by themselves, others are offered (TF-08, TF-10)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeGuard

from rules.agenda import Outcome, Part
from rules.game import Action, Refusal
from rules.piles import without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import UseCard, UseClock, UseLocation, UseWeather
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.deeds import can_use, deeds_of, is_due, is_offer
from rules.tournament_fishing.effects import Effects, Phase
from rules.tournament_fishing.events import SourceUsed
from rules.tournament_fishing.pieces import Source
from rules.tournament_fishing.sources import clock_effects, location_effects, weather_effects
from rules.tournament_fishing.tasks import first, with_turn

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState
    from rules.tournament_fishing.tasks import FishingTask

Use = UseCard | UseClock | UseWeather | UseLocation
CLOCK, WEATHER = Source("clock"), Source("weather")


@cache
def source_of_card(card: int) -> Source:
    """An angler card as the source of effects."""
    return Source("card", card)


@cache
def source_of_spot(spot: int) -> Source:
    """The Location at a spot as the source of effects."""
    return Source("location", spot)


def come_into_force(state: FishingState, seat: int, phase: Phase) -> FishingState:
    """What is in play comes into force: dues are settled at once, and the rest is offered.

    Of the Cast phase this is the moment in which the Lure is played.
    """
    offers: list[Source] = []
    dues: list[FishingTask] = []
    for source, effects in _in_force(state, seat, phase):
        if is_due(effects, phase):
            dues += deeds_of(seat, effects, phase, source)
        elif is_offer(effects, phase):
            offers.append(source)
    if offers:
        state = with_turn(state, seat, offers=tuple(offers))
    return first(state, *dues) if dues else state


def _in_force(state: FishingState, seat: int, phase: Phase) -> list[tuple[Source, Effects]]:
    """The effects in play; those of Locations are for the Search phase only (TF-12)."""
    found: list[tuple[Source, Effects]] = [
        (source_of_card(card), ANGLER[card].effects)
        for card in state.anglers[seat].in_play
        if ANGLER[card].effects
    ]
    if effects := clock_effects(state):
        found.append((CLOCK, effects))
    if effects := weather_effects(state):
        found.append((WEATHER, effects))
    if phase == Phase.SEARCH and state.setup.locations:
        found += [(source_of_spot(spot), location_effects(state, spot)) for spot in range(len(state.spots))]
    return found


def effects_of(state: FishingState, source: Source) -> Effects:
    """What stands on a source in play."""
    match source.kind:
        case "card":
            return ANGLER[source.index].effects
        case "clock":
            return clock_effects(state)
        case "weather":
            return weather_effects(state)
        case _:
            return location_effects(state, source.index)


def card_of(state: FishingState, source: Source) -> int:
    """The card that a source in play is."""
    match source.kind:
        case "clock":
            return state.clock.shown
        case "weather":
            return state.weather.shown
        case "location":
            return state.spots[source.index].location
        case _:
            return source.index


def offered(state: FishingState, seat: int, phase: Phase) -> Part:
    """The effects in play that may still be used and would do something."""
    offers = state.anglers[seat].turn.offers
    if not offers:
        return actions.NO_ACTIONS
    return actions.part(
        *[
            use_of(source)
            for source in dict.fromkeys(offers)
            if can_use(state, seat, effects_of(state, source), phase, source)
        ]
    )


def use_of(source: Source) -> Use:
    """The action that uses a source."""
    match source.kind:
        case "card":
            return actions.use_card(source.index)
        case "clock":
            return actions.USE_CLOCK
        case "weather":
            return actions.USE_WEATHER
        case _:
            return actions.use_location(source.index)


def source_of(action: Use) -> Source:
    """The source that an action uses."""
    match action:
        case UseCard(card):
            return source_of_card(card)
        case UseClock():
            return CLOCK
        case UseWeather():
            return WEATHER
        case UseLocation(spot):
            return source_of_spot(spot)


def is_use(action: Action) -> TypeGuard[Use]:
    """Whether an action uses something in play."""
    return isinstance(action, UseCard | UseClock | UseWeather | UseLocation)


def use(state: FishingState, seat: int, phase: Phase, action: Use) -> Outcome[FishingState]:
    """The effects of a source are used, which is then no longer offered."""
    source = source_of(action)
    offers = without(state.anglers[seat].turn.offers, source)
    after = with_turn(state, seat, offers=offers)
    after = first(after, *deeds_of(seat, effects_of(state, source), phase, source))
    return after, (SourceUsed(seat, source.kind, card_of(state, source)),)


def no_use(state: FishingState, seat: int, action: Action) -> Refusal | None:
    """Why something in play cannot be used in a phase with offers; None for other actions."""
    if not is_use(action):
        return None
    if source_of(action) in state.anglers[seat].turn.offers:
        return Refusal("TF-10d", "That effect could do nothing now.")
    rule = "TF-08c" if isinstance(action, UseCard) else "TF-10c"
    return Refusal(rule, "That effect is not offered in this phase, or was used already.")
