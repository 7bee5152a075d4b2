"""However the program ends, the terminal is left as it was found."""

import re
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.broken import PLACES
from tests.terminal.conftest import Opener, at_home
from tests.terminal.pty_driver import Terminal

BROKEN = Path(__file__).with_name("broken.py")
CURSOR, LINE_WRAP = 25, 7
ON_ONLY_MEANWHILE = {1000, 1002, 1003, 1004, 1006, 1015, 1016, 1049, 2004, 2026, 2048}
"""Mouse, focus, alternate screen, bracketed paste, synchronized output, sizes in the input."""


def assert_restored(terminal: Terminal, before: list[object]) -> None:
    """The line and the modes are as they were; of keyboard protocols as many were taken off as put on."""
    assert terminal.attributes() == before
    assert not terminal.modes() & ON_ONLY_MEANWHILE
    assert terminal.modes() >= {CURSOR, LINE_WRAP}
    assert len(re.findall(rb"\x1b\[>\d+u", terminal.written)) == terminal.written.count(b"\x1b[<u")


def after_the_screens(terminal: Terminal) -> str:
    """What stands on the ordinary screen after the end."""
    text = bytes(terminal.written).rpartition(b"\x1b[?1049l")[2].decode()
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


@pytest.mark.parametrize(
    ("words", "shown", "keys"),
    [
        ((), "Quit", "q"),
        pytest.param((), "Quit", "\x03", marks=pytest.mark.slow),
        pytest.param((), "Quit", "\x10quit\r", marks=pytest.mark.slow),
        pytest.param(("play", "dice-fishing", "--players", "Ann,Bo"), "leave", "qq", marks=pytest.mark.slow),
        pytest.param(("--no-mouse",), "Quit", "q", marks=pytest.mark.slow),
    ],
    ids=["key", "ctrl-c", "palette", "table", "no mouse"],
)
def test_a_normal_end(opened: Opener, words: tuple[str, ...], shown: str, keys: str) -> None:
    terminal = opened(*words)
    before = terminal.attributes()
    terminal.wait_for(shown)
    terminal.settle()
    for key in keys:
        terminal.press(key)
    assert terminal.wait() == 0
    assert_restored(terminal, before)
    assert after_the_screens(terminal).strip() == ""


@pytest.mark.slow
def test_a_terminal_that_tells_its_size_and_the_mouse_in_pixels(tmp_path: Path) -> None:
    folders = {"FISHING_TUI_DATA": str(tmp_path), "FISHING_TUI_CONFIG": str(tmp_path)}
    answers = {b"\x1b[?2048$p": b"\x1b[?2048;2$y"}
    with Terminal([sys.executable, "-m", "fishing_tui"], 80, 24, folders, answers) as terminal:
        before = terminal.attributes()
        terminal.wait_for("Quit")
        terminal.settle()
        assert terminal.modes() >= {1016, 2048}
        terminal.press("q")
        assert terminal.wait() == 0
        assert_restored(terminal, before)


@pytest.mark.parametrize(
    "number",
    [
        signal.SIGTERM,
        signal.SIGHUP,
        pytest.param(signal.SIGINT, marks=pytest.mark.slow),
        pytest.param(signal.SIGQUIT, marks=pytest.mark.slow),
    ],
)
def test_a_signal(opened: Opener, number: signal.Signals) -> None:
    terminal = opened()
    before = terminal.attributes()
    terminal.wait_for("Quit")
    assert terminal.modes() >= {1000, 1049, 2004}
    assert terminal.attributes() != before
    terminal.signal(number)
    assert terminal.wait() == 128 + number
    assert_restored(terminal, before)


def test_a_hang_up_that_comes_with_sigcont(opened: Opener) -> None:
    """As the kernel sends them to a job whose terminal is gone; no second reader may outlive that."""
    terminal = opened()
    terminal.wait_for("Quit")
    terminal.settle()
    threads = Path(f"/proc/{terminal.process}/task")
    before = len(list(threads.iterdir())) if threads.exists() else 0
    terminal.signal(signal.SIGCONT)
    terminal.settle()
    assert not threads.exists() or len(list(threads.iterdir())) == before
    terminal.signal(signal.SIGHUP)
    assert terminal.wait() == 128 + signal.SIGHUP


@pytest.mark.slow
@pytest.mark.parametrize("wait", [step * 0.01 for step in range(30)])
def test_a_signal_while_it_starts(opened: Opener, wait: float) -> None:
    """Killed so many seconds after the first thing that it writes."""
    terminal = opened()
    before = terminal.attributes()
    while not terminal.written:
        terminal.read(0.01)
    time.sleep(wait)
    terminal.signal(signal.SIGTERM)
    assert terminal.wait() == 128 + signal.SIGTERM
    assert_restored(terminal, before)


@pytest.mark.parametrize(
    "place",
    ["action", *(pytest.param(place, marks=pytest.mark.slow) for place in PLACES if place != "action")],
)
def test_a_fault_of_its_own(opened: Opener, place: str) -> None:
    terminal = opened(place, script=BROKEN)
    before = terminal.attributes()
    terminal.wait_for("Quit")
    terminal.settle()
    terminal.press("e")
    assert terminal.wait() not in (0, None)
    assert_restored(terminal, before)
    told = after_the_screens(terminal)
    assert "fishing-tui resume" in told
    assert "RuntimeError: broken on purpose" in told
    assert "in fail" in told, "where it happened"
    assert "Pike" not in told, "no value of a variable"


@pytest.mark.slow
def test_a_fault_is_told_in_ascii_where_only_that_is_drawn(opened: Opener) -> None:
    terminal = opened("action", script=BROKEN, LANG="C")
    terminal.wait_for("Quit")
    terminal.settle()
    terminal.press("e")
    terminal.wait()
    assert "broken on purpose" in after_the_screens(terminal)
    assert terminal.written.isascii()


@pytest.mark.parametrize(
    "keys", [b"\xe9", *(pytest.param(keys, marks=pytest.mark.slow) for keys in (b"\xff\xfe", b"\xc3"))]
)
def test_a_key_that_is_no_utf8_is_passed_over(opened: Opener, keys: bytes) -> None:
    terminal = at_home(opened)
    terminal.send(keys)
    terminal.settle()
    terminal.press("\x1b[B")
    terminal.press("\x1b[B")
    assert terminal.wait(0.2) is None
    assert "> n  New game" not in terminal.shown()
