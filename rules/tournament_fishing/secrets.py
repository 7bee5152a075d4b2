"""Whose view holds something that another seat may not see (TF-11, TF-24)."""

from rules.game import NOTHING, Seat
from rules.tournament_fishing.pieces import Lying, sees
from rules.tournament_fishing.state import FishingState


def secret_seats(state: FishingState) -> frozenset[Seat]:
    """The seats that need a curtain; two together have nothing to hide (TF-44)."""
    if state.setup.together:
        return frozenset()
    return frozenset([seat for seat in range(len(state.anglers)) if _has_secrets(state, seat)])


def _has_secrets(state: FishingState, seat: Seat) -> bool:
    """Whether a seat holds cards, has fish of its own, or knows the lake better than another."""
    angler = state.anglers[seat]
    if angler.hand or (angler.livewell and not state.ended):
        return True
    looking = angler.turn.looking
    if looking != NOTHING and not state.spots[looking].cards[0].open:
        return True
    others = [other for other in range(len(state.anglers) + len(state.rivals)) if other != seat]
    return any([_knows_more(lying, seat, others) for spot in state.spots for lying in spot.cards])


def _knows_more(lying: Lying, seat: Seat, others: list[Seat]) -> bool:
    if lying.open or not sees(lying.seen, seat):
        return False
    return not all([sees(lying.seen, other) for other in others])
