"""Colours: the themes, the players' colours, and which theme a terminal can show."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from textual.theme import BUILTIN_THEMES, Theme

COLOUR_NAMES = ("orange", "blue", "green", "yellow", "pink", "red")
"""The players' colours, by the number that a seating holds; a theme's variable `player-N` shows them.

Besides, every theme has a variable `quiet`, for what is said in passing, and for each colour of bait
`bait-N` and `ink-N`, for a letter in `ink` on a piece of `bait`.
"""


def _players(*colours: str) -> dict[str, str]:
    return {f"player-{number}": colour for number, colour in enumerate(colours)}


def _bait(*pieces: tuple[str, str]) -> dict[str, str]:
    """Variables for green, purple, yellow, black, blue, red and clear-white: a ground, and the ink on it."""
    grounds = {f"bait-{number}": ground for number, (ground, _) in enumerate(pieces)}
    return {**grounds, **{f"ink-{number}": ink for number, (_, ink) in enumerate(pieces)}}


_WHITE, _BLACK = "#ffffff", "#000000"

_BAIT = _bait(
    ("#008700", _WHITE),
    ("#8700af", _WHITE),
    ("#ffd700", _BLACK),
    (_BLACK, _WHITE),
    ("#005fd7", _WHITE),
    ("#d70000", _WHITE),
    (_WHITE, _BLACK),
)

# Every colour of a theme is one that a terminal of 256 colours has too, falls on a grey there, or on white.
HARBOUR = Theme(
    name="harbour",
    dark=True,
    primary="#5fafd7",
    secondary="#87afaf",
    accent="#ffaf5f",
    warning="#ffd75f",
    error="#ff8787",
    success="#87d787",
    foreground="#d7d7d7",
    background="#1c1f23",
    surface="#23272b",
    panel="#2f353a",
    variables={
        "quiet": "#a0a0a0",
        **_BAIT,
        **_players("#ffaf5f", "#5fafff", "#5fd787", "#ffff87", "#ff87d7", "#ff8787"),
        "block-cursor-background": "#5fafd7",
        "block-cursor-foreground": "#1c1f23",
    },
)

PAPER = Theme(
    name="paper",
    dark=False,
    primary="#005f87",
    secondary="#5f5f5f",
    accent="#9e4f00",
    warning="#875f00",
    error="#af0000",
    success="#005f00",
    foreground="#262626",
    background="#fafaf7",
    surface="#f2f2ee",
    panel="#e0e0da",
    variables={
        "quiet": "#585858",
        **_BAIT,
        **_players("#9e4f00", "#005faf", "#005f5f", "#5f5f00", "#87005f", "#af0000"),
        "block-cursor-background": "#005f87",
        "block-cursor-foreground": "#ffffff",
    },
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    dark=True,
    primary="#00ffff",
    secondary="#ffffff",
    accent="#ffff00",
    warning="#ffff00",
    error="#ff8787",
    success="#00ff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#303030",
    text_alpha=1.0,
    variables={
        "quiet": "#d0d0d0",
        **_BAIT,
        **_players("#ffaf00", "#5fd7ff", "#00ff87", "#ffff00", "#ffafff", "#ff8787"),
        "block-cursor-background": "#ffff00",
        "block-cursor-foreground": "#000000",
        "text-muted": "#ffffff",
        "border-blurred": "#ffffff",
    },
)

# The palette of Okabe and Ito, which survives the common kinds of colour blindness.
COLOUR_BLIND = Theme(
    name="colour-blind",
    dark=True,
    primary="#56b4e9",
    secondary="#cc79a7",
    accent="#e69f00",
    warning="#f0e442",
    error="#d55e00",
    success="#009e73",
    foreground="#d7d7d7",
    background="#121212",
    surface="#1c1c1c",
    panel="#303030",
    variables={
        "quiet": "#a0a0a0",
        **_bait(
            ("#009e73", _BLACK),
            ("#cc79a7", _BLACK),
            ("#f0e442", _BLACK),
            (_BLACK, _WHITE),
            ("#0072b2", _WHITE),
            ("#d55e00", _BLACK),
            (_WHITE, _BLACK),
        ),
        **_players("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#cc79a7", "#d55e00"),
        "block-cursor-background": "#f0e442",
        "block-cursor-foreground": "#121212",
    },
)

PLAIN_BAIT = _bait(
    ("ansi_green", "ansi_black"),
    ("ansi_magenta", "ansi_black"),
    ("ansi_yellow", "ansi_black"),
    ("ansi_black", "ansi_white"),
    ("ansi_blue", "ansi_bright_white"),
    ("ansi_red", "ansi_bright_white"),
    ("ansi_bright_white", "ansi_black"),
)
"""Bait in the sixteen colours that every terminal has names for."""

_SIXTEEN = _players(
    "ansi_bright_yellow",
    "ansi_bright_blue",
    "ansi_bright_green",
    "ansi_bright_white",
    "ansi_bright_magenta",
    "ansi_bright_red",
)
# Yellow, green and cyan can hardly be read on white.
_SIXTEEN_ON_LIGHT = _players(
    "ansi_bright_red", "ansi_blue", "ansi_bright_black", "ansi_black", "ansi_magenta", "ansi_red"
)


def _sixteen_colours(name: str, players: dict[str, str], **colours: Any) -> Theme:
    theme = BUILTIN_THEMES[name]
    variables = {**theme.variables, "quiet": "ansi_default", **PLAIN_BAIT, **players}
    return replace(theme, variables=variables, **colours)


THEMES = (
    HARBOUR,
    PAPER,
    HIGH_CONTRAST,
    COLOUR_BLIND,
    _sixteen_colours(
        "ansi-dark",
        _SIXTEEN,
        primary="ansi_bright_cyan",
        accent="ansi_bright_yellow",
        error="ansi_bright_red",
    ),
    _sixteen_colours(
        "ansi-light",
        _SIXTEEN_ON_LIGHT,
        primary="ansi_blue",
        accent="ansi_magenta",
        secondary="ansi_blue",
        success="ansi_blue",
        warning="ansi_red",
    ),
)

_LIGHT = ("paper", "ansi-light")
_LIGHT_BACKGROUNDS = ("7", "15")


def fitting(wanted: str, colour_system: str | None, no_color: bool, environment: Mapping[str, str]) -> str:
    """The theme to use where this one is wanted.

    wanted: a theme's name, or "auto"
    colour_system: what the terminal can show: "truecolor", "256", "standard" (16 colours) or None
    no_color: the user asked for no colours at all
    """
    light = _is_light(environment) if wanted == "auto" else wanted in _LIGHT
    if no_color or colour_system not in ("256", "truecolor"):
        return "ansi-light" if light else "ansi-dark"
    if wanted == "auto":
        return "paper" if light else "harbour"
    return wanted


def _is_light(environment: Mapping[str, str]) -> bool:
    """Whether the terminal says that its background is light, as some do in COLORFGBG."""
    return environment.get("COLORFGBG", "").rpartition(";")[2] in _LIGHT_BACKGROUNDS
