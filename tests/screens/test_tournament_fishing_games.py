"""Whole tournaments by keyboard alone, from the first hand to the weigh-in and the result."""

import pytest

from fishing_tui.store import GameStore
from tests.screens.by_keyboard import play_to_the_result
from tests.screens.conftest import Clock
from tests.screens.shell import play


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (("Ann",), {"opponents": "both", "realistic": True}),
        pytest.param(("Ann",), {"fight": "dice", "weather": True, "locations": True}, marks=pytest.mark.slow),
        pytest.param(("Ann", "Bo"), {}, marks=pytest.mark.slow),
        pytest.param(("Ann", "Bo"), {"mode": "co-op"}, marks=pytest.mark.slow),
    ],
    ids=["alone", "dice", "two", "together"],
)
async def test_a_whole_tournament_by_keyboard(
    store: GameStore, clock: Clock, people: tuple[str, ...], options: dict[str, object]
) -> None:
    session = play(store, *people, game_id="tournament-fishing", seed="1", **options)
    await play_to_the_result(store, clock, session)
