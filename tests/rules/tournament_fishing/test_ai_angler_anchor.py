"""What an Anchor keeps the AI Angler from, and where it is laid (TF-41)."""

import pytest

from rules.tournament_fishing.actions import END_BUYING, STOP_CASTING
from rules.tournament_fishing.ai_events import (
    AnchorLifted,
    RivalBarred,
    RivalCaught,
    RivalFlipped,
    RivalRemoved,
)
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.events import (
    Paid,
)
from rules.tournament_fishing.sources import strength
from tests.rules.tournament_fishing.ai_tables import (
    CATCH_2,
    CATCH_2_AGAIN,
    CATCH_3,
    CATCH_ANYWHERE,
    FLIP_2,
    FLIP_ANYWHERE,
    REMOVE_1,
    REMOVE_ANYWHERE,
    kinds,
    meet,
    none,
    points,
    rival,
)
from tests.rules.tournament_fishing.tables import (
    angler,
    buys,
    card,
    deal,
    happened,
    lays,
    legal,
    names,
    on_top,
    play,
    plays,
    refused,
    table,
)

EMPTY_AT_2 = {1: "Bluegill", 3: "Walleye", 5: "SNAG!, Cisco"}
"""A bare lake in which spots 2 and 4 are empty."""


@pytest.mark.rule("TF-41a")
def test_an_anchor_is_laid_in_the_buy_phase_from_the_hand() -> None:
    step = meet("Mud Worm, Slow Retrieve, Anchor", ai=REMOVE_1)
    assert refused(step, lays("Anchor", 3)) == "TF-41a"
    step = play(step, STOP_CASTING)
    assert {lays("Anchor", spot) for spot in range(1, 6)} <= set(legal(step))
    step = play(step, lays("Anchor", 3))
    assert [(anchor.seat, anchor.card) for anchor in table(step).spots[2].anchors] == [(0, card("Anchor"))]
    assert card("Anchor") not in angler(step).hand


@pytest.mark.rule("TF-41a")
def test_an_anchor_is_laid_from_among_the_cards_played() -> None:
    step = meet("Mud Worm, Bead Jig, Slow Retrieve, Anchor", ai=REMOVE_1)
    step = play(step, plays("Mud Worm"), plays("Anchor"), STOP_CASTING)
    assert table(step).phase == Phase.BUY and card("Anchor") in angler(step).play
    step = play(step, lays("Anchor", 2))
    assert card("Anchor") not in angler(step).play + angler(step).hand
    assert table(step).spots[1].anchors


@pytest.mark.rule("TF-41a")
def test_an_anchor_just_bought_is_not_laid() -> None:
    row = "Anchor, Chugger, Long Bomb, Dead Stick, Crayfish"
    step = meet("Mud Worm, Leaky Rowboat", ai="Sun on the Shallows", supply=row)
    step = play(step, STOP_CASTING, buys(1))
    assert refused(step, lays("Anchor", 3)) == "TF-41a"
    assert lays("Anchor", 3) not in legal(step)


@pytest.mark.rule("TF-41a", "TF-28a")
def test_an_anchor_that_must_pay_is_not_laid() -> None:
    step = meet(
        "Tin Spoon, Bead Jig, Anchor", ai=CATCH_3, supply="Crayfish, Chugger, -, -, -", bucket="Mud Worm"
    )
    step = play(step, STOP_CASTING, buys(2))
    assert refused(step, lays("Anchor", 3)) == "TF-28a"
    assert lays("Anchor", 3) not in legal(step)


@pytest.mark.rule("TF-41b")
@pytest.mark.parametrize(("ai", "weather_ai", "spot"), [(CATCH_3, "", 3), (REMOVE_1, "", 1), ("", FLIP_2, 2)])
def test_under_an_anchor_the_ai_does_nothing(ai: str, weather_ai: str, spot: int) -> None:
    step = meet("Mud Worm", ai=ai, weather_ai=weather_ai, lake={spot: "Walleye"}, anchors={spot: 0})
    assert on_top(step, spot) == "Walleye" and not table(step).spots[spot - 1].cards[0].open
    assert [barred.spot for barred in happened(step, RivalBarred)] == [spot - 1]
    assert rival(step) == () and none(step, RivalRemoved, RivalFlipped, RivalCaught)


@pytest.mark.rule("TF-41c")
def test_an_anchor_holds_against_both_and_goes_to_its_owners_discards() -> None:
    step = meet(
        "Mud Worm",
        ai=CATCH_2,
        weather_ai=FLIP_2,
        lake={2: "Walleye"},
        anchors={2: 0},
        discards=("Tin Spoon",),
    )
    assert len(happened(step, RivalBarred)) == 2 and on_top(step, 2) == "Walleye"
    assert names(angler(step).discards) == ["Tin Spoon", "Anchor"] and not table(step).spots[1].anchors
    assert kinds(step).index("AnchorLifted") > kinds(step).index("RivalBarred")


@pytest.mark.rule("TF-41c")
def test_an_anchor_goes_back_to_the_one_of_two_whose_it_is() -> None:
    step = meet("Mud Worm", "Tin Spoon", ai=REMOVE_1, anchors={4: 1}, supply="-,-,-,-,Chugger")
    assert names(angler(step, 1).discards) == ["Anchor"] and angler(step).discards == ()
    assert [(lifted.seat, lifted.spot) for lifted in happened(step, AnchorLifted)] == [(1, 3)]


@pytest.mark.rule("TF-41c", "TF-29a")
def test_an_anchor_stays_through_cleanup_until_the_next_turn_of_the_ai() -> None:
    step = meet("Mud Worm, Bead Jig, Anchor", ai=CATCH_2, then=CATCH_2_AGAIN)
    step = play(step, STOP_CASTING, lays("Anchor", 2))
    assert table(step).round == 1 and table(step).spots[1].anchors
    step = play(step, END_BUYING)
    assert table(step).round == 2 and names(angler(step).discards) == ["Anchor"]
    assert kinds(step).index("Refilled") < kinds(step).index("RivalBarred")


@pytest.mark.rule("TF-41d")
@pytest.mark.parametrize(
    ("ai", "weather_ai"), [(CATCH_ANYWHERE, ""), (REMOVE_ANYWHERE, ""), ("", FLIP_ANYWHERE)]
)
def test_a_question_mark_may_be_pointed_at_an_anchor(ai: str, weather_ai: str) -> None:
    lake = {1: "Bluegill", 3: "Walleye"}
    step = meet("Mud Worm", ai=ai, weather_ai=weather_ai, lake=lake, bare=True, anchors={3: 0})
    assert points(3) in legal(step)
    step = play(step, points(3))
    assert happened(step, RivalBarred) and on_top(step, 3) == "Walleye" and on_top(step, 1) == "Bluegill"


@pytest.mark.rule("TF-41d")
def test_where_every_spot_lies_under_an_anchor_nothing_is_asked() -> None:
    step = meet("Mud Worm", ai=CATCH_ANYWHERE, lake={3: "Walleye"}, bare=True, anchors={3: 0})
    assert happened(step, RivalBarred) and on_top(step, 3) == "Walleye"


@pytest.mark.rule("TF-41e")
def test_an_anchor_on_an_empty_spot_keeps_the_ai_from_choosing_another() -> None:
    step = meet("Mud Worm", ai=CATCH_2, lake={3: "Walleye"}, bare=True, anchors={2: 0})
    assert happened(step, RivalBarred) and rival(step) == () and on_top(step, 3) == "Walleye"


@pytest.mark.rule("TF-41f")
def test_another_spot_is_one_without_an_anchor() -> None:
    step = meet("Mud Worm", ai=CATCH_2, lake=EMPTY_AT_2, bare=True, anchors={3: 0})
    assert legal(step) == (points(1), points(5)) and refused(step, points(3)) == "TF-41f"


@pytest.mark.rule("TF-41f")
def test_with_nothing_but_anchors_left_the_catch_ends() -> None:
    lake = {2: "SNAG!", 3: "Walleye"}
    step = meet("Mud Worm", ai=CATCH_2, lake=lake, bare=True, anchors={3: 0})
    assert rival(step) == () and on_top(step, 3) == "Walleye" and happened(step, RivalBarred)


@pytest.mark.rule("TF-41g")
def test_among_anglers_an_anchor_protects_nothing_and_does_the_rest() -> None:
    step = deal("Mud Worm, Anchor", phase=Phase.BUY, supply="Anchor, -, -, -, Crayfish")
    assert refused(step, lays("Anchor", 3)) == "TF-41g"
    paid = happened(play(step, buys(1)), Paid)
    assert sorted(names(payment.card for payment in paid)) == ["Anchor", "Mud Worm"]
    step = play(deal("Bead Jig, Anchor", phase=Phase.CAST), plays("Bead Jig"), plays("Anchor"))
    assert strength(table(step), 0, 0, 3) == 2
