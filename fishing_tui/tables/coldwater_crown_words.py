"""Coldwater Crown in sentences: the water, the spaces, the contests and every player's tackle box."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from fishing_tui.tables.coldwater_crown_weigh_in import begun, submissions
from fishing_tui.tables.words import in_a_row
from rules.coldwater_crown.bait import LOCATION_NAMES, NAMES, Bait, Colour, Location, location_of
from rules.coldwater_crown.components import FISH, KINDS, MASTERS, SPECIES, TAGS, ZONES, Tackle
from rules.coldwater_crown.pieces import (
    NOT_TRIGGERED,
    Caught,
    Contest,
    Player,
    Space,
    Unfinished,
    capacity,
)
from rules.coldwater_crown.scoring import clock, contest_name, standings
from rules.coldwater_crown.silent_player import zone_of_count
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.tasks import SILENT
from rules.coldwater_crown.weigh_in import ORDER, Settling
from rules.coldwater_crown.words import (
    SPACE_NAMES,
    TACKLE_NAMES,
    count,
    fish,
    master,
    place_name,
    scores_tag,
    tackle,
    zone_name,
)
from rules.game import ONLOOKER, UNKNOWN, Seat, Target
from rules.words import SeatRef, Words, listed

_OF_LOCATIONS = (Contest.SHORE, Contest.RIVER, Contest.LAKE)
"""The contests that are settled at the weigh-in."""


def table(view: CrownState) -> Sequence[Words]:
    """The turn, the water and what lies in the middle; at the weigh-in, how the contests stand."""
    if begun(view):
        return (_turn(view), *_contests(view))
    return (
        _turn(view),
        *[_water(view, location) for location in Location],
        _spaces(view),
        _masters(view),
        _trophies(view),
        _bait_outside(view),
        *_next_catches(view),
    )


def summary(view: CrownState, seat: Seat) -> Words:
    """Points so far, the catch, Tackle and cards in numbers."""
    player = view.players[seat]
    points = standings(view).sheets[seat].total
    species = len({one.species for one in player.catch})
    held = len(player.tackle) + len(player.fresh)
    masters = f", {count(len(player.masters), 'Master Angler')}" if player.masters else ""
    token = f", a token with {player.token} up in hand" if player.token else ""
    catch = f"{len(player.catch)} fish of {species} species{masters}"
    tackle_held = f", {count(held, 'piece')} of Tackle" if held else ""
    return (SeatRef(seat), f" has {count(points or 0, 'point')} so far: {catch}{tackle_held}{token}")


def things(view: CrownState, seat: Seat) -> Sequence[Words]:
    """The same, with the board, the cards worked on, every species caught, and what was won."""
    player = view.players[seat]
    own_board = not (view.setup.solo and seat == SILENT)
    return (
        summary(view, seat),
        *(_board(player) if own_board else ()),
        *[_unfinished(view, card) for card in player.unfinished],
        *_catch(player),
        *_won(view, player),
    )


def secrets(view: CrownState) -> Sequence[Words]:
    """The viewer's fish by location with weight, tag and time, and the Tackle in hand."""
    if view.viewer == ONLOOKER:
        return ()
    player = view.players[view.viewer]
    held = (*player.tackle, *player.fresh)
    lines = [line for location in Location for line in _weighed(view, player, location)]
    if held:
        lines.append(("Tackle: ", *_tackle_names(player)))
    return lines


def pieces(view: CrownState) -> Mapping[str, Target]:
    """The spaces, the Zones of every location, the decks, cards, contests, Tackle, species and the rest."""
    named = {SPACE_NAMES[space]: Target("space", space) for space in Space}
    for location, name in enumerate(LOCATION_NAMES):
        for zone in range(ZONES):
            named[place_name(location, zone)] = Target("water", location * ZONES + zone)
        named[f"{name} deck"] = Target("deck", location)
    named |= {zone_name(zone): Target("zone", zone) for zone in range(ZONES)}
    named |= {f"{name} bait": Target("colour", colour) for colour, name in enumerate(NAMES[:-1])}
    named |= {SPECIES[number].name: Target("species", number) for number in SPECIES}
    named |= {_kind(view, card): Target("master", card) for card in reversed(MASTERS)}
    named |= {_kind(view, card): Target("row", place) for place, card in enumerate(view.row)}
    named |= {TACKLE_NAMES[kind]: Target("tackle", kind) for kind in Tackle}
    named |= {contest_name(view.edition, contest): Target("trophy", contest) for contest in Contest}
    return named | {
        "Master Angler deck": Target("master_deck", 0),
        "Mystery Weight": Target("mystery", 0),
        "tag": Target("tag", 0),
        "Tackle stack": Target("stack", 0),
        "bag": Target("bag", 0),
        "discard pile": Target("pile", 0),
    }


def bait_words(bait: Bait) -> Words:
    """Bait by number and colour: "2 green and red"; "nothing" for none."""
    held = [(NAMES[colour], bait[colour]) for colour in Colour if bait[colour]]
    if not held:
        return ("nothing",)
    return listed(tuple((f"{number} {name}",) for name, number in held))


def _turn(view: CrownState) -> Words:
    edition = view.edition.solo if view.setup.solo else view.edition.title
    if view.ended:
        return (f"Coldwater Crown, {edition}: the game is over",)
    if begun(view):
        return (f"Coldwater Crown, {edition}: the weigh-in",)
    last = "; these are the last turns" if view.last_turns != NOT_TRIGGERED else ""
    return (
        f"Coldwater Crown, {edition}, turn {view.turn.number}: ",
        SeatRef(view.turn.seat),
        f" is in Step {view.turn.step}{last}",
    )


def _water(view: CrownState, location: Location) -> Words:
    """The fish of a location from its lowest Zone on, the top of its deck, and what bait catches there."""
    colours = " and ".join([NAMES[colour] for colour in Colour if location_of(colour) == location])
    zones = ", ".join(
        f"{capacity(zone)} {'empty' if one.empty else SPECIES[one.species].name}"
        for zone, one in enumerate(view.waters[location])
    )
    deck = view.decks[location]
    top = f"deck of {len(deck)} with {SPECIES[deck[0].species].name} on top" if deck else "deck empty"
    return (f"{LOCATION_NAMES[location]}, caught with {colours}: {zones}; {top}",)


def _spaces(view: CrownState) -> Words:
    """Where the tokens lie, and which side is up."""
    held = [f"{view.tokens[space]} on {SPACE_NAMES[space]}" for space in Space if view.tokens[space]]
    return ("Tokens: ", *listed(tuple((one,) for one in held)))


def _masters(view: CrownState) -> Words:
    row = tuple((_kind(view, card), " for ", *bait_words(MASTERS[card].spots)) for card in view.row)
    deck = f"{count(len(view.master_deck), 'card')} in the deck"
    return ("Master Angler cards: ", *in_a_row((*row, (deck,)), "; "))


def _trophies(view: CrownState) -> Words:
    """What can be won before the weigh-in, and the tag that scores."""
    left = [
        f"{contest_name(view.edition, contest)} {', '.join(map(str, view.trophies[contest]))}"
        for contest in Contest
        if contest not in _OF_LOCATIONS and view.trophies[contest]
    ]
    weight = f"; a fish of {view.mystery[0]} lb wins the Mystery Weight" if view.mystery else ""
    tag = "" if view.setup.less_luck else f"; the {TAGS[view.tag]} tag scores"
    return (f"Trophies to be won: {'; '.join(left) or 'none'}{weight}{tag}",)


def _bait_outside(view: CrownState) -> Words:
    white = " and the clear-white" if view.bag.white else ""
    bag = f"; the bag holds {sum(view.bag.coloured)} bait{white}"
    stack = f"; {count(len(view.tackle_stack), 'piece')} in the Tackle stack"
    return ("The discard pile holds ", *bait_words(view.discards), bag, stack)


def _next_catches(view: CrownState) -> Iterable[Words]:
    """In solo, what the silent player's next draw of each colour would catch."""
    if not view.setup.solo:
        return
    for colour in Colour:
        zone = zone_of_count(view.discards[colour] + 1)
        if zone is not None:
            there = view.waters[location_of(colour)][zone]
            what = "nothing" if there.empty else f"the {SPECIES[there.species].name}"
            where = place_name(location_of(colour), zone)
            yield (f"If the silent player draws {NAMES[colour]} next, it catches {what} at {where}",)


def _board(player: Player) -> Iterable[Words]:
    for zone, bait in enumerate(player.board):
        room = capacity(zone) - sum(bait)
        free = f"; room for {room}" if room else "; full"
        yield (f"{zone_name(zone)} holds ", *bait_words(bait), free)


def _unfinished(view: CrownState, card: Unfinished) -> Words:
    return (
        *("Works on the ", master(view.edition, card.card), ": it holds ", *bait_words(card.bait)),
        *(" and lacks ", *bait_words(card.open)),
    )


def _catch(player: Player) -> Iterable[Words]:
    """The species caught with their numbers, and the weights that everybody has seen."""
    if player.catch:
        numbers = Counter(one.species for one in player.catch)
        caught = tuple((f"{number} {SPECIES[species].name}",) for species, number in sorted(numbers.items()))
        yield ("Caught: ", *listed(caught))
    shown = [one for one in player.catch if one.shown and one.card != UNKNOWN]
    if shown:
        yield ("Shown to all: ", *listed(tuple((fish(one.card, one.species),) for one in shown)))


def _won(view: CrownState, player: Player) -> Iterable[Words]:
    if player.masters:
        kinds = tuple((master(view.edition, card),) for card in player.masters)
        yield ("Master Angler fish: ", *listed(kinds))
    if player.trophies:
        won = tuple(
            (f"{contest_name(view.edition, trophy.contest)} for {count(trophy.points, 'point')}",)
            for trophy in player.trophies
        )
        yield ("Trophies: ", *listed(won))
    if player.mystery:
        yield ("Mystery Weights won: ", *listed(tuple((f"{weight} lb",) for weight in player.mystery)))


def _weighed(view: CrownState, player: Player, location: Location) -> Iterable[Words]:
    """The fish of a location one by one, and what they can weigh together."""
    caught = [one for one in player.catch if SPECIES[one.species].location == location]
    if not caught:
        return
    best: dict[int, int] = {}
    for one in caught:
        best[one.species] = max(best.get(one.species, 0), FISH[one.card].weight)
    yield (f"{LOCATION_NAMES[location]}: {sum(best.values())} lb with the heaviest of each species",)
    for one in sorted(caught, key=lambda one: (one.species, -FISH[one.card].weight)):
        yield _fish_line(view, player, one)


def _fish_line(view: CrownState, player: Player, one: Caught) -> Words:
    side = FISH[one.card]
    tag = f"{TAGS[side.tag]} tag{' that scores' if scores_tag(view, one.card) else ''}"
    shown = ", shown to all" if one.shown else ""
    chosen = ", chosen for the contest" if one.card in player.submission else ""
    return (fish(one.card, one.species), f", {tag}, caught at {clock(side.time)}{shown}{chosen}")


def _tackle_names(player: Player) -> Words:
    """The pieces in hand; those gained in this Step can be played from the next one on."""
    held = [(tackle(kind),) for kind in player.tackle]
    fresh = [(tackle(kind), ", gained in this Step") for kind in player.fresh]
    return listed((*held, *fresh))


def _contests(view: CrownState) -> Iterable[Words]:
    """The contests of the locations, settled or still to come."""
    waiting = {task.location for task in view.agenda if isinstance(task, Settling)}
    for location in ORDER:
        name = LOCATION_NAMES[location]
        if location in waiting:
            points = ", ".join(map(str, view.trophies[location]))
            yield (f"{name} contest, still to come: {points} points",)
        else:
            parts = [
                (SeatRef(one.seat), f" {one.weight} lb") for one in submissions(view, location) if one.place
            ]
            yield (f"{name} contest: ", *(listed(tuple(parts)) or ("nobody had fish",)))


def _kind(view: CrownState, card: int) -> str:
    return view.edition.name(KINDS[MASTERS[card].kind])
