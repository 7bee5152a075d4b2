"""Losing and keeping the Lure, and Attachments that end (TF-23, TF-26, TF-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome
from rules.game import NOTHING, Event
from rules.piles import without
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effects import LureKind, Op, Until, holds
from rules.tournament_fishing.events import AttachmentEnded, LureKept, LureLost
from rules.tournament_fishing.sources import facts_of
from rules.tournament_fishing.tasks import with_angler, with_turn

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


def lose_lure(state: FishingState, seat: int) -> Outcome[FishingState]:
    """The Lure in play is lost: from the game, or to the Bait Bucket if it is alive (TF-26)."""
    lure = state.anglers[seat].turn.lure
    alive = ANGLER[lure].lure == LureKind.LIVE
    state = _out_of_play(state, seat, lure)
    if alive:
        state = replace(state, bucket=tuple(sorted((*state.bucket, lure))))
    else:
        state = replace(state, lost=(*state.lost, lure))
    state, ended = end_attachments(state, seat, Until.LURE_LOST)
    return state, (LureLost(seat, lure, alive), *ended)


def keeper(state: FishingState, seat: int) -> int:
    """The card in play that could keep a Lure that POP! would lose, or `NOTHING`.

    One that stays, or leaves at Cleanup anyway, goes before one that ends by it.
    """
    angler = state.anglers[seat]
    assert angler.turn.bite is not None
    facts = facts_of(angler.turn, angler.turn.bite.power)
    keepers = [
        card
        for card in angler.in_play
        if any(
            [effect.op == Op.KEEP_LURE and holds(effect.condition, facts) for effect in ANGLER[card].effects]
        )
    ]
    return min(keepers, key=lambda card: ANGLER[card].until == Until.SAVE, default=NOTHING)


def keep_lure(state: FishingState, seat: int) -> Outcome[FishingState]:
    """The Lure goes to its owner's discard pile, and is not lost (TF-23)."""
    lure, by = state.anglers[seat].turn.lure, keeper(state, seat)
    state = _out_of_play(state, seat, lure)
    state = with_angler(state, seat, discards=(*state.anglers[seat].discards, lure))
    kept = LureKept(seat, lure, by)
    if ANGLER[by].until != Until.SAVE:
        return state, (kept,)
    state, ended = _end(state, seat, by)
    return state, (kept, ended)


def end_attachments(state: FishingState, seat: int, until: Until) -> Outcome[FishingState]:
    """The Attachments that something ends are discarded at once (TF-29)."""
    events: list[Event] = []
    for card in state.anglers[seat].attachments:
        if ANGLER[card].until == until:
            state, ended = _end(state, seat, card)
            events.append(ended)
    return state, tuple(events)


def _end(state: FishingState, seat: int, card: int) -> tuple[FishingState, AttachmentEnded]:
    angler = state.anglers[seat]
    attachments = without(angler.attachments, card)
    after = with_angler(state, seat, attachments=attachments, discards=(*angler.discards, card))
    return after, AttachmentEnded(seat, card)


def _out_of_play(state: FishingState, seat: int, lure: int) -> FishingState:
    after = with_turn(state, seat, lure=NOTHING)
    return with_angler(after, seat, play=without(state.anglers[seat].play, lure))
