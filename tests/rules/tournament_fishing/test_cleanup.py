"""Cleanup: what is discarded, drawn and refilled (TF-29, TF-30)."""

import pytest

from rules.tournament_fishing.actions import END_BUYING, END_SEARCH, STOP_CASTING
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effects import Effect, Op, Phase
from rules.tournament_fishing.events import CleanedUp, DeckRemade, Drew, Refilled
from rules.tournament_fishing.pieces import Turn
from tests.rules.tournament_fishing.tables import (
    angler,
    buys,
    casts,
    changed,
    deal,
    happened,
    having,
    having_effects,
    lays,
    names,
    play,
    plays,
    table,
)


@pytest.mark.rule("TF-29a", "TF-08b")
def test_played_cards_are_discarded_but_attachments_stay() -> None:
    step = deal(
        "Snelled Hook",
        in_play=("Mud Worm, Overhand Toss",),
        attachments=("Sonar Unit",),
        phase=Phase.BUY,
        supply="-,-,-,-,-",
    )
    assert names(happened(step, CleanedUp)[0].cards) == ["Mud Worm", "Overhand Toss"]
    assert names(angler(step).discards) == ["Mud Worm", "Overhand Toss"] and not angler(step).play
    assert names(angler(step).attachments) == ["Sonar Unit"] and angler(step).turn == Turn()


@pytest.mark.rule("TF-29a")
def test_an_anchor_on_a_spot_stays_there() -> None:
    step = deal(
        "Mud Worm, Leaky Rowboat",
        in_play=("Anchor, Tin Spoon",),
        phase=Phase.BUY,
        seats=1,
        clock="Dawn Bite",
        supply="Anchor,-,-,-,-",
    )
    step = play(step, lays("Anchor", 2), END_BUYING)
    assert names(happened(step, CleanedUp)[0].cards) == ["Tin Spoon"]


@pytest.mark.rule("TF-08b")
def test_cards_stay_in_play_through_all_phases() -> None:
    step = deal(
        "Polarised Shades, Mud Worm, Leaky Rowboat",
        lake={1: "Channel Catfish"},
        phase=Phase.SEARCH,
        supply="House Cricket,-,-,-,-",
    )
    step = play(step, END_SEARCH, plays("Mud Worm"), plays("Polarised Shades"), casts(1), STOP_CASTING)
    assert table(step).phase == Phase.BUY and names(angler(step).play) == ["Mud Worm", "Polarised Shades"]


@pytest.mark.rule("TF-30a")
@pytest.mark.parametrize(
    ("hand", "held"),
    [
        ("Snelled Hook", 6),
        (
            "Snelled Hook, Overhand Toss, Overhand Toss, Wide-Gap Hook, Long Bomb, Barbless Hook, Slow Retrieve",
            7,
        ),
    ],
)
def test_the_hand_is_filled_up_to_six_and_more_is_kept(hand: str, held: int) -> None:
    step = deal(hand, phase=Phase.BUY, attachments=("Sonar Unit, Trolling Motor",), supply="-,-,-,-,-")
    assert len(angler(step).hand) == held
    assert bool(happened(step, Drew)) is (held == 6)


@pytest.mark.rule("TF-30a", "TF-30b")
def test_effects_on_the_hand_size_count_before_the_discard() -> None:
    step = deal(
        "Snelled Hook",
        phase=Phase.BUY,
        in_play=("Houseboat",),
        attachments=("Big Cooler",),
        supply="-,-,-,-,-",
    )
    assert len(angler(step).hand) == 8 and names(angler(step).discards) == ["Houseboat"]


@pytest.mark.rule("TF-30b")
def test_the_clock_may_change_the_hand_size(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Sonar Unit", Effect(Phase.CLEANUP, Op.HAND_SIZE, 3)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = deal("Snelled Hook", phase=Phase.BUY, attachments=("Sonar Unit",), supply="-,-,-,-,-")
    assert len(angler(step).hand) == 9


@pytest.mark.rule("TF-30c")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    step = deal(
        "Snelled Hook", phase=Phase.BUY, in_play=("Double Haul",), discards=("Long Bomb",), supply="-,-,-,-,-"
    )
    assert not happened(step, DeckRemade)
    begun = deal(
        "Snelled Hook, Leaky Rowboat",
        phase=Phase.BUY,
        in_play=("Double Haul",),
        discards=("Long Bomb, Chugger",),
        supply="House Cricket,-,-,-,-",
    )
    deck = angler(begun).deck
    short = changed(having(begun, 0, deck=deck[:1]), lost=deck[1:])
    step = play(short, END_BUYING)
    assert happened(step, DeckRemade)[0].cards == 3
    assert len(angler(step).hand) == 6 and not angler(step).deck and not angler(step).discards


@pytest.mark.rule("TF-30c")
def test_with_no_card_left_fewer_are_drawn() -> None:
    begun = deal(
        "Snelled Hook, Leaky Rowboat",
        phase=Phase.BUY,
        in_play=("Double Haul",),
        supply="House Cricket,-,-,-,-",
    )
    deck = angler(begun).deck
    short = changed(having(begun, 0, deck=()), lost=deck)
    step = play(short, END_BUYING)
    assert sorted(names(angler(step).hand)) == ["Double Haul", "Leaky Rowboat", "Snelled Hook"]


@pytest.mark.rule("TF-30d", "TF-30e")
def test_gaps_are_filled_where_they_are() -> None:
    row = "House Cricket, Bull Minnow, Rainbow Crank, -, Long Bomb"
    step = deal("Leaky Rowboat", phase=Phase.BUY, supply=row, shop="Chugger, Sonar Unit, Crayfish")
    step = play(step, buys(2))
    assert names(table(step).supply) == [
        "House Cricket",
        "Chugger",
        "Rainbow Crank",
        "Sonar Unit",
        "Long Bomb",
    ]
    assert happened(step, Refilled)[0].places == (1, 3)


@pytest.mark.rule("TF-30d")
def test_an_empty_shop_deck_leaves_the_row_short() -> None:
    begun = deal("Leaky Rowboat", phase=Phase.BUY, supply="House Cricket,-,Bull Minnow,-,-", shop="Chugger")
    left = table(begun).shop_deck
    short = changed(begun, shop_deck=left[:1], lost=(*table(begun).lost, *left[1:]))
    step = play(short, END_BUYING)
    assert names(table(step).supply) == ["House Cricket", "Chugger", "Bull Minnow", "-", "-"]
    assert not table(step).shop_deck
