"""The lake without a card: an early weigh-in, if all agree (TF-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import Action
from rules.tournament_fishing import actions
from rules.tournament_fishing.events import EndWished, LakeEmptied
from rules.tournament_fishing.tasks import AnglerTask, first
from rules.tournament_fishing.weigh_in import WeighingIn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class CheckingLake(AnglerTask, frozen=True):
    """When the last card has left, this is announced and all are asked, beginning with the active one."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        if state.lake_empty or any([spot.cards for spot in state.spots]):
            return done(state), ()
        seats = len(state.anglers)
        others = tuple([(self.seat + place) % seats for place in range(1, seats)])
        return first(done(state, lake_empty=True), Agreeing(self.seat, others)), (LakeEmptied(),)


class Agreeing(AnglerTask, frozen=True):
    """An angler says whether the weigh-in comes at once; whoever would rather fish on decides it.

    others: who is still to be asked
    """

    rule: ClassVar[str] = "TF-34c"

    others: tuple[int, ...]

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        return _ANSWERS

    def prompt(self, state: FishingState) -> Words:
        return ("the lake is empty: weigh in at once?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        agrees = action == actions.AGREE_TO_END
        said = (EndWished(self.seat, agrees),)
        if not agrees:
            return done(state), said
        if self.others:
            next_, *others = self.others
            return first(done(state), Agreeing(next_, tuple(others))), said
        return replace(state, agenda=(WeighingIn(),)), said


_ANSWERS = (actions.part(actions.AGREE_TO_END), actions.part(actions.FISH_ON))
