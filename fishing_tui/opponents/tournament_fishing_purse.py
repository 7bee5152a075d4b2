"""What a player of Tournament Fishing pays with: the cards that are missed least (TF-28)."""

from math import inf
from typing import TypeAlias

from fishing_tui.opponents.tournament_fishing_worth import missed, usual_of
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.state import FishingState

Purse: TypeAlias = list[tuple[int, float, int]]
"""Cards to pay with, in falling cash: the cash of each, what is lost with it, and the card."""


def purse_of(view: FishingState, seat: int, cards: tuple[int, ...]) -> Purse:
    """The purse of a seat's hand cards. What is lost with one is what it is worth above a usual one."""
    usual = usual_of(view, seat)
    return in_order(
        [(ANGLER[card].cash, missed(view, seat, card, usual), card) for card in cards if ANGLER[card].cash]
    )


def in_order(purse: Purse) -> Purse:
    """A purse in falling cash."""
    return sorted(purse, key=lambda entry: (-entry[0], entry[1]))


def losses(purse: Purse) -> list[float]:
    """The least that is lost by paying each sum, as far as the purse goes.

    Who pays in falling cash stops as soon as all is paid; so does this.
    """
    most = sum([cash for cash, _, _ in purse])
    least = [0.0] + [inf] * most
    for cash, loss, _ in reversed(purse):
        least = [0.0] + [min(least[due], loss + least[max(0, due - cash)]) for due in range(1, most + 1)]
    return least


def first_paid(purse: Purse, due: int) -> int:
    """The card to discard first where paying a sum is to lose least."""
    ways: list[tuple[float, int]] = []
    for place, (cash, loss, card) in enumerate(purse):
        least, left = losses(purse[place + 1 :]), max(0, due - cash)
        if left < len(least):
            ways.append((loss + least[left], card))
    return min(ways)[1]
