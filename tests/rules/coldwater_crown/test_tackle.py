"""Tackle: gaining it, and Rod, Line, Reel and Lure at their moments (CC-22, CC-24 to CC-27)."""

import pytest

from rules.coldwater_crown.actions import (
    CATCH,
    END_STEP,
    LINE,
    ROD,
    TAKE_DECK_FISH,
    TAKE_FISH,
    PlayLure,
    PlayReel,
)
from rules.coldwater_crown.bait import Location
from rules.coldwater_crown.components import Tackle
from rules.coldwater_crown.events import (
    BaitSwapped,
    FishCaught,
    Redirected,
    TackleGained,
    TacklePlayed,
    TackleReshuffled,
)
from rules.coldwater_crown.tackle import adjacent
from tests.rules.coldwater_crown.scripted import (
    CRAB_GGR,
    bait,
    board,
    caught,
    changed,
    deal,
    fill,
    happened,
    having,
    legal,
    lure,
    place,
    play,
    put,
    reel,
    refused,
    remove,
    table,
    words,
)

TOKENS = "Red1 Yellow1 Blue1"
FISH = {
    "Shore 3": "Wrasse 3",
    "Shore 4": "Flounder 4",
    "Shore 5": "Mackerel 5",
    "Shore 6": "John Dory 6",
    "River 3": "Brown 3",
    "River 4": "Roach 4",
    "River 5": "Rainbow 5",
    "River 6": "Salmon 6",
    "Lake 3": "Pike 3",
    "Lake 4": "Perch 4",
    "Lake 5": "Pike 5",
    "Lake 6": "Sea Trout 6",
}
SHORE, RIVER, LAKE = ROD
ZONE_3, ZONE_4, ZONE_5, ZONE_6 = LINE


@pytest.mark.rule("CC-22a")
def test_emptying_zone_5_gives_the_top_piece_of_tackle() -> None:
    step = play(deal("k//g/", fish=FISH, stack="Rod Reel", tokens=TOKENS), place("Green"))
    assert [event.kind for event in happened(step, TackleGained)] == [Tackle.ROD]
    assert caught(step) == ["Mackerel 5"]
    assert table(step).tackle_stack[0] == Tackle.REEL


@pytest.mark.rule("CC-22a", "CC-25b")
def test_zone_5_gives_tackle_whatever_is_then_caught() -> None:
    step = play(deal("k//g/", fish=FISH, tackle=("Line",), stack="Rod", tokens=TOKENS), place("Green"))
    step = play(step, ZONE_4)
    assert caught(step) == ["Flounder 4"] and len(happened(step, TackleGained)) == 1


@pytest.mark.rule("CC-22b")
def test_tackle_gained_is_played_from_the_next_step_on() -> None:
    step = deal("kp//g/pp", fish=FISH, tackle=("Lure",), stack="Reel", tokens="Purple1 Yellow1 Blue1")
    step = play(step, place("Green"))
    player = table(step).players[0]
    assert player.fresh == (Tackle.REEL,) and player.tackle == (Tackle.LURE,)
    assert refused(step, reel("p", 6, 6)) == "CC-22b" and END_STEP in legal(step)
    step = play(step, END_STEP)
    assert reel("p", 6, 6) in legal(step)
    assert table(step).players[0].tackle == (Tackle.LURE, Tackle.REEL)


@pytest.mark.rule("CC-22b")
def test_tackle_gained_in_step_2_waits_for_the_next_turn() -> None:
    step = deal("kk//g/pp", "", fish=FISH, stack="Reel", tokens="Green1 Yellow1 Red1")
    step = play(step, place("Blue"), remove("Green"))
    assert table(step).turn.seat == 1 and table(step).players[0].fresh == (Tackle.REEL,)
    step = play(step, place("Green"), remove("Blue"))
    assert table(step).turn.seat == 0 and reel("p", 6, 6) in legal(step)


@pytest.mark.rule("CC-22c")
def test_the_stack_is_formed_again_when_its_last_piece_is_drawn() -> None:
    step = deal("k//g/", fish=FISH, tackle=("Line",), stack="Rod", tokens=TOKENS)
    step = play(changed(step, tackle_stack=(Tackle.ROD,)), place("Green"), ZONE_4)
    names = [type(event).__name__ for event in step.events]
    assert names.index("TacklePlayed") < names.index("TackleGained") < names.index("TackleReshuffled")
    assert table(step).tackle_stack == (Tackle.LINE,) and table(step).tackle_discards == ()


@pytest.mark.rule("CC-22c")
def test_or_at_the_next_draw_if_there_were_no_discards() -> None:
    step = deal("k//g/", fish=FISH, tackle_discards="Lure Lure", tokens=TOKENS)
    step = play(changed(step, tackle_stack=()), place("Green"))
    names = [type(event).__name__ for event in step.events]
    assert names.index("TackleReshuffled") < names.index("TackleGained")
    assert table(step).tackle_stack == (Tackle.LURE,) and table(step).tackle_discards == ()
    step = play(changed(deal("k//g/", fish=FISH, tokens=TOKENS), tackle_stack=(Tackle.ROD,)), place("Green"))
    assert table(step).tackle_stack == () and not happened(step, TackleReshuffled)


@pytest.mark.rule("CC-22d")
def test_without_any_tackle_nothing_is_gained() -> None:
    step = play(changed(deal("k//g/", fish=FISH, tokens=TOKENS), tackle_stack=()), place("Green"))
    assert caught(step) == ["Mackerel 5"] and not happened(step, TackleGained)
    assert table(step).players[0].fresh == ()


@pytest.mark.rule("CC-22e")
def test_there_is_no_limit_to_the_tackle_held() -> None:
    held = "Rod Rod Rod Line Line Line Reel Reel Reel Lure Lure Lure"
    step = play(deal("k//g/", fish=FISH, tackle=(held,), tokens=TOKENS), place("Green"), TAKE_FISH)
    player = table(step).players[0]
    assert len(player.tackle) + len(player.fresh) == 13


@pytest.mark.rule("CC-24a")
def test_a_rod_catches_in_the_same_zone_of_another_location() -> None:
    step = play(deal("k/g", fish=FISH, tackle=("Rod",), tokens=TOKENS), place("Green"))
    assert set(legal(step)) == {TAKE_FISH, RIVER, LAKE}
    assert refused(step, SHORE) == "CC-24a"
    assert words(step, LAKE) == "play Rod: the Perch at Lake 4"
    step = play(step, LAKE)
    assert caught(step) == ["Perch 4"]
    assert happened(step, TacklePlayed) and table(step).players[0].tackle == ()


@pytest.mark.rule("CC-24b")
@pytest.mark.parametrize("edition", ["current", "2016"])
def test_a_line_catches_in_an_adjacent_zone(edition: str) -> None:
    step = deal("k/g", fish=FISH, tackle=("Line",), tokens=TOKENS, edition=edition)
    step = play(step, place("Green"))
    assert set(legal(step)) == {TAKE_FISH, ZONE_3, ZONE_5}
    assert refused(step, ZONE_6) == "CC-24b"
    assert [adjacent(zone) for zone in range(4)] == [(1,), (0, 2), (1, 3), (2,)]
    assert caught(play(step, ZONE_5)) == ["Mackerel 5"]


@pytest.mark.rule("CC-24a", "CC-24b")
def test_rod_and_line_are_played_only_while_catching() -> None:
    step = deal("k/g", fish=FISH, tackle=("Rod Line",), tokens=TOKENS)
    assert refused(step, LAKE) == "CC-24a" and refused(step, ZONE_3) == "CC-24b"


@pytest.mark.rule("CC-24c")
def test_two_lines_can_go_from_4_to_6() -> None:
    step = play(deal("k/g", fish=FISH, tackle=("Line Line",), tokens=TOKENS), place("Green"), ZONE_5)
    assert set(legal(step)) == {TAKE_FISH, ZONE_4, ZONE_6}
    step = play(step, ZONE_6)
    assert caught(step) == ["John Dory 6"]
    assert len(happened(step, Redirected)) == 1


@pytest.mark.rule("CC-24c", "CC-20e")
def test_only_the_last_place_must_hold_a_fish() -> None:
    fish = {**FISH, "Lake 4": ""}
    step = play(deal("k/g", fish=fish, tackle=("Rod Line",), tokens=TOKENS), place("Green"))
    assert words(step, LAKE) == "play Rod: to Lake 4, which is empty, and on with more Tackle"
    step = play(step, LAKE)
    assert set(legal(step)) == {ZONE_3, ZONE_5}
    assert refused(step, TAKE_FISH) == "CC-20e"
    assert caught(play(step, ZONE_5)) == ["Pike 5"]


@pytest.mark.rule("CC-24c")
def test_a_piece_that_alone_leads_to_a_fish_is_played_by_itself() -> None:
    fish = {**FISH, "Lake 4": "", "Lake 3": ""}
    step = play(deal("k/g", fish=fish, tackle=("Rod Line",), tokens=TOKENS), place("Green"), LAKE)
    assert caught(step) == ["Pike 5"] and len(happened(step, TacklePlayed)) == 2


@pytest.mark.rule("CC-20e")
def test_tackle_that_would_end_in_an_empty_zone_is_not_offered() -> None:
    fish = {**FISH, "Lake 4": ""}
    step = play(deal("k/g", fish=fish, tackle=("Rod",), tokens=TOKENS), place("Green"))
    assert set(legal(step)) == {TAKE_FISH, RIVER}
    assert refused(step, LAKE) == "CC-20e"


@pytest.mark.rule("CC-20d")
def test_tackle_may_replace_an_empty_target() -> None:
    fish = {**FISH, "Shore 4": ""}
    step = play(deal("k/g", fish=fish, tackle=("Rod",), tokens=TOKENS), place("Green"))
    assert set(legal(step)) == {TAKE_FISH, RIVER, LAKE}
    assert caught(play(step, RIVER)) == ["Roach 4"]
    assert caught(play(step, TAKE_FISH)) == []


@pytest.mark.rule("CC-25a")
def test_a_redirected_catch_takes_no_deck_card() -> None:
    step = play(deal("k///g", fish=FISH, tackle=("Rod Line",), tokens=TOKENS), place("Green"))
    assert TAKE_DECK_FISH in legal(step)
    assert refused(play(step, LAKE), TAKE_DECK_FISH) == "CC-25a"
    assert refused(play(step, ZONE_5), TAKE_DECK_FISH) == "CC-25a"


@pytest.mark.rule("CC-25b")
def test_a_line_into_zone_5_or_6_gives_no_bonus() -> None:
    step = deal("k/g", fish=FISH, tackle=("Line Line",), tokens=TOKENS)
    step = play(step, place("Green"), ZONE_5)
    assert not happened(play(step, TAKE_FISH), TackleGained)
    step = play(step, ZONE_6)
    assert caught(step) == ["John Dory 6"] and not happened(step, TackleGained)


@pytest.mark.rule("CC-26a", "CC-26f")
def test_a_reel_casts_two_bait_of_one_colour_from_anywhere() -> None:
    step = deal("gk/ggk//k", tackle=("Reel",), fish=FISH)
    reels = {action for action in legal(step) if isinstance(action, PlayReel)}
    assert reels == {
        *[reel("g", *zones) for zones in ((3, 4), (4, 4))],
        *[reel("k", *zones) for zones in ((3, 4), (3, 6), (4, 6))],
    }
    assert refused(step, reel("g", 3, 3)) == refused(step, reel("r", 3, 4)) == "CC-26a"
    assert words(step, reel("k", 3, 6)).startswith(
        "play Reel: cast black black of Zones 3 and 6, empties Zone 6"
    )
    after = play(step, reel("g", 3, 4))
    assert table(after).players[0].board == board("k/gk//k")
    assert table(after).tackle_discards == (Tackle.REEL,) and table(after).players[0].tackle == ()
    assert refused(after, reel("k", 3, 4)) == "CC-26f"


@pytest.mark.rule("CC-26a")
def test_a_reel_may_catch_two_fish() -> None:
    step = play(deal("g/g/k/", tackle=("Reel",), fish=FISH), reel("g", 3, 4), CATCH[1])
    assert caught(step) == ["Flounder 4", "Wrasse 3"]


@pytest.mark.rule("CC-26b")
def test_reels_bait_may_go_to_master_anglers_and_zone_5_gives_its_tackle() -> None:
    cards = (((CRAB_GGR, ""),),)
    step = deal("k//gg/", tackle=("Reel",), unfinished=cards, fish=FISH)
    step = play(step, reel("g", 5, 5))
    assert legal(step) == (put(2), put(1), put(0))
    step = play(step, put(2))
    assert table(step).players[0].unfinished[0].bait == bait("gg")
    assert caught(step) == ["Mackerel 5"] and len(happened(step, TackleGained)) == 1


@pytest.mark.rule("CC-26c")
@pytest.mark.parametrize(("edition", "bonus"), [("current", True), ("2016", False)])
def test_zone_6_emptied_by_a_reel(edition: str, bonus: bool) -> None:
    step = deal("k///gg", tackle=("Reel Rod",), fish=FISH, edition=edition)
    step = play(step, reel("g", 6, 6))
    assert (TAKE_DECK_FISH in legal(step)) is bonus and TAKE_FISH in legal(step)


@pytest.mark.rule("CC-26d", "CC-26f")
def test_a_lure_swaps_two_bait_of_different_colours() -> None:
    step = deal("gk/gp//", tackle=("Lure",))
    lures = {action for action in legal(step) if isinstance(action, PlayLure)}
    assert lures == {lure("g", 3, "p", 4), lure("k", 3, "g", 4), lure("k", 3, "p", 4)}
    assert refused(step, lure("g", 3, "r", 4)) == "CC-26d"
    assert words(step, lure("k", 3, "p", 4)) == "play Lure: swap black of Zone 3 with purple of Zone 4"
    step = play(step, lure("k", 3, "p", 4))
    assert table(step).players[0].board == board("gp/gk")
    assert len(happened(step, BaitSwapped)) == 1 and table(step).tackle_discards == (Tackle.LURE,)
    assert refused(step, lure("g", 3, "k", 4)) == "CC-26f"


@pytest.mark.rule("CC-26e")
def test_bait_on_master_anglers_is_not_on_the_board() -> None:
    cards = (((CRAB_GGR, "gg"),),)
    step = deal("k/p", tackle=("Reel Lure",), unfinished=cards)
    assert {action for action in legal(step) if isinstance(action, PlayReel | PlayLure)} == {
        lure("k", 3, "p", 4)
    }
    assert refused(step, reel("g", 3, 3)) == "CC-26a"


@pytest.mark.rule("CC-27a", "CC-27b", "CC-27c")
def test_reel_and_lure_at_every_point_of_a_step() -> None:
    laid = "gk/gp/kk/"
    swap, cast = lure("k", 3, "p", 4), reel("k", 5, 5)
    step = deal(laid, tackle=("Reel Lure",), tokens="Red1 Yellow1 Blue1", token=2)
    for action in (swap, cast):
        assert action in legal(step)
    step = play(step, place("Port"))
    assert swap in legal(step) and cast in legal(step)
    step = play(step, fill(6))
    assert swap in legal(step) and cast in legal(step)
    step = play(step, swap, fill(6) if fill(6) in legal(step) else fill(5))
    assert table(step).turn.step == 1 and reel("k", 5, 5) in legal(step) and END_STEP in legal(step)
    step = play(step, END_STEP)
    assert table(step).turn.step == 2 and reel("k", 5, 5) in legal(step)
    step = play(step, remove("Red"))
    while table(step).turn.seat == 0 and END_STEP not in legal(step):
        step = play(step, legal(step)[0])
    assert END_STEP in legal(step) and any(isinstance(action, PlayReel) for action in legal(step))


@pytest.mark.rule("CC-27d")
def test_no_reel_or_lure_while_a_cast_is_being_settled() -> None:
    cards = (((CRAB_GGR, ""),),)
    step = deal("g/g/kk/pp", tackle=("Reel Lure Rod",), unfinished=cards, fish=FISH, tokens=TOKENS)
    asked = [play(step, place("Green"))]
    asked.append(play(asked[0], put(0)))
    asked.append(play(asked[1], CATCH[0]))
    for settling in asked:
        assert refused(settling, reel("k", 5, 5)) == refused(settling, lure("k", 5, "p", 6)) == "CC-27d"
    after = play(asked[2], TAKE_FISH, TAKE_FISH)
    assert reel("k", 5, 5) in legal(after) and len(table(after).players[0].catch) == 2


@pytest.mark.rule("CC-27d", "CC-22b")
def test_a_tackle_gained_by_one_catch_is_not_for_the_next_of_the_step() -> None:
    step = deal("g//g/k", fish=FISH, stack="Rod", tokens=TOKENS)
    step = play(having(step, 0, tackle=()), place("Green"), CATCH[2])
    assert caught(step) == ["Mackerel 5", "Wrasse 3"]
    assert len(happened(step, FishCaught)) == 2 and Location.SHORE == 0
