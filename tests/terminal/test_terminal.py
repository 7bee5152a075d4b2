"""The program in a real pseudo-terminal: how it starts, what it sends, and how it leaves the terminal."""

import sys
from pathlib import Path

import pytest

from tests.terminal.conftest import Opener, at_home
from tests.terminal.pty_driver import Terminal


def test_home_by_keyboard(opened: Opener) -> None:
    terminal = at_home(opened)
    terminal.press("r")
    terminal.press("1")
    assert "Dice Fishing: the rules" in terminal.shown()
    terminal.press("qqq")
    assert terminal.wait() == 0


def test_a_dropped_line_ends_the_program(opened: Opener) -> None:
    terminal = at_home(opened)
    terminal.hang_up()
    assert terminal.wait() is not None


def test_a_dropped_line_ends_the_program_even_if_nobody_tells_it(tmp_path: Path) -> None:
    command = f"trap '' HUP; {sys.executable} -m fishing_tui; echo over > {tmp_path}/over"
    folders = {"FISHING_TUI_DATA": str(tmp_path), "FISHING_TUI_CONFIG": str(tmp_path)}
    with Terminal(["sh", "-c", command], environment=folders) as terminal:
        terminal.wait_for("Quit")
        terminal.hang_up()
        assert terminal.wait() is not None
    assert (tmp_path / "over").exists()


def test_the_terminals_cursor_is_seen_on_the_choice(opened: Opener) -> None:
    terminal = at_home(opened)
    terminal.press("\x1b[B")
    screen = terminal.screen()
    assert not screen.cursor.hidden
    assert screen.display[screen.cursor.y][screen.cursor.x :].startswith("> s  Saved games")


def test_an_idle_screen_sends_nothing(opened: Opener) -> None:
    terminal = at_home(opened)
    assert terminal.settle(quiet=1.0) == b""


def test_an_idle_line_of_text_sends_nothing(opened: Opener) -> None:
    terminal = at_home(opened)
    terminal.press("r")
    terminal.press("1")
    terminal.press("/")
    assert terminal.settle(quiet=1.2) == b""


def test_moving_in_a_menu_sends_little(opened: Opener) -> None:
    terminal = at_home(opened)
    sent = terminal.press("\x1b[B")
    assert 0 < len(sent) <= 1024


@pytest.mark.parametrize("kind", ["xterm", "screen", "linux", "vt100"])
def test_sixteen_colours_get_no_others(opened: Opener, kind: str) -> None:
    terminal = at_home(opened, TERM=kind)
    assert b"38;5;" not in terminal.written
    assert b"38;2;" not in terminal.written
    assert b"48;2;" not in terminal.written


@pytest.mark.parametrize("kind", ["xterm-256color", "tmux-256color", "screen-256color"])
def test_256_colours_get_no_true_colours(opened: Opener, kind: str) -> None:
    terminal = at_home(opened, TERM=kind)
    assert b"38;5;" in terminal.written
    assert b"38;2;" not in terminal.written


def test_without_colours_no_colour_is_sent_and_the_choice_is_reversed(opened: Opener) -> None:
    terminal = at_home(opened, NO_COLOR="1", COLORTERM="truecolor")
    assert b"38;" not in terminal.written
    assert b"48;" not in terminal.written
    screen = terminal.screen()
    (row,) = [number for number, line in enumerate(screen.display) if "New game" in line]
    assert screen.buffer[row][screen.display[row].index("New game")].reverse


def test_a_dumb_terminal_gets_plain_mode_and_is_told_so_in_one_line(opened: Opener) -> None:
    terminal = opened(TERM="dumb")
    terminal.wait_for("What now?")
    assert terminal.written.decode().splitlines()[0].endswith("so this is plain mode.")
    assert b"\x1b" not in terminal.written


def test_a_small_window_waits_and_goes_on(opened: Opener) -> None:
    terminal = at_home(opened)
    terminal.press("r")
    terminal.press("1")
    terminal.resize(60, 20)
    terminal.wait_for("enlarge the window")
    terminal.resize(80, 24)
    terminal.wait_for("DF-01a")


def test_a_size_of_nothing_means_80_by_24(opened: Opener) -> None:
    terminal = opened(size=(0, 0))
    while not terminal.written:
        terminal.read(0.1)
    terminal.settle(quiet=1.0)
    assert b"Saved games" in terminal.written
    assert b"enlarge" not in terminal.written


def test_broken_settings_are_told_and_kept_aside(opened: Opener, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    terminal = at_home(opened)
    assert "The settings are not valid" in terminal.shown()
    assert (tmp_path / "settings.json.broken").exists()
