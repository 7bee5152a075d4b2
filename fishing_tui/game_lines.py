"""How one game stands in the file of saved games: a line about it, and a row for all that was done."""

import sqlite3
from collections.abc import Sequence

from fishing_tui.faults import DamagedGame, NoSuchGame, NotTheWriter
from fishing_tui.saved import Status, Stored
from rules import journal
from rules.journal import BadRow, Header, RefusedJournal, Row

_WRITER = "SELECT coalesce(CAST(writer AS INTEGER), 0) FROM games WHERE number = ?"


def read_game(connection: sqlite3.Connection, number: int) -> Stored:
    """A whole game, its rows as far as they can be read.

    Raises `NoSuchGame`, `DamagedGame` if its beginning is lost, or `RefusedJournal` for a newer format.
    """
    question = "SELECT CAST(header AS BLOB), CAST(snapshot AS BLOB) FROM games WHERE number = ?"
    found = connection.execute(question, (number,)).fetchone()
    if found is None:
        raise NoSuchGame(number)
    header, snapshot = found
    return Stored(read_header(number, header), _rows(connection, number), snapshot or b"")


def read_header(number: int, data: bytes | None) -> Header:
    """How a game began. Raises `DamagedGame`, or `RefusedJournal` for a newer format."""
    try:
        return journal.load_header(data or b"")
    except BadRow as error:
        raise DamagedGame(number, f"its beginning is damaged ({error})") from error


def read_writer(connection: sqlite3.Connection, number: int) -> int:
    """The number of the one that may add rows. Raises `NoSuchGame`."""
    found = connection.execute(_WRITER, (number,)).fetchone()
    if found is None:
        raise NoSuchGame(number)
    writer: int = found[0]
    return writer


def insert_game(
    connection: sqlite3.Connection, number: int | None, writer: int, stored: Stored, status: Status, now: str
) -> int:
    """Adds a game, under a free number if none is given; its number."""
    inserted = connection.execute(
        "INSERT INTO games (number, game, players, updated, finished, summary, writer, header, snapshot)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            number,
            stored.header.game,
            status.players,
            now,
            status.finished,
            status.summary,
            writer,
            journal.dump(stored.header),
            stored.snapshot,
        ),
    ).lastrowid
    assert inserted is not None
    _add_rows(connection, inserted, stored.rows)
    return inserted


def go_on(
    connection: sqlite3.Connection,
    number: int,
    writer: int,
    rows: Sequence[Row],
    snapshot: bytes,
    status: Status,
    now: str,
) -> None:
    """Adds rows to a game, which then stands as the snapshot and the status say."""
    _add_rows(connection, number, rows)
    connection.execute(
        "UPDATE games SET writer = ?, snapshot = ?, players = ?, finished = ?, summary = ?, updated = ?"
        " WHERE number = ?",
        (writer, snapshot, status.players, status.finished, status.summary, now, number),
    )


def keep_game(
    connection: sqlite3.Connection, number: int, writer: int, stored: Stored, status: Status, now: str
) -> int:
    """Puts a game into a file that may have it, or some of it, or another of that number; its number there.

    Raises `NotTheWriter` if all of it is there and somebody else plays it.
    """
    try:
        theirs = read_game(connection, number)
    except NoSuchGame:
        return insert_game(connection, number, writer, stored, status, now)
    except (DamagedGame, RefusedJournal):
        return insert_game(connection, None, writer, stored, status, now)
    if _leads_to(theirs, stored) and read_writer(connection, number) <= writer:
        new = stored.rows[len(theirs.rows) :]
        go_on(connection, number, writer, new, stored.snapshot, status, now)
        return number
    if _leads_to(stored, theirs):
        raise NotTheWriter
    return insert_game(connection, None, writer, stored, status, now)


def _leads_to(earlier: Stored, later: Stored) -> bool:
    """Whether these are the same game, and all that the one knows of it stands in the other."""
    return earlier.header == later.header and later.rows[: len(earlier.rows)] == earlier.rows


def _rows(connection: sqlite3.Connection, number: int) -> tuple[Row, ...]:
    """A game's rows, up to the first that is missing or damaged."""
    question = "SELECT place, CAST(body AS BLOB) FROM rows WHERE game = ? ORDER BY place"
    rows: list[Row] = []
    for place, body in connection.execute(question, (number,)):
        if place != len(rows) + 1:
            break
        try:
            rows.append(journal.load_row(body or b""))
        except BadRow:
            break
    return tuple(rows)


def _add_rows(connection: sqlite3.Connection, number: int, rows: Sequence[Row]) -> None:
    last = connection.execute(
        "SELECT coalesce(max(place), 0) FROM rows WHERE game = ?", (number,)
    ).fetchone()[0]
    connection.executemany(
        "INSERT INTO rows (game, place, body) VALUES (?, ?, ?)",
        [(number, place, journal.dump(row)) for place, row in enumerate(rows, start=last + 1)],
    )
