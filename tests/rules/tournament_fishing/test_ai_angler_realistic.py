"""A realistic AI Angler must fight for its fish (TF-42)."""

import pytest

from rules.tournament_fishing.actions import DECLINE
from rules.tournament_fishing.ai_events import (
    RivalHooked,
    RivalMetEvent,
)
from rules.tournament_fishing.events import (
    BlanksRerolled,
    FightBegan,
    FightCardsShuffled,
    FishEscaped,
)
from rules.tournament_fishing.game import GAME
from tests.rules.tournament_fishing.ai_tables import (
    CATCH_2,
    CATCH_3,
    FLIP_2,
    WEATHER_CATCHES_2,
    meet,
    none,
    rival,
)
from tests.rules.tournament_fishing.tables import (
    at_bottom,
    fishes,
    happened,
    legal,
    on_top,
    table,
)


@pytest.mark.rule("TF-42a")
@pytest.mark.parametrize(("fight", "escapes"), [("pop/any", True), ("any/blank", False)])
def test_a_realistic_ai_must_fight_and_only_pop_loses_the_fish(fight: str, escapes: bool) -> None:
    lake = {3: "Sauger, Bluegill"}
    step = meet("Mud Worm", ai=CATCH_3, realistic=True, lake=lake, fight=fight)
    assert happened(step, RivalHooked) and len(happened(step, FightBegan)[0].results) == 1
    assert (fishes(rival(step)) == ["Sauger"]) is not escapes
    assert bool(happened(step, FishEscaped)) is escapes and on_top(step, 3) == "Bluegill"
    if escapes:
        assert at_bottom(step, 3) == "Sauger" and len(table(step).spots[2].cards) == 8


@pytest.mark.rule("TF-42a")
@pytest.mark.parametrize(("dice", "escapes"), [("0 0", True), ("1 0", True), ("1 5", False)])
def test_a_realistic_ai_rolls_the_dice_of_the_fish(dice: str, escapes: bool) -> None:
    step = meet("Mud Worm", ai=CATCH_3, realistic=True, lake={3: "Walleye"}, dice=dice)
    assert [result.piece for result in happened(step, FightBegan)[0].results] == [1, 2]
    assert (fishes(rival(step)) == ["Walleye"]) is (dice != "0 0" and dice != "1 0")
    assert bool(happened(step, FishEscaped)) is escapes


@pytest.mark.rule("TF-42b")
def test_a_reshuffle_mark_reshuffles() -> None:
    step = meet("Mud Worm", ai=CATCH_3, realistic=True, lake={3: "Sauger"}, fight="any/blank*")
    assert [shuffled.all_ for shuffled in happened(step, FightCardsShuffled)] == [True]
    assert len(table(step).fight_deck) == 32 and fishes(rival(step)) == ["Sauger"]
    step = meet("Mud Worm", ai=CATCH_3, realistic=True, lake={3: "Sauger"}, fight="any/blank")
    assert len(table(step).fight_deck) == 31 and len(table(step).fight_discards) == 1


@pytest.mark.rule("TF-42c")
def test_for_a_realistic_ai_an_event_ends_the_catch() -> None:
    step = meet("Mud Worm", ai=CATCH_3, realistic=True, lake={3: "SNAG!, Sauger"})
    assert rival(step) == () and on_top(step, 3) == "Sauger" and happened(step, RivalMetEvent)
    assert fishes(table(step).gone[-1:]) == ["SNAG!"] and none(step, FightBegan)


@pytest.mark.rule("TF-42c", "TF-39c")
def test_a_realistic_ai_at_an_empty_spot_goes_to_another() -> None:
    step = meet("Mud Worm", ai=CATCH_2, realistic=True, lake={3: "Sauger"}, bare=True, fight="any/blank")
    assert fishes(rival(step)) == ["Sauger"]


@pytest.mark.rule("TF-42d")
def test_the_fishs_own_number_counts_whatever_the_weather() -> None:
    step = meet(
        "Mud Worm",
        ai=CATCH_3,
        weather_ai=FLIP_2,
        weather_then="Cold Front",
        effects=True,
        realistic=True,
        lake={3: "Sauger"},
    )
    assert len(happened(step, FightBegan)[0].results) == 1
    step = meet(
        "Mud Worm", ai="", weather_ai=WEATHER_CATCHES_2, weather_then="Cold Front", effects=True,
        realistic=True, lake={2: "Muskellunge"}, fight="any/blank any/blank any/blank* blank/any",
    )  # fmt: skip
    assert len(happened(step, FightBegan)[0].results) == 4


@pytest.mark.rule("TF-42d", "TF-20c")
def test_the_fishs_re_roll_mark_counts() -> None:
    step = meet("Mud Worm", ai=CATCH_3, realistic=True, lake={3: "Lake Trout"}, dice="0 5 1 0")
    assert [result.side for result in happened(step, BlanksRerolled)[0].results] == [1, 0]
    assert happened(step, FishEscaped)[0].popped and rival(step) == ()


@pytest.mark.rule("TF-42e", "TF-11f")
def test_all_see_what_escapes_but_the_bottom_card_is_noted_by_nobody() -> None:
    step = meet("Mud Worm", ai=CATCH_3, realistic=True, lake={3: "Sauger"}, fight="pop/any")
    for event in (*happened(step, RivalHooked), *happened(step, FishEscaped)):
        assert GAME.witness(event, 0) == GAME.witness(event, None) == event
    assert table(step).spots[2].cards[-1].seen == 0


@pytest.mark.rule("TF-42a")
def test_two_fish_against_a_realistic_ai_too() -> None:
    step = meet("Mud Worm", "Tin Spoon", ai=CATCH_3, realistic=True, lake={3: "Sauger"}, fight="pop/any")
    assert happened(step, FishEscaped)[0].seat == 2 and DECLINE not in legal(step)
