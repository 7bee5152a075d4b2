"""Setting up: options, decks, the lake, the round cards, who begins (TF-02 to TF-07, TF-36, TF-37)."""

import pytest
from pydantic import ValidationError

from rules.game import NOTHING
from rules.tournament_fishing.components import ANGLER, CLOCK, STARTING, Colour
from rules.tournament_fishing.copies import copies, rods_and_boats, shop_cards, starting_cards
from rules.tournament_fishing.effects import CardType
from rules.tournament_fishing.events import FirstDrawn, GearDealt
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import Stream
from rules.tournament_fishing.setup import lay_out_game
from rules.tournament_fishing.state import FishingState


def laid(seed: str = "seed", **options: object) -> FishingState:
    return lay_out_game(Options(**options), seed)  # type: ignore[arg-type]


@pytest.mark.rule("TF-02a")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_angler_has_ten_cards_a_rod_and_a_boat(seats: int) -> None:
    rods, boats = map(set, rods_and_boats())
    for angler in laid(seats=seats).anglers:
        own = [*angler.hand, *angler.deck]
        assert len(own) == 12
        assert sum(card in rods for card in own) == sum(card in boats for card in own) == 1
        assert sorted(card for card in own if card not in rods | boats) == sorted(starting_cards())


@pytest.mark.rule("TF-02a", "TF-02c")
def test_rods_and_boats_are_drawn_at_random_and_shown() -> None:
    dealt = set()
    for number in range(30):
        step = GAME.opening(Options(seats=4), f"{number}")
        gear = [event for event in step.events if isinstance(event, GearDealt)]
        assert [event.seat for event in gear] == [0, 1, 2, 3]
        assert len({event.rod for event in gear}) == len({event.boat for event in gear}) == 4
        assert all(GAME.witness(event, None) == event for event in gear)
        dealt |= {event.rod for event in gear} | {event.boat for event in gear}
    assert dealt == {card for kind in rods_and_boats() for card in kind}


def test_each_deck_is_shuffled_from_a_stream_of_its_own() -> None:
    assert laid(seats=3).chance.drawn[Stream.DECKS :] == (1, 1, 1, 0)
    assert [angler.deck for angler in laid(seats=3).anglers[:2]] == [angler.deck for angler in laid().anglers]


@pytest.mark.rule("TF-02b")
def test_each_draws_six() -> None:
    assert [len(angler.hand) for angler in laid(seats=3).anglers] == [6, 6, 6]


@pytest.mark.rule("TF-01a")
def test_copies_are_one_card_in_whatever_colour() -> None:
    known = copies()
    for colour in Colour:
        assert [known[card] for card in STARTING[colour]] == list(starting_cards())
    assert len(set(known.values())) == 61
    assert all(ANGLER[card].design == ANGLER[known[card]].design for card in known)


@pytest.mark.rule("TF-03a")
def test_five_cards_of_the_shop_lie_in_the_row() -> None:
    state = laid()
    assert len(state.supply) == 5 and len(state.shop_deck) == 79
    assert sorted(state.supply + state.shop_deck) == sorted(shop_cards())
    assert laid("other").supply != state.supply


@pytest.mark.rule("TF-04a", "TF-04b")
@pytest.mark.parametrize(("seats", "spots", "depth"), [(1, 5, 8), (2, 5, 8), (3, 8, 5), (4, 10, 4)])
def test_seven_lake_cards_are_left_out_and_the_others_form_spots(seats: int, spots: int, depth: int) -> None:
    state = laid(seats=seats)
    assert [len(spot.cards) for spot in state.spots] == [depth] * spots
    assert len(state.box) == 7 and spots * depth == 40
    assert all(GAME.view(state, seat).box == (-1,) * 7 for seat in range(seats))


@pytest.mark.rule("TF-05a")
def test_clock_effects_are_always_on_in_a_competition() -> None:
    with pytest.raises(ValidationError, match="always on"):
        Options(seats=2, clock=False)
    assert not Options(seats=1, clock=False).clock and not Options(seats=2, mode="co-op", clock=False).clock


@pytest.mark.rule("TF-05b", "TF-06c")
def test_weather_and_locations_are_options() -> None:
    without = laid()
    assert not without.weather.cards and all(spot.location == NOTHING for spot in without.spots)
    state = laid(weather=True, locations=True, seats=4)
    assert len(state.weather.cards) == 13 and state.weather != laid("other", weather=True).weather
    laid_out = [spot.location for spot in state.spots]
    assert len(set(laid_out)) == 10 and len(state.spare_locations) == 7
    assert laid_out != [spot.location for spot in laid("other", locations=True, seats=4).spots]


@pytest.mark.rule("TF-05c")
def test_cards_or_dice_is_an_option() -> None:
    assert laid(fight="dice").setup.dice and not laid().setup.dice


@pytest.mark.rule("TF-06a", "TF-06b")
def test_the_clock_has_thirteen_hours_in_order() -> None:
    assert laid().clock.cards == tuple(CLOCK) and len(CLOCK) == 13
    assert [CLOCK[0].hour, CLOCK[12].hour] == ["6 AM", "6 PM"]


@pytest.mark.rule("TF-37a", "TF-37b")
def test_the_clock_is_shuffled_where_its_ai_plays() -> None:
    assert laid(seats=1).clock.cards != tuple(CLOCK)
    assert laid(seats=1, opponents="both").clock.cards != tuple(CLOCK)
    assert laid(seats=1, opponents="weather").clock.cards == tuple(CLOCK)


@pytest.mark.rule("TF-07b")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_is_chosen(seat: int) -> None:
    step = GAME.opening(Options(seats=3, first=str(seat + 1)), "seed")  # type: ignore[arg-type]
    assert step.state.first == step.state.seat == seat  # type: ignore[attr-defined]
    assert not [event for event in step.events if isinstance(event, FirstDrawn)]


@pytest.mark.rule("TF-07b")
def test_or_drawn_by_lot() -> None:
    drawn = set()
    for number in range(30):
        step = GAME.opening(Options(seats=3), f"{number}")
        (event,) = [event for event in step.events if isinstance(event, FirstDrawn)]
        assert event.seat == step.state.first  # type: ignore[attr-defined]
        drawn.add(event.seat)
    assert drawn == {0, 1, 2}


@pytest.mark.rule("TF-36a")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"seats": 3}, ("", "", "")),
        ({"seats": 1}, ("", "Clock AI")),
        ({"seats": 1, "opponents": "weather"}, ("", "Weather AI")),
        ({"seats": 2, "mode": "co-op", "opponents": "both"}, ("", "", "Clock AI", "Weather AI")),
    ],
)
def test_ai_anglers_sit_behind_the_players(options: dict[str, object], seats: tuple[str, ...]) -> None:
    chosen = Options(**options)  # type: ignore[arg-type]
    assert GAME.seats(chosen) == seats
    assert len(lay_out_game(chosen, "seed").rivals) == seats.count("Clock AI") + seats.count("Weather AI")


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"seats": 2, "mode": "solo"}, "mode"),
        ({"seats": 3, "mode": "co-op"}, "mode"),
        ({"seats": 1, "mode": "co-op"}, "mode"),
        ({"seats": 2, "opponents": "both"}, "opponents"),
        ({"seats": 3, "opponents": "weather"}, "opponents"),
        ({"seats": 1, "shop_part": "weather"}, "shop_part"),
        ({"seats": 2, "mode": "co-op", "opponents": "weather", "shop_part": "weather"}, "shop_part"),
        ({"seats": 1, "opponents": "weather", "comparison": "sum"}, "comparison"),
        ({"seats": 2, "mode": "co-op", "opponents": "both", "comparison": "sum"}, "comparison"),
        ({"seats": 4, "realistic": True}, "realistic"),
        ({"seats": 2, "first": "3"}, "first"),
        ({"seats": 5}, "seats"),
        ({"nets": 1}, "nets"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], field: str) -> None:
    with pytest.raises(ValidationError) as mistake:
        Options(**options)  # type: ignore[arg-type]
    assert {error["loc"] for error in mistake.value.errors()} == {(field,)}


def test_one_player_who_chose_no_other_mode_plays_solo() -> None:
    assert Options(seats=1).mode == "solo" and Options().mode == "competitive"
    assert lay_out_game(Options(seats=1), "seed").setup.rivals == ("clock",)


def test_equal_seeds_give_equal_games() -> None:
    assert GAME.new(Options(), "seed") == GAME.new(Options(), "seed") != GAME.new(Options(), "other")


def test_rods_and_boats_are_of_types_of_their_own() -> None:
    rods, boats = rods_and_boats()
    assert {ANGLER[card].type for card in rods} == {CardType.ROD}
    assert {ANGLER[card].type for card in boats} == {CardType.BOAT}
