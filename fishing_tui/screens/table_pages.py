"""Pages that take the board's place for a while: all boards, the whole log, the keys."""

from collections.abc import Callable, Sequence

from fishing_tui.log import LogLine
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Canvas, Piece, Row, wrapped

_MOVING = (
    ("up, down", "move in the choices; on the board, from piece to piece"),
    ("left, right, Tab", "enter the board and move from piece to piece; Tab goes back"),
)
_LOOKING = (
    ("i", "explain a piece: the one under the cursor, or the next one pointed at"),
    ("right button", "explain the piece below it"),
    ("o", "all boards"),
    ("g", "the whole log"),
    ("PageUp, PageDown", "scroll the log, or a page like this"),
    ("r", "rules, at the one for this question"),
    ("q", "leave; the game is saved"),
    ("Ctrl+P", "palette: themes, settings"),
    ("Ctrl+L", "paint everything anew, after something else wrote on the screen"),
    ("Ctrl+Z", "to the shell for a while; fg leads back"),
)
KEYS = (
    ("1-9", "choose a line; further lines have letters"),
    *_MOVING,
    ("Enter, Space", "choose the line, or mark the piece under the cursor"),
    ("Esc, x", "take marks back, or answer no"),
    ("u, U", "undo, redo"),
    ("s", "hand a seat to the computer, or back"),
    *_LOOKING,
)
"""The keys of a player; a table may add to them."""

ONLOOKER_KEYS = (
    ("1-9", "choose a line"),
    *_MOVING,
    ("Enter, Space", "choose the line"),
    ("Esc, x", "leave the board"),
    *_LOOKING,
)
"""The keys at a table where nothing can be played."""

SCROLLING = ("up", "down", "k", "j", "pageup", "pagedown")
"""The keys that scroll a page; every other key closes it."""

_THE_END = 1_000_000
"""A line beyond every page."""

Draw = Callable[[Look], list[Row]]


class Pages:
    """What fills the board instead of the game, if anything, and how far it is scrolled."""

    def __init__(self) -> None:
        self._draw: Draw | None = None
        self._top = 0

    @property
    def open(self) -> bool:
        """Whether there is a page."""
        return self._draw is not None

    def show(self, draw: Draw, at_end: bool = False) -> None:
        """Opens a page, at its start or at its end."""
        self._draw, self._top = draw, _THE_END if at_end else 0

    def close(self) -> None:
        """The game is seen again."""
        self._draw = None

    def scroll(self, by: int) -> None:
        """So many lines down, or up."""
        self._top = max(self._top + by, 0)

    def rows(self, look: Look) -> list[Row]:
        """The part of the page that is in sight."""
        rows = self._draw(look) if self._draw else []
        self._top = min(self._top, max(len(rows) - look.height, 0))
        shown = rows[self._top : self._top + look.height]
        return shown + [[(" ", "")] * look.width for _ in range(look.height - len(shown))]


def log_page(lines: Sequence[LogLine]) -> Draw:
    """The log with a gap before each new turn."""

    def draw(look: Look) -> list[Row]:
        page: list[list[Piece]] = []
        for line in lines:
            if line.new_turn and page:
                page.append([])
            page.append(look.words(line.words))
        return _laid_out(page, look.width)

    return draw


def keys_page(keys: Sequence[tuple[str, str]]) -> Draw:
    """What each key does."""

    def draw(look: Look) -> list[Row]:
        page: list[list[Piece]] = [[(f"{key:<18}", "bold $primary"), (does, "")] for key, does in keys]
        return _laid_out(page, look.width)

    return draw


def _laid_out(lines: Sequence[list[Piece]], width: int) -> list[Row]:
    wrapped_lines = [
        part for line in lines for part in (wrapped(line, width - 2, indent=2) if line else [[]])
    ]
    canvas = Canvas(width, len(wrapped_lines))
    for y, pieces in enumerate(wrapped_lines):
        canvas.put(1, y, pieces)
    return canvas.rows
