"""Somebody who types: fixed lines, or whatever a computer player would choose from what was read out."""

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from fishing_tui.opponents import player
from fishing_tui.plain.client import PlainClient
from fishing_tui.plain.talk import Talk
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules.chance import seeded
from rules.game import Action
from rules.journal import checksum
from rules.words import plain

TAKE = "press Enter when you hold it."
ALL = "press Enter to go on"
AGAIN = "Type again to play again"


class Typed(io.StringIO):
    """A stream whose lines are thought of when they are asked for.

    answer: is given what was said since the line before; None ends the input
    """

    def __init__(self, shown: io.StringIO, answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self._shown = shown
        self._answer = answer
        self._heard = 0

    def readline(self, _size: int | None = -1, /) -> str:
        said = self._shown.getvalue()
        line = self._answer(said[self._heard :])
        self._heard = len(said)
        return "" if line is None else f"{line}\n"


class AtTable:
    """A game in plain mode, with everything that was said.

    session: the game, once it is begun or resumed
    """

    def __init__(self, store: GameStore, settings: Settings | None = None, width: int = 0) -> None:
        self.shown = io.StringIO()
        self.store = store
        self._settings = settings or Settings()
        self._width = width
        self.session: GameSession | None = None

    @property
    def said(self) -> str:
        """Everything that was said."""
        return self.shown.getvalue()

    def begin(self, start: Callable[[GameStore], GameSession], answer: Callable[[str], str | None]) -> int:
        """Plays a new game; the program's status."""
        return self._run(lambda client: client.begin(start), answer)

    def resume(self, number: int, answer: Callable[[str], str | None]) -> int:
        """Goes on with a saved game; the program's status."""
        return self._run(lambda client: client.resume_game(number), answer)

    def home(self, answer: Callable[[str], str | None]) -> int:
        """Opens Home; the program's status."""
        return self._run(None, answer)

    def _run(
        self, opened: Callable[[PlainClient], str | None] | None, answer: Callable[[str], str | None]
    ) -> int:
        talk = Talk(Typed(self.shown, answer), self.shown, self._width)
        return Watched(self, talk, self.store, self._settings).run(opened, [])


class Watched(PlainClient):
    """Plain mode that lets a test see the game being played."""

    def __init__(self, table: AtTable, talk: Talk, store: GameStore, settings: Settings) -> None:
        super().__init__(talk, store, settings)
        self._table = table

    def play(self, session: GameSession) -> str | None:
        self._table.session = session
        return super().play(session)


def typing(*lines: str) -> Callable[[str], str | None]:
    """Types these lines, whatever is said, and then ends the input."""
    waiting = iter(lines)
    return lambda _: next(waiting, None)


def holding(lines: Iterable[str]) -> Callable[[str], str | None]:
    """Types these lines, and presses Enter at each curtain besides."""
    waiting = iter(lines)
    return lambda said: "" if TAKE in said or ALL in said else next(waiting, None)


class ByNumbers:
    """Types the numbers of what a computer player chooses, reading them from what was said.

    moves: stops after so many choices, if given
    """

    def __init__(self, table: AtTable, moves: int | None = None) -> None:
        self._table = table
        self._moves = moves
        self._wanted: Action | None = None
        self.chosen = 0

    def __call__(self, said: str) -> str | None:
        if TAKE in said or ALL in said or AGAIN in said:
            return ""
        if "Type yes or no" in said:
            return "yes"
        if self._wanted is None:
            if self.chosen == self._moves:
                return None
            self._wanted = chosen_action(self._session())
        return self._number(said)

    def _session(self) -> GameSession:
        assert self._table.session is not None
        return self._table.session

    def _number(self, said: str) -> str:
        """The number in front of the wanted action, or of the line it is behind, or more."""
        session, wanted = self._session(), self._wanted
        assert session.decision is not None and wanted is not None
        seat = session.decision.seat
        view = session.view(seat)
        read_out = {text: number for number, text in re.findall(r"^  (\d+): (.*)$", said, re.MULTILINE)}
        text = plain(session.game.describe(view, seat, wanted), session.names)
        if text in read_out:
            self._wanted = None
            self.chosen += 1
            return read_out[text]
        for entry in session.game.menu(view):
            head = plain(entry.words, session.names).removesuffix("...").rstrip()
            ways = f"{head} ({len(entry.actions)} ways)"
            if wanted in entry.actions and ways in read_out:
                return read_out[ways]
        assert "type more" in said, f"{text!r} was not read out:\n{said}"
        return "more"


def chosen_action(session: GameSession) -> Action:
    """What a computer player would choose on the seat that is to decide."""
    assert session.decision is not None
    view = session.view(session.decision.seat)
    chance = seeded(checksum(session.game, view), streams=1)
    return player("computer", session.game.id).choose(session.game, view, session.decision.actions, chance)


def opened_store(folder: Path) -> GameStore:
    """A store of its own."""
    return GameStore.open(folder / "games.sqlite3")
