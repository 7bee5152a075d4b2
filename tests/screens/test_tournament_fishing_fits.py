"""The table of Tournament Fishing has room for everything: nothing is cut off and nothing overlaps."""

from itertools import product

import pytest
from msgspec.structs import replace

from fishing_tui.opponents import player
from fishing_tui.tables import tournament_fishing, tournament_fishing_boards
from fishing_tui.tables.tournament_fishing import boards, covered
from fishing_tui.tables.tournament_fishing_cards import short
from rules.chance import seeded
from rules.game import NOTHING
from rules.tournament_fishing.components import ANGLER, FIGHT, LAKE, LOCATIONS
from rules.tournament_fishing.effects import FightSymbol, Phase
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.pieces import Bite, Fight, Result
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.tasks import with_turn
from tests.rules.tournament_fishing.tables import cards, lake_card
from tests.screens.shell import LARGE, MIDDLE, SMALL
from tests.screens.strict import StrictCanvas, check_apart
from tests.screens.tournament import BUCKET, LONG, MODES, crowded, drawn, look_at, names_at, text_of
from tests.thinned import thinned

SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])
MODES_ = pytest.mark.parametrize("mode", MODES)
EXTRAS = pytest.mark.parametrize("extras", [True, False], ids=["all cards", "bare"])


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is cut off or drawn over something fails the test."""
    monkeypatch.setattr(tournament_fishing, "Canvas", StrictCanvas)
    monkeypatch.setattr(tournament_fishing_boards, "Canvas", StrictCanvas)


@SIZES
@MODES_
@EXTRAS
@pytest.mark.parametrize("phase", [Phase.SEARCH, Phase.CAST, Phase.BUY])
def test_the_fullest_table_has_room(size: tuple[int, int], mode: str, extras: bool, phase: Phase) -> None:
    state = crowded(effects=extras, places=extras, **MODES[mode])
    lure = cards("Rainbow Crank")[0]
    state = replace(with_turn(state, 0, lure=lure, bait=15, bought=cards(BUCKET)), phase=int(phase))
    for seat in range(len(state.anglers)):
        view = GAME.view(state, seat)
        for before in (None, GAME.view(GAME.new(GAME.options(**MODES[mode]), "7"), seat)):
            drawn(state, size, LONG, seat, before=before)
        look = look_at(view, size, LONG, seat)
        boards(view, look)
        covered(view, look)


@SIZES
@MODES_
@pytest.mark.parametrize("results", [1, 4, 7])
def test_a_long_fight_has_room(size: tuple[int, int], mode: str, results: int) -> None:
    state = fighting(crowded(**MODES[mode]), results)
    for seat in range(len(state.anglers)):
        text = text_of(drawn(state, size, LONG, seat).rows)
        assert text.count("[anchor]") == results or text.count("[A]") == results
        assert "Channel Catfish" in text and "redraw 2" in text and "ignore W1 ?2" in text


def fighting(state: FishingState, results: int) -> FishingState:
    """The first angler fights a fish from the last of five spots, and may still do everything to the results."""
    card = next(number for number, card in FIGHT.items() if card.main == FightSymbol.ANCHOR)
    fight = Fight((Result(card, 0),) * results, bottom=1, redraw=2, ignore=(0, 1, 0, 2))
    bite = Bite(4, lake_card("Channel Catfish"), 8)
    return replace(with_turn(state, 0, bite=bite, fight=fight), phase=int(Phase.REEL))


@SIZES
@MODES_
def test_everything_public_is_on_the_table(size: tuple[int, int], mode: str) -> None:
    state = crowded(**MODES[mode])
    text = text_of(drawn(state, size).rows)
    for number, spot in enumerate(state.spots):
        places = [short(LOCATIONS[spot.location].name, width) for width in (7, 9, 13, 20)]
        assert any(f"{number + 1} {place}" in text or f"│ {place}" in text for place in places)
        top = LAKE[spot.cards[0].card]
        assert any(short(top.name, width) in text for width in range(7, 20))
    for card in state.supply:
        assert f"${ANGLER[card].cost} {short(ANGLER[card].name, 10)}"[:8] in text
    for card in set(state.bucket):
        assert any(f"${ANGLER[card].price} {short(ANGLER[card].name, width)}" in text for width in (6, 9, 14))
    for name in names_at(state):
        assert name in text
    assert "hand 12" in text and "fish 3 worth 17" in text and "Cast Strength" in text
    for phase in Phase:
        assert phase.name.title() in text


@SIZES
@MODES_
def test_every_piece_can_be_pointed_at_and_none_lies_on_another(size: tuple[int, int], mode: str) -> None:
    state = crowded(**MODES[mode])
    picture = drawn(state, size)
    names = {spot.name for spot in picture.spots}
    assert len(names) == len(picture.spots)
    assert {f"spot {number}" for number in range(len(state.spots))} <= names
    assert {f"location {number}" for number in range(len(state.spots))} <= names
    assert {f"supply {place}" for place in range(5)} <= names
    assert {f"bucket {card}" for card in state.bucket} <= names
    assert {f"hand 0 {place}" for place in range(12)} <= names
    assert {f"play 0 {place}" for place in range(10)} <= names
    assert {f"angler {seat}" for seat in range(len(state.anglers))} | {"strength"} <= names
    assert {"clock", "weather"} <= names
    if state.setup.together:
        assert {f"hand 1 {place}" for place in range(12)} <= names
    check_apart(picture._replace(spots=tuple(spot for spot in picture.spots if "spot" not in spot.name)))


@SIZES
@pytest.mark.parametrize("held", [0, 1, 6, 7, 9, 12])
def test_a_larger_hand_moves_nothing_above_it(size: tuple[int, int], held: int) -> None:
    full = crowded(seats=2)
    some = replace(
        full, anglers=(replace(full.anglers[0], hand=full.anglers[0].hand[:held]), *full.anglers[1:])
    )
    where = [{spot.name: spot.box for spot in drawn(state, size).spots} for state in (full, some)]
    for name in where[0]:
        if not name.startswith("hand 0"):
            assert where[0][name].y == where[1][name].y, name


def test_a_hand_without_room_counts_what_it_leaves_out() -> None:
    state = crowded(seats=2, mode="co-op")
    hand = tuple(sorted(state.anglers[0].hand * 2))
    state = replace(state, anglers=(replace(state.anglers[0], hand=hand), state.anglers[1]))
    assert "+13 more" in text_of(drawn(state, SMALL, LONG).rows)


@pytest.mark.parametrize(
    "size",
    [SMALL, pytest.param(MIDDLE, marks=pytest.mark.slow), pytest.param(LARGE, marks=pytest.mark.slow)],
    ids=["80x24", "120x40", "160x50"],
)
@pytest.mark.parametrize(("mode", "extras"), thinned(product(MODES, [True, False]), every=3))
def test_a_whole_game_has_room(size: tuple[int, int], mode: str, extras: bool) -> None:
    options = GAME.options(
        **MODES[mode], first="1", weather=extras, locations=extras, fight="cards" if extras else "dice"
    )
    state, computer, luck = GAME.new(options, "fits"), player("computer", GAME.id), seeded("luck", 1)
    before, steps = None, 0
    while decision := GAME.decision(state):
        view = GAME.view(state, decision.seat)
        if steps % 4 == 0:
            drawn(state, size, LONG, decision.seat, before=before)
            look = look_at(view, size, LONG, decision.seat)
            boards(view, look)
            covered(view, look)
        before, steps = view, steps + 1
        state = GAME.apply(state, computer.choose(GAME, view, decision.actions, luck)).state
    assert "the weigh-in" in text_of(drawn(state, size, LONG).rows)


@SIZES
@pytest.mark.parametrize("mode", ["two", "four", "against both", "together against both"])
def test_the_heaviest_weigh_in_has_room(size: tuple[int, int], mode: str) -> None:
    """Every fish of the lake was caught, and shared out among all who fish."""
    state = crowded(**MODES[mode])
    fish = [card for card, known in LAKE.items() if known.is_fish][:33]
    seats = len(state.anglers) + len(state.rivals)
    anglers = tuple(replace(one, livewell=tuple(fish[seat::seats])) for seat, one in enumerate(state.anglers))
    rivals = tuple(
        replace(one, livewell=tuple(fish[len(state.anglers) + number :: seats]))
        for number, one in enumerate(state.rivals)
    )
    state = replace(state, anglers=anglers, rivals=rivals, ended=True, agenda=())
    text = text_of(drawn(state, size, LONG).rows)
    unbroken = " ".join(text.split())
    for card in fish:
        assert f"{LAKE[card].name} {LAKE[card].worth}" in unbroken
    for name in names_at(state, LONG):
        assert name in text


def test_a_gap_and_an_empty_spot_say_so() -> None:
    state = crowded(seats=2)
    spots = (replace(state.spots[0], cards=()), *state.spots[1:])
    text = text_of(drawn(replace(state, spots=spots, supply=(NOTHING,) * 5, bucket=()), SMALL).rows)
    assert "empty" in text and "Bucket -" in text and "Jointed Shad" not in text.split("Play")[0]
