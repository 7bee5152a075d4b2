"""The legal actions as a short list of choices, and the pieces each points at."""

from collections.abc import Iterable

from rules.agenda import legal_actions
from rules.dice_fishing.actions import (
    AnyAction,
    FishFinder,
    KeepPower,
    LandingNet,
    LuckyTackle,
    Place,
    Reroll,
    TakePower,
    TurnDie,
)
from rules.dice_fishing.faces import Faces, spread
from rules.dice_fishing.pieces import Power
from rules.dice_fishing.refusals import POWER_OF
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.words import describe, power
from rules.game import Action, Entry, Target
from rules.words import Words


def menu(state: DiceFishingState) -> tuple[Entry, ...]:
    """The choices of the deciding seat: single actions first, then lines with more behind them."""
    listed = legal_actions(state)
    kinds: dict[type[Action], list[Action]] = {}
    for action in listed:
        kinds.setdefault(type(action), []).append(action)
    entries = [entry for kind, some in kinds.items() for entry in _entries(state, kind, tuple(some))]
    return tuple(sorted(entries, key=lambda entry: len(entry.actions) > 1))


def _entries(state: DiceFishingState, kind: type[Action], some: tuple[Action, ...]) -> Iterable[Entry]:
    if kind is Place:
        return _placing(state, some)
    if kind is Reroll:
        return _rerolling(state, some)
    if kind is TurnDie:
        return (_behind(state, ("turn a die for 1 coin ...",), some),)
    if kind is FishFinder:
        return (_behind(state, ("play ", power(Power.FISH_FINDER), ": look at up to three cards ..."), some),)
    return tuple(_alone(state, action) for action in some)


def _placing(state: DiceFishingState, some: tuple[Action, ...]) -> Iterable[Entry]:
    """One line a card for as many dice as it takes, and one line for every smaller placement."""
    most: dict[int, Action] = {}
    fewer: list[Action] = []
    for action in some:
        assert isinstance(action, Place)
        if most.setdefault(action.slot, action) is not action:
            fewer.append(action)
    yield from [_alone(state, action) for action in most.values()]
    if fewer:
        yield _behind(state, ("place only some of these dice ...",), tuple(fewer))


def _rerolling(state: DiceFishingState, some: tuple[Action, ...]) -> Iterable[Entry]:
    yield _alone(state, some[0])
    if len(some) > 1:
        yield _behind(state, ("reroll only some ...",), some[1:])


def _alone(state: DiceFishingState, action: Action) -> Entry:
    return Entry(describe(state, action), (action,))  # type: ignore[arg-type]


def _behind(state: DiceFishingState, words: Words, some: tuple[Action, ...]) -> Entry:
    return _alone(state, some[0]) if len(some) == 1 else Entry(words, some)


def targets(action: AnyAction) -> tuple[Target, ...]:
    """The dice, cards and faces that an action points at; equal dice are one target, named once a die."""
    match action:
        case Place(slot, some):
            return (*_dice(some), Target("card", slot))
        case Reroll(some):
            return _dice(some)
        case TurnDie(face, to):
            return (Target("die", face), Target("face", to))
        case LandingNet(slot):
            return (_power(action), Target("card", slot))
        case FishFinder(slots):
            return (_power(action), *[Target("card", slot) for slot in slots])
        case LuckyTackle(species):
            return (_power(action), Target("species", species))
        case TakePower(number) | KeepPower(number):
            return (Target("power", number),)
        case _ if type(action) in POWER_OF:
            return (_power(action),)
        case _:
            return ()


def _dice(some: Faces) -> tuple[Target, ...]:
    return tuple([Target("die", face) for face in spread(some)])


def _power(action: Action) -> Target:
    return Target("power", POWER_OF[type(action)])
