"""The doctor in a terminal: it asks, believes what it is told, and leaves no trace of that."""

import shlex
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.terminal.pty_driver import Terminal

CURSOR, MOUSE, IDENTITY = b"\x1b[6n", b"\x1b[?1006$p", b"\x1b[c"
MODERN = {CURSOR: b"\x1b[1;2R", MOUSE: b"\x1b[?1006;2$y", IDENTITY: b"\x1b[?62;22c"}


def examined(
    folder: Path,
    answers: Mapping[bytes, bytes],
    words: tuple[str, ...] = (),
    size: tuple[int, int] = (90, 40),
    redirected: str = "",
    **environment: str,
) -> Terminal:
    """A terminal in which the doctor has been, and which is as it was before."""
    folders = {"FISHING_TUI_DATA": str(folder), "FISHING_TUI_CONFIG": str(folder)}
    command = shlex.join([sys.executable, "-m", "fishing_tui", "doctor", *words])
    terminal = Terminal(["sh", "-c", f"{command} {redirected}"], *size, {**folders, **environment}, answers)
    before = terminal.attributes()
    assert terminal.wait() == 0
    assert terminal.attributes() == before
    terminal.close()
    return terminal


def test_a_modern_terminal_offers_everything(tmp_path: Path) -> None:
    terminal = examined(tmp_path, MODERN, COLORTERM="truecolor")
    shown = terminal.shown()
    assert "size      90 x 40" in shown
    assert "colours   true colour, theme harbour" in shown
    assert "mouse     yes" in shown
    assert "Nothing: everything is there." in shown
    assert b"38;2;" in terminal.written


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ({CURSOR: b"\x1b[1;3R"}, "two cells wide"),
        ({CURSOR: b"\x1b[1;4R"}, "use --ascii"),
        ({MOUSE: b"\x1b[?1006;0$y"}, "There is no mouse"),
    ],
)
def test_what_a_terminal_lacks_is_told(tmp_path: Path, answers: dict[bytes, bytes], told: str) -> None:
    assert told in examined(tmp_path, {**MODERN, **answers}).shown()


def test_a_terminal_that_does_not_answer_is_not_waited_for_long(tmp_path: Path) -> None:
    start = time.monotonic()
    shown = examined(tmp_path, {}).shown()
    assert time.monotonic() - start < 8
    assert "mouse     not known" in shown
    assert "─" in shown
    assert "\n  - " in shown


WORST = {
    "SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22",
    "TMUX": "/tmp/tmux",
    "TERM": "screen",
    "LANG": "C",
}


@pytest.mark.parametrize("size", [(80, 24), (60, 24)])
def test_an_ordinary_window_still_shows_the_facts_and_what_to_do(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    answers = {**MODERN, MOUSE: b"\x1b[?1006;0$y"}
    lines = examined(tmp_path, answers, size=size, **WORST).shown().splitlines()
    told = [line.strip() for line in lines[-size[1] :]]
    assert "This terminal" in told and "What to do" in told
    assert "kind      screen, in tmux" in told
    advice = lines[[line.strip() for line in lines].index("What to do") + 1 :]
    words = " ".join(advice).split()
    for whole in ("LANG=C.UTF-8", "fishing-tui", "~/.tmux.conf", "escape-time", '"tmux-256color"`'):
        assert whole in words, whole
    assert sum(line.startswith("  - ") for line in advice) >= 4


def test_a_dumb_terminal_is_asked_nothing(tmp_path: Path) -> None:
    terminal = examined(tmp_path, {}, TERM="dumb", LANG="C")
    assert b"\x1b" not in terminal.written
    assert "plain mode" in terminal.shown()


def test_over_ssh_and_in_tmux(tmp_path: Path) -> None:
    shown = examined(
        tmp_path, MODERN, SSH_CONNECTION="10.0.0.1 5 10.0.0.2 22", TMUX="/tmp/tmux", TERM="tmux-256color"
    ).shown()
    assert "kind      tmux-256color, in tmux" in shown
    assert "line      over SSH" in shown
    assert "colours   256, theme harbour" in shown
    assert "COLORTERM=truecolor" in shown


@pytest.mark.parametrize("redirected", ["<$(tty)", "</dev/tty", "2>/dev/null", "<$(tty) 2>/dev/null"])
def test_a_terminal_that_can_only_be_read_from_is_asked_too(tmp_path: Path, redirected: str) -> None:
    shown = examined(tmp_path, MODERN, redirected=redirected).shown()
    assert "Traceback" not in shown
    assert "mouse     yes" in shown
