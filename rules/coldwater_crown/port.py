"""Port actions: fill a Zone, or take a Master Angler card (CC-13 to CC-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import FillZone, PlayLure, PlayReel, TakeMaster, TakeTopMaster
from rules.coldwater_crown.bait import NO_BAIT, WHITE, counted, draw, plus
from rules.coldwater_crown.clear_white import put_back, white_came_up
from rules.coldwater_crown.components import ZONES
from rules.coldwater_crown.events import MasterTaken, MasterTurned, PortSkipped, ZoneFilled
from rules.coldwater_crown.pieces import UNFINISHED, Stream, Unfinished, capacity
from rules.coldwater_crown.reel_and_lure import no_tackle, play_tackle, tackle_parts
from rules.coldwater_crown.tasks import CrownTask, with_player
from rules.game import NOTHING, Action, Event, Refusal
from rules.piles import put
from rules.words import Words

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


class Porting(CrownTask, frozen=True):
    """One Port action; it is taken as long as one is possible (CC-13)."""

    rule: ClassVar[str] = "CC-13a"

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        fills, cards = fillings(state), _takings(state)
        skip = actions.NO_ACTIONS if fills or cards else _SKIP
        return (fills, cards, skip, *tackle_parts(state))

    def prompt(self, state: CrownState) -> Words:
        more = sum([isinstance(task, Porting) for task in state.agenda[1:]])
        return ("Port: take an action, then another one",) if more else ("Port: take an action",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        match action:
            case PlayReel() | PlayLure():
                return play_tackle(state, action)
            case FillZone(zone):
                filling = Filling(zone)
                return filling.settle(replace(state, agenda=(filling, *state.agenda[1:])))
            case TakeMaster(place):
                return _take_from_row(done(state), place)
            case TakeTopMaster():
                return _take_from_deck(done(state))
            case _:
                return done(state), (PortSkipped(state.turn.seat),)

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        match action:
            case FillZone(zone) if sum(state.active.board[zone]) >= capacity(zone):
                return Refusal("CC-14b", f"Zone {capacity(zone)} is full.")
            case FillZone():
                return Refusal("CC-13d", "Neither the bag nor the discard pile holds any coloured bait.")
            case TakeMaster() | TakeTopMaster() if len(state.active.unfinished) >= UNFINISHED:
                return Refusal("CC-16b", f"{UNFINISHED} Master Angler cards are being worked on already.")
            case TakeMaster():
                return Refusal("CC-16d", "There is no card in that place of the row.")
            case TakeTopMaster():
                return Refusal("CC-16d", "The Master Angler deck is empty.")
            case _:
                return no_tackle(state, action)


_SKIP = actions.part(actions.SKIP_PORT)


def fillings(state: CrownState) -> Part:
    """The Zones that can be filled now (CC-13, CC-14)."""
    if state.bag.coloured == NO_BAIT and state.discards == NO_BAIT:
        return actions.NO_ACTIONS
    board = state.active.board
    return actions.part(*[actions.FILL[zone] for zone in range(ZONES) if sum(board[zone]) < capacity(zone)])


def _takings(state: CrownState) -> Part:
    """The Master Angler cards that can be taken now (CC-16)."""
    if len(state.active.unfinished) >= UNFINISHED:
        return actions.NO_ACTIONS
    top = (actions.TAKE_TOP_MASTER,) if state.master_deck else ()
    return actions.part(*actions.TAKE[: len(state.row)], *top)


class Filling(CrownTask, frozen=True):
    """A Zone is filled from the bag, one bait at a time (CC-14, CC-15)."""

    zone: int

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        seat, board = state.turn.seat, state.active.board
        bag, chance = state.bag, state.chance
        room = capacity(self.zone) - sum(board[self.zone])
        colours: list[int] = []
        piece = NOTHING
        while len(colours) < room and bag.total and piece != WHITE:
            piece, bag, chance = draw(bag, chance, Stream.BAIT)
            if piece != WHITE:
                colours.append(piece)
        drawn = tuple(colours)
        filled = put(board, self.zone, plus(board[self.zone], counted(drawn)))
        after = with_player(replace(state, bag=bag, chance=chance), seat, board=filled)
        events: tuple[Event, ...] = (ZoneFilled(seat, self.zone, drawn),) if drawn else ()
        if piece == WHITE:
            after, more = white_came_up(after)
            return after, events + more
        return put_back(done(after)), events


def _take_from_row(state: CrownState, place: int) -> Outcome[CrownState]:
    """The card in a place of the row; the next one is turned up there at once."""
    card, row, deck = state.row[place], state.row, state.master_deck
    turned: tuple[Event, ...] = ()
    if deck:
        row, turned = put(row, place, deck[0]), (MasterTurned(NOTHING, deck[0]),)
    else:
        row = row[:place] + row[place + 1 :]
    after = replace(_with_unfinished(state, card), row=row, master_deck=deck[1:])
    return after, (MasterTaken(state.turn.seat, card), *turned)


def _take_from_deck(state: CrownState) -> Outcome[CrownState]:
    card = state.master_deck[0]
    after = replace(_with_unfinished(state, card), master_deck=state.master_deck[1:])
    return after, (MasterTurned(state.turn.seat, card),)


def _with_unfinished(state: CrownState, card: int) -> CrownState:
    return with_player(state, state.turn.seat, unfinished=(*state.active.unfinished, Unfinished(card)))
