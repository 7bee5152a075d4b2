"""Who acts when: the order of a round, of a turn, and the end of the game (TF-07, TF-08, TF-31, TF-44).

A round is a list of tasks. Games of each mode differ in this list alone; the phases are the same.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, done
from rules.game import NOTHING
from rules.tournament_fishing.ai_angler import ai_turn
from rules.tournament_fishing.buy import Buying
from rules.tournament_fishing.cast import ChoosingLure
from rules.tournament_fishing.cleanup import CleaningUp, Refilling
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.empty_lake import CheckingLake
from rules.tournament_fishing.events import RoundBegan, TurnBegan
from rules.tournament_fishing.joint_buy import joint_buy_of
from rules.tournament_fishing.offers import come_into_force
from rules.tournament_fishing.pieces import RoundDeck
from rules.tournament_fishing.reel import Reeling
from rules.tournament_fishing.search import Searching
from rules.tournament_fishing.tasks import AnglerTask, FishingTask
from rules.tournament_fishing.together import partner
from rules.tournament_fishing.weigh_in import WeighingIn

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class BeginningRound(FishingTask, frozen=True):
    """The hour and the Weather of the round are turned up; AI Anglers turn their own (TF-07, TF-37)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        rivals, number = state.setup.rivals, state.round + 1
        clock, weather, hour, shown = state.clock, state.weather, NOTHING, NOTHING
        if "clock" not in rivals:
            clock = replace(clock, open=True)
            hour = clock.shown
        if "weather" not in rivals:
            weather = replace(weather, open=True)
            shown = weather.shown if state.setup.weather else NOTHING
        return done(state, clock=clock, weather=weather, round=number), (RoundBegan(number, hour, shown),)


class BeginningTurn(AnglerTask, frozen=True):
    """An angler's turn begins."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        return done(state, seat=self.seat), (TurnBegan(self.seat),)


class BeginningPhase(AnglerTask, frozen=True):
    """An angler's phase begins; at Search what is in play comes into force (TF-10)."""

    phase: int

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        after = done(state, seat=self.seat, phase=self.phase)
        if self.phase == Phase.SEARCH:
            after = come_into_force(after, self.seat, Phase.SEARCH)
        return after, ()


class EndingRound(FishingTask, frozen=True):
    """The hour and the Weather are discarded; after the last hour comes the weigh-in (TF-31).

    A deck whose AI plays has lost its card already (TF-37). Two together begin in turn (TF-44).
    """

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        rivals = state.setup.rivals
        clock = state.clock if "clock" in rivals else _passed(state.clock)
        weather = state.weather if "weather" in rivals else _passed(state.weather)
        after = done(state, clock=clock, weather=weather)
        if state.setup.together:
            after = replace(after, first=partner(state.first))
        following = round_of(after) if after.clock.cards else (WeighingIn(),)
        return replace(after, agenda=(*following, *after.agenda)), ()


def _passed(deck: RoundDeck) -> RoundDeck:
    return RoundDeck(deck.cards[1:], discards=(*deck.discards, *deck.cards[:1]))


def round_of(state: FishingState) -> tuple[FishingTask, ...]:
    """The tasks of a round: every angler takes a full turn, clockwise from the first (TF-07).

    AI Anglers act before (TF-36), and two together fish side by side (TF-44).
    """
    seats = len(state.anglers)
    order = [(state.first + place) % seats for place in range(seats)]
    turns = turns_together(*order) if state.setup.together else chain.from_iterable(map(turn_of, order))
    return (BeginningRound(), *ai_turn(state), *turns, EndingRound())


@cache
def turns_together(first_: int, second: int) -> tuple[FishingTask, ...]:
    """The tasks of two anglers who fish together: phase by phase, and one Buy phase for both (TF-44)."""
    return (
        *search_of(first_),
        *search_of(second),
        *cast_of(first_),
        *cast_of(second),
        BeginningPhase(first_, int(Phase.BUY)),
        *joint_buy_of(first_),
        CleaningUp(first_),
        CleaningUp(second),
        Refilling(),
    )


@cache
def turn_of(seat: int) -> tuple[FishingTask, ...]:
    """The tasks of one angler's full turn (TF-08)."""
    return (
        BeginningTurn(seat),
        *search_of(seat),
        *cast_of(seat),
        *buy_of(seat),
        CleaningUp(seat),
        Refilling(),
    )


def search_of(seat: int) -> tuple[FishingTask, ...]:
    """An angler's Search phase."""
    return (BeginningPhase(seat, int(Phase.SEARCH)), Searching(seat))


def cast_of(seat: int) -> tuple[FishingTask, ...]:
    """An angler's Cast and Reel phases, after which the lake may be empty (TF-34)."""
    return (BeginningPhase(seat, int(Phase.CAST)), ChoosingLure(seat), Reeling(seat), CheckingLake(seat))


def buy_of(seat: int) -> tuple[FishingTask, ...]:
    """An angler's Buy phase."""
    return (BeginningPhase(seat, int(Phase.BUY)), Buying(seat))
