"""The two Steps of a turn, tokens and spaces, and casting (CC-11, CC-12, CC-17, CC-18)."""

import pytest

from rules.coldwater_crown.actions import END_STEP, TAKE_FISH
from rules.coldwater_crown.bait import NO_BAIT
from rules.coldwater_crown.casting import emptied, to_cast
from rules.coldwater_crown.events import (
    BaitCast,
    BaitPut,
    MasterCaught,
    TokenPlaced,
    TokenRemoved,
    TurnBegan,
)
from rules.coldwater_crown.pieces import Space
from tests.rules.coldwater_crown.scripted import (
    CHAR_PRR,
    CRAB_GGB,
    CRAB_GGR,
    DOGFISH_KKR,
    bait,
    board,
    caught,
    deal,
    fill,
    happened,
    legal,
    place,
    play,
    put,
    refused,
    remove,
    table,
    words,
)


@pytest.mark.rule("CC-11a")
def test_the_token_goes_on_any_free_space() -> None:
    step = deal("", tokens="Red1 Yellow1 Green2")
    assert set(legal(step)) == {place(name) for name in ("Port", "Purple", "Blue", "Black")}
    assert refused(step, place("Red")) == "CC-11a"
    step = play(step, place("Blue"))
    assert [(event.space, event.side) for event in happened(step, TokenPlaced)] == [(Space.BLUE, 1)]
    assert table(step).tokens[Space.BLUE] == 1 and table(step).players[0].token == 0
    assert refused(step, place("Black")) == "CC-11a"


@pytest.mark.rule("CC-11b", "CC-12a", "CC-12b")
@pytest.mark.parametrize(("side", "left"), [(1, "gk/gp/ggb/"), (2, "k/p/b/")])
def test_a_1_casts_one_bait_from_each_zone_and_a_2_casts_them_all(side: int, left: str) -> None:
    step = play(deal("ggk/ggp/gggb/", token=side, tokens="Red1 Yellow1 Blue1"), place("Green"))
    assert table(step).players[0].board == board(left)
    assert sum(table(step).discards) == (3 if side == 1 else 7)
    assert happened(step, BaitCast)[0].taken == ((1, 1, 1, 0) if side == 1 else (2, 2, 3, 0))


@pytest.mark.rule("CC-11c")
def test_a_token_other_than_the_one_just_placed_is_removed() -> None:
    step = play(deal("kk", tokens="Red1 Yellow1 Green1"), place("Blue"))
    assert set(legal(step)) == {remove(name) for name in ("Red", "Yellow", "Green")}
    assert refused(step, remove("Blue")) == "CC-11c"
    assert refused(step, remove("Black")) == "CC-11c"
    assert refused(deal("kk"), remove("Red")) == "CC-11c"


@pytest.mark.rule("CC-11c")
def test_the_removed_token_acts_by_its_number_and_space() -> None:
    step = play(deal("ggk/g", tokens="Red1 Yellow1 Green2"), place("Blue"), remove("Green"))
    assert [(event.space, event.side) for event in happened(step, TokenRemoved)] == [(Space.GREEN, 2)]
    assert table(step).players[0].board == board("k")


@pytest.mark.rule("CC-11d", "CC-11e")
@pytest.mark.parametrize("side", [1, 2])
def test_the_removed_token_is_turned_over_and_kept(side: int) -> None:
    step = play(deal("k", tokens=f"Red{side} Yellow1 Green1"), place("Blue"), remove("Red"))
    state = table(step)
    assert state.players[0].token == 3 - side
    assert [Space(space).name for space, token in enumerate(state.tokens) if token] == [
        "GREEN",
        "BLUE",
        "YELLOW",
    ]
    assert happened(step, TurnBegan)[0].seat == state.turn.seat == 1


@pytest.mark.rule("CC-10c")
def test_turns_go_round() -> None:
    step, seats = deal(seats=3, tokens="Red1 Yellow1 Green1"), []
    for placed, removed in (("Blue", "Red"), ("Red", "Blue"), ("Blue", "Red"), ("Red", "Blue")):
        seats.append(table(step).turn.seat)
        step = play(step, place(placed), remove(removed))
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("CC-12c")
def test_casting_without_the_colour_does_nothing() -> None:
    step = play(deal("gk", tokens="Red1 Yellow1 Green1"), place("Blue"))
    assert not happened(step, BaitCast)
    assert table(step).players[0].board == board("gk")
    assert words(deal("gk"), place("Blue")) == "Blue 1: casts nothing"


@pytest.mark.rule("CC-12c")
def test_casting_is_not_a_choice() -> None:
    step = play(deal("gk/gp", tokens="Red1 Yellow1 Blue1"), place("Green"))
    assert set(legal(step)) == {remove(name) for name in ("Red", "Yellow", "Blue")}
    assert table(step).discards == bait("gg")


@pytest.mark.rule("CC-12d")
def test_bait_is_placed_before_the_emptied_zones_catch() -> None:
    step = deal("g/kk", unfinished=(((CRAB_GGR, "gr"),),), tokens="Red1 Yellow1 Blue1")
    step = play(step, place("Green"), put(1))
    names = [type(event).__name__ for event in step.events]
    assert names.index("BaitPut") < names.index("MasterCaught") < names.index("FishCaught")


@pytest.mark.rule("CC-11a", "CC-12a")
def test_a_space_says_what_it_casts_empties_and_catches() -> None:
    step = deal(
        "gg/g/k/", token=2, tokens="Red1 Yellow1 Blue1", fish={"Shore 3": "Flounder 5", "Shore 4": ""}
    )
    assert words(step, place("Green")) == (
        "Green 2: casts green green green, empties Zones 3 and 4: "
        "catches the Flounder at Shore 3 and nothing at Shore 4"
    )
    assert words(step, place("Purple")) == "Purple 2: casts nothing"
    assert words(step, place("Port")) == "Port 2: two Port actions"


def test_what_a_cast_takes_and_empties() -> None:
    laid = board("gg/gk/k/")
    assert to_cast(laid, 0, 1) == (1, 1, 0, 0) and to_cast(laid, 0, 2) == (2, 1, 0, 0)
    assert emptied(laid, (2, 1, 0, 0)) == (0,) and emptied(laid, (0, 0, 1, 0)) == (2,)


@pytest.mark.rule("CC-17a")
def test_each_cast_bait_goes_to_a_card_or_the_pile_as_wished() -> None:
    cards = ((CRAB_GGR, ""), (CRAB_GGB, "g"))
    step = play(deal("gk/gk/gk", unfinished=(cards,), tokens="Red1 Yellow1 Blue1"), place("Green"))
    assert legal(step) == (put(2, 1), put(2, 0), put(1, 1), put(1, 0), put(0, 1), put(0, 0))
    step = play(step, put(1, 1))
    first, second = table(step).players[0].unfinished
    assert first.bait == bait("g") and second.bait == bait("gg")
    assert table(step).discards == bait("g")
    assert happened(step, BaitPut)[0].discarded == 1


@pytest.mark.rule("CC-17b")
def test_only_open_spots_of_cards_already_taken() -> None:
    step = play(
        deal("ggk/", unfinished=(((CRAB_GGR, "g"),),), token=2, tokens="Red1 Yellow1 Blue1"), place("Green")
    )
    assert refused(step, put(2)) == "CC-17b"
    assert refused(step, put(0, 1)) == "CC-17b"
    assert refused(step, fill(3)) == "CC-13a"
    assert refused(deal("g"), put(1)) == "CC-17a"


@pytest.mark.rule("CC-17c")
def test_nothing_is_asked_without_an_open_spot_of_the_colour() -> None:
    cards = ((CHAR_PRR, ""), (CRAB_GGR, "gg"))
    step = play(deal("gk", unfinished=(cards,), tokens="Red1 Yellow1 Blue1"), place("Green"))
    assert table(step).discards == bait("g")
    assert remove("Red") in legal(step)


@pytest.mark.rule("CC-18a")
def test_a_full_card_is_caught_and_its_bait_discarded() -> None:
    step = deal("rk", unfinished=(((CRAB_GGR, "gg"), (DOGFISH_KKR, "")),), tokens="Green1 Yellow1 Blue1")
    step = play(step, place("Red"), put(1, 0))
    player = table(step).players[0]
    assert player.masters == (CRAB_GGR,) and [card.card for card in player.unfinished] == [DOGFISH_KKR]
    assert table(step).discards == bait("ggr")
    assert [event.card for event in happened(step, MasterCaught)] == [CRAB_GGR]


@pytest.mark.rule("CC-18b")
def test_bait_stays_on_a_card_until_it_is_full() -> None:
    step = deal("gk", unfinished=(((CRAB_GGR, "r"),),), tokens="Red1 Yellow1 Blue1")
    step = play(step, place("Green"), put(1), remove("Red"))
    (card,) = table(step).players[0].unfinished
    assert card.bait == bait("gr") and table(step).discards == NO_BAIT


@pytest.mark.rule("CC-27a", "CC-27b", "CC-27e")
def test_a_step_ends_by_itself_without_a_usable_reel_or_lure() -> None:
    step = play(deal("gk", tackle=("Rod",), tokens="Red1 Yellow1 Blue1"), place("Green"))
    assert remove("Red") in legal(step) and table(step).turn.step == 2
    alike = play(deal("g/", tackle=("Lure",), tokens="Red1 Yellow1 Blue1"), place("Green"))
    assert remove("Red") in legal(alike)
    step = play(deal("gk/r", tackle=("Lure",), tokens="Red1 Yellow1 Blue1"), place("Green"))
    assert END_STEP in legal(step) and table(step).turn.step == 1
    assert refused(step, remove("Red")) == "CC-11c"
    step = play(step, END_STEP)
    assert table(step).turn.step == 2 and refused(step, END_STEP) == "CC-27e"
    step = play(step, remove("Blue"))
    assert END_STEP in legal(step) and table(step).players[0].token == 1
    step = play(step, END_STEP)
    assert table(step).turn.seat == 1 and table(step).players[0].token == 2


@pytest.mark.rule("CC-19a")
@pytest.mark.parametrize(
    ("space", "laid", "fish"),
    [
        ("Green", "g/k", "Flounder 5"),
        ("Purple", "k/p", "Wrasse 4"),
        ("Yellow", "k/k/y", "Roach 1"),
        ("Black", "g/g/g/k", "Salmon 9"),
        ("Blue", "b/k", "Perch 5"),
        ("Red", "k/r", "Pike 12"),
    ],
)
def test_emptying_a_zone_catches_by_its_number_and_the_colours_location(
    space: str, laid: str, fish: str
) -> None:
    waters = {
        "Shore 3": "Flounder 5",
        "Shore 4": "Wrasse 4",
        "River 5": "Roach 1",
        "River 6": "Salmon 9",
        "Lake 3": "Perch 5",
        "Lake 4": "Pike 12",
    }
    others = [name for name in ("Purple", "Green", "Blue", "Red") if name != space][:3]
    step = play(deal(laid, fish=waters, tokens=" ".join(f"{name}1" for name in others)), place(space))
    if TAKE_FISH in legal(step):
        step = play(step, TAKE_FISH)
    assert caught(step) == [fish]
