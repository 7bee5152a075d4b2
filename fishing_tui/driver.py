"""How the screens talk to the terminal."""

from textual.drivers.linux_driver import LinuxDriver

_WHOLE_CELLS = "\x1b[?1016l"
"""Ends reports of the mouse in pixels, which Textual asks for where it can and does not end."""


class SturdyDriver(LinuxDriver):
    """Reads on after a key that is no UTF-8, as old terminals send for letters with accents and for Alt.

    It takes the terminal back only after it was stopped: a hang-up comes with SIGCONT too, and a second
    reader of a terminal that is gone would never end.
    """

    def _sigcont_application(self, *_: object) -> None:
        if self._must_signal_resume:
            super()._sigcont_application()

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
