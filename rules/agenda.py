"""The agenda: the small tasks still to be settled, the next one first.

`apply` answers the top task and then runs every task that needs nobody. A task with one legal action
settles itself. Each run is told in beats: what happened, and the state after it.
"""

from itertools import chain
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rules.game import Action, Beat, Event, Refusal, State, Step
from rules.words import Words

S = TypeVar("S", bound="AgendaState")

Outcome: TypeAlias = tuple[S, tuple[Event, ...]]
"""The state after something was settled, and what happened."""

Part: TypeAlias = dict[Action, None]
"""Legal actions of one kind, in the order they are listed; a dict, for its quick look-up."""


class Task(Struct, Generic[S], frozen=True, forbid_unknown_fields=True, tag=True):
    """Something to be settled: by an answer where there is a choice, by itself where nobody is asked."""

    rule: ClassVar[str] = ""
    """The rule that the question follows from."""

    def parts(self, state: S) -> tuple[Part, ...]:
        """The legal answers, by kind; the one source of legality. None at all: the task needs nobody."""
        return ()

    def prompt(self, state: S) -> Words:
        """The question, for the seat that decides."""
        return ()

    def answer(self, state: S, action: Action) -> Outcome[S]:
        """The outcome of a legal answer."""
        raise LookupError("this task asks nobody")

    def settle(self, state: S) -> Outcome[S]:
        """The outcome when nobody is asked: by itself, the task is done."""
        return done(state), ()

    def why_not(self, state: S, action: Action) -> Refusal:
        """Why an action that is not listed cannot be done."""
        raise LookupError("this task asks nobody")


class AgendaState(State, frozen=True, kw_only=True):
    """A state that is settled task by task; each game's own state names its kinds of tasks."""

    @property
    def agenda(self) -> tuple[Task[Any], ...]:
        """What is still to be settled, next first."""
        raise LookupError("every game's state has an agenda of its own")


def legal_actions(state: AgendaState) -> tuple[Action, ...]:
    """Every legal action, in the order of the top task's parts."""
    return tuple(chain.from_iterable(_parts(state)))


def is_legal(state: AgendaState, action: Action) -> bool:
    """Whether the top task lists the action."""
    return any([action in part for part in _parts(state)])


def answered(state: S, action: Action) -> Step:
    """The step that a legal action leads to."""
    after, events = state.agenda[0].answer(state, action)
    return settled(after, [Beat(events, after)])


def settled(state: S, beats: list[Beat]) -> Step:
    """Runs every task that needs nobody, adding their beats to those already told.

    The last beat shows how it stands, after what was settled without a word too.
    """
    while state.agenda:
        task = state.agenda[0]
        parts = _parts(state)
        choices = sum(map(len, parts))
        if choices > 1:
            break
        if choices:
            state, events = task.answer(state, next(chain.from_iterable(parts)))
        else:
            state, events = task.settle(state)
        if events:
            beats.append(Beat(events, state))
    if beats[-1].state is not state:
        beats[-1] = Beat(beats[-1].events, state)
    return Step(state, tuple(beats))


def done(state: S, **changes: object) -> S:
    """The state with its top task settled, and other changes."""
    return replace(state, agenda=state.agenda[1:], **changes)


class _Asked:
    """The state asked about last, with its parts: settling, deciding and applying ask about the same one."""

    answer: tuple[AgendaState | None, tuple[Part, ...]] = (None, ())


def _parts(state: AgendaState) -> tuple[Part, ...]:
    asked, parts = _Asked.answer
    if asked is not state:
        parts = state.agenda[0].parts(state) if state.agenda else ()
        _Asked.answer = (state, parts)
    return parts
