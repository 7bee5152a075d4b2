"""What the AI Angler does at the lake, and what an Anchor keeps it from (TF-39 to TF-42)."""

import pytest

from rules.game import NOTHING, UNKNOWN
from rules.tournament_fishing.actions import DECLINE, END_BUYING, STOP_CASTING
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.events import (
    AnchorLifted,
    BlanksRerolled,
    FightBegan,
    FightCardsShuffled,
    FishEscaped,
    LakeEmptied,
    NoBite,
    Paid,
    RivalBarred,
    RivalCaught,
    RivalFlipped,
    RivalHooked,
    RivalIdle,
    RivalMetEvent,
    RivalRemoved,
)
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.pieces import power_of
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
    WEATHER_CATCHES_2,
    decides,
    kinds,
    meet,
    none,
    points,
    rival,
)
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    at_bottom,
    buys,
    card,
    casts,
    deal,
    fishes,
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


@pytest.mark.rule("TF-39a")
def test_the_removed_card_leaves_the_game() -> None:
    step = meet("Mud Worm", ai=REMOVE_1, lake={1: "Muskellunge, Bluegill"})
    assert on_top(step, 1) == "Bluegill" and fishes(table(step).gone[-1:]) == ["Muskellunge"]
    (removed,) = happened(step, RivalRemoved)
    assert (removed.seat, removed.spot, LAKE[removed.card].name) == (1, 0, "Muskellunge")
    assert rival(step) == ()


@pytest.mark.rule("TF-39b")
def test_cards_are_drawn_until_a_fish_comes() -> None:
    step = meet("Mud Worm", ai=CATCH_3, lake={3: "SNAG!, Sunken Timber, Walleye, Bluegill"})
    assert fishes(rival(step)) == ["Walleye"] and on_top(step, 3) == "Bluegill"
    assert fishes(table(step).gone[-2:]) == ["SNAG!", "Sunken Timber"]
    assert len(happened(step, RivalMetEvent)) == 2 and len(happened(step, RivalCaught)) == 1
    assert angler(step).turn.events == ()


@pytest.mark.rule("TF-39c")
def test_from_an_empty_spot_it_goes_to_another() -> None:
    step = meet("Mud Worm", ai=CATCH_2, lake=EMPTY_AT_2, bare=True)
    assert asked(step) == "ChoosingAnother" and legal(step) == (points(1), points(3), points(5))
    assert refused(step, points(4)) == "TF-34a"
    assert fishes(rival(play(step, points(3)))) == ["Walleye"]
    step = play(step, points(5))
    assert fishes(rival(step)) == ["Cisco"] and on_top(step, 5) == ""


@pytest.mark.rule("TF-39c")
def test_from_a_spot_that_runs_out_it_goes_on_until_a_fish_comes() -> None:
    lake = {2: "SNAG!", 3: "Sunken Timber", 5: "Walleye"}
    step = meet("Mud Worm", ai=CATCH_2, lake=lake, bare=True)
    assert legal(step) == (points(3), points(5))
    step = play(step, points(3))
    assert fishes(rival(step)) == ["Walleye"] and len(table(step).gone) >= 2


@pytest.mark.rule("TF-39c")
def test_without_a_fish_in_the_lake_nothing_is_caught() -> None:
    step = meet("Mud Worm", ai=CATCH_2, lake={2: "SNAG!", 3: "Sunken Timber"}, bare=True)
    assert rival(step) == () and len(happened(step, RivalMetEvent)) == 2
    assert [idle.spot for idle in happened(step, RivalIdle)] == [NOTHING]


@pytest.mark.rule("TF-34b", "TF-34c")
@pytest.mark.parametrize("hands", [("Mud Worm",), ("Mud Worm", "Tin Spoon")])
def test_the_ai_may_take_the_last_card(hands: tuple[str, ...]) -> None:
    step = meet(*hands, ai=CATCH_3, lake={3: "Walleye"}, bare=True)
    assert happened(step, LakeEmptied) and asked(step) == "Agreeing"
    for _ in hands:
        step = play(step, legal(step)[0])
    assert table(step).ended and fishes(rival(step)) == ["Walleye"]


@pytest.mark.rule("TF-39d")
@pytest.mark.parametrize(
    ("ai", "weather_ai"), [(CATCH_ANYWHERE, ""), (REMOVE_ANYWHERE, ""), ("", FLIP_ANYWHERE)]
)
def test_a_question_mark_lets_the_angler_name_a_spot(ai: str, weather_ai: str) -> None:
    lake = {1: "Bluegill", 3: "Walleye", 5: "Cisco, SNAG!"}
    step = meet("Mud Worm", ai=ai, weather_ai=weather_ai, lake=lake, bare=True)
    assert legal(step) == (points(1), points(3), points(5)) and decides(step) == 0
    assert refused(step, points(2)) == "TF-34a"
    step = play(step, points(5))
    caught = fishes(rival(step)) == ["Cisco"]
    removed = fishes(table(step).gone[-1:]) == ["Cisco"]
    flipped = on_top(step, 5) == "Cisco" and table(step).spots[4].cards[0].open
    assert (caught, removed, flipped) == (ai == CATCH_ANYWHERE, ai == REMOVE_ANYWHERE, bool(weather_ai))


@pytest.mark.rule("TF-39d")
def test_the_only_spot_with_cards_needs_no_question() -> None:
    step = meet("Mud Worm", ai=CATCH_ANYWHERE, lake={4: "Walleye, Cisco"}, bare=True)
    assert fishes(rival(step)) == ["Walleye"]


@pytest.mark.rule("TF-44g", "TF-39d")
def test_two_name_the_spot_together() -> None:
    lake = {1: "Bluegill", 3: "Walleye"}
    step = meet("Mud Worm", "Tin Spoon", ai=CATCH_ANYWHERE, lake=lake, bare=True, supply="-,-,-,-,Chugger")
    step = play(step, points(1))
    assert decides(step) == 1
    step = play(step, points(3))
    assert decides(step) == 0
    assert fishes(rival(play(step, legal(step)[0]))) == ["Walleye"]
    assert fishes(rival(play(step, legal(step)[1]))) == ["Bluegill"]


@pytest.mark.rule("TF-39e")
@pytest.mark.parametrize(("ai", "weather_ai"), [(REMOVE_1, ""), ("", FLIP_2)])
def test_at_an_empty_spot_remove_and_flip_do_nothing(ai: str, weather_ai: str) -> None:
    step = meet("Mud Worm", ai=ai, weather_ai=weather_ai, lake={3: "Walleye"}, bare=True)
    assert happened(step, RivalIdle) and none(step, RivalRemoved, RivalFlipped)
    assert on_top(step, 3) == "Walleye" and asked(step) == "ChoosingLure"


@pytest.mark.rule("TF-39e", "TF-39d")
@pytest.mark.parametrize(("ai", "weather_ai"), [(CATCH_ANYWHERE, ""), ("", FLIP_ANYWHERE)])
def test_in_an_empty_lake_no_spot_is_asked_for(ai: str, weather_ai: str) -> None:
    step = meet("Mud Worm", ai=ai, weather_ai=weather_ai, bare=True)
    assert [idle.spot for idle in happened(step, RivalIdle)] == [NOTHING] and asked(step) == "Agreeing"


@pytest.mark.rule("TF-39f")
def test_the_livewell_is_secret_but_each_card_is_seen_as_it_leaves() -> None:
    step = meet("Mud Worm", ai=CATCH_3, lake={3: "SNAG!, Walleye"})
    for seat in (0, None):
        assert GAME.view(table(step), seat).rivals[0].livewell == (UNKNOWN,)
        for event in (*happened(step, RivalMetEvent), *happened(step, RivalCaught)):
            assert GAME.witness(event, seat) == event
    sheet = GAME.standings(GAME.view(table(step), 0)).sheets[1]
    assert sheet.total is None and [line.points for line in sheet.lines] == [None]


@pytest.mark.rule("TF-40a")
def test_a_fish_is_turned_face_up_and_stays() -> None:
    step = meet("Mud Worm", weather_ai=FLIP_2, lake={2: "Walleye, Bluegill"})
    top = table(step).spots[1].cards[0]
    assert top.open and LAKE[top.card].name == "Walleye" and rival(step) == ()
    assert GAME.view(table(step), None).spots[1].cards[0] == top


@pytest.mark.rule("TF-40b")
def test_a_fish_has_two_power_more_while_it_lies_face_up() -> None:
    step = meet("Bead Jig, Overhand Toss", weather_ai=FLIP_2, lake={2: "Pumpkinseed"})
    assert power_of(table(step).spots[1].cards[0]) == 4
    step = play(step, plays("Bead Jig"), casts(2))
    (missed,) = happened(step, NoBite)
    assert (missed.matched, missed.power, missed.strength) == (True, 4, 1)
    assert table(step).spots[1].cards[0].open


@pytest.mark.rule("TF-40b")
def test_at_the_weigh_in_it_has_not() -> None:
    step = meet(
        "Bead Jig, Overhand Toss, Long Bomb", weather_ai=FLIP_2, lake={2: "Pumpkinseed"}, fight="blank/any"
    )
    step = play(step, plays("Bead Jig"), plays("Long Bomb"), casts(2))
    assert fishes(angler(step).livewell) == ["Pumpkinseed"]
    assert GAME.standings(table(step)).sheets[0].total == 2


@pytest.mark.rule("TF-40c")
def test_after_an_escape_it_lies_face_down() -> None:
    hand = "Bead Jig, Overhand Toss, Long Bomb"
    step = meet(hand, weather_ai=FLIP_2, lake={2: "Pumpkinseed"}, fight="pop/any")
    step = play(step, plays("Bead Jig"), plays("Long Bomb"), casts(2))
    lowest = table(step).spots[1].cards[-1]
    assert LAKE[lowest.card].name == "Pumpkinseed" and not lowest.open and not lowest.seen


@pytest.mark.rule("TF-40d")
def test_an_event_turned_up_leaves_the_game_and_the_next_card_stays() -> None:
    step = meet("Mud Worm", weather_ai=FLIP_2, lake={2: "SNAG!, Walleye"})
    assert on_top(step, 2) == "Walleye" and not table(step).spots[1].cards[0].open
    assert fishes(table(step).gone[-1:]) == ["SNAG!"] and len(happened(step, RivalMetEvent)) == 1


@pytest.mark.rule("TF-40e")
def test_a_card_that_lies_face_up_already_stays_so() -> None:
    step = meet("Mud Worm", weather_ai=FLIP_2, lake={2: "Walleye, Bluegill"}, face_up=(2,))
    assert table(step).spots[1].cards[0].open and none(step, RivalFlipped)
    assert [idle.spot for idle in happened(step, RivalIdle)] == [1]


@pytest.mark.rule("TF-40e", "TF-39d")
def test_a_flip_may_be_pointed_at_a_card_that_lies_face_up() -> None:
    lake = {2: "Walleye", 3: "Bluegill"}
    step = meet("Mud Worm", weather_ai=FLIP_ANYWHERE, lake=lake, bare=True, face_up=(2,))
    assert legal(step) == (points(2), points(3))
    assert not table(play(step, points(2))).spots[2].cards[0].open
    step = meet("Mud Worm", weather_ai=FLIP_ANYWHERE, lake=lake, bare=True, face_up=(2, 3))
    assert asked(step) == "ChoosingLure"


@pytest.mark.rule("TF-35a")
@pytest.mark.parametrize(
    ("ai", "weather_ai", "caught"),
    [(CATCH_2, "", True), ("", WEATHER_CATCHES_2, True), (REMOVE_1, "", False)],
)
def test_a_face_up_card_lies_so_until_it_leaves(ai: str, weather_ai: str, caught: bool) -> None:
    step = meet("Mud Worm", ai=ai, weather_ai=weather_ai, lake={2: "Walleye, Bluegill"}, face_up=(2,))
    assert (fishes(rival(step)) == ["Walleye"]) is caught
    assert table(step).spots[1].cards[0].open is not caught


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
