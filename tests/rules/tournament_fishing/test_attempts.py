"""What a cast attempt meets: an event, or a fish that bites or does not (TF-15 to TF-17)."""

import pytest
from msgspec.structs import replace

from rules.game import UNKNOWN
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import DECLINE
from rules.tournament_fishing.components import ANGLER, WEATHER
from rules.tournament_fishing.effects import BAIT_SYMBOLS, Bait, CardType, Effect, Op, Phase
from rules.tournament_fishing.events import (
    BaitShown,
    Bit,
    Discarded,
    Drew,
    EventMet,
    Matched,
    NoBite,
    Scanned,
)
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.pieces import Lying
from rules.tournament_fishing.sources import BAIT_OF, strength
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    cards,
    casts,
    deal,
    discards,
    fishes,
    happened,
    having,
    having_effects,
    lake_card,
    legal,
    missed,
    names,
    on_top,
    play,
    plays,
    refused,
    scans,
    shows,
    table,
)

CAST = Phase.CAST


def cast(hand: str, *fish: str, **rest: object):  # type: ignore[no-untyped-def]
    """A cast with all cards of a hand (its first a Lure) at the first spot, where these cards lie."""
    step = deal(hand, phase=CAST, lake={1: ", ".join(fish)}, **rest)  # type: ignore[arg-type]
    for name in hand.split(", "):
        if ANGLER[cards(name)[0]].type != CardType.HOOK and plays(name) in legal(step):
            step = play(step, plays(name))
            while asked(step) == "AddingBait":
                step = play(step, DECLINE)
    return play(step, casts(1))


@pytest.mark.rule("TF-15a")
def test_an_event_is_revealed_resolved_and_removed() -> None:
    step = cast("Mud Worm", "Sunken Timber", "Walleye")
    (event,) = happened(step, EventMet)
    assert fishes([event.card]) == ["Sunken Timber"] and GAME.witness(event, None) == event
    assert on_top(step, 1) == "Walleye" and event.card in table(step).gone
    assert angler(step).turn.attempts == 1


@pytest.mark.rule("TF-15b")
def test_an_event_makes_discard_cards_of_choice() -> None:
    step = cast("Mud Worm, Coffee Flask, Snelled Hook, Wide-Gap Hook", "Turtle on the Line")
    assert set(legal(step)) == {discards("Snelled Hook"), discards("Wide-Gap Hook")}
    assert refused(step, discards("Mud Worm")) == "TF-15b"
    step = play(step, discards("Snelled Hook"))
    assert names(angler(step).discards) == ["Snelled Hook"]


@pytest.mark.rule("TF-15b")
def test_an_event_takes_all_if_there_are_not_more() -> None:
    step = cast("Mud Worm, Snelled Hook", "Turtle on the Line")
    assert names(happened(step, Discarded)[0].cards) == ["Snelled Hook"]
    assert not angler(step).hand and asked(step) == "Casting"
    assert not happened(cast("Mud Worm", "Turtle on the Line"), Discarded)


@pytest.mark.rule("TF-15c")
def test_strength_and_bait_of_an_event_last_for_the_turn() -> None:
    step = cast("Mud Worm", "Sunken Timber", "Hatch Coming Off", clock="Evening Feed")
    assert strength(table(step), 0, 1, 1) == 0
    step = play(step, casts(1))
    assert happened(step, BaitShown) and BAIT_OF[angler(step).turn.bait] == tuple(Bait)


def test_an_event_gives_another_attempt() -> None:
    step = cast("Mud Worm", "Second Ripple", "Walleye")
    step = play(step, casts(1))
    assert missed(step) and asked(step) == "Casting"


def test_an_event_lets_scan() -> None:
    step = cast("Mud Worm", "Word from the Dock", "Walleye")
    step = play(step, scans(1), scans(2))
    assert happened(step, Scanned) and asked(step) == "Casting"


def test_an_event_lets_draw() -> None:
    step = cast("Mud Worm", "Floating Tackle Box", decks=("Tin Spoon, Bead Jig",))
    step = play(step, actions.DRAW_CARDS)
    assert names(happened(step, Drew)[0].cards) == ["Tin Spoon", "Bead Jig"]


@pytest.mark.rule("TF-16a")
@pytest.mark.parametrize(
    ("hand", "fish", "matched"),
    [
        ("Mud Worm", "Largemouth Bass", True),
        ("Bead Jig", "Largemouth Bass", False),
        ("Mud Worm", "Spotted Bass", False),
        ("Tin Spoon", "Spotted Bass", True),
    ],
)
def test_a_fish_matches_when_the_lure_shows_all_its_bait(hand: str, fish: str, matched: bool) -> None:
    assert missed(cast(hand, fish)).matched is matched


@pytest.mark.rule("TF-16a")
def test_added_bait_counts() -> None:
    step = play(
        deal("Mud Worm, Scent Spray", phase=CAST, lake={1: "Striped Bass"}),
        plays("Mud Worm"),
        plays("Scent Spray"),
    )
    assert missed(play(step, shows(Bait.RED), casts(1))).matched
    assert not missed(play(step, shows(Bait.YELLOW), casts(1))).matched


@pytest.mark.rule("TF-16a", "TF-16b")
@pytest.mark.parametrize(
    ("hand", "fish", "bites"),
    [
        ("Mud Worm, Overhand Toss", "Redear Sunfish", True),
        ("Tin Spoon, Overhand Toss", "Redear Sunfish", False),
        ("Tin Spoon, Double Haul", "White Perch", True),
        ("Mud Worm, Double Haul", "White Perch", False),
        ("Tin Spoon", "Creek Chub", True),
    ],
)
def test_an_any_lure_fish_has_only_its_condition(hand: str, fish: str, bites: bool) -> None:
    step = cast(hand, fish)
    assert bool(happened(step, Bit)) is bites
    if not bites:
        assert not missed(step).matched


@pytest.mark.rule("TF-16c")
def test_a_fish_that_does_not_match_stays_on_top() -> None:
    step = cast("Mud Worm", "Yellow Perch", "Walleye")
    assert table(step).spots[0].cards[0] == Lying(lake_card("Yellow Perch"), seen=1)
    assert angler(step).turn.attempts == 1 and angler(step).turn.tried == (0,)
    (event,) = happened(step, NoBite)
    assert GAME.witness(event, 0) == event
    hidden = GAME.witness(event, 1)
    assert (hidden.card, hidden.matched, hidden.power, hidden.strength) == (UNKNOWN, False, 0, 0)  # type: ignore[union-attr]


@pytest.mark.rule("TF-17a", "TF-17b")
@pytest.mark.parametrize(
    ("extra", "bites"), [("", False), (", Slow Retrieve, Slow Retrieve", True), (", Sidearm Fling", True)]
)
def test_a_matching_fish_bites_when_the_strength_suffices(extra: str, bites: bool) -> None:
    step = cast(f"Mud Worm{extra}, Snelled Hook", "Bluegill", fight="anchor/blank", clock="High Noon")
    assert bool(happened(step, Bit)) is bites
    if bites:
        assert table(step).spots[0].cards[0].card != lake_card("Bluegill")
        assert asked(step) == "Countering"
        (event,) = happened(step, Bit)
        assert GAME.witness(event, None) == event


@pytest.mark.rule("TF-17b")
def test_the_reel_phase_follows() -> None:
    step = cast("Mud Worm, Sidearm Fling, Snelled Hook", "Pumpkinseed", fight="anchor/blank")
    assert table(step).phase == Phase.REEL and asked(step) == "Countering"
    assert angler(step).turn.bite is not None


@pytest.mark.rule("TF-17c")
def test_a_hook_may_make_up_for_what_is_missing() -> None:
    step = cast("Mud Worm, Snelled Hook, Treble Hook, Wide-Gap Hook", "Largemouth Bass")
    assert set(legal(step)) == {plays("Treble Hook"), plays("Wide-Gap Hook"), DECLINE}
    assert refused(step, plays("Snelled Hook")) == "TF-17d"
    assert refused(step, plays("Barbless Hook")) == "TF-17c"
    bitten = play(step, plays("Treble Hook"))
    assert happened(bitten, Bit)[0].strength == 6 and names(angler(bitten).play) == [
        "Mud Worm",
        "Treble Hook",
    ]
    declined = play(step, DECLINE)
    assert missed(declined).matched and "Treble Hook" in names(angler(declined).hand)


@pytest.mark.rule("TF-17c", "TF-14c")
def test_to_be_asked_for_a_hook_reveals_the_fish_to_its_angler_alone() -> None:
    step = cast("Mud Worm, Treble Hook", "Largemouth Bass")
    assert step.revealed
    (seen,) = happened(step, Matched)
    assert GAME.witness(seen, 0) == seen
    assert GAME.witness(seen, 1) == replace(seen, card=UNKNOWN, power=0, strength=0)


@pytest.mark.rule("TF-17c")
def test_nothing_but_a_hook_is_played_then() -> None:
    step = cast("Mud Worm, Treble Hook", "Largemouth Bass", decks=("Overhand Toss",))
    hand, deck = angler(step).hand, angler(step).deck
    step = having(step, 0, hand=(*cards("Overhand Toss"), *hand), deck=deck[1:])
    assert refused(step, plays("Overhand Toss")) == "TF-17c"


@pytest.mark.rule("TF-17c", "TF-17d")
def test_one_hook_a_turn_and_none_that_is_not_needed() -> None:
    assert not happened(cast("Mud Worm, Snelled Hook", "Muskellunge"), Bit)
    step = cast("Mud Worm, Overhand Toss, Treble Hook", "Bluegill")
    assert happened(step, Bit) and names(angler(step).play) == ["Mud Worm", "Overhand Toss"]


@pytest.mark.rule("TF-17d")
def test_no_hook_is_asked_for_that_would_not_be_enough() -> None:
    step = cast("Mud Worm, Snelled Hook", "Largemouth Bass")
    assert missed(step).matched and asked(step) == "Casting"


@pytest.mark.rule("TF-17c", "TF-10f")
def test_a_hook_that_is_forbidden_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    fog = next(number for number, known in WEATHER.items() if known.name == "Fog Bank")
    barred = Effect(CAST, Op.FORBID, forbidden=CardType.HOOK)
    monkeypatch.setitem(WEATHER, fog, replace(WEATHER[fog], effects=(barred,)))
    step = cast("Mud Worm, Treble Hook", "Largemouth Bass", weather="Fog Bank")
    assert missed(step).matched and asked(step) == "Casting"


@pytest.mark.rule("TF-17c")
def test_what_a_hook_does_is_done_before_the_bite(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Treble Hook", Effect(CAST, Op.DRAW, 1)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(cast("Mud Worm, Treble Hook", "Largemouth Bass"), plays("Treble Hook"))
    assert asked(step) == "Drawing" and angler(step).turn.bite is None
    assert happened(play(step, actions.DRAW_CARDS), Bit)


@pytest.mark.rule("TF-17e")
def test_a_fish_that_is_too_strong_stays_on_top() -> None:
    step = cast("Mud Worm", "Largemouth Bass")
    (event,) = happened(step, NoBite)
    assert (event.matched, event.power, event.strength) == (True, 5, 1)
    assert on_top(step, 1) == "Largemouth Bass" and angler(step).turn.attempts == 1


@pytest.mark.rule("TF-11d")
def test_without_notes_a_fish_is_seen_while_it_is_looked_at() -> None:
    step = cast("Mud Worm, Treble Hook", "Largemouth Bass", notes=False)
    assert asked(step) == "Hooking"
    top = [GAME.view(table(step), seat).spots[0].cards[0].card for seat in (0, 1, None)]
    assert top == [lake_card("Largemouth Bass"), UNKNOWN, UNKNOWN]
    assert GAME.decision(GAME.view(table(step), 0)) == GAME.decision(table(step))
    step = play(step, DECLINE)
    assert GAME.view(table(step), 0).spots[0].cards[0].card == UNKNOWN


def test_symbols_have_names() -> None:
    assert [symbol.name for symbol in BAIT_SYMBOLS] == [
        "black circle",
        "green hexagon",
        "yellow diamond",
        "red pentagon",
    ]
