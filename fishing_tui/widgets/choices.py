"""The choices: numbered lines in a place that is always kept for them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual import events
from textual.geometry import Offset

from fishing_tui.tables.picture import Canvas, Piece, Row, wrapped
from fishing_tui.widgets.pane import Pane

LABELS = "123456789mtvwyz"
"""What chooses a line: digits, then letters that are neither a command nor a die."""


class Choice(NamedTuple):
    """A line that can be chosen, and what happens then."""

    pieces: list[Piece]
    chosen: Callable[[], None]


class Choices(Pane):
    """Lists choices, one of them highlighted; a list longer than its place scrolls.

    above, below: how many choices lie out of sight
    """

    def __init__(self, scrolled: Callable[[], None] = lambda: None, id: str | None = None) -> None:  # noqa: A002
        """scrolled: is called when moving the highlight has brought other choices into sight."""
        super().__init__(id=id)
        self._scrolled = scrolled
        self.above = self.below = 0
        self._choices: Sequence[Choice] = ()
        self._lines: list[list[list[Piece]]] = []
        self._top = 0
        self.cursor = 0
        self.active = True

    @property
    def count(self) -> int:
        """How many choices there are."""
        return len(self._choices)

    def offer(self, choices: Sequence[Choice], active: bool = True) -> None:
        """Other choices; the first is highlighted unless they are as before. `active`: arrows act here."""
        same = [choice.pieces for choice in choices] == [choice.pieces for choice in self._choices]
        self._choices = choices
        self.active = active
        if not same:
            self.cursor = self._top = 0
        self.repaint()

    def explain(self, sentences: Sequence[list[Piece]]) -> None:
        """Sentences in the place of the choices, which cannot be chosen meanwhile."""
        self._choices = ()
        self._count(self.size.height)
        width, height = self.size
        lines = [line for sentence in sentences for line in wrapped(sentence, width - 2, indent=2)]
        self.show(rows_of([[(" ", ""), *line] for line in lines], width, height))

    def move(self, by: int) -> None:
        """Highlights the next line, up or down."""
        if self._choices:
            in_sight = self.above, self.below
            self.cursor = min(max(self.cursor + by, 0), len(self._choices) - 1)
            self.repaint()
            if in_sight != (self.above, self.below):
                self._scrolled()

    def choose(self, number: int | None = None) -> bool:
        """Chooses a line, or the highlighted one; whether there was one."""
        number = self.cursor if number is None else number
        if not 0 <= number < len(self._choices):
            return False
        self._choices[number].chosen()
        return True

    def key(self, character: str | None) -> bool:
        """Chooses the line with this label; whether there is one."""
        return bool(character) and self.choose(LABELS.find(character or "?"))

    def repaint(self) -> None:
        """Paints what changed."""
        width, height = self.size
        if not width or not height:
            return
        canvas = Canvas(width, height)
        self._lines = [wrapped(choice.pieces, width - 5, indent=2) for choice in self._choices]
        self._scroll(height)
        y = 0
        for number in range(self._top, len(self._choices)):
            y = self._draw(canvas, number, y)
        self.show(canvas.rows)
        self._count(height)

    def on_resize(self) -> None:
        """The lines wrap anew."""
        self.repaint()

    def on_click(self, event: events.Click) -> None:
        """A click chooses its line."""
        event.stop()
        y = 0
        for number in range(self._top, len(self._choices)):
            y += len(self._lines[number])
            if event.y < y:
                self.choose(number)
                return

    def on_mouse_scroll_down(self) -> None:
        """The wheel moves the highlight."""
        self.move(1)

    def on_mouse_scroll_up(self) -> None:
        """The wheel moves the highlight."""
        self.move(-1)

    def _scroll(self, height: int) -> None:
        """Keeps the highlighted line in sight."""
        self._top = min(self._top, self.cursor)
        while sum(len(lines) for lines in self._lines[self._top : self.cursor + 1]) > height:
            self._top += 1

    def _draw(self, canvas: Canvas, number: int, y: int) -> int:
        label = LABELS[number] if number < len(LABELS) else " "
        here = self.active and number == self.cursor
        for line, pieces in enumerate(self._lines[number]):
            if line == 0:
                marker = ">" if number == self.cursor else " "
                canvas.put(0, y, [(f"{marker}{label} ", "bold $primary")])
                if here and y < canvas.height:
                    self.app.cursor_position = self.content_region.offset + Offset(1, y)
            canvas.put(3, y, [(text, f"{style} bold" if here else style) for text, style in pieces])
            y += 1
        return y

    def _count(self, height: int) -> None:
        """Counts the choices out of sight, one that is cut among them."""
        self.above, self.below = (self._top, len(self._choices) - self._top) if self._choices else (0, 0)
        used = 0
        for lines in self._lines[self._top : self._top + self.below]:
            used += len(lines)
            if used > height:
                break
            self.below -= 1


def rows_of(lines: Sequence[list[Piece]], width: int, height: int) -> list[Row]:
    """Lines of pieces as rows of cells."""
    canvas = Canvas(width, height)
    for y, pieces in enumerate(lines[:height]):
        canvas.put(0, y, pieces)
    return canvas.rows
