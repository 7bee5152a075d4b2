"""Keys that arrive together, as after a stall of the line or in a paste."""

import pytest

from tests.terminal.conftest import Opener

BURSTS = {
    "sq": "Ann, Bo  ",
    "rq": "The rules of which game?",
    "eq": "Theme",
    "cc": "Dice Fishing",
    "ccc": "Dice Fishing",
    "cq": "Dice Fishing",
    "n\r\r": "Start the game",
    "rrq": "The rules of which game?",
}
"""What is typed at Home at once, and what stands on the screen then: the first key opens it, the others were early."""


@pytest.mark.parametrize("burst", ["\x1b[H\r\r", "\r\r", "q\r\r"])
def test_a_burst_chooses_once_in_the_palette(opened: Opener, burst: str) -> None:
    terminal = opened()
    terminal.wait_for("Quit")
    terminal.press("\x10")
    terminal.wait_for("Back to Home")
    terminal.press(burst)
    assert "fault of its own" not in terminal.shown()
    assert terminal.wait(0.5) in (None, 0)


@pytest.mark.parametrize("burst", BURSTS)
def test_a_burst_opens_what_its_first_key_asks_for(opened: Opener, burst: str) -> None:
    terminal = opened("play", "dice-fishing", "--players", "Ann,Bo", "--seed", "7")
    terminal.wait_for("? keys")
    terminal.press("q")
    terminal.wait_for("Continue")
    terminal.press(burst)
    terminal.wait_for(BURSTS[burst])
    terminal.settle()
    assert "fault of its own" not in terminal.shown()
    assert BURSTS[burst] in terminal.shown()
    terminal.press("q")
    terminal.wait_for("Continue")
    assert terminal.press("\x1b[B")
