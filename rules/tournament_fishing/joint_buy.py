"""The Buy phase of two together: what is bought, and who gets what (TF-45)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Event, Refusal
from rules.piles import put, without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Buy, BuyFromBucket, EndBuying, GiveTo
from rules.tournament_fishing.ai_events import SharedOut
from rules.tournament_fishing.buy import Buying, anchorings, cash_of, helpful_plays, price_at, terms
from rules.tournament_fishing.events import Bought
from rules.tournament_fishing.hands import distinct
from rules.tournament_fishing.joint_payment import PayingTogether, Purchase
from rules.tournament_fishing.names import cards as cards_in_words
from rules.tournament_fishing.tasks import FishingTask, first, with_angler, with_turn
from rules.tournament_fishing.together import Deciding, Plan, partner
from rules.words import SeatRef, Words, listed

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


def joint_buy_of(first_: int) -> tuple[FishingTask, ...]:
    """The tasks of the joint Buy phase, when it is known who began the round."""
    return (Preparing(first_), Preparing(partner(first_)), BuyingTogether())


class Preparing(Buying, frozen=True):
    """An angler plays what helps to buy, and lays Anchors, before the two choose what to buy (TF-45)."""

    rule: ClassVar[str] = "TF-45f"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        parts = (helpful_plays(state, self.seat), anchorings(state, self.seat))
        return (*parts, _DONE) if any(parts) else ()

    def prompt(self, state: FishingState) -> Words:
        return ("Buy: play what helps to buy, lay an Anchor, or go on",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        return (done(state), ()) if action == actions.DECLINE else super().answer(state, action)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        return done(state), ()

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if isinstance(action, Buy | BuyFromBucket | EndBuying):
            return Refusal("TF-45f", "First it is settled what you play for it.")
        return super().refusal(state, action)


class BuyingTogether(Deciding, frozen=True):
    """Both choose what to buy with the cash of both hands (TF-45)."""

    rule: ClassVar[str] = "TF-45d"
    kinds: ClassVar[tuple[type[Action], ...]] = (Buy, BuyFromBucket, EndBuying)

    def next_steps(self, state: FishingState) -> tuple[Part, ...]:
        cash, discount = terms(state, state.first)
        chosen = basket_of(state, self.steps)
        left = cash + cash_of(both_hands(state)) - price_at(cards_of(chosen), discount)
        taken = [purchase.place for purchase in chosen]
        row = [
            actions.buy(place)
            for place, card in enumerate(state.supply)
            if card != NOTHING and place not in taken and price_at((card,), discount) <= left
        ]
        bucket = [
            actions.buy_from_bucket(card)
            for card in distinct(_in_bucket(state, chosen))
            if price_at((card,), discount) <= left
        ]
        return actions.part(*row), actions.part(*bucket), _END

    def is_complete(self, state: FishingState, plan: Plan) -> bool:
        return plan[-1] == actions.END_BUYING

    def is_same(self, state: FishingState, one: Plan, other: Plan) -> bool:
        return Counter(one) == Counter(other)

    def question(self, state: FishingState) -> Words:
        due = price_at(cards_of(basket_of(state, self.steps)), terms(state, state.first)[1])
        return (
            f"Buy together: choose more, or go on to pay ${due}" if due else "Buy together: choose cards",
        )

    def in_words(self, state: FishingState, plan: Plan) -> Words:
        basket = basket_of(state, plan)
        if not basket:
            return ("buy nothing",)
        due = price_at(cards_of(basket), terms(state, state.first)[1])
        return ("buy ", *cards_in_words(cards_of(basket)), f" for ${due}")

    def carried_out(self, state: FishingState, plan: Plan) -> Outcome[FishingState]:
        basket, seat = basket_of(state, plan), state.first
        if not basket:
            return state, ()
        discount = terms(state, seat)[1]
        supply, bucket = state.supply, state.bucket
        events: list[Event] = []
        for card, place in [(purchase.card, purchase.place) for purchase in basket]:
            if place == NOTHING:
                bucket = without(bucket, card)
            else:
                supply = put(supply, place, NOTHING)
            events.append(Bought(seat, card, place, price_at((card,), discount)))
        after = replace(state, supply=supply, bucket=bucket)
        after = with_turn(after, seat, bought=cards_of(basket))
        return first(after, PayingTogether(basket), SharingOut()), tuple(events)

    def no_step(self, state: FishingState, action: Action) -> Refusal | None:
        match action:
            case Buy(place) if state.supply[place] == NOTHING or action in self.steps:
                return Refusal("TF-30e", "That place of the supply row is a gap.")
            case BuyFromBucket(card) if card not in _in_bucket(state, basket_of(state, self.steps)):
                return Refusal("TF-26c", "That card is not in the Bait Bucket.")
            case _:
                return Refusal("TF-28a", "Your hands could not pay for that as well.")


class SharingOut(Deciding, frozen=True):
    """Both settle who gets which of the bought cards (TF-45)."""

    rule: ClassVar[str] = "TF-45e"
    kinds: ClassVar[tuple[type[Action], ...]] = (GiveTo,)

    def next_steps(self, state: FishingState) -> tuple[Part, ...]:
        return (_GIVING[state.first],) if bought(state) else ()

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        return done(state), ()

    def is_complete(self, state: FishingState, plan: Plan) -> bool:
        return len(plan) == len(bought(state))

    def is_same(self, state: FishingState, one: Plan, other: Plan) -> bool:
        return _shares(state, one) == _shares(state, other)

    def question(self, state: FishingState) -> Words:
        return ("who gets ", *cards_in_words((bought(state)[len(self.steps)],)), "?")

    def in_words(self, state: FishingState, plan: Plan) -> Words:
        return listed(
            tuple(
                (*cards_in_words((card,)), " to ", SeatRef(step.seat))
                for card, step in zip(bought(state), plan, strict=True)
                if isinstance(step, GiveTo)
            )
        )

    def carried_out(self, state: FishingState, plan: Plan) -> Outcome[FishingState]:
        shares, after = _shares(state, plan), with_turn(state, state.first, bought=())
        events: list[Event] = []
        for seat in sorted(shares, key=lambda seat: seat != state.first):
            hand = tuple(sorted(after.anglers[seat].hand + shares[seat]))
            after = with_angler(after, seat, hand=hand)
            events.append(SharedOut(seat, shares[seat]))
        return after, tuple(events)

    def no_step(self, state: FishingState, action: Action) -> Refusal | None:
        return Refusal("TF-45e", "A bought card goes to one of you.")


def both_hands(state: FishingState) -> tuple[int, ...]:
    """All cards that the two hold."""
    return tuple([card for angler in state.anglers for card in angler.hand])


def bought(state: FishingState) -> tuple[int, ...]:
    """The cards that the two have bought in this phase."""
    return state.anglers[state.first].turn.bought


def basket_of(state: FishingState, plan: Plan) -> tuple[Purchase, ...]:
    """The purchases that a plan names."""
    basket: list[Purchase] = []
    for step in plan:
        match step:
            case Buy(place):
                basket.append(Purchase(state.supply[place], place))
            case BuyFromBucket(card):
                basket.append(Purchase(card, NOTHING))
            case _:
                pass
    return tuple(basket)


def cards_of(basket: tuple[Purchase, ...]) -> tuple[int, ...]:
    """The cards of purchases."""
    return tuple([purchase.card for purchase in basket])


_DONE = actions.part(actions.DECLINE)
_END = actions.part(actions.END_BUYING)
_GIVING = tuple(actions.part(actions.give_to(seat), actions.give_to(partner(seat))) for seat in (0, 1))


def _in_bucket(state: FishingState, chosen: tuple[Purchase, ...]) -> tuple[int, ...]:
    """The Bait Bucket without what was chosen out of it."""
    bucket = state.bucket
    for purchase in chosen:
        if purchase.place == NOTHING:
            bucket = without(bucket, purchase.card)
    return bucket


def _shares(state: FishingState, plan: Plan) -> dict[int, tuple[int, ...]]:
    """What each seat gets."""
    shares: dict[int, tuple[int, ...]] = {}
    for card, step in zip(bought(state), plan, strict=True):
        if isinstance(step, GiveTo):
            shares[step.seat] = tuple(sorted((*shares.get(step.seat, ()), card)))
    return shares
