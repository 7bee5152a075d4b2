"""What the fish of the row are worth to a player of Dice Fishing, trophies in sight included."""

from typing import TypeAlias

from fishing_tui.opponents.dice_fishing_odds import Risks
from rules.dice_fishing.components import CARDS, FLOATS, VALUES, Species
from rules.dice_fishing.pieces import Slot
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_vp, wanted
from rules.game import UNKNOWN, Seat

Prize: TypeAlias = dict[Species, float]
"""What a card is worth as each species it may be, times how likely it is that species."""

NEARNESS = (0.0, 1.0, 0.35, 0.12, 0.05, 0.02, 0.01, 0.0)
"""The share of a token that a wanted fish is worth, by how many species are missing before it is caught."""

CLOSE_RACE, OPEN_RACE = 0.4, 0.15
"""The share of a majority that one more fish is worth."""


def prizes(view: DiceFishingState) -> tuple[Prize, ...]:
    """By place of the row, what each card is worth to whose turn it is; a gap is worth nothing."""
    extra = {species: _trophies(view, species) for species in Species}
    return tuple([_prize(slot, extra) for slot in view.row])


def hooked(places: tuple[int, ...], worth: tuple[Prize, ...], risk: Risks) -> float:
    """What the fish on these places bring if they are flipped together, on average."""
    return sum([_brought(place, places, worth, risk) for place in places])


def _brought(place: int, places: tuple[int, ...], worth: tuple[Prize, ...], risk: Risks) -> float:
    points = 0.0
    for species, value in worth[place].items():
        if species is Species.IDE:
            points += value * _all_ide([worth[other] for other in places if other != place])
        else:
            points += value * (1 - risk[species])
    return points


def _all_ide(others: list[Prize]) -> float:
    odds = 1.0
    for prize in others:
        odds *= (Species.IDE in prize) / len(prize)
    return odds


def _prize(slot: Slot, extra: dict[Species, float]) -> Prize:
    if slot.empty:
        return {}
    could_be = FLOATS[slot.float].could_be if slot.card == UNKNOWN else (CARDS[slot.card].species,)
    return {species: (slot.vp + extra[species]) / len(could_be) for species in could_be}


def _trophies(view: DiceFishingState, species: Species) -> float:
    return _tokens(view, species) + _majority(view, species)


def _tokens(view: DiceFishingState, species: Species) -> float:
    owned = {CARDS[card].species for card in view.active.catch}
    points = 0.0
    for token in view.tokens:
        missing = wanted(token) - owned
        if species in missing:
            points += token_vp(token, view.setup.seats) * NEARNESS[len(missing)]
    return points


def _majority(view: DiceFishingState, species: Species) -> float:
    counts = [_count(view, seat, species) for seat in range(len(view.players))]
    mine = counts.pop(view.turn.seat)
    close = -1 <= mine - max(counts) <= 0
    return VALUES["majority"] * (CLOSE_RACE if close else OPEN_RACE)


def _count(view: DiceFishingState, seat: Seat, species: Species) -> int:
    return sum([CARDS[card].species == species for card in view.players[seat].catch])
