"""What a player of Tournament Fishing lets the AI Anglers do, where it may say (TF-38 to TF-41)."""

from fishing_tui.opponents.tournament_fishing_buying import gain
from fishing_tui.opponents.tournament_fishing_lake import (
    coming,
    known_top,
    mean_worth,
    top_worth,
    unseen,
    worth_of,
)
from fishing_tui.opponents.tournament_fishing_worth import missed, rounds_left, usual_of
from rules.game import Action
from rules.tournament_fishing import actions
from rules.tournament_fishing.components import AiDeed
from rules.tournament_fishing.state import FishingState

HARDER = 0.3
"""The share of a fish's worth that is lost when it has 2 Power more."""

SEEN = 0.2
"""What it is worth to see a card turned up."""


def point(view: FishingState, deed: AiDeed, offered: tuple[Action, ...]) -> Action:
    """The spot at which an AI Angler's deed costs least."""
    spots = [action for action in offered if isinstance(action, actions.PointAt)]
    return min(spots, key=lambda action: _cost(view, deed, action.spot))


def _cost(view: FishingState, deed: AiDeed, spot: int) -> float:
    """What a deed at a spot costs the anglers; under an Anchor nothing."""
    top, unknown = known_top(view, spot), mean_worth(unseen(view))
    if view.spots[spot].anchors:
        return 0.0
    match deed:
        case AiDeed.CATCH:
            return top.worth if top is not None and top.is_fish else _unseen_fish(view)
        case AiDeed.REMOVE:
            return top_worth(view, spot, unknown) - unknown
        case AiDeed.FLIP if view.spots[spot].cards[0].open:
            return 0.0
        case AiDeed.FLIP:
            return unknown * HARDER - SEEN if top is None else worth_of(top) * (HARDER if top.is_fish else 1)


def _unseen_fish(view: FishingState) -> float:
    """What an unseen fish is worth on average."""
    return mean_worth(tuple([card for card in unseen(view) if card.is_fish]))


def remove_from_row(view: FishingState, offered: tuple[Action, ...]) -> Action:
    """The card that the anglers would buy last."""
    places = [action for action in offered if isinstance(action, actions.RemoveFromRow)]

    def gained(action: actions.RemoveFromRow) -> float:
        card = view.supply[action.place]
        return max([gain(view, seat, card) for seat in range(len(view.anglers))])

    return min(places, key=gained)


def lay_anchor(view: FishingState, seat: int, offered: tuple[Action, ...]) -> Action | None:
    """The best spot for an Anchor, if it is worth the card."""
    gains = {
        action: _protects(view, action.spot) - _regret(view, seat, action.card)
        for action in offered
        if isinstance(action, actions.LayAnchor)
    }
    best = max(gains, key=lambda action: gains[action], default=None)
    return best if best is not None and gains[best] > 0 else None


def _regret(view: FishingState, seat: int, card: int) -> float:
    """What laying an Anchor costs: nothing once it was played."""
    held = card not in view.anglers[seat].play
    return max(0.0, missed(view, seat, card, usual_of(view, seat))) if held else 0.0


def _protects(view: FishingState, spot: int) -> float:
    """What an Anchor at a spot saves in the AI's next turn."""
    here = view.spots[spot]
    if not rounds_left(view) or here.anchors or not here.cards:
        return 0.0
    typical = mean_worth(unseen(view))
    saved = 0.0
    for side in coming(view):
        if side.spot in (spot, None):
            top = top_worth(view, spot, typical)
            saved += max(top, typical) if side.deed == AiDeed.CATCH else top - typical
    return saved
