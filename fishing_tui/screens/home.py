"""Home: the first screen. It is light: no game is loaded to draw it."""

from datetime import UTC, datetime
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from fishing_tui import __version__
from fishing_tui.faults import StoreFault
from fishing_tui.saved import SavedGame
from fishing_tui.times import when
from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.menu import Item, Menu
from fishing_tui.widgets.page import Page
from rules import TITLES

_FLOAT, _WATER, _FISH = "$accent", "$primary", "$secondary"
_PICTURE = Content.assemble(
    ("                      |\n", _FLOAT),
    ("                    .-+-.\n", _FLOAT),
    (" ~  ~~ ~~~~~~~~~~~~~", _WATER),
    ("|###|", _FLOAT),
    ("~~~~~~~~~~~~~ ~~  ~\n", _WATER),
    ("                    '-+-'\n", _FLOAT),
    ("         <o)))><", _FISH),
    ("      |\n", _FLOAT),
    ("                      J", _FLOAT),
    ("         ><(((o>", _FISH),
)


class HomeScreen(Page):
    """Continue, begin, look up, set, or quit."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave", show=False)]
    KEYS = (
        Key("arrows", "move"),
        Key("Enter", "choose"),
        Key("letter", "choose at once"),
        Key("Ctrl+P", "palette", "app.command_palette"),
        Key("q", "quit", "screen.leave"),
    )
    DEFAULT_CSS = """
    HomeScreen {
        &.-wide.-tall #sheet { border: none; }
        #heading { display: none; }
        #picture { width: 46; height: 6; }
        #name { width: 64; height: 4; text-align: center; padding-top: 1; text-style: bold; }
        #choices { width: 64; height: 7; }
        #notice { text-align: center; }
        Middle { height: 1fr; }
    }
    """

    def __init__(self, notice: str = "") -> None:
        super().__init__()
        self._notice = notice

    def body(self) -> list[Widget]:
        """A picture, the name, and the choices."""
        return [
            Middle(
                Center(Static(_PICTURE, id="picture")),
                Center(Static(Content.assemble("Fishing  ", (__version__, "$quiet not bold")), id="name")),
                Center(Menu(id="choices")),
            )
        ]

    def on_mount(self) -> None:
        """Says what there is to say at the start."""
        self.notice(self._notice)

    def on_screen_resume(self) -> None:
        """The newest game may be another one by now."""
        menu = self.query_one(Menu)
        first = not menu.items
        menu.show(self._items())
        if first:
            menu.action_end(0)
        menu.focus()

    @on(Menu.Chosen)
    def choose(self, event: Menu.Chosen) -> None:
        """Opens what was chosen."""
        self.notice("")
        match event.name:
            case "new":
                from fishing_tui.screens.new_game import NewGameScreen

                self.fishing.place(NewGameScreen())
            case "saved":
                from fishing_tui.screens.saved_games import SavedGamesScreen

                self.fishing.place(SavedGamesScreen())
            case "rules":
                self.fishing.show_rules(next(iter(TITLES)))
            case "settings":
                from fishing_tui.screens.settings import SettingsScreen

                self.fishing.place(SettingsScreen())
            case "quit":
                self.app.exit()
            case number:
                self.notice(self.fishing.resume_game(int(number)) or "")

    def _items(self) -> list[Item]:
        items = [
            Item("new", _line("n", "New game"), "n"),
            Item("saved", _line("s", "Saved games"), "s"),
            Item("rules", _line("r", "Rules"), "r"),
            Item("settings", _line("e", "Settings"), "e"),
            Item("quit", _line("q", "Quit"), "q"),
        ]
        newest = self._newest()
        if newest:
            told = f"{TITLES.get(newest.game, newest.game)}: {newest.title}"
            details = f"{newest.summary}, {when(newest.updated, datetime.now(UTC))}"
            items.insert(0, Item(str(newest.number), _line("c", "Continue", told, details), "c"))
        return items

    def _newest(self) -> SavedGame | None:
        try:
            return self.fishing.store.newest_unfinished()
        except StoreFault as fault:
            self.notice(str(fault))
            return None


def _line(key: str, text: str, *details: str) -> Content:
    """A choice behind its letter; what more there is to say of it stands beside and below."""
    line = Content.assemble((key, "bold"), f"  {text}")
    if not details:
        return line
    first, *rest = details
    room = 64 - 2 - 15
    line = line.pad_right(15 - line.cell_length) + Content(first).truncate(room, ellipsis=True)
    return Content("\n").join([line, *(Content(" " * 15 + more).truncate(62, ellipsis=True) for more in rest)])
