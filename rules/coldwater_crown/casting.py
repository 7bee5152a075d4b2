"""Casting bait: what leaves a board, where it goes, and which Zones it empties (CC-12, CC-17, CC-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import PutBait
from rules.coldwater_crown.bait import NAMES, Bait, location_of, minus, of, plus
from rules.coldwater_crown.catching import Catching
from rules.coldwater_crown.components import MASTERS
from rules.coldwater_crown.contests import settle_masters
from rules.coldwater_crown.events import BaitCast, BaitPut, MasterCaught
from rules.coldwater_crown.pieces import Board, Unfinished
from rules.coldwater_crown.tasks import CrownTask, with_player
from rules.game import Action, Event, Refusal
from rules.words import Words

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


def to_cast(board: Board, colour: int, side: int) -> tuple[int, ...]:
    """How many pieces each Zone casts on a fishing space: one each with a "1", all with a "2" (CC-12)."""
    if side == 1:
        return tuple([min(zone[colour], 1) for zone in board])
    return tuple([zone[colour] for zone in board])


def emptied(board: Board, taken: tuple[int, ...]) -> tuple[int, ...]:
    """The Zones that so many pieces taken from each would empty."""
    return tuple([zone for zone, number in enumerate(taken) if number and number == sum(board[zone])])


def cast(state: CrownState, colour: int, taken: tuple[int, ...], *, deck_fish: bool) -> Outcome[CrownState]:
    """Bait leaves the active player's board; then it is placed, and then the emptied Zones catch.

    taken: how many pieces leave each Zone
    deck_fish: whether emptying Zone 6 gives its bonus (CC-23, CC-26)
    """
    number = sum(taken)
    if not number:
        return state, ()
    seat, board = state.turn.seat, state.active.board
    left = tuple([minus(zone, of(colour, some)) for zone, some in zip(board, taken, strict=True)])
    empty = emptied(board, taken)
    tasks: tuple[CrownTask, ...] = (PuttingBait(colour, number),)
    if empty:
        tasks += (Catching(location_of(colour), empty, deck_fish),)
    after = replace(with_player(state, seat, board=left), agenda=tasks + state.agenda)
    return after, (BaitCast(seat, colour, taken, empty),)


class PuttingBait(CrownTask, frozen=True):
    """Cast bait goes to open spots of Master Angler cards, or to the discard pile (CC-17)."""

    rule: ClassVar[str] = "CC-17a"

    colour: int
    number: int

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        spots = tuple([card.open[self.colour] for card in state.active.unfinished])
        return (actions.puts(spots, self.number),) if any(spots) else ()

    def prompt(self, state: CrownState) -> Words:
        return (f"where does the {NAMES[self.colour]} bait go?",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        assert isinstance(action, PutBait)
        seat, cards = state.turn.seat, state.active.unfinished
        put = tuple(
            [
                replace(card, bait=plus(card.bait, of(self.colour, count))) if count else card
                for card, count in zip(cards, action.counts, strict=False)
            ]
        )
        rest = self.number - sum(action.counts)
        counts = action.counts[: len(cards)]
        event = BaitPut(seat, self.colour, tuple([card.card for card in cards]), counts, rest)
        after = done(state, discards=plus(state.discards, of(self.colour, rest)))
        after, caught = _catch_full(with_player(after, seat, unfinished=put), seat)
        return after, (event, *caught)

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        if not isinstance(action, PutBait):
            return None
        return Refusal("CC-17b", "There are not so many cast bait, or not so many open spots of the colour.")

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        return done(state, discards=plus(state.discards, of(self.colour, self.number))), ()


def _catch_full(state: CrownState, seat: int) -> Outcome[CrownState]:
    """Full cards are caught, and their bait is discarded (CC-18)."""
    player = state.players[seat]
    full = [card for card in player.unfinished if _is_full(card)]
    if not full:
        return state, ()
    discards: Bait = state.discards
    for card in full:
        discards = plus(discards, card.bait)
    state = with_player(
        replace(state, discards=discards),
        seat,
        unfinished=tuple([card for card in player.unfinished if not _is_full(card)]),
        masters=player.masters + tuple([card.card for card in full]),
    )
    caught: list[Event] = [MasterCaught(seat, card.card) for card in full]
    state, won = settle_masters(state, seat)
    return state, (*caught, *won)


def _is_full(card: Unfinished) -> bool:
    return card.bait == MASTERS[card.card].spots
