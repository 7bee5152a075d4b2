"""The weigh-in of Coldwater Crown: the contests of the locations, and the fish still to be submitted."""

from itertools import groupby
from typing import NamedTuple

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, width_of, wrapped
from rules.coldwater_crown.bait import LOCATION_NAMES, Location
from rules.coldwater_crown.components import FISH, SPECIES, TAGS
from rules.coldwater_crown.pieces import Player
from rules.coldwater_crown.scoring import clock, standings
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.weigh_in import ORDER, Closing, Entry, Settling, Submitting, ranked, weight_of
from rules.coldwater_crown.words import scores_tag
from rules.game import UNKNOWN, Seat, Target

TAGGED = "*"
"""The sign of a fish whose tag scores."""

_TABLE_AT, _WIDEST_SEAT = 8, 20
_FISH_AT, _FISH = 13, 12


class Submission(NamedTuple):
    """What a seat submitted to a contest. `place`: 1 for the heaviest, 0 for a seat without fish."""

    seat: Seat
    cards: tuple[int, ...]
    weight: int
    time: int
    place: int


def begun(view: CrownState) -> bool:
    """Whether the fishing is over."""
    return view.ended or any(isinstance(task, (Settling, Closing)) for task in view.agenda)


def draw(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """The contests as a table; then the viewer's fish for the next one, and what was shown in the last ones.

    What was shown gives way to the fish: everybody has read it by then, and the log keeps it.
    """
    y = _table(canvas, view, look, y)
    spots = _to_submit(canvas, view, look, y + 1)
    if spots:
        y = spots[-1].box.y + 1
    for location in reversed(_settled(view)):
        lines = _shown(view, look, location)
        if y + 1 + len(lines) > canvas.height:
            break
        for line, pieces in enumerate(lines, start=y + 1):
            canvas.put(1, line, pieces)
        y += 1 + len(lines)
    return spots


def submissions(view: CrownState, location: int) -> list[Submission]:
    """What was shown at a location that is settled, best first, seats without fish last."""
    cards = [_submitted(player, location) for player in view.players]
    entered = [
        Entry(seat, weight_of(some), min([FISH[card].time for card in some]))
        for seat, some in enumerate(cards)
        if some
    ]
    placed = [
        Submission(entry.seat, cards[entry.seat], entry.weight, entry.time, place)
        for place, entry in enumerate(ranked(entered), start=1)
    ]
    absent = [Submission(seat, (), 0, 0, 0) for seat, some in enumerate(cards) if not some]
    return placed + absent


def _settled(view: CrownState) -> list[Location]:
    waiting = {task.location for task in view.agenda if isinstance(task, Settling)}
    return [location for location in ORDER if location not in waiting]


def _submitted(player: Player, location: int) -> tuple[int, ...]:
    return tuple(
        [fish.card for fish in player.catch if fish.submitted and SPECIES[fish.species].location == location]
    )


def _table(canvas: Canvas, view: CrownState, look: Look, y: int) -> int:
    """A column a seat: its part in each contest and its points so far; the line after it."""
    seats = range(len(view.players))
    width = min((look.width - _TABLE_AT) // len(seats), _WIDEST_SEAT)
    settled = _settled(view)
    for seat in seats:
        canvas.put(_TABLE_AT + seat * width, y, [look.name(seat)], width - 1)
    for line, location in enumerate(ORDER, start=y + 1):
        canvas.say(1, line, LOCATION_NAMES[location], "bold $primary")
        if location not in settled:
            points = "-".join([str(points) for points in view.trophies[location]])
            canvas.put(_TABLE_AT, line, [("to be won: ", QUIET), (points, "bold")])
            continue
        for one in submissions(view, location):
            canvas.put(_TABLE_AT + one.seat * width, line, _part(view, location, one))
    last = y + 1 + len(ORDER)
    canvas.say(1, last, "Points", "bold $primary")
    for sheet in standings(view).sheets:
        canvas.say(_TABLE_AT + sheet.seat * width, last, f"{sheet.total}", "bold")
    return last + 1


def _part(view: CrownState, location: int, one: Submission) -> list[Piece]:
    """A seat's total and the trophy it won: "16 lb 5 pt"."""
    if not one.place:
        return [("no fish", QUIET)]
    won = [trophy.points for trophy in view.players[one.seat].trophies if trophy.contest == location]
    return [(f"{one.weight} lb", "bold"), (f" {won[0]} pt" if won else "", "$success")]


def _shown(view: CrownState, look: Look, location: int) -> list[list[Piece]]:
    """A contest that is settled: every seat's fish, and how ties were broken."""
    shown = submissions(view, location)
    lines: list[list[Piece]] = [
        [(LOCATION_NAMES[location], "bold $primary"), (f"   {TAGGED} scoring tag", QUIET)]
    ]
    widest = max([width_of(name) for name in look.names])
    lines += [_in_full(view, look, one, widest) for one in shown]
    return lines + _ties(look, shown)


def _in_full(view: CrownState, look: Look, one: Submission, widest: int) -> list[Piece]:
    """A seat's fish in a contest, and their total."""
    fish = [
        f"{SPECIES[FISH[card].species].name} {FISH[card].weight}{TAGGED if scores_tag(view, card) else ''}"
        for card in sorted(one.cards, key=lambda card: FISH[card].species)
    ]
    name, total = look.name(one.seat, widest), f"  {one.weight:>2} lb  "
    if not one.place:
        return [("  ", ""), name, ("  no fish", QUIET)]
    return [("  ", ""), name, (total, "bold"), (", ".join(fish), QUIET)]


def _ties(look: Look, shown: list[Submission]) -> list[list[Piece]]:
    """For each tie how it was broken."""
    lines: list[list[Piece]] = []
    for weight, group in groupby(shown, key=lambda one: one.weight):
        tied = list(group)
        if weight and len(tied) > 1:
            pieces: list[Piece] = [(f"  tie at {weight} lb, the earliest fish is ahead:", "$warning")]
            for one in tied:
                pieces += [(" ", ""), look.name(one.seat), (f" {clock(one.time)}", "")]
            lines += wrapped(pieces, look.width - 2, indent=4)
    return lines


def _to_submit(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """While the viewer is asked: its fish of the location, those chosen in brackets."""
    task = view.agenda[0] if view.agenda else None
    if not isinstance(task, Submitting) or task.seat != look.viewer or not look.asked:
        return []
    location = SPECIES[task.species].location
    heading = f"Your fish of the {LOCATION_NAMES[location]}, in lb"
    canvas.put(1, y, [(heading, "bold"), (f"   {TAGGED} scoring tag   [ ] chosen", QUIET)])
    spots: list[Spot] = []
    for species, cards in _by_species(view.players[look.viewer], location):
        asked = "bold" if species == task.species else QUIET
        canvas.say(2, y + 1, SPECIES[species].name, asked)
        spots += _fish_in_lines(canvas, view, look, y + 1, cards)
        y = spots[-1].box.y
    return spots


def _by_species(player: Player, location: int) -> list[tuple[int, list[int]]]:
    """The known fish of a location, the heaviest of each species first."""
    cards = [
        fish.card
        for fish in player.catch
        if fish.card != UNKNOWN and SPECIES[fish.species].location == location
    ]
    cards.sort(key=lambda card: (FISH[card].species, -FISH[card].weight))
    return [(species, list(group)) for species, group in groupby(cards, key=lambda card: FISH[card].species)]


def _fish_in_lines(canvas: Canvas, view: CrownState, look: Look, y: int, cards: list[int]) -> list[Spot]:
    """Fish side by side, and further lines of them where need be."""
    in_a_line = (look.width - _FISH_AT) // (_FISH + 1)
    return [
        _fish(
            canvas,
            view,
            look,
            _FISH_AT + number % in_a_line * (_FISH + 1),
            y + number // in_a_line,
            card,
        )
        for number, card in enumerate(cards)
    ]


def _fish(canvas: Canvas, view: CrownState, look: Look, x: int, y: int, card: int) -> Spot:
    """A fish of the viewer's own, with its weight and tag."""
    side, target = FISH[card], Target("fish", card)
    text = f"{side.weight} {TAGS[side.tag]}{TAGGED if scores_tag(view, card) else ''}"
    if card in view.players[look.viewer].submission:
        text = f"[{text}]"
    end = canvas.say(x, y, text, "bold $accent" if look.open(target) else "")
    return Spot(f"fish {card}", target, Box(x, y, end - x, 1))
