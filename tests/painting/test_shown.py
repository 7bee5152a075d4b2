"""What the terminal shows: after any changes the same as what was drawn, and sent in no more than differs."""

from random import Random

import pyte
from rich.cells import get_character_cell_size
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from fishing_tui.painting.shown import Placed, Shown

WIDTH, HEIGHT = 30, 4
STYLES = [Style.parse(words) for words in ("none", "bold red", "on blue", "reverse", "green on blue")]


class Glass:
    """A terminal, and what is known of it."""

    def __init__(self) -> None:
        self.shown = Shown()
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self._stream = pyte.Stream(self.screen)

    def put(self, *strips: Placed) -> str:
        """Shows strips; what was sent for it."""
        sent = self.shown.change(strips, ColorSystem.TRUECOLOR)
        self._stream.feed(sent)
        return sent

    def say(self, text: str, x: int = 0, style: str = "none") -> str:
        return self.put(Placed(x, 0, Strip([Segment(text, Style.parse(style))])))


def test_only_the_cells_that_differ_are_sent() -> None:
    glass = Glass()
    glass.say("left and right")
    sent = glass.say("left and RIGHT")
    assert "RIGHT" in sent and "left" not in sent and "and" not in sent


def test_what_is_shown_already_is_not_sent_again() -> None:
    glass = Glass()
    assert "fish" in glass.say("fish", style="red")
    assert glass.say("fish", style="red") == ""
    assert "fish" in glass.say("fish", style="blue")


def test_two_changes_far_apart_leave_out_what_is_between() -> None:
    glass = Glass()
    glass.say("one      middle      two")
    sent = glass.say("ONE      middle      TWO")
    assert "ONE" in sent and "TWO" in sent and "middle" not in sent


def test_two_changes_close_together_are_sent_as_one() -> None:
    glass = Glass()
    glass.say("ab cd")
    assert glass.say("xb cx").count("\x1b[") == 1


def test_the_colour_of_a_blank_makes_no_difference_but_its_background_does() -> None:
    glass = Glass()
    glass.say("a b", style="red")
    assert "\x1b[1;1H" in glass.say("a b", style="blue")
    assert glass.say("   ") != ""
    assert glass.say("   ", style="bold red") == ""
    assert glass.say("   ", style="reverse") != ""


def test_what_was_forgotten_is_sent_again() -> None:
    glass = Glass()
    glass.say("fish")
    glass.shown.forget()
    assert "fish" in glass.say("fish")


def test_another_size_makes_everything_unknown_and_the_same_does_not() -> None:
    glass = Glass()
    glass.shown.fit((80, 24))
    glass.say("fish")
    glass.shown.fit((80, 24))
    assert glass.say("fish") == ""
    glass.shown.fit((81, 24))
    assert "fish" in glass.say("fish")


def test_a_character_of_two_cells_is_sent_whole() -> None:
    glass = Glass()
    glass.say("ab漢字cd")
    sent = glass.say("ab漢語cd")
    assert "語" in sent and "漢" not in sent and "c" not in sent


def test_half_a_character_that_was_written_over_is_unknown() -> None:
    glass = Glass()
    glass.say("漢字")
    glass.say("x", x=1)
    assert "漢" in glass.say("漢字")
    glass.say("y", x=2)
    sent = glass.say("漢y ")
    assert sent.endswith(" ") and "漢" not in sent and "y" not in sent


def test_a_mark_without_width_stays_with_its_letter() -> None:
    glass = Glass()
    glass.say("e\u0301a")
    assert glass.say("e\u0301b").endswith("b")
    assert "e\u0300" in glass.say("e\u0300b")


def test_a_terminal_shows_what_was_drawn_last_whatever_came_before() -> None:
    luck = Random(5)
    glass, fresh = Glass(), Glass()
    rows = {y: Strip.blank(WIDTH) for y in range(HEIGHT)}
    for _ in range(400):
        y = luck.randrange(HEIGHT)
        rows[y] = some_strip(luck)
        glass.put(Placed(0, y, rows[y]))
    fresh.put(*[Placed(0, y, strip) for y, strip in rows.items()])
    assert glass.screen.display == fresh.screen.display
    for y in range(HEIGHT):
        assert visible(glass.screen, y) == visible(fresh.screen, y)


def some_strip(luck: Random) -> Strip:
    """A row full of short pieces of text."""
    segments: list[Segment] = []
    room = WIDTH
    while room:
        text = luck.choice(("a", "b ", "   ", "漢", "fish", "字c"))
        width = sum([get_character_cell_size(character) for character in text])
        if width <= room:
            segments.append(Segment(text, luck.choice(STYLES)))
            room -= width
    return Strip(segments)


def visible(screen: pyte.Screen, y: int) -> list[tuple[object, ...]]:
    """The cells of a row, without the colour of what is blank."""
    cells = [screen.buffer[y][x] for x in range(WIDTH)]
    return [
        (cell.data, cell.bg, cell.reverse, *(() if cell.data == " " else (cell.fg, cell.bold)))
        for cell in cells
    ]


def test_what_was_painted_for_a_larger_window_is_not_written_on_the_edge_of_a_smaller_one() -> None:
    glass = Glass()
    glass.shown.fit((WIDTH, HEIGHT))
    below = Placed(0, HEIGHT, Strip([Segment("below")]))
    beyond = Placed(WIDTH - 2, 0, Strip([Segment("abcd")]))
    beside = Placed(WIDTH, 1, Strip([Segment("beside")]))
    glass.put(below, beyond, beside)
    assert [line.rstrip() for line in glass.screen.display] == ["ab".rjust(WIDTH), "", "", ""]
