"""Countering the symbols of a fight, one card for each (TF-24)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from rules.agenda import Outcome, Part, done
from rules.game import Action, Refusal
from rules.piles import without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Counter
from rules.tournament_fishing.catching import catch, escape
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effects import FIGHT_SYMBOLS, FightSymbol
from rules.tournament_fishing.events import Countered
from rules.tournament_fishing.hands import discard, distinct
from rules.tournament_fishing.results import to_counter
from rules.tournament_fishing.tasks import AnglerTask, with_turn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState

_ANY = FightSymbol.ANY
_SETS = tuple(range(1, 1 << _ANY))
"""Every set of the symbols that hand cards show, as bits."""


class Countering(AnglerTask, frozen=True):
    """Symbol by symbol a hand card is named; they are discarded once there is one for each (TF-24)."""

    rule: ClassVar[str] = "TF-24a"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        if state.anglers[self.seat].turn.bite is None:
            return ()
        symbols = open_symbols(state, self.seat)
        if not symbols:
            return ()
        cards = [actions.counter(card) for card in countering(symbols, free_cards(state, self.seat))]
        if not cards and not state.anglers[self.seat].turn.counters:
            return ()
        return (actions.part(*cards), _LET_GO)

    def prompt(self, state: FishingState) -> Words:
        symbol, *more = open_symbols(state, self.seat)
        rest = f" ({len(more)} more)" if more else ""
        return ("counter ", FIGHT_SYMBOLS[symbol], f" with which card?{rest}")

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        seat, turn = self.seat, state.anglers[self.seat].turn
        if not isinstance(action, Counter):
            return escape(with_turn(done(state), seat, counters=()), seat, popped=False)
        counters = (*turn.counters, action.card)
        if len(open_symbols(state, seat)) > 1:
            return with_turn(state, seat, counters=counters), ()
        after = discard(with_turn(done(state), seat, counters=()), seat, *counters)
        after, events = catch(after, seat)
        return after, (Countered(seat, counters), *events)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        if state.anglers[self.seat].turn.bite is None:
            return done(state), ()
        if open_symbols(state, self.seat):
            return escape(done(state), self.seat, popped=False)
        return catch(done(state), self.seat)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, Counter):
            return None
        if action.card not in free_cards(state, self.seat):
            return Refusal("TF-24a", "You do not hold that card, or it counters another symbol.")
        if not counters(action.card, open_symbols(state, self.seat)[0]):
            return Refusal("TF-24a", "That card does not show the symbol.")
        return Refusal("TF-24a", "Without that card the other symbols could not be countered.")


_LET_GO = actions.part(actions.LET_GO)


def open_symbols(state: FishingState, seat: int) -> tuple[FightSymbol, ...]:
    """The symbols for which no card has been named yet, the next one first."""
    turn = state.anglers[seat].turn
    assert turn.fight is not None
    return to_counter(turn.fight, dice=state.setup.dice)[len(turn.counters) :]


def free_cards(state: FishingState, seat: int) -> tuple[int, ...]:
    """The hand cards that have not been named yet."""
    angler = state.anglers[seat]
    cards = angler.hand
    for card in angler.turn.counters:
        cards = without(cards, card)
    return cards


def counters(card: int, symbol: FightSymbol) -> bool:
    """Whether a card counters a symbol (TF-21)."""
    return symbol == _ANY or symbol in ANGLER[card].counters


def countering(symbols: tuple[FightSymbol, ...], cards: tuple[int, ...]) -> list[int]:
    """The cards that counter the first symbol so that the others can still be countered."""
    return [
        card
        for card in distinct(cards)
        if counters(card, symbols[0]) and enough(symbols[1:], without(cards, card))
    ]


def enough(symbols: tuple[FightSymbol, ...], cards: Iterable[int]) -> bool:
    """Whether there is a card for each symbol (by Hall's theorem)."""
    shown = [sum([1 << symbol for symbol in ANGLER[card].counters]) for card in cards]
    if len(symbols) > len(shown):
        return False
    wanted = [1 << symbol for symbol in symbols if symbol != _ANY]
    return not wanted or all(
        [
            sum([bit & some != 0 for bit in wanted]) <= sum([bits & some != 0 for bits in shown])
            for some in _SETS
        ]
    )
