"""Waiting until an app has nothing left to do.

Textual's own way compares two clocks: at least 20 ms a wait and five waits a key, and on a busy machine it may end
too early. What is left to do stands in the event loop, so here the loop is asked.
"""

import asyncio
from asyncio import sleep

SOON = 0.06
"""Seconds: a timer that is due so soon belongs to what is being done, such as Textual's wait for a window's size."""

TIMERS = 8
"""So many timers are waited for; one that is set again and again, as in an app that has ended, is not."""

CALM = 3
"""So many times in a row nothing is left to do; what comes from a socket or a thread arrives in between."""


async def until_idle(min_sleep: float = 0, max_sleep: float = 1) -> None:
    """Waits until nothing is left to do now or soon; stands in for Textual's `wait_for_idle`."""
    calm = timers = 0
    while calm < CALM:
        await sleep(0)
        calm += 1
        if _ready():
            calm = 0
        elif timers < TIMERS and (due := _due()) < SOON:
            await sleep(max(due, 0))
            calm, timers = 0, timers + 1


def _ready() -> bool:
    """Whether something waits for its turn in the loop."""
    return bool(asyncio.get_running_loop()._ready)  # type: ignore[attr-defined]


def _due() -> float:
    """Seconds until the next timer of the loop."""
    loop = asyncio.get_running_loop()
    timers = [timer.when() for timer in loop._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
    return min(timers, default=float("inf")) - loop.time()
