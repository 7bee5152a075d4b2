"""Where an angler's effects come from, and what their numbers add up to (TF-08, TF-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import NOTHING
from rules.tournament_fishing.components import ANGLER, CLOCK, LAKE, LOCATIONS, WEATHER
from rules.tournament_fishing.effects import Bait, CardType, Effect, Facts, Op, Phase, holds

if TYPE_CHECKING:
    from rules.tournament_fishing.effects import Effects
    from rules.tournament_fishing.pieces import Turn
    from rules.tournament_fishing.state import FishingState

BAIT_OF = tuple(tuple([bait for bait in Bait if bits >> bait & 1]) for bits in range(1 << len(Bait)))
"""The bait in each set of bits."""
EVERY_BAIT = len(BAIT_OF) - 1
_CAST_STRENGTH, _FORBID = Op.CAST_STRENGTH, Op.FORBID


def bits_of(bait: tuple[Bait, ...]) -> int:
    """Bait as a set of bits."""
    return sum([1 << symbol for symbol in bait])


def clock_effects(state: FishingState) -> Effects:
    """What the hour does."""
    shown = state.clock.shown if state.setup.clock else NOTHING
    return CLOCK[shown].effects if shown != NOTHING else ()


def weather_effects(state: FishingState) -> Effects:
    """What the Weather does."""
    shown = state.weather.shown if state.setup.weather else NOTHING
    return WEATHER[shown].effects if shown != NOTHING else ()


def round_effects(state: FishingState) -> Effects:
    """What the hour and the Weather do."""
    return clock_effects(state) + weather_effects(state)


def location_effects(state: FishingState, spot: int) -> Effects:
    """What the Location at a spot does there; nothing at no spot (TF-33)."""
    location = state.spots[spot].location if spot != NOTHING else NOTHING
    return LOCATIONS[location].effects if location != NOTHING else ()


def at_work(state: FishingState, seat: int, spot: int = NOTHING) -> list[Effect]:
    """All effects that count for a seat: of its cards in play, the round, its events, and a spot."""
    angler = state.anglers[seat]
    effects: list[Effect] = []
    for card in angler.play:
        effects += ANGLER[card].effects
    for card in angler.attachments:
        effects += ANGLER[card].effects
    for card in angler.turn.events:
        effects += LAKE[card].effects
    effects += clock_effects(state)
    effects += weather_effects(state)
    effects += location_effects(state, spot)
    return effects


def total(state: FishingState, seat: int, op: Op, spot: int = NOTHING) -> int:
    """The sum of all numbers of one kind that count for a seat."""
    return sum([effect.n for effect in at_work(state, seat, spot) if effect.op == op])


def forbidden(state: FishingState, phase: Phase) -> set[CardType | None]:
    """The types of cards that may not be played in a phase of this round (TF-10)."""
    effects = round_effects(state)
    if not effects:
        return set()
    return {effect.forbidden for effect in effects if effect.op == _FORBID and effect.phase == phase}


def facts_of(turn: Turn, power: int) -> Facts:
    """What conditions look at, for a fish of so much Power."""
    lure = None if turn.lure == NOTHING else ANGLER[turn.lure].lure
    return Facts(lure, BAIT_OF[turn.bait | turn.here], power, turn.attempts)


def strength(state: FishingState, seat: int, spot: int, power: int, hook: int = NOTHING) -> int:
    """The Cast Strength against a fish of so much Power, with a Hook from hand if one is named (TF-13)."""
    angler = state.anglers[seat]
    effects = at_work(state, seat, spot)
    reached = sum([ANGLER[card].strength for card in angler.in_play])
    if hook != NOTHING:
        effects += ANGLER[hook].effects
        reached += ANGLER[hook].strength
    facts = facts_of(angler.turn, power)
    for effect in effects:
        if effect.op == _CAST_STRENGTH and holds(effect.condition, facts):
            reached += effect.n
    return max(0, reached)
