"""Two windows on one game: one plays, the other watches, and there are never two writers."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from fishing_tui.session import GameSession
from fishing_tui.store import GameStore, NoSuchGame, NotTheWriter
from rules import journal
from tests.tables import ALL_GAMES, TABLES, Table, play, toy


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[tuple[GameStore, GameStore]]:
    """Two windows on the same saved games."""
    path = tmp_path / "games.sqlite3"
    with GameStore.open(path) as one, GameStore.open(path) as other:
        yield one, other


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> Table:
    return TABLES[request.param]


def test_a_watcher_sees_what_the_player_does(stores: tuple[GameStore, GameStore], table: Table) -> None:
    playing = table.start(stores[0])
    watching = GameSession.watch(stores[1], playing.number, ALL_GAMES)
    luck = Random(2)
    for _ in range(12):
        play(playing, luck.randint(1, 3), seed=luck.random())
        if luck.random() < 0.3:
            playing.undo()
        assert watching.catch_up()
        assert watching.state == playing.state
        assert watching.log(None) == playing.log(None)
        assert watching.decision == playing.decision
    assert not watching.catch_up(), "nothing more has happened"


def test_a_watcher_sees_who_sits_where(stores: tuple[GameStore, GameStore]) -> None:
    playing = toy().start(stores[0])
    watching = GameSession.watch(stores[1], playing.number, ALL_GAMES)
    name = journal.Seating("Zoe", 3, "computer")
    playing.hand_over(0, name)
    assert watching.catch_up()
    assert watching.seating[0] == name


def test_a_watcher_writes_nothing(stores: tuple[GameStore, GameStore]) -> None:
    playing = toy().start(stores[0])
    watching = GameSession.watch(stores[1], playing.number, ALL_GAMES)
    assert watching.decision is not None and not watching.playing
    with pytest.raises(NotTheWriter):
        watching.submit(watching.decision.actions[0])
    assert stores[0].read(playing.number).rows == ()
    play(playing, 1)
    assert playing.playing and not playing.lost()


def test_whoever_lost_the_game_is_told_once_and_may_take_it_back(stores: tuple[GameStore, GameStore]) -> None:
    first = toy(rounds=3).start(stores[0])
    play(first, 2)
    second = GameSession.resume(stores[1], first.number, ALL_GAMES)
    assert second.state == first.state
    assert first.lost() and not first.lost()
    assert not first.playing and first.played_elsewhere()
    play(second, 1)
    back = GameSession.resume(stores[0], first.number, ALL_GAMES)
    assert back.state == second.state and back.playing
    assert second.lost()


def test_a_game_that_is_deleted_can_no_longer_be_watched(stores: tuple[GameStore, GameStore]) -> None:
    playing = toy().start(stores[0])
    watching = GameSession.watch(stores[1], playing.number, ALL_GAMES)
    stores[0].delete(playing.number)
    with pytest.raises(NoSuchGame):
        watching.catch_up()


def test_a_corrected_rule_is_told_to_a_watcher_too(stores: tuple[GameStore, GameStore]) -> None:
    from tests.toy_game import CorrectedToy

    playing = toy(rounds=3).start(stores[0])
    play(playing, 4)
    watching = GameSession.watch(stores[1], playing.number, {"toy": CorrectedToy()})
    assert watching.state == playing.state


@pytest.mark.parametrize("seed", range(20))
def test_however_two_windows_take_turns_there_is_one_writer_and_nothing_shown_is_lost(
    stores: tuple[GameStore, GameStore], seed: int
) -> None:
    luck = Random(seed)
    number = toy(rounds=3).start(stores[0]).number
    sessions = [GameSession.watch(store, number, ALL_GAMES) for store in stores]
    shown: list[object] = []
    for _ in range(60):
        window = luck.randrange(2)
        session = sessions[window]
        if luck.random() < 0.3:
            sessions[window] = GameSession.resume(stores[window], number, ALL_GAMES)
        elif session.decision is not None:
            action = luck.choice(session.decision.actions)
            try:
                session.submit(action)
            except NotTheWriter:
                session.lost()
            else:
                shown.append(action)
    rows = stores[0].read(number).rows
    writers = [row.writer for row in rows]
    assert writers == sorted(writers)
    again = GameSession.resume(stores[0], number, ALL_GAMES)
    assert [move.action for move in again._moves] == shown
