"""Rules: read, searched, and opened where they are needed."""

from itertools import product

import pytest

from fishing_tui.rulebook import rulebook
from fishing_tui.store import GameStore
from rules import TITLES
from tests.screens.shell import LARGE, MIDDLE, SMALL, ShellApp, click, line_with, press, shown, write
from tests.thinned import thinned

GAME = "dice-fishing"


@pytest.mark.parametrize(("size", "game_id"), thinned(product([SMALL, MIDDLE, LARGE], TITLES), every=4))
async def test_every_clause_can_be_reached(store: GameStore, size: tuple[int, int], game_id: str) -> None:
    app = ShellApp(store)
    seen = ""
    async with app.run_test(size=size) as pilot:
        app.show_rules(game_id)
        await pilot.pause()
        while shown(app) not in seen:
            seen += shown(app)
            await press(pilot, "pagedown")
    missing = [
        clause.id
        for chapter in rulebook(game_id).chapters
        for clause in chapter.clauses
        if clause.id not in seen
    ]
    assert not missing


@pytest.mark.parametrize(("rule", "clause"), [("DF-16a", "DF-16a"), ("DF-37", "DF-37a")])
async def test_opened_at_a_rule_the_cursor_stands_there(store: GameStore, rule: str, clause: str) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        app.show_rules(GAME, rule)
        await pilot.pause(0.1)
        assert f"> {clause}" in shown(app)


async def test_a_rule_that_does_not_exist_opens_the_beginning(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        app.show_rules(GAME, "over")
        await pilot.pause(0.1)
        assert "> DF-01a" in shown(app)


async def test_searching_leaves_only_what_holds_the_words(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", "1", "slash")
        await write(pilot, "perch face")
        line_with(app, "DF-16a")
        line_with(app, "1 found")
        assert "DF-01a" not in shown(app)


async def test_escape_ends_the_search_before_it_leaves(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", "1", "slash")
        await write(pilot, "perch")
        await press(pilot, "escape")
        line_with(app, "DF-15a")
        await press(pilot, "escape")
        assert type(app.screen).__name__ == "WhichRulesScreen"


async def test_enter_goes_to_what_was_found_and_q_leaves(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", "1", "slash")
        await write(pilot, "walleye")
        await press(pilot, "enter", "q")
        assert type(app.screen).__name__ == "WhichRulesScreen"


async def test_nothing_found_is_said(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", "1", "slash")
        await write(pilot, "zebra")
        line_with(app, "nothing found")


async def test_chapter_by_chapter(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "r", "1", "n")
        assert "> DF-04a" in shown(app)
        await press(pilot, "n", "p")
        assert "> DF-04a" in shown(app)
        await click(pilot, "n next")
        assert "> DF-06a" in shown(app)


async def test_in_a_wide_window_a_click_opens_a_chapter(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=MIDDLE) as pilot:
        await press(pilot, "r", "1")
        await click(pilot, "Solo: against Alan")
        assert "> DF-37a" in shown(app)
