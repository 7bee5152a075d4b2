"""The tackle boxes of Coldwater Crown: the own one large, the others in a line, or all in columns."""

from collections import Counter
from typing import NamedTuple

from fishing_tui.tables.coldwater_crown_middle import letters
from fishing_tui.tables.coldwater_crown_waters import bait_style
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, length, width_of
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

_TACKLE, _CATCH = 2, 3
COLUMN = 2 + ZONES + UNFINISHED + _TACKLE + _CATCH
"""Lines of a box in a column: the frame, the Zones, the cards, the Tackle and the catch."""

LEAST_COLUMN = 27
_WIDEST_COLUMN = 40
_NAME = 9
_POINTS_AT, _ZONES_AT = 11, 16
_NARROW, _WIDE = 1, 3
_ROOMY = 84
_FREE = "."
_MOST_GAIN = 9
"""What finds room; more comes together only while a computer plays for somebody."""


class Words(NamedTuple):
    """How much a line says of cards and Tackle.

    labels: whether it says what they are
    name: letters of a card's name at the most
    gap: blanks between two pieces of Tackle
    """

    labels: bool
    name: int | None
    gap: int


_OWN_WORDS = (Words(True, None, 2), Words(False, None, 2), Words(False, 4, 1))
_OTHERS_WORDS = (Words(True, None, 1), Words(True, 4, 1), Words(False, 4, 1), Words(False, 3, 1))


class Part(NamedTuple):
    """A stretch of a line; with a name and a target it can be pointed at."""

    pieces: list[Piece]
    name: str = ""
    target: Target | None = None


def height(view: CrownState) -> int:
    """Lines of all boxes: the own one in full, and one for each other."""
    return OWN + len(view.players) - 1


def draw_lines(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """The own box in three lines, below it the others'."""
    spots = _own(canvas, view, look, y)
    if not view.setup.solo:
        return spots + _others(canvas, view, look, y + OWN)
    _silent(canvas, view, look, y + OWN)
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


def card_name(view: CrownState, card: Unfinished, most: int | None = None) -> str:
    """The kind of a Master Angler card in one word, of so many letters at the most."""
    return view.edition.name(KINDS[MASTERS[card.card].kind]).split()[-1][:most]


def card_pieces(view: CrownState, card: Unfinished, style: str = "", most: int | None = None) -> list[Piece]:
    """A Master Angler card being worked on: the bait on it in brackets, its open spots beside them."""
    filled: list[Piece] = [("[", "$success"), *letters(card.bait), ("]", "$success")]
    return [
        (f"{card_name(view, card, most)} ", style),
        *(filled if any(card.bait) else []),
        *letters(card.open),
    ]


def score(view: CrownState, seat: Seat) -> int:
    """The points that are certain so far."""
    return standings(view).sheets[seat].total or 0


def _from_viewer(view: CrownState, look: Look) -> list[Seat]:
    seats = len(view.players)
    return [(look.viewer + step) % seats for step in range(seats)]


def _head(canvas: Canvas, view: CrownState, look: Look, y: int, seat: Seat) -> None:
    """Who it is, how many points are certain, and of others the token in hand.

    The own points come with the gain since the last choice.
    """
    canvas.say(0, y, ">" if seat == view.turn.seat else " ", "bold")
    canvas.put(1, y, [look.name(seat, _NAME)])
    points = score(view, seat)
    x = canvas.say(_POINTS_AT, y, f"{points:>2}", "bold")
    token = view.players[seat].token
    if token and seat != look.viewer:
        canvas.put(x, y, [("[", QUIET), (f"{token}", "bold $accent"), ("]", QUIET)])
    else:
        gain = _gain(look, seat, points)
        canvas.say(x, y, gain or "pt", "$success" if gain else QUIET)


def _gain(look: Look, seat: Seat, points: int) -> str:
    """How many points more than before the player's last choice: "+3"."""
    if not isinstance(look.before, CrownState):
        return ""
    before = score(look.before, seat)
    gain = points - before
    return f"{gain:+}" if gain and abs(gain) <= _MOST_GAIN else ""


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
    """The viewer's Master Angler cards and Tackle, in as many words as there is room for."""
    lines = [_cards_and_tackle(view, look, words) for words in _OWN_WORDS]
    chosen = next((line for line in lines if 2 + _length(line) < look.width), lines[-1])
    spots: list[Spot] = []
    x = 2
    for part in chosen:
        end = canvas.put(x, y, part.pieces)
        if part.target is not None:
            spots.append(Spot(part.name, part.target, Box(x, y, end - x, 1)))
        x = end
    return spots


def _length(parts: list[Part]) -> int:
    return sum([length(part.pieces) for part in parts])


def _cards_and_tackle(view: CrownState, look: Look, words: Words) -> list[Part]:
    player = view.players[look.viewer]
    parts = [Part([("Anglers ", QUIET)])] if words.labels else []
    for place, card in enumerate(player.unfinished):
        target = Target("card", place)
        style = "bold $accent" if look.open(target) else ""
        parts += [Part(card_pieces(view, card, style, words.name), f"card {place}", target)]
        parts += [Part([("  ", "")])]
    if not player.unfinished:
        parts += [Part([("-  ", QUIET)])]
    if words.labels:
        parts += [Part([("Tackle ", QUIET)])]
    tackle = _own_tackle(look, player) or [Part([("-", QUIET)])]
    for number, piece in enumerate(tackle):
        parts += [Part([(" " * words.gap, "")])] if number else []
        parts += [piece]
    return parts


def _own_tackle(look: Look, player: Player) -> list[Part]:
    """The pieces of Tackle in hand, each to be pointed at; those gained in this Step in brackets.

    Only their number where nobody has taken the keyboard yet.
    """
    if UNKNOWN in (*player.tackle, *player.fresh):
        return [Part([(tackle_words(player), "")])]
    held = Counter(player.tackle)
    parts = []
    for kind in sorted(held):
        target = Target("tackle", kind)
        name = f"{TACKLE_NAMES[kind]}{f' {held[kind]}' if held[kind] > 1 else ''}"
        style = "bold $accent" if look.open(target) else ""
        parts.append(Part([(name, style)], f"tackle {kind}", target))
    return parts + [Part([(f"({TACKLE_NAMES[kind]})", QUIET)]) for kind in player.fresh]


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


def _others(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """The other players' boxes, a line each, all in as many words as there is room for."""
    seats = _from_viewer(view, look)[1:]
    ways = [[_other(view, seat, words) for seat in seats] for words in _OTHERS_WORDS]
    room = look.width - _ZONES_AT
    lines = next((way for way in ways if max(map(length, way)) <= room), ways[-1])
    for number, (seat, line) in enumerate(zip(seats, lines, strict=True)):
        _head(canvas, view, look, y + number, seat)
        canvas.put(_ZONES_AT, y + number, line)
    return [
        Spot(f"box {seat}", Target("box", seat), Box(1, y + number, _ZONES_AT - 2, 1))
        for number, seat in enumerate(seats)
    ]


def _other(view: CrownState, seat: Seat, words: Words) -> list[Piece]:
    """Another player's bait, catch, Tackle, and what the cards still need."""
    player = view.players[seat]
    line: list[Piece] = []
    for zone in range(ZONES):
        bait = player.board[zone]
        label = f"{capacity(zone)} " if words.labels else ""
        free = _FREE * (capacity(zone) - sum(bait))
        line += [(label, QUIET), *letters(bait), (f"{free} ", QUIET)]
    species = len({fish.species for fish in player.catch})
    line += [("fish ", QUIET), (f"{len(player.catch)}/{species}", "bold")]
    line += [(" T", QUIET), (f"{len(player.tackle) + len(player.fresh)}", "bold")]
    for card in player.unfinished:
        line += [(f" {card_name(view, card, words.name)}", ""), (":", QUIET), *letters(card.open)]
    return line


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
    canvas.frame(box, look.glyphs, "bold" if seat == view.turn.seat else QUIET)
    _title(canvas, view, look, box, seat)
    spots: list[Spot] = []
    x, y = box.x + 2, box.y + 1
    for zone in range(ZONES):
        place = Box(x, y + zone, 3 + 2 * capacity(zone), 1)
        if own:
            spots += _zone(canvas, view, look, place, zone)
        else:
            _others_zone(canvas, player, place, zone)
    _at_the_right(canvas, player, box)
    inside = Box(x, y + ZONES, box.width - 3, UNFINISHED)
    spots += _cards_in_column(canvas, view, look, inside, seat)
    inside = Box(x, inside.y + UNFINISHED, inside.width, _TACKLE)
    spots += _tackle_in_column(canvas, look, player, inside, own)
    _catch_in_column(canvas, player, Box(x, inside.y + _TACKLE, inside.width, _CATCH))
    return spots


def _title(canvas: Canvas, view: CrownState, look: Look, box: Box, seat: Seat) -> None:
    """Who it is and how many points are certain, in the frame of a box."""
    points = score(view, seat)
    gain = _gain(look, seat, points)
    turn: Piece = (" >" if seat == view.turn.seat else " ", "bold")
    worth: list[Piece] = [(f" {points}", "bold"), (gain or " pt", "$success" if gain else QUIET), (" ", "")]
    canvas.put(box.x + 1, box.y, [turn, look.name(seat), *worth], box.width - 2)


def _at_the_right(canvas: Canvas, player: Player, box: Box) -> None:
    """The token in hand and the Master Angler cards caught, beside the small Zones."""
    token = f"token {player.token}" if player.token else ""
    caught = count(len(player.masters), "Angler") if player.masters else ""
    for line, words in enumerate((token, caught), start=1):
        canvas.say(box.x + box.width - 2 - len(words), box.y + line, words, QUIET)


def _tackle_in_column(canvas: Canvas, look: Look, player: Player, box: Box, own: bool) -> list[Spot]:
    """The Tackle, which goes on in the next line where need be."""
    x, y = canvas.say(box.x, box.y, "Tackle ", QUIET), box.y
    if not own:
        canvas.say(x, y, tackle_words(player))
        return []
    spots: list[Spot] = []
    for part in _own_tackle(look, player) or [Part([("-", QUIET)])]:
        if x + length(part.pieces) > box.x + box.width:
            x, y = box.x, y + 1
        end = canvas.put(x, y, part.pieces)
        if part.target is not None:
            spots.append(Spot(part.name, part.target, Box(x, y, end - x, 1)))
        x = end + 1
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
    canvas.say(box.x, box.y, _fish_words(player), "bold")
    words = catch_words(player)
    first = len(words)
    while first and width_of(", ".join(words[:first])) >= box.width:
        first -= 1
    comma = "," if words[first:] else ""
    canvas.say(box.x, box.y + 1, f"{', '.join(words[:first])}{comma}", QUIET)
    canvas.say(box.x, box.y + 2, _as_many(words[first:], box.width), QUIET)
