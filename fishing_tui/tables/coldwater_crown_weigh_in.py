"""The weigh-in of Coldwater Crown: the contests of the locations, and the fish still to be submitted."""

from itertools import groupby
from typing import NamedTuple

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot
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

_INDENT, _NAME = 8, 10


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
    """The contests in their order, the one settled last in full, then the viewer's fish for the next."""
    settled = _settled(view)
    room = canvas.height - y - len(ORDER) - 5
    for location in ORDER:
        full = location in settled and (location == settled[-1] or room >= 2 * len(view.players) + 2)
        y = _contest(canvas, view, look, y, location, location in settled, full)
    _scores(canvas, view, look, y)
    return _to_submit(canvas, view, look, y + 2)


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


def _contest(
    canvas: Canvas, view: CrownState, look: Look, y: int, location: int, settled: bool, full: bool
) -> int:
    """A contest, settled or still to come; the line after it."""
    canvas.say(1, y, LOCATION_NAMES[location], "bold $primary")
    if not settled:
        points = " ".join(str(points) for points in view.trophies[location])
        canvas.put(_INDENT, y, [("to be won: ", QUIET), (points, "bold")])
        return y + 1
    shown = submissions(view, location)
    if full:
        lines = [_in_full(view, look, location, one) for one in shown] + _ties(look, shown)
        for line, pieces in enumerate(lines):
            canvas.put(_INDENT, y + line, pieces, look.width - _INDENT)
        return y + len(lines)
    pieces = []
    for one in shown:
        if one.place:
            pieces += [look.name(one.seat), (f" {one.weight} lb{_points(view, location, one)}   ", "")]
    canvas.put(_INDENT, y, pieces or [("nobody submitted a fish", QUIET)], look.width - _INDENT)
    return y + 1


def _in_full(view: CrownState, look: Look, location: int, one: Submission) -> list[Piece]:
    """A seat's part in a contest: the total, the points, the fish."""
    if not one.place:
        return [look.name(one.seat, _NAME), (" no fish", QUIET)]
    fish = [
        f"{SPECIES[FISH[card].species].name} {FISH[card].weight}{TAGGED if scores_tag(view, card) else ''}"
        for card in sorted(one.cards, key=lambda card: FISH[card].species)
    ]
    return [
        look.name(one.seat, _NAME),
        (f" {one.weight:>2} lb", "bold"),
        (f"{_points(view, location, one):<6}", "$success"),
        (f" {', '.join(fish)}", QUIET),
    ]


def _ties(look: Look, shown: list[Submission]) -> list[list[Piece]]:
    """For each tie a line that says how it was broken."""
    lines: list[list[Piece]] = []
    for weight, group in groupby(shown, key=lambda one: one.weight):
        tied = list(group)
        if weight and len(tied) > 1:
            pieces: list[Piece] = [(f"tie at {weight} lb, the earliest fish is ahead:", "$warning")]
            for one in tied:
                pieces += [(" ", ""), look.name(one.seat), (f" {clock(one.time)}", "")]
            lines.append(pieces)
    return lines


def _points(view: CrownState, location: int, one: Submission) -> str:
    """The trophy that a submission won: "  5 pt"."""
    won = [trophy.points for trophy in view.players[one.seat].trophies if trophy.contest == location]
    return f"  {won[0]} pt" if won else ""


def _scores(canvas: Canvas, view: CrownState, look: Look, y: int) -> None:
    """The points of every seat so far."""
    canvas.say(1, y, "Points", "bold $primary")
    pieces: list[Piece] = []
    for sheet in standings(view).sheets:
        pieces += [look.name(sheet.seat), (f" {sheet.total}   ", "bold")]
    canvas.put(_INDENT, y, pieces)


def _to_submit(canvas: Canvas, view: CrownState, look: Look, y: int) -> list[Spot]:
    """While the viewer is asked: its fish of the location, a line a species, those chosen in brackets."""
    task = view.agenda[0] if view.agenda else None
    if not isinstance(task, Submitting) or task.seat != look.viewer:
        return []
    location = SPECIES[task.species].location
    canvas.put(
        1,
        y,
        [
            (f"Your fish of the {LOCATION_NAMES[location]}", "bold"),
            (f"   {TAGGED} scoring tag   [ ] chosen", QUIET),
        ],
    )
    player = view.players[look.viewer]
    cards = sorted(
        [fish.card for fish in player.catch if SPECIES[fish.species].location == location],
        key=lambda card: (-1, 0) if card == UNKNOWN else (FISH[card].species, -FISH[card].weight),
    )
    spots: list[Spot] = []
    known = [card for card in cards if card != UNKNOWN]
    for species, group in groupby(known, key=lambda card: FISH[card].species):
        y += 1
        asked = "bold" if species == task.species else QUIET
        x = canvas.say(_INDENT, y, f"{SPECIES[species].name:<11}", asked)
        for card in group:
            spots.append(_fish(canvas, view, look, x, y, card))
            x = spots[-1].box.x + spots[-1].box.width + 2
    return spots


def _fish(canvas: Canvas, view: CrownState, look: Look, x: int, y: int, card: int) -> Spot:
    """A fish of the viewer's own, with its weight and tag."""
    side, target = FISH[card], Target("fish", card)
    text = f"{side.weight} lb {TAGS[side.tag]}{TAGGED if scores_tag(view, card) else ''}"
    if card in view.players[look.viewer].submission:
        text = f"[{text}]"
    end = canvas.say(x, y, text, "bold $accent" if look.open(target) else "")
    return Spot(f"fish {card}", target, Box(x, y, end - x, 1))
