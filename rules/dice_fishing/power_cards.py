"""The Power cards and the moments they are played at (DF-28, DF-30 to DF-36)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, Part
from rules.dice_fishing.actions import NEW_SPOT, NO_ACTIONS, FishFinder, LandingNet, part
from rules.dice_fishing.events import BaitLifted, Looked, Netted, PowerPlayed, RowDiscarded, RowRefilled
from rules.dice_fishing.faces import NONE, plus
from rules.dice_fishing.majorities import taken
from rules.dice_fishing.pieces import GAP, ROW, Player, Power, Slot, lay_out
from rules.game import NOTHING
from rules.piles import put

if TYPE_CHECKING:
    from rules.dice_fishing.state import DiceFishingState

NET_VP = 2
LOOKS = 3


def played(state: DiceFishingState, power: Power) -> DiceFishingState:
    """The state once the active player's Power card is played and discarded (DF-28)."""
    turn = state.turn
    return replace(
        state,
        players=put(state.players, turn.seat, replace(state.active, power=NOTHING)),
        power_discards=(*state.power_discards, power),
        turn=replace(turn, played=power),
    )


def new_spot_part(state: DiceFishingState) -> Part:
    """Move to a New Spot, while no die lies on the row and the deck is not empty (DF-34)."""
    if state.playable_power != Power.NEW_SPOT or not state.deck:
        return NO_ACTIONS
    return NO_ACTIONS if any(slot.placed != NONE for slot in state.row) else _NEW_SPOT


def finder_part(state: DiceFishingState) -> Part:
    """Fish Finder on up to three cards that the active player does not know yet (DF-36)."""
    if state.playable_power != Power.FISH_FINDER or state.setup.open_species:
        return NO_ACTIONS
    seat = state.turn.seat
    unknown = [
        index
        for index, slot in enumerate(state.row)
        if not slot.empty and not slot.flipped and seat not in slot.seen_by
    ]
    return _finders(tuple(unknown))


def net_part(state: DiceFishingState) -> Part:
    """Landing Net on any row fish worth 2 VP (DF-33)."""
    if state.playable_power != Power.LANDING_NET:
        return NO_ACTIONS
    return _nets(tuple(i for i, slot in enumerate(state.row) if not slot.empty and slot.vp == NET_VP))


_NEW_SPOT: Part = part(NEW_SPOT)


@cache
def _finders(slots: tuple[int, ...]) -> Part:
    groups = [group for size in range(LOOKS, 0, -1) for group in combinations(slots, size)]
    return part(*[FishFinder(group) for group in groups])


@cache
def _nets(slots: tuple[int, ...]) -> Part:
    return part(*[LandingNet(slot) for slot in slots])


def hook_set(state: DiceFishingState) -> Outcome[DiceFishingState]:
    """One reroll more, except in the extra turn, which has none (DF-30, DF-31)."""
    after = played(state, Power.HOOK_SET)
    turn = after.turn
    if not turn.extra:
        after = replace(after, turn=replace(turn, rerolls_allowed=turn.rerolls_allowed + 1))
    return after, (PowerPlayed(turn.seat, Power.HOOK_SET),)


def change_bait(state: DiceFishingState) -> Outcome[DiceFishingState]:
    """Lifts every placed die: the ones that should stay can be placed anew (DF-32)."""
    after = played(state, Power.CHANGE_BAIT)
    lifted = NONE
    for slot in state.row:
        lifted = plus(lifted, slot.placed)
    turn = replace(after.turn, lifted=lifted)
    row = tuple([slot if slot.placed == NONE else replace(slot, placed=NONE) for slot in state.row])
    events = (PowerPlayed(turn.seat, Power.CHANGE_BAIT), BaitLifted(turn.seat, lifted))
    return replace(after, row=row, turn=turn), events


def move_to_new_spot(state: DiceFishingState) -> Outcome[DiceFishingState]:
    """Discards the row, float side up, and lays out five new cards (DF-34)."""
    after = played(state, Power.NEW_SPOT)
    seat = state.turn.seat
    left = tuple([forgotten(slot) for slot in state.row if not slot.empty])
    row, deck = lay_out(state.deck, ROW)
    events = (
        PowerPlayed(seat, Power.NEW_SPOT),
        RowDiscarded(seat, tuple(slot.float for slot in left)),
        RowRefilled(tuple(slot.float for slot in row)),
    )
    return replace(after, row=row, deck=deck, discards=state.discards + left), events


def look(state: DiceFishingState, slots: tuple[int, ...]) -> Outcome[DiceFishingState]:
    """The active player sees these row cards from now on (DF-36)."""
    after = played(state, Power.FISH_FINDER)
    seat = state.turn.seat
    row = state.row
    for index in slots:
        slot = row[index]
        row = put(row, index, replace(slot, seen_by=(*slot.seen_by, seat)))
    cards = tuple(state.row[index].card for index in slots)
    return replace(after, row=row), (PowerPlayed(seat, Power.FISH_FINDER), Looked(seat, slots, cards))


def net(state: DiceFishingState, index: int) -> Outcome[DiceFishingState]:
    """Takes a row fish worth 2 VP, with no check for escape (DF-33)."""
    after = played(state, Power.LANDING_NET)
    seat, card = state.turn.seat, state.row[index].card
    player: Player = after.players[seat]
    players = put(after.players, seat, replace(player, catch=(*player.catch, card)))
    events = (PowerPlayed(seat, Power.LANDING_NET), Netted(seat, index, card))
    after = replace(after, row=put(state.row, index, GAP), players=players)
    return after, (*events, *taken(state.players, players, (card,)))


def forgotten(slot: Slot) -> Slot:
    """A card as it leaves the row for the discards: what Fish Finder showed of it is forgotten (DF-36)."""
    return replace(slot, seen_by=(), placed=NONE)
