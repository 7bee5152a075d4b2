"""The battery, over every game with options of every kind."""

import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.game import Action, AnyGame, BrokenData, State
from rules.journal import checksum
from tests.rules import battery

CASES = [
    ("dice-fishing", {"seats": 1}),
    ("dice-fishing", {"seats": 1, "advanced": True, "reroll_all": True}),
    ("dice-fishing", {"seats": 2, "advanced": True}),
    ("dice-fishing", {"seats": 3, "open_species": True, "first": "3"}),
    ("dice-fishing", {"seats": 5, "advanced": True, "open_species": True, "reroll_all": True}),
]
GAMES_AND_OPTIONS = pytest.mark.parametrize(
    ("game_id", "chosen"),
    CASES,
    ids=[f"{game}-{'-'.join(map(str, options.values()))}" for game, options in CASES],
)
STATES = 30


def along(game_id: str, chosen: dict[str, Any], check: Callable[[AnyGame, Any, Any, Any], None]) -> None:
    """Checks some states of two random games."""
    game = GAMES[game_id]
    options = game.options(**chosen)
    for seed in ("one", "two"):
        for number, (step, state) in enumerate(battery.states(game, options, seed, every=11)):
            if number >= STATES:
                break
            check(game, options, step, state)


@GAMES_AND_OPTIONS
def test_legality(game_id: str, chosen: dict[str, Any]) -> None:
    random = Random(1)
    along(
        game_id,
        chosen,
        lambda game, options, _, state: battery.check_legality(game, options, state, 8, random),
    )


@GAMES_AND_OPTIONS
def test_views(game_id: str, chosen: dict[str, Any]) -> None:
    def check(game: AnyGame, options: Any, _: Any, state: Any) -> None:
        battery.check_views(game, state, len(game.seats(options)))

    along(game_id, chosen, check)


@GAMES_AND_OPTIONS
def test_words(game_id: str, chosen: dict[str, Any]) -> None:
    def check(game: AnyGame, options: Any, step: Any, state: Any) -> None:
        battery.check_words(game, step, state, len(game.seats(options)))

    along(game_id, chosen, check)


@GAMES_AND_OPTIONS
def test_saving(game_id: str, chosen: dict[str, Any]) -> None:
    along(game_id, chosen, lambda game, _, __, state: battery.check_saving(game, state))


@GAMES_AND_OPTIONS
def test_standings(game_id: str, chosen: dict[str, Any]) -> None:
    def check(game: AnyGame, options: Any, _: Any, state: Any) -> None:
        battery.check_standings(game, state, len(game.seats(options)))

    along(game_id, chosen, check)


@pytest.mark.parametrize("game_id", list(GAMES))
def test_broken_saves_are_refused_with_a_reason(game_id: str) -> None:
    game = GAMES[game_id]
    state = game.new(game.options(), "seed")
    data = json.loads(game.dump(state))
    for broken in (
        b"",
        b"[]",
        b"{",
        json.dumps(data | {"more": 1}).encode(),
        json.dumps(data | {"deck": data["deck"][1:]}).encode(),
        json.dumps(data | {"turn": "mine"}).encode(),
    ):
        with pytest.raises(BrokenData, match=game.title):
            game.load(broken)
    for broken in (b"", b"{}", b'{"type": "Fly"}', b'{"type": "Roll", "twice": true}'):
        with pytest.raises(BrokenData, match=game.title):
            game.load_action(broken)


REPLAY = """
import sys
from random import Random
from rules import GAMES
from rules.journal import checksum
game = GAMES[sys.argv[1]]
state, random = game.new(game.options(seats=2), "replay"), Random(5)
for _ in range(120):
    decision = game.decision(state)
    if decision is None:
        break
    state = game.apply(state, random.choice(decision.actions)).state
    print(checksum(game, state))
"""


@pytest.mark.parametrize("game_id", list(GAMES))
def test_another_process_comes_to_the_same_states(game_id: str) -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", REPLAY, game_id],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(battery.ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] and len(told[0].split()) > 50


@pytest.mark.parametrize(
    ("game_id", "chosen", "counts"),
    [
        ("dice-fishing", {"seats": 2, "first": "1"}, (1, 75, 1388)),
        ("dice-fishing", {"seats": 1, "advanced": True}, (1, 26, 1975)),
    ],
)
def test_reachable_states_are_counted(game_id: str, chosen: dict[str, Any], counts: tuple[int, ...]) -> None:
    """How many different states lie so many choices away: a change of rules shows here first."""
    game = GAMES[game_id]
    level = [game.new(game.options(**chosen), "perft")]
    found = []
    for _ in counts:
        found.append(len(level))
        after = [game.apply(state, action).state for state in level for action in actions(game, state)]
        level = list({checksum(game, state): state for state in after}.values())
    assert tuple(found) == counts


def actions(game: AnyGame, state: State) -> tuple[Action, ...]:
    """What can be chosen; nothing when the game is over."""
    decision = game.decision(state)
    return decision.actions if decision else ()
