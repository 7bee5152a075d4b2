"""Prints the tables that are named (`playouts`, `computer`, `startup`, `painting`, `line`, `ssh`, `memory`, `balance`).

Without a name, all but the balance of Tournament Fishing, which takes a quarter of an hour.
"""

import sys

from tests.benchmarks import balance, computer, line, memory, painting, playouts, ssh, startup

REPORTS = {
    "playouts": playouts.report,
    "computer": computer.report,
    "startup": startup.report,
    "painting": painting.report,
    "line": line.report,
    "ssh": ssh.report,
    "memory": memory.report,
    "balance": balance.report,
}
WITHOUT_A_NAME = ("playouts", "computer", "startup", "painting", "line", "ssh", "memory")


def main(names: list[str]) -> int:
    """Runs the named benchmarks; returns the exit status."""
    unknown = [name for name in names if name not in REPORTS]
    if unknown:
        print(f"There is no benchmark {unknown[0]!r}; there are {', '.join(REPORTS)}.", file=sys.stderr)
        return 2
    for name in names or WITHOUT_A_NAME:
        print(REPORTS[name](), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
