"""Painting only the cells that changed.

Textual 8.2.8 cuts what it repaints of a row at the right end of the change, but not at the left: every
change is painted from the left edge of its widget on. Across a whole board that is most of the bytes.
"""

from rich.console import Console
from rich.control import Control
from textual._compositor import ChopsUpdate, Compositor


class LeanUpdate(ChopsUpdate):
    """An update of which every span is cut at both ends."""

    def render_segments(self, console: Console) -> str:
        """What to send to the terminal."""
        parts: list[str] = []
        for y, left, right in self.spans:
            for end, (start, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                first, last = max(start, left), min(end, right)
                if strip is not None and first < last:
                    parts.append(Control.move_to(first, y).segment.text)
                    parts.append(strip.crop(first - start, last - start).render(console))
        return "".join(parts)


class LeanCompositor(Compositor):
    """A compositor whose partial updates are lean."""

    def render_partial_update(self) -> ChopsUpdate | None:
        """The update, if there is anything to paint."""
        update = super().render_partial_update()
        return update and LeanUpdate(update.chops, update.spans, update.chop_ends)
