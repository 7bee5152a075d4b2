"""Two pay together, from both hands and with no card too many (TF-28, TF-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Event, Refusal
from rules.piles import put, without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import KeepCard, Pay, PayWithTheirs
from rules.tournament_fishing.ai_events import CardKept, TakenBack
from rules.tournament_fishing.buy import cash_of, price_at, terms
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.events import Paid
from rules.tournament_fishing.hands import discard
from rules.tournament_fishing.lending import (
    Named,
    asks_partner,
    consents,
    free,
    owned_and_theirs,
    request,
)
from rules.tournament_fishing.payment import NO_CARD_YET, certain_cards, payable
from rules.tournament_fishing.tasks import FishingTask, with_turn
from rules.tournament_fishing.together import partner
from rules.words import SeatRef, Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class Purchase(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is bought, and its place in the supply row; `NOTHING`: from the Bait Bucket."""

    card: int
    place: int


class PayingTogether(FishingTask, frozen=True):
    """The angler who began the round names cards of both hands; the other consents, or keeps one (TF-44).

    Where what is left cannot pay, the last purchase is taken back. Cards are discarded when all is paid.

    basket: what is to be paid, in the order in which it was chosen
    named: cards to pay with so far, in falling cash
    kept: cards that the other one does not give
    """

    rule: ClassVar[str] = "TF-45d"

    basket: tuple[Purchase, ...]
    named: tuple[Named, ...] = ()
    kept: tuple[int, ...] = ()

    def asking(self, state: FishingState) -> int:
        """The one who names the cards."""
        return state.first

    def decider(self, state: FishingState) -> int:
        return partner(state.first) if self._asks(state) else state.first

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        due = self.due(state)
        if due > 0:
            if self._certain_cards(state):
                return ()
            own, theirs = self.hands(state)
            cards = payable(own + theirs, due, self.most)
            return owned_and_theirs(cards, own, theirs, actions.pay, actions.pay_with_theirs)
        return consents(self.named, partner(state.first)) if self._asks(state) else ()

    def due(self, state: FishingState) -> int:
        """What is still to be paid."""
        cash, discount = terms(state, state.first)
        price = price_at(tuple([purchase.card for purchase in self.basket]), discount)
        return price - cash - cash_of(tuple([one.card for one in self.named]))

    @property
    def most(self) -> int:
        """The cash of the card named last."""
        return ANGLER[self.named[-1].card].cash if self.named else NO_CARD_YET

    def hands(self, state: FishingState) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards that can still be named: of the one who began the round, and of the other."""
        seat = state.first
        return free(state, seat, self.named, ()), free(state, partner(seat), self.named, self.kept)

    def prompt(self, state: FishingState) -> Words:
        due = self.due(state)
        if due > 0:
            return (f"pay ${due} with which card?",)
        return (SeatRef(state.first), " would pay with your ", *request(self.named, state.first))

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        match action:
            case Pay(card):
                return self._naming(state, Named(state.first, card))
            case PayWithTheirs(card):
                return self._naming(state, Named(partner(state.first), card))
            case KeepCard(card):
                after, taken_back = replace(self, named=(), kept=(*self.kept, card))._within_means(state)
                return after, (CardKept(partner(state.first), card), *taken_back)
            case _:
                return self.settle(state)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        """All is paid, or some cards are sure to pay."""
        if self.due(state) > 0:
            task = replace(self, named=(*self.named, *self._certain_cards(state)))
            return replace(state, agenda=(task, *state.agenda[1:])), ()
        after = done(state)
        for one in self.named:
            after = discard(after, one.seat, one.card)
        return after, tuple([Paid(one.seat, one.card) for one in self.named])

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        own, theirs = self.hands(state)
        match action:
            case _ if self._asks(state):
                return _NOT_ASKED_FOR if isinstance(action, KeepCard) else None
            case Pay(card) if card not in own:
                return Refusal("TF-27a", "You do not hold that card, or have named it.")
            case PayWithTheirs(card) if card in self.kept:
                return Refusal("TF-44k", "The other angler keeps that card.")
            case PayWithTheirs(card) if card not in theirs:
                return Refusal("TF-27a", "The other angler does not hold that card, or you have named it.")
            case Pay(card) | PayWithTheirs(card) if not ANGLER[card].cash:
                return Refusal("TF-28c", "That card has no cash.")
            case Pay(card) | PayWithTheirs(card) if ANGLER[card].cash > self.most:
                return Refusal("TF-28b", "Cards are named in falling cash, so that none is too many.")
            case Pay() | PayWithTheirs():
                return Refusal(
                    "TF-28b", "With that card next, the cards of no more cash could not pay the rest."
                )
            case _:
                return None

    def _asks(self, state: FishingState) -> bool:
        return self.due(state) <= 0 and asks_partner(state, state.first, self.named)

    def _naming(self, state: FishingState, one: Named) -> Outcome[FishingState]:
        task = replace(self, named=(*self.named, one))
        return replace(state, agenda=(task, *state.agenda[1:])), ()

    def _certain_cards(self, state: FishingState) -> tuple[Named, ...]:
        """The cards of both hands that every payment of what is still due takes."""
        hands = zip((state.first, partner(state.first)), self.hands(state), strict=True)
        cards = [Named(seat, card) for seat, hand in hands for card in hand]
        return certain_cards(cards, lambda one: ANGLER[one.card].cash, self.due(state), self.most)

    def _within_means(self, state: FishingState) -> Outcome[FishingState]:
        """Begins anew, the last purchases being taken back as long as the two cannot pay for all (TF-44)."""
        task = self
        events: list[Event] = []
        while task.basket and task.due(state) > cash_of(sum(task.hands(state), ())):
            *rest, last = task.basket
            task = replace(task, basket=tuple(rest))
            state = _back_in_the_shop(state, last)
            events.append(TakenBack(last.card, last.place))
        return replace(state, agenda=(task, *state.agenda[1:])), tuple(events)


_NOT_ASKED_FOR = Refusal("TF-44k", "That card of yours is not asked for.")


def _back_in_the_shop(state: FishingState, purchase: Purchase) -> FishingState:
    bought = without(state.anglers[state.first].turn.bought, purchase.card)
    state = with_turn(state, state.first, bought=bought)
    if purchase.place == NOTHING:
        return replace(state, bucket=tuple(sorted((*state.bucket, purchase.card))))
    return replace(state, supply=put(state.supply, purchase.place, purchase.card))
