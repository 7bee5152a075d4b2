"""Pages that take the board's place for a while: an explanation, all boards, the whole log, the keys."""

from collections.abc import Sequence

from fishing_tui.log import LogLine
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Canvas, Piece, Row, wrapped

_KEYS = (
    ("1-9", "choose a line; further lines have letters"),
    ("up, down", "move in the choices; on the board, from piece to piece"),
    ("left, right, Tab", "enter the board and move from piece to piece; Tab goes back"),
    ("Enter, Space", "choose the line, or mark the piece under the cursor"),
    ("a to f", "mark a die: the choices show what can be done with the marked dice"),
    ("Esc, x", "take marks back"),
    ("u, U", "undo, redo"),
    ("i", "explain the piece under the cursor (or click it with the right button)"),
    ("o", "all boards"),
    ("g", "the whole log"),
    ("PageUp, PageDown", "scroll the log, or a page like this"),
    ("r", "rules, at the one for this question"),
    ("s", "hand a seat to the computer, or back"),
    ("q", "leave; the game is saved"),
    ("Ctrl+P", "palette: themes, settings"),
)

_THE_END = 1_000_000
"""A line beyond every page."""


class Pages:
    """What fills the board instead of the game, if anything, and how far it is scrolled."""

    def __init__(self) -> None:
        self.open = False
        self._lines: Sequence[list[Piece]] = ()
        self._rows: list[Row] | None = None
        self._top = 0

    def show(self, lines: Sequence[list[Piece]], at_end: bool = False) -> None:
        """Opens a page of sentences, at its start or at its end."""
        self.open, self._lines, self._rows = True, lines, None
        self._top = _THE_END if at_end else 0

    def show_rows(self, rows: list[Row]) -> None:
        """Opens a page that is drawn already."""
        self.open, self._rows, self._top = True, rows, 0

    def close(self) -> None:
        """The game is seen again."""
        self.open = False

    def scroll(self, by: int) -> None:
        """So many lines down, or up."""
        self._top = max(self._top + by, 0)

    def rows(self, width: int, height: int) -> list[Row]:
        """The part of the page that is in sight."""
        rows = self._rows if self._rows is not None else _laid_out(self._lines, width)
        self._top = min(self._top, max(len(rows) - height, 0))
        shown = rows[self._top : self._top + height]
        return shown + [[(" ", "")] * width for _ in range(height - len(shown))]


def log_page(look: Look, lines: Sequence[LogLine]) -> list[list[Piece]]:
    """The log with a gap before each new turn."""
    page: list[list[Piece]] = []
    for line in lines:
        if line.new_turn and page:
            page.append([])
        page.append(look.words(line.words))
    return page


def keys_page() -> list[list[Piece]]:
    """What every key does."""
    return [[(f"{key:<18}", "bold $primary"), (label, "")] for key, label in _KEYS]


def _laid_out(lines: Sequence[list[Piece]], width: int) -> list[Row]:
    wrapped_lines = [
        part for line in lines for part in (wrapped(line, width - 2, indent=2) if line else [[]])
    ]
    canvas = Canvas(width, len(wrapped_lines))
    for y, pieces in enumerate(wrapped_lines):
        canvas.put(1, y, pieces)
    return canvas.rows
