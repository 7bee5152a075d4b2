"""A realistic AI Angler's fish fight too: nothing but POP! saves them (TF-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import Event
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.effects import FightSymbol
from rules.tournament_fishing.events import FishEscaped
from rules.tournament_fishing.fight_deck import discard_fight
from rules.tournament_fishing.lake import to_bottom
from rules.tournament_fishing.reel import reveal_cards, roll_dice
from rules.tournament_fishing.results import symbol_of

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


def fight_for(
    state: FishingState, seat: int, spot: int, card: int
) -> tuple[bool, FishingState, tuple[Event, ...]]:
    """Whether an AI Angler lands a fish, with no effect but the fish's own numbers (TF-42)."""
    fish, dice = LAKE[card], state.setup.dice
    if dice:
        results, state, events = roll_dice(state, seat, fish.dice, fish.reroll)
    else:
        results, state, events = reveal_cards(state, seat, fish.fight)
    popped = any([symbol_of(result, dice=dice) == FightSymbol.POP for result in results])
    if popped:
        state = to_bottom(state, spot, card)
        events += (FishEscaped(seat, spot, card, popped=True),)
    if not dice:
        state, shuffled = discard_fight(state, tuple([result.piece for result in results]))
        events += shuffled
    return not popped, state, events
