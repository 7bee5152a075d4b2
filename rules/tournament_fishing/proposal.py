"""The answer that costs least where several cards are named one after another (TF-24, TF-28)."""

from collections.abc import Callable

from msgspec.structs import replace

from rules.game import UNKNOWN
from rules.piles import without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import AnyAction
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.countering import Countering, countering, free_cards, open_symbols
from rules.tournament_fishing.effects import CardType, FightSymbol
from rules.tournament_fishing.helping import CounteringTogether
from rules.tournament_fishing.joint_payment import PayingTogether
from rules.tournament_fishing.lending import Named
from rules.tournament_fishing.payment import Paying, cash_of, certain_cards
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.together import partner

_LURE_IS_DEARER = 2


def proposal(state: FishingState) -> tuple[AnyAction, ...]:
    """The counters, or the payment, that the deciding seat misses least; empty where none is asked."""
    return _proposed(state, whole=False)


def whole_proposal(state: FishingState) -> tuple[AnyAction, ...]:
    """The proposal with all that is spent by itself on the way, because nothing else could be."""
    return _proposed(state, whole=True)


def _proposed(state: FishingState, *, whole: bool) -> tuple[AnyAction, ...]:
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, CounteringTogether | PayingTogether):
        return _joint_proposal(state, task, whole=whole)
    if not isinstance(task, Countering | Paying) or UNKNOWN in state.anglers[task.seat].hand:
        return ()
    if isinstance(task, Countering):
        cards = cheapest_counters(open_symbols(state, task.seat), free_cards(state, task.seat))
        return tuple([actions.counter(card) for card in cards])
    hand = state.anglers[task.seat].hand
    cards = cheapest_payment(hand, task.due, task.most)
    return tuple([actions.pay(card) for card in (cards if whole else _asked(hand, task, cards))])


def _joint_proposal(
    state: FishingState, task: CounteringTogether | PayingTogether, *, whole: bool
) -> tuple[AnyAction, ...]:
    """The cards of both hands that are missed least; empty for the one who is asked for cards."""
    if task.decider(state) != task.asking(state):
        return ()
    pool = sum(task.hands(state), ())
    if isinstance(task, CounteringTogether):
        cards = cheapest_counters(task.symbols(state), pool)
    else:
        cards = cheapest_payment(pool, task.due(state), task.most)
    return _named_in_turn(state, task, cards, whole=whole)


def _named_in_turn(
    state: FishingState, task: CounteringTogether | PayingTogether, cards: tuple[int, ...], *, whole: bool
) -> tuple[AnyAction, ...]:
    """The actions that name cards, an angler's own before the other's; `whole`: those of all."""
    use, use_theirs = _USES[type(task)]
    seat = task.asking(state)
    steps: list[AnyAction] = []
    for card in cards:
        own = card in task.hands(state)[0]
        if whole or sum(map(len, task.parts(state))) > 1:
            steps.append((use if own else use_theirs)(card))
        named = (*task.named, Named(seat if own else partner(seat), card))
        task = replace(task, named=named)
    return tuple(steps)


_USES: dict[type, tuple[Callable[[int], AnyAction], Callable[[int], AnyAction]]] = {
    CounteringTogether: (actions.counter, actions.counter_with_theirs),
    PayingTogether: (actions.pay, actions.pay_with_theirs),
}


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


def cheapest_payment(hand: tuple[int, ...], due: int, most: int) -> tuple[int, ...]:
    """Cards in falling cash, of no more than `most`, that pay what is due, so that least is missed."""
    cards = sorted(
        [card for card in hand if 0 < ANGLER[card].cash <= most], key=lambda card: -ANGLER[card].cash
    )
    return min(_payments(cards, due), key=_missed_all)


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
    """Those of the cards that are asked for: what every payment takes is paid by itself."""
    asked, due, most = [], task.due, task.most
    for card in cards:
        if not certain_cards(hand, cash_of, due, most):
            asked.append(card)
        hand, due, most = without(hand, card), due - ANGLER[card].cash, ANGLER[card].cash
    return asked
