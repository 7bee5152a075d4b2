"""A game as one text file: the header, a line for each row, and an end that shows nothing is missing."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from fishing_tui.faults import BadFile
from fishing_tui.files import as_text
from fishing_tui.saved import End, Stored
from rules import journal
from rules.journal import BadRow, Diverged, RefusedJournal, Row

if TYPE_CHECKING:
    from rules.game import AnyGame, State


def to_text(stored: Stored) -> str:
    """The file's content, as lines of JSON. A newest state that is damaged is left empty."""
    end = End(rows=len(stored.rows), state=Raw(stored.snapshot if _is_json(stored.snapshot) else b"{}"))
    lines = [journal.dump(stored.header), *map(journal.dump, stored.rows), msgspec.json.encode(end)]
    return as_text(b"".join(line + b"\n" for line in lines))


def _is_json(data: bytes) -> bool:
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def read_lines(path: Path) -> list[str]:
    """The lines of a file. Raises `BadFile`."""
    try:
        return path.read_text(encoding="utf-8").split("\n")
    except OSError as error:
        raise BadFile(path, 0, error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadFile(path, 0, "not a text file") from error


def from_file(path: Path, games: "Mapping[str, AnyGame]") -> "tuple[Stored, AnyGame, State]":
    """The game in a file, its rules, and the state it stands at. Raises `BadFile`."""
    lines = read_lines(path)
    while lines and not lines[-1].strip():
        lines.pop()
    stored = _stored(path, lines)
    try:
        game = journal.game_of(stored.header, games)
        return stored, game, _state(path, game, stored)
    except RefusedJournal as error:
        raise BadFile(path, 1, str(error)) from error


def _stored(path: Path, lines: list[str]) -> Stored:
    """The lines taken for what they say, each by itself."""
    if not lines:
        raise BadFile(path, 0, "the file is empty")
    end = _end(path, lines)
    number = 1
    rows: list[Row] = []
    try:
        header = journal.load_header(lines[0].encode())
        for line in lines[1:-1]:
            number += 1
            rows.append(journal.load_row(line.encode()))
        journal.reduce(rows)
        journal.seating(header, rows)
    except (BadRow, RefusedJournal) as error:
        raise BadFile(path, number, str(error)) from error
    if end.rows != len(rows):
        raise BadFile(path, len(lines), f"{end.rows} rows were written, but {len(rows)} are here")
    return Stored(header, tuple(rows), bytes(end.state))


def _end(path: Path, lines: list[str]) -> End:
    try:
        return msgspec.json.decode(lines[-1], type=End)
    except msgspec.DecodeError as error:
        raise BadFile(path, len(lines), f"the end of the game is missing ({error})") from error


def _state(path: Path, game: "AnyGame", stored: Stored) -> "State":
    """The state at the end. The file's own counts where corrected rules lead elsewhere."""
    from rules.game import BrokenData

    last = len(stored.rows) + 2
    try:
        state: State = game.load(stored.snapshot)
    except BrokenData as error:
        raise BadFile(path, last, str(error)) from error
    try:
        replayed = journal.replay(game, stored.header, stored.rows).state
    except Diverged as error:
        if stored.header.rules_version == game.rules_version:
            raise BadFile(path, 0, str(error)) from error
        return state
    if game.dump(replayed) != game.dump(state):
        raise BadFile(path, last, "the state at the end is not where the actions lead")
    return state
