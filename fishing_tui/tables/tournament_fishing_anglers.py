"""Who fishes in Tournament Fishing: every angler's piles in a line, and the AI Anglers."""

from collections.abc import Sequence
from typing import NamedTuple

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, length
from fishing_tui.tables.tournament_fishing_cards import short
from fishing_tui.tables.tournament_fishing_hand import draw_play
from rules.game import Seat, Target
from rules.tournament_fishing.components import CLOCK, WEATHER
from rules.tournament_fishing.scoring import standings
from rules.tournament_fishing.state import FishingState

LONGEST_NAME = "x" * 16

_GAP = 3
_CARD_NAME = 16
"""Cells for the card of an AI Angler: always as many, so that nothing moves."""


class Part(NamedTuple):
    """A piece of what is written about a seat; `kind`: what can be pointed at there, if anything."""

    pieces: list[Piece]
    kind: str = ""


def height(view: FishingState, names: Sequence[str], width: int, spelled: bool) -> int:
    """Lines for all seats, several in a line where they fit; `spelled`: with every pile."""
    look = Look(tuple(names), ("",) * len(names), 0, width, 1)
    return len(_flowed(view, look, everybody(view), spelled))


def open_height(view: FishingState) -> int:
    """Lines for all seats with what is in play: two an angler, one for an AI Angler."""
    return 2 * len(view.anglers) + len(view.rivals)


def everybody(view: FishingState) -> list[Seat]:
    """Every seat, the AI Anglers' after the anglers'."""
    return list(range(len(view.anglers) + len(view.rivals)))


def rivals(view: FishingState) -> list[Seat]:
    """The seats of the AI Anglers."""
    return everybody(view)[len(view.anglers) :]


def draw(
    canvas: Canvas, view: FishingState, look: Look, y: int, seats: Sequence[Seat], spelled: bool = True
) -> list[Spot]:
    """These seats' piles, several in a line where they fit."""
    spots: list[Spot] = []
    for line, together in enumerate(_flowed(view, look, seats, spelled)):
        x = 0
        for seat in together:
            for part in _seat(view, look, seat, spelled):
                end = canvas.put(x, y + line, part.pieces)
                if part.kind:
                    target = Target(part.kind, seat)
                    spots.append(Spot(f"{part.kind} {seat}", target, Box(x, y + line, end - x, 1)))
                x = end
            x += _GAP
    return spots


def draw_open(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """Two lines an angler: the piles, and what is in play; one for an AI Angler."""
    spots: list[Spot] = []
    for seat in everybody(view):
        spots += draw(canvas, view, look, y, (seat,))
        y += 1
        if seat < len(view.anglers):
            spots += draw_play(canvas, view, look, y, seat, "  In play")
            y += 1
    return spots


def _flowed(view: FishingState, look: Look, seats: Sequence[Seat], spelled: bool) -> list[list[Seat]]:
    """Seats in lines, as many in each as fit."""
    lines: list[list[Seat]] = []
    used = 0
    for seat in seats:
        size = sum(length(part.pieces) for part in _seat(view, look, seat, spelled))
        if not lines or used + _GAP + size > look.width:
            lines.append([seat])
            used = size
        else:
            lines[-1].append(seat)
            used += _GAP + size
    return lines


def _seat(view: FishingState, look: Look, seat: Seat, spelled: bool) -> list[Part]:
    """A seat: whether it acts, its name, its piles, its catch."""
    mark: Piece = (">" if seat == view.seat and not view.ended else " ", "bold")
    if seat >= len(view.anglers):
        rival = seat - len(view.anglers)
        acted = (f"  {_acted_by(view, rival):<{_CARD_NAME}}", QUIET)
        number = len(view.rivals[rival].livewell)
        return [Part([mark, look.name(seat), ("  fish ", QUIET), (f"{number}", "bold"), acted])]
    angler = view.anglers[seat]
    free = "bold $accent" if look.open(Target("angler", seat)) else look.name(seat)[1]
    total = standings(view).sheets[seat].total
    worth = f" worth {total}" if total is not None and angler.livewell else ""
    parts = [
        Part([mark]),
        Part([(look.name(seat)[0], free)], "angler"),
        Part([(f"  hand {len(angler.hand)}", QUIET)]),
    ]
    if spelled:
        deck = "bold $accent" if look.open(Target("deck", seat)) else QUIET
        parts += [
            Part([("  ", "")]),
            Part([(f"deck {len(angler.deck)}", deck)], "deck"),
            Part([(f"  discards {len(angler.discards)}", QUIET)]),
        ]
    return [*parts, Part([("  fish ", QUIET), (f"{len(angler.livewell)}{worth}", "bold")])]


def _acted_by(view: FishingState, rival: int) -> str:
    """The card that an AI Angler has acted by last."""
    clock = view.setup.rivals[rival] == "clock"
    turned = (view.clock if clock else view.weather).discards[-1:]
    names = [(CLOCK if clock else WEATHER)[card].name for card in turned]
    return short(names[0], _CARD_NAME) if names else ""
