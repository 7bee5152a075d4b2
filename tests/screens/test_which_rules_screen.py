"""Whose rules to read: by number, by arrows and by mouse, and back again."""

import pytest

from fishing_tui.store import GameStore
from rules import TITLES
from tests.screens.shell import LARGE, MIDDLE, SMALL, ShellApp, click, line_with, press, shown


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_every_game_is_there(store: GameStore, size: tuple[int, int]) -> None:
    app = ShellApp(store)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "r")
        for title in TITLES.values():
            line_with(app, title)
        line_with(app, "q back")


@pytest.mark.parametrize("game_id", TITLES)
async def test_by_number_and_back_to_another(store: GameStore, game_id: str) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", str(list(TITLES).index(game_id) + 1))
        line_with(app, f"{TITLES[game_id]}: the rules")
        await press(pilot, "q")
        line_with(app, "The rules of which game?")
        await press(pilot, "q")
        assert type(app.screen).__name__ == "HomeScreen"


async def test_by_arrows(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", "end", "enter")
        line_with(app, f"{list(TITLES.values())[-1]}: the rules")


async def test_by_mouse(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await click(pilot, "Rules")
        await click(pilot, list(TITLES.values())[-1])
        assert f"{list(TITLES.values())[-1]}: the rules" in shown(app)
        await click(pilot, "q back")
        await click(pilot, "q back")
        assert type(app.screen).__name__ == "HomeScreen"
