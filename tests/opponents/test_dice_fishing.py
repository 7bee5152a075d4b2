"""The computer player of Dice Fishing: legal, fair, and better than chance."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from fishing_tui.opponents import player
from fishing_tui.opponents.dice_fishing import DiceFisher
from fishing_tui.opponents.dice_fishing_odds import completing, risks, wanted
from fishing_tui.opponents.dice_fishing_prizes import prizes
from rules import GAMES
from rules.chance import seeded
from rules.dice_fishing.actions import (
    CHANGE_BAIT,
    CHUM,
    HOOK_SET,
    NEW_SPOT,
    ROLL,
    STOP,
    FishFinder,
    LandingNet,
    LuckyTackle,
    TakePower,
)
from rules.dice_fishing.components import CARDS, SET_TROPHIES, VALUES, Species
from rules.dice_fishing.escapes import Snapshot, escapes
from rules.dice_fishing.faces import NONE, Faces, counted, plus
from rules.dice_fishing.options import Options
from rules.dice_fishing.pieces import Power
from rules.dice_fishing.state import DiceFishingState
from rules.game import Action, Step
from tests.rules.dice_fishing.scripted import (
    IDE_II,
    PIKE_CIHHH,
    PIKE_WWW,
    SALMON_FFF,
    SALMON_HHH,
    STURGEON_WWW,
    TROUT_FF,
    TROUT_HHH,
    deal,
    place,
    play,
    reroll,
    table,
    turn_die,
)

GAME = GAMES["dice-fishing"]
LUCK = seeded("luck", streams=1)
FISHER = DiceFisher()

MOST_CHOICES = 600
"""More than any game asks of one seat."""

ALL_OPTIONS = [
    Options(seats=seats, advanced=advanced, open_species=open_species, reroll_all=reroll_all)
    for seats, advanced, open_species, reroll_all in product((1, 2, 5), *[(False, True)] * 3)
]


def choice(state: DiceFishingState) -> Action:
    """What the computer player does in the deciding seat's place."""
    decision = GAME.decision(state)
    assert decision is not None
    return FISHER.choose(GAME, GAME.view(state, decision.seat), decision.actions, LUCK)


def after(step: Step) -> Action:
    """What it does after a step."""
    return choice(table(step))


def advanced(row: tuple[int, ...], rolls: str, power: Power, **more: object) -> Step:
    """An advanced game, species open, in which seat 0 holds this Power card."""
    return deal(row, rolls, advanced=True, open_species=True, powers=(power,), **more)  # type: ignore[arg-type]


def games_state_by_state(options: Options, seed: str) -> Iterator[DiceFishingState]:
    """Every state of a game between computer players, the last one included."""
    state = GAME.new(options, seed)
    while GAME.decision(state) is not None:
        yield state
        state = GAME.apply(state, choice(state)).state
    yield state


def against_chance(seed: int) -> bool:
    """Whether it wins alone against a player who picks any legal action."""
    luck, mine = Random(seed), seed % 2
    state = GAME.new(Options(advanced=seed % 3 == 0), str(seed))
    while (decision := GAME.decision(state)) is not None:
        action = choice(state) if decision.seat == mine else luck.choice(decision.actions)
        state = GAME.apply(state, action).state
    return GAME.standings(state).winners == (mine,)


def test_it_beats_chance_nearly_always() -> None:
    wins = sum(against_chance(seed) for seed in range(60))
    assert wins > 54


@pytest.mark.parametrize(
    "options", ALL_OPTIONS, ids=lambda options: str(tuple(options.model_dump().values()))
)
def test_it_plays_every_kind_of_game_to_its_end(options: Options) -> None:
    states = list(games_state_by_state(options, "to the end"))
    assert states[-1].ended
    assert len(states) < MOST_CHOICES * len(states[0].players)


def test_what_it_cannot_see_changes_nothing() -> None:
    options = Options(seats=3, advanced=True)
    for number, state in enumerate(games_state_by_state(options, "hidden")):
        if state.ended:
            return
        seat = state.turn.seat
        other = GAME.imagine(GAME.view(state, seat), seat, seeded(f"other {number}", streams=5))
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert choice(other) == choice(state)


def test_the_game_has_a_player_of_its_own() -> None:
    assert isinstance(player("computer", "dice-fishing"), DiceFisher)
    assert not isinstance(player("computer", "another game"), DiceFisher)


def test_it_fills_a_card_whose_dice_lie_there() -> None:
    assert after(deal((TROUT_HHH,), "HHHBBW")) == place(0, "HHH")


def test_it_keeps_what_helps_and_rolls_the_rest() -> None:
    assert after(deal((TROUT_HHH,), "HHBBWC")) == reroll("BBWC")


def test_where_all_dice_are_rolled_it_keeps_by_placing() -> None:
    assert after(deal((TROUT_HHH,), "HHBBWC", reroll_all=True)) == place(0, "HH")


def test_it_leaves_a_pike_its_last_reroll() -> None:
    step = play(deal((PIKE_WWW,), "WWWBCI B", open_species=True), place(0, "WWW"), reroll("I"))
    assert after(step) == STOP


def test_it_rolls_boots_away_from_a_full_sturgeon() -> None:
    step = play(deal((STURGEON_WWW,), "WWWBCI", open_species=True), place(0, "WWW"))
    assert after(step) == reroll("B")


NO_REROLLS_LEFT = (reroll("BBWC"), reroll("BBBB"))


def test_it_pays_a_coin_for_the_last_die() -> None:
    step = deal((TROUT_HHH,), "HHBBWC BBBB BBBB", open_species=True)
    assert after(play(step, *NO_REROLLS_LEFT)) == turn_die("B", "H")


def test_it_pays_no_coin_for_a_salmon() -> None:
    step = deal((SALMON_HHH,), "HHBBWC BBBB BBBB", open_species=True)
    assert after(play(step, *NO_REROLLS_LEFT)) == STOP


def test_a_fish_that_completes_a_set_is_worth_the_token() -> None:
    species = sorted(SET_TROPHIES[0].species)
    lacking, *others = [next(card for card in CARDS if CARDS[card].species == each) for each in species]
    plain = prizes(table(deal((lacking,), open_species=True)))
    near = prizes(table(deal((lacking,), open_species=True, catches=(tuple(others),))))
    assert near[0][species[0]] > plain[0][species[0]] + VALUES["set"] / 2


def test_it_looks_at_the_row_with_fish_finder_before_it_rolls() -> None:
    step = deal((TROUT_HHH, TROUT_FF), "BBBBBB", advanced=True, powers=(Power.FISH_FINDER,))
    assert after(step) == FishFinder((0, 1))


def test_it_rolls_once_more_with_hook_set() -> None:
    step = advanced((PIKE_CIHHH,), "CIHHBB BB BB", Power.HOOK_SET, coins=(0, 0))
    assert after(play(step, reroll("BB"), reroll("BB"))) == HOOK_SET


def test_it_lifts_dice_that_complete_another_card() -> None:
    row = (PIKE_CIHHH, TROUT_HHH)
    step = advanced(row, "HHHBBB BBB BBB", Power.CHANGE_BAIT, coins=(0, 0))
    step = play(step, place(0, "HHH"), reroll("BBB"), reroll("BBB"))
    assert after(step) == CHANGE_BAIT
    assert after(play(step, CHANGE_BAIT)) == place(1, "HHH")


def test_it_leaves_a_poor_row_with_new_spot() -> None:
    poor, good = (
        advanced((card,), "BBBBBB", Power.NEW_SPOT, coins=(0, 0)) for card in (PIKE_CIHHH, TROUT_FF)
    )
    assert after(play(poor, ROLL)) == NEW_SPOT
    assert after(play(good, ROLL)) == reroll("BBBBBB")


def test_it_names_the_fish_worth_most_with_lucky_tackle() -> None:
    step = advanced((IDE_II, SALMON_FFF), "FFFIIB", Power.LUCKY_TACKLE)
    step = play(step, place(0, "II"), place(1, "FFF"), turn_die("B", "C"), STOP)
    assert after(step) == LuckyTackle(Species.KING_SALMON)


def test_it_nets_a_small_fish_when_nothing_was_caught() -> None:
    step = play(advanced((PIKE_WWW, TROUT_FF), "BBBBBB", Power.LANDING_NET), ROLL, STOP)
    assert after(step) == LandingNet(1)


def test_it_takes_another_turn_with_chum() -> None:
    assert after(play(advanced((PIKE_WWW,), "BBBBBB", Power.CHUM), STOP)) == CHUM


def test_it_takes_the_better_power_card() -> None:
    display = (Power.FISH_FINDER, Power.CHUM)
    step = play(advanced((PIKE_WWW,), "BBBBBB", Power.HOOK_SET, display=display), STOP)
    assert after(step) == TakePower(Power.CHUM)


@pytest.mark.parametrize(
    ("missing", "dice", "rolls", "odds"),
    [
        ((0, 0, 0, 0, 0, 0), 0, 0, 1.0),
        ((1, 0, 0, 0, 0, 0), 1, 1, 1 / 6),
        ((1, 0, 0, 0, 0, 0), 1, 2, 11 / 36),
        ((1, 1, 0, 0, 0, 0), 2, 1, 2 / 36),
        ((0, 0, 2, 0, 0, 0), 2, 1, 1 / 36),
        ((0, 0, 0, 0, 2, 0), 1, 9, 0.0),
    ],
)
def test_odds_of_completing(missing: Faces, dice: int, rolls: int, odds: float) -> None:
    assert completing(wanted(missing), dice, rolls) == pytest.approx(odds)


@pytest.mark.parametrize("kept", [NONE, counted((0, 1)), counted((2, 2)), counted((5,)), counted((0, 0, 1))])
@pytest.mark.parametrize("rolled", [0, 1, 2, 3])
@pytest.mark.parametrize("species", [Species.STURGEON, Species.PERCH, Species.WALLEYE])
def test_risks_are_the_share_of_rolls_that_free_the_fish(kept: Faces, rolled: int, species: Species) -> None:
    rolls = list(product(range(6), repeat=rolled))
    away = sum(escapes(species, _with_unused(kept, roll, species)) for roll in rolls)
    risk = risks(kept, rolled, no_rerolls=0.0, coin_spent=False)
    assert risk[species] == pytest.approx(away / len(rolls))


def _with_unused(kept: Faces, roll: tuple[int, ...], species: Species) -> Snapshot:
    unused = plus(kept, counted(roll))
    return Snapshot(unused, rerolls=0, rerolls_allowed=2, coins_spent=0, species=(species,))
