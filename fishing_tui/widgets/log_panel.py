"""The log: the newest sentences at the bottom, scrolling back to the start."""

from collections.abc import Sequence

from fishing_tui.tables.picture import Canvas, Piece, wrapped
from fishing_tui.widgets.pane import Pane


class LogPanel(Pane):
    """Sentences as pieces; the newest are in sight until it is scrolled back."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._sentences: Sequence[list[Piece]] = ()
        self._fresh = 0
        self._back = 0

    def tell(self, sentences: Sequence[list[Piece]], fresh: int) -> None:
        """Other sentences; the last `fresh` ones are new to the viewer."""
        self._sentences = sentences
        self._fresh = fresh
        self._back = 0
        self.repaint()

    def scroll_by(self, lines: int) -> None:
        """Scrolls back (positive) or towards the newest sentence."""
        self._back = max(self._back + lines, 0)
        self.repaint()

    def on_resize(self) -> None:
        """The sentences wrap anew."""
        self.repaint()

    def on_mouse_scroll_up(self) -> None:
        """The wheel scrolls."""
        self.scroll_by(2)

    def on_mouse_scroll_down(self) -> None:
        """The wheel scrolls."""
        self.scroll_by(-2)

    def repaint(self) -> None:
        """Paints what changed."""
        width, height = self.size
        if not width or not height:
            return
        lines = self._lines(width - 2, height + self._back)
        self._back = min(self._back, max(len(lines) - height, 0))
        end = len(lines) - self._back
        canvas = Canvas(width, height)
        for y in range(height):
            canvas.say(0, y, self._edge, "$quiet")
        for y, pieces in enumerate(lines[max(end - height, 0) : end]):
            canvas.put(2, y, pieces)
        self.show(canvas.rows)

    @property
    def _edge(self) -> str:
        return "│"

    def _lines(self, width: int, most: int) -> list[list[Piece]]:
        """The last lines, at least `most` if there are as many; older sentences are drawn quietly."""
        lines: list[list[Piece]] = []
        for number, sentence in enumerate(reversed(self._sentences)):
            if len(lines) >= most:
                break
            quiet = number >= self._fresh
            pieces = [(text, "$quiet" if quiet and not style else style) for text, style in sentence]
            lines = wrapped(pieces, width, indent=2) + lines
        return lines
