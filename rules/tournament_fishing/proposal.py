"""The answer that costs least where several cards are named one after another (TF-24, TF-28)."""

from rules.game import UNKNOWN
from rules.piles import without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import AnyAction
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.countering import Countering, countering, free_cards, open_symbols
from rules.tournament_fishing.effects import CardType, FightSymbol
from rules.tournament_fishing.payment import Paying, payable
from rules.tournament_fishing.state import FishingState

_LURE_IS_DEARER = 2


def proposal(state: FishingState) -> tuple[AnyAction, ...]:
    """The counters, or the payment, that the deciding seat misses least; empty where none is asked."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Countering | Paying) or UNKNOWN in state.anglers[task.seat].hand:
        return ()
    if isinstance(task, Countering):
        cards = cheapest_counters(open_symbols(state, task.seat), free_cards(state, task.seat))
        return tuple([actions.counter(card) for card in cards])
    hand = state.anglers[task.seat].hand
    return tuple([actions.pay(card) for card in _asked(hand, task, cheapest_payment(hand, task))])


def missed(card: int) -> int:
    """How much an angler misses a card: its price and its Strength, a Lure more than others."""
    known = ANGLER[card]
    return known.cost + known.strength + (_LURE_IS_DEARER if known.type == CardType.LURE else 0)


def cheapest_counters(symbols: tuple[FightSymbol, ...], hand: tuple[int, ...]) -> tuple[int, ...]:
    """A card for each symbol, in their order, so that least is missed; empty if they cannot be countered."""
    if not symbols:
        return ()
    ways = [
        (card, *cheapest_counters(symbols[1:], without(hand, card))) for card in countering(symbols, hand)
    ]
    return min(ways, key=_missed_all, default=())


def cheapest_payment(hand: tuple[int, ...], task: Paying) -> tuple[int, ...]:
    """Cards in falling cash that pay what is due, so that least is missed."""
    cards = sorted(
        [card for card in hand if 0 < ANGLER[card].cash <= task.most], key=lambda card: -ANGLER[card].cash
    )
    return min(_payments(cards, task.due), key=_missed_all)


def _payments(cards: list[int], due: int) -> list[tuple[int, ...]]:
    """Every way to pay with cards in this order that stops when all is paid."""
    if due <= 0:
        return [()]
    return [
        (card, *rest)
        for place, card in enumerate(cards)
        if card not in cards[:place]
        for rest in _payments(cards[place + 1 :], due - ANGLER[card].cash)
    ]


def _missed_all(cards: tuple[int, ...]) -> int:
    return sum([missed(card) for card in cards])


def _asked(hand: tuple[int, ...], task: Paying, cards: tuple[int, ...]) -> list[int]:
    """Those of the cards that are asked for: where only one can be named it is paid by itself."""
    asked, due, most = [], task.due, task.most
    for card in cards:
        if len(payable(hand, due, most)) > 1:
            asked.append(card)
        hand, due, most = without(hand, card), due - ANGLER[card].cash, ANGLER[card].cash
    return asked
