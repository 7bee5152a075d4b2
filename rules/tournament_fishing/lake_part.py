"""What an AI Angler's card does at the lake: remove, catch, flip; nothing where an Anchor lies (TF-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Refusal
from rules.piles import put
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import PointAt
from rules.tournament_fishing.ai_events import (
    RivalBarred,
    RivalCaught,
    RivalFlipped,
    RivalHooked,
    RivalIdle,
    RivalMetEvent,
    RivalRemoved,
)
from rules.tournament_fishing.components import LAKE, AiDeed
from rules.tournament_fishing.lake import filled_spots, top, with_cards
from rules.tournament_fishing.names import spot_name
from rules.tournament_fishing.pieces import Lying
from rules.tournament_fishing.realistic import fight_for
from rules.tournament_fishing.tasks import FishingTask, first
from rules.tournament_fishing.together import Deciding, Plan
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.pieces import Rival
    from rules.tournament_fishing.state import FishingState

CATCH, REMOVE, FLIP = AiDeed.CATCH, AiDeed.REMOVE, AiDeed.FLIP


def lake_part(seat: int, deed: AiDeed, spot: int | None) -> FishingTask:
    """The task of an AI Angler's deed, at its spot or one that the anglers name (TF-39)."""
    return Pointing(seat=seat, deed=int(deed)) if spot is None else Acting(seat, int(deed), spot)


class Acting(FishingTask, frozen=True):
    """An AI Angler acts at a spot, unless an Anchor lies there (TF-39 to TF-41).

    seat: of the AI Angler
    """

    seat: int
    deed: int
    spot: int

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        after, spot = done(state), state.spots[self.spot]
        if spot.anchors:
            return after, (RivalBarred(self.seat, self.spot),)
        if self.deed == CATCH:
            return first(after, Catching(self.seat, self.spot)), ()
        if not spot.cards:
            return after, (RivalIdle(self.seat, self.spot),)
        return (_remove if self.deed == REMOVE else _flip)(after, self.seat, self.spot)


class Pointing(Deciding, frozen=True, kw_only=True):
    """The anglers name the spot of a "?", one under an Anchor if they like (TF-39, TF-41)."""

    rule: ClassVar[str] = "TF-39d"
    kinds: ClassVar[tuple[type[Action], ...]] = (PointAt,)

    seat: int
    deed: int

    def next_steps(self, state: FishingState) -> tuple[Part, ...]:
        spots = filled_spots(state)
        if not any([_does_something(state, self.deed, spot) for spot in spots]):
            return ()
        return (actions.part(*[actions.point_at(spot) for spot in spots]),)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        """Wherever they pointed, nothing would happen."""
        spots = filled_spots(state)
        if not spots:
            return done(state), (RivalIdle(self.seat, NOTHING),)
        return first(done(state), Acting(self.seat, self.deed, spots[0])), ()

    def question(self, state: FishingState) -> Words:
        return (_QUESTIONS[AiDeed(self.deed)],)

    def in_words(self, state: FishingState, plan: Plan) -> Words:
        return (spot_name(_spot(plan)),)

    def carried_out(self, state: FishingState, plan: Plan) -> Outcome[FishingState]:
        return first(state, Acting(self.seat, self.deed, _spot(plan))), ()

    def no_step(self, state: FishingState, action: Action) -> Refusal | None:
        return Refusal("TF-34a", "There is no card at that spot.")


class Catching(FishingTask, frozen=True):
    """Cards are drawn from a spot until a fish comes; then from another spot with cards (TF-39)."""

    seat: int
    spot: int

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        seat, spot = self.seat, self.spot
        if not state.spots[spot].cards:
            return first(done(state), ChoosingAnother(seat=seat)), ()
        card = top(state, spot).card
        if LAKE[card].is_fish:
            return _land(_off_the_top(done(state), spot), seat, spot, card)
        after = done(state) if state.setup.realistic else state
        after = _out_of_the_game(after, spot, card)
        return after, (RivalMetEvent(seat, spot, card),)


class ChoosingAnother(Deciding, frozen=True, kw_only=True):
    """The anglers name another spot; one under an Anchor only ends the catch (TF-39, TF-41)."""

    rule: ClassVar[str] = "TF-39c"
    kinds: ClassVar[tuple[type[Action], ...]] = (PointAt,)

    seat: int

    def next_steps(self, state: FishingState) -> tuple[Part, ...]:
        spots = [spot for spot in filled_spots(state) if not state.spots[spot].anchors]
        return (actions.part(*[actions.point_at(spot) for spot in spots]),)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        """Every spot that has cards lies under an Anchor."""
        protected = filled_spots(state)
        if protected:
            return done(state), (RivalBarred(self.seat, protected[0]),)
        return done(state), (RivalIdle(self.seat, NOTHING),)

    def question(self, state: FishingState) -> Words:
        return ("the spot has no fish: where does the AI catch instead?",)

    def in_words(self, state: FishingState, plan: Plan) -> Words:
        return (spot_name(_spot(plan)),)

    def carried_out(self, state: FishingState, plan: Plan) -> Outcome[FishingState]:
        return first(state, Catching(self.seat, _spot(plan))), ()

    def no_step(self, state: FishingState, action: Action) -> Refusal | None:
        assert isinstance(action, PointAt)
        if state.spots[action.spot].cards:
            return Refusal("TF-41f", "An Anchor lies there, and other spots have cards.")
        return Refusal("TF-34a", "There is no card at that spot.")


_QUESTIONS = {
    CATCH: "where does the AI catch a fish?",
    REMOVE: "where does the AI remove the top card?",
    FLIP: "where does the AI turn the top card face up?",
}


def _spot(plan: Plan) -> int:
    (spot,) = [step.spot for step in plan if isinstance(step, PointAt)]
    return spot


def _does_something(state: FishingState, deed: int, spot: int) -> bool:
    """Whether a deed at a spot with cards would change anything."""
    return not state.spots[spot].anchors and not (deed == FLIP and top(state, spot).open)


def _remove(state: FishingState, seat: int, spot: int) -> Outcome[FishingState]:
    card = top(state, spot).card
    return _out_of_the_game(state, spot, card), (RivalRemoved(seat, spot, card),)


def _flip(state: FishingState, seat: int, spot: int) -> Outcome[FishingState]:
    """The top card is turned face up; an event leaves the game instead (TF-40)."""
    lying = top(state, spot)
    if lying.open:
        return state, (RivalIdle(seat, spot),)
    if not LAKE[lying.card].is_fish:
        return _out_of_the_game(state, spot, lying.card), (RivalMetEvent(seat, spot, lying.card),)
    turned: Lying = replace(lying, open=True)
    after = with_cards(state, spot, (turned, *state.spots[spot].cards[1:]))
    return after, (RivalFlipped(seat, spot, lying.card),)


def _out_of_the_game(state: FishingState, spot: int, card: int) -> FishingState:
    return replace(_off_the_top(state, spot), gone=(*state.gone, card))


def _off_the_top(state: FishingState, spot: int) -> FishingState:
    return with_cards(state, spot, state.spots[spot].cards[1:])


def _land(state: FishingState, seat: int, spot: int, card: int) -> Outcome[FishingState]:
    """The fish goes to the AI's Livewell; a realistic AI must fight for it (TF-39, TF-42)."""
    if not state.setup.realistic:
        return _kept(state, seat, card), (RivalCaught(seat, spot, card),)
    landed, state, fought = fight_for(state, seat, spot, card)
    events = (RivalHooked(seat, spot, card), *fought)
    return (_kept(state, seat, card), (*events, RivalCaught(seat, spot, card))) if landed else (state, events)


def _kept(state: FishingState, seat: int, card: int) -> FishingState:
    number = seat - len(state.anglers)
    rival: Rival = replace(state.rivals[number], livewell=(*state.rivals[number].livewell, card))
    return replace(state, rivals=put(state.rivals, number, rival))
