"""Choosing by pointing: marks narrow what is there, and a line that was opened stays open."""

from collections.abc import Iterator
from random import Random

import pytest

from fishing_tui.choosing import Choosing
from fishing_tui.tables.picture import Box, Spot
from rules import GAMES
from rules.game import Action, AnyGame, State, Target

OPTIONS: dict[str, dict[str, object]] = {
    "dice-fishing": {"seats": 2, "advanced": True},
    "coldwater-crown": {"seats": 2},
    "tournament-fishing": {"seats": 1, "opponents": "both"},
}


def spot(target: Target) -> Spot:
    """A spot with this piece."""
    return Spot(f"{target.kind} {target.index}", target, Box(0, 0, 1, 1))


def opened_lines(game: AnyGame) -> Iterator[tuple[State, tuple[Action, ...], tuple[Action, ...]]]:
    """Positions with a line that stands for several actions: the view, all actions and those of the line."""
    for seed in range(2):
        luck = Random(seed)
        state = game.new(game.options(**OPTIONS[game.id]), str(seed))
        for _ in range(300):
            decision = game.decision(state)
            if decision is None:
                break
            view = game.view(state, decision.seat)
            for entry in game.menu(view):
                if len(entry.actions) > 1:
                    yield view, decision.actions, entry.actions
            state = game.apply(state, luck.choice(decision.actions)).state


@pytest.mark.parametrize("game_id", GAMES)
def test_marks_narrow_a_line_that_was_opened(game_id: str) -> None:
    game = GAMES[game_id]
    kinds = set()
    for view, actions, line in opened_lines(game):
        choosing = Choosing(game, view, actions)
        choosing.open(line)
        for target in sorted(choosing.open_targets, key=str)[:3]:
            assert choosing.mark(spot(target))
            left = {entry.actions[0] for entry in choosing.entries}
            assert left and left <= set(line)
            assert choosing.settled() is None or choosing.settled() in line
            assert choosing.mark(spot(target))
            assert {entry.actions[0] for entry in choosing.entries} == set(line)
        choosing.clear()
        assert choosing.entries == game.menu(view)
        kinds.add(type(line[0]))
    assert kinds, "there are such lines in every game"


def test_a_piece_that_the_opened_line_is_not_about_says_so() -> None:
    game = GAMES["dice-fishing"]
    told = set()
    for view, actions, line in opened_lines(game):
        choosing = Choosing(game, view, actions)
        elsewhere = choosing.open_targets
        choosing.open(line)
        for target in elsewhere - choosing.open_targets:
            assert not choosing.mark(spot(target)) and choosing.opened == line
            told.add(choosing.why_not(target, game.vocabulary(game.options(seats=2))))
    assert told == {"The line that was opened is not about that; x shows all choices again."}
