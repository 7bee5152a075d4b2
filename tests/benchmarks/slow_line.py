"""A slow line: runs a command in a terminal of its own, and passes on late and slowly what goes in and out.

`python -m tests.benchmarks.slow_line COMMAND ...`: every byte takes half the round trip, and there are only
so many a second, as over a mobile phone with a weak signal.
"""

import os
import pty
import select
import shutil
import sys
import termios
import time
import tty
from collections import deque

ROUND_TRIP = 0.3
"""Seconds."""

BYTES_A_SECOND = 64_000 // 8

_PIECE = 256
"""Bytes that arrive together."""


class Line:
    """One direction: what was sent comes out later, no faster than the line is."""

    def __init__(self) -> None:
        self._on_the_way: deque[tuple[float, bytes]] = deque()
        self._free_at = 0.0

    def send(self, data: bytes) -> None:
        """Puts bytes on the line."""
        for start in range(0, len(data), _PIECE):
            piece = data[start : start + _PIECE]
            self._free_at = max(self._free_at, time.monotonic()) + len(piece) / BYTES_A_SECOND
            self._on_the_way.append((self._free_at + ROUND_TRIP / 2, piece))

    def arrived(self) -> bytes:
        """What has come through by now."""
        pieces: list[bytes] = []
        while self._on_the_way and self._on_the_way[0][0] <= time.monotonic():
            pieces.append(self._on_the_way.popleft()[1])
        return b"".join(pieces)

    def wait(self) -> float | None:
        """Seconds until something arrives; None if nothing is on the way."""
        return max(self._on_the_way[0][0] - time.monotonic(), 0.0) if self._on_the_way else None


def carry(near: int, far: int) -> None:
    """Passes on what is typed at the near end and written at the far end, until that one closes."""
    there, back = Line(), Line()
    while True:
        waits = [wait for wait in (there.wait(), back.wait()) if wait is not None]
        ready, _, _ = select.select([near, far], [], [], min(waits) if waits else None)
        if near in ready:
            there.send(os.read(near, 1 << 16))
        if far in ready:
            try:
                back.send(os.read(far, 1 << 16))
            except OSError:
                return
        os.write(far, there.arrived())
        os.write(sys.stdout.fileno(), back.arrived())


def main(command: list[str]) -> int:
    """Runs the command at the far end; the exit status."""
    process, far = pty.fork()
    if process == 0:
        os.execvp(command[0], command)
    columns, lines = shutil.get_terminal_size()
    termios.tcsetwinsize(far, (lines, columns))
    before = termios.tcgetattr(sys.stdin.fileno())
    tty.setraw(sys.stdin.fileno())
    try:
        carry(sys.stdin.fileno(), far)
    finally:
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, before)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
