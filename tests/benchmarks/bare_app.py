"""The least Textual app there can be, to measure ours against: a line that changes with each key."""

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static

READY = "bare app"


class BareApp(App[None]):
    """One line of text."""

    def compose(self) -> ComposeResult:
        """The line."""
        yield Static(READY)

    def on_key(self, event: events.Key) -> None:
        """Another text in the line, of the same length."""
        line = self.query_one(Static)
        line.update("BARE APP" if str(line.content) == READY else READY, layout=False)


if __name__ == "__main__":
    BareApp().run()
