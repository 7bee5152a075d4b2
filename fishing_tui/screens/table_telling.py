"""Telling a step beat by beat, so that what happens by itself can be followed; any key goes on."""

import asyncio
from typing import TYPE_CHECKING

from rules.game import Step

if TYPE_CHECKING:
    from fishing_tui.screens.table import TableScreen

SECONDS = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""How long a beat stands, by pace."""

_FRAMES, _FRAME = 5, 0.06


class Telling:
    """Shows the beats of steps on a table, one after another.

    busy: a step is being told
    told: how many lines of the log may be shown so far; None for all
    shake: while dice tumble, another number for each frame
    """

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._skip = asyncio.Event()
        self.busy = False
        self.told: int | None = None
        self.shake = 0

    def skip(self) -> None:
        """Goes on at once to where somebody is asked."""
        self._skip.set()

    def stop(self) -> None:
        """All is told."""
        self.busy, self.told = False, None
        self._skip.clear()
        self.shake = 0

    async def tell(self, step: Step) -> None:
        """Shows each beat for as long as the pace says, but the last, which is shown with what follows."""
        screen, session = self._screen, self._screen.session
        self.busy = True
        untold = len(session.log(screen.viewer)) - self._sentences(step)
        for beat in step.beats:
            screen.view = session.game.view(beat.state, screen.viewer)
            untold += self._sentences(Step(beat.state, (beat,)))
            self.told = untold
            rolled = screen.table.rolls(beat.events) and screen.fishing.settings.moves()
            if rolled:
                await self._roll()
            if beat is not step.beats[-1]:
                screen.paint()
                await self._wait(SECONDS[screen.fishing.settings.pace])

    def _sentences(self, step: Step) -> int:
        """How many lines of the viewer's log a step has."""
        screen, game = self._screen, self._screen.session.game
        count = 0
        for beat in step.beats:
            view = game.view(beat.state, screen.viewer)
            for event in beat.events:
                witnessed = game.witness(event, screen.viewer)
                count += bool(witnessed is not None and game.tell(view, screen.viewer, witnessed))
        return count

    async def _roll(self) -> None:
        """The dice tumble for a moment."""
        screen = self._screen
        for frame in range(_FRAMES, 0, -1):
            if self._skip.is_set():
                break
            self.shake = frame
            screen.panes.paint_board(screen.look())
            await asyncio.sleep(_FRAME)
        self.shake = 0

    async def _wait(self, seconds: float) -> None:
        """Waits, unless a key was pressed; not while the window is too small to see anything."""
        while self._screen.fishing.waiting:
            await asyncio.sleep(0.1)
        if seconds and not self._skip.is_set():
            try:
                await asyncio.wait_for(self._skip.wait(), seconds)
            except TimeoutError:
                return
