"""Home: what it offers, how it is reached, and that it stays light."""

import subprocess
import sys

import pytest

from fishing_tui.app import FishingApp
from fishing_tui.screens.home import why_ascii
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules import TITLES
from tests.screens.shell import LARGE, MIDDLE, SMALL, ShellApp, click, play, press, shown

HEAVY = ("pydantic", "rules.game", *[f"rules.{game_id.replace('-', '_')}" for game_id in TITLES])
"""What Home does not wait for."""


async def test_without_a_game_there_is_nothing_to_continue(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL):
        assert "Continue" not in shown(app)
        assert "New game" in shown(app)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_continue_says_which_game_and_when(store: GameStore, size: tuple[int, int]) -> None:
    play(store, "Joe [/x]", "Bo", actions=2)
    app = ShellApp(store)
    async with app.run_test(size=size):
        assert "Dice Fishing: Joe [/x], Bo" in shown(app)
        assert "is next, today " in shown(app)


@pytest.mark.parametrize(
    ("game_id", "said"),
    [
        ("coldwater-crown", "Coldwater Crown: Ann, Silent player"),
        ("tournament-fishing", "Tournament Fishing: Ann, Clock AI"),
    ],
)
async def test_the_newest_may_be_of_another_game(store: GameStore, game_id: str, said: str) -> None:
    play(store, "Joe", "Bo")
    play(store, "Ann", game_id=game_id)
    app = ShellApp(store)
    async with app.run_test(size=SMALL):
        assert said in shown(app)


async def test_enter_continues_the_newest_game(store: GameStore) -> None:
    play(store, "Ann", "Bo")
    newest = play(store, "Cy", "Dee", actions=3)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        assert [session.number for session in app.tables] == [newest.number]
        assert app.tables[0].state == newest.state


@pytest.mark.parametrize(
    ("key", "screen"),
    [
        ("n", "NewGameScreen"),
        ("s", "SavedGamesScreen"),
        ("r", "WhichRulesScreen"),
        ("e", "SettingsScreen"),
    ],
)
async def test_a_letter_opens_its_screen_and_q_leads_back(store: GameStore, key: str, screen: str) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, key)
        assert type(app.screen).__name__ == screen
        await press(pilot, "q")
        assert type(app.screen).__name__ == "HomeScreen"


@pytest.mark.parametrize(
    ("text", "screen"),
    [
        ("New game", "NewGameScreen"),
        ("Saved games", "SavedGamesScreen"),
        ("Rules", "WhichRulesScreen"),
        ("Settings", "SettingsScreen"),
    ],
)
async def test_the_mouse_opens_a_screen_and_leads_back(store: GameStore, text: str, screen: str) -> None:
    app = ShellApp(store)
    async with app.run_test(size=MIDDLE) as pilot:
        await click(pilot, text)
        assert type(app.screen).__name__ == screen
        await click(pilot, "q back")
        assert type(app.screen).__name__ == "HomeScreen"


async def test_arrows_walk_over_the_choices_and_stop_at_the_ends(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "up", "down", "down")
        assert "> r  Rules" in shown(app)
        await press(pilot, "end", "down")
        assert "> q  Quit" in shown(app)


async def test_the_terminals_cursor_stands_on_the_choice(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "down")
        x, y = app.cursor_position
        assert shown(app).splitlines()[y][x:].startswith("> s  Saved games")


async def test_q_quits(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "q")
    assert app._exit


async def test_what_went_wrong_before_is_told(store: GameStore) -> None:
    app = ShellApp(store, notice="The damaged file was kept as games.damaged.")
    async with app.run_test(size=SMALL):
        assert "kept as games.damaged" in shown(app)


async def test_a_game_that_cannot_be_opened_is_told(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    store._database._connection.execute("UPDATE games SET header = '{}'")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        assert f"Game {session.number} cannot be read" in shown(app).replace("\n", " ")
        assert not app.tables


def test_home_loads_neither_pydantic_nor_a_game() -> None:
    code = (
        "import sys, fishing_tui.app, fishing_tui.cli, fishing_tui.settings\n"
        f"heavy = {HEAVY!r}\n"
        "print([module for module in sys.modules if module.startswith(heavy)])"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "[]"


FAR = {"SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22", "LANG": "C", "LC_ALL": "", "LC_CTYPE": "C.UTF-8"}


async def test_over_ssh_home_says_why_it_is_drawn_in_ascii(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in FAR.items():
        monkeypatch.setenv(name, value)
    async with FishingApp(store, Settings(), notice="The settings were broken.").run_test(
        size=SMALL
    ) as pilot:
        told = " ".join(shown(pilot.app).split())
        assert "The settings were broken. Drawn in ASCII, since the locale is C." in told
        assert "For lines: LANG=C.UTF-8 fishing-tui" in told
        await press(pilot, "n", "escape")
        assert "Drawn in ASCII" not in shown(pilot.app)


@pytest.mark.parametrize(
    ("settings", "ascii_only", "environment"),
    [
        (Settings(glyphs="ascii"), False, FAR),
        (Settings(glyphs="lines"), False, FAR),
        (Settings(), True, FAR),
        (Settings(), False, {**FAR, "LANG": "en_GB.UTF-8"}),
        (Settings(), False, {**FAR, "SSH_CONNECTION": ""}),
    ],
    ids=["ascii", "lines", "--ascii", "UTF-8", "here"],
)
def test_nothing_is_said_where_ascii_was_chosen_or_is_all_there_is(
    settings: Settings, ascii_only: bool, environment: dict[str, str]
) -> None:
    assert why_ascii(settings, ascii_only, environment) == ""


def test_the_variable_that_decides_is_named() -> None:
    assert "LC_ALL=C.UTF-8 fishing-tui" in why_ascii(Settings(), False, {**FAR, "LC_ALL": "POSIX"})
