"""The log: the newest sentences at the bottom, scrolling back to the start.

A tall log that moved up by each new sentence would be painted whole with every action; so it moves up
further at once where there is room, and the next sentences are written into the lines that are free.
"""

from collections.abc import Callable, Sequence

from fishing_tui.glyphs import LINES
from fishing_tui.tables.picture import Canvas, Piece, wrapped
from fishing_tui.widgets.pane import Pane
from rules.words import Words

_FILLED, _FREED = 8, 3
"""When the log moves up, so many lines stay filled, and a third of the others become free."""


class LogPanel(Pane):
    """Sentences, put into pieces as they come in sight: the newest, until it is scrolled back."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._sentences: Sequence[Words] = ()
        self._put: Callable[[Words], list[Piece]] = _plainly
        self._fresh = 0
        self._first = 0
        self._back = 0

    def tell(self, sentences: Sequence[Words], fresh: int, put: Callable[[Words], list[Piece]]) -> None:
        """Other sentences; the last `fresh` ones are new to the viewer. `put`: makes pieces of one."""
        self._sentences, self._put = sentences, put
        self._fresh = fresh
        self._back = 0
        self.repaint()

    def forget(self) -> None:
        """No sentence is left."""
        self.tell((), 0, _plainly)

    def scroll_by(self, lines: int) -> None:
        """Scrolls back (positive) or towards the newest sentence."""
        self._back = max(self._back + lines, 0)
        self.repaint()

    def on_resize(self) -> None:
        """The sentences wrap anew, and fill their new place."""
        self._first = len(self._sentences)
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
        canvas = Canvas(width, height)
        for y in range(height):
            canvas.say(0, y, LINES.down, "$quiet")
        for y, pieces in enumerate(self._in_sight(width - 2, height)):
            canvas.put(2, y, pieces)
        self.show(canvas.rows)

    def _in_sight(self, width: int, height: int) -> list[list[Piece]]:
        if self._back:
            return self._scrolled_back(width, height)
        lines = self._lines(width, self._first)
        if not lines or len(lines) > height:
            self._first = self._moved_up(width, height)
            lines = self._lines(width, self._first)
        return lines[-height:]

    def _scrolled_back(self, width: int, height: int) -> list[list[Piece]]:
        lines = self._lines(width, 0)
        self._back = min(self._back, max(len(lines) - height, 0))
        end = len(lines) - self._back
        return lines[max(end - height, 0) : end]

    def _moved_up(self, width: int, height: int) -> int:
        """The first of the newest sentences that leave some lines free; the newest one is always shown."""
        room = height - max(height - _FILLED, 0) // _FREED
        first = len(self._sentences)
        while first and (room := room - len(self._wrapped(width, first - 1))) >= 0:
            first -= 1
        return min(first, max(len(self._sentences) - 1, 0))

    def _lines(self, width: int, first: int) -> list[list[Piece]]:
        """The lines of a sentence and all that follow it."""
        return [
            line for number in range(first, len(self._sentences)) for line in self._wrapped(width, number)
        ]

    def _wrapped(self, width: int, number: int) -> list[list[Piece]]:
        """The lines of one sentence; one that is not new is drawn quietly."""
        sentence = self._put(self._sentences[number])
        if number < len(self._sentences) - self._fresh:
            sentence = [(text, style or "$quiet") for text, style in sentence]
        return wrapped(sentence, width, indent=2)


def _plainly(words: Words) -> list[Piece]:
    return [(str(part), "") for part in words]
