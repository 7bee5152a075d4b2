"""Programs in a pseudo-terminal, and what a key makes them send."""

import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from tests.benchmarks.bare_app import READY
from tests.terminal.pty_driver import Terminal

QUIET = 0.15
"""Seconds of silence after which a screen has settled."""

FRAME = b"\x1b[?2026h"
"""Begins each frame."""

BARE = ("-m", "tests.benchmarks.bare_app")
HOME = ("-m", "fishing_tui")
TABLE = (*HOME, "play", "dice-fishing", "--players", "Ann,Bo", "--seed", "7", "--set", "advanced=true")
CROWN = (*HOME, "play", "coldwater-crown", "--players", "Ann,Bo", "--seed", "7")

FIRST_TEXT = {BARE: READY.encode(), HOME: b"Quit", TABLE: b"leave", CROWN: b"keys"}
"""What the first whole frame of each ends with."""

STILL = {"motion": "off", "pace": "instant", "handover": "never", "confirmations": False}
"""Settings under which nothing waits on purpose."""

TRUE_COLOUR, AS_OVER_SSH = "truecolor", ""
"""What COLORTERM says: SSH does not forward it, so 256 colours are what a table has there."""

Size = tuple[int, int]


class Response(Struct, frozen=True):
    """What a key led to: bytes, frames, and the time until the last byte."""

    sent: int
    frames: int
    seconds: float


@contextmanager
def running(
    program: tuple[str, ...], size: Size = (80, 24), colours: str = TRUE_COLOUR
) -> Iterator[Terminal]:
    """A program in a terminal, with folders of its own."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_text(json.dumps(STILL))
        places = {"FISHING_TUI_DATA": folder, "FISHING_TUI_CONFIG": folder, "COLORTERM": colours}
        with Terminal([sys.executable, *program], *size, places) as terminal:
            yield terminal


def until_first_frame(program: tuple[str, ...]) -> float:
    """Seconds from the start of a program to its first whole frame."""
    start = time.perf_counter()
    with running(program) as terminal:
        while FIRST_TEXT[program] not in terminal.written:
            if terminal.read(5.0) in (None, b""):
                raise RuntimeError(f"no first frame: {bytes(terminal.written[-300:])!r}")
        return time.perf_counter() - start


def pressed(terminal: Terminal, key: str) -> Response:
    """What a key leads to."""
    before, start = len(terminal.written), time.perf_counter()
    terminal.press(key, quiet=0)
    last = start
    while terminal.read(QUIET):
        last = time.perf_counter()
    data = bytes(terminal.written[before:])
    return Response(len(data), data.count(FRAME), last - start)
