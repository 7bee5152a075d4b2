"""What a card costs, and what lowers its price, in words (TF-26, TF-27)."""

from rules.tournament_fishing.buy import lowering, one_price, price_of
from rules.tournament_fishing.names import source_name
from rules.tournament_fishing.state import FishingState
from rules.words import Words, listed


def price_words(state: FishingState, seat: int, card: int) -> Words:
    """What a card costs a seat; where that is less than is printed, that too, and for what cause."""
    price, printed = price_of(state, seat, (card,)), one_price(card, discount=0)
    if price == printed:
        return (f"${price}",)
    causes = listed(tuple((source_name(kind, number),) for kind, number in lowering(state, seat)))
    return (f"${price}, printed ${printed}: ", *causes)
