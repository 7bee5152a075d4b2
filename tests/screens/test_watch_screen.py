"""Two windows on one game: being asked, watching, taking over, and being told that the game was taken."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from fishing_tui.app import FishingApp
from fishing_tui.new_games import seat_all
from fishing_tui.screens.elsewhere import ElsewhereScreen
from fishing_tui.screens.home import HomeScreen
from fishing_tui.screens.result import ResultScreen
from fishing_tui.screens.table import TableScreen
from fishing_tui.screens.watch import WatchScreen
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from fishing_tui.tables import table_of as table_module
from fishing_tui.tables.look import Look
from rules import GAMES, TITLES
from rules.journal import Seating
from tests.screens.at_table import STILL, settle, table_app, table_of
from tests.screens.conftest import Clock
from tests.screens.shell import LARGE, SMALL, lines, play, press, shown


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[GameStore]:
    """The saved games as another window has them."""
    with GameStore.open(tmp_path / "games.sqlite3") as opened:
        yield opened


def home(store: GameStore) -> FishingApp:
    return FishingApp(store, STILL)


def act(session: GameSession, times: int = 1) -> None:
    """The first choice, so many times."""
    for _ in range(times):
        assert session.decision is not None
        session.submit(session.decision.actions[0])


async def look_round(pilot: Pilot[None]) -> None:
    """What happens every second."""
    table_of(pilot).look_round()
    await settle(pilot)


async def test_a_game_played_elsewhere_can_be_left_alone(store: GameStore, elsewhere: GameStore) -> None:
    playing = play(elsewhere, "Ann", "Bo", actions=3)
    async with home(store).run_test(size=SMALL) as pilot:
        await press(pilot, "c")
        assert isinstance(pilot.app.screen, ElsewhereScreen)
        assert "is being played in another window" in shown(pilot.app)
        await press(pilot, "b")
        assert isinstance(pilot.app.screen, HomeScreen)
    act(playing)


async def test_a_game_that_nobody_plays_is_opened_at_once(store: GameStore, elsewhere: GameStore) -> None:
    play(elsewhere, "Ann", "Bo", actions=3).leave()
    async with home(store).run_test(size=SMALL) as pilot:
        await press(pilot, "c")
        await settle(pilot)
        assert type(pilot.app.screen) is TableScreen


async def test_watching_follows_what_happens_and_plays_nothing(
    store: GameStore, elsewhere: GameStore
) -> None:
    playing = play(elsewhere, "Ann", "Bo", advanced=True)
    async with home(store).run_test(size=SMALL) as pilot:
        await press(pilot, "c", "w")
        await settle(pilot)
        assert isinstance(pilot.app.screen, WatchScreen)
        assert "Watching: Ann is to choose." in shown(pilot.app)
        before = shown(pilot.app)
        act(playing)
        await look_round(pilot)
        assert shown(pilot.app) != before
        told = len(playing.log(None))
        for key in ("enter", "u", "U", "p", "s", "a", "y", "1", "right", "enter", "x", "tab"):
            await press(pilot, key)
        assert len(playing.log(None)) == told and playing.playing and not playing.lost()
        assert "Watching: " in shown(pilot.app)
        for key, text in (
            ("o", "back to the table"),
            ("g", "began to fish"),
            ("question_mark", "all boards"),
        ):
            await press(pilot, key)
            assert text in shown(pilot.app)
            await press(pilot, "x")
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, HomeScreen)
    act(playing)


@pytest.mark.parametrize("game_id", TITLES)
async def test_an_onlooker_is_told_no_key_that_does_nothing(
    store: GameStore, elsewhere: GameStore, game_id: str
) -> None:
    session = play(elsewhere, "Ann", "Bo", game_id=game_id)
    app = FishingApp(store, STILL, opened=lambda app: app.look_on(session.number))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await press(pilot, "question_mark")
        page = [line[:68].rstrip() for line in lines(app)]
        for words in ("undo", "mark", "hand a seat", "peek"):
            assert not any(words in line for line in page), words
        for words in ("explain a piece", "all boards", "leave", "rules"):
            assert any(words in line for line in page), words


async def test_a_watcher_takes_over_and_the_other_window_is_refused(
    store: GameStore, elsewhere: GameStore
) -> None:
    playing = play(elsewhere, "Ann", "Bo", actions=3)
    async with home(store).run_test(size=SMALL) as pilot:
        await press(pilot, "c", "w")
        await settle(pilot)
        await press(pilot, "2")
        await settle(pilot)
        assert type(pilot.app.screen) is TableScreen
        assert playing.lost()
        rows = len(store.read(playing.number).rows)
        await press(pilot, "1")
        await settle(pilot)
        assert len(store.read(playing.number).rows) == rows + 1
        assert elsewhere.played_elsewhere(playing.number)
    assert not elsewhere.played_elsewhere(playing.number)


async def test_whoever_loses_the_game_is_told_watches_and_can_take_it_back(
    store: GameStore, elsewhere: GameStore, clock: Clock
) -> None:
    session = play(store, "Ann", "Bo", actions=3)
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        other = GameSession.resume(elsewhere, session.number)
        await look_round(pilot)
        assert isinstance(pilot.app.screen, WatchScreen)
        for key in ("2", "3"):
            await press(pilot, key)
            await settle(pilot)
            assert isinstance(pilot.app.screen, WatchScreen) and not other.lost(), "it was meant for a move"
        clock.go_on()
        assert "Another window has taken this game over." in shown(pilot.app)
        act(other)
        await look_round(pilot)
        assert "Another window has taken this game over." in shown(pilot.app), "it stands until a key"
        await press(pilot, "2")
        await settle(pilot)
        assert type(pilot.app.screen) is TableScreen
        assert other.lost()
        assert table_of(pilot).session.state == other.state


async def test_a_choice_in_a_game_that_was_lost_is_not_played_but_told(
    store: GameStore, elsewhere: GameStore
) -> None:
    session = play(store, "Ann", "Bo", actions=3)
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        other = GameSession.resume(elsewhere, session.number)
        rows = store.read(session.number).rows
        await press(pilot, "1")
        await settle(pilot)
        assert isinstance(pilot.app.screen, WatchScreen)
        assert store.read(session.number).rows == rows
        act(other)


async def test_a_player_who_reads_the_rules_is_told_as_well(store: GameStore, elsewhere: GameStore) -> None:
    session = play(store, "Ann", "Bo", actions=3)
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        table = table_of(pilot)
        await press(pilot, "r")
        GameSession.resume(elsewhere, session.number)
        table.look_round()
        await settle(pilot)
        assert isinstance(pilot.app.screen, WatchScreen)


async def test_a_game_that_was_put_away_says_so(store: GameStore, elsewhere: GameStore) -> None:
    playing = play(elsewhere, "Ann", "Bo", actions=3)
    async with home(store).run_test(size=SMALL) as pilot:
        await press(pilot, "c", "w")
        await settle(pilot)
        playing.leave()
        await look_round(pilot)
        assert "Nobody plays this game any more." in shown(pilot.app)


async def test_a_deleted_game_says_so(store: GameStore, elsewhere: GameStore) -> None:
    playing = play(elsewhere, "Ann", "Bo", actions=3)
    async with home(store).run_test(size=SMALL) as pilot:
        await press(pilot, "c", "w")
        await settle(pilot)
        elsewhere.delete(playing.number)
        await look_round(pilot)
        assert "There is no saved game" in shown(pilot.app)
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_the_end_of_a_watched_game_leads_to_its_result(store: GameStore, elsewhere: GameStore) -> None:
    playing = play(elsewhere, "Ann", "Bo", finish=True)
    app = FishingApp(store, STILL, opened=lambda app: app.look_on(playing.number))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "The game is over." in shown(pilot.app)
        await press(pilot, "1")
        assert isinstance(pilot.app.screen, ResultScreen)


async def test_a_game_played_elsewhere_is_not_deleted(store: GameStore, elsewhere: GameStore) -> None:
    playing = play(elsewhere, "Ann", "Bo", actions=3)
    async with home(store).run_test(size=SMALL) as pilot:
        await press(pilot, "s", "d")
        assert "being played in another window, so it cannot be deleted now" in shown(pilot.app)
        await press(pilot, "y")
    act(playing)


@pytest.mark.parametrize("game_id", TITLES)
@pytest.mark.parametrize("people", [1, 2, 4])
def test_every_table_can_be_drawn_for_an_onlooker(game_id: str, people: int, store: GameStore) -> None:
    game = GAMES[game_id]
    options = game.options(seats=people)
    names = [Seating(name, colour, "human") for colour, name in enumerate(("Ann", "Bo", "Cy", "Di")[:people])]
    session = GameSession.start(store, game, options, "7", seat_all(game, options, names))
    table, luck = table_module(game_id), Random(1)
    for number in range(120):
        if session.decision is None:
            break
        if number % 8 == 0:
            view = session.view(None)
            look = Look(session.names, ("",) * len(session.names), session.decision.seat, 80, 16)
            picture = table.draw(view, look)
            assert len(picture.rows) == 16
            assert table.boards(view, look)
            for spot in picture.spots:
                game.explain(view, spot.target)
        session.submit(luck.choice(session.decision.actions))
    assert session.log(None)
