"""Which flipped fish get away (DF-12 to DF-18)."""

import pytest

from rules.dice_fishing.actions import STOP
from rules.dice_fishing.components import Species
from rules.dice_fishing.escapes import Snapshot, escapes
from rules.dice_fishing.events import Caught, CoinGained, CoinsBack, GotAway
from tests.rules.dice_fishing.scripted import (
    IDE_FFF,
    IDE_II,
    PERCH_II,
    PERCH_WW,
    PIKE_HHH,
    SALMON_FFF,
    STURGEON_CCC,
    TROUT_FF,
    TROUT_HHH,
    WALLEYE_CCC,
    WALLEYE_WW,
    deal,
    dice,
    happened,
    place,
    play,
    reroll,
    species,
    table,
    turn_die,
)

FILLER = (TROUT_HHH, STURGEON_CCC, PIKE_HHH)


def judged(fish: Species, unused: str, **turn: object) -> bool:
    """Whether a fish flipped alone gets away, by the dice left over and the turn's story."""
    story = {"rerolls": 0, "rerolls_allowed": 2, "coins_spent": 0, "species": (fish,)} | turn
    return escapes(fish, Snapshot(unused=dice(unused), **story))  # type: ignore[arg-type]


@pytest.mark.rule("DF-12a")
def test_a_trout_never_gets_away() -> None:
    for unused in ("", "B", "BB", "FF", "CFIH"):
        assert not judged(Species.TROUT, unused, rerolls=2, coins_spent=3, species=tuple(Species))


@pytest.mark.rule("DF-13a")
@pytest.mark.parametrize(("rerolls", "away"), [(0, False), (1, False), (2, True)])
def test_a_pike_gets_away_when_every_reroll_was_used(rerolls: int, away: bool) -> None:
    step = play(
        deal((PIKE_HHH, PERCH_WW, PERCH_II, TROUT_FF, STURGEON_CCC), "HHHBBB" + "BBBBBB"), place(0, "HHH")
    )
    for _ in range(rerolls):
        step = play(step, reroll("BBB"))
    step = play(step, STOP)
    assert bool(happened(step, GotAway)) is away
    assert bool(happened(step, Caught)) is not away


@pytest.mark.rule("DF-13b")
def test_a_pike_stays_in_a_turn_without_rerolls() -> None:
    assert not judged(Species.PIKE, "BB", rerolls=0, rerolls_allowed=0)
    assert judged(Species.PIKE, "BB", rerolls=3, rerolls_allowed=3)


@pytest.mark.rule("DF-14a", "DF-14b")
def test_a_king_salmon_gets_away_and_brings_the_coins_back() -> None:
    step = deal((SALMON_FFF, *FILLER, PERCH_II), "FBBCHI", coins=(3, 0))
    step = play(step, turn_die("B", "F"), turn_die("B", "F"), place(0, "FFF"), STOP)
    assert [event.card for event in happened(step, GotAway)] == [SALMON_FFF]
    assert happened(step, CoinsBack) == [CoinsBack(0, 2)]
    assert table(step).players[0].coins == 3 + 1, "the coins come back, and the failed attempt pays one"
    names = [type(event).__name__ for event in step.events]
    assert names.index("CoinsBack") < names.index("CoinGained")


@pytest.mark.rule("DF-14b")
def test_two_king_salmon_bring_the_coins_back_once() -> None:
    step = deal((SALMON_FFF, 55, *FILLER[:2], PERCH_II), "FFFHHB", coins=(1, 1))
    step = play(step, turn_die("B", "H"), place(0, "FFF"), place(1, "HHH"))
    assert len(happened(step, GotAway)) == 2
    assert happened(step, CoinsBack) == [CoinsBack(0, 1)]


@pytest.mark.rule("DF-14a", "DF-14b")
def test_a_king_salmon_without_a_coin_stays_and_other_fish_bring_no_coin_back() -> None:
    step = play(deal((SALMON_FFF, *FILLER, PERCH_II), "FFFCHI"), place(0, "FFF"), STOP)
    assert happened(step, Caught) and not happened(step, CoinsBack)
    step = deal((TROUT_FF, *FILLER, PERCH_II), "FBCCHI")
    step = play(step, turn_die("B", "F"), place(0, "FF"), STOP)
    assert happened(step, Caught) and not happened(step, CoinsBack)


@pytest.mark.rule("DF-15a")
@pytest.mark.parametrize(("unused", "away"), [("BFH", True), ("B", True), ("FHI", False), ("", False)])
def test_a_sturgeon_gets_away_when_an_unused_die_shows_a_boot(unused: str, away: bool) -> None:
    assert judged(Species.STURGEON, unused) is away


@pytest.mark.rule("DF-15a", "DF-11b")
def test_dice_on_cards_not_filled_are_unused_dice() -> None:
    step = deal((WALLEYE_CCC, TROUT_FF, PIKE_HHH, PERCH_II, TROUT_HHH), "CCCFHH")
    step = play(step, place(0, "CCC"), place(1, "F"), place(2, "HH"))
    assert happened(step, Caught), "Fish, Hook, Hook are unused: not all different"


@pytest.mark.rule("DF-16a", "DF-16b")
@pytest.mark.parametrize(
    ("unused", "away"),
    [("HH", True), ("HHHH", True), ("HHF", False), ("HF", False), ("H", False), ("", False)],
)
def test_a_perch_gets_away_from_dice_all_the_same(unused: str, away: bool) -> None:
    assert judged(Species.PERCH, unused) is away


@pytest.mark.rule("DF-17a")
def test_an_ide_gets_away_when_another_fish_is_caught() -> None:
    """The rulebook's example."""
    step = play(deal((IDE_II, TROUT_FF, *FILLER), "IIFFCH"), place(0, "II"), place(1, "FF"), STOP)
    assert [event.card for event in happened(step, GotAway)] == [IDE_II]
    assert [event.card for event in happened(step, Caught)] == [TROUT_FF]
    assert not happened(step, CoinGained)


@pytest.mark.rule("DF-17a")
def test_a_fish_that_itself_gets_away_scares_an_ide() -> None:
    step = play(
        deal((IDE_II, STURGEON_CCC, TROUT_FF, PIKE_HHH, TROUT_HHH), "IICCCB"), place(0, "II"), place(1, "CCC")
    )
    step = play(step, STOP)
    assert {event.card for event in happened(step, GotAway)} == {IDE_II, STURGEON_CCC}


@pytest.mark.rule("DF-17b")
def test_several_ide_and_nothing_else_all_stay() -> None:
    step = play(deal((IDE_II, IDE_FFF, *FILLER), "IIFFFB"), place(0, "II"), place(1, "FFF"), STOP)
    assert species(table(step).players[0].catch) == ["IDE", "IDE"]


@pytest.mark.rule("DF-18a", "DF-18b")
@pytest.mark.parametrize(
    ("unused", "away"),
    [("HF", True), ("CFIH", True), ("HHF", False), ("HH", False), ("H", False), ("", False)],
)
def test_a_walleye_gets_away_from_dice_all_different(unused: str, away: bool) -> None:
    assert judged(Species.WALLEYE, unused) is away


@pytest.mark.rule("DF-18a")
def test_a_walleye_stays_when_unused_dice_show_the_same() -> None:
    """The rulebook's example."""
    step = play(deal((WALLEYE_WW, *FILLER, PERCH_II), "WWHHFB"), place(0, "WW"), STOP)
    assert [event.card for event in happened(step, Caught)] == [WALLEYE_WW]
    step = play(deal((WALLEYE_WW, *FILLER, PERCH_II), "WWHCFB"), place(0, "WW"), STOP)
    assert [event.card for event in happened(step, GotAway)] == [WALLEYE_WW]


def test_all_flipped_fish_are_judged_on_one_snapshot() -> None:
    """Order in the row plays no part: the Ide gets away on either side of the Trout."""
    for row, fish in (((IDE_II, TROUT_FF), 0), ((TROUT_FF, IDE_II), 1)):
        baits = ("II", "FF") if fish == 0 else ("FF", "II")
        step = play(deal((*row, *FILLER), "IIFFCH"), place(0, baits[0]), place(1, baits[1]), STOP)
        assert [event.card for event in happened(step, GotAway)] == [IDE_II]
