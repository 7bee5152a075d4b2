"""Helpers for testing the screens around the table."""

from random import Random
from typing import Any

from textual.pilot import Pilot

from fishing_tui.app import FishingApp
from fishing_tui.new_games import seat_all
from fishing_tui.opponents import player
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules import GAMES
from rules.chance import seeded
from rules.journal import Seating

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)


class ShellApp(FishingApp):
    """The app without tables: it keeps what would be opened there."""

    def __init__(self, store: GameStore, settings: Settings | None = None, **more: Any) -> None:
        super().__init__(store, settings or Settings(), **more)
        self.tables: list[GameSession] = []

    def open_table(self, session: GameSession) -> None:
        """Keeps a game that goes on; shows the result of one that is over."""
        if session.finished:
            super().open_table(session)
        else:
            self.tables.append(session)


def play(
    store: GameStore,
    *names: str,
    actions: int = 0,
    finish: bool = False,
    seed: str = "7",
    game_id: str = "dice-fishing",
    **options: object,
) -> GameSession:
    """A game of these people, some random actions on, or played to its end as the computer would."""
    game = GAMES[game_id]
    chosen = game.options(seats=len(names), first="1", **options)
    people = [Seating(name, colour, "human") for colour, name in enumerate(names)]
    session = GameSession.start(store, game, chosen, seed, seat_all(game, chosen, people))
    random, computer, luck = Random(3), player("computer", game.id), seeded("luck", 1)
    while session.decision and (finish or actions > 0):
        listed, seat = session.decision.actions, session.decision.seat
        if finish:
            session.submit(computer.choose(game, game.view(session.state, seat), listed, luck))
        else:
            session.submit(random.choice(listed))
        actions -= 1
    return session


def lines(app: FishingApp) -> list[str]:
    """What the screen shows, line by line."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def shown(app: FishingApp) -> str:
    """What the screen shows, as one text."""
    return "\n".join(lines(app))


def line_with(app: FishingApp, text: str) -> tuple[int, int]:
    """Where a text stands: its column and its line."""
    for row, line in enumerate(lines(app)):
        if text in line:
            return line.index(text), row
    raise AssertionError(f"{text!r} is not shown:\n{shown(app)}")


async def click(pilot: Pilot[None], text: str) -> None:
    """Clicks on a text, wherever it stands."""
    app = pilot.app
    assert isinstance(app, FishingApp)
    await pilot.click(offset=line_with(app, text))
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Presses keys one after another."""
    for key in keys:
        await pilot.press(key)
    await pilot.pause()


async def write(pilot: Pilot[None], text: str) -> None:
    """Types a text."""
    names = {" ": "space", "/": "slash", ".": "full_stop", "-": "minus", "_": "underscore"}
    await press(pilot, *(names.get(letter, letter) for letter in text))
