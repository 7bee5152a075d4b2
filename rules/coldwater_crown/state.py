"""A game of Coldwater Crown as it stands."""

from typing import TypeAlias

from rules.agenda import AgendaState
from rules.coldwater_crown.bait import Bag, Bait
from rules.coldwater_crown.casting import PuttingBait
from rules.coldwater_crown.catching import Catching, Landing
from rules.coldwater_crown.clear_white import ChoosingForSilent, ReturningWhite
from rules.coldwater_crown.edition import EDITIONS, Edition
from rules.coldwater_crown.order import EndingTurn
from rules.coldwater_crown.pieces import NOT_TRIGGERED, Fish, Player, Setup, Turn
from rules.coldwater_crown.port import Filling, Porting
from rules.coldwater_crown.restocking import Restocking
from rules.coldwater_crown.silent_player import ChoosingDraws, Drawing
from rules.coldwater_crown.turn import BeginningStep, EndingStep, Placing, Removing
from rules.coldwater_crown.weigh_in import Closing, Settling, Submitting

AnyTask: TypeAlias = (
    BeginningStep
    | Placing
    | Removing
    | Porting
    | Filling
    | PuttingBait
    | Catching
    | Landing
    | EndingStep
    | Restocking
    | EndingTurn
    | ChoosingDraws
    | Drawing
    | ChoosingForSilent
    | ReturningWhite
    | Submitting
    | Settling
    | Closing
)


class CrownState(AgendaState, frozen=True, kw_only=True):
    """Everything on the table and in the box.

    players: by seat; in solo the silent player's is seat 1
    waters: the fish in the four Zones of each location
    decks: the fish of each location, the next one first
    tag: the colour that scores
    row, master_deck: Master Angler cards, face up and the next one first
    trophies: for each contest the points still to win, best first
    mystery: weights of the Mystery Weight stack, the one face up first
    tackle_stack: kinds of Tackle, the next piece first
    tokens: for each space the upper side of its token, 0 without one
    discards: bait in the discard pile
    last_turns: turns still to come once the end is triggered, else `NOT_TRIGGERED`
    """

    setup: Setup
    players: tuple[Player, ...]
    waters: tuple[tuple[Fish, ...], ...]
    decks: tuple[tuple[Fish, ...], ...]
    tag: int
    row: tuple[int, ...]
    master_deck: tuple[int, ...]
    trophies: tuple[tuple[int, ...], ...]
    mystery: tuple[int, ...]
    tackle_stack: tuple[int, ...]
    tackle_discards: tuple[int, ...]
    tokens: tuple[int, ...]
    bag: Bag
    discards: Bait
    turn: Turn
    agenda: tuple[AnyTask, ...]
    last_turns: int = NOT_TRIGGERED
    ended: bool = False

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return EDITIONS[self.setup.edition]

    @property
    def decider(self) -> int:
        """The seat that the next task asks."""
        return self.agenda[0].decider(self)
