"""What the terminal shows, cell by cell, and what to send so that it shows something else.

Textual 8.2.8 sends a whole screen several times when one is opened, and what it repaints of a row from the
left edge of its widget on, each piece of text with its colours in full. On a slow line that is seconds.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.cells import get_character_cell_size
from rich.color import ColorSystem
from rich.console import Console
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.strip import Strip

from fishing_tui.painting.pen import Ink, Pen, ink, on_blanks

_WORTH_WRITING = 4
"""So many cells between two changes are written again rather than stepped over."""

_Cell = tuple[str, Ink]
"""A character, empty behind one that takes two cells, and its ink."""

_UNKNOWN: _Cell = ("?", Ink(("unknown",), "", ""))


class Placed(NamedTuple):
    """A strip, and the column and line where it begins."""

    x: int
    y: int
    strip: Strip


class Shown:
    """The cells of the terminal, as far as they are known."""

    def __init__(self) -> None:
        self._rows: dict[int, list[_Cell]] = {}
        self._size: tuple[int, int] | None = None

    def fit(self, size: tuple[int, int]) -> None:
        """The terminal has this size; where it is another than before, what it shows is not known."""
        if size != self._size:
            self._size = size
            self.forget()

    def forget(self) -> None:
        """Somebody else may have written on the terminal."""
        self._rows.clear()

    def change(self, strips: Iterable[Placed], colours: ColorSystem) -> str:
        """What to send so that these strips are shown."""
        pen = Pen()
        parts: list[str] = []
        for x, y, strip in self._inside(strips):
            cells = _cells(strip, colours)
            row = self._rows.setdefault(y, [])
            if not cells:
                continue
            row.extend([_UNKNOWN] * (x + len(cells) - len(row)))
            for start, end in _stretches(row, cells, x):
                parts.append(f"\x1b[{y + 1};{start + 1}H")
                parts.extend([pen.write(*cell) for cell in cells[start - x : end - x]])
            _break_in_two(row, x, x + len(cells))
            row[x : x + len(cells)] = cells
        return "".join([*parts, pen.lift()])

    def _inside(self, strips: Iterable[Placed]) -> Iterator[Placed]:
        """Without what lies beyond the window: a terminal would write that on its last line or column."""
        if self._size is None:
            yield from strips
            return
        width, height = self._size
        for x, y, strip in strips:
            if x < width and y < height:
                yield Placed(x, y, strip.crop(0, width - x))


class Difference(CompositorUpdate):
    """One of Textual's updates, of which only what differs from the terminal is sent."""

    def __init__(self, update: CompositorUpdate, shown: Shown) -> None:
        self._update = update
        self._shown = shown

    def render_segments(self, console: Console) -> str:
        """What to send to the terminal."""
        return self._shown.change(_strips(self._update), console._color_system or ColorSystem.TRUECOLOR)


def _strips(update: CompositorUpdate) -> Iterator[Placed]:
    """What an update would paint."""
    if isinstance(update, LayoutUpdate):
        for y, strips in enumerate(update.strips, update.region.y):
            yield Placed(update.region.x, y, Strip.join(strips))
    elif isinstance(update, ChopsUpdate):
        for y, left, right in update.spans:
            for end, (start, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
                first, last = max(start, left), min(end, right)
                if strip is not None and first < last:
                    yield Placed(first, y, strip.crop(first - start, last - start))


def _cells(strip: Strip, colours: ColorSystem) -> list[_Cell]:
    cells: list[_Cell] = []
    for text, style, _ in strip:
        look = ink(style, colours)
        for character in text:
            size = get_character_cell_size(character)
            if size:
                cells.append((character, on_blanks(look) if character == " " else look))
            elif cells:
                cells[-1] = (cells[-1][0] + character, look)
            if size == 2:
                cells.append(("", look))
    return cells


def _break_in_two(row: list[_Cell], start: int, end: int) -> None:
    """What is left of a character of two cells is unknown if only one of them is written on."""
    if start and row[start][0] == "":
        row[start - 1] = _UNKNOWN
    if end < len(row) and row[end][0] == "":
        row[end] = _UNKNOWN


def _stretches(row: list[_Cell], cells: list[_Cell], x: int) -> Iterator[tuple[int, int]]:
    """Where the cells from a column on differ from a row, whole characters each time."""
    start = end = -1
    for column, cell in enumerate(cells, x):
        if cell == row[column]:
            continue
        if start >= 0 and column - end > _WORTH_WRITING:
            yield start, end
            start = -1
        if start < 0:
            start = column - 1 if cell[0] == "" and column > x else column
        end = column + 1
    if start >= 0:
        yield start, end
