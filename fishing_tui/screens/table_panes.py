"""What stands on the panes of a table, painted from where the game and the player are."""

from typing import TYPE_CHECKING

from fishing_tui.screens.table_layout import arrange
from fishing_tui.screens.too_small import LEAST
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Piece, cut, length, width_of
from fishing_tui.widgets.choices import Choice, Choices, rows_of
from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.key_pane import KeyPane
from fishing_tui.widgets.log_panel import LogPanel
from fishing_tui.widgets.pane import Pane
from rules.game import Action, Entry

if TYPE_CHECKING:
    from fishing_tui.screens.table import TableScreen
    from fishing_tui.screens.table_looking import Answer

COMMANDS = (
    Key("Enter", "choose"),
    Key("u", "undo", "screen.undo"),
    Key("i", "inspect", "screen.inspect"),
    Key("o", "boards", "screen.boards"),
    Key("g", "log", "screen.log"),
    Key("r", "rules", "screen.rules"),
    Key("?", "keys", "screen.keys"),
    Key("q", "leave", "screen.leave"),
    Key("s", "seats", "screen.seats"),
    Key("arrows", "move"),
)
PEEK = Key("p", "peek", "screen.peek")
_WITH_PEEK = (Key("Enter", "ok"), COMMANDS[1], PEEK, *COMMANDS[2:])
"""The same with one more, the first so short that 80 columns still hold the way out."""
_WIDEN = "  x all choices"
"""What is said beside the question, where there is room, while only some of the choices are listed."""
_ON = Key("any key", "go on", "screen.skip")
_WHILE_TOLD = ("screen.leave", "screen.seats")
"""The commands that act while a step is told."""
_BACK = (Key("any key", "back to the table", "screen.clear"), Key("up down", "scroll"))


class Panes:
    """Paints the board, the question, the choices, the log and the key line of a table."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        commands = _WITH_PEEK if screen.table.COVERED else COMMANDS
        without = [f"screen.{name}" for name in screen.WITHOUT]
        self._commands = tuple(key for key in commands if key.action not in without)

    def lay_out(self) -> None:
        """Gives each pane its place in the window, or in the least one if the game waits for that."""
        screen = self._screen
        width, height = max(screen.app.size.width, LEAST.width), max(screen.app.size.height, LEAST.height)
        for name, box in arrange(width, height, screen.table.least_height(screen.view)).items():
            styles = screen.query_one(f"#{name}").styles
            styles.offset = (box.x, box.y)
            styles.width, styles.height = box.width, box.height

    def look(self) -> Look:
        """How the table is looked at now."""
        screen = self._screen
        size = screen.board.size
        open_targets = screen.choosing.open_targets if screen.deciding else frozenset()
        return Look(
            names=screen.session.names,
            colours=tuple(f"$player-{seat.colour}" for seat in screen.session.seating),
            viewer=screen.viewer,
            width=size.width,
            height=size.height,
            cursor=screen.cursor,
            marks=frozenset(screen.choosing.marks),
            open=open_targets.__contains__,
            asked=screen.deciding,
            before=screen.before.get(screen.viewer),
            symbols=screen.table.STYLES,
            tumbling=screen.telling.tumbling,
            shake=screen.telling.shake,
            glyphs=screen.fishing.glyphs,
        )

    def paint(self) -> None:
        """Paints everything; each pane sends only what changed."""
        look = self.look()
        self.paint_board(look)
        self._paint_choices(look)
        self.paint_prompt(look)
        self._paint_log(look)
        self._paint_keys()

    def paint_board(self, look: Look) -> None:
        """Paints the board, or the page that has taken its place."""
        screen = self._screen
        board = screen.board
        if screen.pages.open:
            board.spots = ()
            board.show(screen.pages.rows(look))
        else:
            board.picture(screen.table.draw(screen.view, look))

    def blank(self) -> None:
        """Takes everything off the panes, so that nothing is left to be seen when a curtain lifts."""
        for pane in self._screen.query(Pane):
            pane.show([])
        self._screen.query_one(LogPanel).forget()
        self._screen.query_one(Choices).offer(())

    def paint_prompt(self, look: Look) -> None:
        """Paints the question, and behind it how many choices are out of sight and how to see them all."""
        pane = self._screen.query_one("#prompt", Pane)
        width = pane.size.width
        rule = (look.glyphs.across * width, "$quiet")
        unseen = self._unseen()
        pieces = cut(self._prompt(look), width - width_of(unseen))
        pieces.append((unseen, "$quiet"))
        if self._screen.choosing.narrowed and length(pieces) + len(_WIDEN) <= width:
            pieces.append((_WIDEN, "$quiet"))
        pane.show(rows_of([[*pieces, (" ", ""), rule]], width, 1))

    def _unseen(self) -> str:
        """How many choices lie above and below those that are seen."""
        choices = self._screen.query_one(Choices)
        parts = [(choices.above, "above"), (choices.below, "more below")]
        told = ", ".join(f"{number} {where}" for number, where in parts if number)
        return f"  {told}" if told else ""

    def _prompt(self, look: Look) -> list[Piece]:
        screen = self._screen
        if screen.question:
            return [(f" {screen.question}", "bold $warning")]
        decision = screen.session.decision
        if screen.telling.holding:
            return [(" any key goes on", "bold $warning")]
        if screen.telling.busy or decision is None:
            return [(" any key goes on", "$quiet")]
        lead = " next: " if screen.next_name else " "
        return [
            (lead, "bold $warning"),
            look.name(decision.seat),
            (": ", ""),
            *look.words(decision.prompt, "bold"),
        ]

    def _paint_choices(self, look: Look) -> None:
        screen = self._screen
        choices = screen.query_one(Choices)
        if screen.explanation:
            choices.explain(screen.explanation)
        elif screen.answers:
            choices.offer([_answer(answer) for answer in screen.answers])
        elif screen.deciding:
            proposed = self._proposed()
            lines = [
                self._choice(look, entry) for entry in screen.choosing.entries if entry.actions != proposed
            ]
            choices.offer([*self._proposal(look, proposed), *lines], active=not screen.cursor)
        else:
            choices.offer(())
        screen.board.point(screen.cursor)

    def _choice(self, look: Look, entry: Entry) -> Choice:
        words = look.words(entry.words, long=self._screen.table.SPELLED)
        return Choice(words, lambda: self._screen.choose(entry))

    def _proposed(self) -> tuple[Action, ...]:
        """A whole answer where many small ones are asked; none where the player has begun one."""
        screen = self._screen
        return () if screen.choosing.narrowed else screen.session.game.proposal(screen.view)

    def _proposal(self, look: Look, actions: tuple[Action, ...]) -> list[Choice]:
        """What is proposed, as one line."""
        screen = self._screen
        if not actions:
            return []
        described = screen.session.game.describe_all(screen.view, screen.viewer, actions)
        pieces = [("as proposed: ", "bold"), *look.words(described, long=screen.table.SPELLED)]
        return [Choice(pieces, lambda: screen.play(*actions))]

    def _paint_log(self, look: Look) -> None:
        screen = self._screen
        lines = screen.session.log(screen.eyes)[: screen.telling.told]
        sentences = [line.words for line in lines]
        screen.query_one(LogPanel).tell(sentences, len(sentences) - screen.read_so_far, look.words)

    def _paint_keys(self) -> None:
        screen = self._screen
        line = screen.query_one(KeyPane)
        if screen.notice:
            line.say(screen.notice)
        elif screen.telling.busy:
            line.keys((_ON, *(key for key in self._commands if key.action in _WHILE_TOLD)))
        else:
            line.keys(_BACK if screen.explanation or screen.pages.open else self._commands)


def _answer(answer: "Answer") -> Choice:
    text, chosen = answer
    return Choice([(text, "")], chosen)
