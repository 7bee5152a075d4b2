"""The cards of an angler in Tournament Fishing: the hand, and what is in play."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Spot, length, width_of, wrapped
from fishing_tui.tables.tournament_fishing_cards import TYPE_STYLES, brief, short, stats
from rules.game import UNKNOWN, Seat, Target
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effect_words import angler_words
from rules.tournament_fishing.helping import CounteringTogether
from rules.tournament_fishing.joint_payment import PayingTogether
from rules.tournament_fishing.lending import cards_named
from rules.tournament_fishing.pieces import HAND
from rules.tournament_fishing.state import FishingState
from rules.words import plain

MOST_COLUMNS = 4

_NAME = 19
_WIDE, _NARROW = 40, 26
"""Cells that a card needs for its name and columns of numbers, or for numbers close together."""
_NAMED = "x"
"""Stands before a card that was named and is to be discarded."""
_MORE = " .."
_LEAST_NAME = 4
_BETWEEN = 2


def rows(columns: int) -> int:
    """Rows of a usual hand in so many columns."""
    return -(-HAND // columns)


def columns_for(view: FishingState, seat: Seat, height: int, columns: int) -> int:
    """The columns of a hand in so many rows: as many as are wished, or more if it is larger."""
    needed = -(-len(view.anglers[seat].hand) // max(height, 1))
    return min(max(columns, needed), MOST_COLUMNS)


def draw_heading(canvas: Canvas, y: int) -> None:
    """What stands in the columns below."""
    canvas.say(1, y, f"{'Hand':<{_NAME}}type bait counters cash effects", QUIET)


def draw(canvas: Canvas, view: FishingState, look: Look, box: Box, seat: Seat, columns: int) -> list[Spot]:
    """A seat's hand in so many columns, one after another; what finds no room is counted."""
    columns = columns_for(view, seat, box.height, columns)
    width = box.width // columns
    spots: list[Spot] = []
    hand = view.anglers[seat].hand
    places = box.height * columns
    shown = len(hand) if len(hand) <= places else places - 1
    named = list(named_from(view, seat))
    for place, card in enumerate(hand[:shown]):
        column, row = divmod(place, box.height)
        cell = Box(box.x + column * width, box.y + row, width, 1)
        if card == UNKNOWN:
            canvas.say(cell.x + 1, cell.y, "a card", QUIET)
            continue
        target = Target("hand" if seat == look.viewer else "their_hand", card)
        style = "bold $accent" if look.open(target) else ""
        if card in named:
            named.remove(card)
            canvas.say(cell.x, cell.y, _NAMED, "bold $success")
        _card(canvas, view, cell, card, style)
        spots.append(Spot(f"hand {seat} {place}", target, Box(cell.x, cell.y, width - 1, 1)))
    if shown < len(hand):
        more = f"+{len(hand) - shown} more"
        canvas.say(box.x + (columns - 1) * width + 1, box.y + box.height - 1, more, "$warning")
    return spots


def named_from(view: FishingState, seat: Seat) -> tuple[int, ...]:
    """The cards of a hand that were named against the fight, or to pay with, and still lie in it."""
    task = view.agenda[0] if view.agenda else None
    if isinstance(task, CounteringTogether | PayingTogether):
        return cards_named(task.named, seat)
    return view.anglers[seat].turn.counters


def draw_play(canvas: Canvas, view: FishingState, look: Look, y: int, seat: Seat, label: str) -> list[Spot]:
    """What is in play, in a line: cards of this turn, and Attachments in brackets."""
    x = canvas.say(1, y, f"{label} ", QUIET)
    angler = view.anglers[seat]
    cards = [*angler.play, *angler.attachments]
    if not cards:
        canvas.say(x, y, "-", QUIET)
        return []
    texts = _play_texts(view, seat, look.width - x)
    spots: list[Spot] = []
    for place, (card, text) in enumerate(zip(cards, texts, strict=False)):
        target = Target("play", card)
        style = "bold $accent" if look.open(target) else TYPE_STYLES[ANGLER[card].type]
        end = canvas.say(x, y, text, style)
        spots.append(Spot(f"play {seat} {place}", target, Box(x, y, end - x, 1)))
        x = end + _BETWEEN
    if len(texts) < len(cards):
        canvas.say(x, y, f"+{len(cards) - len(texts)}", "$warning")
    return spots


def _play_texts(view: FishingState, seat: Seat, room: int) -> list[str]:
    """What is written for each card in play, as long as fits; the last ones are left out if need be."""
    angler = view.anglers[seat]
    texts: list[str] = []
    for width in range(_NAME, _LEAST_NAME - 1, -1):
        texts = [short(ANGLER[card].name, width) for card in angler.play]
        texts += [f"[{short(ANGLER[card].name, width)}]" for card in angler.attachments]
        if sum(width_of(text) + _BETWEEN for text in texts) <= room + _BETWEEN:
            return texts
    while sum(width_of(text) + _BETWEEN for text in texts) > room - len("+99"):
        texts.pop()
    return texts


def effect_text(card: int, view: FishingState, width: int) -> str:
    """What a card does, in its own words, as far as there is room."""
    names: tuple[str, ...] = ()
    text = " ".join(plain(words, names) for words in angler_words(ANGLER[card], view.setup.dice))
    if width_of(text) <= width:
        return text
    cut = text[: max(width - len(_MORE), 0)].rpartition(" ")[0]
    return f"{cut}{_MORE}" if cut else ""


def effect_lines(card: int, view: FishingState, width: int, most: int) -> list[str]:
    """What a card does in lines of this width, at the most so many; what finds no room is left out."""
    whole = effect_text(card, view, width * most)
    lines = ["".join(text for text, _ in pieces).strip() for pieces in wrapped([(whole, "")], width)]
    if len(lines) <= most:
        return lines
    last = lines[most - 1]
    while last and width_of(f"{last}{_MORE}") > width:
        last = last.rpartition(" ")[0]
    return [*lines[: most - 1], f"{last}{_MORE}"]


def _card(canvas: Canvas, view: FishingState, box: Box, card: int, style: str) -> None:
    """A card in a cell: its name, what it shows, and what it does where there is room."""
    known = ANGLER[card]
    if box.width < _WIDE:
        _narrow(canvas, box, card, style)
        return
    canvas.say(box.x + 1, box.y, short(known.name, _NAME - 1), style)
    x = canvas.put(box.x + 1 + _NAME, box.y, stats(known), box.width - _NAME - 1) + 1
    end = box.x + box.width - 1
    if end - x > len("Search: draw 1 card."):
        canvas.say(x, box.y, effect_text(card, view, end - x), QUIET)


def _narrow(canvas: Canvas, box: Box, card: int, style: str) -> None:
    """A card where room is short: its name, and its numbers; only type and Cast Strength if need be."""
    known = ANGLER[card]
    numbers = brief(known) if box.width >= _NARROW else brief(known)[:2]
    x = box.x + box.width - 1 - length(numbers)
    canvas.say(box.x + 1, box.y, short(known.name, x - box.x - 2), style)
    canvas.put(x, box.y, numbers)
