"""The key line of a table: a pane, so that it changes in the same frame as the rest."""

from textual import events

from fishing_tui.tables.picture import Canvas, Piece, width_of
from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.pane import Pane

_GAP = 2


class KeyPane(Pane):
    """Keys and what they do, in one line; each can be clicked."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._keys: tuple[Key, ...] = ()

    def keys(self, keys: tuple[Key, ...]) -> None:
        """Shows these keys, as many as there is room for."""
        self._keys = keys
        canvas = Canvas(self.size.width, 1)
        x = 1
        for key in keys:
            if x + width_of(f"{key.key} {key.label}") > canvas.width:
                break
            pieces: list[Piece] = [(key.key, "bold $primary"), (f" {key.label}", "$quiet")]
            x = canvas.put(x, 0, pieces) + _GAP
        self.show(canvas.rows)

    def say(self, sentence: str) -> None:
        """Shows a sentence in place of the keys."""
        self._keys = ()
        canvas = Canvas(self.size.width, 1)
        canvas.say(1, 0, sentence, "bold $warning")
        self.show(canvas.rows)

    async def on_click(self, event: events.Click) -> None:
        """Does what the key under the mouse does."""
        x = 1
        for key in self._keys:
            width = width_of(f"{key.key} {key.label}")
            if x <= event.x < x + width and key.action:
                await self.screen.run_action(key.action)
            x += width + _GAP
