"""The installed command in a real terminal: played, killed in mid-turn, and gone on with."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.tmux import Tmux

pytestmark = pytest.mark.skipif(not shutil.which("tmux"), reason="needs tmux")


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    window = Tmux(tmp_path)
    yield window
    window.close()


def table(screen: str) -> list[str]:
    """The lines of the board: above the question."""
    return [line.rstrip() for line in screen.splitlines()[:14]]


def test_a_killed_game_goes_on_where_it_was_on_the_screen(tmux: Tmux) -> None:
    tmux.run("play", "dice-fishing", "--players", "Ann,Bo", "--seed", "7", "--set", "first=1")
    tmux.wait_for("place 2 Fish on 4")
    tmux.press("4", "1")
    before = tmux.wait_for("placed H on 2")
    assert "[F][F] F" in before
    tmux.kill()

    tmux.run("resume")
    after = tmux.wait_for("placed H on 2")
    assert table(after) == table(before)
    tmux.press("u")
    assert "[F][F] F" in tmux.wait_for("place Hook on 2")


def test_home_offers_to_continue_and_quits(tmux: Tmux) -> None:
    tmux.run("play", "dice-fishing", "--solo", "Ann", "--seed", "7")
    tmux.wait_for("place 2 Fish on 4")
    tmux.press("4", "q")
    assert "Dice Fishing: Ann" in tmux.wait_for("Continue")
    tmux.press("c")
    assert "[F][F] F" in tmux.wait_for("reroll all")
