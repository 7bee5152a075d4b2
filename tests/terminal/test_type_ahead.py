"""Keys that arrive together, as after a stall of the line or in a paste."""

from contextlib import suppress
from random import Random

import pytest

from rules import TITLES
from tests.terminal.conftest import Opener
from tests.thinned import thinned

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


@pytest.mark.parametrize("burst", thinned(["\x1b[H\r\r", "\r\r", "q\r\r"], every=3))
def test_a_burst_chooses_once_in_the_palette(opened: Opener, burst: str) -> None:
    terminal = opened()
    terminal.wait_for("Quit")
    terminal.press("\x10")
    terminal.wait_for("Back to Home")
    terminal.press(burst)
    assert "fault of its own" not in terminal.shown()
    assert terminal.wait(0.5) in (None, 0)


@pytest.mark.parametrize("burst", thinned(BURSTS, every=3))
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


KEYS = [*"cnsreq1234abuUiogpx?yd/ ", "\r", "\t", "\x1b", "\x10", "\x0c"]
KEYS += ["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[5~", "\x1b[6~"]
CLICKS = ["\x1b[<0;30;16M\x1b[<0;30;16m", "\x1b[<0;5;17M\x1b[<0;5;17m"]
SIZES = [(80, 24), (79, 24), (120, 40), (160, 50), (60, 10)]
ROUNDS = 60


@pytest.mark.slow
@pytest.mark.parametrize("people", ["Ann", "Ann,Bo"])
@pytest.mark.parametrize("game_id", TITLES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_typed_at_whatever_size_ends_in_no_fault(
    opened: Opener, game_id: str, people: str, seed: int
) -> None:
    luck = Random(f"{game_id} {people} {seed}")
    terminal = opened("play", game_id, "--players", people)
    terminal.settle(0.7)
    for _ in range(ROUNDS):
        if luck.random() < 0.15:
            terminal.resize(*luck.choice(SIZES))
        burst = "".join(luck.choices(KEYS + CLICKS, k=luck.choice([1, 1, 2, 3, 5])))
        with suppress(OSError):
            terminal.send(burst.encode())
        terminal.settle(luck.choice([0.0, 0.02, 0.1]))
        if terminal.wait(0.001) is not None:
            break
    assert b"fault of its own" not in terminal.written
    assert terminal.wait(0.001) in (None, 0)
