"""Saved games: go on, rename, delete, export, import, by keys and by mouse."""

from pathlib import Path

import pytest

from fishing_tui.faults import StoreFull
from fishing_tui.store import GameStore
from tests.screens.shell import (
    LARGE,
    MIDDLE,
    SMALL,
    ShellApp,
    click,
    line_with,
    lines,
    play,
    press,
    shown,
    write,
)


def flat(app: ShellApp) -> str:
    return " ".join(shown(app).split())


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_list_says_who_played_what_and_how_it_stands(
    store: GameStore, size: tuple[int, int]
) -> None:
    play(store, "Ann", "Bo", actions=3)
    play(store, "Cy", "Dee", finish=True, game_id="coldwater-crown")
    app = ShellApp(store)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "s")
        _, newest = line_with(app, "Cy, Dee")
        _, older = line_with(app, "Ann, Bo")
        assert newest < older
        assert "Coldwater Crown" in lines(app)[newest] and "Dice Fishing" in lines(app)[older]
        assert "is next" in shown(app)
        assert "won" in shown(app)


async def test_without_games_it_says_how_to_get_one(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "enter", "d", "n", "e")
        assert "No games yet" in shown(app)


async def test_enter_goes_on_with_the_game_under_the_cursor(store: GameStore) -> None:
    older = play(store, "Ann", "Bo")
    play(store, "Cy", "Dee")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "down", "enter")
        assert [session.number for session in app.tables] == [older.number]


async def test_a_finished_game_shows_its_result(store: GameStore) -> None:
    play(store, "Ann", "Bo", finish=True)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "enter")
        assert type(app.screen).__name__ == "ResultScreen"


async def test_a_game_gets_another_name(store: GameStore) -> None:
    play(store, "Ann", "Bo")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "n", *["backspace"] * 7)
        await write(pilot, "On the train")
        await press(pilot, "enter")
        line_with(app, "On the train")
    assert [game.title for game in store.games()] == ["On the train"]


async def test_deleting_asks_and_no_keeps_the_game(store: GameStore) -> None:
    play(store, "Ann", "Bo")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "d")
        assert "Delete Ann, Bo for good?" in shown(app)
        await press(pilot, "enter")
        assert len(store.games()) == 1, "Enter alone is a no"
        await press(pilot, "d", "n")
        assert len(store.games()) == 1
        await press(pilot, "d", "y")
        assert not store.games()
        assert "No games yet" in shown(app)


async def test_deleting_by_mouse(store: GameStore) -> None:
    play(store, "Ann", "Bo")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s")
        await click(pilot, "d delete")
        await click(pilot, "y yes")
        assert not store.games()


async def test_while_something_is_asked_nothing_else_begins(store: GameStore) -> None:
    play(store, "Ann", "Bo")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "d", "e", "i")
        assert "Delete Ann, Bo" in shown(app)
        await press(pilot, "q")
        assert type(app.screen).__name__ == "SavedGamesScreen"
        assert "Delete" not in shown(app)


async def test_an_export_comes_back_as_the_same_game(store: GameStore, tmp_path: Path) -> None:
    played = play(store, "Ann", "Bo", actions=9)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "e")
        assert "whoever has the seed can find out the hidden cards" in flat(app)
        await press(pilot, "ctrl+u")
        await write(pilot, f"{tmp_path}/ours.fishing")
        await press(pilot, "enter")
        assert "It is written to" in flat(app)
        await press(pilot, "i", "ctrl+u")
        await write(pilot, f"{tmp_path}/ours.fishing")
        await press(pilot, "enter")
        assert "It is imported." in shown(app)
        await press(pilot, "home", "enter")
    assert len(store.games()) == 2
    assert app.tables[0].state == played.state


async def test_exporting_a_finished_game_needs_no_warning(store: GameStore) -> None:
    play(store, "Ann", "Bo", finish=True)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "e")
        assert "Export to this file:" in shown(app)
        assert "seed" not in shown(app)


async def test_an_export_over_another_file_asks_first(store: GameStore, tmp_path: Path) -> None:
    play(store, "Ann", "Bo")
    mine = tmp_path / "mine"
    mine.write_text("precious")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "e", "ctrl+u")
        await write(pilot, str(mine))
        await press(pilot, "enter")
        assert "Replace it?" in flat(app)
        await press(pilot, "n")
        assert mine.read_text() == "precious"


async def test_a_bad_file_is_told_with_its_line(store: GameStore, tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("no game\n")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "i", "ctrl+u")
        await write(pilot, f"{tmp_path}/bad")
        await press(pilot, "enter")
        assert "line 1" in flat(app)
        assert not store.games()


async def test_escape_leaves_a_question_and_then_the_screen(store: GameStore) -> None:
    play(store, "Ann", "Bo")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "n", "escape")
        assert type(app.screen).__name__ == "SavedGamesScreen"
        await press(pilot, "escape")
        assert type(app.screen).__name__ == "HomeScreen"


async def test_a_full_disk_is_told(store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(store, "Ann", "Bo")

    def full(*_: object) -> None:
        raise StoreFull(tmp_path)

    monkeypatch.setattr(GameStore, "delete", full)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "d", "y")
        assert "The disk is full" in flat(app)
        line_with(app, "Ann, Bo")
