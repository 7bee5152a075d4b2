"""What became of damaged files, and that nothing can be saved, reaches the player by every way in."""

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from fishing_tui.app import FishingApp
from fishing_tui.begin import Start
from fishing_tui.cli import _telling
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore, StoreFault, StoreFull, StoreUnusable
from tests.disks import fill
from tests.test_cli import run


def begin_games(folder: Path) -> Path:
    path = folder / "games.sqlite3"
    with GameStore.open(path) as store:
        for names in ("Ann,Bo", "Cy,Dee"):
            Start.read("dice-fishing", names, seed="7").begin(store)
    return path


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    """A folder with a file of which nothing can be rescued."""
    (tmp_path / "games.sqlite3").write_bytes(b"rubbish" * 1000)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "answer", "status"),
    [
        (["games"], "", 0),
        (["resume"], "No game is waiting", 2),
        (["resume", "1"], "There is no saved game 1", 2),
        (["resume", "1", "--plain"], "There is no saved game 1", 2),
    ],
)
def test_a_command_says_that_the_file_was_damaged(
    lost: Path, words: list[str], answer: str, status: int
) -> None:
    told = run(lost, *words)
    assert told.returncode == status
    assert "The damaged file was kept as" in told.stderr.splitlines()[0]
    assert answer in told.stderr
    assert "kept as" not in run(lost, *words).stderr


def test_plain_mode_says_it_first(lost: Path) -> None:
    told = run(lost, "play", "dice-fishing", "--players", "Ann,Bo", "--plain").stdout
    assert "The damaged file was kept as" in told.splitlines()[0]


def test_a_game_resumed_in_plain_mode_says_first_what_was_rescued(tmp_path: Path) -> None:
    path = begin_games(tmp_path)
    path.write_bytes(path.read_bytes()[:-5000])
    told = run(tmp_path, "resume", "--plain").stdout
    assert "damaged file was kept as" in told.splitlines()[0]


def test_broken_settings_are_said_first_too(tmp_path: Path) -> None:
    begin_games(tmp_path)
    (tmp_path / "settings.json").write_text("{")
    assert "settings" in run(tmp_path, "resume", "--plain").stdout.splitlines()[0]


def test_a_notice_lies_over_the_table_too(tmp_path: Path) -> None:
    path = begin_games(tmp_path)

    async def at_the_table() -> list[str]:
        with GameStore.open(path) as store:
            opened = _telling(["[damaged]"], lambda app: app.resume_game(1))
            app = FishingApp(store, Settings(), "[damaged]", opened)
            async with app.run_test(size=(80, 24)) as pilot:
                await pilot.pause()
                assert type(app.screen).__name__ == "TableScreen"
                return [notice.message for notice in app._notifications]

    assert asyncio.run(at_the_table()) == ["[damaged]"]


@pytest.fixture
def read_only(small_disk: Path) -> Iterator[Path]:
    """A disk that nothing can be written to; its newest game stands in the log alone."""
    path = begin_games(small_disk)
    with GameStore.open(path) as store:
        store.rename(1, "Harbour cup")
        parts = {part: part.read_bytes() for part in small_disk.glob("games.sqlite3*") if part.is_file()}
    for part, content in parts.items():
        part.write_bytes(content)
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    yield small_disk
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)


def test_on_a_disk_that_cannot_be_written_the_games_are_listed(read_only: Path) -> None:
    told = run(read_only, "games")
    assert told.returncode == 0
    assert [line.split()[0] for line in told.stdout.splitlines()] == ["2", "1"]
    assert "Harbour cup" in told.stdout
    assert "Nothing can be saved" in told.stderr and "FISHING_TUI_DATA" in told.stderr


def test_on_a_disk_that_cannot_be_written_no_game_is_played(read_only: Path) -> None:
    told = run(read_only, "resume", "--plain")
    assert told.returncode == 1
    assert "Nothing can be saved" in told.stdout and "Saved" not in told.stdout
    with GameStore.open(read_only / "games.sqlite3") as store:
        assert GameSession.watch(store, 1).names == ("Ann", "Bo")
        for refused in (
            lambda: GameSession.resume(store, 1),
            lambda: Start.read("dice-fishing", "Ann,Bo").begin(store),
            lambda: store.rename(1, "x"),
        ):
            with pytest.raises(StoreFault, match="Nothing can be saved"):
                refused()


def test_a_folder_in_place_of_the_file_is_named_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").mkdir()
    for words in (["games"], ["resume"]):
        told = run(tmp_path, *words)
        assert told.returncode == 1
        assert "it is a folder" in told.stderr and "FISHING_TUI_DATA" in told.stderr
    with pytest.raises(StoreUnusable):
        GameStore.open(tmp_path / "games.sqlite3")


@pytest.mark.parametrize("folder", ["", "new"])
def test_a_full_disk_without_a_file_is_said_to_be_full(small_disk: Path, folder: str) -> None:
    fill(small_disk)
    told = run(small_disk / folder, "games")
    assert told.returncode == 1
    assert "disk is full" in told.stderr and f"Free some room in {small_disk}" in told.stderr
    with pytest.raises(StoreFull):
        GameStore.open(small_disk / folder / "games.sqlite3")
