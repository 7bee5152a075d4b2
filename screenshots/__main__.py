"""Makes every picture: an SVG of what the app draws, and a PNG of that."""

import asyncio
import os
import re
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import resvg_py
from textual.pilot import Pilot

from fishing_tui.app import FishingApp
from fishing_tui.new_games import seat_all
from fishing_tui.opponents import player
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.tables.coldwater_crown_weigh_in import begun
from rules import GAMES
from rules.chance import seeded
from rules.journal import Seating
from rules.tournament_fishing.buy import Buying
from rules.tournament_fishing.cast import Casting
from rules.tournament_fishing.countering import Countering

HERE = Path(__file__).parent
SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)
PIXELS_A_CELL = 10
SEED = "pike"
MOSTLY = 0.9
"""How often the choice listed first is played, which is the fullest placement or the largest reroll."""


Opened = Callable[[FishingApp], None]
Played = Callable[[GameSession], None]


class Shot(NamedTuple):
    """A picture: its name, the window, how the app is opened, and the keys pressed before it is taken."""

    name: str
    size: tuple[int, int]
    opened: Opened
    keys: Sequence[str] = ()


def dice_fishing(*names: str, actions: int, finish: bool = False, **options: object) -> Opened:
    """Opens a game of Dice Fishing some actions on, or its result."""

    def played(session: GameSession) -> None:
        random, left = Random(SEED), actions
        while session.decision and (finish or left > 0):
            choices = session.decision.actions
            session.submit(choices[0] if random.random() < MOSTLY else random.choice(choices))
            left -= 1

    return table("dice-fishing", names, played, options)


def coldwater_crown(*names: str, until: Callable[[GameSession], bool], **options: object) -> Opened:
    """Opens a game of Coldwater Crown, played as the computer would until something is the case."""
    return by_computer("coldwater-crown", names, until, options)


def tournament_fishing(*names: str, until: Callable[[GameSession], bool], **options: object) -> Opened:
    """Opens a game of Tournament Fishing, played as the computer would until something is the case."""
    return by_computer("tournament-fishing", names, until, options)


def by_computer(
    game_id: str, names: Sequence[str], until: Callable[[GameSession], bool], options: dict[str, object]
) -> Opened:
    """Opens a game that the computer has played until something is the case."""

    def played(session: GameSession) -> None:
        computer, luck = player("computer", session.game.id), seeded(SEED, 1)
        while session.decision and not until(session):
            view = session.view(session.decision.seat)
            session.submit(computer.choose(session.game, view, session.decision.actions, luck))

    return table(game_id, names, played, options)


def table(game_id: str, names: Sequence[str], played: Played, options: dict[str, object]) -> Opened:
    """Opens a game of these people that has been played for a while."""

    def opened(app: FishingApp) -> None:
        rules = GAMES[game_id]
        chosen = rules.options(seats=len(names), first="1", **options)
        people = [Seating(name, colour, "human") for colour, name in enumerate(names)]
        session = GameSession.start(app.store, rules, chosen, SEED, seat_all(rules, chosen, people))
        played(session)
        app.open_table(session)

    return opened


def in_turn(number: int, step: int = 1) -> Callable[[GameSession], bool]:
    """Whether a game of Coldwater Crown has come to this Step of this turn."""
    return lambda session: (session.state.turn.number, session.state.turn.step) >= (number, step)


def at_the_weigh_in(session: GameSession) -> bool:
    """Whether a game of Coldwater Crown has come to its weigh-in."""
    return begun(session.state)


def asked(round_: int, *tasks: type) -> Callable[[GameSession], bool]:
    """Whether a tournament has come to this round and to such a question."""
    return lambda session: session.state.round >= round_ and isinstance(session.state.agenda[0], tasks)


SHOTS = (
    Shot("home", SMALL, dice_fishing("Ann", "Bo", actions=20), ("q",)),
    Shot("new-game", SMALL, lambda app: app.open_form("dice-fishing")),
    Shot("table-80x24", SMALL, dice_fishing("Ann", "Bo", actions=60)),
    Shot("table-120x40", MIDDLE, dice_fishing("Ann", "Bo", "Cy", actions=90), ("a",)),
    Shot("advanced", SMALL, dice_fishing("Ann", "Bo", "Cy", actions=70, advanced=True)),
    Shot("boards-160x50", LARGE, dice_fishing("Ann", "Bo", "Cy", "Di", "Eve", actions=150, advanced=True)),
    Shot("result", SMALL, dice_fishing("Ann", "Bo", "Cy", actions=0, finish=True)),
    Shot("coldwater-crown-80x24", SMALL, coldwater_crown("Ann", "Bo", until=in_turn(27))),
    Shot("coldwater-crown-120x40", MIDDLE, coldwater_crown("Ann", "Bo", "Cy", until=in_turn(25, 2))),
    Shot("coldwater-crown-160x50", LARGE, coldwater_crown("Ann", "Bo", "Cy", "Di", until=in_turn(33))),
    Shot("coldwater-crown-solo", SMALL, coldwater_crown("Ann", until=in_turn(25, 2))),
    Shot(
        "coldwater-crown-weigh-in",
        SMALL,
        coldwater_crown("Ann", "Bo", until=at_the_weigh_in),
        ("1", "1", "z"),
    ),
    Shot("coldwater-crown-result", SMALL, coldwater_crown("Ann", "Bo", until=lambda _: False)),
    Shot("tournament-80x24", SMALL, tournament_fishing("Ann", "Bo", until=asked(5, Casting))),
    Shot(
        "tournament-120x40",
        MIDDLE,
        tournament_fishing("Ann", "Bo", "Cy", until=asked(6, Casting), weather=True, locations=True),
    ),
    Shot(
        "tournament-160x50",
        LARGE,
        tournament_fishing("Ann", "Bo", "Cy", "Di", until=asked(5, Buying), weather=True, locations=True),
    ),
    Shot("tournament-fight", SMALL, tournament_fishing("Ann", until=asked(4, Countering), opponents="both")),
    Shot(
        "tournament-together", SMALL, tournament_fishing("Ann", "Bo", until=asked(4, Casting), mode="co-op")
    ),
    Shot("tournament-result", SMALL, tournament_fishing("Ann", until=lambda _: False)),
)


async def take(shot: Shot, folder: Path) -> str:
    """The picture as SVG."""
    with GameStore.open(folder / f"{shot.name}.sqlite3") as store:
        settings = Settings(motion="off", pace="instant", theme="harbour", handover="never")
        app = FishingApp(store, settings, opened=shot.opened)
        async with app.run_test(size=shot.size) as pilot:
            await _wait(pilot)
            for key in shot.keys:
                await pilot.press(key)
                await _wait(pilot)
            return app.export_screenshot(title="fishing-tui", simplify=True)


async def _wait(pilot: Pilot[None]) -> None:
    for _ in range(10):
        await pilot.pause()


def own_font(svg: str) -> str:
    """The SVG without the fonts it would fetch from elsewhere."""
    svg = re.sub(r"@font-face\s*{.*?}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono").replace("arial", "DejaVu Sans")


def main() -> None:
    """Makes all pictures."""
    os.environ.update(COLORTERM="truecolor", TERM="xterm-256color", LC_ALL="C.UTF-8")
    os.environ.pop("NO_COLOR", None)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ.update(FISHING_TUI_DATA=name, FISHING_TUI_CONFIG=name)
        for shot in SHOTS:
            svg = own_font(asyncio.run(take(shot, folder)))
            (HERE / f"{shot.name}.svg").write_text(svg, encoding="utf-8")
            png = resvg_py.svg_to_bytes(svg_string=svg, width=shot.size[0] * PIXELS_A_CELL)
            (HERE / f"{shot.name}.png").write_bytes(bytes(png))
            print(shot.name)


if __name__ == "__main__":
    main()
