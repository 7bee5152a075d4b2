"""The table of Coldwater Crown: the water, the spaces and the contests, and every player's tackle box."""

from collections.abc import Sequence
from typing import NamedTuple

from fishing_tui.tables import coldwater_crown_boards as boards_page
from fishing_tui.tables import coldwater_crown_boxes as boxes
from fishing_tui.tables import coldwater_crown_middle as middle
from fishing_tui.tables import coldwater_crown_waters as waters
from fishing_tui.tables import coldwater_crown_weigh_in as weigh_in
from fishing_tui.tables.coldwater_crown_waters import bait_style
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Canvas, Picture, Piece, Row, fitting
from rules.coldwater_crown.bait import SYMBOLS as SYMBOLS
from rules.coldwater_crown.bait import WHITE, Colour
from rules.coldwater_crown.events import Submitted
from rules.coldwater_crown.pieces import NOT_TRIGGERED
from rules.coldwater_crown.state import CrownState
from rules.game import Action, Event

STYLES = {"bait": tuple(bait_style(colour) for colour in (*Colour, WHITE))}
KEYS = (("p", "peek at your own catch; the next key covers it again"),)
SPELLED = False
COVERED = True

_TITLE = 1
_SECTIONS = 2
"""Gaps between the water, what lies in the middle and the players, where there is room for them."""


class Plan(NamedTuple):
    """What a table of some size shows.

    cards: every fish is a framed card
    columns: every box stands open, side by side
    gaps: how many of the gaps between sections there are
    """

    cards: bool
    columns: bool
    gaps: int


def least_height(view: CrownState) -> int:
    """Lines for everything at its most compact."""
    return _TITLE + waters.COMPACT + middle.height(view) + boxes.height(view)


def draw(view: CrownState, look: Look) -> Picture:
    """The table as the viewer sees it."""
    canvas = Canvas(look.width, look.height)
    _title(canvas, view, look)
    if weigh_in.begun(view):
        spots = weigh_in.draw(canvas, view, look, _TITLE)
        return Picture(canvas.rows, tuple(look.finish(canvas, spot) for spot in spots))
    plan = _plan(view, look)
    y = _TITLE
    spots = (waters.draw_cards if plan.cards else waters.draw_lines)(canvas, view, look, y)
    y += (waters.FRAMED if plan.cards else waters.COMPACT) + (plan.gaps > 0)
    spots += middle.draw(canvas, view, look, y)
    y += middle.height(view) + (plan.gaps > 1)
    spots += (boxes.draw_columns if plan.columns else boxes.draw_lines)(canvas, view, look, y)
    return Picture(canvas.rows, tuple(look.finish(canvas, spot) for spot in spots))


def boards(view: CrownState, look: Look) -> list[Row]:
    """Every box in full, the contests, the Tackle, and all species."""
    return boards_page.draw(view, look)


def covered(view: CrownState, look: Look) -> list[Row]:
    """The viewer's own catch, its secret sides up."""
    return boards_page.secrets(view, look)


def rolled(_view: CrownState, _events: Sequence[Event]) -> frozenset[str]:
    """There are no dice."""
    return frozenset()


def held(events: Sequence[Event]) -> bool:
    """A contest of a location has been settled: everybody is to read it."""
    return any(isinstance(event, Submitted) for event in events)


def slip(_view: CrownState, _action: Action) -> str:
    """Every choice says what it does; none is worth a question."""
    return ""


def _plan(view: CrownState, look: Look) -> Plan:
    """What there is room for, the most useful first."""
    spare = look.height - least_height(view)

    def take(lines: int) -> bool:
        nonlocal spare
        enough = spare >= lines
        spare -= lines if enough else 0
        return enough

    cards = take(waters.FRAMED - waters.COMPACT)
    wide = look.width // len(view.players) >= boxes.LEAST_COLUMN and not view.setup.solo
    columns = wide and take(boxes.COLUMN - boxes.height(view))
    gaps = sum([take(1) for _ in range(_SECTIONS)])
    return Plan(cards, columns, gaps)


def _title(canvas: Canvas, view: CrownState, look: Look) -> None:
    """The edition, whose turn it is and which Step, and whether the end has come into sight."""
    turn, edition = view.turn, view.edition
    game: Piece = ("Coldwater Crown", "bold $primary")
    named: Piece = (f"  {edition.solo if view.setup.solo else edition.title}", QUIET)
    stage: list[Piece] = [("  the weigh-in", "bold")]
    right = ""
    if not weigh_in.begun(view):
        stage = [(f"  turn {turn.number}  ", QUIET), look.name(turn.seat), (f"  Step {turn.step}", "bold")]
        right = "  last turns" if view.last_turns != NOT_TRIGGERED else ""
    canvas.put(1, 0, fitting([[game, named, *stage], [game, *stage]], look.width - 2 - len(right)))
    canvas.say(look.width - len(right) - 1, 0, right, "bold $warning")
