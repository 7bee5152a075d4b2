"""What every piece of Dice Fishing is and does, for a player who points at it."""

from rules.dice_fishing.components import CARDS, FLOATS, SPECIES_NAMES, VALUES, Species
from rules.dice_fishing.faces import SYMBOLS, Face
from rules.dice_fishing.majorities import majority
from rules.dice_fishing.pieces import SET_TOKENS, VARIETY, Power
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_name, token_vp, wanted
from rules.dice_fishing.words import POWER_NAMES, could_be, dice, seats
from rules.game import UNKNOWN, Seat, Target
from rules.words import Words, listed

ESCAPES: dict[Species, str] = {
    Species.TROUT: "never gets away",
    Species.PIKE: "gets away if every reroll of the turn was used",
    Species.KING_SALMON: "gets away if a coin turned a die this turn; the coins come back",
    Species.STURGEON: "gets away if an unused die shows a Boot",
    Species.PERCH: "gets away if two or more dice are unused and all show the same face",
    Species.IDE: "gets away if a fish of another species was flipped in the same turn",
    Species.WALLEYE: "gets away if two or more dice are unused and all show different faces",
}

FREED_BY: dict[Species, str] = {
    Species.TROUT: "nothing",
    Species.PIKE: "all rerolls used",
    Species.KING_SALMON: "a coin used",
    Species.STURGEON: "an unused Boot",
    Species.PERCH: "unused all alike",
    Species.IDE: "another species",
    Species.WALLEYE: "unused all differ",
}
"""What frees a species, where room is short."""

POWERS: dict[Power, str] = {
    Power.HOOK_SET: "While fishing: one reroll more this turn, and no Pike gets away.",
    Power.CHUM: "After fish are taken: another turn, without any reroll.",
    Power.LANDING_NET: "Before the first roll or after fish are taken: take a fish worth 2 VP from the row. "
    "Such a turn never counts as a failed attempt.",
    Power.NEW_SPOT: "While no die lies on the row: discard the row and lay out five new cards.",
    Power.CHANGE_BAIT: "While fishing: lift all placed dice and place them anew. "
    "Dice that were lifted cannot be rerolled this turn.",
    Power.LUCKY_TACKLE: "After the flip: name a species; no fish of it gets away this turn.",
    Power.FISH_FINDER: "Until fishing stops: look secretly at up to three cards of the row.",
}


_FOURTH = "The fourth of these tokens to be claimed ends the game."


def explain(state: DiceFishingState, target: Target) -> tuple[Words, ...]:
    """Sentences about a piece; empty for one that does not exist."""
    match target:
        case Target("card", slot):
            return _row_card(state, slot) if slot < len(state.row) else ()
        case Target("die" | "face", face):
            return _face(face)
        case Target("power", number):
            return ((POWER_NAMES[Power(number)],), (POWERS[Power(number)],)) if number in list(Power) else ()
        case Target("token", token):
            return _token(state, token) if 0 <= token <= VARIETY else ()
        case Target("species", species):
            return _species(state, Species(species)) if species in list(Species) else ()
        case Target("fish", card):
            return _fish(card) if card in CARDS else ()
        case _:
            return ()


def _row_card(state: DiceFishingState, slot: int) -> tuple[Words, ...]:
    place = state.row[slot]
    if place.empty:
        return ((f"Place {slot + 1} is empty until the row is refilled.",),)
    baits: Words = (f"Card {slot + 1}: {place.vp} VP for ", *dice(place.baits), ".")
    if place.card != UNKNOWN:
        return (baits, *_fish(place.card))
    hint = FLOATS[place.float].hint
    return (baits, (f"Seen from above: {hint}. Could be {could_be(place.float)}.",))


def _fish(card: int) -> tuple[Words, ...]:
    fish = CARDS[card]
    return ((f"{SPECIES_NAMES[fish.species]}, {fish.vp} VP: {ESCAPES[fish.species]}.",),)


def _species(state: DiceFishingState, species: Species) -> tuple[Words, ...]:
    number, most = sum([fish.species == species for fish in CARDS.values()]), VALUES["majority"]
    return (
        (f"{SPECIES_NAMES[species]}: {ESCAPES[species]}.",),
        (f"{number} of the {len(CARDS)} cards. Most of them at the end of the game: {most} VP.",),
        *_leaders(majority(state.players, species)),
    )


def _leaders(leaders: tuple[Seat, ...]) -> tuple[Words, ...]:
    """Who would get the Majority token now; nothing where nobody would."""
    if not leaders:
        return ()
    return ((*seats(leaders), " has the most now." if len(leaders) == 1 else " share the most now."),)


def _face(face: int) -> tuple[Words, ...]:
    if face not in list(Face):
        return ()
    if face == Face.BOOT:
        return ((SYMBOLS[face], ": fits no bait space, and an unused one frees a Sturgeon."),)
    return ((SYMBOLS[face], ": a bait. Place it on a bait space that shows the same."),)


def _token(state: DiceFishingState, token: int) -> tuple[Words, ...]:
    worth = token_vp(token, state.setup.seats)
    if token >= SET_TOKENS:
        first = f"{token_name(token)}, {worth} VP: the first player with all seven species."
        return ((first,), (_FOURTH,))
    species = listed(tuple((SPECIES_NAMES[fish],) for fish in sorted(wanted(token))))
    return (
        (f"{token_name(token)}, {worth} VP: ", *species, "."),
        ("The first player to have them takes it.",),
        (_FOURTH,),
    )
