"""Result: who won and why, line by line."""

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from fishing_tui.score_sheet import ScoreSheets
from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.page import Page

if TYPE_CHECKING:
    from fishing_tui.session import GameSession


class ResultScreen(Page):
    """How a game ended: totals as bars, ties explained, every seat's score sheet."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "again", show=False),
        Binding("r", "rules", show=False),
    ]
    KEYS = (
        Key("up, down", "scroll"),
        Key("a", "play again", "screen.again"),
        Key("r", "rules", "screen.rules"),
        Key("q", "Home", "screen.leave"),
    )
    DEFAULT_CSS = """
    ResultScreen {
        &.-wide.-tall #sheet { max-width: 150; max-height: 46; }
        #paper {
            height: 1fr;
            scrollbar-size-vertical: 1;
            scrollbar-background: $background;
            scrollbar-color: $panel;
        }
        #winner { color: $accent; text-style: bold; height: auto; margin-bottom: 1; }
        #notes { color: $quiet; height: auto; margin-top: 1; }
        #table { margin-top: 1; height: auto; }
    }
    """

    def __init__(self, session: "GameSession") -> None:
        super().__init__()
        self._session = session
        colours = [f"$player-{seating.colour}" for seating in session.seating]
        standings = session.game.standings(session.view(None))
        self._sheets = ScoreSheets(standings, session.names, colours)

    def body(self) -> list[Widget]:
        """One long sheet, which scrolls where the window is low."""
        notes = Static(self._sheets.notes(), id="notes")
        notes.display = bool(self._sheets.notes())
        return [
            VerticalScroll(
                Static(self._sheets.headline(), id="winner"),
                Static(self._sheets.chart(), id="chart"),
                notes,
                Static(id="table"),
                id="paper",
            )
        ]

    def on_mount(self) -> None:
        """What was typed for the table does not act here."""
        self.head(f"{self._session.game.title}: the result")
        self.fishing.ignore_keys()
        self.notice(self._session.notice or "")
        self.query_one("#paper").focus()
        self.call_after_refresh(self._lay_out)

    def on_resize(self) -> None:
        """As many sheets side by side as there is room for."""
        self.call_after_refresh(self._lay_out)

    def action_again(self) -> None:
        """The same people again; the next one begins."""
        from fishing_tui.new_games import play_again

        fault = self.fishing.begin(lambda store: play_again(store, self._session))
        self.notice(fault or "")

    def action_rules(self) -> None:
        """The rules of this game."""
        self.fishing.show_rules(self._session.game.id)

    def _lay_out(self) -> None:
        table = self.query_one("#table", Static)
        width = self.query_one("#paper").scrollable_content_region.width
        table.update(self._sheets.table(width) if width else Content(""))
