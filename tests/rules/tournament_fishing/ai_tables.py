"""Scripted rounds against AI Anglers, from the moment in which they turn their cards."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.agenda import settled
from rules.game import Action, Beat, Step
from rules.piles import put, without
from rules.tournament_fishing import actions
from rules.tournament_fishing.components import CLOCK, WEATHER
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.inventory import missing
from rules.tournament_fishing.pieces import Anchor, RoundDeck, Spot, Turn
from rules.tournament_fishing.round import round_of
from rules.tournament_fishing.state import FishingState
from tests.rules.tournament_fishing.tables import card, deal, happened, table

FIRST_AND_SECOND_PLACE = CATCH_2_AGAIN = "Heat of the Day"
"""A Clock card whose AI side marks places 1 and 2 of the shop, and catches at spot 2."""

# What the AI sides of cards do at the lake.
CATCH_2, CATCH_3, REMOVE_1 = "First Light", "Dawn Bite", "Wind Shift"
CATCH_ANYWHERE, REMOVE_ANYWHERE = "Evening Feed", "Last Light"
FLIP_2, FLIP_ANYWHERE, WEATHER_CATCHES_2 = "Gusts", "Flat Calm", "Thunderheads"


def meet(
    *hands: str,
    ai: str = "",
    then: str = "",
    weather_ai: str = "",
    weather_then: str = "",
    anchors: Mapping[int, int] | None = None,
    face_up: tuple[int, ...] = (),
    effects: bool = False,
    after_ai: bool = False,
    first: int = 0,
    **options: Any,
) -> Step:
    """A round against the AI Anglers whose cards are named, run on to its first decision.

    ai, weather_ai: the Clock and Weather cards turned; `then`, `weather_then`: the cards below them
    anchors: whose Anchor lies on which spot; `face_up`: the spots whose top cards lie so
    after_ai: the round goes on from where the anglers begin
    first: who begins the round

    Somebody holds a Lure, so that the game waits where it is dealt.
    """
    options.setdefault("mode", "co-op" if len(hands) > 1 else "solo")
    both = bool(ai and weather_ai)
    options.setdefault("opponents", "both" if both else "weather" if weather_ai else "clock")
    laid = table(deal(*hands, seats=2 if options["mode"] == "co-op" else 1, **options))
    state = replace(laid, round=0, first=first, seat=first, anglers=_fresh(laid), lake_empty=False)
    state = replace(state, setup=replace(state.setup, clock=effects, weather=effects and bool(weather_ai)))
    if ai:
        state = replace(state, clock=_topped(CLOCK, ai, then))
    if weather_ai:
        state = replace(state, weather=_topped(WEATHER, weather_ai, weather_then))
    for spot, seat in (anchors or {}).items():
        state = _anchored(state, spot - 1, seat)
    for spot in face_up:
        state = _turned_up(state, spot - 1)
    assert not missing(state), missing(state)
    tasks = round_of(state)
    begun = replace(state, agenda=tasks[:1] + tasks[_anglers_begin(state) :] if after_ai else tasks)
    return settled(begun, [Beat((), begun)])


def _fresh(state: FishingState) -> tuple[Any, ...]:
    return tuple(replace(angler, turn=Turn()) for angler in state.anglers)


def _anglers_begin(state: FishingState) -> int:
    """How many tasks a round has before the anglers begin: its beginning, the AI's turns, what follows."""
    return 1 + len(state.rivals) + 2


def _topped(known: Mapping[int, Any], *names: str) -> RoundDeck:
    numbers = {found.name: number for number, found in known.items()}
    top = tuple(numbers[name] for name in names if name)
    return RoundDeck((*top, *[number for number in known if number not in top]))


def _anchored(state: FishingState, spot: int, seat: int) -> FishingState:
    here: Spot = state.spots[spot]
    anchored = replace(here, anchors=(Anchor(seat, card("Anchor")),))
    deck = without(state.shop_deck, card("Anchor"))
    return replace(state, spots=put(state.spots, spot, anchored), shop_deck=deck)


def _turned_up(state: FishingState, spot: int) -> FishingState:
    here: Spot = state.spots[spot]
    top, *rest = here.cards
    turned = replace(here, cards=(replace(top, open=True), *rest))
    return replace(state, spots=put(state.spots, spot, turned))


def rival(step: Step, number: int = 0) -> tuple[int, ...]:
    """The Livewell of an AI Angler after a step."""
    return table(step).rivals[number].livewell


def kinds(step: Step) -> list[str]:
    """The kinds of events in a step, in order."""
    return [type(event).__name__ for event in step.events]


def decides(step: Step) -> int:
    """The seat that is asked after a step."""
    decision = GAME.decision(table(step))
    assert decision is not None
    return decision.seat


def none(step: Step, *kinds_: type[Any]) -> bool:
    """Whether nothing of these kinds happened in a step."""
    return not any(happened(step, kind) for kind in kinds_)


# Actions, by names and by numbers counted from 1.


def points(spot: int) -> Action:
    return actions.point_at(spot - 1)


def clears(place: int) -> Action:
    return actions.remove_from_row(place - 1)


def keeps(name: str) -> Action:
    return actions.keep_card(card(name))


def counters_theirs(name: str) -> Action:
    return actions.counter_with_theirs(card(name))


def pays_theirs(name: str) -> Action:
    return actions.pay_with_theirs(card(name))


def gives(seat: int) -> Action:
    return actions.give_to(seat)
