"""Choosing by pointing: marks on pieces narrow the legal actions until one remains."""

from collections import Counter
from collections.abc import Iterable

from rules.game import Action, AnyGame, State, Target


class Pointing:
    """The legal actions of a decision, by the pieces they point at."""

    def __init__(self, game: AnyGame, view: State, actions: Iterable[Action]) -> None:
        self._needs = [(action, Counter(game.targets(view, action))) for action in actions]
        self.targets: frozenset[Target] = frozenset(target for _, needs in self._needs for target in needs)

    def matching(self, marks: Iterable[Target]) -> tuple[Action, ...]:
        """The actions that point at exactly the marked pieces of each kind that is marked at all.

        Those that need no further piece come first. If there are none, more of a kind must be marked: then
        all actions that the marks can still lead to.
        """
        marked = Counter(marks)
        kinds = {target.kind for target in marked}
        if not kinds:
            return tuple(action for action, _ in self._needs)
        found = [
            (needs.total(), action)
            for action, needs in self._needs
            if Counter({target: n for target, n in needs.items() if target.kind in kinds}) == marked
        ]
        if not found:
            return tuple(action for action, needs in self._needs if needs >= marked)
        return tuple(action for _, action in sorted(found, key=lambda entry: entry[0]))

    def open(self, marks: Iterable[Target]) -> frozenset[Target]:
        """The pieces that can be marked next: with all that is marked they lead to some action."""
        marked = Counter(marks)
        if not marked:
            return self.targets
        return frozenset(target for _, needs in self._needs if needs >= marked for target in (needs - marked))
