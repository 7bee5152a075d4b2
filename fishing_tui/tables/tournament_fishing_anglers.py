"""Who fishes in Tournament Fishing: every angler's piles in a line, and the AI Anglers."""

from collections.abc import Sequence

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Canvas, Piece, Spot, width_of
from fishing_tui.tables.tournament_fishing_hand import draw_play
from rules.game import Seat
from rules.tournament_fishing.scoring import standings
from rules.tournament_fishing.state import FishingState

_GAP = 3
_LONGEST_NAME = "x" * 12


def height(view: FishingState, width: int) -> int:
    """Lines for all seats, several in a line where they fit."""
    return len(_flowed(view, None, width, everybody(view)))


def open_height(view: FishingState) -> int:
    """Lines for all seats with what is in play: two an angler, one for an AI Angler."""
    return 2 * len(view.anglers) + len(view.rivals)


def everybody(view: FishingState) -> list[Seat]:
    """Every seat, the AI Anglers' after the anglers'."""
    return list(range(len(view.anglers) + len(view.rivals)))


def rivals(view: FishingState) -> list[Seat]:
    """The seats of the AI Anglers."""
    return everybody(view)[len(view.anglers) :]


def draw(canvas: Canvas, view: FishingState, look: Look, y: int, seats: Sequence[Seat]) -> None:
    """These seats' piles, several in a line where they fit."""
    for line, pieces in enumerate(_flowed(view, look, look.width, seats)):
        canvas.put(0, y + line, pieces)


def draw_open(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """Two lines an angler: the piles, and what is in play; one for an AI Angler."""
    spots: list[Spot] = []
    for seat in everybody(view):
        draw(canvas, view, look, y, (seat,))
        y += 1
        if seat < len(view.anglers):
            spots += draw_play(canvas, view, look, y, seat, "  In play")
            y += 1
    return spots


def _flowed(view: FishingState, look: Look | None, width: int, seats: Sequence[Seat]) -> list[list[Piece]]:
    """Seats' piles in lines of this width."""
    lines: list[list[Piece]] = [[]]
    used = 0
    for seat in seats:
        pieces = _seat(view, look, seat)
        size = sum(width_of(text) for text, _ in pieces)
        if used and used + _GAP + size > width:
            lines.append([])
            used = 0
        if used:
            lines[-1].append((" " * _GAP, ""))
            used += _GAP
        lines[-1] += pieces
        used += size
    return lines


def _seat(view: FishingState, look: Look | None, seat: Seat) -> list[Piece]:
    """A seat: whether it acts, its name, its piles, its catch."""
    name: Piece = look.name(seat) if look else (_LONGEST_NAME, "")
    mark: Piece = (">" if seat == view.seat and not view.ended else " ", "bold")
    if seat >= len(view.anglers):
        number = len(view.rivals[seat - len(view.anglers)].livewell)
        return [mark, name, ("  fish ", QUIET), (f"{number}", "bold")]
    angler = view.anglers[seat]
    total = standings(view).sheets[seat].total
    caught = f"{len(angler.livewell)}" + (f" worth {total}" if total is not None and angler.livewell else "")
    return [
        mark,
        name,
        (
            f"  hand {len(angler.hand)}  deck {len(angler.deck)}  discards {len(angler.discards)}  fish ",
            QUIET,
        ),
        (caught, "bold"),
    ]
