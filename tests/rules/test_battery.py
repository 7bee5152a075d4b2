"""The battery, over every game with options of every kind."""

import json
import subprocess
import sys
from functools import cache
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.game import AnyGame, State
from rules.journal import checksum
from tests.rules import battery
from tests.thinned import thinned

CASES = [
    ("dice-fishing", {"seats": 1}),
    ("dice-fishing", {"seats": 1, "advanced": True, "reroll_all": True}),
    ("dice-fishing", {"seats": 2, "advanced": True}),
    ("dice-fishing", {"seats": 3, "open_species": True, "first": "3"}),
    ("dice-fishing", {"seats": 4, "reroll_all": True, "first": "2"}),
    ("dice-fishing", {"seats": 5, "advanced": True, "open_species": True, "reroll_all": True}),
    ("coldwater-crown", {"seats": 1}),
    ("coldwater-crown", {"seats": 1, "edition": "2016", "less_luck": True}),
    ("coldwater-crown", {"seats": 2, "edition": "2016"}),
    ("coldwater-crown", {"seats": 2, "less_luck": True, "first": "2"}),
    ("coldwater-crown", {"seats": 3, "first": "3"}),
    ("coldwater-crown", {"seats": 4}),
    ("coldwater-crown", {"seats": 4, "edition": "2016", "less_luck": True}),
    ("tournament-fishing", {"seats": 1}),
    ("tournament-fishing", {"seats": 1, "opponents": "weather", "clock": False, "fight": "dice"}),
    (
        "tournament-fishing",
        {
            "seats": 1,
            "opponents": "both",
            "shop_part": "weather",
            "comparison": "sum",
            "realistic": True,
            "locations": True,
        },
    ),
    ("tournament-fishing", {"seats": 2, "weather": True, "locations": True}),
    ("tournament-fishing", {"seats": 2, "fight": "dice", "notes": False, "first": "2"}),
    ("tournament-fishing", {"seats": 3, "weather": True}),
    ("tournament-fishing", {"seats": 4, "locations": True, "fight": "dice"}),
    ("tournament-fishing", {"seats": 2, "mode": "co-op", "opponents": "both", "realistic": True}),
    (
        "tournament-fishing",
        {"seats": 2, "mode": "co-op", "confirm": False, "weather": True, "locations": True, "fight": "dice"},
    ),
]
SEEDS = ("one", "two")
LONGEST_REPLAY = 400


def named(case: tuple[str, dict[str, Any]]) -> str:
    """A case in a word: "dice-fishing-3-True"."""
    game_id, chosen = case
    return "-".join(map(str, (game_id, *chosen.values())))


every_case = pytest.mark.parametrize("case", CASES, ids=named)
every_long_case = pytest.mark.parametrize("case", thinned([(case,) for case in CASES], every=2), ids=named)


def begun(case: tuple[str, dict[str, Any]]) -> tuple[AnyGame, Any, int]:
    """The game of a case, its options, and how many seats there are."""
    game_id, chosen = case
    game = GAMES[game_id]
    options = game.options(**chosen)
    return game, options, len(game.seats(options))


def states(case: tuple[str, dict[str, Any]]) -> list[State]:
    """States of two random games."""
    return [state for seed in SEEDS for state in _states(CASES.index(case), seed)]


@cache
def _states(case: int, seed: str) -> list[State]:
    game, options, _ = begun(CASES[case])
    return battery.states(game, options, seed)


def test_every_game_is_put_through_it() -> None:
    assert {game_id for game_id, _ in CASES} == set(GAMES)


@every_case
def test_a_game_begins_the_same_from_the_same_seed(case: Any) -> None:
    game, options, _ = begun(case)
    step = game.opening(options, "seed")
    assert game.new(options, "seed") == step.state == game.opening(options, "seed").state
    assert step.beats[-1].state == step.state
    assert len({game.dump(game.new(options, f"seed {number}")) for number in range(20)}) == 20
    battery.check_telling(game, step, len(game.seats(options)))


@every_case
def test_a_vocabulary_has_no_repeats(case: Any) -> None:
    game, options, _ = begun(case)
    vocabulary = game.vocabulary(options)
    assert len(set(vocabulary)) == len(vocabulary)
    assert vocabulary == game.vocabulary(options)


@every_long_case
def test_legality(case: Any) -> None:
    game, options, _ = begun(case)
    random = Random(1)
    for state in states(case):
        battery.check_legality(game, options, state, random)


@every_case
def test_every_action_there_is_has_an_answer(case: Any) -> None:
    game, options, _ = begun(case)
    for state in Random(2).sample(states(case), 4):
        legal = set(battery.choices(game, state))
        battery.check_reasons(game, state, legal, game.vocabulary(options))


@every_long_case
def test_views(case: Any) -> None:
    game, _, seats = begun(case)
    for state in states(case):
        battery.check_views(game, state, seats)


@every_case
def test_secrets(case: Any) -> None:
    game, _, seats = begun(case)
    for state in states(case):
        battery.check_secrets(game, state, seats)


@every_case
def test_menus(case: Any) -> None:
    game, _, __ = begun(case)
    for state in states(case):
        battery.check_menu(game, state)


@every_case
def test_words(case: Any) -> None:
    game, _, seats = begun(case)
    random = Random(3)
    for state in states(case):
        battery.check_words(game, state)
        for action in battery.some(battery.choices(game, state), 1, random):
            battery.check_telling(game, game.apply(state, action), seats)


@every_case
def test_saving(case: Any) -> None:
    game, _, __ = begun(case)
    for state in states(case):
        battery.check_saving(game, state)


@every_case
def test_standings(case: Any) -> None:
    game, _, seats = begun(case)
    for state in states(case):
        battery.check_standings(game, state, seats)


@every_long_case
def test_broken_saves_are_refused_with_a_reason(case: Any) -> None:
    game, options, _ = begun(case)
    for state in Random(4).sample(states(case), 4):
        battery.check_broken(game.load, game.dump(state), game.title)
    kinds = {type(action): action for action in game.vocabulary(options)}
    for action in kinds.values():
        battery.check_broken(game.load_action, game.dump_action(action), game.title)


def checksums(game_id: str, chosen: dict[str, Any], most: int = LONGEST_REPLAY) -> list[str]:
    """What a seeded random game comes to, step by step."""
    game = GAMES[game_id]
    state, random = game.new(game.options(**chosen), "replay"), Random(5)
    found = [checksum(game, state)]
    while (decision := game.decision(state)) and len(found) < most:
        state = game.apply(state, random.choice(decision.actions)).state
        found.append(checksum(game, state))
    return found


IN_ANOTHER_PROCESS = """
import json, sys
from tests.rules.test_battery import CASES, checksums
print(json.dumps([checksums(*case) for case in CASES]))
"""


def test_another_process_comes_to_the_same_states() -> None:
    told = subprocess.run(
        [sys.executable, "-c", IN_ANOTHER_PROCESS],
        env={"PYTHONHASHSEED": "7", "PYTHONPATH": str(battery.ROOT)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert json.loads(told) == [checksums(*case) for case in CASES]


@pytest.mark.parametrize(
    ("game_id", "chosen", "counts"),
    [
        ("dice-fishing", {"seats": 2, "first": "1"}, (1, 75, 1388)),
        ("dice-fishing", {"seats": 1, "advanced": True}, (1, 26, 1975)),
        ("coldwater-crown", {"seats": 2, "first": "1"}, (1, 4, 16, 75, 280, 870)),
        ("coldwater-crown", {"seats": 4, "edition": "2016", "first": "4"}, (1, 9, 33, 146, 539)),
        ("coldwater-crown", {"seats": 1}, (1, 4, 16, 57, 224, 896)),
        ("tournament-fishing", {"seats": 2, "first": "1"}, (1, 2, 9, 52, 222, 1286)),
        (
            "tournament-fishing",
            {"seats": 1, "opponents": "both", "locations": True},
            (1, 3, 23, 117, 514, 1882),
        ),
        ("tournament-fishing", {"seats": 2, "mode": "co-op", "first": "2"}, (1, 2, 4, 18, 116, 582)),
    ],
)
def test_reachable_states_are_counted(game_id: str, chosen: dict[str, Any], counts: tuple[int, ...]) -> None:
    """How many different states lie so many choices away: a change of rules shows here first."""
    game = GAMES[game_id]
    level = [game.new(game.options(**chosen), "perft")]
    found = [len(level)]
    while len(found) < len(counts):
        after = [
            game.apply(state, action).state for state in level for action in battery.choices(game, state)
        ]
        level = list({checksum(game, state): state for state in after}.values())
        found.append(len(level))
    assert tuple(found) == counts
