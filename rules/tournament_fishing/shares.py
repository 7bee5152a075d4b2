"""The Cast Strength as a sum, share by share, before a fish is looked at (TF-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.game import NOTHING
from rules.tournament_fishing.components import ANGLER, LAKE
from rules.tournament_fishing.effects import ALWAYS, Condition, Effects, Op
from rules.tournament_fishing.pieces import Source
from rules.tournament_fishing.sources import clock_effects, location_effects, weather_effects

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class Share(Struct, frozen=True):
    """What one thing adds to the Cast Strength; `condition`: tested against the fish."""

    source: Source
    n: int
    condition: Condition = ALWAYS


def shares(state: FishingState, seat: int, spot: int = NOTHING) -> list[Share]:
    """Everything that adds to a seat's Cast Strength, at a spot if one is named."""
    angler = state.anglers[seat]
    found: list[Share] = []
    for card in angler.in_play:
        source = Source("card", card)
        if ANGLER[card].strength:
            found.append(Share(source, ANGLER[card].strength))
        found += _of(source, ANGLER[card].effects)
    for event in angler.turn.events:
        found += _of(Source("event", event), LAKE[event].effects)
    found += _of(Source("clock"), clock_effects(state))
    found += _of(Source("weather"), weather_effects(state))
    return found + _of(Source("location", spot), location_effects(state, spot))


def certain(found: list[Share]) -> int:
    """The sum of the shares that depend on nothing (TF-13)."""
    return max(0, sum([share.n for share in found if share.condition == ALWAYS]))


def _of(source: Source, effects: Effects) -> list[Share]:
    return [Share(source, effect.n, effect.condition) for effect in effects if effect.op == Op.CAST_STRENGTH]
