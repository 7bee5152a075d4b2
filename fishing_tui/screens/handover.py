"""The keyboard goes from one player to the next: whether that needs a curtain, and the curtain itself."""

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.content import Content
from textual.geometry import Offset
from textual.screen import Screen
from textual.widgets import Static

if TYPE_CHECKING:
    from fishing_tui.session import GameSession
    from fishing_tui.settings import Settings
    from rules.game import Seat

Passing: TypeAlias = Literal["curtain", "line", "nothing"]


def passing(settings: "Settings", session: "GameSession", before: "Seat | None", after: "Seat") -> Passing:
    """What to show before a seat decides: a curtain, a short line saying who is next, or nothing.

    before: the seat that was at the keyboard last; None if the game has just been opened
    """
    seating = session.seating
    if before == after or seating[after].player != "human":
        return "nothing"
    if before is None:
        return "curtain" if _opened_on_a_secret(settings, session, after) else "nothing"
    if seating[before].player != "human":
        return "nothing"
    if settings.handover == "always":
        return "curtain"
    if settings.handover == "when needed" and session.curtain_needed(before, after):
        return "curtain"
    return "line" if settings.next_line else "nothing"


def _opened_on_a_secret(settings: "Settings", session: "GameSession", seat: "Seat") -> bool:
    """Whether somebody else may be looking when a game is opened in which the seat holds a secret."""
    people = [taken for taken in session.seating if taken.player == "human"]
    if len(people) < 2 or settings.handover == "never":
        return False
    return settings.handover == "always" or seat in session.game.secrets(session.state)


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
        """The next player has the keyboard."""
        self._stop_typing_ahead()
        self.dismiss()

    def _stop_typing_ahead(self) -> None:
        from fishing_tui.app import FishingApp

        assert isinstance(self.app, FishingApp)
        self.app.ignore_keys()

    def _point(self) -> None:
        self.app.cursor_position = self.query_one("#how").region.offset + Offset(0, 0)
