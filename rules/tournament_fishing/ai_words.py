"""What anglers choose against AI Anglers, and two of them together, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.game import UNKNOWN
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import AnyAction
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effect_words import count
from rules.tournament_fishing.helping import CounteringTogether
from rules.tournament_fishing.joint_buy import BuyingTogether, Preparing
from rules.tournament_fishing.joint_payment import PayingTogether
from rules.tournament_fishing.lending import request
from rules.tournament_fishing.names import card, counters_of, fish, spot_name
from rules.tournament_fishing.together import Deciding, partner
from rules.words import SeatRef, Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


def describe_joint(state: FishingState, seat: int, action: AnyAction) -> Words:
    """A choice that there is only against AI Anglers; empty for any other."""
    match action:
        case actions.RemoveFromRow(place):
            return (f"remove at place {place + 1}: ", card(state.supply[place]))
        case actions.PointAt(spot):
            return (f"{spot_name(spot)}", *_lying_there(state, spot))
        case actions.GiveTo(other):
            return ("give it to ", SeatRef(other))
        case actions.KeepCard(number):
            return ("keep ", card(number))
        case actions.CounterWithTheirs(number):
            return (*_theirs(state, seat, number), " ", *counters_of(number))
        case actions.PayWithTheirs(number):
            return (*_theirs(state, seat, number), f" for ${ANGLER[number].cash}")
        case actions.Agree() | actions.Insist():
            return _answering(state, agrees=action == actions.AGREE)
        case _:
            return _otherwise(state, action)


def _theirs(state: FishingState, seat: int, number: int) -> Words:
    """A card of the other one's, who is asked first where the two confirm what they do."""
    how = "ask to discard " if state.setup.confirm else "discard "
    return (how, card(number), " of ", SeatRef(partner(seat)))


def _lying_there(state: FishingState, spot: int) -> Words:
    here = state.spots[spot]
    if here.anchors:
        return (": nothing, because of the Anchor",)
    if not here.cards or here.cards[0].card == UNKNOWN:
        return (f": {count(len(here.cards), 'card')}, not seen",)
    return (": on top ", fish(here.cards[0].card))


def _answering(state: FishingState, *, agrees: bool) -> Words:
    """What it comes to if the one who is asked agrees, or insists."""
    match state.agenda[0]:
        case Deciding() as task if not agrees:
            return ("insist: ", *task.in_words(state, task.first))
        case Deciding() as task:
            return ("agree: ", *task.in_words(state, task.other or task.first))
        case PayingTogether(named=named):
            return ("agree: pay with ", *request(named, state.first))
        case CounteringTogether(seat=seat, named=named):
            return ("agree: discard ", *request(named, seat))
        case _:
            return ()


def _otherwise(state: FishingState, action: AnyAction) -> Words:
    """Familiar choices that mean something else where two decide."""
    match state.agenda[0]:
        case BuyingTogether(steps=steps) as task if action == actions.END_BUYING:
            return ("no more: ", *task.in_words(state, steps)) if steps else ("buy nothing",)
        case Preparing() if action == actions.DECLINE:
            return ("go on and choose what to buy",)
        case _:
            return ()
