"""The Bait Shop of Tournament Fishing: the five places of the supply row, and the Bait Bucket."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Spot
from fishing_tui.tables.tournament_fishing_cards import short, stats
from fishing_tui.tables.tournament_fishing_hand import effect_text
from rules.game import NOTHING, Target
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.hands import distinct
from rules.tournament_fishing.state import FishingState

COMPACT = 2
_COLUMNS = 3
_NAME = 19
_LABEL = 6


def height(view: FishingState, open_: bool) -> int:
    """Lines of the shop: two, or one a card with all that it shows."""
    return len(view.supply) + 1 if open_ else COMPACT


def draw_compact(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """Prices and names in two lines."""
    width = (look.width - _LABEL) // _COLUMNS
    canvas.say(1, y, "Shop", QUIET)
    spots: list[Spot] = []
    for place, card in enumerate(view.supply):
        row, column = divmod(place, _COLUMNS)
        x = _LABEL + column * width
        if card == NOTHING:
            canvas.say(x, y + row, "-", QUIET)
            continue
        target = Target("supply", place)
        end = canvas.say(x, y + row, f"${ANGLER[card].cost} ", QUIET)
        style = "bold $accent" if look.open(target) else ""
        end = canvas.say(end, y + row, short(ANGLER[card].name, width - 4), style)
        spots.append(Spot(f"supply {place}", target, Box(x, y + row, end - x, 1)))
    return spots + _bucket(canvas, view, look, _LABEL + 2 * width, y + 1, width)


def draw_open(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """A line a card with all that it shows; the last line is the Bait Bucket."""
    canvas.say(1, y, "Shop", QUIET)
    spots: list[Spot] = []
    for place, card in enumerate(view.supply):
        if card == NOTHING:
            canvas.say(_LABEL, y + place, "-", QUIET)
            continue
        target = Target("supply", place)
        x = canvas.say(_LABEL, y + place, f"${ANGLER[card].cost} ", "bold")
        style = "bold $accent" if look.open(target) else ""
        canvas.say(x, y + place, ANGLER[card].name, style)
        x = canvas.put(x + _NAME + 1, y + place, stats(ANGLER[card])) + 1
        canvas.say(x, y + place, effect_text(card, view, look.width - x - 1), QUIET)
        spots.append(Spot(f"supply {place}", target, Box(_LABEL, y + place, look.width - _LABEL, 1)))
    return spots + _bucket(canvas, view, look, 1, y + len(view.supply), look.width - 2)


def _bucket(canvas: Canvas, view: FishingState, look: Look, x: int, y: int, width: int) -> list[Spot]:
    """The Lures in the Bait Bucket, as many as there is room for."""
    end = x + width
    cards = distinct(view.bucket)
    x = canvas.say(x, y, "Bucket ", QUIET)
    if not cards:
        canvas.say(x, y, "-", QUIET)
        return []
    spots: list[Spot] = []
    for number, card in enumerate(cards):
        target = Target("bucket", card)
        rest = len(cards) - number - 1
        text = f"${ANGLER[card].price} {ANGLER[card].name}"
        room = end - x - (4 if rest else 0)
        if len(text) > room and number:
            canvas.say(x, y, f"+{rest + 1}", QUIET)
            break
        after = canvas.say(x, y, short(text, room), "bold $accent" if look.open(target) else "")
        spots.append(Spot(f"bucket {card}", target, Box(x, y, after - x, 1)))
        x = after + 2
    return spots
