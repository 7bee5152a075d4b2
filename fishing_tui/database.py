"""The SQLite file that holds the saved games: how it is opened, checked, and written whole or not at all."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fishing_tui.faults import NewerStore, StoreBusy, StoreDamaged, StoreFault, StoreFull, StoreUnusable
from fishing_tui.files import free_name

SCHEMA_VERSION = 1

_SCHEMA = (
    # AUTOINCREMENT: a deleted game's number is never given to another, which an open window might write to.
    # The snapshot stands last, so that listing the games does not read it.
    """CREATE TABLE games (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        name TEXT NOT NULL DEFAULT '',
        players TEXT NOT NULL,
        updated TEXT NOT NULL,
        finished INTEGER NOT NULL,
        summary TEXT NOT NULL,
        writer INTEGER NOT NULL,
        header BLOB NOT NULL,
        snapshot BLOB NOT NULL
    )""",
    """CREATE TABLE rows (
        game INTEGER NOT NULL REFERENCES games (number),
        place INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (game, place)
    ) WITHOUT ROWID""",
    f"PRAGMA user_version = {SCHEMA_VERSION}",
)

_PATIENCE = 2.0
"""Seconds to wait for another program's write; longer would look like a hanging screen."""

_NO_ROOM = 64 * 1024
"""With less free than this, a failed write is taken for a full disk: not every system says so."""


_FIRST_BYTES = b"SQLite format 3\0"


def data_folder() -> Path:
    """Where saved games are kept; the environment's FISHING_TUI_DATA comes first."""
    chosen = os.environ.get("FISHING_TUI_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("fishing-tui", appauthor=False)


def open_database(path: Path) -> "tuple[Database, str | None]":
    """The file, new if there is none, and a notice if a damaged one was set aside. Raises `StoreFault`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return Database(path), None
        except StoreDamaged:
            kept = _set_aside(path)
            return Database(path), (
                "The saved games could not be read. "
                f"The damaged file was kept as {kept}; a fresh one was begun."
            )
    except OSError as error:
        raise StoreUnusable(path, error.strerror or str(error)) from error


class Database:
    """One open file. Everything it raises is a `StoreFault`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if path.is_file() and not _looks_right(path):
            raise StoreDamaged(path)
        with self._faults():
            self._connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        try:
            with self._faults():
                self._prepare()
        except BaseException:
            self.close()
            raise

    def read(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows that answer the question."""
        with self._faults():
            return self._connection.execute(question, values).fetchall()

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all that is done inside is kept when it ends, or nothing if it fails."""
        with self._faults():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def close(self) -> None:
        """Lets go of the file; closing twice does no harm."""
        self._connection.close()

    def _prepare(self) -> None:
        version = self._version()
        if version > SCHEMA_VERSION:
            raise NewerStore(self.path)
        if self._connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
            raise StoreDamaged(self.path)
        # A rollback journal needs EXTRA to be as safe against a power cut as WAL is with FULL.
        self._connection.execute(f"PRAGMA synchronous = {'FULL' if self._write_ahead() else 'EXTRA'}")
        if version == 0:
            self._begin()

    def _version(self) -> int:
        version: int = self._connection.execute("PRAGMA user_version").fetchone()[0]
        return version

    def _write_ahead(self) -> bool:
        """Turns the write-ahead log on; False on a file system that cannot do it."""
        try:
            mode = self._connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY):
                raise
            mode = self._connection.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
        return bool(mode == "wal")

    def _begin(self) -> None:
        with self.write() as connection:
            if self._version():
                return  # another window was quicker
            if connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
                raise StoreDamaged(self.path)
            for statement in _SCHEMA:
                connection.execute(statement)

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise self._fault(error) from error

    def _fault(self, error: sqlite3.Error) -> StoreFault:
        match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
            case sqlite3.SQLITE_FULL:
                return StoreFull(self.path.parent)
            case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN if self._no_room():
                return StoreFull(self.path.parent)
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                return StoreBusy()
            case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
                return StoreDamaged(self.path)
            case _:
                return StoreUnusable(self.path, str(error))

    def _no_room(self) -> bool:
        return shutil.disk_usage(self.path.parent).free < _NO_ROOM


def _looks_right(path: Path) -> bool:
    """Whether the file begins as it should; asked first: SQLite drops the log of one it cannot read."""
    with path.open("rb") as file:
        start = file.read(len(_FIRST_BYTES))
    return start in (b"", _FIRST_BYTES)


def _set_aside(path: Path) -> Path:
    """Moves the damaged file away with its log: a log left behind would be played into the fresh file."""
    kept = free_name(path, "damaged")
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.replace(kept.with_name(kept.name + ending))
    return kept
