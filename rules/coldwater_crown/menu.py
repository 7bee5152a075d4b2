"""The legal actions as a short list of choices, and the pieces each points at."""

from collections.abc import Iterable

from rules.agenda import legal_actions
from rules.coldwater_crown.actions import (
    AnyAction,
    CatchNext,
    FillZone,
    PlaceToken,
    PlayLine,
    PlayLure,
    PlayReel,
    PlayRod,
    PutBait,
    RemoveToken,
    Submit,
    TakeDeckFish,
    TakeFish,
    TakeMaster,
    TakeTopMaster,
)
from rules.coldwater_crown.bait import Colour
from rules.coldwater_crown.catching import Landing
from rules.coldwater_crown.components import ZONES, Tackle
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.words import describe, tackle
from rules.game import Action, Entry, Target
from rules.words import Words


def menu(state: CrownState) -> tuple[Entry, ...]:
    """The choices of the deciding seat; the many ways of a Lure or a Reel stand behind one line each."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal_actions(state):
        kinds.setdefault(type(action), []).append(action)
    return tuple(entry for kind, some in kinds.items() for entry in _entries(state, kind, tuple(some)))


def _entries(state: CrownState, kind: type[Action], some: tuple[Action, ...]) -> Iterable[Entry]:
    if len(some) == 1 or kind not in (PlayLure, PlayReel):
        return tuple(Entry(describe(state, action), (action,)) for action in some)  # type: ignore[arg-type]
    if kind is PlayLure:
        words: Words = ("play ", tackle(Tackle.LURE), ": swap two bait; choose them")
    else:
        words = ("play ", tackle(Tackle.REEL), ": cast two bait of one colour; choose them")
    return (Entry(words, some),)


def targets(state: CrownState, action: AnyAction) -> tuple[Target, ...]:
    """The pieces an action points at.

    "bait" is a colour in a Zone of the own board, numbered by Zone, then colour; "water" a Zone of a
    location, numbered by location, then Zone.
    """
    match action:
        case PlaceToken(space) | RemoveToken(space):
            return (Target("space", space),)
        case FillZone(zone) | CatchNext(zone):
            return (Target("zone", zone),)
        case TakeMaster(place):
            return (Target("row", place),)
        case TakeTopMaster():
            return (Target("master_deck", 0),)
        case PutBait(counts):
            return tuple([Target("card", card) for card, number in enumerate(counts) for _ in range(number)])
        case PlayReel(colour, zones):
            return (Target("tackle", Tackle.REEL), *[_bait(zone, colour) for zone in zones])
        case PlayLure(zone, colour, other, other_colour):
            return (Target("tackle", Tackle.LURE), _bait(zone, colour), _bait(other, other_colour))
        case Submit(card):
            return (Target("fish", card),)
        case _:
            return _catch_targets(state, action)


def _catch_targets(state: CrownState, action: AnyAction) -> tuple[Target, ...]:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Landing):
        return ()
    match action:
        case TakeFish():
            return (_water(task.location, task.zone),)
        case TakeDeckFish():
            return (Target("deck", task.location),)
        case PlayRod(location):
            return (Target("tackle", Tackle.ROD), _water(location, task.zone))
        case PlayLine(zone):
            return (Target("tackle", Tackle.LINE), _water(task.location, zone))
        case _:
            return ()


def _bait(zone: int, colour: int) -> Target:
    return Target("bait", zone * len(Colour) + colour)


def _water(location: int, zone: int) -> Target:
    return Target("water", location * ZONES + zone)
