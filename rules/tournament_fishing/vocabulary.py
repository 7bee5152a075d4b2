"""Every action that could ever be legal in Tournament Fishing."""

from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import AnyAction
from rules.tournament_fishing.card_files import POSITIONS
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.copies import kinds
from rules.tournament_fishing.effects import Bait, LureKind, Op
from rules.tournament_fishing.pieces import SPOTS, Setup

_DICE = 3


def vocabulary(setup: Setup) -> tuple[AnyAction, ...]:
    """All that could be legal at a table, the simple ones first."""
    return (
        actions.END_SEARCH,
        actions.DRAW_CARDS,
        actions.DECLINE,
        actions.STOP_CASTING,
        actions.LOSE_LURE,
        actions.KEEP_LURE,
        actions.FACE_FIGHT,
        actions.LET_GO,
        actions.END_BUYING,
        actions.AGREE_TO_END,
        actions.FISH_ON,
        actions.USE_CLOCK,
        actions.USE_WEATHER,
        *_at_the_lake(setup),
        *[actions.show_bait(int(bait)) for bait in Bait],
        *_about_results(_DICE if setup.dice else actions.MOST_RESULTS),
        *[actions.buy(place) for place in range(POSITIONS)],
        *_about_cards(setup),
        *_against_rivals(setup),
        *_together(setup),
    )


def _at_the_lake(setup: Setup) -> list[AnyAction]:
    return [
        action(spot)
        for action in (actions.use_location, actions.scan, actions.sink, actions.cast_at)
        for spot in range(SPOTS[setup.seats])
    ]


def _about_results(most: int) -> list[AnyAction]:
    return [
        action(result)
        for action in (actions.use_small, actions.redraw, actions.ignore)
        for result in range(most)
    ]


def _about_cards(setup: Setup) -> list[AnyAction]:
    cards = kinds()
    about: list[AnyAction] = [
        action(card)
        for action in (
            actions.play,
            actions.use_card,
            actions.trash,
            actions.trash_discarded,
            actions.discard,
            actions.counter,
            actions.pay,
        )
        for card in cards
    ]
    about += [actions.buy_from_bucket(card) for card in cards if ANGLER[card].lure == LureKind.LIVE]
    about += [
        actions.lay_anchor(card, spot)
        for card in cards
        if any([effect.op == Op.PROTECT for effect in ANGLER[card].effects])
        for spot in range(SPOTS[setup.seats])
    ]
    return about


def _against_rivals(setup: Setup) -> list[AnyAction]:
    """What AI Anglers leave to the anglers."""
    return [actions.point_at(spot) for spot in range(SPOTS[setup.seats])] if setup.rivals else []


def _together(setup: Setup) -> list[AnyAction]:
    """What two decide together, and the cards they use of each other's."""
    if not setup.together:
        return []
    decided: list[AnyAction] = [actions.remove_from_row(place) for place in range(POSITIONS)]
    decided += [actions.give_to(seat) for seat in range(setup.seats)]
    shared = (actions.counter_with_theirs, actions.pay_with_theirs)
    decided += [action(card) for action in shared for card in kinds()]
    if setup.confirm:
        decided += [actions.AGREE, actions.INSIST, *map(actions.keep_card, kinds())]
    return decided
