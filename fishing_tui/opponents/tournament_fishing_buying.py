"""What a player of Tournament Fishing buys (TF-27): what gains more than the payment loses."""

from itertools import combinations
from typing import TypeAlias

from fishing_tui.opponents.tournament_fishing_purse import Purse, first_paid, losses, purse_of
from fishing_tui.opponents.tournament_fishing_worth import DRAWN_A_ROUND, rounds_left, usual_of
from rules.game import Action
from rules.tournament_fishing import actions
from rules.tournament_fishing.buy import price_at, terms
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effects import CardType, Op
from rules.tournament_fishing.payment import Paying
from rules.tournament_fishing.state import FishingState

LURES = 0.3
"""The share of Lures that a deck should have."""

SCARCE = 0.4
"""How much more a Lure is worth to a deck with fewer."""

Wish: TypeAlias = tuple[float, int, Action]
"""What a purchase gains, the card, and the action."""


def buy(view: FishingState, seat: int, offered: tuple[Action, ...]) -> Action:
    """What helps to pay, or the next purchase, or none."""
    helpful = _helpful(offered)
    if helpful:
        return helpful[0]
    angler = view.anglers[seat]
    return next_purchase(view, (seat,), angler.turn.bought, purse_of(view, seat, angler.hand), offered)


def prepare(offered: tuple[Action, ...]) -> Action:
    """What helps to pay, before two buy together."""
    return (*_helpful(offered), actions.DECLINE)[0]


def next_purchase(
    view: FishingState,
    seats: tuple[int, ...],
    chosen: tuple[int, ...],
    purse: Purse,
    offered: tuple[Action, ...],
) -> Action:
    """The first of the purchases that gain more than their payment loses, and most together.

    seats: who buys together; `chosen`: the cards that are to be paid already
    """
    cash, discount = terms(view, seats[0])
    least = losses(purse)
    wishes = _wishes(view, seats, offered)
    best = -least[max(0, price_at(chosen, discount) - cash)]
    first: Action = actions.END_BUYING
    for number in range(1, len(wishes) + 1):
        for some in combinations(wishes, number):
            due = max(0, price_at((*chosen, *[card for _, card, _ in some]), discount) - cash)
            if due < len(least):
                value = sum([gained for gained, _, _ in some]) - least[due]
                if value > best:
                    best, (_, _, first) = value, max(some, key=lambda wish: wish[0])
    return first


def _wishes(view: FishingState, seats: tuple[int, ...], offered: tuple[Action, ...]) -> list[Wish]:
    """The purchases that gain anything."""
    wishes: list[Wish] = []
    for action in offered:
        match action:
            case actions.Buy(place):
                card = view.supply[place]
            case actions.BuyFromBucket(card):
                pass
            case _:
                continue
        gained = max([gain(view, seat, card) for seat in seats])
        if gained > 0:
            wishes.append((gained, card, action))
    return wishes


def gain(view: FishingState, seat: int, number: int) -> float:
    """What a card gains over those it stands in for, next turn and whenever it is drawn again."""
    left, usual, card = rounds_left(view), usual_of(view, seat), ANGLER[number]
    if not left:
        return 0.0
    scarce = card.type == CardType.LURE and usual.lures < LURES
    turns = 1 + (left - 1) * DRAWN_A_ROUND / (usual.cards + 1)
    return (usual.above(view, card) + (SCARCE if scarce else 0.0)) * turns


def pay(view: FishingState, task: Paying) -> Action:
    """The card with which paying loses least."""
    purse = purse_of(view, task.seat, view.anglers[task.seat].hand)
    return actions.pay(first_paid([entry for entry in purse if entry[0] <= task.most], task.due))


def _helpful(offered: tuple[Action, ...]) -> list[Action]:
    """The cards that help more to pay when played than when discarded."""
    return [action for action in offered if isinstance(action, actions.Play) and _pays_more(action.card)]


def _pays_more(card: int) -> bool:
    helps = [effect.n for effect in ANGLER[card].effects if effect.op in (Op.CASH, Op.DISCOUNT)]
    return sum(helps) > ANGLER[card].cash
