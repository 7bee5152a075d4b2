"""The games and their rules; nothing here knows a screen, a clock or a file but its own card data."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.game import AnyGame

TITLES: Mapping[str, str] = {
    "dice-fishing": "Dice Fishing",
    "coldwater-crown": "Coldwater Crown",
    "tournament-fishing": "Tournament Fishing",
}
"""The games by id; known without loading any of them."""


class _Games(Mapping[str, "AnyGame"]):
    """Loads a game when it is first asked for: opening the door to one does not wait for the others."""

    def __getitem__(self, game_id: str) -> "AnyGame":
        if game_id not in TITLES:
            raise KeyError(game_id)
        module = import_module(f"rules.{game_id.replace('-', '_')}.game")
        game: AnyGame = module.GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(TITLES)

    def __len__(self) -> int:
        return len(TITLES)


GAMES: Mapping[str, "AnyGame"] = _Games()
