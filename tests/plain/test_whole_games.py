"""Whole games of every game, by typed numbers, with all seat counts and every value of every option."""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel

from fishing_tui.begin import Start
from fishing_tui.forms import SEATS, check, options_of
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules import GAMES, TITLES
from tests.plain.typist import AtTable, ByNumbers, holding
from tests.thinned import thinned

NAMES = ("Ann", "Bo", "Cy", "Dee", "Ed", "Flo")


def tables(game_id: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Names and settings so that each number of seats, and each value of each option, comes at least once."""
    model = GAMES[game_id].options
    options = {option.name: option.values for option in options_of(model)}
    wanted = {(name, value) for name, values in options.items() for value in values}
    for place in range(max(map(len, options.values()))):
        chosen = {name: values[place % len(values)] for name, values in options.items()}
        yield case(game_id, _fitting(model, chosen), wanted)
    for name, value in sorted(wanted, key=str):
        if (name, value) in wanted:
            yield case(game_id, with_value(model, name, value), wanted)


def with_value(model: type[BaseModel], name: str, value: Any) -> dict[str, Any]:
    """Options with this value, with a number of seats and, if need be, one more option that go with it."""
    options = {option.name: option.values for option in options_of(model)}
    alone = [{SEATS: seats, name: value} for seats in options[SEATS]]
    others = [(other, some) for other in options if other not in (SEATS, name) for some in options[other]]
    paired = [{SEATS: seats, other: some, name: value} for seats in options[SEATS] for other, some in others]
    return next(
        chosen
        for chosen in (*alone, *paired)
        if (checked := check(model, chosen)[0]) and getattr(checked, name) == value
    )


def case(
    game_id: str, chosen: dict[str, Any], wanted: set[tuple[str, Any]]
) -> tuple[str, str, tuple[str, ...]]:
    """Options as they are typed; what they hold is no longer wanted."""
    wanted.difference_update(chosen.items())
    settings = tuple(f"{name}={value}" for name, value in chosen.items() if name != SEATS)
    return game_id, ",".join(NAMES[: chosen[SEATS]]), settings


def _fitting(model: type[BaseModel], chosen: dict[str, Any]) -> dict[str, Any]:
    """The options without those that do not go with the others."""
    mistakes = check(model, chosen)[1]
    if not mistakes:
        return chosen
    return _fitting(model, {name: value for name, value in chosen.items() if name not in mistakes})


CASES = [case for game_id in TITLES for case in tables(game_id)]


def begun(game_id: str, names: str, settings: tuple[str, ...] = (), computer: tuple[str, ...] = ()) -> Start:
    """A game with a seed of its own."""
    return Start.read(game_id, names, computer, settings, seed="plain")


@pytest.mark.parametrize(("game_id", "names", "settings"), thinned(CASES, every=5))
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
