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
from rules.tournament_fishing.effects import BAIT_SYMBOLS, FIGHT_SYMBOLS
from rules.tournament_fishing.events import BlanksRerolled, FightBegan, WeighedIn
from rules.tournament_fishing.state import FishingState

STYLES = {"bait": BAIT_STYLES, "fight": FIGHT_STYLES}
SYMBOLS = (*BAIT_SYMBOLS, *FIGHT_SYMBOLS)
KEYS = (("p", "peek at your Livewell and your notes; the next key covers them again"),)
SPELLED = True
COVERED = True

_TITLE = _PLAY = 1
_LEAST_WIDTH = 80
_COLUMNS = 2
"""Of a hand where lines are short."""
_SECTIONS = 3
"""Gaps between round, lake, cards and anglers, where there is room for them."""


class Plan(NamedTuple):
    """What a table of some size shows.

    spelled: every pile of every angler is told
    fight: the fight has a place of its own, not the shop's
    shop: lines for every card of the shop and all that it shows; none: names and prices alone
    columns: of a usual hand
    framed: every lake spot has a frame
    open: every angler has a line, and another for what is in play
    gaps: how many of the gaps between sections there are
    """

    spelled: bool
    fight: bool
    shop: int
    columns: int
    framed: bool
    open: bool
    gaps: int


def least_height(view: FishingState) -> int:
    """Lines for everything at its most compact."""
    names = (anglers.LONGEST_NAME,) * len(anglers.everybody(view))
    return _least(view, names, _LEAST_WIDTH)


def _least(view: FishingState, names: Sequence[str], width: int) -> int:
    """Lines for everything at its most compact, with these names and in this width."""
    hands = len(_hands(view, 0))
    around = hands + 1 if view.setup.together else anglers.height(view, names, width, spelled=False)
    shared = turn.height(view) + lake.height(view, framed=False) + shop.COMPACT
    return _TITLE + shared + _PLAY + hands * hand.rows(_COLUMNS) + around


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
        spots += _shop(canvas, view, look, y, plan.shop)
    y += shop.height(view, plan.shop)
    if plan.fight:
        spots += fight.draw(canvas, view, look, y)
        y += fight.LINES
    if plan.gaps > 2 and plan.columns == 1:
        hand.draw_heading(canvas, y + (not plan.open))
    y += plan.gaps > 2
    spots += _cards(canvas, view, look, y, plan)
    return Picture(canvas.rows, tuple(look.finish(canvas, spot) for spot in spots))


def _shop(canvas: Canvas, view: FishingState, look: Look, y: int, lines: int) -> list[Spot]:
    if lines:
        return shop.draw_open(canvas, view, look, y, lines)
    return shop.draw_compact(canvas, view, look, y)


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


def _hands(view: FishingState, viewer: Seat) -> Sequence[Seat]:
    """Whose hands lie open on the table: the viewer's; in co-op both."""
    return range(len(view.anglers)) if view.setup.together else (viewer,)


def _plan(view: FishingState, look: Look) -> Plan:
    """What there is room for, the most useful first; the same however many cards are in a hand."""
    spare = look.height - _least(view, look.names, look.width)
    together, hands = view.setup.together, len(_hands(view, look.viewer))

    def take(lines: int) -> bool:
        nonlocal spare
        enough = spare >= lines
        spare -= lines if enough else 0
        return enough

    brief, spelled = [anglers.height(view, look.names, look.width, spelled=each) for each in (False, True)]
    tells = together or take(spelled - brief)
    fights = take(fight.LINES)
    larger = take(hands)
    open_shop = take(shop.height(view, 1) - shop.COMPACT)
    one_column = take(hands * (hand.rows(1) - hand.rows(_COLUMNS) - larger))
    framed = take(lake.height(view, framed=True) - lake.height(view, framed=False))
    if together:
        opened = take(hands - _PLAY)
    else:
        opened = take(anglers.open_height(view) - (spelled if tells else brief) - _PLAY)
    gaps = sum([take(1) for _ in range(_SECTIONS)])
    lines = open_shop + (open_shop and take(shop.height(view, 2) - shop.height(view, 1)))
    return Plan(tells, fights, lines, 1 if one_column else _COLUMNS, framed, opened, gaps)


def _cards(canvas: Canvas, view: FishingState, look: Look, y: int, plan: Plan) -> list[Spot]:
    """What is in play, the hands that lie open, and every angler's piles at the bottom."""
    spots: list[Spot] = []
    if not plan.open:
        acting = min(view.seat, len(view.anglers) - 1)
        spots += hand.draw_play(canvas, view, look, y, acting, "Play")
        y += _PLAY
    if view.setup.together:
        return spots + _two_hands(canvas, view, look, y, plan)
    around = (
        anglers.open_height(view)
        if plan.open
        else anglers.height(view, look.names, look.width, spelled=plan.spelled)
    )
    bottom = look.height - around
    box = Box(0, y, look.width, bottom - y)
    spots += hand.draw(canvas, view, look, box, look.viewer, plan.columns)
    if plan.open:
        return spots + anglers.draw_open(canvas, view, look, bottom)
    return spots + anglers.draw(canvas, view, look, bottom, anglers.everybody(view), plan.spelled)


def _two_hands(canvas: Canvas, view: FishingState, look: Look, y: int, plan: Plan) -> list[Spot]:
    """Both hands of two together, each below its owner's name and piles; the AI Anglers at the bottom."""
    spots: list[Spot] = []
    bottom = look.height - len(anglers.rivals(view)[:1])
    seats = _hands(view, look.viewer)
    heads = 1 + plan.open * _PLAY
    rows = (bottom - y) // len(seats) - heads
    for seat in seats:
        spots += anglers.draw(canvas, view, look, y, (seat,))
        if plan.open:
            spots += hand.draw_play(canvas, view, look, y + 1, seat, "  In play")
        box = Box(0, y + heads, look.width, rows)
        spots += hand.draw(canvas, view, look, box, seat, plan.columns)
        y += heads + rows
    return spots + anglers.draw(canvas, view, look, bottom, anglers.rivals(view))
