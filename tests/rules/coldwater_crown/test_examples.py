"""The five Gameplay Examples of both rulebooks, played."""

import pytest

from rules.coldwater_crown.actions import CATCH, ROD, TAKE, TAKE_DECK_FISH, TAKE_FISH, submit
from rules.coldwater_crown.bait import NO_BAIT
from rules.coldwater_crown.components import Tackle
from rules.coldwater_crown.events import FishCaught, TackleGained, TokenMoved
from rules.coldwater_crown.pieces import Contest, Space
from rules.coldwater_crown.tasks import SILENT
from rules.game import Step
from tests.rules.coldwater_crown.scripted import (
    CHAR_PRR,
    CRAB_GGR,
    bait,
    board,
    card,
    cards,
    caught,
    changed,
    deal,
    drawing,
    fill,
    happened,
    legal,
    place,
    play,
    put,
    remove,
    table,
)

BOTH = pytest.mark.parametrize("edition", ["current", "2016"])


@pytest.mark.rule("CC-11a", "CC-11c", "CC-11d", "CC-12b", "CC-14a")
@BOTH
def test_example_1_a_filled_zone_and_all_black_bait_cast(edition: str) -> None:
    step = deal("kpy//rk/", tokens="Black2 Red1 Yellow1", edition=edition)
    step = play(drawing(play(step, place("Port")), "gkpb"), fill(4))
    assert table(step).players[0].board == board("kpy/gkpb/rk/")
    step = play(step, remove("Black"))
    assert table(step).players[0].board == board("py/gpb/r/")
    assert table(step).discards == bait("kkk")
    assert table(step).players[0].token == 1 and table(step).turn.seat == 1


@pytest.mark.rule("CC-12a", "CC-19a", "CC-20b", "CC-20c")
@BOTH
def test_example_2_only_the_emptied_zone_catches(edition: str) -> None:
    step = deal(
        "gk/g",
        fish={"Shore 4": "Flounder 3"},
        decks={"Shore": ("Mackerel 6",)},
        tokens="Red1 Yellow1 Blue1",
        edition=edition,
        mystery=(7,),
    )
    step = play(step, place("Green"))
    assert table(step).discards == bait("gg") and caught(step) == ["Flounder 3"]
    assert table(step).waters[0][1].card == card("Mackerel 6")
    assert table(step).players[0].board == board("k/")


@pytest.mark.rule("CC-17a", "CC-20a", "CC-22a", "CC-23a", "CC-24a")
def test_example_3_of_the_current_edition() -> None:
    step = deal(
        "//rr/r",
        fish={"Shore 5": "Wrasse 4", "Lake 5": "Perch 2", "Lake 6": "Pike 9"},
        decks={"Lake": ("Perch 5",)},
        tackle=("Rod",),
        stack="Line",
        row=(CHAR_PRR, 1, 2, 3),
        tokens="Red2 Yellow1 Blue1",
        token=2,
        mystery=(7,),
    )
    step = play(drawing(play(step, place("Port")), "rgkb"), fill(4), TAKE[0])
    assert [card.card for card in table(step).players[0].unfinished] == [CHAR_PRR]
    step = play(step, remove("Red"))
    assert legal(step) == (put(2), put(1), put(0))
    step = play(step, put(2))
    assert table(step).discards == bait("rr")
    zone_5, zone_6 = CATCH[2:]
    assert set(legal(step)) == {zone_5, zone_6}
    step = play(step, zone_5, ROD[0])
    assert caught(step) == ["Wrasse 4"]
    assert [event.kind for event in happened(step, TackleGained)] == [Tackle.LINE]
    assert set(legal(step)) == {TAKE_FISH, TAKE_DECK_FISH}
    step = play(step, TAKE_DECK_FISH)
    assert caught(step) == ["Perch 5"] and table(step).players[0].token == 1
    assert table(step).waters[2][2].card == card("Perch 2") and table(step).waters[2][3].card == card(
        "Pike 9"
    )


@pytest.mark.rule("CC-17a", "CC-20a", "CC-22a", "CC-23a", "CC-24a")
def test_example_3_of_the_2016_edition() -> None:
    step = deal(
        "/k/gg/g",
        fish={"Shore 5": "John Dory 5", "Shore 6": "John Dory 6", "Lake 5": "Pike 9"},
        decks={"Shore": ("Flounder 5",)},
        tackle=("Rod",),
        row=(CRAB_GGR, 6, 7, 8),
        tokens="Green2 Yellow1 Blue1",
        token=2,
        edition="2016",
        mystery=(7,),
    )
    step = play(drawing(play(step, place("Port")), "rgk"), fill(3), TAKE[0], remove("Green"), put(2))
    assert table(step).discards == bait("gg")
    assert table(step).players[0].unfinished[0].bait == bait("gg")
    step = play(step, CATCH[2], ROD[2])
    assert caught(step) == ["Pike 9"] and len(happened(step, TackleGained)) == 1
    step = play(step, TAKE_DECK_FISH)
    assert caught(step) == ["Flounder 5"]
    assert table(step).waters[0][2].card == card("John Dory 5")
    assert table(step).players[0].token == 1


@pytest.mark.rule("CC-33c", "CC-34a")
@BOTH
def test_example_4_the_shore_contest(edition: str) -> None:
    storm = ("Flounder 5", "Flounder 2", "Wrasse 4", "Mackerel 5")
    step = deal(
        seats=3,
        catches=(storm, ("Wrasse 7", "John Dory 5"), ("Wrasse 6", "John Dory 4", "Flounder 1")),
        tokens="Green1 Yellow1 Blue1",
        edition=edition,
    )
    step = play(changed(step, last_turns=1), place("Red"), remove("Green"))
    chosen = (
        *cards("Wrasse 4, Mackerel 5, Flounder 5"),
        *cards("Wrasse 7, John Dory 5"),
        *cards("Wrasse 6, John Dory 4, Flounder 1"),
    )
    step = play(step, *[submit(number) for number in chosen])
    points = [
        trophy.points
        for player in table(step).players
        for trophy in player.trophies
        if trophy.contest == Contest.SHORE
    ]
    assert points == [5, 3, 2]


def silent_draws(draws: str, tokens: str, edition: str, **more: object) -> Step:
    """A silent turn with these draws and the tokens lying so, the human having cast nothing."""
    step = deal(seats=1, tokens="Green1 Yellow1 Blue1", edition=edition, **more)  # type: ignore[arg-type]
    step = play(step, place("Red"))
    sides = [0] * len(Space)
    for name in (*tokens.split(), "Black"):
        sides[Space[name.upper()]] = 1
    return play(drawing(changed(step, tokens=tuple(sides)), draws), remove("Black"))


@pytest.mark.rule("CC-39a", "CC-39b", "CC-40a", "CC-40b")
def test_example_5_of_the_current_edition() -> None:
    fish = {"Lake 4": "Pike 9"}
    step = silent_draws("by", "Green Yellow Red", "current", discards="bbby", fish=fish, mystery=(7,))
    moved = [(Space(event.space).name, Space(event.to).name) for event in happened(step, TokenMoved)]
    assert moved == [("GREEN", "BLUE"), ("YELLOW", "BLACK")]
    assert caught(step) == ["Pike 9"] and happened(step, FishCaught)[0].seat == SILENT
    assert table(step).discards == bait("bbbbyy")


@pytest.mark.rule("CC-39a", "CC-40a")
def test_example_5_of_the_2016_edition() -> None:
    fish = {"Lake 4": "Pike 9"}
    step = silent_draws("b", "Blue Red Purple", "2016", discards="bbb", fish=fish, mystery=(7,))
    assert [(event.space, event.to) for event in happened(step, TokenMoved)] == [(Space.BLUE, Space.YELLOW)]
    assert caught(step) == ["Pike 9"] and table(step).discards != NO_BAIT
