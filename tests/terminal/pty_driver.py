"""A program in a pseudo-terminal: what it writes, what a terminal would show, and how it ends."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Mapping, Sequence

import pyte

_QUERIES = {b"\x1b[?2026$p": b"\x1b[?2026;2$y"}
"""What Textual asks a terminal at its start, and what a modern one answers."""

_USUAL = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
_UNKNOWN_TO_PYTE = re.compile(rb"\x1b\[[<>=][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p")
_NOT_INHERITED = (
    *("COLORTERM", "NO_COLOR", "COLORFGBG", "TERM_PROGRAM", "COLUMNS", "LINES"),
    *("LC_ALL", "LC_CTYPE", "SSH_CONNECTION", "SSH_TTY", "TMUX", "STY"),
)


class Terminal:
    """A terminal of so many columns and lines, in which a command runs. Close it when done."""

    def __init__(
        self,
        command: Sequence[str],
        columns: int = 80,
        lines: int = 24,
        environment: Mapping[str, str] | None = None,
        answers: Mapping[bytes, bytes] | None = None,
    ) -> None:
        """answers: what the terminal says to what it is asked, besides the usual"""
        self.written = bytearray()
        self._answers = {**_QUERIES, **(answers or {})}
        self._columns, self._lines = columns, lines
        self._status: int | None = None
        self.process, self._file = pty.fork()
        if self.process == 0:
            self._become(command, environment or {})
        self._set_size()

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def read(self, seconds: float) -> bytes | None:
        """What is written next, nothing in this time, or None when the program has ended."""
        ready, _, _ = select.select([self._file], [], [], seconds)
        if not ready:
            return b""
        try:
            data = os.read(self._file, 1 << 16)
        except OSError:
            return None
        for query, answer in self._answers.items():
            if query in data:
                os.write(self._file, answer)
        self.written += data
        return data or None

    def settle(self, quiet: float = 0.3, limit: float = 15.0) -> bytes:
        """Everything that is written until nothing comes for a while."""
        start, end = len(self.written), time.monotonic() + limit
        while time.monotonic() < end and self.read(quiet):
            pass
        return bytes(self.written[start:])

    def wait_for(self, text: str, limit: float = 20.0) -> None:
        """Waits until the screen shows a text. Raises `AssertionError` if it never does."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            data = self.read(0.1)
            if text in self.shown():
                return
            if data is None:
                break
        raise AssertionError(f"{text!r} did not appear:\n{self.shown()}")

    def press(self, keys: str, quiet: float = 0.3) -> bytes:
        """Types keys; what is written until it is quiet again."""
        self.send(keys.encode())
        return self.settle(quiet)

    def send(self, data: bytes) -> None:
        """Sends bytes as they are, as a terminal might."""
        os.write(self._file, data)

    def resize(self, columns: int, lines: int) -> None:
        """Another window size."""
        self._columns, self._lines = columns, lines
        self._set_size()
        os.kill(self.process, signal.SIGWINCH)

    def screen(self) -> pyte.Screen:
        """The screen as a terminal would show it now."""
        screen = pyte.Screen(self._columns, self._lines)
        pyte.ByteStream(screen).feed(_UNKNOWN_TO_PYTE.sub(b"", bytes(self.written)))
        return screen

    def shown(self) -> str:
        """The text on the screen."""
        return "\n".join(line.rstrip() for line in self.screen().display)

    def modes(self) -> set[int]:
        """The private terminal modes that are switched on by what was written."""
        on: set[int] = set()
        for numbers, letter in re.findall(rb"\x1b\[\?([0-9;]+)([hl])", bytes(self.written)):
            change = on.update if letter == b"h" else on.difference_update
            change(int(number) for number in numbers.split(b";"))
        return on

    def attributes(self) -> list[object]:
        """How the line is set up: echo, line editing, signals."""
        return termios.tcgetattr(self._file)[:4]

    def hang_up(self) -> None:
        """Closes the terminal under the program, as a dropped connection does."""
        os.close(self._file)
        self._file = -1

    def signal(self, number: signal.Signals) -> None:
        """Sends the program a signal."""
        os.kill(self.process, number)

    def wait(self, limit: float = 10.0) -> int | None:
        """The program's exit status, negative for a signal; None if it runs on."""
        end = time.monotonic() + limit
        while self._status is None and time.monotonic() < end:
            if self._file >= 0:
                self.read(0.05)
            else:
                time.sleep(0.05)
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self._status = os.waitstatus_to_exitcode(status)
        return self._status

    def close(self) -> None:
        """Ends the program if it still runs."""
        if self._status is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        if self._file >= 0:
            os.close(self._file)

    def _become(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        """In the child: a plain environment, then the command."""
        kept = {name: value for name, value in os.environ.items() if name not in _NOT_INHERITED}
        self._file = 0
        self._set_size()
        os.execvpe(command[0], list(command), {**kept, **_USUAL, **environment})

    def _set_size(self) -> None:
        size = struct.pack("HHHH", self._lines, self._columns, 0, 0)
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, size)
