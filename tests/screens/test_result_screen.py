"""Result: every line of every seat, ties explained, and playing again."""

import pytest

from fishing_tui.new_games import play_again
from fishing_tui.score_sheet import ScoreSheets
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from rules import TITLES
from rules.game import Line, Sheet, Standings
from rules.journal import Seating
from rules.words import SeatRef, plain
from tests.screens.conftest import Clock
from tests.screens.idle import until_idle
from tests.screens.shell import LARGE, MIDDLE, SMALL, ShellApp, play, press, shown

NAMES = ("Ann", "Joe [/x]", "Cy")
COLOURS = ("red", "green", "blue")


def standings(*totals: int, ranks: tuple[int, ...], notes: tuple[object, ...] = ()) -> Standings:
    sheets = tuple(
        Sheet(seat, (Line((f"Fish of {seat}",), total),), total, rank)
        for seat, (total, rank) in enumerate(zip(totals, ranks, strict=True))
    )
    return Standings(sheets, notes, final=True)


def test_one_winner() -> None:
    sheets = ScoreSheets(standings(3, 9, 5, ranks=(3, 1, 2)), NAMES, COLOURS)
    assert sheets.headline().plain == "Joe [/x] wins."


def test_a_shared_victory() -> None:
    sheets = ScoreSheets(standings(9, 9, 5, ranks=(1, 1, 3)), NAMES, COLOURS)
    assert sheets.headline().plain == "Ann and Joe [/x] share the victory."


def test_the_bars_are_as_long_as_the_totals_say_the_best_first() -> None:
    sheets = ScoreSheets(standings(5, 10, 0, ranks=(2, 1, 3)), NAMES, COLOURS)
    rows = sheets.chart().plain.split("\n")
    assert [row.split("  ")[1].strip() for row in rows] == ["Joe [/x]", "Ann", "Cy"]
    assert [row.count("█") for row in rows] == [40, 20, 0]


def test_nobody_has_a_point() -> None:
    sheets = ScoreSheets(standings(0, 0, 0, ranks=(1, 1, 1)), NAMES, COLOURS)
    assert "█" not in sheets.chart().plain


def test_ties_are_explained() -> None:
    note = (SeatRef(1), " is ahead by coins")
    sheets = ScoreSheets(standings(9, 9, 5, ranks=(2, 1, 3), notes=(note,)), NAMES, COLOURS)
    assert sheets.notes().plain == "Joe [/x] is ahead by coins."


@pytest.mark.parametrize("width", [22, 40, 76, 110])
def test_at_any_width_every_line_is_there_and_none_is_too_wide(width: int) -> None:
    text = ScoreSheets(standings(3, 9, 5, ranks=(3, 1, 2)), NAMES, COLOURS).table(width)
    for seat in range(3):
        assert f"Fish of {seat}" in text.plain
        assert NAMES[seat] in text.plain
    assert max(line.cell_length for line in text.split("\n")) <= width


def test_a_line_that_the_viewer_cannot_know_shows_a_question_mark() -> None:
    sheet = Sheet(0, (Line(("Hidden catch",), None),), None, 1)
    text = ScoreSheets(Standings((sheet,), (), True), ("Ann",), COLOURS).table(30)
    assert text.plain.count("?") == 2


async def opened(app: ShellApp, session: GameSession, clock: Clock) -> None:
    """The result, when it listens to keys."""
    app.show_result(session)
    await until_idle()
    clock.go_on()


@pytest.mark.parametrize(
    "size", [SMALL, *(pytest.param(size, marks=pytest.mark.slow) for size in (MIDDLE, LARGE))]
)
@pytest.mark.parametrize(
    ("game_id", "names"),
    [
        ("dice-fishing", ("Ann",)),
        ("dice-fishing", ("Ann", "Bo")),
        ("dice-fishing", ("Ann", "Bo", "Cy", "Dee", "Ed")),
        ("coldwater-crown", ("Ann",)),
        ("coldwater-crown", ("Ann", "Bo", "Cy", "Dee")),
        ("tournament-fishing", ("Ann",)),
        ("tournament-fishing", ("Ann", "Bo", "Cy", "Dee")),
    ],
)
async def test_every_line_can_be_scrolled_into_sight(
    store: GameStore, clock: Clock, size: tuple[int, int], game_id: str, names: tuple[str, ...]
) -> None:
    session = play(store, *names, finish=True, game_id=game_id)
    app = ShellApp(store)
    seen: set[str] = set()
    async with app.run_test(size=size) as pilot:
        await opened(app, session, clock)
        assert f"{TITLES[game_id]}: the result" in shown(app)
        for _ in range(6):
            seen.update(shown(app).splitlines())
            await press(pilot, "pagedown")
    words = set(" ".join(seen).replace(",", "").split())
    for sheet in session.game.standings(session.view(None)).sheets:
        for line in sheet.lines:
            assert words.issuperset(plain(line.words, session.names).replace(",", "").split())


async def test_play_again_begins_a_new_game_of_the_same_people(store: GameStore, clock: Clock) -> None:
    session = play(store, "Ann", "Bo", finish=True, advanced=True)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await opened(app, session, clock)
        await press(pilot, "a")
        (again,) = app.tables
        assert again.number != session.number
        assert again.options.advanced
        assert again.header.seed != session.header.seed


async def test_what_was_typed_for_the_table_does_not_start_a_game(store: GameStore, clock: Clock) -> None:
    session = play(store, "Ann", "Bo", finish=True)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        app.show_result(session)
        await press(pilot, "a", "enter")
        assert not app.tables
        clock.go_on()
        await press(pilot, "a")
        assert len(app.tables) == 1


async def test_rules_and_home_are_a_key_away(store: GameStore, clock: Clock) -> None:
    session = play(store, "Ann", finish=True)
    app = ShellApp(store)
    async with app.run_test(size=SMALL) as pilot:
        await opened(app, session, clock)
        await press(pilot, "r")
        assert type(app.screen).__name__ == "RulesScreen"
        await press(pilot, "q", "q")
        assert type(app.screen).__name__ == "HomeScreen"


def first_names(store: GameStore, session: GameSession, games: int) -> list[str]:
    names = []
    for _ in range(games):
        session = play_again(store, session)
        assert session.decision is not None
        names.append(session.names[session.decision.seat])
    return names


@pytest.mark.parametrize("game_id", TITLES)
def test_the_first_seat_moves_on(store: GameStore, game_id: str) -> None:
    session = play(store, "Ann", "Bo", "Cy", finish=True, game_id=game_id)
    assert first_names(store, session, 4) == ["Bo", "Cy", "Ann", "Bo"]


@pytest.mark.parametrize("game_id", TITLES)
def test_alone_the_player_begins_again(store: GameStore, game_id: str) -> None:
    session = play(store, "Ann", finish=True, game_id=game_id)
    assert first_names(store, session, 2) == ["Ann", "Ann"]


def test_colours_and_computer_players_move_with_their_names(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    session.hand_over(1, Seating("Bo", 4, "computer"))
    assert play_again(store, session).seating == (Seating("Bo", 4, "computer"), Seating("Ann", 0, "human"))
