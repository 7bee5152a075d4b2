"""What a player of Tournament Fishing knows of the lake: what it saw, and what the rest may be."""

from rules.game import NOTHING, UNKNOWN
from rules.tournament_fishing.components import CLOCK, LAKE, WEATHER, AiDeed, AiSide, LakeCard
from rules.tournament_fishing.effects import Op
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.weigh_in import livewells

EVENT_WORTH = {
    Op.DRAW: 0.35,
    Op.ADD_BAIT: 0.2,
    Op.ATTEMPTS: 0.2,
    Op.SCAN: 0.1,
    Op.CAST_STRENGTH: 0.15,
    Op.DISCARD: -0.3,
    Op.SNAG: -1.0,
}
"""What one of each thing that an event does is worth."""


def unseen(view: FishingState) -> tuple[LakeCard, ...]:
    """The lake cards of which the view does not say where they are."""
    placed = {lying.card for spot in view.spots for lying in spot.cards}
    placed.update(*livewells(view), view.gone, view.box)
    placed.update([angler.turn.bite.card for angler in view.anglers if angler.turn.bite is not None])
    return tuple([what for card, what in LAKE.items() if card not in placed])


def known_top(view: FishingState, spot: int) -> LakeCard | None:
    """The top card of a spot that has cards, if it was seen."""
    card = view.spots[spot].cards[0].card
    return None if card == UNKNOWN else LAKE[card]


def mean_worth(cards: tuple[LakeCard, ...]) -> float:
    """What a lake card brings on average if it is caught; an event nothing."""
    return sum([card.worth for card in cards]) / len(cards) if cards else 0.0


def top_worth(view: FishingState, spot: int, unknown: float) -> float:
    """What the top card of a spot brings if it is met; of one that was not seen, what is named for it."""
    top = known_top(view, spot)
    return unknown if top is None else worth_of(top)


def worth_of(card: LakeCard) -> float:
    """What a fish brings if it is caught, or an event if it is met."""
    if card.is_fish:
        return card.worth
    return sum([EVENT_WORTH.get(effect.op, 0.0) * effect.n for effect in card.effects])


def coming(view: FishingState) -> list[AiSide]:
    """What the AI Anglers will do next round, where a card's front that shows gives it away (TF-37)."""
    sides = []
    if "clock" in view.setup.rivals and view.clock.shown != NOTHING:
        sides.append(CLOCK[view.clock.shown].ai)
    if "weather" in view.setup.rivals and view.weather.shown != NOTHING:
        sides.append(WEATHER[view.weather.shown].ai)
    return sides


def threats(view: FishingState) -> dict[int, AiDeed]:
    """The spots at which an AI Angler will do something next round, as far as it shows."""
    return {side.spot: side.deed for side in coming(view) if side.spot is not None}
