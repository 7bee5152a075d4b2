"""What the player at the keyboard is choosing among: marks, an opened line, and what they leave."""

from collections import Counter
from collections.abc import Collection, Iterable

from fishing_tui.pointing import Pointing
from fishing_tui.tables.picture import Spot
from rules.game import Action, AnyGame, Entry, State, Target


class Choosing:
    """One question of the rules, and how far the player has come with an answer.

    marks: the marked spots by name, in the order they were marked, with what the rules call them
    opened: the actions of a line that was opened, which marks only narrow; empty for none
    """

    def __init__(self, game: AnyGame, view: State, actions: Collection[Action] = ()) -> None:
        self._game = game
        self._view = view
        self._all = self._pointing = Pointing(game, view, actions)
        self._kinds = {type(action) for action in actions}
        self.marks: dict[str, Target] = {}
        self.opened: tuple[Action, ...] = ()

    @property
    def open_targets(self) -> frozenset[Target]:
        """The pieces that can be marked next."""
        return self._pointing.open(self.marks.values())

    @property
    def narrowed(self) -> bool:
        """Whether marks or an opened line leave only some of the choices."""
        return bool(self.marks or self.opened)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The lines to choose from, as marks and an opened line leave them."""
        if self.marks:
            return self._singles(self._pointing.matching(self.marks.values()))
        if self.opened:
            return self._singles(self.opened)
        return self._game.menu(self._view)

    def open(self, actions: tuple[Action, ...]) -> None:
        """Opens a line that stands for several actions: until all is cleared only they are chosen among."""
        self.opened = actions
        self._pointing = Pointing(self._game, self._view, actions)

    def mark(self, spot: Spot) -> bool:
        """Marks a spot, or takes its mark away; False if it leads nowhere.

        A piece that does not go with the marks so far replaces those of its own kind, if that leads on.
        """
        if spot.name in self.marks:
            del self.marks[spot.name]
            return True
        others = {name: target for name, target in self.marks.items() if target.kind != spot.target.kind}
        for kept in (self.marks, others):
            if spot.target in self._pointing.open(kept.values()):
                self.marks = {**kept, spot.name: spot.target}
                return True
        return False

    def settled(self) -> Action | None:
        """The one action that pieces of two kinds or more leave.

        None while there is a choice, or while more of the kind marked last could be added.
        """
        marked = list(self.marks.values())
        if len({target.kind for target in marked}) < 2:
            return None
        if any(target.kind == marked[-1].kind for target in self.open_targets):
            return None
        matching = self._pointing.matching(marked)
        return matching[0] if len(matching) == 1 else None

    def why_not(self, target: Target, vocabulary: Iterable[Action]) -> str:
        """Why nothing can be done with a piece and the marks, in the rules' words; "" if they have none.

        What the question is about comes before anything else that could ever be done.
        """
        if self.opened and target in self._all.open(self.marks.values()):
            return "The line that was opened is not about that; x shows all choices again."
        wanted = Counter([*self.marks.values(), target])
        for action in sorted(vocabulary, key=lambda action: type(action) not in self._kinds):
            if wanted <= Counter(self._game.targets(self._view, action)):
                refusal = self._game.why_not(self._view, action)
                if refusal:
                    return f"{refusal.text} ({refusal.rule})"
        return "That does not go with what is marked; x takes the marks back." if self.marks else ""

    def clear(self) -> None:
        """All choices again."""
        self.marks, self.opened = {}, ()
        self._pointing = self._all

    def _singles(self, actions: tuple[Action, ...]) -> tuple[Entry, ...]:
        seat = self._view.viewer
        return tuple(Entry(self._game.describe(self._view, seat, action), (action,)) for action in actions)
