"""Who plays a seat that no human plays. A computer player gets what its seat may know, and nothing else."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rules.chance import Chance
    from rules.game import Action, AnyGame, State


class Opponent(Protocol):
    """A computer player."""

    def choose(
        self, game: "AnyGame", view: "State", actions: "tuple[Action, ...]", chance: "Chance"
    ) -> "Action":
        """One of the actions, all of them legal. Equal view and chance give an equal choice.

        view: the state as the deciding seat sees it
        chance: one stream to draw from where it does not matter, or for guessing
        """
        ...


def player(kind: str, game_id: str) -> Opponent:
    """The computer player of a kind ("computer": the simple one) for a game. Raises `LookupError`."""
    if kind != "computer":
        raise LookupError(f"there is no computer player called {kind!r} for {game_id}")
    if game_id == "dice-fishing":
        from fishing_tui.opponents.dice_fishing import DiceFisher

        return DiceFisher()
    if game_id == "coldwater-crown":
        from fishing_tui.opponents.coldwater_crown import Angler

        return Angler()
    if game_id == "tournament-fishing":
        from fishing_tui.opponents.tournament_fishing import Competitor

        return Competitor()
    from fishing_tui.opponents.simple import Simple

    return Simple()
