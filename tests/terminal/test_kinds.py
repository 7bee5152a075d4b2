"""Every kind of terminal: the table of every game can be read there, and played."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from fishing_tui.store import GameStore
from rules import TITLES
from tests.terminal.colours import DARK, LIGHT, OF_16, OF_256, TRUE_COLOUR, depths, faint, inks
from tests.terminal.conftest import Opener
from tests.terminal.pty_driver import Terminal

ENOUGH_CHOICES = 4
READABLE, READABLE_OF_16 = 4.5, 3.9
"""The least contrast; of the sixteen colours each terminal has its own idea, so they are given some room."""


class Kind(NamedTuple):
    """A kind of terminal.

    environment: what says that it is of this kind
    sent: of how many colours it is sent some
    own: its ink and its ground
    """

    environment: dict[str, str]
    sent: frozenset[int]
    own: tuple[str, str] = DARK


NONE: frozenset[int] = frozenset()
KINDS = {
    "true colour": Kind({"COLORTERM": "truecolor"}, frozenset({TRUE_COLOUR})),
    "xterm-256color": Kind({}, frozenset({OF_256})),
    "xterm-256color in C": Kind({"LANG": "C"}, frozenset({OF_256})),
    "xterm-256color on light": Kind({"COLORFGBG": "0;15"}, frozenset({OF_256})),
    "tmux-256color": Kind({"TERM": "tmux-256color"}, frozenset({OF_256})),
    "screen": Kind({"TERM": "screen"}, frozenset({OF_16})),
    "xterm": Kind({"TERM": "xterm"}, frozenset({OF_16})),
    "xterm on light": Kind({"TERM": "xterm", "COLORFGBG": "0;15"}, frozenset({OF_16}), LIGHT),
    "linux": Kind({"TERM": "linux"}, frozenset({OF_16})),
    "linux in C": Kind({"TERM": "linux", "LANG": "C"}, frozenset({OF_16})),
    "vt100": Kind({"TERM": "vt100"}, NONE),
    "vt100 in C": Kind({"TERM": "vt100", "LC_ALL": "C"}, NONE),
    "NO_COLOR": Kind({"NO_COLOR": "1", "COLORTERM": "truecolor"}, NONE),
    "NO_COLOR, but empty": Kind({"NO_COLOR": "", "COLORTERM": "truecolor"}, frozenset({TRUE_COLOUR})),
}
GAME = ("dice-fishing", "--players", "Ann,Bo")
QUICK = ("dice-fishing", "xterm-256color in C")
EVERY = [
    pytest.param(game_id, name, marks=() if (game_id, name) == QUICK else pytest.mark.slow)
    for game_id in TITLES
    for name in KINDS
]


def at_table(terminal: Terminal, title: str) -> None:
    """Waits for the table, behind a curtain if there is one."""
    terminal.settle(quiet=1.0)
    terminal.wait_for("Ann")
    terminal.settle()
    lift_curtain(terminal)
    terminal.wait_for(title)


def lift_curtain(terminal: Terminal) -> None:
    """As the next player, if there is a curtain."""
    if "hold the keyboard" in terminal.shown():
        terminal.press("\r")


def assert_readable(terminal: Terminal, kind: Kind) -> None:
    """Every sign stands out, and is one that the terminal has."""
    least = READABLE_OF_16 if OF_16 in kind.sent else READABLE
    assert not list(faint(terminal.screen(), least, kind.own))
    locale = kind.environment.get("LC_ALL") or kind.environment.get("LANG")
    if locale == "C":
        assert terminal.written.isascii()
    else:
        terminal.written.decode("utf-8")


def assert_colours(terminal: Terminal, kind: Kind) -> None:
    """Only the terminal's own kind of colours was sent."""
    assert depths(terminal.written) == kind.sent
    if kind.sent:
        assert len(inks(terminal.screen())) >= 4


@pytest.mark.parametrize(("game_id", "name"), EVERY)
def test_a_table_can_be_read_and_played(opened: Opener, tmp_path: Path, game_id: str, name: str) -> None:
    kind = KINDS[name]
    terminal = opened("play", game_id, "--players", "Ann,Bo", "--seed", "7", **kind.environment)
    at_table(terminal, TITLES[game_id])
    assert re.search("[>]1 ", terminal.shown()), "there is something to choose"
    assert {"Ann", "Bo"} <= set(re.findall(r"\w+", terminal.shown()))
    assert_readable(terminal, kind)
    before = terminal.shown()
    for _ in range(ENOUGH_CHOICES):
        lift_curtain(terminal)
        terminal.press("1")
        assert_readable(terminal, kind)
    lift_curtain(terminal)
    assert terminal.shown() != before
    assert_colours(terminal, kind)
    terminal.press("q")
    terminal.wait_for("Continue")
    assert_readable(terminal, kind)
    with GameStore.open(tmp_path / "games.sqlite3") as store:
        assert len(store.read(1).rows) >= ENOUGH_CHOICES - 2


@pytest.mark.parametrize(
    "game_id",
    [game if game == QUICK[0] else pytest.param(game, marks=pytest.mark.slow) for game in TITLES],
)
def test_a_dumb_terminal_gets_the_game_line_by_line(opened: Opener, tmp_path: Path, game_id: str) -> None:
    terminal = opened("play", game_id, "--players", "Ann,Bo", "--seed", "7", TERM="dumb", LANG="C")
    terminal.wait_for("plain mode")
    for _ in range(ENOUGH_CHOICES):
        terminal.settle()
        terminal.press("1\n")
    assert b"\x1b" not in terminal.written
    assert terminal.written.isascii()
    with GameStore.open(tmp_path / "games.sqlite3") as store:
        assert len(store.read(1).rows) >= ENOUGH_CHOICES - 2


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["harbour", "paper", "high-contrast", "colour-blind"])
@pytest.mark.parametrize("colours", ["truecolor", ""])
def test_every_theme_can_be_read(opened: Opener, tmp_path: Path, theme: str, colours: str) -> None:
    (tmp_path / "settings.json").write_text(f'{{"theme": "{theme}"}}')
    terminal = opened(COLORTERM=colours)
    terminal.wait_for("Quit")
    words = re.compile(r"\w")
    for keys in ("n", "\t", "q", "e", "q", "r", "1", "q", "q", "s", "q", "\x10"):
        terminal.press(keys)
        assert not [cell for cell in faint(terminal.screen(), READABLE) if words.match(cell.sign)]


@pytest.mark.slow
@pytest.mark.parametrize("kind", [{"NO_COLOR": "1"}, {"TERM": "vt100"}], ids=["NO_COLOR", "vt100"])
def test_without_colours_the_palette_shows_what_is_chosen(opened: Opener, kind: dict[str, str]) -> None:
    terminal = opened(**kind)
    terminal.wait_for("Quit")
    terminal.press("\x10")
    terminal.wait_for("Back to Home")
    terminal.press("\x1b[B")
    screen = terminal.screen()
    underlined = [line for line in range(24) if screen.buffer[line][3].underscore]
    assert underlined
    assert "Quit" in screen.display[underlined[0]]


def test_the_mouse_is_left_alone_if_asked(opened: Opener) -> None:
    terminal = opened("--no-mouse")
    terminal.wait_for("Quit")
    terminal.settle()
    assert not terminal.modes() & {1000, 1002, 1003, 1006, 1015}
    terminal.press("\x1b[B")
    assert "> s  Saved games" in terminal.shown()


@pytest.mark.slow
@pytest.mark.parametrize("words", [("play", *GAME, "--no-mouse", "--ascii"), ("--no-mouse", "play", *GAME)])
def test_flags_may_stand_before_the_command_or_behind_it(opened: Opener, words: tuple[str, ...]) -> None:
    terminal = opened(*words)
    terminal.settle(quiet=1.5)
    assert 1049 in terminal.modes()
    assert 1000 not in terminal.modes()
    assert terminal.written.isascii() == ("--ascii" in words)
