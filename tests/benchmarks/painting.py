"""What the table sends, and how soon: for keys, for actions, and when nothing happens."""

from itertools import cycle
from typing import NamedTuple

from tests.benchmarks.programs import BARE, CROWN, TABLE, TOURNAMENT, Response, Size, pressed, running
from tests.benchmarks.report import Row, middle, printed, slow_end
from tests.terminal.pty_driver import Terminal

SIZES: tuple[Size, ...] = ((80, 24), (160, 50))
REPEATS = 40
IDLE_SECONDS = 3.0

UP, DOWN, ENTER, TAB, CLEAR = "\x1b[A", "\x1b[B", "\r", "\t", "x"


class Measured(NamedTuple):
    """What is measured: a name, the keys that are pressed in turn, and which of them count."""

    kind: str
    keys: tuple[str, ...]
    counting: tuple[str, ...]


CURSOR = Measured("cursor key", (DOWN, UP), (DOWN, UP))
ACTION = Measured("action", (ENTER,), (ENTER,))
TABLES = (
    ("Dice Fishing", TABLE, (CURSOR, Measured("mark a die", ("a", CLEAR), ("a", CLEAR)), ACTION)),
    ("Coldwater Crown", CROWN, (CURSOR, Measured("mark a space", (TAB, ENTER, CLEAR), (ENTER,)), ACTION)),
    (
        "Tournament Fishing",
        TOURNAMENT,
        (CURSOR, Measured("mark a card", (TAB, ENTER, CLEAR), (ENTER,)), ACTION),
    ),
)
"""The tables, and what is measured at each."""


def report() -> str:
    """The tables of bytes and times."""
    heads = ("at the table", "bytes", "p95", "frames", "ms", "p95 ms", "times bare")
    return "\n\n".join(
        printed(
            f"From a key to the screen: {title}",
            heads,
            [row for size in SIZES for row in _rows(program, measured, size)],
        )
        for title, program, measured in TABLES
    )


def _rows(program: tuple[str, ...], measured: tuple[Measured, ...], size: Size) -> list[Row]:
    """Each kind of key at one window size, in turns with the bare app's one key."""
    name = f"{size[0]}x{size[1]}"
    rows: list[Row] = []
    with running(program, size) as table, running(BARE, size) as bare:
        for terminal in (table, bare):
            terminal.settle(1.0)
        for one in measured:
            ours, theirs = _in_turns(table, one, bare)
            rows.append(_row(f"{name} {one.kind}", ours, middle([each.seconds for each in theirs])))
        idle = len(table.settle(IDLE_SECONDS))
        rows.append((f"{name} {IDLE_SECONDS:.0f} s idle", f"{idle:,}", "", "", "", "", ""))
    return rows


def _in_turns(table: Terminal, one: Measured, bare: Terminal) -> tuple[list[Response], list[Response]]:
    """So many responses of the table to the keys that count, and of the bare app to its own."""
    ours: list[Response] = []
    theirs: list[Response] = []
    for key in cycle(one.keys):
        response = pressed(table, key)
        if key in one.counting:
            ours.append(response)
            theirs.append(pressed(bare, "a"))
        if len(ours) == REPEATS:
            break
    return ours, theirs


def _row(name: str, responses: list[Response], bare: float) -> Row:
    sent = [float(response.sent) for response in responses]
    times = [1000 * response.seconds for response in responses]
    return (
        name,
        f"{middle(sent):,.0f}",
        f"{slow_end(sent):,.0f}",
        f"{middle([float(response.frames) for response in responses]):.0f}",
        f"{middle(times):.1f}",
        f"{slow_end(times):.1f}",
        f"{middle(times) / (1000 * bare):.1f}",
    )
