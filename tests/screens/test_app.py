"""The app: a window that is too small, the palette, colours that fit, and a failing store."""

import pytest
from textual.color import Color

from fishing_tui.screens.palette import Palette
from fishing_tui.screens.rules import RulesScreen
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.themes import COLOUR_NAMES, THEMES, fitting
from tests.screens.shell import SMALL, ShellApp, play, press, shown


async def test_a_small_window_gets_a_notice_and_everything_waits(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", "1", "down", "down")
        assert "> DF-02a" in shown(app)
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        assert "enlarge the window to 80 x 24" in shown(app)
        assert "now it is 79 x 24" in shown(app)
        await press(pilot, "down", "n", "enter")
        await pilot.resize_terminal(60, 10)
        await pilot.pause()
        assert "now it is 60 x 10" in shown(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "> DF-02a" in shown(app)


async def test_what_opens_meanwhile_waits_behind_the_notice(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=(70, 20)) as pilot:
        assert app.waiting
        app.place(RulesScreen("dice-fishing"))
        await pilot.pause()
        assert "enlarge the window" in shown(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert type(app.screen).__name__ == "RulesScreen"


async def test_going_home_in_a_small_window_keeps_the_notice(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r")
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        app.go_home()
        await pilot.pause()
        assert app.waiting
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert type(app.screen).__name__ == "HomeScreen"


async def test_resizing_while_something_is_typed_loses_nothing(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", "1", "slash", "p", "e", "r")
        for size in ((120, 40), (40, 8), (160, 50), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        await press(pilot, "c", "h")
        assert "perch" in shown(app)


async def test_the_palette_waits_below_the_notice_of_a_small_window(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "ctrl+p")
        palette = app.screen
        assert isinstance(palette, Palette)
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        palette.dismiss()
        await press(pilot, "ctrl+p", "enter", "escape")
        assert app.waiting
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert app.screen is palette
        await press(pilot, "escape")
        assert type(app.screen).__name__ == "HomeScreen"


async def test_where_the_palette_finds_nothing_no_key_moves(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "ctrl+p", "z", "z", "pagedown", "pageup", "down", "up", "enter")
        assert isinstance(app.screen, Palette)
        await press(pilot, "escape")
        assert type(app.screen).__name__ == "HomeScreen"


async def test_the_palette_offers_themes_and_no_screenshot(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        titles = [command.title for command in app.get_system_commands(app.screen)]
        assert "Theme: colour-blind" in titles
        assert not any("creenshot" in title for title in titles)
        await press(pilot, "ctrl+p")
        for letter in "colour-blind":
            await pilot.press("minus" if letter == "-" else letter)
        await pilot.pause(0.3)
        await press(pilot, "enter")
        await pilot.pause(0.3)
        assert app.settings.theme == "colour-blind"


@pytest.mark.parametrize(
    ("wanted", "colours", "no_color", "background", "expected"),
    [
        ("auto", "truecolor", False, "", "harbour"),
        ("auto", "256", False, "", "harbour"),
        ("auto", "256", False, "0;15", "paper"),
        ("auto", "standard", False, "", "ansi-dark"),
        ("auto", "standard", False, "0;7", "ansi-light"),
        ("auto", "truecolor", True, "", "ansi-dark"),
        ("auto", None, False, "", "ansi-dark"),
        ("colour-blind", "truecolor", False, "", "colour-blind"),
        ("ansi-light", "truecolor", False, "", "ansi-light"),
        ("paper", "standard", False, "", "ansi-light"),
        ("harbour", "256", True, "", "ansi-dark"),
    ],
)
def test_the_theme_fits_the_terminal(
    wanted: str, colours: str | None, no_color: bool, background: str, expected: str
) -> None:
    assert fitting(wanted, colours, no_color, {"COLORFGBG": background}) == expected


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_theme_tells_the_players_apart(theme) -> None:
    colours = [theme.variables[f"player-{number}"] for number in range(len(COLOUR_NAMES))]
    assert len(set(colours)) == len(colours)


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG reckons it."""
    parts = [part / 255 for part in Color.parse(colour).rgb]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", [theme for theme in THEMES if not theme.ansi], ids=lambda theme: theme.name)
def test_text_stands_out_from_its_background(theme) -> None:
    """At least 4.5 to 1, as WCAG asks of text."""
    names = ("foreground", "primary", "accent", "warning", "error", "success")
    texts = {name: getattr(theme, name) for name in names}
    texts |= {name: value for name, value in theme.variables.items() if name.startswith(("player", "quiet"))}
    weak = {name: value for name, value in texts.items() if contrast(value, theme.background) < 4.5}
    assert not weak


async def test_every_theme_can_be_used(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        for theme in THEMES:
            app.change_settings(theme=theme.name)
            await pilot.pause()
            assert app.theme == theme.name


async def test_without_colours_the_choice_is_still_marked(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = ShellApp(store, Settings(theme="harbour"))
    async with app.run_test(size=SMALL):
        assert app.theme == "ansi-dark"
        strips = app.screen._compositor.render_strips()
        (chosen,) = [strip for strip in strips if "New game" in strip.text]
        segment = next(segment for segment in chosen if "New game" in segment.text)
        assert segment.style.reverse


async def test_opened_on_a_game_that_is_gone_home_says_so(store: GameStore) -> None:
    app = ShellApp(store, opened=lambda app: app.resume_game(7))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.1)
        assert "There is no saved game 7" in shown(app)


async def test_opened_on_a_finished_game_its_result_is_there(store: GameStore) -> None:
    session = play(store, "Ann", "Bo", finish=True)
    app = ShellApp(store, opened=lambda app: app.resume_game(session.number))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.1)
        assert type(app.screen).__name__ == "ResultScreen"
