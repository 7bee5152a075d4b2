"""Who sees and decides what while the keyboard, or a seat, changes hands."""

import pytest
from textual.pilot import Pilot

from fishing_tui.app import FishingApp
from fishing_tui.new_games import seat_all
from fishing_tui.screens.handover import HandoverScreen
from fishing_tui.screens.home import HomeScreen
from fishing_tui.screens.table import TableScreen
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.widgets.choices import Choices
from rules import GAMES
from rules.coldwater_crown.components import Tackle
from rules.coldwater_crown.words import TACKLE_NAMES
from rules.journal import Seating
from tests.screens.at_table import keys, settle, table_app, table_of
from tests.screens.shell import SMALL, press, shown

SLOW = Settings(motion="off", pace="slow")
STILL = Settings(motion="off", pace="instant")


def crown(store: GameStore, *players: str, first: str = "1", seed: str = "7") -> GameSession:
    """A game of Coldwater Crown; a name that ends in "bot" is played by the computer."""
    game = GAMES["coldwater-crown"]
    options = game.options(seats=len(players), first=first)
    people = [
        Seating(name, colour, "computer" if name.endswith("bot") else "human")
        for colour, name in enumerate(players)
    ]
    return GameSession.start(store, game, options, seed, seat_all(game, options, people))


async def take(pilot: Pilot[None]) -> None:
    """Whoever is asked takes the keyboard."""
    await settle(pilot)
    if isinstance(pilot.app.screen, HandoverScreen):
        pilot.app.screen.action_take()
        assert isinstance(pilot.app, FishingApp)
        pilot.app._deaf_until = 0.0
        await settle(pilot)


def moves(session: GameSession) -> int:
    """How many actions were played."""
    return len(session._moves)


@pytest.mark.parametrize("players", [("Ann",), ("Ann", "Bo")])
@pytest.mark.parametrize("settings", [STILL, SLOW], ids=["instant", "slow"])
async def test_a_line_answers_only_the_question_it_was_listed_for(
    store: GameStore, players: tuple[str, ...], settings: Settings
) -> None:
    """Two keys that arrive together, as on a slow line, are one choice."""
    session = crown(store, *players)
    async with table_app(store, session, settings).run_test(size=SMALL) as pilot:
        await take(pilot)
        choices = pilot.app.screen.query_one(Choices)
        assert choices.key("1") and choices.key("1")
        assert moves(session) == 1
        await settle(pilot)


@pytest.mark.parametrize("players", [("Ann",), ("Ann", "Bo")])
async def test_a_table_that_is_left_while_it_tells_goes_on_no_more(
    store: GameStore, players: tuple[str, ...]
) -> None:
    """The palette leads Home whatever the table is doing: no curtain falls there."""
    session = crown(store, *players)
    async with table_app(store, session, SLOW).run_test(size=SMALL) as pilot:
        await take(pilot)
        screen = table_of(pilot)
        for _ in range(6):
            if screen.telling.busy:
                break
            screen.query_one(Choices).key("1")
        assert screen.telling.busy
        assert isinstance(pilot.app, FishingApp)
        pilot.app.go_home()
        screen.telling.skip()
        await pilot.pause()
        await screen.course._run(None, 0)
        await pilot.pause()
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_two_undos_that_arrive_together_are_one(store: GameStore) -> None:
    session = crown(store, "Ann", "Bo")
    async with table_app(store, session, STILL).run_test(size=SMALL) as pilot:
        await take(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        while session.undo_refusal and session.decision and session.decision.seat == 0:
            await keys(pilot, "2")
        played = moves(session)
        screen.action_undo()
        assert not screen.check_action("undo", ())
        await settle(pilot)
        assert moves(session) == played - 1


async def test_nobody_s_tackle_is_shown_before_somebody_takes_the_keyboard(store: GameStore) -> None:
    session = crown(store, "Ann", "Bo", "Robot", first="3")
    held = {TACKLE_NAMES[kind] for player in session.state.players[:2] for kind in player.tackle}
    assert held <= {name.name.title() for name in Tackle}
    async with table_app(store, session, SLOW).run_test(size=SMALL) as pilot:
        while "Ann" not in shown(pilot.app):
            await pilot.pause()
        board = shown(pilot.app).split("Catch")[0]
        assert "Tackle 1 piece" in board
        assert not any(f"Tackle {name}" in board for name in held)


async def test_a_seat_handed_over_leaves_the_next_player_a_curtain(store: GameStore) -> None:
    session = crown(store, "Ann", "Bo", "Cy")
    async with table_app(store, session, STILL).run_test(size=SMALL) as pilot:
        await take(pilot)
        await keys(pilot, "s", "1")
        assert session.seating[0].player == "computer"
        for _ in range(100):
            await pilot.pause()
            if isinstance(pilot.app.screen, HandoverScreen):
                break
        assert isinstance(pilot.app.screen, HandoverScreen)
        assert "Bo" in shown(pilot.app) and "Tackle" not in shown(pilot.app)


async def test_the_last_seat_handed_over_can_be_taken_back_while_the_computer_plays(store: GameStore) -> None:
    session = crown(store, "Ann", "Robot")
    async with table_app(store, session, SLOW).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await press(pilot, "s", "1")
        await press(pilot, "enter")
        played = moves(session)
        await press(pilot, "s")
        assert "Hand over a seat?" in shown(pilot.app)
        assert moves(session) <= played + 1
        await press(pilot, "1")
        assert session.seating[0].player == "human"


async def test_a_question_about_seats_interrupts_only_for_a_while(store: GameStore) -> None:
    session = crown(store, "Ann", "Robot", first="2")
    async with table_app(store, session, SLOW).run_test(size=SMALL) as pilot:
        while not moves(session):
            await pilot.pause()
        await press(pilot, "s")
        assert "Hand over a seat?" in shown(pilot.app)
        await press(pilot, "escape")
        for _ in range(400):
            await press(pilot, "enter")
            if session.decision and session.decision.seat == 0:
                break
        assert session.decision is not None and session.decision.seat == 0


async def test_a_curtain_clicked_twice_lifts_once(store: GameStore) -> None:
    session = crown(store, "Ann", "Bo")
    async with table_app(store, session, Settings(motion="off", handover="always")).run_test(
        size=SMALL
    ) as pilot:
        for _ in range(20):
            await pilot.pause()
        curtain = pilot.app.screen
        assert isinstance(curtain, HandoverScreen)
        curtain.on_click()
        curtain.on_click()
        await settle(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
