"""A full disk at the table: the player reads in full what to do, and goes on when there is room."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from fishing_tui.session import GameSession
from fishing_tui.store import GameStore, StoreFull
from tests.screens.at_table import keys, settle, table_app
from tests.screens.shell import SMALL, play, press, shown

FOLDER = Path("/home/somebody-with-a-long-name/.local/share/fishing-tui")


def nothing_fits(*_: object) -> None:
    raise StoreFull(FOLDER)


def flat(text: str) -> str:
    """The text of the choices without the log beside them."""
    return " ".join(" ".join(line.split("│")[0] for line in text.splitlines()).split())


async def test_a_full_disk_is_told_in_full_and_the_game_goes_on(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = play(store, "Ann", "Bo")
    before = session.state
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        with monkeypatch.context() as broken:
            broken.setattr(store, "append", nothing_fits)
            for key in ("1", "2"):
                await press(pilot, key)
                said = flat(shown(pilot.app))
                assert "The disk is full, so nothing was saved and the game stands as before." in said
                assert f"Free some room in {FOLDER}, then try again.".replace(" ", "") in said.replace(
                    " ", ""
                )
                await press(pilot, "x")
                assert session.state == before
        assert "place 2 Fish on 4" in shown(pilot.app)
        await keys(pilot, "4")
        assert session.state != before


async def test_a_computers_turn_waits_for_room(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(store, "Ann", "Bo")
    session.hand_over(0, replace(session.seating[0], player="computer"))
    monkeypatch.setattr(store, "append", nothing_fits)
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "The disk is full" in flat(shown(pilot.app))
        await press(pilot, "enter")
        assert "It is the computer's turn." in shown(pilot.app)
        await press(pilot, "1")
        await settle(pilot)
        assert "The disk is full" in flat(shown(pilot.app))
        await press(pilot, "enter")
        monkeypatch.delattr(store, "append")
        await press(pilot, "1")
        await settle(pilot)
        assert session.decision is not None and session.decision.seat == 1
        assert "The disk is full" not in shown(pilot.app) and "computer's turn" not in shown(pilot.app)
    assert GameSession.resume(store, session.number).state == session.state
