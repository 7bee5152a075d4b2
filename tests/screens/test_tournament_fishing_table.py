"""The table of Tournament Fishing: choosing on it by arrows and by mouse, and what it shows of a turn."""

import pytest
from msgspec.structs import replace

from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.tables import tournament_fishing_words as sentences
from fishing_tui.tables.tournament_fishing import boards
from fishing_tui.tables.tournament_fishing_cards import wanted
from fishing_tui.tables.tournament_fishing_hand import _MORE
from rules.game import Action, Beat, Step
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import DRAW_CARDS, END_BUYING, FACE_FIGHT, USE_CLOCK, USE_WEATHER
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.effects import Bait, Condition, LureKind, Phase
from rules.tournament_fishing.empty_lake import Agreeing
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.state import FishingState
from rules.words import plain
from tests.rules.tournament_fishing.ai_tables import CATCH_3, counters_theirs, gives, meet, points
from tests.rules.tournament_fishing.tables import (
    asked,
    buys,
    card,
    casts,
    counters,
    deal,
    fishes_out,
    lake_card,
    lays,
    pays,
    play,
    plays,
    redraws,
    scans,
    shows,
    table,
    uses,
    uses_location,
)
from tests.screens.at_table import (
    WAYS_TO_POINT,
    assert_pointing_chooses,
    choice,
    keys,
    lift,
    log_text,
    point,
    settle,
    table_app,
    table_of,
)
from tests.screens.conftest import Clock
from tests.screens.shell import LARGE, MIDDLE, SMALL, line_with, lines, shown
from tests.screens.tournament import OPEN, drawn, look_at, seated, text_of

SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])
SEARCH, CAST, BUY = Phase.SEARCH, Phase.CAST, Phase.BUY

ROUND = {"clock": "First Light", "weather": "Clear Skies", "locations": {2: "Clear Shelf"}}
SEARCHING = deal("Folded Chart, Coffee Flask, Mud Worm", attachments=("Sonar Unit",), **ROUND)  # type: ignore[arg-type]
SCANNING = play(deal("Folded Chart, Mud Worm"), plays("Folded Chart"))
CASTING = play(
    deal("Mud Worm, Slow Retrieve, Slow Retrieve, Overhand Toss", lake={3: "Pumpkinseed"}, phase=CAST),
    plays("Mud Worm"),
)
BAITING = play(deal("Mud Worm, Scent Spray", phase=CAST), plays("Mud Worm"), plays("Scent Spray"))
DRAWING = play(deal("Mud Worm, Roll Cast", phase=CAST), plays("Mud Worm"), plays("Roll Cast"))
FIGHTING = play(
    deal(
        "Bead Jig, Treble Hook, Slow Retrieve, Float Tube",
        lake={1: "Brown Bullhead"},
        fight="anchor/fish weeds/anchor",
        attachments=("Smooth Drag, Trolling Motor",),
        phase=CAST,
    ),
    plays("Bead Jig"),
    casts(1),
)
COUNTERING = play(FIGHTING, FACE_FIGHT)
BUYING = deal(
    "Slow Retrieve, Overhand Toss, Snelled Hook, Tin Spoon, Bead Jig",
    supply="-, Chugger, Treble Hook, -, -",
    bucket="Crayfish",
    phase=BUY,
)
PAYING = play(BUYING, buys(3), END_BUYING)
ANCHORING = deal(
    "Anchor, Mud Worm, Tin Spoon", supply="House Cricket, -, -, -, -", seats=1, clock="Dawn Bite", phase=BUY
)
NAMING_A_SPOT = meet("Mud Worm, Tin Spoon", ai="Evening Feed")


def together(own: str, theirs: str, **more: object) -> Step:
    """Ann and Bo together, past what there is to search."""
    step = meet(own, theirs, ai=CATCH_3, **more)  # type: ignore[arg-type]
    while asked(step) == "Searching":
        step = play(step, actions.END_SEARCH)
    return step


HELPED = play(
    together(
        "Bead Jig, Long Bomb, Overhand Toss",
        "Slow Retrieve, Overhand Toss",
        lake={1: "Smallmouth Bass", 2: "Pumpkinseed"},
        fight="fish/weeds weeds/anchor",
        supply="-, -, -, -, -",
    ),
    plays("Bead Jig"),
    plays("Long Bomb"),
    casts(1),
)


def sharing() -> Step:
    """Ann and Bo have bought a card, and settle who gets it."""
    step = together(
        "Slow Retrieve, Tin Spoon", "Bead Jig, Mud Worm", supply="-, Crayfish, -, -, -", confirm=False
    )
    while asked(step) == "ChoosingLure":
        step = play(step, actions.STOP_CASTING)
    step = play(step, buys(2))
    while asked(step) == "PayingTogether":
        step = play(step, GAME.decision(table(step)).actions[0])
    return step


def held(step: Step, name: str, seat: int = 0, copy: int = 0) -> str:
    """The name of a hand card on the board."""
    return f"hand {seat} {table(step).anglers[seat].hand.index(card(name)) + copy}"


POINTED: dict[str, tuple[Step, tuple[str, ...], Action]] = {
    "a hand card": (SEARCHING, (held(SEARCHING, "Folded Chart"),), plays("Folded Chart")),
    "one of two copies": (CASTING, (held(CASTING, "Slow Retrieve"),), plays("Slow Retrieve")),
    "the other copy": (CASTING, (held(CASTING, "Slow Retrieve", copy=1),), plays("Slow Retrieve")),
    "the Clock": (SEARCHING, ("clock",), USE_CLOCK),
    "the Weather": (SEARCHING, ("weather",), USE_WEATHER),
    "a Location": (SEARCHING, ("location 1",), uses_location(2)),
    "a card in play": (SEARCHING, ("play 0 0",), uses("Sonar Unit")),
    "a spot to scan": (SCANNING, ("spot 3",), scans(4)),
    "a spot to cast at": (CASTING, ("spot 2",), casts(3)),
    "a bait": (BAITING, (f"bait {int(Bait.RED)}",), shows(Bait.RED)),
    "a deck": (DRAWING, ("deck 0",), DRAW_CARDS),
    "a result": (FIGHTING, ("fight 1",), redraws(2)),
    "a counter": (COUNTERING, (held(COUNTERING, "Slow Retrieve"),), counters("Slow Retrieve")),
    "the shop": (BUYING, ("supply 2",), buys(3)),
    "the Bait Bucket": (BUYING, (f"bucket {card('Crayfish')}",), fishes_out("Crayfish")),
    "a payment": (PAYING, (held(PAYING, "Overhand Toss"),), pays("Overhand Toss")),
    "an Anchor and a spot": (ANCHORING, (held(ANCHORING, "Anchor"), "spot 2"), lays("Anchor", 3)),
    "a spot for the AI": (NAMING_A_SPOT, ("spot 4",), points(5)),
    "a partner's card": (HELPED, (held(HELPED, "Overhand Toss", seat=1),), counters_theirs("Overhand Toss")),
    "who gets it": (sharing(), ("angler 1",), gives(1)),
}


@WAYS_TO_POINT
@pytest.mark.parametrize("what", POINTED)
async def test_pointing_chooses(store: GameStore, size: tuple[int, int], what: str, by_mouse: bool) -> None:
    step, pieces, action = POINTED[what]
    await assert_pointing_chooses(store, seated(store, step), size, pieces, action, by_mouse)


async def test_a_mark_moves_from_one_copy_to_the_other(store: GameStore) -> None:
    session = seated(store, CASTING)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        one, other = held(CASTING, "Slow Retrieve"), held(CASTING, "Slow Retrieve", copy=1)
        await point(pilot, one, by_mouse=True)
        await point(pilot, other, by_mouse=True)
        assert set(table_of(pilot).choosing.marks) == {other}
        await keys(pilot, "enter")
        assert session.state == table(play(CASTING, plays("Slow Retrieve")))


async def test_what_cannot_be_chosen_says_why(store: GameStore) -> None:
    session = seated(store, CASTING)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await point(pilot, "supply 0", by_mouse=True)
        assert "(TF-" in lines(pilot.app)[-1] and session.state == table(CASTING)


async def test_a_payment_out_of_order_says_why(store: GameStore) -> None:
    hand = "Leaky Rowboat, Mud Worm, Tin Spoon, Bead Jig, Overhand Toss"
    step = deal(hand, supply="Chugger,-,-,-,-", phase=BUY)
    step = play(step, buys(1), pays("Mud Worm"))
    session = seated(store, step)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await point(pilot, held(step, "Leaky Rowboat"), by_mouse=True)
        assert "(TF-28b" in lines(pilot.app)[-1] and session.state == table(step)


@pytest.mark.parametrize("step", [SEARCHING, CASTING, FIGHTING, BUYING, HELPED, NAMING_A_SPOT])
async def test_every_piece_explains_itself(store: GameStore, step: Step) -> None:
    session = seated(store, step)
    async with table_app(store, session, OPEN).run_test(size=LARGE) as pilot:
        await settle(pilot)
        screen = table_of(pilot)
        for spot in screen.board.spots:
            screen.cursor = spot.name
            screen.action_inspect()
            assert screen.explanation, spot.name


async def test_a_card_tells_type_numbers_symbols_text_and_how_many_there_are(store: GameStore) -> None:
    session = seated(store, BUYING)
    async with table_app(store, session, OPEN).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        table_of(pilot).cursor = "supply 1"
        await keys(pilot, "i")
        text = " ".join("".join(part for part, _ in line) for line in table_of(pilot).explanation)
        assert "Chugger, Artificial Lure: $1 when discarded to buy, Cast Strength 3, price $3" in text
        assert "in the box." in text and "Shows green hexagon and yellow diamond." in text
        assert "Counters fish." in text and "Cast: 1 cast attempt more." in text


# What the table shows of a turn


@SIZES
def test_the_cast_strength_is_a_sum(size: tuple[int, int]) -> None:
    step = play(CASTING, plays("Overhand Toss"))
    text = text_of(drawn(table(step), size).rows)
    assert "Cast Strength 3 = Mud Worm 1 + Overhand Toss 2" in text and "attempts 2" in text


async def test_the_sum_unfolds(store: GameStore) -> None:
    session = seated(store, play(CASTING, plays("Overhand Toss")))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        table_of(pilot).cursor = "strength"
        await keys(pilot, "i")
        assert "+1 Mud Worm." in shown(pilot.app) and "+2 Overhand Toss." in shown(pilot.app)


@SIZES
def test_a_fight_shows_both_sides_then_what_counters_each_result(size: tuple[int, int]) -> None:
    text = text_of(drawn(table(FIGHTING), size).rows)
    assert "[anchor]/F  [weeds]/A" in text and "redraw 1" in text and "Brown Bullhead" in text
    text = text_of(drawn(table(COUNTERING), size).rows)
    assert "[anchor]  [weeds]" in text
    text = text_of(drawn(table(play(COUNTERING, counters("Slow Retrieve"))), size).rows)
    assert "[anchor]  [weeds] Slow Retrieve" in text and "xSlow Retrieve" in text


async def test_counters_are_proposed_and_can_be_changed(store: GameStore) -> None:
    session = seated(store, COUNTERING)
    async with table_app(store, session, OPEN).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        text = " ".join(shown(pilot.app).split())
        assert "as proposed: discard Slow Retrieve (weeds); discard " in text
        await keys(pilot, choice(pilot.app, "2 discard"))
        assert session.state != table(COUNTERING) and table_of(pilot).deciding


async def test_cash_runs_along_while_cards_are_chosen_and_paid(store: GameStore) -> None:
    session = seated(store, BUYING)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        line_with(pilot.app, "cash $5 in hand")
        await keys(pilot, choice(pilot.app, "place 3: Treble Hook"))
        line_with(pilot.app, "cash $5 in hand  left $2   chosen $3: Treble Hook")
        await keys(pilot, choice(pilot.app, "buy no more"))
        line_with(pilot.app, "cash $5 in hand  to pay $3   chosen $3: Treble Hook")
        await keys(pilot, choice(pilot.app, " 2 discard"))
        line_with(pilot.app, "cash $4 in hand  to pay $2   chosen $3: Treble Hook")


@SIZES
def test_while_the_payment_is_told_nothing_is_left_to_pay(size: tuple[int, int]) -> None:
    step = play(PAYING, pays("Bead Jig"), pays("Overhand Toss"), pays("Snelled Hook"))
    told = [beat.state for beat in step.beats if isinstance(beat.state, FishingState)]
    (paid, *_) = [state for state in told if state.seat == 0 and state.anglers[0].turn.bought]
    text = text_of(drawn(paid, size).rows)
    assert "cash $2 in hand  covered   chosen $3: Treble Hook" in text and "$-" not in text


@SIZES
async def test_what_can_be_afforded_is_marked(store: GameStore, size: tuple[int, int]) -> None:
    step = deal("Slow Retrieve, Overhand Toss", supply="Chugger, Crayfish,-,-,-", phase=BUY)
    picture = drawn(table(step), size, open={actions_target(step)}.__contains__)
    accented = {
        spot.name
        for spot in picture.spots
        if spot.name.startswith("supply")
        and any("accent" in style for _, style in picture.rows[spot.box.y][spot.box.x : spot.box.x + 12])
    }
    assert accented == {"supply 1"}


def actions_target(step: Step) -> object:
    """What the first purchase points at."""
    return GAME.targets(table(step), GAME.decision(table(step)).actions[0])[0]


async def test_the_lake_keeps_notes_of_what_was_scanned(store: GameStore) -> None:
    session = seated(store, play(SCANNING, scans(4)))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        spot = table_of(pilot).board.spot("spot 3")
        cell = lines(pilot.app)[spot.box.y + 1][spot.box.x : spot.box.x + spot.box.width]
        assert "?" not in cell and cell.strip()


@SIZES
@pytest.mark.parametrize(
    ("fish", "sign"),
    [
        ("White Perch", "4 art"),
        ("Redear Sunfish", "2 live"),
        ("Golden Shiner", "1 any"),
        ("Spotted Bass", "4 gy"),
    ],
)
def test_the_lake_says_what_a_fish_wants(size: tuple[int, int], fish: str, sign: str) -> None:
    step = play(deal("Folded Chart, Mud Worm", lake={2: fish}), plays("Folded Chart"), scans(2))
    picture = drawn(table(step), size)
    (spot,) = [spot for spot in picture.spots if spot.name == "spot 1"]
    rows = text_of([row[spot.box.x : spot.box.x + spot.box.width] for row in picture.rows])
    assert sign in rows


@SIZES
def test_the_numbers_above_the_spots_say_what_they_count(size: tuple[int, int]) -> None:
    assert "8 cards" in text_of(drawn(table(SCANNING), size).rows)
    with_places = text_of(drawn(table(SEARCHING), size).rows)
    assert "x8" in with_places or "8 cards" in with_places


@SIZES
def test_the_card_that_an_ai_acted_by_stands_beside_its_name(size: tuple[int, int]) -> None:
    step = meet("Mud Worm", ai=CATCH_3, weather_ai="Gusts")
    text = text_of(drawn(table(step), size).rows)
    assert f"fish 1  {CATCH_3}" in text and "fish 0  Gusts" in text


def test_a_card_of_the_shop_is_told_to_its_end_where_there_is_room() -> None:
    step = deal("Mud Worm", supply="Braided Line, Chugger, Smooth Drag,-,-", phase=BUY)
    rows = text_of(drawn(table(step), LARGE).rows)
    assert "until it has kept a Lure." in " ".join(rows.split())
    assert "escapes in the Reel phase." in " ".join(rows.split())
    assert _MORE not in rows.split("Bucket")[0]


def test_a_fish_with_more_than_bait_to_it_shows_that_too() -> None:
    pike = LAKE[lake_card("Northern Pike")]
    live = replace(pike, bites_if=Condition(lure=LureKind.LIVE, power_ge=6))
    assert "".join(text for text, _ in wanted(live)) == "gr live+"
    red = replace(LAKE[lake_card("White Perch")], bites_if=Condition(bait=Bait.RED))
    assert "".join(text for text, _ in wanted(red)) == "r"


def test_the_lake_in_sentences_says_what_a_fish_wants_and_why_its_power_is_more() -> None:
    step = meet("Mud Worm", ai=CATCH_3, lake={1: "White Perch", 2: "Walleye"}, face_up=(1,))
    said = [plain(words, ("Ann", "Clock AI")) for words in sentences.table(GAME.view(table(step), 0))]
    (line,) = [line for line in said if line.startswith("Spot 1:")]
    power = "Power 4, +2 because it lies face up"
    assert line.endswith(f"on top White Perch, {power}, for any Artificial Lure")


def test_the_signs_for_any_lure_are_in_the_key_of_letters() -> None:
    view = GAME.view(table(SEARCHING), 0)
    text = text_of(boards(view, look_at(view, SMALL)))
    assert "any any Lure  art any Artificial Lure  live any Live Bait Lure" in text


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=["80x24", "120x40"])
async def test_the_way_out_stands_among_the_keys(store: GameStore, size: tuple[int, int]) -> None:
    async with table_app(store, seated(store, SEARCHING), OPEN).run_test(size=size) as pilot:
        await settle(pilot)
        assert "p peek" in lines(pilot.app)[-1] and "? keys  q leave" in lines(pilot.app)[-1]


# Against AI Anglers, and together


async def test_the_ai_is_told_step_by_step(store: GameStore) -> None:
    step = deal("Mud Worm, Tin Spoon, Slow Retrieve", supply="Crayfish,-,-,-,-", seats=1, phase=BUY)
    session = seated(store, step)
    async with table_app(store, session, Settings(motion="off", pace="fast")).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert "Clock AI  fish 0" in shown(pilot.app)
        await pilot.press(choice(pilot.app, "2 buy nothing"))
        told: list[int] = []
        while table_of(pilot).telling.busy:
            told.append(log_text(pilot).count("Clock AI"))
            await pilot.pause(0.05)
        assert told == sorted(told) and len(set(told)) > 2
        assert "Clock AI turned" in log_text(pilot) and session.state.round == 2


async def test_two_together_pass_the_keyboard_with_a_word(store: GameStore) -> None:
    session = seated(store, play(HELPED, counters_theirs("Overhand Toss")))
    careful = Settings(motion="off", pace="instant", handover="when needed")
    async with table_app(store, session, careful).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "Overhand Toss" in shown(pilot.app) and "Slow Retrieve" in shown(pilot.app)
        await keys(pilot, choice(pilot.app, "ask to discard Slow Retrieve"))
        line_with(pilot.app, "next: Bo: Ann would counter with your")


@SIZES
def test_both_hands_lie_below_their_owners_names(size: tuple[int, int]) -> None:
    rows = text_of(drawn(table(HELPED), size).rows).splitlines()
    ann, bo = [
        next(y for y, row in enumerate(rows) if row[1:].startswith(f"{name}  hand")) for name in ("Ann", "Bo")
    ]
    own = next(y for y, row in enumerate(rows) if row.lstrip(" x").startswith("Overhand Toss"))
    theirs = next(y for y, row in enumerate(rows) if y > bo and "Slow Retrieve" in row)
    assert ann < own < bo < theirs
    assert rows[ann].startswith(">Ann") and "Clock AI  fish" in rows[-1]


# What lies covered, the curtain, and the weigh-in

CAUGHT = ("Muskellunge, Pumpkinseed", "Walleye")
"""What Ann and Bo have caught."""


def caught() -> Step:
    """Ann, who has scanned a spot, is to go on; she and Bo have caught something."""
    step = deal("Folded Chart, Mud Worm", "Tin Spoon, Mud Worm", livewells=CAUGHT, lake={4: "Lake Trout"})
    return play(step, plays("Folded Chart"), scans(4))


@SIZES
async def test_livewell_and_notes_lie_covered(store: GameStore, size: tuple[int, int]) -> None:
    session = seated(store, caught())
    async with table_app(store, session, OPEN).run_test(size=size) as pilot:
        await settle(pilot)
        for page in ("x", "o", "g"):
            await keys(pilot, page)
            assert "Muskellunge" not in shown(pilot.app) and "Walleye" not in shown(pilot.app)
            await keys(pilot, "escape")
        await keys(pilot, "p")
        text = shown(pilot.app)
        assert "Ann   for your eyes only" in text and "Muskellunge 9, Pumpkinseed 2: worth 11" in text
        assert "top Lake Trout 6 k" in text and "Walleye" not in text
        await keys(pilot, "z")
        assert "Muskellunge" not in shown(pilot.app) and session.state == table(caught())


async def test_the_curtain_hides_hand_notes_and_livewell(store: GameStore, clock: Clock) -> None:
    session = seated(store, caught())
    careful = Settings(motion="off", pace="instant")
    async with table_app(store, session, careful).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await lift(pilot, clock, "Ann")
        assert "Lake Trout" in shown(pilot.app)
        await keys(pilot, choice(pilot.app, "2 do not cast"))
        await lift(pilot, clock, "Bo")
        text = shown(pilot.app)
        assert "Tin Spoon" in text and "Lake Trout" not in text
        await keys(pilot, "p")
        assert "Walleye 5: worth 5" in shown(pilot.app) and "Lake Trout" not in shown(pilot.app)


@SIZES
async def test_everybody_reads_the_weigh_in_until_a_key(store: GameStore, size: tuple[int, int]) -> None:
    step = deal("Mud Worm", livewells=CAUGHT, bare=True)
    asked_last = replace(table(step), agenda=(Agreeing(0, ()),), lake_empty=True)
    session = seated(store, Step(asked_last, (Beat((), asked_last),)))
    async with table_app(store, session, OPEN).run_test(size=size) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "1 weigh in at once"))
        text = shown(pilot.app)
        assert "any key goes on" in text and "Muskellunge 9, Pumpkinseed 2" in text and "Walleye 5" in text
        assert " 1  Ann  11" in text and " 2  Bo  5" in text
        await keys(pilot, "z")
        assert "The game is over." in shown(pilot.app)
