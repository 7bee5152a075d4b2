"""An app with a store and settings of its own, in a terminal of many colours."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fishing_tui import app
from fishing_tui.app import DEAF_AFTER_HANDOVER
from fishing_tui.store import GameStore
from tests.screens.idle import until_idle


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing outside the test's folder is read or written, and colours and signs do not depend on who runs it."""
    monkeypatch.setenv("FISHING_TUI_DATA", str(tmp_path))
    monkeypatch.setenv("FISHING_TUI_CONFIG", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("NO_COLOR", "COLORFGBG", "SSH_CONNECTION", "SSH_TTY", "LC_ALL", "LC_CTYPE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test goes on as soon as nothing is left to do."""
    monkeypatch.setattr("textual.pilot.wait_for_idle", until_idle)
    monkeypatch.setattr("textual.app.wait_for_idle", until_idle)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    """Where the games of a test are saved."""
    with GameStore.open(tmp_path / "games.sqlite3") as opened:
        yield opened


class Clock:
    """Time that goes on only when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(app, "monotonic", lambda: self.now)

    def go_on(self) -> None:
        """Until keys act again after a handover."""
        self.now += DEAF_AFTER_HANDOVER


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which keys are dropped after a handover."""
    return Clock(monkeypatch)
