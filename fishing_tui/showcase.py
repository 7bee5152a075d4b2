"""A test card: every sign and colour that the games draw, to see whether a terminal shows them."""

import re
from collections.abc import Iterator
from itertools import groupby

from rich.text import Text
from textual.theme import Theme

from fishing_tui.glyphs import Glyphs
from fishing_tui.tables import Table, table_of
from fishing_tui.themes import COLOUR_NAMES
from rules import TITLES
from rules.words import Symbol

_NAME, _WIDTH = 10, 76
_MEANINGS = {
    "foreground": "text",
    "quiet": "in passing",
    "primary": "keys",
    "secondary": "fish",
    "accent": "to choose",
    "success": "gained",
    "warning": "asked",
    "error": "wrong",
}
"""The theme's colours, and what they are mostly used for."""

_EMPHASIS = ("bold", "underline", "reverse")


def showcase(theme: Theme, glyphs: Glyphs) -> list[Text]:
    """Lines that show every game's symbols, the players' colours, the other colours, and the frames."""
    painter = _Painter(theme)
    lines = [line for game_id, title in TITLES.items() for line in _symbols(painter, game_id, title)]
    players = [(name, f"bold $player-{number}") for number, name in enumerate(COLOUR_NAMES)]
    lines += [
        painter.line("Players", players),
        painter.line("Colours", [(meaning, f"${name}") for name, meaning in _MEANINGS.items()]),
        painter.line("Emphasis", [(name, name) for name in _EMPHASIS]),
    ]
    return [*lines, *_frames(painter, glyphs)]


def _symbols(painter: "_Painter", game_id: str, title: str) -> Iterator[Text]:
    """The game, and a line for each kind of its symbols: the letter as the table shows it, and its name."""
    table = table_of(game_id)
    for place, (_, symbols) in enumerate(groupby(table.SYMBOLS, key=lambda symbol: symbol.kind)):
        pieces: list[tuple[str, str]] = []
        for symbol in symbols:
            pieces += [(symbol.letter, f"bold {_style(table, symbol)}"), (f"{symbol.name} ", "")]
        if not place:
            yield painter.line(title, [])
        yield painter.line("", pieces)


def _style(table: Table, symbol: Symbol) -> str:
    return table.STYLES[symbol.kind][symbol.index] if symbol.kind in table.STYLES else ""


def _frames(painter: "_Painter", glyphs: Glyphs) -> list[Text]:
    across = glyphs.across * 6
    return [
        painter.line("Frames", [(f"{glyphs.top_left}{across}{glyphs.top_right}", "")]),
        painter.line("", [(f"{glyphs.down}{glyphs.bar * 4}{glyphs.rest * 2}{glyphs.down}", "")]),
        painter.line("", [(f"{glyphs.bottom_left}{across}{glyphs.bottom_right}", "")]),
    ]


class _Painter:
    """Colours text as a theme does, on its ground."""

    def __init__(self, theme: Theme) -> None:
        named = {name: getattr(theme, name) for name in (*_MEANINGS, "background") if hasattr(theme, name)}
        self._colours = {**named, **theme.variables}
        self._base = self._rich("$foreground on $background")

    def line(self, name: str, pieces: list[tuple[str, str]]) -> Text:
        """A name, and pieces of text in their styles."""
        text = Text(f"{name:<{_NAME}}", self._base)
        for piece, style in pieces:
            text.append(piece, self._rich(style)).append(" ")
        text.truncate(_WIDTH, pad=True)
        return text

    def _rich(self, style: str) -> str:
        """A style of ours in the words of rich: variables by their colours, and colours by its names."""
        values = re.sub(r"\$([\w-]+)", lambda variable: self._colours[variable[1]], style)
        return values.replace("ansi_", "")
