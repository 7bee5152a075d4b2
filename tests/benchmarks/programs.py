"""Programs in a pseudo-terminal, and what a key makes them send."""

import json
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

from tests.benchmarks.bare_app import READY
from tests.terminal.pty_driver import Terminal

QUIET = 0.15
"""Seconds of silence after which a screen has settled."""

PATIENCE = 2.0
"""Seconds that a busy machine has to begin with an answer."""

FRAME = b"\x1b[?2026h"
"""Begins each frame."""

BARE = ("-m", "tests.benchmarks.bare_app")
HOME = ("-m", "fishing_tui")
TABLE = (*HOME, "play", "dice-fishing", "--players", "Ann,Bo", "--seed", "7", "--set", "advanced=true")
CROWN = (*HOME, "play", "coldwater-crown", "--players", "Ann,Bo", "--seed", "7")
TOURNAMENT = (*HOME, "play", "tournament-fishing", "--players", "Ann,Bo", "--seed", "7")

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
    program: tuple[str, ...],
    size: Size = (80, 24),
    colours: str = TRUE_COLOUR,
    more: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Terminal]:
    """A program in a terminal, with folders of its own and `more` variables."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_text(json.dumps(STILL))
        places = {"FISHING_TUI_DATA": folder, "FISHING_TUI_CONFIG": folder, "COLORTERM": colours}
        with Terminal([sys.executable, *program], *size, {**places, **more}) as terminal:
            yield terminal


def until_first_frame(program: tuple[str, ...], compiled: Path) -> float:
    """Seconds from the start of a program to its first whole frame.

    compiled: where the programs' bytecode is kept from the first start on, as an installation keeps it
    """
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(compiled)}
    start = time.perf_counter()
    with running(program, more=bytecode) as terminal:
        while FIRST_TEXT[program] not in terminal.written:
            if terminal.read(5.0) in (None, b""):
                raise RuntimeError(f"no first frame: {bytes(terminal.written[-300:])!r}")
        return time.perf_counter() - start


def pressed(terminal: Terminal, key: str, quiet: float = QUIET) -> Response:
    """What a key leads to, until nothing more comes for a while."""
    before, start = len(terminal.written), time.perf_counter()
    terminal.send(key.encode())
    last, wait = start, PATIENCE
    while terminal.read(wait):
        last, wait = time.perf_counter(), quiet
    data = bytes(terminal.written[before:])
    return Response(len(data), data.count(FRAME), last - start)
