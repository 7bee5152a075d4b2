"""Settings: applied at once, saved at once, and told when that is not possible."""

from pathlib import Path

import pytest

from fishing_tui import settings
from fishing_tui.store import GameStore
from tests.screens.shell import LARGE, MIDDLE, SMALL, ShellApp, click, press, shown


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_every_setting_has_a_line(store: GameStore, size: tuple[int, int]) -> None:
    app = ShellApp(store)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "e")
        for title in ("Theme", "Glyphs", "Motion", "Handover", "Next line", "Confirmations", "Pace"):
            assert title in shown(app)


async def test_a_theme_is_used_and_kept_at_once(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "e", "right", "right")
        assert app.theme == "paper"
    assert settings.load()[0].theme == "paper"


async def test_each_setting_is_kept(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "e", "down", "left", "down", "right", "down", "left", "down", "space")
        await press(pilot, "down", "enter", "down", "l")
    assert settings.load()[0] == settings.Settings(
        glyphs="ascii",
        motion="on",
        handover="always",
        next_line=False,
        confirmations=False,
        pace="fast",
    )


async def test_a_click_changes_a_setting(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "e")
        await click(pilot, "normal")
        assert app.settings.pace == "fast"


async def test_settings_that_cannot_be_saved_hold_and_are_told(
    store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("FISHING_TUI_CONFIG", str(tmp_path / "file"))
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "e", "down", "down", "right")
        assert "could not be saved" in shown(app)
        assert app.settings.motion == "on"


async def test_a_theme_that_the_terminal_cannot_show_is_told(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "linux")
    monkeypatch.delenv("COLORTERM")
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "e", "right")
        assert "cannot show the colours of harbour, so ansi-dark is used" in shown(app)


async def test_other_signs_are_drawn_at_once(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=MIDDLE) as pilot:
        await press(pilot, "e", "down")
        assert not shown(app).isascii()
        await press(pilot, "left")
        assert shown(app).isascii()
        await press(pilot, "left")
        assert not shown(app).isascii()


async def test_lines_that_the_command_line_forbids_are_told(store: GameStore) -> None:
    app = ShellApp(store, ascii_only=True)
    async with app.run_test(size=MIDDLE) as pilot:
        await press(pilot, "e", "down", "right")
        assert "as --ascii asks" in shown(app)
        assert shown(app).isascii()
    assert settings.load()[0].glyphs == "lines"
