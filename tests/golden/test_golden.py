"""The golden games play as they always did, step by step."""

import msgspec
import pytest

from rules import GAMES, journal
from rules.journal import ActionRow, Header
from tests.golden.__main__ import GOLDEN, HERE


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_plays_as_it_always_did(name: str) -> None:
    first, *rest = (HERE / f"{name}.jsonl").read_bytes().splitlines()
    header = msgspec.json.decode(first, type=Header)
    rows = tuple(msgspec.json.decode(line, type=ActionRow) for line in rest)
    game = GAMES[header.game]
    journal.check(game, header)
    replayed = journal.replay(game, header, rows)
    assert len(replayed.steps) == len(rows) > 50
    assert game.decision(replayed.state) is None
    assert game.standings(replayed.state).winners
