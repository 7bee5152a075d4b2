"""What cards in hand are worth to a player of Tournament Fishing, in points of the weigh-in."""

from rules.game import UNKNOWN
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


def own_cards(view: FishingState, seat: int) -> list[AnglerCard]:
    """The cards that go through a seat's hand."""
    angler = view.anglers[seat]
    cards = angler.hand + angler.reserve + angler.discards + angler.play
    return [ANGLER[card] for card in cards if card != UNKNOWN]


def usual_worth(view: FishingState, seat: int) -> float:
    """What a card drawn from the own deck is worth."""
    cards = own_cards(view, seat)
    return sum([card_worth(view, card) for card in cards]) / len(cards) if cards else 0.0


def rounds_left(view: FishingState) -> int:
    """How many rounds follow this one."""
    return max(0, len(CLOCK) - view.round)


def missed(view: FishingState, card: int, usual: float) -> float:
    """What is lost when a hand card goes to the discard pile: a usual one takes its place."""
    return max(0.0, card_worth(view, ANGLER[card]) - usual) if rounds_left(view) else 0.0
