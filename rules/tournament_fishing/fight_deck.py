"""The Fight cards: drawing and shuffling them (TF-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome
from rules.game import Event
from rules.piles import drawn
from rules.tournament_fishing.components import FIGHT
from rules.tournament_fishing.events import FightCardsShuffled
from rules.tournament_fishing.pieces import Stream

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


def can_draw_fight(state: FishingState) -> bool:
    """Whether there is a Fight card to draw."""
    return bool(state.fight_deck or state.fight_discards)


def draw_fight(state: FishingState, number: int) -> tuple[tuple[int, ...], FishingState, tuple[Event, ...]]:
    """Up to so many Fight cards; a deck that runs out is made anew from the discard pile alone (TF-25)."""
    cards, deck = drawn(state.fight_deck, number)
    if len(cards) == number or not state.fight_discards:
        return cards, replace(state, fight_deck=deck), ()
    remade, chance = state.chance.shuffle(Stream.FIGHT, state.fight_discards)
    more, deck = drawn(remade, number - len(cards))
    after = replace(state, fight_deck=deck, fight_discards=(), chance=chance)
    return cards + more, after, (FightCardsShuffled(len(remade), all_=False),)


def discard_fight(state: FishingState, cards: tuple[int, ...]) -> Outcome[FishingState]:
    """Used Fight cards are discarded; a reshuffle mark among them makes all of them a new deck (TF-25)."""
    discards = state.fight_discards + cards
    if not any([FIGHT[card].reshuffle for card in cards]):
        return replace(state, fight_discards=discards), ()
    deck, chance = state.chance.shuffle(Stream.FIGHT, tuple(sorted(state.fight_deck + discards)))
    after = replace(state, fight_deck=deck, fight_discards=(), chance=chance)
    return after, (FightCardsShuffled(len(deck), all_=True),)
