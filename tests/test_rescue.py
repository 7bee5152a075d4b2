"""A damaged file of saved games: it is kept, what can be read of it is rescued, and the player is told."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from fishing_tui.rescue import Rescue, rescue
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore, StoreFault, StoreFull
from rules import journal
from rules.game import State
from tests.disks import fill
from tests.tables import ALL_GAMES, TABLES, play
from tests.thinned import thinned

PAGE = 4096
GAMES = 12


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with games of every kind, some of them long."""
    path = tmp_path_factory.mktemp("sound") / "games.sqlite3"
    tables = list(TABLES.values())
    with GameStore.open(path) as store:
        for number in range(GAMES):
            play(tables[number % len(tables)].start(store), 10 + 7 * number, seed=number)
    return path


@pytest.fixture
def path(sound: Path, tmp_path: Path) -> Path:
    """A copy of it to damage."""
    return Path(shutil.copy(sound, tmp_path / "games.sqlite3"))


def states(path: Path) -> dict[int, bytes]:
    """The newest state of each game."""
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT number, snapshot FROM games").fetchall())


def spoil(path: Path, page: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(content)


def pages_of(path: Path, table: str) -> list[int]:
    """The leaves on which only this table's lines stand, counted from 0."""
    data = path.read_bytes()
    # A leaf of a table begins with 13, one of a table without row numbers with 10.
    first, word = (10, b"checksum") if table == "rows" else (13, b"header")
    pages = [data[start : start + PAGE] for start in range(0, len(data), PAGE)]
    return [number for number, page in enumerate(pages) if page[0] == first and word in page]


def one_in_the_middle(pages: list[int]) -> int:
    return pages[len(pages) // 2]


@pytest.mark.parametrize("seed", thinned(range(40), every=4))
def test_whatever_pages_are_spoilt_the_games_that_are_left_go_on_where_they_stood(
    path: Path, seed: int
) -> None:
    luck, before = Random(seed), states(path)
    pages = path.stat().st_size // PAGE
    for page in luck.sample(range(1, pages), luck.randint(1, 4)):
        spoil(path, page, luck.choice([bytes(PAGE), b"\xa5" * PAGE, luck.randbytes(PAGE)]))
    damaged = path.read_bytes()
    with GameStore.open(path) as store:
        for game in store.games():
            session = GameSession.resume(store, game.number, ALL_GAMES)
            if session.game.dump(session.state) != before[game.number]:
                assert session.notice and "last action that can still be read" in session.notice
            play(session, 3)
            again = GameSession.resume(store, game.number, ALL_GAMES)
            assert again.state == session.state
        if store.notice:
            assert path.with_name("games.sqlite3.damaged").read_bytes() == damaged
    with GameStore.open(path) as again:
        assert again.notice is None


def test_a_game_that_lost_some_of_its_rows_goes_on_from_where_it_stood(path: Path) -> None:
    before = states(path)
    spoil(path, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    with GameStore.open(path) as store:
        assert store.notice is not None
        assert f"{GAMES} games were rescued" in store.notice
        assert "of them without all of what happened before" in store.notice
        cut = [number for number in before if GameSession.resume(store, number, ALL_GAMES).notice is not None]
        assert cut
        session = GameSession.resume(store, cut[0], ALL_GAMES)
        assert session.notice is not None and "can no longer be told from its beginning" in session.notice
        assert session.game.dump(session.state) == before[cut[0]]


def test_a_game_whose_newest_state_is_lost_goes_on_from_its_rows(path: Path) -> None:
    before = states(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE games SET snapshot = x'7b' WHERE number = 5")
        connection.commit()
    with GameStore.open(path) as store:
        session = GameSession.resume(store, 5, ALL_GAMES)
        assert session.notice is not None and "last action that can still be read" in session.notice
        assert session.game.dump(session.state) == before[5]
        play(session, 1)
        assert GameSession.resume(store, 5, ALL_GAMES).notice is None


def test_games_whose_beginning_is_lost_are_counted(path: Path) -> None:
    spoil(path, pages_of(path, "games")[0], b"\xa5" * PAGE)
    with GameStore.open(path) as store:
        assert store.notice is not None
        left = len(store.games())
        assert left < GAMES
        assert f"{left} games were rescued, {GAMES - left} could not" in store.notice


def test_a_rescued_game_keeps_its_number_its_name_and_its_writer(path: Path) -> None:
    with GameStore.open(path) as store:
        store.rename(3, "Harbour cup")
        writer = store.take_over(3)
    spoil(path, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    with GameStore.open(path) as store:
        assert {game.number: game.title for game in store.games()}[3] == "Harbour cup"
        assert store.writer(3) == writer


@pytest.mark.parametrize("missing", [1, 3])
def test_of_a_file_that_was_cut_off_what_is_left_is_rescued(path: Path, missing: int) -> None:
    before, pages = states(path), path.stat().st_size // PAGE
    with path.open("r+b") as file:
        file.truncate((pages - missing) * PAGE - 100)
    with GameStore.open(path) as store:
        saved = store.games()
        assert store.notice is not None and "damaged file was kept" in store.notice
        assert GAMES - len(saved) <= missing
        for game in saved:
            session = GameSession.resume(store, game.number, ALL_GAMES)
            assert session.notice is not None or session.game.dump(session.state) == before[game.number]


def test_of_a_file_that_was_cut_off_far_from_its_end_something_is_rescued(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size * 3 // 4)
    with GameStore.open(path) as store:
        assert len(store.games()) > GAMES // 2


def test_names_that_are_no_text_are_damage_like_any_other(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:PAGE].replace(b"TABLE games", b"TABLE g\xf5mes") + content[PAGE:])
    with GameStore.open(path) as store:
        assert store.notice is not None and "damaged file was kept" in store.notice
        assert len(store.games()) == GAMES


@pytest.mark.parametrize(
    "first_page", [bytes(PAGE), b"\xa5" * PAGE, b"SQLite format 3\0" + b"\xa5" * (PAGE - 16), None]
)
def test_a_file_that_lost_its_first_page_is_rescued(path: Path, first_page: bytes | None) -> None:
    before = path.read_bytes()
    path.write_bytes((first_page or before[:PAGE].replace(b"snapshot", b"snapshut")) + before[PAGE:])
    with GameStore.open(path) as store:
        assert store.notice is not None and f"{GAMES} games were rescued; the damaged" in store.notice
        assert len(store.games()) == GAMES


def with_log(path: Path, tmp_path: Path) -> tuple[Path, State]:
    """A copy of the file whose newest actions stand in its log alone, and the state of game 1 there."""
    folder = tmp_path / "spoilt"
    folder.mkdir()
    with GameStore.open(path) as store:
        session = GameSession.resume(store, 1, ALL_GAMES)
        play(session, 2)
        for part in path.parent.glob("games.sqlite3*"):
            if part.is_file():
                shutil.copy(part, folder)
    return folder / "games.sqlite3", session.state


def test_the_log_of_a_file_that_lost_its_first_page_is_rescued_too(path: Path, tmp_path: Path) -> None:
    copy, state = with_log(path, tmp_path)
    spoil(copy, 0, b"\xa5" * PAGE)
    with GameStore.open(copy) as store:
        assert GameSession.resume(store, 1, ALL_GAMES).state == state


def test_a_row_with_an_absurd_number_is_not_counted_up_to(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE rows SET game = 1 << 60 WHERE game = 7 AND place > 5")
        connection.execute("INSERT INTO rows VALUES (-5, 1, x'00')")
        connection.commit()
    spoil(path, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    with GameStore.open(path) as store:
        assert len(store.games()) == GAMES


def test_cells_that_cannot_be_hold_up_no_other_game(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'games'")
        connection.commit()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE games SET writer = 'x', updated = NULL, finished = NULL WHERE number = 2")
        connection.execute("UPDATE games SET name = CAST(x'ff41' AS TEXT), summary = x'ff' WHERE number = 3")
        connection.commit()
    spoil(path, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    with GameStore.open(path) as store:
        assert len(store.games()) == GAMES
        assert GameSession.resume(store, 2, ALL_GAMES).playing


def test_a_game_whose_newest_state_cannot_be_read_is_rescued_by_its_rows(path: Path) -> None:
    before = states(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "UPDATE games SET snapshot = snapshot || zeroblob(20 * ?) WHERE number = 4", (PAGE,)
        )
        connection.commit()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = path.read_bytes()
    pages = [data[start : start + PAGE] for start in range(0, len(data), PAGE)]
    overflow = next(number for number, page in enumerate(pages) if page[4:] == bytes(PAGE - 4) and any(page))
    spoil(path, overflow, b"\xa5" * PAGE)
    with GameStore.open(path) as store:
        assert len(store.games()) == GAMES
        session = GameSession.resume(store, 4, ALL_GAMES)
        assert session.game.dump(session.state) == before[4]


def test_a_game_that_lost_all_its_rows_is_not_called_whole(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM rows WHERE game IN (3, 4)")
        connection.commit()
    with GameStore.open(path) as store:
        untouched = TABLES["dice fishing"].start(store).number
    spoil(path, path.stat().st_size // PAGE, b"\xa5" * 5)
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(":memory:")) as fresh:
        for (table,) in old.execute(
            "SELECT sql FROM sqlite_schema WHERE sql NOT LIKE '%sequence%'"
        ).fetchall():
            fresh.execute(table)
        assert rescue(path, fresh) == Rescue(whole=GAMES + 1 - 2, cut=2, lost=0)
        assert fresh.execute("SELECT count(*) FROM games WHERE number = ?", (untouched,)).fetchone() == (1,)


@pytest.mark.parametrize("seed", thinned(range(60), every=4))
def test_whatever_bytes_are_spoilt_the_games_can_be_listed_opened_and_exported(path: Path, seed: int) -> None:
    luck, data = Random(seed), bytearray(path.read_bytes())
    for _ in range(luck.choice([1, 5, 40])):
        data[luck.randrange(100, len(data))] = luck.randrange(256)
    path.write_bytes(data)
    with GameStore.open(path) as store:
        for game in store.games():
            try:
                store.export_to(game.number, path.with_name("exported"))
                GameSession.resume(store, game.number, ALL_GAMES)
            except (StoreFault, journal.RefusedJournal) as refused:
                assert str(refused)
        store.newest_unfinished()


def test_what_stands_in_the_log_is_rescued_too(path: Path, tmp_path: Path) -> None:
    copy, state = with_log(path, tmp_path)
    spoil(copy, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    with GameStore.open(copy) as store:
        assert GameSession.resume(store, 1, ALL_GAMES).state == state


def test_nothing_is_left_lying_about(path: Path) -> None:
    spoil(path, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    GameStore.open(path).close()
    left = {part.name for part in path.parent.iterdir()}
    assert left <= {"games.sqlite3", "games.sqlite3.damaged", "games.sqlite3-playing", "games.sqlite3-lock"}


OPENER = """
import sys, time
from pathlib import Path
from fishing_tui.store import GameStore
print("ready", flush=True)
sys.stdin.readline()
with GameStore.open(Path(sys.argv[1])) as store:
    print(len(store.games()), store.notice, flush=True)
"""


def test_programs_that_start_at_the_same_moment_do_not_rescue_each_others_work(path: Path) -> None:
    spoil(path, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    command = [sys.executable, "-c", OPENER, str(path)]
    pipe = subprocess.PIPE
    programs = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(4)]
    told = []
    for program in programs:
        assert program.stdout is not None and program.stdout.readline() == "ready\n"
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    for program in programs:
        told.append(program.communicate()[0])
        assert program.returncode == 0
    assert all(f"{GAMES} " in line for line in told)
    assert sum("damaged file was kept as" in line for line in told) == 1
    assert {part.name for part in path.parent.glob("*.damaged*")} == {"games.sqlite3.damaged"}
    assert list(path.parent.glob("*fresh*")) == []


def test_what_a_rescuer_left_who_was_killed_is_cleared_away(path: Path) -> None:
    path.with_name("games.sqlite3.fresh").write_bytes(b"half of it")
    spoil(path, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    with GameStore.open(path) as store:
        assert len(store.games()) == GAMES
    assert list(path.parent.glob("*fresh*")) == []


def test_a_rescue_that_was_killed_at_its_end_is_finished(path: Path) -> None:
    path.replace(path.with_name("games.sqlite3.fresh"))
    with GameStore.open(path) as store:
        assert store.notice is not None and "rescued" in store.notice
        assert len(store.games()) == GAMES
    assert list(path.parent.glob("*fresh*")) == []


def test_a_game_of_a_newer_version_is_kept_for_it(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE games SET header = ? WHERE number = 2", (b'{"journal":2,"app":"9.9"}',))
        connection.commit()
    spoil(path, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    with GameStore.open(path) as store, pytest.raises(journal.RefusedJournal, match="newer version"):
        store.read(2)


def test_on_a_full_disk_the_damaged_file_stays_until_there_is_room(path: Path, small_disk: Path) -> None:
    here = Path(shutil.copy(path, small_disk / "games.sqlite3"))
    spoil(here, one_in_the_middle(pages_of(path, "rows")), b"\xa5" * PAGE)
    damaged = here.read_bytes()
    ballast = fill(small_disk)
    with pytest.raises(StoreFull, match="Free some room"):
        GameStore.open(here)
    assert here.read_bytes() == damaged
    left = {part.name for part in small_disk.iterdir()}
    assert left <= {
        "games.sqlite3",
        "games.sqlite3-wal",
        "games.sqlite3-shm",
        "games.sqlite3-lock",
        "ballast",
    }
    ballast.unlink()
    with GameStore.open(here) as store:
        assert store.notice is not None and f"{GAMES} games were rescued" in store.notice
