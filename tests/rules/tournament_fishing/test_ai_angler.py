"""The AI Angler's turn: whose card is turned, and what it does to the shop (TF-36 to TF-38)."""

import pytest
from msgspec.structs import replace

from rules.chance import seeded
from rules.game import NOTHING, UNKNOWN
from rules.tournament_fishing.actions import AGREE, END_BUYING, INSIST, STOP_CASTING
from rules.tournament_fishing.ai_events import RivalTurned, ShopCleared
from rules.tournament_fishing.components import CLOCK, WEATHER
from rules.tournament_fishing.events import Refilled, RoundBegan
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.sources import clock_effects, weather_effects
from rules.tournament_fishing.state import FishingState
from rules.words import plain
from tests.rules.tournament_fishing.ai_tables import (
    CATCH_3,
    FIRST_AND_SECOND_PLACE,
    FLIP_2,
    REMOVE_1,
    clears,
    decides,
    kinds,
    meet,
    none,
)
from tests.rules.tournament_fishing.tables import (
    asked,
    buys,
    card,
    happened,
    legal,
    names,
    play,
    refused,
    table,
)

ROW = "Crayfish, Anchor, Chugger, Long Bomb, Dead Stick"
MODES = [("solo", 1), ("co-op", 2)]


@pytest.mark.rule("TF-36a")
@pytest.mark.parametrize(("mode", "seats"), MODES)
@pytest.mark.parametrize(
    ("opponents", "roles"),
    [("clock", ("Clock AI",)), ("weather", ("Weather AI",)), ("both", ("Clock AI", "Weather AI"))],
)
def test_one_or_two_play_against_one_ai_or_both(
    mode: str, seats: int, opponents: str, roles: tuple[str, ...]
) -> None:
    options = Options(seats=seats, mode=mode, opponents=opponents)  # type: ignore[arg-type]
    state = GAME.new(options, "table")
    assert GAME.seats(options) == ("",) * seats + roles
    assert len(state.spots) == 5 and len(state.rivals) == len(roles) and len(state.anglers) == seats


@pytest.mark.rule("TF-36b")
@pytest.mark.parametrize("hands", [("Mud Worm",), ("Mud Worm", "Tin Spoon")])
def test_the_ai_acts_before_anybody_fishes(hands: tuple[str, ...]) -> None:
    step = meet(*hands, ai=CATCH_3)
    assert kinds(step)[:4] == ["RoundBegan", "RivalTurned", "ShopCleared", "RivalCaught"]
    assert set(kinds(step)[4:]) <= {"TurnBegan"} and asked(step) == "ChoosingLure"
    (turned,) = happened(step, RivalTurned)
    assert turned.seat == len(hands) and CLOCK[turned.card].name == CATCH_3


@pytest.mark.rule("TF-37a")
@pytest.mark.parametrize("opponents", ["clock", "both"])
def test_the_clock_is_shuffled_where_its_ai_plays(opponents: str) -> None:
    orders = set()
    for number in range(5):
        state = GAME.new(Options(seats=1, mode="solo", opponents=opponents), f"shuffled {number}")  # type: ignore[arg-type]
        orders.add(state.clock.discards + state.clock.cards)
        assert sorted(state.clock.discards + state.clock.cards) == list(CLOCK)
    assert len(orders) == 5


@pytest.mark.rule("TF-37b")
def test_against_the_weather_alone_the_clock_runs_through_the_day() -> None:
    seen = []
    for state in rounds(Options(seats=1, mode="solo", opponents="weather"), "weather"):
        seen.append(state.clock.shown)
        assert len(state.weather.discards) == state.round
    assert seen == list(CLOCK)


@pytest.mark.rule("TF-37c")
@pytest.mark.parametrize("opponents", ["clock", "weather", "both"])
def test_each_deck_loses_one_card_a_round(opponents: str) -> None:
    options = Options(seats=1, mode="solo", opponents=opponents, weather=True)  # type: ignore[arg-type]
    for state in rounds(options, "decks"):
        for name, deck in (("clock", state.clock), ("weather", state.weather)):
            turned = state.round if name in state.setup.rivals else state.round - 1
            assert len(deck.discards) == turned and len(deck.cards) == 13 - turned


@pytest.mark.rule("TF-37d")
def test_the_next_card_shows_the_effect_of_the_round() -> None:
    step = meet(
        "Mud Worm", ai=CATCH_3, then="Last Light", weather_ai=FLIP_2, weather_then="Rainbow", effects=True
    )
    state = table(step)
    assert [CLOCK[card].name for card in state.clock.discards] == [CATCH_3]
    assert clock_effects(state) == next(hour.effects for hour in CLOCK.values() if hour.name == "Last Light")
    assert weather_effects(state) == next(
        found.effects for found in WEATHER.values() if found.name == "Rainbow"
    )
    assert [(event.deck, event.shown) for event in happened(step, RivalTurned)] == [
        ("clock", state.clock.shown),
        ("weather", state.weather.shown),
    ]
    (began,) = happened(step, RoundBegan)
    assert began.clock == began.weather == NOTHING


@pytest.mark.rule("TF-37d", "TF-06a")
@pytest.mark.parametrize(("mode", "seats"), MODES)
@pytest.mark.parametrize("opponents", ["clock", "weather", "both"])
def test_the_last_round_has_no_effect_of_a_deck_that_is_used_up(
    mode: str, seats: int, opponents: str
) -> None:
    options = Options(seats=seats, mode=mode, opponents=opponents, weather=True)  # type: ignore[arg-type]
    states = rounds(options, "to the end")
    assert [state.round for state in states] == list(range(1, 14))
    last = states[-1]
    assert (last.clock.shown == NOTHING) is ("clock" in last.setup.rivals)
    assert (last.weather.shown == NOTHING) is ("weather" in last.setup.rivals)
    assert all(state.clock.shown != NOTHING for state in states[:-1])


def rounds(options: Options, seed: str) -> list[FishingState]:
    """The last decision of each round of a game in which the choice listed last is always taken."""
    found: dict[int, FishingState] = {}
    state = GAME.new(options, seed)
    while decision := GAME.decision(state):
        found[state.round] = state
        state = GAME.apply(state, decision.actions[-1]).state  # type: ignore[assignment, arg-type]
    return list(found.values())


@pytest.mark.rule("TF-37e", "TF-05a")
def test_effects_may_be_left_out() -> None:
    step = meet("Mud Worm", ai=CATCH_3, then="Last Light", weather_ai=FLIP_2, weather_then="Rainbow")
    assert clock_effects(table(step)) == weather_effects(table(step)) == ()
    assert [event.shown for event in happened(step, RivalTurned)] == [NOTHING, NOTHING]


@pytest.mark.rule("TF-38a")
def test_alone_every_marked_card_leaves_the_game() -> None:
    step = meet("Mud Worm", ai=FIRST_AND_SECOND_PLACE, supply=ROW)
    assert names(table(step).supply) == ["-", "-", "Chugger", "Long Bomb", "Dead Stick"]
    assert {card("Crayfish"), card("Anchor")} <= set(table(step).lost)
    (cleared,) = happened(step, ShopCleared)
    assert (cleared.seat, cleared.places, names(cleared.cards)) == (1, (0, 1), ["Crayfish", "Anchor"])


@pytest.mark.rule("TF-38b", "TF-44g")
def test_two_choose_which_marked_card_leaves() -> None:
    step = meet("Mud Worm", "Tin Spoon", ai=FIRST_AND_SECOND_PLACE, supply=ROW)
    assert asked(step) == "ChoosingCard" and decides(step) == 0
    assert legal(step) == (clears(1), clears(2)) and refused(step, clears(3)) == "TF-38b"
    step = play(step, clears(2))
    assert decides(step) == 1 and legal(step) == (AGREE, clears(1))
    assert refused(step, clears(2)) == "TF-44g"
    step = play(step, AGREE)
    assert names(table(step).supply) == ["Crayfish", "-", "Chugger", "Long Bomb", "Dead Stick"]


@pytest.mark.rule("TF-44h")
@pytest.mark.parametrize(("answer", "row"), [(INSIST, ["Crayfish", "-"]), (AGREE, ["-", "Anchor"])])
def test_while_they_disagree_the_one_who_began_decides(answer: object, row: list[str]) -> None:
    step = meet("Mud Worm", "Tin Spoon", ai=FIRST_AND_SECOND_PLACE, supply=ROW)
    step = play(step, clears(2), clears(1))
    assert decides(step) == 0 and legal(step) == (AGREE, INSIST)
    assert refused(step, clears(1)) == "TF-44h"
    step = play(step, answer)  # type: ignore[arg-type]
    assert names(table(step).supply[:2]) == row and len(happened(step, ShopCleared)) == 1


@pytest.mark.rule("TF-44h", "TF-44b")
def test_the_one_who_began_the_round_is_asked_first() -> None:
    step = meet("Mud Worm", "Tin Spoon", ai=FIRST_AND_SECOND_PLACE, supply=ROW, first=1)
    assert decides(step) == 1
    assert decides(play(step, clears(2))) == 0


@pytest.mark.rule("TF-44j")
def test_without_confirming_the_first_word_stands() -> None:
    step = meet("Mud Worm", "Tin Spoon", ai=FIRST_AND_SECOND_PLACE, supply=ROW, confirm=False)
    assert decides(step) == 0
    step = play(step, clears(2))
    assert names(table(step).supply[:2]) == ["Crayfish", "-"] and asked(step) != "ChoosingCard"


@pytest.mark.rule("TF-38c")
@pytest.mark.parametrize(
    ("shop_part", "row"), [("clock", "-,Anchor,Chugger"), ("weather", "Crayfish,Anchor,Chugger")]
)
def test_one_of_both_touches_the_shop_and_the_clock_acts_first(shop_part: str, row: str) -> None:
    step = meet("Mud Worm", ai=CATCH_3, weather_ai="Thunderheads", supply=ROW, shop_part=shop_part)
    assert ",".join(names(table(step).supply[:3])) == row
    assert [event.deck for event in happened(step, RivalTurned)] == ["clock", "weather"]
    assert kinds(step).index("RivalCaught") < len(kinds(step)) - kinds(step)[::-1].index("RivalTurned")
    assert [event.seat for event in happened(step, ShopCleared)] == [1 if shop_part == "clock" else 2]


@pytest.mark.rule("TF-38d")
def test_the_gap_is_filled_in_the_anglers_cleanup() -> None:
    step = meet("Mud Worm, Slow Retrieve", ai=REMOVE_1, supply=ROW, shop="Treble Hook")
    assert names(table(step).supply) == ["Crayfish", "Anchor", "Chugger", "-", "Dead Stick"]
    step = play(step, STOP_CASTING)
    assert refused(step, buys(4)) == "TF-30e" and none(step, Refilled)
    refilled = happened(play(step, END_BUYING), Refilled)[0]
    assert refilled.places == (3,) and names(refilled.cards) == ["Treble Hook"]


@pytest.mark.rule("TF-38e")
def test_an_x_at_a_gap_does_nothing() -> None:
    step = meet("Mud Worm", ai=FIRST_AND_SECOND_PLACE, supply="-, Anchor, Chugger, Long Bomb, Dead Stick")
    assert names(table(step).supply[:2]) == ["-", "-"] and happened(step, ShopCleared)[0].places == (1,)
    step = meet("Mud Worm", ai=FIRST_AND_SECOND_PLACE, supply="-,-, Chugger, Long Bomb, Dead Stick")
    assert none(step, ShopCleared)


@pytest.mark.rule("TF-38e")
def test_two_may_not_choose_a_gap() -> None:
    step = meet(
        "Mud Worm",
        "Tin Spoon",
        ai="Second Wind",
        weather_ai="Gusts",
        supply="-, Anchor, Chugger, Long Bomb, Dead Stick",
    )
    assert names(table(step).supply[:3]) == ["-", "Anchor", "-"] and asked(step) != "ChoosingCard"
    step = meet("Mud Worm", "Tin Spoon", ai="Second Wind", supply="-, Anchor, -, Long Bomb, Dead Stick")
    assert none(step, ShopCleared) and asked(step) != "ChoosingCard"


@pytest.mark.rule("TF-38e")
def test_a_gap_among_three_marks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    hour = next(number for number, found in CLOCK.items() if found.name == FIRST_AND_SECOND_PLACE)
    side = replace(CLOCK[hour].ai, shop=(0, 1, 2))
    monkeypatch.setitem(CLOCK, hour, replace(CLOCK[hour], ai=side))
    row = "Crayfish, -, Chugger, Long Bomb, Dead Stick"
    step = meet("Mud Worm", "Tin Spoon", ai=FIRST_AND_SECOND_PLACE, supply=row)
    assert legal(step) == (clears(1), clears(3)) and refused(step, clears(2)) == "TF-38e"


@pytest.mark.rule("TF-38f")
def test_a_live_lure_removed_so_is_gone() -> None:
    step = meet("Mud Worm", ai=FIRST_AND_SECOND_PLACE, supply=ROW)
    assert table(step).bucket == () and card("Crayfish") in table(step).lost


@pytest.mark.rule("TF-37f")
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("effects", [True, False])
def test_the_next_card_is_seen_only_where_it_has_effects(seat: int | None, effects: bool) -> None:
    step = meet(
        "Mud Worm",
        ai=CATCH_3,
        then="Wind Shift",
        weather_ai=FLIP_2,
        weather_then="Cold Front",
        effects=effects,
    )
    view = GAME.view(table(step), seat)
    for deck, whole in ((view.clock, table(step).clock), (view.weather, table(step).weather)):
        assert deck.cards[0] == (whole.cards[0] if effects else UNKNOWN)
        assert deck.shown == (whole.cards[0] if effects else NOTHING)
        assert set(deck.cards[1:]) == {UNKNOWN} and len(deck.cards) == len(whole.cards)
    assert GAME.view(GAME.imagine(view, seat, seeded("other", 20)), seat) == view


@pytest.mark.rule("TF-37d")
def test_the_log_says_which_card_was_turned_and_which_is_in_force() -> None:
    step = meet(
        "Mud Worm", ai=CATCH_3, then="Wind Shift", weather_ai=FLIP_2, weather_then="Cold Front", effects=True
    )
    view = GAME.view(table(step), 0)
    lines = [plain(GAME.tell(view, 0, event), ("Ann", "Clock AI", "Weather AI")) for event in step.events]
    hours = {known.name: known.hour for known in CLOCK.values()}
    assert (
        f"Clock AI turned over a card and acts by it: {hours[CATCH_3]}, {CATCH_3}; "
        f"the hour in force is now {hours['Wind Shift']}, Wind Shift"
    ) in lines
    assert (
        "Weather AI turned over a card and acts by it: Gusts; the Weather in force is now Cold Front" in lines
    )
