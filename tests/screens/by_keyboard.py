"""Playing whole games by keyboard alone."""

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
from tests.screens.at_table import go_on, keys, lift, settle, table_app, table_of
from tests.screens.conftest import Clock
from tests.screens.shell import SMALL, shown

QUICK = Settings(motion="off", pace="instant", next_line=False)


async def play_to_the_result(store: GameStore, clock: Clock, session: GameSession) -> None:
    """Plays a game at 80x24 from where it stands to its result, which says the first seat's total."""
    async with table_app(store, session, QUICK).run_test(size=SMALL) as pilot:
        await play_on(pilot, session, clock)
        while table_of(pilot).telling.holding:
            await go_on(pilot, clock)
        assert "The game is over." in shown(pilot.app)
        await keys(pilot, "1")
        assert isinstance(pilot.app.screen, ResultScreen)
        total = session.game.standings(session.view(None)).sheets[0].total
        assert session.names[0] in shown(pilot.app) and str(total) in shown(pilot.app)


async def choose(pilot: Pilot[None], action: Action) -> None:
    """Finds an action among the choices, opening the line it stands behind, and presses its label."""
    screen = table_of(pilot)
    while True:
        proposal = () if screen.choosing.narrowed else screen.session.game.proposal(screen.view)
        listed = [entry.actions for entry in screen.choosing.entries if entry.actions != proposal]
        lines = [proposal, *listed] if proposal else listed
        fitting = [number for number, line in enumerate(lines) if action in line]
        place = next((number for number in fitting if len(lines[number]) == 1), fitting[-1])
        single = len(lines[place]) == 1
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
            await go_on(pilot, clock)
        else:
            seat = session.decision.seat
            listed = session.decision.actions
            await choose(pilot, computer.choose(session.game, session.view(seat), listed, luck))
