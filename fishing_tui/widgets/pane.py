"""A pane: rows of cells, of which only what changed is painted again."""

from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.geometry import Region
from textual.strip import Strip
from textual.style import Style
from textual.widget import Widget

from fishing_tui.tables.picture import Row

_NEAR = 6
"""Cells that differ with no more than these between them are painted in one go: moving costs bytes too."""


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
        changed = [
            region
            for y in range(max(len(before), len(rows)))
            for region in self._differences(y, before[y : y + 1], rows[y : y + 1])
        ]
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
            if style != run_style and not (character == " " and _bare(style) and _bare(run_style)):
                if run:
                    segments.append(Segment(run, self._style(base, run_style)))
                run, run_style = "", style
            run += character
        segments.append(Segment(run, self._style(base, run_style)))
        return Strip(segments).adjust_cell_length(self.size.width, base.rich_style)

    def _style(self, base: Style, style: str) -> RichStyle:
        return (base + self.app.stylesheet.parse_style(style) if style else base).rich_style

    def _differences(self, y: int, old: list[Row], new: list[Row]) -> list[Region]:
        """The parts of a line that differ; a row given as an empty list is not there."""
        if old == new:
            return []
        if not old or not new or len(old[0]) != len(new[0]):
            return [Region(0, y, self.size.width, 1)]
        places = [x for x, cells in enumerate(zip(old[0], new[0], strict=True)) if cells[0] != cells[1]]
        runs = [[places[0], places[0]]]
        for x in places:
            if x - runs[-1][1] > _NEAR:
                runs.append([x, x])
            runs[-1][1] = x
        return [Region(first, y, last - first + 1, 1) for first, last in runs]


def _bare(style: str) -> bool:
    """Whether a space looks the same in this style as in any other such: each change of style costs bytes."""
    return "reverse" not in style and "underline" not in style
