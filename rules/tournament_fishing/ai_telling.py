"""What AI Anglers do, and two anglers together, as sentences of the log."""

from rules.game import NOTHING
from rules.tournament_fishing import ai_events as happened
from rules.tournament_fishing.components import CLOCK, LAKE
from rules.tournament_fishing.events import AnyEvent
from rules.tournament_fishing.names import card, cards, fish, source_name, spot_name
from rules.words import SeatRef, Words


def tell_ai(event: AnyEvent) -> Words:
    """What an AI Angler does."""
    match event:
        case happened.RivalTurned(seat, deck, turned, shown):
            what = "hour" if deck == "clock" else "Weather"
            now: Words = (
                (f"; the {what} in force is now ", *_round_card(deck, shown)) if shown != NOTHING else ()
            )
            return (SeatRef(seat), " turned over a card and acts by it: ", *_round_card(deck, turned), *now)
        case happened.ShopCleared(_, _, numbers):
            return ("Gone from the shop: ", *cards(numbers))
        case happened.RivalRemoved(seat, spot, number):
            return (SeatRef(seat), " removed the ", fish(number), f" from {spot_name(spot)}")
        case happened.RivalMetEvent(seat, spot, number):
            return (SeatRef(seat), " met an event at ", f"{spot_name(spot)}: ", fish(number))
        case happened.RivalHooked(seat, spot, number):
            return (SeatRef(seat), " hooked the ", fish(number), f" at {spot_name(spot)}")
        case happened.RivalCaught(seat, spot, number):
            return (
                SeatRef(seat),
                " caught the ",
                fish(number),
                f" at {spot_name(spot)}, worth {LAKE[number].worth}",
            )
        case happened.RivalFlipped(seat, spot, number):
            return (SeatRef(seat), " turned the ", fish(number), f" face up at {spot_name(spot)}")
        case happened.RivalBarred(seat, spot):
            return ("The Anchor kept ", SeatRef(seat), f" from {spot_name(spot)}")
        case happened.RivalIdle(seat, spot):
            where = "in the lake" if spot == NOTHING else f"at {spot_name(spot)}"
            return (SeatRef(seat), f" found nothing to do {where}")
        case happened.AnchorLifted(seat, number, spot):
            return (SeatRef(seat), " took ", card(number), f" from {spot_name(spot)}")
        case _:
            return ()


def _round_card(deck: str, number: int) -> Words:
    """A Clock card with its hour, or a Weather card."""
    hour = f"{CLOCK[number].hour}, " if deck == "clock" else ""
    return (hour, source_name(deck, number))


def tell_together(event: AnyEvent) -> Words:
    """What two anglers do for each other."""
    match event:
        case happened.Helped(seat, numbers):
            return (SeatRef(seat), " helped with ", *cards(numbers))
        case happened.CardKept(seat, number):
            return (SeatRef(seat), " keeps ", card(number))
        case happened.TakenBack(number, place):
            where = "into the Bait Bucket" if place == NOTHING else "into the shop"
            return (card(number), f" went back {where}")
        case happened.SharedOut(seat, numbers):
            return (SeatRef(seat), " took ", *cards(numbers))
        case _:
            return ()
