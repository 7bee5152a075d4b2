"""What can still be read of a damaged file of saved games, copied into a fresh one."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from rules import journal
from rules.journal import BadRow, RefusedJournal

BESIDE = ("-wal", "-journal", "-shm")
"""The files that SQLite keeps beside a database, and that belong to it."""

_Row = tuple[Any, ...]

_COLUMNS = "number, game, name, players, updated, finished, summary, writer, header, snapshot"
_NUMBERS = (
    "SELECT number FROM games ORDER BY number",
    "SELECT number FROM games ORDER BY number DESC",
    "SELECT game FROM rows ORDER BY game",
    "SELECT game FROM rows ORDER BY game DESC",
)
"""From both ends, since reading stops where the damage is."""


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
        with closing(sqlite3.connect(copy)) as old:
            return _copied(old, fresh)


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
        if _lead_to(rows, game[-1]):
            whole += 1
        else:
            cut += 1
    return Rescue(whole, cut, lost)


def _numbers(old: sqlite3.Connection) -> range:
    """The numbers that games may have."""
    found = [line[0] for question in _NUMBERS for line in _readable(old, question)]
    numbers = [number for number in found if isinstance(number, int)]
    return range(min(numbers), max(numbers) + 1) if numbers else range(0)


def _game(old: sqlite3.Connection, number: int) -> _Row | None:
    """A game's line, if it can be read and says how the game began."""
    for line in _readable(old, f"SELECT {_COLUMNS} FROM games WHERE number = ?", number):
        try:
            journal.load_header(_bytes(line[-2]))
        except BadRow:
            return None
        except RefusedJournal:
            return line  # of a newer version, which will know how to read it
        return line
    return None


def _rows(old: sqlite3.Connection, number: int) -> list[bytes]:
    """A game's rows, up to the first that is missing or damaged."""
    rows: list[bytes] = []
    for place, body in _readable(old, "SELECT place, body FROM rows WHERE game = ? ORDER BY place", number):
        if place != len(rows) + 1 or not _is_row(body):
            break
        rows.append(body)
    return rows


def _is_row(body: object) -> bool:
    try:
        journal.load_row(_bytes(body))
    except BadRow:
        return False
    return True


def _lead_to(rows: list[bytes], snapshot: object) -> bool:
    """Whether the rows lead to the newest state."""
    return not rows or journal.load_row(rows[-1]).checksum == journal.dump_checksum(_bytes(snapshot))


def _bytes(value: object) -> bytes:
    """What a cell holds; nothing if a damaged file makes something else of it."""
    return value if isinstance(value, bytes) else b""


def _readable(old: sqlite3.Connection, question: str, *values: object) -> Iterator[_Row]:
    """The lines that answer a question, as far as they can be read."""
    try:
        yield from old.execute(question, values)
    except sqlite3.DatabaseError:
        return
