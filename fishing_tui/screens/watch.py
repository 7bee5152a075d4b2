"""Watching: a game that another window plays, shown as an onlooker sees it, with nothing secret."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from fishing_tui.choosing import Choosing
from fishing_tui.faults import StoreFault
from fishing_tui.screens.table import TableScreen
from fishing_tui.screens.table_looking import Answer
from fishing_tui.screens.table_pages import ONLOOKER_KEYS

if TYPE_CHECKING:
    from fishing_tui.session import GameSession


class WatchScreen(TableScreen):
    """A table at which nothing can be played, only looked at."""

    WITHOUT: ClassVar[frozenset[str]] = frozenset({"undo", "redo", "peek", "seats"})

    def __init__(self, session: "GameSession", notice: str = "") -> None:
        """notice: why it is watched, if the player did not ask for it."""
        super().__init__(session)
        self.eyes = None
        self.notice = notice or self.notice

    @property
    def deciding(self) -> bool:
        """Nobody is asked here."""
        return False

    @property
    def keys(self) -> Sequence[tuple[str, str]]:
        """Only what an onlooker can do."""
        return ONLOOKER_KEYS

    def begin(self) -> None:
        """Shows the game as it stands, and whose turn it is."""
        self._stand_by()
        self.look_round()

    def look_round(self) -> None:
        """Shows what has happened in the other window, if anything."""
        try:
            changed = self.session.catch_up()
            question = self._how_it_stands()
        except StoreFault as fault:
            self._ask(str(fault), ("leave", self.action_leave))
            return
        if changed:
            self._stand_by()
        if changed or question != self.question:
            self._ask(question, *self._ways())

    def action_clear(self) -> None:
        """Takes away what was to be read; what can be done here stays."""
        self._heard()
        self.cursor = ""
        self.paint()

    def _stand_by(self) -> None:
        """The table as it is seen from behind the player whose turn it is."""
        decision = self.session.decision
        if decision is not None:
            self.viewer = decision.seat
        self.stand()

    def stand(self) -> None:
        """Shows the game where it stands, to an onlooker."""
        self.hidden = False
        self.view = self.session.view(None)
        self.choosing = Choosing(self.session.game, self.view)
        self.paint()

    def _how_it_stands(self) -> str:
        decision = self.session.decision
        if decision is None:
            return "The game is over."
        if not self.session.played_elsewhere():
            return "Nobody plays this game any more."
        return f"Watching: {self.session.names[decision.seat]} is to choose."

    def _ways(self) -> tuple[Answer, ...]:
        """What can be done here: the harmless first, since Enter chooses it."""
        if self.session.finished:
            return (("show the result", lambda: self.fishing.show_result(self.session)),)
        return (
            ("go on watching", self.action_clear),
            ("take the game over", self._take_over),
            ("leave", self.action_leave),
        )

    def _take_over(self) -> None:
        fault = self.fishing.take_over(self.session.number)
        if fault:
            self.say(fault)
