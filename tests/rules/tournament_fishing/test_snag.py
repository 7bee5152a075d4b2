"""SNAG! in all its outcomes (TF-19)."""

import pytest

from rules.game import NOTHING, Step
from rules.tournament_fishing.actions import LOSE_LURE
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.events import Discarded, FightCardsShuffled, LureLost, SnagDrawn
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    casts,
    deal,
    discards,
    happened,
    legal,
    names,
    play,
    plays,
    refused,
    table,
)


def snag(
    fight: str, hand: str = "Snelled Hook, Overhand Toss", lure: str = "Tin Spoon", **rest: object
) -> Step:
    """A cast that meets a SNAG!, for which this Fight card is drawn."""
    step = deal(f"{lure}, {hand}", phase=Phase.CAST, lake={1: "SNAG!, Walleye"}, fight=fight, **rest)  # type: ignore[arg-type]
    return play(step, plays(lure), casts(1))


@pytest.mark.rule("TF-19a", "TF-19b")
def test_a_blank_does_nothing() -> None:
    step = snag("blank/any")
    assert len(happened(step, SnagDrawn)) == 1 and not happened(step, LureLost)
    assert asked(step) == "Casting" and len(table(step).fight_discards) == 1


@pytest.mark.rule("TF-19a")
def test_a_fight_card_is_drawn_in_a_game_with_dice_too() -> None:
    step = snag("blank/any", dice="0")
    assert table(step).setup.dice and happened(step, SnagDrawn)[0].card != NOTHING


@pytest.mark.rule("TF-19c")
@pytest.mark.parametrize(
    ("fight", "paying"),
    [
        ("fish/blank", {"Overhand Toss"}),
        ("anchor/fish", {"Snelled Hook"}),
        ("any/blank", {"Overhand Toss", "Snelled Hook"}),
    ],
)
def test_a_card_with_the_symbol_frees_the_lure(fight: str, paying: set[str]) -> None:
    step = snag(fight)
    assert set(legal(step)) == {LOSE_LURE, *[discards(name) for name in paying]}
    for name in {"Overhand Toss", "Snelled Hook"} - paying:
        assert refused(step, discards(name)) == "TF-19c"
    step = play(step, discards(min(paying)))
    assert happened(step, Discarded) and asked(step) == "Casting"
    assert names(angler(step).discards) == [min(paying)] and names(angler(step).play) == ["Tin Spoon"]


@pytest.mark.rule("TF-19c", "TF-19d")
def test_the_lure_may_be_given_up() -> None:
    step = play(snag("fish/blank"), LOSE_LURE)
    assert happened(step, LureLost) and names(table(step).lost) == ["Tin Spoon"]
    assert "Overhand Toss" in names(angler(step).hand + angler(step).discards + angler(step).deck)


@pytest.mark.rule("TF-19d", "TF-26a")
@pytest.mark.parametrize(
    ("fight", "hand"),
    [
        ("pop/any", "Snelled Hook, Overhand Toss"),
        ("weeds/blank", "Snelled Hook, Overhand Toss"),
        ("any/blank", ""),
    ],
)
def test_pop_or_a_symbol_that_cannot_be_paid_costs_the_lure_and_the_phase(fight: str, hand: str) -> None:
    step = snag(fight, hand)
    assert [event.card for event in happened(step, LureLost)] == [table(step).lost[0]]
    assert names(table(step).lost) == ["Tin Spoon"] and asked(step) != "Casting"


@pytest.mark.rule("TF-19d", "TF-26b")
def test_live_bait_goes_to_the_bucket() -> None:
    step = snag("pop/any", lure="Mud Worm")
    assert names(table(step).bucket) == ["Mud Worm"] and not table(step).lost


@pytest.mark.rule("TF-19e")
def test_a_reshuffle_mark_reshuffles() -> None:
    step = snag("blank/fish*", fight_discards="fish/blank weeds/blank")
    assert happened(step, FightCardsShuffled)[0].all_
    assert len(table(step).fight_deck) == 32 and not table(step).fight_discards


@pytest.mark.rule("TF-19f", "TF-23d")
def test_reel_effects_are_of_no_use() -> None:
    step = snag(
        "anchor/blank",
        "Landing Net, Overhand Toss",
        attachments=("Braided Line, Smooth Drag",),
        locations={1: "Rock Pile"},
    )
    assert set(legal(step)) == {LOSE_LURE, discards("Landing Net")}
    step = play(step, LOSE_LURE)
    assert names(table(step).lost) == ["Tin Spoon"]
    assert names(angler(step).attachments) == ["Braided Line", "Smooth Drag"]


@pytest.mark.rule("TF-25c", "TF-25d", "TF-19a")
def test_a_deck_that_ran_out_is_made_of_the_discards() -> None:
    step = snag("", fight_discards="all")
    shuffled, *_ = happened(step, FightCardsShuffled)
    assert not shuffled.all_ and shuffled.cards == 32
    assert len(table(step).fight_deck) + len(table(step).fight_discards) == 32


@pytest.mark.rule("TF-29b")
def test_a_lost_lure_ends_an_attachment() -> None:
    step = snag("pop/any", attachments=("Big Cooler",))
    assert not angler(step).attachments
