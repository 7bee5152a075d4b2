"""The three locations of Coldwater Crown: the fish in their Zones, and the decks behind them."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot
from rules.coldwater_crown.bait import LOCATION_NAMES, SYMBOLS, Colour, Location, location_of
from rules.coldwater_crown.components import SPECIES, ZONES
from rules.coldwater_crown.pieces import Fish, capacity
from rules.coldwater_crown.state import CrownState
from rules.game import Target

COMPACT = 1 + len(Location)
"""Lines with a heading, and one line a location."""

_CARD = 4
FRAMED = _CARD * len(Location)
"""Lines with a framed card for each fish."""

NEW = "*"
"""The sign for what came since the player's last choice."""

_LABEL, _ZONE, _DECK = 9, 14, 13
_NAME, _WEIGHTS = 9, 4
_WIDEST_CARD = 20


def draw_lines(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """A line a location: its colours, the fish of each Zone with their weights, the deck."""
    room = look.width - _LABEL - _DECK
    width = min(max(room // ZONES, _ZONE), _WIDEST_CARD)
    for zone in range(ZONES):
        canvas.say(_LABEL + zone * width + 1, y, f"Zone {capacity(zone)}", QUIET)
    canvas.say(_LABEL + ZONES * width + 1, y, "deck", QUIET)
    spots: list[Spot] = []
    for location in Location:
        line = y + 1 + location
        _label(canvas, location, 1, line)
        for zone in range(ZONES):
            box = Box(_LABEL + zone * width + 1, line, width - 1, 1)
            spots.append(_water_spot(location, zone, box))
            canvas.put(box.x - 1, line, _fish_in_line(view, look, location, zone))
        box = Box(_LABEL + ZONES * width + 1, line, _DECK, 1)
        canvas.put(box.x, line, _deck(view, look, location))
        spots.append(_deck_spot(location, box))
    return spots


def draw_cards(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """Every fish a framed card of two lines, the Zone's number in its frame."""
    width = min((look.width - _LABEL - _DECK - 1) // ZONES, _WIDEST_CARD)
    spots: list[Spot] = []
    for location in Location:
        top = y + location * _CARD
        _label(canvas, location, 1, top + 1)
        for zone in range(ZONES):
            box = Box(_LABEL + zone * width, top, width, _CARD)
            _framed(canvas, view, look, box, location, zone)
            spots.append(_water_spot(location, zone, box))
        box = Box(_LABEL + ZONES * width + 1, top + 1, _DECK, 2)
        canvas.say(box.x, top + 1, f"deck {len(view.decks[location])}", QUIET)
        canvas.put(box.x, top + 2, _deck(view, look, location)[:1])
        spots.append(_deck_spot(location, box))
    return spots


def _label(canvas: Canvas, location: Location, x: int, y: int) -> None:
    """A location's name and the letters of its bait."""
    x = canvas.say(x, y, f"{LOCATION_NAMES[location]:<6}", "bold $primary")
    for colour in Colour:
        if location_of(colour) == location:
            x = canvas.say(x, y, SYMBOLS[colour].letter, bait_style(colour))


def bait_style(colour: int) -> str:
    """The style of a piece of bait."""
    return f"bold $ink-{colour} on $bait-{colour}"


def _framed(canvas: Canvas, view: CrownState, look: Look, box: Box, location: Location, zone: int) -> None:
    fish = view.waters[location][zone]
    free = look.open(_target(location, zone))
    canvas.frame(box, look.glyphs, "bold $accent" if free else QUIET)
    canvas.say(box.x + 2, box.y, f" {capacity(zone)} ", "bold" if free else QUIET)
    new = _is_new(view, look, location, zone)
    canvas.put(box.x + 2, box.y + 1, [(_name(fish), _style(fish, free)), (NEW if new else "", "$accent")])
    canvas.say(box.x + 2, box.y + 2, "" if fish.empty else f"{_range(fish)} lb", QUIET)


def _fish_in_line(view: CrownState, look: Look, location: Location, zone: int) -> list[Piece]:
    fish = view.waters[location][zone]
    new = NEW if _is_new(view, look, location, zone) else " "
    style = _style(fish, look.open(_target(location, zone)))
    weights = "" if fish.empty else _range(fish)
    return [(new, "$accent"), (f"{_name(fish):<{_NAME}}", style), (f"{weights:>{_WEIGHTS}}", QUIET)]


def _deck(view: CrownState, look: Look, location: Location) -> list[Piece]:
    """The species on top of a deck, and how many fish are in it."""
    deck = view.decks[location]
    if not deck:
        return [("empty", QUIET)]
    style = "bold $accent" if look.open(Target("deck", location)) else ""
    return [(f"{_name(deck[0]):<{_NAME}}", style), (f"{len(deck):>3}", QUIET)]


def _name(fish: Fish) -> str:
    return "-" if fish.empty else SPECIES[fish.species].name


def _range(fish: Fish) -> str:
    species = SPECIES[fish.species]
    return f"{species.lightest}-{species.heaviest}"


def _style(fish: Fish, free: bool) -> str:
    return "bold $accent" if free else QUIET if fish.empty else ""


def _is_new(view: CrownState, look: Look, location: int, zone: int) -> bool:
    before = look.before
    if not isinstance(before, CrownState):
        return False
    return before.waters[location][zone].species != view.waters[location][zone].species


def _target(location: int, zone: int) -> Target:
    return Target("water", location * ZONES + zone)


def _water_spot(location: int, zone: int, box: Box) -> Spot:
    return Spot(f"water {location} {zone}", _target(location, zone), box)


def _deck_spot(location: int, box: Box) -> Spot:
    return Spot(f"deck {location}", Target("deck", location), box)
