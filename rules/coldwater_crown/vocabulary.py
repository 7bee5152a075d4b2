"""Every action that could ever be legal in Coldwater Crown."""

from functools import cache
from itertools import chain

from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import ChooseDraws
from rules.coldwater_crown.bait import Bait, Colour
from rules.coldwater_crown.components import MOST_SPOTS, ZONES
from rules.coldwater_crown.pieces import UNFINISHED
from rules.game import Action

_TWO_OF_EACH: Bait = (2,) * len(Colour)  # type: ignore[assignment]
_EVERYTHING = (_TWO_OF_EACH,) * ZONES
"""A board on which every Reel and every Lure has its bait."""


@cache
def vocabulary(fish: int) -> tuple[Action, ...]:
    """Every action that could ever be legal with so many fish cards, simple ones first."""
    return (
        *actions.PLACE,
        *actions.REMOVE,
        *actions.FILL,
        *actions.TAKE,
        actions.TAKE_TOP_MASTER,
        actions.SKIP_PORT,
        *actions.CATCH,
        actions.TAKE_FISH,
        actions.TAKE_DECK_FISH,
        *actions.ROD,
        *actions.LINE,
        actions.END_STEP,
        ChooseDraws(1),
        ChooseDraws(2),
        actions.GIVE_MASTER,
        actions.SPILL_BAIT,
        actions.WITHHOLD,
        *[actions.submit(card) for card in range(fish)],
        *chain.from_iterable(actions.reels(_EVERYTHING)),
        *chain.from_iterable(actions.lures(_EVERYTHING)),
        *actions.puts((MOST_SPOTS,) * UNFINISHED, MOST_SPOTS * UNFINISHED),
    )
