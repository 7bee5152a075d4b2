"""The Cast phase up to the attempts: the Lure, what follows it, and where to cast (TF-12, TF-14, TF-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Refusal
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import CastAt, Play
from rules.tournament_fishing.attempt import Looking
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.deeds import deeds_of
from rules.tournament_fishing.effects import CardType, Op, Phase
from rules.tournament_fishing.events import AttemptMade, CastingEnded, CastPassedOver
from rules.tournament_fishing.hands import distinct, hand_watchers, put_into_play
from rules.tournament_fishing.lake import filled_spots
from rules.tournament_fishing.offers import come_into_force, is_use, no_use, offered, use
from rules.tournament_fishing.pieces import ALL, ATTEMPTS, Source
from rules.tournament_fishing.sources import bits_of, forbidden, location_effects, total
from rules.tournament_fishing.tasks import AnglerTask, first, with_turn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState
    from rules.tournament_fishing.tasks import FishingTask

_CAST = Phase.CAST
_LURE, _HOOK = CardType.LURE, CardType.HOOK
_BARRED = Refusal("TF-10f", "Cards of that type cannot be played in this phase of the round.")


class ChoosingLure(AnglerTask, frozen=True):
    """One Lure is played, or nobody casts (TF-12)."""

    rule: ClassVar[str] = "TF-12b"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        lures = _lures(state, self.seat)
        return (lures, _STOP) if lures else ()

    def prompt(self, state: FishingState) -> Words:
        return ("Cast: play a Lure, or do not cast",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if not isinstance(action, Play):
            return done(state), (CastingEnded(self.seat, 0),)
        seat, lure = self.seat, action.card
        after = first(done(state), Casting(seat))
        after = come_into_force(after, seat, _CAST)
        after, events = put_into_play(after, seat, lure)
        after = with_turn(after, seat, lure=lure, bait=bits_of(ANGLER[lure].bait))
        return first(after, *_deeds(seat, lure)), events

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        """No Lure can be played; that the lake is empty was announced (TF-34)."""
        if not filled_spots(state):
            return done(state), ()
        barred = _LURE in forbidden(state, _CAST)
        known_to = ALL if barred else hand_watchers(state, self.seat)
        return done(state), (CastPassedOver(self.seat, barred, known_to),)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return None
        if action.card not in state.anglers[self.seat].hand:
            return Refusal("TF-12a", "You do not hold that card.")
        if ANGLER[action.card].type != _LURE:
            return Refusal("TF-12b", "The Lure is played first.")
        return _BARRED


class Casting(AnglerTask, frozen=True):
    """More cards before the first attempt, then attempts, until a bite or the last one (TF-12, TF-14)."""

    rule: ClassVar[str] = "TF-14b"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        turn = state.anglers[self.seat].turn
        if turn.bite is not None or turn.lure == NOTHING:
            return ()
        if turn.attempts:
            spots = _spots(state, self.seat) if attempts_left(state, self.seat) > 0 else actions.NO_ACTIONS
            return (spots, _STOP) if spots else ()
        return (_plays(state, self.seat), offered(state, self.seat, _CAST), _spots(state, self.seat), _STOP)

    def prompt(self, state: FishingState) -> Words:
        left = attempts_left(state, self.seat)
        attempts = "1 attempt" if left == 1 else f"{left} attempts"
        if state.anglers[self.seat].turn.attempts:
            return (f"cast at which spot? ({attempts} left)",)
        return (f"play more cards, or cast at a spot ({attempts})",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        seat = self.seat
        match action:
            case Play(card):
                after, events = put_into_play(state, seat, card)
                if ANGLER[card].type == CardType.CAST:
                    after = with_turn(after, seat, cast=True)
                return first(after, *_deeds(seat, card)), events
            case CastAt(spot):
                return _attempt(state, seat, spot)
            case _ if is_use(action):
                return use(state, seat, _CAST, action)
            case _:
                made = state.anglers[seat].turn.attempts
                return with_turn(done(state), seat, offers=()), (CastingEnded(seat, made),)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        turn = state.anglers[self.seat].turn
        match action:
            case CastAt(spot) if spot in turn.tried:
                return Refusal("TF-14c", "You tried that spot this turn, and its top card is the same.")
            case CastAt():
                return Refusal("TF-34a", "There is no card at that spot.")
            case Play(card):
                return _no_play(state, self.seat, card)
            case _:
                return no_use(state, self.seat, action)


def attempts_left(state: FishingState, seat: int) -> int:
    """How many cast attempts a seat still has (TF-14)."""
    return max(1, ATTEMPTS + total(state, seat, Op.ATTEMPTS)) - state.anglers[seat].turn.attempts


_STOP = actions.part(actions.STOP_CASTING)


def _lures(state: FishingState, seat: int) -> Part:
    """The Lures in hand; none where nobody can cast (TF-12, TF-34)."""
    if not filled_spots(state) or _LURE in forbidden(state, _CAST):
        return actions.NO_ACTIONS
    hand = distinct(state.anglers[seat].hand)
    return actions.part(*[actions.play(card) for card in hand if ANGLER[card].type == _LURE])


def _plays(state: FishingState, seat: int) -> Part:
    """The cards that may follow the Lure."""
    angler, barred = state.anglers[seat], {_LURE, _HOOK, *forbidden(state, _CAST)}
    if angler.turn.cast:
        barred.add(CardType.CAST)
    return actions.part(
        *[actions.play(card) for card in distinct(angler.hand) if ANGLER[card].type not in barred]
    )


def _spots(state: FishingState, seat: int) -> Part:
    tried = state.anglers[seat].turn.tried
    return actions.part(*[actions.cast_at(spot) for spot in filled_spots(state) if spot not in tried])


def _deeds(seat: int, card: int) -> tuple[FishingTask, ...]:
    """What a card does at once when played here (TF-12)."""
    return deeds_of(seat, ANGLER[card].effects, _CAST, Source("card", card))


def _attempt(state: FishingState, seat: int, spot: int) -> Outcome[FishingState]:
    """A spot is named; what its Location adds to the Lure is chosen before its card is looked at (TF-12)."""
    number = state.anglers[seat].turn.attempts + 1
    after = with_turn(state, seat, attempts=number, here=0, offers=())
    added = deeds_of(seat, location_effects(state, spot), _CAST, Source("location", spot))
    return first(after, *added, Looking(seat, spot)), (AttemptMade(seat, spot, number),)


def _no_play(state: FishingState, seat: int, number: int) -> Refusal:
    """Why a card cannot follow the Lure."""
    card, angler = ANGLER[number], state.anglers[seat]
    if number not in angler.hand:
        return Refusal("TF-12d", "You do not hold that card.")
    if angler.turn.attempts:
        return Refusal("TF-12d", "Cards are played before the first attempt.")
    if card.type == _LURE:
        return Refusal("TF-12b", "A Lure is in play already.")
    if card.type == _HOOK:
        return Refusal("TF-12e", "A Hook is kept until a fish falls short of biting.")
    if card.type == CardType.CAST and angler.turn.cast:
        return Refusal("TF-12c", "A Cast card was played already.")
    return _BARRED
