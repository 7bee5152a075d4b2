"""What a player can choose in Coldwater Crown. Equal actions are one object: made once and kept.

Zones are counted from 0 (Zone 3) to 3 (Zone 6), on the game board as on a player's.
"""

from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import TypeAlias

from rules.agenda import Part
from rules.coldwater_crown.bait import Colour, colours_in
from rules.coldwater_crown.components import ROW, ZONES
from rules.coldwater_crown.pieces import LOCATIONS, UNFINISHED, Board, Space
from rules.game import Action


class PlaceToken(Action, frozen=True):
    """Place the token on this space and act there (CC-11)."""

    space: int


class RemoveToken(Action, frozen=True):
    """Remove the token of this space and act there (CC-11)."""

    space: int


class FillZone(Action, frozen=True):
    """Fill a Zone with bait from the bag (CC-14)."""

    zone: int


class TakeMaster(Action, frozen=True):
    """Take the Master Angler card in this place of the row (CC-16)."""

    place: int


class TakeTopMaster(Action, frozen=True):
    """Take the unseen top card of the Master Angler deck (CC-16)."""


class SkipPort(Action, frozen=True):
    """Let a Port action go that is not possible (CC-13)."""


class PutBait(Action, frozen=True):
    """Put cast bait on unfinished Master Angler cards, so many on each; the rest is discarded (CC-17)."""

    counts: tuple[int, ...]


class CatchNext(Action, frozen=True):
    """Of several emptied Zones, take the catch of this one next (CC-20)."""

    zone: int


class TakeFish(Action, frozen=True):
    """Catch the fish that the catch now points at (CC-19)."""


class TakeDeckFish(Action, frozen=True):
    """Catch the top fish of the deck in place of the one in Zone 6 (CC-23)."""


class PlayRod(Action, frozen=True):
    """Catch in the same Zone of another location (CC-24)."""

    location: int


class PlayLine(Action, frozen=True):
    """Catch in an adjacent Zone of the same location (CC-24)."""

    zone: int


class PlayReel(Action, frozen=True):
    """Cast two bait of one colour, each from one of these Zones (CC-26)."""

    colour: int
    zones: tuple[int, int]


class PlayLure(Action, frozen=True):
    """Swap a bait of one Zone with another colour's of another Zone (CC-26)."""

    zone: int
    colour: int
    other_zone: int
    other_colour: int


class EndStep(Action, frozen=True):
    """Play no more Reel or Lure in this Step (CC-27)."""


class ChooseDraws(Action, frozen=True):
    """How many bait the silent player draws (CC-38)."""

    number: int


class GiveMaster(Action, frozen=True):
    """Give the silent player a second Master Angler card (CC-41)."""


class SpillBait(Action, frozen=True):
    """Draw bait from the bag into the discard pile (CC-41)."""


class Submit(Action, frozen=True):
    """Submit this fish to its location's contest (CC-33)."""

    card: int


class Withhold(Action, frozen=True):
    """Submit no fish of the species (CC-33)."""


AnyAction: TypeAlias = (
    PlaceToken
    | RemoveToken
    | FillZone
    | TakeMaster
    | TakeTopMaster
    | SkipPort
    | PutBait
    | CatchNext
    | TakeFish
    | TakeDeckFish
    | PlayRod
    | PlayLine
    | PlayReel
    | PlayLure
    | EndStep
    | ChooseDraws
    | GiveMaster
    | SpillBait
    | Submit
    | Withhold
)

TAKE_TOP_MASTER = TakeTopMaster()
SKIP_PORT = SkipPort()
TAKE_FISH = TakeFish()
TAKE_DECK_FISH = TakeDeckFish()
END_STEP = EndStep()
GIVE_MASTER = GiveMaster()
SPILL_BAIT = SpillBait()
WITHHOLD = Withhold()

PLACE = tuple(PlaceToken(space) for space in Space)
REMOVE = tuple(RemoveToken(space) for space in Space)
FILL = tuple(FillZone(zone) for zone in range(ZONES))
TAKE = tuple(TakeMaster(place) for place in range(ROW))
CATCH = tuple(CatchNext(zone) for zone in range(ZONES))
ROD = tuple(PlayRod(location) for location in range(LOCATIONS))
LINE = tuple(PlayLine(zone) for zone in range(ZONES))


def part(*actions: Action) -> Part:
    """These actions as a part of a list."""
    return dict.fromkeys(actions)


NO_ACTIONS: Part = {}


@cache
def puts(spots: tuple[int, ...], number: int) -> Part:
    """Every way to put up to so many bait on cards with so many open spots each, most on cards first."""
    ways = [way for way in product(*[range(open_ + 1) for open_ in spots]) if sum(way) <= number]
    ways.sort(key=lambda way: (-sum(way), [-count for count in way]))
    return part(*[put_bait((*way, *[0] * (UNFINISHED - len(way)))) for way in ways])


@cache
def put_bait(counts: tuple[int, ...]) -> PutBait:
    """So many bait on each unfinished card."""
    return PutBait(counts)


def reels(board: Board) -> tuple[Part, ...]:
    """Every way to cast two bait of one colour from a board."""
    return tuple([_reels_of(colour, tuple([min(zone[colour], 2) for zone in board])) for colour in Colour])


@cache
def _reels_of(colour: int, counts: tuple[int, ...]) -> Part:
    pairs = combinations_with_replacement(range(ZONES), 2)
    return part(
        *[
            PlayReel(int(colour), (one, other))
            for one, other in pairs
            if (counts[one] >= 2 if one == other else counts[one] and counts[other])
        ]
    )


def lures(board: Board) -> tuple[Part, ...]:
    """Every swap of two bait of different colours between two Zones of a board."""
    return tuple(
        [
            _lures_between(one, other, colours_in(board[one]), colours_in(board[other]))
            for one, other in _PAIRS
        ]
    )


_PAIRS = tuple(combinations(range(ZONES), 2))


@cache
def _lures_between(one: int, other: int, colours: tuple[int, ...], other_colours: tuple[int, ...]) -> Part:
    swaps = [(colour, another) for colour in colours for another in other_colours if colour != another]
    return part(*[PlayLure(one, colour, other, another) for colour, another in swaps])


@cache
def submit(card: int) -> Submit:
    """The submission of this fish."""
    return Submit(card)
