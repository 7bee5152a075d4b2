"""Why an action cannot be done now: the sentences, with the clause each follows from."""

from typing import TYPE_CHECKING

from rules.dice_fishing.actions import (
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
from rules.dice_fishing.faces import Faces, fits, overlap
from rules.dice_fishing.pieces import Power
from rules.game import NOTHING, Action, Refusal

if TYPE_CHECKING:
    from rules.dice_fishing.state import DiceFishingState

GAME_OVER = Refusal("DF-24c", "The game is over.")

POWER_OF: dict[type[Action], Power] = {
    HookSet: Power.HOOK_SET,
    Chum: Power.CHUM,
    LandingNet: Power.LANDING_NET,
    NewSpot: Power.NEW_SPOT,
    ChangeBait: Power.CHANGE_BAIT,
    LuckyTackle: Power.LUCKY_TACKLE,
    FishFinder: Power.FISH_FINDER,
}
"""The Power card that an action plays."""

MOMENTS: dict[Power, Refusal] = {
    Power.HOOK_SET: Refusal("DF-28f", "Hook Set is played after the first roll, until fishing stops."),
    Power.CHUM: Refusal("DF-28i", "Chum is played at the end of the turn, after fish are taken."),
    Power.LANDING_NET: Refusal(
        "DF-28h", "Landing Net is played before the first roll or after fish are taken."
    ),
    Power.NEW_SPOT: Refusal("DF-28e", "Move to a New Spot is played before fishing stops."),
    Power.CHANGE_BAIT: Refusal(
        "DF-28f", "Change the Bait is played after the first roll, until fishing stops."
    ),
    Power.LUCKY_TACKLE: Refusal("DF-28g", "Lucky Tackle is played after the flip, before fish leave."),
    Power.FISH_FINDER: Refusal("DF-28e", "Fish Finder is played before fishing stops."),
}


def refusal(state: "DiceFishingState", action: Action, fishing: bool) -> Refusal:
    """Why an unlisted action is not possible. `fishing`: dice are rolled and fishing has not stopped."""
    if type(action) in POWER_OF:
        return _no_power(state, action, POWER_OF[type(action)], fishing)
    match action:
        case Roll():
            return Refusal("DF-06b", "The dice have been rolled; reroll the ones that are not placed.")
        case Place() | Reroll() | TurnDie() | Stop() if not fishing:
            return Refusal("DF-10b", "Nobody is fishing with dice at this moment.")
        case Place(slot, dice):
            return _no_place(state, slot, dice)
        case Reroll(dice):
            return _no_reroll(state, dice)
        case TurnDie():
            return _no_turn(state)
        case TakePower():
            return Refusal("DF-29a", "A Power card is taken from the display only after a failed attempt.")
        case KeepPower():
            return Refusal("DF-29c", "Only a player with two Power cards chooses which one to keep.")
        case Decline():
            return Refusal("DF-28d", "There is no Power card to turn down at this moment.")
        case _:
            return Refusal("DF-10b", "That cannot be done at this moment.")


def _no_place(state: "DiceFishingState", slot: int, dice: Faces) -> Refusal:
    if slot >= len(state.row) or state.row[slot].empty:
        return Refusal("DF-07a", "There is no card in that place.")
    if not any(overlap(state.row[slot].missing, state.turn.pool)):
        return Refusal("DF-07a", "No unplaced die shows a bait that this card still needs.")
    if not fits(dice, state.turn.pool):
        return Refusal("DF-07c", "Only unplaced dice can be placed, and these are not all there.")
    return Refusal("DF-07a", "The card has no empty bait spaces for these dice.")


def _no_reroll(state: "DiceFishingState", dice: Faces) -> Refusal:
    turn = state.turn
    if turn.extra:
        return Refusal("DF-31b", "The extra turn that Chum gives has no rerolls.")
    if not turn.rerolls_left:
        return Refusal("DF-08a", f"All {turn.rerolls_allowed} rerolls are used.")
    if not fits(dice, turn.pool):
        return Refusal("DF-08b", "Only unplaced dice can be rerolled, and these are not all there.")
    if not fits(dice, turn.unplaced):
        return Refusal("DF-32c", "Dice that Change the Bait lifted cannot be rerolled this turn.")
    return Refusal("DF-08d", "At this table a reroll takes every unplaced die.")


def _no_turn(state: "DiceFishingState") -> Refusal:
    if not state.active.coins:
        return Refusal("DF-09a", "Turning a die costs a coin, and there is none left.")
    return Refusal("DF-09b", "Only an unplaced die can be turned, to another face than it shows.")


def _no_power(state: "DiceFishingState", action: Action, power: Power, fishing: bool) -> Refusal:
    if not state.setup.advanced:
        return Refusal("DF-04b", "Power cards stay in the box in the basic game.")
    if state.active.power != power:
        return Refusal("DF-28b", "Only the Power card in front of the player can be played.")
    if state.turn.played != NOTHING:
        return Refusal("DF-28c", "One Power card a turn can be played.")
    return _no_effect(state, action, fishing) or MOMENTS[power]


def _no_effect(state: "DiceFishingState", action: Action, fishing: bool) -> Refusal | None:
    """Why a card at its right moment has nothing to work on; None if the moment is wrong."""
    before_stop = fishing or not state.turn.rolled
    match action:
        case ChangeBait() if fishing:
            return Refusal("DF-32a", "No die is placed, so there is nothing to rearrange.")
        case NewSpot() if before_stop and not state.deck:
            return Refusal("DF-34b", "The deck is empty, so there is no new spot to move to.")
        case NewSpot() if before_stop:
            return Refusal("DF-34a", "Dice lie on the row's cards.")
        case FishFinder() if before_stop:
            return Refusal("DF-36a", "Fish Finder looks at cards of the row that are not known yet.")
        case LandingNet() if not fishing:
            return Refusal("DF-33a", "Landing Net takes a fish worth 2 VP.")
        case LuckyTackle() if state.turn.rolled and not fishing:
            return Refusal("DF-35b", "No flipped fish of that species would get away.")
        case _:
            return None
