"""The tackle boxes of Coldwater Crown: the own one large, the others in a line, or all in columns."""

from collections import Counter

from fishing_tui.tables.coldwater_crown_middle import letters
from fishing_tui.tables.coldwater_crown_waters import bait_style
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, width_of
from rules.coldwater_crown.bait import SYMBOLS, Colour, spread
from rules.coldwater_crown.components import KINDS, MASTERS, SPECIES, ZONES
from rules.coldwater_crown.pieces import UNFINISHED, Player, Unfinished, capacity
from rules.coldwater_crown.scoring import standings
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.tasks import SILENT
from rules.coldwater_crown.words import TACKLE_NAMES, count
from rules.game import UNKNOWN, Seat, Target

OWN = 3
"""Lines of the own box where the others have one each."""

COLUMN = 2 + ZONES + UNFINISHED + 4
"""Lines of a box in a column: the frame, the Zones, the cards, the Tackle and the catch."""

LEAST_COLUMN = 27
_WIDEST_COLUMN = 40
_NAME = 11
_ZONES_AT = 15
_NARROW, _WIDE = 1, 3
_ROOMY = 84
_SHORT = 4
_FREE = "."


def height(view: CrownState) -> int:
    """Lines of all boxes: the own one in full, and one for each other."""
    return OWN + len(view.players) - 1


def draw_lines(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """The own box in three lines, below it the others'."""
    spots = _own(canvas, view, look, y)
    others = [seat for seat in _from_viewer(view, look) if seat != look.viewer]
    for line, seat in enumerate(others, start=y + OWN):
        if view.setup.solo and seat == SILENT:
            _silent(canvas, view, look, line)
        else:
            _other(canvas, view, look, line, seat)
    return spots


def draw_columns(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """Every box open, side by side, the own one first."""
    width = min(look.width // len(view.players), _WIDEST_COLUMN)
    spots: list[Spot] = []
    for column, seat in enumerate(_from_viewer(view, look)):
        spots += _column(canvas, view, look, Box(column * width, y, width, COLUMN), seat)
    return spots


def catch_words(player: Player) -> list[str]:
    """The species in a catch with their numbers: "Pike 2"."""
    numbers = Counter(fish.species for fish in player.catch)
    return [
        f"{SPECIES[species].name} {number}" if number > 1 else SPECIES[species].name
        for species, number in sorted(numbers.items())
    ]


def tackle_words(player: Player) -> str:
    """The Tackle in hand, in brackets what was gained in this Step: "Lure 2, (Rod)"; others see a number."""
    if UNKNOWN in (*player.tackle, *player.fresh):
        return count(len(player.tackle) + len(player.fresh), "piece")
    held = Counter(player.tackle)
    words = [f"{TACKLE_NAMES[kind]}{f' {held[kind]}' if held[kind] > 1 else ''}" for kind in sorted(held)]
    words += [f"({TACKLE_NAMES[kind]})" for kind in player.fresh]
    return ", ".join(words) or "none"


def card_pieces(
    view: CrownState, card: Unfinished, style: str = "", length: int | None = None
) -> list[Piece]:
    """A Master Angler card being worked on: its filled spots in brackets, the open ones beside them."""
    name = view.edition.name(KINDS[MASTERS[card.card].kind]).split()[-1][:length]
    pieces: list[Piece] = [(f"{name} ", style)]
    for colour in spread(card.bait):
        pieces += [("[", "$success"), (SYMBOLS[colour].letter, bait_style(colour)), ("]", "$success")]
    return [*pieces, *letters(card.open)]


def score(view: CrownState, seat: Seat) -> int:
    """The points that are certain so far."""
    return standings(view).sheets[seat].total or 0


def _from_viewer(view: CrownState, look: Look) -> list[Seat]:
    seats = len(view.players)
    return [(look.viewer + step) % seats for step in range(seats)]


def _head(canvas: Canvas, view: CrownState, look: Look, y: int, seat: Seat) -> None:
    """Who it is and how many points are certain, with the gain since the player's last choice."""
    canvas.say(0, y, ">" if seat == view.turn.seat else " ", "bold")
    canvas.put(1, y, [look.name(seat, _NAME - 2)])
    points = score(view, seat)
    x = canvas.say(_NAME - 1, y, f"{points:>2}", "bold")
    gain = _gain(look, seat, points)
    canvas.say(x, y, gain or "pt", "$success" if gain else QUIET)


def _gain(look: Look, seat: Seat, points: int) -> str:
    """How many points more than before the player's last choice: "+3"."""
    if not isinstance(look.before, CrownState):
        return ""
    before = score(look.before, seat)
    return f"{points - before:+}" if points != before else ""


def _own(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    player = view.players[look.viewer]
    _head(canvas, view, look, y, look.viewer)
    spots: list[Spot] = []
    x, gap = _ZONES_AT, _WIDE if look.width >= _ROOMY else _NARROW
    for zone in range(ZONES):
        spots += _zone(canvas, view, look, Box(x, y, 3 + 2 * capacity(zone), 1), zone)
        x += 3 + 2 * capacity(zone) + gap
    if player.token:
        token = f"token {player.token}"
        canvas.say(look.width - len(token) - 1, y, token, "bold" if look.viewer == view.turn.seat else QUIET)
    spots += _own_cards(canvas, view, look, y + 1)
    _catch(canvas, player, y + 2, look.width)
    return spots


def _zone(canvas: Canvas, view: CrownState, look: Look, box: Box, zone: int) -> list[Spot]:
    """A Zone of the viewer's board: its number, its bait piece by piece, and its free places."""
    target = Target("zone", zone)
    bait = spread(view.players[look.viewer].board[zone])
    free = look.open(target)
    label = f"Z{capacity(zone)}"
    canvas.say(box.x, box.y, label, "bold $accent" if free else QUIET)
    spots = [Spot(f"zone {zone}", target, Box(box.x, box.y, 2, 1))]
    x = box.x + 3
    for place in range(capacity(zone)):
        if place < len(bait):
            colour = bait[place]
            canvas.say(x, box.y, SYMBOLS[colour].letter, bait_style(colour))
            piece = Target("bait", zone * len(Colour) + colour)
            spots.append(Spot(f"bait {zone} {place}", piece, Box(x, box.y, 1, 1)))
        else:
            canvas.say(x, box.y, _FREE, QUIET)
        x += 2
    return spots


def _own_cards(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """The viewer's Master Angler cards and Tackle, in a line."""
    player = view.players[look.viewer]
    canvas.say(2, y, "Anglers", QUIET)
    spots: list[Spot] = []
    x = 10
    for place, card in enumerate(player.unfinished):
        target = Target("card", place)
        end = canvas.put(x, y, card_pieces(view, card, "bold $accent" if look.open(target) else ""))
        spots.append(Spot(f"card {place}", target, Box(x, y, end - x, 1)))
        x = end + 2
    if not player.unfinished:
        x = canvas.say(x, y, "-", QUIET) + 2
    x = canvas.say(x, y, "Tackle ", QUIET)
    return spots + _own_tackle(canvas, look, player, x, y)


def _own_tackle(canvas: Canvas, look: Look, player: Player, x: int, y: int) -> list[Spot]:
    """The pieces of Tackle in hand, each to be pointed at; those gained in this Step in brackets."""
    held = Counter(player.tackle)
    spots: list[Spot] = []
    for kind in sorted(held):
        target = Target("tackle", kind)
        name = f"{TACKLE_NAMES[kind]}{f' {held[kind]}' if held[kind] > 1 else ''}"
        end = canvas.say(x, y, name, "bold $accent" if look.open(target) else "")
        spots.append(Spot(f"tackle {kind}", target, Box(x, y, end - x, 1)))
        x = end + 2
    fresh = " ".join(f"({TACKLE_NAMES[kind]})" for kind in player.fresh)
    canvas.say(x, y, fresh or ("" if held else "-"), QUIET)
    return spots


def _catch(canvas: Canvas, player: Player, y: int, width: int) -> None:
    """How many fish of how many species, and which, as far as there is room."""
    x = canvas.say(2, y, "Catch", QUIET) + 3
    if not player.catch:
        canvas.say(x, y, "-", QUIET)
        return
    x = canvas.say(x, y, f"{_summary(player)}: ", "bold")
    canvas.say(x, y, _as_many(catch_words(player), width - x - 1))


def _as_many(words: list[str], room: int) -> str:
    """The words with commas, and how many more there are that find no room."""
    text = ", ".join(words)
    shown = len(words)
    while width_of(text) > room and shown:
        shown -= 1
        text = ", ".join(words[:shown]) + f" and {len(words) - shown} more"
    return text


def _other(canvas: Canvas, view: CrownState, look: Look, y: int, seat: Seat) -> None:
    """Another player's box in a line: bait, catch, Tackle, what the cards still need."""
    player = view.players[seat]
    _head(canvas, view, look, y, seat)
    x = _ZONES_AT
    for zone in range(ZONES):
        x = canvas.say(x, y, f"{capacity(zone)} ", QUIET)
        bait = player.board[zone]
        x = canvas.put(x, y, [*letters(bait), (_FREE * (capacity(zone) - sum(bait)), QUIET)]) + 1
    species = len({fish.species for fish in player.catch})
    x = canvas.put(x, y, [("fish ", QUIET), (f"{len(player.catch)}/{species}", "bold")])
    x = canvas.put(x + 1, y, [("T", QUIET), (f"{len(player.tackle) + len(player.fresh)}", "bold")])
    for card in player.unfinished:
        x = canvas.put(x + 1, y, card_pieces(view, card, length=_SHORT)[:1])
        x = canvas.put(x - 1, y, [(":", QUIET), *letters(card.open)])


def _silent(canvas: Canvas, view: CrownState, look: Look, y: int) -> None:
    """The silent player has no board: its catch stands there in full."""
    player = view.players[SILENT]
    points = score(view, SILENT)
    canvas.put(1, y, [look.name(SILENT)])
    x = canvas.put(_ZONES_AT, y, [(f"{points:>2}", "bold"), (_gain(look, SILENT, points), "$success")])
    x = canvas.say(x + 2, y, f"{_summary(player)}: ", "bold")
    canvas.say(x, y, _as_many(catch_words(player), look.width - x - 1))


def _summary(player: Player) -> str:
    """A catch in numbers: "7 fish of 5 species, 1 Angler"."""
    masters = f", {count(len(player.masters), 'Angler')}" if player.masters else ""
    return f"{_fish_words(player)}{masters}"


def _fish_words(player: Player) -> str:
    species = len({fish.species for fish in player.catch})
    return f"{len(player.catch)} fish of {species} species"


def _column(canvas: Canvas, view: CrownState, look: Look, box: Box, seat: Seat) -> list[Spot]:
    """A box open in a frame."""
    player, own = view.players[seat], seat == look.viewer
    active = seat == view.turn.seat
    canvas.frame(box, look.glyphs, "bold" if active else QUIET)
    name, style = look.name(seat)
    points = score(view, seat)
    gain: Piece = (_gain(look, seat, points), "$success")
    title: list[Piece] = [(" >" if active else " ", "bold"), (name, style), (f" {points} pt", "bold"), gain]
    masters: Piece = (f", {count(len(player.masters), 'Angler')} " if player.masters else " ", QUIET)
    canvas.put(box.x + 1, box.y, [*title, masters], box.width - 2)
    spots: list[Spot] = []
    x, y = box.x + 2, box.y + 1
    for zone in range(ZONES):
        place = Box(x, y + zone, 3 + 2 * capacity(zone), 1)
        if own:
            spots += _zone(canvas, view, look, place, zone)
        else:
            _others_zone(canvas, player, place, zone)
    if player.token:
        canvas.say(box.x + box.width - 9, y, f"token {player.token}", QUIET)
    y += ZONES
    spots += _cards_in_column(canvas, view, look, Box(x, y, box.width - 3, UNFINISHED), seat)
    y += UNFINISHED
    if own:
        x = canvas.say(x, y, "Tackle ", QUIET)
        spots += _own_tackle(canvas, look, player, x, y)
    else:
        canvas.put(x, y, [("Tackle ", QUIET), (tackle_words(player), "")], box.width - 3)
    _catch_in_column(canvas, player, Box(box.x + 2, y + 1, box.width - 3, 3))
    return spots


def _others_zone(canvas: Canvas, player: Player, box: Box, zone: int) -> None:
    canvas.say(box.x, box.y, f"Z{capacity(zone)}", QUIET)
    bait = spread(player.board[zone])
    for place in range(capacity(zone)):
        x = box.x + 3 + 2 * place
        if place < len(bait):
            canvas.say(x, box.y, SYMBOLS[bait[place]].letter, bait_style(bait[place]))
        else:
            canvas.say(x, box.y, _FREE, QUIET)


def _cards_in_column(canvas: Canvas, view: CrownState, look: Look, box: Box, seat: Seat) -> list[Spot]:
    player, own = view.players[seat], seat == look.viewer
    spots: list[Spot] = []
    for place, card in enumerate(player.unfinished):
        target = Target("card", place)
        style = "bold $accent" if own and look.open(target) else ""
        end = canvas.put(box.x, box.y + place, card_pieces(view, card, style), box.width)
        if own:
            spots.append(Spot(f"card {place}", target, Box(box.x, box.y + place, end - box.x, 1)))
    for place in range(len(player.unfinished), UNFINISHED):
        canvas.say(box.x, box.y + place, "-", QUIET)
    return spots


def _catch_in_column(canvas: Canvas, player: Player, box: Box) -> None:
    canvas.say(box.x, box.y, _fish_words(player), "bold", box.width)
    words = catch_words(player)
    half = len(words)
    while half and width_of(", ".join(words[:half])) > box.width:
        half -= 1
    canvas.say(box.x, box.y + 1, ", ".join(words[:half]), QUIET, box.width)
    canvas.say(box.x, box.y + 2, _as_many(words[half:], box.width), QUIET, box.width)
