"""Type-ahead: keys come one at a time, and none acts on a screen that was not there yet when it was typed."""

from asyncio import sleep
from time import monotonic
from typing import Any

from textual.app import App
from textual.events import Event, Key, MouseDown, Paste

CALM = 3
"""So many times in a row nothing was left to do: what a key leads to goes through several queues."""

LONGEST = 1.0
"""Seconds after which the next key is taken in any case."""


class TypeAhead:
    """Drops keys and clicks that were meant for another screen.

    A line that stalls brings several keys at once, and so does a paste. Each is looked at when the one before
    has been dealt with; if that one opened or closed a screen, what was typed by then is dropped.
    """

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self._screen_since = 0.0

    def is_typed(self, event: Event) -> bool:
        """Whether this comes straight from the player's hands."""
        return isinstance(event, Key | MouseDown | Paste) and not event.is_forwarded

    def too_late_or_early(self, event: Event) -> bool:
        """Whether the app is ending, or this was typed before the screen on top was there."""
        return self._app.return_code is not None or event.time < self._screen_since

    async def dealt_with(self, before: object) -> None:
        """Waits until what was typed has led to all it leads to.

        before: the screen that it was typed for
        """
        latest = monotonic() + LONGEST
        calm = 0
        while calm < CALM and monotonic() < latest:
            await sleep(0)
            calm = 0 if self._busy() else calm + 1
        if self._screen() is not before:
            self._screen_since = monotonic()

    def _busy(self) -> bool:
        screen = self._screen()
        if screen is None:
            return False
        widgets = screen.walk_children(with_self=True)
        return not screen.is_mounted or any(widget.message_queue_size for widget in widgets)

    def _screen(self) -> Any:
        return self._app.screen_stack[-1] if self._app.screen_stack else None
