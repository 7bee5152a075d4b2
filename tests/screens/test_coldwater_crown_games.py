"""Whole games of Coldwater Crown by keyboard alone, from the first token to the result."""

import pytest
from textual.pilot import Pilot

from fishing_tui.opponents import player
from fishing_tui.screens.handover import HandoverScreen
from fishing_tui.screens.result import ResultScreen
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.widgets.choices import LABELS
from rules.chance import seeded
from rules.game import Action
from tests.screens.at_table import keys, lift, settle, table_app, table_of
from tests.screens.conftest import Clock
from tests.screens.shell import SMALL, play, shown

QUICK = Settings(motion="off", pace="instant", next_line=False)


async def choose(pilot: Pilot[None], action: Action) -> None:
    """Finds an action among the choices, opening the line it stands behind, and presses its label."""
    screen = table_of(pilot)
    while True:
        entries = screen.choosing.entries
        proposed = bool(screen.session.game.proposal(screen.view)) and not screen.choosing.narrowed
        line = next(number for number, entry in enumerate(entries) if action in entry.actions)
        place, single = line + proposed, len(entries[line].actions) == 1
        if place < len(LABELS):
            await keys(pilot, LABELS[place])
        else:
            await keys(pilot, *["down"] * place, "enter")
        if single:
            return


async def play_on(pilot: Pilot[None], session: GameSession, clock: Clock) -> None:
    """Plays to the end what the computer would, going on and lifting curtains where asked to."""
    computer, luck = player("computer", session.game.id), seeded("luck", 1)
    await settle(pilot)
    while not session.finished:
        if isinstance(pilot.app.screen, HandoverScreen):
            await lift(pilot, clock)
        elif table_of(pilot).telling.holding:
            await keys(pilot, "z")
        else:
            seat = session.decision.seat
            listed = session.decision.actions
            await choose(pilot, computer.choose(session.game, session.view(seat), listed, luck))


@pytest.mark.parametrize(
    ("people", "edition"),
    [
        (("Ann",), "current"),
        pytest.param(("Ann",), "2016", marks=pytest.mark.slow),
        pytest.param(("Ann", "Bo"), "current", marks=pytest.mark.slow),
    ],
)
async def test_a_whole_game_by_keyboard(
    store: GameStore, clock: Clock, people: tuple[str, ...], edition: str
) -> None:
    session = play(store, *people, game_id="coldwater-crown", edition=edition, seed="1")
    async with table_app(store, session, QUICK).run_test(size=SMALL) as pilot:
        await play_on(pilot, session, clock)
        while table_of(pilot).telling.holding:
            await keys(pilot, "z")
        assert "The game is over." in shown(pilot.app)
        await keys(pilot, "1")
        assert isinstance(pilot.app.screen, ResultScreen)
        total = session.game.standings(session.view(None)).sheets[0].total
        assert session.names[0] in shown(pilot.app) and str(total) in shown(pilot.app)
