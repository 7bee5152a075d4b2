"""A cast attempt: an event, or a fish that bites or does not (TF-15 to TF-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, UNKNOWN, Action, Refusal
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Play
from rules.tournament_fishing.components import ANGLER, LAKE
from rules.tournament_fishing.deeds import deeds_of
from rules.tournament_fishing.effects import CardType, Phase, holds
from rules.tournament_fishing.events import Bit, EventMet, Matched, NoBite
from rules.tournament_fishing.hands import distinct, put_into_play
from rules.tournament_fishing.lake import look, take_top, top, watchers
from rules.tournament_fishing.pieces import Bite, Lying, Source, power_of
from rules.tournament_fishing.sources import bits_of, facts_of, forbidden, strength
from rules.tournament_fishing.tasks import AnglerTask, first, with_turn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.pieces import Turn
    from rules.tournament_fishing.state import FishingState

_CAST, _HOOK = Phase.CAST, CardType.HOOK


class Looking(AnglerTask, frozen=True):
    """The top card of the named spot is looked at (TF-14)."""

    spot: int

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        lying = top(state, self.spot)
        if not LAKE[lying.card].is_fish:
            return _meet_event(done(state), self.seat, self.spot, lying.card)
        after = look(done(state), self.seat, self.spot)
        turn, power = state.anglers[self.seat].turn, power_of(lying)
        if not matches(lying, turn):
            return _no_bite(after, self.seat, self.spot, matched=False)
        if strength(after, self.seat, self.spot, power) >= power:
            return first(after, Biting(self.seat, self.spot)), ()
        if hooks(after, self.seat, self.spot):
            reached = strength(after, self.seat, self.spot, power)
            seen = Matched(self.seat, self.spot, lying.card, power, reached, watchers(state, self.seat))
            after = with_turn(after, self.seat, looking=self.spot)
            return first(after, Hooking(self.seat, self.spot)), (seen,)
        return _no_bite(after, self.seat, self.spot, matched=True)


class Hooking(AnglerTask, frozen=True):
    """A Hook that makes the Cast Strength suffice may be played (TF-17)."""

    rule: ClassVar[str] = "TF-17c"

    spot: int

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        fitting = hooks(state, self.seat, self.spot)
        return (actions.part(*[actions.play(hook) for hook in fitting]), _NO_HOOK)

    def prompt(self, state: FishingState) -> Words:
        return ("the fish is too strong: play a Hook?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if not isinstance(action, Play):
            return _no_bite(done(state), self.seat, self.spot, matched=True)
        hook = action.card
        after, events = put_into_play(done(state), self.seat, hook)
        after = with_turn(after, self.seat, hook=True, looking=NOTHING)
        deeds = deeds_of(self.seat, ANGLER[hook].effects, _CAST, Source("card", hook))
        return first(after, *deeds, Biting(self.seat, self.spot)), events

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return None
        if action.card not in state.anglers[self.seat].hand:
            return Refusal("TF-17c", "You do not hold that card.")
        if ANGLER[action.card].type != _HOOK:
            return Refusal("TF-17c", "Only a Hook can be played now.")
        return Refusal("TF-17d", "With that Hook the Cast Strength would still fall short.")


class Biting(AnglerTask, frozen=True):
    """The fish bites, and the casting is over (TF-17)."""

    spot: int

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        seat, spot = self.seat, self.spot
        lying = top(state, spot)
        power = power_of(lying)
        reached = strength(state, seat, spot, power)
        bite = Bite(spot, lying.card, power)
        after = with_turn(take_top(done(state), seat, spot), seat, bite=bite)
        return after, (Bit(seat, spot, lying.card, power, reached),)


def matches(lying: Lying, turn: Turn) -> bool:
    """Whether the Lure shows all that a fish looks for, and its condition holds (TF-16)."""
    fish = LAKE[lying.card]
    if bits_of(fish.bait) & ~(turn.bait | turn.here):
        return False
    return holds(fish.bites_if, facts_of(turn, power_of(lying)))


def hooks(state: FishingState, seat: int, spot: int) -> list[int]:
    """The Hooks in hand with which the Cast Strength suffices; none after one was played (TF-17)."""
    lying, angler = top(state, spot), state.anglers[seat]
    if lying.card == UNKNOWN or not LAKE[lying.card].is_fish or angler.turn.hook:
        return []
    held = [card for card in distinct(angler.hand) if ANGLER[card].type == _HOOK]
    if not held or _HOOK in forbidden(state, _CAST):
        return []
    power = power_of(lying)
    return [hook for hook in held if strength(state, seat, spot, power, hook) >= power]


_NO_HOOK = actions.part(actions.DECLINE)


def _no_bite(state: FishingState, seat: int, spot: int, *, matched: bool) -> Outcome[FishingState]:
    """The fish stays on top as it lay (TF-16, TF-17)."""
    lying, turn = top(state, spot), state.anglers[seat].turn
    power = power_of(lying)
    reached = strength(state, seat, spot, power)
    after = with_turn(state, seat, tried=(*turn.tried, spot), looking=NOTHING)
    return after, (NoBite(seat, spot, lying.card, matched, power, reached, watchers(state, seat)),)


def _meet_event(state: FishingState, seat: int, spot: int, card: int) -> Outcome[FishingState]:
    """An event is revealed, leaves the game and is resolved (TF-15)."""
    after = replace(take_top(state, seat, spot), gone=(*state.gone, card))
    after = with_turn(after, seat, events=(*after.anglers[seat].turn.events, card))
    deeds = deeds_of(seat, LAKE[card].effects, _CAST, Source("event", card))
    return first(after, *deeds), (EventMet(seat, spot, card),)
