"""While a step is told: what acts then, and what a key pressed too late does not do."""

import pytest

from fishing_tui.screens.table import TableScreen
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from tests.screens.at_table import choice, settle, table_app, table_of
from tests.screens.conftest import Clock
from tests.screens.shell import SMALL, lines, play, press, shown

SLOW = Settings(motion="off", pace="slow", confirmations=False)


async def test_a_key_goes_on_while_automatic_moves_are_told(store: GameStore) -> None:
    session = play(store, "Ann")
    async with table_app(store, session, SLOW).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, choice(pilot.app, "stop fishing"))
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen) and screen.telling.busy
        assert "any key goes on" in shown(pilot.app)
        await press(pilot, "z")
        await settle(pilot)
        assert not screen.telling.busy and session.state.turn.seat == 0


async def test_the_last_line_shows_only_what_acts_then(store: GameStore) -> None:
    session = play(store, "Ann")
    async with table_app(store, session, SLOW).run_test(size=SMALL) as pilot:
        await settle(pilot)
        ordinary = lines(pilot.app)[-1]
        await press(pilot, choice(pilot.app, "stop fishing"))
        assert lines(pilot.app)[-1].split("  ") == [" any key go on", "q leave", "s seats"]
        await press(pilot, "z")
        await settle(pilot)
        assert lines(pilot.app)[-1] == ordinary


@pytest.mark.parametrize("goes_on", ["enter", "1"])
async def test_a_second_impatient_key_chooses_nothing(store: GameStore, clock: Clock, goes_on: str) -> None:
    session = play(store, "Ann")
    async with table_app(store, session, SLOW).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, choice(pilot.app, "stop fishing"))
        assert table_of(pilot).telling.busy
        await press(pilot, goes_on)
        await settle(pilot)
        assert not table_of(pilot).telling.busy
        asked = session.state
        await press(pilot, goes_on)
        await settle(pilot)
        assert session.state is asked
        clock.go_on()
        await press(pilot, goes_on)
        await settle(pilot)
        assert session.state is not asked


async def test_a_key_that_comes_just_after_the_telling_ended_chooses_nothing(
    store: GameStore, clock: Clock
) -> None:
    session = play(store, "Ann")
    quick = Settings(motion="off", pace="fast", confirmations=False)
    async with table_app(store, session, quick).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, choice(pilot.app, "stop fishing"))
        while table_of(pilot).telling.busy:
            await pilot.pause(0.1)
        asked = session.state
        await press(pilot, "enter")
        await settle(pilot)
        assert session.state is asked


async def test_a_step_without_anything_to_follow_leaves_the_keys_alone(
    store: GameStore, clock: Clock
) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session, SLOW).run_test(size=SMALL) as pilot:
        await settle(pilot)
        for label in ("4", "1"):
            before = session.state
            await press(pilot, label)
            await settle(pilot)
            assert session.state is not before
