"""GameStore: every game's journal, kept in one SQLite file.

A game is a header, rows that are only ever added, and the dump of its newest state. Whoever opens a game
gets a writer number; a writer whose number is no longer the newest is refused.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from fishing_tui.database import PATIENCE, Database, data_folder
from fishing_tui.exchange import from_file, to_text
from fishing_tui.faults import (
    BadFile,
    DamagedGame,
    NewerStore,
    NoSuchGame,
    NotTheWriter,
    StoreBusy,
    StoreDamaged,
    StoreFault,
    StoreFull,
    StoreMoved,
    StoreUnusable,
)
from fishing_tui.files import as_text, write_whole
from fishing_tui.game_lines import go_on, insert_game, keep_game, read_game, read_header, read_writer
from fishing_tui.gate import gate
from fishing_tui.opening import open_database
from fishing_tui.presence import Presence
from fishing_tui.saved import SavedGame, Status, Stored, status_of
from rules import GAMES, journal
from rules.journal import Header, RefusedJournal, Row

if TYPE_CHECKING:
    from rules.game import AnyGame

__all__ = [
    "BadFile",
    "DamagedGame",
    "GameStore",
    "NewerStore",
    "NoSuchGame",
    "NotTheWriter",
    "SavedGame",
    "Status",
    "StoreBusy",
    "StoreDamaged",
    "StoreFault",
    "StoreFull",
    "StoreMoved",
    "StoreUnusable",
    "Stored",
]

FIRST_WRITER = 1

_OLDEST, _LATEST = 1970, 9999
"""No game was played in these years or beyond: a moment there is damage."""

_LISTED = (
    "SELECT number, game, coalesce(nullif(name, ''), players), updated, finished, summary FROM games"
    " {} ORDER BY updated > ?, updated DESC, number DESC"
)
"""Newest first; a moment that is still to come is from a clock that was wrong."""


class GameStore:
    """The saved games. Everything its methods raise is a `StoreFault`, whose text can be shown as it is.

    notice: what the player should be told about the file, such as that a damaged one was set aside
    """

    def __init__(self, database: Database, notice: str | None = None) -> None:
        self._database = database
        self._presence = Presence(database.path.with_name(f"{database.path.name}-playing"))
        self.notice = notice

    @classmethod
    def open(cls, path: Path | None = None) -> "GameStore":
        """The store in this file; without one, in the user's data folder."""
        return cls(*open_database(path or data_folder() / "games.sqlite3"))

    def close(self) -> None:
        """Lets go of the file; closing twice does no harm."""
        self._presence.leave_all()
        self._database.close()

    def __enter__(self) -> "GameStore":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def file(self) -> Database:
        """The file that the saved games are in; opened anew if another stands at its path by now, or none.

        Raises a `StoreFault`.
        """
        if self._database.replaced():
            self._database.close()
            self._database, notice = open_database(self._database.path)
            self.notice = notice or self.notice
        return self._database

    def create(self, header: Header, snapshot: bytes, status: Status) -> int:
        """Begins a game, whose writer is `FIRST_WRITER`; the number it is known by."""
        with self._writing() as connection:
            number = insert_game(connection, None, FIRST_WRITER, Stored(header, (), snapshot), status, _now())
        self._presence.play(number, FIRST_WRITER)
        return number

    def append(self, number: int, writer: int, rows: Sequence[Row], snapshot: bytes, status: Status) -> None:
        """Adds rows to a game, all or none. Raises `NotTheWriter`, `NoSuchGame`, `StoreFull` and others."""
        with self._writing() as connection:
            if read_writer(connection, number) != writer:
                raise NotTheWriter
            go_on(connection, number, writer, rows, snapshot, status, _now())

    def keep(self, number: int, writer: int, stored: Stored, status: Status) -> int:
        """Writes a game that is being played into a file that took the place of its own; its number there.

        It goes on with what the file has of it; where that went another way, both are kept. Raises
        `NotTheWriter` if all of it is there and somebody else plays it.
        """
        with self._writing() as connection:
            kept = keep_game(connection, number, writer, stored, status, _now())
        self._presence.leave(number, writer)
        self._presence.play(kept, writer)
        return kept

    def games(self) -> list[SavedGame]:
        """All saved games, newest first."""
        return [_listed(line) for line in self.file().read(_LISTED.format(""), _now())]

    def newest_unfinished(self) -> SavedGame | None:
        """The game to continue with: the newest that can be opened, else the newest."""
        lines = self.file().read(_LISTED.format("WHERE NOT finished"), _now())
        waiting = [_listed(line) for line in lines]
        for game in waiting:
            if self._can_be_read(game.number):
                return game
        return waiting[0] if waiting else None

    def read(self, number: int) -> Stored:
        """A whole game. Raises `NoSuchGame`, `DamagedGame`, or `RefusedJournal` for a newer format."""
        with self.file().at_one_moment() as connection:
            return read_game(connection, number)

    def writer(self, number: int) -> int:
        """The number of the one that may add rows now. Raises `NoSuchGame`."""
        writer: int = self._one("writer", number)
        return writer

    def take_over(self, number: int) -> int:
        """A new writer number; rows of any earlier writer are refused from now on. Raises `NoSuchGame`."""
        with self._writing() as connection:
            writer = read_writer(connection, number) + 1
            connection.execute("UPDATE games SET writer = ? WHERE number = ?", (writer, number))
        self._presence.play(number, writer)
        return writer

    def played_elsewhere(self, number: int) -> bool:
        """Whether another window plays a game just now. Raises `NoSuchGame`."""
        return self._presence.elsewhere(number, self.writer(number))

    def leave(self, number: int, writer: int) -> None:
        """A game is no longer played in this window by this writer."""
        self._presence.leave(number, writer)

    def changed(self, number: int) -> str:
        """The moment of a game's newest row. Raises `NoSuchGame`."""
        moment: str = self._one("updated", number)
        return moment

    def rename(self, number: int, name: str) -> None:
        """Names a game; without a name it is shown by its players' names again. Raises `NoSuchGame`."""
        shown = "".join(letter for letter in name if letter.isprintable()).strip()
        with self._writing() as connection:
            read_writer(connection, number)
            connection.execute("UPDATE games SET name = ? WHERE number = ?", (shown, number))

    def delete(self, number: int) -> None:
        """Deletes a game for good. Raises `NoSuchGame`."""
        with self._writing() as connection:
            read_writer(connection, number)
            connection.execute("DELETE FROM rows WHERE game = ?", (number,))
            connection.execute("DELETE FROM games WHERE number = ?", (number,))
        self._presence.forget(number)

    def export_to(self, number: int, path: Path) -> None:
        """Writes a game to one file, in place of any other there. Raises as `read` does, or `BadFile`."""
        text = to_text(self.read(number))
        try:
            write_whole(path, text)
        except OSError as error:
            raise BadFile(path, 0, error.strerror or str(error)) from error

    def import_from(self, path: Path, games: "Mapping[str, AnyGame]" = GAMES) -> int:
        """Adds the game in an exported file; its number here. Raises `BadFile` with line and reason."""
        stored, game, state = from_file(path, games)
        seating = journal.seating(stored.header, stored.rows)
        status = status_of(game, state, seating)
        with self._writing() as connection:
            return insert_game(connection, None, FIRST_WRITER, stored, status, _now())

    def _can_be_read(self, number: int) -> bool:
        try:
            read_header(number, self._one("CAST(header AS BLOB)", number))
        except (DamagedGame, RefusedJournal):
            return False
        return True

    def _one(self, column: str, number: int) -> Any:
        found = self.file().read(f"SELECT {column} FROM games WHERE number = ?", number)
        if not found:
            raise NoSuchGame(number)
        return found[0][0]

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction on the file that is at the path and stays there meanwhile."""
        file = self.file()
        with gate(file.path, PATIENCE):
            if file.replaced():
                raise StoreMoved
            with file.write() as connection:
                yield connection


def _listed(line: tuple[Any, ...]) -> SavedGame:
    number, game, title, updated, finished, summary = line
    return SavedGame(number, _text(game), _text(title), _moment(updated), bool(finished), _text(summary))


def _text(cell: object) -> str:
    """What a cell says; in a damaged file it may be anything."""
    return as_text(cell) if isinstance(cell, bytes) else str(cell)


def _moment(cell: object) -> datetime | None:
    try:
        moment = datetime.fromisoformat(_text(cell))
    except ValueError:
        return None
    return moment if moment.tzinfo and _OLDEST < moment.year < _LATEST else None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
