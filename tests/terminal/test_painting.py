"""What keys make the table send: one frame each, and few bytes."""

from collections.abc import Iterator

import pytest

from tests.benchmarks.programs import AS_OVER_SSH, CROWN, TABLE, TOURNAMENT, Response, pressed, running
from tests.benchmarks.report import slow_end
from tests.terminal.pty_driver import Terminal

KILOBYTE = 1024
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
TAB, ENTER, CLEAR, REDRAW = "\t", "\r", "x", "\x0c"
MARKS = ("a", CLEAR, "b", CLEAR)
"""Marks two dice and takes that back; where there are no dice, nothing is sent."""
MOVES = (DOWN, DOWN, UP, UP, TAB, RIGHT, RIGHT, LEFT)
NOWHERE = 3
"""So many moves may find nothing to move to."""
ACTIONS = 24
"""Enough for several turns of both players: the first choice of each list, whatever it is."""


TABLES = {"dice": TABLE, "crown": CROWN, "tournament": TOURNAMENT}
SMALL, LARGE = (80, 24), (160, 50)


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(
            (program, size),
            marks=() if name == "dice" else pytest.mark.slow,
            id=f"{name}-{size[0]}x{size[1]}",
        )
        for name, program in TABLES.items()
        for size in (SMALL, LARGE)
    ],
)
def opened(request: pytest.FixtureRequest) -> Iterator[tuple[Terminal, int]]:
    """A table at a size, in the colours it has over SSH, and how many times the bytes of 80x24 it may send."""
    program, size = request.param
    with running(program, size, AS_OVER_SSH) as terminal:
        terminal.wait_for("? keys")
        terminal.settle(1.0)
        yield terminal, 1 if size == SMALL else 2


def all_pressed(terminal: Terminal, *keys: str) -> list[Response]:
    return [pressed(terminal, key) for key in keys]


def test_moving_and_marking_send_one_small_frame_each(opened: tuple[Terminal, int]) -> None:
    terminal, times = opened
    responses = all_pressed(terminal, *MARKS, *MOVES)
    assert max(response.frames for response in responses) == 1
    assert max(response.sent for response in responses) <= times * KILOBYTE
    assert sum(response.frames for response in responses) >= len(MOVES) - NOWHERE


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
