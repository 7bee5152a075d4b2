"""The two Steps of a turn: place a token and act, remove a token and act (CC-11, CC-12, CC-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import PlaceToken, PlayLure, PlayReel, RemoveToken
from rules.coldwater_crown.casting import cast, to_cast
from rules.coldwater_crown.events import StepEnded, TokenPlaced, TokenRemoved
from rules.coldwater_crown.pieces import COLOUR_OF, Space
from rules.coldwater_crown.port import Porting
from rules.coldwater_crown.reel_and_lure import no_tackle, play_tackle, tackle_parts
from rules.coldwater_crown.tasks import CrownTask, with_player
from rules.game import Action, Event, Refusal
from rules.piles import put
from rules.words import Words

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


class BeginningStep(CrownTask, frozen=True):
    """A Step begins: Tackle gained before it can be played, a Mystery Weight can be won (CC-22, CC-29)."""

    number: int

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        after = done(state, turn=replace(state.turn, step=self.number, mystery_won=False))
        player = state.active
        if player.fresh:
            tackle = tuple(sorted(player.tackle + player.fresh))
            after = with_player(after, state.turn.seat, tackle=tackle, fresh=())
        return after, ()


class Placing(CrownTask, frozen=True):
    """Step 1: place the token on an unoccupied space (CC-11)."""

    rule: ClassVar[str] = "CC-11a"

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        return (_placements(state.tokens), *tackle_parts(state))

    def prompt(self, state: CrownState) -> Words:
        return ("Step 1: place your token",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        if isinstance(action, PlayReel | PlayLure):
            return play_tackle(state, action)
        assert isinstance(action, PlaceToken)
        seat, space, side = state.turn.seat, action.space, state.active.token
        after = with_player(
            done(
                state,
                tokens=put(state.tokens, space, side),
                turn=replace(state.turn, placed=space),
            ),
            seat,
            token=0,
        )
        return _act(after, space, side, TokenPlaced(seat, space, side))

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        if isinstance(action, PlaceToken):
            return Refusal("CC-11a", "That space already holds a token.")
        return no_tackle(state, action)


class Removing(CrownTask, frozen=True):
    """Step 2: remove another token than the one just placed (CC-11)."""

    rule: ClassVar[str] = "CC-11c"

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        return (_removals(state.tokens, state.turn.placed), *tackle_parts(state))

    def prompt(self, state: CrownState) -> Words:
        return ("Step 2: remove a token",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        if isinstance(action, PlayReel | PlayLure):
            return play_tackle(state, action)
        assert isinstance(action, RemoveToken)
        seat, space = state.turn.seat, action.space
        side = state.tokens[space]
        after = with_player(done(state, tokens=put(state.tokens, space, 0)), seat, token=side)
        return _act(after, space, side, TokenRemoved(seat, space, side))

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        match action:
            case RemoveToken(space) if space == state.turn.placed:
                return Refusal("CC-11c", "The token just placed stays; remove another one.")
            case RemoveToken():
                return Refusal("CC-11c", "There is no token on that space.")
            case _:
                return no_tackle(state, action)


class EndingStep(CrownTask, frozen=True):
    """The last moment of a Step for Reel and Lure; without any it ends by itself (CC-27)."""

    rule: ClassVar[str] = "CC-27e"

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        return (_END, *tackle_parts(state))

    def prompt(self, state: CrownState) -> Words:
        return (f"end Step {state.turn.step}, or play Tackle first",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        if isinstance(action, PlayReel | PlayLure):
            return play_tackle(state, action)
        could_play = any(tackle_parts(state))
        return done(state), ((StepEnded(state.turn.seat, state.turn.step),) if could_play else ())

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        return no_tackle(state, action)


_END = actions.part(actions.END_STEP)


def _placements(tokens: tuple[int, ...]) -> Part:
    return actions.part(*[actions.PLACE[space] for space, side in enumerate(tokens) if not side])


def _removals(tokens: tuple[int, ...], placed: int) -> Part:
    return actions.part(
        *[actions.REMOVE[space] for space, side in enumerate(tokens) if side and space != placed]
    )


def _act(state: CrownState, space: int, side: int, event: Event) -> Outcome[CrownState]:
    """The action of a space: so many Port actions, or a cast of its colour (CC-12, CC-13)."""
    if space == Space.PORT:
        return replace(state, agenda=(Porting(),) * side + state.agenda), (event,)
    colour = COLOUR_OF[space]
    taken = to_cast(state.active.board, colour, side)
    after, events = cast(state, colour, taken, deck_fish=True)
    return after, (event, *events)
