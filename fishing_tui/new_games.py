"""Beginning a game: who sits where, a seed, and playing again."""

from collections.abc import Sequence
from secrets import token_hex
from typing import TYPE_CHECKING

from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from rules.game import AnyGame, Seat
from rules.journal import Seating

if TYPE_CHECKING:
    from pydantic import BaseModel


def fresh_seed() -> str:
    """A seed nobody can foresee, short enough to be typed again."""
    return token_hex(4)


def seat_all(game: AnyGame, options: "BaseModel", players: Sequence[Seating]) -> tuple[Seating, ...]:
    """The players on the seats that are for players, and the game's own players on the others.

    Raises `ValueError` if there are more or fewer players than seats for them.
    """
    roles = game.seats(options)
    wanted = sum(not role for role in roles)
    if wanted != len(players):
        raise ValueError(f"{game.title} has {wanted} seats for players with these options, not {len(players)}")
    waiting = iter(players)
    return tuple(
        Seating(role, colour=seat, player="rules") if role else next(waiting)
        for seat, role in enumerate(roles)
    )


def play_again(store: GameStore, session: GameSession) -> GameSession:
    """A new game with the same people and options; the player after the last one to begin begins.

    Raises a `StoreFault`.
    """
    game = session.game
    people = [seating for seating in session.seating if seating.player != "rules"]
    first = _next_to_begin(session)
    seating = seat_all(game, session.options, (*people[first:], *people[:first]))
    options = session.options
    if "first" in type(options).model_fields and len(people) > 1:
        options = game.options.model_validate({**options.model_dump(), "first": "1"})
    return GameSession.start(store, game, options, fresh_seed(), seating, session.header.friendly_undo)


def _next_to_begin(session: GameSession) -> Seat:
    """The place, among the people, of the one who sits after who began."""
    people = [seat for seat, seating in enumerate(session.seating) if seating.player != "rules"]
    opening = session.game.decision(session.opening.state)
    if opening is None or opening.seat not in people:
        return 0
    return (people.index(opening.seat) + 1) % len(people)
