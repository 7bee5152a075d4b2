"""The choices as a numbered list, and what a typed number or some typed words mean in it."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.words import plain

if TYPE_CHECKING:
    from fishing_tui.plain.saying import Names
    from rules.game import Action, AnyGame, State

AT_ONCE = 20
"""So many choices are read out before there is a pause."""

_WORD = re.compile(r"[\w']+")
_DETAIL = re.compile(r"[:;(]")


class Choice(NamedTuple):
    """A line of the list.

    actions: what it stands for
    opens: choosing it goes on to choose one of its actions; else they are played one after another
    """

    text: str
    actions: "tuple[Action, ...]"
    opens: bool = False

    @property
    def spoken(self) -> str:
        """The line as it is read out."""
        return f"{self.text} ({len(self.actions)} ways)" if self.opens else self.text


class Listing(NamedTuple):
    """The list that numbers are looked up in.

    proposed: what number 0 stands for
    choices: what the numbers from 1 on stand for
    """

    proposed: Choice | None
    choices: tuple[Choice, ...]

    def numbered(self, number: int) -> Choice | None:
        """The choice of a number; None if there is none."""
        if number == 0:
            return self.proposed
        return self.choices[number - 1] if 0 < number <= len(self.choices) else None

    def lines(self, start: int) -> list[str]:
        """The lines to be read out from a place in the list on: so many as are read at once."""
        first = [f"0: {self.proposed.spoken}"] if self.proposed and start == 0 else []
        shown = self.choices[start : start + AT_ONCE]
        return first + [f"{start + place}: {choice.spoken}" for place, choice in enumerate(shown, start=1)]

    @property
    def numbers(self) -> str:
        """The numbers that can be typed, in words."""
        least, most = 0 if self.proposed else 1, len(self.choices)
        return f"the number {most}" if least == most else f"a number from {least} to {most}"


def offered(game: "AnyGame", view: "State", names: "Names") -> Listing:
    """All that can be chosen now, with the game's own proposal if it has one."""
    proposal = game.proposal(view)
    described = plain(game.describe_all(view, view.viewer, proposal), names)
    proposed = Choice(f"as proposed: {described}", proposal) if proposal else None
    return Listing(
        proposed,
        tuple(
            Choice(_tidy(plain(entry.words, names)), entry.actions, opens=len(entry.actions) > 1)
            for entry in game.menu(view)
        ),
    )


def singly(game: "AnyGame", view: "State", names: "Names", actions: "Iterable[Action]") -> Listing:
    """Actions one by one."""
    described = ((plain(game.describe(view, view.viewer, action), names), action) for action in actions)
    return Listing(None, tuple(Choice(text, (action,)) for text, action in described))


def meant(typed: str, choices: Sequence[Choice]) -> tuple[tuple[Choice, ...], bool]:
    """The choices that typed words may mean, and whether there can be no doubt.

    There is none if one choice alone says just these words, or alone begins with them, before it goes
    into details. Otherwise all count that hold the words, in their details only if none holds them before.
    """
    wanted = _words(typed)
    if all(word.isdecimal() for word in wanted):
        return (), False
    heads = [(_words(_DETAIL.split(choice.text)[0]), choice) for choice in choices]
    exact = [choice for head, choice in heads if head == wanted]
    begun = [choice for head, choice in heads if head[: len(wanted)] == wanted]
    for found in (exact, begun):
        if len(found) == 1:
            return tuple(found), True
    held = [choice for head, choice in heads if set(wanted) <= set(head)]
    return tuple(held or [choice for choice in choices if set(wanted) <= set(_words(choice.text))]), False


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _tidy(text: str) -> str:
    """The words of a line that opens others, without the dots that say so on a screen."""
    return text.removesuffix("...").rstrip()
