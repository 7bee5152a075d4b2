"""A store of its own for each test, and nothing read or written outside the test's folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fishing_tui.store import GameStore
from tests.plain.typist import AtTable, opened_store


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FISHING_TUI_DATA", str(tmp_path))
    monkeypatch.setenv("FISHING_TUI_CONFIG", str(tmp_path))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with opened_store(tmp_path) as store:
        yield store


@pytest.fixture
def table(store: GameStore) -> AtTable:
    """Where a game is to be played, with the usual settings."""
    return AtTable(store)
