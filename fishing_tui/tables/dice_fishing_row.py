"""The row of five: float sides with their bait spaces and preview, fish sides once they are known."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, cut, wrapped
from rules.dice_fishing.components import CARDS, FLOATS, SPECIES_NAMES
from rules.dice_fishing.explain import FREED_BY
from rules.dice_fishing.faces import SYMBOLS, Face
from rules.dice_fishing.pieces import ROW, Slot
from rules.dice_fishing.state import DiceFishingState
from rules.game import UNKNOWN, Target

COMPACT, ROOMY, TALL = 7, 9, 11
"""Lines for the row, from what has to be there to what else is good to know."""

FACE_STYLES = ("$player-3", "$player-1", "$player-2", "$foreground", "$player-4", "$player-5")
"""The colours of the six faces; their letters tell them apart as well."""

_BETWEEN = {(False, False): " ", (False, True): "[", (True, True): "|", (True, False): "]"}


def draw_row(canvas: Canvas, view: DiceFishingState, look: Look, y: int, height: int) -> list[Spot]:
    """Draws the five places below each other's numbers; the spots of those that hold a card."""
    width = look.width // ROW
    spots = []
    for index in range(ROW):
        box = Box(index * width, y, width, height)
        if index < len(view.row) and not view.row[index].empty:
            _card(canvas, view.row[index], look, box, index)
            spots.append(Spot(f"card {index}", Target("card", index), box))
        else:
            canvas.frame(box, look.glyphs, QUIET)
            canvas.say(box.x + 2, box.y, f" {index + 1} ", QUIET)
            canvas.say(box.x + 2, box.y + 1, "empty", QUIET)
    return spots


def _card(canvas: Canvas, slot: Slot, look: Look, box: Box, index: int) -> None:
    free = look.open(Target("card", index))
    canvas.frame(box, look.glyphs, QUIET)
    label = f" {index + 1}* " if _is_new(slot, look) else f" {index + 1} "
    canvas.put(box.x + 2, box.y, [(label, "bold $accent" if free else ""), (f"{slot.vp} VP ", "bold")])
    inner = box.width - 4
    lines = [_baits(slot, box.width - 2), *_side(slot, inner, box.height)]
    for number, pieces in enumerate(_within(lines, box.height - 2, inner)):
        indent = number > 0
        canvas.put(box.x + 1 + indent, box.y + 1 + number, pieces, box.width - 2 - indent)


def _within(lines: list[list[Piece]], height: int, width: int) -> list[list[Piece]]:
    """As many lines as there is room for; where some are left out, the last one says so."""
    if len(lines) <= height:
        return lines
    return [*lines[: height - 1], cut([*lines[height - 1], (" ", ""), *lines[height]], width)]


def _is_new(slot: Slot, look: Look) -> bool:
    """Whether no card with this float lay in the row before the player's last choice."""
    before = look.before
    return isinstance(before, DiceFishingState) and slot.float not in [old.float for old in before.row]


def _side(slot: Slot, width: int, height: int) -> list[list[Piece]]:
    """What is seen of the fish: its preview, or the fish itself."""
    float_ = FLOATS[slot.float]
    if slot.card == UNKNOWN:
        names = ", ".join(SPECIES_NAMES[species] for species in float_.could_be)
        lines = [*wrapped([(names, "")], width), *wrapped([(float_.hint, QUIET)], width)]
        return lines if height < TALL else [*wrapped([(float_.hint, QUIET)], width), *_suspects(slot, width)]
    fish = CARDS[slot.card]
    state = "bold reverse" if slot.flipped else "bold"
    seen = "" if slot.flipped else " (seen)"
    name: list[Piece] = [(SPECIES_NAMES[fish.species], state), (seen, QUIET)]
    return [name, *wrapped([(f"freed by {FREED_BY[fish.species]}", QUIET)], width)]


def _suspects(slot: Slot, width: int) -> list[list[Piece]]:
    """Each species that it could be, and what would free it."""
    return [
        line
        for species in FLOATS[slot.float].could_be
        for line in wrapped(
            [(SPECIES_NAMES[species], ""), (f": {FREED_BY[species]}", QUIET)], width, indent=1
        )
    ]


def _baits(slot: Slot, width: int) -> list[Piece]:
    """The bait spaces; those that hold a die stand in brackets: "[W][W] F", in a narrow place "[W|W]F"."""
    spaces = [(face, number < slot.placed[face]) for face in Face for number in range(slot.baits[face])]
    pieces: list[Piece] = []
    if len(spaces) * len("[W]") <= width:
        for face, filled in spaces:
            letter = (SYMBOLS[face].letter, f"bold {FACE_STYLES[face]}")
            pieces += [("[" if filled else " ", "$success"), letter, ("]" if filled else " ", "$success")]
        return pieces
    before = False
    for face, filled in spaces:
        pieces.append((_BETWEEN[before, filled], "$success"))
        pieces.append((SYMBOLS[face].letter, f"bold {FACE_STYLES[face]}"))
        before = filled
    return [*pieces, (_BETWEEN[before, False], "$success")]
