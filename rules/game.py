"""The door between rules and screens: what a game is, what it asks, and what it answers.

Everything here is a value or a pure function. A client starts a game with `new`, asks `decision` who
is to choose what, and hands a chosen action to `apply`. What a seat may know is `view`; what it sees
happen is `witness`. Nothing else passes through the door.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct
from pydantic import BaseModel

from rules.chance import Chance
from rules.words import Words

Seat: TypeAlias = int

UNKNOWN = -1
"""The id of a component that a view may not show. Looking it up raises `LookupError`."""

NOTHING = -2
"""The id in a place where there is no component."""

EVERYTHING = -1
"""`State.viewer` of a whole state, from which nothing is masked."""

ONLOOKER = -2
"""`State.viewer` of the view of somebody who holds no seat."""


class State(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game as it stands, or as one seat sees it (then `viewer` is that seat)."""

    chance: Chance
    viewer: int = EVERYTHING


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag=True, cache_hash=True):
    """One choice of one seat."""


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """One thing that happened. `reveals`: chance or hidden information came into it (the undo barrier)."""

    reveals: ClassVar[bool] = False


class Decision(Struct, frozen=True):
    """What is being asked, of whom, and every legal answer (none twice; empty in another seat's view).

    rule: the rule that the question follows from
    """

    seat: Seat
    prompt: Words
    actions: tuple[Action, ...]
    rule: str


class Entry(Struct, frozen=True):
    """One line of the choices: a single action, or several that differ in a detail still to be chosen.

    words: what the line says
    actions: what it stands for; choosing a line of several actions goes on to choose among them
    """

    words: Words
    actions: tuple[Action, ...]


class Refusal(Struct, frozen=True):
    """Why an action is not possible now: the rule's id and a sentence."""

    rule: str
    text: str


class Target(Struct, frozen=True):
    """A piece that an action points at. An action that needs two equal pieces names the target twice."""

    kind: str
    index: int


class Beat(Struct, frozen=True):
    """One visible move: what happened, and the state after it."""

    events: tuple[Event, ...]
    state: State


class Step(Struct, frozen=True):
    """What one action led to: the next state, and the beats on the way there."""

    state: State
    beats: tuple[Beat, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""
        return tuple(event for beat in self.beats for event in beat.events)

    @property
    def revealed(self) -> bool:
        """Whether chance or hidden information came into it, so that it cannot be undone."""
        return any(event.reveals for beat in self.beats for event in beat.events)


class Line(Struct, frozen=True):
    """A line of a score sheet. `points` is None while the viewer cannot know it."""

    words: Words
    points: int | None


class Sheet(Struct, frozen=True):
    """One seat's score: its lines, their sum (None while a line is unknown), and its rank at the end."""

    seat: Seat
    lines: tuple[Line, ...]
    total: int | None
    rank: int | None


class Standings(Struct, frozen=True):
    """The score sheets by seat, and how ties were broken. `final`: the game is over."""

    sheets: tuple[Sheet, ...]
    notes: tuple[Words, ...]
    final: bool

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1; empty while the game goes on."""
        return tuple(sheet.seat for sheet in self.sheets if sheet.rank == 1)


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the state is unchanged."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{text} ({rule})")
        self.rule = rule
        self.text = text


class BrokenData(ValueError):
    """A saved state, action or event that cannot be read; says where and why."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=BaseModel)  # noqa: E741


class Game(ABC, Generic[S, A, E, O]):
    """One board game: pure functions over its states, actions and events."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever a corrected rule may make an old journal diverge."""
    options: type[O]
    """The pydantic model of everything that changes rules or views; drives the new-game form."""

    @abstractmethod
    def seats(self, options: O) -> tuple[str, ...]:
        """A seat's role, in seat order: "" for a player's, else the automatic player's name ("Alan")."""

    @abstractmethod
    def card_digest(self) -> str:
        """Identifies the card data in use: a journal made with other cards is refused."""

    @abstractmethod
    def new(self, options: O, seed: str) -> S:
        """The game as set up, run on to the first decision. Equal options and seed give an equal game."""

    @abstractmethod
    def opening(self, options: O, seed: str) -> Step:
        """As `new`, with what happened during set-up and before the first decision."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """What is asked now; None when the game is over."""

    @abstractmethod
    def apply(self, state: S, action: A) -> Step:
        """The step that the action leads to. Raises `IllegalAction` if it is not listed."""

    @abstractmethod
    def menu(self, view: S) -> tuple[Entry, ...]:
        """The legal actions as a readable list of choices; every action stands in one entry or more."""

    @abstractmethod
    def vocabulary(self, options: O) -> tuple[A, ...]:
        """Every action that could ever be legal under these options."""

    @abstractmethod
    def why_not(self, view: S, action: A) -> Refusal | None:
        """Why the deciding seat cannot do this now; None exactly for the legal actions."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> S:
        """The state as the seat may know it; None is an onlooker."""

    @abstractmethod
    def witness(self, event: E, seat: Seat | None) -> E | None:
        """What the seat sees of an event; None if it sees nothing."""

    def remembered(self, view: S, event: E) -> E:
        """What may be read of a witnessed event after the next choice: all of it by default."""
        return event

    @abstractmethod
    def imagine(self, view: S, seat: Seat | None, chance: Chance) -> S:
        """A whole state that could lie behind the view, its unknown parts drawn from `chance`."""

    @abstractmethod
    def targets(self, view: S, action: A) -> tuple[Target, ...]:
        """The pieces on the table that the action points at."""

    @abstractmethod
    def explain(self, view: S, target: Target) -> tuple[Words, ...]:
        """What a piece is and does, as sentences; empty for a piece that does not exist."""

    @abstractmethod
    def describe(self, view: S, seat: Seat, action: A) -> Words:
        """The action as a choice, with its consequence where that is certain."""

    def describe_all(self, view: S, seat: Seat, actions: tuple[A, ...]) -> Words:
        """Actions that are played one after another as one choice, with all that comes of them by itself."""
        return tuple([part for action in actions for part in ("; ", *self.describe(view, seat, action))][1:])

    @abstractmethod
    def tell(self, view: S, seat: Seat | None, event: E) -> Words:
        """A witnessed event as a sentence of the log; empty if it needs none."""

    @abstractmethod
    def proposal(self, view: S) -> tuple[A, ...]:
        """A sensible whole answer where many small actions are asked; empty where none is needed."""

    @abstractmethod
    def standings(self, view: S) -> Standings:
        """The score sheets as far as the viewer can know them."""

    @abstractmethod
    def secrets(self, state: S) -> frozenset[Seat]:
        """The seats whose view now holds something that another seat's does not: they need a curtain."""

    @abstractmethod
    def dump(self, state: S) -> bytes:
        """The state as JSON."""

    @abstractmethod
    def load(self, data: bytes) -> S:
        """The state again. Raises `BrokenData` for unknown fields, wrong types or lost components."""

    @abstractmethod
    def dump_action(self, action: A) -> bytes:
        """The action as JSON."""

    @abstractmethod
    def load_action(self, data: bytes) -> A:
        """The action again. Raises `BrokenData`."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
