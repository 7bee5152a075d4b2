"""The store: nothing half-written, nobody overwritten, and a sentence for whatever goes wrong."""

import os
import sqlite3
import subprocess
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from fishing_tui import store as store_module
from fishing_tui.database import data_folder
from fishing_tui.store import (
    BadFile,
    DamagedGame,
    GameStore,
    NewerStore,
    NoSuchGame,
    NotTheWriter,
    Status,
    StoreBusy,
    Stored,
    StoreFull,
    StoreUnusable,
)
from fishing_tui.times import when
from rules import journal
from rules.journal import ActionRow, RefusedJournal, UndoRow
from tests.disks import fill
from tests.tables import ALL_GAMES, TABLES, play, toy
from tests.toy_game import GAMES, TOY, CorrectedToy

HEADER = journal.begin(TOY, toy().options, "7", toy().seating, app="0.1.0")
STATUS = Status("Ann, Bo", finished=False, summary="Ann is next")
ROWS = (ActionRow(0, 1, Raw(b'{"type":"Bait"}'), "ab"), UndoRow(0, 1, 1, "cd"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "games.sqlite3"


@pytest.fixture
def store(path):
    with GameStore.open(path) as opened:
        yield opened


def create(store, status=STATUS):
    return store.create(HEADER, b"{}", status)


def change(path, statement, *values):
    """What another program might do to the file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, values)
        connection.commit()


class TestGames:
    def test_a_new_store_is_empty(self, store):
        assert store.notice is None
        assert store.games() == []
        assert store.newest_unfinished() is None

    def test_a_game_is_read_as_it_was_written(self, store):
        number = create(store)
        store.append(number, 1, ROWS[:1], b"{1}", STATUS)
        store.append(number, 1, ROWS[1:], b"{2}", STATUS)
        stored = store.read(number)
        assert (stored.header, stored.rows, stored.snapshot) == (HEADER, ROWS, b"{2}")

    def test_games_outlive_the_program(self, store, path):
        number = create(store)
        store.close()
        with GameStore.open(path) as again:
            assert [game.number for game in again.games()] == [number]

    def test_the_list_shows_the_newest_first(self, store, monkeypatch):
        moments = iter(f"2020-01-0{day}T00:00:00+00:00" for day in (1, 2, 3))
        monkeypatch.setattr(store_module, "_now", lambda: next(moments, "2020-02-01"))
        first, second = create(store), create(store)
        store.append(first, 1, (), b"", Status("Ann, Bo", finished=True, summary="Bo won"))
        assert [game.number for game in store.games()] == [first, second]
        newest = store.games()[0]
        assert (newest.game, newest.title, newest.finished, newest.summary) == (
            "toy",
            "Ann, Bo",
            True,
            "Bo won",
        )
        assert newest.updated == datetime(2020, 1, 3, tzinfo=UTC)
        assert store.newest_unfinished().number == second

    def test_the_time_is_now_in_utc(self, store):
        create(store)
        assert abs(datetime.now(UTC) - store.games()[0].updated) < timedelta(minutes=1)

    def test_a_name_takes_the_place_of_the_players(self, store):
        number = create(store)
        store.rename(number, "  Harbour \x1b[31mcup\n ")
        assert store.games()[0].title == "Harbour [31mcup"
        store.rename(number, " ")
        assert store.games()[0].title == "Ann, Bo"

    def test_a_deleted_game_is_gone_and_its_number_too(self, store):
        number = create(store)
        store.append(number, 1, ROWS, b"", STATUS)
        store.delete(number)
        assert store.games() == []
        assert create(store) == number + 1

    @pytest.mark.parametrize(
        "use",
        [
            lambda store: store.read(9),
            lambda store: store.writer(9),
            lambda store: store.take_over(9),
            lambda store: store.rename(9, "x"),
            lambda store: store.delete(9),
            lambda store: store.append(9, 1, ROWS, b"", STATUS),
            lambda store: store.export_to(9, Path("nowhere")),
        ],
    )
    def test_a_game_that_is_not_there_is_named(self, store, use):
        with pytest.raises(NoSuchGame, match="no saved game 9"):
            use(store)

    def test_the_folder_can_be_chosen(self, tmp_path, monkeypatch):
        monkeypatch.setenv("FISHING_TUI_DATA", str(tmp_path / "elsewhere"))
        with GameStore.open() as store:
            create(store)
        assert (tmp_path / "elsewhere" / "games.sqlite3").exists()

    def test_the_folder_is_the_users_own_otherwise(self, monkeypatch):
        monkeypatch.delenv("FISHING_TUI_DATA", raising=False)
        assert data_folder().name == "fishing-tui"


class TestWriters:
    def test_whoever_takes_over_is_the_only_writer(self, store, path):
        number = create(store)
        with GameStore.open(path) as other:
            assert (store.writer(number), other.take_over(number), store.writer(number)) == (1, 2, 2)
            other.append(number, 2, ROWS[:1], b"other", STATUS)
            with pytest.raises(NotTheWriter, match="another window"):
                store.append(number, 1, ROWS, b"mine", STATUS)
        assert (store.read(number).rows, store.read(number).snapshot) == (ROWS[:1], b"other")

    def test_a_write_waits_for_no_more_than_a_moment(self, store, path, monkeypatch):
        number = create(store)
        store._database._connection.execute("PRAGMA busy_timeout = 10")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreBusy, match="try again"):
                store.append(number, 1, ROWS, b"", STATUS)
            other.execute("ROLLBACK")
        store.append(number, 1, ROWS, b"", STATUS)

    def test_a_game_can_be_read_while_another_writes(self, store, path):
        number = create(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert store.read(number).header == HEADER


class TestSafety:
    def test_a_commit_is_on_the_disk_before_it_returns(self, store):
        connection = store._database._connection
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)

    def test_without_a_write_ahead_log_the_rollback_journal_is_made_safe(self, path, monkeypatch):
        class NoLog(sqlite3.Connection):
            def execute(self, statement, *values):
                if statement == "PRAGMA journal_mode = WAL":
                    statement = "PRAGMA journal_mode"
                return super().execute(statement, *values)

        plain = sqlite3.connect
        monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: plain(*a, factory=NoLog, **k))
        with GameStore.open(path) as store:
            assert store._database._connection.execute("PRAGMA synchronous").fetchone() == (3,)
            number = create(store)
            store.append(number, 1, ROWS, b"", STATUS)
            assert store.read(number).rows == ROWS

    def test_rows_and_snapshot_are_written_together_or_not_at_all(self, store):
        number = create(store)
        broken = replace(ROWS[0], action=object())
        with pytest.raises(TypeError):
            store.append(number, 1, (ROWS[0], broken), b"half", STATUS)
        assert (store.read(number).rows, store.read(number).snapshot) == ((), b"{}")

    def test_a_full_file_changes_nothing_and_says_what_to_do(self, store, path):
        number = create(store)
        database = store._database._connection
        pages = database.execute("PRAGMA page_count").fetchone()[0]
        database.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreFull, match=r"disk is full.*Free some room in .*data"):
            store.append(number, 1, ROWS, b"x" * 100_000, STATUS)
        assert (store.read(number).rows, store.read(number).snapshot) == ((), b"{}")
        database.execute("PRAGMA max_page_count = 100000")
        store.append(number, 1, ROWS, b"later", STATUS)
        assert (store.read(number).rows, store.read(number).snapshot) == (ROWS, b"later")


class TestFullDisk:
    def test_every_append_is_whole_or_refused_until_there_is_room(self, small_disk):
        with GameStore.open(small_disk / "games.sqlite3") as store:
            number = create(store)
            ballast = fill(small_disk)
            written = self.append_until_full(store, number)
            assert len(store.read(number).rows) == written
            ballast.unlink()
            store.append(number, 1, ROWS[:1], b"after", STATUS)
            assert len(store.read(number).rows) == written + 1
        with GameStore.open(small_disk / "games.sqlite3") as again:
            assert again.notice is None
            assert (len(again.read(number).rows), again.read(number).snapshot) == (written + 1, b"after")

    def test_a_store_that_cannot_be_begun_says_so(self, small_disk):
        ballast = fill(small_disk)
        with pytest.raises(StoreFull, match="disk is full"):
            GameStore.open(small_disk / "games.sqlite3")
        ballast.unlink()
        with GameStore.open(small_disk / "games.sqlite3") as store:
            assert store.notice is None
            create(store)

    def test_a_game_opened_on_a_full_disk_is_there_when_there_is_room(self, small_disk):
        with GameStore.open(small_disk / "games.sqlite3") as store:
            number = create(store)
        ballast = fill(small_disk)
        with pytest.raises(StoreFull):
            GameStore.open(small_disk / "games.sqlite3")
        ballast.unlink()
        with GameStore.open(small_disk / "games.sqlite3") as store:
            assert store.notice is None
            assert store.read(number).header == HEADER

    @staticmethod
    def append_until_full(store, number):
        for written in range(1000):
            try:
                store.append(number, 1, ROWS[:1], b"x" * 3000, STATUS)
            except StoreFull:
                return written
        raise AssertionError("the disk never filled up")


class TestDamage:
    @pytest.mark.parametrize("content", [b"not a database" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
    def test_a_damaged_file_is_kept_and_a_fresh_one_begun(self, path, content):
        path.parent.mkdir()
        path.write_bytes(content)
        with GameStore.open(path) as store:
            kept = path.with_name("games.sqlite3.damaged")
            assert str(kept) in store.notice
            assert kept.read_bytes() == content
            assert create(store) == 1
        with GameStore.open(path) as again:
            assert again.notice is None
            assert len(again.games()) == 1

    def test_a_page_overwritten_in_the_middle_is_noticed(self, path):
        with GameStore.open(path) as store:
            for _ in range(50):
                store.append(create(store), 1, ROWS, b"x" * 2000, STATUS)
        with path.open("r+b") as file:
            file.seek(8 * 4096)
            file.write(b"\xa5" * 4096)
        with GameStore.open(path) as store:
            assert "damaged file was kept" in store.notice
            assert 40 <= len(store.games()) < 50

    def test_the_log_of_a_damaged_file_is_not_played_into_the_fresh_one(self, path):
        path.parent.mkdir()
        path.write_bytes(b"rubbish" * 1000)
        path.with_name("games.sqlite3-wal").write_bytes(b"old log")
        with GameStore.open(path) as store:
            create(store)
        assert path.with_name("games.sqlite3.damaged-wal").read_bytes() == b"old log"

    def test_a_second_damaged_file_does_not_replace_the_first(self, path):
        path.parent.mkdir()
        for content in (b"first" * 1000, b"second" * 1000):
            path.write_bytes(content)
            GameStore.open(path).close()
        assert path.with_name("games.sqlite3.damaged").read_bytes().startswith(b"first")
        assert path.with_name("games.sqlite3.damaged-2").read_bytes().startswith(b"second")

    def test_some_other_programs_database_is_left_alone(self, path):
        path.parent.mkdir()
        change(path, "CREATE TABLE bees (x)")
        with GameStore.open(path) as store:
            assert store.notice
        with closing(sqlite3.connect(path.with_name("games.sqlite3.damaged"))) as kept:
            assert kept.execute("SELECT count(*) FROM bees").fetchone() == (0,)

    def test_a_newer_file_is_refused_and_left_as_it_is(self, path):
        GameStore.open(path).close()
        change(path, "PRAGMA user_version = 99")
        with pytest.raises(NewerStore, match="update fishing-tui"):
            GameStore.open(path)
        assert [part.name for part in path.parent.iterdir() if "damaged" in part.name] == []

    def test_a_folder_that_cannot_be_made_is_named(self, tmp_path):
        (tmp_path / "file").write_text("")
        with pytest.raises(StoreUnusable, match="file"):
            GameStore.open(tmp_path / "file" / "games.sqlite3")

    def test_a_file_that_cannot_be_opened_is_named(self, tmp_path):
        with pytest.raises(StoreUnusable, match="cannot be used"):
            GameStore.open(tmp_path)

    @pytest.mark.parametrize(
        ("statement", "left"),
        [
            ("UPDATE rows SET body = x'7b7d' WHERE place = 2", 1),
            ("UPDATE rows SET body = 'text' WHERE place = 1", 0),
            ("UPDATE rows SET body = 5 WHERE place = 1", 0),
            ("DELETE FROM rows WHERE place = 1", 0),
        ],
    )
    def test_of_a_damaged_game_is_read_what_can_be_read(self, store, path, statement, left):
        number = create(store)
        store.append(number, 1, ROWS, b"where it stands", STATUS)
        change(path, statement)
        assert store.read(number) == Stored(HEADER, ROWS[:left], b"where it stands")

    def test_a_game_whose_beginning_is_damaged_is_named_and_the_others_stay(self, store, path):
        number = create(store)
        change(path, "UPDATE games SET header = x'00'")
        other = create(store)
        with pytest.raises(DamagedGame, match=f"Game {number} cannot be read.*beginning is damaged"):
            store.read(number)
        assert store.read(other).rows == ()
        assert len(store.games()) == 2

    @pytest.mark.parametrize(
        ("change_to", "title", "summary"),
        [
            ("updated = x'ff'", "Ann, Bo", "Ann is next"),
            ("updated = 'soon'", "Ann, Bo", "Ann is next"),
            ("updated = '0001-01-01T00:00:00+00:00'", "Ann, Bo", "Ann is next"),
            ("players = CAST(x'ff41' AS TEXT), summary = x'42'", "\ufffdA", "B"),
            ("name = x'ff41', summary = 7", "\ufffdA", "7"),
        ],
    )
    def test_of_a_damaged_line_is_shown_what_can_be_shown(
        self, store, path, tmp_path, change_to, title, summary
    ):
        number = create(store)
        change(path, f"UPDATE games SET {change_to}")
        (line,) = store.games()
        assert (line.number, line.title, line.summary) == (number, title, summary)
        assert (line.updated is None) is ("updated" in change_to)
        assert when(line.updated, datetime.now(UTC))
        assert store.newest_unfinished() == line
        store.export_to(number, tmp_path / "exported")
        assert (tmp_path / "exported").read_text().count("\n") == 2

    @pytest.mark.parametrize("header", [b"\0", b'{"journal":2,"app":"9.9"}'])
    def test_the_game_to_continue_with_is_one_that_can_be_opened(self, store, path, header):
        sound, other = create(store), create(store)
        change(path, f"UPDATE games SET header = ? WHERE number = {other}", header)
        assert store.newest_unfinished().number == sound
        change(path, "UPDATE games SET header = ?", header)
        assert store.newest_unfinished().number == other, "opening it will say what is wrong"

    def test_a_clock_that_was_wrong_keeps_no_game_on_top(self, store, path):
        sound, future = create(store), create(store)
        change(path, f"UPDATE games SET updated = '2999-01-01T00:00:00+00:00' WHERE number = {future}")
        assert [game.number for game in store.games()] == [sound, future]
        assert store.newest_unfinished().number == sound
        store.append(future, 1, (), b"", STATUS)
        assert store.newest_unfinished().number == future

    @pytest.mark.parametrize("snapshot", [b"", b"\xff", b'{"half":'])
    def test_a_game_whose_newest_state_is_damaged_is_exported_all_the_same(
        self, store, path, tmp_path, snapshot
    ):
        number = create(store)
        change(path, "UPDATE games SET snapshot = ?", snapshot)
        store.export_to(number, tmp_path / "exported")
        assert msgspec.json.decode((tmp_path / "exported").read_text().splitlines()[0])["game"] == "toy"

    def test_a_newer_journal_is_refused(self, store, path):
        number = create(store)
        change(path, "UPDATE games SET header = ?", b'{"journal":2,"app":"9.9"}')
        with pytest.raises(RefusedJournal, match="newer version"):
            store.read(number)


@pytest.fixture(params=TABLES)
def table(request):
    return TABLES[request.param]


class TestExchange:
    def test_an_imported_game_is_the_exported_one(self, store, tmp_path, table):
        session = table.start(store)
        play(session, 12)
        session.undo()
        store.export_to(session.number, tmp_path / "game.jsonl")
        number = store.import_from(tmp_path / "game.jsonl", ALL_GAMES)
        assert number != session.number
        assert store.read(number) == store.read(session.number)
        ours, theirs = (game for game in store.games())
        assert (ours.title, ours.summary, ours.finished) == (theirs.title, theirs.summary, theirs.finished)

    def test_a_finished_game_is_imported_as_finished(self, store, tmp_path):
        session = toy(rounds=1).start(store)
        play(session, 1000)
        store.export_to(session.number, tmp_path / "game.jsonl")
        store.import_from(tmp_path / "game.jsonl", GAMES)
        assert all(game.finished and game.summary.endswith("won") for game in store.games())

    def test_export_takes_the_place_of_a_file_at_once(self, store, tmp_path):
        target = tmp_path / "game.jsonl"
        target.write_text("old")
        store.export_to(create(store), target)
        assert target.read_text().startswith('{"type":"header"')
        assert [part.name for part in tmp_path.iterdir() if part.is_file()] == ["game.jsonl"]

    def test_export_to_nowhere_says_so(self, store, tmp_path):
        with pytest.raises(BadFile, match="directory"):
            store.export_to(create(store), tmp_path)

    @pytest.fixture
    def lines(self, store, tmp_path):
        """An exported toy game: a header, three rows and the end."""
        session = toy().start(store)
        play(session, 3)
        store.export_to(session.number, tmp_path / "good.jsonl")
        return (tmp_path / "good.jsonl").read_text().splitlines()

    @pytest.mark.parametrize(
        ("at", "old", "new", "line", "words"),
        [
            (0, '{"type":"header"', "hello", 1, "malformed"),
            (0, '"journal":1', '"journal":5', 1, "newer version"),
            (0, '"toy"', '"chess"', 1, "chess"),
            (0, '"toy-cards"', '"others"', 1, "other cards"),
            (0, '"rounds":2', '"rounds":99', 1, "rounds"),
            (0, '"seed":"3"', '"seed":"4"', 0, "another state"),
            (2, "checksum", "sum", 3, "sum"),
            (3, '"type":"action"', '"type":"other"', 4, "other"),
            (4, '"rows":3', '"rows":4', 5, "4 rows were written, but 3 are here"),
            (4, '"rounds":2', '"rounds":1', 5, "not where the actions lead"),
            (4, '"rounds":2', '"rounds":"2"', 5, "rounds"),
        ],
    )
    def test_a_bad_line_is_refused_with_its_number(self, store, tmp_path, lines, at, old, new, line, words):
        assert old in lines[at]
        lines[at] = lines[at].replace(old, new)
        self.refuse(store, tmp_path, lines, line, words)

    def test_a_file_with_lines_missing_is_refused(self, store, tmp_path, lines):
        self.refuse(store, tmp_path, [], 0, "empty")
        self.refuse(store, tmp_path, lines[:-1], 4, "end of the game is missing")
        self.refuse(store, tmp_path, lines[:2] + lines[3:], 4, "3 rows were written, but 2 are here")

    def test_a_file_that_takes_back_too_much_is_refused(self, store, tmp_path, lines):
        lines[2] = '{"type":"undo","seat":0,"writer":1,"back":7,"checksum":""}'
        self.refuse(store, tmp_path, lines, 4, "takes back 7")

    @staticmethod
    def refuse(store, tmp_path, lines, line, words):
        bad = tmp_path / "bad.jsonl"
        bad.write_text("\n".join(lines))
        before = store.games()
        with pytest.raises(BadFile, match=words) as caught:
            store.import_from(bad, GAMES)
        assert caught.value.line == line
        assert "bad.jsonl" in str(caught.value)
        assert store.games() == before

    @pytest.mark.parametrize("content", [b"\xff\xfe", None])
    def test_what_is_no_text_file_is_refused(self, store, tmp_path, content):
        target = tmp_path / "game"
        if content is not None:
            target.write_bytes(content)
        with pytest.raises(BadFile):
            store.import_from(target, GAMES)

    def test_a_game_of_older_rules_is_imported_with_the_state_it_stood_at(self, store, tmp_path):
        session = toy().start(store)
        for action in session.game.vocabulary(session.options)[:2]:
            session.submit(action)
        store.export_to(session.number, tmp_path / "game.jsonl")
        number = store.import_from(tmp_path / "game.jsonl", {"toy": CorrectedToy()})
        assert store.read(number).snapshot == store.read(session.number).snapshot

    def test_the_file_is_lines_of_json(self, lines):
        assert [msgspec.json.decode(line)["type"] for line in lines] == ["header"] + ["action"] * 3 + ["end"]


def test_opening_the_store_loads_no_game(tmp_path):
    code = (
        "import sys\nfrom pathlib import Path\nfrom fishing_tui.store import GameStore\n"
        f"GameStore.open(Path({str(tmp_path / 'games.sqlite3')!r})).newest_unfinished()\n"
        "sys.exit('pydantic' in sys.modules or 'rules.game' in sys.modules or 'textual' in sys.modules)"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)}
    assert subprocess.run([os.sys.executable, "-c", code], env=environment, check=False).returncode == 0
