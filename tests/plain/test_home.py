"""Home in plain mode, and a new game asked for question by question."""

from typing import Any

import pytest

from fishing_tui.begin import Start
from fishing_tui.faults import StoreBusy
from fishing_tui.forms import SEATS, Option, options_of
from fishing_tui.store import GameStore
from rules import GAMES, TITLES
from rules.journal import Seating
from tests.plain.test_whole_games import NAMES, with_value
from tests.plain.typist import AtTable, typing


def header(store: GameStore, number: int = 1) -> dict[str, object]:
    return dict(store.read(number).header.options)


def test_home_offers_what_there_is(table: AtTable) -> None:
    assert table.home(typing("5", "saved", "quit")) == 0
    assert (
        "Fishing. What now?\n  1: a new game\n  2: the saved games\n  3: the rules of a game\n" in table.said
    )
    assert table.said.count("Type a number from 1 to 3, or quit to leave.") == 2


def test_a_new_game_question_by_question(table: AtTable) -> None:
    lines = ["1", "1", "Ann, Bo,Cy", "Bo", "1", "2", "4", "", "", "7", "save", "quit", "quit"]
    assert table.home(typing(*lines)) == 0
    stored = table.store.read(1)
    assert stored.header.game == "dice-fishing"
    assert stored.header.seed == "7"
    assert stored.header.options["advanced"] is True
    assert stored.header.options["first"] == "lot"
    assert stored.header.seating == (
        Seating("Ann", 0, "human"),
        Seating("Bo", 1, "computer"),
        Seating("Cy", 2, "human"),
    )
    assert "With Power cards." in table.said
    assert "  1: Advanced game: yes\n" in table.said


def test_every_option_of_every_game_can_be_set_to_every_value(store: GameStore) -> None:
    for place, game_id in enumerate(TITLES, start=1):
        model = GAMES[game_id].options
        options = [option for option in options_of(model) if option.name != SEATS]
        for option in options:
            for value in option.values:
                chosen = with_value(model, option.name, value)
                people = NAMES[: chosen.pop(SEATS)]
                computers = [""] if len(people) > 1 else []
                table = AtTable(store)
                begin = ["a", str(_new_game(store)), str(place), ",".join(people), *computers]
                table.home(typing(*begin, *_said(options, chosen)))
                assert table.session is not None, table.said
                set_to = header(store, table.session.number)[option.name]
                assert str(set_to) == str(value), (option.name, table.said)


def _said(options: list[Option], chosen: dict[str, Any]) -> list[str]:
    """What is typed to play with these options and no seed, and to leave again."""
    numbers = [
        (str(number), str(option.values.index(chosen[option.name]) + 1))
        for number, option in enumerate(options, start=1)
        if option.name in chosen
    ]
    return [*[word for pair in numbers for word in pair], "", "", "quit", "quit"]


def _new_game(store: GameStore) -> int:
    """The number of a new game in Home: there may be one to go on with before it."""
    return 2 if store.newest_unfinished() else 1


def test_friendly_undo_can_be_chosen(table: AtTable) -> None:
    table.home(typing("1", "1", "Ann", "5", "2", "", "", "quit", "quit"))
    assert table.store.read(1).header.friendly_undo


def test_alone_nobody_is_asked_about_the_computer(table: AtTable) -> None:
    table.home(typing("1", "1", "Ann", "", "", "quit", "quit"))
    assert "computer play?" not in table.said
    assert [seat.name for seat in table.store.read(1).header.seating] == ["Ann", "Alan"]


def test_a_game_that_cannot_be_is_asked_for_once_more(table: AtTable) -> None:
    lines = ["1", "1", "Ann,Bo,Cy,Dee,Ed,Flo", "", "", "", "Ann,ann", "Zoe", "", "", "", "", "quit"]
    table.home(typing(*lines))
    assert "There can be 1, 2, 3, 4 or 5 players, not 6. Once more:" in table.said
    assert "Zoe is none of Ann, ann." in table.said
    assert "a name of their own" in table.said
    assert table.store.games() == []


def test_the_newest_game_is_gone_on_with(table: AtTable) -> None:
    for name in ("Ann", "Bo"):
        Start.read("dice-fishing", name, seed="7").begin(table.store)
    table.home(typing("1", "quit", "quit"))
    assert "  1: go on with Dice Fishing, Bo, Alan, today " in table.said
    assert "Dice Fishing: Bo and Alan." in table.said
    assert table.said.count("Fishing. What now?") == 2


def test_any_saved_game_is_gone_on_with(table: AtTable) -> None:
    for name in ("Ann", "Bo"):
        Start.read("dice-fishing", name, seed="7").begin(table.store)
    table.home(typing("3", "2", "quit", "3", "back", "quit"))
    assert "Dice Fishing: Ann and Alan." in table.said


def test_without_saved_games_that_is_said(table: AtTable) -> None:
    table.home(typing("2", "quit"))
    assert "No saved games." in table.said


def test_the_rules_are_read_out(table: AtTable) -> None:
    table.home(typing("3", "2", "quit"))
    assert "CC-01" in table.said


def test_a_fault_of_the_store_is_a_sentence(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(_: GameStore) -> None:
        raise StoreBusy

    monkeypatch.setattr(GameStore, "games", busy)
    monkeypatch.setattr(GameStore, "newest_unfinished", busy)
    assert table.home(typing("2", "quit")) == 0
    assert table.said.count(str(StoreBusy())) == 3


def test_control_c_leaves(table: AtTable) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    assert table.home(interrupt) == 130
