"""The SQLite file that holds the saved games: how it is opened, checked, and written whole or not at all."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from fishing_tui.faults import (
    NewerStore,
    StoreBusy,
    StoreDamaged,
    StoreFault,
    StoreFull,
    StoreReadOnly,
    StoreUnusable,
)
from fishing_tui.files import as_text
from fishing_tui.rescue import BESIDE, KNOWN

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

PATIENCE = 2.0
"""Seconds to wait for another program's write; longer would look like a hanging screen."""

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What a full disk, a used-up quota and a limit on the size of files are called."""

_A_LITTLE = 64 * 1024
"""Bytes; where no file can grow by so much, a failed write is taken for a full disk."""


_FIRST_BYTES = b"SQLite format 3\0"


def data_folder() -> Path:
    """Where saved games are kept; the environment's FISHING_TUI_DATA comes first."""
    chosen = os.environ.get("FISHING_TUI_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("fishing-tui", appauthor=False)


class Database:
    """One open file. Everything it raises is a `StoreFault`."""

    writable = True
    _closed = False
    _log: tuple[int, int] | None = None

    def __init__(self, path: Path) -> None:
        self.path = path
        if path.is_dir():
            raise StoreUnusable(path, "it is a folder")
        if path.is_file() and not _looks_right(path):
            raise StoreDamaged(path)
        with self._faults():
            self._connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        self._connection.text_factory = as_text
        try:
            with self._faults():
                self._prepare()
            self._identity = identity(path)
        except BaseException:
            self.close()
            raise

    def read(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows that answer the question."""
        with self._faults():
            return self._connection.execute(question, values).fetchall()

    def replaced(self) -> bool:
        """Whether the file at the path, or the log beside it, is another by now, or none, or was emptied."""
        try:
            here = identity(self.path) == self._identity and os.stat(self.path).st_size > 0  # noqa: PTH116
        except OSError:
            return True
        return self._closed or not here or self._has_lost_its_log()

    def _has_lost_its_log(self) -> bool:
        """SQLite keeps the log while anybody has the file open, and writes on into one that was removed."""
        try:
            log = identity(self.path.with_name(f"{self.path.name}-wal"))
        except FileNotFoundError:
            return self._log is not None
        self._log = self._log or log
        return log != self._log

    @contextmanager
    def at_one_moment(self) -> Iterator[sqlite3.Connection]:
        """All that is read inside is as it stands at one moment, whatever others write meanwhile."""
        with self._faults():
            self._connection.execute("BEGIN")
            try:
                yield self._connection
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all that is done inside is kept when it ends, or nothing if it fails."""
        if not self.writable:
            raise StoreReadOnly(self.path)
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
        """Lets go of the file, and brings what its log holds into it; closing twice does no harm."""
        self._closed = True
        self._connection.close()

    def _prepare(self) -> None:
        version = self._version()
        if version > SCHEMA_VERSION:
            raise NewerStore(self.path)
        if self._connection.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)]:
            raise StoreDamaged(self.path)
        # A rollback journal needs EXTRA to be as safe against a power cut as WAL is with FULL.
        self._connection.execute(f"PRAGMA synchronous = {'FULL' if self._write_ahead() else 'EXTRA'}")
        if version == 0:
            self._begin()
        self._know_the_tables()

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

    def _know_the_tables(self) -> None:
        try:
            for question in KNOWN:
                self._connection.execute(question)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
                raise
            raise StoreDamaged(self.path) from error

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise self._fault(error) from error
        except UnicodeDecodeError as error:  # SQLite says what is damaged, in the damaged words
            raise StoreDamaged(self.path) from error

    def _fault(self, error: sqlite3.Error) -> StoreFault:
        match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
            case sqlite3.SQLITE_FULL:
                return StoreFull(self.path.parent)
            case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN if _is_full(self.path):
                return StoreFull(self.path.parent)
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                return StoreBusy()
            case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
                return StoreDamaged(self.path)
            case _:
                return StoreUnusable(self.path, str(error))


def _is_full(path: Path) -> bool:
    """Whether there is no room left beside a file, or for it to grow: SQLite does not always say so."""
    parts = [path.with_name(path.name + ending) for ending in ("", *BESIDE)]
    end = max([part.stat().st_size for part in parts if part.exists()], default=0)
    try:
        with TemporaryFile(dir=path.parent, buffering=0) as probe:
            probe.seek(end)
            return probe.write(bytes(_A_LITTLE)) < _A_LITTLE
    except OSError as error:
        return error.errno in NO_ROOM


def identity(path: Path) -> tuple[int, int]:
    """What tells a file from every other, whatever it is called. Raises `OSError`."""
    found = os.stat(path)  # noqa: PTH116 (asked before each write: a Path takes twice as long)
    return found.st_dev, found.st_ino


def _looks_right(path: Path) -> bool:
    """Whether the file begins as it should; asked first: SQLite drops the log of one it cannot read."""
    with path.open("rb") as file:
        start = file.read(len(_FIRST_BYTES))
    return start in (b"", _FIRST_BYTES)
