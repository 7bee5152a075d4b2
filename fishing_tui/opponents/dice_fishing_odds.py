"""Odds in Dice Fishing: of completing cards with the rolls that are left, and of fish getting away."""

import math
from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from rules.dice_fishing.components import Species
from rules.dice_fishing.faces import NONE, Face, Faces, all_different, all_same, total

FACES = len(Face)

Missing: TypeAlias = tuple[int, ...]
"""How many dice each wanted face lacks, most first: which faces these are does not matter."""

Risks: TypeAlias = tuple[float, ...]
"""By species, how likely its escape condition is met; an Ide's depends on the other fish and is not here."""


def wanted(missing: Faces) -> Missing:
    """Bait spaces as the odds look at them."""
    return tuple(sorted([count for count in missing if count], reverse=True))


@cache
def completing(missing: Missing, dice: int, rolls: int) -> float:
    """How likely so many dice bring all that is missing, where each roll repeats what was of no use."""
    if not missing:
        return 1.0
    if not rolls or sum(missing) > dice:
        return 0.0
    return sum(
        [
            odds * completing(left, dice - sum(missing) + sum(left), rolls - 1)
            for left, odds in _after_a_roll(missing, dice, FACES).items()
        ]
    )


@cache
def _after_a_roll(missing: Missing, dice: int, faces: int) -> Mapping[Missing, float]:
    """What is missing after a roll, with its odds; the dice show one of so many faces."""
    if not missing:
        return {(): 1.0}
    outcomes: dict[Missing, float] = {}
    for hits in range(dice + 1):
        odds = math.comb(dice, hits) * (faces - 1) ** (dice - hits) / faces**dice
        still = (missing[0] - hits,) if hits < missing[0] else ()
        for rest, rest_odds in _after_a_roll(missing[1:], dice - hits, faces - 1).items():
            left = tuple(sorted(still + rest, reverse=True))
            outcomes[left] = outcomes.get(left, 0.0) + odds * rest_odds
    return outcomes


@cache
def risks(unused: Faces, rolled: int, *, no_rerolls: float, coin_spent: bool) -> Risks:
    """How likely each species gets away with these unused dice and so many more that are yet to be rolled.

    no_rerolls: how likely the turn uses up its rerolls while nothing holds a Pike
    """
    risk = [0.0] * len(Species)
    risk[Species.PIKE] = no_rerolls
    risk[Species.KING_SALMON] = float(coin_spent)
    risk[Species.STURGEON] = 1.0 if unused[Face.BOOT] else 1 - (1 - 1 / FACES) ** rolled
    if total(unused) + rolled >= 2:
        risk[Species.PERCH] = _all_same(unused, rolled)
        risk[Species.WALLEYE] = _all_different(unused, rolled)
    return tuple(risk)


def _all_same(unused: Faces, rolled: int) -> float:
    if not all_same(unused):
        return 0.0
    bound = rolled - 1 if unused == NONE else rolled
    return math.pow(1 / FACES, bound)


def _all_different(unused: Faces, rolled: int) -> float:
    if not all_different(unused):
        return 0.0
    odds = 1.0
    for seen in range(total(unused), total(unused) + rolled):
        odds *= max(0, FACES - seen) / FACES
    return odds
