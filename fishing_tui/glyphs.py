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

_LETTERS = "ß ss ẞ SS æ ae Æ Ae œ oe Œ Oe þ th Þ Th ŋ ng Ŋ Ng ı i ĸ k"
_STRUCK = "ø o Ø O ł l Ł L đ d Đ D ð d Ð D ħ h Ħ H ŧ t Ŧ T"
_SIGNS = "€ EUR £ GBP • * · . … ... – - — - − - × x ‘ ' ’ ' ‚ ' ‹ ' › ' “ \" ” \" „ \" « \" » \" ¡ ! ⁄ /"
_IN_TURN = f"{_LETTERS} {_STRUCK} {_SIGNS}".split()
_TWINS = dict(zip((*LINES, *_IN_TURN[::2]), (*ASCII, *_IN_TURN[1::2]), strict=True))
"""What is written instead of a sign or letter that is no ASCII; accents go by themselves."""


def fitting(wanted: str, environment: Mapping[str, str]) -> Glyphs:
    """The signs to use where "lines", "ascii" or "auto" is wanted; auto asks the locale."""
    if wanted == "auto":
        return LINES if is_utf8(environment) else ASCII
    return ASCII if wanted == "ascii" else LINES


def to_ascii(text: str) -> str:
    """The text in ASCII: "Zoë" is "Zoe", "Weiß" is "Weiss", and an unknown letter is "?"."""
    return text if text.isascii() else "".join(map(_twin, text))


def to_ascii_cells(text: str) -> str:
    """The text in ASCII, each character in as many cells as before, though it be cut: "Weiß" is "Weis"."""
    return text if text.isascii() else "".join(map(_twin_in_its_cells, text))


def _twin_in_its_cells(character: str) -> str:
    cells = _cells(character)
    return _twin(character)[:cells].ljust(cells)


def _twin(character: str) -> str:
    if character in _TWINS:
        return _TWINS[character]
    parts = unicodedata.normalize("NFKD", character)
    bare = "".join(part if part.isascii() else _TWINS.get(part, "") for part in parts)
    return bare or "?" * _cells(character)


def _cells(character: str) -> int:
    from rich.cells import get_character_cell_size

    return get_character_cell_size(character)
