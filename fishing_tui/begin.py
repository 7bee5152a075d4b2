"""A game as it is asked for on the command line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from fishing_tui.forms import SEATS, Option, check, clean_name, name_mistakes, options_of
from fishing_tui.new_games import fresh_seed, seat_all
from fishing_tui.session import GameSession
from rules import GAMES
from rules.game import AnyGame
from rules.journal import Seating

if TYPE_CHECKING:
    from fishing_tui.store import GameStore


class BadStart(ValueError):
    """A game that cannot be begun as it is asked for; says what would be right."""


class Start(Struct, frozen=True):
    """A game that can be begun. `options`: the game's own model."""

    game: str
    options: Any
    seating: tuple[Seating, ...]
    seed: str
    friendly_undo: bool

    @classmethod
    def read(
        cls,
        game_id: str,
        names: str,
        computer: Sequence[str] = (),
        settings: Sequence[str] = (),
        seed: str | None = None,
        friendly_undo: bool = False,
    ) -> "Start":
        """From what was typed. Raises `BadStart`.

        names: the players, with commas between them
        computer: those of them whom the computer plays
        settings: table options, each "name=value"
        """
        game = GAMES[game_id]
        players = _players(names, computer)
        options = _options(game, settings, len(players))
        roles = [role for role in game.seats(options) if role]
        if name_mistakes([player.name for player in players], roles):
            taken = f", and not {' or '.join(roles)}" if roles else ""
            raise BadStart(f"Each player needs a name of their own{taken}: --players Ann,Bo.")
        try:
            seating = seat_all(game, options, players)
        except ValueError as error:
            raise BadStart(f"{error}.") from error
        return cls(game_id, options, seating, seed or fresh_seed(), friendly_undo)

    def begin(self, store: "GameStore") -> GameSession:
        """Begins it. Raises a `StoreFault`."""
        game = GAMES[self.game]
        return GameSession.start(store, game, self.options, self.seed, self.seating, self.friendly_undo)


def _players(names: str, computer: Sequence[str]) -> list[Seating]:
    cleaned = [clean_name(name) for name in names.split(",")]
    machines = {clean_name(name) for name in computer}
    strangers = machines.difference(cleaned)
    if strangers:
        raise BadStart(f"--computer names one of the players, {', '.join(cleaned)}: not {min(strangers)}.")
    return [
        Seating(name, place, "computer" if name in machines else "human")
        for place, name in enumerate(cleaned)
    ]


def _options(game: AnyGame, settings: Sequence[str], players: int) -> Any:
    known = {option.name: option for option in options_of(game.options)}
    chosen: dict[str, Any] = {SEATS: players} if SEATS in known else {}
    for setting in settings:
        name, value = _setting(setting, known)
        if name == SEATS and value != str(players):
            raise BadStart(
                f"There are {players} names, so leave {SEATS}={value} out, or name {value} players."
            )
        chosen[name] = value
    options, mistakes = check(game.options, chosen)
    for name, mistake in mistakes.items():
        raise BadStart(_wrong_value(known[name], chosen.get(name), mistake))
    return options


def _setting(setting: str, known: dict[str, Option]) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if name not in known or not equals:
        raise BadStart(f"--set takes OPTION=VALUE, the option one of {', '.join(known)}; not {setting!r}.")
    return name, value


def _wrong_value(option: Option, value: Any, mistake: str) -> str:
    if option.name == SEATS:
        return f"There can be {option.right} players, not {value}."
    if str(value).lower() in [str(right).lower() for right in option.values]:
        return f"{option.name}: {mistake}."
    return f"{option.name} is {option.right}, not {value}."
