"""Any line: what a table sends over SSH's colours, next to the whole screen, and how long that takes."""

import re
import sys
from itertools import cycle

from tests.benchmarks.programs import AS_OVER_SSH, CROWN, TABLE, TOURNAMENT, Size, pressed, running
from tests.benchmarks.report import Row, middle, printed, slow_end
from tests.benchmarks.slow_line import BYTES_A_SECOND, ROUND_TRIP
from tests.terminal.pty_driver import Terminal

GAMES = (("Dice Fishing", TABLE), ("Coldwater Crown", CROWN), ("Tournament Fishing", TOURNAMENT))
SIZES: tuple[Size, ...] = ((80, 24), (160, 50))
DOWN, UP, ENTER, REDRAW = "\x1b[B", "\x1b[A", "\r", "\x0c"
CURSOR_KEYS, TURNS, MOST_ACTIONS = 12, 5, 90
SLOW_KEYS = 20
SLOW_QUIET = 2 * ROUND_TRIP
SLOW = ("-m", "tests.benchmarks.slow_line", sys.executable)

_ASKED = re.compile(r"^ (?:next: )?(Ann|Bo): ", re.MULTILINE)


def report() -> str:
    """The table of bytes, and that of times."""
    return "\n\n".join([_bytes(), _times()])


def _bytes() -> str:
    heads = ("256 colours", "whole screen", "cursor key", "an action", "p95", "a turn", "turn / screen")
    rows = [
        _bytes_row(f"{name} {size[0]}x{size[1]}", program, size) for name, program in GAMES for size in SIZES
    ]
    return printed("Bytes to the terminal", heads, rows)


def _bytes_row(name: str, program: tuple[str, ...], size: Size) -> Row:
    with running(program, size, AS_OVER_SSH) as terminal:
        terminal.settle(1.0)
        whole = pressed(terminal, REDRAW).sent
        moves = [
            pressed(terminal, key).sent for key, _ in zip(cycle((DOWN, UP)), range(CURSOR_KEYS), strict=False)
        ]
        turns = _turns(terminal)
    actions = [float(sent) for turn in turns for sent in turn]
    a_turn = middle([float(sum(turn)) for turn in turns])
    return (
        name,
        f"{whole:,}",
        f"{middle([float(sent) for sent in moves]):,.0f}",
        f"{middle(actions):,.0f}",
        f"{slow_end(actions):,.0f}",
        f"{a_turn:,.0f}",
        f"{a_turn / whole:.1f}",
    )


def _turns(terminal: Terminal) -> list[list[int]]:
    """What each action of some turns sent; a turn ends when somebody else is asked."""
    turns: list[list[int]] = [[]]
    who = _asked(terminal)
    for _ in range(MOST_ACTIONS):
        turns[-1].append(pressed(terminal, ENTER).sent)
        now = _asked(terminal)
        if now not in (who, ""):
            who = now
            turns.append([])
        if len(turns) > TURNS:
            break
    return turns[:-1] or turns


def _asked(terminal: Terminal) -> str:
    found = _ASKED.search(terminal.shown())
    return found[1] if found else ""


def _times() -> str:
    heads = ("80x24, ms", "direct", "p95", "slow line", "p95", "beyond the round trip")
    title = f"Key to settled output, directly and over {ROUND_TRIP * 1000:.0f} ms and {BYTES_A_SECOND * 8 // 1000} kbit/s"
    return printed(title, heads, [row for name, program in GAMES for row in _times_rows(name, program)])


def _times_rows(name: str, program: tuple[str, ...]) -> list[Row]:
    kinds = {"cursor key": (DOWN, UP), "action": (ENTER,), "whole screen": (REDRAW,)}
    direct, slow = _measured(program, kinds, 0.15), _measured((*SLOW, *program), kinds, SLOW_QUIET)
    return [
        (
            f"{name} {kind}",
            f"{1000 * middle(direct[kind]):.0f}",
            f"{1000 * slow_end(direct[kind]):.0f}",
            f"{1000 * middle(slow[kind]):.0f}",
            f"{1000 * slow_end(slow[kind]):.0f}",
            f"{1000 * (middle(slow[kind]) - ROUND_TRIP):.0f}",
        )
        for kind in kinds
    ]


def _measured(
    program: tuple[str, ...], kinds: dict[str, tuple[str, ...]], quiet: float
) -> dict[str, list[float]]:
    """The seconds that each kind of key takes."""
    with running(program, colours=AS_OVER_SSH) as terminal:
        terminal.wait_for("Enter choose")
        terminal.settle(2.0)
        return {
            kind: [
                pressed(terminal, key, quiet).seconds
                for key, _ in zip(cycle(keys), range(SLOW_KEYS), strict=False)
            ]
            for kind, keys in kinds.items()
        }
