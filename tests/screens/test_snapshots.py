"""What the screens show, as text at three sizes: `pytest --snapshot-update` takes a change over."""

import pytest
from syrupy.assertion import SnapshotAssertion

from fishing_tui.app import FishingApp
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules.game import Step
from tests.rules.coldwater_crown import scripted
from tests.screens.at_table import settle
from tests.screens.crown import ANN, BO, at_the_weigh_in, seated
from tests.screens.shell import LARGE, MIDDLE, SMALL, play, press, shown

STILL = Settings(motion="off", pace="instant", handover="never")
CATCHING = scripted.deal("pyy/y", tackle=("ROD LINE",), tokens="Yellow1 Green1 Black2")
SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])


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
    await matches(store, session, snapshot, size, keys)


@SIZES
@pytest.mark.parametrize(
    ("people", "actions", "options", "keys"),
    [
        (("Ann", "Bo"), 0, {}, ()),
        (("Ann", "Bo"), 30, {}, ("tab", "enter")),
        (("Ann", "Bo", "Cy", "Di"), 90, {}, ()),
        (("Ann",), 60, {"edition": "2016"}, ()),
        (("Ann", "Bo"), 150, {"less_luck": True}, ("p",)),
        (("Ann", "Bo", "Cy"), 150, {}, ("o",)),
    ],
    ids=["start", "marked", "four", "solo-2016", "peek", "boards"],
)
async def test_coldwater_crown(
    store: GameStore,
    snapshot: SnapshotAssertion,
    size: tuple[int, int],
    people: tuple[str, ...],
    actions: int,
    options: dict[str, object],
    keys: tuple[str, ...],
) -> None:
    session = play(store, *people, game_id="coldwater-crown", actions=actions, **options)
    await matches(store, session, snapshot, size, keys)


@SIZES
@pytest.mark.parametrize(
    ("people", "actions", "options", "keys"),
    [
        (("Ann", "Bo"), 0, {}, ()),
        (("Ann",), 90, {"opponents": "both"}, ("p",)),
        (("Ann", "Bo"), 90, {"mode": "co-op"}, ()),
        (("Ann", "Bo", "Cy", "Di"), 200, {"weather": True, "locations": True}, ("tab", "i")),
        (("Ann", "Bo", "Cy"), 150, {"fight": "dice"}, ("o",)),
    ],
    ids=["start", "solo-peek", "together", "four-inspect", "boards"],
)
async def test_tournament_fishing(
    store: GameStore,
    snapshot: SnapshotAssertion,
    size: tuple[int, int],
    people: tuple[str, ...],
    actions: int,
    options: dict[str, object],
    keys: tuple[str, ...],
) -> None:
    session = play(store, *people, game_id="tournament-fishing", actions=actions, **options)
    await matches(store, session, snapshot, size, keys)


@SIZES
@pytest.mark.parametrize(
    ("step", "keys"),
    [
        (scripted.play(CATCHING, scripted.place("Red"), scripted.remove("Yellow")), ()),
        (at_the_weigh_in(ANN, BO), ()),
        (at_the_weigh_in(ANN, BO), ("1", "1")),
    ],
    ids=["catching", "weigh-in", "contest"],
)
async def test_coldwater_crown_dealt(
    store: GameStore, snapshot: SnapshotAssertion, size: tuple[int, int], step: Step, keys: tuple[str, ...]
) -> None:
    await matches(store, seated(store, step), snapshot, size, keys)


async def matches(
    store: GameStore,
    session: GameSession,
    snapshot: SnapshotAssertion,
    size: tuple[int, int],
    keys: tuple[str, ...],
) -> None:
    """The table of a game shows, after these keys, what it showed before."""
    app = FishingApp(store, STILL, opened=lambda opened: opened.open_table(session))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for key in keys:
            await press(pilot, key)
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
