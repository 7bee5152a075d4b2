"""Alan, the opponent of a lone player (DF-37 to DF-39)."""

import pytest
from msgspec.structs import replace

from rules.dice_fishing.actions import STOP
from rules.dice_fishing.alan import fish_for
from rules.dice_fishing.components import CARDS, Species
from rules.dice_fishing.events import (
    AlanPassed,
    AlanRolled,
    AlanTook,
    GameEnded,
    MajorityTaken,
    RowRefilled,
    TokenClaimed,
)
from rules.dice_fishing.faces import LETTERS
from rules.dice_fishing.pieces import VARIETY, Player, Slot
from rules.game import NOTHING
from tests.rules.dice_fishing.scripted import (
    GAME,
    IDE_FF,
    IDE_II,
    PERCH_FFF,
    PERCH_FFWW,
    PERCH_II,
    PERCH_WW,
    PIKE_CIHHH,
    PIKE_HHH,
    SALMON_FFF,
    STURGEON_CCC,
    TROUT_FF,
    TROUT_FFFIW,
    TROUT_HHH,
    WALLEYE_WW,
    deal,
    happened,
    legal,
    play,
    table,
)

MIXED = (PERCH_FFF, TROUT_FFFIW, PERCH_FFWW, PERCH_WW, PIKE_CIHHH)
"""Values 3, 5, 4, 2, 5."""


def slots(*cards: int) -> tuple[Slot, ...]:
    return tuple(Slot(card, CARDS[card].float) for card in cards)


@pytest.mark.rule("DF-37a")
@pytest.mark.parametrize(
    ("face", "row", "place"),
    [
        ("C", MIXED, 3),
        ("C", (PERCH_FFWW, PERCH_FFF), 0),
        ("F", MIXED, 0),
        ("F", (PERCH_WW, IDE_II, TROUT_FFFIW), 2),
        ("F", (PERCH_WW, IDE_II), None),
        ("I", MIXED, 2),
        ("I", (PERCH_WW, TROUT_FFFIW, PERCH_FFF), 2),
        ("I", (PERCH_WW, TROUT_FFFIW), None),
        ("H", MIXED, 1),
        ("H", (PERCH_WW, PERCH_FFF, PERCH_FFWW), 2),
        ("H", (PERCH_WW, PERCH_FFF), 1),
        ("H", (PERCH_WW, IDE_II), 0),
        ("W", MIXED, 0),
        *[(face, (card,), 0) for face in "CW" for card in (PERCH_WW, PERCH_FFF, PERCH_FFWW, TROUT_FFFIW)],
        *[("F", (PERCH_WW, card), 1) for card in (PERCH_FFF, PERCH_FFWW, TROUT_FFFIW)],
        ("B", MIXED, None),
    ],
)
def test_what_each_face_takes(face: str, row: tuple[int, ...], place: int | None) -> None:
    assert fish_for(LETTERS.index(face), slots(*row)) == place


@pytest.mark.rule("DF-37b")
def test_alan_takes_nothing_from_an_empty_row_or_a_gap() -> None:
    gap = Slot(NOTHING, NOTHING)
    for face in range(6):
        assert fish_for(face, ()) is None
        assert fish_for(face, (gap, gap)) is None
    assert fish_for(LETTERS.index("W"), (gap, *slots(PERCH_WW))) == 1


@pytest.mark.rule("DF-37a", "DF-38a")
@pytest.mark.parametrize(("face", "taken"), [("C", 3), ("F", 0), ("I", 2), ("H", 1), ("W", 0), ("B", None)])
def test_alan_acts_after_each_turn_of_the_player(face: str, taken: int | None) -> None:
    step = play(deal(MIXED, "CIHWFB", seats=1, alan=face), STOP)
    assert happened(step, AlanRolled) == [AlanRolled(1, LETTERS.index(face))]
    took = happened(step, AlanTook)
    assert [event.slot for event in took] == ([] if taken is None else [taken])
    assert bool(happened(step, AlanPassed)) is (taken is None)
    state = table(step)
    assert state.players[1].catch == (() if taken is None else (MIXED[taken],))
    assert len(state.row) == 5 and len(happened(step, RowRefilled)) == len(took)
    assert state.turn.seat == 0 and legal(step)


@pytest.mark.rule("DF-38a")
def test_no_fish_escapes_alan() -> None:
    """A Sturgeon would get away from the Boot on the table; Alan's is his at once."""
    row = (STURGEON_CCC, PERCH_II, PIKE_HHH, TROUT_HHH, SALMON_FFF)
    step = play(deal(row, "BBHWFB", seats=1, alan="W"), STOP)
    assert table(step).players[1].catch == (STURGEON_CCC,)


@pytest.mark.rule("DF-37b")
def test_alan_has_no_coins_and_no_power_card() -> None:
    for advanced in (False, True):
        state = GAME.new(GAME.options(seats=1, advanced=advanced), "seed")
        assert state.players[1] == Player(coins=0, power=NOTHING)
        assert GAME.seats(GAME.options(seats=1)) == ("", "Alan")


@pytest.mark.rule("DF-39a")
def test_alan_claims_tokens_at_the_end_of_his_turn() -> None:
    row = (TROUT_HHH, PERCH_II, PIKE_HHH, SALMON_FFF, STURGEON_CCC)
    catches = ((), (PERCH_WW, IDE_FF, WALLEYE_WW))
    step = play(deal(row, "CIHWFB", seats=1, alan="W", catches=catches), STOP)
    assert happened(step, TokenClaimed) == [TokenClaimed(1, 0)]
    six = (PERCH_WW, IDE_FF, WALLEYE_WW, 31, 55, 23)
    state = table(deal(row, "CIHWFB", seats=1, alan="W", catches=((), six)))
    step = GAME.apply(replace(state, tokens=(VARIETY,)), STOP)
    assert happened(step, TokenClaimed) == [TokenClaimed(1, VARIETY)]


@pytest.mark.rule("DF-39b")
def test_alan_takes_part_in_majorities_and_tie_breaks() -> None:
    state = table(deal(MIXED, seats=1))
    ended = replace(
        state, players=(Player(coins=0, catch=(TROUT_FF,)), Player(catch=(PERCH_FFF,))), ended="empty"
    )
    alan = GAME.standings(ended).sheets[1]
    step = play(deal(MIXED, "CFIHWB", seats=1, alan="W", catches=((PERCH_II,),)), STOP)
    assert happened(step, MajorityTaken) == [MajorityTaken(Species.PERCH, (1,), (0,))]
    assert alan.total == 3 + 4 and alan.rank == 1
    level = replace(ended, players=(Player(coins=7), Player(catch=(PERCH_FFF,))))
    assert GAME.standings(level).winners == (0,), "equal points: the player has more coins"
    equal = replace(ended, players=(Player(catch=(TROUT_HHH,)), Player(catch=(PERCH_FFF,))))
    assert GAME.standings(equal).winners == (0, 1)


@pytest.mark.rule("DF-39c")
def test_the_game_ends_in_alans_turn_too() -> None:
    step = play(deal((TROUT_HHH,), "CIHWFB", seats=1, alan="W", deck=()), STOP)
    assert happened(step, GameEnded) == [GameEnded(empty=True)]
    assert GAME.standings(step.state).winners == (1,)
    row = (TROUT_HHH, PERCH_II, PIKE_HHH, SALMON_FFF, STURGEON_CCC)
    catches = ((), (PERCH_WW, IDE_FF, WALLEYE_WW))
    state = table(deal(row, "CIHWFB", seats=1, alan="W", catches=catches))
    claimed = replace(state.players[0], tokens=(1, 2, 3))
    step = GAME.apply(replace(state, players=(claimed, state.players[1]), tokens=(0, 4, 5, 6)), STOP)
    assert happened(step, GameEnded) == [GameEnded(empty=False)]
