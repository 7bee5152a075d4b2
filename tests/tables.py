"""Games to test the session and the store with, and a way to play them."""

from random import Random

from msgspec import Struct
from pydantic import BaseModel

from fishing_tui.new_games import seat_all
from fishing_tui.opponents import player
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from rules import GAMES
from rules.chance import seeded
from rules.game import AnyGame
from rules.journal import Seating
from tests import toy_game
from tests.toy_game import humans

ALL_GAMES = {**GAMES, **toy_game.GAMES}

SEED = "3"
"""In the toy game the first casts then are 3, 4, 1, 5, 2, 5, 2 and a blank."""


class Table(Struct, frozen=True):
    """A game, its options and who plays."""

    game: AnyGame
    options: BaseModel
    seating: tuple[Seating, ...]

    def start(self, store: GameStore, seed: str = SEED, friendly_undo: bool = False) -> GameSession:
        """A new session at this table."""
        return GameSession.start(store, self.game, self.options, seed, self.seating, friendly_undo)


def toy(**options: object) -> Table:
    """The toy game: Ann and Bo, and the gull if it is among the options."""
    chosen = toy_game.ToyOptions(**options)
    gull = (Seating("Gull", 5, "rules"),) if chosen.gull else ()
    return Table(toy_game.TOY, chosen, humans("Ann", "Bo", "Cy")[: chosen.players] + gull)


def table(game_id: str, *names: str, **options: object) -> Table:
    """A game for these players; alone with whom the rules play if there is one."""
    game = GAMES[game_id]
    chosen = game.options(seats=len(names), **options)
    return Table(game, chosen, seat_all(game, chosen, humans(*names)))


TABLES = {
    "toy": toy(rounds=3),
    "toy with gull": toy(rounds=3, gull=True),
    "dice fishing": table("dice-fishing", "Ann", "Bo"),
    "dice fishing advanced": table("dice-fishing", "Ann", "Bo", "Cy", advanced=True),
    "dice fishing against Alan": table("dice-fishing", "Ann", advanced=True),
    "coldwater crown": table("coldwater-crown", "Ann", "Bo", "Cy"),
    "coldwater crown alone": table("coldwater-crown", "Ann"),
    "tournament fishing": table("tournament-fishing", "Ann", "Bo", "Cy", locations=True),
    "tournament fishing alone": table("tournament-fishing", "Ann", opponents="both"),
    "tournament fishing together": table("tournament-fishing", "Ann", "Bo", mode="co-op"),
}
"""A table of each kind that sessions are tested at."""


def play(session: GameSession, moves: int, seed: int = 1) -> None:
    """Plays so many random legal actions, or fewer to the end."""
    luck = Random(seed)
    for _ in range(moves):
        if session.decision is None:
            return
        session.submit(luck.choice(session.decision.actions))


def finish(session: GameSession) -> None:
    """Plays to the end as computer players would: random games of Dice Fishing take thousands of actions."""
    while session.decision:
        seat = session.decision.seat
        view = session.view(seat)
        chance = seeded(str(len(session.log(None))), 1)
        chosen = player("computer", session.game.id).choose(
            session.game, view, session.decision.actions, chance
        )
        session.submit(chosen)
