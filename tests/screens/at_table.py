"""Helpers for testing what happens at a table."""

import pytest
from textual.pilot import Pilot

from fishing_tui.app import FishingApp
from fishing_tui.screens.handover import HandoverScreen
from fishing_tui.screens.table import TableScreen
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.widgets.log_panel import LogPanel
from rules.game import Action
from tests.screens.conftest import Clock
from tests.screens.shell import LARGE, SMALL, click, line_with, lines, press, shown

STILL = Settings(motion="off", pace="instant")
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
WAYS_TO_POINT = pytest.mark.parametrize(
    ("size", "by_mouse"),
    [
        (SMALL, False),
        (LARGE, True),
        pytest.param(SMALL, True, marks=pytest.mark.slow),
        pytest.param(LARGE, False, marks=pytest.mark.slow),
    ],
    ids=["80x24-arrows", "160x50-mouse", "80x24-mouse", "160x50-arrows"],
)


def table_app(store: GameStore, session: GameSession, settings: Settings = STILL) -> FishingApp:
    """The app, opened at the table of a game."""
    return FishingApp(store, settings, opened=lambda app: app.open_table(session))


async def settle(pilot: Pilot[None]) -> None:
    """Waits until all is told, or what is told waits for a key."""
    for _ in range(50):
        await pilot.pause()
        screen = pilot.app.screen
        if not isinstance(screen, TableScreen) or screen.telling.holding:
            break
        if not (screen.telling.busy or screen.hidden):
            break
    await pilot.pause()


async def keys(pilot: Pilot[None], *pressed: str) -> None:
    """Presses keys, each when what came before is told."""
    for key in pressed:
        await press(pilot, key)
        await settle(pilot)


async def go_on(pilot: Pilot[None], clock: Clock) -> None:
    """Goes on from what is being told, as its last line says, and lets the moment pass in which no key acts."""
    assert table_of(pilot).telling.busy and "any key goes on" in shown(pilot.app)
    await keys(pilot, "z")
    clock.go_on()


def choice(app: FishingApp, text: str) -> str:
    """The label of the choice that says this."""
    _, row = line_with(app, text)
    return lines(app)[row][1]


def table_of(pilot: Pilot[None]) -> TableScreen:
    """The table on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen), screen
    return screen


def log_text(pilot: Pilot[None]) -> str:
    """What the log beside the choices says, its sentences unbroken."""
    region = table_of(pilot).query_one(LogPanel).region
    rows = lines(pilot.app)[region.y : region.y + region.height]
    return " ".join(" ".join(row[region.x : region.right].replace("│", " ") for row in rows).split())


async def lift(pilot: Pilot[None], clock: Clock, name: str = "") -> None:
    """Takes the keyboard behind a curtain, which shows nothing but the next player's name."""
    assert isinstance(pilot.app.screen, HandoverScreen)
    assert " ".join(shown(pilot.app).split()).endswith(f"{name} press Enter when you hold the keyboard")
    assert len([line for line in lines(pilot.app) if line]) == 2
    clock.go_on()
    await press(pilot, "enter")
    clock.go_on()
    await settle(pilot)


async def point(pilot: Pilot[None], name: str, by_mouse: bool) -> None:
    """Points at a piece of the board: by a click, or by going there from piece to piece."""
    screen = table_of(pilot)
    if by_mouse:
        spot = screen.board.spot(name)
        assert spot is not None, name
        await pilot.click(offset=(spot.box.x, spot.box.y))
    else:
        if not screen.cursor:
            await pilot.press("tab")
        await keys(pilot, *way(pilot, name), "enter")
    await settle(pilot)


def way(pilot: Pilot[None], name: str) -> list[str]:
    """The arrows that lead from the cursor to a piece."""
    screen = table_of(pilot)
    ways: dict[str, list[str]] = {screen.cursor: []}
    waiting = [screen.cursor]
    while waiting:
        here = waiting.pop(0)
        for arrow, direction in ARROWS.items():
            there = screen.board.beside(here, direction)
            if there not in ways:
                ways[there] = [*ways[here], arrow]
                waiting.append(there)
    assert name in ways, f"no arrow leads to {name}"
    return ways[name]


async def assert_pointing_chooses(
    store: GameStore,
    session: GameSession,
    size: tuple[int, int],
    pieces: tuple[str, ...],
    action: Action,
    by_mouse: bool,
) -> None:
    """Pointing at these pieces, with the first choice that is left if need be, plays this action."""
    before, expected = session.state, session.game.apply(session.state, action).state
    async with table_app(store, session, Settings(motion="off", pace="instant", handover="never")).run_test(
        size=size
    ) as pilot:
        await settle(pilot)
        for piece in pieces:
            await point(pilot, piece, by_mouse)
        if session.state == before:
            assert set(table_of(pilot).choosing.marks) == set(pieces)
            await (click(pilot, ">1 ") if by_mouse else keys(pilot, "1"))
            await settle(pilot)
        assert session.state == expected
