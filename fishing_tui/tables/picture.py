"""A picture of a table: cells to paint, and the spots on it that can be pointed at."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rich.cells import get_character_cell_size

from fishing_tui.glyphs import Glyphs
from rules.game import Target

Piece: TypeAlias = tuple[str, str]
"""Text and the style it is shown in, such as "bold $accent"."""

Cell: TypeAlias = tuple[str, str]
"""A character, empty behind one that takes two cells, and its style."""

Row: TypeAlias = list[Cell]


_CUT = ".."
"""The sign of a line that goes on beyond its place."""


class Box(NamedTuple):
    """A part of a picture, in cells."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Spot(NamedTuple):
    """A piece on the table that can be pointed at.

    name: tells equal pieces apart, and stays while the piece lies where it is
    target: what the rules call it
    box: where it is drawn
    key: the letter that marks it, if it has one
    """

    name: str
    target: Target
    box: Box
    key: str = ""


class Picture(NamedTuple):
    """What a table shows: its rows of cells, and its spots in reading order."""

    rows: list[Row]
    spots: tuple[Spot, ...]


class Canvas:
    """Cells to draw on. What would lie outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows: list[Row] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, pieces: Iterable[Piece], width: int | None = None) -> int:
        """Draws a line of text from a cell on, cut to `width`; the cell after it."""
        if not 0 <= y < self.height:
            return x
        end = min(self.width, self.width if width is None else x + width)
        row = self.rows[y]
        for text, style in pieces:
            for character in text:
                size = get_character_cell_size(character)
                if x < 0 or size == 0 or x + size > end:
                    continue
                row[x] = (character, style)
                if size == 2:
                    row[x + 1] = ("", style)
                x += size
        return x

    def say(self, x: int, y: int, text: str, style: str = "", width: int | None = None) -> int:
        """Draws text in one style; the cell after it."""
        return self.put(x, y, ((text, style),), width)

    def is_free(self, x: int, y: int) -> bool:
        """Whether nothing stands in a cell of the canvas."""
        return 0 <= x < self.width and 0 <= y < self.height and self.rows[y][x][0] == " "

    def frame(self, box: Box, glyphs: Glyphs, style: str) -> None:
        """Draws a frame along the edge of a box."""
        across = glyphs.across * (box.width - 2)
        bottom = box.y + box.height - 1
        self.say(box.x, box.y, f"{glyphs.top_left}{across}{glyphs.top_right}", style)
        for y in range(box.y + 1, bottom):
            self.say(box.x, y, glyphs.down, style)
            self.say(box.x + box.width - 1, y, glyphs.down, style)
        self.say(box.x, bottom, f"{glyphs.bottom_left}{across}{glyphs.bottom_right}", style)

    def tint(self, box: Box, style: str) -> None:
        """Adds a style to every cell of a box, on top of what is there."""
        for y in range(max(box.y, 0), min(box.y + box.height, self.height)):
            row = self.rows[y]
            for x in range(max(box.x, 0), min(box.x + box.width, self.width)):
                character, old = row[x]
                row[x] = (character, f"{old} {style}".strip())


def width_of(text: str) -> int:
    """How many cells a text takes."""
    return sum([get_character_cell_size(character) for character in text])


def fitting(lines: Sequence[list[Piece]], width: int) -> list[Piece]:
    """The first of several ways to put a line that fits into this width; the last one if none does."""
    return next((line for line in lines if length(line) <= width), lines[-1])


def length(pieces: Iterable[Piece]) -> int:
    """How many cells a line takes."""
    return sum([width_of(text) for text, _ in pieces])


def cut(pieces: Sequence[Piece], width: int) -> list[Piece]:
    """A line that is no longer than this width; where it was cut it ends in ".."."""
    if length(pieces) <= width:
        return list(pieces)
    kept: list[Piece] = []
    room = max(width - len(_CUT), 0)
    for text, style in pieces:
        size = width_of(text)
        while width_of(text) > room:
            text = text[:-1]
        kept.append((text, style))
        room -= size
        if room < 0:
            kept.append((_CUT, style))
            break
    return kept


def wrapped(pieces: Sequence[Piece], width: int, indent: int = 0) -> list[list[Piece]]:
    """The pieces in lines of this width, broken at spaces; lines after the first stand in.

    A word that is longer than a line is broken where the line ends.
    """
    lines: list[list[Piece]] = [[]]
    room = width
    for run in _runs(pieces, longest=width - indent):
        size = length(run)
        if size > room and lines[-1] and any(text.strip() for text, _ in run):
            lines.append([(" " * indent, "")] if indent else [])
            room = width - indent
            run = [(run[0][0].lstrip(), run[0][1]), *run[1:]]
            size = length(run)
        lines[-1] += run
        room -= size
    return lines


def _runs(pieces: Sequence[Piece], longest: int) -> list[list[Piece]]:
    """The words of the pieces, together where no space parts them: a symbol and the comma behind it."""
    runs: list[list[Piece]] = []
    for text, style in pieces:
        for word in _words(text):
            together = runs and not word.startswith(" ") and not runs[-1][-1][0].endswith(" ")
            if together:
                runs[-1].append((word, style))
            else:
                runs.append([(word, style)])
    return [part for run in runs for part in _broken(run, longest)]


def _broken(run: list[Piece], longest: int) -> list[list[Piece]]:
    """A run that is too long for any line in parts that are not."""
    if length(run) <= longest:
        return [run]
    return [
        [(text[start : start + longest], style)]
        for text, style in run
        for start in range(0, len(text), longest)
    ]


def _words(text: str) -> list[str]:
    """A text cut before each space: "a bc" is "a" and " bc"."""
    first, *rest = text.split(" ")
    return [word for word in (first, *[f" {word}" for word in rest]) if word]
