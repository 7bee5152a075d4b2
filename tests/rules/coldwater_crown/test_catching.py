"""Which fish an emptied Zone catches, in which order, and the restock (CC-19, CC-20, CC-23)."""

import pytest

from rules.coldwater_crown.actions import CATCH, TAKE_DECK_FISH, TAKE_FISH
from rules.coldwater_crown.events import FishCaught, NothingCaught, Restocked, TackleGained
from rules.coldwater_crown.pieces import TOP_OF_DECK
from rules.game import Step
from tests.rules.coldwater_crown.scripted import (
    card,
    caught,
    changed,
    deal,
    happened,
    legal,
    name_of,
    place,
    play,
    reel,
    refused,
    remove,
    table,
    words,
)

TOKENS = "Red1 Yellow1 Blue1"
ZONE_3, ZONE_4, ZONE_5, ZONE_6 = CATCH
SHORE = {"Shore 3": "Wrasse 7", "Shore 4": "Flounder 1", "Shore 5": "Mackerel 6", "Shore 6": "John Dory 8"}


def fish_at(step: Step, location: int) -> list[str]:
    """The fish of a location, Zone by Zone; "" in an empty one."""
    return ["" if fish.empty else name_of(fish.card) for fish in table(step).waters[location]]


@pytest.mark.rule("CC-19a")
def test_only_an_emptied_zone_catches() -> None:
    step = play(deal("gk/g", fish=SHORE, tokens=TOKENS), place("Green"))
    assert caught(step) == ["Flounder 1"]
    assert [fish.card for fish in table(step).players[0].catch] == [card("Flounder 1")]
    assert refused(deal("g"), TAKE_FISH) == "CC-19a"


@pytest.mark.rule("CC-19b")
def test_each_emptied_zone_gives_one_fish_that_cannot_be_turned_down() -> None:
    step = play(deal("gg/gg", token=2, fish=SHORE, tokens=TOKENS), place("Green"))
    assert set(legal(step)) == {ZONE_3, ZONE_4}
    assert refused(step, ZONE_5) == "CC-19b"
    first = play(step, ZONE_4)
    assert caught(first) == ["Flounder 1", "Wrasse 7"]


@pytest.mark.rule("CC-20a")
@pytest.mark.parametrize("edition", ["current", "2016"])
def test_the_player_chooses_the_order_and_sees_each_fish_first(edition: str) -> None:
    step = deal("g/g/g/", fish=SHORE, tokens=TOKENS, edition=edition, mystery=(2,))
    step = play(step, place("Green"))
    assert legal(step) == (ZONE_3, ZONE_4, ZONE_5)
    assert words(step, ZONE_5) == "Zone 5 first: the Mackerel at Shore 5"
    step = play(step, ZONE_5)
    assert caught(step) == ["Mackerel 6"] and legal(step) == (ZONE_3, ZONE_4)
    step = play(step, ZONE_3)
    assert caught(step) == ["Wrasse 7", "Flounder 1"]


@pytest.mark.rule("CC-20b")
def test_in_the_current_edition_the_board_is_restocked_at_the_end_of_the_step() -> None:
    step = deal("g/g", fish=SHORE, decks={"Shore": ("Flounder 5", "Mackerel 2")}, tokens=TOKENS, mystery=(2,))
    step = play(step, place("Green"), ZONE_4)
    assert fish_at(step, 0)[:2] == ["Flounder 5", "Mackerel 2"]
    assert [event.zones for event in happened(step, Restocked)] == [(0, 1)]
    names = [type(event).__name__ for event in step.events]
    assert names == ["ZoneChosen", "FishCaught", "FishCaught", "Restocked"]


@pytest.mark.rule("CC-20b", "CC-20d")
def test_a_later_reel_of_the_step_finds_a_zone_empty() -> None:
    step = deal("g/ppk", tackle=("Reel Lure",), fish=SHORE, tokens=TOKENS)
    step = play(step, place("Green"))
    assert caught(step) == ["Wrasse 7"] and fish_at(step, 0)[0] == ""
    laid = "gg//g/"
    step = deal(laid, tackle=("Reel",), fish={**SHORE, "Shore 3": ""}, tokens=TOKENS)
    step = play(step, reel("g", 3, 3))
    assert [(event.location, event.zone) for event in happened(step, NothingCaught)] == [(0, 0)]
    assert not caught(step) and not table(step).players[0].catch


@pytest.mark.rule("CC-20c")
def test_in_the_2016_edition_the_board_is_restocked_after_each_catch() -> None:
    decks = {"Shore": ("Flounder 5", "Mackerel 2")}
    step = deal("g/g", fish=SHORE, decks=decks, tokens=TOKENS, edition="2016", mystery=(4,))
    step = play(step, place("Green"), ZONE_4)
    assert fish_at(step, 0)[:2] == ["Mackerel 2", "Flounder 5"]
    names = [type(event).__name__ for event in step.events]
    assert names == ["ZoneChosen", "FishCaught", "Restocked", "FishCaught", "Restocked"]


@pytest.mark.rule("CC-20d")
def test_an_empty_zone_gives_nothing_but_zone_5_gives_its_tackle() -> None:
    step = play(deal("k//g/", fish={**SHORE, "Shore 5": ""}, tokens=TOKENS, stack="Line"), place("Green"))
    assert happened(step, NothingCaught) and not happened(step, FishCaught)
    assert len(happened(step, TackleGained)) == 1


@pytest.mark.rule("CC-23a", "CC-23c")
def test_emptying_zone_6_may_catch_the_top_of_the_deck() -> None:
    decks = {"Shore": ("Flounder 5", "Mackerel 2")}
    step = play(deal("k///g", fish=SHORE, decks=decks, tokens=TOKENS, mystery=(2,)), place("Green"))
    assert legal(step) == (TAKE_FISH, TAKE_DECK_FISH)
    assert words(step, TAKE_DECK_FISH) == "catch the top of the Shore deck: the Flounder"
    assert words(step, TAKE_FISH) == "catch the John Dory at Shore 6"
    assert caught(play(step, TAKE_FISH)) == ["John Dory 8"]
    step = play(step, TAKE_DECK_FISH)
    assert caught(step) == ["Flounder 5"] and happened(step, FishCaught)[0].zone == TOP_OF_DECK
    assert fish_at(step, 0)[3] == "John Dory 8"
    assert table(step).decks[0][0].card == card("Mackerel 2")


@pytest.mark.rule("CC-23a")
def test_other_zones_have_no_bonus_card() -> None:
    step = play(deal("g///k", tackle=("Rod",), fish=SHORE, tokens=TOKENS), place("Green"))
    assert refused(step, TAKE_DECK_FISH) == "CC-23a"


@pytest.mark.rule("CC-23b")
def test_there_is_no_bonus_from_an_empty_deck() -> None:
    step = deal("k///g", tackle=("Rod",), fish=SHORE, tokens=TOKENS)
    step = play(changed(step, decks=((), *table(step).decks[1:])), place("Green"))
    assert refused(step, TAKE_DECK_FISH) == "CC-23b" and TAKE_FISH in legal(step)


@pytest.mark.rule("CC-23a", "CC-20d")
def test_the_top_of_the_deck_replaces_an_empty_zone_6() -> None:
    decks = {"Shore": ("Flounder 5",)}
    step = play(deal("k///g", fish={**SHORE, "Shore 6": ""}, decks=decks, tokens=TOKENS), place("Green"))
    assert caught(play(step, TAKE_DECK_FISH)) == ["Flounder 5"]
    assert happened(play(step, TAKE_FISH), NothingCaught)


@pytest.mark.rule("CC-11c", "CC-20b")
def test_a_fish_caught_in_step_1_is_replaced_before_step_2() -> None:
    decks = {"Shore": ("Flounder 5",)}
    step = play(deal("g/p", fish=SHORE, decks=decks, tokens="Purple1 Yellow1 Blue1"), place("Green"))
    assert fish_at(step, 0)[0] == "Flounder 5"
    assert caught(play(step, remove("Purple"))) == ["Flounder 1"]
