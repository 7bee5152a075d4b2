"""A conversation over two streams of text: lines are said, lines are asked for."""

import os
import sys
from collections.abc import Callable, Iterable
from textwrap import TextWrapper
from typing import TextIO

from fishing_tui.glyphs import to_ascii
from fishing_tui.plain.typed import Typed
from fishing_tui.terminal import needs_ascii

_USUAL = (80, 24)
"""The size of a terminal that does not say how large it is."""

LOOK_ROUND = 1.0
"""So many seconds are waited for something to be typed before something else is looked after."""

_LEAST_WIDTH = 20
_CURTAIN = 40
"""Empty lines that hide what was said before, at the least."""


class Gone(Exception):
    """Nobody is there any more: the input has ended, or nothing reads what is said."""


class Talk:
    """What is typed and what is said.

    typed, shown: the streams; anything that has lines will do
    width: how long a line may be; 0 for any length, None to ask the terminal
    ascii_only: whether what is shown can read nothing but ASCII
    """

    def __init__(
        self, typed: TextIO, shown: TextIO, width: int | None = None, ascii_only: bool = False
    ) -> None:
        self._typed = Typed(typed)
        self._shown = shown
        self._width = width
        self._ascii_only = ascii_only

    @classmethod
    def here(cls, ascii_only: bool = False) -> "Talk":
        """With whoever started the program; in ASCII alone if asked for, or where nothing else is safe."""
        for stream in (sys.stdin, sys.stdout):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        needed = needs_ascii(sys.stdout.encoding, os.environ)
        return cls(sys.stdin, sys.stdout, ascii_only=ascii_only or needed)

    @property
    def columns(self) -> int:
        """How long a line may be; 0 for any length."""
        if self._width is not None:
            return self._width
        return max(self._size()[0] - 1, _LEAST_WIDTH) if self._shown.isatty() else 0

    def say(self, text: str = "", indent: int = 0) -> None:
        """Says a sentence, or leaves a line empty.

        indent: how far its further lines stand in, where it has more than one
        Raises `Gone`.
        """
        spoken = to_ascii(text) if self._ascii_only else text
        width = self.columns
        if width:
            spoken = _wrapper(width, indent).fill(spoken)
        self._write(f"{spoken}\n")

    def say_all(self, sentences: Iterable[str]) -> None:
        """Says one sentence a line. Raises `Gone`."""
        for sentence in sentences:
            self.say(sentence)

    def ask(self, prompt: str = "> ", meanwhile: Callable[[], None] | None = None) -> str:
        """The next line that is typed, without what cannot be seen. Raises `Gone`.

        meanwhile: is called before anything is typed, now and then while nothing is, and once after a line;
            what it raises ends the asking, and the line counts for nothing
        """
        if meanwhile is not None:
            meanwhile()
        self._write(to_ascii(prompt) if self._ascii_only else prompt)
        while meanwhile is not None and not self._typed.ready(LOOK_ROUND):
            meanwhile()
        line = self._line()
        if meanwhile is not None:
            meanwhile()
        return " ".join("".join(letter if letter.isprintable() else " " for letter in line).split())

    def hide(self) -> None:
        """Moves everything said so far out of sight. Raises `Gone`."""
        self._write("\n" * max(_CURTAIN, self._size()[1]))

    def forget_typed_ahead(self) -> None:
        """What was typed before it was asked for counts for nothing; only a keyboard can be ahead."""
        self._typed.forget()

    def _line(self) -> str:
        """The next line that is typed, as it is. Raises `Gone`."""
        try:
            line = self._typed.line()
        except (OSError, ValueError) as error:
            raise Gone from error
        if not line:
            self._write("\n")
            raise Gone
        if not self._typed.keyboard:
            self._write("\n")
        return line

    def _write(self, text: str) -> None:
        try:
            self._shown.write(text)
            self._shown.flush()
        except (ConnectionError, ValueError) as error:
            raise Gone from error

    def _size(self) -> tuple[int, int]:
        try:
            columns, lines = os.get_terminal_size(self._shown.fileno())
        except (OSError, ValueError):
            return _USUAL
        return columns or _USUAL[0], lines or _USUAL[1]


def _wrapper(width: int, indent: int) -> TextWrapper:
    return TextWrapper(width, subsequent_indent=" " * indent, break_on_hyphens=False, drop_whitespace=True)
