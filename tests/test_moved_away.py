"""The file of saved games is taken away or replaced while a game is being played: nothing shown is lost."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from fishing_tui.session import GameSession
from fishing_tui.store import GameStore, NotTheWriter, StoreUnusable
from tests.tables import play, toy
from tests.toy_game import GAMES

PAGE = 4096


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[GameStore]:
    with GameStore.open(path) as opened:
        yield opened


@pytest.fixture
def session(store: GameStore) -> GameSession:
    session = toy(rounds=9).start(store)
    play(session, 3)
    return session


def damage(path: Path) -> None:
    """Spoils the end of the file, where a game's rows stand."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - PAGE)
        file.write(b"\xa5" * PAGE)


def copy_of(path: Path) -> Path:
    """The file as a backup keeps it."""
    backup = path.parent.parent / "backup"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM INTO ?", (str(backup),))
    return backup


def restore(backup: Path, path: Path) -> None:
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink()
    backup.replace(path)


def is_saved(path: Path, session: GameSession) -> bool:
    """Whether the file holds all that happened in the session."""
    with GameStore.open(path) as store:
        saved = GameSession.watch(store, session.number, GAMES)
        return saved.notice is None and saved.state == session.state and saved.log(None) == session.log(None)


def test_a_game_goes_on_in_the_rescued_file(path: Path, session: GameSession) -> None:
    damage(path)
    with GameStore.open(path) as other:
        assert other.notice is not None and "damaged" in other.notice
        play(session, 3)
    assert is_saved(path, session)
    assert session.number == 1


@pytest.mark.parametrize("ends", [("-wal",), ("-wal", "-shm")])
def test_a_game_goes_on_where_the_log_was_removed(
    path: Path, session: GameSession, ends: tuple[str, ...]
) -> None:
    for end in ends:
        path.with_name(path.name + end).unlink()
    play(session, 2)
    assert is_saved(path, session)


def test_a_game_goes_on_where_the_file_was_emptied(path: Path, session: GameSession) -> None:
    path.write_bytes(b"")
    play(session, 2)
    assert is_saved(path, session)


def test_a_game_goes_on_where_the_folder_was_removed(path: Path, session: GameSession) -> None:
    shutil.rmtree(path.parent)
    play(session, 2)
    assert is_saved(path, session)


def test_a_game_is_written_anew_without_any_action(path: Path, session: GameSession) -> None:
    shutil.rmtree(path.parent)
    assert not session.lost()
    assert is_saved(path, session)


def test_a_game_is_written_anew_when_it_is_left(path: Path, session: GameSession) -> None:
    shutil.rmtree(path.parent)
    session.leave()
    assert is_saved(path, session)


def test_a_game_goes_on_from_an_earlier_copy_of_the_file(path: Path, session: GameSession) -> None:
    backup = copy_of(path)
    play(session, 3)
    restore(backup, path)
    play(session, 1)
    assert is_saved(path, session)
    with GameStore.open(path) as store:
        assert len(store.games()) == 1
        assert len(store.read(1).rows) == 7


def test_another_game_of_that_number_is_left_alone(path: Path, session: GameSession) -> None:
    shutil.rmtree(path.parent)
    with GameStore.open(path) as other:
        theirs = toy(rounds=9).start(other, seed="other")
        play(theirs, 2)
    play(session, 1)
    assert (theirs.number, session.number) == (1, 2)
    assert is_saved(path, theirs) and is_saved(path, session)


def test_a_game_that_went_on_in_a_copy_is_kept_beside_it(path: Path, session: GameSession) -> None:
    backup = copy_of(path)
    play(session, 2)
    restore(backup, path)
    with GameStore.open(path) as other:
        theirs = GameSession.resume(other, 1, GAMES)
        play(theirs, 3, seed=8)
        play(session, 1)
        assert session.number == 2
        assert is_saved(path, theirs) and is_saved(path, session)


def test_whoever_took_the_game_over_in_the_new_file_keeps_it(path: Path, session: GameSession) -> None:
    restore(copy_of(path), path)
    with GameStore.open(path) as other:
        GameSession.resume(other, 1, GAMES)
        before = session.state
        with pytest.raises(NotTheWriter):
            play(session, 1)
        assert session.state == before
        assert session.lost() and not session.playing
        assert len(other.games()) == 1


def test_where_nothing_can_be_saved_any_more_the_game_stands_as_before(
    path: Path, session: GameSession
) -> None:
    shutil.rmtree(path.parent)
    path.parent.write_text("in the way")
    before, rows = session.state, session.log(None)
    with pytest.raises(StoreUnusable):
        play(session, 1)
    assert (session.state, session.log(None)) == (before, rows)
    path.parent.unlink()
    play(session, 1)
    assert is_saved(path, session)


def test_the_log_of_the_new_file_outlives_whoever_had_the_old_one(
    path: Path, session: GameSession, store: GameStore
) -> None:
    damage(path)
    with GameStore.open(path) as other:
        theirs = toy().start(other)
        play(theirs, 3)
        store.close()
        assert is_saved(path, theirs)


def test_other_windows_see_that_the_game_is_still_played(path: Path, session: GameSession) -> None:
    shutil.rmtree(path.parent)
    play(session, 1)
    with GameStore.open(path) as other:
        assert other.played_elsewhere(session.number)


def test_the_list_is_that_of_the_file_that_is_there_now(
    path: Path, store: GameStore, session: GameSession
) -> None:
    session.leave()
    shutil.rmtree(path.parent)
    assert store.games() == []
