"""How a fight ends: the fish is caught, or escapes (TF-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.agenda import Outcome
from rules.tournament_fishing.effects import Until
from rules.tournament_fishing.events import FishCaught, FishEscaped
from rules.tournament_fishing.lake import to_bottom
from rules.tournament_fishing.lures import end_attachments
from rules.tournament_fishing.tasks import with_angler, with_turn

if TYPE_CHECKING:
    from rules.tournament_fishing.pieces import Bite
    from rules.tournament_fishing.state import FishingState


def catch(state: FishingState, seat: int) -> Outcome[FishingState]:
    """The fish on the hook goes to the Livewell."""
    state, bite = _off_the_hook(state, seat)
    state = with_angler(state, seat, livewell=(*state.anglers[seat].livewell, bite.card))
    state, ended = end_attachments(state, seat, Until.CATCH)
    return state, (FishCaught(seat, bite.card), *ended)


def escape(state: FishingState, seat: int, *, popped: bool) -> Outcome[FishingState]:
    """The fish on the hook goes face down to the bottom of its spot."""
    state, bite = _off_the_hook(state, seat)
    state = to_bottom(state, bite.spot, bite.card)
    state, ended = end_attachments(state, seat, Until.ESCAPE)
    return state, (FishEscaped(seat, bite.spot, bite.card, popped), *ended)


def _off_the_hook(state: FishingState, seat: int) -> tuple[FishingState, Bite]:
    bite = state.anglers[seat].turn.bite
    assert bite is not None
    return with_turn(state, seat, bite=None), bite
