"""The lake: looking at cards, and moving them (TF-11, TF-24, TF-33 to TF-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.piles import put
from rules.tournament_fishing.pieces import ALL, Lying
from rules.tournament_fishing.tasks import with_turn

if TYPE_CHECKING:
    from rules.tournament_fishing.pieces import Spot
    from rules.tournament_fishing.state import FishingState


def watchers(state: FishingState, seat: int) -> int:
    """The seats that see what one of them looks at: two together share it with the table (TF-44)."""
    return ALL if state.setup.together else 1 << seat


def filled_spots(state: FishingState) -> list[int]:
    """The spots that have cards (TF-34)."""
    return [number for number, spot in enumerate(state.spots) if spot.cards]


def top(state: FishingState, spot: int) -> Lying:
    """The top card of a spot."""
    return state.spots[spot].cards[0]


def look(state: FishingState, seat: int, spot: int, depth: int = 1) -> FishingState:
    """A seat looks at the top cards of a spot, and knows them from now on (TF-11)."""
    if not state.setup.notes:
        return state
    seeing, cards = watchers(state, seat), state.spots[spot].cards
    seen = [replace(lying, seen=lying.seen | seeing) for lying in cards[:depth]]
    return with_cards(state, spot, (*seen, *cards[depth:]))


def take_top(state: FishingState, seat: int, spot: int) -> FishingState:
    """The top card leaves its spot, which may be tried anew (TF-14)."""
    state = with_cards(state, spot, state.spots[spot].cards[1:])
    tried = state.anglers[seat].turn.tried
    if spot in tried:
        state = with_turn(state, seat, tried=tuple([other for other in tried if other != spot]))
    return state


def to_bottom(state: FishingState, spot: int, card: int) -> FishingState:
    """A card goes face down to the bottom of a spot, and nobody knows it any more (TF-11, TF-24)."""
    return with_cards(state, spot, (*state.spots[spot].cards, Lying(card)))


def sink(state: FishingState, seat: int, spot: int) -> FishingState:
    """The top card of a spot goes to its bottom; the only one is just turned face down (TF-10)."""
    lying, *rest = state.spots[spot].cards
    if rest:
        return to_bottom(take_top(state, seat, spot), spot, lying.card)
    known = ALL if lying.open and state.setup.notes else lying.seen
    return with_cards(state, spot, (Lying(lying.card, known),))


def with_cards(state: FishingState, spot: int, cards: tuple[Lying, ...]) -> FishingState:
    """The state with other cards at a spot."""
    changed: Spot = replace(state.spots[spot], cards=cards)
    return replace(state, spots=put(state.spots, spot, changed))
