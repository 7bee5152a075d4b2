"""The last thing that happens to what is drawn where only ASCII may be: names and Textual's own signs too."""

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from fishing_tui.glyphs import to_ascii_cells


class AsciiFilter(LineFilter):
    """Draws every character that is no ASCII by its twin."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments, in ASCII."""
        return [Segment(to_ascii_cells(text), style, control) for text, style, control in segments]
