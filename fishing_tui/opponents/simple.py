"""The simple computer player: legal, instant, and no great angler."""

from typing import TYPE_CHECKING

from fishing_tui.opponents import Opponent

if TYPE_CHECKING:
    from rules.chance import Chance
    from rules.game import Action, AnyGame, State


class Simple(Opponent):
    """Follows the game's own proposal where there is one, else leaves it to chance."""

    def choose(
        self, game: "AnyGame", view: "State", actions: "tuple[Action, ...]", chance: "Chance"
    ) -> "Action":
        """The first proposed action that is listed, else any."""
        proposed: tuple[Action, ...] = game.proposal(view)
        if proposed and proposed[0] in actions:
            return proposed[0]
        shuffled, _ = chance.shuffle(0, actions)
        return shuffled[0]
