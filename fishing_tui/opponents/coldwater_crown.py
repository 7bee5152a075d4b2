"""The simple computer player of Coldwater Crown: takes what promises most, one turn ahead."""

from typing import TYPE_CHECKING, TypeAlias

from fishing_tui.opponents import Opponent
from fishing_tui.opponents.coldwater_crown_worth import (
    ONE_SPOT,
    TACKLE_WORTH,
    board_worth,
    card_worth,
    filled_worth,
    fish_worth,
    put_worth,
    zone_bonus,
    zone_worth,
)
from rules.coldwater_crown.actions import (
    CatchNext,
    ChooseDraws,
    FillZone,
    GiveMaster,
    PlaceToken,
    PlayLine,
    PlayLure,
    PlayReel,
    PlayRod,
    PutBait,
    RemoveToken,
    TakeDeckFish,
    TakeFish,
    TakeMaster,
    TakeTopMaster,
)
from rules.coldwater_crown.bait import location_of, minus, of, plus
from rules.coldwater_crown.casting import PuttingBait, emptied, to_cast
from rules.coldwater_crown.catching import Catching, Landing
from rules.coldwater_crown.components import ZONES, Tackle
from rules.coldwater_crown.pieces import COLOUR_OF, UNFINISHED, Board, Space
from rules.coldwater_crown.state import CrownState
from rules.piles import put

if TYPE_CHECKING:
    from rules.chance import Chance
    from rules.game import Action, AnyGame, State

STRONG_NEXT = 0.35
"""Removing a 1 leaves a 2 for the next turn."""

UNSEEN_CARD = 0.3
"""What the unseen top of the Master Angler deck is worth."""

FIRST = 100.0
"""Tackle that brings more than it is worth comes before everything else."""

Outlook: TypeAlias = tuple[float, Board]
"""What a cast brings at once, and the board it leaves."""


class Angler(Opponent):
    """Weighs the spaces by what they catch and by what the bait then promises."""

    def choose(
        self, game: "AnyGame", view: "State", actions: "tuple[Action, ...]", chance: "Chance"
    ) -> "Action":
        """The listed action that promises most; the first of those that promise the same."""
        assert isinstance(view, CrownState)
        proposed: tuple[Action, ...] = game.proposal(view)
        if proposed:
            return proposed[0]
        return max(actions, key=lambda action: _worth(view, action))


def _worth(view: CrownState, action: "Action") -> float:
    """What an action promises, against doing nothing."""
    match action:
        case PlaceToken(space):
            return _placed(view, space)
        case RemoveToken(space):
            return _removed(view, view.active.board, view.tokens, space)
        case PlayReel(colour, zones):
            taken = tuple([zones.count(zone) for zone in range(ZONES)])
            return _played(view, _cast(view, view.active.board, colour, taken), Tackle.REEL)
        case PlayLure():
            return _played(view, (0.0, _swapped(view.active.board, action)), Tackle.LURE)
        case FillZone() | TakeMaster() | TakeTopMaster():
            return _port_action(view, action)
        case PutBait(counts):
            task = view.agenda[0]
            assert isinstance(task, PuttingBait)
            return put_worth(view.active.unfinished, task.colour, counts)
        case ChooseDraws(number):
            return -number
        case GiveMaster():
            return 1.0
        case _:
            return _catch_worth(view, action)


def _placed(view: CrownState, space: int) -> float:
    """A placement, with the best removal after it."""
    side = view.active.token
    gain, board = _space(view, view.active.board, space, side)
    tokens = put(view.tokens, space, side)
    others = [other for other, token in enumerate(tokens) if token and other != space]
    return gain + max([_removed(view, board, tokens, other) for other in others])


def _removed(view: CrownState, board: Board, tokens: tuple[int, ...], space: int) -> float:
    gain, after = _space(view, board, space, tokens[space])
    return gain + board_worth(after) + STRONG_NEXT * (tokens[space] == 1)


def _space(view: CrownState, board: Board, space: int, side: int) -> Outlook:
    """What a token does on a space; a Port action counts as the gain it promises."""
    if space == Space.PORT:
        return _port(view, board, side), board
    colour = COLOUR_OF[space]
    return _cast(view, board, colour, to_cast(board, colour, side))


def _cast(view: CrownState, board: Board, colour: int, taken: tuple[int, ...]) -> Outlook:
    location = location_of(colour)
    gain = ONE_SPOT * min(sum(taken), sum([card.open[colour] for card in view.active.unfinished]))
    for zone in emptied(board, taken):
        gain += _water_worth(view, location, zone) + zone_bonus(zone)
    left = [minus(bait, of(colour, number)) for bait, number in zip(board, taken, strict=True)]
    return gain, tuple(left)


def _water_worth(view: CrownState, location: int, zone: int) -> float:
    fish = view.waters[location][zone]
    return 0.0 if fish.empty else fish_worth(view, view.turn.seat, fish.species)


def _port(view: CrownState, board: Board, number: int) -> float:
    """The best Port actions there are, as gains."""
    gains = [filled_worth(zone) - zone_worth(zone, board[zone]) for zone in range(ZONES)]
    if len(view.active.unfinished) < UNFINISHED:
        gains += [card_worth(card, board) for card in view.row]
    return sum(sorted(gains, reverse=True)[:number])


def _port_action(view: CrownState, action: "Action") -> float:
    board = view.active.board
    match action:
        case FillZone(zone):
            return filled_worth(zone) - zone_worth(zone, board[zone])
        case TakeMaster(place):
            return card_worth(view.row[place], board)
        case _:
            return UNSEEN_CARD


def _played(view: CrownState, outlook: Outlook, kind: Tackle) -> float:
    """Playing Tackle: what it brings and leaves, less its worth; compared with the board as it is."""
    gain, board = outlook
    better = gain + board_worth(board) - board_worth(view.active.board) - TACKLE_WORTH[kind]
    return FIRST + better if better > 0 else -1.0


def _swapped(board: Board, lure: PlayLure) -> Board:
    one, other = of(lure.colour), of(lure.other_colour)
    board = put(board, lure.zone, plus(minus(board[lure.zone], one), other))
    return put(board, lure.other_zone, plus(minus(board[lure.other_zone], other), one))


def _catch_worth(view: CrownState, action: "Action") -> float:
    """What a catch leads to; Tackle played on it is gone."""
    task = view.agenda[0]
    match action, task:
        case CatchNext(zone), Catching(location=location):
            return _water_worth(view, location, zone)
        case TakeFish(), Landing(location=location, zone=zone):
            return _water_worth(view, location, zone)
        case TakeDeckFish(), Landing(location=location):
            return fish_worth(view, view.turn.seat, view.decks[location][0].species)
        case PlayRod(location), Landing(zone=zone):
            return _water_worth(view, location, zone) - TACKLE_WORTH[Tackle.ROD]
        case PlayLine(zone), Landing(location=location):
            return _water_worth(view, location, zone) - TACKLE_WORTH[Tackle.LINE]
        case _:
            return 0.0
