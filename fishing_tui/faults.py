"""What can go wrong with the saved games: each a sentence that says what happened and what to do."""

from pathlib import Path


class StoreFault(Exception):
    """Anything the store could not do; nothing was changed by it."""


class StoreFull(StoreFault):
    """There is no room left for another action."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            "The disk is full, so nothing was saved and the game stands as before. "
            f"Free some room in {folder}, then try again."
        )


class StoreBusy(StoreFault):
    """Another program holds the file for too long."""

    def __init__(self) -> None:
        super().__init__("The saved games are in use by another program; try again in a moment.")


class StoreMoved(StoreFault):
    """The file was taken away while something was to be written into it."""

    def __init__(self) -> None:
        super().__init__(
            "The file of the saved games was moved or replaced just now, so nothing was saved and the game "
            "stands as before; try again."
        )


class StoreUnusable(StoreFault):
    """The file cannot be opened, read or written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            f"The saved games in {path} cannot be used: {reason}. See to that, and to the permissions of the "
            "folder; or name another folder in FISHING_TUI_DATA."
        )


class StoreReadOnly(StoreFault):
    """The file can be read, but nothing can be written there."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"Nothing can be saved in {path.parent}: the games there can only be listed and looked at. Make "
            "the folder and its files writable, or name another folder in FISHING_TUI_DATA."
        )


class StoreDamaged(StoreFault):
    """The file was damaged while it was in use."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"The saved games in {path} are damaged. "
            "Quit and start again: the file is then set aside and kept."
        )


class NewerStore(StoreFault):
    """The file was written by a version that keeps games in another way."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"The saved games in {path} were written by a newer version; update fishing-tui to use them."
        )


class NotTheWriter(StoreFault):
    """Somebody else has taken the game over."""

    def __init__(self) -> None:
        super().__init__("This game is being played in another window; open it again to take it over.")


class NoSuchGame(StoreFault):
    """There is no game of that number, or no longer."""

    def __init__(self, number: int) -> None:
        super().__init__(f"There is no saved game {number}; it may have been deleted.")


class DamagedGame(StoreFault):
    """One game's journal cannot be read; the others can."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"Game {number} cannot be read: {reason}.")


class BadFile(StoreFault):
    """A file that is no exported game, or is damaged.

    line: where the mistake is, counted from 1; 0 if it is the file itself
    """

    def __init__(self, path: Path, line: int, reason: str) -> None:
        place = f"{path}, line {line}" if line else f"{path}"
        super().__init__(f"{place}: {reason.rstrip('.')}.")
        self.line = line
        self.reason = reason
