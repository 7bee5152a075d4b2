"""What an AI Angler's card does to the supply row (TF-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Refusal
from rules.piles import put
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import RemoveFromRow
from rules.tournament_fishing.ai_events import ShopCleared
from rules.tournament_fishing.names import card
from rules.tournament_fishing.tasks import FishingTask
from rules.tournament_fishing.together import Deciding, Plan
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


def shop_part(state: FishingState, seat: int, places: tuple[int, ...]) -> FishingTask:
    """The task that clears the places with an X: all of them, or one that two anglers choose (TF-38)."""
    return ChoosingCard(seat=seat, places=places) if state.setup.together else ClearingPlaces(seat, places)


class ClearingPlaces(FishingTask, frozen=True):
    """Every card at a place with an X leaves the game; a gap is no card (TF-38).

    seat: of the AI Angler
    """

    seat: int
    places: tuple[int, ...]

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        return cleared(done(state), self.seat, held(state, self.places))


class ChoosingCard(Deciding, frozen=True, kw_only=True):
    """Two anglers choose the one card that leaves the game (TF-38)."""

    rule: ClassVar[str] = "TF-38b"
    kinds: ClassVar[tuple[type[Action], ...]] = (RemoveFromRow,)

    seat: int
    places: tuple[int, ...]

    def next_steps(self, state: FishingState) -> tuple[Part, ...]:
        return (actions.part(*[actions.remove_from_row(place) for place in held(state, self.places)]),)

    def question(self, state: FishingState) -> Words:
        return ("which of the marked cards leaves the shop?",)

    def in_words(self, state: FishingState, plan: Plan) -> Words:
        (number,) = [state.supply[step.place] for step in plan if isinstance(step, RemoveFromRow)]
        return (card(number), " leaves the shop")

    def carried_out(self, state: FishingState, plan: Plan) -> Outcome[FishingState]:
        places = tuple([step.place for step in plan if isinstance(step, RemoveFromRow)])
        return cleared(state, self.seat, places)

    def no_step(self, state: FishingState, action: Action) -> Refusal | None:
        assert isinstance(action, RemoveFromRow)
        if action.place in self.places:
            return Refusal("TF-38e", "That place is a gap.")
        return Refusal("TF-38b", "That place has no X.")


def held(state: FishingState, places: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the places that hold a card."""
    return tuple([place for place in places if state.supply[place] != NOTHING])


def cleared(state: FishingState, seat: int, places: tuple[int, ...]) -> Outcome[FishingState]:
    """The cards at these places leave the game; a Live Bait Lure too (TF-38)."""
    if not places:
        return state, ()
    supply = state.supply
    cards = tuple([supply[place] for place in places])
    for place in places:
        supply = put(supply, place, NOTHING)
    after = replace(state, supply=supply, lost=(*state.lost, *cards))
    return after, (ShopCleared(seat, places, cards),)
