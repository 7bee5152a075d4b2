"""One game, two ways to play it: begun in one mode, it goes on in the other as if nothing had been."""

from pathlib import Path

import pytest

from fishing_tui.begin import Start
from fishing_tui.plain import inquiries
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from rules import TITLES
from rules.words import plain
from tests.plain.typist import AtTable, ByNumbers, chosen_action, typing


def start(game_id: str) -> Start:
    return Start.read(game_id, "Ann,Bo", seed="there and back")


@pytest.mark.parametrize("game_id", TITLES)
def test_begun_in_plain_mode_gone_on_with_in_the_app_and_back(store: GameStore, game_id: str) -> None:
    table = AtTable(store)
    table.begin(start(game_id).begin, ByNumbers(table, moves=15))
    session = GameSession.resume(store, 1)
    assert table.session is not None
    assert session.state == table.session.state
    assert session.log(0) == table.session.log(0)
    for _ in range(15):
        session.submit(chosen_action(session))
    back = AtTable(store)
    assert back.resume(1, ByNumbers(back)) == 0
    assert back.session is not None and back.session.finished
    assert back.session.log(0)[: len(session.log(0))] == session.log(0)


@pytest.mark.parametrize("game_id", TITLES)
def test_both_ways_write_the_same_rows(store: GameStore, game_id: str) -> None:
    table = AtTable(store)
    table.begin(start(game_id).begin, ByNumbers(table, moves=30))
    session = start(game_id).begin(store)
    for _ in range(30):
        session.submit(chosen_action(session))
    assert store.read(1) == store.read(2)


def test_a_resumed_game_tells_what_happened_since_the_own_last_turn(store: GameStore) -> None:
    session = start("dice-fishing").begin(store)
    while session.decision and session.decision.seat == 0:
        session.submit(chosen_action(session))
    while session.decision and session.decision.seat == 1:
        session.submit(chosen_action(session))
    table = AtTable(store)
    table.resume(1, lambda _: None)
    _, _, told = table.said.partition("So far:\n")
    since = session.log_since(0)
    assert told.startswith("".join(f"{plain(line.words, session.names)}.\n" for line in since[:3]))


def test_a_finished_game_tells_its_result(store: GameStore) -> None:
    table = AtTable(store)
    table.begin(start("dice-fishing").begin, ByNumbers(table))
    again = AtTable(store)
    assert again.resume(1, lambda _: "") == 0
    assert table.session is not None
    assert all(line in again.said for line in inquiries.result(table.session))


def test_a_game_that_is_not_there_is_said(store: GameStore) -> None:
    table = AtTable(store)
    assert table.resume(9, lambda _: "") == 1
    assert table.said == "There is no saved game 9; it may have been deleted.\n"


def test_a_game_played_in_another_window_is_left_alone_or_taken_over(
    store: GameStore, tmp_path: Path
) -> None:
    with GameStore.open(tmp_path / "games.sqlite3") as elsewhere:
        session = start("dice-fishing").begin(elsewhere)
        table = AtTable(store)
        assert table.resume(1, lambda _: "") == 0
        assert "This game is being played in another window." in table.said
        session.submit(chosen_action(session))
        table.resume(1, typing("yes", "1"))
        assert session.lost()
        assert not elsewhere.played_elsewhere(1)
