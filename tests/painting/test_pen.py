"""The pen: that a terminal shows what Rich would have sent, in fewer bytes."""

from random import Random
from typing import Any

import pyte
import pytest
from rich.color import ColorSystem
from rich.style import Style

from fishing_tui.painting.pen import Pen, ink

STYLES: list[dict[str, Any]] = [
    {},
    {"bold": True},
    {"italic": True, "underline": True},
    {"reverse": True},
    {"bold": True, "reverse": True, "underline": True},
    {"color": "#ff0000"},
    {"bold": True, "color": "#ff0000", "bgcolor": "#00ff00"},
    {"color": "#0000ff", "bgcolor": "#00ff00"},
    {"strike": True, "bgcolor": "#0000ff"},
    {"color": "color(3)", "bgcolor": "color(12)"},
    {"color": "red", "bgcolor": "default"},
]


def drawn(*pieces: tuple[str, Style | None], colours: ColorSystem = ColorSystem.TRUECOLOR) -> str:
    pen = Pen()
    return "".join([pen.write(text, ink(style, colours)) for text, style in pieces]) + pen.lift()


def cells(sent: str) -> list[pyte.screens.Char]:
    screen = pyte.Screen(80, 1)
    pyte.Stream(screen).feed(sent)
    return [screen.buffer[0][x] for x in range(80)]


@pytest.mark.parametrize("colours", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT, ColorSystem.STANDARD])
def test_a_terminal_shows_the_same_as_with_every_style_said_in_full(colours: ColorSystem) -> None:
    luck = Random(1)
    for _ in range(300):
        # A style keeps the codes of the colour system it was rendered in first, so each is made anew.
        pieces = [(luck.choice("abc"), Style(**luck.choice(STYLES))) for _ in range(luck.randint(1, 40))]
        in_full = "".join([style.render(text, color_system=colours) for text, style in pieces])
        assert cells(drawn(*pieces, colours=colours)) == cells(in_full)


def test_what_stays_is_not_said_again() -> None:
    blue, bold = Style.parse("blue on black"), Style.parse("bold blue on black")
    assert drawn(("a", blue), ("b", blue)) == "\x1b[34;40mab\x1b[0m"
    assert drawn(("a", blue), ("b", bold), ("c", blue)) == "\x1b[34;40ma\x1b[1mb\x1b[22mc\x1b[0m"
    assert drawn(("a", blue), ("b", Style.parse("red on black"))) == "\x1b[34;40ma\x1b[31mb\x1b[0m"


def test_bold_and_dim_end_together_so_the_one_that_stays_is_said_again() -> None:
    both, dim = Style(bold=True, dim=True), Style(dim=True)
    assert drawn(("a", both), ("b", dim)) == "\x1b[1;2ma\x1b[22;2mb\x1b[0m"


def test_nothing_is_left_of_a_style_behind_it() -> None:
    assert drawn(("a", Style.parse("bold red on black")), ("b", None)) == "\x1b[1;31;40ma\x1b[0mb"


def test_text_without_a_style_needs_no_codes() -> None:
    assert drawn(("a", None), ("b", Style.null())) == "ab"


def test_the_colour_of_a_blank_is_not_said() -> None:
    blue, red = Style.parse("blue on black"), Style.parse("bold red on black")
    assert drawn(("a", blue), (" ", red), ("b", blue)) == "\x1b[34;40ma b\x1b[0m"
    assert drawn(("a", blue), (" ", Style.parse("blue on red"))) == "\x1b[34;40ma\x1b[41m \x1b[0m"
    assert "7" in drawn(("a", blue), (" ", Style.parse("reverse blue on black")))
