"""Whether every component is in exactly one place (DF-01 to DF-04)."""

from rules.dice_fishing.components import CARDS
from rules.dice_fishing.faces import DICE, total
from rules.dice_fishing.failure import KeepingPower
from rules.dice_fishing.pieces import COINS, VARIETY, Power
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.turn import Fishing, Starting
from rules.game import NOTHING


def missing(state: DiceFishingState) -> str:
    """What is lost or doubled in a whole state, as a sentence; empty if all is there."""
    fish = [*state.deck]
    fish += [slot.card for slot in (*state.row, *state.discards) if not slot.empty]
    tokens = list(state.tokens)
    powers = [*state.power_deck, *state.display, *state.power_discards]
    powers += [task.drawn for task in state.agenda if isinstance(task, KeepingPower)]
    coins = state.supply
    for player in state.players:
        fish += player.catch
        tokens += player.tokens
        powers += [player.power] if player.power != NOTHING else []
        coins += player.coins
    if sorted(fish) != sorted(CARDS):
        return "the fish cards are not each in one place"
    if sorted(tokens) != list(range(VARIETY + 1)):
        return "the trophy tokens are not each in one place"
    if state.setup.advanced and sorted(powers) != sorted(Power):
        return "the Power cards are not each in one place"
    if coins != COINS:
        return f"there are {coins} coins instead of {COINS}"
    return _dice_missing(state)


def _dice_missing(state: DiceFishingState) -> str:
    """Dice are counted while fishing; those of a landed card lie aside until the next roll."""
    if not state.agenda or not isinstance(state.agenda[0], Starting | Fishing):
        return ""
    dice = total(state.turn.pool) + sum([total(slot.placed) for slot in state.row])
    expected = DICE if state.turn.rolled else 0
    return "" if dice == expected else f"there are {dice} dice instead of {expected}"
