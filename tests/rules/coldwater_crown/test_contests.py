"""Contests during play, and what triggers the end (CC-28 to CC-32)."""

import pytest

from rules.coldwater_crown.actions import CATCH, LINE, TAKE_DECK_FISH
from rules.coldwater_crown.components import MASTERS
from rules.coldwater_crown.events import (
    EndTriggered,
    FishCaught,
    MysteryTurned,
    MysteryWon,
    TrophyWon,
    TurnBegan,
    WeighInBegan,
)
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.pieces import NO_FISH, NOT_TRIGGERED, Contest, Trophy
from rules.coldwater_crown.refusals import GAME_OVER
from rules.game import UNKNOWN, IllegalAction, Step
from tests.rules.coldwater_crown.scripted import (
    CHAR_PRR,
    CRAB_GGB,
    CRAB_GGR,
    DOGFISH_PPK,
    EEL_KKB,
    RAY_KBB,
    card,
    caught,
    changed,
    deal,
    happened,
    having,
    legal,
    place,
    play,
    put,
    reel,
    refused,
    remove,
    table,
)

TOKENS = "Red1 Yellow1 Blue1"
SEVEN = ("Wrasse 3", "John Dory 4", "Mackerel 2", "Rainbow 3", "Brown 2", "Salmon 5", "Pike 3")
SMALL_TWO = ("Roach 1", "Perch 1")
ELEVEN = (*SEVEN, "Wrasse 4", "Wrasse 5", "Wrasse 6", "Wrasse 7")


def trophies(step: Step, seat: int = 0) -> list[tuple[Contest, int]]:
    """The trophies a seat holds."""
    return [(Contest(trophy.contest), trophy.points) for trophy in table(step).players[seat].trophies]


def round_of(step: Step, *pairs: tuple[str, str]) -> Step:
    """Turns in which bait is cast by nobody: tokens go to and fro."""
    for placed, removed in pairs:
        step = play(step, place(placed), remove(removed))
    return step


@pytest.mark.rule("CC-28a")
def test_the_eighth_species_wins_the_best_trophy_left() -> None:
    fish = {"Shore 3": "Flounder 2"}
    step = play(deal("g/k", catches=(SEVEN,), fish=fish, tokens=TOKENS, mystery=(7,)), place("Green"))
    assert trophies(step) == [(Contest.EIGHT_SPECIES, 5)]
    assert table(step).trophies[Contest.EIGHT_SPECIES] == (3,)
    other = deal("g/k", catches=(SEVEN, ("Perch 1",)), fish=fish, tokens=TOKENS, mystery=(7,))
    other = changed(other, trophies=(*table(other).trophies[:4], (3,), *table(other).trophies[5:]))
    assert trophies(play(other, place("Green"))) == [(Contest.EIGHT_SPECIES, 3)]


@pytest.mark.rule("CC-28a")
def test_master_angler_fish_and_repeated_species_do_not_count() -> None:
    fish = {"Shore 3": "Wrasse 4"}
    step = deal("g/k", catches=(SEVEN,), masters=((0, 6, 12),), fish=fish, tokens=TOKENS, mystery=(7,))
    assert trophies(play(step, place("Green"))) == []


@pytest.mark.rule("CC-28b")
def test_roach_perch_and_flounder_win_the_best_small_species_trophy_left() -> None:
    fish = {"Shore 3": "Flounder 2"}
    step = play(deal("g/k", catches=(SMALL_TWO,), fish=fish, tokens=TOKENS, mystery=(7,)), place("Green"))
    assert trophies(step) == [(Contest.SMALL_SPECIES, 5)]
    step = play(deal("g/k", catches=(("Roach 1",),), fish=fish, tokens=TOKENS, mystery=(7,)), place("Green"))
    assert trophies(step) == []


@pytest.mark.rule("CC-28c")
def test_one_trophy_of_each_stack_a_player() -> None:
    fish = {"Shore 3": "Flounder 2"}
    step = deal("g/k", catches=((*SMALL_TWO, "Flounder 1"),), fish=fish, tokens=TOKENS, mystery=(7,))
    stacks = list(table(step).trophies)
    stacks[Contest.SMALL_SPECIES] = (3,)
    step = having(changed(step, trophies=tuple(stacks)), 0, trophies=(Trophy(Contest.SMALL_SPECIES, 5),))
    assert trophies(play(step, place("Green"))) == [(Contest.SMALL_SPECIES, 5)]


@pytest.mark.rule("CC-28a", "CC-28b")
def test_an_empty_stack_gives_nothing() -> None:
    fish = {"Shore 3": "Flounder 2"}
    step = deal("g/k", catches=(SMALL_TWO,), fish=fish, tokens=TOKENS, mystery=(7,))
    stacks = list(table(step).trophies)
    stacks[Contest.SMALL_SPECIES] = ()
    assert trophies(play(changed(step, trophies=tuple(stacks)), place("Green"))) == []


@pytest.mark.rule("CC-29a", "CC-29d")
def test_a_fish_of_the_mystery_weight_wins_the_tile_and_is_shown() -> None:
    fish = {"Shore 3": "Flounder 4"}
    step = play(deal("g/k", fish=fish, tokens=TOKENS, mystery=(4, 6)), place("Green"))
    state = table(step)
    assert state.players[0].mystery == (4,) and state.mystery[0] == 6
    assert [(event.card, event.weight) for event in happened(step, MysteryWon)] == [(card("Flounder 4"), 4)]
    assert [event.weight for event in happened(step, MysteryTurned)] == [6]
    assert GAME.view(state, 1).players[0].catch[0].card == card("Flounder 4")
    (fished,) = happened(step, FishCaught)
    assert GAME.witness(fished, 1).card == UNKNOWN  # type: ignore[union-attr]


@pytest.mark.rule("CC-29a")
def test_another_weight_wins_nothing() -> None:
    step = play(deal("g/k", fish={"Shore 3": "Flounder 4"}, tokens=TOKENS, mystery=(5,)), place("Green"))
    assert table(step).players[0].mystery == ()
    assert GAME.view(table(step), 1).players[0].catch[0].card == UNKNOWN


@pytest.mark.rule("CC-29b")
def test_one_mystery_weight_a_step() -> None:
    fish = {"Shore 3": "Flounder 4", "Shore 4": "Wrasse 5", "Shore 5": "Mackerel 5"}
    step = deal("g/g/p/k", fish=fish, tokens="Purple1 Yellow1 Blue1", mystery=(4, 5, 6))
    step = play(step, place("Green"), CATCH[0])
    assert caught(step) == ["Flounder 4", "Wrasse 5"] and table(step).players[0].mystery == (4,)
    step = play(step, remove("Purple"))
    assert table(step).players[0].mystery == (4, 5)


@pytest.mark.rule("CC-29c")
def test_earlier_catches_never_count() -> None:
    fish = {"Shore 3": "Flounder 4", "Shore 4": "Wrasse 3"}
    step = deal(
        "g/p/k", catches=(("Mackerel 5",),), fish=fish, tokens="Purple1 Yellow1 Blue1", mystery=(4, 5)
    )
    step = play(step, place("Green"), remove("Purple"))
    assert table(step).players[0].mystery == (4,) and table(step).mystery[0] == 5


@pytest.mark.rule("CC-29e")
def test_every_way_of_catching_can_win_a_mystery_weight() -> None:
    fish = {"Shore 3": "Wrasse 3", "Shore 4": "Flounder 4", "Shore 6": "John Dory 8"}
    redirected = deal("g/k", fish=fish, tackle=("Line",), tokens=TOKENS, mystery=(4,))
    assert table(play(redirected, place("Green"), LINE[1])).players[0].mystery == (4,)
    reeled = play(deal("k/gg", fish=fish, tackle=("Reel",), mystery=(4,)), reel("g", 4, 4))
    assert table(reeled).players[0].mystery == (4,)
    deck = deal("k///g", fish=fish, decks={"Shore": ("Mackerel 4",)}, tokens=TOKENS, mystery=(4,))
    assert table(play(deck, place("Green"), TAKE_DECK_FISH)).players[0].mystery == (4,)


@pytest.mark.rule("CC-30a")
def test_three_master_anglers_of_one_kind() -> None:
    cards = (((CRAB_GGR, "gg"),),)
    step = deal("rk", unfinished=cards, masters=((1, 2),), tokens="Green1 Yellow1 Blue1")
    assert trophies(play(step, place("Red"), put(1))) == [(Contest.THREE_SAME, 2)]
    step = deal("rk", unfinished=cards, masters=((1,),), tokens="Green1 Yellow1 Blue1")
    assert trophies(play(step, place("Red"), put(1))) == []


@pytest.mark.rule("CC-30b")
def test_master_anglers_of_four_kinds() -> None:
    cards = (((CRAB_GGR, "gg"),),)
    step = deal(
        "rk", unfinished=cards, masters=((CHAR_PRR, EEL_KKB, RAY_KBB),), tokens="Green1 Yellow1 Blue1"
    )
    assert trophies(play(step, place("Red"), put(1))) == [(Contest.FOUR_DIFFERENT, 2)]
    step = deal("rk", unfinished=cards, masters=((CHAR_PRR, EEL_KKB, 13),), tokens="Green1 Yellow1 Blue1")
    assert trophies(play(step, place("Red"), put(1))) == []


@pytest.mark.rule("CC-30c")
def test_a_card_counts_for_both_and_each_trophy_is_won_once() -> None:
    masters = ((CRAB_GGB, 2, CHAR_PRR, EEL_KKB, DOGFISH_PPK),)
    cards = (((CRAB_GGR, "gg"),),)
    step = deal("rk", unfinished=cards, masters=masters, tokens="Green1 Yellow1 Blue1")
    step = play(step, place("Red"), put(1))
    assert trophies(step) == [(Contest.THREE_SAME, 2), (Contest.FOUR_DIFFERENT, 2)]
    assert {MASTERS[number].kind for number in table(step).players[0].masters} == {0, 1, 2, 3}
    again = having(step, 0, board=table(deal("r")).players[0].board)
    assert len(trophies(again)) == 2 and not happened(play(again, remove("Green")), TrophyWon)


@pytest.mark.rule("CC-31a", "CC-32a")
def test_twelve_fish_at_the_end_of_a_turn_win_the_trophy_and_trigger_the_end() -> None:
    fish = {"Shore 3": "Flounder 2"}
    step = deal("g/k", catches=(ELEVEN,), fish=fish, tokens=TOKENS, mystery=(7,))
    step = play(step, place("Green"))
    assert (Contest.TWELVE_FISH, 2) not in trophies(step)
    step = play(step, remove("Red"))
    assert (Contest.TWELVE_FISH, 2) in trophies(step)
    assert [(event.seat, event.fish) for event in happened(step, EndTriggered)] == [(0, True)]
    assert [event.last for event in happened(step, TurnBegan)] == [True]


@pytest.mark.rule("CC-31b", "CC-32e")
def test_the_trophy_is_still_won_in_a_last_turn_that_triggers_nothing_more() -> None:
    fish = {"Shore 3": "Flounder 2"}
    step = deal("k", "g/k", catches=((), ELEVEN), fish=fish, tokens="Green1 Yellow1 Blue1", mystery=(7,))
    step = changed(step, decks=((), *table(step).decks[1:]))
    step = changed(step, waters=((*table(step).waters[0][:3], NO_FISH), *table(step).waters[1:]))
    step = round_of(step, ("Red", "Green"))
    assert [event.fish for event in happened(step, EndTriggered)] == [False]
    step = play(step, place("Green"), remove("Red"))
    assert (Contest.TWELVE_FISH, 2) in trophies(step, 1)
    assert not happened(step, EndTriggered) and happened(step, WeighInBegan)


@pytest.mark.rule("CC-31a")
def test_the_trophy_is_won_once() -> None:
    twelve = (*ELEVEN, "Flounder 1")
    step = deal("", "", catches=(twelve,), tokens="Green1 Yellow1 Blue1")
    stacks = list(table(step).trophies)
    stacks[Contest.TWELVE_FISH] = ()
    assert trophies(round_of(changed(step, trophies=tuple(stacks)), ("Red", "Green"))) == []


@pytest.mark.rule("CC-32b")
def test_a_location_that_runs_short_triggers_the_end() -> None:
    step = changed(deal("g/k", tokens=TOKENS, mystery=(7,)), decks=((), *table(deal()).decks[1:]))
    step = play(step, place("Green"), remove("Red"))
    assert [(event.seat, event.fish) for event in happened(step, EndTriggered)] == [(0, False)]


@pytest.mark.rule("CC-32c")
def test_an_empty_deck_behind_four_fish_triggers_nothing() -> None:
    step = changed(deal("k", tokens="Green1 Yellow1 Blue1"), decks=((), (), ()))
    step = round_of(step, ("Red", "Green"))
    assert not happened(step, EndTriggered) and table(step).last_turns == NOT_TRIGGERED


@pytest.mark.rule("CC-32d")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_player_has_one_more_turn(seats: int) -> None:
    twelve = (*ELEVEN, "Flounder 1")
    step = deal(seats=seats, catches=((), twelve), tokens="Green1 Yellow1 Blue1")
    step = round_of(step, ("Red", "Green"), ("Green", "Red"))
    turns = [table(step).turn.seat]
    while not happened(step, WeighInBegan):
        step = round_of(step, *[("Red", "Green") if place("Red") in legal(step) else ("Green", "Red")])
        turns += [table(step).turn.seat] if not happened(step, WeighInBegan) else []
    assert turns == [(2 + late) % seats for late in range(seats - 1)]


@pytest.mark.rule("CC-32f")
def test_after_the_weigh_in_nothing_is_chosen() -> None:
    step = deal(catches=((), ()), tokens="Green1 Yellow1 Blue1")
    step = changed(step, last_turns=1)
    step = round_of(step, ("Red", "Green"))
    assert table(step).ended and GAME.decision(table(step)) is None
    assert refused(step, place("Red")) == GAME_OVER.rule == "CC-32f"
    with pytest.raises(IllegalAction, match="The game is over"):
        GAME.apply(table(step), place("Red"))
