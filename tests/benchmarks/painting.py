"""What the table sends, and how soon: for keys, for actions, and when nothing happens."""

from tests.benchmarks.programs import BARE, TABLE, Response, Size, pressed, running
from tests.benchmarks.report import Row, middle, printed, slow_end
from tests.terminal.pty_driver import Terminal

SIZES: tuple[Size, ...] = ((80, 24), (160, 50))
REPEATS = 40
IDLE_SECONDS = 3.0

UP, DOWN, ENTER, CLEAR = "\x1b[A", "\x1b[B", "\r", "x"

KEYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("cursor key", (DOWN, UP)),
    ("mark a die", ("a", CLEAR)),
    ("action", (ENTER,)),
)
"""What is measured, and the keys that are pressed in turn for it."""


def report() -> str:
    """The table of bytes and times."""
    rows = [row for size in SIZES for row in _rows(size)]
    heads = ("at the table", "bytes", "p95", "frames", "ms", "p95 ms", "times bare")
    return printed("From a key to the screen", heads, rows)


def _rows(size: Size) -> list[Row]:
    """Each kind of key at one window size, in turns with the bare app's one key."""
    name = f"{size[0]}x{size[1]}"
    rows: list[Row] = []
    with running(TABLE, size) as table, running(BARE, size) as bare:
        for terminal in (table, bare):
            terminal.settle(1.0)
        for kind, keys in KEYS:
            ours, theirs = _in_turns(table, keys, bare)
            rows.append(_row(f"{name} {kind}", ours, middle([each.seconds for each in theirs])))
        idle = len(table.settle(IDLE_SECONDS))
        rows.append((f"{name} {IDLE_SECONDS:.0f} s idle", f"{idle:,}", "", "", "", "", ""))
    return rows


def _in_turns(
    table: Terminal, keys: tuple[str, ...], bare: Terminal
) -> tuple[list[Response], list[Response]]:
    ours: list[Response] = []
    theirs: list[Response] = []
    for number in range(REPEATS):
        ours.append(pressed(table, keys[number % len(keys)]))
        theirs.append(pressed(bare, "a"))
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
