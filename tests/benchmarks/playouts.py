"""Random play-outs: how many actions a second, a decision and an application each."""

from collections.abc import Callable
from random import Random
from time import perf_counter

from rules import GAMES
from rules.game import AnyGame
from tests.benchmarks.report import printed

ROUNDS = 3
GAMES_A_ROUND = 30
REFERENCE_STEPS = 200_000

TABLES: dict[str, tuple[tuple[str, dict[str, object]], ...]] = {
    "dice-fishing": (
        ("2 players", {"seats": 2}),
        ("5 players", {"seats": 5}),
        ("2 players, advanced", {"seats": 2, "advanced": True}),
        ("2 players, advanced, open species", {"seats": 2, "advanced": True, "open_species": True}),
        ("2 players, reroll all", {"seats": 2, "reroll_all": True}),
        ("solo, advanced", {"seats": 1, "advanced": True}),
    ),
    "coldwater-crown": (
        ("2 players", {"seats": 2}),
        ("4 players", {"seats": 4}),
        ("4 players, 2016", {"seats": 4, "edition": "2016"}),
        ("solo", {"seats": 1}),
        ("solo, 2016", {"seats": 1, "edition": "2016"}),
    ),
    "tournament-fishing": (
        ("2 anglers", {"seats": 2}),
        ("4 anglers, all effects", {"seats": 4, "weather": True, "locations": True}),
        ("solo, both AIs", {"seats": 1, "opponents": "both"}),
        ("co-op, dice", {"seats": 2, "mode": "co-op", "fight": "dice"}),
    ),
}


def reference() -> float:
    """A fixed loop of plain Python, steps a second: a yardstick for the machine and what else it does."""
    counts: dict[tuple[int, int], int] = {}
    start = perf_counter()
    for step in range(REFERENCE_STEPS):
        pair = (step % 7, step % 11)
        counts[pair] = counts.get(pair, 0) + sum(pair)
    return REFERENCE_STEPS / (perf_counter() - start)


def play_out(game: AnyGame, options: dict[str, object]) -> float:
    """Actions a second over some games, in each of which every choice is equally likely."""
    luck = Random(1).random
    chosen = game.options(**options)
    openings = [game.new(chosen, f"game {number}") for number in range(GAMES_A_ROUND)]
    actions = 0
    start = perf_counter()
    for state in openings:
        while (decision := game.decision(state)) is not None:
            action = decision.actions[int(luck() * len(decision.actions))]
            state = game.apply(state, action).state
            actions += 1
    return actions / (perf_counter() - start)


def best_of(rounds: int, measure: Callable[[], float]) -> tuple[float, float]:
    """The best of some measurements and of the reference, taken in turns."""
    pairs = [(measure(), reference()) for _ in range(rounds)]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def report() -> str:
    """The tables of play-outs, one a game."""
    return "\n".join(of_game(GAMES[game_id]) for game_id in TABLES)


def of_game(game: AnyGame) -> str:
    """The table of a game's play-outs."""
    rows: list[tuple[str, ...]] = []
    for name, options in TABLES[game.id]:
        actions, steps = best_of(ROUNDS, lambda options=options: play_out(game, options))  # type: ignore[misc]
        rows.append((name, f"{actions:,.0f}", f"{steps:,.0f}", f"{100 * actions / steps:.2f}"))
    heads = ("random play-outs", "actions/s", "reference steps/s", "actions per 100 steps")
    return printed(f"Rules of {game.title}, one core", heads, rows)
