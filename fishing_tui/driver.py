"""How keys are read from the terminal."""

from textual.drivers.linux_driver import LinuxDriver


class SturdyDriver(LinuxDriver):
    """Reads on after a key that is no UTF-8, as old terminals send for letters with accents and for Alt."""

    def run_input_thread(self) -> None:
        """Reads keys until the end; what cannot be understood is dropped."""
        while not self.exit_event.is_set():
            try:
                super().run_input_thread()
            except UnicodeDecodeError:
                continue
