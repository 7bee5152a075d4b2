"""Every action that could ever be legal in Dice Fishing."""

from functools import cache
from itertools import combinations, product

from rules.dice_fishing import actions
from rules.dice_fishing.actions import (
    AnyAction,
    FishFinder,
    KeepPower,
    LuckyTackle,
    Place,
    Reroll,
    TakePower,
    TurnDie,
)
from rules.dice_fishing.components import Species
from rules.dice_fishing.faces import DICE, Face, Faces
from rules.dice_fishing.pieces import ROW, Power
from rules.dice_fishing.power_cards import LOOKS

BAITS_AT_MOST = 5


@cache
def vocabulary() -> tuple[AnyAction, ...]:
    """All of them; what is done with dice comes first, since it is what a player mostly means."""
    return (
        actions.ROLL,
        actions.STOP,
        *[Reroll(dice) for dice in _dice(DICE)],
        *[Place(slot, dice) for slot in range(ROW) for dice in _dice(BAITS_AT_MOST) if not dice[Face.BOOT]],
        *[TurnDie(face, to, lifted) for face, to, lifted in product(Face, Face, (False, True)) if face != to],
        *[TakePower(power) for power in Power],
        *[KeepPower(power) for power in Power],
        actions.HOOK_SET,
        actions.CHUM,
        actions.CHANGE_BAIT,
        actions.NEW_SPOT,
        actions.DECLINE,
        *[actions.LandingNet(slot) for slot in range(ROW)],
        *[LuckyTackle(species) for species in Species],
        *[FishFinder(slots) for size in range(1, LOOKS + 1) for slots in combinations(range(ROW), size)],
    )


def _dice(most: int) -> list[Faces]:
    """Every choice of one die up to `most` dice."""
    every = product(range(most + 1), repeat=len(Face))
    return [dice for dice in every if 0 < sum(dice) <= most]  # type: ignore[misc]
