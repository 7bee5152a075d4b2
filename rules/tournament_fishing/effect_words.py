"""What cards say, made from what they do: one sentence for each effect, with its phase and condition."""

from rules.tournament_fishing.components import (
    AiDeed,
    AiSide,
    AnglerCard,
    ClockCard,
    LakeCard,
    Location,
    WeatherCard,
)
from rules.tournament_fishing.effects import (
    ALWAYS,
    BAIT_SYMBOLS,
    COLOURED,
    FIGHT_SYMBOLS,
    CardType,
    Carrier,
    Condition,
    Effect,
    Effects,
    LureKind,
    Op,
    Phase,
    Until,
)
from rules.tournament_fishing.pieces import FACE_UP_POWER
from rules.words import Part, Words, listed

PHASE_NAMES = tuple(phase.name.title() for phase in Phase)
TYPE_NAMES = tuple(kind.name.title() for kind in CardType)
LURE_NAMES = {LureKind.LIVE: "Live Bait", LureKind.ARTIFICIAL: "Artificial"}

UNTIL_WORDS: dict[Until, Words] = {
    Until.CATCH: ("Stays until you catch a fish.",),
    Until.ESCAPE: ("Stays until a fish of yours escapes in the Reel phase.",),
    Until.LURE_LOST: ("Stays until your Lure is lost.",),
    Until.SAVE: ("Stays until it has kept a Lure.",),
}


def count(number: int, one: str) -> str:
    """A number of things: "1 card", "2 cards", "3 dice"."""
    many = "dice" if one == "die" else f"{one}s"
    return f"{number} {one if number == 1 else many}"


def _up_to(number: int, one: str) -> str:
    """As many as are wanted, at most a number: "a card", "up to 2 cards"."""
    return f"a {one}" if number == 1 else f"up to {count(number, one)}"


def signed(number: int) -> str:
    """A number to be added: "+1", "-2"."""
    return f"{number:+d}"


def angler_words(card: AnglerCard, dice: bool) -> tuple[Words, ...]:
    """What an angler card does, sentence by sentence, in a game with Fight cards or with `dice`."""
    sentences = _sentences(card.effects, Carrier.ANGLER, dice)
    return sentences if card.until == Until.NEVER else (*sentences, UNTIL_WORDS[card.until])


def round_words(card: ClockCard | WeatherCard, dice: bool) -> tuple[Words, ...]:
    """What a Clock or Weather card does for the round, sentence by sentence."""
    return _sentences(card.effects, Carrier.ROUND, dice)


def location_words(location: Location, dice: bool) -> tuple[Words, ...]:
    """What a Location does at its spot, sentence by sentence."""
    return _sentences(location.effects, Carrier.LOCATION, dice)


def lake_words(card: LakeCard, dice: bool) -> tuple[Words, ...]:
    """What an event does, or on what a fish bites and how it fights, sentence by sentence."""
    if card.is_fish:
        return (bite_words(card), fight_words(card, dice))
    return _sentences(card.effects, Carrier.EVENT, dice)


def _sentences(effects: Effects, carrier: Carrier, dice: bool) -> tuple[Words, ...]:
    return tuple(effect_words(effect, carrier, dice) for effect in effects)


def bite_words(fish: LakeCard) -> Words:
    """On what Lures a fish bites."""
    return ("Bites on ", *wanted_words(fish), ".")


def wanted_words(fish: LakeCard) -> Words:
    """What a fish wants of a Lure: all of its bait, or any Lure, or any of one kind."""
    wanted = fish.bites_if
    if fish.bait:
        return (*listed(tuple((BAIT_SYMBOLS[bait],) for bait in fish.bait)), *condition_words(wanted))
    kind = "" if wanted.lure is None else f"{LURE_NAMES[wanted.lure]} "
    rest = Condition(None, wanted.bait, wanted.power_ge, wanted.power_le, wanted.attempt_ge)
    return (f"any {kind}Lure", *condition_words(rest))


def power_words(card: LakeCard, face_up: bool) -> str:
    """The Power of a fish as it lies, and why it is more than what is printed (TF-40)."""
    more = f", {signed(FACE_UP_POWER)} because it lies face up" if face_up else ""
    return f"Power {card.power}{more}"


def fight_words(fish: LakeCard, dice: bool) -> Words:
    """How many Fight cards a fish fights with, or with which dice."""
    if not dice:
        return (f"Fights with {count(fish.fight, 'Fight card')}.",)
    names = listed(tuple((colour.name.lower(),) for colour in fish.dice))
    again = ", and blanks are rolled once more" if fish.reroll else ""
    return ("Fights with the ", *names, " die" if len(fish.dice) == 1 else " dice", f"{again}.")


def ai_words(side: AiSide, anglers: int) -> tuple[Words, Words]:
    """What the AI Angler does against so many anglers: in the Bait Shop, and at the lake."""
    places = tuple((str(place + 1),) for place in side.shop)
    one = len(places) == 1
    if anglers > 1 and not one:
        shop: Words = ("Shop: one of the cards at ", *listed(places), " leaves the game.")
    else:
        shop = ("Shop: the card at " if one else "Shop: the cards at ", *listed(places))
        shop = (*shop, " leaves the game." if one else " leave the game.")
    spot = "a spot of your choice" if side.spot is None else f"spot {side.spot + 1}"
    return shop, (f"Lake: {_DEEDS[side.deed].format(spot)}.",)


_DEEDS = {
    AiDeed.CATCH: "the AI catches a fish at {}",
    AiDeed.REMOVE: "the top card of {} leaves the game",
    AiDeed.FLIP: "the top card of {} is turned face up",
}


def effect_words(effect: Effect, carrier: Carrier, dice: bool) -> Words:
    """One effect of a card as a sentence, in a game with Fight cards or with `dice`."""
    start, *rest = (
        _strength_and_bait(effect, carrier)
        or _cards_and_scans(effect, carrier)
        or _fight(effect, carrier, dice)
        or _money_and_rest(effect)
    )
    assert isinstance(start, str)
    if carrier == Carrier.EVENT or effect.op == Op.CAST_STRENGTH:
        start = start[0].upper() + start[1:]
    else:
        start = f"{PHASE_NAMES[effect.phase]}: {start}"
    return (start, *rest, *condition_words(effect.condition), ".")


def _strength_and_bait(effect: Effect, carrier: Carrier) -> Words:
    here = " here" if carrier == Carrier.LOCATION else ""
    match effect.op:
        case Op.CAST_STRENGTH:
            lasting = " for the rest of the turn" if carrier == Carrier.EVENT else ""
            return (f"Cast Strength {signed(effect.n)}{here}{lasting}",)
        case Op.ATTEMPTS if effect.n < 0:
            return (f"{count(-effect.n, 'cast attempt')} fewer, but at least 1",)
        case Op.ATTEMPTS:
            return (f"{count(effect.n, 'cast attempt')} more",)
        case Op.ADD_BAIT:
            lasting = here or " this turn"
            if effect.every_bait:
                return ("the Lure shows every bait symbol", lasting)
            return (f"the Lure also shows {count(effect.n, 'bait symbol')} of your choice", lasting)
        case Op.SNAG:
            return ("your Lure is stuck: draw a Fight card, and pay its symbol or lose the Lure",)
        case _:
            return ()


def _cards_and_scans(effect: Effect, carrier: Carrier) -> Words:
    match effect.op:
        case Op.DRAW:
            return (f"draw {count(effect.n, 'card')}",)
        case Op.DISCARD:
            return (f"discard {count(effect.n, 'card')} from your hand",)
        case Op.TRASH:
            return (f"remove {_up_to(effect.n, 'card')} of your hand or discard pile from the game",)
        case Op.SCAN:
            spots = "this spot" if carrier == Carrier.LOCATION else count(effect.n, "spot")
            return (f"Scan {spots}", f", {effect.depth} cards deep" if effect.depth > 1 else "")
        case Op.SINK:
            return (f"sink the top card of {_up_to(effect.n, 'spot')} that you scanned this turn",)
        case _:
            return ()


def _fight(effect: Effect, carrier: Carrier, dice: bool) -> Words:
    each = "die" if dice else "Fight card"
    match effect.op:
        case Op.BOTTOM if dice:
            return (f"turn {_up_to(effect.n, 'die')} to the opposite face",)
        case Op.BOTTOM:
            return (f"use the small symbol of {_up_to(effect.n, each)}",)
        case Op.REDRAW:
            times = "" if effect.n == 1 else f", up to {effect.n} times"
            return (f"roll a die again{times}" if dice else f"redraw a Fight card{times}",)
        case Op.IGNORE:
            return (f"ignore {effect.n} ", *_ignored(effect))
        case Op.FIGHT:
            fish = "fish here fight" if carrier == Carrier.LOCATION else "the fish fights"
            change = "more" if effect.n > 0 else "fewer, but at least 1"
            return (f"{fish} with {count(abs(effect.n), each)} {change}",)
        case Op.KEEP_LURE:
            return ("a Lure that a POP! would lose goes to your discard pile instead",)
        case _:
            return ()


def _ignored(effect: Effect) -> Words:
    name = "symbol" if effect.n == 1 else "symbols"
    if effect.symbols == COLOURED:
        return (f"{name} other than POP!",)
    return (*listed(tuple((FIGHT_SYMBOLS[symbol],) for symbol in effect.symbols), " or "), f" {name}")


def _money_and_rest(effect: Effect) -> Words:
    match effect.op:
        case Op.CASH:
            return (f"${effect.n} more to spend",)
        case Op.DISCOUNT:
            return (f"each purchase costs ${effect.n} less, but at least $1",)
        case Op.PROTECT:
            return ("lay this card on a spot, where the AI does nothing in its next turn",)
        case Op.HAND_SIZE:
            return (f"hand size {signed(effect.n)}",)
        case Op.FORBID if effect.forbidden is not None:
            return (f"no {TYPE_NAMES[effect.forbidden]} may be played",)
        case _:
            raise LookupError(f"no words for {effect}")


def condition_words(condition: Condition) -> Words:
    """What must hold, to follow a sentence; empty if nothing must."""
    if condition == ALWAYS:
        return ()
    parts: list[Part] = []
    if condition.lure is not None:
        kind = LURE_NAMES[condition.lure]
        parts.append(f" with {'an' if kind[0] == 'A' else 'a'} {kind} Lure")
    if condition.bait is not None:
        parts += [" if the Lure shows ", BAIT_SYMBOLS[condition.bait]]
    parts += _power_words(condition)
    if condition.attempt_ge is not None:
        parts.append(f" from cast attempt {condition.attempt_ge} on")
    return tuple(parts)


def _power_words(condition: Condition) -> list[Part]:
    lowest, highest = condition.power_ge, condition.power_le
    if lowest is not None and highest is not None:
        return [f" against Power {lowest} to {highest}"]
    if lowest is not None:
        return [f" against Power {lowest} or more"]
    if highest is not None:
        return [f" against Power {highest} or less"]
    return []
