"""Opening and closing screens for a long time leaves nothing of them behind."""

import gc
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from fishing_tui.app import FishingApp
from fishing_tui.screens.home import HomeScreen
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from tests.screens.at_table import STILL, settle, table_of
from tests.screens.shell import SMALL, play, press

Visit = Callable[[FishingApp, Pilot[None], GameSession, GameSession], Awaitable[None]]

PATIENCE = 50
"""How often it is asked, a tenth of a second apart, whether what was closed last is gone."""

WARM_UP = 2
"""Rounds after which everything that is kept once is there."""


def alive() -> Counter[str]:
    """How many apps, screens and widgets there are."""
    gc.collect()
    counted: Counter[str] = Counter()
    for thing in gc.get_objects():
        # Not isinstance: that would ask proxies, which answer for what they stand for.
        kind = type(thing)
        for name, wanted in (("apps", App), ("screens", Screen), ("widgets", Widget)):
            counted[name] += issubclass(kind, wanted)
    return counted


async def a_game(app: FishingApp, pilot: Pilot[None], running: GameSession, over: GameSession) -> None:
    """What is opened and closed around a game: its table, a page of it, and its result."""
    app.open_table(running)
    await pilot.pause()
    table_of(pilot).action_boards()
    app.show_result(over)
    await pilot.pause()
    app.go_home()
    await pilot.pause()
    assert isinstance(app.screen, HomeScreen)


async def everything_else(app: FishingApp, pilot: Pilot[None], running: GameSession, _: GameSession) -> None:
    """The screens that are not part of each game, and the keys of a table."""
    await press(pilot, "s", "q", "n", "escape", "e", "q", "r", "q", "ctrl+p", "escape")
    app.look_on(running.number)
    await settle(pilot)
    app.draw_curtain("Bo", lambda: None)
    await pilot.pause()
    app.back()
    await press(pilot, "q")
    app.open_table(running)
    await settle(pilot)
    await press(pilot, "a", "x", "right", "i", "x", "g", "x", "question_mark", "x", "s", "x", "q")


async def left_behind(store: GameStore, rounds: int, visit: Visit) -> Counter[str]:
    """What there is more of after so many rounds than after the first few."""
    over = play(store, "Ann", "Bo", finish=True)
    running = play(store, "Ann", "Bo", actions=9)
    app = FishingApp(store, STILL)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(WARM_UP):
            await visit(app, pilot, running, over)
        before = alive()
        for _ in range(rounds):
            await visit(app, pilot, running, over)
        for _ in range(PATIENCE):
            if not alive() - before:
                break
            await pilot.pause(0.1)
        return alive() - before


async def test_nothing_is_left_of_screens_that_were_closed(store: GameStore) -> None:
    assert not await left_behind(store, 10, a_game)


async def test_nothing_is_left_of_what_is_opened_now_and_then(store: GameStore) -> None:
    assert not await left_behind(store, 2, everything_else)


@pytest.mark.slow
async def test_nothing_is_left_of_the_screens_of_500_games(store: GameStore) -> None:
    assert not await left_behind(store, 500, a_game)


async def test_nothing_is_left_of_apps_that_ended(store: GameStore) -> None:
    async def an_app() -> None:
        app = FishingApp(store, STILL)
        async with app.run_test(size=SMALL) as pilot:
            await press(pilot, "down", "r", "q")

    await an_app()
    before = alive()
    for _ in range(5):
        await an_app()
    after = alive()
    assert after["apps"] <= before["apps"] and after["screens"] <= before["screens"]
