"""The golden games play as they always did, step by step."""

import pytest
from msgspec.structs import replace

from rules import GAMES, journal
from rules.journal import Diverged, Header, Row
from tests.golden.__main__ import GOLDEN, HERE


def read(name: str) -> tuple[Header, tuple[Row, ...]]:
    """The journal of a golden game."""
    first, *rest = (HERE / f"{name}.jsonl").read_bytes().splitlines()
    return journal.load_header(first), tuple(map(journal.load_row, rest))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_plays_as_it_always_did(name: str) -> None:
    header, rows = read(name)
    game = GAMES[header.game]
    replayed = journal.replay(game, header, rows)
    assert len(replayed.steps) == len(rows) > 50
    assert game.decision(replayed.state) is None
    assert game.standings(replayed.state).winners


def test_a_game_that_goes_another_way_is_noticed() -> None:
    header, rows = read("dice-fishing-solo-advanced")
    with pytest.raises(Diverged, match="action 1: "):
        journal.replay(GAMES[header.game], replace(header, seed="another"), rows)
