"""The signs that panels are drawn with; all take one cell, and each has a plain ASCII twin."""

from typing import NamedTuple


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
