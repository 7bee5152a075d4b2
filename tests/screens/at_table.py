"""Helpers for testing what happens at a table."""

from textual.pilot import Pilot

from fishing_tui.app import FishingApp
from fishing_tui.screens.handover import HandoverScreen
from fishing_tui.screens.table import TableScreen
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.widgets.log_panel import LogPanel
from tests.screens.conftest import Clock
from tests.screens.shell import line_with, lines, press, shown

STILL = Settings(motion="off", pace="instant")


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
