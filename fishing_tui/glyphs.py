"""The signs that panels are drawn with; all take one cell, and each has a plain ASCII twin."""

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from fishing_tui.terminal import is_utf8


class Glyphs(NamedTuple):
    """One set of signs."""

    across: str
    down: str
    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    bar: str
    rest: str


LINES = Glyphs("─", "│", "┌", "┐", "└", "┘", "█", "░")
ASCII = Glyphs("-", "|", "+", "+", "+", "+", "#", ".")

_TWINS = str.maketrans("".join(LINES) + "øØłŁßæÆœŒđĐð•…–—‘’“”", "".join(ASCII) + "oOlLsaAoOdDd*.--''\"\"")
"""What is drawn instead of a sign or letter that is no ASCII; accents go by themselves."""


def fitting(wanted: str, environment: Mapping[str, str]) -> Glyphs:
    """The signs to use where "lines", "ascii" or "auto" is wanted; auto asks the locale."""
    if wanted == "auto":
        return LINES if is_utf8(environment) else ASCII
    return ASCII if wanted == "ascii" else LINES


def to_ascii(text: str) -> str:
    """The text in ASCII, each character in as many cells as before: "Zoë" is "Zoe", an unknown letter "?"."""
    return text if text.isascii() else "".join(map(_ascii_character, text.translate(_TWINS)))


def _ascii_character(character: str) -> str:
    from rich.cells import get_character_cell_size

    cells = get_character_cell_size(character)
    bare = "".join(part for part in unicodedata.normalize("NFKD", character) if part.isascii())
    return bare if len(bare) == cells else "?" * cells
