"""Whole games of Coldwater Crown by keyboard alone, from the first token to the result."""

import pytest

from fishing_tui.store import GameStore
from tests.screens.by_keyboard import play_to_the_result
from tests.screens.conftest import Clock
from tests.screens.shell import play


@pytest.mark.parametrize(
    ("people", "edition"),
    [
        (("Ann",), "current"),
        pytest.param(("Ann",), "2016", marks=pytest.mark.slow),
        pytest.param(("Ann", "Bo"), "current", marks=pytest.mark.slow),
    ],
)
async def test_a_whole_game_by_keyboard(
    store: GameStore, clock: Clock, people: tuple[str, ...], edition: str
) -> None:
    session = play(store, *people, game_id="coldwater-crown", edition=edition, seed="1")
    await play_to_the_result(store, clock, session)
