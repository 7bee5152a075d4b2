"""Countering, and what becomes of the fish (TF-21, TF-24, TF-29)."""

from itertools import permutations, product

import pytest

from rules.game import Step
from rules.tournament_fishing.actions import LET_GO
from rules.tournament_fishing.countering import counters as does_counter
from rules.tournament_fishing.countering import enough
from rules.tournament_fishing.effects import FightSymbol, Phase
from rules.tournament_fishing.events import Countered, FishCaught, FishEscaped
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.pieces import Lying
from rules.tournament_fishing.proposal import cheapest_counters
from rules.words import plain
from tests.rules.tournament_fishing.tables import (
    NAMES,
    angler,
    asked,
    cards,
    casts,
    counters,
    deal,
    fishes,
    happened,
    lake_card,
    legal,
    names,
    play,
    plays,
    refused,
    table,
)

FISH, WEEDS, ANCHOR, ANY = (FightSymbol.FISH, FightSymbol.WEEDS, FightSymbol.ANCHOR, FightSymbol.ANY)


def fight(fight: str, hand: str, fish: str = "Brown Bullhead", **rest: object) -> Step:
    """A fish bites at spot 1, and its Fight cards are these."""
    rest = {"attachments": ("Trolling Motor, Trolling Motor",), **rest}
    step = deal(f"Bead Jig, {hand}", fight=fight, phase=Phase.CAST, lake={1: f"{fish}, Walleye"}, **rest)  # type: ignore[arg-type]
    return play(step, plays("Bead Jig"), casts(1))


@pytest.mark.rule("TF-21a", "TF-24a")
def test_each_symbol_is_countered_by_a_card_that_shows_it() -> None:
    step = fight("fish/blank weeds/blank", "Overhand Toss, Slow Retrieve, Snelled Hook")
    assert legal(step) == (counters("Overhand Toss"), LET_GO)
    assert refused(step, counters("Snelled Hook")) == refused(step, counters("Coffee Flask")) == "TF-24a"
    step = play(step, counters("Overhand Toss"))
    assert (
        legal(step) == (counters("Slow Retrieve"), LET_GO) and names(angler(step).hand)[0] == "Overhand Toss"
    )
    step = play(step, counters("Slow Retrieve"))
    assert names(happened(step, Countered)[0].cards) == ["Overhand Toss", "Slow Retrieve"]


@pytest.mark.rule("TF-21a")
def test_any_card_counters_a_question_mark() -> None:
    step = fight("any/blank blank/any", "Slow Retrieve, Snelled Hook")
    assert legal(step) == (counters("Slow Retrieve"), counters("Snelled Hook"), LET_GO)


@pytest.mark.rule("TF-24a")
def test_a_card_counters_one_symbol_only() -> None:
    step = fight("fish/blank weeds/blank", "Figure Eight")
    assert happened(step, FishEscaped) and "Figure Eight" in names(angler(step).hand + angler(step).discards)


@pytest.mark.rule("TF-24a")
def test_only_cards_with_which_the_rest_can_still_be_countered() -> None:
    step = fight("fish/blank weeds/blank", "Figure Eight, Overhand Toss")
    assert legal(step) == (counters("Overhand Toss"), LET_GO)
    assert refused(step, counters("Figure Eight")) == "TF-24a"


@pytest.mark.rule("TF-24a")
def test_question_marks_are_asked_last() -> None:
    step = fight("any/blank fish/blank", "Overhand Toss, Slow Retrieve")
    assert counters("Slow Retrieve") not in legal(step)
    assert counters("Slow Retrieve") in legal(play(step, counters("Overhand Toss")))


@pytest.mark.rule("TF-24b")
def test_a_fish_whose_symbols_are_countered_is_caught() -> None:
    step = play(fight("fish/blank blank/any", "Overhand Toss"), counters("Overhand Toss"))
    assert happened(step, FishCaught) and fishes(angler(step).livewell) == ["Brown Bullhead"]
    assert fishes(GAME.view(table(step), 0).anglers[0].livewell) == ["Brown Bullhead"]
    assert GAME.view(table(step), 1).anglers[0].livewell == (-1,)


@pytest.mark.rule("TF-24c", "TF-24d")
@pytest.mark.parametrize("hand", ["Snelled Hook", "Overhand Toss, Snelled Hook"])
def test_a_fish_that_is_not_countered_escapes_and_the_lure_stays(hand: str) -> None:
    step = fight("fish/blank fish/weeds", hand, supply="House Cricket,-,-,-,-")
    (event,) = happened(step, FishEscaped)
    assert not event.popped and table(step).spots[0].cards[-1] == Lying(lake_card("Brown Bullhead"))
    assert not happened(step, Countered) and not table(step).lost and not table(step).bucket


@pytest.mark.rule("TF-24d")
def test_who_lets_a_fish_go_discards_nothing() -> None:
    step = fight(
        "fish/blank weeds/blank",
        "Overhand Toss, Slow Retrieve, Leaky Rowboat",
        supply="House Cricket,-,-,-,-",
    )
    step = play(step, counters("Overhand Toss"), LET_GO)
    assert happened(step, FishEscaped) and asked(step) == "Buying"
    assert names(angler(step).hand) == ["Overhand Toss", "Slow Retrieve", "Leaky Rowboat"]
    assert not angler(step).turn.counters


@pytest.mark.rule("TF-24a")
def test_the_cards_named_are_hidden_until_all_are() -> None:
    step = fight("fish/blank weeds/blank", "Overhand Toss, Slow Retrieve")
    step = play(step, counters("Overhand Toss"))
    assert GAME.view(table(step), 0).anglers[0].turn.counters == cards("Overhand Toss")
    assert GAME.view(table(step), 1).anglers[0].turn.counters == (-1,)


@pytest.mark.rule("TF-29b", "TF-29c")
@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("Overhand Toss", ["Sonar Unit", "Big Cooler"]),
        ("Slow Retrieve", ["Trolling Motor", "Trolling Motor", "Big Cooler"]),
    ],
)
def test_a_catch_or_an_escape_ends_attachments(hand: str, left: list[str]) -> None:
    step = fight(
        "fish/blank blank/any", hand, attachments=("Trolling Motor, Trolling Motor, Sonar Unit, Big Cooler",)
    )
    if hand == "Overhand Toss":
        step = play(step, counters(hand))
    assert names(angler(step).attachments) == left


def test_whether_cards_are_enough_is_found_as_by_trying() -> None:
    hands = [
        "Overhand Toss, Slow Retrieve",
        "Figure Eight, Overhand Toss",
        "Figure Eight, Jointed Shad, Snelled Hook",
        "Snelled Hook",
        "Roll Cast, Dead Stick, Chugger",
    ]
    for hand, number in product(map(cards, hands), range(4)):
        for symbols in product((FISH, WEEDS, ANCHOR, ANY), repeat=number):
            tried = any(
                all(does_counter(card, symbol) for card, symbol in zip(order, symbols, strict=False))
                for order in permutations(hand, number)
            )
            assert enough(symbols, hand) is tried, (names(hand), symbols)


@pytest.mark.rule("TF-24a")
def test_the_cheapest_counters_are_proposed() -> None:
    hand = "Figure Eight, Overhand Toss, Slow Retrieve, Jointed Shad"
    step = fight("fish/blank weeds/any", hand)
    proposed = GAME.proposal(GAME.view(table(step), 0))
    assert proposed == (counters("Overhand Toss"), counters("Slow Retrieve"))
    assert happened(play(step, *proposed), FishCaught)
    assert GAME.proposal(GAME.view(table(step), 1)) == ()
    assert cheapest_counters((FISH, WEEDS), cards("Figure Eight")) == ()
    assert plain(table(step).agenda[0].prompt(table(step)), NAMES) == "counter fish with which card? (1 more)"
