"""How a table is looked at: by whom, at what size, what is pointed at and what has just changed."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from fishing_tui.glyphs import LINES, Glyphs
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, width_of
from rules.game import Seat, State, Target
from rules.words import CardRef, Part, SeatRef, Symbol, Words

QUIET = "$quiet"
_POINTER = ">"


class Look(NamedTuple):
    """What a table needs to know besides the view.

    names, colours: of the seats; a colour is a style
    viewer: the seat at the keyboard
    width, height: the room, in cells
    cursor: the name of the spot under the cursor; "" while the choices have the keys
    marks: the names of the marked spots
    open: whether a target can be chosen now
    asked: whether the viewer is being asked: only then is shown what others may not see
    before: the view before this player's last choice, to mark what changed since; None to mark nothing
    symbols: the styles of symbols, by kind and index
    tumbling: the names of the spots whose dice are rolling
    shake: while dice roll, another number for each frame; 0 when they lie still
    """

    names: tuple[str, ...]
    colours: tuple[str, ...]
    viewer: Seat
    width: int
    height: int
    cursor: str = ""
    marks: frozenset[str] = frozenset()
    open: Callable[[Target], bool] = lambda _: False
    asked: bool = True
    before: State | None = None
    symbols: Mapping[str, tuple[str, ...]] = {}
    tumbling: frozenset[str] = frozenset()
    shake: int = 0
    glyphs: Glyphs = LINES

    def words(self, words: Words, style: str = "", long: bool = False) -> list[Piece]:
        """Words as pieces: names in their colours, symbols by letter or, if `long`, by name."""
        return [self._piece(part, style, long) for part in words]

    def name(self, seat: Seat, width: int | None = None) -> Piece:
        """A player's name in their colour, cut or padded to `width` cells if given."""
        text = self.names[seat]
        if width is not None:
            while width_of(text) > width:
                text = text[:-1]
            text += " " * (width - width_of(text))
        return text, f"bold {self.colours[seat]}"

    def finish(self, canvas: Canvas, spot: Spot) -> Spot:
        """Shows on the canvas whether a spot is marked or under the cursor, without a need for colours.

        A marked spot is reversed. Under the cursor its first line is reversed, or underlined if it is marked,
        and a sign points at it where there is room.
        """
        box = spot.box
        marked = spot.name in self.marks
        if marked:
            canvas.tint(box, "reverse bold")
        if spot.name == self.cursor:
            canvas.tint(Box(box.x, box.y, box.width, 1), "underline bold" if marked else "reverse bold")
            if canvas.is_free(box.x - 1, box.y):
                canvas.say(box.x - 1, box.y, _POINTER, "bold")
        return spot

    def _piece(self, part: Part, style: str, long: bool) -> Piece:
        match part:
            case SeatRef(seat):
                return self.name(seat)
            case Symbol(kind, index, name, letter):
                colour = self.symbols[kind][index] if kind in self.symbols else ""
                return (name if long else letter), f"bold {style} {colour}".strip()
            case CardRef(_, _, name, covered):
                return covered or name, f"bold {style}".strip()
            case _:
                return part, style
