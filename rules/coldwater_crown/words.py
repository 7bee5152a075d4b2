"""Pieces and actions of Coldwater Crown in words."""

from rules.coldwater_crown.actions import (
    AnyAction,
    CatchNext,
    ChooseDraws,
    EndStep,
    FillZone,
    GiveMaster,
    PlaceToken,
    PlayLine,
    PlayLure,
    PlayReel,
    PlayRod,
    PutBait,
    RemoveToken,
    SpillBait,
    Submit,
    TakeDeckFish,
    TakeFish,
    TakeMaster,
    TakeTopMaster,
    Withhold,
)
from rules.coldwater_crown.bait import (
    LOCATION_NAMES,
    SYMBOLS,
    Bait,
    colours_in,
    location_of,
    of,
    plus,
    spread,
)
from rules.coldwater_crown.casting import PuttingBait, emptied, to_cast
from rules.coldwater_crown.catching import ZONE_5, Landing
from rules.coldwater_crown.components import FISH, KINDS, MASTERS, SPECIES, TAGS, ZONES, Tackle
from rules.coldwater_crown.edition import Edition
from rules.coldwater_crown.pieces import COLOUR_OF, Space, capacity
from rules.coldwater_crown.spilling import SPILLED
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.tackle import can_gain
from rules.coldwater_crown.weigh_in import Submitting
from rules.game import UNKNOWN
from rules.words import CardRef, Part, Words, listed

TACKLE_NAMES = tuple(kind.name.title() for kind in Tackle)
SPACE_NAMES = tuple(space.name.title() for space in Space)


def count(number: int, one: str) -> str:
    """A number of things: "1 draw", "2 draws"."""
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def bait(some: Bait) -> Words:
    """Bait as their symbols, one after another."""
    return pieces(spread(some))


def counted(some: Bait) -> Words:
    """Bait by their numbers: "3 green, 1 red"."""
    numbers = tuple((f"{some[colour]} ", SYMBOLS[colour]) for colour in colours_in(some))
    return listed(numbers, last=", ")


def pieces(colours: tuple[int, ...]) -> Words:
    """Bait as their symbols, in this order."""
    parts: list[Part] = []
    for colour in colours:
        if parts:
            parts.append(" ")
        parts.append(SYMBOLS[colour])
    return tuple(parts)


def fish(card: int, species: int, secret: bool = False) -> CardRef:
    """A fish by its species, and its weight where that is known; `secret`: to its owner alone."""
    name = SPECIES[species].name
    if card == UNKNOWN:
        return CardRef("fish", card, name)
    return CardRef("fish", card, f"{name} of {FISH[card].weight} lb", covered=name if secret else "")


def master(edition: Edition, card: int) -> CardRef:
    """A Master Angler card by its kind."""
    return CardRef("master", card, edition.name(KINDS[MASTERS[card].kind]))


def tackle(kind: int) -> CardRef:
    """A piece of Tackle by its kind."""
    return CardRef("tackle", kind, "a piece of Tackle" if kind == UNKNOWN else TACKLE_NAMES[kind])


def zone_name(zone: int) -> str:
    """A Zone by its number."""
    return f"Zone {capacity(zone)}"


def zone_names(zones: tuple[int, ...]) -> Words:
    """Zones by their numbers: "Zones 3 and 4"."""
    numbers = listed(tuple((str(capacity(zone)),) for zone in zones))
    return ("Zone " if len(zones) == 1 else "Zones ", *numbers)


def place_name(location: int, zone: int) -> str:
    """A Zone of a location: "Shore 4"."""
    return f"{LOCATION_NAMES[location]} {capacity(zone)}"


def describe(state: CrownState, action: AnyAction) -> Words:
    """An action as a choice, with its consequence where that is certain."""
    match action:
        case PlaceToken(space):
            return _space(state, space, state.active.token)
        case RemoveToken(space):
            return _space(state, space, state.tokens[space])
        case FillZone(zone):
            room = capacity(zone) - sum(state.active.board[zone])
            return (f"fill {zone_name(zone)}: draw {room} bait",)
        case TakeMaster(place):
            card = state.row[place]
            return ("take the ", master(state.edition, card), " ", *bait(MASTERS[card].spots))
        case TakeTopMaster():
            return ("take the top card of the Master Angler deck, unseen",)
        case PutBait(counts):
            return _putting(state, counts)
        case PlayReel(colour, zones):
            return _reeling(state, colour, zones)
        case PlayLure(zone, colour, other, other_colour):
            return (
                *("play ", tackle(Tackle.LURE), ": swap ", SYMBOLS[colour], f" of {zone_name(zone)} with "),
                *(SYMBOLS[other_colour], f" of {zone_name(other)}"),
            )
        case EndStep():
            return (f"end Step {state.turn.step}",)
        case CatchNext() | TakeFish() | TakeDeckFish() | PlayRod() | PlayLine():
            return _describe_catch(state, action)
        case _:
            return _describe_rest(state, action)


def _space(state: CrownState, space: int, side: int) -> Words:
    """What a token does on a space: what it casts, which Zones that empties, and what they would catch."""
    name = f"{SPACE_NAMES[space]} {side}: "
    if space == Space.PORT:
        return (name, "one Port action" if side == 1 else "two Port actions")
    colour = COLOUR_OF[space]
    taken = to_cast(state.active.board, colour, side)
    if not any(taken):
        return (name, "casts nothing")
    return (name, "casts ", *pieces((colour,) * sum(taken)), *_consequence(state, colour, taken))


def _consequence(state: CrownState, colour: int, taken: tuple[int, ...]) -> Words:
    """The Zones that a cast empties, and the fish they point at."""
    zones = emptied(state.active.board, taken)
    if not zones:
        return (", empties nothing",)
    catches = tuple(_catch(state, location_of(colour), zone) for zone in zones)
    gains: Words = (", gains a piece of Tackle",) if ZONE_5 in zones and can_gain(state) else ()
    return (", empties ", *zone_names(zones), ": catches ", *listed(catches), *gains)


def _catch(state: CrownState, location: int, zone: int) -> Words:
    """The fish that a catch points at."""
    there = state.waters[location][zone]
    if there.empty:
        return (f"nothing at {place_name(location, zone)}",)
    return ("the ", fish(UNKNOWN, there.species), f" at {place_name(location, zone)}")


def _reeling(state: CrownState, colour: int, zones: tuple[int, int]) -> Words:
    taken = tuple([zones.count(zone) for zone in range(ZONES)])
    where = zone_names(tuple(dict.fromkeys(zones)))
    cast: Words = (": cast ", *pieces((colour,) * 2), " of ", *where)
    return ("play ", tackle(Tackle.REEL), *cast, *_consequence(state, colour, taken))


def _putting(state: CrownState, counts: tuple[int, ...]) -> Words:
    task = state.agenda[0]
    assert isinstance(task, PuttingBait)
    phrases: list[Words] = []
    cards = state.active.unfinished
    kinds = [MASTERS[card.card].kind for card in cards]
    for card, number in zip(cards, counts, strict=False):
        if number:
            spots = MASTERS[card.card].spots
            full = plus(card.bait, of(task.colour, number)) == spots
            alike = kinds.count(MASTERS[card.card].kind) > 1
            which: Words = (" (", *bait(spots), ")") if alike else ()
            name = master(state.edition, card.card)
            put: Words = (*pieces((task.colour,) * number), " on the ", name, *which)
            phrases.append((*put, ", which is then caught") if full else put)
    rest = task.number - sum(counts)
    if rest:
        phrases.append((*pieces((task.colour,) * rest), " to the discard pile"))
    return ("put ", *listed(tuple(phrases)))


def _describe_catch(state: CrownState, action: AnyAction) -> Words:
    task = state.agenda[0]
    if isinstance(action, CatchNext):
        return (f"{zone_name(action.zone)} first: ", *_catch(state, task.location, action.zone))  # type: ignore[union-attr]
    assert isinstance(task, Landing)
    match action:
        case TakeDeckFish():
            top = state.decks[task.location][0]
            name = LOCATION_NAMES[task.location]
            return ("catch the top of the ", f"{name} deck: the ", fish(UNKNOWN, top.species))
        case PlayRod(location):
            return ("play ", tackle(Tackle.ROD), ": ", *_lead(state, location, task.zone))
        case PlayLine(zone):
            return ("play ", tackle(Tackle.LINE), ": ", *_lead(state, task.location, zone))
        case _:
            return ("catch ", *_catch(state, task.location, task.zone))


def _lead(state: CrownState, location: int, zone: int) -> Words:
    """Where a Rod or Line leads a catch."""
    if state.waters[location][zone].empty:
        return (f"to {place_name(location, zone)}, which is empty, and on with more Tackle",)
    return _catch(state, location, zone)


def _describe_rest(state: CrownState, action: AnyAction) -> Words:
    match action:
        case ChooseDraws(number):
            return (f"{count(number, 'draw')} for the silent player",)
        case GiveMaster():
            return ("give the silent player a second Master Angler card",)
        case SpillBait():
            return (f"draw {SPILLED} bait from the bag into the discard pile",)
        case Submit(card):
            side = FISH[card]
            tag = ", with the scoring tag" if scores_tag(state, card) else ""
            return ("submit the ", fish(card, side.species), f", {TAGS[side.tag]}{tag}")
        case Withhold():
            task = state.agenda[0]
            assert isinstance(task, Submitting)
            return (f"submit no {SPECIES[task.species].name}",)
        case _:
            return ("no Port action is possible: go on",)


def scores_tag(state: CrownState, card: int) -> bool:
    """Whether a submitted fish would score for its tag (CC-35)."""
    return not state.setup.less_luck and FISH[card].tag == state.tag
