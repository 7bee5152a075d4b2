"""What a terminal makes of the colours that it is sent, and how well they can be told apart."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pyte
from pyte.screens import Char

_NAMES = ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")
_XTERM = ("000000", "cd0000", "00cd00", "cdcd00", "0000ee", "cd00cd", "00cdcd", "e5e5e5")
_XTERM_BRIGHT = ("7f7f7f", "ff0000", "00ff00", "ffff00", "5c5cff", "ff00ff", "00ffff", "ffffff")
_OF_16 = (*range(30, 38), *range(40, 48), *range(90, 98), *range(100, 108))
_MISSPELT = "bfightmagenta"
"""What pyte calls a bright magenta ground."""

PALETTE = {
    **dict(zip(_NAMES, _XTERM, strict=True)),
    **{f"bright{name}": colour for name, colour in zip(_NAMES, _XTERM_BRIGHT, strict=True)},
    _MISSPELT: "ff00ff",
}
"""The sixteen colours as xterm shows them."""

DARK, LIGHT = ("e5e5e5", "000000"), ("000000", "ffffff")
"""A terminal's own ink and ground."""


OF_16, OF_256, TRUE_COLOUR = 16, 256, 256**3
"""How many colours a terminal may have."""


class Faint(NamedTuple):
    """A cell whose sign can hardly be read."""

    sign: str
    ink: str
    ground: str
    contrast: float
    line: str


def luminance(colour: str) -> float:
    """How bright a colour is, given as six hexadecimal digits, as WCAG reckons it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1, for equal colours, to 21."""
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


def faint(screen: pyte.Screen, least: float, own: tuple[str, str] = DARK) -> Iterator[Faint]:
    """The cells with a sign that stands out less from its ground than it should."""
    for y in range(screen.lines):
        for x in range(screen.columns):
            cell = screen.buffer[y][x]
            ink, ground = _shown(cell, own)
            if cell.data.strip() and contrast(ink, ground) < least:
                yield Faint(cell.data, ink, ground, contrast(ink, ground), screen.display[y].rstrip())


def depths(written: bytes) -> set[int]:
    """Of how many colours those are that a terminal was sent."""
    found: set[int] = set()
    for parameters in re.findall(rb"\x1b\[([0-9;]*)m", written):
        numbers = iter([int(number or 0) for number in parameters.split(b";")])
        for number in numbers:
            if number in (38, 48):
                true = next(numbers) == 2
                found.add(TRUE_COLOUR if true else OF_256)
                for _ in range(3 if true else 1):
                    next(numbers)
            elif number in _OF_16:
                found.add(OF_16)
    return found


def inks(screen: pyte.Screen) -> set[str]:
    """The colours that signs are drawn in."""
    cells = (screen.buffer[y][x] for y in range(screen.lines) for x in range(screen.columns))
    return {cell.fg for cell in cells if cell.data.strip()}


def _shown(cell: Char, own: tuple[str, str]) -> tuple[str, str]:
    ink = own[0] if cell.fg == "default" else PALETTE.get(cell.fg, cell.fg)
    ground = own[1] if cell.bg == "default" else PALETTE.get(cell.bg, cell.bg)
    return (ground, ink) if cell.reverse else (ink, ground)
