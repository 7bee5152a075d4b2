"""A game of Dice Fishing as it stands."""

from rules.agenda import AgendaState
from rules.dice_fishing.alan import AlanFishing
from rules.dice_fishing.failure import ChoosingPower, FillingDisplay, KeepingPower, Rewarding
from rules.dice_fishing.landing import Checking, Landing, Netting, Sparing
from rules.dice_fishing.order import PassingOn
from rules.dice_fishing.pieces import Player, Setup, Slot, Turn
from rules.dice_fishing.trophies import Claiming
from rules.dice_fishing.turn import Fishing, Refilling, Starting
from rules.game import NOTHING

AnyTask = (
    Starting
    | Fishing
    | Checking
    | Sparing
    | Landing
    | Netting
    | Rewarding
    | ChoosingPower
    | KeepingPower
    | FillingDisplay
    | Claiming
    | Refilling
    | PassingOn
    | AlanFishing
)


class DiceFishingState(AgendaState, frozen=True, kw_only=True):
    """Everything on the table and in the box.

    players: by seat; in solo Alan's is seat 1
    row: the five places, gaps included; shorter when the deck is empty
    deck: fish cards, the next one first
    discards: fish that left the game, flipped ones with their fish side up
    tokens: Set and Variety tokens in the middle
    supply: coins in the common supply
    power_deck: the next card first
    display: the Power cards on offer, face up
    ended: "" while the game goes on, else "tokens" or "empty"
    """

    setup: Setup
    players: tuple[Player, ...]
    row: tuple[Slot, ...]
    deck: tuple[int, ...]
    discards: tuple[Slot, ...]
    tokens: tuple[int, ...]
    supply: int
    power_deck: tuple[int, ...]
    display: tuple[int, ...]
    power_discards: tuple[int, ...]
    turn: Turn
    agenda: tuple[AnyTask, ...]
    ended: str = ""

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def playable_power(self) -> int:
        """The Power card that the active player may still play this turn, or `NOTHING` (DF-28)."""
        return self.active.power if self.turn.played == NOTHING else NOTHING
