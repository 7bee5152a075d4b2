"""Who wins against AI Anglers (TF-43, TF-44, TF-46)."""

import pytest
from msgspec.structs import replace

from rules.game import Standings
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import Rival
from rules.tournament_fishing.setup import lay_out_game
from rules.tournament_fishing.state import FishingState
from rules.words import plain
from tests.rules.tournament_fishing.tables import lake_card

NAMES = ("Ann", "Bo", "Clock AI", "Weather AI")
NINE, EIGHT, SEVEN, SIX, FIVE = "Muskellunge", "Flathead Catfish", "Striped Bass", "Northern Pike", "Walleye"
FOUR, THREE, TWO, ONE = "Sauger", "Mooneye", "Bluegill", "Creek Chub"
FIVE_OF_SEVEN = "Common Carp"


def weighed(*wells: str, ended: bool = True, **options: object) -> FishingState:
    """A game with these Livewells, the anglers' before the AI's: "Walleye, Bluegill"."""
    state = lay_out_game(Options(**options), "scores")  # type: ignore[arg-type]
    fish = [tuple(lake_card(name.strip()) for name in well.split(",") if name.strip()) for well in wells]
    seats = state.setup.seats
    anglers = tuple(
        replace(angler, livewell=well) for angler, well in zip(state.anglers, fish[:seats], strict=True)
    )
    rivals = tuple(Rival(well) for well in fish[seats:])
    return replace(state, anglers=anglers, rivals=rivals, ended=ended, agenda=())


def standings(*wells: str, **options: object) -> Standings:
    return GAME.standings(weighed(*wells, **options))


def ranks(found: Standings) -> list[int | None]:
    return [sheet.rank for sheet in found.sheets]


def notes(found: Standings, seats: int) -> list[str]:
    names = NAMES[:seats] + NAMES[2:]
    return [plain(note, names) for note in found.notes]


@pytest.mark.rule("TF-43a")
@pytest.mark.parametrize(
    ("own", "theirs", "expected"),
    [(NINE, EIGHT, [1, 2]), (EIGHT, NINE, [2, 1]), (f"{FOUR}, {ONE}", FIVE, [2, 1]), ("", "", [2, 1])],
)
def test_alone_only_more_than_the_ai_wins(own: str, theirs: str, expected: list[int]) -> None:
    found = standings(own, theirs, seats=1, mode="solo")
    assert ranks(found) == expected
    tie = found.sheets[0].total == found.sheets[1].total
    assert notes(found, 1) == (
        [f"Ann and Clock AI weighed in {found.sheets[0].total} each: a tie goes to the AI"] if tie else []
    )


@pytest.mark.rule("TF-43b")
@pytest.mark.parametrize(
    ("clock", "weather", "expected"),
    [
        (SIX, SEVEN, [1, 3, 2]),
        (NINE, SEVEN, [2, 1, 3]),
        (f"{SEVEN}, {ONE}", TWO, [2, 1, 3]),
        (NINE, f"{FIVE}, {FOUR}", [3, 1, 1]),
    ],
)
def test_alone_each_of_both_must_be_beaten(clock: str, weather: str, expected: list[int]) -> None:
    found = standings(EIGHT, clock, weather, seats=1, mode="solo", opponents="both")
    assert ranks(found) == expected


@pytest.mark.rule("TF-43b")
@pytest.mark.parametrize(
    ("clock", "weather", "expected"),
    [(FIVE, TWO, [1, 2, 2]), (FIVE, THREE, [3, 1, 1]), (SIX, FIVE, [3, 1, 1])],
)
def test_with_the_option_sum_their_total_must_be_beaten(
    clock: str, weather: str, expected: list[int]
) -> None:
    found = standings(EIGHT, clock, weather, seats=1, mode="solo", opponents="both", comparison="sum")
    assert ranks(found) == expected
    total = found.sheets[1].total + found.sheets[2].total  # type: ignore[operator]
    compared = f"Ann weighed in 8; Clock AI and Weather AI weighed in {total} together"
    assert notes(found, 1) == [compared, *(["A tie goes to the AI"] if total == 8 else [])]


@pytest.mark.rule("TF-44f")
def test_against_one_ai_its_total_is_doubled() -> None:
    found = standings(NINE, "", f"{THREE}, {TWO}", mode="co-op")
    sheet = found.sheets[2]
    assert (sheet.total, [line.points for line in sheet.lines]) == (10, [3, 2, 5])
    assert ranks(found) == [2, 2, 1]
    assert notes(found, 2) == ["Ann and Bo weighed in 9 together; Clock AI weighed in 10, doubled"]


@pytest.mark.rule("TF-44f")
def test_against_both_their_totals_are_added_and_not_doubled() -> None:
    found = standings(NINE, "", THREE, TWO, mode="co-op", opponents="both")
    assert [sheet.total for sheet in found.sheets] == [9, 0, 3, 2] and ranks(found) == [1, 1, 3, 3]
    assert notes(found, 2) == [
        "Ann and Bo weighed in 9 together; Clock AI and Weather AI weighed in 5 together"
    ]
    assert ranks(standings(FIVE, "", THREE, FOUR, mode="co-op", opponents="both")) == [3, 3, 1, 1]


@pytest.mark.rule("TF-46a")
def test_both_livewells_are_added() -> None:
    assert ranks(standings(FIVE, FOUR, FOUR, mode="co-op")) == [1, 1, 3]
    assert ranks(standings(FIVE, TWO, FOUR, mode="co-op")) == [2, 2, 1]


@pytest.mark.rule("TF-46b")
def test_two_win_only_with_more_than_the_ai() -> None:
    found = standings(FIVE, THREE, FOUR, mode="co-op")
    assert ranks(found) == [2, 2, 1] and found.winners == (2,)
    assert notes(found, 2)[-1] == "A tie goes to the AI"
    assert standings(FIVE, FOUR, FOUR, mode="co-op").winners == (0, 1)


@pytest.mark.rule("TF-32a", "TF-43a")
def test_an_altered_value_counts_for_the_ai_too() -> None:
    found = standings(SIX, FIVE_OF_SEVEN, seats=1, mode="solo")
    assert found.sheets[1].total == 5 and ranks(found) == [1, 2]


@pytest.mark.rule("TF-39f", "TF-44f")
def test_until_the_end_no_sheet_tells_of_the_ais_fish() -> None:
    state = weighed(NINE, THREE, f"{THREE}, {TWO}", mode="co-op", ended=False)
    sheets = GAME.standings(GAME.view(state, 1)).sheets
    assert [sheet.total for sheet in sheets] == [9, 3, None] and [sheet.rank for sheet in sheets] == [
        None
    ] * 3
    assert [line.points for line in sheets[2].lines] == [None, None, None]
