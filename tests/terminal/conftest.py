"""The program in a pseudo-terminal, closed when the test ends."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.pty_driver import Terminal

Opener = Callable[..., Terminal]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opener]:
    """Opens fishing-tui, with these arguments and variables; `script` is run in its place if given."""
    terminals: list[Terminal] = []

    def open_(
        *words: str, size: tuple[int, int] = (80, 24), script: Path | None = None, **environment: str
    ) -> Terminal:
        folders = {"FISHING_TUI_DATA": str(tmp_path), "FISHING_TUI_CONFIG": str(tmp_path)}
        program = [str(script)] if script else ["-m", "fishing_tui"]
        terminals.append(Terminal([sys.executable, *program, *words], *size, {**folders, **environment}))
        return terminals[-1]

    yield open_
    for terminal in terminals:
        terminal.close()


def at_home(opened: Opener, *words: str, **more: str) -> Terminal:
    """The program once Home stands still."""
    terminal = opened(*words, **more)
    terminal.wait_for("Quit")
    terminal.settle()
    return terminal
