"""Who plays which game: told by locks that end with whoever holds them."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fishing_tui.presence import Presence
from fishing_tui.store import GameStore
from tests.tables import toy

HOLDER = """
import sys, time
from pathlib import Path
from fishing_tui.presence import Presence
presence = Presence(Path(sys.argv[1]))
presence.play(7, 3)
print("held", flush=True)
time.sleep(60)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "playing"


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[tuple[GameStore, GameStore]]:
    """Two windows on the same saved games."""
    path = tmp_path / "games.sqlite3"
    with GameStore.open(path) as one, GameStore.open(path) as other:
        yield one, other


def test_one_window_sees_what_another_plays(folder: Path) -> None:
    here, there = Presence(folder), Presence(folder)
    here.play(7, 1)
    assert there.elsewhere(7, 1)
    assert not here.elsewhere(7, 1)
    assert not there.elsewhere(7, 2) and not there.elsewhere(17, 1)
    here.leave(7, 1)
    assert not there.elsewhere(7, 1)


def test_only_the_writer_named_is_asked_for(folder: Path) -> None:
    here, there = Presence(folder), Presence(folder)
    here.play(7, 1)
    there.play(7, 2)
    assert here.elsewhere(7, 2)
    assert not there.elsewhere(7, 1), "what an earlier writer left is cleared away"
    here.leave(7, 2)
    assert here.elsewhere(7, 2), "nobody can put away what another holds"


def test_an_earlier_writer_that_leaves_does_not_let_go_of_a_later_one_in_its_window(folder: Path) -> None:
    here, there = Presence(folder), Presence(folder)
    here.play(7, 1)
    here.play(7, 2)
    here.leave(7, 1)
    assert there.elsewhere(7, 2)


def test_nothing_is_left_when_everybody_has_left(folder: Path) -> None:
    here = Presence(folder)
    here.play(7, 1)
    here.play(8, 1)
    here.leave_all()
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    presence = Presence(tmp_path / "file")
    presence.play(7, 1)
    assert not presence.elsewhere(7, 1)
    presence.leave(7, 1)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_nobody_who_was_killed_is_taken_for_present(folder: Path, end: signal.Signals) -> None:
    here = Presence(folder)
    command = [sys.executable, "-c", HOLDER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "held\n"
        assert here.elsewhere(7, 3)
        holder.send_signal(end)
    assert not here.elsewhere(7, 3)


def test_a_game_is_played_from_its_start_until_it_is_left(stores: tuple[GameStore, GameStore]) -> None:
    one, other = stores
    session = toy().start(one)
    assert other.played_elsewhere(session.number)
    assert not one.played_elsewhere(session.number)
    session.leave()
    assert not other.played_elsewhere(session.number)


def test_whoever_takes_over_is_the_one_that_plays(stores: tuple[GameStore, GameStore]) -> None:
    one, other = stores
    number = toy().start(one).number
    other.take_over(number)
    assert one.played_elsewhere(number)
    assert not other.played_elsewhere(number)
    other.close()
    assert not one.played_elsewhere(number)
