"""The last line of a screen: which keys do what; each can be clicked too."""

from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.widgets import Static

_GAP = "  "


class Key(NamedTuple):
    """A key, what it does in a word or two, and the action to run when it is clicked ("" for none)."""

    key: str
    label: str
    action: str = ""


class KeyLine(Static):
    """One line of keys, at the bottom of a screen."""

    DEFAULT_CSS = """
    KeyLine {
        dock: bottom;
        width: 100%;
        height: 1;
        padding: 0 1;
        color: $quiet;
        text-wrap: nowrap;
        text-overflow: clip;
    }
    """

    def __init__(self, *keys: Key, id: str | None = None) -> None:  # noqa: A002
        super().__init__(_line(keys), id=id)
        self._keys = keys

    def show(self, *keys: Key) -> None:
        """Other keys, in the same place."""
        self._keys = keys
        self.update(_line(keys), layout=False)

    async def on_click(self, event: events.Click) -> None:
        """Does what the key under the mouse does."""
        place = event.x - self.content_region.x + self.region.x
        for key in self._keys:
            width = _text(key).cell_length
            if 0 <= place < width and key.action:
                await self.screen.run_action(key.action)
            place -= width + len(_GAP)


def _line(keys: tuple[Key, ...]) -> Content:
    return Content(_GAP).join([_text(key) for key in keys])


def _text(key: Key) -> Content:
    return Content.assemble((key.key, "bold $primary"), f" {key.label}")
