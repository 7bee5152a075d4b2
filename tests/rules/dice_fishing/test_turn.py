"""Rolling, placing, rerolling, paying, stopping, and the end of the turn (DF-06 to DF-11, DF-19 to DF-23)."""

import pytest

from rules.dice_fishing.actions import ROLL, STOP, Place, Reroll, TurnDie
from rules.dice_fishing.events import (
    Caught,
    CoinGained,
    Flipped,
    GotAway,
    Placed,
    Rolled,
    RowRefilled,
    Stopped,
    TurnBegan,
)
from rules.dice_fishing.faces import NONE, total
from rules.dice_fishing.pieces import ROW
from rules.game import IllegalAction
from tests.rules.dice_fishing.scripted import (
    GAME,
    IDE_II,
    PERCH_II,
    PERCH_WW,
    PIKE_HHH,
    PIKE_WWW,
    SALMON_FFF,
    STURGEON_CCC,
    TROUT_FF,
    TROUT_HHH,
    TROUT_III,
    WALLEYE_CCC,
    deal,
    dice,
    happened,
    legal,
    place,
    play,
    refused,
    reroll,
    table,
    turn_die,
)

ROW_A = (TROUT_FF, PERCH_WW, STURGEON_CCC, TROUT_HHH, PERCH_II)


@pytest.mark.rule("DF-06a")
def test_a_turn_begins_with_a_roll_of_six_dice() -> None:
    step = deal(ROW_A, "CFIHWB")
    (rolled,) = happened(step, Rolled)
    assert rolled.before == NONE and rolled.dice == dice("CFIHWB")
    assert table(step).turn.unplaced == dice("CFIHWB")


@pytest.mark.rule("DF-06b")
def test_the_six_dice_are_not_rolled_together_twice() -> None:
    assert refused(deal(ROW_A, "CFIHWB"), ROLL) == "DF-06b"


@pytest.mark.rule("DF-07a", "DF-07c")
def test_dice_go_on_matching_empty_spaces_and_stay_there() -> None:
    step = deal(ROW_A, "FFFIWB")
    assert refused(step, place(1, "F")) == "DF-07a"
    assert refused(step, place(0, "FFF")) == "DF-07a"
    assert refused(step, place(1, "WW")) == "DF-07c"
    assert refused(step, Place(4, dice("B"))) == "DF-07a"
    step = play(step, place(0, "FF"))
    assert table(step).row[0].placed == dice("FF")
    assert table(step).turn.unplaced == dice("FIWB")
    assert refused(step, place(0, "F")) == "DF-07a"
    assert refused(step, reroll("FF")) == "DF-08b"
    assert not any(isinstance(action, TurnDie) and action.face == 3 for action in legal(step))


@pytest.mark.rule("DF-07b")
def test_dice_may_be_divided_among_cards() -> None:
    step = play(deal(ROW_A, "FFWWIB"), place(0, "F"), place(1, "WW"), place(4, "I"))
    assert [total(slot.placed) for slot in table(step).row] == [1, 2, 0, 0, 1]


@pytest.mark.rule("DF-08a", "DF-08c")
def test_two_rerolls_with_placing_after_each() -> None:
    step = deal(ROW_A, "FFWHBB" + "WBBB" + "CBB")
    step = play(step, place(0, "FF"), reroll("WHBB"), place(1, "W"), reroll("BBB"), place(2, "C"))
    assert table(step).turn.rerolls_left == 0
    assert not any(isinstance(action, Reroll) for action in legal(step))
    assert refused(step, reroll("B")) == "DF-08a"


@pytest.mark.rule("DF-08b")
def test_a_reroll_takes_any_of_the_unplaced_dice() -> None:
    step = deal(ROW_A, "FFWWBB" + "C")
    rerolls = [action.dice for action in legal(step) if isinstance(action, Reroll)]
    assert len(rerolls) == 3 * 3 * 3 - 1 == len(set(rerolls))
    step = play(step, reroll("B"))
    assert table(step).turn.unplaced == dice("CFFWWB")
    assert refused(step, reroll("HH")) == "DF-08b"


@pytest.mark.rule("DF-08d")
def test_reroll_all_takes_every_unplaced_die() -> None:
    step = play(deal(ROW_A, "FFWWBB", reroll_all=True), place(0, "FF"))
    assert [action for action in legal(step) if isinstance(action, Reroll)] == [reroll("WWBB")]
    assert refused(step, reroll("BB")) == "DF-08d"


@pytest.mark.rule("DF-09a", "DF-09c")
def test_coins_turn_dice_and_go_back_to_the_supply() -> None:
    step = deal(ROW_A, "FBBCHI", coins=(2, 1))
    supply = table(step).supply
    step = play(step, turn_die("B", "F"), turn_die("B", "W"))
    assert table(step).turn.unplaced == dice("FFWCHI")
    assert table(step).players[0].coins == 0
    assert table(step).supply == supply + 2
    assert refused(step, turn_die("C", "F")) == "DF-09a"


@pytest.mark.rule("DF-09b")
def test_only_an_unplaced_die_can_be_turned_and_it_may_be_rerolled() -> None:
    step = play(deal(ROW_A, "FBBCHI" + "W"), place(0, "F"))
    assert refused(step, turn_die("F", "W")) == "DF-09b"
    assert {action.to for action in legal(step) if isinstance(action, TurnDie) and action.face == 5} == {
        0,
        1,
        2,
        3,
        4,
    }
    step = play(step, turn_die("B", "H"), reroll("H"))
    assert table(step).turn.unplaced == dice("BCHIW")
    assert table(step).turn.coins_spent == 1


@pytest.mark.rule("DF-10a")
def test_fishing_may_stop_after_the_first_roll() -> None:
    step = play(deal(ROW_A, "FFFFFF"), STOP)
    assert happened(step, Stopped) and table(step).turn.seat == 1


@pytest.mark.rule("DF-10b")
def test_fishing_stops_by_itself_only_when_no_choice_remains() -> None:
    step = deal(
        (PIKE_WWW, PIKE_HHH, TROUT_III, TROUT_HHH, WALLEYE_CCC), "BBBBBB" + "BBBBBB" * 2, coins=(0, 1)
    )
    step = play(step, reroll("BBBBBB"))
    assert not happened(step, Stopped)
    step = play(step, reroll("BBBBBB"))
    assert happened(step, Stopped) and table(step).turn.seat == 1


@pytest.mark.rule("DF-10b")
def test_the_last_die_placed_ends_fishing() -> None:
    step = deal(ROW_A, "FFHHHI", coins=(0, 1))
    step = play(step, place(0, "FF"), place(3, "HHH"), place(4, "I"))
    assert happened(step, Stopped) and table(step).players[0].catch == (TROUT_FF, TROUT_HHH)


@pytest.mark.rule("DF-10b")
def test_a_coin_left_is_a_choice_left() -> None:
    step = deal((PIKE_WWW, PIKE_HHH, TROUT_III, TROUT_HHH, WALLEYE_CCC), "BBBBBB" * 3, coins=(1, 1))
    step = play(step, reroll("BBBBBB"), reroll("BBBBBB"))
    assert not happened(step, Stopped)


@pytest.mark.rule("DF-10b")
def test_dice_are_not_touched_outside_fishing() -> None:
    step = deal(ROW_A, "CFIHWB", advanced=True, powers=(3,))
    for action in (STOP, place(0, "F"), reroll("F"), turn_die("B", "F")):
        assert refused(step, action) == "DF-10b"


@pytest.mark.rule("DF-11a", "DF-11b")
def test_full_cards_are_flipped_and_other_dice_come_back_unused() -> None:
    step = play(deal(ROW_A, "FFWHHI"), place(0, "FF"), place(1, "W"), place(3, "HH"))
    assert happened(step, Placed)[-1].full is False
    step = play(step, STOP)
    assert [(event.slot, event.card) for event in happened(step, Flipped)] == [(0, TROUT_FF)]
    assert happened(step, Stopped)[0].returned == dice("WHH")
    flipped = next(beat.state for beat in step.beats if any(isinstance(e, Flipped) for e in beat.events))
    assert flipped.turn.unplaced == dice("IWHH")
    assert all(slot.placed == NONE for slot in flipped.row[1:])
    assert GAME.view(flipped, 1).row[0].card == TROUT_FF


@pytest.mark.rule("DF-19a")
def test_fish_that_stay_go_to_the_catch() -> None:
    step = play(deal(ROW_A, "FFWWHI"), place(0, "FF"), place(1, "WW"), STOP)
    assert table(step).players[0].catch == (TROUT_FF, PERCH_WW)
    assert [event.card for event in happened(step, Caught)] == [TROUT_FF, PERCH_WW]


@pytest.mark.rule("DF-19b")
def test_fish_that_get_away_never_return() -> None:
    step = play(deal(ROW_A, "CCCBFH"), place(2, "CCC"), STOP)
    assert [event.card for event in happened(step, GotAway)] == [STURGEON_CCC]
    state = table(step)
    assert [slot.card for slot in state.discards] == [STURGEON_CCC]
    assert STURGEON_CCC not in state.deck and STURGEON_CCC not in [slot.card for slot in state.row]
    assert GAME.view(state, 1).discards[0].card == STURGEON_CCC


@pytest.mark.rule("DF-20a")
@pytest.mark.parametrize(
    ("rolls", "full", "coins"), [("CFIHWB", False, 2), ("CCCBFH", True, 2), ("FFCCHH", None, 1)]
)
def test_a_turn_without_a_catch_earns_a_coin(rolls: str, full: bool | None, coins: int) -> None:
    """By bad rolls, by an escape, and none after a catch."""
    step = deal(ROW_A, rolls)
    if full:
        step = play(step, place(2, "CCC"))
    elif full is None:
        step = play(step, place(0, "FF"))
    step = play(step, STOP)
    assert table(step).players[0].coins == coins
    assert len(happened(step, CoinGained)) == coins - 1
    assert table(step).turn.seat == 1


@pytest.mark.rule("DF-20b")
def test_an_empty_supply_pays_no_coin() -> None:
    step = play(deal(ROW_A, "CFIHWB", coins=(6, 6)), STOP)
    assert table(step).players[0].coins == 6
    assert not happened(step, CoinGained)


@pytest.mark.rule("DF-23a")
def test_gaps_close_to_the_left_and_new_cards_come_on_the_right() -> None:
    step = deal(ROW_A, "FFIICH", deck=(IDE_II, SALMON_FFF, WALLEYE_CCC))
    step = play(step, place(0, "FF"), STOP)
    assert [slot.card for slot in table(step).row] == [PERCH_WW, STURGEON_CCC, TROUT_HHH, PERCH_II, IDE_II]
    assert len(happened(step, RowRefilled)[0].floats) == 1


@pytest.mark.rule("DF-23b")
def test_an_empty_deck_leaves_the_row_short() -> None:
    step = play(deal(ROW_A, "FFWWCH", deck=(IDE_II,)), place(0, "FF"), place(1, "WW"), STOP)
    assert len(table(step).row) == 4 < ROW
    assert table(step).deck == ()


@pytest.mark.rule("DF-23c")
def test_the_order_at_the_end_of_a_turn() -> None:
    step = play(deal(ROW_A, "FFHCCI"), place(0, "FF"), place(3, "H"), STOP)
    names = [type(event).__name__ for event in step.events]
    assert names == ["Stopped", "Flipped", "Caught", "MajorityTaken", "RowRefilled", "TurnBegan", "Rolled"]
    assert happened(step, TurnBegan)[0].seat == 1


@pytest.mark.rule("DF-23c")
def test_the_dice_go_round_to_the_left() -> None:
    step = deal(ROW_A, "CFIHWB" * 4, seats=3)
    seats = [table(step).turn.seat]
    for _ in range(3):
        step = play(step, STOP)
        seats.append(table(step).turn.seat)
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("DF-10a")
def test_an_illegal_action_changes_nothing() -> None:
    step = deal(ROW_A, "CFIHWB")
    before = GAME.dump(step.state)
    with pytest.raises(IllegalAction, match="DF-07a"):
        GAME.apply(step.state, place(1, "F"))
    assert GAME.dump(step.state) == before
