"""What cards in hand are worth to a player of Tournament Fishing, in points of the weigh-in."""

from msgspec import Struct

from rules.tournament_fishing.components import ANGLER, CLOCK, AnglerCard
from rules.tournament_fishing.effects import ALWAYS, CardType, Effect, Op
from rules.tournament_fishing.state import FishingState

STRENGTH = 0.14
"""A point of Cast Strength."""

COUNTERS = (0.0, 0.35, 0.5, 0.6)
"""Countering one of so many symbols."""

LURE = 0.5
BAIT = 0.25
"""A Lure, and each symbol it shows."""

SOMETIMES = 0.5
"""The share of an effect's worth that is left where a condition must hold."""

STAYS = 1.5
"""How much more a card does that stays in play."""

EFFECTS = {
    Op.CAST_STRENGTH: STRENGTH,
    Op.ATTEMPTS: 0.5,
    Op.ADD_BAIT: 0.5,
    Op.DRAW: 0.4,
    Op.DISCARD: -0.3,
    Op.SCAN: 0.3,
    Op.SINK: 0.1,
    Op.BOTTOM: 0.3,
    Op.REDRAW: 0.3,
    Op.IGNORE: 0.3,
    Op.FIGHT: -0.5,
    Op.CASH: 0.2,
    Op.DISCOUNT: 0.3,
    Op.KEEP_LURE: 0.3,
    Op.TRASH: 0.1,
    Op.HAND_SIZE: 0.4,
}
"""What one of each is worth."""

PROTECTION = 2.0
"""An Anchor, where an AI Angler plays."""

ONLY_LURE = 0.8
"""How much more a Lure is missed that is the only one in hand."""

DRAWN_A_ROUND = 4.5
"""How many cards of the own deck a round brings."""

MONEY = 0.15
"""A dollar in hand."""


def card_worth(view: FishingState, card: AnglerCard) -> float:
    """What it is worth to hold a card for a turn."""
    in_play = STRENGTH * card.strength + sum([_effect_worth(view, effect) for effect in card.effects])
    if card.type == CardType.ATTACHMENT:
        in_play *= STAYS
    elif card.type == CardType.LURE:
        in_play += LURE + BAIT * len(card.bait)
    return in_play + COUNTERS[len(card.counters)] + MONEY * card.cash


def _effect_worth(view: FishingState, effect: Effect) -> float:
    if effect.op == Op.PROTECT:
        return PROTECTION if view.setup.rivals else 0.0
    worth = EFFECTS.get(effect.op, 0.0) * effect.n
    return worth if effect.condition == ALWAYS else worth * SOMETIMES


class Usual(Struct, frozen=True):
    """What the cards of an own deck are usually worth.

    lure, other: a Lure, and any other card, on average
    lures: the share of the Lures
    cards: how many cards there are
    """

    lure: float
    other: float
    lures: float
    cards: int

    def above(self, view: FishingState, card: AnglerCard) -> float:
        """How much more a card is worth than those of the deck that do what it does."""
        return card_worth(view, card) - (self.lure if card.type == CardType.LURE else self.other)


def usual_of(view: FishingState, seat: int) -> Usual:
    """What the cards that go through a seat's hand are worth."""
    angler = view.anglers[seat]
    cards = [ANGLER[card] for card in angler.hand + angler.reserve + angler.discards + angler.play]
    lures = [card_worth(view, card) for card in cards if card.type == CardType.LURE]
    others = [card_worth(view, card) for card in cards if card.type != CardType.LURE]
    return Usual(_mean(lures), _mean(others), len(lures) / max(1, len(cards)), len(cards))


def _mean(worths: list[float]) -> float:
    return sum(worths) / len(worths) if worths else 0.0


def rounds_left(view: FishingState) -> int:
    """How many rounds follow this one."""
    return max(0, len(CLOCK) - view.round)


def missed(view: FishingState, seat: int, card: int, usual: Usual) -> float:
    """What is lost, or won if it is less than nothing, when a usual card takes the place of a hand card."""
    if not rounds_left(view):
        return 0.0
    what = ANGLER[card]
    alone = what.type == CardType.LURE and _lures(view.anglers[seat].hand) == 1
    return usual.above(view, what) + (ONLY_LURE if alone else 0.0)


def _lures(hand: tuple[int, ...]) -> int:
    return sum([1 for card in hand if ANGLER[card].type == CardType.LURE])
