"""What the tasks of Coldwater Crown have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Task
from rules.coldwater_crown.pieces import Player
from rules.coldwater_crown.refusals import OTHER_MOMENT
from rules.game import Action, Refusal
from rules.piles import put

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState

HUMAN = 0
SILENT = 1
"""The silent player's seat in a solo game (CC-36)."""


class CrownTask(Task["CrownState"], frozen=True):
    """A task of this game: it also knows whom it asks."""

    def decider(self, state: CrownState) -> int:
        """The seat that is asked: the one whose turn it is."""
        return state.turn.seat

    def why_not(self, state: CrownState, action: Action) -> Refusal:
        return self.refusal(state, action) or OTHER_MOMENT[type(action)]

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        """Why an unlisted action is impossible although it belongs to this question; None if it does not."""
        return None


def with_player(state: CrownState, seat: int, **changes: object) -> CrownState:
    """The state with changes to what a seat has."""
    player: Player = state.players[seat]
    return replace(state, players=put(state.players, seat, replace(player, **changes)))
