"""What lies between the water and the players: spaces, Master Angler cards, trophies, pile and bag."""

from collections.abc import Sequence
from typing import NamedTuple

from fishing_tui.tables.coldwater_crown_waters import NEW, bait_style
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, fitting, length
from rules.coldwater_crown.bait import SYMBOLS, Bait, Colour, location_of, spread
from rules.coldwater_crown.components import KINDS, MASTERS, SPECIES, TAGS
from rules.coldwater_crown.pieces import COLOUR_OF, NO_FISH, Contest, Space, capacity
from rules.coldwater_crown.silent_player import zone_of_count
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.words import SPACE_NAMES
from rules.game import Target

LINES = 4
"""Lines for spaces, Master Angler cards, trophies, and the pile with the bag."""

_LABEL = 10
_GAPS = (3, 2, 1)


class Item(NamedTuple):
    """A piece in a line of pieces."""

    target: Target
    pieces: list[Piece]


def draw(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """The four lines, and below them what the silent player's next draws would catch."""
    spots = _line(canvas, look, y, "Spaces", _spaces(view, look))
    spots += _line(canvas, look, y + 1, "Anglers", _anglers(view, look))
    spots += _line(canvas, look, y + 2, "Trophies", _trophies(view))
    spots += _line(canvas, look, y + 3, "Discards", _pile(view))
    if view.setup.solo:
        _hint(canvas, view, y + LINES)
    return spots


def height(view: CrownState) -> int:
    """How many lines it takes."""
    return LINES + view.setup.solo


def letters(bait: Bait) -> list[Piece]:
    """Pieces of bait by their letters."""
    return [(SYMBOLS[colour].letter, bait_style(colour)) for colour in spread(bait)]


def _line(canvas: Canvas, look: Look, y: int, label: str, items: Sequence[Item]) -> list[Spot]:
    """A label and what belongs to it, with as much air as there is room for; without the label if need be."""
    widths = [length(item.pieces) for item in items]
    gaps = len(items) - 1
    labelled = _LABEL + sum(widths) + gaps < look.width
    x = _LABEL if labelled else 1
    canvas.say(1, y, label if labelled else "", QUIET)
    room = look.width - x - sum(widths) - 1
    gap = next((gap for gap in _GAPS if gap * gaps <= room), 1)
    spots = []
    for item, width in zip(items, widths, strict=True):
        canvas.put(x, y, item.pieces)
        name = f"{item.target.kind} {item.target.index}"
        spots.append(Spot(name, item.target, Box(x, y, width, 1)))
        x += width + gap
    return spots


def _spaces(view: CrownState, look: Look) -> list[Item]:
    """The seven spaces, each with the upper side of its token; in round brackets the one just placed."""
    return [_space(view, look, space) for space in Space]


def _space(view: CrownState, look: Look, space: Space) -> Item:
    target = Target("space", space)
    side = view.tokens[space]
    free = look.open(target)
    name, colour = SPACE_NAMES[space], COLOUR_OF.get(space)
    initial = (name[0], bait_style(colour)) if colour is not None else (name[0], "bold" if free else "")
    left, right = "()" if side and space == view.turn.placed else "[]"
    token: list[Piece] = [(left, QUIET), (str(side) if side else " ", "bold $accent"), (right, QUIET)]
    style = "bold" if free else QUIET
    if space == Space.BLACK:
        return Item(target, [("Blac", style), ("k", bait_style(Colour.BLACK)), *token])
    return Item(target, [initial, (name[1:], style), *token])


def _anglers(view: CrownState, look: Look) -> list[Item]:
    """The Master Angler cards in the row with their bait spots, and the deck."""
    items = []
    for place, card in enumerate(view.row):
        target = Target("row", place)
        kind = view.edition.name(KINDS[MASTERS[card].kind])
        new = NEW if _is_new(look, card) else " "
        name: Piece = (kind, "bold $accent" if look.open(target) else "")
        items.append(Item(target, [name, (new, "$accent"), *letters(MASTERS[card].spots)]))
    deck = Target("master_deck", 0)
    style = "bold $accent" if look.open(deck) else QUIET
    return [*items, Item(deck, [(f"deck {len(view.master_deck)}", style)])]


def _is_new(look: Look, card: int) -> bool:
    return isinstance(look.before, CrownState) and card not in look.before.row


def _trophies(view: CrownState) -> list[Item]:
    """What is still to be won before the weigh-in."""
    weight = f"{view.mystery[0]} lb" if view.mystery else "-"
    stacks = (
        ("8 species", Contest.EIGHT_SPECIES),
        ("small", Contest.SMALL_SPECIES),
        ("12 fish", Contest.TWELVE_FISH),
    )
    counted = (("same", Contest.THREE_SAME), ("kinds", Contest.FOUR_DIFFERENT))
    items = [Item(Target("mystery", 0), _named("mystery", weight))]
    for name, contest in stacks:
        points = "-".join(str(points) for points in view.trophies[contest])
        items.append(Item(Target("trophy", contest), _named(name, points or "-")))
    for name, contest in counted:
        left = len(view.trophies[contest])
        items.append(Item(Target("trophy", contest), _named(name, f"x{left}" if left else "-")))
    return items


def _named(name: str, left: str) -> list[Piece]:
    return [(f"{name} ", QUIET), (left, QUIET if left == "-" else "bold")]


def _pile(view: CrownState) -> list[Item]:
    """The discard pile by colour, what the bag must still hold, the Tackle stack and the tag that scores."""
    counts: list[Piece] = []
    for colour in Colour:
        number = view.discards[colour]
        counts += [(SYMBOLS[colour].letter, bait_style(colour)), (f"{number} ", "" if number else QUIET)]
    bag: list[Piece] = [("bag ", QUIET), (f"{sum(view.bag.coloured)}", "bold")]
    bag.append((" + white" if view.bag.white else "", QUIET))
    tag = "no tags" if view.setup.less_luck else TAGS[view.tag]
    stack = len(view.tackle_stack)
    return [
        Item(Target("pile", 0), counts),
        Item(Target("bag", 0), bag),
        Item(Target("stack", 0), [("Tackle ", QUIET), (f"{stack}", "")]),
        Item(Target("tag", 0), [("tag ", QUIET), (tag, "bold")]),
    ]


def _hint(canvas: Canvas, view: CrownState, y: int) -> None:
    """In solo, the colours whose next draw makes a catch for the silent player, and which."""
    catches = _next_catches(view)
    lines = [
        _hint_line("The silent player's next draw catches:", catches, numbered=True, gap=2),
        _hint_line("Next draw catches:", catches, numbered=True, gap=2),
        _hint_line("Next draw:", catches, numbered=False, gap=1),
    ]
    canvas.put(1, y, fitting(lines, canvas.width - 1))


def _next_catches(view: CrownState) -> list[tuple[Colour, int, str]]:
    """Each colour whose next draw makes a catch, with the Zone and the species."""
    catches = []
    for colour in Colour:
        zone = zone_of_count(view.discards[colour] + 1)
        fish = NO_FISH if zone is None else view.waters[location_of(colour)][zone]
        if zone is not None and not fish.empty:
            catches.append((colour, zone, SPECIES[fish.species].name))
    return catches


def _hint_line(heading: str, catches: list[tuple[Colour, int, str]], numbered: bool, gap: int) -> list[Piece]:
    line: list[Piece] = [(heading, QUIET)]
    for colour, zone, species in catches:
        number = f" {capacity(zone)}" if numbered else ""
        line += [(" " * gap, ""), (SYMBOLS[colour].letter, bait_style(colour)), (f"{number} {species}", "")]
    return line if catches else [*line, ("  nothing", QUIET)]
