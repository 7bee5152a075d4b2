"""The program as a job of a shell: stopped, brought back, and started in the background."""

import os
import shlex
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.pty_driver import Terminal
from tests.terminal.test_endings import ON_ONLY_MEANWHILE

BASH = shutil.which("bash")
PROGRAM = f"{shlex.quote(sys.executable)} -m fishing_tui"
GAME = "play dice-fishing --players Ann,Bo --seed 7 --set first=1"
CTRL_Z = "\x1a"
MOUSE, OTHER_SCREEN, BRACKETED_PASTE = 1000, 1049, 2004
"""Modes; the shell itself has pasted text bracketed."""

pytestmark = pytest.mark.skipif(not BASH, reason="needs bash, for its jobs")


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Terminal]:
    folders = {"FISHING_TUI_DATA": str(tmp_path), "FISHING_TUI_CONFIG": str(tmp_path), "PS1": "ready> "}
    with Terminal([str(BASH), "--norc", "--noprofile", "-i"], 80, 24, folders) as terminal:
        terminal.wait_for("ready>")
        yield terminal
        for process in jobs(terminal):
            os.kill(process, signal.SIGKILL)


def jobs(shell: Terminal) -> list[int]:
    """The processes that the shell has started."""
    return [
        int(child)
        for child in Path(f"/proc/{shell.process}/task/{shell.process}/children").read_text().split()
    ]


def until(shell: Terminal, holds: Callable[[], bool]) -> None:
    """Reads on until something holds. Raises `AssertionError` if it never does."""
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end, shell.shown()
        shell.read(0.05)
    shell.settle()


def is_stopped(process: int) -> bool:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "T"


def started(shell: Terminal, words: str) -> int:
    """Starts the program in the foreground; its process."""
    shell.send(f"{PROGRAM} {words}\r".encode())
    until(shell, lambda: OTHER_SCREEN in shell.modes() and "? keys" in shell.shown())
    (process,) = jobs(shell)
    return process


def brought_back(shell: Terminal, shown: str) -> None:
    """Says fg, and waits until the screen is as it was."""
    shell.send(b"fg\r")
    until(shell, lambda: OTHER_SCREEN in shell.modes() and shell.shown() == shown)
    assert MOUSE in shell.modes()


def settings_of_the_line(shell: Terminal) -> str:
    """What stty says at the prompt."""
    start = len(shell.written)
    shell.press("stty -g; echo over\r")
    until(shell, lambda: b"over\r\n" in shell.written[start:])
    return next(line for line in shell.written[start:].decode().splitlines() if line.count(":") > 10)


def press_ctrl_z(shell: Terminal, _: int) -> None:
    shell.press(CTRL_Z)


def send_the_signal(_: Terminal, process: int) -> None:
    os.kill(process, signal.SIGTSTP)


@pytest.mark.parametrize("stop", [press_ctrl_z, pytest.param(send_the_signal, marks=pytest.mark.slow)])
def test_a_stop_gives_the_terminal_back_and_fg_goes_on(
    shell: Terminal, stop: Callable[[Terminal, int], None]
) -> None:
    before = settings_of_the_line(shell)
    process = started(shell, GAME)
    shell.press("4")
    shell.press("1")
    shown = shell.shown()
    for _ in range(2):
        stop(shell, process)
        until(shell, lambda: is_stopped(process) and "Stopped" in shell.shown())
        assert not (ON_ONLY_MEANWHILE - {BRACKETED_PASTE}) & shell.modes()
        assert settings_of_the_line(shell) == before
        brought_back(shell, shown)
    shell.press("u")
    assert shell.shown() != shown
    shell.press("qq")
    until(shell, lambda: not jobs(shell))
    assert settings_of_the_line(shell) == before


def test_a_script_that_runs_the_program_stops_with_it(shell: Terminal, tmp_path: Path) -> None:
    (tmp_path / "script").write_text(f"{PROGRAM} {GAME}\necho over\n")
    shell.send(f"sh {tmp_path}/script\r".encode())
    until(shell, lambda: "? keys" in shell.shown())
    shown = shell.shown()
    shell.press(CTRL_Z)
    until(shell, lambda: "Stopped" in shell.shown())
    brought_back(shell, shown)


def test_in_the_background_it_waits(shell: Terminal) -> None:
    before = settings_of_the_line(shell)
    process = started(shell, GAME)
    shown = shell.shown()
    shell.press(CTRL_Z)
    until(shell, lambda: is_stopped(process))
    shell.press("bg\r")
    until(shell, lambda: is_stopped(process))
    assert OTHER_SCREEN not in shell.modes()
    assert settings_of_the_line(shell) == before
    brought_back(shell, shown)


@pytest.mark.parametrize(("words", "there"), [(GAME, "? keys"), ("doctor", "What to do")])
def test_started_in_the_background_it_waits(shell: Terminal, words: str, there: str) -> None:
    before = settings_of_the_line(shell)
    shell.send(f"{PROGRAM} {words} &\r".encode())
    until(shell, lambda: jobs(shell) != [] and is_stopped(jobs(shell)[0]))
    assert settings_of_the_line(shell) == before
    shell.send(b"fg\r")
    until(shell, lambda: there in shell.shown())
    if words == GAME:
        shell.press("qq")
    until(shell, lambda: not jobs(shell))
    assert settings_of_the_line(shell) == before


def test_where_it_cannot_be_brought_to_the_foreground_it_says_so(shell: Terminal) -> None:
    shell.send(f"({PROGRAM} {GAME} <$(tty) & )\r".encode())
    until(shell, lambda: "fishing-tui: " in shell.shown())
    assert "Traceback" not in shell.shown()
    assert "foreground" in shell.shown()


def test_stopped_by_force_everything_is_painted_anew(shell: Terminal) -> None:
    before = settings_of_the_line(shell)
    process = started(shell, GAME)
    shown = shell.shown()
    os.kill(process, signal.SIGSTOP)
    until(shell, lambda: "Stopped" in shell.shown())
    shell.press("echo written over\r")
    assert shell.shown() != shown
    brought_back(shell, shown)
    shell.press("qq")
    until(shell, lambda: not jobs(shell))
    assert settings_of_the_line(shell) == before


def test_with_nobody_to_bring_it_back_it_does_not_stop(tmp_path: Path) -> None:
    """As at the other end of `ssh HOST fishing-tui`."""
    folders = {"FISHING_TUI_DATA": str(tmp_path), "FISHING_TUI_CONFIG": str(tmp_path)}
    with Terminal([sys.executable, "-m", "fishing_tui", *GAME.split()], 80, 24, folders) as terminal:
        terminal.wait_for("? keys")
        terminal.settle()
        shown = terminal.shown()
        terminal.press(CTRL_Z)
        until(terminal, lambda: terminal.shown() == shown)
        assert {MOUSE, OTHER_SCREEN} <= terminal.modes()
        terminal.press("1")
        assert terminal.shown() != shown


@pytest.mark.slow
@pytest.mark.parametrize(
    ("keys", "there"),
    [("n", "Start the game"), ("\x10", "Type what you look for"), ("s", "No games yet"), ("e", "Theme")],
)
def test_ctrl_z_stops_on_every_screen(shell: Terminal, keys: str, there: str) -> None:
    shell.send(f"{PROGRAM}\r".encode())
    until(shell, lambda: "Quit" in shell.shown())
    shell.press(keys)
    until(shell, lambda: there in shell.shown())
    shown, (process,) = shell.shown(), jobs(shell)
    shell.press(CTRL_Z)
    until(shell, lambda: is_stopped(process) and "Stopped" in shell.shown())
    brought_back(shell, shown)
