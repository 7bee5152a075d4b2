"""The log of a game: what each seat witnessed, in order, judged when it happened."""

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.words import Words

if TYPE_CHECKING:
    from rules.game import AnyGame, Seat, Step


class LogLine(Struct, frozen=True):
    """One sentence of the log.

    seat: whose action led to it; None for the set-up
    new_turn: the line before came of another seat's action
    """

    words: Words
    seat: "Seat | None"
    new_turn: bool


class Log:
    """The steps of a game, told to whoever asks; each step is put into words once for each viewer.

    The newest one again when another follows, since a game may let it be read only so long.
    """

    def __init__(self, game: "AnyGame", opening: "Step") -> None:
        self._game = game
        self._steps: list[tuple[Seat | None, Step]] = [(None, opening)]
        self._told: dict[Seat | None, list[tuple[LogLine, ...]]] = {}
        self._fresh: dict[Seat | None, int] = {}

    def add(self, seat: "Seat", step: "Step") -> None:
        """A step that an action of the seat led to."""
        self._steps.append((seat, step))

    def drop(self, count: int) -> None:
        """Forgets the last steps."""
        del self._steps[-count:]
        for told in self._told.values():
            del told[len(self._steps) :]
        self._fresh.clear()

    def lines(self, viewer: "Seat | None") -> tuple[LogLine, ...]:
        """Everything the viewer witnessed; None is an onlooker."""
        return tuple([line for told in self._tell(viewer) for line in told])

    def lines_since(self, viewer: "Seat") -> tuple[LogLine, ...]:
        """What the seat witnessed after its own last action."""
        own = [place for place, (seat, _) in enumerate(self._steps) if seat == viewer]
        start = own[-1] + 1 if own else 0
        return tuple([line for told in self._tell(viewer)[start:] for line in told])

    def _tell(self, viewer: "Seat | None") -> list[tuple[LogLine, ...]]:
        told = self._told.setdefault(viewer, [])
        if self._fresh.pop(viewer, len(self._steps)) < len(self._steps):
            told.pop()
        last = next((lines[-1] for lines in reversed(told) if lines), None)
        for number in range(len(told), len(self._steps)):
            seat, step = self._steps[number]
            newest = number == len(self._steps) - 1
            lines: list[LogLine] = []
            for words in self._sentences(viewer, step, newest):
                last = LogLine(words, seat, new_turn=last is None or last.seat != seat)
                lines.append(last)
            told.append(tuple(lines))
        self._fresh[viewer] = len(self._steps)
        return told

    def _sentences(self, viewer: "Seat | None", step: "Step", newest: bool) -> list[Words]:
        """What a step reads like; of an earlier one only what the game lets a player keep a note of."""
        game = self._game
        sentences: list[Words] = []
        for beat in step.beats:
            view = game.view(beat.state, viewer)
            for event in beat.events:
                witnessed = game.witness(event, viewer)
                if witnessed is not None:
                    known = witnessed if newest else game.remembered(view, witnessed)
                    sentences.append(game.tell(view, viewer, known))
        return [words for words in sentences if words]
