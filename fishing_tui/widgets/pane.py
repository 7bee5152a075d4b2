"""A pane: rows of cells, of which only what changed is painted again."""

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
        """Paints these rows, and of them only the cells that differ from what is there."""
        before, self._rows = self._rows, rows
        changed = []
        for y in range(max(len(before), len(rows))):
            old = before[y] if y < len(before) else []
            new = rows[y] if y < len(rows) else []
            if old != new:
                changed.append(self._difference(y, old, new))
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        """One row, its cells of one style joined."""
        base = self.visual_style
        if y >= len(self._rows):
            return Strip.blank(self.size.width, base.rich_style)
        segments: list[Segment] = []
        run, run_style = "", ""
        for character, style in self._rows[y]:
            if style != run_style and run:
                segments.append(Segment(run, self._style(base, run_style)))
                run = ""
            run_style = style
            run += character
        segments.append(Segment(run, self._style(base, run_style)))
        return Strip(segments).adjust_cell_length(self.size.width, base.rich_style)

    def _style(self, base: Style, style: str) -> RichStyle:
        return (base + self.app.stylesheet.parse_style(style) if style else base).rich_style

    def _difference(self, y: int, old: Row, new: Row) -> Region:
        if len(old) != len(new):
            return Region(0, y, self.size.width, 1)
        places = [x for x, cells in enumerate(zip(old, new, strict=True)) if cells[0] != cells[1]]
        return Region(places[0], y, places[-1] - places[0] + 1, 1)
