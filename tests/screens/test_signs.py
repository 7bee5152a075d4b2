"""What every screen is drawn with: few signs, all of one cell; in ASCII nothing else, Textual's own included."""

from collections.abc import AsyncIterator

import pytest
from textual.pilot import Pilot

from fishing_tui.app import FishingApp
from fishing_tui.begin import Start
from fishing_tui.glyphs import LINES
from fishing_tui.screens.saved_games import SavedGamesScreen
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules import TITLES
from tests.screens.at_table import settle
from tests.screens.shell import LARGE, MIDDLE, SMALL, play, press, shown
from tests.tables import finish

ALLOWED = frozenset("".join(LINES))
PEOPLE = "Zoë,Bo"
OF_A_NAME = frozenset("ë")


async def table_pages(pilot: Pilot[None]) -> AsyncIterator[str]:
    """The table that is open, and the pages that can take its place."""
    yield "table"
    for key, page in (("o", "boards"), ("g", "log"), ("question_mark", "keys"), ("p", "covered")):
        await press(pilot, key)
        yield page
        await press(pilot, "x")
    await press(pilot, "right", "i")
    yield "explanation"
    await press(pilot, "x", "escape", "s")
    yield "handing over a seat"
    await press(pilot, "x")


async def every_screen(app: FishingApp, pilot: Pilot[None]) -> AsyncIterator[str]:
    """Opens one screen after another; a name for each while it is there."""
    await settle(pilot)
    for game_id in TITLES:
        session = Start.read(game_id, PEOPLE, seed="7").begin(app.store)
        app.open_table(session)
        await settle(pilot)
        async for page in table_pages(pilot):
            yield f"{game_id}: {page}"
        app.go_home()
        app.open_form(game_id)
        await pilot.pause()
        yield f"{game_id}: new game"
        app.show_rules(game_id)
        await pilot.pause()
        yield f"{game_id}: rules"
        app.go_home()
    for name, open_it in (
        ("saved games", lambda: app.place(SavedGamesScreen())),
        ("settings", app.open_settings),
        ("which rules", app.open_rules),
        ("curtain", lambda: app.draw_curtain("Zoë", lambda: None)),
    ):
        open_it()
        await pilot.pause()
        yield name
        app.go_home()
    session = play(app.store, "Zoë", "Bo")
    finish(session)
    app.show_result(session)
    await settle(pilot)
    yield "result"
    app.go_home()
    await pilot.pause()
    yield "Home"
    await press(pilot, "s", "d")
    yield "a question"
    await press(pilot, "n", "q", "ctrl+p")
    await pilot.pause(0.3)
    yield "palette"
    await press(pilot, "z", "z")
    await pilot.pause(0.8)
    yield "palette without a command"
    await press(pilot, "escape")
    app.notify("Could not be saved.", severity="warning")
    await pilot.pause(0.3)
    assert "Could not be saved" in shown(app)
    yield "a message"
    await pilot.resize_terminal(70, 20)
    await pilot.pause()
    yield "too small"


SIZES = pytest.mark.parametrize(
    "size", [MIDDLE, *(pytest.param(size, marks=pytest.mark.slow) for size in (SMALL, LARGE))]
)


@SIZES
async def test_every_screen_is_drawn_with_few_signs(store: GameStore, size: tuple[int, int]) -> None:
    app = FishingApp(store, Settings(motion="off", pace="instant", handover="never"))
    seen = set()
    async with app.run_test(size=size, notifications=True) as pilot:
        async for screen in every_screen(app, pilot):
            signs = {sign for sign in shown(app) if not sign.isascii()}
            assert signs <= ALLOWED | OF_A_NAME, screen
            seen |= signs
    assert seen & ALLOWED, "lines are drawn where they may be"


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_every_screen_can_be_drawn_in_ascii(store: GameStore, size: tuple[int, int]) -> None:
    app = FishingApp(store, Settings(motion="off", pace="instant", handover="never"), ascii_only=True)
    async with app.run_test(size=size, notifications=True) as pilot:
        async for screen in every_screen(app, pilot):
            assert shown(app).isascii(), screen
            assert "Zo?" not in shown(app), screen


async def test_a_table_is_drawn_anew_when_other_signs_are_chosen_meanwhile(store: GameStore) -> None:
    app = FishingApp(store, Settings(motion="off", pace="instant", handover="never", glyphs="ascii"))
    async with app.run_test(size=MIDDLE) as pilot:
        app.open_table(play(store, "Ann", "Bo"))
        await settle(pilot)
        assert shown(app).isascii()
        app.open_settings()
        await press(pilot, "down", "left", "q")
        await settle(pilot)
        assert "Dice Fishing" in shown(app)
        assert not shown(app).isascii()
