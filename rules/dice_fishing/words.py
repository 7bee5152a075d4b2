"""Actions and events of Dice Fishing in words."""

from collections.abc import Iterable

from rules.dice_fishing import events as happened
from rules.dice_fishing.actions import (
    AnyAction,
    ChangeBait,
    Chum,
    Decline,
    FishFinder,
    HookSet,
    KeepPower,
    LandingNet,
    LuckyTackle,
    NewSpot,
    Place,
    Reroll,
    Roll,
    Stop,
    TakePower,
    TurnDie,
)
from rules.dice_fishing.components import CARDS, FLOATS, SPECIES_NAMES, VALUES, Species
from rules.dice_fishing.events import AnyEvent
from rules.dice_fishing.faces import SYMBOLS, Face, Faces, minus, spread, total
from rules.dice_fishing.pieces import ROW, Power
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_name, token_vp
from rules.game import UNKNOWN, Seat
from rules.words import CardRef, SeatRef, Words, listed

POWER_NAMES: dict[Power, str] = {
    Power.HOOK_SET: "Hook Set",
    Power.CHUM: "Chum",
    Power.LANDING_NET: "Landing Net",
    Power.NEW_SPOT: "Move to a New Spot",
    Power.CHANGE_BAIT: "Change the Bait",
    Power.LUCKY_TACKLE: "Lucky Tackle",
    Power.FISH_FINDER: "Fish Finder",
}


def dice(faces: Faces) -> Words:
    """Dice as their symbols, one after another."""
    parts: list[object] = []
    for face in spread(faces):
        if parts:
            parts.append(" ")
        parts.append(SYMBOLS[face])
    return tuple(parts)  # type: ignore[arg-type]


def named(faces: Faces) -> Words:
    """Dice by number and name: "2 Worm, Boot"."""
    groups = [(SYMBOLS[face], faces[face]) for face in Face if faces[face]]
    return listed(tuple((f"{n} ", symbol) if n > 1 else (symbol,) for symbol, n in groups), last=", ")


def fish(card: int) -> CardRef:
    """A fish card by its species."""
    if card == UNKNOWN:
        return CardRef("fish", card, "a fish")
    return CardRef("fish", card, SPECIES_NAMES[CARDS[card].species])


def power(number: int) -> CardRef:
    """A Power card by its name."""
    return CardRef("power", number, POWER_NAMES[Power(number)])


def places(slots: tuple[int, ...]) -> Words:
    """Places of the row: "1, 3 and 4"."""
    return listed(tuple((str(slot + 1),) for slot in slots))


def seats(some: Iterable[Seat]) -> Words:
    """Players by name: "Ann and Bo"."""
    return listed(tuple((SeatRef(seat),) for seat in some))


def count(number: int, one: str) -> str:
    """A number of things: "1 coin", "2 coins"."""
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def describe(state: DiceFishingState, action: AnyAction) -> Words:
    """An action as a choice, with its consequence where that is certain."""
    match action:
        case Roll():
            return ("roll all six dice",)
        case Place(slot, some):
            return _describe_place(state, slot, some)
        case Reroll(some):
            everything = some == state.turn.unplaced and total(some) > 1
            return (f"reroll all {total(some)}: " if everything else "reroll ", *named(some))
        case TurnDie(face, to, lifted):
            which = "lifted " if lifted else ""
            return (f"turn {which}", SYMBOLS[face], " to ", SYMBOLS[to], " for 1 coin")
        case Stop():
            return _describe_stop(state)
        case _:
            return _describe_power(state, action)


def _describe_place(state: DiceFishingState, index: int, some: Faces) -> Words:
    slot = state.row[index]
    left = minus(slot.missing, some)
    then: Words = ("; lacks ", *named(left)) if total(left) else (f": fills it, {slot.vp} VP",)
    return ("place ", *named(some), f" on {index + 1}", *then)


def _describe_stop(state: DiceFishingState) -> Words:
    full = tuple(index for index, slot in enumerate(state.row) if slot.full)
    if full:
        return ("stop fishing and flip ", *places(full))
    return ("stop fishing; nothing is filled",)


def _describe_power(state: DiceFishingState, action: AnyAction) -> Words:
    match action:
        case HookSet():
            more = "no reroll in this extra turn" if state.turn.extra else "one reroll more"
            return ("play ", power(Power.HOOK_SET), f": {more}, and no Pike gets away")
        case Chum():
            return ("play ", power(Power.CHUM), ": another turn, without rerolls")
        case ChangeBait():
            return ("play ", power(Power.CHANGE_BAIT), ": lift the placed dice to place them anew")
        case NewSpot():
            new = count(min(len(state.deck), ROW), "new card")
            return ("play ", power(Power.NEW_SPOT), f": discard the row, {new}")
        case LandingNet(slot):
            return ("play ", power(Power.LANDING_NET), f": take the fish of 2 VP on {slot + 1}")
        case LuckyTackle(species):
            return ("play ", power(Power.LUCKY_TACKLE), f": no {SPECIES_NAMES[species]} gets away")
        case FishFinder(slots):
            return ("play ", power(Power.FISH_FINDER), ": look at ", *places(slots))
        case TakePower(number):
            return ("take ", power(number))
        case KeepPower(number):
            return ("keep ", power(number))
        case Decline():
            return ("no",)
        case _:
            raise LookupError(f"no words for {action}")


def tell(state: DiceFishingState, event: AnyEvent) -> Words:
    """An event as a sentence; empty if the log needs none."""
    match event:
        case happened.TurnBegan(seat, extra):
            return (SeatRef(seat), " took another turn, without rerolls" if extra else " began to fish")
        case happened.Rolled(seat, before, rolled):
            if not total(before):
                return (SeatRef(seat), " rolled ", *dice(rolled))
            return (SeatRef(seat), " rerolled ", *dice(before), ": ", *dice(rolled))
        case happened.Placed(seat, slot, _, some, full):
            return (
                SeatRef(seat),
                " placed ",
                *dice(some),
                f" on {slot + 1}",
                " and filled it" if full else "",
            )
        case happened.DieTurned(seat, face, to):
            return (SeatRef(seat), " paid 1 coin to turn ", SYMBOLS[face], " to ", SYMBOLS[to])
        case happened.Stopped(seat, returned):
            back: Words = (", taking back ", *dice(returned)) if total(returned) else ()
            return (SeatRef(seat), " stopped fishing", *back)
        case happened.CoinsBack(seat, coins):
            return (SeatRef(seat), f" got {count(coins, 'coin')} back from the King Salmon")
        case happened.CoinGained(seat, coins):
            return (SeatRef(seat), f" caught nothing and gained {count(coins, 'coin')}, {coins} VP")
        case happened.TokenClaimed(seat, token):
            name, worth = CardRef("token", token, token_name(token)), token_vp(token, state.setup.seats)
            return (SeatRef(seat), " claimed the ", name, f" token, {worth} VP")
        case happened.MajorityTaken(species, holders, before):
            return _tell_majority(Species(species), holders, before)
        case happened.GameEnded(empty):
            return ("The lake is empty: the game is over",) if empty else ("The fourth token ended the game",)
        case _:
            return _tell_fish(event) or _tell_powers(event)


def _tell_majority(species: Species, holders: tuple[Seat, ...], before: tuple[Seat, ...]) -> Words:
    """Who has the most of a species from now on, and who had it until now."""
    token, worth = f" the Majority token for {SPECIES_NAMES[species]}", VALUES["majority"]
    lost = [seat for seat in before if seat not in holders]
    losers: Words = (", from ", *seats(lost)) if lost else ()
    told = f" share{token}, {worth} VP each" if len(holders) > 1 else f" took{token}, {worth} VP"
    return (*seats(holders), told, *losers)


def _tell_fish(event: AnyEvent) -> Words:
    match event:
        case happened.Flipped(seat, slot, card):
            return (SeatRef(seat), f" flipped {slot + 1}: ", fish(card))
        case happened.Caught(seat, _, card):
            return (SeatRef(seat), " caught the ", fish(card), f", {CARDS[card].vp} VP")
        case happened.GotAway(_, slot, card):
            return ("The ", fish(card), f" on {slot + 1} got away")
        case happened.Netted(seat, slot, card):
            return (SeatRef(seat), " netted the ", fish(card), f" on {slot + 1}, {CARDS[card].vp} VP")
        case happened.RowRefilled(floats):
            return (f"{count(len(floats), 'new card')} in the row",)
        case happened.RowDiscarded(seat, floats):
            return (SeatRef(seat), f" moved on and left {count(len(floats), 'card')} behind")
        case happened.AlanRolled(seat, face):
            return (SeatRef(seat), " rolled ", SYMBOLS[face])
        case happened.AlanTook(seat, slot, card):
            return (SeatRef(seat), " took the ", fish(card), f" on {slot + 1}, {CARDS[card].vp} VP")
        case happened.AlanPassed(seat):
            return (SeatRef(seat), " took nothing")
        case _:
            return ()


def _tell_powers(event: AnyEvent) -> Words:
    match event:
        case happened.PowerPlayed(seat, number):
            return (SeatRef(seat), " played ", power(number))
        case happened.BaitLifted(seat, some):
            return (SeatRef(seat), " lifted ", *dice(some))
        case happened.Looked(seat, slots, cards):
            if UNKNOWN in cards:
                return (SeatRef(seat), " looked secretly at ", *places(slots))
            seen = listed(
                tuple((f"{slot + 1} ", fish(card)) for slot, card in zip(slots, cards, strict=True))
            )
            return (SeatRef(seat), " looked secretly: ", *seen)
        case happened.Named(seat, species):
            return (SeatRef(seat), f" kept every {SPECIES_NAMES[species]} on the hook")
        case happened.PowerTaken(seat, number):
            return (SeatRef(seat), " drew ", power(number))
        case happened.PowerDropped(seat, number):
            return (SeatRef(seat), " discarded ", power(number))
        case happened.DisplayRefilled(powers, reshuffled):
            new = listed(tuple((power(number),) for number in powers))
            return (*new, " came into the display", " after a reshuffle" if reshuffled else "")
        case _:
            return ()


def could_be(float_: int) -> str:
    """The species that a float leaves open: "Perch or Walleye"."""
    names = [SPECIES_NAMES[species] for species in FLOATS[float_].could_be]
    return ", ".join(names[:-1]) + " or " + names[-1]
