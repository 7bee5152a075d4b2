"""Power cuts, kills and full disks: what was shown is saved, and what is saved can be read."""

import time
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from fishing_tui.session import GameSession
from fishing_tui.store import GameStore, StoreFull
from rules import journal
from rules.journal import SeatingRow
from tests.disks import fill
from tests.sudden_ends import player, player_with_little_room
from tests.tables import ALL_GAMES, TABLES, play, toy

LONGEST = 0.12
"""Seconds that a player has before the end comes."""


def told(line: Connection) -> list[str]:
    """All that was shown before the line went dead."""
    shown: list[str] = []
    try:
        while True:
            shown.append(line.recv())
    except (EOFError, ConnectionResetError):
        return shown


def checksums(store: GameStore, number: int) -> list[str]:
    """What the journal says that was shown, after the beginning."""
    return [row.checksum for row in store.read(number).rows if not isinstance(row, SeatingRow)]


def killed_games(path: Path, games: int, luck: Random) -> None:
    for number in range(1, games + 1):
        table = luck.choice(list(TABLES))
        process, line = player(path, table, number)
        line.poll(30)
        time.sleep(luck.random() ** 2 * LONGEST)
        process.kill()
        process.join()
        shown = told(line)
        with GameStore.open(path) as store:
            assert store.notice is None
            assert len(store.games()) == number
            saved = checksums(store, number)
            assert saved[: len(shown) - 1] == shown[1:]
            assert len(saved) - (len(shown) - 1) in (0, 1), "at most what was not shown yet"
            assert not store.played_elsewhere(number)
            session = GameSession.resume(store, number, ALL_GAMES)
            assert session.notice is None
            if saved:
                assert journal.checksum(session.game, session.state) == saved[-1]
            play(session, 3, seed=number)


def test_whoever_is_killed_has_lost_nothing_that_was_shown(tmp_path: Path) -> None:
    killed_games(tmp_path / "games.sqlite3", 12, Random(1))


@pytest.mark.slow
def test_whoever_is_killed_has_lost_nothing_that_was_shown_in_200_games(tmp_path: Path) -> None:
    killed_games(tmp_path / "games.sqlite3", 200, Random(2))


class Moment:
    """The files as they are on the disk at a moment when nothing is being written."""

    def __init__(self, path: Path) -> None:
        self.database = path.read_bytes()
        self.log = path.with_name(f"{path.name}-wal").read_bytes()
        self.rows = 0

    def cut(self, later: "Moment", luck: Random, folder: Path) -> Path:
        """The files after a power cut on the way to a later moment: some of what was written, then rubbish.

        What was on the disk for sure stays; of the log, which is written first, any part may have arrived.
        """
        arrived = luck.randint(0, len(later.log))
        log = later.log[:arrived] + self.log[arrived:]
        if len(self.log) <= arrived:
            log += luck.choice([b"", bytes(luck.randint(1, 9000)), luck.randbytes(luck.randint(1, 9000))])
        folder.mkdir()
        (folder / "games.sqlite3").write_bytes(self.database)
        (folder / "games.sqlite3-wal").write_bytes(log)
        return folder / "games.sqlite3"


@pytest.mark.parametrize("seed", range(6))
def test_after_a_power_cut_every_action_that_was_shown_is_there(tmp_path: Path, seed: int) -> None:
    luck, path = Random(seed), tmp_path / "games.sqlite3"
    with GameStore.open(path) as store:
        # The log is copied into the database, and begun anew, every few actions.
        store._database._connection.execute(f"PRAGMA wal_autocheckpoint = {luck.choice([4, 12, 1000])}")
        session = toy(rounds=5).start(store)
        moments = [Moment(path)]
        for number in range(1, 40):
            if session.decision is None:
                break
            play(session, 1, seed=number)
            moments.append(Moment(path))
            moments[-1].rows = number
        saved = checksums(store, session.number)
    for number, (before, after) in enumerate(pairwise(moments)):
        cut = before.cut(after, luck, tmp_path / f"cut {number}")
        with GameStore.open(cut) as store:
            assert store.notice is None
            left = checksums(store, 1)
            assert before.rows <= len(left) <= after.rows
            assert left == saved[: len(left)]
            assert GameSession.resume(store, 1, ALL_GAMES).notice is None


def play_until_full(session: GameSession, seed: int) -> str:
    """Plays on until there is no room; what is said then."""
    luck = Random(seed)
    try:
        while session.decision is not None:
            before = session.state
            session.submit(luck.choice(session.decision.actions))
    except StoreFull as full:
        assert session.state == before
        return str(full)
    return ""


@pytest.mark.parametrize("kind", ["dice fishing advanced", "coldwater crown"])
def test_on_a_full_disk_the_game_stands_and_goes_on_when_there_is_room(small_disk: Path, kind: str) -> None:
    path = small_disk / "games.sqlite3"
    with GameStore.open(path) as store:
        session = TABLES[kind].start(store)
        play(session, 20)
        for seed in range(4):
            ballast = fill(small_disk)
            fault = play_until_full(session, seed)
            assert f"Free some room in {small_disk}, then try again" in fault
            ballast.unlink()
            play(session, 2, seed=seed)
            again = GameSession.watch(store, session.number)
            assert again.state == session.state and again.notice is None
    with GameStore.open(path) as store:
        assert store.notice is None
        assert GameSession.resume(store, session.number).state == session.state


def test_with_a_limit_on_files_the_game_stands_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    process, line = player_with_little_room(path, 300_000, seed=1)
    assert line.poll(60)
    assert f"Free some room in {tmp_path}, then try again" in line.recv()
    line.send("there is more room")
    number, checksum = line.recv()
    process.join()
    with GameStore.open(path) as store:
        assert store.notice is None
        session = GameSession.resume(store, number, ALL_GAMES)
        assert journal.checksum(session.game, session.state) == checksum


def test_killed_on_a_full_disk_too(small_disk: Path) -> None:
    path = small_disk / "games.sqlite3"
    with GameStore.open(path) as store:
        TABLES["toy"].start(store)
    for seed in range(6):
        process, line = player(path, "toy", seed)
        assert line.poll(30)
        ballast = fill(small_disk)
        time.sleep(Random(seed).random() * LONGEST)
        process.kill()
        process.join()
        shown = told(line)
        ballast.unlink()
        with GameStore.open(path) as store:
            assert store.notice is None
            number = store.games()[0].number
            assert checksums(store, number)[: len(shown) - 1] == shown[1:]
            assert GameSession.resume(store, number, ALL_GAMES).notice is None
