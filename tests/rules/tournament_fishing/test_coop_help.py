"""Help in countering: the other angler's hand, and nothing else of theirs (TF-45)."""

import pytest

from rules.game import Step
from rules.tournament_fishing.actions import AGREE, END_SEARCH, FACE_FIGHT, LET_GO, STOP_CASTING
from rules.tournament_fishing.ai_events import CardKept, Helped
from rules.tournament_fishing.events import Countered, FishCaught, FishEscaped
from rules.tournament_fishing.game import GAME
from tests.rules.tournament_fishing.ai_tables import (
    CATCH_3,
    counters_theirs,
    decides,
    keeps,
    meet,
    none,
)
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    at_bottom,
    casts,
    counters,
    fishes,
    happened,
    legal,
    names,
    on_top,
    play,
    plays,
    refused,
    table,
    uses,
)

SOLD_OUT = "-, -, -, -, -"
LAKE = {1: "Smallmouth Bass", 2: "Pumpkinseed, Walleye"}
REEL = "Bead Jig, Long Bomb"
"""What the one who reels plays to hook the Smallmouth Bass, which fights with two cards."""


def reeling(own: str, theirs: str, fight: str, **options: object) -> Step:
    """A fight of seat 0, with these hands."""
    step = meet(
        f"{REEL}, {own}" if own else REEL,
        theirs,
        ai=CATCH_3,
        lake=LAKE,
        supply=SOLD_OUT,
        fight=fight,
        **options,  # type: ignore[arg-type]
    )
    while asked(step) == "Searching":
        step = play(step, END_SEARCH)
    return play(step, plays("Bead Jig"), plays("Long Bomb"), casts(1))


@pytest.mark.rule("TF-45a")
def test_the_other_ones_cards_counter_too() -> None:
    step = reeling("Overhand Toss", "Slow Retrieve, Tin Spoon", "fish/weeds weeds/anchor")
    assert decides(step) == 0
    assert legal(step) == (counters("Overhand Toss"), counters_theirs("Tin Spoon"), LET_GO)
    assert refused(step, counters_theirs("Slow Retrieve")) == "TF-24a"
    assert refused(step, counters("Tin Spoon")) == "TF-24a"
    assert refused(step, counters_theirs("Chugger")) == "TF-45a"
    step = play(step, counters("Overhand Toss"))
    assert legal(step) == (counters_theirs("Slow Retrieve"), LET_GO)
    step = play(step, counters_theirs("Slow Retrieve"))
    assert decides(step) == 1 and legal(step) == (AGREE, keeps("Slow Retrieve"))
    step = play(step, AGREE)
    assert fishes(angler(step).livewell) == ["Smallmouth Bass"]
    assert [(event.seat, names(event.cards)) for event in happened(step, Countered)] == [
        (0, ["Overhand Toss"])
    ]
    assert [(event.seat, names(event.cards)) for event in happened(step, Helped)] == [(1, ["Slow Retrieve"])]
    assert names(angler(step, 1).discards) == ["Slow Retrieve"]


@pytest.mark.rule("TF-45a")
def test_a_helper_may_counter_everything() -> None:
    step = reeling("", "Overhand Toss, Overhand Toss, Mud Worm", "fish/weeds fish/any")
    assert legal(step) == (counters_theirs("Overhand Toss"), LET_GO)
    step = play(step, counters_theirs("Overhand Toss"), counters_theirs("Overhand Toss"), AGREE)
    assert fishes(angler(step).livewell) == ["Smallmouth Bass"] and none(step, Countered)


@pytest.mark.rule("TF-45a", "TF-21a")
def test_one_card_counters_one_symbol_whoever_holds_it() -> None:
    step = reeling("", "Figure Eight, Mud Worm", "weeds/any fish/weeds")
    step = play(step, counters_theirs("Figure Eight"))
    assert refused(step, counters_theirs("Figure Eight")) == "TF-45a"
    assert legal(step) == (counters_theirs("Mud Worm"), LET_GO)


@pytest.mark.rule("TF-45a", "TF-44k")
def test_where_no_help_is_needed_nobody_is_asked() -> None:
    step = reeling("Overhand Toss", "Tin Spoon", "fish/weeds blank/any")
    step = play(step, counters("Overhand Toss"))
    assert fishes(angler(step).livewell) == ["Smallmouth Bass"] and none(step, Helped)


@pytest.mark.rule("TF-45b")
def test_attachments_and_reel_effects_of_the_helper_are_of_no_use() -> None:
    step = reeling(
        "Tin Spoon", "Landing Net, Smooth Drag", "fish/weeds blank/any", attachments=("", "Smooth Drag")
    )
    assert asked(step) == "CounteringTogether" and decides(step) == 0
    assert refused(step, plays("Landing Net")) == "TF-08a" and refused(step, uses("Smooth Drag")) == "TF-08c"
    assert legal(step) == (counters("Tin Spoon"), counters_theirs("Smooth Drag"), LET_GO)


@pytest.mark.rule("TF-45b")
def test_ones_own_reel_effects_still_are() -> None:
    step = reeling("Landing Net", "Tin Spoon, Landing Net", "fish/weeds blank/any")
    assert asked(step) == "Manipulating" and plays("Landing Net") in legal(step)
    step = play(step, FACE_FIGHT)
    assert legal(step) == (counters_theirs("Tin Spoon"), LET_GO)


@pytest.mark.rule("TF-45c")
def test_if_not_all_is_countered_nobody_discards() -> None:
    step = reeling("Overhand Toss", "Tin Spoon", "fish/weeds anchor/fish")
    assert happened(step, FishEscaped) and at_bottom(step, 1) == "Smallmouth Bass"
    assert names(angler(step).hand) == ["Overhand Toss"] and names(angler(step, 1).hand) == ["Tin Spoon"]


@pytest.mark.rule("TF-45c", "TF-24d")
def test_a_fish_that_is_let_go_costs_nobody_a_card() -> None:
    step = reeling("Overhand Toss", "Slow Retrieve, Tin Spoon", "fish/weeds weeds/anchor")
    step = play(step, counters_theirs("Tin Spoon"), LET_GO)
    assert happened(step, FishEscaped) and none(step, Countered, Helped)
    assert names(angler(step).hand) == ["Overhand Toss"]
    assert names(angler(step, 1).hand) == ["Tin Spoon", "Slow Retrieve"]


@pytest.mark.rule("TF-44i", "TF-45c", "TF-44k")
def test_a_card_that_is_kept_is_replaced_by_another() -> None:
    step = reeling("Slow Retrieve", "Overhand Toss, Tin Spoon", "fish/weeds weeds/anchor")
    step = play(step, counters_theirs("Overhand Toss"), counters("Slow Retrieve"))
    assert refused(step, keeps("Tin Spoon")) == "TF-44k"
    step = play(step, keeps("Overhand Toss"))
    assert [(kept.seat, kept.card) for kept in happened(step, CardKept)] == [(1, 3)]
    assert decides(step) == 0 and legal(step) == (counters_theirs("Tin Spoon"), LET_GO)
    assert refused(step, counters_theirs("Overhand Toss")) == "TF-44k"
    step = play(step, counters_theirs("Tin Spoon"), counters("Slow Retrieve"), AGREE)
    assert happened(step, FishCaught)
    assert [names(event.cards) for event in happened(step, Helped)] == [["Tin Spoon"]]
    assert "Overhand Toss" in names(angler(step, 1).hand)


@pytest.mark.rule("TF-44i", "TF-45c")
def test_if_a_card_is_kept_that_nothing_replaces_the_fish_escapes() -> None:
    step = reeling("Slow Retrieve", "Overhand Toss", "fish/weeds weeds/anchor")
    step = play(step, counters_theirs("Overhand Toss"), counters("Slow Retrieve"))
    step = play(step, keeps("Overhand Toss"))
    assert happened(step, FishEscaped) and none(step, Countered, Helped)
    assert names(angler(step).discards) == ["Bead Jig", "Long Bomb"] and angler(step, 1).discards == ()


@pytest.mark.rule("TF-44i", "TF-44k")
def test_of_two_equal_cards_one_may_be_kept() -> None:
    step = reeling("Overhand Toss", "Overhand Toss, Overhand Toss, Mud Worm", "fish/weeds fish/weeds")
    step = play(step, counters_theirs("Overhand Toss"), counters_theirs("Overhand Toss"))
    step = play(step, keeps("Overhand Toss"))
    assert none(step, FishEscaped) and decides(step) == 0
    step = play(step, counters_theirs("Overhand Toss"), counters("Overhand Toss"), AGREE)
    assert happened(step, FishCaught)
    assert names(angler(step, 1).hand) == ["Mud Worm", "Overhand Toss"]


@pytest.mark.rule("TF-44j", "TF-45a")
def test_without_confirming_the_one_who_reels_takes_from_both_hands() -> None:
    step = reeling("Slow Retrieve", "Overhand Toss", "fish/weeds weeds/anchor", confirm=False)
    step = play(step, counters_theirs("Overhand Toss"), counters("Slow Retrieve"))
    assert happened(step, FishCaught) and happened(step, Helped)


@pytest.mark.rule("TF-45a", "TF-44a")
def test_the_second_one_is_helped_as_well() -> None:
    hand = f"{REEL}, Slow Retrieve"
    step = meet(
        "Tin Spoon, Overhand Toss", hand, ai=CATCH_3, lake=LAKE, supply=SOLD_OUT, fight="fish/weeds blank/any"
    )
    step = play(step, STOP_CASTING, plays("Bead Jig"), plays("Long Bomb"), casts(1))
    assert decides(step) == 1
    assert legal(step) == (counters_theirs("Tin Spoon"), counters_theirs("Overhand Toss"), LET_GO)
    step = play(step, counters_theirs("Tin Spoon"))
    assert decides(step) == 0 and legal(step) == (AGREE, keeps("Tin Spoon"))
    step = play(step, AGREE)
    assert fishes(angler(step, 1).livewell) == ["Smallmouth Bass"] and on_top(step, 1) != "Smallmouth Bass"
    assert names(angler(step).discards) == ["Tin Spoon"]


@pytest.mark.rule("TF-45b", "TF-19f")
def test_nobody_helps_against_a_snag() -> None:
    step = meet(
        "Bead Jig, Slow Retrieve",
        "Tin Spoon",
        ai=CATCH_3,
        lake={1: "SNAG!"},
        supply=SOLD_OUT,
        fight="fish/weeds",
    )
    step = play(step, plays("Bead Jig"), casts(1))
    assert decides(step) == 1 and names(table(step).lost[-1:]) == ["Bead Jig"]


@pytest.mark.rule("TF-45a")
def test_the_proposal_counters_with_what_is_missed_least() -> None:
    step = reeling("Sidearm Fling", "Overhand Toss, Slow Retrieve", "fish/weeds weeds/anchor")
    proposed = GAME.proposal(GAME.view(table(step), 0))
    assert proposed == (counters_theirs("Overhand Toss"), counters_theirs("Slow Retrieve"))
    step = play(step, *proposed)
    assert decides(step) == 1 and GAME.proposal(GAME.view(table(step), 1)) == ()
