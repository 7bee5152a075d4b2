"""The cards of an angler in Tournament Fishing: the hand, and what is in play."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Spot, width_of
from fishing_tui.tables.tournament_fishing_cards import TYPE_STYLES, short, stats
from rules.game import UNKNOWN, Seat, Target
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effect_words import angler_words
from rules.tournament_fishing.pieces import HAND
from rules.tournament_fishing.state import FishingState
from rules.words import plain

LEAST_ROWS = HAND // 2
"""Rows of a hand in two columns."""

_LABEL = 1
_NAME, _LONG_NAME = 20, 20
_MORE = " .."


def rows(view: FishingState, seat: Seat, columns: int) -> int:
    """Rows that a hand takes, and the usual one at the least."""
    held = len(view.anglers[seat].hand)
    return max(-(-HAND // columns), -(-held // columns))


def draw_heading(canvas: Canvas, y: int) -> None:
    """What stands in the columns below."""
    canvas.say(1, y, f"{'Hand':<{_NAME}}type bait counters cash effects", QUIET)


def draw(canvas: Canvas, view: FishingState, look: Look, box: Box, seat: Seat, columns: int) -> list[Spot]:
    """A seat's hand in so many columns, row by row; what finds no room is counted."""
    width = box.width // columns
    spots: list[Spot] = []
    hand = view.anglers[seat].hand
    shown = min(len(hand), box.height * columns)
    for place, card in enumerate(hand[:shown]):
        column, row = divmod(place, box.height)
        cell = Box(box.x + column * width, box.y + row, width, 1)
        if card == UNKNOWN:
            canvas.say(cell.x + 1, cell.y, "a card", QUIET)
            continue
        target = Target("hand", card)
        _card(canvas, view, cell, card, "bold $accent" if look.open(target) else "")
        spots.append(Spot(f"hand {seat} {place}", target, Box(cell.x, cell.y, width - 1, 1)))
    if shown < len(hand):
        more = f"+{len(hand) - shown} more"
        canvas.say(box.x + box.width - len(more), box.y + box.height - 1, more, "$warning")
    return spots


def draw_play(canvas: Canvas, view: FishingState, look: Look, y: int, seat: Seat, label: str) -> list[Spot]:
    """What is in play, in a line: cards of this turn, and Attachments in brackets."""
    x = canvas.say(1, y, f"{label} ", QUIET)
    angler = view.anglers[seat]
    cards = [*angler.play, *angler.attachments]
    if not cards:
        canvas.say(x, y, "-", QUIET)
        return []
    room = (look.width - x) // len(cards) - 2
    full = sum(width_of(ANGLER[card].name) + 4 for card in cards) <= look.width - x
    spots: list[Spot] = []
    for place, card in enumerate(cards):
        target = Target("play", card)
        name = ANGLER[card].name if full else short(ANGLER[card].name, max(room - 2, 4))
        text = f"[{name}]" if place >= len(angler.play) else name
        style = "bold $accent" if look.open(target) else TYPE_STYLES[ANGLER[card].type]
        end = canvas.say(x, y, text, style)
        spots.append(Spot(f"play {seat} {place}", target, Box(x, y, end - x, 1)))
        x = end + 2
    return spots


def effect_text(card: int, view: FishingState, width: int) -> str:
    """What a card does, in its own words, as far as there is room."""
    names: tuple[str, ...] = ()
    text = " ".join(plain(words, names) for words in angler_words(ANGLER[card], view.setup.dice))
    if width_of(text) <= width:
        return text
    cut = text[: max(width - len(_MORE), 0)].rpartition(" ")[0]
    return f"{cut}{_MORE}" if cut else ""


def _card(canvas: Canvas, view: FishingState, box: Box, card: int, style: str) -> None:
    """A card in a cell: its name, what it shows, and what it does where there is room."""
    known = ANGLER[card]
    canvas.say(box.x + 1, box.y, short(known.name, _NAME - 1), style)
    x = canvas.put(box.x + 1 + _NAME, box.y, stats(known), box.width - _NAME - 1) + 1
    end = box.x + box.width - 1
    if end - x > len("Search: draw 1 card."):
        canvas.say(x, box.y, effect_text(card, view, end - x), QUIET)
