"""How the screens end other than by the player: by a signal, or by a fault of the program's own."""

import asyncio
import signal
import traceback
from collections.abc import Callable

_SIGNALS = [
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT") if hasattr(signal, name)
]
_REPORT = """\
fishing-tui met a fault of its own and had to stop.
Every action that you saw is saved; this goes on from there:  fishing-tui resume
What led to the fault, for a report of it:

{trace}"""


def catch_signals(end: Callable[[signal.Signals], None]) -> None:
    """From now on a signal that would end the process calls `end` instead."""
    loop = asyncio.get_running_loop()
    for number in _SIGNALS:
        loop.add_signal_handler(number, end, number)


def let_signals_go() -> None:
    """Leaves signals as they were found."""
    loop = asyncio.get_running_loop()
    for number in _SIGNALS:
        loop.remove_signal_handler(number)


def report(fault: BaseException) -> str:
    """What to tell of a fault. It names places in the program, and no values: cards lie hidden in them."""
    return _REPORT.format(trace="".join(traceback.format_exception(fault)).rstrip())
