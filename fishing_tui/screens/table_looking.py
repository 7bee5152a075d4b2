"""Looking at a table: the cursor, what was said or explained, and the pages that can fill the board."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from fishing_tui.choosing import Choosing
from fishing_tui.screens.table_course import first_viewer, humans
from fishing_tui.screens.table_pages import KEYS, SCROLLING, Draw, Pages, keys_page, log_page
from fishing_tui.screens.table_panes import Panes
from fishing_tui.screens.table_telling import Telling
from fishing_tui.tables import table_of
from fishing_tui.tables.picture import Piece, Spot
from fishing_tui.widgets.board import Board
from fishing_tui.widgets.choices import Choices
from fishing_tui.widgets.key_pane import KeyPane
from fishing_tui.widgets.log_panel import LogPanel
from fishing_tui.widgets.pane import Pane
from rules.game import Seat, State, Target

if TYPE_CHECKING:
    from fishing_tui.app import FishingApp
    from fishing_tui.session import GameSession

Answer = tuple[str, Callable[[], None]]
"""What can be answered to a question of the client's own, and what happens then."""


class LookingScreen(Screen[None]):
    """What playing and watching have in common: a game on its table, at which everything can be looked at.

    session: the game; every action goes through it
    viewer: the seat at the keyboard
    eyes: the seat whose knowledge is shown; None until somebody of several has taken the keyboard
    view: what is being shown
    choosing: what it is choosing among
    read_so_far: how many lines of the log this player had seen before taking the keyboard
    cursor: the name of the spot under the cursor; "" while the choices have the keys
    question, answers: what the client itself asks
    notice, explanation: what stands there until the next key
    asking: the next piece pointed at is to be explained
    telling, panes: what is being told, and where all that is shown stands
    before: what each player was shown before their last choice
    """

    telling: Telling
    panes: Panes

    WITHOUT: ClassVar[frozenset[str]] = frozenset()
    """The commands that this kind of table does without."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(0, -1)", show=False, id="table.up"),
        Binding("down,j", "move(0, 1)", show=False, id="table.down"),
        Binding("left,h", "move(-1, 0)", show=False, id="table.left"),
        Binding("right,l", "move(1, 0)", show=False, id="table.right"),
        Binding("tab,shift+tab", "panel", show=False, id="table.panel"),
        Binding("i", "inspect", show=False, id="table.inspect"),
        Binding("o", "boards", show=False, id="table.boards"),
        Binding("g", "log", show=False, id="table.log"),
        Binding("r", "rules", show=False, id="table.rules"),
        Binding("question_mark", "keys", show=False, id="table.keys"),
        Binding("pageup", "page(-1)", show=False, id="table.page-up"),
        Binding("pagedown", "page(1)", show=False, id="table.page-down"),
    ]
    DEFAULT_CSS = "LookingScreen { overflow: hidden; }"

    def __init__(self, session: "GameSession") -> None:
        super().__init__()
        self.session = session
        self.table = table_of(session.game.id)
        self.viewer = first_viewer(session)
        self.eyes: Seat | None = self.viewer if len(humans(session)) == 1 else None
        self.view: State = session.view(self.eyes)
        self.choosing = Choosing(session.game, self.view)
        self.pages = Pages()
        self.cursor = ""
        self.question = ""
        self.answers: tuple[Answer, ...] = ()
        self.notice = session.notice or ""
        self.next_name = ""
        self.explanation: list[list[Piece]] = []
        self.asking = False
        self.hidden = True
        self._stale = False
        self.read_so_far = 0
        self.before: dict[Seat, State] = {}

    @property
    def fishing(self) -> "FishingApp":
        """The app, as what it is."""
        from fishing_tui.app import FishingApp

        assert isinstance(self.app, FishingApp)
        return self.app

    @property
    def deciding(self) -> bool:
        """Whether the player at the keyboard is being asked by the rules."""
        decision = self.session.decision
        at_keyboard = decision is not None and decision.seat == self.viewer
        return at_keyboard and self.session.acting == "human" and not self.telling.busy

    @property
    def keys(self) -> Sequence[tuple[str, str]]:
        """The keys that do something here, and what each does."""
        return (*self.table.KEYS, *KEYS)

    @property
    def board(self) -> Board:
        """The pane of the game itself."""
        return self.query_one(Board)

    def compose(self) -> ComposeResult:
        """The panes; where they lie is settled by the size of the window."""
        yield Board(id="board")
        yield Pane(id="prompt")
        yield Choices(lambda: self.panes.paint_prompt(self.panes.look()), id="choices")
        yield LogPanel(id="log")
        yield KeyPane(id="keys")

    def on_unmount(self) -> None:
        """The game is put away."""
        self.session.leave()

    def on_resize(self) -> None:
        """Everything finds its new place."""
        self.panes.lay_out()
        self.call_after_refresh(self.paint)

    def on_screen_suspend(self) -> None:
        """What was being read is put away when something else is laid over the table."""
        self._heard()
        self._freshen()

    def on_screen_resume(self) -> None:
        """The settings may have been changed meanwhile."""
        self.paint()

    def paint(self) -> None:
        """Paints what changed on every pane."""
        if self.is_mounted and self.is_attached and not self.hidden and self.board.size.width:
            self._stale = False
            self.panes.paint()

    def say(self, sentence: str) -> None:
        """A sentence in place of the keys, until the next key."""
        self.notice = sentence
        self.paint()

    def _ask(self, question: str, *answers: Answer) -> None:
        self.question, self.answers = question, answers
        self.paint()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a step is told few commands act: any other key goes on."""
        if action in self.WITHOUT:
            return False
        return not self.telling.busy or action in ("leave", "skip", "seats")

    def on_key(self, event: events.Key) -> None:
        """A letter marks its piece, a label chooses its line; while a step is told, any key goes on."""
        if self.telling.busy:
            if event.key not in self.active_bindings:
                self.telling.skip()
        elif self._closes_something(event):
            event.stop()
        elif not self.pages.open:
            asking = self.asking
            self._heard()
            if not self._letter(event.character, asking) and event.key not in self.active_bindings:
                self._freshen()

    def _closes_something(self, event: events.Key) -> bool:
        """Whether a key only takes away what was to be read, and does so."""
        if self.pages.open:
            closes = event.key not in SCROLLING and not event.key.startswith("ctrl+")
        else:
            closes = bool(self.explanation) and event.key in ("enter", "space", "escape", "x", "backspace")
        if closes:
            self._heard()
            self._freshen()
        return closes

    def _letter(self, letter: str | None, asking: bool) -> bool:
        """What a letter or digit does that is no command; whether it does anything."""
        spot = next((spot for spot in self.board.spots if spot.key == letter), None)
        if self.answers and letter in ("y", "n"):
            self.answers[0 if letter == "y" else -1][1]()
        elif spot is not None and not self.answers:
            self.point(spot, asking)
        else:
            return self.query_one(Choices).key(letter)
        return True

    @on(Board.Pointed)
    def point_at(self, event: Board.Pointed) -> None:
        """A click marks a piece; with the right button it is explained."""
        if self.telling.busy:
            self.telling.skip()
            return
        asking = event.ask or self.asking
        self._heard()
        self.point(event.spot, asking)

    def _heard(self) -> None:
        """What was said in passing has been read, and goes with whatever is painted next."""
        if self.notice or self.next_name or self.explanation or self.pages.open or self.asking:
            self.notice, self.next_name, self.explanation, self.asking = "", "", [], False
            self.pages.close()
            self._stale = True

    def _freshen(self) -> None:
        """Takes away what has been read, where nothing else comes of a key."""
        if self._stale:
            self.paint()

    def action_move(self, across: int, down: int) -> None:
        """Moves in the choices, or on the board once it was entered sideways."""
        if self.pages.open:
            self.pages.scroll(down)
        elif self.cursor or across:
            self.notice, self.explanation = "", []
            here = self.cursor
            self.cursor = self.board.beside(here, (across, down)) if here else self._first_spot()
        else:
            self.query_one(Choices).move(down)
            self._freshen()
            return
        self.paint()

    def action_page(self, by: int) -> None:
        """A page of what fills the board, or of the log."""
        log = self.query_one(LogPanel)
        if self.pages.open:
            self.pages.scroll(by * max(self.board.size.height - 2, 1))
            self.paint()
        else:
            log.scroll_by(-by * max(log.size.height - 1, 1))
            self._freshen()

    def action_panel(self) -> None:
        """From the choices to the board and back."""
        self.cursor = "" if self.cursor else self._first_spot()
        self.paint()

    def _first_spot(self) -> str:
        """Where the cursor enters the board: the first piece that can be chosen, or else the first of all."""
        open_targets = self.choosing.open_targets if self.deciding else frozenset()
        free = (spot.name for spot in self.board.spots if spot.target in open_targets)
        return next(free, self.board.beside("", (1, 0)))

    def action_inspect(self) -> None:
        """Explains what is under the cursor, or the piece marked last, or else the next one pointed at."""
        name = self.cursor or next(reversed(self.choosing.marks), "")
        spot = self.board.spot(name)
        if spot is not None:
            self._explain(spot.target)
        else:
            self.asking = True
            self.say("Explain what? Point at a piece: its letter, a click, or the arrows and i again.")

    def _explain(self, target: Target) -> None:
        look = self.panes.look()
        sentences = self.session.game.explain(self.view, target)
        self.explanation = [look.words(words, long=True) for words in sentences]
        self.paint()

    def action_boards(self) -> None:
        """Every seat's things in full."""
        self._turn_to(lambda look: self.table.boards(self.view, look))

    def action_log(self) -> None:
        """The log from the start."""
        self._turn_to(log_page(self.session.log(self.eyes)), at_end=True)

    def action_keys(self) -> None:
        """What every key does."""
        self._turn_to(keys_page(self.keys))

    def _turn_to(self, draw: Draw, at_end: bool = False) -> None:
        self.pages.show(draw, at_end)
        self.paint()

    def action_rules(self) -> None:
        """The rules, at the one that the question follows from."""
        decision = self.session.decision
        self.fishing.show_rules(self.session.game.id, decision.rule if decision else "")

    def action_skip(self) -> None:
        """Goes on from what is being told."""
        self.telling.skip()

    def point(self, spot: Spot, asking: bool) -> None:
        """Explains a piece that was pointed at, if that is being asked."""
        if asking:
            self._explain(spot.target)
        else:
            self._freshen()
