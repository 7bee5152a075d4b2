"""What is typed, line by line, without being stuck while nothing is."""

import os
import select
from typing import TextIO

_AT_ONCE = 1 << 16


class Typed:
    """Lines from a keyboard, a pipe, or anything else that has lines.

    keyboard: whether somebody sees what is typed while typing
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._file = _file_of(stream)
        self._waiting = bytearray()
        self._lines = 0
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
        size = self._waiting.find(b"\n") + 1 or len(self._waiting)
        line = bytes(self._waiting[:size])
        del self._waiting[:size]
        self._lines -= line.count(b"\n")
        return line.decode(self._stream.encoding or "utf-8", "replace")

    def forget(self) -> None:
        """What was typed at a keyboard and not read yet counts for nothing."""
        if os.name == "posix" and self._file is not None and self.keyboard:
            import termios

            termios.tcflush(self._file, termios.TCIFLUSH)
            self._waiting.clear()
            self._lines = 0

    @property
    def _complete(self) -> bool:
        """Whether a line, or the end, is there."""
        return self._ended or self._lines > 0

    def _take(self) -> None:
        assert self._file is not None
        data = os.read(self._file, _AT_ONCE)
        self._waiting += data
        self._lines += data.count(b"\n")
        self._ended = not data


def _file_of(stream: TextIO) -> int | None:
    """What the system knows the stream by; None where it cannot be waited for."""
    if os.name != "posix":
        return None
    try:
        return stream.fileno()
    except (AttributeError, OSError, ValueError):
        return None
