"""The Buy phase: purchases are chosen, then paid together, then taken home (TF-27, TF-28, TF-41)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Refusal
from rules.piles import put, without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Buy, BuyFromBucket, LayAnchor, Play
from rules.tournament_fishing.components import ANGLER, LAKE
from rules.tournament_fishing.effects import CardType, Effect, Effects, Op
from rules.tournament_fishing.events import AnchorLaid, Bought
from rules.tournament_fishing.hands import distinct, put_into_play
from rules.tournament_fishing.payment import Paying
from rules.tournament_fishing.pieces import Anchor
from rules.tournament_fishing.sources import at_work, clock_effects, round_effects, weather_effects
from rules.tournament_fishing.tasks import AnglerTask, first, with_angler, with_turn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState

_PLAYED = (CardType.ACCESSORY, CardType.ROD, CardType.BOAT)
_HELPFUL = _CASH, _DISCOUNT = Op.CASH, Op.DISCOUNT


class Buying(AnglerTask, frozen=True):
    """Cards are chosen as long as the hand could pay for them all (TF-27, TF-28)."""

    rule: ClassVar[str] = "TF-28a"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        seat = self.seat
        return (*_purchases(state, seat), helpful_plays(state, seat), anchorings(state, seat), _END)

    def prompt(self, state: FishingState) -> Words:
        due = price_of(state, self.seat, state.anglers[self.seat].turn.bought)
        return (f"Buy: choose cards, or go on to pay ${due}" if due else "Buy: choose cards, or buy nothing",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        seat = self.seat
        match action:
            case Buy(place):
                card = state.supply[place]
                after = replace(state, supply=put(state.supply, place, NOTHING))
                return _buy(after, seat, card, place)
            case BuyFromBucket(card):
                return _buy(replace(state, bucket=without(state.bucket, card)), seat, card, NOTHING)
            case Play(card):
                return put_into_play(state, seat, card)
            case LayAnchor(card, spot):
                return _lay_anchor(state, seat, card, spot)
            case _:
                return self._end(state)

    def _end(self, state: FishingState) -> Outcome[FishingState]:
        bought = state.anglers[self.seat].turn.bought
        after = first(done(state), TakingHome(self.seat))
        cash, discount = terms(state, self.seat)
        due = price_at(bought, discount) - cash
        return (first(after, Paying(self.seat, due)) if due > 0 else after), ()

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        match action:
            case Buy(place) if state.supply[place] == NOTHING:
                return Refusal("TF-30e", "That place of the supply row is a gap.")
            case BuyFromBucket(card) if card not in state.bucket:
                return Refusal("TF-26c", "That card is not in the Bait Bucket.")
            case Buy() | BuyFromBucket():
                return Refusal("TF-28a", "Your hand could not pay for that as well.")
            case Play(card):
                return _no_play(state, self.seat, card)
            case LayAnchor(card):
                return _no_anchor(state, self.seat, card)
            case _:
                return None


class TakingHome(AnglerTask, frozen=True):
    """What was bought comes into the hand (TF-27)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        angler = state.anglers[self.seat]
        if not angler.turn.bought:
            return done(state), ()
        hand = tuple(sorted(angler.hand + angler.turn.bought))
        return with_turn(with_angler(done(state), self.seat, hand=hand), self.seat, bought=()), ()


def terms(state: FishingState, seat: int) -> tuple[int, int]:
    """The cash that effects give a seat, and by how much they lower each price (TF-27).

    Two together have all their cash in common, the round's once for each; it lowers a price once (TF-45).
    """
    if not state.setup.together:
        return _sums(at_work(state, seat))
    (cash, discount), (more, lower) = [_sums(at_work(state, each)) for each in range(len(state.anglers))]
    _, twice = _sums(round_effects(state))
    return cash + more, discount + lower - twice


def lowering(state: FishingState, seat: int) -> list[tuple[str, int]]:
    """The cards that lower prices for a seat, of each what it is; of two both count (TF-27, TF-45)."""
    seats = range(len(state.anglers)) if state.setup.together else (seat,)
    anglers = [state.anglers[each] for each in seats]
    found = [("card", card) for angler in anglers for card in angler.in_play if _lowers(ANGLER[card].effects)]
    found += [
        ("event", card) for angler in anglers for card in angler.turn.events if _lowers(LAKE[card].effects)
    ]
    found += [("clock", state.clock.shown)] if _lowers(clock_effects(state)) else []
    return found + ([("weather", state.weather.shown)] if _lowers(weather_effects(state)) else [])


def _lowers(effects: Effects) -> bool:
    return any([effect.op == _DISCOUNT for effect in effects])


def _sums(effects: Iterable[Effect]) -> tuple[int, int]:
    """The cash and the discount of effects."""
    cash = discount = 0
    for effect in effects:
        if effect.op == _CASH:
            cash += effect.n
        elif effect.op == _DISCOUNT:
            discount += effect.n
    return cash, discount


def price_of(state: FishingState, seat: int, cards: tuple[int, ...]) -> int:
    """What cards cost a seat together (TF-26, TF-27)."""
    return price_at(cards, terms(state, seat)[1]) if cards else 0


def price_at(cards: tuple[int, ...], discount: int) -> int:
    """What cards cost together when each is so much cheaper (TF-26, TF-27)."""
    return sum([one_price(card, discount) for card in cards])


def one_price(card: int, discount: int) -> int:
    """What a card costs when it is so much cheaper; one without a price costs 1 in the Bait Bucket."""
    return max(1, ANGLER[card].cost - discount)


def cash_of(cards: tuple[int, ...]) -> int:
    """What cards bring when discarded."""
    return sum([ANGLER[card].cash for card in cards])


_END = actions.part(actions.END_BUYING)


def _buy(state: FishingState, seat: int, card: int, place: int) -> Outcome[FishingState]:
    price = price_of(state, seat, (card,))
    after = with_turn(state, seat, bought=(*state.anglers[seat].turn.bought, card))
    return after, (Bought(seat, card, place, price),)


def _purchases(state: FishingState, seat: int) -> tuple[Part, Part]:
    """What could be paid with all that was chosen already."""
    angler = state.anglers[seat]
    cash, discount = terms(state, seat)
    left = cash_of(angler.hand) + cash - price_at(angler.turn.bought, discount)
    row = [
        actions.buy(place)
        for place, card in enumerate(state.supply)
        if card != NOTHING and one_price(card, discount) <= left
    ]
    bucket = [
        actions.buy_from_bucket(card) for card in distinct(state.bucket) if one_price(card, discount) <= left
    ]
    return actions.part(*row), actions.part(*bucket)


def helpful_plays(state: FishingState, seat: int) -> Part:
    """Hand cards whose Buy effects help, if what was chosen can still be paid (TF-27)."""
    hand = distinct(state.anglers[seat].hand)
    return actions.part(
        *[actions.play(card) for card in hand if _helps(card) and _covered_playing(state, seat, card)]
    )


def _helps(card: int) -> bool:
    effects = ANGLER[card].effects
    return (
        bool(effects) and ANGLER[card].type in _PLAYED and any([effect.op in _HELPFUL for effect in effects])
    )


def _covered_playing(state: FishingState, seat: int, card: int) -> bool:
    after, _ = put_into_play(state, seat, card)
    return _covered(after, seat)


def _covered(state: FishingState, seat: int) -> bool:
    """Whether hand and effects can pay for all that was chosen."""
    angler = state.anglers[seat]
    cash, discount = terms(state, seat)
    bought = angler.turn.bought
    return not bought or price_at(bought, discount) <= cash_of(angler.hand) + cash


def _no_play(state: FishingState, seat: int, card: int) -> Refusal:
    if card not in state.anglers[seat].hand:
        return Refusal("TF-27a", "You do not hold that card.")
    if not _helps(card):
        return Refusal("TF-08c", "That card has no effect to be played for in the Buy phase.")
    return Refusal("TF-28a", "Without that card in hand you could not pay for what you chose.")


def anchorings(state: FishingState, seat: int) -> Part:
    """Every way to lay an Anchor where an AI Angler could act (TF-41)."""
    if not state.setup.rivals:
        return actions.NO_ACTIONS
    angler = state.anglers[seat]
    held = [card for card in distinct(angler.hand) if _is_laid_from_hand(card)]
    laid = dict.fromkeys([*filter(_protects, angler.in_play), *held])
    return actions.part(
        *[
            actions.lay_anchor(card, spot)
            for card in laid
            if _covered(_lifted(state, seat, card), seat)
            for spot in range(len(state.spots))
        ]
    )


def _protects(card: int) -> bool:
    return any([effect.op == Op.PROTECT for effect in ANGLER[card].effects])


def _is_laid_from_hand(card: int) -> bool:
    """Whether a hand card may be laid, being of a type that is played here (TF-09, TF-41)."""
    return _protects(card) and ANGLER[card].type in _PLAYED


def _lifted(state: FishingState, seat: int, card: int) -> FishingState:
    """The state without a card that is to be laid; one in play is taken first."""
    angler = state.anglers[seat]
    if card in angler.play:
        if card == angler.turn.lure:
            state = with_turn(state, seat, lure=NOTHING)
        return with_angler(state, seat, play=without(angler.play, card))
    if card in angler.attachments:
        return with_angler(state, seat, attachments=without(angler.attachments, card))
    return with_angler(state, seat, hand=without(angler.hand, card))


def _lay_anchor(state: FishingState, seat: int, card: int, spot: int) -> Outcome[FishingState]:
    after = _lifted(state, seat, card)
    here = after.spots[spot]
    anchored = replace(here, anchors=(*here.anchors, Anchor(seat, card)))
    return replace(after, spots=put(after.spots, spot, anchored)), (AnchorLaid(seat, card, spot),)


def _no_anchor(state: FishingState, seat: int, card: int) -> Refusal:
    angler = state.anglers[seat]
    if not state.setup.rivals:
        return Refusal("TF-41g", "Without an AI Angler there is nothing to protect a spot from.")
    if card in angler.turn.bought and card not in angler.hand + angler.in_play:
        return Refusal("TF-41a", "An Anchor is not laid in the phase in which it was bought.")
    if card not in angler.hand + angler.in_play:
        return Refusal("TF-41a", "You have no such card in hand or among those played.")
    if not _is_laid_from_hand(card):
        return Refusal("TF-41a", "That card is not laid on a spot from the hand.")
    return Refusal("TF-28a", "Without that card in hand you could not pay for what you chose.")
