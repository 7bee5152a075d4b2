"""FishingApp: which screen is on top, the colours, and a clean end whatever ends it."""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace
from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual._compositor import CompositorUpdate
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import LineFilter
from textual.screen import Screen
from textual.scrollbar import ScrollBar
from textual.worker import WorkerFailed

from fishing_tui import garbage
from fishing_tui.endings import catch_signals, let_signals_go, report
from fishing_tui.faults import StoreFault
from fishing_tui.glyphs import ASCII, Glyphs, to_ascii
from fishing_tui.glyphs import fitting as fitting_glyphs
from fishing_tui.painting.shown import Difference, Shown
from fishing_tui.screens.home import HomeScreen, why_ascii
from fishing_tui.screens.too_small import LEAST, TooSmallScreen
from fishing_tui.settings import Settings, SettingsNotSaved
from fishing_tui.settings import save as save_settings
from fishing_tui.store import GameStore
from fishing_tui.themes import COLOUR_NAMES, PLAIN_BAIT, THEMES, fitting
from fishing_tui.type_ahead import TypeAhead
from fishing_tui.widgets.ascii_filter import AsciiFilter
from fishing_tui.widgets.scrollbar import WholeCells
from rules.journal import RefusedJournal

if TYPE_CHECKING:
    from fishing_tui.session import GameSession

DEAF_AFTER_HANDOVER = 0.15
"""Seconds in which no key acts after a handover: what was typed ahead was meant for another screen."""

LINE_CHECK = 2.0
"""Seconds between two looks at whether the terminal is still there."""


class FishingApp(App[None]):
    """The whole client. Home lies at the bottom; everything else is opened on top of it.

    store, settings: the saved games, and what the player prefers
    """

    TITLE = "Fishing"
    ENABLE_COMMAND_PALETTE = True
    ESCAPE_TO_MINIMIZE = False
    CSS = """
    Toast { padding: 0 1; }
    Toast.-information, Toast.-warning, Toast.-error { border: solid $warning; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, system=True),
        Binding("ctrl+l", "redraw", show=False, id="app.redraw"),
        Binding("ctrl+z", "suspend_process", show=False, priority=True, id="app.stop"),
    ]

    def __init__(
        self,
        store: GameStore,
        settings: Settings,
        notice: str = "",
        opened: "Callable[[FishingApp], str | None] | None" = None,
        ascii_only: bool = False,
    ) -> None:
        """How the app begins.

        notice: what Home says at first
        opened: what to do as soon as Home stands; says why if it failed
        ascii_only: draw with ASCII alone this time, whatever the settings say
        """
        # Textual settles how NO_COLOR is obeyed while it is made, before a theme can be chosen.
        super().__init__(driver_class=_driver(), ansi_color=True if "NO_COLOR" in os.environ else None)
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]
        self.store = store
        self.settings = settings
        self._home = HomeScreen(" ".join(filter(None, (notice, why_ascii(settings, ascii_only, os.environ)))))
        self._opened = opened
        self._deaf_until = 0.0
        self._type_ahead = TypeAhead(self)
        self.shown = Shown()
        self._ascii_only = ascii_only
        self._ascii_filter = AsciiFilter()
        self.glyphs: Glyphs = self._fitting_glyphs()
        ScrollBar.renderer = WholeCells
        for theme in THEMES:
            self.register_theme(theme)
        self._use_theme()

    def get_default_screen(self) -> Screen[None]:
        """Home."""
        return self._home

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own variables where a theme does not know them."""
        players = {f"player-{number}": "ansi_white" for number in range(len(COLOUR_NAMES))}
        return {"quiet": "ansi_default", **PLAIN_BAIT, **players}

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What all that is drawn goes through last: the colours of the terminal, and its letters."""
        filters = super().get_line_filters()
        return [*filters, self._ascii_filter] if self.glyphs is ASCII else filters

    def on_load(self) -> None:
        """Ends cleanly on a signal, from before the terminal is changed."""
        catch_signals(self._end)

    def on_mount(self) -> None:
        """Shows the terminal's cursor, which Textual hides, and what was to be opened."""
        self.app_resume_signal.subscribe(self, lambda _: self._come_back())
        self._show_cursor()
        if not self.is_headless:
            self.set_interval(LINE_CHECK, self._end_without_terminal)
            self.set_timer(garbage.STARTED, garbage.begin)
        fault = self._opened(self) if self._opened else None
        if fault:
            self.call_after_refresh(self._home.notice, fault)

    def on_unmount(self) -> None:
        """Leaves signals as they were found."""
        let_signals_go()

    def on_resize(self, event: events.Resize) -> None:
        """A window that is too small gets a notice on top; when it is large enough, all goes on."""
        self.shown.fit(event.size)
        small = event.size.width < LEAST.width or event.size.height < LEAST.height
        if small and not self.waiting:
            self.push_screen(TooSmallScreen())
        elif not small and self.waiting:
            self.pop_screen()

    async def on_event(self, event: events.Event) -> None:
        """Keys and clicks come one at a time; those for a screen that was not seen yet are dropped."""
        if not self._type_ahead.is_typed(event):
            await super().on_event(event)
        elif monotonic() >= self._deaf_until and not self._type_ahead.too_late_or_early(event):
            before = self.screen
            await super().on_event(event)
            await self._type_ahead.dealt_with(before)

    @property
    def waiting(self) -> bool:
        """Whether the window is too small, so that nothing should move on by itself."""
        return isinstance(self.screen, TooSmallScreen)

    def ignore_keys(self) -> None:
        """From now on, for a moment, nothing typed ahead acts."""
        self._deaf_until = monotonic() + DEAF_AFTER_HANDOVER

    def place(self, screen: Screen[Any], then: Callable[[Any], None] | None = None) -> None:
        """Opens a screen on top of what is there, below the notice of a small window.

        then: is given the screen's result when it closes
        """
        waiting = self.waiting
        if waiting:
            self.pop_screen()
        self.push_screen(screen, then)
        if waiting:
            self.push_screen(TooSmallScreen())

    def back(self) -> None:
        """Closes the screen on top; Home itself ends the app."""
        if len(self.screen_stack) > 1:
            self.pop_screen()
        else:
            self.exit()

    def go_home(self) -> None:
        """Closes everything but Home, and the notice of a small window if it is up."""
        waiting = self.waiting
        while len(self.screen_stack) > 1:
            self.pop_screen()
        if waiting:
            self.push_screen(TooSmallScreen())

    def open_table(self, session: "GameSession") -> None:
        """Shows a game, from its table or, if it is over, its result."""
        if session.finished:
            session.leave()
            self.show_result(session)
            return
        from fishing_tui.screens.table import TableScreen

        self.go_home()
        self.place(TableScreen(session))

    def show_result(self, session: "GameSession") -> None:
        """Shows how a game ended."""
        from fishing_tui.screens.result import ResultScreen

        self.go_home()
        self.place(ResultScreen(session))

    def open_form(self, game_id: str = "") -> None:
        """Opens the New game screen, on a certain game or on the one begun last."""
        from fishing_tui.screens.new_game import NewGameScreen

        self.place(NewGameScreen(game_id or self.settings.last_game))

    def open_settings(self) -> None:
        """Opens the settings."""
        from fishing_tui.screens.settings import SettingsScreen

        self.place(SettingsScreen())

    def open_rules(self) -> None:
        """Asks whose rules to open."""
        from fishing_tui.screens.which_rules import WhichRulesScreen

        self.place(WhichRulesScreen())

    def show_rules(self, game_id: str, rule: str = "") -> None:
        """Opens the rules of a game, at a rule if its id is given."""
        from fishing_tui.screens.rules import RulesScreen

        self.place(RulesScreen(game_id, rule))

    def draw_curtain(self, name: str, then: Callable[[], None]) -> None:
        """Hides everything until the player of this name takes the keyboard; then calls `then`."""
        from fishing_tui.screens.handover import HandoverScreen

        self.place(HandoverScreen(name), lambda _: then())

    def begin(self, start: "Callable[[GameStore], GameSession]") -> str | None:
        """Begins a game and shows it; a sentence if it could not be saved."""
        try:
            session = start(self.store)
        except StoreFault as fault:
            return str(fault)
        self.open_table(session)
        return None

    def resume_game(self, number: int) -> str | None:
        """Opens a saved game, or asks how if another window plays it; a sentence if it cannot be opened."""
        try:
            elsewhere = self.store.played_elsewhere(number)
        except StoreFault as fault:
            return str(fault)
        if not elsewhere:
            return self.take_over(number)
        from fishing_tui.screens.elsewhere import ElsewhereScreen

        self.place(ElsewhereScreen(number))
        return None

    def look_on(self, number: int, notice: str = "") -> str | None:
        """Shows a game that another window plays; a sentence if that is not possible."""
        from fishing_tui.screens.watch import WatchScreen
        from fishing_tui.session import GameSession

        try:
            session = GameSession.watch(self.store, number)
        except (StoreFault, RefusedJournal) as fault:
            return str(fault)
        self.go_home()
        self.place(WatchScreen(session, notice))
        return None

    def take_over(self, number: int) -> str | None:
        """Opens a saved game where it stood, whoever else plays it; a sentence if that is not possible."""
        from fishing_tui.session import GameSession

        try:
            session = GameSession.resume(self.store, number)
        except (StoreFault, RefusedJournal) as fault:
            return str(fault)
        self.open_table(session)
        return None

    def change_settings(self, **changes: Any) -> str | None:
        """Applies settings at once and saves them; a sentence if they could not be saved."""
        self.settings = replace(self.settings, **changes)
        self._use_theme()
        self._use_glyphs()
        try:
            save_settings(self.settings)
        except SettingsNotSaved as fault:
            return str(fault)
        return None

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the command palette offers. No screenshot: it would be written where the app runs."""
        yield SystemCommand("Home", "Back to Home; the game is saved", self.go_home)
        yield SystemCommand("Settings", "Theme, motion, handover and more", self.open_settings)
        for theme in THEMES:
            yield SystemCommand(f"Theme: {theme.name}", "Change the colours", self._theme_changer(theme.name))
        yield SystemCommand("Quit", "Leave; the game is saved", self.action_quit)

    def action_command_palette(self) -> None:
        """Opens the palette, except over a curtain or a notice that must stay alone."""
        from fishing_tui.screens.handover import HandoverScreen
        from fishing_tui.screens.palette import Palette

        if not isinstance(self.screen, (HandoverScreen, TooSmallScreen, Palette)):
            self.push_screen(Palette())

    def _theme_changer(self, name: str) -> Callable[[], None]:
        def change() -> None:
            self.change_settings(theme=name)

        return change

    def _use_theme(self) -> None:
        colours = self.console.color_system
        self.theme = fitting(self.settings.theme, colours, self.no_color, os.environ)

    def _fitting_glyphs(self) -> Glyphs:
        return ASCII if self._ascii_only else fitting_glyphs(self.settings.glyphs, os.environ)

    def _use_glyphs(self) -> None:
        glyphs = self._fitting_glyphs()
        if glyphs is not self.glyphs:
            self.glyphs = glyphs
            for screen in self.screen_stack:
                for widget in screen.walk_children(with_self=True):
                    widget.refresh()

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Shows an update of a screen: only what differs from what the terminal shows is sent."""
        if isinstance(renderable, CompositorUpdate):
            renderable = Difference(renderable, self.shown)
        super()._display(screen, renderable)

    def action_redraw(self) -> None:
        """Paints everything anew, whatever was written over it."""
        self.shown.forget()
        self.screen.refresh()

    def _come_back(self) -> None:
        """From the background: the shell has written on the terminal meanwhile."""
        self._show_cursor()
        self.action_redraw()

    def _show_cursor(self) -> None:
        if self._driver is not None and not self.is_headless:
            self._driver.write("\x1b[?25h")
            self._driver.flush()

    def _end_without_terminal(self) -> None:
        """Where SIGHUP never comes, as under nohup, Textual would read a closed terminal for ever."""
        if sys.__stdin__ is not None and not sys.__stdin__.isatty():
            self._end(signal.SIGTERM)

    def _end(self, ending: signal.Signals) -> None:
        self.exit(return_code=128 + ending)

    def _fatal_error(self) -> None:
        """Textual would print every variable in reach, and say it again for each fault that follows."""
        fault = self._exception
        if fault is not None and not self._exit_renderables:
            told = report(fault.error if isinstance(fault, WorkerFailed) else fault)
            self.panic(Text(to_ascii(told) if self.glyphs is ASCII else told))


def _driver() -> type[Driver] | None:
    """What talks to the terminal; Textual's own on Windows."""
    if sys.platform == "win32":
        return None
    from fishing_tui.driver import SturdyDriver

    return SturdyDriver
