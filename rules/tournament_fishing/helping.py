"""Countering with the help of the other angler's hand (TF-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import Action, Event, Refusal
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Counter, CounterWithTheirs, KeepCard, LetGo
from rules.tournament_fishing.ai_events import CardKept, Helped
from rules.tournament_fishing.catching import catch, escape
from rules.tournament_fishing.countering import countering, counters
from rules.tournament_fishing.effects import FIGHT_SYMBOLS, FightSymbol
from rules.tournament_fishing.events import Countered
from rules.tournament_fishing.hands import discard
from rules.tournament_fishing.lending import (
    Named,
    asks_partner,
    cards_named,
    consents,
    free,
    owned_and_theirs,
    request,
)
from rules.tournament_fishing.results import to_counter
from rules.tournament_fishing.tasks import AnglerTask
from rules.tournament_fishing.together import partner
from rules.words import SeatRef, Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class CounteringTogether(AnglerTask, frozen=True):
    """The one who reels names a card of either hand for each symbol; the helper consents, or keeps one.

    They are discarded once there is one for each symbol, else none is (TF-45).

    named: the cards so far, in the order of the symbols
    kept: cards that the helper does not give
    """

    rule: ClassVar[str] = "TF-45a"

    named: tuple[Named, ...] = ()
    kept: tuple[int, ...] = ()

    def asking(self, state: FishingState) -> int:
        """The one who names the cards."""
        return self.seat

    def decider(self, state: FishingState) -> int:
        return partner(self.seat) if self._asks(state) else self.seat

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        if state.anglers[self.seat].turn.bite is None:
            return ()
        symbols = self.symbols(state)
        if not symbols:
            return consents(self.named, partner(self.seat)) if self._asks(state) else ()
        own, theirs = self.hands(state)
        cards = countering(symbols, own + theirs)
        if not cards:
            return ()
        use, use_theirs = actions.counter, actions.counter_with_theirs
        return (*owned_and_theirs(cards, own, theirs, use, use_theirs), _LET_GO)

    def symbols(self, state: FishingState) -> tuple[FightSymbol, ...]:
        """The symbols for which no card has been named yet, the next one first."""
        fight = state.anglers[self.seat].turn.fight
        assert fight is not None
        return to_counter(fight, dice=state.setup.dice)[len(self.named) :]

    def hands(self, state: FishingState) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards that can still be named: of the one who reels, and of the helper."""
        return free(state, self.seat, self.named, ()), free(state, partner(self.seat), self.named, self.kept)

    def prompt(self, state: FishingState) -> Words:
        if self._asks(state):
            return (SeatRef(self.seat), " would counter with your ", *request(self.named, self.seat))
        symbol, *more = self.symbols(state)
        rest = f" ({len(more)} more)" if more else ""
        return ("counter ", FIGHT_SYMBOLS[symbol], f" with which card?{rest}")

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        match action:
            case Counter(card):
                return self._naming(state, Named(self.seat, card))
            case CounterWithTheirs(card):
                return self._naming(state, Named(partner(self.seat), card))
            case KeepCard(card):
                task = replace(self, named=(), kept=(*self.kept, card))
                after = replace(state, agenda=(task, *state.agenda[1:]))
                return after, (CardKept(partner(self.seat), card),)
            case LetGo():
                return escape(done(state), self.seat, popped=False)
            case _:
                return self.settle(state)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        """The fish is caught if there is a card for each symbol; otherwise nobody discards."""
        if state.anglers[self.seat].turn.bite is None:
            return done(state), ()
        if self.symbols(state):
            return escape(done(state), self.seat, popped=False)
        after = done(state)
        events: list[Event] = []
        for seat, told in ((self.seat, Countered), (partner(self.seat), Helped)):
            cards = cards_named(self.named, seat)
            if cards:
                after = discard(after, seat, *cards)
                events.append(told(seat, cards))
        after, caught = catch(after, self.seat)
        return after, (*events, *caught)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if self._asks(state):
            return _NOT_ASKED_FOR if isinstance(action, KeepCard) else None
        own, theirs = self.hands(state)
        match action:
            case Counter(card) if card not in own:
                return Refusal("TF-24a", "You do not hold that card, or it counters another symbol.")
            case CounterWithTheirs(card) if card in self.kept:
                return Refusal("TF-44k", "The other angler keeps that card.")
            case CounterWithTheirs(card) if card not in theirs:
                return Refusal("TF-45a", "The other angler does not hold that card, or it counters another.")
            case Counter(card) | CounterWithTheirs(card) if not counters(card, self.symbols(state)[0]):
                return Refusal("TF-24a", "That card does not show the symbol.")
            case Counter() | CounterWithTheirs():
                return Refusal("TF-24a", "Without that card the other symbols could not be countered.")
            case _:
                return None

    def _asks(self, state: FishingState) -> bool:
        complete = state.anglers[self.seat].turn.bite is not None and not self.symbols(state)
        return complete and asks_partner(state, self.seat, self.named)

    def _naming(self, state: FishingState, one: Named) -> Outcome[FishingState]:
        task = replace(self, named=(*self.named, one))
        return replace(state, agenda=(task, *state.agenda[1:])), ()


_LET_GO = actions.part(actions.LET_GO)
_NOT_ASKED_FOR = Refusal("TF-44k", "That card of yours is not asked for.")
