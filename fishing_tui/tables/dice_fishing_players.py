"""The players' things in Dice Fishing: a line each, or a column each where there is room."""

from typing import NamedTuple

from fishing_tui.tables.dice_fishing_boards import SHORT, catch_counts
from fishing_tui.tables.dice_fishing_trophies import nearest
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, fitting, length
from rules.dice_fishing.components import CARDS, SPECIES_NAMES, Species
from rules.dice_fishing.majorities import majority
from rules.dice_fishing.pieces import Power
from rules.dice_fishing.scoring import standings
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_name
from rules.dice_fishing.words import POWER_NAMES, count
from rules.game import NOTHING, Seat, Target

MOST, NEW = "^", "*"
"""The signs for holding most of a species, and for what came since the player's last choice."""

SHORT_POWERS: dict[Power, str] = {
    **POWER_NAMES,
    Power.NEW_SPOT: "New Spot",
    Power.CHANGE_BAIT: "Change Bait",
}
"""The Power cards where room is short."""

_NAME_WIDTH = 10
_SPECIES_AT = 21
_SHORT_COLUMN = 4
_POWER_ROOM = 20
_LEGEND_GAP = 3
_LEAST_COLUMN, _MOST_COLUMN = 20, 36


class Column(NamedTuple):
    """Where a species' number stands in the players' lines, and what it is called there."""

    x: int
    heading: str


def column_lines(view: DiceFishingState) -> int:
    """Lines that the players take as columns."""
    return len(("edge", "score", *Species, "tokens", "edge")) + view.setup.advanced


def columns_fit(view: DiceFishingState, width: int) -> bool:
    """Whether a column each is wide enough."""
    return width // len(view.players) >= _LEAST_COLUMN


def draw_lines(
    canvas: Canvas, view: DiceFishingState, look: Look, y: int, sets_are_shown: bool
) -> list[Spot]:
    """A heading, then a line a player: points, coins, catch by species, Power card, nearest tokens."""
    columns = _columns(view, look)
    power_at = columns[-1].x + len(columns[-1].heading) + 2
    names = POWER_NAMES if _roomy(columns) else SHORT_POWERS
    lacks_at = power_at + (max(map(len, names.values())) + 2 if view.setup.advanced else 0)
    spots = _headings(canvas, y, columns)
    end = canvas.say(power_at, y, "Power card" if view.setup.advanced else "", QUIET)
    if not sets_are_shown:
        end = canvas.say(lacks_at, y, "lacks", QUIET)
    _legend(canvas, look, end, y)
    for seat in range(len(view.players)):
        line = y + 1 + seat
        _line(canvas, view, look, line, seat, columns)
        spots += _power(canvas, view, look, power_at, line, seat, names)
        if not sets_are_shown:
            canvas.put(lacks_at, line, nearest(view, seat, look.width - lacks_at - 1))
    return spots


def _headings(canvas: Canvas, y: int, columns: list[Column]) -> list[Spot]:
    """What stands above a player's points, coins and fish; each species is a spot."""
    canvas.say(1, y, "Player", QUIET)
    canvas.say(12, y, "VP  coin", QUIET)
    spots = []
    for species, column in zip(Species, columns, strict=True):
        after = canvas.say(column.x, y, column.heading, QUIET)
        box = Box(column.x, y, after - column.x, 1)
        spots.append(Spot(f"species {species}", Target("species", species), box))
    return spots


def _legend(canvas: Canvas, look: Look, x: int, y: int) -> None:
    """What the signs mean, at the end of the headings."""
    ways: list[list[Piece]] = [[(f"{MOST} most  {NEW} new", QUIET)], [(f"{MOST}most {NEW}new", QUIET)]]
    legend = fitting(ways, look.width - x - _LEGEND_GAP)
    canvas.put(look.width - length(legend) - 1, y, legend)


def draw_columns(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """A framed column a player: points and coins, the fish of each species, tokens, Power card."""
    width = min(look.width // len(view.players), _MOST_COLUMN)
    spots: list[Spot] = []
    for seat in range(len(view.players)):
        box = Box(seat * width, y, width, column_lines(view))
        spots += _column(canvas, view, look, box, seat)
    return spots


def _columns(view: DiceFishingState, look: Look) -> list[Column]:
    """The species' columns, with their full names where there is room."""
    names = [SPECIES_NAMES[species] for species in Species]
    full = _SPECIES_AT + sum([len(name) + 2 for name in names])
    if full + len(f"{MOST} most  {NEW} new") + view.setup.advanced * _POWER_ROOM > look.width:
        return [Column(_SPECIES_AT + _SHORT_COLUMN * n, SHORT[species]) for n, species in enumerate(Species)]
    columns = []
    x = _SPECIES_AT
    for name in names:
        columns.append(Column(x, name))
        x += len(name) + 2
    return columns


def _roomy(columns: list[Column]) -> bool:
    """Whether the species stand there with their full names."""
    return columns[0].heading == SPECIES_NAMES[Species.TROUT]


def _line(
    canvas: Canvas, view: DiceFishingState, look: Look, y: int, seat: Seat, columns: list[Column]
) -> None:
    player = view.players[seat]
    points = _points(view, seat)
    canvas.say(0, y, ">" if seat == view.turn.seat else " ", "bold")
    canvas.put(1, y, [look.name(seat, _NAME_WIDTH)])
    canvas.say(11, y, f"{points:>3}", "bold")
    canvas.say(15, y, _gain(look, seat, points), "$success", 3)
    canvas.say(18, y, f"{player.coins:>2}")
    for species, column in zip(Species, columns, strict=True):
        canvas.put(column.x, y, _count(view, look, seat, species))


def _count(view: DiceFishingState, look: Look, seat: Seat, species: Species) -> list[Piece]:
    """How many of a species, whether nobody has more, and whether one is new."""
    number = catch_counts(view.players[seat])[species]
    if not number:
        return [(" -", QUIET)]
    leads = MOST if seat in majority(view.players, species) else ""
    return [(f"{number:>2}", "bold"), (f"{leads}{_new(look, seat, species, number)}", "$accent")]


def _new(look: Look, seat: Seat, species: Species, number: int) -> str:
    before = look.before
    if not isinstance(before, DiceFishingState) or catch_counts(before.players[seat])[species] == number:
        return ""
    return NEW


def _power(
    canvas: Canvas,
    view: DiceFishingState,
    look: Look,
    x: int,
    y: int,
    seat: Seat,
    names: dict[Power, str] = POWER_NAMES,
) -> list[Spot]:
    power = view.players[seat].power
    if power == NOTHING:
        return []
    target = Target("power", power)
    free = seat == view.turn.seat and look.open(target)
    end = canvas.say(x, y, names[Power(power)], "bold $accent" if free else "")
    return [Spot(f"power {seat}", target, Box(x, y, end - x, 1))]


def _column(canvas: Canvas, view: DiceFishingState, look: Look, box: Box, seat: Seat) -> list[Spot]:
    player = view.players[seat]
    active = seat == view.turn.seat
    canvas.frame(box, look.glyphs, "bold" if active else QUIET)
    name, style = look.name(seat)
    canvas.put(box.x + 2, box.y, [(" >" if active else " ", "bold"), (f"{name} ", style)], box.width - 4)
    points = _points(view, seat)
    score: list[Piece] = [(f"{points} VP ", "bold"), (_gain(look, seat, points), "$success")]
    canvas.put(box.x + 2, box.y + 1, [*score, (f"  {count(player.coins, 'coin')}", "")], box.width - 3)
    spots: list[Spot] = []
    for number, species in enumerate(Species):
        y = box.y + 2 + number
        fish = _fish(view, look, seat, species)
        end = canvas.say(box.x + 2, y, f"{SPECIES_NAMES[species]:<11}", "" if len(fish) > 1 else QUIET)
        canvas.put(end, y, fish, box.x + box.width - 1 - end)
        if seat == 0:
            spots.append(Spot(f"species {species}", Target("species", species), Box(box.x + 2, y, 11, 1)))
    y = box.y + 2 + len(Species)
    won = ", ".join(token_name(token).split()[-1] for token in player.tokens)
    canvas.say(box.x + 2, y, won or "no token yet", "bold" if won else QUIET, box.width - 3)
    if view.setup.advanced:
        spots += _power(canvas, view, look, box.x + 2, y + 1, seat)
    return spots


def _fish(view: DiceFishingState, look: Look, seat: Seat, species: Species) -> list[Piece]:
    """The worth of each fish of a species: "2+3", with the signs behind it."""
    catch = [CARDS[card] for card in view.players[seat].catch]
    values = [fish.vp for fish in catch if fish.species == species]
    if not values:
        return [(" -", QUIET)]
    leads = MOST if seat in majority(view.players, species) else ""
    worth = "+".join(str(vp) for vp in sorted(values))
    return [(f" {worth}", "bold"), (f" {leads}{_new(look, seat, species, len(values))}", "$accent")]


def _points(view: DiceFishingState, seat: Seat) -> int:
    return standings(view).sheets[seat].total or 0


def _gain(look: Look, seat: Seat, points: int) -> str:
    """How many points more, or fewer, than before this player's last choice: "+3"."""
    if not isinstance(look.before, DiceFishingState):
        return ""
    before = _points(look.before, seat)
    return f"{points - before:+}" if points != before else ""
