"""A real terminal is resized while a game is played: what it shows is what is sent anew for that size."""

from random import Random

import pytest

from rules import TITLES
from tests.terminal.conftest import Opener
from tests.terminal.pty_driver import Terminal

KEYS = ("1", "2", "\r", "\x1b[B", "\x1b[C", "\t", "o", "g", "u", "x")


def any_size(luck: Random) -> tuple[int, int]:
    """A window from 40 x 10 to 200 x 60."""
    return luck.randint(40, 200), luck.randint(10, 60)


def assert_as_sent_anew(terminal: Terminal, columns: int, lines: int) -> None:
    """What was painted bit by bit is what a whole new picture would be."""
    shown = terminal.shown()
    terminal.resize(columns + 1, lines)
    terminal.settle(quiet=0.2)
    terminal.resize(columns, lines)
    terminal.settle(quiet=0.2)
    assert terminal.shown() == shown


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game_id", TITLES)
def test_resizing_while_playing(opened: Opener, game_id: str, seed: int) -> None:
    luck = Random(seed)
    terminal = opened("play", game_id, "--players", "Ann,Bo", "--seed", "7")
    terminal.wait_for("Ann")
    terminal.settle()
    for _ in range(12):
        columns, lines = any_size(luck)
        terminal.resize(columns, lines)
        if luck.random() < 1 / 2:
            terminal.settle(quiet=0.2)
        terminal.press(luck.choice(KEYS))
        if columns < 80 or lines < 24:
            assert f"now it is {columns} x {lines}" in terminal.shown()
        else:
            assert_as_sent_anew(terminal, columns, lines)
            if "hold the keyboard" in terminal.shown():
                terminal.press("\r")
    assert terminal.wait(0.1) is None


@pytest.mark.slow
def test_many_sizes_at_once(opened: Opener) -> None:
    """As when a window is dragged: the last size counts."""
    terminal = opened("play", "dice-fishing", "--players", "Ann,Bo", "--seed", "7")
    terminal.wait_for("Ann")
    luck = Random(4)
    for _ in range(60):
        terminal.resize(*any_size(luck))
        terminal.read(0.01)
    terminal.resize(100, 30)
    terminal.settle()
    assert "Dice Fishing" in terminal.shown()
    assert_as_sent_anew(terminal, 100, 30)
