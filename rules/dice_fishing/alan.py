"""Alan, the opponent of a lone player: one die decides what he takes (DF-37, DF-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, Task, done
from rules.dice_fishing.events import AlanPassed, AlanRolled, AlanTook
from rules.dice_fishing.faces import Face
from rules.dice_fishing.majorities import taken
from rules.dice_fishing.pieces import GAP, Slot, Stream
from rules.piles import put

if TYPE_CHECKING:
    from rules.dice_fishing.state import DiceFishingState

ANY = (2, 3, 4, 5)
WISHES: dict[int, tuple[tuple[int, ...], ...]] = {
    Face.CHEESE: ((2,), (3, 4, 5)),
    Face.FISH: ((3, 4, 5),),
    Face.INSECT: ((4,), (3,)),
    Face.HOOK: ((5,), (4,), (3,), (2,)),
    Face.WORM: (ANY,),
    Face.BOOT: (),
}
"""For each face the values Alan looks for, in order of preference (DF-37)."""


class AlanFishing(Task["DiceFishingState"], frozen=True):
    """Alan rolls his die and takes a fish at once, without a check for escape."""

    def settle(self, state: DiceFishingState) -> Outcome[DiceFishingState]:
        seat = state.turn.seat
        (face,), chance = state.chance.roll(Stream.ALAN, 1)
        place = fish_for(face, state.row)
        after = done(state, chance=chance)
        if place is None:
            return after, (AlanRolled(seat, face), AlanPassed(seat))
        alan, card = state.players[seat], state.row[place].card
        players = put(state.players, seat, replace(alan, catch=(*alan.catch, card)))
        after = replace(after, row=put(state.row, place, GAP), players=players)
        events = (AlanRolled(seat, face), AlanTook(seat, place, card))
        return after, (*events, *taken(state.players, players, (card,)))


def fish_for(face: int, row: tuple[Slot, ...]) -> int | None:
    """The place of the fish that Alan takes for a face; None if there is none for him."""
    for values in WISHES[face]:
        for place, slot in enumerate(row):
            if not slot.empty and slot.vp in values:
                return place
    return None
