"""SNAG!: a Fight card decides whether the Lure comes loose (TF-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Refusal
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Discard
from rules.tournament_fishing.components import ANGLER, FIGHT
from rules.tournament_fishing.effects import FIGHT_SYMBOLS, FightSymbol
from rules.tournament_fishing.events import Discarded, SnagDrawn
from rules.tournament_fishing.fight_deck import discard_fight, draw_fight
from rules.tournament_fishing.hands import discard, distinct
from rules.tournament_fishing.lures import lose_lure
from rules.tournament_fishing.tasks import AnglerTask, first
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class Snagging(AnglerTask, frozen=True):
    """One Fight card is drawn (TF-19)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        if state.anglers[self.seat].turn.lure == NOTHING:
            return done(state), ()
        cards, after, shuffled = draw_fight(done(state), 1)
        if not cards:
            return after, (SnagDrawn(self.seat, NOTHING),)
        symbol = FIGHT[cards[0]].main
        after, reshuffled = discard_fight(after, cards)
        events = (*shuffled, SnagDrawn(self.seat, cards[0]), *reshuffled)
        if symbol == FightSymbol.BLANK:
            return after, events
        return first(after, Snagged(self.seat, int(symbol))), events


class Snagged(AnglerTask, frozen=True):
    """A card is discarded to free the Lure, or the Lure is lost and the casting over (TF-19)."""

    rule: ClassVar[str] = "TF-19c"

    symbol: int

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        hand = distinct(state.anglers[self.seat].hand)
        paying = [actions.discard(card) for card in hand if frees(card, self.symbol)]
        return (actions.part(*paying), _LOSE) if paying else ()

    def prompt(self, state: FishingState) -> Words:
        return ("SNAG! Discard a card with ", FIGHT_SYMBOLS[self.symbol], " to free the Lure?")

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if not isinstance(action, Discard):
            return self.settle(state)
        after = discard(done(state), self.seat, action.card)
        return after, (Discarded(self.seat, (action.card,)),)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        return lose_lure(done(state), self.seat)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return None
        if action.card not in state.anglers[self.seat].hand:
            return Refusal("TF-19c", "You do not hold that card.")
        return Refusal("TF-19c", "That card does not show the symbol drawn.")


_LOSE = actions.part(actions.LOSE_LURE)


def frees(card: int, symbol: int) -> bool:
    """Whether a hand card frees the Lure from a symbol."""
    if symbol == FightSymbol.ANY:
        return True
    return symbol in ANGLER[card].counters
