"""The lake of Tournament Fishing: every spot with its Location, its depth and its top card."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, fitting
from fishing_tui.tables.tournament_fishing_cards import ANCHOR, NOTED, lying_pieces, short
from rules.game import NOTHING, UNKNOWN, Target
from rules.tournament_fishing.components import LOCATIONS
from rules.tournament_fishing.effect_words import count
from rules.tournament_fishing.state import FishingState

_COMPACT = 2
_COLUMNS = {5: 5, 8: 4, 10: 5}


def height(view: FishingState, framed: bool) -> int:
    """Lines of the lake, in compact cells or in framed ones."""
    rows = len(view.spots) // _COLUMNS[len(view.spots)]
    return rows * _lines(view, framed)


def _lines(view: FishingState, framed: bool) -> int:
    """Lines of a spot; in a frame the Location has one for itself."""
    return 4 + view.setup.locations if framed else _COMPACT


def draw(canvas: Canvas, view: FishingState, look: Look, y: int, framed: bool) -> list[Spot]:
    """Every spot in its place."""
    columns = _COLUMNS[len(view.spots)]
    width = look.width // columns
    spots = []
    for number in range(len(view.spots)):
        row, column = divmod(number, columns)
        lines = _lines(view, framed)
        box = Box(column * width, y + row * lines, width, lines)
        (_framed if framed else _compact)(canvas, view, look, box, number)
        spots.append(Spot(f"spot {number}", Target("spot", number), box))
        if view.spots[number].location != NOTHING:
            spots.append(_location_spot(box, number, framed))
    return spots


def _location_spot(box: Box, number: int, framed: bool) -> Spot:
    """The Location of a spot, to be pointed at apart from it."""
    place = Box(box.x + (2 if framed else 3), box.y + framed, box.width - 6, 1)
    return Spot(f"location {number}", Target("location", number), place)


def _style(view: FishingState, look: Look, number: int) -> str:
    if look.open(Target("spot", number)):
        return "bold $accent"
    return "" if view.spots[number].cards else QUIET


def _location(view: FishingState, number: int) -> str:
    location = view.spots[number].location
    return "" if location == NOTHING else LOCATIONS[location].name


def _top(view: FishingState, look: Look, number: int, width: int) -> list[Piece]:
    """The top card, and whether it is new to the viewer since the last choice."""
    spot = view.spots[number]
    if not spot.cards:
        return [("empty", QUIET)]
    pieces = lying_pieces(spot.cards[0], width)
    before = look.before
    if isinstance(before, FishingState):
        old = before.spots[number].cards[:1]
        if old and old[0].card != spot.cards[0].card and len(pieces) > 1:
            pieces = [(text, f"{style} italic".strip()) for text, style in pieces]
    return pieces


def _noted(view: FishingState, number: int) -> str:
    """A sign that the viewer knows more cards of a spot than the top one."""
    return NOTED if any(lying.card != UNKNOWN for lying in view.spots[number].cards[1:]) else ""


def _depth(view: FishingState, number: int) -> str:
    """How many cards lie at a spot: in a word, or behind a sign where a Location needs the room."""
    spot = view.spots[number]
    cards = f"x{len(spot.cards)}" if view.setup.locations else count(len(spot.cards), "card")
    return f"{cards}{_noted(view, number)}"


def _compact(canvas: Canvas, view: FishingState, look: Look, box: Box, number: int) -> None:
    """Number, Location and depth in the first line, the top card in the second."""
    spot = view.spots[number]
    depth = _depth(view, number)
    room = box.width - 2
    anchor = ANCHOR if spot.anchors else ""
    x = canvas.say(box.x + 1, box.y, f"{number + 1} ", _style(view, look, number))
    place = short(_location(view, number), room - len(depth) - len(anchor) - (x - box.x))
    canvas.say(x, box.y, place, "bold $accent" if look.open(Target("location", number)) else QUIET)
    end = box.x + box.width - 1
    canvas.put(end - len(depth) - len(anchor), box.y, [(anchor, "bold $success"), (depth, QUIET)])
    canvas.put(box.x + 1, box.y + 1, _top(view, look, number, room), room)
    if end < look.width - 1:
        canvas.say(end, box.y, look.glyphs.down, QUIET)
        canvas.say(end, box.y + 1, look.glyphs.down, QUIET)


def _framed(canvas: Canvas, view: FishingState, look: Look, box: Box, number: int) -> None:
    """A frame with the number in it; inside the Location, the depth and the top card."""
    spot = view.spots[number]
    free = look.open(Target("spot", number))
    canvas.frame(box, look.glyphs, "bold $accent" if free else QUIET)
    canvas.say(box.x + 2, box.y, f" {number + 1} ", _style(view, look, number))
    room = box.width - 3
    place_style = "bold $accent" if look.open(Target("location", number)) else QUIET
    canvas.say(box.x + 2, box.y + 1, short(_location(view, number), room), place_style)
    cards = f"{len(spot.cards)} card{'' if len(spot.cards) == 1 else 's'}{_noted(view, number)}"
    shown: Piece = (cards if spot.cards else "", QUIET)
    anchored: list[list[Piece]] = [
        [shown, (f"{sign}", "bold $success")] for sign in ("  anchored", f" {ANCHOR}")
    ]
    canvas.put(box.x + 2, box.y + box.height - 3, fitting(anchored, room) if spot.anchors else [shown], room)
    canvas.put(box.x + 2, box.y + box.height - 2, _top(view, look, number, room), room)
