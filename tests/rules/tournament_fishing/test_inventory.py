"""A component that is lost or doubled is noticed, whatever it is and wherever it lay (TF-01)."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rules.piles import put
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.inventory import missing
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import Angler, Lying, RoundDeck
from rules.tournament_fishing.setup import lay_out_game
from rules.tournament_fishing.state import FishingState


def dealt(seats: int = 2) -> FishingState:
    return lay_out_game(Options(seats=seats, weather=True, locations=True), "inventory")


def with_angler(state: FishingState, **changes: object) -> FishingState:
    angler: Angler = replace(state.anglers[0], **changes)
    return replace(state, anglers=put(state.anglers, 0, angler))


@pytest.mark.rule("TF-01a", "TF-01b", "TF-01c", "TF-01d", "TF-01e", "TF-01f")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_is_dealt_from_one_box(seats: int) -> None:
    assert missing(dealt(seats)) == ""


@pytest.mark.parametrize("options", [{}, {"weather": True}, {"locations": True}, {"fight": "dice"}])
def test_what_is_left_out_is_not_missed(options: dict[str, object]) -> None:
    assert missing(lay_out_game(Options.model_validate(options), "seed")) == ""


ANGLER_CARDS = "the angler cards are not each in one place"
LAKE_CARDS = "the lake cards are not each in one place"
FIGHT_CARDS = "the Fight cards are not each in one place"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: with_angler(s, hand=s.anglers[0].hand[1:]), ANGLER_CARDS),
        (lambda s: with_angler(s, deck=s.anglers[0].deck[1:]), ANGLER_CARDS),
        (lambda s: with_angler(s, discards=s.anglers[0].hand[:1]), ANGLER_CARDS),
        (lambda s: with_angler(s, play=s.anglers[0].hand[:1]), ANGLER_CARDS),
        (lambda s: with_angler(s, attachments=s.anglers[0].hand[:1]), ANGLER_CARDS),
        (lambda s: replace(s, supply=s.supply[1:]), ANGLER_CARDS),
        (lambda s: replace(s, shop_deck=s.shop_deck[1:]), ANGLER_CARDS),
        (lambda s: replace(s, bucket=s.shop_deck[:1]), ANGLER_CARDS),
        (lambda s: replace(s, lost=s.shop_deck[:1]), ANGLER_CARDS),
        (lambda s: replace(s, spare=s.spare[1:]), ANGLER_CARDS),
        (lambda s: replace(s, spots=s.spots[1:]), LAKE_CARDS),
        (lambda s: replace(s, gone=(0,)), LAKE_CARDS),
        (lambda s: replace(s, box=s.box[1:]), LAKE_CARDS),
        (lambda s: with_angler(s, livewell=(0,)), LAKE_CARDS),
        (lambda s: replace(s, fight_deck=s.fight_deck[1:]), FIGHT_CARDS),
        (lambda s: replace(s, fight_discards=s.fight_deck[:1]), FIGHT_CARDS),
        (
            lambda s: replace(s, clock=RoundDeck(s.clock.cards[1:])),
            "the Clock cards are not each in one place",
        ),
        (lambda s: replace(s, weather=RoundDeck(())), "the Weather cards are not each in one place"),
        (lambda s: replace(s, spare_locations=()), "the Locations are not each in one place"),
    ],
)
def test_what_is_lost_or_doubled_is_named(change: Callable[[FishingState], FishingState], said: str) -> None:
    assert missing(change(dealt())) == said


def test_an_event_in_a_livewell_is_no_fish() -> None:
    state = dealt()
    place, spot = next(
        (place, spot) for place, spot in enumerate(state.spots) if not LAKE[spot.cards[0].card].is_fish
    )
    left = put(state.spots, place, replace(spot, cards=spot.cards[1:]))
    changed = replace(with_angler(state, livewell=(spot.cards[0].card,)), spots=left)
    assert missing(changed) == "an event is in a Livewell"


def test_seven_lake_cards_are_left_out() -> None:
    state = dealt()
    moved = replace(state.spots[0], cards=(*state.spots[0].cards, Lying(state.box[0])))
    changed = replace(state, box=state.box[1:], spots=put(state.spots, 0, moved))
    assert missing(changed) == "6 lake cards were left out instead of 7"


def test_a_lure_that_is_cast_lies_in_play() -> None:
    state = dealt()
    turn = replace(state.anglers[0].turn, lure=state.anglers[0].hand[0])
    assert missing(with_angler(state, turn=turn)) == "a Lure is cast that is not in play"
