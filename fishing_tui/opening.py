"""How the saved games are opened: a damaged file is set aside, and what can be read is rescued."""

import os
from contextlib import closing
from pathlib import Path

from fishing_tui.database import NO_ROOM, Database
from fishing_tui.faults import StoreDamaged, StoreFull, StoreReadOnly, StoreUnusable
from fishing_tui.files import free_name
from fishing_tui.gate import gate
from fishing_tui.read_only import ReadOnly
from fishing_tui.rescue import BESIDE, Rescue, rescue

_PATIENCE = 30.0
"""Seconds to wait until another program has rescued what can be read."""

_RESCUED_BEFORE = (
    "The saved games were damaged. What could be read was rescued just now, and the damaged file was kept."
)


def open_database(path: Path) -> tuple[Database, str | None]:
    """The file, new if there is none, and a notice if a damaged one was set aside. Raises `StoreFault`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_file() and not os.access(path, os.W_OK):
            return _open_to_read(path, StoreUnusable(path, "it can be neither written nor read"))
        notice = _finished_rescue(path)
        try:
            with gate(path, _PATIENCE):
                return Database(path), notice
        except StoreDamaged:
            with gate(path, _PATIENCE, alone=True):
                return _open_damaged(path)
        except StoreUnusable as fault:
            return _open_to_read(path, fault)
    except OSError as error:
        if error.errno in NO_ROOM:
            raise StoreFull(path.parent) from error
        raise StoreUnusable(path, error.strerror or str(error)) from error


def _open_to_read(path: Path, fault: StoreUnusable) -> tuple[Database, str]:
    """What can be read of a file that cannot be written. Raises the fault if that is nothing."""
    if not path.is_file():
        raise fault
    try:
        return ReadOnly(path), str(StoreReadOnly(path))
    except StoreDamaged:
        raise fault from None


def _finished_rescue(path: Path) -> str | None:
    """Puts what was rescued in place where whoever did it was killed just before; a notice if so."""
    if path.exists() or not _draft(path).exists():
        return None
    with gate(path, _PATIENCE, alone=True):
        if path.exists():
            return None  # another program was quicker
        _move(_draft(path), path)
        return _RESCUED_BEFORE


def _draft(path: Path) -> Path:
    return path.with_name(f"{path.name}.fresh")


def _open_damaged(path: Path) -> tuple[Database, str]:
    try:
        return Database(path), _RESCUED_BEFORE  # another program was quicker
    except StoreDamaged:
        return _begin_afresh(path)


def _begin_afresh(path: Path) -> tuple[Database, str]:
    """A fresh file with what can be read of the damaged one, and what to say of it.

    It takes the damaged file's place only when it is complete: on a full disk that stays where it is.
    """
    draft = _draft(path)
    _move(draft, None)  # whoever began it was killed
    try:
        with closing(Database(draft)) as fresh, fresh.write() as connection:
            saved = rescue(path, connection)
    except BaseException:
        _move(draft, None)
        raise
    kept = free_name(path, "damaged")
    _move(path, kept)
    _move(draft, path)
    return Database(path), _told(saved, kept)


def _move(path: Path, to: Path | None) -> None:
    """Moves a file, or deletes it, with its log: one left behind would be played into another file."""
    for ending in (*BESIDE, ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.replace(to.with_name(to.name + ending)) if to else part.unlink()


def _told(saved: Rescue, kept: Path) -> str:
    found = saved.whole + saved.cut
    if not found:
        return (
            f"The saved games could not be read. The damaged file was kept as {kept}; a fresh one was begun."
        )
    games = "1 game was" if found == 1 else f"{found} games were"
    some = f"{saved.cut} of them " if saved.cut < found else ""
    cut = f", {some}without all of what happened before" if saved.cut else ""
    lost = f", {saved.lost} could not" if saved.lost else ""
    return f"The saved games were damaged. {games} rescued{cut}{lost}; the damaged file was kept as {kept}."
