"""The order of a turn, who is next, and when the game comes to its end (CC-11, CC-31, CC-32, CC-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, done
from rules.coldwater_crown.contests import settle_turn
from rules.coldwater_crown.events import EndTriggered, TurnBegan
from rules.coldwater_crown.pieces import FISH_TO_END, NOT_TRIGGERED, Turn
from rules.coldwater_crown.restocking import Restocking, has_gap
from rules.coldwater_crown.silent_player import ChoosingDraws
from rules.coldwater_crown.tasks import SILENT, CrownTask, with_player
from rules.coldwater_crown.turn import BeginningStep, EndingStep, Placing, Removing
from rules.coldwater_crown.weigh_in import begin_weigh_in

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


class EndingTurn(CrownTask, frozen=True):
    """Step 3, then what a turn's end brings, and the next turn or the weigh-in."""

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        seat = state.turn.seat
        state, won = settle_turn(_flip(done(state), seat), seat)
        state, triggered = _look_for_the_end(state)
        if state.last_turns == 0:
            state, begun = begin_weigh_in(state)
        else:
            state, begun = begin_turn(state, (seat + 1) % len(state.players))
        return state, won + triggered + begun


PLAYER_TURN: tuple[CrownTask, ...] = (
    BeginningStep(1),
    Placing(),
    EndingStep(),
    Restocking(),
    BeginningStep(2),
    Removing(),
    EndingStep(),
    Restocking(),
    EndingTurn(),
)

SILENT_TURN: tuple[CrownTask, ...] = (ChoosingDraws(), EndingTurn())


def begin_turn(state: CrownState, seat: int) -> Outcome[CrownState]:
    """The seat's turn begins."""
    agenda = SILENT_TURN if state.setup.solo and seat == SILENT else PLAYER_TURN
    after = replace(state, turn=Turn(seat=seat, number=state.turn.number + 1), agenda=agenda)
    return after, (TurnBegan(seat, state.last_turns != NOT_TRIGGERED),)


def _flip(state: CrownState, seat: int) -> CrownState:
    """The removed token is turned over for the next turn (CC-11)."""
    side = state.players[seat].token
    return with_player(state, seat, token=3 - side) if side else state


def _look_for_the_end(state: CrownState) -> Outcome[CrownState]:
    """Counts down the last turns; or sees whether this turn triggers the end (CC-32)."""
    if state.last_turns != NOT_TRIGGERED:
        return replace(state, last_turns=state.last_turns - 1), ()
    twelve = len(state.active.catch) >= FISH_TO_END
    if not twelve and not any(has_gap(water) for water in state.waters):
        return state, ()
    after = replace(state, last_turns=len(state.players) - 1)
    return after, (EndTriggered(state.turn.seat, twelve),)
