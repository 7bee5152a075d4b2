"""Paying for what was chosen, with no card too many (TF-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

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

NO_CARD_YET = 99
"""More cash than any card has."""


class Paying(AnglerTask, frozen=True):
    """Hand cards are discarded in falling cash until all is paid: so no payment has a card too many.

    due: what is still to be paid
    most: the cash of the card discarded last
    """

    rule: ClassVar[str] = "TF-28b"

    due: int
    most: int = NO_CARD_YET

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        hand = state.anglers[self.seat].hand
        return (actions.part(*[actions.pay(card) for card in payable(hand, self.due, self.most)]),)

    def prompt(self, state: FishingState) -> Words:
        return (f"pay ${self.due} with which card?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        assert isinstance(action, Pay)
        cash = ANGLER[action.card].cash
        left = self.due - cash
        after = done(state)
        if left > 0:
            after = replace(after, agenda=(Paying(self.seat, left, cash), *after.agenda))
        return discard(after, self.seat, action.card), (Paid(self.seat, action.card),)

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
    cash = [ANGLER[card].cash for card in hand]
    suffices = {
        some: sum([other for other in cash if other <= some]) >= due for some in set(cash) if 0 < some <= most
    }
    return [card for card in distinct(hand) if suffices.get(ANGLER[card].cash)]


def needs_all(hand: tuple[int, ...], due: int, most: int = NO_CARD_YET) -> bool:
    """Whether what is due takes every card that can be named, so that there is one payment only."""
    cash = [ANGLER[card].cash for card in hand if 0 < ANGLER[card].cash <= most]
    return bool(cash) and sum(cash) - min(cash) < due
