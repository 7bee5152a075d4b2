"""Every registered game, played on by the computer, whatever its rules: for tests that look at all of them."""

from collections.abc import Iterator

from fishing_tui.begin import BadStart, Start
from fishing_tui.forms import options_of
from fishing_tui.opponents import player
from fishing_tui.screens.table_layout import arrange
from fishing_tui.tables import table_of
from fishing_tui.tables.look import Look
from rules import GAMES, TITLES
from rules.chance import seeded
from rules.game import AnyGame, State, Step

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")
SEED = "perch"


def starts(game_id: str) -> list[Start]:
    """The game with each number of players, and with each value of each option."""
    found: dict[tuple[object, ...], Start] = {}
    settings = [()] + [
        (f"{option.name}={_typed(value)}",)
        for option in options_of(GAMES[game_id].options)
        for value in option.values
    ]
    for number in range(1, len(NAMES) + 1):
        for setting in settings:
            try:
                start = Start.read(game_id, ",".join(NAMES[:number]), settings=setting, seed=SEED)
            except BadStart:
                continue
            found.setdefault((number, start.options.model_dump_json()), start)
    return list(found.values())


def one_start_each() -> list[Start]:
    """Each registered game for two players."""
    return [Start.read(game_id, "Ann,Bo", seed=SEED) for game_id in TITLES]


def steps(start: Start, most: int) -> Iterator[Step]:
    """The opening, and what follows while computers play, to the end or at most so many actions."""
    game, computer, luck = GAMES[start.game], player("computer", start.game), seeded("luck", 1)
    step = game.opening(start.options, start.seed)
    yield step
    for _ in range(most):
        decision = game.decision(step.state)
        if decision is None:
            return
        view = game.view(step.state, decision.seat)
        step = game.apply(step.state, computer.choose(game, view, decision.actions, luck))
        yield step


def look_of(start: Start, view: State, seat: int, size: tuple[int, int], **more: object) -> Look:
    """How a seat looks at the table in a window of a size."""
    table = table_of(start.game)
    box = arrange(*size, table.least_height(view))["board"]
    return Look(
        names=tuple(taken.name for taken in start.seating),
        colours=tuple(f"$player-{taken.colour}" for taken in start.seating),
        viewer=seat,
        width=box.width,
        height=box.height,
        symbols=table.STYLES,
        **more,
    )


def who_looks(game: AnyGame, state: State) -> int:
    """The seat that decides; the first one when the game is over."""
    decision = game.decision(state)
    return decision.seat if decision else 0


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
