"""What a player can choose in Dice Fishing. Equal actions are one object: made once and kept."""

from functools import cache

from rules.agenda import Part
from rules.dice_fishing.faces import Face, Faces, subsets
from rules.game import Action


class Roll(Action, frozen=True):
    """Roll all six dice (DF-06)."""


class Place(Action, frozen=True):
    """Put these dice on bait spaces of one row card (DF-07)."""

    slot: int
    dice: Faces


class Reroll(Action, frozen=True):
    """Roll these unplaced dice again (DF-08)."""

    dice: Faces


class TurnDie(Action, frozen=True):
    """Spend a coin to turn one unplaced die to another face (DF-09).

    lifted: the die is one that Change the Bait lifted
    """

    face: int
    to: int
    lifted: bool = False


class Stop(Action, frozen=True):
    """Stop fishing and check the catch (DF-10)."""


class HookSet(Action, frozen=True):
    """One reroll more, and no Pike gets away (DF-30)."""


class Chum(Action, frozen=True):
    """Take another turn, without rerolls (DF-31)."""


class ChangeBait(Action, frozen=True):
    """Lift all placed dice (DF-32)."""


class LandingNet(Action, frozen=True):
    """Take a row fish worth 2 VP (DF-33)."""

    slot: int


class NewSpot(Action, frozen=True):
    """Discard the row and reveal five new cards (DF-34)."""


class LuckyTackle(Action, frozen=True):
    """Keep one species from getting away (DF-35)."""

    species: int


class FishFinder(Action, frozen=True):
    """Look secretly at up to three row cards (DF-36)."""

    slots: tuple[int, ...]


class Decline(Action, frozen=True):
    """Play no Power card now."""


class TakePower(Action, frozen=True):
    """Take this Power card from the display (DF-29)."""

    power: int


class KeepPower(Action, frozen=True):
    """Keep this one of two Power cards and discard the other (DF-29)."""

    power: int


AnyAction = (
    Roll
    | Place
    | Reroll
    | TurnDie
    | Stop
    | HookSet
    | Chum
    | ChangeBait
    | LandingNet
    | NewSpot
    | LuckyTackle
    | FishFinder
    | Decline
    | TakePower
    | KeepPower
)

ROLL = Roll()
STOP = Stop()
HOOK_SET = HookSet()
CHUM = Chum()
CHANGE_BAIT = ChangeBait()
NEW_SPOT = NewSpot()
DECLINE = Decline()


def part(*actions: Action) -> Part:
    """These actions as a part of a list."""
    return dict.fromkeys(actions)


NO_ACTIONS: Part = {}
JUST_STOP = part(STOP)


@cache
def landing_net(slot: int) -> LandingNet:
    """Landing Net on this place of the row."""
    return LandingNet(slot)


@cache
def placements(slot: int, dice: Faces) -> Part:
    """Every way to place some of these dice on one card, most dice first."""
    return part(*[Place(slot, some) for some in subsets(dice)])


@cache
def rerolls(dice: Faces) -> Part:
    """Every reroll of some of these dice, most dice first."""
    return part(*[reroll(some) for some in subsets(dice)])


@cache
def reroll(dice: Faces) -> Reroll:
    """The reroll of just these dice."""
    return Reroll(dice)


@cache
def reroll_everything(dice: Faces) -> Part:
    """The only reroll at a table that rerolls all unplaced dice."""
    return part(reroll(dice)) if any(dice) else NO_ACTIONS


@cache
def coin_turns(unplaced: Faces, lifted: Faces) -> Part:
    """Every way to turn one of these dice."""
    return part(
        *[
            TurnDie(face, to, is_lifted)
            for dice, is_lifted in ((unplaced, False), (lifted, True))
            for face in Face
            if dice[face]
            for to in Face
            if to != face
        ]
    )
