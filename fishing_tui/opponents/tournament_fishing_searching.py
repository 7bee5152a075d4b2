"""What a player of Tournament Fishing does in the Search phase (TF-10, TF-11)."""

from fishing_tui.opponents.tournament_fishing_lake import (
    known_top,
    mean_worth,
    threats,
    unseen,
    worth_of,
)
from fishing_tui.opponents.tournament_fishing_worth import (
    DRAWN_A_ROUND,
    MONEY,
    rounds_left,
    usual_of,
)
from rules.game import UNKNOWN, Action
from rules.tournament_fishing import actions
from rules.tournament_fishing.components import ANGLER, LAKE, AiDeed, AnglerCard
from rules.tournament_fishing.deeds import Scanning
from rules.tournament_fishing.effects import CardType, Op, Phase
from rules.tournament_fishing.state import FishingState

DEEPER = 0.3
"""What seeing a card below the top is worth beside seeing the top."""

THREATENED = 0.5
"""What is left of it where an AI Angler takes the card next."""

POORER = 1.5
"""By how much a top card must be worth less than the one below to be sunk."""

USELESS = 0.2
"""By how much a card must be worth less than usual to be removed from the game."""


def search(view: FishingState, seat: int, offered: tuple[Action, ...]) -> Action:
    """What costs nothing, then cards that draw, stay in play, or look."""
    wishes = {action: _wish(view, seat, action) for action in offered}
    best = max(offered, key=lambda action: wishes[action])
    return best if wishes[best] > 0 else actions.END_SEARCH


def _wish(view: FishingState, seat: int, action: Action) -> float:
    """How much something is wished for now; what comes first is wished for most."""
    match action:
        case actions.Play(card):
            return _play_wish(view, seat, ANGLER[card])
        case actions.EndSearch():
            return 0.0
        case _:
            return 1.0


def _play_wish(view: FishingState, seat: int, card: AnglerCard) -> float:
    angler = view.anglers[seat]
    ops = {effect.op for effect in card.effects if effect.phase == Phase.SEARCH}
    if Op.DRAW in ops and (angler.deck or angler.discards):
        return 0.9
    if card.type == CardType.ATTACHMENT:
        return 0.8 if rounds_left(view) or card.strength else 0.0
    if Op.SCAN in ops and scan_places(view):
        return 0.7
    return 0.6 if Op.TRASH in ops and _trash_gain(view, seat) > MONEY * card.cash else 0.0


def _trash_gain(view: FishingState, seat: int) -> float:
    """What removing the worst card gains in the rounds that are left."""
    usual = usual_of(view, seat)
    worst = min([usual.above(view, ANGLER[card]) for card in view.anglers[seat].discards], default=0.0)
    return -worst * rounds_left(view) * DRAWN_A_ROUND / usual.cards


def scan_places(view: FishingState) -> list[int]:
    """The spots whose top card was not seen, if the table remembers what is."""
    if not view.setup.notes:
        return []
    return [number for number, spot in enumerate(view.spots) if spot.cards and spot.cards[0].card == UNKNOWN]


def scan(view: FishingState, task: Scanning, offered: tuple[Action, ...]) -> Action:
    """The spot that shows most that was not seen."""
    wishes = {
        action: _news(view, action.spot, task.depth) for action in offered if isinstance(action, actions.Scan)
    }
    best = max(wishes, key=lambda action: wishes[action])
    return best if wishes[best] and view.setup.notes else actions.DECLINE


def _news(view: FishingState, spot: int, depth: int) -> float:
    cards = view.spots[spot].cards[:depth]
    taken = threats(view).get(spot, AiDeed.FLIP) != AiDeed.FLIP
    news = sum([1.0 if not place else DEEPER for place, lying in enumerate(cards) if lying.card == UNKNOWN])
    return news * (THREATENED if taken else 1.0)


def sink(view: FishingState, offered: tuple[Action, ...]) -> Action:
    """The top card whose place a better one takes."""
    unknown = mean_worth(unseen(view))
    gains = {
        action: _sink_gain(view, action.spot, unknown)
        for action in offered
        if isinstance(action, actions.Sink)
    }
    best = max(gains, key=lambda action: gains[action])
    return best if gains[best] > POORER else actions.DECLINE


def _sink_gain(view: FishingState, spot: int, unknown: float) -> float:
    top, cards = known_top(view, spot), view.spots[spot].cards
    if top is None or len(cards) == 1:
        return 0.0
    below = unknown if cards[1].card == UNKNOWN else worth_of(LAKE[cards[1].card])
    return below - worth_of(top)


def trash(view: FishingState, seat: int, offered: tuple[Action, ...]) -> Action:
    """The worst card, if it is worse than usual."""
    cards = [action for action in offered if isinstance(action, actions.Trash | actions.TrashDiscarded)]
    usual = usual_of(view, seat)
    worst = min(cards, key=lambda action: usual.above(view, ANGLER[action.card]))
    return worst if usual.above(view, ANGLER[worst.card]) < -USELESS else actions.DECLINE
