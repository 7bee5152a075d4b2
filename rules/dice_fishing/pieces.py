"""What lies on the table of Dice Fishing: the row, the players' things, the turn."""

from enum import IntEnum

from msgspec import Struct

from rules.dice_fishing.components import CARDS, FLOATS
from rules.dice_fishing.faces import NONE, Faces, minus, plus
from rules.game import NOTHING
from rules.piles import drawn

ROW = 5
COINS = 12
REROLLS = 2
TOKENS_TO_END = 4
FISH_FOR_A_SET = 4
SET_TOKENS = 6
VARIETY = 6
"""The Variety token's number, after the Set tokens 0 to 5."""


class Power(IntEnum):
    """The seven Power cards, one of each (DF-30 to DF-36)."""

    HOOK_SET = 0
    CHUM = 1
    LANDING_NET = 2
    NEW_SPOT = 3
    CHANGE_BAIT = 4
    LUCKY_TACKLE = 5
    FISH_FINDER = 6


class Stream(IntEnum):
    """What chance is drawn for, each from a stream of its own."""

    LOT = 0
    DECK = 1
    DICE = 2
    POWERS = 3
    ALAN = 4


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The options a game is played with. `seats` counts the humans; one human plays against Alan."""

    seats: int
    advanced: bool
    open_species: bool
    reroll_all: bool

    @property
    def solo(self) -> bool:
        """Whether Alan sits at the table, in seat 1 (DF-37)."""
        return self.seats == 1


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the row.

    card: the fish, `UNKNOWN` where a view may not show it, `NOTHING` in a gap
    float: the side that everybody sees, `NOTHING` in a gap
    placed: the dice on its bait spaces
    flipped: whether the fish side is up
    seen_by: the seats that looked at it with Fish Finder (DF-36)
    """

    card: int
    float: int
    placed: Faces = NONE
    flipped: bool = False
    seen_by: tuple[int, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether this is a gap."""
        return self.float == NOTHING

    @property
    def vp(self) -> int:
        """Victory points, equal to the number of bait spaces (DF-01)."""
        return FLOATS[self.float].vp

    @property
    def baits(self) -> Faces:
        """All its bait spaces."""
        return FLOATS[self.float].baits

    @property
    def missing(self) -> Faces:
        """The bait spaces without a die."""
        return minus(FLOATS[self.float].baits, self.placed)

    @property
    def full(self) -> bool:
        """Whether every bait space holds a die."""
        return not self.empty and self.placed == self.baits


GAP = Slot(card=NOTHING, float=NOTHING)


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has. `catch`: fish cards as they were caught; `tokens`: trophies claimed so far."""

    coins: int = 0
    catch: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    power: int = NOTHING


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """The turn being taken.

    number: counts the turns of the game from 1
    extra: the turn that Chum gives, without rerolls (DF-31)
    unplaced: dice that lie beside the cards; after the check, the unused dice (DF-11)
    lifted: dice lifted by Change the Bait and not placed anew, which cannot be rerolled (DF-32)
    played: the Power card played this turn
    spared: the species named with Lucky Tackle (DF-35)
    caught: fish taken this turn with dice
    """

    seat: int
    number: int
    extra: bool = False
    rolled: bool = False
    unplaced: Faces = NONE
    lifted: Faces = NONE
    rerolls: int = 0
    rerolls_allowed: int = REROLLS
    coins_spent: int = 0
    played: int = NOTHING
    spared: int = NOTHING
    caught: int = 0

    @property
    def pool(self) -> Faces:
        """All dice not on a card."""
        return self.unplaced if self.lifted == NONE else plus(self.unplaced, self.lifted)

    @property
    def rerolls_left(self) -> int:
        """How often dice may still be rerolled."""
        return self.rerolls_allowed - self.rerolls


def lay_out(deck: tuple[int, ...], number: int) -> tuple[tuple[Slot, ...], tuple[int, ...]]:
    """Up to so many cards from the deck as places of the row, float side up, and the deck after it."""
    cards, deck = drawn(deck, number)
    return tuple([Slot(card, CARDS[card].float) for card in cards]), deck
