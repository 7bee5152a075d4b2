"""What two anglers decide together: one proposes, the other agrees or proposes otherwise (TF-44).

The angler who began the round proposes, and picks one of the two proposals where they differ. One
angler alone just decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import Action, Refusal
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import AnyAction
from rules.tournament_fishing.tasks import FishingTask
from rules.words import SeatRef, Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState

Plan = tuple[AnyAction, ...]
"""What somebody proposes, step by step."""


def partner(seat: int) -> int:
    """The other one of two anglers."""
    return 1 - seat


class Deciding(FishingTask, frozen=True):
    """A decision of all anglers. What can be decided, and what follows from it, each kind says itself.

    steps: what the one who is asked has named so far
    first: what the angler who began the round proposes
    other: what the other one proposes instead
    """

    kinds: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of steps that proposals are made of."""

    steps: Plan = ()
    first: Plan = ()
    other: Plan = ()

    def next_steps(self, state: FishingState) -> tuple[Part, ...]:
        """What can be named next; none at all: there is nothing to decide."""
        raise LookupError("every decision says what can be decided")

    def no_step(self, state: FishingState, action: Action) -> Refusal | None:
        """Why something cannot be named next."""
        raise LookupError("every decision says what cannot be decided")

    def is_complete(self, state: FishingState, plan: Plan) -> bool:
        """Whether nothing more needs to be named."""
        return True

    def is_same(self, state: FishingState, one: Plan, other: Plan) -> bool:
        """Whether two proposals come to the same."""
        return one == other

    def carried_out(self, state: FishingState, plan: Plan) -> Outcome[FishingState]:
        """The outcome of what was decided."""
        raise LookupError("every decision has an outcome")

    def question(self, state: FishingState) -> Words:
        """What is to be decided."""
        raise LookupError("every decision asks something")

    def in_words(self, state: FishingState, plan: Plan) -> Words:
        """A proposal in words."""
        raise LookupError("every proposal can be told")

    def decider(self, state: FishingState) -> int:
        answering = self.first and not self.other
        return partner(state.first) if answering else state.first

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        if self.other:
            return (_AGREE, _INSIST)
        steps = self.next_steps(state)
        if not self.first or self.steps or not any(steps):
            return steps
        others = tuple([actions.part(*[step for step in part if (step,) != self.first]) for part in steps])
        return (_AGREE, *others)

    def prompt(self, state: FishingState) -> Words:
        if not self.first or self.steps:
            return self.question(state)
        proposed = self.in_words(state, self.other or self.first)
        who = SeatRef(partner(self.decider(state)))
        if self.other:
            return (who, " would rather: ", *proposed, "; you: ", *self.in_words(state, self.first))
        return (who, " proposes: ", *proposed)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if action == actions.AGREE:
            return self.carried_out(done(state), self.other or self.first)
        if action == actions.INSIST:
            return self.carried_out(done(state), self.first)
        plan: Plan = (*self.steps, action)  # type: ignore[arg-type]
        if not self.is_complete(state, plan):
            return self._going_on(state, steps=plan)
        if self.first and not self.is_same(state, self.first, plan):
            return self._going_on(state, steps=(), other=plan)
        if not self.first and state.setup.together and state.setup.confirm:
            return self._going_on(state, steps=(), first=plan)
        return self.carried_out(done(state), plan)

    def _going_on(self, state: FishingState, **changes: Plan) -> Outcome[FishingState]:
        return replace(state, agenda=(replace(self, **changes), *state.agenda[1:])), ()

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, self.kinds):
            return None
        if self.other:
            return Refusal("TF-44h", "You disagree: stand by your proposal, or agree to the other one.")
        if (action,) == self.first:
            return Refusal("TF-44g", "That is what is proposed to you: agree to it.")
        return self.no_step(state, action)


_AGREE = actions.part(actions.AGREE)
_INSIST = actions.part(actions.INSIST)
