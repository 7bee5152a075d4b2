"""Two anglers together: the order of play, what they share, and their decisions (TF-44)."""

import pytest
from msgspec.structs import replace

from rules.game import EVERYTHING
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import AGREE, DECLINE, END_BUYING, END_SEARCH, STOP_CASTING
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.events import CleanedUp, NoBite, Refilled, RoundBegan, Scanned
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import ALL
from rules.tournament_fishing.sources import strength
from tests.rules.tournament_fishing.ai_tables import CATCH_3, REMOVE_1, decides, kinds, meet
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    buys,
    casts,
    happened,
    lays,
    legal,
    names,
    on_top,
    play,
    play_all,
    plays,
    refused,
    scans,
    table,
    uses,
)

SOLD = "House Cricket, Crayfish, Chugger, Long Bomb, Dead Stick"


@pytest.mark.rule("TF-44a")
@pytest.mark.parametrize("first", [0, 1])
def test_phase_by_phase_one_after_the_other(first: int) -> None:
    hand = "Mud Worm, Slow Retrieve, Folded Chart"
    step = meet(hand, hand, ai=CATCH_3, supply=SOLD, first=first)
    order = []
    while table(step).round == 1:
        order.append((decides(step), Phase(table(step).phase).name))
        step = play(step, AGREE if AGREE in legal(step) else legal(step)[-1])
    second = 1 - first
    assert order == [
        (first, "SEARCH"),
        (second, "SEARCH"),
        (first, "CAST"),
        (second, "CAST"),
        (first, "BUY"),
        (second, "BUY"),
    ]


@pytest.mark.rule("TF-44a", "TF-38d")
def test_the_row_is_filled_after_both_have_cleaned_up() -> None:
    hand = "Mud Worm, Slow Retrieve"
    step = meet(hand, hand, ai=CATCH_3, supply=SOLD)
    step = play(step, plays("Mud Worm"), STOP_CASTING, plays("Mud Worm"), STOP_CASTING)
    step = play(step, END_BUYING, AGREE)
    assert [cleaned.seat for cleaned in happened(step, CleanedUp)] == [0, 1]
    assert kinds(step).index("Refilled") > kinds(step).index("CleanedUp") + 1
    assert len(happened(step, Refilled)) == 1


@pytest.mark.rule("TF-44a")
def test_one_may_search_with_what_the_other_has_seen() -> None:
    step = meet("Folded Chart, Mud Worm", "Mud Worm, Folded Chart", ai=CATCH_3)
    step = play(step, plays("Folded Chart"), scans(2))
    assert decides(step) == 1 and asked(step) == "Searching"


@pytest.mark.rule("TF-44b")
def test_they_begin_in_alternate_rounds() -> None:
    state = GAME.new(Options(mode="co-op", first="2"), "alternate")
    begun = {state.round: state.first}
    while decision := GAME.decision(state):
        state = GAME.apply(state, decision.actions[-1]).state  # type: ignore[assignment, arg-type]
        begun.setdefault(state.round, state.first)
    assert begun == {number: number % 2 for number in range(1, 14)}


@pytest.mark.rule("TF-44c")
def test_what_counts_this_turn_counts_for_its_own_angler() -> None:
    step = meet("Mud Worm, Trolling Motor, Chugger", "Mud Worm, Slow Retrieve", ai=CATCH_3)
    step = play(step, plays("Trolling Motor"))
    step = play(step, END_SEARCH) if asked(step) == "Searching" else step
    step = play(step, plays("Chugger"))
    assert strength(table(step), 0, 0, 3) == 6 and strength(table(step), 1, 0, 3) == 0
    step = play(step, STOP_CASTING, plays("Mud Worm"))
    assert strength(table(step), 1, 0, 3) == 1 and angler(step, 1).turn.attempts == 0


@pytest.mark.rule("TF-44c", "TF-14c")
def test_what_one_tried_the_other_may_try() -> None:
    lake = {1: "Muskellunge", 2: "Walleye"}
    step = meet("Mud Worm", "Mud Worm", ai=CATCH_3, lake=lake)
    step = play(step, plays("Mud Worm"), casts(1))
    assert refused(step, casts(1)) == "TF-14c"
    step = play(step, STOP_CASTING, plays("Mud Worm"))
    assert casts(1) in legal(step)


@pytest.mark.rule("TF-44c", "TF-10g")
def test_only_what_one_scanned_oneself_is_sunk() -> None:
    step = meet("Mud Worm, Folded Chart", "Mud Worm, Depth Chart", ai=CATCH_3)
    step = play(step, plays("Folded Chart"), scans(1), plays("Depth Chart"), scans(2))
    assert set(legal(step)) == {actions.sink(1), DECLINE}


@pytest.mark.rule("TF-44d")
def test_what_one_sees_both_see() -> None:
    lake = {1: "Muskellunge", 2: "Walleye"}
    step = meet("Mud Worm, Folded Chart", "Mud Worm", ai=CATCH_3, lake=lake)
    step = play(step, plays("Folded Chart"))
    step = play(step, scans(1))
    (scanned,) = happened(step, Scanned)
    assert GAME.witness(scanned, 1) == scanned
    assert GAME.view(table(step), 1).spots[0].cards[0] == table(step).spots[0].cards[0]
    step = play(step, plays("Mud Worm"), casts(2))
    (missed,) = happened(step, NoBite)
    assert GAME.witness(missed, 1) == missed
    assert GAME.view(table(step), 1).spots[1].cards[0] == table(step).spots[1].cards[0]
    assert table(step).spots[1].cards[0].seen == ALL


@pytest.mark.rule("TF-44e")
def test_both_hands_lie_open() -> None:
    state = table(meet("Mud Worm, Tin Spoon", "Bead Jig, Slow Retrieve", ai=CATCH_3))
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert [seen.hand for seen in view.anglers] == [own.hand for own in state.anglers]
    assert GAME.secrets(state) == frozenset()


@pytest.mark.rule("TF-44e", "TF-39f")
def test_decks_and_the_ais_livewell_stay_hidden() -> None:
    state = table(meet("Mud Worm, Tin Spoon", "Bead Jig, Slow Retrieve", ai=CATCH_3))
    view = GAME.view(state, 1)
    assert set(view.anglers[1].deck) == set(view.rivals[0].livewell) == {-1}
    assert replace(view, viewer=EVERYTHING) == replace(GAME.view(state, 0), viewer=EVERYTHING)


@pytest.mark.rule("TF-44g")
def test_each_proposal_waits_for_the_other() -> None:
    step = meet("Mud Worm, Slow Retrieve", "Mud Worm, Slow Retrieve", ai=CATCH_3, supply=SOLD)
    step = play(step, STOP_CASTING, STOP_CASTING)
    assert refused(step, AGREE) == "TF-44g"
    step = play(step, buys(2), buys(5))
    assert decides(step) == 1 and AGREE in legal(step)
    assert names(table(step).supply) == ["-", "Crayfish", "Chugger", "Long Bomb", "Dead Stick"]
    step = play(step, AGREE)
    assert names(table(step).supply) == ["-", "-", "Chugger", "Long Bomb", "-"]


@pytest.mark.rule("TF-41a", "TF-44a", "TF-45f")
def test_each_lays_an_anchor_of_its_own() -> None:
    hand = "Mud Worm, Slow Retrieve, Anchor"
    step = meet(hand, hand, ai=CATCH_3, then=REMOVE_1, lake={1: "Walleye"}, supply=SOLD)
    step = play(step, STOP_CASTING, STOP_CASTING)
    assert asked(step) == "Preparing" and decides(step) == 0 and END_BUYING not in legal(step)
    assert refused(step, END_BUYING) == refused(step, buys(2)) == "TF-45f"
    step = play(step, lays("Anchor", 1))
    assert asked(step) == "Preparing" and decides(step) == 1
    step = play(step, lays("Anchor", 4))
    assert [spot.anchors[0].seat for spot in table(step).spots if spot.anchors] == [0, 1]
    step, events = play_all(step, END_BUYING, AGREE)
    assert (
        on_top(step, 1) == "Walleye" and [type(event).__name__ for event in events].count("AnchorLifted") == 2
    )
    assert [names(angler(step, seat).discards) for seat in (0, 1)] == [["Anchor"], ["Anchor"]]


@pytest.mark.rule("TF-44a")
def test_the_clock_serves_each_of_them() -> None:
    step = meet("Mud Worm", "Mud Worm", ai=CATCH_3, then="First Light", effects=True)
    assert decides(step) == 0 and actions.USE_CLOCK in legal(step)
    step = play(step, END_SEARCH)
    assert decides(step) == 1 and actions.USE_CLOCK in legal(step)
    assert len(happened(step, RoundBegan)) == 0 and refused(step, uses("Mud Worm")) == "TF-08c"


@pytest.mark.rule("TF-34c")
def test_both_must_agree_to_an_early_weigh_in() -> None:
    step = meet("Mud Worm", "Mud Worm", ai=CATCH_3, lake={3: "Walleye"}, bare=True)
    assert decides(step) == 0
    step = play(step, actions.AGREE_TO_END)
    assert decides(step) == 1 and asked(step) == "Agreeing"
    assert table(play(step, actions.AGREE_TO_END)).ended
    assert not table(play(step, actions.FISH_ON)).ended
