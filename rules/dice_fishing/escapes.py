"""Which flipped fish get away (DF-12 to DF-18), all judged on one snapshot of the turn."""

from msgspec import Struct

from rules.dice_fishing.components import Species
from rules.dice_fishing.faces import Face, Faces, all_different, all_same, total
from rules.game import NOTHING


class Snapshot(Struct, frozen=True):
    """What the escape conditions look at.

    unused: how many dice of each face lie on no completed card
    species: of all flipped fish, one entry a card
    """

    unused: Faces
    rerolls: int
    rerolls_allowed: int
    coins_spent: int
    species: tuple[Species, ...]
    pike_held: bool = False
    spared: int = NOTHING


def escapes(fish: Species, turn: Snapshot) -> bool:
    """Whether a flipped fish gets away; never one that Hook Set (DF-30) or Lucky Tackle (DF-35) holds."""
    if fish == turn.spared:
        return False
    match fish:
        case Species.TROUT:  # DF-12
            return False
        case Species.PIKE:  # DF-13
            return not turn.pike_held and 0 < turn.rerolls_allowed == turn.rerolls
        case Species.KING_SALMON:  # DF-14
            return turn.coins_spent > 0
        case Species.STURGEON:  # DF-15
            return turn.unused[Face.BOOT] > 0
        case Species.PERCH:  # DF-16
            return total(turn.unused) >= 2 and all_same(turn.unused)
        case Species.IDE:  # DF-17
            return set(turn.species) != {Species.IDE}
        case Species.WALLEYE:  # DF-18
            return total(turn.unused) >= 2 and all_different(turn.unused)
