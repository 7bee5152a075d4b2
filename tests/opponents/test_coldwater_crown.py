"""The computer player of Coldwater Crown: legal, fair, better than chance, and now and then than the silent player."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from fishing_tui.opponents import player
from fishing_tui.opponents.coldwater_crown import Angler
from fishing_tui.opponents.coldwater_crown_worth import board_worth, fish_worth, zone_worth
from rules.chance import seeded
from rules.coldwater_crown.actions import (
    CATCH,
    LINE,
    TAKE,
    TAKE_DECK_FISH,
    TAKE_FISH,
    ChooseDraws,
)
from rules.coldwater_crown.components import SPECIES
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.state import CrownState
from rules.game import Action, Step
from tests.rules.coldwater_crown.scripted import (
    CHAR_PRR,
    CRAB_GGB,
    CRAB_GGR,
    DOGFISH_KKR,
    bait,
    board,
    changed,
    deal,
    drawing,
    fill,
    place,
    play,
    put,
    reel,
    remove,
    table,
)

LUCK = seeded("luck", streams=1)
ANGLER = Angler()
ALL_OPTIONS = [
    Options(seats=seats, edition=edition, less_luck=less_luck)  # type: ignore[arg-type]
    for seats, edition, less_luck in product((1, 2, 4), ("current", "2016"), (False, True))
]
TOKENS = "Red1 Yellow1 Blue1"


def choice(state: CrownState) -> Action:
    """What the computer player does in the deciding seat's place."""
    decision = GAME.decision(state)
    assert decision is not None
    action = ANGLER.choose(GAME, GAME.view(state, decision.seat), decision.actions, LUCK)
    assert action in decision.actions
    return action


def after(step: Step) -> Action:
    """What it does after a step."""
    return choice(table(step))


def states(options: Options, seed: str) -> Iterator[CrownState]:
    """Every state of a game between computer players, the last one included."""
    state = GAME.new(options, seed)
    while GAME.decision(state) is not None:
        yield state
        state = GAME.apply(state, choice(state)).state  # type: ignore[arg-type, assignment]
    yield state


def species(name: str) -> int:
    """A species by its name."""
    return next(kind.id for kind in SPECIES.values() if kind.name == name)


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        luck, mine = Random(seed), seed % 2
        state = GAME.new(Options(edition=("current", "2016")[seed % 4 // 2]), str(seed))  # type: ignore[arg-type]
        while (decision := GAME.decision(state)) is not None:
            action = choice(state) if decision.seat == mine else luck.choice(decision.actions)
            state = GAME.apply(state, action).state  # type: ignore[arg-type, assignment]
        wins += GAME.standings(state).winners == (mine,)
    assert wins >= 19


@pytest.mark.parametrize(("edition", "least"), [("current", 4), ("2016", 20)])
def test_it_beats_the_silent_player_now_and_then(edition: str, least: int) -> None:
    ends = [list(states(Options(seats=1, edition=edition), str(seed)))[-1] for seed in range(40)]  # type: ignore[arg-type]
    wins = sum(GAME.standings(end).winners == (0,) for end in ends)
    assert least <= wins < 40


@pytest.mark.parametrize(
    "options", ALL_OPTIONS, ids=lambda options: str(tuple(options.model_dump().values()))
)
def test_it_plays_every_kind_of_game_to_its_end(options: Options) -> None:
    assert list(states(options, "to the end"))[-1].ended


def test_what_it_cannot_see_changes_nothing() -> None:
    for number, state in enumerate(states(Options(seats=3), "hidden")):
        if state.ended:
            return
        seat = state.decider
        other = GAME.imagine(GAME.view(state, seat), seat, seeded(f"other {number}", streams=7))
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert choice(other) == choice(state)


def test_the_game_has_a_player_of_its_own() -> None:
    assert isinstance(player("computer", "coldwater-crown"), Angler)


def test_it_empties_a_zone_where_it_can() -> None:
    assert after(deal("g/kp/ry", tokens=TOKENS)) == place("Green")


def test_it_thinks_of_the_token_it_removes() -> None:
    step = deal("gg/kp/ry", tokens="Green2 Yellow1 Blue1")
    assert after(step) == place("Port")
    assert after(play(step, place("Port"), fill(6))) == remove("Green")


def test_it_fills_an_empty_board_at_the_port() -> None:
    assert after(deal("", tokens=TOKENS)) == place("Port")


def test_it_takes_a_card_that_its_bait_fits() -> None:
    full = "ggg/gggr/ggrrr/gggrrr"
    step = play(deal(full, row=(DOGFISH_KKR, CRAB_GGR, CHAR_PRR)), place("Port"))
    assert after(step) == TAKE[1]


def test_it_completes_a_card_before_it_begins_another() -> None:
    cards = ((CRAB_GGB, "g"), (CRAB_GGR, "gr"))
    step = play(deal("gk", unfinished=(cards,), tokens=TOKENS), place("Green"))
    assert after(step) == put(0, 1)


def test_it_catches_what_it_needs() -> None:
    small = ("Roach 1", "Perch 1")
    fish = {"Shore 3": "Wrasse 3", "Shore 4": "Flounder 1", "Shore 6": "Mackerel 2"}
    step = play(deal("g/g", catches=(small,), fish=fish, tokens=TOKENS), place("Green"))
    assert after(step) == CATCH[1]
    step = play(deal("g/k", catches=(small,), fish=fish, tackle=("Line",), tokens=TOKENS), place("Green"))
    assert after(step) == LINE[1]
    step = deal("k///g", catches=(small,), fish=fish, decks={"Shore": ("Flounder 2",)}, tokens=TOKENS)
    assert after(play(step, place("Green"))) == TAKE_DECK_FISH


def test_it_keeps_tackle_that_brings_little() -> None:
    fish = {"Shore 3": "Wrasse 3", "Shore 4": "Wrasse 4"}
    step = play(deal("g/k", fish=fish, tackle=("Line",), tokens=TOKENS), place("Green"))
    assert after(step) == TAKE_FISH


def test_it_reels_in_a_fish() -> None:
    assert after(deal("gg/kpry", tackle=("Reel",), tokens=TOKENS)) == reel("g", 3, 3)


def test_it_lets_the_silent_player_draw_once() -> None:
    step = deal(seats=1, catches=((), ("Pike 3",)), tokens="Green1 Blue1 Yellow1")
    step = play(drawing(play(step, place("Red")), "gk"), remove("Green"))
    assert after(step) == ChooseDraws(1)


def test_it_submits_what_is_proposed() -> None:
    step = deal(catches=(("Flounder 5", "Flounder 1"), ()), tag="tan", tokens="Green1 Yellow1 Blue1")
    step = play(changed(step, last_turns=1), place("Red"), remove("Green"))
    assert after(step) == GAME.proposal(GAME.view(table(step), 0))[0]


def test_worth_follows_the_contests() -> None:
    state = table(deal(catches=(("Roach 1", "Perch 1", "Wrasse 7"),), mystery=(7,)))
    assert fish_worth(state, 0, species("Flounder")) > fish_worth(state, 0, species("Wrasse")) + 3
    assert fish_worth(state, 0, species("John Dory")) > fish_worth(state, 0, species("Mackerel"))
    assert zone_worth(0, bait("gg")) > zone_worth(0, bait("gk")) > zone_worth(0, bait("gkp")) > 0
    assert board_worth(board("g/g")) > board_worth(board("g")) > board_worth(board("")) == 0
