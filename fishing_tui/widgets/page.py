"""What the screens around the table share: a title, a place for notices, a key line, the way back."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from fishing_tui.widgets.key_line import Key, KeyLine

if TYPE_CHECKING:
    from fishing_tui.app import FishingApp

BACK = Key("q", "back", "screen.leave")


class Page(Screen[None]):
    """A screen with a heading, something below it, a line for notices, and the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", show=False),
        Binding("escape", "go_back", show=False),
    ]
    DEFAULT_CSS = """
    Page {
        align: center middle;
        #sheet {
            width: 100%;
            height: 1fr;
            max-width: 100;
            max-height: 36;
            padding: 0 1;
            border: none;
        }
        &.-wide.-tall #sheet { border: solid $panel; padding: 0 2; }

        #heading { height: 2; color: $primary; text-style: bold; text-wrap: nowrap; text-overflow: clip; }
        #notice { height: auto; max-height: 4; color: $warning; }
    }
    """
    HEADING: ClassVar[str] = ""
    KEYS: ClassVar[tuple[Key, ...]] = (BACK,)

    @property
    def fishing(self) -> "FishingApp":
        """The app, as what it is."""
        from fishing_tui.app import FishingApp

        assert isinstance(self.app, FishingApp)
        return self.app

    def compose(self) -> ComposeResult:
        """The sheet with what belongs on it, and the key line below."""
        with Vertical(id="sheet"):
            yield Static(Content(self.HEADING), id="heading")
            yield from self.body()
            yield Static(id="notice", markup=False)
        yield KeyLine(*self.KEYS)

    def body(self) -> "list[Widget]":
        """What stands between heading and notice; each page has its own."""
        return []

    def head(self, text: str) -> None:
        """Another heading."""
        self.query_one("#heading", Static).update(Content(text), layout=False)

    def notice(self, sentence: str) -> None:
        """Tells the player something; "" clears the line."""
        self.query_one("#notice", Static).update(Content(sentence))

    def action_leave(self) -> None:
        """Back to where this screen was opened."""
        self.fishing.back()

    def action_go_back(self) -> None:
        """The same, by the key that only ever means going back."""
        self.action_leave()
