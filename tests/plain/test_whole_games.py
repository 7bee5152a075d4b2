"""Whole games of every game, by typed numbers, with all seat counts and every value of every option."""

from collections.abc import Iterator

import pytest

from fishing_tui.begin import Start
from fishing_tui.forms import SEATS, options_of
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules import GAMES, TITLES
from tests.plain.typist import AtTable, ByNumbers, holding

NAMES = ("Ann", "Bo", "Cy", "Dee", "Ed", "Flo")


def tables(game_id: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Names and settings so that each number of seats and each value of an option comes once at least."""
    options = {option.name: option.values for option in options_of(GAMES[game_id].options)}
    seats = options.pop(SEATS)
    for place in range(max(map(len, (seats, *options.values())))):
        players = seats[place % len(seats)]
        chosen = {name: values[place % len(values)] for name, values in options.items()}
        if chosen.get("first", "lot") not in ("lot", *map(str, range(1, players + 1))):
            chosen["first"] = str(players)
        yield game_id, ",".join(NAMES[:players]), tuple(f"{name}={value}" for name, value in chosen.items())


CASES = [case for game_id in TITLES for case in tables(game_id)]


def begun(game_id: str, names: str, settings: tuple[str, ...] = (), computer: tuple[str, ...] = ()) -> Start:
    """A game with a seed of its own."""
    return Start.read(game_id, names, computer, settings, seed="plain")


@pytest.mark.parametrize(("game_id", "names", "settings"), CASES)
def test_a_whole_game_by_numbers(table: AtTable, game_id: str, names: str, settings: tuple[str, ...]) -> None:
    assert table.begin(begun(game_id, names, settings).begin, ByNumbers(table)) == 0
    session = table.session
    assert session is not None and session.finished
    winners = session.game.standings(session.view(None)).winners
    ending = table.said[table.said.rindex(" win" if len(winners) < 2 else " share the victory") - 60 :]
    for seat, name in enumerate(session.names):
        total = session.game.standings(session.view(None)).sheets[seat].total
        assert f"{name} has {total} point" in ending


@pytest.mark.parametrize("game_id", TITLES)
def test_a_whole_game_against_the_computer_is_told_without_a_curtain(table: AtTable, game_id: str) -> None:
    assert table.begin(begun(game_id, "Ann,Bo", computer=("Bo",)).begin, ByNumbers(table)) == 0
    assert table.session is not None and table.session.finished
    assert "Give the keyboard" not in table.said
    assert "\nBo " in table.said


@pytest.mark.parametrize("game_id", TITLES)
def test_a_game_of_computers_alone_is_told_to_its_end(table: AtTable, game_id: str) -> None:
    assert table.begin(begun(game_id, "Ann,Bo", computer=("Ann", "Bo")).begin, holding([""])) == 0
    assert table.session is not None and table.session.finished
    told = [line for line in table.said.splitlines() if line.startswith("Ann ")]
    assert len(told) > 20


@pytest.mark.parametrize("game_id", TITLES)
def test_no_line_is_wider_than_the_terminal(store: GameStore, game_id: str) -> None:
    table = AtTable(store, Settings(handover="never"), width=60)
    table.begin(begun(game_id, "Ann,Bo").begin, holding(["look", "1", "help", "rules boat", "quit"]))
    assert max(len(line) for line in table.said.splitlines()) <= 60
