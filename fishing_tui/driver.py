"""How the screens talk to the terminal."""

import asyncio
import os
import signal
from contextlib import suppress
from typing import Any

from textual.drivers.linux_driver import LinuxDriver

from fishing_tui.foreground import NoForeground, await_foreground

_WHOLE_CELLS = "\x1b[?1016l"
"""Ends reports of the mouse in pixels, which Textual asks for where it can and does not end."""

_THE_WHOLE_JOB = 0


class SturdyDriver(LinuxDriver):
    """Gives the terminal to the shell and takes it back, and reads on after a key that is no UTF-8.

    Old terminals send such keys for letters with accents and for Alt. Signals are heeded between two steps
    of the app, and only while it has the terminal: before and after that they do what they always do.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        """As Textual calls it, which has handlers of its own for these signals."""
        super().__init__(*arguments, **more)
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        signal.signal(signal.SIGCONT, signal.SIG_DFL)

    def start_application_mode(self) -> None:
        """Takes the terminal, once the program is in the foreground."""
        self._wait()
        super().start_application_mode()  # type: ignore[no-untyped-call]
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTSTP, self._stop)
        loop.add_signal_handler(signal.SIGCONT, self._go_on)

    def stop_application_mode(self) -> None:
        """Gives the terminal back."""
        self._heed_no_signals()
        super().stop_application_mode()

    def _stop(self) -> None:
        """Stops, with the script that started it if one did: they are one job of the shell.

        Where there is no shell to go on from, as under `ssh HOST fishing-tui`, the system stops nothing.
        """
        self.suspend_application_mode()
        os.kill(_THE_WHOLE_JOB, signal.SIGTSTP)
        self._take_back()

    def _go_on(self) -> None:
        """After a stop by force the terminal is as the shell left it. A hang-up is told by this signal too:
        a second reader of a terminal that is gone would never end."""
        if os.isatty(self.fileno):
            self._heed_no_signals()
            self._wait()
            self.suspend_application_mode()
            self._take_back()

    def _take_back(self) -> None:
        self._must_signal_resume = True
        self.resume_application_mode()

    def _wait(self) -> None:
        with suppress(NoForeground):
            await_foreground(self.fileno)

    def _heed_no_signals(self) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_signal_handler(signal.SIGTSTP)
        loop.remove_signal_handler(signal.SIGCONT)

    def run_input_thread(self) -> None:
        """Reads keys until the end; what cannot be understood is dropped."""
        while not self.exit_event.is_set():
            try:
                super().run_input_thread()
            except UnicodeDecodeError:
                continue

    def _disable_mouse_support(self) -> None:
        super()._disable_mouse_support()
        if self._mouse_pixels:
            self.write(_WHOLE_CELLS)
            self.flush()
