"""The Reel phase: the fight, and the line that may break (TF-20, TF-23, TF-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Event
from rules.tournament_fishing import actions
from rules.tournament_fishing.catching import escape
from rules.tournament_fishing.components import LAKE, DieColour
from rules.tournament_fishing.countering import Countering
from rules.tournament_fishing.effects import FightSymbol, Op, Phase, holds
from rules.tournament_fishing.events import BlanksRerolled, FightBegan
from rules.tournament_fishing.fight_deck import discard_fight, draw_fight
from rules.tournament_fishing.helping import CounteringTogether
from rules.tournament_fishing.lures import keep_lure, keeper, lose_lure
from rules.tournament_fishing.manipulating import Manipulating, fight_of, strengthened
from rules.tournament_fishing.pieces import Fight, Result, Stream
from rules.tournament_fishing.results import FACES, symbol_of
from rules.tournament_fishing.sources import at_work, facts_of
from rules.tournament_fishing.tasks import AnglerTask, first, with_turn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState

_REEL = Phase.REEL


class Reeling(AnglerTask, frozen=True):
    """The Reel phase, if a fish has bitten (TF-20)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        seat = self.seat
        after = done(state)
        if state.anglers[seat].turn.bite is None:
            return after, ()
        after = replace(after, seat=seat, phase=int(_REEL))
        counter = CounteringTogether(seat) if state.setup.together else Countering(seat)
        steps = (Fighting(seat), Manipulating(seat), Breaking(seat), counter, EndingFight(seat))
        return first(after, *steps), ()


class Fighting(AnglerTask, frozen=True):
    """Fight cards are drawn or dice rolled, and blanks re-rolled where the fish says so (TF-20)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        turn = state.anglers[self.seat].turn
        assert turn.bite is not None
        fish, bite = LAKE[turn.bite.card], turn.bite
        facts = facts_of(turn, bite.power)
        effects = tuple(
            [
                effect
                for effect in at_work(state, self.seat, bite.spot)
                if effect.phase == _REEL and holds(effect.condition, facts)
            ]
        )
        more = sum([effect.n for effect in effects if effect.op == Op.FIGHT])
        if state.setup.dice:
            results, after, events = roll_dice(done(state), self.seat, dice_of(fish.dice, more), fish.reroll)
        else:
            results, after, events = reveal_cards(done(state), self.seat, max(1, fish.fight + more))
        return with_turn(after, self.seat, fight=strengthened(Fight(results), effects)), events


class Breaking(AnglerTask, frozen=True):
    """A POP! that is left breaks the line, and costs the Lure unless a card keeps it (TF-23)."""

    rule: ClassVar[str] = "TF-23c"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        return (_KEEP, _LOSE) if self._breaks(state) and keeper(state, self.seat) != NOTHING else ()

    def prompt(self, state: FishingState) -> Words:
        return ("the line breaks: keep the Lure?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        settle_lure = keep_lure if action == actions.KEEP_LURE else lose_lure
        after, about_lure = settle_lure(done(state), self.seat)
        after, escaped = escape(after, self.seat, popped=True)
        return after, escaped + about_lure

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        if not self._breaks(state):
            return done(state), ()
        return self.answer(state, actions.LOSE_LURE)

    def _breaks(self, state: FishingState) -> bool:
        fight = fight_of(state, self.seat)
        dice = state.setup.dice
        return any([symbol_of(result, dice=dice) == FightSymbol.POP for result in fight.results])


class EndingFight(AnglerTask, frozen=True):
    """The used Fight cards are put away (TF-25)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        fight = fight_of(state, self.seat)
        after = with_turn(done(state), self.seat, fight=None)
        if state.setup.dice:
            return after, ()
        return discard_fight(after, tuple([result.piece for result in fight.results]) + fight.aside)


def dice_of(dice: tuple[DieColour, ...], more: int) -> tuple[DieColour, ...]:
    """The dice of a fish with so many more: the last left out, or missing ones added (TF-20)."""
    if more < 0:
        return dice[: max(1, len(dice) + more)]
    return dice + tuple([die for die in DieColour if die not in dice])[:more]


def reveal_cards(
    state: FishingState, seat: int, number: int
) -> tuple[tuple[Result, ...], FishingState, tuple[Event, ...]]:
    """So many Fight cards, revealed (TF-20)."""
    cards, after, shuffled = draw_fight(state, number)
    results = tuple([Result(card, 0) for card in cards])
    return results, after, (*shuffled, FightBegan(seat, results))


def roll_dice(
    state: FishingState, seat: int, dice: tuple[DieColour, ...], reroll: bool
) -> tuple[tuple[Result, ...], FishingState, tuple[Event, ...]]:
    """The dice, rolled; with a re-roll mark each blank once more (TF-20)."""
    faces, chance = state.chance.roll(Stream.DICE, len(dice), FACES)
    results = tuple([Result(int(die), face) for die, face in zip(dice, faces, strict=True)])
    events: tuple[Event, ...] = (FightBegan(seat, results),)
    blanks = [symbol_of(result, dice=True) == FightSymbol.BLANK for result in results]
    if reroll and any(blanks):
        again, chance = chance.roll(Stream.DICE, sum(blanks), FACES)
        more = iter(again)
        results = tuple(
            [
                Result(result.piece, next(more)) if blank else result
                for result, blank in zip(results, blanks, strict=True)
            ]
        )
        events += (BlanksRerolled(seat, results),)
    return results, replace(state, chance=chance), events


_KEEP = actions.part(actions.KEEP_LURE)
_LOSE = actions.part(actions.LOSE_LURE)
