"""What the screens show, as text at three sizes: `pytest --snapshot-update` takes a change over."""

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from fishing_tui.app import FishingApp
from fishing_tui.screens.table import TableScreen
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from tests.screens.shell import LARGE, MIDDLE, SMALL, play, press, shown

STILL = Settings(motion="off", pace="instant", handover="never")
SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])


async def settle(pilot: Pilot[None]) -> None:
    """Waits until the screen stands still."""
    for _ in range(20):
        await pilot.pause()
        screen = pilot.app.screen
        if not (isinstance(screen, TableScreen) and (screen.telling.busy or screen.hidden)):
            break
    await pilot.pause()


@SIZES
@pytest.mark.parametrize(
    ("people", "advanced", "actions", "keys"),
    [
        (("Ann", "Bo"), False, 0, ()),
        (("Ann", "Bo"), False, 40, ("a",)),
        (("Ann",), True, 25, ("right", "i")),
        (("Ann", "Bo", "Cy", "Di", "Eve"), True, 80, ()),
        (("Ann", "Bo", "Cy"), True, 60, ("o",)),
    ],
    ids=["start", "marked", "solo-inspect", "five-advanced", "boards"],
)
async def test_table(
    store: GameStore,
    snapshot: SnapshotAssertion,
    size: tuple[int, int],
    people: tuple[str, ...],
    advanced: bool,
    actions: int,
    keys: tuple[str, ...],
) -> None:
    session = play(store, *people, advanced=advanced, actions=actions)
    app = FishingApp(store, STILL, opened=lambda opened: opened.open_table(session))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await press(pilot, *keys)
        await settle(pilot)
        assert shown(app) == snapshot


@SIZES
async def test_home(store: GameStore, snapshot: SnapshotAssertion, size: tuple[int, int]) -> None:
    app = FishingApp(store, STILL)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert shown(app) == snapshot


@SIZES
async def test_new_game(store: GameStore, snapshot: SnapshotAssertion, size: tuple[int, int]) -> None:
    app = FishingApp(store, STILL, opened=lambda opened: opened.open_form("dice-fishing"))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert shown(app) == snapshot


@SIZES
async def test_result(store: GameStore, snapshot: SnapshotAssertion, size: tuple[int, int]) -> None:
    session = play(store, "Ann", "Bo", finish=True, advanced=True)
    app = FishingApp(store, STILL, opened=lambda opened: opened.open_table(session))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert shown(app) == snapshot
