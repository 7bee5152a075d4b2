"""What pieces, choices and events are called, and what can be asked about every piece."""

import pytest

from rules.coldwater_crown.actions import GIVE_MASTER, SPILL_BAIT, ChooseDraws
from rules.coldwater_crown.components import FISH, MASTERS, SPECIES, Tackle
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.pieces import Contest, Space
from rules.game import Step, Target
from rules.words import plain
from tests.rules.coldwater_crown.scripted import (
    CRAB_GGB,
    CRAB_GGR,
    NAMES,
    card,
    changed,
    deal,
    drawing,
    fill,
    place,
    play,
    put,
    remove,
    table,
    told,
    words,
)

PIECES = {
    "space": len(Space),
    "water": 12,
    "deck": 3,
    "species": len(SPECIES),
    "fish": len(FISH),
    "master": len(MASTERS),
    "row": 4,
    "card": 1,
    "tackle": len(Tackle),
    "trophy": len(Contest),
    "zone": 4,
    "bait": 24,
    "colour": 6,
    "master_deck": 1,
    "mystery": 1,
    "tag": 1,
    "bag": 1,
    "pile": 1,
}
"""The kinds of pieces, and how many there are of each."""


def explained(step: Step, kind: str, number: int = 0) -> str:
    """All that is said about a piece."""
    sentences = GAME.explain(GAME.view(table(step), 0), Target(kind, number))
    return " ".join(plain(sentence, NAMES) for sentence in sentences)


@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("edition", ["current", "2016"])
def test_every_piece_can_be_asked_about_and_no_other(kind: str, edition: str) -> None:
    step = deal("gk/", unfinished=(((CRAB_GGR, "g"),),), edition=edition)
    for number in range(PIECES[kind]):
        assert explained(step, kind, number).endswith(".")
    assert explained(step, kind, PIECES[kind]) == explained(step, kind, -1) == ""
    assert explained(step, "anchor") == ""


def test_what_is_said_about_pieces() -> None:
    step = deal(
        "gk/", fish={"Shore 4": "Flounder 2"}, unfinished=(((CRAB_GGR, "g"),),), mystery=(4,), tag="teal"
    )
    assert explained(step, "space", Space.GREEN).startswith("Green: a 1 casts one green bait from each Zone")
    assert explained(step, "water", 1).startswith("Shore 4: caught by emptying Zone 4 with green or purple.")
    assert "Flounder, Shore: 1-5 lb, 5 fish; one of the small species." in explained(step, "water", 1)
    assert explained(step, "card") == "Crab, 1 point: needs green green red. Still open: green red."
    assert "a fish of exactly 4 lb" in explained(step, "mystery")
    assert explained(step, "tag") == "A submitted fish with the teal tag scores 1 point."
    assert explained(deal(less_luck=True, tag="teal"), "tag").endswith("scores nothing at this table.")
    assert explained(step, "zone", 0).startswith("Zone 3 holds up to 3: green black.")
    assert explained(step, "trophy", Contest.SHORE).endswith("2 trophies are left, worth 5 and 3 points.")
    one_left = changed(step, trophies=((3,), *table(step).trophies[1:]))
    assert explained(one_left, "trophy", 0).endswith("One trophy is left, worth 3 points.")
    none_left = changed(step, trophies=((), *table(step).trophies[1:]))
    assert explained(none_left, "trophy", 0).endswith("No trophy is left.")
    assert explained(changed(step, mystery=()), "mystery") == "Every Mystery Weight has been won."
    empty = changed(step, decks=((), *table(step).decks[1:]))
    assert explained(empty, "deck", 0) == "The Shore deck is empty."


def test_the_discard_pile_warns_of_the_silent_players_next_catch() -> None:
    assert "The next red draw would catch at Lake 4." in explained(deal(seats=1, discards="rrrg"), "pile")
    assert "would catch" not in explained(deal(seats=1, discards="rg"), "pile")
    assert "would catch" not in explained(deal(discards="rrrg"), "pile")


def test_cards_of_one_kind_are_told_apart() -> None:
    cards = ((CRAB_GGR, "gr"), (CRAB_GGB, ""))
    step = play(deal("gk", unfinished=(cards,), tokens="Red1 Yellow1 Blue1"), place("Green"))
    assert words(step, put(1, 0)) == "put green on the Crab (green green red), which is then caught"
    assert words(step, put(0, 1)) == "put green on the Crab (green green blue)"
    assert words(step, put(0, 0)) == "put green to the discard pile"


def test_a_turn_is_told() -> None:
    step = deal(
        "g/kp",
        fish={"Shore 3": "Flounder 4"},
        decks={"Shore": ("Wrasse 7",)},
        tokens="Red1 Yellow1 Blue1",
        mystery=(4, 2),
    )
    assert told(play(step, place("Green"))) == [
        "Ann placed a 1 on Green",
        "Ann cast green and emptied Zone 3",
        "Ann caught a Flounder of 4 lb from Shore 3",
        "Ann won the Mystery Weight of 4 lb with the Flounder of 4 lb",
        "The next Mystery Weight is 2 lb",
        "New: Wrasse at Shore 3",
    ]
    assert table(step).players[0].catch == () and card("Flounder 4") in FISH


def test_a_silent_turn_is_told_bait_by_bait() -> None:
    step = deal(
        seats=1, tokens="Green1 Blue1 Yellow1", discards="gg", fish={"Shore 3": "Flounder 2"}, mystery=(7,)
    )
    step = play(drawing(play(step, place("Red")), "gk"), remove("Green"))
    beats = [len(beat.events) for beat in step.beats]
    assert len(beats) >= 4
    assert told(step)[1:7] == [
        "Bo began a turn",
        "Bo drew green, now 3 in the discard pile",
        "The token on Yellow moved to Green",
        "Bo caught a Flounder of 2 lb from Shore 3",
        "New: Wrasse at Shore 3",
        "Bo drew black, now 1 in the discard pile",
    ]


def test_solo_choices_in_words() -> None:
    step = deal(seats=1, catches=((), ("Pike 3",)), tokens="Green1 Blue1 Yellow1")
    step = play(drawing(play(step, place("Red")), "w"), remove("Green"))
    assert words(step, ChooseDraws(1)) == "1 draw for the silent player"
    step = play(step, ChooseDraws(1))
    assert words(step, SPILL_BAIT) == "draw 7 bait from the bag into the discard pile"
    assert words(step, GIVE_MASTER) == "give the silent player a second Master Angler card"
    assert words(play(deal("g/"), place("Port")), fill(4)) == "fill Zone 4: draw 4 bait"
