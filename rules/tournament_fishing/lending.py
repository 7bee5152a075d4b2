"""Hand cards that one angler names and the other holds: nobody's is used without consent (TF-44, TF-45)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from rules.agenda import Part
from rules.game import Action
from rules.piles import without
from rules.tournament_fishing import actions
from rules.tournament_fishing.hands import distinct
from rules.tournament_fishing.names import cards
from rules.tournament_fishing.together import partner
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand card that was named for use, and whose it is."""

    seat: int
    card: int


def free(state: FishingState, seat: int, named: tuple[Named, ...], kept: tuple[int, ...]) -> tuple[int, ...]:
    """The hand cards of a seat that were not named yet and are not kept back."""
    hand = state.anglers[seat].hand
    for one in named:
        if one.seat == seat:
            hand = without(hand, one.card)
    for card in kept:
        hand = without(hand, card) if card in hand else hand
    return hand


def cards_named(named: tuple[Named, ...], seat: int) -> tuple[int, ...]:
    """Those of a seat among the named cards."""
    return tuple([one.card for one in named if one.seat == seat])


def asks_partner(state: FishingState, seat: int, named: tuple[Named, ...]) -> bool:
    """Whether the partner of a seat must consent to what that seat has named (TF-44)."""
    return state.setup.confirm and any([one.seat != seat for one in named])


def consents(named: tuple[Named, ...], seat: int) -> tuple[Part, ...]:
    """The answers of a seat whose cards were named: agree to all, or keep one of them."""
    keeps = [actions.keep_card(card) for card in distinct(cards_named(named, seat))]
    return _AGREE, actions.part(*keeps)


def owned_and_theirs(
    usable: list[int],
    own: tuple[int, ...],
    theirs: tuple[int, ...],
    use: Callable[[int], Action],
    use_theirs: Callable[[int], Action],
) -> tuple[Part, Part]:
    """The actions that use cards: those of the own hand, and those of the other one's."""
    return (
        actions.part(*[use(card) for card in usable if card in own]),
        actions.part(*[use_theirs(card) for card in usable if card in theirs]),
    )


def request(named: tuple[Named, ...], asking: int) -> Words:
    """The cards of the other one's that a seat would use, as a list."""
    return cards(cards_named(named, partner(asking)))


_AGREE = actions.part(actions.AGREE)
