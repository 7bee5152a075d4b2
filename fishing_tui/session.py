"""GameSession: the one path of an action, from a choice at the table to a row in the journal.

Whatever changes the game is committed to the store first; only then does the session change. A fault on
the way leaves both as they were.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Raw

from fishing_tui import __version__
from fishing_tui.faults import NotTheWriter, StoreFault
from fishing_tui.log import Log, LogLine
from fishing_tui.opponents import player
from fishing_tui.past import Move, past_of
from fishing_tui.saved import Stored, status_of
from fishing_tui.store import FIRST_WRITER, GameStore
from rules import GAMES, journal
from rules.chance import seeded
from rules.game import Action, AnyGame, Decision, IllegalAction, Seat, State, Step
from rules.journal import (
    ActionRow,
    Header,
    Player,
    Row,
    Seating,
    SeatingRow,
    UndoRow,
)

if TYPE_CHECKING:
    from pydantic import BaseModel

__all__ = ["GameSession", "LogLine"]


WATCHING = 0
"""The writer number of a session that writes nothing."""


class GameSession:
    """A game being played, or only watched. Begun with `start`, `resume` or `watch`.

    number: what the store knows it by
    game, options, header: the rules, the table options, and how it began
    opening: the set-up, or what was saved where replay could not follow
    seating: who sits where by now
    notice: what the players should be told about this game, if anything
    """

    def __init__(
        self, store: GameStore, number: int, writer: int, game: AnyGame, header: Header, opening: Step
    ) -> None:
        self._store = store
        self._writer = writer
        self._followed = ""
        self._file = store.file()
        self._rows: list[Row] = []
        self._moves: list[Move] = []
        self._undone: list[Action] = []
        self._log = Log(game, opening)
        self.number = number
        self.game = game
        self.header = header
        self.options = journal.read_options(game, header)
        self.opening = opening
        self.seating = header.seating
        self.notice: str | None = None
        self._stand()

    @classmethod
    def start(
        cls,
        store: GameStore,
        game: AnyGame,
        options: "BaseModel",
        seed: str,
        seating: tuple[Seating, ...],
        friendly_undo: bool = False,
    ) -> "GameSession":
        """A new game, saved from its first moment on.

        Raises `ValueError` if the seating does not fit the options, or a `StoreFault`.
        """
        header = journal.begin(game, options, seed, seating, __version__, friendly_undo)
        opening = game.opening(options, seed)
        status = status_of(game, opening.state, seating)
        number = store.create(header, game.dump(opening.state), status)
        return cls(store, number, FIRST_WRITER, game, header, opening)

    @classmethod
    def resume(cls, store: GameStore, number: int, games: Mapping[str, AnyGame] = GAMES) -> "GameSession":
        """A saved game where it stood, taken over from any other window that plays it.

        Raises `RefusedJournal` if this version must not play it, or a `StoreFault`.
        """
        session = cls.watch(store, number, games)
        session._writer = store.take_over(number)
        session._follow()
        return session

    @classmethod
    def watch(cls, store: GameStore, number: int, games: Mapping[str, AnyGame] = GAMES) -> "GameSession":
        """A saved game as it stands, to be looked at while another window plays it. Raises as `resume`."""
        stored = store.read(number)
        game = journal.game_of(stored.header, games)
        opening = game.opening(journal.read_options(game, stored.header), stored.header.seed)
        session = cls(store, number, WATCHING, game, stored.header, opening)
        session._follow()
        return session

    def catch_up(self) -> bool:
        """Takes up what the window that plays the game has done; whether there was anything.

        Raises a `StoreFault`.
        """
        if self._store.changed(self.number) == self._followed:
            return False
        self._follow()
        return True

    def lost(self) -> bool:
        """Whether another window has taken the game over; then it is only watched here from now on.

        Raises a `StoreFault`.
        """
        if not self.playing:
            return False
        try:
            self._keep()
            if self._store.writer(self.number) == self._writer:
                return False
        except NotTheWriter:
            pass
        self._let_go()
        return True

    def played_elsewhere(self) -> bool:
        """Whether another window plays the game just now. Raises a `StoreFault`."""
        return self._store.played_elsewhere(self.number)

    def leave(self) -> None:
        """The game is put away in this window, or only watched from now on."""
        with suppress(StoreFault):
            self._keep()
        self._let_go()

    def _let_go(self) -> None:
        self._store.leave(self.number, self._writer)
        self._writer = WATCHING

    @property
    def playing(self) -> bool:
        """Whether this window plays the game, rather than watch it."""
        return self._writer != WATCHING

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(seat.name for seat in self.seating)

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.decision is None

    @property
    def acting(self) -> Player | None:
        """Who is to decide now: somebody at the keyboard or a computer player; None when the game is over."""
        return self.seating[self.decision.seat].player if self.decision else None

    def view(self, seat: Seat | None) -> State:
        """The game as the seat may know it now; None is an onlooker."""
        view: State = self.game.view(self.state, seat)
        return view

    def submit(self, action: Action) -> Step:
        """Plays an action of the deciding seat; what it led to.

        Raises `IllegalAction`, `NotTheWriter`, `StoreFull` or another `StoreFault`; then nothing has changed.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAction("over", "The game is over.")
        step = self.game.apply(self.state, action)
        seat, chosen_by = decision.seat, self.seating[decision.seat].player
        dump = self.game.dump(step.state)
        written = Raw(self.game.dump_action(action))
        self._commit(
            ActionRow(seat, self._writer, written, journal.dump_checksum(dump), chosen_by),
            step.state,
            dump,
            self.seating,
        )
        self._undone = self._undone[1:] if self._undone[:1] == [action] else []
        self._add(Move(seat, chosen_by, action, step))
        return step

    @property
    def undo_refusal(self) -> str | None:
        """Why the last human decision cannot be taken back; None if it can."""
        back = self._back()
        if not back:
            return "Nothing has been done that could be undone."
        if self.header.friendly_undo:
            return None
        if any(move.step.revealed for move in self._moves[-back:]):
            return "That revealed something, so it cannot be undone."
        if not self._still_at_the_keyboard(self._moves[-back].seat):
            return "The turn has passed on, so it cannot be undone."
        return None

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return self.undo_refusal is None

    def undo(self) -> bool:
        """Goes back to the last human decision; False, with nothing done, if `undo_refusal` says why not.

        Raises a `StoreFault`; then nothing has changed.
        """
        if not self.can_undo:
            return False
        back = self._back()
        taken = self._moves[-back:]
        state = self._state_before(back)
        dump = self.game.dump(state)
        checksum = journal.dump_checksum(dump)
        self._commit(UndoRow(taken[0].seat, self._writer, back, checksum), state, dump, self.seating)
        self._undone = [move.action for move in taken] + self._undone
        del self._moves[-back:]
        self._log.drop(back)
        self._stand()
        return True

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would play something again."""
        return bool(self._undone) and self.acting == "human"

    def redo(self) -> Step | None:
        """Plays the action that was taken back once more; None if there is none. Raises as `submit` does."""
        return self.submit(self._undone[0]) if self.can_redo else None

    def log(self, seat: Seat | None) -> tuple[LogLine, ...]:
        """Everything that the seat has witnessed so far; None is an onlooker."""
        return self._log.lines(seat)

    def log_since(self, seat: Seat) -> tuple[LogLine, ...]:
        """What the seat has witnessed since it last decided something."""
        return self._log.lines_since(seat)

    def hand_over(self, seat: Seat, seating: Seating) -> None:
        """Puts another player on a seat, or gives the same one another name or colour.

        Raises `ValueError` for a seat that the game plays itself, or a `StoreFault`.
        """
        if "rules" in (self.seating[seat].player, seating.player):
            raise ValueError("an automatic seat cannot be handed over")
        changed = (*self.seating[:seat], seating, *self.seating[seat + 1 :])
        dump = self.game.dump(self.state)
        row = SeatingRow(seat, self._writer, seating, journal.dump_checksum(dump))
        self._commit(row, self.state, dump, changed)
        self.seating = changed

    def computer_action(self) -> Action:
        """What the computer player on the deciding seat chooses. Raises `ValueError` if none is to decide."""
        if self.decision is None or self.acting != "computer":
            raise ValueError("no computer player is to decide now")
        view = self.view(self.decision.seat)
        # Its luck depends on nothing but its view: what it may not know cannot change its choice.
        chance = seeded(journal.checksum(self.game, view), streams=1)
        return player("computer", self.game.id).choose(self.game, view, self.decision.actions, chance)

    def curtain_needed(self, before: Seat | None, after: Seat | None) -> bool:
        """Whether the table must be hidden while the keyboard goes from one seat to another."""
        if before is None or after is None or before == after:
            return False
        if any(self.seating[seat].player != "human" for seat in (before, after)):
            return False
        return not self.game.secrets(self.state).isdisjoint((before, after))

    def _back(self) -> int:
        """How many moves it is back to the last human decision; 0 if there is none."""
        for back, move in enumerate(reversed(self._moves), start=1):
            if move.player == "human":
                return back
        return 0

    def _still_at_the_keyboard(self, seat: Seat) -> bool:
        if self.seating[seat].player != "human":
            return False
        return self.acting != "human" or self.decision is None or self.decision.seat == seat

    def _state_before(self, back: int) -> State:
        """The state as it was so many moves ago."""
        kept = len(self._moves) - back
        return self._moves[kept - 1].step.state if kept else self.opening.state

    def _commit(self, row: Row, state: State, dump: bytes, seating: tuple[Seating, ...]) -> None:
        self._keep()
        status = status_of(self.game, state, seating)
        self._store.append(self.number, self._writer, (row,), dump, status)
        self._rows.append(row)

    def _keep(self) -> None:
        """If another file took the place of the one that the game is in, writes the whole game there."""
        file = self._store.file()
        if file is not self._file and self.playing:
            stored = Stored(self.header, tuple(self._rows), self.game.dump(self.state))
            status = status_of(self.game, self.state, self.seating)
            self.number = self._store.keep(self.number, self._writer, stored, status)
        self._file = file

    def _add(self, move: Move) -> None:
        self._moves.append(move)
        self._log.add(move.seat, move.step)
        self._stand()

    def _stand(self) -> None:
        """Settles what follows from the moves."""
        self.state: State = self._state_before(0)
        self.decision: Decision | None = self.game.decision(self.state)

    def _follow(self) -> None:
        """Takes up the game as it is saved, in place of what was known of it."""
        self._followed = self._store.changed(self.number)
        stored = self._store.read(self.number)
        past = past_of(self.game, stored)
        self.opening, self._moves, self._undone, self.seating, self.notice = past
        self._rows = list(stored.rows)
        self._log = Log(self.game, self.opening)
        for move in self._moves:
            self._log.add(move.seat, move.step)
        self._stand()
