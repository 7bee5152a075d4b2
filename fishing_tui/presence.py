"""Which saved games are being played just now, in this window or another.

Whoever plays a game holds a lock on a file of its own. The system takes the lock away with the process,
however that ends: nothing has to be kept fresh, and nobody who is gone is taken for present.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl


class Presence:
    """Tells who plays. Where a system has no such locks nobody seems to; the writer numbers keep order still.

    folder: where the files are
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[int, tuple[int, int]] = {}

    def play(self, number: int, writer: int) -> None:
        """From now on a game is played in this window, by this writer."""
        self._let_go(number)
        self.forget(number)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = os.open(self._path(number, writer), os.O_CREAT | os.O_RDWR, 0o600)
            self._held[number] = (writer, file)
            if sys.platform != "win32":
                fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:
            return

    def leave(self, number: int, writer: int) -> None:
        """The game is no longer played in this window by this writer; a later one stays."""
        if self._ours(number, writer):
            self._let_go(number)

    def leave_all(self) -> None:
        """Nothing is played in this window any more."""
        for number in tuple(self._held):
            self._let_go(number)

    def elsewhere(self, number: int, writer: int) -> bool:
        """Whether this writer of the game is alive in another window."""
        if self._ours(number, writer) or sys.platform == "win32":
            return False
        try:
            file = os.open(self._path(number, writer), os.O_RDONLY)
        except OSError:
            return False
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
        finally:
            os.close(file)
        return False

    def forget(self, number: int) -> None:
        """Clears away what earlier writers of a game left behind; nobody asks for them any more."""
        for path in self._folder.glob(f"{number}-*"):
            _clear_away(path)

    def _ours(self, number: int, writer: int) -> bool:
        return number in self._held and self._held[number][0] == writer

    def _let_go(self, number: int) -> None:
        if number in self._held:
            writer, file = self._held.pop(number)
            _clear_away(self._path(number, writer))
            os.close(file)

    def _path(self, number: int, writer: int) -> Path:
        return self._folder / f"{number}-{writer}"


def _clear_away(path: Path) -> None:
    """Deletes a file; one that cannot be deleted tells nobody anything without its lock."""
    with suppress(OSError):
        path.unlink()
