"""What a terminal answers when it is asked what it can do."""

import os
import re
import select
import termios
import time
import tty
from typing import NamedTuple

from fishing_tui.foreground import NoForeground, await_foreground

_LINE = "\u2500"
_START_OF_LINE, _CLEAR_LINE = "\r", "\r\x1b[K"
_WHERE_IS_THE_CURSOR = "\x1b[6n"
_IS_THERE_A_MOUSE = "\x1b[?1006$p"
_WHAT_ARE_YOU = "\x1b[c"
"""Every terminal answers this; asked last, it tells that no other answer will come."""

_QUESTIONS = (
    *(_START_OF_LINE, _LINE, _WHERE_IS_THE_CURSOR, _CLEAR_LINE),
    *(_IS_THERE_A_MOUSE, _WHAT_ARE_YOU),
)

_CURSOR = re.compile(rb"\x1b\[\d+;(\d+)R")
_MOUSE = re.compile(rb"\x1b\[\?1006;(\d)\$y")
_END = re.compile(rb"\x1b\[\?[\d;]*c")


class Answers(NamedTuple):
    """What came back.

    line_cells: how many cells the sign of a line took: 1 is right; None if that was not answered
    mouse: whether there are mouse reports; None if that was not answered
    """

    line_cells: int | None = None
    mouse: bool | None = None


def ask(patience: float = 1.0) -> Answers:
    """Asks the terminal that the program runs in; it answers at the keyboard's end, and nothing is seen.

    Where it cannot be used, as in the background of a shell that is gone, nothing is answered.
    patience: how many seconds to wait for the last answer
    """
    try:
        terminal = os.open(os.ctermid(), os.O_RDWR)
    except OSError:
        return Answers()
    try:
        await_foreground(terminal)
        return understood(_answer(terminal, patience))
    except NoForeground:
        return Answers()
    finally:
        os.close(terminal)


def understood(answer: bytes) -> Answers:
    """What the bytes that a terminal sent back mean."""
    cursor, mouse = _CURSOR.search(answer), _MOUSE.search(answer)
    return Answers(
        line_cells=int(cursor[1]) - 1 if cursor else None,
        mouse=mouse[1] in (b"1", b"2", b"3") if mouse else None,
    )


def _answer(terminal: int, patience: float) -> bytes:
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSANOW)
        os.write(terminal, "".join(_QUESTIONS).encode())
        return _heard(terminal, time.monotonic() + patience)
    finally:
        termios.tcsetattr(terminal, termios.TCSAFLUSH, before)


def _heard(terminal: int, until: float) -> bytes:
    heard = b""
    while not _END.search(heard) and (left := until - time.monotonic()) > 0:
        if select.select([terminal], [], [], left)[0]:
            heard += os.read(terminal, 1024)
    return heard
