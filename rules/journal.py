"""A game's journal: a header that says how it began, and rows that are only ever added.

The rows say everything that was done, taking back included. `reduce` leaves the actions that count,
`seating` says who sits where by now, and `replay` plays the game again, comparing a checksum at each step.
"""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

if TYPE_CHECKING:
    from pydantic import BaseModel

    from rules.game import Action, AnyGame, State, Step

FORMAT = 1
"""The newest way of writing a journal that this version knows."""

Player: TypeAlias = Literal["human", "computer", "rules"]
"""Who plays a seat: somebody at the keyboard, a computer player, or the game itself (as Alan)."""


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on one seat, and in which colour."""

    name: str
    colour: int
    player: Player


class Header(Struct, frozen=True, forbid_unknown_fields=True, tag="header"):
    """How a game began.

    journal: the format of this journal
    cards: identifies the card data (`Game.card_digest`)
    options: the game's options, as JSON values
    friendly_undo: undo may take back what was revealed, so the game keeps out of the records
    app: the version that wrote the header
    """

    journal: int
    game: str
    rules_version: int
    cards: str
    options: dict[str, Any]
    seed: str
    seating: tuple[Seating, ...]
    app: str
    friendly_undo: bool = False


class ActionRow(Struct, frozen=True, forbid_unknown_fields=True, tag="action"):
    """An action of a seat, and who chose it. `checksum`: of the state it led to."""

    seat: int
    writer: int
    action: Raw
    checksum: str
    player: Player = "human"


class UndoRow(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """The last `back` actions that counted count no more. `checksum`: of the state gone back to."""

    seat: int
    writer: int
    back: int
    checksum: str


class SeatingRow(Struct, frozen=True, forbid_unknown_fields=True, tag="seating"):
    """Another player, name or colour on a seat."""

    seat: int
    writer: int
    seating: Seating
    checksum: str


Row: TypeAlias = ActionRow | UndoRow | SeatingRow


class BadRow(ValueError):
    """A header or row that cannot be read; says what is wrong with it."""


class RefusedJournal(ValueError):
    """A journal that this version must not play; says in a sentence why."""


class Diverged(ValueError):
    """A replay that came to another state than the game did, or to an action that is not legal.

    at: how many actions were replayed before
    """

    def __init__(self, at: int, reason: str) -> None:
        super().__init__(f"action {at + 1}: {reason}")
        self.at = at


class Replay(Struct, frozen=True):
    """A game played again: the opening, then one step for each action that counts."""

    opening: "Step"
    actions: "tuple[Action, ...]"
    steps: "tuple[Step, ...]"

    @property
    def state(self) -> "State":
        """The game as it stands after the last action."""
        return self.steps[-1].state if self.steps else self.opening.state


def begin(
    game: "AnyGame",
    options: "BaseModel",
    seed: str,
    seating: tuple[Seating, ...],
    app: str,
    friendly_undo: bool = False,
) -> Header:
    """The header of a new game. Raises `ValueError` if the seating does not fit the game's seats."""
    roles = game.seats(options)
    if len(roles) != len(seating):
        raise ValueError(f"{game.title} has {len(roles)} seats with these options, not {len(seating)}")
    for role, seat in zip(roles, seating, strict=True):
        if bool(role) != (seat.player == "rules"):
            raise ValueError(f"{seat.name} cannot be played by {seat.player}")
    return Header(
        journal=FORMAT,
        game=game.id,
        rules_version=game.rules_version,
        cards=game.card_digest(),
        options=options.model_dump(mode="json"),
        seed=seed,
        seating=seating,
        app=app,
        friendly_undo=friendly_undo,
    )


def game_of(header: Header, games: "Mapping[str, AnyGame]") -> "AnyGame":
    """The game that the journal belongs to. Raises `RefusedJournal` as `check` does, or if there is none."""
    if header.game not in games:
        raise RefusedJournal(f"This version knows no game called {header.game!r}; a newer one may.")
    game = games[header.game]
    check(game, header)
    return game


def check(game: "AnyGame", header: Header) -> None:
    """Raises `RefusedJournal` if the journal is newer than the game, or was made with other cards."""
    if header.journal > FORMAT or header.rules_version > game.rules_version:
        raise _too_new(header.app)
    if header.cards != game.card_digest():
        raise RefusedJournal("This game was begun with other cards; go on with it with the same card files.")


def _too_new(app: str) -> RefusedJournal:
    return RefusedJournal(
        f"This game was saved by a newer version ({app}); update fishing-tui to go on with it."
    )


def read_options(game: "AnyGame", header: Header) -> "BaseModel":
    """The options the game was begun with. Raises `RefusedJournal` if they are no longer possible."""
    from pydantic import ValidationError

    try:
        options: BaseModel = game.options.model_validate(header.options)
    except ValidationError as error:
        mistake = error.errors(include_url=False)[0]
        reason = ": ".join([*map(str, mistake["loc"]), mistake["msg"]])
        raise RefusedJournal(
            f"This game was begun with options that are not possible here: {reason}."
        ) from error
    return options


def checksum(game: "AnyGame", state: "State") -> str:
    """Identifies a state, in 16 hexadecimal digits."""
    return dump_checksum(game.dump(state))


def dump_checksum(dump: bytes) -> str:
    """The checksum of a state that has been dumped already."""
    return blake2b(dump, digest_size=8).hexdigest()


def reduce(rows: Iterable[Row]) -> tuple[ActionRow, ...]:
    """The actions that count. Raises `BadRow` where more is taken back than was done."""
    return _reduced(rows)[0]


def taken_back(rows: Iterable[Row]) -> tuple[ActionRow, ...]:
    """The actions that were taken back and could be done again, in the order of doing. Raises `BadRow`."""
    return _reduced(rows)[1]


def _reduced(rows: Iterable[Row]) -> tuple[tuple[ActionRow, ...], tuple[ActionRow, ...]]:
    counting: list[ActionRow] = []
    undone: list[ActionRow] = []
    for row in rows:
        match row:
            case ActionRow():
                counting.append(row)
                undone = undone[1:] if undone and undone[0].action == row.action else []
            case UndoRow(back=back):
                if not 0 < back <= len(counting):
                    raise BadRow(f"takes back {back} of {len(counting)} actions")
                undone = counting[-back:] + undone
                del counting[-back:]
            case SeatingRow():
                pass
    return tuple(counting), tuple(undone)


def seating(header: Header, rows: Iterable[Row]) -> tuple[Seating, ...]:
    """Who sits where after these rows. Raises `BadRow` for a seat that the game does not have."""
    seats = list(header.seating)
    for row in rows:
        if isinstance(row, SeatingRow):
            if not 0 <= row.seat < len(seats):
                raise BadRow(f"there is no seat {row.seat}")
            seats[row.seat] = row.seating
    return tuple(seats)


def replay(game: "AnyGame", header: Header, rows: Iterable[Row]) -> Replay:
    """The game played again. Raises `Diverged`, `RefusedJournal` (see `check`) or `BadRow`."""
    check(game, header)
    opening = game.opening(read_options(game, header), header.seed)
    state = opening.state
    actions: list[Action] = []
    steps: list[Step] = []
    for row in reduce(rows):
        action, step = _replayed(game, state, row, len(steps))
        actions.append(action)
        steps.append(step)
        state = step.state
    return Replay(opening, tuple(actions), tuple(steps))


def _replayed(game: "AnyGame", state: "State", row: ActionRow, at: int) -> "tuple[Action, Step]":
    from rules.game import BrokenData, IllegalAction

    try:
        action: Action = game.load_action(bytes(row.action))
        step = game.apply(state, action)
    except (BrokenData, IllegalAction) as error:
        raise Diverged(at, str(error)) from error
    if checksum(game, step.state) != row.checksum:
        raise Diverged(at, "leads to another state than it did when it was played")
    return action, step


class _Format(Struct):
    journal: int
    app: str = "unknown"


_format = msgspec.json.Decoder(_Format)
_header = msgspec.json.Decoder(Header)
_row = msgspec.json.Decoder(Row)


def dump(part: Header | Row) -> bytes:
    """A header or row as one line of JSON."""
    return msgspec.json.encode(part)


def load_header(data: bytes) -> Header:
    """The header again. Raises `RefusedJournal` if its format is newer, `BadRow` for a mistake in it."""
    try:
        written = _format.decode(data)
        if written.journal > FORMAT:
            raise _too_new(written.app)
        return _header.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRow(str(error)) from error


def load_row(data: bytes) -> Row:
    """The row again. Raises `BadRow`."""
    try:
        row: Row = _row.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRow(str(error)) from error
    return row
