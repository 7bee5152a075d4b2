"""What every piece of Tournament Fishing is and does, for a player who points at it."""

from rules.game import EVERYTHING, NOTHING, UNKNOWN, Target
from rules.tournament_fishing.components import (
    ANGLER,
    CLOCK,
    DICE,
    FIGHT,
    LAKE,
    LOCATIONS,
    WEATHER,
    AnglerCard,
    ClockCard,
    DieColour,
    LakeCard,
    WeatherCard,
)
from rules.tournament_fishing.copies import copies
from rules.tournament_fishing.effect_words import (
    LURE_NAMES,
    TYPE_NAMES,
    ai_words,
    angler_words,
    condition_words,
    count,
    lake_words,
    location_words,
    power_words,
    round_words,
    wanted_words,
)
from rules.tournament_fishing.effects import ALWAYS, BAIT_SYMBOLS, FIGHT_SYMBOLS, Bait
from rules.tournament_fishing.names import bait, fight_symbol, fish, source_name, spot_name, symbols_of
from rules.tournament_fishing.pieces import Lying, RoundDeck, Source, Spot
from rules.tournament_fishing.price_words import price_words
from rules.tournament_fishing.shares import certain, shares
from rules.tournament_fishing.state import FishingState
from rules.words import SeatRef, Words, listed


def explain(state: FishingState, target: Target) -> tuple[Words, ...]:
    """Sentences about a piece; empty for one that does not exist."""
    match target:
        case Target("bucket", number) if number in ANGLER:
            return _for_sale(state, number)
        case Target("hand" | "their_hand" | "play" | "discards" | "card", number):
            return _card(state, number) if number in ANGLER else ()
        case Target("supply", place) if 0 <= place < len(state.supply):
            number = state.supply[place]
            return (
                (("A gap, filled when the turn ends.",),) if number == NOTHING else _for_sale(state, number)
            )
        case Target("spot", spot) if 0 <= spot < len(state.spots):
            return _spot(state, spot)
        case Target("lake" | "livewell", number):
            return _lake_card(state, number) if number in LAKE else ()
        case Target("clock", 0):
            return (*_in_force(state, state.clock, CLOCK, state.setup.clock), *_turned(state, "clock"))
        case Target("weather", 0) if not state.setup.has_weather:
            return (("Weather is not played in this game.",),)
        case Target("weather", 0):
            return (
                *_in_force(state, state.weather, WEATHER, state.setup.weather),
                *_turned(state, "weather"),
            )
        case Target("clock_card", number):
            return _round_card(state, CLOCK[number]) if number in CLOCK else ()
        case Target("weather_card", number):
            return _round_card(state, WEATHER[number]) if number in WEATHER else ()
        case Target("location", spot) if 0 <= spot < len(state.spots):
            return _location(state, state.spots[spot].location)
        case Target("location_card", number):
            return _location(state, number)
        case _:
            return _explain_rest(state, target)


def _explain_rest(state: FishingState, target: Target) -> tuple[Words, ...]:
    match target:
        case Target("fight", number):
            return _result(state, number)
        case Target("bait", symbol) if 0 <= symbol < len(Bait):
            return ((BAIT_SYMBOLS[symbol], f": the {BAIT_SYMBOLS[symbol].name}, as Lures and fish show it."),)
        case Target("fight_card", number) if number in FIGHT:
            return _fight_card(number)
        case Target("die", colour) if colour in list(DieColour):
            faces = listed(tuple((FIGHT_SYMBOLS[face],) for face in DICE[DieColour(colour)].faces))
            return ((f"The {DieColour(colour).name.lower()} Fight die: ", *faces, "."),)
        case Target("angler", seat) if 0 <= seat < len(state.anglers):
            return _angler(state, seat)
        case Target("strength", seat) if 0 <= seat < len(state.anglers):
            return _strength(state, seat)
        case Target("deck", seat) if 0 <= seat < len(state.anglers):
            return _deck(state, seat)
        case Target("shop_deck", 0):
            return ((f"The Bait Shop deck: {count(len(state.shop_deck), 'card')}, unseen.",),)
        case Target("fight_deck", 0):
            return _fight_deck(state)
        case _:
            return ()


def _strength(state: FishingState, seat: int) -> tuple[Words, ...]:
    """The Cast Strength share by share, what depends on the fish last."""
    found = sorted(shares(state, seat), key=lambda share: share.condition != ALWAYS)
    lines: list[Words] = [
        (f"Cast Strength: {certain(found)} whatever the fish; a spot's Location counts too.",)
    ]
    for share in found:
        name = source_name(share.source.kind, _shown(state, share.source))
        lines.append((f"{share.n:+} ", name, *condition_words(share.condition), "."))
    return tuple(lines)


def _shown(state: FishingState, source: Source) -> int:
    """The number of the card that a source is."""
    match source.kind:
        case "clock":
            return state.clock.shown
        case "weather":
            return state.weather.shown
        case "location":
            return state.spots[source.index].location
        case _:
            return source.index


def _card(state: FishingState, number: int) -> tuple[Words, ...]:
    known, made = ANGLER[number], list(copies().values()).count(copies()[number])
    shown = [f"${known.cash} when discarded to buy"] if known.cash else []
    shown += [f"Cast Strength {known.strength}"] if known.strength else []
    shown += [f"price ${known.cost}"] if known.cost else []
    numbers: Words = (
        f"{known.name}, {_type(known)}: {', '.join(shown) or 'no numbers'}. {made} in the box.",
    )
    counters: Words = ("Counters ", *listed(tuple((FIGHT_SYMBOLS[s],) for s in known.counters), " or "), ".")
    return (
        numbers,
        *((("Shows ", *bait(known.bait), "."),) if known.bait else ()),
        *((counters,) if known.counters else ()),
        *angler_words(known, state.setup.dice),
    )


def _for_sale(state: FishingState, number: int) -> tuple[Words, ...]:
    """A card that can be bought, with what it costs now if that is not the printed price."""
    price = price_words(state, state.fishing, number)
    return (*_card(state, number), *((("Now ", *price, "."),) if len(price) > 1 else ()))


def _type(known: AnglerCard) -> str:
    kind = TYPE_NAMES[known.type]
    return kind if known.lure is None else f"{LURE_NAMES[known.lure]} {kind}"


def _lake_card(state: FishingState, number: int) -> tuple[Words, ...]:
    known = LAKE[number]
    if not known.is_fish:
        about = f"{known.name}, an event. {_made(known)} in the box."
        return ((about,), *lake_words(known, state.setup.dice))
    worth = "" if known.worth == known.power else f", worth {known.worth} at the weigh-in"
    return (
        (f"{known.name}: Power {known.power}{worth}. {_made(known)} in the box.",),
        *lake_words(known, state.setup.dice),
        *_face_up(state, known),
    )


def _face_up(state: FishingState, known: LakeCard) -> tuple[Words, ...]:
    """Where a fish of this kind lies face up, and its Power there."""
    lying_so = [
        number
        for number, spot in enumerate(state.spots)
        if spot.cards and spot.cards[0].open and LAKE[spot.cards[0].card].design == known.design
    ]
    return tuple((f"At {spot_name(number)}: {power_words(known, face_up=True)}.",) for number in lying_so)


def _made(known: LakeCard) -> int:
    """How many lake cards there are of one kind."""
    return sum([other.design == known.design for other in LAKE.values()])


def _spot(state: FishingState, number: int) -> tuple[Words, ...]:
    spot = state.spots[number]
    name = spot_name(number).capitalize()
    if not spot.cards:
        return ((f"{name} is empty.",), *_location(state, spot.location))
    return (
        (f"{name}: {count(len(spot.cards), 'card')}.",),
        *_known(spot),
        *_location(state, spot.location),
        *(
            ("An Anchor of ", SeatRef(anchor.seat), " lies here: the AI does nothing in its next turn.")
            for anchor in spot.anchors
        ),
    )


def _known(spot: Spot) -> tuple[Words, ...]:
    """What is known of a spot's cards, the top one first."""
    found: list[Words] = []
    for place, lying in enumerate(spot.cards):
        if lying.card != UNKNOWN:
            where = "On top" if place == 0 else f"Number {place + 1}"
            found.append((f"{where}: ", fish(lying.card), *_about(lying), "."))
    return tuple(found)


def _about(lying: Lying) -> Words:
    """What it takes to catch a fish as it lies."""
    known = LAKE[lying.card]
    if not known.is_fish:
        return ()
    return (f", {power_words(known, lying.open)}; it wants ", *wanted_words(known))


def _location(state: FishingState, number: int) -> tuple[Words, ...]:
    if number not in LOCATIONS:
        return ()
    return ((f"Location: {LOCATIONS[number].name}.",), *location_words(LOCATIONS[number], state.setup.dice))


def _in_force(
    state: FishingState, deck: RoundDeck, cards: dict[int, ClockCard] | dict[int, WeatherCard], counts: bool
) -> tuple[Words, ...]:
    """The card whose effect counts in this round; `counts`: whether such cards have effects in this game."""
    left: Words = (f"{count(len(deck.cards), 'card')} left, this one included.",)
    if not counts:
        return (("These effects are left out of this game.",), (f"{count(len(deck.cards), 'card')} left.",))
    if deck.shown == NOTHING:
        return (("No card shows an effect in this round.",),)
    return (*_round_card(state, cards[deck.shown]), ("In force for everybody in this round.",), left)


def _turned(state: FishingState, name: str) -> tuple[Words, ...]:
    """The card that an AI Angler acted by in this round, and what it ordered."""
    deck = state.clock if name == "clock" else state.weather
    if name not in state.setup.rivals or not deck.discards:
        return ()
    known: ClockCard | WeatherCard = (CLOCK if name == "clock" else WEATHER)[deck.discards[-1]]
    seat = len(state.anglers) + state.setup.rivals.index(name)
    turned: Words = ("In this round ", SeatRef(seat), f" acted by {known.name}.")
    return (turned, *ai_words(known.ai, state.setup.seats))


def _round_card(state: FishingState, known: ClockCard | WeatherCard) -> tuple[Words, ...]:
    hour = f"{known.hour}, " if isinstance(known, ClockCard) else ""
    ai = ai_words(known.ai, state.setup.seats) if state.setup.rivals else ()
    return ((f"{hour}{known.name}.",), *round_words(known, state.setup.dice), *ai)


def _result(state: FishingState, number: int) -> tuple[Words, ...]:
    fight, dice = state.anglers[state.fishing].turn.fight, state.setup.dice
    if fight is None or not 0 <= number < len(fight.results):
        return ()
    result = fight.results[number]
    ignored = ", ignored" if result.ignored else ""
    counts: Words = (f"Result {number + 1}: ", fight_symbol(result, dice=dice), f"{ignored}.")
    return (counts, *((_fight_card(result.piece)) if not dice else ()))


def _fight_card(number: int) -> tuple[Words, ...]:
    known = FIGHT[number]
    mark = ", with the reshuffle mark" if known.reshuffle else ""
    return (
        ("A Fight card: ", FIGHT_SYMBOLS[known.main], ", small ", FIGHT_SYMBOLS[known.bottom], f"{mark}."),
    )


def _fight_deck(state: FishingState) -> tuple[Words, ...]:
    left = count(len(state.fight_deck), "card")
    marked = sum([FIGHT[card].reshuffle for card in state.fight_discards])
    used = f"{count(len(state.fight_discards), 'card')} discarded"
    return ((f"The Fight deck: {left}, {used}{', with a mark' if marked else ''}.",),)


def _angler(state: FishingState, seat: int) -> tuple[Words, ...]:
    angler = state.anglers[seat]
    held = f"{count(len(angler.hand), 'card')} in hand, {len(angler.deck)} in the deck"
    fight = angler.turn.fight
    return (
        (SeatRef(seat), f": {held}, {len(angler.discards)} discarded."),
        (f"{count(len(angler.livewell), 'card')} in the Livewell.",),
        *((("In play: ", *_names(angler.in_play), "."),) if angler.in_play else ()),
        *((("The fight: ", *symbols_of(fight.results, dice=state.setup.dice), "."),) if fight else ()),
    )


def _deck(state: FishingState, seat: int) -> tuple[Words, ...]:
    angler = state.anglers[seat]
    own: Words = (f"{count(len(angler.deck), 'card')} in the deck, in an order that nobody knows.",)
    if state.viewer not in (seat, EVERYTHING) or not angler.deck:
        return (own,)
    inside = tuple(sorted(angler.deck if state.viewer == EVERYTHING else angler.reserve))
    return (own, ("Among them: ", *_names(inside), "."))


def _names(cards: tuple[int, ...]) -> Words:
    counted = {card: cards.count(card) for card in cards}
    return listed(
        tuple((f"{number} " if number > 1 else "", ANGLER[card].name) for card, number in counted.items())
    )
