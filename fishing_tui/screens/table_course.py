"""The course of a game at a table: it is told, computers play, the keyboard goes to who is asked."""

from typing import TYPE_CHECKING

from fishing_tui.faults import StoreFault
from fishing_tui.passing import passing
from rules.game import Seat, Step

if TYPE_CHECKING:
    from fishing_tui.screens.table import TableScreen
    from fishing_tui.session import GameSession

_GROUP = "course"


class Course:
    """Takes a game from one question to somebody at the keyboard to the next.

    interrupted: what was being told was broken off to ask something
    """

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self.interrupted = False

    def open(self) -> None:
        """Lets a game that has just been opened go on from where it stands."""
        self._begin(None, None)

    def go_on(self, step: Step | None = None) -> None:
        """Tells a step, if one is given, and goes on until somebody at the keyboard is asked.

        From now on what is pressed answers no earlier question.
        """
        self._begin(step, self._screen.viewer)

    def interrupt(self) -> None:
        """Breaks off what is being told; `go_on` takes it up where the game stands by then."""
        self.stop()
        self._screen.telling.stop()
        self.interrupted = True

    def stop(self) -> None:
        """Nothing more happens by itself."""
        self._screen.workers.cancel_group(self._screen, _GROUP)

    @property
    def _open(self) -> bool:
        """Whether the table has not been left, by the palette for instance, while something was told."""
        return self._screen in self._screen.app.screen_stack

    def _begin(self, step: Step | None, before: Seat | None) -> None:
        self.interrupted = False
        self._screen.telling.begin()
        self._screen.run_worker(self._run(step, before), exclusive=True, group=_GROUP)

    async def _run(self, step: Step | None, before: Seat | None) -> None:
        """before: who was at the keyboard; None if the game has just been opened."""
        screen, telling = self._screen, self._screen.telling
        if step is not None:
            await telling.tell(step, linger=False)
        while screen.session.acting == "computer" and self._open:
            screen.hidden = False
            if not humans(screen.session):
                telling.look_again()
            try:
                step = screen.session.submit(screen.session.computer_action())
            except StoreFault as fault:
                telling.end()
                screen.hold_up(fault)
                return
            await telling.tell(step, linger=True)
        together = telling.held
        telling.end()
        self._pass_on(before, together)

    def _pass_on(self, before: Seat | None, together: bool) -> None:
        """The keyboard goes to whoever decides, behind a curtain where there are secrets.

        together: everybody has just been reading what was told
        """
        if not self._open:
            return
        screen, session = self._screen, self._screen.session
        decision = session.decision
        if decision is None:
            screen.stand()
            screen.end()
            return
        name = session.names[decision.seat]
        kind = passing(screen.fishing.settings, session, before, decision.seat, together)
        if decision.seat != screen.viewer:
            screen.viewer = decision.seat
            log = session.log(screen.viewer)
            screen.read_so_far = len(log) - len(session.log_since(screen.viewer))
        if kind == "curtain":
            screen.hidden = True
            screen.fishing.draw_curtain(name, screen.stand)
            screen.panes.blank()
        else:
            screen.next_name = name if kind == "line" else ""
            screen.stand()


def humans(session: "GameSession") -> list[Seat]:
    """The seats that are played at the keyboard."""
    return [seat for seat, taken in enumerate(session.seating) if taken.player == "human"]


def first_viewer(session: "GameSession") -> Seat:
    """Who is at the keyboard when a game is opened: who decides, or else the first human."""
    decision, people = session.decision, humans(session)
    if decision is not None and decision.seat in people:
        return decision.seat
    return people[0] if people else 0
