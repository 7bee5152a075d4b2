"""The program with a fault in it: `python broken.py PLACE` fails at a place once `e` is pressed at Home."""

import sys
from typing import Any, NoReturn

from textual.strip import Strip

from fishing_tui.__main__ import main
from fishing_tui.app import FishingApp
from fishing_tui.screens.home import HomeScreen
from fishing_tui.widgets.menu import Menu


def fail(*_: Any) -> NoReturn:
    """The fault."""
    secret = "the Pike lies in spot 3"
    raise RuntimeError(f"broken on purpose, {len(secret)}")


def break_action(screen: HomeScreen) -> None:
    """Fails where a key is handled."""
    fail()


def break_painting(screen: HomeScreen) -> None:
    """Fails while the screen is painted."""

    def painted(_: Menu, y: int) -> Strip:
        return fail()

    Menu.render_line = painted  # type: ignore[method-assign]
    screen.query_one(Menu).refresh()


def break_timer(screen: HomeScreen) -> None:
    """Fails some time after the key."""
    screen.set_timer(0.05, fail)


def break_worker(screen: HomeScreen) -> None:
    """Fails in a task beside the screens."""

    async def work() -> None:
        fail()

    screen.run_worker(work())


def break_thread(screen: HomeScreen) -> None:
    """Fails in a thread that works for the screens."""
    screen.run_worker(fail, thread=True)


PLACES = {
    "action": break_action,
    "painting": break_painting,
    "timer": break_timer,
    "worker": break_worker,
    "thread": break_thread,
}

if __name__ == "__main__":
    break_at = PLACES[sys.argv.pop()]
    FishingApp.open_settings = lambda app: break_at(app.screen)
    main()
