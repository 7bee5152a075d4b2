"""Port actions: filling Zones and taking Master Angler cards (CC-13 to CC-16)."""

import pytest

from rules.coldwater_crown.actions import END_STEP, SKIP_PORT, TAKE, TAKE_TOP_MASTER
from rules.coldwater_crown.bait import NO_BAIT
from rules.coldwater_crown.events import MasterTaken, MasterTurned, WhiteDrawn, ZoneFilled
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.options import Options
from rules.game import NOTHING
from tests.rules.coldwater_crown.scripted import (
    CHAR_PRR,
    CRAB_GGB,
    CRAB_GGR,
    EEL_KKB,
    RAY_KBB,
    bait,
    board,
    changed,
    deal,
    drawing,
    fill,
    happened,
    having,
    legal,
    place,
    play,
    reel,
    refused,
    remove,
    table,
)

FULL = "ggg/gggg/ppppp/pppppp"
THREE_CARDS = (((CRAB_GGR, ""), (CRAB_GGB, ""), (CHAR_PRR, "")),)


@pytest.mark.rule("CC-13a", "CC-11b")
def test_a_1_gives_one_port_action_and_a_2_gives_two() -> None:
    step = play(deal("gk"), place("Port"))
    assert set(legal(step)) == {fill(3), fill(4), fill(5), fill(6), *TAKE, TAKE_TOP_MASTER}
    assert remove("Red") in legal(play(step, fill(3)))
    for first, second in (
        (fill(3), fill(4)),
        (TAKE[0], TAKE[0]),
        (fill(6), TAKE_TOP_MASTER),
        (TAKE[3], fill(5)),
    ):
        step = play(deal("gk", token=2), place("Port"), first)
        assert second in legal(step)
        assert remove("Red") in legal(play(step, second))
    assert refused(deal("gk"), fill(3)) == refused(deal("gk"), TAKE[0]) == "CC-13a"


@pytest.mark.rule("CC-13b")
def test_a_possible_port_action_cannot_be_let_go() -> None:
    step = play(deal(FULL), place("Port"))
    assert refused(step, SKIP_PORT) == "CC-13b"
    assert set(legal(step)) == {*TAKE, TAKE_TOP_MASTER}


@pytest.mark.rule("CC-13c")
def test_an_impossible_port_action_is_let_go() -> None:
    step = play(deal(FULL, unfinished=THREE_CARDS, token=2), place("Port"))
    assert remove("Red") in legal(step)


@pytest.mark.rule("CC-13c", "CC-27c")
def test_a_reel_may_make_a_port_action_possible() -> None:
    step = play(deal(FULL, unfinished=THREE_CARDS, tackle=("Reel",)), place("Port"))
    assert SKIP_PORT in legal(step) and reel("g", 3, 3) in legal(step)
    step = play(step, reel("p", 5, 6))
    while not any(action in legal(step) for action in (fill(5), SKIP_PORT)):
        step = play(step, legal(step)[-1])
    assert fill(5) in legal(step) and fill(6) in legal(step)
    assert END_STEP not in legal(step)


@pytest.mark.rule("CC-13d")
def test_nothing_is_filled_without_any_coloured_bait() -> None:
    boards = ["ggg/gggg/ggggg/pppppp", "ppp/pppp/pppyy/yyyyyy", "yyy/yyyy/ykkkk/kkkkkk"]
    boards.append("kkk/kkkb/bbbbb/bbbbbb")
    cards = tuple(((number, ""),) for number in (CRAB_GGR, CRAB_GGB))
    step = deal(*boards, seats=4, unfinished=cards, bag="", token=1)
    step = changed(step, discards=NO_BAIT)
    step = having(step, 0, board=board("gg"))
    assert refused(play(step, place("Port")), fill(3)) == "CC-13d"
    assert fill(3) in legal(play(changed(step, discards=bait("r")), place("Port")))


@pytest.mark.rule("CC-14a")
def test_a_zone_is_filled_up_to_its_number() -> None:
    step = play(drawing(play(deal("g/kp"), place("Port")), "yr"), fill(4))
    assert table(step).players[0].board == board("g/kpyr")
    (filled,) = happened(step, ZoneFilled)
    assert (filled.zone, filled.colours) == (1, (2, 5))
    assert step.revealed


@pytest.mark.rule("CC-14b")
def test_a_full_zone_cannot_be_filled() -> None:
    step = play(deal("ggg/kp"), place("Port"))
    assert refused(step, fill(3)) == "CC-14b" and fill(4) in legal(step)


@pytest.mark.rule("CC-15a")
def test_the_clear_white_returns_the_discard_pile_to_the_bag() -> None:
    step = play(deal("g/", discards="rrrbbkky"), place("Port"))
    step = play(drawing(step, "gwrk"), fill(4))
    state = table(step)
    assert state.players[0].board[0] == bait("g") and sum(state.players[0].board[1]) == 4
    assert state.discards == NO_BAIT and state.bag.white
    assert [event.returned for event in happened(step, WhiteDrawn)] == [8]
    assert [len(event.colours) for event in happened(step, ZoneFilled)] == [1, 3]
    assert sum(state.bag.coloured) == 96 - 1 - 4


@pytest.mark.rule("CC-15b")
def test_a_dry_bag_stops_the_filling_short() -> None:
    step = deal("", bag="gk")
    step = changed(play(step, place("Port")), discards=NO_BAIT)
    step = play(drawing(step, "gwk"), fill(6))
    state = table(step)
    assert state.players[0].board[3] == bait("gk")
    assert state.bag.coloured == NO_BAIT and state.bag.white


@pytest.mark.rule("CC-16a")
def test_a_card_of_the_row_is_taken_and_its_place_filled_at_once() -> None:
    step = play(deal("g", row=(CRAB_GGR, CHAR_PRR, EEL_KKB, RAY_KBB)), place("Port"))
    following = table(step).master_deck[0]
    step = play(step, TAKE[1])
    assert [card.card for card in table(step).players[0].unfinished] == [CHAR_PRR]
    assert table(step).row == (CRAB_GGR, following, EEL_KKB, RAY_KBB)
    assert [event.card for event in happened(step, MasterTaken)] == [CHAR_PRR]
    assert [(event.seat, event.card) for event in happened(step, MasterTurned)] == [(NOTHING, following)]


@pytest.mark.rule("CC-16a")
def test_the_unseen_top_of_the_deck_is_taken() -> None:
    step = play(deal("g"), place("Port"))
    top, row = table(step).master_deck[0], table(step).row
    assert top not in GAME.view(table(step), 0).master_deck
    step = play(step, TAKE_TOP_MASTER)
    assert [card.card for card in table(step).players[0].unfinished] == [top]
    assert table(step).row == row and step.revealed


@pytest.mark.rule("CC-16b")
def test_three_unfinished_cards_at_most() -> None:
    step = play(deal("g", unfinished=THREE_CARDS), place("Port"))
    assert refused(step, TAKE[0]) == refused(step, TAKE_TOP_MASTER) == "CC-16b"
    step = play(deal("g", unfinished=(THREE_CARDS[0][:2],), token=2), place("Port"), TAKE[0])
    assert refused(step, TAKE[0]) == "CC-16b"


@pytest.mark.rule("CC-16c")
def test_no_action_gives_a_card_back() -> None:
    step = play(deal("g"), place("Port"), TAKE[0], remove("Red"))
    kinds = {type(action).__name__ for action in GAME.vocabulary(Options())}
    assert kinds & {"TakeMaster", "TakeTopMaster"} and not kinds & {"ReturnMaster", "SwapMaster"}
    assert len(table(step).players[0].unfinished) == 1


@pytest.mark.rule("CC-16d")
def test_an_empty_deck_leaves_the_row_short() -> None:
    step = deal("g", row=(CRAB_GGR, CHAR_PRR), token=2)
    step = play(changed(step, master_deck=()), place("Port"), TAKE[0])
    assert table(step).row == (CHAR_PRR,)
    assert refused(step, TAKE_TOP_MASTER) == refused(step, TAKE[1]) == "CC-16d"
    step = play(step, TAKE[0])
    assert table(step).row == () and remove("Red") in legal(step)
