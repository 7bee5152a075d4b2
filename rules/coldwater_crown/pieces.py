"""What lies on the table of Coldwater Crown: fish, tokens, trophies, the players' things, the turn."""

from enum import IntEnum
from typing import TypeAlias

from msgspec import Struct

from rules.coldwater_crown.bait import NO_BAIT, Bait, Colour, minus
from rules.coldwater_crown.components import FISH, MASTERS, ZONES
from rules.game import NOTHING, UNKNOWN

LOWEST_ZONE = 3
LOCATIONS = 3
UNFINISHED = 3
"""Master Angler cards that a player may be working on at a time (CC-16)."""
FISH_TO_END = 12
SPECIES_TO_WIN = 8
TOP_OF_DECK = -1
"""Where a fish was caught that came from the deck (CC-23)."""
NOT_TRIGGERED = -1
TOKENS_OUT = 3
"""Tokens on the spaces between turns (CC-11)."""
SOLO_BAIT = 9
"""Bait of each colour in a solo game (CC-37)."""


class Space(IntEnum):
    """The seven Angler spaces, in the order of the silent player's path (CC-39)."""

    PORT = 0
    PURPLE = 1
    GREEN = 2
    BLUE = 3
    RED = 4
    YELLOW = 5
    BLACK = 6


COLOUR_OF: dict[int, Colour] = {space: Colour[space.name] for space in Space if space != Space.PORT}
SPACE_OF: dict[int, Space] = {colour: space for space, colour in COLOUR_OF.items()}  # type: ignore[misc]


class Contest(IntEnum):
    """The contests with a stack of trophies (CC-06)."""

    SHORE = 0
    RIVER = 1
    LAKE = 2
    TWELVE_FISH = 3
    EIGHT_SPECIES = 4
    SMALL_SPECIES = 5
    THREE_SAME = 6
    FOUR_DIFFERENT = 7


class Stream(IntEnum):
    """What chance is drawn for, each from a stream of its own."""

    LOT = 0
    FISH = 1
    MASTERS = 2
    TACKLE = 3
    TROPHIES = 4
    TAG = 5
    BAIT = 6


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The options a game is played with. `seats` counts the humans."""

    seats: int
    edition: str
    less_luck: bool

    @property
    def solo(self) -> bool:
        """Whether the silent player sits at the table, in seat 1 (CC-36)."""
        return self.seats == 1


class Fish(Struct, frozen=True, forbid_unknown_fields=True):
    """A fish on the board or in a deck.

    card: its secret side, `UNKNOWN` to everybody until it is caught, `NOTHING` in an empty place
    species: its public side; `UNKNOWN` below the top of a deck
    """

    card: int
    species: int

    @property
    def empty(self) -> bool:
        """Whether there is no fish."""
        return self.species == NOTHING


NO_FISH = Fish(NOTHING, NOTHING)
UNSEEN = Fish(UNKNOWN, UNKNOWN)


class Caught(Struct, frozen=True, forbid_unknown_fields=True):
    """A fish in somebody's catch.

    shown: everybody has seen its weight side
    submitted: it takes part in its location's contest
    """

    card: int
    species: int
    shown: bool = False
    submitted: bool = False


class Unfinished(Struct, frozen=True, forbid_unknown_fields=True):
    """A Master Angler card being worked on, and the bait on it."""

    card: int
    bait: Bait = NO_BAIT

    @property
    def open(self) -> Bait:
        """Its spots without bait."""
        return minus(MASTERS[self.card].spots, self.bait)


class Trophy(Struct, frozen=True, forbid_unknown_fields=True):
    """A trophy that somebody won."""

    contest: int
    points: int


Board: TypeAlias = tuple[Bait, ...]
"""The bait in Zones 3, 4, 5 and 6 of a player board."""

EMPTY_BOARD: Board = (NO_BAIT,) * ZONES


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has.

    token: the upper side of the token in hand, 0 without one
    tackle: pieces that may be played; `fresh`: those gained in this Step
    masters: Master Angler cards caught
    mystery: weights of the Mystery Weight tiles won
    submission: fish chosen in secret for the contest being settled
    """

    board: Board = EMPTY_BOARD
    unfinished: tuple[Unfinished, ...] = ()
    masters: tuple[int, ...] = ()
    catch: tuple[Caught, ...] = ()
    token: int = 0
    tackle: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    trophies: tuple[Trophy, ...] = ()
    mystery: tuple[int, ...] = ()
    submission: tuple[int, ...] = ()


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """The turn being taken.

    number: counts the turns of the game from 1
    step: 1 or 2; the silent player's draws count from 1
    placed: the space a token was placed on this turn
    mystery_won: whether this Step has won a Mystery Weight tile (CC-29)
    """

    seat: int
    number: int
    step: int = 1
    placed: int = NOTHING
    mystery_won: bool = False


def capacity(zone: int) -> int:
    """A Zone's number, counted from the lowest: how many bait it holds, and which fish it catches."""
    return zone + LOWEST_ZONE


def face_up(card: int) -> Fish:
    """A fish card with its species up."""
    return Fish(card, FISH[card].species)


def has_secrets(player: Player) -> bool:
    """Whether a player holds anything that others may not see (CC-21)."""
    return bool(player.tackle or player.fresh or player.submission) or not all(
        fish.shown for fish in player.catch
    )
