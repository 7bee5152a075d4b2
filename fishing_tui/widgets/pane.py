"""A pane: rows of cells, of which only what changed is painted again."""

from collections.abc import Iterator

from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.geometry import Region
from textual.strip import Strip
from textual.style import Style
from textual.widget import Widget

from fishing_tui.tables.picture import Row

_WORTH_SKIPPING = 6
"""Unchanged cells between two changes that cost more to paint than to step over."""

_SEEN_ON_BLANKS = ("reverse", "underline", " on ")


class Pane(Widget):
    """Shows rows of cells. It never changes its size to fit them."""

    DEFAULT_CSS = """
    Pane { position: absolute; background: $background; color: $foreground; }
    """

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._rows: list[Row] = []

    def show(self, rows: list[Row]) -> None:
        """Paints these rows, and of them only the cells that differ from what is there."""
        before, self._rows = self._rows, rows
        changed: list[Region] = []
        for y in range(max(len(before), len(rows))):
            old = before[y] if y < len(before) else []
            new = rows[y] if y < len(rows) else []
            if old != new:
                changed.extend(self._differences(y, old, new))
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        """One row, its cells of one style joined; a blank takes the style of what stands before it."""
        base = self.visual_style
        if y >= len(self._rows):
            return Strip.blank(self.size.width, base.rich_style)
        segments: list[Segment] = []
        run, run_style = "", ""
        for character, style in self._rows[y]:
            if style != run_style and not (character == " " and _is_plain(style) and _is_plain(run_style)):
                if run:
                    segments.append(Segment(run, self._style(base, run_style)))
                run, run_style = "", style
            run += character
        segments.append(Segment(run, self._style(base, run_style)))
        return Strip(segments).adjust_cell_length(self.size.width, base.rich_style)

    def _style(self, base: Style, style: str) -> RichStyle:
        return (base + self.app.stylesheet.parse_style(style) if style else base).rich_style

    def _differences(self, y: int, old: Row, new: Row) -> Iterator[Region]:
        """The stretches of a row that changed."""
        if len(old) != len(new):
            yield Region(0, y, self.size.width, 1)
            return
        start = end = -1
        for x, cells in enumerate(zip(old, new, strict=True)):
            if cells[0] == cells[1] or _looks_alike(*cells):
                continue
            if start >= 0 and x - end > _WORTH_SKIPPING:
                yield _whole(y, start, end, old, new)
                start = -1
            start, end = (x if start < 0 else start), x + 1
        if start >= 0:
            yield _whole(y, start, end, old, new)


def _whole(y: int, start: int, end: int, old: Row, new: Row) -> Region:
    """A stretch of a row, widened where it would cut a character of two cells in half."""
    while start > 0 and "" in (old[start][0], new[start][0]):
        start -= 1
    while end < len(new) and "" in (old[end][0], new[end][0]):
        end += 1
    return Region(start, y, end - start, 1)


def _looks_alike(old: tuple[str, str], new: tuple[str, str]) -> bool:
    """Whether both cells are blank, whatever their colour."""
    return old[0] == new[0] == " " and _is_plain(old[1]) and _is_plain(new[1])


def _is_plain(style: str) -> bool:
    """Whether a style cannot be seen on a blank."""
    return not any(word in style for word in _SEEN_ON_BLANKS)
