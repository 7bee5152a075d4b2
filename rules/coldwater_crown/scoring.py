"""Scores and tie-breaks (CC-35, CC-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.coldwater_crown.bait import LOCATION_NAMES
from rules.coldwater_crown.components import FISH, TAGS
from rules.coldwater_crown.edition import Edition
from rules.coldwater_crown.pieces import Contest, Player
from rules.coldwater_crown.tasks import SILENT
from rules.game import Line, Seat, Sheet, Standings
from rules.words import SeatRef, Words, listed

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState

NEVER = 24 * 60
"""Later than any fish: the time of a player who submitted none."""

CONTEST_NAMES: dict[int, str] = {
    **{Contest(location): f"{name} contest" for location, name in enumerate(LOCATION_NAMES)},
    Contest.TWELVE_FISH: "First to 12 Fish",
    Contest.EIGHT_SPECIES: "Fastest to 8 Species",
    Contest.SMALL_SPECIES: "Small Species",
    Contest.THREE_SAME: "Three Same",
    Contest.FOUR_DIFFERENT: "Four Different",
}


def contest_name(edition: Edition, contest: int) -> str:
    """What an edition calls a contest."""
    return edition.name(CONTEST_NAMES[contest])


def standings(state: CrownState) -> Standings:
    """The score sheets as they stand; ranks and tie-breaks once the game is over."""
    seats = range(len(state.players))
    lines = [_lines(state, player) for player in state.players]
    totals = [sum([line.points or 0 for line in sheet]) for sheet in lines]
    orders = [_order(state, seat, totals[seat]) for seat in seats]
    sheets = tuple(
        Sheet(
            seat,
            lines[seat],
            totals[seat],
            1 + sum([o > orders[seat] for o in orders]) if state.ended else None,
        )
        for seat in seats
    )
    return Standings(sheets, _notes(state, totals) if state.ended else (), final=state.ended)


def earliest(player: Player) -> int:
    """The earliest time among a player's submitted fish, or `NEVER`."""
    return min([FISH[fish.card].time for fish in player.catch if fish.submitted], default=NEVER)


def clock(time: int) -> str:
    """Minutes since midnight as a time of day."""
    return f"{time // 60}:{time % 60:02}"


def _order(state: CrownState, seat: Seat, points: int) -> tuple[int, int]:
    """What ranks a seat, the greater the better: points, then the earlier time; alone, a tie is lost."""
    if state.setup.solo:
        return points, int(seat == SILENT)
    return points, -earliest(state.players[seat])


def _lines(state: CrownState, player: Player) -> tuple[Line, ...]:
    trophies = [
        Line((contest_name(state.edition, trophy.contest),), trophy.points)
        for trophy in sorted(player.trophies, key=lambda trophy: trophy.contest)
    ]
    mystery = [Line((f"Mystery Weight: {_pounds(player.mystery)}",), len(player.mystery))]
    masters = [Line((f"Master Angler fish: {len(player.masters)}",), len(player.masters))]
    tagged = sum([fish.submitted and FISH[fish.card].tag == state.tag for fish in player.catch])
    tags = [Line((f"Submitted fish with the {TAGS[state.tag]} tag: {tagged}",), tagged)]
    return (
        *trophies,
        *(mystery if player.mystery else []),
        *(masters if player.masters else []),
        *(tags if tagged and not state.setup.less_luck else []),
    )


def _pounds(weights: tuple[int, ...]) -> str:
    return ", ".join([f"{weight} lb" for weight in weights])


def _notes(state: CrownState, totals: list[int]) -> tuple[Words, ...]:
    """How each tie on points was broken, the best score first."""
    notes: list[Words] = []
    for points in sorted(set(totals), reverse=True):
        tied = [seat for seat, total in enumerate(totals) if total == points]
        if len(tied) > 1:
            names = listed(tuple((SeatRef(seat),) for seat in tied))
            notes.append((*names, f" have {points} points each; ", *_tie_words(state, tied)))
    return tuple(notes)


def _tie_words(state: CrownState, tied: list[Seat]) -> Words:
    if state.setup.solo:
        return ("to win, the silent player must be beaten",)
    first = min(tied, key=lambda seat: earliest(state.players[seat]))
    time = earliest(state.players[first])
    if time == NEVER:
        return ("nobody submitted a fish, so they share the place",)
    return (SeatRef(first), f" is ahead by the fish caught earliest, at {clock(time)}")
