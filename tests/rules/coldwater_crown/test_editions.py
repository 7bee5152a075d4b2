"""Everything in which the two editions differ, side by side."""

from collections.abc import Callable

import pytest

from rules.coldwater_crown.actions import TAKE_DECK_FISH
from rules.coldwater_crown.edition import EDITIONS
from rules.coldwater_crown.events import Restocked
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.pieces import Contest
from rules.coldwater_crown.scoring import contest_name
from rules.coldwater_crown.setup import lay_out_game
from rules.coldwater_crown.tasks import SILENT
from rules.coldwater_crown.words import master
from tests.rules.coldwater_crown.scripted import (
    EEL_KKB,
    deal,
    drawing,
    fill,
    happened,
    legal,
    place,
    play,
    reel,
    remove,
    table,
)

TOKENS = "Red1 Yellow1 Blue1"


def eel(edition: str) -> object:
    return master(EDITIONS[edition], EEL_KKB).name


def four_kinds(edition: str) -> object:
    return contest_name(EDITIONS[edition], Contest.FOUR_DIFFERENT)


def solo_name(edition: str) -> object:
    return EDITIONS[edition].solo


def restocks_during_a_double_catch(edition: str) -> object:
    step = play(deal("g/g", tokens=TOKENS, edition=edition), place("Green"))
    return len(happened(play(step, legal(step)[0]), Restocked))


def reel_gives_the_deck_fish(edition: str) -> object:
    step = play(deal("k///gg", tackle=("Reel Rod",), edition=edition), reel("g", 6, 6))
    return TAKE_DECK_FISH in legal(step)


def cast_gives_the_deck_fish(edition: str) -> object:
    return TAKE_DECK_FISH in legal(play(deal("k///g", tokens=TOKENS, edition=edition), place("Green")))


def solo_discards(edition: str) -> object:
    options = Options(seats=1, edition=edition)  # type: ignore[arg-type]
    return sum(lay_out_game(options, "seed").discards)


def opening_white(edition: str) -> object:
    return EDITIONS[edition].white_in_opening_fill


def silent_trophies(edition: str) -> object:
    return [trophy.points for trophy in table(deal(seats=1, edition=edition)).players[SILENT].trophies]


def draws_when_behind_level_and_ahead(edition: str) -> object:
    return [EDITIONS[edition].silent_draws(human, 2) for human in (1, 2, 3)]


def choices_after_the_clear_white(edition: str) -> object:
    step = play(deal("", seats=1, tokens=TOKENS, edition=edition), place("Port"))
    step = play(drawing(step, "kw"), fill(3))
    return len(legal(step)) if remove("Red") not in legal(step) else 0


TABLE: list[tuple[Callable[[str], object], object, object]] = [
    (eel, "Conger Eel", "Eel"),
    (four_kinds, "Four Different", "Four Unique"),
    (solo_name, "Practice Pond", "Practice Tournament"),
    (restocks_during_a_double_catch, 1, 2),
    (cast_gives_the_deck_fish, True, True),
    (reel_gives_the_deck_fish, True, False),
    (solo_discards, 7, 0),
    (opening_white, False, True),
    (silent_trophies, [5], []),
    (draws_when_behind_level_and_ahead, [(2, 1), (2,), (2,)], [(1,), (1,), (2,)]),
    (choices_after_the_clear_white, 2, 0),
]


@pytest.mark.rule(
    "CC-02a",
    "CC-06b",
    "CC-20b",
    "CC-20c",
    "CC-26c",
    "CC-37b",
    "CC-37c",
    "CC-37d",
    "CC-38a",
    "CC-38c",
    "CC-41b",
)
@pytest.mark.parametrize(("ask", "current", "of_2016"), TABLE)
def test_the_editions_differ_as_the_table_says(
    ask: Callable[[str], object], current: object, of_2016: object
) -> None:
    assert ask("current") == current
    assert ask("2016") == of_2016


def test_the_table_covers_every_difference() -> None:
    """Each value of an edition is asked for above; a new one needs its row."""
    assert set(EDITIONS["current"].__struct_fields__) == {
        "title",
        "names",
        "solo",
        "restocks_at_once",
        "reel_earns_deck_fish",
        "solo_discards",
        "white_in_opening_fill",
        "silent_trophies",
        "silent_draws",
        "white_gives_choice",
    }
    assert [edition.title for edition in EDITIONS.values()] == ["current edition", "2016 edition"]
