"""The simple computer player: how long it takes over a choice."""

from time import perf_counter

from fishing_tui.opponents import player
from rules import GAMES
from rules.chance import seeded
from rules.game import AnyGame
from tests.benchmarks.playouts import reference
from tests.benchmarks.report import middle, printed, slow_end

TABLES: dict[str, tuple[tuple[str, dict[str, object]], ...]] = {
    "dice-fishing": (
        ("2 players", {"seats": 2}),
        ("2 players, advanced", {"seats": 2, "advanced": True}),
        ("5 players, advanced", {"seats": 5, "advanced": True}),
    ),
    "coldwater-crown": (
        ("2 players", {"seats": 2}),
        ("4 players, 2016", {"seats": 4, "edition": "2016"}),
        ("solo", {"seats": 1}),
    ),
    "tournament-fishing": (
        ("2 anglers", {"seats": 2}),
        ("4 anglers, Weather and Locations", {"seats": 4, "weather": True, "locations": True}),
        ("solo, both AIs, dice", {"seats": 1, "opponents": "both", "fight": "dice"}),
        ("two together", {"seats": 2, "mode": "co-op"}),
    ),
}
GAMES_A_TABLE = 5


def choices(game: AnyGame, options: dict[str, object]) -> list[float]:
    """The seconds of each choice in some games between computer players."""
    computer, luck = player("computer", game.id), seeded("luck", 1)
    times: list[float] = []
    for number in range(GAMES_A_TABLE):
        state = game.new(game.options(**options), f"game {number}")
        while (decision := game.decision(state)) is not None:
            view = game.view(state, decision.seat)
            start = perf_counter()
            action = computer.choose(game, view, decision.actions, luck)
            times.append(perf_counter() - start)
            state = game.apply(state, action).state
    return times


def report() -> str:
    """The tables of choices, one a game."""
    return "\n".join(of_game(GAMES[game_id]) for game_id in TABLES)


def of_game(game: AnyGame) -> str:
    """The table of a computer player's choices."""
    rows: list[tuple[str, ...]] = []
    for name, options in TABLES[game.id]:
        times, steps = choices(game, options), reference()
        in_steps = middle(times) * steps
        rows.append(
            (name, f"{1000 * middle(times):.2f}", f"{1000 * slow_end(times):.2f}", f"{in_steps:,.0f}")
        )
    heads = ("the computer's choice", "ms", "p95 ms", "in reference steps")
    return printed(f"The computer player of {game.title}", heads, rows)
