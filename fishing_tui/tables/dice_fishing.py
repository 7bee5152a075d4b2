"""The table of Dice Fishing: the row, the dice, the trophies, and every player's things."""

from collections.abc import Sequence
from typing import NamedTuple

from fishing_tui.tables import dice_fishing_boards as boards_page
from fishing_tui.tables import dice_fishing_players as players
from fishing_tui.tables import dice_fishing_trophies as trophies
from fishing_tui.tables.dice_fishing_row import COMPACT, FACE_STYLES, ROOMY, TALL, draw_row
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Picture, Piece, Row, Spot, fitting
from rules.dice_fishing.actions import Stop
from rules.dice_fishing.events import Rolled
from rules.dice_fishing.faces import DICE, SYMBOLS, spread, total
from rules.dice_fishing.pieces import TOKENS_TO_END, Power
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.words import POWER_NAMES, count
from rules.game import Action, Event, Target

STYLES = {"face": FACE_STYLES}
KEYS = (("a to f", "mark a die: the choices show what can be done with the marked dice"),)
SPELLED = True
COVERED = False
LETTERS = "abcdef"
_TITLE = _DICE = _HEADING = 1
_SECTIONS = 3
"""Gaps between the row, the dice, the trophies and the players, where there is room for them."""


class Plan(NamedTuple):
    """What a table of some size shows.

    row: lines for the row of cards
    faces: the faces a die can be turned to stand below the dice
    sets: the tokens stand in a table with what each player lacks
    columns: every player's things stand open, side by side
    gaps: how many of the gaps between sections there are
    """

    row: int
    faces: bool
    sets: bool
    columns: bool
    gaps: int


def least_height(view: DiceFishingState) -> int:
    """Lines for everything at its most compact."""
    lines = _HEADING + len(view.players)
    return _TITLE + COMPACT + _DICE + trophies.LINES + view.setup.advanced + lines


def draw(view: DiceFishingState, look: Look) -> Picture:
    """The table as the viewer sees it."""
    canvas = Canvas(look.width, look.height)
    plan = _plan(view, look)
    gap = [number < plan.gaps for number in range(_SECTIONS)]
    _title(canvas, view, look)
    spots = draw_row(canvas, view, look, _TITLE, plan.row)
    y = _TITLE + plan.row + gap[0]
    spots += _dice(canvas, view, look, y)
    if plan.faces:
        spots += _faces(canvas, view, look, y + 1)
    y += _DICE + plan.faces + gap[1]
    spots += (trophies.draw_table if plan.sets else trophies.draw_lines)(canvas, view, look, y)
    y += (trophies.TABLE_LINES if plan.sets else trophies.LINES) + gap[2]
    if view.setup.advanced:
        spots += _display(canvas, view, look, y)
        y += 1
    if plan.columns:
        spots += players.draw_columns(canvas, view, look, y)
    else:
        spots += players.draw_lines(canvas, view, look, y, plan.sets)
    return Picture(canvas.rows, tuple(look.finish(canvas, spot) for spot in spots))


def boards(view: DiceFishingState, look: Look) -> list[Row]:
    """Every catch in full, the race for each token and majority, and how each species gets away."""
    return boards_page.draw(view, look)


def covered(_view: DiceFishingState, _look: Look) -> list[Row]:
    """Everything lies open in this game."""
    return []


def held(_events: Sequence[Event]) -> bool:
    """Nothing needs to be read by everybody before the game goes on."""
    return False


def rolled(view: DiceFishingState, events: Sequence[Event]) -> frozenset[str]:
    """The dice that a player rolled in this beat: of each face the last ones beside the cards."""
    return frozenset(
        f"die {letter}"
        for event in events
        if isinstance(event, Rolled)
        for letter, face, behind in _lettered(view)
        if behind < event.dice[face]
    )


def slip(view: DiceFishingState, action: Action) -> str:
    """Stopping with nothing filled while dice could still be rerolled ends the turn for a coin."""
    idle = isinstance(action, Stop) and view.turn.rerolls_left and not any(slot.full for slot in view.row)
    return "Stop with nothing filled, and rerolls left?" if idle else ""


def _plan(view: DiceFishingState, look: Look) -> Plan:
    """What there is room for, the most useful first."""
    spare = look.height - least_height(view)

    def take(lines: int) -> bool:
        nonlocal spare
        enough = spare >= lines
        spare -= lines if enough else 0
        return enough

    faces = take(1)
    sets = take(trophies.TABLE_LINES - trophies.LINES)
    row = ROOMY if take(ROOMY - COMPACT) else COMPACT
    lines = _HEADING + len(view.players)
    columns = players.columns_fit(view, look.width) and take(players.column_lines(view) - lines)
    gaps = sum([take(1) for _ in range(_SECTIONS)])
    if row == ROOMY and take(TALL - ROOMY):
        row = TALL
    return Plan(row, faces, sets, columns, gaps)


def _title(canvas: Canvas, view: DiceFishingState, look: Look) -> None:
    """Whose turn it is and how near the end is, in full where there is room."""
    turn = view.turn
    name: Piece = ("Dice Fishing  ", "bold $primary")
    told: list[Piece] = [(f"turn {turn.number}  ", QUIET), look.name(turn.seat)]
    fishes = " fishes again" if turn.extra else " fishes"
    told.append(("" if view.ended else fishes, QUIET))
    long, short = [(f"supply {view.supply}  deck {len(view.deck)}  {end}", QUIET) for end in _ending(view)]
    gap: Piece = ("  ", "")
    ways = [[name, *told, gap, long], [name, *told, gap, short], [*told, gap, short]]
    *left, (right, style) = fitting(ways, look.width - 2)
    canvas.put(1, 0, left)
    canvas.say(look.width - len(right) - 1, 0, right, style)


def _ending(view: DiceFishingState) -> tuple[str, str]:
    """How many claimed tokens the end is away, at length and in short."""
    if view.ended:
        return "the game is over", "over"
    left = TOKENS_TO_END - sum(len(player.tokens) for player in view.players)
    return f"ends after {count(left, 'more token')}", f"ends in {count(left, 'token')}"


def _dice(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """The dice beside the cards, each behind its letter; the lifted ones last, in brackets."""
    turn = view.turn
    x = canvas.say(1, y, "Dice  ", QUIET)
    if not turn.rolled:
        canvas.say(x, y, "not rolled yet", QUIET)
        return []
    spots: list[Spot] = []
    faces = [*spread(turn.unplaced), *spread(turn.lifted)]
    gap = 1 if total(turn.lifted) else 2
    for place, face in enumerate(faces):
        name = f"die {LETTERS[place]}"
        target = Target("die", face)
        turned = look.shake * (place + 2) if name in look.tumbling else 0
        shown = SYMBOLS[(face + turned) % len(SYMBOLS)]
        text = shown.name if place < total(turn.unplaced) else f"({shown.name})"
        free = look.open(target) or name in look.marks
        style = f"bold {FACE_STYLES[shown.index]}" if free else QUIET
        end = canvas.put(x, y, [(f"{LETTERS[place]} ", QUIET), (text, style)])
        spots.append(Spot(name, target, Box(x, y, end - x, 1), LETTERS[place]))
        x = end + gap
    placed = DICE - len(faces)
    if placed:
        canvas.say(x + 2 if faces else x, y, f"placed {placed}", QUIET)
    rerolls = f"rerolls {turn.rerolls_left}"
    canvas.say(look.width - len(rerolls) - 1, y, rerolls, "bold" if turn.rerolls_left else QUIET)
    return spots


def _lettered(view: DiceFishingState) -> list[tuple[str, int, int]]:
    """The unplaced dice: their letter, their face, and how many of the same face lie behind them."""
    faces = spread(view.turn.unplaced)
    return [(LETTERS[place], face, faces[place + 1 :].count(face)) for place, face in enumerate(faces)]


def _faces(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """The six faces a coin can turn a die to: pointed at together with the die."""
    coins = view.active.coins
    x = canvas.say(1, y, "Turn to ", QUIET)
    spots = []
    for symbol in SYMBOLS:
        target = Target("face", symbol.index)
        style = FACE_STYLES[symbol.index] if look.open(target) else QUIET
        end = canvas.say(x, y, symbol.name, style)
        spots.append(Spot(f"face {symbol.index}", target, Box(x, y, end - x, 1)))
        x = end + 2
    left = count(coins, "coin")
    canvas.say(look.width - len(left) - 1, y, left, "bold" if coins else QUIET)
    return spots


def _display(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    x = canvas.say(1, y, "Power cards on offer ", QUIET)
    spots = []
    for number in view.display:
        target = Target("power", number)
        end = canvas.say(x, y, POWER_NAMES[Power(number)], "bold $accent" if look.open(target) else "")
        spots.append(Spot(f"offer {number}", target, Box(x, y, end - x, 1)))
        x = end + 2
    piles = f"deck {len(view.power_deck)}  discards {len(view.power_discards)}"
    canvas.say(look.width - len(piles) - 1, y, piles, QUIET)
    return spots
