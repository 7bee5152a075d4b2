"""Reel and Lure, played on one's own turn (CC-26, CC-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.agenda import Outcome, Part
from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import PlayLure, PlayReel
from rules.coldwater_crown.bait import minus, of, plus
from rules.coldwater_crown.casting import cast
from rules.coldwater_crown.components import ZONES, Tackle
from rules.coldwater_crown.events import BaitSwapped
from rules.coldwater_crown.tackle import not_in_hand, spend
from rules.coldwater_crown.tasks import with_player
from rules.game import Action, Refusal
from rules.piles import put

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


def tackle_parts(state: CrownState) -> tuple[Part, ...]:
    """Every way to play a Reel or a Lure now (CC-26)."""
    player = state.active
    parts: tuple[Part, ...] = ()
    if Tackle.REEL in player.tackle:
        parts += actions.reels(player.board)
    if Tackle.LURE in player.tackle:
        parts += actions.lures(player.board)
    return parts


def play_tackle(state: CrownState, action: PlayReel | PlayLure) -> Outcome[CrownState]:
    """A Reel or a Lure is played; the agenda goes on where it was once the Reel's catches are settled."""
    if isinstance(action, PlayLure):
        return _swap(state, action)
    after, spent = spend(state, Tackle.REEL)
    taken = tuple([action.zones.count(zone) for zone in range(ZONES)])
    after, events = cast(after, action.colour, taken, deck_fish=state.edition.reel_earns_deck_fish)
    return after, spent + events


def no_tackle(state: CrownState, action: Action) -> Refusal | None:
    """Why a Reel or a Lure cannot be played in a Step; None for other actions."""
    if not isinstance(action, PlayReel | PlayLure):
        return None
    kind = Tackle.REEL if isinstance(action, PlayReel) else Tackle.LURE
    if kind not in state.active.tackle:
        return not_in_hand(state, kind)
    if kind == Tackle.REEL:
        return Refusal("CC-26a", "A Reel takes two bait of one colour, and they do not lie there.")
    return Refusal("CC-26d", "A Lure swaps two bait of different colours, and they do not lie there.")


def _swap(state: CrownState, lure: PlayLure) -> Outcome[CrownState]:
    seat = state.turn.seat
    after, spent = spend(state, Tackle.LURE)
    one, other = of(lure.colour), of(lure.other_colour)
    board = state.active.board
    changed = put(board, lure.zone, plus(minus(board[lure.zone], one), other))
    changed = put(changed, lure.other_zone, plus(minus(board[lure.other_zone], other), one))
    swapped = BaitSwapped(seat, lure.zone, lure.colour, lure.other_zone, lure.other_colour)
    return with_player(after, seat, board=changed), (*spent, swapped)
