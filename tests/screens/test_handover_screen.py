"""The curtain: when it is drawn, that it hides everything, and that typing ahead does not lift it."""

import pytest

from fishing_tui.passing import passing
from fishing_tui.screens.handover import HandoverScreen
from fishing_tui.session import GameSession
from fishing_tui.settings import Handover, Settings
from fishing_tui.store import GameStore
from rules.journal import Seating
from tests.screens.conftest import Clock
from tests.screens.shell import LARGE, MIDDLE, SMALL, ShellApp, click, play, press, shown


def with_a_secret(session: GameSession, *seats: int) -> GameSession:
    """The session, whose game now says that these seats hold secrets."""

    class Secretive(type(session.game)):
        def secrets(self, state: object) -> frozenset[int]:
            return frozenset(seats)

    session.game = Secretive()
    return session


@pytest.mark.parametrize(
    ("handover", "secret", "next_line", "expected"),
    [
        ("when needed", (), True, "line"),
        ("when needed", (), False, "nothing"),
        ("when needed", (0,), True, "curtain"),
        ("when needed", (1,), True, "curtain"),
        ("when needed", (2,), True, "line"),
        ("always", (), False, "curtain"),
        ("never", (0, 1), True, "line"),
        ("never", (0, 1), False, "nothing"),
    ],
)
def test_between_two_people(
    store: GameStore, handover: Handover, secret: tuple[int, ...], next_line: bool, expected: str
) -> None:
    session = with_a_secret(play(store, "Ann", "Bo", "Cy"), *secret)
    assert passing(Settings(handover=handover, next_line=next_line), session, 0, 1) == expected


def test_the_same_player_again_needs_nothing(store: GameStore) -> None:
    session = with_a_secret(play(store, "Ann", "Bo"), 0)
    assert passing(Settings(handover="always"), session, 0, 0) == "nothing"


def test_a_computer_player_needs_nothing(store: GameStore) -> None:
    session = with_a_secret(play(store, "Ann", "Bo"), 0, 1)
    session.hand_over(1, Seating("Bo", 1, "computer"))
    settings = Settings(handover="always")
    assert passing(settings, session, 0, 1) == "nothing"
    assert passing(settings, session, 1, 0) == "nothing"


@pytest.mark.parametrize(
    ("handover", "secret", "expected"),
    [
        ("when needed", (0,), "curtain"),
        ("when needed", (1,), "nothing"),
        ("always", (), "curtain"),
        ("never", (0,), "nothing"),
    ],
)
def test_a_game_that_is_opened_may_find_somebody_else_at_the_keyboard(
    store: GameStore, handover: Handover, secret: tuple[int, ...], expected: str
) -> None:
    session = with_a_secret(play(store, "Ann", "Bo"), *secret)
    assert passing(Settings(handover=handover), session, None, 0) == expected


@pytest.mark.parametrize(
    ("handover", "secret", "expected"),
    [
        ("when needed", (0,), "curtain"),
        ("when needed", (1,), "nothing"),
        ("always", (), "curtain"),
        ("never", (0,), "nothing"),
    ],
)
def test_when_all_have_been_reading_even_the_same_player_may_have_something_to_hide(
    store: GameStore, handover: Handover, secret: tuple[int, ...], expected: str
) -> None:
    session = with_a_secret(play(store, "Ann", "Bo"), *secret)
    assert passing(Settings(handover=handover), session, 0, 0, together=True) == expected


def test_who_plays_alone_hides_nothing_from_anybody(store: GameStore) -> None:
    session = with_a_secret(play(store, "Ann"), 0)
    assert passing(Settings(handover="always"), session, None, 0) == "nothing"


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_curtain_shows_the_name_and_nothing_else(store: GameStore, size: tuple[int, int]) -> None:
    app = ShellApp(store)
    async with app.run_test(size=size) as pilot:
        app.notify("Ann looked at a Pike", markup=False)
        await pilot.pause()
        app.draw_curtain("Joe [/x]", lambda: None)
        await pilot.pause(0.1)
        assert " ".join(shown(app).split()) == "Joe [/x] press Enter when you hold the keyboard"


async def test_what_was_typed_ahead_does_not_lift_the_curtain(store: GameStore, clock: Clock) -> None:
    app = ShellApp(store)
    lifted: list[bool] = []
    async with app.run_test(size=SMALL) as pilot:
        app.draw_curtain("Bo", lambda: lifted.append(True))
        await press(pilot, "enter", "space")
        assert not lifted
        clock.go_on()
        await press(pilot, "enter")
        assert lifted == [True]


async def test_keys_are_dropped_for_a_moment_after_the_handover(store: GameStore, clock: Clock) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        app.draw_curtain("Bo", lambda: None)
        await pilot.pause()
        clock.go_on()
        await press(pilot, "enter", "r")
        assert type(app.screen).__name__ == "HomeScreen"
        clock.go_on()
        await press(pilot, "r")
        assert type(app.screen).__name__ == "WhichRulesScreen"


async def test_a_click_lifts_the_curtain(store: GameStore, clock: Clock) -> None:
    app = ShellApp(store)
    lifted: list[bool] = []
    async with app.run_test(size=SMALL) as pilot:
        app.draw_curtain("Bo", lambda: lifted.append(True))
        await pilot.pause()
        clock.go_on()
        await pilot.pause()
        await click(pilot, "press Enter")
        assert lifted == [True]


async def test_nobody_lifts_the_curtain_under_the_notice_of_a_small_window(
    store: GameStore, clock: Clock
) -> None:
    app = ShellApp(store)
    lifted: list[bool] = []
    async with app.run_test(size=SMALL) as pilot:
        app.draw_curtain("Bo", lambda: lifted.append(True))
        await pilot.pause()
        curtain = app.screen
        assert isinstance(curtain, HandoverScreen)
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        clock.go_on()
        curtain.action_take()
        await press(pilot, "enter")
        assert not lifted and app.waiting
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        clock.go_on()
        await press(pilot, "enter")
        assert lifted == [True] and app.screen is not curtain


async def test_no_palette_over_the_curtain(store: GameStore, clock: Clock) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        app.draw_curtain("Bo", lambda: None)
        await pilot.pause()
        clock.go_on()
        await press(pilot, "ctrl+p")
        assert type(app.screen).__name__ == "HandoverScreen"
