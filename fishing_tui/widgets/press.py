"""A line that can be pressed: with Enter, Space or the mouse."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static


class PressLine(Static, can_focus=True):
    """One line that does something when it is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", show=False)]
    DEFAULT_CSS = """
    PressLine {
        width: auto;
        height: 1;
        padding: 0 1;
        &:focus { background: $block-cursor-background; color: $block-cursor-foreground; }
        &:focus:nocolor { text-style: reverse; }
    }
    """

    class Pressed(Message):
        """The line was pressed."""

        def __init__(self, line: "PressLine") -> None:
            super().__init__()
            self.line = line

        @property
        def control(self) -> "PressLine":
            """The line that was pressed."""
            return self.line

    def __init__(self, text: str, id: str | None = None) -> None:  # noqa: A002
        super().__init__(Content(text), id=id)

    def show(self, text: str) -> None:
        """Another text on the line."""
        self.update(Content(text))

    def on_focus(self) -> None:
        """The terminal's own cursor goes along."""
        self.app.cursor_position = self.content_region.offset

    def on_click(self) -> None:
        """A click presses it."""
        self.action_press()

    def action_press(self) -> None:
        """Says that it was pressed."""
        self.post_message(self.Pressed(self))
