"""The Cleanup phase, and the refill of the supply row (TF-29, TF-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, done
from rules.game import NOTHING, Event
from rules.tournament_fishing.effects import Op, Phase
from rules.tournament_fishing.events import CleanedUp, Refilled
from rules.tournament_fishing.hands import draw
from rules.tournament_fishing.pieces import HAND, Turn
from rules.tournament_fishing.sources import total
from rules.tournament_fishing.tasks import AnglerTask, FishingTask, with_angler

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class CleaningUp(AnglerTask, frozen=True):
    """Played cards are discarded, and the hand is filled up (TF-29, TF-30)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        seat, angler = self.seat, state.anglers[self.seat]
        size = HAND + total(state, seat, Op.HAND_SIZE)
        after = replace(done(state), seat=seat, phase=int(Phase.CLEANUP))
        after = with_angler(after, seat, play=(), discards=angler.discards + angler.play, turn=Turn())
        cleaned: tuple[Event, ...] = (CleanedUp(seat, angler.play),) if angler.play else ()
        after, drew = draw(after, seat, max(0, size - len(angler.hand)))
        return after, cleaned + drew


class Refilling(FishingTask, frozen=True):
    """Each gap of the supply row is filled in its place, as long as there are cards (TF-30)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        gaps = [place for place, card in enumerate(state.supply) if card == NOTHING]
        places = tuple(gaps[: len(state.shop_deck)])
        if not places:
            return done(state), ()
        cards, deck = state.shop_deck[: len(places)], state.shop_deck[len(places) :]
        supply = list(state.supply)
        for place, card in zip(places, cards, strict=True):
            supply[place] = card
        return done(state, supply=tuple(supply), shop_deck=deck), (Refilled(places, cards),)
