"""The table of Tournament Fishing: the hour, the lake, the shop, the cards in play, the hand, the fight."""

from collections.abc import Sequence
from typing import NamedTuple

from fishing_tui.tables import tournament_fishing_anglers as anglers
from fishing_tui.tables import tournament_fishing_boards as boards_page
from fishing_tui.tables import tournament_fishing_fight as fight
from fishing_tui.tables import tournament_fishing_hand as hand
from fishing_tui.tables import tournament_fishing_lake as lake
from fishing_tui.tables import tournament_fishing_shop as shop
from fishing_tui.tables import tournament_fishing_turn as turn
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Box, Canvas, Picture, Row, Spot
from fishing_tui.tables.tournament_fishing_cards import BAIT_STYLES, FIGHT_STYLES
from rules.game import Action, Event, Seat
from rules.tournament_fishing.events import BlanksRerolled, FightBegan, WeighedIn
from rules.tournament_fishing.state import FishingState

STYLES = {"bait": BAIT_STYLES, "fight": FIGHT_STYLES}
KEYS = (("p", "peek at your Livewell and your notes; the next key covers them again"),)
SPELLED = True
COVERED = True

_TITLE = _PLAY = 1
_LEAST_WIDTH = 80
_SECTIONS = 3
"""Gaps between round, lake, cards and anglers, where there is room for them."""


class Plan(NamedTuple):
    """What a table of some size shows.

    framed: every lake spot has a frame
    shop: every card of the shop has a line with all that it shows
    columns: of the hand
    fight: the fight has a place of its own, not the shop's
    open: every angler has a line, and another for what is in play
    gaps: how many of the gaps between sections there are
    """

    framed: bool
    shop: bool
    columns: int
    fight: bool
    open: bool
    gaps: int


def least_height(view: FishingState) -> int:
    """Lines for everything at its most compact."""
    seats = _hands(view, 0)
    hands = sum(hand.rows(view, seat, 2) for seat in seats)
    around = len(seats) + 1 if view.setup.together else anglers.height(view, _LEAST_WIDTH)
    shared = turn.height(view) + lake.height(view, framed=False) + shop.COMPACT
    return _TITLE + shared + _PLAY + hands + around


def draw(view: FishingState, look: Look) -> Picture:
    """The table as the viewer sees it."""
    canvas = Canvas(look.width, look.height)
    turn.draw_title(canvas, view, look)
    if view.ended:
        boards_page.weighed_in(canvas, view, look, 2)
        return Picture(canvas.rows, ())
    plan = _plan(view, look)
    spots = turn.draw(canvas, view, look, _TITLE)
    y = _TITLE + turn.height(view) + (plan.gaps > 0)
    spots += lake.draw(canvas, view, look, y, plan.framed)
    y += lake.height(view, plan.framed) + (plan.gaps > 1)
    if fight.on(view) and not plan.fight:
        spots += fight.draw(canvas, view, look, y)
    else:
        spots += (shop.draw_open if plan.shop else shop.draw_compact)(canvas, view, look, y)
    y += shop.height(view, plan.shop)
    if plan.fight:
        spots += fight.draw(canvas, view, look, y)
        y += fight.LINES
    if plan.gaps > 2 and plan.columns == 1:
        hand.draw_heading(canvas, y + (not plan.open))
    y += plan.gaps > 2
    spots += _cards(canvas, view, look, y, plan)
    return Picture(canvas.rows, tuple(look.finish(canvas, spot) for spot in spots))


def boards(view: FishingState, look: Look) -> list[Row]:
    """Every angler's piles in full, the Locations, and what the letters mean."""
    return boards_page.draw(view, look)


def covered(view: FishingState, look: Look) -> list[Row]:
    """The viewer's Livewell, hand and notes."""
    return boards_page.secrets(view, look)


def rolled(view: FishingState, events: Sequence[Event]) -> frozenset[str]:
    """The Fight dice that were rolled in this beat."""
    return frozenset(
        f"fight {number}"
        for event in events
        if view.setup.dice and isinstance(event, FightBegan | BlanksRerolled)
        for number in range(len(event.results))
    )


def held(events: Sequence[Event]) -> bool:
    """The weigh-in: everybody is to read it."""
    return any(isinstance(event, WeighedIn) for event in events)


def slip(_view: FishingState, _action: Action) -> str:
    """Every choice says what it does; none is worth a question."""
    return ""


def _hands(view: FishingState, viewer: Seat) -> list[Seat]:
    """Whose hands lie open on the table, the viewer's first: in co-op both."""
    if not view.setup.together:
        return [viewer]
    return [viewer, *[seat for seat in range(len(view.anglers)) if seat != viewer]]


def _plan(view: FishingState, look: Look) -> Plan:
    """What there is room for, the most useful first."""
    spare = look.height - least_height(view)

    def take(lines: int) -> bool:
        nonlocal spare
        enough = spare >= lines
        spare -= lines if enough else 0
        return enough

    fits = take(fight.LINES)
    open_shop = take(shop.height(view, open_=True) - shop.COMPACT)
    hands = _hands(view, look.viewer)
    one_column = sum(hand.rows(view, seat, 1) - hand.rows(view, seat, 2) for seat in hands)
    columns = 1 if take(one_column) else 2
    framed = take(lake.height(view, framed=True) - lake.height(view, framed=False))
    if view.setup.together:
        opened = take(len(hands) - _PLAY)
    else:
        opened = take(anglers.open_height(view) - anglers.height(view, _LEAST_WIDTH) - _PLAY)
    gaps = sum([take(1) for _ in range(_SECTIONS)])
    return Plan(framed, open_shop, columns, fits, opened, gaps)


def _cards(canvas: Canvas, view: FishingState, look: Look, y: int, plan: Plan) -> list[Spot]:
    """What is in play, the hands that lie open, and every angler's piles."""
    spots: list[Spot] = []
    if not plan.open:
        acting = min(view.seat, len(view.anglers) - 1)
        spots += hand.draw_play(canvas, view, look, y, acting, "Play")
        y += _PLAY
    if view.setup.together:
        return spots + _two_hands(canvas, view, look, y, plan)
    rows = hand.rows(view, look.viewer, plan.columns)
    box = Box(0, y, look.width, rows)
    spots += hand.draw(canvas, view, look, box, look.viewer, plan.columns)
    if plan.open:
        return spots + anglers.draw_open(canvas, view, look, y + rows)
    anglers.draw(canvas, view, look, y + rows, anglers.everybody(view))
    return spots


def _two_hands(canvas: Canvas, view: FishingState, look: Look, y: int, plan: Plan) -> list[Spot]:
    """Both hands of two together, each below its owner's name and piles."""
    spots: list[Spot] = []
    for seat in _hands(view, look.viewer):
        anglers.draw(canvas, view, look, y, (seat,))
        y += 1
        if plan.open:
            spots += hand.draw_play(canvas, view, look, y, seat, "  In play")
            y += _PLAY
        rows = hand.rows(view, seat, plan.columns)
        spots += hand.draw(canvas, view, look, Box(0, y, look.width, rows), seat, plan.columns)
        y += rows
    anglers.draw(canvas, view, look, y, anglers.rivals(view))
    return spots
