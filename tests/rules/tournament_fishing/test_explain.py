"""What is said of a piece that is pointed at (TF-09 and others)."""

from msgspec.structs import replace

from rules.game import Step, Target
from rules.tournament_fishing.components import CLOCK, WEATHER
from rules.tournament_fishing.effect_words import ai_words
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.game import GAME
from rules.words import Words, plain
from tests.rules.tournament_fishing.ai_tables import FLIP_2, meet
from tests.rules.tournament_fishing.tables import (
    NAMES,
    card,
    casts,
    deal,
    ignores,
    lake_card,
    play,
    plays,
    scans,
    table,
)

CAST, BUY = Phase.CAST, Phase.BUY


def explained(step: Step, kind: str, index: int, seat: int = 0) -> list[str]:
    """What a seat is told of a piece."""
    view = GAME.view(table(step), seat)
    names = (*NAMES[: table(step).setup.seats], *[f"{one.title()} AI" for one in table(step).setup.rivals])
    return [plain(sentence, names) for sentence in GAME.explain(view, Target(kind, index))]


def test_cards_are_explained() -> None:
    step = deal(
        "Dead Stick, Mud Worm, Rainbow Crank, Sonar Unit", supply="Deep Plug,-,-,-,-", bucket="Bull Minnow"
    )
    numbers, *rest = explained(step, "hand", card("Dead Stick"))
    assert numbers.startswith("Dead Stick, Present: $1 when discarded to buy, Cast Strength 2, price $2.")
    assert rest == ["Counters weeds or anchor.", "Cast Strength +2 with a Live Bait Lure."]
    numbers, shows_, *_ = explained(step, "card", card("Rainbow Crank"))
    assert numbers.startswith(
        "Rainbow Crank, Artificial Lure: $2 when discarded to buy, Cast Strength 2, price $5."
    )
    assert shows_ == "Shows black circle, green hexagon, yellow diamond and red pentagon."
    assert explained(step, "supply", 0)[0].startswith("Deep Plug, Artificial Lure")
    assert explained(step, "supply", 1) == ["A gap, filled when the turn ends."]
    assert explained(step, "bucket", card("Bull Minnow"))[0].startswith("Bull Minnow, Live Bait Lure")
    assert (
        explained(step, "play", card("Sonar Unit"))[-1]
        == "Stays until a fish of yours escapes in the Reel phase."
    )
    assert explained(step, "hand", 999) == explained(step, "supply", 9) == explained(step, "nothing", 0) == []


def test_the_lake_is_explained() -> None:
    step = play(
        deal("Depth Chart", lake={2: "Walleye, SNAG!, Sauger"}, locations={2: "Drop-Off"}),
        plays("Depth Chart"),
        scans(2),
    )
    assert explained(step, "spot", 1) == [
        "Spot 2: 8 cards.",
        "On top: Walleye, Power 5; it wants black circle.",
        "Number 2: SNAG!.",
        "Number 3: Sauger, Power 4; it wants green hexagon.",
        "Location: Drop-Off.",
        "Cast Strength +2 here against Power 6 or more.",
    ]
    assert explained(step, "spot", 1, seat=1)[1] == "Location: Drop-Off."
    assert explained(step, "location", 1)[0] == "Location: Drop-Off."
    carp, *rest = explained(step, "lake", lake_card("Common Carp"))
    assert carp.startswith("Common Carp: Power 7, worth 5 at the weigh-in.")
    assert rest == ["Bites on any Live Bait Lure.", "Fights with 3 Fight cards."]
    assert explained(step, "lake", lake_card("SNAG!"))[0].startswith("SNAG!, an event.")
    bare = deal("Depth Chart", lake={2: "Walleye"}, bare=True)
    assert explained(bare, "spot", 0) == ["Spot 1 is empty."] and explained(bare, "spot", 9) == []


def test_a_card_face_up_is_explained_with_what_it_gains() -> None:
    step = deal("Depth Chart", lake={2: "Walleye"})
    state = table(step)
    lying = replace(state.spots[1].cards[0], open=True)
    spots = (
        state.spots[0],
        replace(state.spots[1], cards=(lying, *state.spots[1].cards[1:])),
        *state.spots[2:],
    )
    step = Step(replace(state, spots=spots), ())
    said = "Power 5, +2 because it lies face up"
    assert explained(step, "spot", 1, seat=1)[1] == f"On top: Walleye, {said}; it wants black circle."
    assert explained(step, "lake", lake_card("Walleye"))[-1] == f"At spot 2: {said}."
    assert "face up" not in explained(step, "lake", lake_card("Sauger"))[-1]


def test_the_round_and_the_decks_are_explained() -> None:
    step = deal("Depth Chart, Mud Worm", clock="Dawn Bite", weather="Gusts", fight_discards="blank/fish*")
    assert explained(step, "clock", 0) == [
        "7 AM, Dawn Bite.",
        "Cast Strength +1.",
        "In force for everybody in this round.",
        "13 cards left, this one included.",
    ]
    assert explained(step, "weather", 0)[:2] == ["Gusts.", "Cast Strength -1."]
    assert explained(step, "clock_card", next(iter(CLOCK)))[0] == "6 AM, First Light."
    assert explained(step, "weather_card", next(iter(WEATHER)))[0] == "Clear Skies."
    assert explained(step, "fight_deck", 0) == ["The Fight deck: 31 cards, 1 card discarded, with a mark."]
    assert explained(step, "shop_deck", 0)[0].startswith("The Bait Shop deck: ")
    assert explained(step, "angler", 0)[:2] == [
        "Ann: 2 cards in hand, 11 in the deck, 0 discarded.",
        "0 cards in the Livewell.",
    ]
    own, inside = explained(step, "deck", 0)
    assert own == "11 cards in the deck, in an order that nobody knows." and "Mud Worm" not in inside
    assert len(explained(step, "deck", 0, seat=1)) == 1
    assert explained(step, "die", 0)[0].startswith("The white Fight die: ")
    assert explained(step, "bait", 1)[0].startswith("green hexagon")
    assert explained(step, "fight_card", 0) == ["A Fight card: fish, small blank."]


def test_hour_and_weather_say_whether_they_count() -> None:
    assert explained(deal("Mud Worm"), "weather", 0) == ["Weather is not played in this game."]
    step = meet("Mud Worm", weather_ai=FLIP_2, weather_then="Fog Bank")
    assert explained(step, "weather", 0) == [
        "These effects are left out of this game.",
        "12 cards left.",
        "In this round Weather AI acted by Gusts.",
        *map_plain(ai_words(WEATHER[table(step).weather.discards[-1]].ai, 1)),
    ]
    step = meet("Mud Worm", weather_ai=FLIP_2, weather_then="Cold Front", effects=True)
    said = explained(step, "weather", 0)
    assert said[0] == "Cold Front." and "In force for everybody in this round." in said
    assert "In this round Weather AI acted by Gusts." in said


def map_plain(sentences: tuple[Words, ...]) -> list[str]:
    return [plain(sentence, NAMES) for sentence in sentences]


def test_a_result_is_explained() -> None:
    step = deal(
        "Mud Worm, Overhand Toss",
        phase=CAST,
        lake={1: "Creek Chub"},
        in_play=("Circle Hook, Smooth Drag",),
        fight="fish/weeds",
    )
    step = play(step, plays("Mud Worm"), casts(1))
    assert explained(step, "fight", 0) == ["Result 1: fish.", "A Fight card: fish, small weeds."]
    assert explained(step, "angler", 0)[-1] == "The fight: fish."
    assert explained(play(step, ignores(1)), "fight", 0)[0] == "Result 1: blank, ignored."
    assert explained(step, "fight", 5) == []
