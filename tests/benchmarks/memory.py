"""Memory: what a session holds, next to the least Textual app."""

import re
from collections.abc import Callable
from pathlib import Path

from tests.benchmarks.programs import BARE, CROWN, HOME, TABLE, TOURNAMENT, running
from tests.benchmarks.report import Row, middle, printed
from tests.terminal.pty_driver import Terminal

ROUNDS = 3
ACTIONS = 150

_RESIDENT = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)


def report() -> str:
    """The table of memory."""
    programs: tuple[tuple[str, tuple[str, ...], Callable[[Terminal], None]], ...] = (
        ("bare Textual app", BARE, _nothing),
        ("Home", HOME, _nothing),
        ("Dice Fishing, a new game", TABLE, _nothing),
        (f"Dice Fishing, {ACTIONS} actions on", TABLE, _play),
        ("Coldwater Crown, a new game", CROWN, _nothing),
        (f"Coldwater Crown, {ACTIONS} actions on", CROWN, _play),
        ("Tournament Fishing, a new game", TOURNAMENT, _nothing),
        (f"Tournament Fishing, {ACTIONS} actions on", TOURNAMENT, _play),
    )
    held = {name: middle([_resident(program, use) for _ in range(ROUNDS)]) for name, program, use in programs}
    bare = held[programs[0][0]]
    rows: list[Row] = [(name, f"{size / 1024:.0f}", f"{size / bare:.2f}") for name, size in held.items()]
    return printed("Memory of a session", ("program", "MiB", "times bare"), rows)


def _resident(program: tuple[str, ...], use: Callable[[Terminal], None]) -> float:
    """The resident memory in KiB."""
    with running(program) as terminal:
        terminal.settle(1.0)
        use(terminal)
        found = _RESIDENT.search(Path(f"/proc/{terminal.process}/status").read_text())
    assert found
    return float(found[1])


def _nothing(_: Terminal) -> None:
    """As it is when it has just been opened."""


def _play(terminal: Terminal) -> None:
    for _ in range(ACTIONS):
        terminal.press("\r", quiet=0.03)
