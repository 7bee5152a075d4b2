"""The Cast phase: what is played, Cast Strength, and attempts (TF-12 to TF-14, TF-18)."""

import pytest
from msgspec.structs import replace

from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import DECLINE, DRAW_CARDS, STOP_CASTING
from rules.tournament_fishing.components import ANGLER, LAKE, WEATHER
from rules.tournament_fishing.effects import Bait, CardType, Condition, Effect, Op, Phase
from rules.tournament_fishing.events import AttemptMade, BaitShown, Bit, CastingEnded, CastPassedOver
from rules.tournament_fishing.sources import BAIT_OF, strength
from tests.rules.tournament_fishing.ai_tables import CATCH_3, meet
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    casts,
    deal,
    discards,
    happened,
    having_effects,
    lake_card,
    legal,
    missed,
    names,
    play,
    plays,
    refused,
    scans,
    shows,
    sinks,
    table,
    told,
    uses,
)

CAST = Phase.CAST


@pytest.mark.rule("TF-12a")
def test_nobody_casts_without_a_lure_in_hand() -> None:
    step = deal("Overhand Toss, Snelled Hook", phase=CAST, supply="-,-,-,-,House Cricket")
    assert table(step).phase == Phase.BUY
    step = deal("Mud Worm", phase=CAST)
    assert legal(step) == (plays("Mud Worm"), STOP_CASTING)
    assert refused(step, plays("Tin Spoon")) == "TF-12a"


@pytest.mark.rule("TF-12l")
def test_a_phase_without_a_lure_is_told_and_the_reason_to_its_owner_alone() -> None:
    step = play(deal("Coffee Flask, Overhand Toss", phase=Phase.SEARCH), actions.END_SEARCH)
    assert "Ann holds no Lure, so there is no cast" in told(step)
    for other in (1, None):
        assert "Ann did not cast" in told(step, other) and not any(
            "no Lure" in line for line in told(step, other)
        )
    empty = play(deal("Coffee Flask, Overhand Toss", phase=Phase.SEARCH, bare=True), actions.END_SEARCH)
    assert not happened(empty, CastPassedOver)


@pytest.mark.rule("TF-12l")
def test_two_together_both_read_why_one_does_not_cast() -> None:
    step = meet("Coffee Flask, Overhand Toss", "Mud Worm", ai=CATCH_3)
    while asked(step) == "Searching":
        step = play(step, actions.END_SEARCH)
    assert "Ann holds no Lure, so there is no cast" in told(step, 1)


@pytest.mark.rule("TF-12l", "TF-10f")
def test_where_no_lure_may_be_played_everybody_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fog = next(number for number, known in WEATHER.items() if known.name == "Fog Bank")
    barred = Effect(CAST, Op.FORBID, forbidden=CardType.LURE)
    monkeypatch.setitem(WEATHER, fog, replace(WEATHER[fog], effects=(barred,)))
    step = play(deal("Mud Worm, Coffee Flask", phase=Phase.SEARCH, weather="Fog Bank"), actions.END_SEARCH)
    said = "Ann does not cast: no Lure may be played in this round"
    assert said in told(step) and said in told(step, 1)


@pytest.mark.rule("TF-12b")
def test_one_lure_is_played_first_and_is_enough() -> None:
    step = deal("Mud Worm, Tin Spoon, Overhand Toss", phase=CAST)
    assert set(legal(step)) == {plays("Mud Worm"), plays("Tin Spoon"), STOP_CASTING}
    assert refused(step, plays("Overhand Toss")) == "TF-12b"
    assert refused(step, casts(1)) == "TF-12b"
    step = play(step, plays("Mud Worm"))
    assert refused(step, plays("Tin Spoon")) == "TF-12b"
    assert casts(1) in legal(step) and angler(step).turn.lure == angler(step).play[0]


@pytest.mark.rule("TF-12c")
def test_at_most_one_cast_card() -> None:
    step = play(deal("Mud Worm, Overhand Toss, Long Bomb", phase=CAST), plays("Mud Worm"), plays("Long Bomb"))
    assert refused(step, plays("Overhand Toss")) == "TF-12c"


@pytest.mark.rule("TF-12d", "TF-09b")
def test_any_number_of_other_cards_before_the_first_attempt() -> None:
    hand = "Mud Worm, Slow Retrieve, Slow Retrieve, Leaky Rowboat, Hand-Me-Down Pole, Landing Net, Trolling Motor"
    step = play(deal(hand, phase=CAST, lake={1: "Channel Catfish"}), plays("Mud Worm"))
    for name in ("Slow Retrieve", "Slow Retrieve", "Leaky Rowboat", "Hand-Me-Down Pole", "Trolling Motor"):
        step = play(step, plays(name))
    assert names(angler(step).attachments) == ["Trolling Motor"]
    step = play(step, casts(1))
    assert refused(step, plays("Landing Net")) == "TF-12d"
    assert refused(step, plays("Tin Spoon")) == "TF-12d"


@pytest.mark.rule("TF-12e")
def test_hooks_are_kept_in_hand() -> None:
    step = play(deal("Mud Worm, Snelled Hook", phase=CAST), plays("Mud Worm"))
    assert refused(step, plays("Snelled Hook")) == "TF-12e"


@pytest.mark.rule("TF-12f")
def test_what_a_played_card_draws_may_follow() -> None:
    step = deal("Mud Worm, Roll Cast", decks=("Slow Retrieve",), phase=CAST)
    step = play(step, plays("Mud Worm"), plays("Roll Cast"), DRAW_CARDS)
    assert plays("Slow Retrieve") in legal(step)


@pytest.mark.rule("TF-12g")
def test_what_an_event_draws_may_not() -> None:
    step = deal("Mud Worm", decks=("Slow Retrieve",), phase=CAST, lake={1: "Floating Tackle Box"})
    step = play(step, plays("Mud Worm"), casts(1), DRAW_CARDS)
    assert "Slow Retrieve" in names(angler(step).hand)
    assert refused(step, plays("Slow Retrieve")) == "TF-12d"


@pytest.mark.rule("TF-12h")
def test_a_search_effect_does_nothing_here() -> None:
    step = play(deal("Mud Worm, Polarised Shades", phase=CAST), plays("Mud Worm"), plays("Polarised Shades"))
    assert asked(step) == "Casting"
    assert strength(table(step), 0, 0, 1) == 2


@pytest.mark.rule("TF-12i")
def test_a_lure_shows_its_bait() -> None:
    step = play(deal("Ribbon Leech", phase=CAST), plays("Ribbon Leech"))
    assert BAIT_OF[angler(step).turn.bait] == (Bait.BLACK, Bait.GREEN, Bait.YELLOW)


@pytest.mark.rule("TF-12j")
def test_bait_of_a_card_is_chosen_when_it_is_played() -> None:
    step = play(deal("Mud Worm, Scent Spray", phase=CAST), plays("Mud Worm"), plays("Scent Spray"))
    assert legal(step) == (shows(Bait.YELLOW), shows(Bait.RED), DECLINE)
    assert refused(step, shows(Bait.BLACK)) == "TF-12i"
    step = play(step, shows(Bait.RED))
    assert BAIT_OF[angler(step).turn.bait] == (Bait.BLACK, Bait.GREEN, Bait.RED)


@pytest.mark.rule("TF-12j", "TF-10d")
def test_bait_of_the_weather_is_chosen_when_the_lure_is_played() -> None:
    step = play(deal("Mud Worm, Overhand Toss", weather="Sun Shower", phase=CAST), plays("Mud Worm"))
    assert asked(step) == "AddingBait"
    declined = play(step, DECLINE)
    assert BAIT_OF[angler(declined).turn.bait] == (Bait.BLACK, Bait.GREEN)
    step = play(step, shows(Bait.YELLOW), plays("Overhand Toss"))
    assert BAIT_OF[angler(step).turn.bait] == (Bait.BLACK, Bait.GREEN, Bait.YELLOW)


@pytest.mark.rule("TF-12j")
def test_a_lure_that_shows_everything_is_not_added_to() -> None:
    step = play(deal("Rainbow Crank", weather="Sun Shower", phase=CAST), plays("Rainbow Crank"))
    assert asked(step) == "Casting"


@pytest.mark.rule("TF-12k", "TF-33a")
def test_bait_of_a_location_counts_at_its_spot_only() -> None:
    step = deal(
        "Mud Worm, Double Haul",
        phase=CAST,
        locations={1: "River Mouth"},
        lake={1: "Channel Catfish", 2: "Rock Bass"},
    )
    step = play(step, plays("Mud Worm"), plays("Double Haul"), casts(1))
    assert asked(step) == "AddingBait" and not happened(step, Bit)
    other = play(step, shows(Bait.YELLOW))
    assert missed(other).matched is False
    other = play(other, casts(2))
    assert missed(other).matched is False
    step = play(step, shows(Bait.RED))
    assert happened(step, Bit)


@pytest.mark.rule("TF-13a")
def test_cast_strength_sums_all_cards_in_play() -> None:
    step = deal(
        "Mud Worm, Overhand Toss", in_play=("Polarised Shades",), attachments=("Trolling Motor",), phase=CAST
    )
    step = play(step, plays("Mud Worm"), plays("Overhand Toss"))
    assert strength(table(step), 0, 0, 1) == 1 + 2 + 1 + 3


@pytest.mark.rule("TF-13b", "TF-33a")
def test_clock_weather_location_and_events_add_to_it() -> None:
    step = deal(
        "Mud Worm, Landing Net",
        phase=CAST,
        clock="Last Light",
        weather="Light Drizzle",
        locations={1: "Boat Dock", 2: "Marina Lights"},
        lake={1: "Sunken Timber"},
    )
    step = play(step, plays("Mud Worm"))
    assert strength(table(step), 0, 0, 1) == 1 + 2 + 1 + 1
    assert strength(table(step), 0, 1, 1) == 1 + 2 + 1
    step = play(step, casts(1))
    assert strength(table(step), 0, 0, 1) == 1 + 2 + 1 + 1 - 2


@pytest.mark.rule("TF-13c")
def test_conditions_are_judged_at_each_attempt() -> None:
    step = deal("Mud Worm, Skip Cast", phase=CAST, lake={1: "Lake Trout", 2: "Lake Whitefish"})
    step = play(step, plays("Mud Worm"), plays("Skip Cast"), casts(1))
    assert (missed(step).strength, missed(step).power) == (5, 6)
    step = play(step, casts(2))
    (bite,) = happened(step, Bit)
    assert bite.strength == 7


@pytest.mark.rule("TF-13c")
@pytest.mark.parametrize(("fish", "reached"), [("Pumpkinseed", 3), ("White Bass", 1), ("Lake Trout", -1)])
def test_conditions_look_at_the_power(fish: str, reached: int, monkeypatch: pytest.MonkeyPatch) -> None:
    low = Effect(CAST, Op.CAST_STRENGTH, 2, condition=Condition(power_le=3))
    high = Effect(CAST, Op.CAST_STRENGTH, -2, condition=Condition(power_ge=6))
    for number, known in having_effects("Mud Worm", low, high).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(deal("Mud Worm", phase=CAST, lake={1: fish}), plays("Mud Worm"))
    power = {"Pumpkinseed": 2, "White Bass": 4, "Lake Trout": 6}[fish]
    assert strength(table(step), 0, 0, power) == max(0, reached)


@pytest.mark.rule("TF-13d")
def test_cast_strength_is_never_below_0() -> None:
    step = deal("Mud Worm", phase=CAST, clock="High Noon", weather="Gusts", lake={1: "Pumpkinseed"})
    step = play(step, plays("Mud Worm"), casts(1))
    assert missed(step).strength == 0


@pytest.mark.rule("TF-14a")
@pytest.mark.parametrize(
    ("hand", "round_", "attempts"),
    [
        ("Mud Worm", {}, 2),
        ("Mud Worm", {"weather": "Thunderheads"}, 1),
        ("Mud Worm", {"clock": "Evening Feed"}, 3),
        ("Mud Worm", {"clock": "Evening Feed", "weather": "Falling Glass"}, 4),
        ("Chugger", {"weather": "Thunderheads"}, 2),
    ],
)
def test_attempts_are_two_more_or_fewer(hand: str, round_: dict[str, str], attempts: int) -> None:
    fish = dict(enumerate(("Walleye", "Burbot", "Lake Trout", "Northern Pike", "Bowfin"), start=1))
    step = play(deal(hand, phase=CAST, lake=fish, **round_), plays(hand))  # type: ignore[arg-type]
    for spot in range(1, attempts + 1):
        assert asked(step) == "Casting"
        step = play(step, casts(spot))
    assert asked(step) != "Casting"


@pytest.mark.rule("TF-14a")
def test_there_is_always_one_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Mud Worm", Effect(CAST, Op.ATTEMPTS, -5)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(deal("Mud Worm", phase=CAST, lake={1: "Walleye"}), plays("Mud Worm"), casts(1))
    assert missed(step) and asked(step) != "Casting"


@pytest.mark.rule("TF-14b", "TF-34a")
def test_an_attempt_names_a_spot_with_cards() -> None:
    step = play(deal("Mud Worm", phase=CAST, lake={2: "Walleye", 4: "Sauger"}, bare=True), plays("Mud Worm"))
    assert set(legal(step)) == {casts(2), casts(4), STOP_CASTING}
    assert refused(step, casts(1)) == "TF-34a"
    step = play(step, casts(2))
    assert happened(step, AttemptMade)[0].number == 1


@pytest.mark.rule("TF-14c", "TF-14e")
def test_a_spot_is_not_tried_twice_with_the_same_card_on_top() -> None:
    step = deal("Mud Worm", phase=CAST, clock="Evening Feed", lake={2: "Walleye", 4: "Burbot"}, bare=True)
    step = play(step, plays("Mud Worm"), casts(2))
    assert set(legal(step)) == {casts(4), STOP_CASTING} and refused(step, casts(2)) == "TF-14c"
    step = play(step, casts(4))
    assert asked(step) != "Casting"


@pytest.mark.rule("TF-14c")
def test_a_spot_with_another_card_on_top_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:

    event = lake_card("Word from the Dock")
    sinking = (Effect(CAST, Op.SCAN, 1), Effect(CAST, Op.SINK, 1))
    monkeypatch.setitem(LAKE, event, replace(LAKE[event], effects=sinking))
    step = deal(
        "Mud Worm", phase=CAST, clock="Evening Feed", lake={2: "Walleye, Burbot", 4: "Word from the Dock"}
    )
    step = play(step, plays("Mud Worm"), casts(2), casts(4), scans(2), sinks(2))
    assert casts(2) in legal(step)


@pytest.mark.rule("TF-14d")
def test_after_an_event_the_same_spot_may_be_named_again() -> None:
    step = deal("Mud Worm", phase=CAST, lake={2: "Sunken Timber, Walleye"})
    step = play(step, plays("Mud Worm"), casts(2))
    assert casts(2) in legal(step)


@pytest.mark.rule("TF-18a")
def test_casting_may_stop_at_any_time() -> None:
    step = deal("Mud Worm, Aluminium Skiff", phase=CAST, lake={1: "Walleye"})
    none = play(step, STOP_CASTING)
    assert happened(none, CastingEnded)[0].attempts == 0 and table(none).phase == Phase.BUY
    step = play(step, plays("Mud Worm"), casts(1), STOP_CASTING)
    assert happened(step, CastingEnded)[0].attempts == 1 and table(step).phase == Phase.BUY


@pytest.mark.rule("TF-10f")
@pytest.mark.parametrize(
    ("type_", "name"), [(CardType.LURE, "Mud Worm"), (CardType.PRESENT, "Slow Retrieve")]
)
def test_a_type_may_be_forbidden_here(type_: CardType, name: str, monkeypatch: pytest.MonkeyPatch) -> None:

    fog = next(number for number, known in WEATHER.items() if known.name == "Fog Bank")
    barred = Effect(CAST, Op.FORBID, forbidden=type_)
    monkeypatch.setitem(WEATHER, fog, replace(WEATHER[fog], effects=(barred,)))
    step = deal("Mud Worm, Slow Retrieve, Coffee Flask", phase=Phase.SEARCH, weather="Fog Bank")
    step = play(step, actions.END_SEARCH)
    if type_ == CardType.LURE:
        assert table(step).phase == Phase.BUY
    else:
        step = play(step, plays("Mud Worm"))
        assert refused(step, plays(name)) == "TF-10f"


@pytest.mark.rule("TF-08c")
def test_what_was_in_play_before_offers_its_cast_effects_once_the_lure_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number, known in having_effects("Sonar Unit", Effect(CAST, Op.DRAW, 1)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    for number, known in having_effects("Trolling Motor", Effect(CAST, Op.DISCARD, 1)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = deal("Mud Worm, Tin Spoon, Bead Jig", attachments=("Sonar Unit, Trolling Motor",), phase=CAST)
    step = play(step, plays("Mud Worm"))
    assert asked(step) == "Discarding"
    step = play(step, discards("Tin Spoon"))
    assert uses("Sonar Unit") in legal(step)
    step = play(step, uses("Sonar Unit"), DRAW_CARDS)
    assert refused(step, uses("Sonar Unit")) == "TF-08c"


@pytest.mark.rule("TF-12j")
def test_every_bait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Slow Retrieve", Effect(CAST, Op.ADD_BAIT, every_bait=True)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(deal("Mud Worm, Slow Retrieve", phase=CAST), plays("Mud Worm"), plays("Slow Retrieve"))
    assert happened(step, BaitShown)[0].bait == (Bait.YELLOW, Bait.RED)
    assert BAIT_OF[angler(step).turn.bait] == tuple(Bait)
