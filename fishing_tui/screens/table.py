"""The table: the game on top, the question and its choices at the bottom left, the log beside them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from fishing_tui.choosing import Choosing
from fishing_tui.faults import StoreFault
from fishing_tui.screens.handover import passing
from fishing_tui.screens.table_layout import arrange
from fishing_tui.screens.table_pages import Pages, keys_page, log_page
from fishing_tui.screens.table_panes import Panes
from fishing_tui.screens.table_telling import Telling
from fishing_tui.tables import table_of
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Piece, Spot
from fishing_tui.widgets.board import Board
from fishing_tui.widgets.choices import Choices
from fishing_tui.widgets.key_pane import KeyPane
from fishing_tui.widgets.log_panel import LogPanel
from fishing_tui.widgets.pane import Pane
from rules.game import Action, Entry, Seat, State, Step, Target

if TYPE_CHECKING:
    from fishing_tui.app import FishingApp
    from fishing_tui.session import GameSession

Answer = tuple[str, Callable[[], None]]
"""What can be answered to a question of the client's own, and what happens then."""


class TableScreen(Screen[None]):
    """A game being played.

    session: the game; every action goes through it
    viewer: the seat at the keyboard
    view: what that seat is being shown
    choosing: what it is choosing among
    read_so_far: how many lines of the log this player had seen before taking the keyboard
    """

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
        self.viewer = self._first_viewer()
        self.view: State = session.view(self.viewer)
        self.choosing = Choosing(session.game, self.view)
        self.pages = Pages()
        self.telling = Telling(self)
        self.panes = Panes(self)
        self.cursor = ""
        self.question = ""
        self.answers: tuple[Answer, ...] = ()
        self.notice = session.notice or ""
        self.next_name = ""
        self.explanation: list[list[Piece]] = []
        self.hidden = True
        self.read_so_far = 0
        self._before: dict[Seat, State] = {}

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
    def board(self) -> Board:
        """The pane of the game itself."""
        return self.query_one(Board)

    def compose(self) -> ComposeResult:
        """The panes; where they lie is settled by the size of the window."""
        yield Board(id="board")
        yield Pane(id="prompt")
        yield Choices(id="choices")
        yield LogPanel(id="log")
        yield KeyPane(id="keys")

    def on_mount(self) -> None:
        """Lets the game go on from where it stands."""
        self._settle_layout()
        self.call_after_refresh(self.go_on, None)

    def on_resize(self) -> None:
        """Everything finds its new place."""
        self._settle_layout()
        self.call_after_refresh(self.paint)

    def look(self) -> Look:
        """How the table is looked at now."""
        size = self.board.size
        open_targets = self.choosing.open_targets if self.deciding else frozenset()
        return Look(
            names=self.session.names,
            colours=tuple(f"$player-{seat.colour}" for seat in self.session.seating),
            viewer=self.viewer,
            width=size.width,
            height=size.height,
            cursor=self.cursor,
            marks=frozenset(self.choosing.marks),
            open=open_targets.__contains__,
            before=self._before.get(self.viewer),
            symbols=self.table.STYLES,
            shake=self.telling.shake,
        )

    def paint(self) -> None:
        """Paints what changed on every pane."""
        if self.is_mounted and not self.hidden and self.board.size.width:
            self.panes.paint(self.look())

    def say(self, sentence: str) -> None:
        """A sentence in place of the keys, until the next key."""
        self.notice = sentence
        self.paint()

    # An action, and what follows from it

    def choose(self, entry: Entry) -> None:
        """Plays the action of a line, or opens a line that stands for several."""
        if len(entry.actions) == 1:
            self._want(entry.actions[0])
        else:
            self.choosing.opened = entry.actions
            self.paint()

    def _want(self, action: Action) -> None:
        """Plays an action, or asks first where it may be a slip."""
        question = self.table.slip(self.view, action) if self.fishing.settings.confirmations else ""
        if question:
            self._ask(question, ("yes", lambda: self._play(action)), ("no", self.action_clear))
        else:
            self._play(action)

    def _ask(self, question: str, *answers: Answer) -> None:
        self.question, self.answers = question, answers
        self.paint()

    def _play(self, action: Action) -> None:
        before = self.view
        self._forget()
        try:
            step = self.session.submit(action)
        except StoreFault as fault:
            self.say(str(fault))
            return
        self._before[self.viewer] = before
        self.go_on(step)

    def _forget(self) -> None:
        """What was marked, asked or said is settled."""
        self.choosing.clear()
        self.question, self.answers = "", ()
        self.cursor, self.notice, self.next_name, self.explanation = "", "", "", []

    @work(exclusive=True, group="telling")
    async def go_on(self, step: Step | None) -> None:
        """Tells a step, then lets computer players play, until somebody at the keyboard is asked."""
        opened = step is None
        if step is not None:
            await self.telling.tell(step)
        while self.session.acting == "computer":
            self.hidden = False
            try:
                step = self.session.submit(self.session.computer_action())
            except StoreFault as fault:
                self.telling.stop()
                self.say(f"{fault} Press Enter to go on.")
                return
            await self.telling.tell(step)
        self.telling.stop()
        self._pass_on(self.viewer if not opened else None)

    def _pass_on(self, before: Seat | None) -> None:
        """The keyboard goes to whoever decides, behind a curtain where there are secrets."""
        decision = self.session.decision
        if decision is None:
            self.stand()
            self._ask(
                "The game is over.", ("show the result", lambda: self.fishing.show_result(self.session))
            )
            return
        name = self.session.names[decision.seat]
        kind = passing(self.fishing.settings, self.session, before, decision.seat)
        if decision.seat != self.viewer:
            self.viewer = decision.seat
            log = self.session.log(self.viewer)
            self.read_so_far = len(log) - len(self.session.log_since(self.viewer))
        if kind == "curtain":
            self.hidden = True
            self.fishing.draw_curtain(name, self.stand)
            self.panes.blank()
        else:
            self.next_name = name if kind == "line" else ""
            self.stand()

    def stand(self) -> None:
        """Shows the game where it stands to the player at the keyboard."""
        self.hidden = False
        self.view = self.session.view(self.viewer)
        decision = self.session.game.decision(self.view)
        self.choosing = Choosing(self.session.game, self.view, decision.actions if decision else ())
        self.telling.stop()
        self.paint()

    def _first_viewer(self) -> Seat:
        """Who is at the keyboard when a game is opened: who decides, or else the first human."""
        decision = self.session.decision
        humans = [seat for seat, taken in enumerate(self.session.seating) if taken.player == "human"]
        if decision is not None and decision.seat in humans:
            return decision.seat
        return humans[0] if humans else 0

    # Keys and clicks

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a step is told no command acts but leaving: any key goes on."""
        return not self.telling.busy or action == "leave"

    def on_key(self, event: events.Key) -> None:
        """A letter marks its piece, a label chooses its line; while a step is told, any key goes on."""
        if self.telling.busy:
            self.telling.skip()
            return
        if event.key in _COMMAND_KEYS:
            self.notice = self.next_name = ""
            return
        reading = bool(self.explanation) or self.pages.open
        self._heard()
        if reading:
            return
        spot = next((spot for spot in self.board.spots if spot.key == event.character), None)
        if self.answers and event.character in ("y", "n"):
            self.answers[0 if event.character == "y" else -1][1]()
        elif spot is not None and self.deciding and not self.answers:
            self.mark(spot)
        else:
            self.query_one(Choices).key(event.character)

    @on(Board.Pointed)
    def point_at(self, event: Board.Pointed) -> None:
        """A click marks a piece; with the right button it is explained."""
        if self.telling.busy:
            self.telling.skip()
            return
        self._heard()
        if event.ask:
            self._explain(event.spot.target)
        elif self.deciding and not self.answers:
            self.mark(event.spot)

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
        """What was said in passing has been read."""
        if self.notice or self.next_name or self.explanation or self.pages.open:
            self.notice, self.next_name, self.explanation = "", "", []
            self.pages.close()
            self.paint()

    def action_move(self, across: int, down: int) -> None:
        """Moves in the choices, or on the board once it was entered sideways."""
        if self.pages.open:
            self.pages.scroll(down)
        elif self.cursor or across:
            self.notice, self.explanation = "", []
            self.cursor = self.board.beside(self.cursor, (across, down))
        else:
            self.query_one(Choices).move(down)
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

    def action_choose(self) -> None:
        """Chooses the highlighted line, or what is under the cursor on the board."""
        spot = self.board.spot(self.cursor)
        read = self.explanation or self.pages.open
        self._heard()
        if read:
            return
        if spot is not None and not self.answers:
            if self.deciding:
                self._choose_spot(spot)
        elif not self.query_one(Choices).choose() and self.session.acting == "computer":
            self.go_on(None)

    def _choose_spot(self, spot: Spot) -> None:
        """Marks a spot; chosen a second time it plays the first choice that its mark leaves."""
        if spot.name in self.choosing.marks and spot.key == "" and self.choosing.entries:
            self.choose(self.choosing.entries[0])
        else:
            self.mark(spot)

    def action_panel(self) -> None:
        """From the choices to the board and back."""
        self.cursor = "" if self.cursor else self.board.beside("", (1, 0))
        self.paint()

    def action_clear(self) -> None:
        """Takes back marks, a question, an opened line or a page, and shows all choices again."""
        self.pages.close()
        if not self.session.finished:
            self._forget()
        self.paint()

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

    def _change(self, change: Callable[[], object]) -> bool:
        """Changes the game other than by a choice; whether that could be saved."""
        try:
            change()
        except StoreFault as fault:
            self.say(str(fault))
            return False
        self._forget()
        self.stand()
        return True

    def action_inspect(self) -> None:
        """Explains what is under the cursor, or the piece marked last."""
        name = self.cursor or next(reversed(self.choosing.marks), "")
        spot = self.board.spot(name)
        if spot is None:
            self.say("Move onto a piece with the left and right arrows; then i explains it.")
        else:
            self._explain(spot.target)

    def _explain(self, target: Target) -> None:
        look = self.look()
        sentences = self.session.game.explain(self.view, target)
        self.explanation = [look.words(words, long=True) for words in sentences]
        self.paint()

    def action_boards(self) -> None:
        """Every seat's things in full, and back."""
        if self.pages.open:
            self.pages.close()
        else:
            self.pages.show_rows(self.table.boards(self.view, self.look()))
        self.paint()

    def action_log(self) -> None:
        """The log from the start, and back."""
        if self.pages.open:
            self.pages.close()
        else:
            look = self.look()
            self.pages.show(log_page(look, self.session.log(self.viewer)), at_end=True)
        self.paint()

    def action_keys(self) -> None:
        """What every key does."""
        self.pages.show(keys_page())
        self.paint()

    def action_rules(self) -> None:
        """The rules, at the one that the question follows from."""
        decision = self.session.decision
        self.fishing.show_rules(self.session.game.id, decision.rule if decision else "")

    def action_seats(self) -> None:
        """Hands a seat to the computer, or back to a player."""
        answers: list[Answer] = []
        for seat, taken in enumerate(self.session.seating):
            if taken.player != "rules":
                to = "the computer" if taken.player == "human" else "a player at the keyboard"
                answers.append((f"{taken.name} goes to {to}", self._swapper(seat)))
        self._ask("Hand over a seat?", *answers, ("no", self.action_clear))

    def _swapper(self, seat: Seat) -> Callable[[], None]:
        def swap() -> None:
            taken = self.session.seating[seat]
            other = replace(taken, player="computer" if taken.player == "human" else "human")
            if self._change(lambda: self.session.hand_over(seat, other)):
                self.go_on(None)

        return swap

    def action_leave(self) -> None:
        """Back to Home; the game is saved."""
        self.workers.cancel_group(self, "telling")
        self.fishing.go_home()

    def _settle_layout(self) -> None:
        width, height = self.app.size
        for name, box in arrange(width, height, self.table.least_height(self.view)).items():
            styles = self.query_one(f"#{name}").styles
            styles.offset = (box.x, box.y)
            styles.width, styles.height = box.width, box.height


_COMMAND_KEYS = frozenset(
    key for binding in TableScreen.BINDINGS if isinstance(binding, Binding) for key in binding.key.split(",")
)
"""Keys that act by themselves, after `on_key` has seen them."""
