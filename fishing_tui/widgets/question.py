"""A question in reserved room at the bottom of a page: for a line of text, or for yes or no."""

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from fishing_tui.widgets.fields import TextField
from fishing_tui.widgets.press import PressLine


class Question(Vertical):
    """Asks one thing at a time; its room stays, empty, when nothing is asked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "settle(True)", show=False),
        Binding("n,q,escape", "settle(False)", show=False),
        Binding("left,right,up,down,h,j,k,l", "other", show=False),
    ]
    DEFAULT_CSS = """
    Question {
        height: 4;
        visibility: hidden;
        &.open { visibility: visible; }
        .asked { height: 2; color: $warning; }
        TextField { width: 100%; display: none; }
        &.text TextField { display: block; }
        Horizontal { height: 1; }
        PressLine { margin-right: 2; }
    }
    """

    def __init__(self) -> None:
        super().__init__(disabled=True)
        self._then: Callable[[str], None] | None = None
        self._back_to: Widget | None = None

    def compose(self) -> ComposeResult:
        """The question, the line to type in, and the two answers."""
        yield Static(classes="asked")
        yield TextField(longest=400)
        with Horizontal():
            yield PressLine("yes", id="yes")
            yield PressLine("no", id="no")

    def ask(self, question: str, then: Callable[[], None]) -> None:
        """Asks for yes or no; a yes calls `then`."""
        self._open(question, lambda _: then(), yes="y yes", no="n no")
        self.query_one("#no", PressLine).focus()

    def ask_text(self, question: str, value: str, then: Callable[[str], None]) -> None:
        """Asks for a line of text and gives it to `then`; a no, or Esc, gives nothing."""
        self._open(question, then, yes="Enter keep", no="Esc leave it", text=True)
        field = self.query_one(TextField)
        field.value = value
        field.cursor_position = len(value)
        field.focus()

    def action_settle(self, yes: bool) -> None:
        """Answers the question."""
        then, self._then = self._then, None
        self.remove_class("open", "text")
        self.disabled = True
        if self._back_to is not None:
            self._back_to.focus()
        if yes and then is not None:
            then(self.query_one(TextField).value.strip())

    def action_other(self) -> None:
        """From one answer to the other."""
        answers = list(self.query(PressLine))
        answers[1 if answers[0].has_focus else 0].focus()

    @on(TextField.Submitted)
    def keep_text(self, event: TextField.Submitted) -> None:
        """Enter in the line is a yes."""
        event.stop()
        self.action_settle(True)

    @on(PressLine.Pressed)
    def keep_answer(self, event: PressLine.Pressed) -> None:
        """A pressed answer counts."""
        event.stop()
        self.action_settle(event.line.id == "yes")

    @property
    def is_open(self) -> bool:
        """Whether something is being asked."""
        return self._then is not None

    def _open(
        self, question: str, then: Callable[[str], None], yes: str, no: str, text: bool = False
    ) -> None:
        if not self.is_open:
            self._back_to = self.screen.focused
        self._then = then
        self.disabled = False
        self.query_one(".asked", Static).update(Content(question))
        self.query_one("#yes", PressLine).show(yes)
        self.query_one("#no", PressLine).show(no)
        self.add_class("open").set_class(text, "text")
