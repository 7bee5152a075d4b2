"""What all games have in common that settle an agenda: asking, applying, refusing, saving."""

from abc import abstractmethod
from typing import ClassVar, TypeVar

import msgspec
from pydantic import BaseModel

from rules.agenda import AgendaState, answered, is_legal, legal_actions
from rules.game import (
    EVERYTHING,
    Action,
    BrokenData,
    Decision,
    Event,
    Game,
    IllegalAction,
    Refusal,
    Seat,
    Step,
)

S = TypeVar("S", bound=AgendaState)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=BaseModel)  # noqa: E741

_encode = msgspec.json.Encoder().encode


class AgendaGame(Game[S, A, E, O]):
    """A game whose state carries an agenda; what each function does is said in `rules.game`."""

    states: "msgspec.json.Decoder[S]"
    """Reads a state; what it does not know it refuses."""
    actions: "msgspec.json.Decoder[A]"
    """Reads an action."""
    game_over: ClassVar[Refusal]
    """Why nothing can be done after the end."""

    @abstractmethod
    def decider(self, state: S) -> Seat:
        """The seat that answers the top task."""

    @abstractmethod
    def missing(self, state: S) -> str:
        """Which components are lost or doubled in a whole state, as a sentence; empty if all are there."""

    def new(self, options: O, seed: str) -> S:
        return self.opening(options, seed).state  # type: ignore[return-value]

    def decision(self, state: S) -> Decision | None:
        if not state.agenda:
            return None
        seat, task = self.decider(state), state.agenda[0]
        known = legal_actions(state) if state.viewer in (EVERYTHING, seat) else ()
        return Decision(seat, task.prompt(state), known, task.rule)

    def apply(self, state: S, action: A) -> Step:
        if not is_legal(state, action):
            refusal = self.why_not(state, action) or self.game_over
            raise IllegalAction(refusal.rule, refusal.text)
        return answered(state, action)

    def why_not(self, view: S, action: A) -> Refusal | None:
        if not view.agenda:
            return self.game_over
        return None if is_legal(view, action) else view.agenda[0].why_not(view, action)

    def dump(self, state: S) -> bytes:
        return _encode(state)

    def load(self, data: bytes) -> S:
        try:
            state = self.states.decode(data)
        except msgspec.MsgspecError as error:
            raise BrokenData(f"not a state of {self.title}: {error}") from error
        lost = self.missing(state)
        if lost:
            raise BrokenData(f"not a state of {self.title}: {lost}")
        return state

    def dump_action(self, action: A) -> bytes:
        return _encode(action)

    def load_action(self, data: bytes) -> A:
        try:
            return self.actions.decode(data)
        except msgspec.MsgspecError as error:
            raise BrokenData(f"not an action of {self.title}: {error}") from error
