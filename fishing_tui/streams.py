"""The streams that a program is started with: one may be closed, or take nothing."""

import os
import sys
from contextlib import suppress
from typing import TextIO

from fishing_tui.glyphs import to_ascii
from fishing_tui.terminal import needs_ascii


class Unusable(Exception):
    """A stream that nothing can be done without; says which."""


def settle() -> None:
    """What is told of mistakes goes nowhere if there is no stream for it. Raises `Unusable`."""
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream, name in ((sys.stdin, "input"), (sys.stdout, "output")):
        if stream is None:
            raise Unusable(f"The standard {name} is closed; {os.devnull} would do.")


def write_out() -> None:
    """Writes what was said and not written yet. Raises `Unusable`.

    Where a pipe is not read any more, as by `head`, nothing is missed, and nothing is raised.
    """
    try:
        sys.stdout.flush()
    except OSError as error:
        fault = unwritten(error)
        if not isinstance(error, BrokenPipeError):
            raise fault from error


def unwritten(error: OSError) -> Unusable:
    """That something could not be written. What waits to be written is thrown away, lest it fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return Unusable(f"Nothing can be written: {error.strerror}.")


def readable(words: str, stream: TextIO) -> str:
    """The words as they can be written there: in ASCII where nothing else is safe."""
    return to_ascii(words) if needs_ascii(stream.encoding, os.environ) else words


def tell(mistake: str) -> None:
    """Says a mistake in one line, if anything takes it."""
    line = f"fishing-tui: {' '.join(mistake.split())}"
    with suppress(OSError):
        print(readable(line, sys.stderr), file=sys.stderr)
