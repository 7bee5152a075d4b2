"""Telling a step beat by beat, so that what happens by itself can be followed; any key goes on."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from rules.game import Beat, Step

if TYPE_CHECKING:
    from fishing_tui.screens.table import TableScreen

SECONDS = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""How long a beat stands, by pace."""

_FRAMES, _FRAME = 5, 0.06


class Telling:
    """Shows the beats of steps on a table, one after another.

    busy: a step is being told
    told: how many lines of the log may be shown so far; None for all
    tumbling: the names of the spots whose dice are rolling
    shake: while dice tumble, another number for each frame
    holding: a beat stands until a key is pressed
    held: a beat stood so, and everybody read it, since somebody was last asked
    """

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._skip = asyncio.Event()
        self.busy = False
        self.told: int | None = None
        self.tumbling: frozenset[str] = frozenset()
        self.shake = 0
        self.holding = False
        self.held = False
        self._stood = False

    def skip(self) -> None:
        """Goes on at once to where somebody is asked."""
        self._skip.set()

    def begin(self) -> None:
        """Something is about to be told: whatever is pressed from now on only goes on."""
        self.busy = True

    def look_again(self) -> None:
        """The next step is told at its own pace, even if an earlier one was skipped."""
        self._skip.clear()

    def end(self) -> None:
        """All is told. If it could be seen, a key that was still to go on must not choose anything."""
        if self._stood:
            self._screen.fishing.ignore_keys()
        self.stop()

    def stop(self) -> None:
        """Nothing is told any more."""
        self.busy, self.told, self.held, self._stood = False, None, False, False
        self._skip.clear()

    async def tell(self, step: Step, linger: bool) -> None:
        """Shows each beat for as long as the pace says; the last one too if it is to `linger`.

        Without a wait nothing is painted: what follows paints where it all led to.
        """
        screen = self._screen
        self.busy = True
        self.told = len(screen.session.log(screen.eyes)) - self._sentences(step.beats)
        for beat in step.beats:
            screen.view = screen.session.game.view(beat.state, screen.eyes)
            await self._roll(beat)
            self.told += self._sentences((beat,))
            if screen.table.held(beat.events):
                await self._hold()
            elif linger or beat is not step.beats[-1]:
                await self._wait(SECONDS[screen.fishing.settings.pace])

    def _sentences(self, beats: tuple[Beat, ...]) -> int:
        """How many lines of the viewer's log these beats have."""
        screen, game = self._screen, self._screen.session.game
        count = 0
        for beat in beats:
            view = game.view(beat.state, screen.eyes)
            for event in beat.events:
                witnessed = game.witness(event, screen.eyes)
                count += bool(witnessed is not None and game.tell(view, screen.eyes, witnessed))
        return count

    async def _roll(self, beat: Beat) -> None:
        """The dice that were rolled tumble for a moment, if anything may move."""
        screen = self._screen
        rolled = screen.table.rolled(screen.view, beat.events)
        if not rolled or not screen.fishing.settings.moves():
            return
        self.tumbling = rolled
        for self.shake in range(_FRAMES, 0, -1):
            if self._skip.is_set():
                break
            screen.panes.paint_board(screen.panes.look())
            await asyncio.sleep(_FRAME)
        self.tumbling, self.shake = frozenset(), 0

    async def _hold(self) -> None:
        """Shows where it stands until a key is pressed, whatever was skipped before."""
        self._skip.clear()
        self.holding = self._stood = True
        self._screen.hidden = False
        self._screen.paint()
        await self._skip.wait()
        self._skip.clear()
        self.holding, self.held = False, True

    async def _wait(self, seconds: float) -> None:
        """Shows where it stands and waits, unless a key was pressed; longer while nothing can be seen."""
        while self._screen.fishing.waiting:
            await asyncio.sleep(0.1)
        if not seconds or self._skip.is_set():
            return
        self._stood = True
        self._screen.paint()
        # Not wait_for: in Python 3.11 it forgets that it was cancelled when a key comes at the same moment.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._skip.wait()
