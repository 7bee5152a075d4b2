"""The order of a turn, and who is next (DF-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, Task
from rules.dice_fishing.alan import AlanFishing
from rules.dice_fishing.events import TurnBegan
from rules.dice_fishing.failure import ChoosingPower, FillingDisplay, Rewarding
from rules.dice_fishing.landing import Checking, Landing, Netting, Sparing
from rules.dice_fishing.pieces import REROLLS, Power, Turn
from rules.dice_fishing.trophies import Claiming
from rules.dice_fishing.turn import Fishing, Refilling, Starting

if TYPE_CHECKING:
    from rules.dice_fishing.state import DiceFishingState

ALAN = 1
"""Alan's seat in a solo game."""


class PassingOn(Task["DiceFishingState"], frozen=True):
    """Chum's extra turn, or the dice go to the left."""

    def settle(self, state: DiceFishingState) -> Outcome[DiceFishingState]:
        turn = state.turn
        extra = turn.played == Power.CHUM
        seat = turn.seat if extra else (turn.seat + 1) % len(state.players)
        return begin_turn(state, seat, extra=extra)


PLAYER_TURN = (
    Starting(),
    Fishing(),
    Checking(),
    Sparing(),
    Landing(),
    Netting(),
    Rewarding(),
    ChoosingPower(),
    FillingDisplay(),
    Claiming(),
    Refilling(),
    PassingOn(),
)

ALAN_TURN = (AlanFishing(), Claiming(), Refilling(), PassingOn())


def begin_turn(state: DiceFishingState, seat: int, *, extra: bool) -> Outcome[DiceFishingState]:
    """The seat's turn begins. `extra`: with Chum, so without rerolls (DF-31)."""
    turn = Turn(
        seat=seat,
        number=state.turn.number + 1,
        extra=extra,
        rerolls_allowed=0 if extra else REROLLS,
    )
    agenda = ALAN_TURN if state.setup.solo and seat == ALAN else PLAYER_TURN
    after = replace(state, turn=turn, agenda=agenda)
    return after, (TurnBegan(seat, extra),)
