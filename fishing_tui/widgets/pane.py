"""A pane: rows of cells, of which only what changed is painted again."""

from itertools import groupby, zip_longest
from operator import itemgetter

from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.geometry import Region
from textual.strip import Strip
from textual.style import Style
from textual.widget import Widget

from fishing_tui.tables.picture import Row


class Pane(Widget):
    """Shows rows of cells. It never changes its size to fit them."""

    DEFAULT_CSS = """
    Pane { position: absolute; background: $background; color: $foreground; }
    """

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._rows: list[Row] = []

    def show(self, rows: list[Row]) -> None:
        """Paints these rows, as far as they differ from what is there."""
        before, self._rows = self._rows, rows
        changed = [
            Region(0, y, self.size.width, 1)
            for y, (old, new) in enumerate(zip_longest(before, rows))
            if old != new
        ]
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        """One row, its cells of one style joined."""
        base = self.visual_style
        row = self._rows[y] if y < len(self._rows) else []
        segments = [
            Segment("".join([character for character, _ in cells]), self._style(base, style))
            for style, cells in groupby(row, key=itemgetter(1))
        ]
        return Strip(segments).adjust_cell_length(self.size.width, base.rich_style)

    def _style(self, base: Style, style: str) -> RichStyle:
        return (base + self.app.stylesheet.parse_style(style) if style else base).rich_style
