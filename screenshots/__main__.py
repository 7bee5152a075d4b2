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
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules import GAMES
from rules.journal import Seating

HERE = Path(__file__).parent
SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)
PIXELS_A_CELL = 10
SEED = "pike"


class Shot(NamedTuple):
    """A picture: its name, the window, how the app is opened, and the keys pressed before it is taken."""

    name: str
    size: tuple[int, int]
    opened: Callable[[FishingApp], None]
    keys: Sequence[str] = ()


def game(*names: str, actions: int, finish: bool = False, **options: object) -> Callable[[FishingApp], None]:
    """Opens a game some actions on, or its result."""

    def opened(app: FishingApp) -> None:
        rules = GAMES["dice-fishing"]
        chosen = rules.options(seats=len(names), first="1", **options)
        people = [Seating(name, colour, "human") for colour, name in enumerate(names)]
        session = GameSession.start(app.store, rules, chosen, SEED, seat_all(rules, chosen, people))
        play(session, actions, finish)
        app.open_table(session)

    return opened


def play(session: GameSession, actions: int, finish: bool) -> None:
    """Plays on: mostly the choice listed first, which is the fullest placement or the largest reroll."""
    random = Random(SEED)
    while session.decision and (finish or actions > 0):
        choices = session.decision.actions
        session.submit(choices[0] if random.random() < 0.9 else random.choice(choices))
        actions -= 1


SHOTS = (
    Shot("home", SMALL, game("Ann", "Bo", actions=20), ("q",)),
    Shot("new-game", SMALL, lambda app: app.open_form("dice-fishing")),
    Shot("table-80x24", SMALL, game("Ann", "Bo", actions=60)),
    Shot("table-120x40", MIDDLE, game("Ann", "Bo", "Cy", actions=90), ("a",)),
    Shot("advanced", SMALL, game("Ann", "Bo", "Cy", actions=70, advanced=True)),
    Shot("boards-160x50", LARGE, game("Ann", "Bo", "Cy", "Di", "Eve", actions=150, advanced=True)),
    Shot("result", SMALL, game("Ann", "Bo", "Cy", actions=0, finish=True)),
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
    os.environ.update(COLORTERM="truecolor", TERM="xterm-256color")
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
