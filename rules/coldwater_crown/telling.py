"""Events of Coldwater Crown as sentences of the log."""

from rules.coldwater_crown import events as happened
from rules.coldwater_crown.bait import LOCATION_NAMES, SYMBOLS
from rules.coldwater_crown.components import FISH, MASTERS, SPECIES
from rules.coldwater_crown.events import AnyEvent
from rules.coldwater_crown.pieces import TOP_OF_DECK
from rules.coldwater_crown.scoring import clock, contest_name
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.words import (
    SPACE_NAMES,
    bait,
    count,
    fish,
    master,
    pieces,
    place_name,
    tackle,
    zone_name,
    zone_names,
)
from rules.game import NOTHING, UNKNOWN
from rules.words import CardRef, SeatRef, Words, listed


def tell(state: CrownState, event: AnyEvent) -> Words:
    """A witnessed event as a sentence; empty if the log needs none."""
    return (
        _tell_tokens(event)
        or _tell_bait(state, event)
        or _tell_fish(event)
        or _tell_tackle(event)
        or _tell_contests(state, event)
        or _tell_end(event)
    )


def _tell_tokens(event: AnyEvent) -> Words:
    match event:
        case happened.TurnBegan(seat, last):
            return (SeatRef(seat), " took the last turn" if last else " began a turn")
        case happened.TokenPlaced(seat, space, side):
            return (SeatRef(seat), f" placed a {side} on {SPACE_NAMES[space]}")
        case happened.TokenRemoved(seat, space, side):
            return (SeatRef(seat), f" removed the {side} from {SPACE_NAMES[space]}; it becomes a {3 - side}")
        case happened.TokenMoved(_, space, to):
            return (f"The token on {SPACE_NAMES[space]} moved to {SPACE_NAMES[to]}",)
        case _:
            return ()


def _tell_bait(state: CrownState, event: AnyEvent) -> Words:
    match event:
        case happened.BaitCast(seat, colour, taken, empty):
            emptying: Words = (" and emptied ", *zone_names(empty)) if empty else ()
            return (SeatRef(seat), " cast ", *pieces((colour,) * sum(taken)), *emptying)
        case happened.BaitPut(seat, colour, cards, counts, _):
            put = [
                (*pieces((colour,) * number), " on the ", master(state.edition, card))
                for card, number in zip(cards, counts, strict=True)
                if number
            ]
            return (SeatRef(seat), " put ", *listed(tuple(put))) if put else ()
        case happened.ZoneFilled(seat, zone, colours):
            return (SeatRef(seat), f" drew into {zone_name(zone)}: ", *pieces(colours))
        case happened.WhiteDrawn(seat, returned):
            return (SeatRef(seat), f" drew the clear-white: {returned} discarded bait went back to the bag")
        case happened.DrawsChosen(number):
            return (f"{count(number, 'draw')} for the silent player",)
        case happened.SilentDrew(seat, colour, number):
            return (SeatRef(seat), " drew ", SYMBOLS[colour], f", now {number} in the discard pile")
        case happened.BaitSpilled(some):
            return ("Drawn into the discard pile: ", *bait(some))
        case happened.PortSkipped(seat):
            return (SeatRef(seat), " could take no Port action")
        case happened.MasterTaken(seat, card):
            return (SeatRef(seat), " took the ", master(state.edition, card))
        case happened.MasterTurned(seat, card):
            taker: Words = () if seat == NOTHING else (" for ", SeatRef(seat))
            return (
                "Turned up",
                *taker,
                ": the ",
                master(state.edition, card),
                " ",
                *bait(MASTERS[card].spots),
            )
        case happened.MasterCaught(seat, card):
            return (SeatRef(seat), " caught the ", master(state.edition, card))
        case _:
            return ()


def _tell_fish(event: AnyEvent) -> Words:
    match event:
        case happened.FishCaught(seat, location, zone, species, card, shown):
            where = (
                f"the {LOCATION_NAMES[location]} deck" if zone == TOP_OF_DECK else place_name(location, zone)
            )
            return (SeatRef(seat), " caught a ", fish(card, species, not shown), f" from {where}")
        case happened.NothingCaught(seat, location, zone):
            return (SeatRef(seat), f" found {place_name(location, zone)} empty")
        case happened.Restocked(location, zones, species, on_deck):
            new = listed(
                tuple(
                    (CardRef("fish", UNKNOWN, SPECIES[kind].name), f" at {place_name(location, zone)}")
                    for zone, kind in zip(zones, species, strict=True)
                )
            )
            left = f"; the {LOCATION_NAMES[location]} deck is empty" if on_deck == NOTHING else ""
            return ("New: ", *new, left)
        case _:
            return ()


def _tell_tackle(event: AnyEvent) -> Words:
    match event:
        case happened.TacklePlayed(seat, kind):
            return (SeatRef(seat), " played a ", tackle(kind))
        case happened.Redirected(seat, location, zone):
            return (SeatRef(seat), f" fished at {place_name(location, zone)} instead")
        case happened.BaitSwapped(seat, zone, colour, other, other_colour):
            return (
                *(SeatRef(seat), " swapped ", SYMBOLS[colour], f" of {zone_name(zone)} with "),
                *(SYMBOLS[other_colour], f" of {zone_name(other)}"),
            )
        case happened.TackleGained(seat, kind):
            return (SeatRef(seat), " gained ", tackle(kind))
        case happened.TackleReshuffled(number):
            return (f"{count(number, 'discarded piece')} of Tackle became the stack",)
        case _:
            return ()


def _tell_contests(state: CrownState, event: AnyEvent) -> Words:
    match event:
        case happened.MysteryWon(seat, card, weight):
            species = FISH[card].species
            return (SeatRef(seat), f" won the Mystery Weight of {weight} lb with the ", fish(card, species))
        case happened.MysteryTurned(weight):
            return (f"The next Mystery Weight is {weight} lb",)
        case happened.TrophyWon(seat, contest, points):
            trophy = CardRef("trophy", contest, contest_name(state.edition, contest))
            return (SeatRef(seat), " won ", trophy, f": {count(points, 'point')}")
        case happened.FishChosen(seat, species, card):
            chosen = f"no {SPECIES[species].name}" if card == NOTHING else fish(card, species, secret=True)
            return (SeatRef(seat), " chose in secret: ", chosen)
        case happened.Submitted(seat, location, cards, weight):
            if not cards:
                return (SeatRef(seat), f" submitted nothing at the {LOCATION_NAMES[location]}")
            shown = listed(tuple((fish(card, FISH[card].species),) for card in cards))
            return (SeatRef(seat), f" submitted {weight} lb at the {LOCATION_NAMES[location]}: ", *shown)
        case happened.TieBroken(_, weight, seats, times):
            order = listed(
                tuple((SeatRef(seat), f" at {clock(time)}") for seat, time in zip(seats, times, strict=True))
            )
            return (f"Equal at {weight} lb; the earliest fish decides: ", *order)
        case _:
            return ()


def _tell_end(event: AnyEvent) -> Words:
    match event:
        case happened.EndTriggered(seat, twelve):
            if twelve:
                return (SeatRef(seat), " has twelve fish: everybody else has one more turn")
            return ("A location ran short of fish: everybody but ", SeatRef(seat), " has one more turn")
        case happened.WeighInBegan():
            return ("The fishing is over: the weigh-in begins",)
        case happened.GameEnded():
            return ("The last contest is settled: the game is over",)
        case _:
            return ()
