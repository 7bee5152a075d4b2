"""The Bait Shop of Tournament Fishing: the five places of the supply row, and the Bait Bucket."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, fitting, length
from fishing_tui.tables.tournament_fishing_cards import short, stats
from fishing_tui.tables.tournament_fishing_hand import effect_lines
from rules.game import NOTHING, Target
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.hands import distinct
from rules.tournament_fishing.state import FishingState

COMPACT = 2
_COLUMNS = 3
_NAME = 19
_LABEL = 6


def height(view: FishingState, lines: int) -> int:
    """Lines of the shop: two, or so many a card with all that it shows, and one for the Bait Bucket."""
    return lines * len(view.supply) + 1 if lines else COMPACT


def draw_compact(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """Prices and names in two lines, the Bait Bucket last; a full bucket has the second line for itself."""
    canvas.say(1, y, "Shop", QUIET)
    width = (look.width - _LABEL) // _COLUMNS
    if length(_in_bucket(view, look)) <= width:
        spots = _row(canvas, view, look, y, _COLUMNS)
        return spots + _bucket(canvas, view, look, Box(_LABEL + 2 * width, y + 1, width, 1))
    spots = _row(canvas, view, look, y, len(view.supply))
    return spots + _bucket(canvas, view, look, Box(1, y + 1, look.width - 1, 1))


def _row(canvas: Canvas, view: FishingState, look: Look, y: int, columns: int) -> list[Spot]:
    """The places of the supply row, so many in a line."""
    width = (look.width - _LABEL) // columns
    spots: list[Spot] = []
    for place, card in enumerate(view.supply):
        row, column = divmod(place, columns)
        x = _LABEL + column * width
        if card == NOTHING:
            canvas.say(x, y + row, "-", QUIET)
            continue
        target = Target("supply", place)
        price = f"${ANGLER[card].cost} "
        end = canvas.say(x, y + row, price, QUIET)
        style = "bold $accent" if look.open(target) else ""
        end = canvas.say(end, y + row, short(ANGLER[card].name, width - len(price) - 1), style)
        spots.append(Spot(f"supply {place}", target, Box(x, y + row, end - x, 1)))
    return spots


def draw_open(canvas: Canvas, view: FishingState, look: Look, y: int, lines: int) -> list[Spot]:
    """Every card with all that it shows, what it does in so many lines at the most; then the Bait Bucket."""
    canvas.say(1, y, "Shop", QUIET)
    spots: list[Spot] = []
    for place, card in enumerate(view.supply):
        if card == NOTHING:
            canvas.say(_LABEL, y, "-", QUIET)
            y += 1
            continue
        target = Target("supply", place)
        x = canvas.say(_LABEL, y, f"${ANGLER[card].cost} ", "bold")
        style = "bold $accent" if look.open(target) else ""
        canvas.say(x, y, ANGLER[card].name, style)
        x = canvas.put(x + _NAME + 1, y, stats(ANGLER[card])) + 1
        text = effect_lines(card, view, look.width - x - 1, lines)
        for line, words in enumerate(text):
            canvas.say(x, y + line, words, QUIET)
        size = max(len(text), 1)
        spots.append(Spot(f"supply {place}", target, Box(_LABEL, y, look.width - _LABEL, size)))
        y += size
    return spots + _bucket(canvas, view, look, Box(1, y, look.width - 1, 1))


def _in_bucket(view: FishingState, look: Look, most: int = _NAME) -> list[Piece]:
    """The label, then every Lure of the Bait Bucket with its price, names in so many cells at the most."""
    pieces: list[Piece] = [("Bucket ", QUIET)]
    for card in distinct(view.bucket):
        style = "bold $accent" if look.open(Target("bucket", card)) else ""
        copies = view.bucket.count(card)
        many = f" x{copies}" if copies > 1 else ""
        pieces.append((f"${ANGLER[card].price} {short(ANGLER[card].name, most)}{many}  ", style))
    return pieces if view.bucket else [*pieces, ("-", QUIET)]


def _bucket(canvas: Canvas, view: FishingState, look: Look, box: Box) -> list[Spot]:
    """The Lures in the Bait Bucket, their names as long as there is room for."""
    pieces = fitting([_in_bucket(view, look, most) for most in range(_NAME, 0, -1)], box.width)
    x = canvas.put(box.x, box.y, pieces[:1])
    spots: list[Spot] = []
    for card, piece in zip(distinct(view.bucket), pieces[1:], strict=False):
        end = canvas.put(x, box.y, [piece])
        spots.append(Spot(f"bucket {card}", Target("bucket", card), Box(x, box.y, end - x - 2, 1)))
        x = end
    if not view.bucket:
        canvas.put(x, box.y, pieces[1:])
    return spots
