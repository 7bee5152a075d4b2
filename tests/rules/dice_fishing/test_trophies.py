"""Tokens, the end of the game, majorities and scores (DF-21, DF-22, DF-24 to DF-27)."""

import pytest
from msgspec.structs import replace

from rules.dice_fishing.actions import STOP
from rules.dice_fishing.components import CARDS, SET_TROPHIES, Species
from rules.dice_fishing.events import GameEnded, MajorityTaken, TokenClaimed, TurnBegan
from rules.dice_fishing.majorities import majority
from rules.dice_fishing.pieces import VARIETY, Player
from rules.dice_fishing.scoring import standings
from rules.dice_fishing.trophies import claims
from rules.game import IllegalAction, Step
from rules.words import plain
from tests.rules.dice_fishing.scripted import (
    GAME,
    IDE_FF,
    PERCH_FFF,
    PERCH_II,
    PERCH_WW,
    PIKE_HHH,
    PIKE_WWW,
    SALMON_FFF,
    SALMON_HHH,
    STURGEON_CCC,
    TROUT_FF,
    TROUT_HHH,
    TROUT_III,
    WALLEYE_WW,
    deal,
    happened,
    legal,
    place,
    play,
    refused,
    table,
)

FILLER = (STURGEON_CCC, PIKE_HHH, PERCH_II, SALMON_FFF)
POND = (PERCH_WW, IDE_FF, WALLEYE_WW)
"""Village Pond lacks only a Trout."""


def catch_a_trout(catch: tuple[int, ...], *others: tuple[int, ...], **options: object) -> Step:
    """Seat 0, who has this catch, catches a Trout."""
    step = deal((TROUT_HHH, *FILLER), "HHHCFI", catches=(catch, *others), **options)  # type: ignore[arg-type]
    return play(step, place(0, "HHH"), STOP)


@pytest.mark.rule("DF-21a")
def test_a_set_token_is_taken_at_the_end_of_the_turn() -> None:
    step = catch_a_trout(POND)
    assert happened(step, TokenClaimed) == [TokenClaimed(0, 0)]
    assert SET_TROPHIES[0].name == "Village Pond"
    assert table(step).players[0].tokens == (0,) and 0 not in table(step).tokens


@pytest.mark.rule("DF-21a")
def test_fewer_than_four_fish_or_a_token_gone_claim_nothing() -> None:
    assert not happened(catch_a_trout(POND[:2]), TokenClaimed)
    assert claims((*POND, TROUT_HHH), (1, 2, 3)) == ()
    assert claims((*POND, TROUT_HHH), (0, 1)) == (0,)


@pytest.mark.rule("DF-21b")
def test_one_fish_serves_several_sets() -> None:
    """Village Pond and Deep Pool both hold Trout, Ide and Walleye."""
    step = catch_a_trout((*POND, STURGEON_CCC + 2))
    assert [event.token for event in happened(step, TokenClaimed)] == [0, 5]
    assert len(table(step).players[0].catch) == 5


@pytest.mark.rule("DF-22a")
def test_all_seven_species_take_the_variety_token() -> None:
    seven = (PIKE_WWW, SALMON_HHH, 23, PERCH_WW, IDE_FF, WALLEYE_WW, TROUT_HHH)
    assert {CARDS[card].species for card in seven} == set(Species)
    assert claims(seven, (VARIETY,)) == (VARIETY,)
    assert claims(seven[:-1], (VARIETY,)) == ()
    assert claims((*seven[:-1], PERCH_FFF), (VARIETY,)) == ()


@pytest.mark.rule("DF-24a", "DF-24b", "DF-24c")
def test_the_fourth_token_ends_the_game_after_all_are_taken() -> None:
    step = deal((TROUT_HHH, *FILLER), "HHHCFI", catches=((*POND, 23), ()))
    state = table(step)
    bo = replace(state.players[1], tokens=(1, 2, 3))
    state = replace(state, players=(state.players[0], bo), tokens=(0, 4, 5, VARIETY))
    step = play(Step(state, ()), place(0, "HHH"), STOP)
    assert [event.token for event in happened(step, TokenClaimed)] == [0, 5]
    assert happened(step, GameEnded) == [GameEnded(empty=False)]
    assert not happened(step, TurnBegan)
    assert GAME.decision(step.state) is None and legal(step) == ()
    assert len(table(step).row) == 5, "nothing is refilled: the game ended at once"
    assert refused(step, STOP) == "DF-24c"
    with pytest.raises(IllegalAction):
        GAME.apply(step.state, STOP)


@pytest.mark.rule("DF-24a")
def test_three_tokens_do_not_end_the_game() -> None:
    step = deal((TROUT_HHH, *FILLER), "HHHCFI", catches=(POND, ()))
    state = table(step)
    bo = replace(state.players[1], tokens=(1, 2))
    step = play(
        Step(replace(state, players=(state.players[0], bo), tokens=(0, 3, 4, 5, VARIETY)), ()),
        place(0, "HHH"),
        STOP,
    )
    assert happened(step, TokenClaimed) and not happened(step, GameEnded)


@pytest.mark.rule("DF-25a")
def test_an_empty_deck_and_row_end_the_game() -> None:
    step = play(deal((TROUT_HHH,), "HHHCFI", deck=()), place(0, "HHH"), STOP)
    assert happened(step, GameEnded) == [GameEnded(empty=True)]
    assert table(step).ended == "empty"
    step = play(deal((TROUT_HHH,), "HHHCFI", deck=(TROUT_FF,)), place(0, "HHH"), STOP)
    assert not happened(step, GameEnded)
    step = play(deal((TROUT_HHH, TROUT_FF), "HHHCFI", deck=()), place(0, "HHH"), STOP)
    assert not happened(step, GameEnded)


@pytest.mark.rule("DF-26a")
def test_most_cards_of_a_species_take_its_majority() -> None:
    players = (Player(catch=(TROUT_FF, TROUT_III)), Player(catch=(51,)))
    assert CARDS[51].species == Species.TROUT and CARDS[51].vp == 5
    assert majority(players, Species.TROUT) == (0,)


@pytest.mark.rule("DF-26b")
def test_a_tied_majority_goes_by_value_and_then_to_all() -> None:
    assert majority((Player(catch=(TROUT_FF,)), Player(catch=(TROUT_III,))), Species.TROUT) == (1,)
    tied = (Player(catch=(TROUT_HHH,)), Player(catch=(TROUT_III,)), Player(catch=(TROUT_FF,)))
    assert majority(tied, Species.TROUT) == (0, 1)
    step = deal(FILLER, catches=((TROUT_HHH,), (TROUT_III,)))
    shared = [
        line.points
        for sheet in standings(table(step)).sheets
        for line in sheet.lines
        if "Trout, shared" in plain(line.words, ("Ann", "Bo"))
    ]
    assert shared == [4, 4]


@pytest.mark.rule("DF-26c")
def test_nobody_takes_the_majority_of_a_species_that_nobody_holds() -> None:
    assert majority((Player(), Player(catch=(TROUT_FF,))), Species.PIKE) == ()


@pytest.mark.rule("DF-26d")
def test_a_catch_takes_a_majority_from_another_player() -> None:
    row = (TROUT_HHH, *FILLER)
    step = play(deal(row, "HHHCFI", catches=((), (TROUT_FF,))), place(0, "HHH"), STOP)
    assert happened(step, MajorityTaken) == [MajorityTaken(Species.TROUT, (0,), (1,))]
    step = play(deal(row, "HHHCFI", catches=((TROUT_FF,), (TROUT_III,))), place(0, "HHH"), STOP)
    assert happened(step, MajorityTaken) == [MajorityTaken(Species.TROUT, (0,), (1,))], "more cards"
    step = play(deal(row, "HHHCFI", catches=((), (TROUT_III,))), place(0, "HHH"), STOP)
    assert happened(step, MajorityTaken) == [MajorityTaken(Species.TROUT, (0, 1), (1,))], "both of 3 VP"
    step = play(deal(row, "HHHCFI", catches=((TROUT_FF,), ())), place(0, "HHH"), STOP)
    assert happened(step, MajorityTaken) == [], "it was theirs already"


@pytest.mark.rule("DF-27a")
def test_fish_tokens_majorities_and_coins_add_up() -> None:
    step = deal(FILLER, coins=(3, 1), catches=((TROUT_HHH, TROUT_FF, IDE_FF), ()))
    state = table(step)
    ann = replace(state.players[0], tokens=(0, VARIETY))
    sheet = standings(replace(state, players=(ann, state.players[1]))).sheets[0]
    assert sheet.total == (3 + 2 + 2) + (5 + 7) + (4 + 4) + 3
    assert sheet.total == sum(line.points or 0 for line in sheet.lines)
    assert sheet.rank is None


def final(players: tuple[Player, ...]) -> tuple[list[int | None], list[str]]:
    """Ranks and notes of a finished game between players who hold these things."""
    state = replace(table(deal(FILLER, seats=len(players))), players=players, ended="tokens", agenda=())
    result = standings(state)
    notes = [plain(note, ("Ann", "Bo", "Cy", "Di")) for note in result.notes]
    return [sheet.rank for sheet in result.sheets], notes


@pytest.mark.rule("DF-27b")
def test_more_points_win_before_any_tie_break() -> None:
    ranks, notes = final((Player(coins=8), Player(coins=1, catch=(46,))))
    assert ranks == [2, 1] and not notes


@pytest.mark.rule("DF-27b")
def test_a_tie_goes_by_coins_first() -> None:
    ranks, notes = final((Player(coins=7, catch=()), Player(coins=0, catch=(TROUT_HHH,))))
    assert ranks == [1, 2] and notes == ["Ann and Bo have 7 points each; Ann is ahead by coins"]


@pytest.mark.rule("DF-27b")
def test_then_by_number_of_fish() -> None:
    """2 + 3 and two majorities against 4, one majority and a Set token."""
    ranks, notes = final((Player(catch=(50,), tokens=(0,)), Player(catch=(TROUT_FF, PIKE_WWW))))
    assert ranks == [2, 1] and notes == ["Ann and Bo have 13 points each; Bo is ahead by fish"]


@pytest.mark.rule("DF-27b")
def test_then_by_value_of_the_fish() -> None:
    """2 and the Variety token against 4 and a Set token, each with a majority."""
    ranks, notes = final((Player(catch=(TROUT_FF,), tokens=(VARIETY,)), Player(catch=(50,), tokens=(0,))))
    assert ranks == [2, 1] and notes == ["Ann and Bo have 13 points each; Bo is ahead by value of the fish"]


@pytest.mark.rule("DF-27b")
def test_and_then_the_victory_is_shared() -> None:
    ranks, notes = final((Player(coins=2, catch=(TROUT_HHH,)), Player(coins=2, catch=(PIKE_HHH,))))
    assert ranks == [1, 1] and notes[0].endswith("so they share the place")


def test_ranks_leave_gaps_after_a_shared_place() -> None:
    ranks, _ = final((Player(coins=2), Player(coins=2), Player(coins=1)))
    assert ranks == [1, 1, 3]
    assert GAME.standings(table(deal(FILLER))).winners == ()
