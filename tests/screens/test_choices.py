"""The choices: every line is read whole, whatever lies out of sight."""

import pytest
from textual.pilot import Pilot

from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.widgets.choices import LABELS, Choices
from rules import TITLES
from tests.screens.at_table import keys, settle, table_app, table_of
from tests.screens.shell import SMALL, lines, play

NO_CURTAIN = Settings(motion="off", pace="instant", handover="never")


def choices_lines(pilot: Pilot[None]) -> list[str]:
    """What stands in the place of the choices."""
    region = table_of(pilot).query_one(Choices).region
    rows = lines(pilot.app)[region.y : region.bottom]
    return [row[region.x : region.right].rstrip() for row in rows]


def question(pilot: Pilot[None]) -> str:
    """The line above the choices."""
    return lines(pilot.app)[table_of(pilot).query_one(Choices).region.y - 1]


def expected(choices: Choices) -> list[str]:
    """The choices as they are, from the first in sight on."""
    told = []
    for number, wrapped in enumerate(choices._lines[choices.above :], choices.above):
        label = LABELS[number] if number < len(LABELS) else " "
        marker = ">" if number == choices.cursor else " "
        texts = ["".join(text for text, _ in line) for line in wrapped]
        told += [f"{marker}{label} {texts[0]}", *(f"   {text}" for text in texts[1:])]
    return [line.rstrip() for line in told[: choices.size.height]]


@pytest.mark.parametrize("game_id", TITLES)
async def test_nothing_is_written_over_a_choice(store: GameStore, game_id: str) -> None:
    for actions in (0, 7, 30, 60):
        session = play(store, "Ann", "Bo", game_id=game_id, actions=actions)
        async with table_app(store, session, NO_CURTAIN).run_test(size=SMALL) as pilot:
            await settle(pilot)
            choices = table_of(pilot).query_one(Choices)
            for _ in range(choices.count):
                assert choices_lines(pilot)[: len(expected(choices))] == expected(choices)
                await keys(pilot, "down")


async def test_the_question_counts_what_is_out_of_sight(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        count = table_of(pilot).query_one(Choices).count
        seen = len([line for line in choices_lines(pilot) if line[1:2] in LABELS])
        assert f"{count - seen} more below" in question(pilot) and "above" not in question(pilot)
        await keys(pilot, *["down"] * (count - 1))
        assert f"{count - seen} above" in question(pilot) and "below" not in question(pilot)
