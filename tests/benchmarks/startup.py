"""Start-up: how long until the first frame, next to the least Textual app."""

import tempfile
from pathlib import Path

from tests.benchmarks.programs import BARE, HOME, TABLE, until_first_frame
from tests.benchmarks.report import middle, printed, slow_end

ROUNDS = 15


def report() -> str:
    """The table of start-up times."""
    names = {BARE: "bare Textual app", HOME: "Home", TABLE: "a new game at the table"}
    times: dict[tuple[str, ...], list[float]] = {program: [] for program in names}
    with tempfile.TemporaryDirectory() as folder:
        for program in times:
            until_first_frame(program, Path(folder))
        for _ in range(ROUNDS):
            for program, taken in times.items():
                taken.append(until_first_frame(program, Path(folder)))
    bare = middle(times[BARE])
    rows = [
        (
            names[program],
            f"{1000 * middle(taken):.0f}",
            f"{1000 * slow_end(taken):.0f}",
            f"{middle(taken) / bare:.2f}",
        )
        for program, taken in times.items()
    ]
    return printed("Start to first frame, 80x24", ("program", "ms", "p95 ms", "times bare"), rows)
