"""The Power cards, at every moment they may be played (DF-28 to DF-36)."""

import pytest
from msgspec.structs import replace

from rules.dice_fishing.actions import (
    CHANGE_BAIT,
    CHUM,
    DECLINE,
    HOOK_SET,
    NEW_SPOT,
    ROLL,
    STOP,
    FishFinder,
    KeepPower,
    LandingNet,
    LuckyTackle,
    Reroll,
    TakePower,
    TurnDie,
)
from rules.dice_fishing.components import CARDS, Species
from rules.dice_fishing.events import (
    AlanRolled,
    Caught,
    CoinGained,
    CoinsBack,
    DisplayRefilled,
    GotAway,
    Looked,
    MajorityTaken,
    Netted,
    PowerDropped,
    RowRefilled,
    TokenClaimed,
    TurnBegan,
)
from rules.dice_fishing.pieces import Power
from rules.game import NOTHING, UNKNOWN, Step
from tests.rules.dice_fishing.scripted import (
    GAME,
    IDE_FF,
    IDE_II,
    PERCH_FFF,
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
    WALLEYE_WW,
    deal,
    dice,
    happened,
    legal,
    place,
    play,
    refused,
    reroll,
    species,
    table,
    turn_die,
)

ROW = (TROUT_FF, PERCH_WW, STURGEON_CCC, PIKE_HHH, TROUT_III)
PLAYS = {
    Power.HOOK_SET: HOOK_SET,
    Power.CHUM: CHUM,
    Power.LANDING_NET: LandingNet(0),
    Power.NEW_SPOT: NEW_SPOT,
    Power.CHANGE_BAIT: CHANGE_BAIT,
    Power.LUCKY_TACKLE: LuckyTackle(Species.STURGEON),
    Power.FISH_FINDER: FishFinder((0, 2, 4)),
}


def advanced(power: int, rolls: str = "CFIHWB", row: tuple[int, ...] = ROW, **more: object) -> Step:
    """An advanced game in which seat 0 holds this Power card."""
    return deal(row, rolls, advanced=True, powers=(power,), **more)  # type: ignore[arg-type]


def moments(power: int) -> dict[str, Step]:
    """A turn of seat 0 with this card, at the questions where a Power card could come in."""
    asked = {}
    step = advanced(power, "CCCBFH")
    if ROLL in legal(step):
        asked["start"] = step
        step = play(step, ROLL)
    asked["rolled"] = step
    asked["placed"] = play(step, place(2, "CCC"))
    step = play(asked["placed"], STOP)
    if any(isinstance(action, LuckyTackle) for action in legal(step)):
        asked["flipped"] = step
        step = play(step, DECLINE)
    if any(action == CHUM or isinstance(action, LandingNet) for action in legal(step)):
        asked["taken"] = step
    return asked


@pytest.mark.rule("DF-28d", "DF-28e", "DF-28f", "DF-28g", "DF-28h", "DF-28i")
@pytest.mark.parametrize(
    ("power", "playable"),
    [
        (Power.HOOK_SET, {"rolled", "placed"}),
        (Power.CHUM, {"taken"}),
        (Power.LANDING_NET, {"start", "taken"}),
        (Power.NEW_SPOT, {"start", "rolled"}),
        (Power.CHANGE_BAIT, {"placed"}),
        (Power.LUCKY_TACKLE, {"flipped"}),
        (Power.FISH_FINDER, {"start", "rolled", "placed"}),
    ],
)
def test_each_power_card_at_its_moments_and_no_others(power: Power, playable: set[str]) -> None:
    asked = moments(power)
    assert playable <= set(asked)
    for moment, step in asked.items():
        assert (PLAYS[power] in legal(step)) is (moment in playable), moment
        if moment in playable:
            assert len(legal(step)) > 1, "to play a Power card is always a choice"
            assert table(step).turn.seat == 0


@pytest.mark.rule("DF-28e", "DF-28f", "DF-28g", "DF-28h", "DF-28i")
@pytest.mark.parametrize(
    ("power", "moment", "rule"),
    [
        (Power.HOOK_SET, "taken", "DF-28f"),
        (Power.CHANGE_BAIT, "taken", "DF-28f"),
        (Power.CHUM, "rolled", "DF-28i"),
        (Power.LANDING_NET, "rolled", "DF-28h"),
        (Power.LUCKY_TACKLE, "rolled", "DF-28g"),
        (Power.NEW_SPOT, "taken", "DF-28e"),
        (Power.FISH_FINDER, "taken", "DF-28e"),
    ],
)
def test_a_power_card_at_the_wrong_moment_is_refused(power: Power, moment: str, rule: str) -> None:
    step = moments(Power.CHUM if moment == "taken" else power)[moment]
    state = table(step)
    hand = replace(state.players[0], power=power)
    asked = Step(replace(state, players=(hand, state.players[1])), ())
    assert refused(asked, PLAYS[power]) == rule


@pytest.mark.rule("DF-28a")
def test_a_card_each_two_in_the_display_and_a_deck() -> None:
    for seats in (1, 2, 3, 4, 5):
        state = GAME.new(GAME.options(seats=seats, advanced=True), "seed")
        hands = [player.power for player in state.players[:seats]]
        assert NOTHING not in hands and len(state.display) == 2
        assert len({*hands, *state.display, *state.power_deck}) == 7
    assert GAME.new(GAME.options(seats=1, advanced=True), "seed").players[1].power == NOTHING


@pytest.mark.rule("DF-28a", "DF-29a")
def test_the_display_is_filled_from_the_deck_and_then_from_the_discards() -> None:
    step = advanced(NOTHING, display=(0, 1))
    state = table(step)
    assert state.power_deck[0] == 2
    refilled = play(step, STOP, TakePower(0))
    assert table(refilled).display == (1, 2)
    empty = replace(state, power_deck=(), power_discards=state.power_deck)
    refilled = play(Step(empty, ()), STOP, TakePower(1))
    (event,) = happened(refilled, DisplayRefilled)
    assert event.reshuffled and len(table(refilled).display) == 2 and table(refilled).power_discards == ()
    assert {*table(refilled).display, *table(refilled).power_deck} == {0, 2, 3, 4, 5, 6}


@pytest.mark.rule("DF-28a")
def test_with_no_power_card_left_the_display_stays_short() -> None:
    step = advanced(NOTHING, display=(0, 1), seats=5)
    state = table(step)
    others = tuple(
        replace(player, power=power) for player, power in zip(state.players[1:], (2, 3, 4, 5), strict=True)
    )
    hands = (replace(state.players[0], power=6), *others)
    step = Step(replace(state, players=hands, power_deck=()), ())
    step = play(step, STOP, TakePower(0), KeepPower(6))
    assert len(table(step).display) == 2, "the dropped card is reshuffled at once"


@pytest.mark.rule("DF-28b")
def test_only_a_card_in_front_of_the_player_is_played_and_never_two_are_held() -> None:
    step = advanced(Power.HOOK_SET)
    assert refused(step, CHUM) == "DF-28b"
    step = play(step, STOP, TakePower(table(step).display[0]))
    assert {type(action) for action in legal(step)} == {KeepPower}


@pytest.mark.rule("DF-28c")
def test_one_power_card_a_turn_then_it_is_discarded() -> None:
    step = play(advanced(Power.HOOK_SET), HOOK_SET)
    assert table(step).players[0].power == NOTHING and table(step).power_discards == (Power.HOOK_SET,)
    again = replace(
        table(step),
        players=(replace(table(step).players[0], power=Power.FISH_FINDER), table(step).players[1]),
    )
    assert GAME.why_not(again, FishFinder((0,))).rule == "DF-28c"


@pytest.mark.rule("DF-04b")
def test_no_power_card_in_the_basic_game() -> None:
    assert refused(deal(ROW, "CFIHWB"), HOOK_SET) == "DF-04b"


@pytest.mark.rule("DF-29a", "DF-29d")
def test_a_failed_attempt_draws_a_power_card_for_the_next_turn() -> None:
    step = play(advanced(NOTHING, display=(Power.CHUM, Power.LANDING_NET)), STOP)
    assert happened(step, CoinGained) == [CoinGained(0, 1)]
    assert legal(step) == (TakePower(Power.CHUM), TakePower(Power.LANDING_NET))
    step = play(step, TakePower(Power.LANDING_NET))
    state = table(step)
    assert state.players[0].power == Power.LANDING_NET
    assert state.turn.seat == 1, "the card just drawn is not asked about in the turn it was drawn in"
    assert refused(play(advanced(NOTHING), STOP), TakePower(Power.FISH_FINDER)) == "DF-29a"


@pytest.mark.rule("DF-29a")
def test_a_catch_draws_no_power_card() -> None:
    step = play(advanced(NOTHING, "FFCHIB"), place(0, "FF"), STOP)
    assert happened(step, Caught) and table(step).players[0].power == NOTHING
    assert refused(advanced(NOTHING), TakePower(0)) == "DF-29a"


@pytest.mark.rule("DF-29b", "DF-29c")
@pytest.mark.parametrize("keep", [Power.HOOK_SET, Power.CHUM])
def test_a_player_with_a_card_gets_a_second_coin_and_keeps_one_of_two(keep: Power) -> None:
    step = play(
        advanced(Power.HOOK_SET, display=(Power.CHUM, Power.LANDING_NET)), STOP, TakePower(Power.CHUM)
    )
    assert table(step).players[0].coins == 3
    assert refused(step, KeepPower(Power.LANDING_NET)) == "DF-29c"
    step = play(step, KeepPower(keep))
    (other,) = {Power.HOOK_SET, Power.CHUM} - {keep}
    assert table(step).players[0].power == keep
    assert happened(step, PowerDropped) == [PowerDropped(0, other)]
    assert table(step).power_discards == (other,)
    assert refused(step, KeepPower(keep)) == "DF-29c"


@pytest.mark.rule("DF-29b")
def test_two_coins_only_as_far_as_the_supply_lasts() -> None:
    step = play(advanced(Power.HOOK_SET, coins=(1, 10)), STOP)
    assert happened(step, CoinGained) == [CoinGained(0, 1)]


@pytest.mark.rule("DF-29d")
def test_with_an_empty_display_there_is_a_coin_in_place_of_the_card() -> None:
    state = table(advanced(NOTHING))
    bare = replace(state, display=(), power_deck=(), power_discards=(*state.display, *state.power_deck))
    step = play(Step(bare, ()), STOP)
    assert happened(step, CoinGained) == [CoinGained(0, 2)]


@pytest.mark.rule("DF-30a")
def test_hook_set_gives_a_third_reroll() -> None:
    step = play(advanced(Power.HOOK_SET, "CFIHBB" + "BB" * 3), reroll("BB"), reroll("BB"))
    assert refused(step, reroll("BB")) == "DF-08a"
    step = play(step, HOOK_SET)
    assert refused(step, reroll("BB")) == ""
    step = play(step, reroll("BB"))
    assert refused(step, reroll("BB")) == "DF-08a"


@pytest.mark.rule("DF-30b")
def test_hook_set_holds_pike_even_when_every_reroll_was_used() -> None:
    step = play(advanced(Power.HOOK_SET, "HHHFBB" + "BB" * 3), place(3, "HHH"), HOOK_SET)
    step = play(step, reroll("BB"), reroll("BB"), reroll("BB"), STOP)
    assert [event.card for event in happened(step, Caught)] == [PIKE_HHH]


@pytest.mark.rule("DF-31a", "DF-31b")
def test_chum_gives_a_new_turn_without_rerolls() -> None:
    step = play(advanced(Power.CHUM, "CFIHWB" + "HHHFCI", display=(0, 2)), STOP)
    assert legal(step) == (CHUM, DECLINE)
    step = play(step, CHUM)
    assert legal(step) == (TakePower(0), TakePower(2)), "the reward comes before the extra turn"
    step = play(step, TakePower(Power.HOOK_SET))
    assert happened(step, TurnBegan) == [TurnBegan(0, extra=True)]
    state = table(step)
    assert state.turn.seat == 0 and state.turn.extra and state.players[0].coins == 2
    assert refused(step, reroll("F")) == "DF-31b"
    assert any(isinstance(action, TurnDie) for action in legal(step)), "coins just gained may be used"
    step = play(step, HOOK_SET)
    assert refused(step, reroll("F")) == "DF-31b", "Hook Set adds no reroll to the extra turn"


@pytest.mark.rule("DF-31b", "DF-13b")
def test_fish_get_away_in_the_extra_turn_as_always() -> None:
    step = play(advanced(Power.CHUM, "CFIHWB" + "CCCBFH", display=(0, 2)), STOP, CHUM, TakePower(2))
    step = play(step, *([ROLL] if ROLL in legal(step) else []), place(2, "CCC"), STOP)
    assert [event.card for event in happened(step, GotAway)] == [STURGEON_CCC]


@pytest.mark.rule("DF-31a")
def test_another_chum_may_follow() -> None:
    step = play(advanced(Power.CHUM, display=(0, 2)), STOP, CHUM)
    state = table(step)
    chums = replace(state, display=(Power.CHUM, 2), power_discards=(0,))
    step = play(Step(chums, ()), TakePower(Power.CHUM))
    assert table(step).turn.extra
    step = play(step, STOP, CHUM)
    step = play(step, next(action for action in legal(step) if isinstance(action, TakePower)))
    assert happened(step, TurnBegan) == [TurnBegan(0, extra=True)]


@pytest.mark.rule("DF-31a")
def test_after_the_extra_turn_the_next_player_fishes() -> None:
    step = play(advanced(Power.CHUM, "FFHCIB" + "WWHCIF", display=(0, 2)), place(0, "FF"), STOP, CHUM)
    step = play(step, place(0, "WW"), STOP)
    assert table(step).turn.seat == 1 and not table(step).turn.extra


@pytest.mark.rule("DF-31c")
def test_in_solo_alan_acts_after_the_extra_turn() -> None:
    step = deal(ROW, "FFHCIB" + "WWHCIF", advanced=True, seats=1, powers=(Power.CHUM,), alan="B")
    step = play(step, place(0, "FF"), STOP, CHUM)
    assert not happened(step, AlanRolled) and table(step).turn.extra
    step = play(step, place(0, "WW"), STOP)
    assert len(happened(step, AlanRolled)) == 1


@pytest.mark.rule("DF-32a", "DF-32b", "DF-32c")
def test_change_the_bait_lifts_placed_dice() -> None:
    step = advanced(Power.CHANGE_BAIT, "FHHWBC" + "W")
    assert refused(step, CHANGE_BAIT) == "DF-32a"
    step = play(step, place(0, "F"), place(3, "HH"), CHANGE_BAIT)
    state = table(step)
    assert state.turn.lifted == dice("FHH") and state.turn.unplaced == dice("WBC")
    assert all(slot.placed == (0,) * 6 for slot in state.row)
    assert refused(step, reroll("H")) == "DF-32c"
    assert not any(isinstance(action, Reroll) and action.dice[3] for action in legal(step))
    step = play(step, place(3, "HH"), reroll("B"))
    assert table(step).row[3].placed == dice("HH")
    assert table(step).turn.lifted == dice("F") and table(step).turn.unplaced == dice("WWC")
    assert refused(step, reroll("F")) == "DF-32c"


@pytest.mark.rule("DF-32b")
def test_lifted_dice_are_placed_before_others_of_their_face() -> None:
    step = play(advanced(Power.CHANGE_BAIT, "FFHWBC"), place(0, "F"), CHANGE_BAIT)
    assert table(step).turn.lifted == dice("F") and table(step).turn.unplaced == dice("FHWBC")
    step = play(step, place(0, "F"))
    assert table(step).turn.lifted == dice("") and table(step).turn.unplaced == dice("FHWBC")


@pytest.mark.rule("DF-32b", "DF-32c")
def test_a_lifted_die_may_be_turned_and_counts_as_unused() -> None:
    step = play(advanced(Power.CHANGE_BAIT, "FFFWCC"), place(0, "F"), CHANGE_BAIT)
    assert {turn_die("F", "W"), turn_die("F", "W", lifted=True)} <= set(legal(step))
    step = play(step, turn_die("F", "W", lifted=True), place(1, "WW"), STOP)
    assert [event.card for event in happened(step, Caught)] == [PERCH_WW]


@pytest.mark.rule("DF-33a")
def test_landing_net_takes_a_fish_of_two_points_at_the_start() -> None:
    step = advanced(Power.LANDING_NET, "CFIHWB")
    nets = [action.slot for action in legal(step) if isinstance(action, LandingNet)]
    assert nets == [index for index, card in enumerate(ROW) if CARDS[card].vp == 2] == [0, 1]
    assert refused(step, LandingNet(2)) == "DF-33a"
    step = play(step, LandingNet(1))
    assert happened(step, Netted) == [Netted(0, 1, PERCH_WW)]
    state = table(step)
    assert state.players[0].catch == (PERCH_WW,) and state.row[1].empty
    assert happened(step, MajorityTaken) == [MajorityTaken(Species.PERCH, (0,), ())]
    assert not happened(step, RowRefilled), "the row is filled at its own step"
    assert state.turn.rolled, "the roll follows by itself"


@pytest.mark.rule("DF-33b")
def test_a_turn_with_landing_net_is_no_failed_attempt() -> None:
    step = play(advanced(Power.LANDING_NET, "CFIHWB"), LandingNet(0), STOP)
    assert not happened(step, CoinGained) and table(step).players[0].coins == 1
    assert table(step).players[0].power == NOTHING and table(step).turn.seat == 1
    step = play(advanced(Power.LANDING_NET, "CFIHWB"), ROLL, STOP, LandingNet(0))
    assert not happened(step, CoinGained) and table(step).turn.seat == 1


@pytest.mark.rule("DF-33b", "DF-14b")
def test_a_king_salmon_brings_coins_back_in_a_landing_net_turn_too() -> None:
    step = advanced(Power.LANDING_NET, "FFBCHI", row=(SALMON_FFF, *ROW[1:]))
    step = play(step, LandingNet(1), turn_die("B", "F"), place(0, "FFF"), STOP)
    assert happened(step, CoinsBack) == [CoinsBack(0, 1)]
    assert table(step).players[0].coins == 1 and not happened(step, CoinGained)


@pytest.mark.rule("DF-33c")
def test_a_fish_netted_at_the_end_counts_for_trophies_of_the_turn() -> None:
    step = advanced(Power.LANDING_NET, "CFIHWB", catches=((TROUT_HHH, IDE_FF, WALLEYE_WW), ()))
    step = play(step, ROLL, STOP, LandingNet(1))
    assert [event.token for event in happened(step, TokenClaimed)] == [0]


@pytest.mark.rule("DF-17b")
def test_a_netted_fish_does_not_scare_an_ide() -> None:
    step = advanced(Power.LANDING_NET, "IICFHW", row=(IDE_II, TROUT_FF, PERCH_FFF, PIKE_HHH, TROUT_HHH))
    step = play(step, LandingNet(1), place(0, "II"), STOP)
    assert [event.card for event in happened(step, Caught)] == [IDE_II]


@pytest.mark.rule("DF-34a")
def test_move_to_a_new_spot_replaces_the_row() -> None:
    step = play(advanced(Power.NEW_SPOT), ROLL)
    assert refused(play(step, place(0, "F")), NEW_SPOT) == "DF-34a"
    deck = table(step).deck
    step = play(step, NEW_SPOT)
    state = table(step)
    assert tuple(slot.card for slot in state.row) == deck[:5]
    assert tuple(slot.card for slot in state.discards) == ROW
    assert all(slot.card == UNKNOWN for slot in GAME.view(state, 0).discards), "they were never flipped"
    before = play(advanced(Power.NEW_SPOT), NEW_SPOT)
    assert table(before).turn.rolled


@pytest.mark.rule("DF-34b")
def test_a_new_spot_needs_a_deck_and_takes_what_there_is() -> None:
    assert refused(advanced(Power.NEW_SPOT, deck=()), NEW_SPOT) == "DF-34b"
    step = play(advanced(Power.NEW_SPOT, deck=(IDE_II, PIKE_WWW)), NEW_SPOT)
    assert [slot.card for slot in table(step).row] == [IDE_II, PIKE_WWW]


@pytest.mark.rule("DF-35a")
def test_lucky_tackle_holds_one_species() -> None:
    row = (STURGEON_CCC, WALLEYE_WW, *ROW[3:], PERCH_II)
    step = play(advanced(Power.LUCKY_TACKLE, "CCCWWB", row=row), place(0, "CCC"), place(1, "WW"), STOP)
    assert legal(step) == (LuckyTackle(Species.STURGEON), DECLINE)
    kept = play(step, LuckyTackle(Species.STURGEON))
    assert species(table(kept).players[0].catch) == ["STURGEON", "WALLEYE"]
    lost = play(step, DECLINE)
    assert species(table(lost).players[0].catch) == ["WALLEYE"]
    assert table(lost).players[0].power == Power.LUCKY_TACKLE


@pytest.mark.rule("DF-35a", "DF-14b")
def test_coins_stay_spent_when_lucky_tackle_holds_the_king_salmon() -> None:
    step = advanced(Power.LUCKY_TACKLE, "FFBCHI", row=(SALMON_FFF, *ROW[1:]))
    step = play(step, turn_die("B", "F"), place(0, "FFF"), STOP, LuckyTackle(Species.KING_SALMON))
    assert happened(step, Caught) and not happened(step, CoinsBack)


@pytest.mark.rule("DF-35b")
def test_lucky_tackle_is_asked_only_when_a_flipped_fish_would_get_away() -> None:
    step = play(advanced(Power.LUCKY_TACKLE, "FFCHIB"), place(0, "FF"), STOP)
    assert happened(step, Caught) and table(step).turn.seat == 1
    step = play(advanced(Power.LUCKY_TACKLE, "CCCBFH"), place(2, "CCC"), STOP)
    assert refused(step, LuckyTackle(Species.PIKE)) == "DF-35b"


@pytest.mark.rule("DF-36a", "DF-36b")
def test_fish_finder_shows_up_to_three_cards_to_its_player_alone() -> None:
    step = advanced(Power.FISH_FINDER)
    finders = [action.slots for action in legal(step) if isinstance(action, FishFinder)]
    assert len(finders) == 10 + 10 + 5 and max(map(len, finders)) == 3
    step = play(step, FishFinder((0, 2, 4)))
    state = table(step)
    shown = [slot.card for slot in GAME.view(state, 0).row]
    assert shown == [TROUT_FF, UNKNOWN, STURGEON_CCC, UNKNOWN, TROUT_III]
    for other in (1, None):
        assert all(slot.card == UNKNOWN for slot in GAME.view(state, other).row)
    (event,) = happened(step, Looked)
    assert GAME.witness(event, 0) == event
    assert GAME.witness(event, 1).cards == (UNKNOWN,) * 3 == GAME.witness(event, None).cards
    assert GAME.secrets(state) == {0}


@pytest.mark.rule("DF-36a")
def test_fish_finder_looks_only_at_cards_that_are_not_known() -> None:
    opened = advanced(Power.FISH_FINDER, open_species=True)
    assert refused(opened, FishFinder((0,))) == "DF-36a"
    assert not GAME.secrets(opened.state)


@pytest.mark.rule("DF-36b")
def test_what_everybody_has_seen_is_no_secret() -> None:
    state = table(advanced(Power.FISH_FINDER))
    for seen_by, secrets in (((0,), {0}), ((0, 1), set())):
        row = (replace(state.row[0], seen_by=seen_by), *state.row[1:])
        assert GAME.secrets(replace(state, row=row)) == secrets


@pytest.mark.rule("DF-36b")
def test_what_was_seen_is_known_as_long_as_the_card_lies_in_the_row() -> None:
    step = play(advanced(Power.FISH_FINDER, "FFCHIB" + "CFIHWB"), FishFinder((1, 2)))
    step = play(step, place(0, "FF"), STOP)
    state = table(step)
    assert [slot.card for slot in GAME.view(state, 0).row[:2]] == [PERCH_WW, STURGEON_CCC], "it moved left"
    hand = replace(state.players[1], power=Power.NEW_SPOT)
    others = tuple(power for power in state.power_deck if power != Power.NEW_SPOT)
    given = replace(state, players=(state.players[0], hand), power_deck=others)
    if Power.NEW_SPOT in state.display or state.turn.seat != 1:
        pytest.fail("the script needs Move to a New Spot in the deck and seat 1 to play")
    moved = table(play(Step(given, ()), NEW_SPOT))
    assert all(slot.card == UNKNOWN for slot in GAME.view(moved, 0).discards)


def test_the_walleye_of_the_display_row_is_never_shown_by_its_twin() -> None:
    """Cards 21 and 22 share a float: a view must not tell one from the other."""
    one, two = (deal((card, *ROW[:2], PIKE_HHH, TROUT_III), "CFIHWB") for card in (STURGEON_CCC, WALLEYE_CCC))
    assert GAME.view(one.state, 1).row == GAME.view(two.state, 1).row
