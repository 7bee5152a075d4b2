"""The curtain between one player and the next."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.content import Content
from textual.geometry import Offset
from textual.screen import Screen
from textual.widgets import Static


class HandoverScreen(Screen[None]):
    """The curtain: nothing but the next name, until that player has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "take", show=False)]
    DEFAULT_CSS = """
    HandoverScreen {
        #next { width: auto; height: 2; text-style: bold; }
        #how { width: auto; color: $quiet; }
    }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._next = name

    def compose(self) -> ComposeResult:
        """The name, and how to go on."""
        with Middle():
            yield Center(Static(Content(self._next), id="next"))
            yield Center(Static("press Enter when you hold the keyboard", id="how", markup=False))

    def on_mount(self) -> None:
        """No message from the table stays in sight, and what was typed ahead does not lift the curtain."""
        self.app.clear_notifications()
        self._stop_typing_ahead()
        self.call_after_refresh(self._point)

    def on_click(self) -> None:
        """A click lifts the curtain too."""
        self.action_take()

    def action_take(self) -> None:
        """The next player has the keyboard; under the notice of a small window nobody takes it."""
        if self.app.screen is self:
            self._stop_typing_ahead()
            self.dismiss()

    def _stop_typing_ahead(self) -> None:
        from fishing_tui.app import FishingApp

        assert isinstance(self.app, FishingApp)
        self.app.ignore_keys()

    def _point(self) -> None:
        if self.app.screen is self:
            self.app.cursor_position = self.query_one("#how").region.offset + Offset(0, 0)
