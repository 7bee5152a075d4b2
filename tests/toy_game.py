"""A small but complete game for testing what is generic: push your luck over a hidden shoal, beside a gull.

On a turn a seat may bait its hook (nothing is revealed), cast (a die is rolled; a blank loses the catch and
the turn), peek at the shoal once a game (its secret from then on) or bank the catch. After the last seat's
turn the gull, an automatic seat, eats one fish. Who never peeked gets the shoal on top at the end.
"""

from typing import ClassVar

import msgspec
from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict, Field

from rules.chance import HIDDEN, seeded
from rules.game import (
    EVERYTHING,
    ONLOOKER,
    UNKNOWN,
    Action,
    Beat,
    BrokenData,
    Decision,
    Entry,
    Event,
    Game,
    IllegalAction,
    Line,
    Refusal,
    Sheet,
    Standings,
    State,
    Step,
    Target,
)
from rules.journal import Seating
from rules.words import SeatRef, Words

SHOAL, DICE = 0, 1
MOST_BAIT = 2


class ToyOptions(BaseModel):
    """What may be chosen for a toy game."""

    model_config = ConfigDict(extra="forbid")

    players: int = Field(2, ge=1, le=3, title="Players")
    rounds: int = Field(2, ge=1, le=9, title="Rounds")
    gull: bool = Field(False, title="A gull plays along")


class ToyState(State, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole game; `shoal` is hidden from a seat that has not peeked."""

    rounds: int
    turn: int
    bait: int
    catch: int
    banked: tuple[int, ...]
    peeked: tuple[bool, ...]
    gull: int
    eaten: int
    shoal: int


class Bait(Action, frozen=True, forbid_unknown_fields=True, tag=True, cache_hash=True):
    """Put one more bait on the hook."""


class Cast(Action, frozen=True, forbid_unknown_fields=True, tag=True, cache_hash=True):
    """Roll for a fish."""


class Peek(Action, frozen=True, forbid_unknown_fields=True, tag=True, cache_hash=True):
    """Look at the shoal."""


class Bank(Action, frozen=True, forbid_unknown_fields=True, tag=True, cache_hash=True):
    """Keep the catch and end the turn."""


class Began(Event, frozen=True, forbid_unknown_fields=True, tag=True):
    """The game was set up."""


class Baited(Event, frozen=True, forbid_unknown_fields=True, tag=True):
    """A seat put bait on the hook."""

    seat: int


class Rolled(Event, frozen=True, forbid_unknown_fields=True, tag=True):
    """A seat cast for so many fish."""

    reveals: ClassVar[bool] = True
    seat: int
    fish: int


class Peeked(Event, frozen=True, forbid_unknown_fields=True, tag=True):
    """A seat looked at the shoal."""

    reveals: ClassVar[bool] = True
    seat: int
    shoal: int


class Banked(Event, frozen=True, forbid_unknown_fields=True, tag=True):
    """A seat ended its turn with so many fish."""

    seat: int
    fish: int


class Ate(Event, frozen=True, forbid_unknown_fields=True, tag=True):
    """The gull ate a fish. It happens without a word in the log."""


ToyAction = Bait | Cast | Peek | Bank
ALL: tuple[Action, ...] = (Bait(), Cast(), Peek(), Bank())

_state = msgspec.json.Decoder(ToyState)
_action = msgspec.json.Decoder(ToyAction)


class ToyGame(Game[ToyState, Action, Event, ToyOptions]):
    """The rules above."""

    id = "toy"
    title = "Toy"
    rules_version = 1
    options = ToyOptions
    gained_by_bait = 1

    def seats(self, options):
        return ("",) * options.players + ("Gull",) * options.gull

    def card_digest(self):
        return "toy-cards"

    def new(self, options, seed):
        return self.opening(options, seed).state

    def opening(self, options, seed):
        (shoal,), chance = seeded(seed, 2).roll(SHOAL, 1)
        state = ToyState(
            chance=chance,
            rounds=options.rounds,
            turn=0,
            bait=0,
            catch=0,
            banked=(0,) * options.players,
            peeked=(False,) * options.players,
            gull=int(options.gull),
            eaten=0,
            shoal=shoal,
        )
        return Step(state, (Beat((Began(),), state),))

    def decision(self, state):
        if not state.rounds:
            return None
        shown = state.viewer in (EVERYTHING, state.turn)
        actions = tuple(action for action in ALL if self._refusal(state, action) is None)
        question = (SeatRef(state.turn), ": cast or bank?")
        return Decision(state.turn, question, actions if shown else (), "TOY-1")

    def apply(self, state, action):
        refusal = self._refusal(state, action)
        if refusal:
            raise IllegalAction(refusal.rule, refusal.text)
        match action:
            case Bait():
                after = replace(state, bait=state.bait + 1)
                return Step(after, (Beat((Baited(state.turn),), after),))
            case Peek():
                after = replace(state, peeked=_set(state.peeked, state.turn, True))
                return Step(after, (Beat((Peeked(state.turn, state.shoal),), after),))
            case Cast():
                return self._cast(state)
            case _:
                return self._end_turn(state, state.catch, Banked(state.turn, state.catch))

    def menu(self, view):
        decision = self.decision(view)
        actions = decision.actions if decision else ()
        return tuple(Entry(self.describe(view, view.turn, action), (action,)) for action in actions)

    def vocabulary(self, options):
        return ALL

    def why_not(self, view, action):
        return self._refusal(view, action)

    def view(self, state, seat):
        knows = seat is not None and seat < len(state.peeked) and state.peeked[seat]
        return replace(
            state,
            chance=HIDDEN,
            viewer=ONLOOKER if seat is None else seat,
            shoal=state.shoal if knows or not state.rounds else UNKNOWN,
        )

    def witness(self, event, seat):
        if isinstance(event, Peeked) and event.seat != seat:
            return replace(event, shoal=UNKNOWN)
        return event

    def imagine(self, view, seat, chance):
        (guess,), chance = chance.roll(SHOAL, 1)
        shoal = guess if view.shoal == UNKNOWN else view.shoal
        return replace(view, viewer=EVERYTHING, chance=chance, shoal=shoal)

    def targets(self, view, action):
        return (Target("hook", 0),) if isinstance(action, Bait) else ()

    def explain(self, view, target):
        return (("A hook that takes two pieces of bait.",),) if target == Target("hook", 0) else ()

    def describe(self, view, seat, action):
        return (type(action).__name__.lower(),)

    def tell(self, view, seat, event) -> Words:
        match event:
            case Began():
                return ("The boats are out.",)
            case Baited(by):
                return (SeatRef(by), f" put bait on the hook ({view.bait})")
            case Rolled(by, fish):
                return (SeatRef(by), f" cast for {fish}")
            case Peeked(by, shoal):
                return (SeatRef(by), " peeked" if shoal == UNKNOWN else f" peeked: {shoal} fish")
            case Banked(by, fish):
                return (SeatRef(by), f" banked {fish}")
            case _:
                return ()

    def proposal(self, view):
        return (Bank(),) if view.catch >= 4 else ()

    def standings(self, view):
        known = view.shoal != UNKNOWN
        extra = [0 if peeked else (view.shoal if known else None) for peeked in view.peeked]
        totals = [
            None if more is None else fish + more for fish, more in zip(view.banked, extra, strict=True)
        ]
        final = not view.rounds
        sheets = tuple(
            Sheet(
                seat,
                (Line(("banked",), view.banked[seat]), Line(("shoal",), extra[seat])),
                total,
                1 + sum(other > total for other in totals) if final else None,
            )
            for seat, total in enumerate(totals)
        )
        return Standings(sheets, (), final)

    def secrets(self, state):
        return frozenset(seat for seat, peeked in enumerate(state.peeked) if peeked)

    def dump(self, state):
        return msgspec.json.encode(state)

    def load(self, data):
        return _decoded(_state, data)

    def dump_action(self, action):
        return msgspec.json.encode(action)

    def load_action(self, data):
        return _decoded(_action, data)

    def _refusal(self, state, action):
        if not state.rounds:
            return Refusal("TOY-1", "The game is over.")
        if isinstance(action, Bait) and state.bait == MOST_BAIT:
            return Refusal("TOY-2", "The hook holds no more bait.")
        if isinstance(action, Peek) and state.peeked[state.turn]:
            return Refusal("TOY-3", "You have peeked already.")
        return None

    def _cast(self, state):
        (fish,), chance = state.chance.roll(DICE, 1)
        rolled = replace(state, chance=chance)
        event = Rolled(state.turn, fish)
        if not fish:
            return self._end_turn(rolled, 0, event)
        after = replace(rolled, catch=state.catch + fish + state.bait * self.gained_by_bait, bait=0)
        return Step(after, (Beat((event,), after),))

    def _end_turn(self, state, fish, event):
        seat = state.turn
        last = seat == len(state.banked) - 1
        after = replace(
            state,
            banked=_set(state.banked, seat, state.banked[seat] + fish),
            catch=0,
            bait=0,
            turn=0 if last else seat + 1,
            rounds=state.rounds - last,
        )
        beats = [Beat((event,), after)]
        if last and state.gull:
            after = replace(after, eaten=after.eaten + 1)
            beats.append(Beat((Ate(),), after))
        return Step(after, tuple(beats))


class CorrectedToy(ToyGame):
    """The same game after a rule was corrected: bait counts double."""

    rules_version = 2
    gained_by_bait = 2


class OtherCards(ToyGame):
    """The same game with other cards."""

    def card_digest(self):
        return "other-cards"


TOY = ToyGame()
GAMES = {"toy": TOY}


def humans(*names: str) -> tuple[Seating, ...]:
    """Human players in their colours."""
    return tuple(Seating(name, colour, "human") for colour, name in enumerate(names))


def _set(values, place, value):
    return (*values[:place], value, *values[place + 1 :])


def _decoded(decoder, data):
    try:
        return decoder.decode(data)
    except msgspec.DecodeError as error:
        raise BrokenData(str(error)) from error
