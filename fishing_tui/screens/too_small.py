"""The notice that the window is too small; the game waits behind it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

LEAST = Size(80, 24)


class TooSmallScreen(Screen[None]):
    """Asks for a larger window, and goes away by itself when there is one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.quit", show=False)]
    DEFAULT_CSS = """
    TooSmallScreen {
        align: center middle;
        Static { width: 100%; text-align: center; }
    }
    """

    def compose(self) -> ComposeResult:
        """The notice, which says how large the window is by now."""
        yield Static()

    def on_resize(self) -> None:
        """The numbers follow the window."""
        size = self.app.size
        self.query_one(Static).update(
            Content(
                f"Please enlarge the window to {LEAST.width} x {LEAST.height};\n"
                f"now it is {size.width} x {size.height}.\n"
                "The game waits. q quits (saved)."
            )
        )
