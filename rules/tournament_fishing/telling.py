"""Events of Tournament Fishing as sentences of the log."""

from rules.game import NOTHING, UNKNOWN
from rules.tournament_fishing import events as happened
from rules.tournament_fishing.ai_telling import tell_ai, tell_together
from rules.tournament_fishing.components import ANGLER, CLOCK, FIGHT, LAKE, WEATHER
from rules.tournament_fishing.effect_words import count, wanted_words
from rules.tournament_fishing.effects import FIGHT_SYMBOLS
from rules.tournament_fishing.events import AnyEvent
from rules.tournament_fishing.names import (
    bait,
    card,
    cards,
    fight_symbol,
    fish,
    source_name,
    spot_name,
    symbols_of,
)
from rules.tournament_fishing.state import FishingState
from rules.words import CardRef, SeatRef, Words, listed


def tell(state: FishingState, event: AnyEvent) -> Words:
    """A witnessed event as a sentence; empty if the log needs none."""
    return (
        _tell_round(event)
        or _tell_cards(event)
        or _tell_lake(event)
        or _tell_attempts(event)
        or _tell_fight(state, event)
        or _tell_outcome(event)
        or _tell_shop(event)
        or _tell_end(event)
        or tell_ai(event)
        or tell_together(event)
    )


def _tell_round(event: AnyEvent) -> Words:
    match event:
        case happened.GearDealt(seat, rod, boat):
            return (SeatRef(seat), " sets out with the ", card(rod), " and the ", card(boat))
        case happened.FirstDrawn(seat):
            return (SeatRef(seat), " was drawn to begin")
        case happened.RoundBegan(number, clock, weather):
            shown: list[Words] = []
            if clock != NOTHING:
                shown.append((f"{CLOCK[clock].hour}, ", CardRef("clock_card", clock, CLOCK[clock].name)))
            if weather != NOTHING:
                shown.append((CardRef("weather_card", weather, WEATHER[weather].name),))
            return (f"Round {number}", *((": ", *listed(tuple(shown))) if shown else ()))
        case happened.TurnBegan(seat):
            return (SeatRef(seat), " began a turn")
        case _:
            return ()


def _tell_cards(event: AnyEvent) -> Words:
    match event:
        case happened.CardPlayed(seat, number):
            return (SeatRef(seat), " played ", card(number))
        case happened.SourceUsed(seat, kind, number):
            return (SeatRef(seat), " used ", source_name(kind, number))
        case happened.Drew(seat, numbers):
            if UNKNOWN in numbers:
                return (SeatRef(seat), f" drew {count(len(numbers), 'card')}")
            return (SeatRef(seat), " drew ", *cards(numbers))
        case happened.DeckRemade(seat, number):
            return (SeatRef(seat), f" shuffled {count(number, 'discarded card')} into a new deck")
        case happened.Discarded(seat, numbers):
            return (SeatRef(seat), " discarded ", *cards(numbers))
        case happened.Trashed(seat, number):
            return (SeatRef(seat), " removed ", card(number), " from the game")
        case happened.BaitShown(seat, symbols):
            return ("The Lure of ", SeatRef(seat), " also shows ", *bait(symbols))
        case happened.AttachmentEnded(seat, number):
            return (SeatRef(seat), " discarded ", card(number), ", which has served")
        case _:
            return ()


def _tell_lake(event: AnyEvent) -> Words:
    match event:
        case happened.Scanned(seat, spot, numbers):
            if UNKNOWN in numbers:
                deep = f", {len(numbers)} cards deep" if len(numbers) > 1 else ""
                return (SeatRef(seat), f" scanned {spot_name(spot)}{deep}")
            return (SeatRef(seat), f" scanned {spot_name(spot)}: ", *_lake_cards(numbers))
        case happened.Sank(seat, spot, alone):
            if alone:
                return (SeatRef(seat), f" turned the only card of {spot_name(spot)} face down")
            return (SeatRef(seat), f" sank the top card of {spot_name(spot)}")
        case _:
            return ()


def _lake_cards(numbers: tuple[int, ...]) -> Words:
    return listed(tuple((fish(number),) for number in numbers), ", then ")


def _tell_attempts(event: AnyEvent) -> Words:
    match event:
        case happened.AttemptMade(seat, spot, number):
            return (SeatRef(seat), f" cast at {spot_name(spot)} (attempt {number})")
        case happened.EventMet(seat, _, number):
            return (SeatRef(seat), " met an event: ", fish(number))
        case happened.Matched(_, spot, number, power, reached):
            if number == UNKNOWN:
                return (f"A fish at {spot_name(spot)} is too strong without a Hook",)
            compared = f": Power {power} against Cast Strength {reached}"
            return ("The ", fish(number), f" at {spot_name(spot)} is too strong without a Hook{compared}")
        case happened.NoBite(seat, spot, number, matched, power, reached):
            if number == UNKNOWN:
                return (f"Nothing bit at {spot_name(spot)}",)
            missed: Words = ("The ", fish(number), f" at {spot_name(spot)} did not bite: ")
            if matched:
                return (*missed, f"Power {power} against Cast Strength {reached}")
            return (*missed, "it does not match, it wants ", *wanted_words(LAKE[number]))
        case happened.Bit(seat, spot, number, power, reached):
            bites = f" bites at {spot_name(spot)}: Power {power} against Cast Strength {reached}"
            return ("The ", fish(number), bites)
        case happened.CastingEnded(seat, attempts):
            return (SeatRef(seat), " stopped casting" if attempts else " did not cast")
        case happened.CastPassedOver(seat, barred):
            if barred:
                return (SeatRef(seat), " does not cast: no Lure may be played in this round")
            return (SeatRef(seat), " holds no Lure, so there is no cast")
        case happened.SearchEnded():
            return ()
        case _:
            return ()


def _tell_fight(state: FishingState, event: AnyEvent) -> Words:
    dice = state.setup.dice
    match event:
        case happened.FightBegan(_, results):
            return ("Fight dice: " if dice else "Fight cards: ", *symbols_of(results, dice=dice))
        case happened.BlanksRerolled(_, results):
            return ("Blanks rolled once more: ", *symbols_of(results, dice=dice))
        case happened.SmallUsed(seat, before, after):
            change = (fight_symbol(before, dice=dice), " into ", fight_symbol(after, dice=dice))
            return (SeatRef(seat), " turned ", *change)
        case happened.Redrawn(seat, before, after):
            change = (fight_symbol(before, dice=dice), ": ", fight_symbol(after, dice=dice))
            return (SeatRef(seat), " rolled again " if dice else " redrew ", *change)
        case happened.Ignored(seat, result):
            return (SeatRef(seat), " ignored ", fight_symbol(result, dice=dice))
        case happened.Countered(seat, numbers):
            return (SeatRef(seat), " countered with ", *cards(numbers))
        case happened.FightCardsShuffled(number, all_):
            which = "All" if all_ else "The discarded"
            return (f"{which} Fight cards were shuffled into a new deck of {number}",)
        case _:
            return ()


def _tell_outcome(event: AnyEvent) -> Words:
    match event:
        case happened.SnagDrawn(_, number):
            if number == NOTHING:
                return ("There was no Fight card to draw: the Lure comes loose",)
            return ("The Fight card shows ", FIGHT_SYMBOLS[FIGHT[number].main])
        case happened.LureLost(seat, number, to_bucket):
            where = " to the Bait Bucket" if to_bucket else ""
            return (SeatRef(seat), " lost ", card(number), where)
        case happened.LureKept(seat, number, by):
            return (card(by), " kept ", card(number), " for ", SeatRef(seat))
        case happened.FishCaught(seat, number):
            worth = LAKE[number].worth
            return (SeatRef(seat), " caught the ", fish(number), f", worth {worth}")
        case happened.FishEscaped(seat, spot, number, popped):
            why = "POP! " if popped else ""
            return (f"{why}The ", fish(number), f" escaped to the bottom of {spot_name(spot)}")
        case _:
            return ()


def _tell_shop(event: AnyEvent) -> Words:
    match event:
        case happened.Bought(seat, number, place, price):
            where = " from the Bait Bucket" if place == NOTHING else ""
            return (SeatRef(seat), " bought ", card(number), f"{where} for ${price}")
        case happened.Paid(seat, number):
            return (SeatRef(seat), " paid with ", card(number), f" (${ANGLER[number].cash})")
        case happened.AnchorLaid(seat, number, spot):
            return (SeatRef(seat), " laid ", card(number), f" on {spot_name(spot)}")
        case happened.CleanedUp(seat, numbers):
            return (SeatRef(seat), f" cleaned up {count(len(numbers), 'played card')}")
        case happened.Refilled(_, numbers):
            return ("New in the shop: ", *cards(numbers))
        case _:
            return ()


def _tell_end(event: AnyEvent) -> Words:
    match event:
        case happened.LakeEmptied():
            return ("No card is left in the lake",)
        case happened.EndWished(seat, agrees):
            return (SeatRef(seat), " would weigh in at once" if agrees else " would play on")
        case happened.WeighInBegan():
            return ("The tournament is over: the weigh-in begins",)
        case happened.WeighedIn(seat, numbers, total):
            if not numbers:
                return (SeatRef(seat), " weighed in nothing")
            caught = listed(tuple((fish(number),) for number in numbers))
            return (SeatRef(seat), f" weighed in {total}: ", *caught)
        case _:
            return ()
