"""What can still be read of a damaged file of saved games, copied into a fresh one."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from fishing_tui.files import as_text
from rules import GAMES, journal
from rules.journal import BadRow, Header, RefusedJournal

BESIDE = ("-wal", "-journal", "-shm")
"""The files that SQLite keeps beside a database, and that belong to it."""

_Row = tuple[Any, ...]

_COLUMNS = "number, game, name, players, updated, finished, summary, writer, header, snapshot"
KNOWN = (f"SELECT {_COLUMNS} FROM games LIMIT 0", "SELECT game, place, body FROM rows LIMIT 0")
"""What can be asked of every file that still knows its tables."""

_READ = (
    "SELECT number, {text}, coalesce(CAST(finished AS INTEGER), 0), coalesce(CAST(summary AS TEXT), ''),"
    " coalesce(CAST(writer AS INTEGER), 0), coalesce(CAST(header AS BLOB), x''), {snapshot}"
    " FROM games WHERE number = ?"
)
_WORDS = ("game", "name", "players", "updated")
_TEXT = ", ".join(f"coalesce(CAST({column} AS TEXT), '')" for column in _WORDS)
_WITH_AND_WITHOUT_SNAPSHOT = (
    _READ.format(text=_TEXT, snapshot="coalesce(CAST(snapshot AS BLOB), x'')"),
    _READ.format(text=_TEXT, snapshot="x''"),
)
"""A cell of a damaged file may hold anything; the fresh one takes nothing but what belongs there."""

_NUMBERS = (
    "SELECT number FROM games ORDER BY number",
    "SELECT number FROM games ORDER BY number DESC",
    "SELECT DISTINCT game FROM rows ORDER BY game",
    "SELECT DISTINCT game FROM rows ORDER BY game DESC",
)
"""From both ends, since reading stops where the damage is."""

_PAGE = 4096
_PAGE_COUNT = slice(28, 32)
"""Bytes; where a file says how many pages it has."""

_TRIED = 5000
"""Numbers up to this are tried even where no list that can be read has them."""


class Rescue(Struct, frozen=True):
    """How many games were rescued whole, how many without all of their past, and how many are lost."""

    whole: int
    cut: int
    lost: int


def rescue(damaged: Path, fresh: sqlite3.Connection) -> Rescue:
    """Copies each game that can be read into a fresh database, inside its open transaction.

    The damaged file is read from a copy, and stays as it is. Raises `OSError` or `sqlite3.Error` if
    something cannot be written.
    """
    with TemporaryDirectory(dir=damaged.parent, prefix=f"{damaged.name}.") as folder:
        copy = Path(folder) / damaged.name
        for ending in ("", *BESIDE):
            part = damaged.with_name(damaged.name + ending)
            if part.exists() and ending != "-shm":
                shutil.copyfile(part, copy.with_name(copy.name + ending))
        if not _knows_its_tables(copy):
            _lend_first_page(copy, fresh)
        with closing(_opened(copy)) as old:
            return _copied(old, fresh)


def _opened(copy: Path) -> sqlite3.Connection:
    old = sqlite3.connect(copy)
    old.text_factory = as_text
    # Else SQLite refuses to read a file that is shorter than it says of itself.
    with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
        old.execute("PRAGMA writable_schema = ON")
    return old


def _knows_its_tables(copy: Path) -> bool:
    try:
        with closing(_opened(copy)) as old:
            for question in KNOWN:
                old.execute(question)
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return False
    return True


def _lend_first_page(copy: Path, fresh: sqlite3.Connection) -> None:
    """A damaged first page, on which SQLite looks up where the tables begin, is replaced by a sound one.

    The tables of every file of ours begin at the same places.
    """
    sound = copy.with_name("sound")
    with closing(sqlite3.connect(sound)) as tables:
        for (statement,) in fresh.execute("SELECT sql FROM sqlite_schema WHERE name IN ('games', 'rows')"):
            tables.execute(statement)
        tables.execute("PRAGMA journal_mode = WAL")
    page = bytearray(sound.read_bytes()[:_PAGE])
    page[_PAGE_COUNT] = bytes(4)  # then SQLite goes by the length of the file
    with copy.open("r+b") as file:
        file.write(page)


def _copied(old: sqlite3.Connection, fresh: sqlite3.Connection) -> Rescue:
    whole = cut = lost = 0
    for number in _numbers(old):
        game, rows = _game(old, number), _rows(old, number)
        if game is None:
            lost += bool(rows)
            continue
        fresh.execute(f"INSERT INTO games ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", game)
        fresh.executemany(
            "INSERT INTO rows (game, place, body) VALUES (?, ?, ?)",
            [(number, place, body) for place, body in enumerate(rows, start=1)],
        )
        if _lead_to(game[-2], rows, game[-1]):
            whole += 1
        else:
            cut += 1
    return Rescue(whole, cut, lost)


def _numbers(old: sqlite3.Connection) -> list[int]:
    """The numbers that games may have."""
    found = {line[0] for question in _NUMBERS for line in _readable(old, question)}
    numbers = {number for number in found if isinstance(number, int) and number > 0}
    return sorted(numbers.union(range(1, min(max(numbers, default=0), _TRIED))))


def _game(old: sqlite3.Connection, number: int) -> _Row | None:
    """A game's line, if it can be read and says how the game began."""
    for question in _WITH_AND_WITHOUT_SNAPSHOT:
        for line in _readable(old, question, number):
            return line if _is_header(line[-2]) else None
    return None


def _is_header(data: bytes) -> bool:
    try:
        journal.load_header(data)
    except BadRow:
        return False
    except RefusedJournal:
        return True  # of a newer version, which will know how to read it
    return True


def _rows(old: sqlite3.Connection, number: int) -> list[bytes]:
    """A game's rows, up to the first that is missing or damaged."""
    question = "SELECT place, CAST(body AS BLOB) FROM rows WHERE game = ? ORDER BY place"
    rows: list[bytes] = []
    for place, body in _readable(old, question, number):
        if place != len(rows) + 1 or not _is_row(body or b""):
            break
        rows.append(body)
    return rows


def _is_row(body: bytes) -> bool:
    try:
        journal.load_row(body)
    except BadRow:
        return False
    return True


def _lead_to(header: bytes, rows: list[bytes], snapshot: bytes) -> bool:
    """Whether the rows, or without any the beginning, lead to the newest state."""
    if rows:
        return journal.load_row(rows[-1]).checksum == journal.dump_checksum(snapshot)
    try:
        return _opening(journal.load_header(header)) == snapshot
    except RefusedJournal:
        return False  # nobody here can tell


def _opening(header: Header) -> bytes:
    game = journal.game_of(header, GAMES)
    opening = game.opening(journal.read_options(game, header), header.seed)
    return game.dump(opening.state)


def _readable(old: sqlite3.Connection, question: str, *values: object) -> Iterator[_Row]:
    """The lines that answer a question, as far as they can be read."""
    try:
        yield from old.execute(question, values)
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        return
