"""A pen: text in styles, with no more said of a style than how it differs from the one before."""

from functools import lru_cache
from typing import NamedTuple

from rich.color import Color, ColorSystem
from rich.style import Style

_ON = {"bold": "1", "dim": "2", "italic": "3", "underline": "4", "blink": "5", "reverse": "7", "strike": "9"}
_OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "7": "27", "9": "29"}
"""What turns each attribute off; bold and dim go together."""

_SEEN_ON_BLANKS = frozenset({"4", "7", "9"})
"""Attributes that show where there is no letter."""


class Ink(NamedTuple):
    """A style as a terminal is told it: attributes, colour and background."""

    attributes: tuple[str, ...]
    colour: str
    ground: str


PLAIN = Ink((), "39", "49")


class Pen:
    """Writes for a terminal. It begins plain; `lift` leaves it plain again."""

    def __init__(self) -> None:
        self._now = PLAIN

    def write(self, text: str, ink: Ink) -> str:
        """What to send for a text; for blanks the ink is not changed where they look the same."""
        if text.isspace() and on_blanks(ink) == on_blanks(self._now):
            return text
        if ink == PLAIN:
            return f"{self.lift()}{text}"
        change = ";".join(_change(self._now, ink))
        self._now = ink
        return f"\x1b[{change}m{text}" if change else text

    def lift(self) -> str:
        """What to send to be plain again."""
        written, self._now = self._now, PLAIN
        return "" if written == PLAIN else "\x1b[0m"


def _change(old: Ink, new: Ink) -> list[str]:
    """The codes that lead from one ink to another."""
    over = [_OFF[code] for code in old.attributes if code not in new.attributes]
    begun = [code for code in new.attributes if over or code not in old.attributes]
    colours = [code for code, before in zip(new[1:], old[1:], strict=True) if code != before]
    return [*over, *begun, *colours]


@lru_cache(maxsize=4096)
def on_blanks(ink: Ink) -> Ink:
    """What is seen of an ink on a blank."""
    return Ink((), PLAIN.colour, ink.ground) if _SEEN_ON_BLANKS.isdisjoint(ink.attributes) else ink


@lru_cache(maxsize=4096)
def ink(style: Style | None, colours: ColorSystem) -> Ink:
    """A style for a terminal that knows so many colours."""
    if style is None:
        return PLAIN
    attributes = tuple(code for name, code in _ON.items() if getattr(style, name))
    return Ink(
        attributes,
        _colour(style.color, colours, PLAIN.colour, ground=False),
        _colour(style.bgcolor, colours, PLAIN.ground, ground=True),
    )


def _colour(colour: Color | None, colours: ColorSystem, plain: str, ground: bool) -> str:
    return ";".join(colour.downgrade(colours).get_ansi_codes(foreground=not ground)) if colour else plain
