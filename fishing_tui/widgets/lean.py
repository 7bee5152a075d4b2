"""Painting only the cells that changed, in as few bytes as that takes.

Textual 8.2.8 cuts what it repaints of a row at the right end of the change, but not at the left: every
change is painted from the left edge of its widget on. Across a whole board that is most of the bytes.
It also names a style's colours in full for each piece of text; a pen says only what changes.
"""

from collections.abc import Iterator

from rich.color import ColorSystem
from rich.console import Console
from rich.control import Control
from textual._compositor import ChopsUpdate, Compositor, LayoutUpdate
from textual.strip import Strip

from fishing_tui.widgets.pen import Pen

_Placed = tuple[int, int, Strip]
"""Where a strip begins, as column and line, and the strip."""


class LeanUpdate(ChopsUpdate):
    """An update of which every span is cut at both ends."""

    def render_segments(self, console: Console) -> str:
        """What to send to the terminal."""
        return _drawn(self._strips(), console)

    def _strips(self) -> Iterator[_Placed]:
        for y, left, right in self.spans:
            for end, (start, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                first, last = max(start, left), min(end, right)
                if strip is not None and first < last:
                    yield first, y, strip.crop(first - start, last - start)


class LeanLayoutUpdate(LayoutUpdate):
    """A whole screen."""

    def render_segments(self, console: Console) -> str:
        """What to send to the terminal."""
        return _drawn(self._strips(), console)

    def _strips(self) -> Iterator[_Placed]:
        for y, strips in enumerate(self.strips, self.region.y):
            yield self.region.x, y, Strip.join(strips)


class LeanCompositor(Compositor):
    """A compositor whose updates are lean."""

    def render_partial_update(self) -> ChopsUpdate | None:
        """The update, if there is anything to paint."""
        update = super().render_partial_update()
        return update and LeanUpdate(update.chops, update.spans, update.chop_ends)

    def render_full_update(self, simplify: bool = False) -> LayoutUpdate:
        """The whole screen."""
        update = super().render_full_update(simplify)
        return LeanLayoutUpdate(update.strips, update.region)


def _drawn(strips: Iterator[_Placed], console: Console) -> str:
    pen = Pen(console._color_system or ColorSystem.TRUECOLOR)
    parts: list[str] = []
    for x, y, strip in strips:
        parts.append(Control.move_to(x, y).segment.text)
        parts.extend([pen.write(segment.text, segment.style) for segment in strip])
    return "".join([*parts, pen.lift()])
