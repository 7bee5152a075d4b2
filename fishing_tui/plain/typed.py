"""What is typed, line by line, without being stuck while nothing is."""

import os
import select
from typing import TextIO

_AT_ONCE = 1 << 12


class Typed:
    """Lines from a keyboard, a pipe, or anything else that has lines.

    keyboard: whether somebody sees what is typed while typing
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._file = _file_of(stream)
        self._waiting = b""
        self._ended = False
        self.keyboard = stream.isatty()

    def ready(self, seconds: float) -> bool:
        """Whether there is a line, or the end, within this time; at once where that cannot be told."""
        if self._file is None or self._complete:
            return True
        if select.select([self._file], [], [], seconds)[0]:
            self._take()
        return self._complete

    def line(self) -> str:
        """The next line with its end; "" at the end. Raises `OSError` or `ValueError`."""
        if self._file is None:
            return self._stream.readline()
        while not self._complete:
            self._take()
        line, end, self._waiting = self._waiting.partition(b"\n")
        return (line + end).decode(self._stream.encoding or "utf-8", "replace")

    def forget(self) -> None:
        """What was typed at a keyboard and not read yet counts for nothing."""
        if os.name == "posix" and self._file is not None and self.keyboard:
            import termios

            termios.tcflush(self._file, termios.TCIFLUSH)
            self._waiting = b""

    @property
    def _complete(self) -> bool:
        """Whether a line, or the end, is there."""
        return self._ended or b"\n" in self._waiting

    def _take(self) -> None:
        assert self._file is not None
        data = os.read(self._file, _AT_ONCE)
        self._waiting += data
        self._ended = not data


def _file_of(stream: TextIO) -> int | None:
    """What the system knows the stream by; None where it cannot be waited for."""
    if os.name != "posix":
        return None
    try:
        return stream.fileno()
    except (AttributeError, OSError, ValueError):
        return None
