"""What happens at a scripted table: playing on, looking at it, actions by names."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from rules.game import NOTHING, Action, Event, Step
from rules.tournament_fishing import actions
from rules.tournament_fishing.components import (
    ANGLER,
    DICE,
    LAKE,
    DieColour,
)
from rules.tournament_fishing.effects import Bait, Effect, FightSymbol
from rules.tournament_fishing.events import NoBite
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.inventory import missing
from rules.tournament_fishing.pieces import (
    Angler,
    Fight,
)
from rules.tournament_fishing.results import symbol_of
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.tasks import with_angler
from rules.words import plain
from tests.rules.tournament_fishing.dealing import card as card
from tests.rules.tournament_fishing.dealing import cards as cards
from tests.rules.tournament_fishing.dealing import deal as deal
from tests.rules.tournament_fishing.dealing import lake_card as lake_card

E = TypeVar("E", bound=Event)

NAMES = ("Ann", "Bo", "Cy", "Di")


def play(step: Step, *chosen: Action) -> Step:
    """The last of the steps that the actions lead to; nothing may get lost on the way."""
    for action in chosen:
        assert action in legal(step), f"{action} is not among {legal(step)}"
        step = GAME.apply(table(step), action)  # type: ignore[arg-type]
        assert not missing(table(step)), missing(table(step))
    return step


def play_all(step: Step, *chosen: Action) -> tuple[Step, list[Event]]:
    """As `play`, with all that happened from the first action on."""
    events: list[Event] = []
    for action in chosen:
        step = play(step, action)
        events += step.events
    return step, events


def table(step: Step) -> FishingState:
    """The state after a step."""
    assert isinstance(step.state, FishingState)
    return step.state


def angler(step: Step, seat: int = 0) -> Angler:
    """What a seat has after a step."""
    return table(step).anglers[seat]


def legal(step: Step) -> tuple[Action, ...]:
    """What can be chosen after a step."""
    decision = GAME.decision(table(step))
    return decision.actions if decision else ()


def asked(step: Step) -> str:
    """The kind of question after a step."""
    return type(table(step).agenda[0]).__name__ if table(step).agenda else ""


def refused(step: Step, action: Action) -> str:
    """The clause for which an action is refused after a step; empty if it is legal."""
    refusal = GAME.why_not(table(step), action)  # type: ignore[arg-type]
    return refusal.rule if refusal else ""


def happened(step: Step, kind: type[E]) -> list[E]:
    """The events of one kind in a step."""
    return [event for event in step.events if isinstance(event, kind)]


def words(step: Step, action: Action) -> str:
    """An action as the deciding seat reads it."""
    state = table(step)
    return plain(GAME.describe(GAME.view(state, state.decider), state.decider, action), NAMES)  # type: ignore[arg-type]


def told(step: Step, seat: int | None = 0) -> list[str]:
    """What a seat reads of a step."""
    lines: list[str] = []
    for beat in step.beats:
        view = GAME.view(beat.state, seat)  # type: ignore[arg-type]
        for event in beat.events:
            seen = GAME.witness(event, seat)  # type: ignore[arg-type]
            if seen is not None and (line := plain(GAME.tell(view, seat, seen), NAMES)):
                lines.append(line)
    return lines


def missed(step: Step) -> NoBite:
    """The fish that did not bite in a step."""
    (event,) = happened(step, NoBite)
    return event


def changed(step: Step, **changes: object) -> Step:
    """The step as if its state were another one in these fields."""
    return Step(replace(table(step), **changes), step.beats)


def having(step: Step, seat: int, **changes: object) -> Step:
    """The step as if a seat had other things."""
    return Step(with_angler(table(step), seat, **changes), step.beats)


def symbols(step: Step, seat: int = 0) -> str:
    """What the results of a fight count as: "fish weeds"."""
    fight: Fight | None = angler(step, seat).turn.fight
    assert fight is not None
    dice = table(step).setup.dice
    return " ".join(symbol_of(result, dice=dice).name.lower() for result in fight.results)


def on_top(step: Step, spot: int) -> str:
    """The name of a spot's top card; empty at an empty one."""
    cards = table(step).spots[spot - 1].cards
    return LAKE[cards[0].card].name if cards else ""


def at_bottom(step: Step, spot: int) -> str:
    """The name of a spot's lowest card."""
    return LAKE[table(step).spots[spot - 1].cards[-1].card].name


def names(cards: Iterable[int]) -> list[str]:
    """Angler cards by their names, gaps as "-"."""
    return ["-" if card == NOTHING else ANGLER[card].name for card in cards]


def fishes(cards: Iterable[int]) -> list[str]:
    """Lake cards by their names."""
    return [LAKE[card].name for card in cards]


def die_face(colour: DieColour, symbol: FightSymbol) -> int:
    """The first face of a die with a symbol."""
    return DICE[colour].faces.index(symbol)


def having_effects(name: str, *effects: Effect, **changes: object) -> dict[int, object]:
    """An angler card with other effects, under the ids of all its copies: for `monkeypatch.setitem`."""
    return {
        number: replace(known, effects=effects, **changes)
        for number, known in ANGLER.items()
        if known.name == name
    }


# Actions, by names and by numbers counted from 1.


def plays(name: str) -> Action:
    return actions.play(card(name))


def uses(name: str) -> Action:
    return actions.use_card(card(name))


def scans(spot: int) -> Action:
    return actions.scan(spot - 1)


def sinks(spot: int) -> Action:
    return actions.sink(spot - 1)


def casts(spot: int) -> Action:
    return actions.cast_at(spot - 1)


def uses_location(spot: int) -> Action:
    return actions.use_location(spot - 1)


def discards(name: str) -> Action:
    return actions.discard(card(name))


def trashes(name: str) -> Action:
    return actions.trash(card(name))


def trashes_discarded(name: str) -> Action:
    return actions.trash_discarded(card(name))


def shows(bait: Bait) -> Action:
    return actions.show_bait(int(bait))


def counters(name: str) -> Action:
    return actions.counter(card(name))


def small(result: int) -> Action:
    return actions.use_small(result - 1)


def redraws(result: int) -> Action:
    return actions.redraw(result - 1)


def ignores(result: int) -> Action:
    return actions.ignore(result - 1)


def buys(place: int) -> Action:
    return actions.buy(place - 1)


def fishes_out(name: str) -> Action:
    return actions.buy_from_bucket(card(name))


def pays(name: str) -> Action:
    return actions.pay(card(name))


def lays(name: str, spot: int) -> Action:
    return actions.lay_anchor(card(name), spot - 1)
