"""The gate before a file of saved games: anybody may write there in turn, but who rescues it is alone."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fishing_tui.faults import StoreBusy

if sys.platform != "win32":
    import fcntl

_A_MOMENT = 0.02
"""Seconds between two knocks."""


@contextmanager
def gate(path: Path, patience: float, alone: bool = False) -> Iterator[None]:
    """Inside, no other program moves the file; `alone`: none uses it either.

    Where a system or a folder has no such locks it stands open. Raises `StoreBusy` after `patience` seconds.
    """
    try:
        file = os.open(path.with_name(f"{path.name}-lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:
        yield
        return
    try:
        _wait(file, patience, alone)
        yield
    finally:
        os.close(file)


def _wait(file: int, patience: float, alone: bool) -> None:
    if sys.platform == "win32":
        return
    kind = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
    end = time.monotonic() + patience
    while True:
        try:
            fcntl.flock(file, kind | fcntl.LOCK_NB)
            return
        except BlockingIOError as busy:
            if time.monotonic() > end:
                raise StoreBusy from busy
            time.sleep(_A_MOMENT)
        except OSError:
            return
