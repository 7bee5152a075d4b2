"""The table: the game on top, the question and its choices at the bottom left, the log beside them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from fishing_tui.faults import StoreFault
from fishing_tui.pointing import Pointing
from fishing_tui.screens.handover import passing
from fishing_tui.screens.table_layout import arrange
from fishing_tui.screens.table_pages import Pages, keys_page, log_page
from fishing_tui.screens.table_telling import Telling
from fishing_tui.tables import table_of
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Piece, Spot
from fishing_tui.widgets.board import Board
from fishing_tui.widgets.choices import Choice, Choices, rows_of
from fishing_tui.widgets.key_line import Key, KeyLine
from fishing_tui.widgets.log_panel import LogPanel
from fishing_tui.widgets.pane import Pane
from rules.game import Action, Entry, Seat, State, Step, Target

if TYPE_CHECKING:
    from fishing_tui.app import FishingApp
    from fishing_tui.session import GameSession

KEYS = (
    Key("Enter", "choose"),
    Key("u", "undo", "screen.undo"),
    Key("i", "inspect", "screen.inspect"),
    Key("o", "boards", "screen.boards"),
    Key("g", "log", "screen.log"),
    Key("r", "rules", "screen.rules"),
    Key("?", "keys", "screen.keys"),
    Key("q", "leave", "screen.leave"),
)


class TableScreen(Screen[None]):
    """A game being played.

    session: the game; every action goes through it
    viewer: the seat at the keyboard
    view: what that seat is being shown
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
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
    ]
    DEFAULT_CSS = """
    TableScreen { layers: table; overflow: hidden; }
    """

    def __init__(self, session: "GameSession") -> None:
        super().__init__()
        self.session = session
        self.table = table_of(session.game.id)
        self.viewer = self._first_viewer()
        self.view: State = session.view(self.viewer)
        self.pages = Pages()
        self._telling = Telling(self)
        self._pointing = Pointing(session.game, self.view, ())
        self._marks: list[str] = []
        self._cursor = ""
        self._opened: tuple[Action, ...] = ()
        self._asked: tuple[list[Piece], list[Choice]] | None = None
        self._notice = ""
        self._next = ""
        self.shake = 0

    @property
    def fishing(self) -> "FishingApp":
        """The app, as what it is."""
        from fishing_tui.app import FishingApp

        assert isinstance(self.app, FishingApp)
        return self.app

    def compose(self) -> ComposeResult:
        """The panes; where they lie is settled by the size of the window."""
        yield Board(id="board")
        yield Pane(id="prompt")
        yield Choices(id="choices")
        yield LogPanel(id="log")
        yield KeyLine(*KEYS)

    def on_mount(self) -> None:
        """Shows the game and lets it go on."""
        self._settle_layout()
        self._notice = self.session.notice or ""
        self.call_after_refresh(self._go_on, None)

    def on_resize(self) -> None:
        """Everything finds its new place."""
        self._settle_layout()
        self.call_after_refresh(self.paint)

    # What is shown

    def look(self) -> Look:
        """How the table is looked at now."""
        board = self.query_one(Board)
        open_targets = self._pointing.open(self._marked()) if self.deciding else frozenset()
        return Look(
            names=self.session.names,
            colours=tuple(f"$player-{seat.colour}" for seat in self.session.seating),
            viewer=self.viewer,
            width=board.size.width,
            height=board.size.height,
            cursor=self._cursor,
            marks=frozenset(self._marks),
            open=open_targets.__contains__,
            shake=self.shake,
        )

    @property
    def deciding(self) -> bool:
        """Whether the player at the keyboard is being asked."""
        decision = self.session.decision
        return (
            decision is not None
            and decision.seat == self.viewer
            and self.session.acting == "human"
            and not self._telling.busy
        )

    def paint(self) -> None:
        """Paints what changed on every pane."""
        if not self.is_mounted or not self.query_one(Board).size.width:
            return
        look = self.look()
        self._paint_board(look)
        self._paint_prompt(look)
        self._paint_log(look)
        self._offer(look)

    def paint_board(self) -> None:
        """Paints the board alone, as while dice roll."""
        self._paint_board(self.look())

    def _paint_board(self, look: Look) -> None:
        board = self.query_one(Board)
        picture = self.table.draw(self.view, look)
        if self.pages.open:
            board.spots = ()
            board.show(self.pages.rows(look.width, look.height))
        else:
            board.picture(picture)

    def _paint_prompt(self, look: Look) -> None:
        pane = self.query_one("#prompt", Pane)
        pane.show(rows_of([self._prompt(look)], pane.size.width, 1))
        self.query_one(KeyLine).show(*((Key("!", self._notice),) if self._notice else KEYS))

    def _prompt(self, look: Look) -> list[Piece]:
        if self._asked:
            return [(" ", ""), *self._asked[0]]
        decision = self.session.decision
        if self._telling.busy or decision is None:
            return [(" ...  any key goes on", "$quiet")]
        lead: list[Piece] = [(f" next: {self._next}.  ", "bold $warning")] if self._next else [(" ", "")]
        return [*lead, look.name(decision.seat), (": ", ""), *look.words(decision.prompt, "bold")]

    def _paint_log(self, look: Look) -> None:
        lines = self.session.log(self.viewer)[: self._telling.told]
        fresh = len(self.session.log_since(self.viewer))
        self.query_one(LogPanel).tell([look.words(line.words) for line in lines], fresh)

    # What can be chosen

    def _offer(self, look: Look) -> None:
        choices = self.query_one(Choices)
        choices.offer(self._choices(look))
        choices.activate(not self._cursor)
        if self._cursor:
            self.query_one(Board).point(self._cursor)

    def _choices(self, look: Look) -> list[Choice]:
        if self._asked:
            return self._asked[1]
        if not self.deciding:
            return []
        if self._marks:
            return [self._single(look, action) for action in self._pointing.matching(self._marked())]
        if self._opened:
            return [self._single(look, action) for action in self._opened]
        return [self._entry(look, entry) for entry in self.session.game.menu(self.view)]

    def _entry(self, look: Look, entry: Entry) -> Choice:
        if len(entry.actions) == 1:
            return self._single(look, entry.actions[0])
        return Choice(look.words(entry.words, long=True), lambda: self._open(entry.actions))

    def _single(self, look: Look, action: Action) -> Choice:
        words = self.session.game.describe(self.view, self.viewer, action)
        return Choice(look.words(words, long=True), lambda: self._want(action))

    def _open(self, actions: tuple[Action, ...]) -> None:
        self._opened = actions
        self.paint()

    def _marked(self) -> list[Target]:
        spots = [self.query_one(Board).spot(name) for name in self._marks]
        return [spot.target for spot in spots if spot is not None]

    # Pointing

    def _mark(self, spot: Spot) -> None:
        """Marks a spot or takes the mark away; a spot that leads nowhere says why."""
        if spot.name in self._marks:
            self._marks.remove(spot.name)
        elif spot.target in self._pointing.open(self._marked()):
            self._marks.append(spot.name)
        elif self._marks and spot.target in self._pointing.targets:
            self._marks = [spot.name]
        else:
            self._say_why_not(spot.target)
            return
        self._opened = ()
        matching = self._pointing.matching(self._marked()) if self._marks else ()
        kinds = {target.kind for target in self._marked()}
        if len(matching) == 1 and len(kinds) > 1:
            self._want(matching[0])
        else:
            self.paint()

    def _say_why_not(self, target: Target) -> None:
        """The reason why nothing can be done with a piece, from the rules."""
        game, session = self.session.game, self.session
        for action in game.vocabulary(session.options):
            if target in game.targets(self.view, action):
                refusal = game.why_not(self.view, action)
                if refusal:
                    self.say(f"{refusal.text} ({refusal.rule})")
                    return
        self.say("Nothing can be chosen there. i explains it.")

    def say(self, sentence: str) -> None:
        """A sentence in place of the keys, until the next key."""
        self._notice = sentence
        self.paint()

    # An action

    def _want(self, action: Action) -> None:
        """Plays an action, or asks first where it may be a slip."""
        question = self.table.slip(self.view, action) if self.fishing.settings.confirmations else ""
        if question and not self._asked:
            self._ask(question, [("yes", lambda: self._play(action)), ("no", self._forget_question)])
        else:
            self._play(action)

    def _ask(self, question: str, answers: list[tuple[str, Callable[[], None]]]) -> None:
        self._asked = (
            [(question, "bold $warning")],
            [Choice([(text, "")], chosen) for text, chosen in answers],
        )
        self.paint()

    def _forget_question(self) -> None:
        self._asked = None
        self.paint()

    def _play(self, action: Action) -> None:
        self._forget_choosing()
        try:
            step = self.session.submit(action)
        except StoreFault as fault:
            self.say(str(fault))
            return
        self._go_on(step)

    def _forget_choosing(self) -> None:
        self._marks, self._opened, self._asked = [], (), None
        self._cursor, self._notice, self._next = "", "", ""

    @work(exclusive=True, group="telling")
    async def _go_on(self, step: Step | None) -> None:
        """Tells a step, then lets automatic players play, until somebody at the keyboard is asked."""
        if step is not None:
            await self._telling.tell(step)
        while self.session.acting == "computer":
            try:
                step = self.session.submit(self.session.computer_action())
            except StoreFault as fault:
                self.say(f"{fault} Press Enter to go on.")
                return
            await self._telling.tell(step)
        self._telling.stop()
        self._ask_next(step is None)

    def _ask_next(self, opened: bool) -> None:
        decision = self.session.decision
        if decision is None:
            self._finish()
            return
        before = None if opened else self.viewer
        match passing(self.fishing.settings, self.session, before, decision.seat):
            case "curtain":
                self.fishing.draw_curtain(self.session.names[decision.seat], self._take_keyboard)
            case "line":
                self._next = self.session.names[decision.seat]
                self._take_keyboard()
            case _:
                self._take_keyboard()

    def _take_keyboard(self) -> None:
        """The deciding player is at the keyboard from now on."""
        decision = self.session.decision
        if decision is None:
            return
        self.viewer = decision.seat
        self.stand()

    def stand(self) -> None:
        """Shows the game where it stands."""
        self.view = self.session.view(self.viewer)
        decision = self.session.game.decision(self.view)
        self._pointing = Pointing(self.session.game, self.view, decision.actions if decision else ())
        self._telling.stop()
        self.paint()

    def _finish(self) -> None:
        self.stand()
        self._ask("The game is over.", [("show the result", lambda: self.fishing.show_result(self.session))])

    def _first_viewer(self) -> Seat:
        """Who is at the keyboard when a game is opened: who decides, or else the first human."""
        decision = self.session.decision
        humans = [seat for seat, taken in enumerate(self.session.seating) if taken.player == "human"]
        if decision is not None and decision.seat in humans:
            return decision.seat
        return humans[0] if humans else 0

    # Keys and clicks

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a step is told no command acts: any key goes on."""
        return not self._telling.busy or action == "leave"

    def on_key(self, event: events.Key) -> None:
        """A label chooses its line, a letter marks its piece; while a step is told, any key goes on."""
        if self._telling.busy:
            self._telling.skip()
            return
        self._quiet()
        if self._asked or not self._mark_by_key(event.character):
            self.query_one(Choices).key(event.character)

    def _mark_by_key(self, character: str | None) -> bool:
        spot = next((spot for spot in self.query_one(Board).spots if spot.key == character), None)
        if spot is None or not self.deciding:
            return False
        self._mark(spot)
        return True

    @on(Board.Pointed)
    def point_at(self, event: Board.Pointed) -> None:
        """A click marks a piece; with the right button it is explained."""
        if self._telling.busy:
            self._telling.skip()
            return
        self._quiet()
        if event.ask:
            self._explain(event.spot.target)
        elif self.deciding and not self._asked:
            self._mark(event.spot)

    def _quiet(self) -> None:
        """What was said in passing has been read."""
        self._notice = self._next = ""
        if self.pages.open:
            self.pages.close()
        self.paint()

    def action_move(self, across: int, down: int) -> None:
        """Moves in the choices, or on the board once it was entered sideways."""
        if self.pages.open:
            self.pages.scroll(down)
            self.paint()
        elif self._cursor or across:
            board = self.query_one(Board)
            self._cursor = board.beside(self._cursor, (across, down))
            self.paint()
        else:
            self.query_one(Choices).move(down)

    def action_page(self, by: int) -> None:
        """A page of what fills the board, or of the log."""
        if self.pages.open:
            self.pages.scroll(by * max(self.query_one(Board).size.height - 2, 1))
            self.paint()
        else:
            self.query_one(LogPanel).scroll_by(-by * max(self.query_one(LogPanel).size.height - 1, 1))

    def action_choose(self) -> None:
        """Chooses the highlighted line, or marks what is under the cursor."""
        if self.pages.open:
            self._quiet()
        elif self._cursor and not self._asked:
            self._choose_spot()
        elif not self.query_one(Choices).choose() and self.session.acting == "computer":
            self._go_on(None)

    def _choose_spot(self) -> None:
        spot = self.query_one(Board).spot(self._cursor)
        if spot is None or not self.deciding:
            return
        if spot.name in self._marks and self._pointing.matching(self._marked()):
            self._cursor = ""
            self.query_one(Choices).choose(0)
        else:
            self._mark(spot)

    def action_panel(self) -> None:
        """From the choices to the board and back."""
        board = self.query_one(Board)
        self._cursor = "" if self._cursor else board.beside("", (1, 0))
        self.paint()

    def action_clear(self) -> None:
        """Takes back marks, a question, an opened line or a page, and shows all choices again."""
        self.pages.close()
        over = self.session.finished
        if not over:
            self._forget_choosing()
        self.paint()

    def action_undo(self) -> None:
        """Takes the last choice back, if that gives nothing away."""
        refusal = self.session.undo_refusal
        if refusal:
            self.say(refusal)
            return
        self._change(self.session.undo)

    def action_redo(self) -> None:
        """Plays again what was taken back."""
        if not self.session.can_redo:
            self.say("Nothing was taken back.")
            return
        self._change(self.session.redo)

    def _change(self, change: Callable[[], object]) -> None:
        try:
            change()
        except StoreFault as fault:
            self.say(str(fault))
            return
        self._forget_choosing()
        self.stand()

    def action_inspect(self) -> None:
        """Explains what is under the cursor, or the first marked piece."""
        name = self._cursor or (self._marks[0] if self._marks else "")
        spot = self.query_one(Board).spot(name)
        if spot is None:
            self.say("Move onto a piece with the left and right arrows, then i explains it.")
        else:
            self._explain(spot.target)

    def _explain(self, target: Target) -> None:
        look = self.look()
        sentences = self.session.game.explain(self.view, target)
        lines = [look.words(words, long=True) for words in sentences]
        self.pages.show([*lines, [], [("any key goes back", "$quiet")]])
        self.paint()

    def action_boards(self) -> None:
        """Every seat's things in full."""
        self.pages.show_rows(self.table.boards(self.view, self.look()))
        self.paint()

    def action_log(self) -> None:
        """The log from the start."""
        look = self.look()
        self.pages.show(log_page(look, self.session.log(self.viewer)), at_end=look.height)
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
        answers: list[tuple[str, Callable[[], None]]] = []
        for seat, taken in enumerate(self.session.seating):
            if taken.player != "rules":
                to = "the computer" if taken.player == "human" else "a player at the keyboard"
                answers.append((f"{taken.name}: hand over to {to}", lambda seat=seat: self._swap(seat)))
        self._ask("Hand over a seat?", [*answers, ("no", self._forget_question)])

    def _swap(self, seat: Seat) -> None:
        from msgspec.structs import replace

        taken = self.session.seating[seat]
        other = "computer" if taken.player == "human" else "human"
        self._change(lambda: self.session.hand_over(seat, replace(taken, player=other)))
        self._go_on(None)

    def action_leave(self) -> None:
        """Back to Home; the game is saved."""
        self._telling.stop()
        self.fishing.go_home()

    def _settle_layout(self) -> None:
        width, height = self.app.size
        plan = arrange(width, height, self.table.least_height(self.view))
        for name, box in plan.items():
            pane = self.query_one(f"#{name}")
            pane.styles.offset = (box.x, box.y)
            pane.styles.width, pane.styles.height = box.width, box.height
