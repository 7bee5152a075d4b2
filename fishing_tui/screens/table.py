"""Playing at a table: choices and marks, what follows from an action, undo, and seats that change hands."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from fishing_tui.choosing import Choosing
from fishing_tui.faults import StoreFault
from fishing_tui.screens.table_course import Course
from fishing_tui.screens.table_looking import LookingScreen
from fishing_tui.screens.table_panes import Panes
from fishing_tui.screens.table_seats import handovers
from fishing_tui.screens.table_telling import Telling
from fishing_tui.tables.picture import Spot
from fishing_tui.widgets.choices import Choices
from rules.game import Action, Entry

if TYPE_CHECKING:
    from fishing_tui.session import GameSession

LOOK_ROUND = 1.0
"""Seconds between two looks at what other windows do with the game."""


class TableScreen(LookingScreen):
    """A game being played: board on top, the question and its choices at the bottom left, the log beside."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "choose", show=False, id="table.choose"),
        Binding("escape,x,backspace", "clear", show=False, id="table.clear"),
        Binding("u", "undo", show=False, id="table.undo"),
        Binding("U,ctrl+r", "redo", show=False, id="table.redo"),
        Binding("p", "peek", show=False, id="table.peek"),
        Binding("s", "seats", show=False, id="table.seats"),
        Binding("q", "leave", show=False, id="table.leave"),
    ]

    def __init__(self, session: "GameSession") -> None:
        super().__init__(session)
        self.telling = Telling(self)
        self.panes = Panes(self)
        self.course = Course(self)

    def on_mount(self) -> None:
        """Lets the game go on from where it stands."""
        self.panes.lay_out()
        self.call_after_refresh(self.begin)
        self.set_interval(LOOK_ROUND, self.look_round)

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

    def point(self, spot: Spot, asking: bool) -> None:
        """Marks a piece that was pointed at, or explains it if that is being asked."""
        if self.deciding and not (asking or self.answers):
            self.mark(spot)
        else:
            super().point(spot, asking)

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

    def action_peek(self) -> None:
        """What the player at the keyboard alone knows; the next key covers it."""
        if self.eyes is None:
            self.say("Nobody has taken the keyboard yet.")
        elif self.table.COVERED:
            self._turn_to(lambda look: self.table.covered(self.view, look))
        else:
            self.say("Nothing lies covered in this game.")

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
