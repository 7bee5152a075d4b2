"""What the tasks of Tournament Fishing have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Task
from rules.game import Action, Refusal
from rules.piles import put
from rules.tournament_fishing.refusals import OTHER_MOMENT

if TYPE_CHECKING:
    from rules.tournament_fishing.pieces import Angler, Turn
    from rules.tournament_fishing.state import FishingState


class FishingTask(Task["FishingState"], frozen=True):
    """A task of this game: it also knows whom it asks."""

    def decider(self, state: FishingState) -> int:
        """The seat that is asked."""
        return state.seat

    def why_not(self, state: FishingState, action: Action) -> Refusal:
        return self.refusal(state, action) or OTHER_MOMENT[type(action)]

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        """Why an unlisted action is impossible although it belongs to this question; None if it does not."""
        return None


class AnglerTask(FishingTask, frozen=True):
    """A task of one angler."""

    seat: int

    def decider(self, state: FishingState) -> int:
        return self.seat


def with_angler(state: FishingState, seat: int, **changes: object) -> FishingState:
    """The state with changes to what a seat has."""
    angler: Angler = replace(state.anglers[seat], **changes)
    return replace(state, anglers=put(state.anglers, seat, angler))


def with_turn(state: FishingState, seat: int, **changes: object) -> FishingState:
    """The state with changes to what counts for a seat's turn."""
    turn: Turn = replace(state.anglers[seat].turn, **changes)
    return with_angler(state, seat, turn=turn)


def first(state: FishingState, *tasks: FishingTask) -> FishingState:
    """The state with these tasks to be settled before all others."""
    return replace(state, agenda=tasks + state.agenda)
