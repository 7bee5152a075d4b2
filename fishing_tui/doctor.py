"""`fishing-tui doctor`: what the terminal offers, a test card, and what to do about what is missing."""

import os
import platform
import sys
import textwrap
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from fishing_tui import __version__, settings
from fishing_tui.glyphs import ASCII, LINES, Glyphs, fitting
from fishing_tui.screens.too_small import LEAST
from fishing_tui.showcase import showcase
from fishing_tui.terminal import inside, is_dumb, is_utf8, locale_of, over_ssh, settle_colours
from fishing_tui.terminal_answers import Answers, ask
from fishing_tui.themes import THEMES
from fishing_tui.themes import fitting as fitting_theme

_LABEL, _INDENT = 10, "  "
_WIDEST = 100
"""Sentences are easier to read in lines no longer than this."""

_COLOURS = {"truecolor": "true colour", "256": "256", "standard": "16"}


class Findings(NamedTuple):
    """What was found out about a terminal.

    kind: its name, as in TERM
    size: columns and lines; None if there is no window
    colours: "truecolor", "256", "standard" (16 colours) or None
    wished_away: NO_COLOR asks for no colours
    colourless: a terminal of this kind has none
    locale, utf8: the locale, and whether it promises UTF-8
    glyphs: what frames are drawn with
    theme: what it is coloured by
    inside: "tmux", "screen" or ""
    ssh: whether it is far away
    answers: what it said itself
    """

    kind: str
    size: tuple[int, int] | None
    colours: str | None
    wished_away: bool
    colourless: bool
    locale: str
    utf8: bool
    glyphs: Glyphs
    theme: str
    inside: str
    ssh: bool
    answers: Answers


def examine(chosen: settings.Settings, ascii_only: bool, environment: Mapping[str, str]) -> Findings:
    """Looks at the terminal that the program was started in, by its environment and by asking it."""
    window = _window()
    wanted = dict(environment)
    settle_colours(wanted)
    colours = (
        None if is_dumb(environment) else Console(force_terminal=True, _environ=environment).color_system
    )
    wished_away = bool(environment.get("NO_COLOR"))
    colourless = "NO_COLOR" in wanted and not wished_away
    asked = window is not None and not is_dumb(environment) and sys.stdin.isatty()
    return Findings(
        kind=environment.get("TERM", ""),
        size=window,
        colours=colours,
        wished_away=wished_away,
        colourless=colourless,
        locale=locale_of(environment),
        utf8=is_utf8(environment),
        glyphs=ASCII if ascii_only else fitting(chosen.glyphs, environment),
        theme=fitting_theme(chosen.theme, colours, wished_away or colourless, environment),
        inside=inside(environment),
        ssh=over_ssh(environment),
        answers=ask() if asked else Answers(),
    )


def show(found: Findings) -> None:
    """Prints everything, in the terminal's colours if it goes there.

    What there is to know comes last: it is what a window that is too low for all still shows.
    """
    console = Console(highlight=False, soft_wrap=True, no_color=found.wished_away or found.colourless)
    theme = next(theme for theme in THEMES if theme.name == found.theme)
    width = min(found.size[0] if found.size else _WIDEST, _WIDEST)
    to_do = [Text(line) for sentence in advice(found) for line in _item(sentence, width - len(_INDENT))]
    lines = [
        Text(f"fishing-tui {__version__}, Python {platform.python_version()} on {platform.system()}"),
        *_section("Everything the games draw", showcase(theme, found.glyphs)),
        *_section("This terminal", [Text(f"{name:<{_LABEL}}{value}") for name, value in facts(found)]),
        *_section("What to do", to_do),
    ]
    for line in lines:
        console.print(line)


def facts(found: Findings) -> Iterator[tuple[str, str]]:
    """What the terminal offers: a name and a value each."""
    yield "kind", (found.kind or "not named") + (f", in {found.inside}" if found.inside else "")
    yield "size", f"{found.size[0]} x {found.size[1]}" if found.size else "there is no window"
    shown = None if found.wished_away or found.colourless else found.colours
    colours = _COLOURS.get(shown or "", "none")
    yield "colours", f"{colours}, theme {found.theme}"
    yield "locale", f"{found.locale}, {'UTF-8' if found.utf8 else 'not UTF-8'}"
    yield "frames", "lines" if found.glyphs is LINES else "ASCII"
    mouse = {None: "not known", True: "yes", False: "no"}[found.answers.mouse]
    yield "mouse", mouse
    yield "line", "over SSH" if found.ssh else "on this machine"


def advice(found: Findings) -> list[str]:
    """What to do about what is missing, a sentence or two each."""
    sentences = [*_about_the_window(found), *_about_colours(found), *_about_letters(found)]
    if found.answers.mouse is False:
        sentences.append("There is no mouse here; every game is played by keys alone.")
    if found.inside == "tmux":
        sentences.append("`set -s escape-time 10` in ~/.tmux.conf makes Esc act at once.")
    return sentences or ["Nothing: everything is there."]


def _about_the_window(found: Findings) -> Iterator[str]:
    if found.kind in ("dumb", "unknown"):
        yield "This terminal writes line after line, so games are played in plain mode here."
    elif found.size is None:
        yield "In a terminal window, without a pipe, this also asks the terminal itself."
    elif found.size[0] < LEAST.width or found.size[1] < LEAST.height:
        yield f"Enlarge the window to {LEAST.width} x {LEAST.height}, or choose a smaller font."


def _about_colours(found: Findings) -> Iterator[str]:
    if found.kind in ("dumb", "unknown"):
        return
    if found.wished_away:
        yield "NO_COLOR is set, so nothing is coloured; `unset NO_COLOR` brings colours back."
    elif found.colourless:
        yield f"A {found.kind} has no colours. If this window has: TERM=xterm-256color fishing-tui"
    elif found.colours == "standard":
        yield _MORE_COLOURS.get(found.inside or found.kind, _MORE_COLOURS[""])
    elif found.colours == "256" and found.ssh:
        yield "SSH carries 256 colours. For all: ssh -Ct HOST COLORTERM=truecolor fishing-tui"


_MORE_COLOURS = {
    "": "If the window shows more than 16 colours: TERM=xterm-256color fishing-tui",
    "linux": "The Linux console has 16 colours; a terminal window shows more.",
    "tmux": '`set -g default-terminal "tmux-256color"` in ~/.tmux.conf brings 256 colours.',
    "screen": "`term screen-256color` in ~/.screenrc brings 256 colours.",
}


def _about_letters(found: Findings) -> Iterator[str]:
    cells = found.answers.line_cells
    if not found.utf8:
        understands = "The terminal understands UTF-8 though its" if cells == 1 else "The"
        yield f"{understands} locale is {found.locale}. For lines: LANG=C.UTF-8 fishing-tui"
    elif cells == 2:
        yield "Lines come out two cells wide: set ambiguous width to narrow, or use --ascii."
    elif cells not in (None, 1):
        yield "The locale says UTF-8, but the terminal does not understand it: use --ascii."


def _window() -> tuple[int, int] | None:
    """The size of the window that the program was started in, even if it writes into a pipe; or None."""
    for stream in (sys.stdout, sys.stdin, sys.stderr):
        if stream.isatty():
            columns, lines = os.get_terminal_size(stream.fileno())
            return columns, lines
    return None


def _item(sentence: str, width: int) -> list[str]:
    """A sentence of a list in lines that are broken between words alone, so that commands stay whole."""
    return textwrap.wrap(
        sentence,
        max(width, 1),
        initial_indent="- ",
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _section(title: str, lines: list[Text]) -> list[Text]:
    indented = [Text.assemble(_INDENT, line) for line in lines]
    return [Text(), Text(title, "bold"), *indented]
