"""Home: the first screen. It is light: no game is loaded to draw it."""

from collections.abc import Mapping
from datetime import UTC, datetime

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from fishing_tui import __version__
from fishing_tui.faults import StoreFault
from fishing_tui.saved import SavedGame
from fishing_tui.settings import Settings
from fishing_tui.terminal import is_utf8, locale_of, over_ssh
from fishing_tui.times import when
from fishing_tui.widgets.key_line import Key, KeyLine
from fishing_tui.widgets.menu import Item, Menu
from fishing_tui.widgets.page import Page
from fishing_tui.widgets.text import fitted
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
    ("         ><(((o>\n\n", _FISH),
    (" " * 16 + "Fishing", "bold"),
    (f"  {__version__}", "$quiet"),
)

_WIDTH, _DETAILS_AT = 61, 15
"""How wide a choice may be, and where what more there is to say of it begins."""


class HomeScreen(Page):
    """Continue, begin, look up, set, or quit."""

    KEYS = (
        Key("arrows", "move"),
        Key("Enter", "choose"),
        Key("letter", "choose at once"),
        Key("Ctrl+P", "palette", "app.command_palette"),
        Key("q", "quit", "screen.leave"),
    )
    DEFAULT_CSS = """
    HomeScreen {
        #picture { width: 64; height: 10; padding-left: 9; }
        #choices { width: 64; height: 7; }
        #notice { width: 64; height: 4; }
    }
    """

    def __init__(self, notice: str = "") -> None:
        super().__init__()
        self._notice = notice

    def compose(self) -> ComposeResult:
        """A picture with the name, and the choices: few widgets, so that the first frame comes soon."""
        yield Static(_PICTURE, id="picture")
        yield Menu(self._items(), id="choices")
        yield Static(Content(self._notice), id="notice")
        yield KeyLine(*self.KEYS)

    def on_screen_resume(self) -> None:
        """The newest game may be another one by now."""
        menu = self.query_one(Menu)
        items = self._items()
        if items != list(menu.items):
            menu.show(items)
            menu.action_end(0)
        self.notice(self._notice)

    def notice(self, sentence: str) -> None:
        """Tells the player something that is still there when Home is come back to."""
        self._notice = sentence
        super().notice(sentence)

    @on(Menu.Chosen)
    def choose(self, event: Menu.Chosen) -> None:
        """Opens what was chosen."""
        self.notice("")
        match event.name:
            case "new":
                self.fishing.open_form()
            case "saved":
                from fishing_tui.screens.saved_games import SavedGamesScreen

                self.fishing.place(SavedGamesScreen())
            case "rules":
                self.fishing.open_rules()
            case "settings":
                self.fishing.open_settings()
            case "quit":
                self.app.exit()
            case number:
                self.notice(self.fishing.resume_game(int(number)) or "")

    def action_go_back(self) -> None:
        """There is nothing to go back to, and one Esc too many must not end the program."""

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
            self._notice = str(fault)
            return None


def why_ascii(settings: Settings, ascii_only: bool, environment: Mapping[str, str]) -> str:
    """Why a far terminal, which could probably draw lines, gets ASCII, and how to change that; "" otherwise.

    ascii_only: ASCII was asked for on the command line
    """
    chosen = ascii_only or settings.glyphs != "auto"
    if chosen or is_utf8(environment) or not over_ssh(environment):
        return ""
    name = "LC_ALL" if environment.get("LC_ALL") else "LANG"
    locale = locale_of(environment)
    return f"Drawn in ASCII, since the locale is {locale}. For lines: {name}=C.UTF-8 fishing-tui"


def _line(key: str, text: str, *details: str) -> Content:
    """A choice behind its letter; what more there is to say of it stands beside and below."""
    line = Content.assemble((key, "bold"), f"  {text}")
    if not details:
        return line
    line = line.pad_right(_DETAILS_AT - line.cell_length)
    told = [fitted(detail, _WIDTH - _DETAILS_AT) for detail in details]
    return Content("\n").join([line + told[0], *(more.pad_left(_DETAILS_AT) for more in told[1:])])
