"""How a saved game came to where it stands, as far as its journal still tells it."""

from bisect import bisect_left
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from fishing_tui.saved import Stored
from rules import journal
from rules.game import Action, AnyGame, BrokenData, Seat, Step
from rules.journal import BadRow, Diverged, Header, Player, Replay, Row, Seating

Rows: TypeAlias = tuple[Row, ...]

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
    seating: tuple[Seating, ...]
    notice: str | None


def past_of(game: AnyGame, stored: Stored) -> Past:
    """The past of a saved game. It goes on from its newest state, or else from its last sound row.

    Raises `RefusedJournal` if this version must not play it.
    """
    header, rows = stored.header, _that_make_sense(stored)
    replayed = _replayed(game, header, rows)
    if isinstance(replayed, Replay) and game.dump(replayed.state) == stored.snapshot:
        return _told_from_the_start(game, header, rows, replayed, None)
    try:
        newest = Step(game.load(stored.snapshot), ())
    except BrokenData:
        while isinstance(replayed, Diverged):
            rows = _before(rows, replayed)
            replayed = _replayed(game, header, rows)
        return _told_from_the_start(game, header, rows, replayed, _NOT_WHOLE)
    return Past(newest, [], [], journal.seating(header, rows), _NOT_TOLD)


def _that_make_sense(stored: Stored) -> Rows:
    """The rows up to the first that takes back more than was done, or that is of a seat that is not there."""

    def is_astray(end: int) -> bool:
        try:
            journal.reduce(stored.rows[:end])
            journal.seating(stored.header, stored.rows[:end])
        except BadRow:
            return True
        return False

    if not is_astray(len(stored.rows)):
        return stored.rows
    first = bisect_left(range(len(stored.rows) + 1), True, key=is_astray)
    return stored.rows[: first - 1]


def _before(rows: Rows, diverged: Diverged) -> Rows:
    """The rows before the action that could not be played again."""
    action = journal.reduce(rows)[diverged.at]
    return rows[: next(place for place, row in enumerate(rows) if row is action)]


def _told_from_the_start(
    game: AnyGame, header: Header, rows: Rows, replayed: Replay, notice: str | None
) -> Past:
    counting = journal.reduce(rows)
    moves = [
        Move(row.seat, row.player, action, step)
        for row, action, step in zip(counting, replayed.actions, replayed.steps, strict=True)
    ]
    return Past(replayed.opening, moves, _undone(game, rows), journal.seating(header, rows), notice)


def _undone(game: AnyGame, rows: Rows) -> list[Action]:
    """The actions that could be done again; none where one of them is damaged."""
    try:
        return [game.load_action(bytes(row.action)) for row in journal.taken_back(rows)]
    except BrokenData:
        return []


def _replayed(game: AnyGame, header: Header, rows: Rows) -> Replay | Diverged:
    """The game played again, or where corrected rules or lost rows lead it elsewhere."""
    try:
        return journal.replay(game, header, rows)
    except Diverged as diverged:
        return diverged
