"""How a player of Tournament Fishing decides with another: what both miss least (TF-44, TF-45)."""

from fishing_tui.opponents.tournament_fishing_buying import gain, next_purchase
from fishing_tui.opponents.tournament_fishing_purse import Purse, first_paid, in_order, purse_of
from fishing_tui.opponents.tournament_fishing_reeling import Price, counter_with
from rules.game import Action
from rules.tournament_fishing import actions
from rules.tournament_fishing.helping import CounteringTogether
from rules.tournament_fishing.joint_buy import BuyingTogether, SharingOut, basket_of, bought, cards_of
from rules.tournament_fishing.joint_payment import PayingTogether
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.together import partner

LENT = 0.3
"""How much more a card is missed that the other one gives."""


def counter_together(view: FishingState, task: CounteringTogether, price: Price) -> Action:
    """The card for the next symbol, of the own hand rather than of the helper's."""
    own, theirs = task.hands(view)

    def missed(card: int) -> float:
        return price(card) + (0.0 if card in own else LENT)

    card = counter_with(task.symbols(view), own + theirs, missed)
    return actions.counter(card) if card in own else actions.counter_with_theirs(card)


def buy_together(view: FishingState, task: BuyingTogether, offered: tuple[Action, ...]) -> Action:
    """The next purchase for either of the two."""
    seats = (view.first, partner(view.first))
    purse = _common_purse(view, *[view.anglers[seat].hand for seat in seats])
    return next_purchase(view, seats, cards_of(basket_of(view, task.steps)), purse, offered)


def pay_together(view: FishingState, task: PayingTogether) -> Action:
    """The card of either hand with which paying loses least."""
    own, theirs = task.hands(view)
    purse = [entry for entry in _common_purse(view, own, theirs) if entry[0] <= task.most]
    card = first_paid(purse, task.due(view))
    return actions.pay(card) if card in own else actions.pay_with_theirs(card)


def _common_purse(view: FishingState, own: tuple[int, ...], theirs: tuple[int, ...]) -> Purse:
    """The cards of both hands, the first one's being those of the angler who began the round."""
    seat = view.first
    return in_order(purse_of(view, seat, own) + purse_of(view, partner(seat), theirs))


def share_out(view: FishingState, task: SharingOut) -> Action:
    """The next bought card goes to the one who gains more by it."""
    card = bought(view)[len(task.steps)]
    seats = (view.first, partner(view.first))
    return actions.give_to(max(seats, key=lambda seat: gain(view, seat, card)))
