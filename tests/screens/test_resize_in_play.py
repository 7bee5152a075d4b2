"""The window is resized at any moment of a game: below 80 x 24 the game waits, and nothing is lost or cut."""

from random import Random

import pytest
from textual.pilot import Pilot

from fishing_tui.begin import Start
from fishing_tui.screens.table import TableScreen
from fishing_tui.screens.too_small import LEAST
from fishing_tui.store import GameStore
from fishing_tui.widgets.pane import Pane
from rules import TITLES
from tests.screens.at_table import STILL, settle, table_app
from tests.screens.shell import SMALL, lines, press, shown

KEYS = ("1", "1", "2", "enter", "down", "right", "tab", "o", "g", "i", "u", "x", "pagedown")
"""What is pressed between two sizes: choices, and everything that changes what is on the screen."""

QUICK = "dice-fishing"


def any_size(luck: Random) -> tuple[int, int]:
    """A window from 40 x 10 to 200 x 60; every third one is about as small as may be."""
    if luck.random() < 1 / 3:
        return luck.randint(76, 84), luck.randint(22, 26)
    return luck.randint(40, 200), luck.randint(10, 60)


def assert_whole(pilot: Pilot[None], size: tuple[int, int]) -> None:
    """The screen fills the window, its panes lie apart in it, and the key line is the last."""
    screen = pilot.app.screen
    text = lines(pilot.app)
    assert len(text) == size[1]
    assert max(map(len, text)) <= size[0]
    if isinstance(screen, TableScreen):
        regions = [pane.region for pane in screen.query(Pane)]
        assert all(screen.region.contains_region(region) for region in regions)
        assert sum(region.area for region in regions) == screen.region.area, "no pane on another, and no gap"
        assert text[-1].strip()


async def resize_and_play(pilot: Pilot[None], luck: Random, rounds: int) -> None:
    """Changes the window, then presses a key, again and again."""
    for _ in range(rounds):
        size = any_size(luck)
        await pilot.resize_terminal(*size)
        if luck.random() < 1 / 2:
            await settle(pilot)
        await press(pilot, luck.choice(KEYS))
        await settle(pilot)
        if size[0] < LEAST.width or size[1] < LEAST.height:
            assert f"now it is {size[0]} x {size[1]}" in shown(pilot.app)
        else:
            assert_whole(pilot, size)
            await press(pilot, "enter" if "hold the keyboard" in shown(pilot.app) else "x")


async def check(store: GameStore, game_id: str, people: str, seed: int, rounds: int) -> None:
    """Plays while the window changes; at the end the smallest full window shows everything again."""
    session = Start.read(game_id, people, seed="7").begin(store)
    async with table_app(store, session, STILL).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await resize_and_play(pilot, Random(seed), rounds)
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert not pilot.app.waiting
        assert_whole(pilot, SMALL)


async def test_resizing_while_playing(store: GameStore) -> None:
    await check(store, QUICK, "Ann,Bo", seed=1, rounds=12)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("people", ["Ann", "Ann,Bo", "Ann,Bo,Cy,Di"])
@pytest.mark.parametrize("game_id", TITLES)
async def test_resizing_while_playing_anything(
    store: GameStore, game_id: str, people: str, seed: int
) -> None:
    await check(store, game_id, people, seed, rounds=40)


TOO_SMALL = [
    pytest.param(game_id, size, marks=() if (game_id, size) == (QUICK, (79, 24)) else pytest.mark.slow)
    for game_id in TITLES
    for size in ((79, 24), (80, 23), (40, 10), (200, 10), (40, 60))
]


@pytest.mark.parametrize(("game_id", "size"), TOO_SMALL)
async def test_a_game_that_waits_for_a_larger_window_takes_no_choice(
    store: GameStore, game_id: str, size: tuple[int, int]
) -> None:
    session = Start.read(game_id, "Ann", seed="7").begin(store)
    async with table_app(store, session, STILL).run_test(size=SMALL) as pilot:
        await settle(pilot)
        before, state = shown(pilot.app), session.state
        await pilot.resize_terminal(*size)
        await settle(pilot)
        assert "enlarge the window to 80 x 24" in shown(pilot.app)
        await press(pilot, "1", "enter", "u", "x", "ctrl+p")
        assert session.state is state
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert shown(pilot.app) == before


@pytest.mark.slow
@pytest.mark.parametrize("game_id", TITLES)
async def test_a_game_may_be_opened_in_a_window_that_is_too_small(store: GameStore, game_id: str) -> None:
    session = Start.read(game_id, "Ann", seed="7").begin(store)
    async with table_app(store, session, STILL).run_test(size=(50, 9)) as pilot:
        await settle(pilot)
        assert "enlarge the window" in shown(pilot.app)
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        assert TITLES[game_id] in shown(pilot.app)
        assert_whole(pilot, SMALL)
