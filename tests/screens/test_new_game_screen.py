"""New game: the form follows the game's options, says what is wrong beside it, and remembers."""

import pytest
from textual.events import Key

from fishing_tui import settings
from fishing_tui.faults import StoreFull
from fishing_tui.store import GameStore
from fishing_tui.widgets.fields import Pick
from rules.journal import Seating
from tests.screens.shell import LARGE, MIDDLE, SMALL, ShellApp, click, line_with, press, shown, write
from tests.thinned import thinned


async def open_form(pilot, *keys: str) -> None:
    await press(pilot, "n", *keys)


async def test_enter_starts_what_the_form_shows_at_once(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "enter")
        (session,) = app.tables
        assert session.game.id == "dice-fishing"
        assert session.names == ("Player 1", "Player 2")
        assert session.options.model_dump() == session.game.options().model_dump()


async def test_every_option_of_the_game_is_there(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        for title in ("Players", "Advanced game", "Open species", "Reroll all", "First player", "Seed"):
            line_with(app, title)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_five_seats_fit(store: GameStore, size: tuple[int, int]) -> None:
    app = ShellApp(store)
    async with app.run_test(size=size) as pilot:
        await open_form(pilot, "down", "down", "right", "right", "right")
        for text in ("Game", "Seat 5", "Friendly undo", "Start the game", "q back"):
            line_with(app, text)


async def test_by_keyboard_a_table_of_three_with_a_computer(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "down", "down", "right")
        await press(pilot, "down", *["backspace"] * 8)
        await write(pilot, "Ann")
        await press(pilot, "tab", "tab", "right", "down", "shift+tab", "shift+tab", *["backspace"] * 8)
        await write(pilot, "Bo")
        await press(pilot, "escape", "n")
        assert "Player 1" in shown(app), "what was not started is not remembered"


async def test_names_and_players_reach_the_game(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "down", "down", "down", *["backspace"] * 8)
        await write(pilot, "Ann")
        await press(pilot, "down", *["backspace"] * 8)
        await write(pilot, "Joe [/x]")
        await press(pilot, "tab", "tab", "right")
        await click(pilot, "Start the game")
        assert app.tables[0].seating == (Seating("Ann", 0, "human"), Seating("Joe [/x]", 1, "computer"))


async def test_with_the_mouse_alone(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await click(pilot, "New game")
        x, y = line_with(app, "Advanced game")
        await pilot.click(offset=(x + 24, y))
        await click(pilot, "Start the game")
        assert app.tables[0].options.model_dump()["advanced"] is True


async def test_the_left_arrow_goes_back(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        await click(pilot, "< 2")
        assert "< 1 >" in shown(app)
        assert "Seat 2" not in shown(app)


async def test_options_that_do_not_go_together_say_so_beside_the_later_one(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        await click(pilot, "< lot")
        _, y = line_with(app, "there is no seat 5 at a table of 2")
        assert "First player" in shown(app).splitlines()[y]
        await click(pilot, "Start the game")
        assert not app.tables
        await click(pilot, "< 2")
        await click(pilot, "< 1")
        assert "no seat 5" not in shown(app)


async def test_seats_follow_even_while_another_option_is_wrong(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        await click(pilot, "< lot")
        await press(pilot, "up", "up", "up", "up", "up", "up", "right")
        line_with(app, "< 3 >")
        line_with(app, "Seat 3")
        line_with(app, "there is no seat 5 at a table of 3")


async def test_who_plays_by_the_rules_alone_is_told(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        assert "played by the rules" not in shown(app)
        await click(pilot, "< 2")
        line_with(app, "Alan, played by the rules")


@pytest.mark.parametrize(("name", "mistake"), [("", "needs a name"), ("player 2", "name is taken")])
async def test_a_name_that_will_not_do_is_told_and_starts_nothing(
    store: GameStore, name: str, mistake: str
) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "down", "down", "down", *["backspace"] * 8)
        await write(pilot, name)
        assert mistake in shown(app)
        await click(pilot, "Start the game")
        assert not app.tables


async def test_alan_is_no_name_for_who_plays_against_alan(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        await click(pilot, "< 2")
        await press(pilot, "down", *["backspace"] * 8)
        await write(pilot, "alan")
        assert "name is taken" in shown(app)


async def test_two_players_never_have_one_colour(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        await click(pilot, "< orange")
        await click(pilot, "< red")
        await click(pilot, "< pink")
        await click(pilot, "< yellow")
        await click(pilot, "< green")
        await click(pilot, "Start the game")
        colours = [seating.colour for seating in app.tables[0].seating]
        assert colours[0] == 1
        assert colours[1] != 1


async def test_the_last_choice_is_there_again(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "down", "down", "down", *["backspace"] * 8)
        await write(pilot, "Ann")
        await click(pilot, "Start the game")
    again = ShellApp(store, settings.load()[0])
    async with again.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        assert "Ann" in shown(again)


async def test_what_a_broken_memory_holds_counts_for_nothing(store: GameStore) -> None:
    remembered = {"dice-fishing": {"players": "many", "options": 3}}
    app = ShellApp(store, settings.Settings(last_new_game=remembered))
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "enter")
        assert app.tables[0].names == ("Player 1", "Player 2")


async def test_equal_seeds_give_equal_games(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2):
            await open_form(pilot)
            await click(pilot, "by chance")
            await write(pilot, "trout")
            await click(pilot, "Start the game")
            await press(pilot, "q")
    first, second = app.tables
    assert first.header.seed == "trout"
    assert first.state == second.state


async def test_a_full_disk_is_told_and_the_form_stays(
    store: GameStore, monkeypatch: pytest.MonkeyPatch, tmp_path
) -> None:
    def full(*_: object) -> int:
        raise StoreFull(tmp_path)

    monkeypatch.setattr(GameStore, "create", full)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "enter")
        assert "The disk is full" in shown(app)
        line_with(app, "Start the game")


async def to_coldwater_crown(pilot, *keys: str) -> None:
    """From Home to the fields of Coldwater Crown, the cursor on the game."""
    await open_form(pilot, "down", "right", *keys)


async def test_another_game_has_its_own_fields(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await to_coldwater_crown(pilot)
        for title in ("< Coldwater Crown", "Edition", "Less luck", "First player", "Seed", "Friendly undo"):
            line_with(app, title)
        assert "Reroll all" not in shown(app)
        await press(pilot, "left")
        line_with(app, "Reroll all")
        assert "Edition" not in shown(app)


async def test_keys_typed_ahead_wait_for_the_fields_of_the_other_game(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "down")
        for key in ("right", "right", "left", "tab", "left"):
            app.post_message(Key(key, None))
        for _ in range(20):
            await pilot.pause(0.1)
            if "< 1 >" in shown(app):
                break
        line_with(app, "< Coldwater Crown")
        line_with(app, "< 1 >")
        assert "Seat 2" not in shown(app)


async def test_the_mouse_changes_the_game_too(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await click(pilot, "New game")
        await click(pilot, "Dice Fishing")
        await click(pilot, "< current")
        await click(pilot, "Start the game")
        (session,) = app.tables
        assert (session.game.id, session.options.model_dump()["edition"]) == ("coldwater-crown", "2016")


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_four_anglers_fit(store: GameStore, size: tuple[int, int]) -> None:
    app = ShellApp(store)
    async with app.run_test(size=size) as pilot:
        await to_coldwater_crown(pilot, "down", "right", "right")
        for text in ("Seat 4", "Friendly undo", "Start the game", "q back"):
            line_with(app, text)
        assert "Seat 5" not in shown(app)
        await press(pilot, "right")
        assert "Seat 2" not in shown(app)
        line_with(app, "Silent player, played by the rules")


async def test_alone_the_silent_player_has_the_other_seat(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await to_coldwater_crown(pilot, "down", "left")
        await click(pilot, "Start the game")
        assert app.tables[0].seating == (
            Seating("Player 1", 0, "human"),
            Seating("Silent player", 1, "rules"),
        )


async def test_a_seat_that_is_not_there_cannot_begin(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await to_coldwater_crown(pilot)
        await click(pilot, "< lot")
        _, y = line_with(app, "there is no seat 4 at a table of 2")
        assert "First player" in shown(app).splitlines()[y]
        await click(pilot, "Start the game")
        assert not app.tables


async def test_names_go_along_to_a_game_that_was_never_begun(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "down", "down", "down", *["backspace"] * 8)
        await write(pilot, "Ann")
        await press(pilot, "up", "up", "right")
        line_with(app, "Coldwater Crown")
        line_with(app, "Ann")


async def test_what_was_chosen_is_there_again_after_a_look_at_another_game(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await to_coldwater_crown(pilot, "down", "right", "down", *["backspace"] * 8)
        await write(pilot, "Ann")
        await press(pilot, "up", "up", "right", "left")
        line_with(app, "< Coldwater Crown")
        line_with(app, "< 3 >")
        line_with(app, "Ann")


async def test_each_game_remembers_its_own_choice_and_the_last_one_opens_first(store: GameStore) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot, "enter", "q")
        await to_coldwater_crown(pilot, "down", "right", "down", *["backspace"] * 8)
        await write(pilot, "Cy")
        await click(pilot, "Start the game")
    again = ShellApp(store, settings.load()[0])
    async with again.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        for text in ("< Coldwater Crown", "< 3 >", "Cy"):
            line_with(again, text)
        await press(pilot, "down", "left")
        line_with(again, "Dice Fishing")
        line_with(again, "< 2 >")
        assert "Cy" not in shown(again)


async def test_a_game_that_is_no_more_is_not_opened_first(store: GameStore) -> None:
    app = ShellApp(store, settings.Settings(last_game="chess"))
    async with app.run_test(size=SMALL) as pilot:
        await open_form(pilot)
        line_with(app, "Dice Fishing")


async def to_tournament_fishing(pilot, *keys: str) -> None:
    """From Home to the fields of Tournament Fishing, the cursor on the game."""
    await open_form(pilot, "down", "left", *keys)


TOURNAMENT_OPTIONS = (
    "Players",
    "Mode",
    "AI Angler",
    "Shop part",
    "Beating both",
    "Realistic AI",
    "Clock effects",
    "Weather effects",
    "Locations",
    "Fights",
    "Notes",
    "Confirm together",
    "Starting angler",
    "Seed",
    "Friendly undo",
)


@pytest.mark.parametrize(
    ("size", "more"),
    [
        (SMALL, ("right", "right")),
        pytest.param(SMALL, ("left",), marks=pytest.mark.slow),
        pytest.param(MIDDLE, ("right", "right"), marks=pytest.mark.slow),
        pytest.param(LARGE, ("right", "right"), marks=pytest.mark.slow),
    ],
    ids=["four", "alone", "120x40", "160x50"],
)
async def test_every_field_of_a_long_form_comes_into_sight(
    store: GameStore, size: tuple[int, int], more: tuple[str, ...]
) -> None:
    app = ShellApp(store)
    seen = ""
    async with app.run_test(size=size) as pilot:
        await to_tournament_fishing(pilot, "down", *more)
        for _ in range(22):
            seen += shown(app)
            line_with(app, "Start the game")
            assert app.screen.find_widget(app.focused).visible_region.height
            await press(pilot, "down")
    assert [title for title in TOURNAMENT_OPTIONS if title not in seen] == []


async def pick(pilot, **changes: object) -> None:
    """Turns fields to these values, and goes to the last of them."""
    for name, value in changes.items():
        field = pilot.app.screen.query_one(f"#option-{name}", Pick)
        field.focus()
        while field.value != value:
            await press(pilot, "right")


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    thinned(
        [
            ({"mode": "solo"}, "Mode", "solo is for one player"),
            ({"seats": 3, "mode": "co-op"}, "Mode", "co-op is for two players"),
            ({"opponents": "both"}, "AI Angler", "solo and co-op only"),
            ({"mode": "co-op", "shop_part": "weather"}, "Shop part", "against both AIs only"),
            (
                {"mode": "co-op", "opponents": "both", "comparison": "sum"},
                "Beating both",
                "alone against both",
            ),
            ({"realistic": True}, "Realistic AI", "no AI Angler plays"),
            ({"clock": False}, "Clock effects", "always on"),
            ({"first": "3"}, "Starting angler", "there is no seat 3 at a table of 2"),
        ],
        every=3,
    ),
)
async def test_what_does_not_go_together_says_why_beside_the_field(
    store: GameStore, changes: dict[str, object], field: str, reason: str
) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await to_tournament_fishing(pilot)
        await pick(pilot, **changes)
        assert reason in " ".join(shown(app).split()) and field in shown(app)
        await click(pilot, "Start the game")
        assert not app.tables and "is not right yet" in shown(app)


@pytest.mark.parametrize(
    ("changes", "people", "others"),
    thinned(
        [
            ({"seats": 4}, 4, ()),
            ({"seats": 1}, 1, ("Clock AI",)),
            ({"mode": "co-op", "opponents": "both", "shop_part": "weather"}, 2, ("Clock AI", "Weather AI")),
            (
                {"seats": 1, "opponents": "both", "comparison": "sum", "clock": False},
                1,
                ("Clock AI", "Weather AI"),
            ),
        ],
        every=3,
    ),
)
async def test_a_tournament_begins_as_it_was_chosen(
    store: GameStore, changes: dict[str, object], people: int, others: tuple[str, ...]
) -> None:
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await to_tournament_fishing(pilot)
        await pick(pilot, **changes)
        if others:
            app.screen.query_one("#option-seats", Pick).focus()
            await pilot.pause()
            line_with(app, f"{', '.join(others)}, played by the rules")
        await click(pilot, "Start the game")
        (session,) = app.tables
        assert changes.items() <= session.options.model_dump().items()
        assert [seat.name for seat in session.seating if seat.player == "rules"] == list(others)
        assert len([seat for seat in session.seating if seat.player == "human"]) == people
