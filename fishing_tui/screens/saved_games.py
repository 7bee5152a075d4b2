"""Saved games: go on with one, rename, delete, export, import."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from fishing_tui.faults import StoreFault
from fishing_tui.saved import SavedGame
from fishing_tui.times import when
from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.menu import Item, Menu
from fishing_tui.widgets.page import BACK, Page
from fishing_tui.widgets.question import Question
from fishing_tui.widgets.text import fitted
from rules import TITLES
from rules.journal import RefusedJournal

_GAME_WIDTH, _TIME_WIDTH, _STAND_WIDTH = 19, 17, 18
_SHORTEST_TITLE = 24

_NO_GAMES = Item("", Content("No games yet. Begin one from Home, or import one with i."), heading=True)


class SavedGamesScreen(Page):
    """All games, the newest first."""

    HEADING = "Saved games"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "rename", show=False),
        Binding("d", "delete", show=False),
        Binding("e", "export", show=False),
        Binding("i", "import", show=False),
    ]
    KEYS = (
        Key("Enter", "continue", "screen.continue"),
        Key("n", "rename", "screen.rename"),
        Key("d", "delete", "screen.delete"),
        Key("e", "export", "screen.export"),
        Key("i", "import", "screen.import"),
        BACK,
    )
    DEFAULT_CSS = """
    SavedGamesScreen {
        &.-wide.-tall #sheet { max-width: 112; }
        #columns { height: 1; color: $quiet; text-wrap: nowrap; }
        #whole { height: 2; color: $quiet; }
        #notice { max-height: 3; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, SavedGame] = {}

    def body(self) -> list[Widget]:
        """The list, and below it the place for questions."""
        return [Static(id="columns"), Menu(), Static(id="whole"), Question()]

    def on_mount(self) -> None:
        """The list has the focus."""
        self.query_one(Menu).focus()

    def on_screen_resume(self) -> None:
        """Games may have gone on, or come to an end, meanwhile."""
        self._list()

    def on_resize(self) -> None:
        """A wide window has room for long titles."""
        self.call_after_refresh(self._list)

    @on(Menu.Moved)
    def show_whole_title(self) -> None:
        """A title that was cut in its line is shown whole below."""
        game = self._chosen()
        cut = game is not None and Content(game.title).cell_length >= self._title_width
        self.query_one("#whole", Static).update(Content(game.title if game and cut else ""), layout=False)

    @on(Menu.Chosen)
    def go_on(self, event: Menu.Chosen) -> None:
        """Opens the game at its table, or at its result."""
        if event.name in self._games:
            self.notice(self.fishing.resume_game(int(event.name)) or "")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While something is asked, nothing else is begun."""
        begins = action in ("rename", "delete", "export", "import", "continue", "leave")
        return not (begins and self.is_mounted and self.query_one(Question).is_open)

    def action_continue(self) -> None:
        """As Enter in the list."""
        self.query_one(Menu).action_choose()

    def action_rename(self) -> None:
        """Asks for a name."""
        game = self._chosen()
        if game:
            question = "Its new name; without one it is called after its players:"
            self._ask_text(question, game.title, partial(self._rename, game.number))

    def action_delete(self) -> None:
        """Asks, then deletes."""
        game = self._chosen()
        if game and self._played_elsewhere(game):
            self.notice(f"{game.title} is being played in another window, so it cannot be deleted now.")
        elif game:
            self.notice("")
            question = f"Delete {game.title} for good? It cannot be brought back."
            self.query_one(Question).ask(question, partial(self._delete, game.number))

    def action_export(self) -> None:
        """Asks for a file, and warns of what an unfinished game gives away."""
        game = self._chosen()
        if game:
            question = "Export to this file:"
            if not game.finished:
                question = (
                    "This game is not over: its file holds the seed, and whoever has the seed can find out "
                    "the hidden cards. Export to this file all the same:"
                )
            name = f"{game.game}-{game.number}.fishing"
            self._ask_text(question, str(Path.home() / name), partial(self._export, game))

    def action_import(self) -> None:
        """Asks for a file."""
        self._ask_text("Import from this file:", str(Path.home()) + "/", self._import)

    def _played_elsewhere(self, game: SavedGame) -> bool:
        try:
            return self.fishing.store.played_elsewhere(game.number)
        except StoreFault:
            return False  # deleting will say what is wrong

    def _ask_text(self, question: str, value: str, then: Callable[[str], None]) -> None:
        self.notice("")
        self.query_one(Question).ask_text(question, value, then)

    def _rename(self, number: int, name: str) -> None:
        self._try(lambda: self.fishing.store.rename(number, name))

    def _delete(self, number: int) -> None:
        self._try(lambda: self.fishing.store.delete(number), "It is deleted.")

    def _export(self, game: SavedGame, typed: str) -> None:
        if not typed:
            return
        path = Path(typed).expanduser()
        if path.exists():
            question = f"{path} is there already. Replace it?"
            self.query_one(Question).ask(question, partial(self._write, game.number, path))
        else:
            self._write(game.number, path)

    def _write(self, number: int, path: Path) -> None:
        self._try(lambda: self.fishing.store.export_to(number, path), f"It is written to {path}.")

    def _import(self, typed: str) -> None:
        if typed:
            path = Path(typed).expanduser()
            self._try(lambda: self.fishing.store.import_from(path), "It is imported.")

    def _try(self, act: Callable[[], object], done: str = "") -> None:
        """Does something with the store, and says that it is done, or why not."""
        try:
            act()
        except (StoreFault, RefusedJournal) as fault:
            self.notice(str(fault))
            return
        self._list()
        self.notice(done)

    def _chosen(self) -> SavedGame | None:
        return self._games.get(self.query_one(Menu).chosen_name)

    @property
    def _title_width(self) -> int:
        room = self.query_one(Menu).size.width - 3 - _GAME_WIDTH - _TIME_WIDTH - _STAND_WIDTH
        return max(room, _SHORTEST_TITLE)

    def _list(self) -> None:
        try:
            games = self.fishing.store.games()
        except StoreFault as fault:
            self.notice(str(fault))
            return
        self._games = {str(game.number): game for game in games}
        heads = _row(self._title_width, "Players", "Game", "Last played", "How it stands")
        self.query_one("#columns", Static).update(Content("  ") + heads, layout=False)
        menu = self.query_one(Menu)
        menu.show([self._item(game) for game in games] or [_NO_GAMES], cursor=menu.chosen_name)
        self.show_whole_title()

    def _item(self, game: SavedGame) -> Item:
        played = when(game.updated, datetime.now(UTC))
        row = _row(self._title_width, game.title, TITLES.get(game.game, game.game), played, game.summary)
        return Item(str(game.number), row, indent=len(row) - len(game.summary))


def _row(title_width: int, title: str, game: str, played: str, stand: str) -> Content:
    return Content("").join(
        [
            fitted(title, title_width - 1),
            Content(" "),
            fitted(game, _GAME_WIDTH),
            fitted(played, _TIME_WIDTH),
            Content(stand),
        ]
    )
