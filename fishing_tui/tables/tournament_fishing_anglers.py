"""Who fishes in Tournament Fishing: every angler's piles in a line, and the AI Anglers."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Canvas, Piece, Spot, width_of
from fishing_tui.tables.tournament_fishing_hand import draw_play
from rules.game import Seat
from rules.tournament_fishing.scoring import standings
from rules.tournament_fishing.state import FishingState

_GAP = 3


def height(view: FishingState, width: int, open_: bool) -> int:
    """Lines for all seats: one each if `open_`, else as few as they fit into."""
    if open_:
        return len(view.anglers) * 2 + len(view.rivals)
    return len(_flowed(view, None, width))


def draw(canvas: Canvas, view: FishingState, look: Look, y: int) -> None:
    """Every seat's piles, several in a line where they fit."""
    for line, pieces in enumerate(_flowed(view, look, look.width)):
        canvas.put(0, y + line, pieces)


def draw_open(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """Two lines an angler: the piles, and what is in play; one for an AI Angler."""
    spots: list[Spot] = []
    for seat in range(len(view.anglers) + len(view.rivals)):
        canvas.put(0, y, _seat(view, look, seat))
        y += 1
        if seat < len(view.anglers):
            spots += draw_play(canvas, view, look, y, seat, "  In play")
            y += 1
    return spots


def _flowed(view: FishingState, look: Look | None, width: int) -> list[list[Piece]]:
    """The seats' piles in lines of this width."""
    lines: list[list[Piece]] = [[]]
    used = 0
    for seat in range(len(view.anglers) + len(view.rivals)):
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
    name: Piece = look.name(seat) if look else ("x" * 12, "")
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
