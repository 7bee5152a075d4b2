"""How a saved game came to where it stands, as far as its journal still tells it."""

from typing import NamedTuple

from msgspec import Struct

from fishing_tui.saved import Stored
from rules import journal
from rules.game import Action, AnyGame, BrokenData, Seat, Step
from rules.journal import Diverged, Player, Replay

_NOT_TOLD = (
    "The rules were corrected since this game was saved, or its file was damaged: "
    "it can no longer be told from its beginning. It goes on from where it stood."
)
_NOT_WHOLE = "The file of this game was damaged. It goes on from the last action that can still be read."


class Move(Struct, frozen=True):
    """An action that counts: whose it was, who chose it, and what it led to."""

    seat: Seat
    player: Player
    action: Action
    step: Step


class Past(NamedTuple):
    """What is known of how a game came to where it stands, and what the players should be told of that."""

    opening: Step
    moves: list[Move]
    undone: list[Action]
    notice: str | None


def past_of(game: AnyGame, stored: Stored) -> Past:
    """The past of a saved game. Raises `BadRow`, or `BrokenData` if nothing can be made of it."""
    replayed = _replayed(game, stored)
    if replayed is not None and game.dump(replayed.state) == stored.snapshot:
        return _told_from_the_start(game, stored, replayed, None)
    try:
        return Past(Step(game.load(stored.snapshot), ()), [], [], _NOT_TOLD)
    except BrokenData:
        if replayed is None:
            raise
        return _told_from_the_start(game, stored, replayed, _NOT_WHOLE)


def _told_from_the_start(game: AnyGame, stored: Stored, replayed: Replay, notice: str | None) -> Past:
    counting = journal.reduce(stored.rows)
    moves = [
        Move(row.seat, row.player, action, step)
        for row, action, step in zip(counting, replayed.actions, replayed.steps, strict=True)
    ]
    undone = [game.load_action(bytes(row.action)) for row in journal.taken_back(stored.rows)]
    return Past(replayed.opening, moves, undone, notice)


def _replayed(game: AnyGame, stored: Stored) -> Replay | None:
    """The game played again; None if corrected rules or lost rows lead it elsewhere."""
    try:
        return journal.replay(game, stored.header, stored.rows)
    except Diverged:
        return None
