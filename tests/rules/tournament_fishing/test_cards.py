"""What is in the box (TF-01), and what the rulebook says of the cards themselves."""

from collections import Counter

import pytest

from rules.game import NOTHING, UNKNOWN
from rules.tournament_fishing.card_files import AI_SPOTS, HOURS, POSITIONS
from rules.tournament_fishing.components import (
    ANGLER,
    BOATS,
    CLOCK,
    DICE,
    FIGHT,
    LAKE,
    LOCATIONS,
    RODS,
    SHOP,
    STARTING,
    WEATHER,
    AiDeed,
    AnglerCard,
    Colour,
    DieColour,
    LakeCard,
)
from rules.tournament_fishing.effects import (
    ALWAYS,
    Bait,
    CardType,
    FightSymbol,
    LureKind,
    Op,
    Phase,
    Until,
    in_phase,
    with_op,
)

TABLES = (ANGLER, LAKE, CLOCK, WEATHER, LOCATIONS, FIGHT)


def cards(ids: object) -> list[AnglerCard]:
    return [ANGLER[card] for card in ids]  # type: ignore[attr-defined]


def angler(design: str) -> AnglerCard:
    """The first card of a design."""
    return next(card for card in ANGLER.values() if card.design == design)


def lake(design: str) -> LakeCard:
    return next(card for card in LAKE.values() if card.design == design)


@pytest.mark.rule("TF-01a")
def test_forty_starting_cards_the_same_ten_in_each_colour() -> None:
    assert list(STARTING) == [Colour.BLUE, Colour.GREEN, Colour.ORANGE, Colour.WHITE]
    tens = {colour: [card.design for card in cards(ids)] for colour, ids in STARTING.items()}
    assert all(ten == tens[Colour.BLUE] and len(ten) == 10 for ten in tens.values())
    assert Counter(card.colour for card in ANGLER.values()) == {**dict.fromkeys(Colour, 10), None: 100}
    assert all(card.cost == 0 for ids in STARTING.values() for card in cards(ids))


@pytest.mark.rule("TF-01b")
def test_eighty_four_cards_are_sold_each_with_a_price() -> None:
    assert Counter(card.type for card in cards(SHOP)) == {
        CardType.LURE: 20,
        CardType.CAST: 14,
        CardType.PRESENT: 16,
        CardType.HOOK: 10,
        CardType.ACCESSORY: 14,
        CardType.ATTACHMENT: 10,
    }
    assert len(SHOP) == 84 and len({card.design for card in cards(SHOP)}) == 37
    assert min(card.cost for card in cards(SHOP)) >= 1


@pytest.mark.rule("TF-01c")
def test_forty_seven_lake_cards_three_of_them_snag() -> None:
    assert Counter(card.is_fish for card in LAKE.values()) == {True: 38, False: 9}
    snags = [card for card in LAKE.values() if with_op(card.effects, Op.SNAG)]
    assert [card.name for card in snags] == ["SNAG!"] * 3
    assert len({card.design for card in LAKE.values() if card.is_fish}) == 38


@pytest.mark.rule("TF-01d")
def test_thirteen_hours_and_thirteen_weathers_with_two_sides() -> None:
    assert tuple(card.hour for card in CLOCK.values()) == HOURS
    assert (HOURS[0], HOURS[6], HOURS[-1], len(HOURS)) == ("6 AM", "12 PM", "6 PM", 13)
    assert len(WEATHER) == 13 and len({card.design for card in WEATHER.values()}) == 13
    for card in (*CLOCK.values(), *WEATHER.values()):
        assert card.effects
        assert card.ai.shop and set(card.ai.shop) <= set(range(POSITIONS))
        assert card.ai.spot is None or card.ai.spot in range(AI_SPOTS)


@pytest.mark.rule("TF-01e")
def test_thirty_two_fight_cards_and_three_dice() -> None:
    assert Counter(card.main for card in FIGHT.values()) == {
        FightSymbol.FISH: 7,
        FightSymbol.WEEDS: 7,
        FightSymbol.ANCHOR: 7,
        FightSymbol.ANY: 3,
        FightSymbol.BLANK: 6,
        FightSymbol.POP: 2,
    }
    assert len(FIGHT) == 32 and sum(card.reshuffle for card in FIGHT.values()) == 4
    assert list(DICE) == [DieColour.WHITE, DieColour.GREY, DieColour.BLACK]
    assert all(len(die.faces) == 6 for die in DICE.values())


@pytest.mark.rule("TF-01f")
def test_locations_rods_and_boats() -> None:
    assert (len(LOCATIONS), len(RODS), len(BOATS)) == (17, 8, 8)
    assert {card.type for card in cards(RODS)} == {CardType.ROD}
    assert {card.type for card in cards(BOATS)} == {CardType.BOAT}
    assert all(card.effects for card in LOCATIONS.values())


def test_every_card_has_an_id_of_its_own() -> None:
    for table in TABLES:
        assert list(table) == list(range(len(table)))
        assert [card.id for card in table.values()] == list(table)
    ids = [card for starting in STARTING.values() for card in starting] + SHOP + RODS + BOATS
    assert sorted(ids) == list(ANGLER) and len(ANGLER) == 140


@pytest.mark.parametrize("hidden", [UNKNOWN, NOTHING])
def test_what_is_hidden_or_not_there_cannot_be_looked_up(hidden: int) -> None:
    for table in TABLES:
        with pytest.raises(LookupError):
            table[hidden]


@pytest.mark.rule("TF-09a")
def test_a_card_shows_what_it_has() -> None:
    card = angler("chugger")
    assert (card.name, card.type, card.cost, card.cash, card.strength) == ("Chugger", CardType.LURE, 3, 1, 3)
    assert card.counters == (FightSymbol.FISH,)
    assert [(effect.phase, effect.op, effect.n) for effect in card.effects] == [(Phase.CAST, Op.ATTEMPTS, 1)]
    assert card.acts_in(Phase.CAST) and not card.acts_in(Phase.SEARCH)
    assert angler("long_bomb").effects == () and angler("long_bomb").until == Until.NEVER


@pytest.mark.rule("TF-12i")
def test_lures_alone_show_bait_one_to_four_symbols_of_it() -> None:
    lures = [card for card in ANGLER.values() if card.type == CardType.LURE]
    assert {card.lure for card in lures} == {LureKind.LIVE, LureKind.ARTIFICIAL}
    assert all(1 <= len(card.bait) == len(set(card.bait)) <= 4 for card in lures)
    assert all(card.lure is None and not card.bait for card in ANGLER.values() if card not in lures)
    assert angler("rainbow_crank").bait == tuple(Bait)
    assert (angler("bull_minnow").lure, angler("bull_minnow").bait) == (LureKind.LIVE, (Bait.GREEN, Bait.RED))


def test_cards_in_hand_counter_only_the_three_coloured_symbols() -> None:
    shown = {symbol for card in ANGLER.values() for symbol in card.counters}
    assert shown == {FightSymbol.FISH, FightSymbol.WEEDS, FightSymbol.ANCHOR}


def test_attachments_alone_name_their_end() -> None:
    for card in ANGLER.values():
        assert (card.type == CardType.ATTACHMENT) == (card.until != Until.NEVER)
    assert angler("braided_line").until == Until.SAVE
    assert angler("big_cooler").until == Until.LURE_LOST
    assert angler("trolling_motor").until == Until.CATCH
    assert angler("sonar_unit").until == Until.ESCAPE


def test_a_lure_without_a_price_costs_one_in_the_bucket() -> None:
    assert (angler("mud_worm").cost, angler("mud_worm").price) == (0, 1)
    assert (angler("bull_minnow").cost, angler("bull_minnow").price) == (3, 3)


@pytest.mark.rule("TF-32a")
def test_a_fish_is_worth_its_power_or_a_smaller_value() -> None:
    worth = {card.name: (card.power, card.worth) for card in LAKE.values() if card.worth != card.power}
    assert worth == {
        "White Sucker": (3, 2),
        "Freshwater Drum": (4, 3),
        "Bowfin": (5, 4),
        "Burbot": (6, 5),
        "Longnose Gar": (6, 4),
        "Common Carp": (7, 5),
    }
    assert (lake("muskellunge").power, lake("muskellunge").worth) == (9, 9)


def test_a_fish_asks_for_bait_or_takes_any_lure() -> None:
    assert lake("spotted_bass").bait == (Bait.GREEN, Bait.YELLOW) and lake("spotted_bass").bites_if == ALWAYS
    assert lake("creek_chub").bait == () and lake("creek_chub").bites_if == ALWAYS
    assert lake("common_carp").bait == () and lake("common_carp").bites_if.lure == LureKind.LIVE


def test_a_fish_fights_with_cards_or_with_dice_and_an_event_does_not() -> None:
    pike = lake("northern_pike")
    assert (pike.fight, pike.dice, pike.reroll) == (2, (DieColour.GREY, DieColour.BLACK), True)
    for card in LAKE.values():
        assert bool(card.effects) != card.is_fish
        assert (card.power > 0) == (card.fight > 0) == bool(card.dice) == card.is_fish
        assert list(card.dice) == sorted(set(card.dice))


@pytest.mark.rule("TF-20b")
def test_the_icon_of_a_fish_calls_for_a_die_of_another_colour() -> None:
    assert {colour.name: die.icon for colour, die in DICE.items()} == {
        "WHITE": "green",
        "GREY": "yellow",
        "BLACK": "red",
    }


@pytest.mark.rule("TF-22e")
def test_a_die_turned_over_and_over_again_shows_what_it_showed() -> None:
    black = DICE[DieColour.BLACK]
    assert [black.flipped(face) for face in range(6)] == [5, 4, 3, 2, 1, 0]
    assert (black.faces[0], black.faces[black.flipped(0)]) == (FightSymbol.POP, FightSymbol.BLANK)


@pytest.mark.rule("TF-40a")
def test_only_weather_cards_flip() -> None:
    assert {card.ai.deed for card in CLOCK.values()} == {AiDeed.CATCH, AiDeed.REMOVE}
    assert {card.ai.deed for card in WEATHER.values()} == set(AiDeed)


def test_the_ai_side_counts_places_and_spots_from_zero() -> None:
    first, noon = CLOCK[0].ai, CLOCK[6].ai
    assert (first.shop, first.deed, first.spot) == ((1, 2), AiDeed.CATCH, 1)
    assert (noon.shop, noon.deed, noon.spot) == ((2, 3), AiDeed.CATCH, None)
    assert (CLOCK[2].ai.deed, CLOCK[2].ai.spot) == (AiDeed.REMOVE, 4)


def test_the_anchor_protects_a_spot() -> None:
    anchors = [card for card in cards(SHOP) if with_op(card.effects, Op.PROTECT)]
    assert [card.name for card in anchors] == ["Anchor", "Anchor"]
    assert anchors[0].acts_in(Phase.BUY)


def test_effects_are_found_by_phase_and_by_what_they_do() -> None:
    chart = angler("depth_chart").effects
    assert [effect.op for effect in in_phase(chart, Phase.SEARCH)] == [Op.SCAN, Op.SINK]
    assert in_phase(chart, Phase.REEL) == ()
    (scan,) = with_op(chart, Op.SCAN)
    assert (scan.n, scan.depth) == (1, 3)
