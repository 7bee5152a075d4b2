"""A pen: text in styles, with no more said of a style than how it differs from the one before."""

from functools import lru_cache
from typing import NamedTuple

from rich.color import Color, ColorSystem
from rich.style import Style

_ON = {"bold": "1", "dim": "2", "italic": "3", "underline": "4", "blink": "5", "reverse": "7", "strike": "9"}
_OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "7": "27", "9": "29"}
"""What turns each attribute off; bold and dim go together."""


class _Codes(NamedTuple):
    """A style as a terminal is told it."""

    attributes: tuple[str, ...]
    colour: str
    ground: str


_PLAIN = _Codes((), "39", "49")


class Pen:
    """Writes for a terminal that knows so many colours. It begins plain; `lift` leaves it plain again."""

    def __init__(self, colours: ColorSystem) -> None:
        self._colours = colours
        self._now = _PLAIN

    def write(self, text: str, style: Style | None) -> str:
        """What to send for a text in a style."""
        codes = _codes(style, self._colours) if style else _PLAIN
        if codes == _PLAIN:
            return f"{self.lift()}{text}"
        change = ";".join(_change(self._now, codes))
        self._now = codes
        return f"\x1b[{change}m{text}" if change else text

    def lift(self) -> str:
        """What to send to be plain again."""
        written, self._now = self._now, _PLAIN
        return "" if written == _PLAIN else "\x1b[0m"


def _change(old: _Codes, new: _Codes) -> list[str]:
    """The codes that lead from one style to another."""
    over = [_OFF[code] for code in old.attributes if code not in new.attributes]
    begun = [code for code in new.attributes if over or code not in old.attributes]
    colours = [code for code, before in zip(new[1:], old[1:], strict=True) if code != before]
    return [*over, *begun, *colours]


@lru_cache(maxsize=1024)
def _codes(style: Style, colours: ColorSystem) -> _Codes:
    attributes = tuple(code for name, code in _ON.items() if getattr(style, name))
    return _Codes(
        attributes,
        _colour(style.color, colours, _PLAIN.colour, ground=False),
        _colour(style.bgcolor, colours, _PLAIN.ground, ground=True),
    )


def _colour(colour: Color | None, colours: ColorSystem, plain: str, ground: bool) -> str:
    return ";".join(colour.downgrade(colours).get_ansi_codes(foreground=not ground)) if colour else plain
