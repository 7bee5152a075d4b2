"""The end of a game on paper: who won, a chart of the totals, every line of every seat's score sheet."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from textual.content import Content

from fishing_tui.glyphs import LINES
from rules.words import Words, listed, plain

if TYPE_CHECKING:
    from rules.game import Line, Sheet, Standings

_NARROWEST, _WIDEST = 22, 34
"""Of one seat's sheet, with the gap behind it."""

_GAP = 2
_LONGEST_BAR = 40


class ScoreSheets:
    """The final standings, ready to be laid out at any width.

    names: the players by seat
    colours: a style for each seat
    """

    def __init__(self, standings: "Standings", names: tuple[str, ...], colours: Sequence[str]) -> None:
        self._standings = standings
        self._names = names
        self._colours = colours
        self._sheets = sorted(standings.sheets, key=lambda sheet: sheet.rank or 0)

    def headline(self) -> Content:
        """Who won, in a sentence."""
        winners = self._standings.winners
        if not winners:
            return Content("Nobody won.")
        phrases: tuple[Words, ...] = tuple((self._names[seat],) for seat in winners)
        who = plain(listed(phrases), self._names)
        return Content(f"{who} {'wins' if len(winners) == 1 else 'share the victory'}.")

    def chart(self) -> Content:
        """The totals as bars, the best first."""
        widest = max(Content(name).cell_length for name in self._names)
        most = max(max(sheet.total or 0 for sheet in self._sheets), 1)
        return Content("\n").join([self._bar(sheet, widest, most) for sheet in self._sheets])

    def notes(self) -> Content:
        """How ties were broken, a sentence each."""
        return Content("\n").join([f"{plain(note, self._names)}." for note in self._standings.notes])

    def table(self, width: int) -> Content:
        """Every seat's lines, as many sheets side by side as there is room for."""
        abreast = min(max(width // _NARROWEST, 1), len(self._sheets))
        room = min(width // abreast, _WIDEST)
        rows: list[Content] = []
        for start in range(0, len(self._sheets), abreast):
            blocks = [self._block(sheet, room - _GAP) for sheet in self._sheets[start : start + abreast]]
            rows += [Content(""), *_side_by_side(blocks, room)] if rows else _side_by_side(blocks, room)
        return Content("\n").join(rows)

    def _bar(self, sheet: "Sheet", widest: int, most: int) -> Content:
        colour = self._colours[sheet.seat]
        name = Content.styled(self._names[sheet.seat], f"bold {colour}")
        length = max(sheet.total or 0, 0) * _LONGEST_BAR // most
        return Content.assemble(
            f"{_shown(sheet.rank)}  ",
            name.pad_right(widest - name.cell_length + 2),
            f"{_shown(sheet.total):>3}  ",
            (LINES.bar * length, colour),
        )

    def _block(self, sheet: "Sheet", width: int) -> list[Content]:
        """One seat's sheet: its name, a line for each thing that counted, the sum."""
        name = Content.styled(self._names[sheet.seat], f"bold {self._colours[sheet.seat]}")
        lines = [text for line in sheet.lines for text in self._line(line, width)]
        total = _filled(Content.styled("Total", "bold"), Content.styled(_shown(sheet.total), "bold"), width)
        rule = Content(LINES.across * width)
        return [name, rule, *lines, rule, total]

    def _line(self, line: "Line", width: int) -> list[Content]:
        points = Content(_shown(line.points))
        first, *rest = Content(plain(line.words, self._names)).wrap(width - 4)
        return [_filled(first, points, width), *(Content("  ") + more for more in rest)]


def _filled(left: Content, right: Content, width: int) -> Content:
    return left.pad_right(max(width - left.cell_length - right.cell_length, 1)) + right


def _side_by_side(blocks: list[list[Content]], room: int) -> list[Content]:
    return [
        Content("").join([cell.pad_right(room - cell.cell_length) for cell in cells])
        for cells in zip_longest(*blocks, fillvalue=Content(""))
    ]


def _shown(number: int | None) -> str:
    return "?" if number is None else str(number)
