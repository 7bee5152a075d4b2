"""Rounds and turns, the end, the weigh-in, and a lake without cards (TF-07, TF-08, TF-31, TF-32, TF-34)."""

import pytest

from rules.game import NOTHING, Step
from rules.tournament_fishing.actions import (
    AGREE_TO_END,
    END_BUYING,
    END_SEARCH,
    FISH_ON,
    STOP_CASTING,
)
from rules.tournament_fishing.components import CLOCK, WEATHER
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.events import (
    EndWished,
    LakeEmptied,
    RoundBegan,
    TurnBegan,
    WeighedIn,
    WeighInBegan,
)
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import RoundDeck
from rules.words import plain
from tests.rules.tournament_fishing.tables import (
    NAMES,
    angler,
    asked,
    casts,
    changed,
    deal,
    fishes,
    happened,
    legal,
    play,
    plays,
    refused,
    table,
)


def idle(step: Step) -> Step:
    """The step after a question that was answered by doing nothing."""
    for action in (END_SEARCH, STOP_CASTING, END_BUYING):
        if action in legal(step):
            return play(step, action)
    raise AssertionError(legal(step))


def idle_game(**options: object) -> list[Step]:
    """A game in which nobody does anything, step by step."""
    steps = [GAME.opening(Options(**options), "idle")]  # type: ignore[arg-type]
    while legal(steps[-1]):
        steps.append(idle(steps[-1]))
    return steps


@pytest.mark.rule("TF-07a", "TF-07b", "TF-06a", "TF-31b")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_every_angler_takes_a_turn_in_each_of_thirteen_rounds(first: str) -> None:
    steps = idle_game(seats=3, first=first)
    turns = [event.seat for step in steps for event in happened(step, TurnBegan)]
    start = int(first) - 1
    assert turns == [(start + place) % 3 for place in range(3)] * 13
    rounds = [event.number for step in steps for event in happened(step, RoundBegan)]
    assert rounds == list(range(1, 14))
    assert table(steps[-1]).ended and happened(steps[-1], WeighInBegan)


@pytest.mark.rule("TF-07c", "TF-06b", "TF-06c", "TF-31a")
def test_the_hour_and_the_weather_of_each_round() -> None:
    steps = idle_game(seats=2, weather=True, first="1")
    shown = [(event.clock, event.weather) for step in steps for event in happened(step, RoundBegan)]
    assert [clock for clock, _ in shown] == list(CLOCK)
    assert sorted(weather for _, weather in shown) == list(WEATHER)
    state = table(steps[-1])
    assert state.clock.discards == tuple(CLOCK) and not state.clock.cards
    assert len(state.weather.discards) == 13 and not state.weather.cards
    first = GAME.view(table(steps[0]), 1)
    assert first.clock.shown == 0 and first.weather.shown == shown[0][1]


@pytest.mark.rule("TF-07c")
def test_without_weather_none_is_turned_up() -> None:
    step = GAME.opening(Options(), "seed")
    assert happened(step, RoundBegan)[0].weather == NOTHING


@pytest.mark.rule("TF-08a", "TF-08c")
def test_the_phases_follow_each_other() -> None:
    step = deal("Coffee Flask, Mud Worm, Leaky Rowboat", "Coffee Flask", supply="House Cricket,-,-,-,-")
    seen = []
    for _ in range(4):
        seen.append((table(step).seat, Phase(table(step).phase).name))
        step = idle(step)
    assert seen == [(0, "SEARCH"), (0, "CAST"), (0, "BUY"), (1, "SEARCH")]


@pytest.mark.rule("TF-31a", "TF-31b")
def test_after_the_last_hour_comes_the_weigh_in() -> None:
    step = deal("Leaky Rowboat", "Aluminium Skiff", phase=Phase.BUY, supply="House Cricket,-,-,-,-")
    last = RoundDeck((12,), open=True, discards=tuple(range(12)))
    step = play(changed(step, clock=last, round=13), END_BUYING)
    assert not table(step).ended
    while legal(step):
        step = idle(step)
    assert table(step).ended and asked(step) == ""
    assert refused(step, END_SEARCH) == "TF-31b"


@pytest.mark.rule("TF-32a")
def test_fish_count_their_value() -> None:
    step = weighed("Walleye, Common Carp", "Bluegill")
    standings = GAME.standings(table(step))
    assert [sheet.total for sheet in standings.sheets] == [5 + 5, 2]
    lines = [(plain(line.words, NAMES), line.points) for line in standings.sheets[0].lines]
    assert lines == [("Walleye", 5), ("Common Carp", 5)]
    assert [(event.seat, event.total) for event in happened(step, WeighedIn)] == [(0, 10), (1, 2)]


def weighed(*livewells: str) -> Step:
    """The end of a game with these fish."""
    seats = max(2, len(livewells))
    step = deal(
        "Leaky Rowboat",
        *[""] * (seats - 1),
        seats=seats,
        phase=Phase.BUY,
        supply="House Cricket,-,-,-,-",
        livewells=livewells,
    )
    last = RoundDeck((12,), open=True, discards=tuple(range(12)))
    step = changed(step, clock=last, round=13)
    while legal(step):
        step = idle(step)
    assert table(step).ended
    return step


@pytest.mark.rule("TF-32b", "TF-32c")
@pytest.mark.parametrize(
    ("livewells", "ranks", "notes"),
    [
        (("Walleye", "Bluegill"), [1, 2], []),
        (
            ("Walleye, Bluegill", "White Bass, Brook Trout"),
            [1, 2],
            ["Ann and Bo weighed in 7 each; Ann is ahead by the best single fish"],
        ),
        (
            ("Walleye, White Crappie, Cisco", "Brown Trout, Warmouth, Black Crappie"),
            [1, 1],
            ["Ann and Bo weighed in 10 each; fish by fish they are equal too, so they share the place"],
        ),
        (
            ("Walleye, Bluegill, Cisco", "Brown Trout, Brook Trout, Creek Chub"),
            [2, 1],
            ["Ann and Bo weighed in 9 each; Bo is ahead by the best single fish"],
        ),
        (
            ("", ""),
            [1, 1],
            ["Ann and Bo weighed in 0 each; fish by fish they are equal too, so they share the place"],
        ),
        (
            ("Bluegill", "Walleye", "Brown Trout"),
            [3, 1, 1],
            ["Bo and Cy weighed in 5 each; fish by fish they are equal too, so they share the place"],
        ),
    ],
)
def test_the_highest_total_wins_and_ties_go_fish_by_fish(
    livewells: tuple[str, ...], ranks: list[int], notes: list[str]
) -> None:
    standings = GAME.standings(table(weighed(*livewells)))
    assert standings.final and [sheet.rank for sheet in standings.sheets] == ranks
    assert [plain(note, NAMES) for note in standings.notes] == notes


@pytest.mark.rule("TF-24b", "TF-32a")
def test_fish_of_others_are_not_known_before_the_weigh_in() -> None:
    step = deal("Folded Chart", livewells=("Walleye", "Bluegill"))
    mine, other = GAME.standings(GAME.view(table(step), 0)).sheets
    assert (mine.total, mine.rank) == (5, None)
    assert other.total is None and [line.points for line in other.lines] == [None]
    assert [
        sheet.total for sheet in GAME.standings(GAME.view(table(weighed("Walleye", "Bluegill")), 0)).sheets
    ] == [5, 2]


def emptied(*, seats: int = 2) -> Step:
    """Somebody has just caught the last fish."""
    step = deal(
        "Tin Spoon, Coffee Flask, Leaky Rowboat",
        *["Coffee Flask, Mud Worm"] * (seats - 1),
        seats=seats,
        phase=Phase.CAST,
        lake={1: "Creek Chub"},
        bare=True,
        fight="blank/any",
        supply="House Cricket,-,-,-,-",
    )
    return play(step, plays("Tin Spoon"), casts(1))


@pytest.mark.rule("TF-34b", "TF-34c")
def test_an_empty_lake_is_announced_and_everybody_asked() -> None:
    step = emptied()
    assert happened(step, LakeEmptied) and fishes(angler(step).livewell) == ["Creek Chub"]
    assert table(step).decider == 0 and legal(step) == (AGREE_TO_END, FISH_ON)
    step = play(step, AGREE_TO_END)
    assert table(step).decider == 1 and not table(step).ended
    step = play(step, AGREE_TO_END)
    assert table(step).ended and [event.agrees for event in happened(step, EndWished)] == [True]


@pytest.mark.rule("TF-34b", "TF-34c")
@pytest.mark.parametrize("agreeing", [0, 1])
def test_one_who_would_play_on_is_enough_and_nobody_casts_any_more(agreeing: int) -> None:
    step = play(emptied(), *[AGREE_TO_END] * agreeing, FISH_ON)
    assert not table(step).ended and table(step).seat == 0 and table(step).phase == Phase.BUY
    step = play(step, END_BUYING)
    assert table(step).seat == 1 and asked(step) == "Searching"
    step = play(step, END_SEARCH)
    assert asked(step) != "ChoosingLure" and not happened(step, LakeEmptied)
    assert refused(step, AGREE_TO_END) == "TF-34c"


@pytest.mark.rule("TF-34c")
def test_each_is_asked_in_turn() -> None:
    step = emptied(seats=3)
    for seat in range(3):
        assert table(step).decider == seat
        step = play(step, AGREE_TO_END)
    assert table(step).ended
