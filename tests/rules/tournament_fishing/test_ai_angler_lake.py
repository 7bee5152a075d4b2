"""What the AI Angler does at the lake: remove, catch, flip (TF-39, TF-40)."""

import pytest

from rules.game import NOTHING, UNKNOWN
from rules.tournament_fishing.ai_events import (
    RivalCaught,
    RivalFlipped,
    RivalIdle,
    RivalMetEvent,
    RivalRemoved,
)
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.events import (
    LakeEmptied,
    NoBite,
)
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.pieces import power_of
from tests.rules.tournament_fishing.ai_tables import (
    CATCH_2,
    CATCH_3,
    CATCH_ANYWHERE,
    FLIP_2,
    FLIP_ANYWHERE,
    REMOVE_1,
    REMOVE_ANYWHERE,
    WEATHER_CATCHES_2,
    decides,
    meet,
    none,
    points,
    rival,
)
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    casts,
    fishes,
    happened,
    legal,
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
