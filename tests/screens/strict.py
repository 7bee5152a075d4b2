"""A canvas that minds what is drawn on it: nothing may be cut off, and nothing overlap."""

from collections.abc import Iterable
from itertools import combinations

from rich.cells import get_character_cell_size

from fishing_tui.tables.picture import Canvas, Picture, Piece

FRAMES = frozenset(" ─│┌┐└┘")


class StrictCanvas(Canvas):
    """A canvas on which nothing may be cut off, and nothing overlap but words in a frame."""

    def put(self, x: int, y: int, pieces: Iterable[Piece], width: int | None = None) -> int:
        """Draws as any canvas does, but fails where something is lost."""
        pieces = list(pieces)
        text = "".join(text for text, _ in pieces)
        assert 0 <= y < self.height or not text.strip(), f"below the table: {text!r}"
        end = min(self.width, self.width if width is None else x + width)
        at = x
        for character in text:
            if character.strip():
                assert at + get_character_cell_size(character) <= end, f"cut off: {text!r}"
                assert self.rows[y][at][0] in FRAMES, f"drawn over something: {text!r}"
            at += get_character_cell_size(character)
        return super().put(x, y, pieces, width)


def check_apart(picture: Picture) -> None:
    """No piece lies on another one."""
    for one, other in combinations(picture.spots, 2):
        a, b = one.box, other.box
        apart = a.x + a.width <= b.x or b.x + b.width <= a.x or a.y + a.height <= b.y or b.y + b.height <= a.y
        assert apart, (one.name, other.name)
