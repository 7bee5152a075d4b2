"""What every piece of Coldwater Crown is and does, for a player who points at it."""

from rules.coldwater_crown.bait import LOCATION_NAMES, NAMES, SYMBOLS, Colour, location_of
from rules.coldwater_crown.components import (
    FISH,
    KINDS,
    MASTERS,
    SMALL_SPECIES,
    SPECIES,
    TACKLE_PIECES,
    TAGS,
    ZONES,
    Tackle,
)
from rules.coldwater_crown.pieces import COLOUR_OF, LOCATIONS, Contest, Player, Space, capacity
from rules.coldwater_crown.scoring import clock, contest_name
from rules.coldwater_crown.silent_player import zone_of_count
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.words import (
    SPACE_NAMES,
    TACKLE_NAMES,
    bait,
    count,
    counted,
    place_name,
    scores_tag,
    zone_name,
)
from rules.game import Target
from rules.words import SeatRef, Words, listed

TACKLE_TEXTS: dict[Tackle, str] = {
    Tackle.LURE: "On your turn: swap two bait of different colours between two Zones of your board.",
    Tackle.REEL: "On your turn: cast two bait of one colour from anywhere on your board.",
    Tackle.ROD: "While catching: catch in the same Zone of another location.",
    Tackle.LINE: "While catching: catch in an adjacent Zone of the same location.",
}

CONTEST_TEXTS: dict[Contest, str] = {
    Contest.SHORE: "At the end: the heaviest total of submitted fish of this location, one a species.",
    Contest.RIVER: "At the end: the heaviest total of submitted fish of this location, one a species.",
    Contest.LAKE: "At the end: the heaviest total of submitted fish of this location, one a species.",
    Contest.TWELVE_FISH: "The first to end a turn with twelve fish or more.",
    Contest.EIGHT_SPECIES: "For catching an eighth species; Master Angler fish do not count.",
    Contest.SMALL_SPECIES: "For owning " + ", ".join(SMALL_SPECIES[:-1]) + f" and {SMALL_SPECIES[-1]}.",
    Contest.THREE_SAME: "For catching three Master Angler fish of one kind.",
    Contest.FOUR_DIFFERENT: "For catching four kinds of Master Angler fish.",
}


def explain(state: CrownState, target: Target) -> tuple[Words, ...]:
    """Sentences about a piece; empty for one that does not exist."""
    match target:
        case Target("space", space):
            return _space(state, space) if space in list(Space) else ()
        case Target("water", place):
            return _water(state, place) if 0 <= place < LOCATIONS * ZONES else ()
        case Target("deck", location):
            return _deck(state, location) if 0 <= location < LOCATIONS else ()
        case Target("species", species):
            return (_species(species),) if species in SPECIES else ()
        case Target("fish", card):
            return _fish(state, card) if card in FISH else ()
        case Target("master", card):
            return _master(state, card) if card in MASTERS else ()
        case Target("row", place):
            return _master(state, state.row[place]) if 0 <= place < len(state.row) else ()
        case Target("card", place):
            return _unfinished(state, place) if 0 <= place < len(_own(state).unfinished) else ()
        case Target("tackle", kind):
            return _tackle(Tackle(kind)) if kind in list(Tackle) else ()
        case Target("trophy", contest):
            return _contest(state, Contest(contest)) if contest in list(Contest) else ()
        case _:
            return _explain_own(state, target)


def _explain_own(state: CrownState, target: Target) -> tuple[Words, ...]:
    match target:
        case Target("zone", zone) if 0 <= zone < ZONES:
            return _zone(state, zone)
        case Target("bait", number) if 0 <= number < ZONES * len(Colour):
            return (_colour(number % len(Colour)),)
        case Target("colour", colour) if 0 <= colour < len(Colour):
            return (_colour(colour),)
        case Target("master_deck", 0):
            return ((f"The Master Angler deck: {count(len(state.master_deck), 'card')}, unseen.",),)
        case Target("mystery", 0):
            return _mystery(state)
        case Target("tag", 0):
            worth = "scores nothing at this table" if state.setup.less_luck else "scores 1 point"
            return ((f"A submitted fish with the {TAGS[state.tag]} tag {worth}.",),)
        case Target("box", seat) if 0 <= seat < len(state.players):
            return _box(state, seat)
        case Target("stack", 0):
            return _stack(state)
        case Target("bag", 0):
            return _bag(state)
        case Target("pile", 0):
            return _pile(state)
        case _:
            return ()


def _own(state: CrownState) -> Player:
    """What the viewer has, whoever's turn it is; in a whole state, the active player."""
    return state.players[state.viewer] if state.viewer >= 0 else state.active


def _box(state: CrownState, seat: int) -> tuple[Words, ...]:
    """What everybody knows of a player's box."""
    player = state.players[seat]
    token = f"token {player.token} in hand, " if player.token else ""
    tackle = count(len(player.tackle) + len(player.fresh), "piece")
    species = len({fish.species for fish in player.catch})
    numbers = f": {token}{tackle} of Tackle, {len(player.catch)} fish of {species} species"
    lines: list[Words] = [(SeatRef(seat), f"{numbers}, {count(len(player.masters), 'Master Angler')}.")]
    for card in player.unfinished:
        kind = state.edition.name(KINDS[MASTERS[card.card].kind])
        lines.append((f"Works on the {kind}, which still needs ", *bait(card.open), "."))
    return tuple(lines)


def _space(state: CrownState, space: int) -> tuple[Words, ...]:
    side = state.tokens[space]
    token: Words = (f"A token lies here, {side} up." if side else "No token lies here.",)
    if space == Space.PORT:
        actions = "Port: fill a Zone, or take a Master Angler card; with a 2 do two of these."
        return ((actions,), token)
    name = NAMES[COLOUR_OF[space]]
    act = f"{SPACE_NAMES[space]}: a 1 casts one {name} bait from each Zone, a 2 casts them all."
    return ((act,), token)


def _water(state: CrownState, place: int) -> tuple[Words, ...]:
    location, zone = divmod(place, ZONES)
    fish = state.waters[location][zone]
    colours = " or ".join([NAMES[colour] for colour in Colour if location_of(colour) == location])
    if fish.empty:
        return ((f"{place_name(location, zone)} is empty.",),)
    return (
        (f"{place_name(location, zone)}: caught by emptying {zone_name(zone)} with {colours}.",),
        _species(fish.species),
    )


def _deck(state: CrownState, location: int) -> tuple[Words, ...]:
    deck, name = state.decks[location], LOCATION_NAMES[location]
    if not deck:
        return ((f"The {name} deck is empty.",),)
    return ((f"The {name} deck: {count(len(deck), 'card')}, on top a {SPECIES[deck[0].species].name}.",),)


def _species(number: int) -> Words:
    species = SPECIES[number]
    small = "; one of the small species" if species.name in SMALL_SPECIES else ""
    where = LOCATION_NAMES[species.location]
    weights = f"{species.lightest}-{species.heaviest} lb"
    return (f"{species.name}, {where}: {weights}, {species.copies} fish{small}.",)


def _fish(state: CrownState, card: int) -> tuple[Words, ...]:
    side = FISH[card]
    tag = f"{TAGS[side.tag]} tag{', which scores' if scores_tag(state, card) else ''}"
    weighed = f"{SPECIES[side.species].name} of {side.weight} lb, {tag}, caught at {clock(side.time)}."
    return ((weighed,), _species(side.species))


def _master(state: CrownState, card: int) -> tuple[Words, ...]:
    kind = state.edition.name(KINDS[MASTERS[card].kind])
    return ((f"{kind}, 1 point: needs ", *bait(MASTERS[card].spots), "."),)


def _unfinished(state: CrownState, place: int) -> tuple[Words, ...]:
    card = _own(state).unfinished[place]
    return (*_master(state, card.card), ("Still open: ", *bait(card.open), "."))


def _tackle(kind: Tackle) -> tuple[Words, ...]:
    number = TACKLE_PIECES.count(kind)
    return (
        (f"{TACKLE_NAMES[kind]}: {TACKLE_TEXTS[kind]}",),
        (f"There are {number} among {len(TACKLE_PIECES)} pieces.",),
    )


def _contest(state: CrownState, contest: Contest) -> tuple[Words, ...]:
    name = contest_name(state.edition, contest)
    return ((f"{name}: {CONTEST_TEXTS[contest]}",), _trophies_left(state.trophies[contest]))


def _trophies_left(worth: tuple[int, ...]) -> Words:
    """How many trophies a contest still has, and what each is worth."""
    if not worth:
        return ("No trophy is left.",)
    left = "One trophy is left" if len(worth) == 1 else f"{len(worth)} trophies are left"
    return (f"{left}, worth ", *listed(tuple((str(points),) for points in worth)), " points.")


def _mystery(state: CrownState) -> tuple[Words, ...]:
    if not state.mystery:
        return (("Every Mystery Weight has been won.",),)
    left = count(len(state.mystery) - 1, "more tile")
    return ((f"Mystery Weight: catch a fish of exactly {state.mystery[0]} lb for 1 point; {left} below.",),)


def _stack(state: CrownState) -> tuple[Words, ...]:
    used = [TACKLE_NAMES[kind] for kind in state.tackle_discards]
    gained = (
        f"The Tackle stack: {count(len(state.tackle_stack), 'piece')}, unseen; emptying Zone 5 gains one."
    )
    return ((gained,), (f"Used and face up: {', '.join(used) or 'none'}.",))


def _zone(state: CrownState, zone: int) -> tuple[Words, ...]:
    holds: Words = bait(_own(state).board[zone]) or ("no bait",)
    bonus = {2: " It also gives a piece of Tackle.", 3: " Or the top of that location's deck."}.get(zone, "")
    last = f"Casting its last bait catches in {zone_name(zone)} of that colour's location.{bonus}"
    return ((f"{zone_name(zone)} holds up to {capacity(zone)}: ", *holds, "."), (last,))


def _colour(colour: int) -> Words:
    return (SYMBOLS[colour], f": {NAMES[colour]} bait, for the {LOCATION_NAMES[location_of(colour)]}.")


def _bag(state: CrownState) -> tuple[Words, ...]:
    white = " and the clear-white" if state.bag.white else ""
    held = counted(state.bag.coloured) or ("none",)
    return ((f"The bag holds {sum(state.bag.coloured)} coloured bait{white}: ", *held, "."),)


def _pile(state: CrownState) -> tuple[Words, ...]:
    held = counted(state.discards) or ("empty",)
    pile: Words = ("The discard pile: ", *held, ".")
    return (pile, ("It returns to the bag when the clear-white is drawn.",), *_next_catches(state))


def _next_catches(state: CrownState) -> tuple[Words, ...]:
    """In solo, what the silent player would catch with its next draw of each colour."""
    if not state.setup.solo:
        return ()
    zones = [(colour, zone_of_count(state.discards[colour] + 1)) for colour in Colour]
    return tuple(
        ("The next ", SYMBOLS[colour], f" draw would catch at {place_name(location_of(colour), zone)}.")
        for colour, zone in zones
        if zone is not None and not state.waters[location_of(colour)][zone].empty
    )
