"""Who holds most of a species, and when that changes (DF-26)."""

from collections.abc import Iterable

from rules.dice_fishing.components import CARDS, Species
from rules.dice_fishing.events import MajorityTaken
from rules.dice_fishing.pieces import Player
from rules.game import Seat


def majority(players: tuple[Player, ...], species: Species) -> tuple[Seat, ...]:
    """Who holds most of a species: by cards, then by VP; all who are still tied; none if nobody has it."""
    strength = [_strength(player, species) for player in players]
    best = max(strength)
    if best == (0, 0):
        return ()
    return tuple([seat for seat, mine in enumerate(strength) if mine == best])


def taken(
    before: tuple[Player, ...], after: tuple[Player, ...], cards: Iterable[int]
) -> tuple[MajorityTaken, ...]:
    """The Majority tokens that count for somebody else once these cards have been caught (DF-26)."""
    changes = []
    for species in sorted({CARDS[card].species for card in cards}):
        held, holders = majority(before, species), majority(after, species)
        if held != holders:
            changes.append(MajorityTaken(species, holders, held))
    return tuple(changes)


def _strength(player: Player, species: Species) -> tuple[int, int]:
    values = [CARDS[card].vp for card in player.catch if CARDS[card].species == species]
    return len(values), sum(values)
