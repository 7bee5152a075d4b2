"""What keys make the table send: one frame each, and few bytes."""

from collections.abc import Iterator

import pytest

from tests.benchmarks.programs import AS_OVER_SSH, TABLE, Response, pressed, running
from tests.benchmarks.report import slow_end
from tests.terminal.pty_driver import Terminal

KILOBYTE = 1024
UP, DOWN, ENTER, CLEAR, REDRAW = "\x1b[A", "\x1b[B", "\r", "x", "\x0c"
ACTIONS = 24
"""Enough for several turns of both players: the first choice of each list, whatever it is."""


@pytest.fixture(scope="module", params=[(80, 24), (160, 50)], ids=["80x24", "160x50"])
def opened(request: pytest.FixtureRequest) -> Iterator[tuple[Terminal, int]]:
    """A table at a size, in the colours it has over SSH, and how many times the bytes of 80x24 it may send."""
    with running(TABLE, request.param, AS_OVER_SSH) as terminal:
        terminal.wait_for("leave")
        terminal.settle(1.0)
        yield terminal, 1 if request.param == (80, 24) else 2


def all_pressed(terminal: Terminal, *keys: str) -> list[Response]:
    return [pressed(terminal, key) for key in keys]


def test_moving_and_marking_send_one_small_frame_each(opened: tuple[Terminal, int]) -> None:
    terminal, times = opened
    for response in all_pressed(terminal, DOWN, DOWN, UP, UP, "a", CLEAR, "b", CLEAR):
        assert response.frames == 1
        assert response.sent <= times * KILOBYTE


def test_an_action_sends_one_frame_whoever_is_next(opened: tuple[Terminal, int]) -> None:
    terminal, times = opened
    responses = all_pressed(terminal, *[ENTER] * ACTIONS)
    assert {response.frames for response in responses} == {1}
    assert slow_end([response.sent for response in responses]) <= times * 4 * KILOBYTE


def test_what_was_said_in_passing_is_taken_away_by_the_next_key(opened: tuple[Terminal, int]) -> None:
    terminal, _ = opened
    terminal.press("U")
    assert "Nothing was taken back" in terminal.shown()
    assert pressed(terminal, "_").frames == 1
    assert "Nothing was taken back" not in terminal.shown()
    assert terminal.press("_") == b""


def test_opening_and_closing_a_screen_sends_little_more_than_the_screen(
    opened: tuple[Terminal, int],
) -> None:
    terminal, _ = opened
    whole = pressed(terminal, REDRAW).sent
    for key in ("r", "q", "o", CLEAR):
        assert pressed(terminal, key).sent <= 1.5 * whole


def test_everything_can_be_painted_anew(opened: tuple[Terminal, int]) -> None:
    terminal, _ = opened
    before = terminal.screen().display
    terminal.written += b"\x1b[2J\x1b[HWall message from root"
    assert "leave" not in terminal.shown()
    terminal.press(REDRAW)
    assert terminal.screen().display == before
