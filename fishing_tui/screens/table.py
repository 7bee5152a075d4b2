"""The table: the game on top, the question and its choices at the bottom left, the log beside them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from fishing_tui.choosing import Choosing
from fishing_tui.faults import StoreFault
from fishing_tui.screens.table_course import Course, first_viewer, humans
from fishing_tui.screens.table_pages import KEYS, SCROLLING, Draw, Pages, keys_page, log_page
from fishing_tui.screens.table_panes import Panes
from fishing_tui.screens.table_seats import handovers
from fishing_tui.screens.table_telling import Telling
from fishing_tui.tables import table_of
from fishing_tui.tables.picture import Piece, Spot
from fishing_tui.widgets.board import Board
from fishing_tui.widgets.choices import Choices
from fishing_tui.widgets.key_pane import KeyPane
from fishing_tui.widgets.log_panel import LogPanel
from fishing_tui.widgets.pane import Pane
from rules.game import Action, Entry, Seat, State, Target

if TYPE_CHECKING:
    from fishing_tui.app import FishingApp
    from fishing_tui.session import GameSession

Answer = tuple[str, Callable[[], None]]
"""What can be answered to a question of the client's own, and what happens then."""

LOOK_ROUND = 1.0
"""Seconds between two looks at what other windows do with the game."""


class TableScreen(Screen[None]):
    """A game being played.

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
    before: what each player was shown before their last choice
    """

    WITHOUT: ClassVar[frozenset[str]] = frozenset()
    """The commands that this kind of table does without."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(0, -1)", show=False, id="table.up"),
        Binding("down,j", "move(0, 1)", show=False, id="table.down"),
        Binding("left,h", "move(-1, 0)", show=False, id="table.left"),
        Binding("right,l", "move(1, 0)", show=False, id="table.right"),
        Binding("enter,space", "choose", show=False, id="table.choose"),
        Binding("tab,shift+tab", "panel", show=False, id="table.panel"),
        Binding("escape,x,backspace", "clear", show=False, id="table.clear"),
        Binding("u", "undo", show=False, id="table.undo"),
        Binding("U,ctrl+r", "redo", show=False, id="table.redo"),
        Binding("p", "peek", show=False, id="table.peek"),
        Binding("i", "inspect", show=False, id="table.inspect"),
        Binding("o", "boards", show=False, id="table.boards"),
        Binding("g", "log", show=False, id="table.log"),
        Binding("r", "rules", show=False, id="table.rules"),
        Binding("question_mark", "keys", show=False, id="table.keys"),
        Binding("s", "seats", show=False, id="table.seats"),
        Binding("q", "leave", show=False, id="table.leave"),
        Binding("pageup", "page(-1)", show=False, id="table.page-up"),
        Binding("pagedown", "page(1)", show=False, id="table.page-down"),
    ]
    DEFAULT_CSS = "TableScreen { overflow: hidden; }"

    def __init__(self, session: "GameSession") -> None:
        super().__init__()
        self.session = session
        self.table = table_of(session.game.id)
        self.viewer = first_viewer(session)
        self.eyes: Seat | None = self.viewer if len(humans(session)) == 1 else None
        self.view: State = session.view(self.eyes)
        self.choosing = Choosing(session.game, self.view)
        self.pages = Pages()
        self.telling = Telling(self)
        self.course = Course(self)
        self.panes = Panes(self)
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

    def on_mount(self) -> None:
        """Lets the game go on from where it stands."""
        self.panes.lay_out()
        self.call_after_refresh(self.begin)
        self.set_interval(LOOK_ROUND, self.look_round)

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

    def begin(self) -> None:
        """Lets the game go on from where it stands."""
        self.course.open()

    def look_round(self) -> None:
        """If another window has taken the game over, it is watched from now on."""
        try:
            lost = self.session.lost()
        except StoreFault:
            return  # whatever is played next will say so
        if lost:
            self.fishing.ignore_keys()
            self.fishing.look_on(self.session.number, "Another window has taken this game over.")

    # An action, and what follows from it

    def choose(self, entry: Entry) -> None:
        """Plays the action of a line, or opens a line that stands for several."""
        if len(entry.actions) == 1:
            self._want(entry.actions[0])
        else:
            self.choosing.open(entry.actions)
            self.paint()

    def _want(self, action: Action) -> None:
        """Plays an action, or asks first where it may be a slip."""
        question = self.table.slip(self.view, action) if self.fishing.settings.confirmations else ""
        if question:
            self._ask(question, ("yes", lambda: self.play(action)), ("no", self.action_clear))
        else:
            self.play(action)

    def _ask(self, question: str, *answers: Answer) -> None:
        self.question, self.answers = question, answers
        self.paint()

    def play(self, *actions: Action) -> None:
        """Plays actions one after another, and tells the last one's step.

        From then on the lines of this question answer nothing more, not even what was typed in one go.
        """
        if self.telling.busy:
            return
        before = self.view
        self._forget()
        try:
            step = [self.session.submit(action) for action in actions][-1]
        except StoreFault as fault:
            self.stand()
            self._refused(fault)
            return
        self.before[self.viewer] = before
        self.course.go_on(step)

    def hold_up(self, fault: StoreFault) -> None:
        """A computer's turn could not be saved: says why, and offers to try again."""
        self._ask("It is the computer's turn.", ("go on", self.action_clear), ("leave", self.action_leave))
        self._refused(fault)

    def _refused(self, fault: StoreFault) -> None:
        """Says why nothing was done, in full; a game that was lost to another window is watched instead."""
        self.explanation = [[(str(fault), "bold $warning")]]
        self.paint()
        self.look_round()

    def _forget(self) -> None:
        """What was marked, asked, said or looked up is settled."""
        self.pages.close()
        self.choosing.clear()
        self.question, self.answers = "", ()
        self.cursor, self.notice, self.next_name, self.explanation = "", "", "", []

    def end(self) -> None:
        """The game is over: the result is offered."""
        self._ask("The game is over.", ("show the result", lambda: self.fishing.show_result(self.session)))

    def stand(self) -> None:
        """Shows the game where it stands to the player at the keyboard."""
        self.hidden = False
        self.eyes = self.viewer
        self.view = self.session.view(self.eyes)
        decision = self.session.game.decision(self.view)
        self.choosing = Choosing(self.session.game, self.view, decision.actions if decision else ())
        self.telling.stop()
        self.paint()

    # Keys and clicks

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

    def point(self, spot: Spot, asking: bool) -> None:
        """Marks a piece that was pointed at, or explains it if that is being asked."""
        if asking:
            self._explain(spot.target)
        elif self.deciding and not self.answers:
            self.mark(spot)
        else:
            self._freshen()

    def mark(self, spot: Spot) -> None:
        """Marks a piece; one that settles the choice plays it, one that leads nowhere says why."""
        if not self.choosing.mark(spot):
            vocabulary = self.session.game.vocabulary(self.session.options)
            reason = self.choosing.why_not(spot.target, vocabulary)
            self.say(reason or "That is only to be looked at: i explains it.")
            return
        action = self.choosing.settled()
        if action is None:
            self.paint()
        else:
            self._want(action)

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

    def action_choose(self) -> None:
        """Chooses the highlighted line, or what is under the cursor on the board."""
        spot = self.board.spot(self.cursor)
        if spot is not None and self.deciding and not self.answers:
            self._choose_spot(spot)
        elif (spot is None or self.answers) and self.query_one(Choices).choose():
            return
        elif self.session.acting == "computer":
            self.course.go_on()
        else:
            self._freshen()

    def _choose_spot(self, spot: Spot) -> None:
        """Marks a spot; chosen a second time it plays the first choice that its mark leaves."""
        if spot.name in self.choosing.marks and spot.key == "" and self.choosing.entries:
            self.choose(self.choosing.entries[0])
        else:
            self.mark(spot)

    def action_panel(self) -> None:
        """From the choices to the board and back."""
        self.cursor = "" if self.cursor else self._first_spot()
        self.paint()

    def _first_spot(self) -> str:
        """Where the cursor enters the board: the first piece that can be chosen, or else the first of all."""
        open_targets = self.choosing.open_targets if self.deciding else frozenset()
        free = (spot.name for spot in self.board.spots if spot.target in open_targets)
        return next(free, self.board.beside("", (1, 0)))

    def action_clear(self) -> None:
        """Takes back marks, a question, an opened line or a page, and shows all choices again."""
        if not (self.pages.open or self.explanation or self.session.finished):
            self._forget()
        self._heard()
        self.paint()
        if (self.course.interrupted or self.session.acting == "computer") and not self.telling.busy:
            self.course.go_on()

    def action_undo(self) -> None:
        """Takes the last choice back, if that gives nothing away."""
        refusal = self.session.undo_refusal
        if refusal:
            self.say(refusal)
        else:
            self._change(self.session.undo)

    def action_redo(self) -> None:
        """Plays again what was taken back."""
        if self.session.can_redo:
            self._change(self.session.redo)
        else:
            self.say("Nothing was taken back.")

    def _change(self, change: Callable[[], object]) -> None:
        """Changes the game other than by a choice, and goes on from there."""
        try:
            change()
        except StoreFault as fault:
            self._refused(fault)
            return
        self._forget()
        self.course.go_on()

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

    def action_skip(self) -> None:
        """Goes on from what is being told."""
        self.telling.skip()

    def action_peek(self) -> None:
        """What the player at the keyboard alone knows; the next key covers it."""
        if self.eyes is None:
            self.say("Nobody has taken the keyboard yet.")
        elif self.table.COVERED:
            self._turn_to(lambda look: self.table.covered(self.view, look))
        else:
            self.say("Nothing lies covered in this game.")

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

    def action_seats(self) -> None:
        """Hands a seat to the computer, or back to a player, even while computers play."""
        if self.telling.busy:
            self.course.interrupt()
            self.view = self.session.view(self.eyes)
        answers = [(text, partial(self._change, change)) for text, change in handovers(self.session)]
        self._ask("Hand over a seat?", *answers, ("no", self.action_clear))

    def action_leave(self) -> None:
        """Back to Home; the game is saved."""
        self.course.stop()
        self.fishing.go_home()
