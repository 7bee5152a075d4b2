"""Laying out a game (TF-02 to TF-07)."""

from msgspec.structs import replace

from rules.agenda import settled
from rules.chance import Chance, seeded
from rules.game import NOTHING, Beat, Event, Step
from rules.piles import drawn
from rules.tournament_fishing.card_files import POSITIONS
from rules.tournament_fishing.components import CLOCK, FIGHT, LAKE, LOCATIONS, WEATHER
from rules.tournament_fishing.copies import rods_and_boats, shop_cards, starting_cards
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.events import FirstDrawn, GearDealt
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import (
    HAND,
    LEFT_OUT,
    SPOTS,
    STREAMS,
    Angler,
    Lying,
    Rival,
    RoundDeck,
    Setup,
    Spot,
    Stream,
)
from rules.tournament_fishing.round import round_of
from rules.tournament_fishing.state import FishingState


def setup_of(options: Options) -> Setup:
    """The options as the rules use them; what a mode has no use for is left out."""
    competitive = options.mode == "competitive"
    both = options.opponents == "both"
    rivals = () if competitive else ("clock", "weather") if both else (options.opponents,)
    return Setup(
        seats=options.seats,
        mode=options.mode,
        rivals=rivals,
        shop_part=options.shop_part if both else options.opponents,
        comparison=options.comparison,
        realistic=options.realistic,
        clock=options.clock,
        weather=options.weather,
        locations=options.locations,
        dice=options.fight == "dice",
        notes=options.notes,
        confirm=options.confirm,
    )


def lay_out_game(options: Options, seed: str) -> FishingState:
    """The table before the first round."""
    setup = setup_of(options)
    chance = seeded(seed, STREAMS)
    anglers, spare, chance = _equipped(setup.seats, chance)
    supply, shop, chance = _shop(chance)
    spots, box, spare_locations, chance = _lake(setup, chance)
    clock, chance = _clock(setup, chance)
    weather, chance = _weather(setup, chance)
    fight, chance = chance.shuffle(Stream.FIGHT, tuple(FIGHT))
    first, chance = _first_seat(options, chance)
    return FishingState(
        chance=chance,
        setup=setup,
        anglers=anglers,
        rivals=(Rival(),) * len(setup.rivals),
        first=first,
        round=0,
        seat=first,
        phase=int(Phase.SEARCH),
        spots=spots,
        box=box,
        gone=(),
        supply=supply,
        shop_deck=shop,
        bucket=(),
        lost=(),
        spare=spare,
        spare_locations=spare_locations,
        clock=clock,
        weather=weather,
        fight_deck=fight,
        fight_discards=(),
        agenda=(),
    )


def opened(state: FishingState, by_lot: bool = False) -> Step:
    """The first round of a game that is laid out, run on to its first decision.

    by_lot: the starting angler was drawn
    """
    rods, boats = rods_and_boats()
    events: list[Event] = []
    for seat, angler in enumerate(state.anglers):
        cards = angler.hand + angler.deck
        rod, boat = [next(card for card in cards if card in kind) for kind in (rods, boats)]
        events.append(GearDealt(seat, rod, boat))
    if by_lot:
        events.append(FirstDrawn(state.first))
    begun = replace(state, agenda=round_of(state))
    return settled(begun, [Beat(tuple(events), begun)])


def _equipped(seats: int, chance: Chance) -> tuple[tuple[Angler, ...], tuple[int, ...], Chance]:
    """The anglers with their decks and hands, and the Rods and Boats that are left (TF-02)."""
    rods, boats = rods_and_boats()
    rods, chance = chance.shuffle(Stream.RODS, rods)
    boats, chance = chance.shuffle(Stream.BOATS, boats)
    anglers = []
    for seat in range(seats):
        own = (*starting_cards(), rods[seat], boats[seat])
        deck, chance = chance.shuffle(Stream.DECKS + seat, own)
        hand, deck = drawn(deck, HAND)
        anglers.append(Angler(hand=tuple(sorted(hand)), deck=deck))
    return tuple(anglers), tuple(sorted(rods[seats:] + boats[seats:])), chance


def _shop(chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...], Chance]:
    """The supply row, and the Bait Shop deck (TF-03)."""
    cards, chance = chance.shuffle(Stream.SHOP, shop_cards())
    supply, deck = drawn(cards, POSITIONS)
    return supply, deck, chance


def _lake(setup: Setup, chance: Chance) -> tuple[tuple[Spot, ...], tuple[int, ...], tuple[int, ...], Chance]:
    """The spots, the lake cards left out, and the Locations left over (TF-04, TF-05)."""
    cards, chance = chance.shuffle(Stream.LAKE, tuple(LAKE))
    box, cards = drawn(cards, LEFT_OUT)
    number = SPOTS[setup.seats]
    depth = len(cards) // number
    locations: tuple[int, ...] = (NOTHING,) * number
    spare: tuple[int, ...] = ()
    if setup.locations:
        shuffled, chance = chance.shuffle(Stream.LOCATIONS, tuple(LOCATIONS))
        locations, spare = drawn(shuffled, number)
    spots = tuple(
        Spot(tuple([Lying(card) for card in cards[spot * depth : (spot + 1) * depth]]), location)
        for spot, location in enumerate(locations)
    )
    return spots, box, tuple(sorted(spare)), chance


def _clock(setup: Setup, chance: Chance) -> tuple[RoundDeck, Chance]:
    """The Clock: in order, or shuffled where its AI plays (TF-06, TF-37)."""
    cards = tuple(CLOCK)
    if not setup.clock_runs:
        cards, chance = chance.shuffle(Stream.CLOCK, cards)
    return RoundDeck(cards), chance


def _weather(setup: Setup, chance: Chance) -> tuple[RoundDeck, Chance]:
    """The Weather, shuffled; no deck where neither its effects nor its AI are in play (TF-06)."""
    if not setup.has_weather:
        return RoundDeck(()), chance
    cards, chance = chance.shuffle(Stream.WEATHER, tuple(WEATHER))
    return RoundDeck(cards), chance


def _first_seat(options: Options, chance: Chance) -> tuple[int, Chance]:
    """The starting angler: as chosen, or by lot (TF-07)."""
    if options.first != "lot":
        return int(options.first) - 1, chance
    if options.seats == 1:
        return 0, chance
    (seat,), chance = chance.roll(Stream.LOT, 1, options.seats)
    return seat, chance
