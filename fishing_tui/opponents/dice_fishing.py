"""The simple computer player of Dice Fishing: weighs every sensible move by what it brings on average.

It looks one move ahead. While it may choose again, it keeps dice beside the cards and places them only
where they complete one.
"""

from typing import TYPE_CHECKING

from fishing_tui.opponents import Opponent
from fishing_tui.opponents.dice_fishing_ideas import POWER_WORTH, consolation, ideas, power_ideas
from fishing_tui.opponents.dice_fishing_prizes import prizes
from rules.dice_fishing.actions import (
    CHUM,
    DECLINE,
    NEW_SPOT,
    ROLL,
    FishFinder,
    KeepPower,
    LandingNet,
    LuckyTackle,
    TakePower,
)
from rules.dice_fishing.failure import failed
from rules.dice_fishing.landing import Netting, Sparing
from rules.dice_fishing.pieces import Power
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.turn import Fishing, Starting

if TYPE_CHECKING:
    from rules.chance import Chance
    from rules.game import Action, AnyGame, State

FAVOURITES = (
    Power.CHUM,
    Power.LANDING_NET,
    Power.HOOK_SET,
    Power.LUCKY_TACKLE,
    Power.NEW_SPOT,
    Power.FISH_FINDER,
    Power.CHANGE_BAIT,
)
"""The Power cards, the most useful first."""

POOR = 0.3
"""A turn that promises no more than this beyond a failed attempt is worth a new row of cards."""


class DiceFisher(Opponent):
    """Chooses by the row, the dice and the catches that its view shows."""

    def choose(
        self, game: "AnyGame", view: "State", actions: "tuple[Action, ...]", chance: "Chance"
    ) -> "Action":
        """The listed action that promises most; the first of those that promise the same."""
        assert isinstance(view, DiceFishingState)
        match view.agenda[0]:
            case Starting():
                return _start(actions)
            case Fishing():
                return _fish(view, actions)
            case Sparing():
                return _spare(view, actions)
            case Netting():
                return _net(view, actions)
            case _:
                return min(actions, key=_rank_of_power)


def _start(actions: "tuple[Action, ...]") -> "Action":
    """Fish Finder helps most before the dice are rolled; everything else can wait."""
    looks = [action for action in actions if isinstance(action, FishFinder)]
    return looks[0] if looks else ROLL


def _fish(view: DiceFishingState, actions: "tuple[Action, ...]") -> "Action":
    listed = frozenset(actions)
    worth = prizes(view)
    possible = [*ideas(view, worth), *power_ideas(view, worth)]
    best = max([idea for idea in possible if idea.action in listed], key=lambda idea: idea.worth)
    if NEW_SPOT in listed and best.worth < consolation(view) + POOR:
        return NEW_SPOT
    return best.action


def _spare(view: DiceFishingState, actions: "tuple[Action, ...]") -> "Action":
    """Saves the species that is worth most."""
    worth = prizes(view)

    def saved(action: "Action") -> float:
        if not isinstance(action, LuckyTackle):
            return POWER_WORTH
        flipped = [prize for slot, prize in zip(view.row, worth, strict=True) if slot.flipped]
        return sum(
            [points for prize in flipped for species, points in prize.items() if species == action.species]
        )

    return max(actions, key=saved)


def _net(view: DiceFishingState, actions: "tuple[Action, ...]") -> "Action":
    """Another turn, or a small fish if it beats what is earned without it."""
    if CHUM in actions:
        return CHUM
    worth = prizes(view)
    nets = [action for action in actions if isinstance(action, LandingNet)]
    best = max(nets, key=lambda action: sum(worth[action.slot].values()))
    needed = POWER_WORTH + (consolation(view) if failed(view) else 0)
    return best if sum(worth[best.slot].values()) > needed else DECLINE


def _rank_of_power(action: "Action") -> int:
    assert isinstance(action, TakePower | KeepPower)
    return FAVOURITES.index(Power(action.power))
