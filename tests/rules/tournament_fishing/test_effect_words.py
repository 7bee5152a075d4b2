"""What cards say: every effect at every place that can carry it, and cards of the box as examples."""

from collections.abc import Mapping
from typing import TypeVar

import pytest
from msgspec.structs import replace

from rules.tournament_fishing.components import (
    ANGLER,
    CLOCK,
    LAKE,
    LOCATIONS,
    WEATHER,
    AiDeed,
    AiSide,
    AnglerCard,
    LakeCard,
    Location,
    WeatherCard,
)
from rules.tournament_fishing.effect_entries import PLACES
from rules.tournament_fishing.effect_words import (
    UNTIL_WORDS,
    ai_words,
    angler_words,
    count,
    effect_words,
    lake_words,
    location_words,
    round_words,
)
from rules.tournament_fishing.effects import (
    BAIT_SYMBOLS,
    COLOURED,
    FIGHT_SYMBOLS,
    Bait,
    CardType,
    Carrier,
    Condition,
    Effect,
    FightSymbol,
    LureKind,
    Op,
    Phase,
    Until,
)
from rules.words import Words, plain

Card = TypeVar("Card", AnglerCard, LakeCard, Location, WeatherCard)

STRENGTH = Effect(Phase.CAST, Op.CAST_STRENGTH, n=2)


def said(effect: Effect, carrier: Carrier = Carrier.ANGLER, dice: bool = False) -> str:
    return plain(effect_words(effect, carrier, dice), ())


def lines(words: tuple[Words, ...]) -> list[str]:
    return [plain(sentence, ()) for sentence in words]


def sample(op: Op, phase: Phase) -> Effect:
    """An effect that does a thing once, with what it needs."""
    return Effect(
        phase,
        op,
        symbols=(FightSymbol.WEEDS,) if op == Op.IGNORE else (),
        forbidden=CardType.PRESENT if op == Op.FORBID else None,
    )


@pytest.mark.parametrize(
    ("op", "phase", "carrier"),
    [
        (op, phase, carrier)
        for carrier in Carrier
        for op, phases in PLACES[carrier].items()
        for phase in phases
    ],
    ids=lambda value: value.name.lower(),
)
@pytest.mark.parametrize("dice", [False, True], ids=["cards", "dice"])
def test_every_effect_is_a_sentence_wherever_it_stands(
    op: Op, phase: Phase, carrier: Carrier, dice: bool
) -> None:
    sentence = said(sample(op, phase), carrier, dice)
    assert sentence.endswith(".") and not sentence[0].islower() and "  " not in sentence
    assert len(sentence) <= 90
    has_name = sentence.startswith(f"{phase.name.title()}: ")
    assert has_name == (carrier != Carrier.EVENT and op != Op.CAST_STRENGTH)


def test_every_effect_has_a_place() -> None:
    assert {op for carrier in Carrier for op in PLACES[carrier]} == set(Op)


def test_no_two_effects_say_the_same() -> None:
    sentences = [said(sample(op, phases[0])) for op, phases in PLACES[Carrier.ANGLER].items()]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (STRENGTH, "Cast Strength +2."),
        (Effect(Phase.CAST, Op.CAST_STRENGTH, n=-1), "Cast Strength -1."),
        (Effect(Phase.CAST, Op.ATTEMPTS), "Cast: 1 cast attempt more."),
        (Effect(Phase.CAST, Op.ATTEMPTS, n=2), "Cast: 2 cast attempts more."),
        (Effect(Phase.CAST, Op.ATTEMPTS, n=-1), "Cast: 1 cast attempt fewer, but at least 1."),
        (
            Effect(Phase.CAST, Op.ADD_BAIT),
            "Cast: the Lure also shows 1 bait symbol of your choice this turn.",
        ),
        (
            Effect(Phase.CAST, Op.ADD_BAIT, n=2),
            "Cast: the Lure also shows 2 bait symbols of your choice this turn.",
        ),
        (
            Effect(Phase.CAST, Op.ADD_BAIT, every_bait=True),
            "Cast: the Lure shows every bait symbol this turn.",
        ),
        (Effect(Phase.SEARCH, Op.DRAW, n=2), "Search: draw 2 cards."),
        (Effect(Phase.CAST, Op.DISCARD), "Cast: discard 1 card from your hand."),
        (Effect(Phase.SEARCH, Op.SCAN, n=2), "Search: Scan 2 spots."),
        (Effect(Phase.SEARCH, Op.SCAN, depth=3), "Search: Scan 1 spot, 3 cards deep."),
        (Effect(Phase.SEARCH, Op.SINK), "Search: sink the top card of a spot that you scanned this turn."),
        (
            Effect(Phase.SEARCH, Op.SINK, n=2),
            "Search: sink the top card of up to 2 spots that you scanned this turn.",
        ),
        (Effect(Phase.SEARCH, Op.TRASH), "Search: remove a card of your hand or discard pile from the game."),
        (
            Effect(Phase.SEARCH, Op.TRASH, n=2),
            "Search: remove up to 2 cards of your hand or discard pile from the game.",
        ),
        (Effect(Phase.BUY, Op.CASH, n=2), "Buy: $2 more to spend."),
        (Effect(Phase.BUY, Op.DISCOUNT), "Buy: each purchase costs $1 less, but at least $1."),
        (
            Effect(Phase.BUY, Op.PROTECT),
            "Buy: lay this card on a spot, where the AI does nothing in its next turn.",
        ),
        (Effect(Phase.CLEANUP, Op.HAND_SIZE, n=2), "Cleanup: hand size +2."),
        (
            Effect(Phase.REEL, Op.KEEP_LURE),
            "Reel: a Lure that a POP! would lose goes to your discard pile instead.",
        ),
        (Effect(Phase.REEL, Op.IGNORE, symbols=(FightSymbol.ANCHOR,)), "Reel: ignore 1 anchor symbol."),
        (Effect(Phase.REEL, Op.IGNORE, n=2, symbols=(FightSymbol.FISH,)), "Reel: ignore 2 fish symbols."),
        (Effect(Phase.REEL, Op.IGNORE, symbols=COLOURED), "Reel: ignore 1 symbol other than POP!."),
    ],
)
def test_what_an_effect_of_a_card_says(effect: Effect, sentence: str) -> None:
    assert said(effect) == said(effect, dice=True) == sentence


@pytest.mark.parametrize(
    ("effect", "with_cards", "with_dice"),
    [
        (
            Effect(Phase.REEL, Op.BOTTOM),
            "Reel: use the small symbol of a Fight card.",
            "Reel: turn a die to the opposite face.",
        ),
        (
            Effect(Phase.REEL, Op.BOTTOM, n=2),
            "Reel: use the small symbol of up to 2 Fight cards.",
            "Reel: turn up to 2 dice to the opposite face.",
        ),
        (Effect(Phase.REEL, Op.REDRAW), "Reel: redraw a Fight card.", "Reel: roll a die again."),
        (
            Effect(Phase.REEL, Op.REDRAW, n=2),
            "Reel: redraw a Fight card, up to 2 times.",
            "Reel: roll a die again, up to 2 times.",
        ),
        (
            Effect(Phase.REEL, Op.FIGHT, n=2),
            "Reel: the fish fights with 2 Fight cards more.",
            "Reel: the fish fights with 2 dice more.",
        ),
        (
            Effect(Phase.REEL, Op.FIGHT, n=-1),
            "Reel: the fish fights with 1 Fight card fewer, but at least 1.",
            "Reel: the fish fights with 1 die fewer, but at least 1.",
        ),
    ],
)
def test_an_effect_on_the_fight_speaks_of_cards_or_of_dice(
    effect: Effect, with_cards: str, with_dice: str
) -> None:
    assert said(effect) == with_cards
    assert said(effect, dice=True) == with_dice


@pytest.mark.parametrize(
    ("carrier", "effect", "sentence"),
    [
        (Carrier.EVENT, STRENGTH, "Cast Strength +2 for the rest of the turn."),
        (Carrier.EVENT, Effect(Phase.CAST, Op.DRAW), "Draw 1 card."),
        (
            Carrier.EVENT,
            Effect(Phase.CAST, Op.SNAG),
            "Your Lure is stuck: draw a Fight card, and pay its symbol or lose the Lure.",
        ),
        (Carrier.LOCATION, STRENGTH, "Cast Strength +2 here."),
        (Carrier.LOCATION, Effect(Phase.SEARCH, Op.SCAN), "Search: Scan this spot."),
        (Carrier.LOCATION, Effect(Phase.SEARCH, Op.SCAN, depth=2), "Search: Scan this spot, 2 cards deep."),
        (
            Carrier.LOCATION,
            Effect(Phase.CAST, Op.ADD_BAIT),
            "Cast: the Lure also shows 1 bait symbol of your choice here.",
        ),
        (Carrier.LOCATION, Effect(Phase.REEL, Op.FIGHT), "Reel: fish here fight with 1 Fight card more."),
        (
            Carrier.ROUND,
            Effect(Phase.SEARCH, Op.FORBID, forbidden=CardType.ACCESSORY),
            "Search: no Accessory may be played.",
        ),
    ],
)
def test_what_an_effect_says_depends_on_where_it_stands(
    carrier: Carrier, effect: Effect, sentence: str
) -> None:
    assert said(effect, carrier) == sentence


@pytest.mark.parametrize(
    ("condition", "ending"),
    [
        (Condition(), "."),
        (Condition(lure=LureKind.LIVE), " with a Live Bait Lure."),
        (Condition(lure=LureKind.ARTIFICIAL), " with an Artificial Lure."),
        (Condition(bait=Bait.YELLOW), " if the Lure shows yellow diamond."),
        (Condition(power_ge=6), " against Power 6 or more."),
        (Condition(power_le=3), " against Power 3 or less."),
        (Condition(power_ge=3, power_le=5), " against Power 3 to 5."),
        (Condition(attempt_ge=2), " from cast attempt 2 on."),
        (
            Condition(LureKind.LIVE, Bait.RED, 2, 4, 3),
            " with a Live Bait Lure if the Lure shows red pentagon against Power 2 to 4 from cast attempt 3 on.",
        ),
    ],
)
def test_a_condition_follows_what_it_is_for(condition: Condition, ending: str) -> None:
    effect = Effect(Phase.CAST, Op.CAST_STRENGTH, n=2, condition=condition)
    assert said(effect) == f"Cast Strength +2{ending}"


def test_symbols_stay_pictures() -> None:
    lily = effect_words(
        Effect(Phase.CAST, Op.CAST_STRENGTH, condition=Condition(bait=Bait.GREEN)), Carrier.ROUND, False
    )
    assert BAIT_SYMBOLS[Bait.GREEN] in lily
    weeds = effect_words(Effect(Phase.REEL, Op.IGNORE, symbols=(FightSymbol.WEEDS,)), Carrier.LOCATION, False)
    assert FIGHT_SYMBOLS[FightSymbol.WEEDS] in weeds


def named(table: Mapping[int, Card], name: str) -> Card:
    return next(card for card in table.values() if card.name == name)


@pytest.mark.rule("TF-29b")
def test_an_attachment_says_what_it_does_and_what_ends_it() -> None:
    assert set(UNTIL_WORDS) == set(Until) - {Until.NEVER}
    ends = {
        name: lines(angler_words(named(ANGLER, name), False))
        for name in ("Trolling Motor", "Smooth Drag", "Big Cooler", "Braided Line")
    }
    assert ends == {
        "Trolling Motor": ["Stays until you catch a fish."],
        "Smooth Drag": [
            "Reel: redraw a Fight card.",
            "Stays until a fish of yours escapes in the Reel phase.",
        ],
        "Big Cooler": ["Cleanup: hand size +1.", "Stays until your Lure is lost."],
        "Braided Line": [
            "Reel: a Lure that a POP! would lose goes to your discard pile instead.",
            "Stays until it has kept a Lure.",
        ],
    }


def test_a_card_with_two_effects_says_both_and_one_with_none_nothing() -> None:
    assert lines(angler_words(named(ANGLER, "Depth Chart"), False)) == [
        "Search: Scan 1 spot, 3 cards deep.",
        "Search: sink the top card of a spot that you scanned this turn.",
    ]
    assert lines(location_words(named(LOCATIONS, "Tree Lane"), True)) == [
        "Cast Strength -1 here.",
        "Reel: roll a die again.",
    ]
    assert angler_words(named(ANGLER, "Long Bomb"), False) == ()


def test_the_hour_and_the_weather() -> None:
    assert lines(round_words(CLOCK[3], False)) == ["Cast Strength +2 against Power 3 or less."]
    assert lines(round_words(named(WEATHER, "Fog Bank"), False)) == ["Search: no Accessory may be played."]
    assert lines(round_words(named(WEATHER, "Warm Spell"), True)) == [
        "Reel: the fish fights with 1 die fewer, but at least 1."
    ]


@pytest.mark.parametrize(
    ("name", "dice", "sentences"),
    [
        ("Golden Shiner", False, ["Bites on any Lure.", "Fights with 1 Fight card."]),
        ("Golden Shiner", True, ["Bites on any Lure.", "Fights with the white die."]),
        ("Redear Sunfish", False, ["Bites on any Live Bait Lure.", "Fights with 1 Fight card."]),
        (
            "Flathead Catfish",
            False,
            ["Bites on black circle and red pentagon.", "Fights with 3 Fight cards."],
        ),
        (
            "Muskellunge",
            True,
            [
                "Bites on green hexagon and yellow diamond.",
                "Fights with the white, grey and black dice, and blanks are rolled once more.",
            ],
        ),
        ("Sunken Timber", True, ["Cast Strength -2 for the rest of the turn."]),
        ("Word from the Dock", False, ["Scan 2 spots."]),
    ],
)
def test_a_lake_card(name: str, dice: bool, sentences: list[str]) -> None:
    assert lines(lake_words(named(LAKE, name), dice)) == sentences


def test_a_fish_may_ask_for_bait_and_more() -> None:
    pike = replace(named(LAKE, "Northern Pike"), bites_if=Condition(lure=LureKind.LIVE, attempt_ge=2))
    assert lines(lake_words(pike, False))[0] == (
        "Bites on green hexagon and red pentagon with a Live Bait Lure from cast attempt 2 on."
    )
    carp = replace(named(LAKE, "Common Carp"), bites_if=Condition(lure=LureKind.ARTIFICIAL, bait=Bait.RED))
    assert lines(lake_words(carp, False))[0] == "Bites on any Artificial Lure if the Lure shows red pentagon."


@pytest.mark.parametrize(
    ("side", "anglers", "sentences"),
    [
        (
            AiSide((1, 2), AiDeed.CATCH, 1),
            1,
            ["Shop: the cards at 2 and 3 leave the game.", "Lake: the AI catches a fish at spot 2."],
        ),
        (
            AiSide((1, 2), AiDeed.REMOVE, 4),
            2,
            [
                "Shop: one of the cards at 2 and 3 leaves the game.",
                "Lake: the top card of spot 5 leaves the game.",
            ],
        ),
        (
            AiSide((0,), AiDeed.FLIP, None),
            1,
            [
                "Shop: the card at 1 leaves the game.",
                "Lake: the top card of a spot of your choice is turned face up.",
            ],
        ),
        (
            AiSide((0,), AiDeed.CATCH, None),
            2,
            ["Shop: the card at 1 leaves the game.", "Lake: the AI catches a fish at a spot of your choice."],
        ),
    ],
)
def test_what_the_ai_is_told(side: AiSide, anglers: int, sentences: list[str]) -> None:
    assert lines(ai_words(side, anglers)) == sentences


def test_things_are_counted() -> None:
    assert [count(number, "card") for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [count(number, "die") for number in (1, 2)] == ["1 die", "2 dice"]
