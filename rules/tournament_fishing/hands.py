"""Cards of one angler: drawing, playing, discarding (TF-08, TF-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome
from rules.game import Event
from rules.piles import drawn, without
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effects import CardType
from rules.tournament_fishing.events import CardPlayed, DeckRemade, Drew
from rules.tournament_fishing.pieces import ALL, Stream
from rules.tournament_fishing.tasks import with_angler

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState

_ATTACHMENT = CardType.ATTACHMENT


def hand_watchers(state: FishingState, seat: int) -> int:
    """Who sees the cards a seat draws: two together hold open hands (TF-44)."""
    return ALL if state.setup.together else 1 << seat


def can_draw(state: FishingState, seat: int) -> bool:
    """Whether there is a card to draw."""
    angler = state.anglers[seat]
    return bool(angler.deck or angler.discards)


def draw(state: FishingState, seat: int, number: int) -> Outcome[FishingState]:
    """A seat draws so many cards; an empty deck is replaced by the shuffled discard pile (TF-30)."""
    angler = state.anglers[seat]
    cards, deck = drawn(angler.deck, number)
    discards = angler.discards
    events: list[Event] = []
    if len(cards) < number and discards:
        remade, chance = state.chance.shuffle(Stream.DECKS + seat, discards)
        events.append(DeckRemade(seat, len(remade)))
        state = replace(state, chance=chance)
        more, deck = drawn(remade, number - len(cards))
        cards, discards = cards + more, ()
    if not cards:
        return state, ()
    hand = tuple(sorted(angler.hand + cards))
    after = with_angler(state, seat, hand=hand, deck=deck, discards=discards)
    return after, (*events, Drew(seat, cards, hand_watchers(state, seat)))


def put_into_play(state: FishingState, seat: int, card: int) -> Outcome[FishingState]:
    """A hand card is played; an Attachment stays longer than the others (TF-08, TF-29)."""
    angler = state.anglers[seat]
    hand = without(angler.hand, card)
    if ANGLER[card].type == _ATTACHMENT:
        after = with_angler(state, seat, hand=hand, attachments=(*angler.attachments, card))
    else:
        after = with_angler(state, seat, hand=hand, play=(*angler.play, card))
    return after, (CardPlayed(seat, card),)


def discard(state: FishingState, seat: int, *cards: int) -> FishingState:
    """Hand cards go to their owner's discard pile."""
    angler = state.anglers[seat]
    hand = angler.hand
    for card in cards:
        hand = without(hand, card)
    return with_angler(state, seat, hand=hand, discards=angler.discards + cards)


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Each card once, copies counting as one."""
    return list(dict.fromkeys(cards))
