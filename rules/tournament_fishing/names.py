"""The pieces of Tournament Fishing by their names, for every sentence that is said about them."""

from rules.game import UNKNOWN
from rules.tournament_fishing.components import ANGLER, CLOCK, LAKE, LOCATIONS, WEATHER
from rules.tournament_fishing.effects import BAIT_SYMBOLS, FIGHT_SYMBOLS, Bait
from rules.tournament_fishing.pieces import Result
from rules.tournament_fishing.results import symbol_of
from rules.words import CardRef, Symbol, Words, listed


def card(number: int) -> CardRef:
    """An angler card by its name."""
    return CardRef("card", number, "a card" if number == UNKNOWN else ANGLER[number].name)


def cards(numbers: tuple[int, ...]) -> Words:
    """Angler cards as a list."""
    return listed(tuple((card(number),) for number in numbers))


def fish(number: int) -> CardRef:
    """A lake card by its name."""
    return CardRef("lake", number, "a card" if number == UNKNOWN else LAKE[number].name)


def spot_name(spot: int) -> str:
    """A lake spot by its number."""
    return f"spot {spot + 1}"


def bait(symbols: tuple[int, ...] | tuple[Bait, ...]) -> Words:
    """Bait symbols as a list."""
    return listed(tuple((BAIT_SYMBOLS[symbol],) for symbol in symbols))


def fight_symbol(result: Result, *, dice: bool) -> Symbol:
    """What a result counts as."""
    return FIGHT_SYMBOLS[symbol_of(result, dice=dice)]


def source_name(kind: str, number: int) -> CardRef:
    """What an effect stands on, by its name: a "card", "event", "clock", "weather" or "location" card."""
    match kind:
        case "card":
            return card(number)
        case "event":
            return fish(number)
        case "clock":
            return CardRef("clock_card", number, CLOCK[number].name)
        case "weather":
            return CardRef("weather_card", number, WEATHER[number].name)
        case _:
            return CardRef("location_card", number, LOCATIONS[number].name)


def symbols_of(results: tuple[Result, ...], *, dice: bool) -> Words:
    """Results in a row; "nothing" if there are none."""
    row = [part for result in results for part in (" ", fight_symbol(result, dice=dice))]
    return tuple(row[1:]) or ("nothing",)


def counters_of(number: int) -> Words:
    """The fight symbols that a card shows, in brackets."""
    shown = tuple((FIGHT_SYMBOLS[symbol],) for symbol in ANGLER[number].counters)
    return ("(", *listed(shown, ", "), ")") if shown else ("(no symbol)",)
