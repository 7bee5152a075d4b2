"""Paying for what was chosen, with no card too many (TF-28)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import Action, Refusal
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Pay
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.events import Paid
from rules.tournament_fishing.hands import discard, distinct
from rules.tournament_fishing.tasks import AnglerTask
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState

C = TypeVar("C")

NO_CARD_YET = 99
"""More cash than any card has."""


class Paying(AnglerTask, frozen=True):
    """Hand cards are discarded in falling cash until all is paid: so no payment has a card too many.

    What every payment takes is paid without a question.

    due: what is still to be paid
    most: the cash of the card discarded last
    """

    rule: ClassVar[str] = "TF-28b"

    due: int
    most: int = NO_CARD_YET

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        hand = state.anglers[self.seat].hand
        if certain_cards(hand, cash_of, self.due, self.most):
            return ()
        return (actions.part(*[actions.pay(card) for card in payable(hand, self.due, self.most)]),)

    def prompt(self, state: FishingState) -> Words:
        return (f"pay ${self.due} with which card?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        assert isinstance(action, Pay)
        return self._paid(state, action.card)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        hand = state.anglers[self.seat].hand
        return self._paid(state, *certain_cards(hand, cash_of, self.due, self.most))

    def _paid(self, state: FishingState, *cards: int) -> Outcome[FishingState]:
        """These cards are discarded, and the rest is still to be paid."""
        left = self.due - sum(map(cash_of, cards))
        after = done(state)
        if left > 0:
            after = replace(after, agenda=(Paying(self.seat, left, cash_of(cards[-1])), *after.agenda))
        return discard(after, self.seat, *cards), tuple([Paid(self.seat, card) for card in cards])

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        if action.card not in state.anglers[self.seat].hand:
            return Refusal("TF-27a", "You do not hold that card.")
        cash = ANGLER[action.card].cash
        if not cash:
            return Refusal("TF-28c", "That card has no cash.")
        if cash > self.most:
            return Refusal("TF-28b", "Cards are named in falling cash, so that none is too many.")
        return Refusal("TF-28b", "With that card next, the cards of no more cash could not pay the rest.")


def payable(hand: tuple[int, ...], due: int, most: int = NO_CARD_YET) -> list[int]:
    """The cards that may be discarded next, when so much is due and the last one brought `most`."""
    fitting = _next_cash([cash_of(card) for card in hand], due, most)
    return [card for card in distinct(hand) if cash_of(card) in fitting]


def certain_cards(
    cards: Sequence[C], cash: Callable[[C], int], due: int, most: int = NO_CARD_YET
) -> tuple[C, ...]:
    """The cards of most cash that every payment of what is due takes, up to where there is a choice.

    Equal cards are copies, between which nobody chooses.
    """
    left = sorted(cards, key=cash, reverse=True)
    taken: list[C] = []
    while due > 0:
        fitting = _next_cash(list(map(cash, left)), due, most)
        if len(fitting) != 1:
            break
        (most,) = fitting
        taken.append(next(card for card in left if cash(card) == most))
        left.remove(taken[-1])
        due -= most
    contested = {cash(other) for one in taken for other in left if one != other and cash(one) == cash(other)}
    return tuple([card for card in taken if cash(card) not in contested])


def _next_cash(cash: list[int], due: int, most: int) -> set[int]:
    """What the next card may bring: with it and the cards of no more cash all can be paid."""
    return {
        some
        for some in set(cash)
        if 0 < some <= most and sum([other for other in cash if other <= some]) >= due
    }


def cash_of(card: int) -> int:
    """What a card of an angler pays."""
    return ANGLER[card].cash
