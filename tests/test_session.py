"""The session: committed before it is shown, undone as far as nothing was revealed, resumed as it stood."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw
from msgspec.structs import replace

from fishing_tui.opponents import player
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore, NoSuchGame, NotTheWriter, StoreFull
from rules import journal
from rules.chance import seeded
from rules.game import IllegalAction
from rules.journal import ActionRow, RefusedJournal, Seating, SeatingRow, UndoRow
from rules.tournament_fishing.actions import Scan, UseClock
from rules.words import plain
from tests.tables import ALL_GAMES, TABLES, Table, finish, play, toy
from tests.tables import table as lay
from tests.thinned import thinned
from tests.toy_game import (
    GAMES,
    TOY,
    Bait,
    Bank,
    Cast,
    CorrectedToy,
    OtherCards,
    Peek,
    ToyOptions,
    humans,
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite3"


@pytest.fixture
def store(path):
    with GameStore.open(path) as opened:
        yield opened


@pytest.fixture(params=TABLES)
def table(request):
    return TABLES[request.param]


@pytest.fixture
def session(store):
    """Ann and Bo at the toy game; their first casts are 3, 4, 1, 5, 2, 5, 2 and a blank."""
    return toy().start(store)


def computer(name):
    return Seating(name, 1, "computer")


def snapshot_of(session):
    """Everything that must not change when an action fails."""
    lines = [session.log(seat) for seat in (None, *range(len(session.seating)))]
    return session.state, session.decision, session.seating, session.can_undo, session.can_redo, lines


def told(session, seat):
    """The log as text."""
    return [plain(line.words, session.names) for line in session.log(seat)]


class TestStart:
    def test_a_game_is_saved_from_its_first_moment(self, store, table):
        session = table.start(store)
        stored = store.read(session.number)
        assert stored.rows == ()
        assert stored.header == session.header
        assert session.game.load(stored.snapshot) == session.state == session.opening.state
        assert session.options == table.options

    def test_the_seating_must_fit(self, store):
        with pytest.raises(ValueError, match="2 seats"):
            GameSession.start(store, TOY, ToyOptions(), "7", humans("Ann"))
        assert store.games() == []

    def test_the_list_says_who_is_next(self, store, session):
        assert store.games()[0].summary == "Ann is next"
        session.submit(Bank())
        assert store.games()[0].summary == "Bo is next"

    def test_the_list_says_who_won(self, store):
        session = toy(rounds=1).start(store)
        for action in (Peek(), Bank(), Cast(), Bank()):
            session.submit(action)
        assert session.finished
        assert (store.games()[0].summary, store.games()[0].finished) == ("Bo won", True)
        assert store.newest_unfinished() is None


class TestSubmit:
    def test_an_action_leads_where_the_rules_say(self, session):
        expected = TOY.apply(session.state, Cast())
        assert session.submit(Cast()) == expected
        assert session.state == expected.state
        assert session.decision == TOY.decision(expected.state)

    def test_a_row_says_who_did_what(self, store, session):
        session.submit(Bank())
        checksum = journal.checksum(TOY, session.state)
        assert store.read(session.number).rows == (ActionRow(0, 1, Raw(b'{"type":"Bank"}'), checksum),)
        assert store.read(session.number).snapshot == TOY.dump(session.state)

    def test_an_illegal_action_changes_nothing(self, store, session):
        session.submit(Bait()), session.submit(Bait())
        before, rows = snapshot_of(session), store.read(session.number)
        with pytest.raises(IllegalAction, match="no more bait") as caught:
            session.submit(Bait())
        assert caught.value.rule == "TOY-2"
        assert (snapshot_of(session), store.read(session.number)) == (before, rows)

    def test_nothing_can_be_done_when_the_game_is_over(self, store):
        session = toy(rounds=1, players=1).start(store)
        session.submit(Bank())
        assert (session.finished, session.acting, session.decision) == (True, None, None)
        with pytest.raises(IllegalAction, match="over"):
            session.submit(Bank())

    def test_a_full_disk_changes_nothing_and_the_same_action_works_later(self, store, session):
        session.submit(Bait())
        before, stored = snapshot_of(session), store.read(session.number)
        database = store._database._connection
        pages = database.execute("PRAGMA page_count").fetchone()[0]
        database.execute(f"PRAGMA max_page_count = {pages}")
        big = replace(session.seating[0], name="x" * 50_000)
        with pytest.raises(StoreFull, match="Free some room"):
            session.hand_over(0, big)
        assert (snapshot_of(session), store.read(session.number)) == (before, stored)
        database.execute("PRAGMA max_page_count = 100000")
        session.submit(Cast())
        assert len(store.read(session.number).rows) == 2

    @pytest.mark.parametrize("use", [
        lambda session: session.submit(Cast()),
        lambda session: session.undo(),
        lambda session: session.redo(),
        lambda session: session.hand_over(0, computer("Ann")),
    ])  # fmt: skip
    def test_whatever_the_store_refuses_leaves_the_session_as_it_was(self, store, session, use, monkeypatch):
        for action in (Cast(), Bait(), Bait()):
            session.submit(action)
        session.undo()
        before = snapshot_of(session)

        def full(*_):
            raise StoreFull(Path("data"))

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", full)
            with pytest.raises(StoreFull):
                use(session)
        assert snapshot_of(session) == before
        use(session)
        assert snapshot_of(session) != before

    def test_who_was_taken_over_from_is_refused(self, store, path, session):
        session.submit(Bait())
        with GameStore.open(path) as elsewhere:
            other = GameSession.resume(elsewhere, session.number, GAMES)
            other.submit(Cast())
            before = snapshot_of(session)
            with pytest.raises(NotTheWriter, match="another window"):
                session.submit(Bait())
            assert snapshot_of(session) == before
            other.submit(Bank())
        assert [row.writer for row in store.read(session.number).rows] == [1, 2, 2]

    def test_a_deleted_game_cannot_go_on(self, store, session):
        store.delete(session.number)
        with pytest.raises(NoSuchGame):
            session.submit(Bait())


class TestUndo:
    def test_there_is_nothing_to_undo_at_first(self, session):
        assert (session.can_undo, session.undo(), session.can_redo, session.redo()) == (
            False,
            False,
            False,
            None,
        )
        assert "Nothing" in session.undo_refusal

    def test_what_revealed_nothing_is_undone_step_by_step(self, session):
        states = [session.state]
        for action in (Bait(), Bait()):
            session.submit(action)
            states.append(session.state)
        assert session.undo() and session.state == states[1]
        assert session.undo() and session.state == states[0]
        assert not session.can_undo

    def test_a_revelation_stays(self, session):
        session.submit(Cast())
        state = session.state
        assert "revealed" in session.undo_refusal
        assert not session.undo()
        session.submit(Bait())
        assert session.undo()
        assert session.state == state
        assert not session.can_undo

    def test_a_peek_stays_too(self, session):
        session.submit(Peek())
        assert not session.can_undo

    def test_a_turn_that_has_passed_to_another_human_stays(self, session):
        session.submit(Bank())
        assert "passed on" in session.undo_refusal
        session.submit(Bait())
        assert session.undo()
        assert not session.can_undo

    def test_undo_goes_back_over_a_computer_that_revealed_nothing(self, store):
        session = Table(TOY, ToyOptions(), (*humans("Ann"), computer("Bo"))).start(store)
        session.submit(Bait())
        start = session.state
        for action in (Bank(), Bait(), Bank()):
            session.submit(action)
        assert session.undo()
        assert session.state == start
        assert [type(row) for row in store.read(session.number).rows] == [ActionRow] * 4 + [UndoRow]
        assert store.read(session.number).rows[-1].back == 3

    def test_undo_is_possible_while_the_computer_is_to_decide(self, store):
        session = Table(TOY, ToyOptions(), (*humans("Ann"), computer("Bo"))).start(store)
        session.submit(Bank())
        assert session.acting == "computer"
        assert session.undo()

    def test_undo_stops_where_a_computer_revealed_something(self, store):
        session = Table(TOY, ToyOptions(), (*humans("Ann"), computer("Bo"))).start(store)
        for action in (Bank(), Cast(), Bank()):
            session.submit(action)
        assert "revealed" in session.undo_refusal

    def test_a_game_of_computers_cannot_be_undone(self, store):
        session = Table(TOY, ToyOptions(), (computer("Ann"), computer("Bo"))).start(store)
        session.submit(Bait())
        assert "Nothing" in session.undo_refusal

    def test_undo_goes_over_an_automatic_seat(self, store):
        session = toy(players=1, gull=True).start(store)
        start = session.state
        session.submit(Bank())
        assert session.state.eaten == 1
        assert session.undo()
        assert session.state == start

    def test_the_last_action_of_a_game_can_be_undone(self, store):
        session = toy(players=1, rounds=1).start(store)
        session.submit(Bank())
        assert session.finished
        assert session.undo()
        assert not session.finished
        assert not store.games()[0].finished

    def test_a_seat_that_was_handed_on_keeps_what_it_did(self, session):
        session.submit(Bait())
        session.hand_over(0, computer("Ann"))
        assert "passed on" in session.undo_refusal
        session.hand_over(0, Seating("Ann", 0, "human"))
        assert session.can_undo

    def test_friendly_undo_takes_back_anything(self, store):
        session = toy().start(store, friendly_undo=True)
        states = [session.state]
        for action in (Cast(), Bank(), Peek()):
            session.submit(action)
            states.append(session.state)
        for state in reversed(states[:-1]):
            assert session.undo()
            assert session.state == state
        assert not session.can_undo

    def test_rows_are_only_ever_added(self, store, session):
        session.submit(Bait())
        session.undo()
        session.redo()
        rows = store.read(session.number).rows
        assert [type(row) for row in rows] == [ActionRow, UndoRow, ActionRow]
        assert rows[1].checksum == journal.checksum(TOY, session.opening.state)


class TestRedo:
    def test_redo_is_the_same_action_again(self, session):
        session.submit(Bait()), session.submit(Bait())
        state = session.state
        session.undo(), session.undo()
        assert session.can_redo
        session.redo()
        assert session.redo().state == state == session.state
        assert not session.can_redo

    def test_another_action_ends_it(self, session):
        session.submit(Bait())
        session.undo()
        session.submit(Cast())
        assert not session.can_redo

    def test_the_same_action_by_hand_goes_on_with_it(self, session):
        session.submit(Bait()), session.submit(Bait())
        session.undo(), session.undo()
        session.submit(Bait())
        assert session.can_redo

    def test_the_computer_plays_its_own_again(self, store):
        session = Table(TOY, ToyOptions(), (*humans("Ann"), computer("Bo"))).start(store)
        session.submit(Bank())
        session.submit(Bait())
        session.undo()
        assert session.redo()
        assert (session.acting, session.can_redo) == ("computer", False)

    def test_redo_outlives_the_program(self, store, session):
        session.submit(Bait()), session.submit(Bait())
        state = session.state
        session.undo()
        again = GameSession.resume(store, session.number, GAMES)
        assert again.redo().state == state


class TestResume:
    def test_a_game_stands_as_it_stood(self, store, table):
        session = table.start(store, friendly_undo=True)
        luck = Random(3)
        for _ in range(30):
            play(session, 3, seed=luck.random())
            session.undo()
        again = GameSession.resume(store, session.number, ALL_GAMES)
        assert again.notice is None
        assert snapshot_of(again) == snapshot_of(session)
        assert again.opening == session.opening
        assert again.header == session.header

    def test_a_whole_game_in_sessions_of_a_few_moves_ends_as_one_played_through(self, store, table):
        through = table.start(store)
        finish(through)
        parts = table.start(store)
        actions = [move.action for move in through._moves]
        a_session = max(len(actions) // 6, 7)
        for number, action in enumerate(actions, start=1):
            if number % a_session == 0:
                parts = GameSession.resume(store, parts.number, ALL_GAMES)
            parts.submit(action)
        assert through.finished
        assert snapshot_of(parts)[0] == snapshot_of(through)[0]
        assert snapshot_of(parts)[-1] == snapshot_of(through)[-1]

    def test_other_cards_are_refused_and_the_other_window_goes_on(self, store, session):
        with pytest.raises(RefusedJournal, match="other cards"):
            GameSession.resume(store, session.number, {"toy": OtherCards()})
        session.submit(Bait())

    def test_a_game_of_newer_rules_is_refused(self, store):
        session = Table(CorrectedToy(), ToyOptions(), humans("Ann", "Bo")).start(store)
        with pytest.raises(RefusedJournal, match="newer version"):
            GameSession.resume(store, session.number, GAMES)

    def test_a_corrected_rule_lets_the_game_go_on_from_where_it_stood(self, store, session):
        for action in (Bait(), Cast(), Bait()):
            session.submit(action)
        corrected = {"toy": CorrectedToy()}
        again = GameSession.resume(store, session.number, corrected)
        assert again.state == session.state
        assert "rules were corrected" in again.notice
        assert (again.log(0), again.can_undo, again.can_redo) == ((), False, False)
        again.submit(Bait())
        assert again.undo()
        again.submit(Cast())
        once_more = GameSession.resume(store, session.number, corrected)
        assert once_more.state == again.state
        assert once_more.notice

    def test_a_corrected_rule_that_changes_nothing_goes_unnoticed(self, store, session):
        session.submit(Cast())
        again = GameSession.resume(store, session.number, {"toy": CorrectedToy()})
        assert (again.notice, again.state) == (None, session.state)

    def test_an_opening_that_differs_is_noticed_without_any_action(self, store, path, session):
        other = TOY.dump(replace(session.state, shoal=0))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE games SET snapshot = ?", (other,))
            connection.commit()
        again = GameSession.resume(store, session.number, GAMES)
        assert again.notice
        assert again.state.shoal == 0

    @pytest.mark.parametrize(
        "damage",
        [
            "body = x'7b7d' WHERE place = 4",
            "body = replace(body, 'Cast', 'Fly') WHERE place = 4",
            "place = 9 WHERE place = 4",
            'body = \'{"type":"undo","seat":0,"writer":1,"back":9,"checksum":""}\' WHERE place = 4',
        ],
    )
    @pytest.mark.parametrize("snapshot_left", [True, False])
    def test_a_damaged_row_does_not_end_a_game(self, store, path, session, damage, snapshot_left):
        for action in (Cast(), Bait()):
            session.submit(action)
        session.undo()
        before = session.state
        for action in (Cast(), Cast()):
            session.submit(action)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"UPDATE rows SET {damage}")
            if not snapshot_left:
                connection.execute("UPDATE games SET snapshot = x'7b7d'")
            connection.commit()
        again = GameSession.resume(store, session.number, GAMES)
        assert again.notice
        assert again.state == (session.state if snapshot_left else before)
        again.submit(Bait())
        once_more = GameSession.resume(store, session.number, GAMES)
        assert once_more.state == again.state

    def test_who_sat_where_is_known_up_to_the_damage(self, store, path, session):
        session.hand_over(0, computer("Robo"))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE rows SET body = replace(body, '\"seat\":0', '\"seat\":7')")
            connection.commit()
        assert GameSession.resume(store, session.number, GAMES).names == ("Ann", "Bo")


class TestLog:
    def test_everybody_reads_what_they_witnessed(self, session):
        for action in (Peek(), Bait(), Cast(), Bank()):
            session.submit(action)
        shoal = session.state.shoal
        common = ["Ann put bait on the hook (1)", "Ann cast for 3", "Ann banked 4"]
        assert told(session, 0) == ["The boats are out.", f"Ann peeked: {shoal} fish", *common]
        assert told(session, 1) == told(session, None) == ["The boats are out.", "Ann peeked", *common]

    def test_a_line_is_told_as_it_was_seen_at_the_time(self, session):
        session.submit(Bait()), session.submit(Bait())
        assert told(session, 0)[1:] == ["Ann put bait on the hook (1)", "Ann put bait on the hook (2)"]

    def test_events_without_words_leave_no_line(self, store):
        session = toy(players=1, gull=True).start(store)
        session.submit(Bank())
        assert told(session, 0) == ["The boats are out.", "Ann banked 0"]

    def test_it_knows_whose_turn_each_line_is_of(self, session):
        for action in (Bait(), Bank(), Bank(), Bait()):
            session.submit(action)
        lines = session.log(0)
        assert [(line.seat, line.new_turn) for line in lines] == [
            (None, True), (0, True), (0, False), (1, True), (0, True),
        ]  # fmt: skip

    @pytest.mark.parametrize("read_before", [True, False])
    def test_what_is_undone_is_no_longer_told(self, session, read_before):
        session.submit(Bait())
        before = session.log(0)
        session.submit(Bait())
        if read_before:
            session.log(0), session.log(1)
        session.undo()
        assert session.log(0) == before
        session.submit(Cast())
        assert told(session, 1)[-1] == "Ann cast for 3"

    def test_a_new_name_is_used_for_everything(self, session):
        session.submit(Bait())
        session.hand_over(0, Seating("Zoë", 0, "human"))
        assert told(session, 1)[-1].startswith("Zoë put bait")

    def test_a_seat_can_read_what_happened_since_its_turn(self, session):
        assert [plain(line.words, session.names) for line in session.log_since(1)] == ["The boats are out."]
        session.submit(Bait()), session.submit(Bank())
        assert session.log_since(0) == ()
        assert session.log_since(1) == session.log(1)
        session.submit(Cast())
        assert session.log_since(0) == session.log(0)[-1:]
        assert session.log_since(1) == ()


class TestSeats:
    def test_a_seat_goes_to_the_computer_and_back(self, store, session):
        session.hand_over(0, computer("Ann"))
        assert session.acting == "computer"
        session.submit(Bait())
        session.hand_over(0, Seating("Anna", 3, "human"))
        assert (session.acting, session.names) == ("human", ("Anna", "Bo"))
        rows = store.read(session.number).rows
        assert [type(row) for row in rows] == [SeatingRow, ActionRow, SeatingRow]
        assert rows[1].player == "computer"
        assert store.games()[0].title == "Anna, Bo"
        assert GameSession.resume(store, session.number, GAMES).seating == session.seating

    @pytest.mark.parametrize(
        ("seat", "seating"),
        [(1, computer("Gull")), (0, Seating("Ann", 0, "rules"))],
    )
    def test_the_rules_keep_their_seat(self, store, seat, seating):
        session = toy(players=1, gull=True).start(store)
        with pytest.raises(ValueError, match="automatic"):
            session.hand_over(seat, seating)
        assert store.read(session.number).rows == ()

    def test_a_curtain_is_needed_where_a_secret_would_be_seen(self, store):
        session = toy(players=3).start(store)
        assert not session.curtain_needed(0, 1)
        session.submit(Peek())
        assert session.curtain_needed(0, 1)
        assert session.curtain_needed(1, 0)
        assert not session.curtain_needed(1, 2)
        assert not session.curtain_needed(0, 0)
        assert not session.curtain_needed(None, 0)
        assert not session.curtain_needed(0, None)
        session.hand_over(1, computer("Bo"))
        assert not session.curtain_needed(0, 1)
        assert session.curtain_needed(0, 2)

    def test_computers_play_a_whole_game(self, store, table):
        seating = tuple(
            replace(seat, player="computer") if seat.player == "human" else seat for seat in table.seating
        )
        session = replace(table, seating=seating).start(store)
        for _ in range(5000):
            if session.finished:
                break
            session.submit(session.computer_action())
        assert session.finished
        assert {row.player for row in store.read(session.number).rows} == {"computer"}

    def test_the_computer_chooses_by_what_it_may_know(self, store):
        session = Table(TOY, ToyOptions(), (computer("Ann"), computer("Bo"))).start(store)
        choices = set()
        for shoal in range(6):
            session.state = replace(session.state, shoal=shoal, chance=seeded(f"other {shoal}", 2))
            choices.add(session.computer_action())
        assert len(choices) == 1

    def test_no_computer_decides_for_a_human(self, session):
        with pytest.raises(ValueError, match="no computer"):
            session.computer_action()

    def test_the_simple_player_follows_a_proposal(self):
        view = TOY.view(replace(TOY.new(ToyOptions(), "3"), catch=5), 0)
        actions = TOY.decision(view).actions
        assert all(
            player("computer", "toy").choose(TOY, view, actions, seeded(str(seed), 1)) == Bank()
            for seed in range(9)
        )

    def test_the_simple_player_else_tries_anything(self):
        view = TOY.view(TOY.new(ToyOptions(), "3"), 0)
        actions = TOY.decision(view).actions
        chosen = {
            player("computer", "toy").choose(TOY, view, actions, seeded(str(seed), 1)) for seed in range(60)
        }
        assert chosen == set(actions)

    def test_an_unknown_kind_of_player_is_refused(self):
        with pytest.raises(LookupError, match="cat"):
            player("cat", "toy")


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_whatever_happens_the_journal_tells_the_same_game(tmp_path_factory, data):
    """Random actions, undo, redo, hand-overs and restarts in any order."""
    with GameStore.open(tmp_path_factory.mktemp("data") / "games.sqlite3") as store:
        session = toy(rounds=3, gull=True).start(store, friendly_undo=data.draw(st.booleans()))
        for _ in range(data.draw(st.integers(1, 25))):
            match data.draw(st.sampled_from(["act", "act", "act", "undo", "redo", "seat", "restart"])):
                case "act" if session.decision:
                    session.submit(data.draw(st.sampled_from(session.decision.actions)))
                case "undo":
                    session.undo()
                case "redo":
                    session.redo()
                case "seat":
                    kind = data.draw(st.sampled_from(["human", "computer"]))
                    session.hand_over(data.draw(st.integers(0, 1)), Seating("Cy", 0, kind))
                case _:
                    before = snapshot_of(session)
                    session = GameSession.resume(store, session.number, GAMES)
                    assert snapshot_of(session) == before
        stored = store.read(session.number)
        assert journal.replay(TOY, stored.header, stored.rows).state == session.state
        assert stored.snapshot == TOY.dump(session.state)


PLAYER = """
import sys
from pathlib import Path
from random import Random
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from rules import journal
from tests.tables import ALL_GAMES, TABLES
store = GameStore.open(Path(sys.argv[1]))
session = TABLES[sys.argv[2]].start(store)
luck = Random(sys.argv[3])
print(session.number, flush=True)
while session.decision:
    session.submit(luck.choice(session.decision.actions))
    print(len(session._moves), journal.checksum(session.game, session.state), flush=True)
print("over", flush=True)
"""


@pytest.mark.parametrize(
    ("name", "after"),
    thinned(
        product(["toy with gull", "dice fishing advanced", "coldwater crown alone"], [0, 1, 2, 5, 9]), every=4
    ),
)
def test_a_killed_program_loses_nothing_that_was_shown(path, name, after):
    root = Path(__file__).parent.parent
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), name, str(after)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    ) as program:
        number = int(program.stdout.readline())
        shown = [program.stdout.readline() for _ in range(after)]
        time.sleep(Random(after).random() / 200)
        program.send_signal(signal.SIGKILL)
        shown += program.stdout.readlines()
    shown = [line.split() for line in shown if line.endswith("\n") and line != "over\n"]
    with GameStore.open(path) as store:
        assert store.notice is None
        session = GameSession.resume(store, number, ALL_GAMES)
        assert session.notice is None
        checksums = [journal.checksum(session.game, move.step.state) for move in session._moves]
        for count, checksum in shown:
            assert checksums[int(count) - 1] == checksum
        assert len(checksums) - len(shown) in (0, 1)
        finish(session)
        assert session.finished


@pytest.mark.parametrize(("notes", "kept"), [(True, True), (False, False)])
def test_without_notes_a_look_at_the_lake_is_read_once(store, notes, kept):
    session = lay("tournament-fishing", "Ann", "Bo", notes=notes, first="1").start(store, seed="5")
    while not any("scanned" in line and ":" in line for line in _read(session)):
        actions = session.decision.actions
        session.submit(next((one for one in actions if isinstance(one, Scan | UseClock)), actions[0]))
    fresh = next(line for line in _read(session) if "scanned" in line and ":" in line)
    session.submit(session.decision.actions[-1])
    assert (fresh in _read(session)) is kept
    assert kept or fresh.partition(":")[0] in _read(session)


def _read(session):
    return [plain(line.words, session.names) for line in session.log(0)]
