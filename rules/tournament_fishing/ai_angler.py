"""The AI Angler's turn: its card is turned and obeyed, before anybody fishes (TF-36 to TF-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, done
from rules.game import NOTHING, Event
from rules.tournament_fishing.ai_events import AnchorLifted, RivalTurned
from rules.tournament_fishing.components import CLOCK, WEATHER
from rules.tournament_fishing.empty_lake import CheckingLake
from rules.tournament_fishing.lake_part import lake_part
from rules.tournament_fishing.pieces import RoundDeck
from rules.tournament_fishing.shop_part import shop_part
from rules.tournament_fishing.tasks import FishingTask, first, with_angler

if TYPE_CHECKING:
    from rules.tournament_fishing.components import AiSide
    from rules.tournament_fishing.state import FishingState


def ai_turn(state: FishingState) -> tuple[FishingTask, ...]:
    """The tasks with which a round begins where AI Anglers play, the Clock's first (TF-36, TF-38)."""
    rivals = range(len(state.rivals))
    if not rivals:
        return ()
    return (*map(TurningCard, rivals), LiftingAnchors(), CheckingLake(state.first))


class TurningCard(FishingTask, frozen=True):
    """An AI Angler's card is turned to its AI side; the next one's effect is the round's (TF-36, TF-37)."""

    rival: int

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        name, seat = state.setup.rivals[self.rival], len(state.anglers) + self.rival
        deck: RoundDeck = state.clock if name == "clock" else state.weather
        card, *rest = deck.cards
        left = RoundDeck(tuple(rest), open=True, discards=(*deck.discards, card))
        after = replace(done(state), seat=seat, **{name: left})
        side = ai_side(name, card)
        tasks = [lake_part(seat, side.deed, side.spot)]
        if state.setup.shop_part == name:
            tasks.insert(0, shop_part(state, seat, side.shop))
        counts = state.setup.clock if name == "clock" else state.setup.weather
        shown = left.shown if counts else NOTHING
        return first(after, *tasks), (RivalTurned(seat, name, card, shown),)


class LiftingAnchors(FishingTask, frozen=True):
    """The Anchors have served, and go to their owners' discard piles (TF-41)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        after = done(state, seat=state.first)
        events: list[Event] = []
        for number, spot in enumerate(state.spots):
            for anchor in spot.anchors:
                discards = (*after.anglers[anchor.seat].discards, anchor.card)
                after = with_angler(after, anchor.seat, discards=discards)
                events.append(AnchorLifted(anchor.seat, anchor.card, number))
        spots = tuple([replace(spot, anchors=()) if spot.anchors else spot for spot in after.spots])
        return replace(after, spots=spots), tuple(events)


def ai_side(name: str, card: int) -> AiSide:
    """The AI side of a Clock or Weather card."""
    return CLOCK[card].ai if name == "clock" else WEATHER[card].ai
