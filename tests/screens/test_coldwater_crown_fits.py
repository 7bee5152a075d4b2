"""The table of Coldwater Crown has room for everything: nothing is cut off and nothing overlaps."""

from itertools import product

import pytest
from msgspec.structs import replace

from fishing_tui.opponents import player
from fishing_tui.tables import coldwater_crown, coldwater_crown_boards
from fishing_tui.tables.coldwater_crown import boards, covered
from rules.chance import seeded
from rules.coldwater_crown.bait import LETTERS, Location
from rules.coldwater_crown.components import SPECIES, Tackle
from rules.coldwater_crown.events import Submitted
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.words import SPACE_NAMES
from tests.screens.crown import (
    FOUR_SPOTS,
    LONG,
    at_the_weigh_in,
    crowded,
    drawn,
    kind_of,
    look_at,
    text_of,
)
from tests.screens.shell import LARGE, MIDDLE, SMALL
from tests.screens.strict import StrictCanvas, check_apart
from tests.thinned import thinned

SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
EDITIONS = pytest.mark.parametrize("edition", ["current", "2016"])


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is cut off or drawn over something fails the test."""
    monkeypatch.setattr(coldwater_crown, "Canvas", StrictCanvas)
    monkeypatch.setattr(coldwater_crown_boards, "Canvas", StrictCanvas)


@SIZES
@SEATS
@EDITIONS
def test_the_fullest_table_has_room(size: tuple[int, int], seats: int, edition: str) -> None:
    state = crowded(seats, edition)
    for seat in range(seats):
        view = GAME.view(state, seat)
        for before in (None, GAME.view(GAME.new(GAME.options(seats=seats, edition=edition), "7"), seat)):
            drawn(state, size, LONG[:seats], seat, before=before)
        look = look_at(view, size, LONG[:seats], seat)
        boards(view, look)
        covered(view, look)


@SIZES
@SEATS
@EDITIONS
def test_everything_public_is_on_the_table(size: tuple[int, int], seats: int, edition: str) -> None:
    state = crowded(seats, edition)
    text = text_of(drawn(state, size).rows)
    for location in Location:
        for fish in state.waters[location]:
            species = SPECIES[fish.species]
            assert species.name in text and f"{species.lightest}-{species.heaviest}" in text
        deck = state.decks[location]
        assert SPECIES[deck[0].species].name in text and f" {len(deck)}" in text
    for name in SPACE_NAMES:
        assert f"{name}[" in text
    assert "8 species" in text and "12 fish 2" in text and f"mystery {state.mystery[0]} lb" in text
    assert "g4 p3 y5 k2 b4 r3" in text and f"bag {sum(state.bag.coloured)} + white" in text
    assert f"deck {len(state.master_deck)}" in text and "last turns" in text


@SIZES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_needs_of_every_card_are_on_the_table(size: tuple[int, int], seats: int) -> None:
    state = crowded(seats)
    text = text_of(drawn(state, size).rows)
    own, others = state.players[0].unfinished, [player.unfinished for player in state.players[1:]]
    for card in own:
        assert _open_letters(card.open) in text.split("]", 1)[1]
    for cards in others:
        assert len(cards) == 3
        for card in cards:
            needs = _open_letters(card.open)
            name = kind_of(card.card)
            assert any(f"{name[:most]}:{needs}" in text for most in (7, 4, 3)) or f"]{needs}" in text


def _open_letters(bait: tuple[int, ...]) -> str:
    return "".join(letter * number for letter, number in zip(LETTERS, bait, strict=False))


@SIZES
def test_the_needs_of_cards_without_bait_are_on_the_table_of_four(size: tuple[int, int]) -> None:
    state = crowded(4)
    for seat, player_ in enumerate(state.players):
        assert [card.card for card in player_.unfinished] == FOUR_SPOTS[seat::4][:3]
    state = _without_bait_on_cards(state)
    text = text_of(drawn(state, size).rows)
    for player_ in state.players[1:]:
        for card in player_.unfinished:
            name, needs = kind_of(card.card), _open_letters(card.open)
            assert len(needs) == 4
            ways = [f"{name[:most]}:{needs}" for most in (7, 4, 3)] + [f"{name} {needs}"]
            assert any(way in text for way in ways), (name, needs)


def _without_bait_on_cards(state: CrownState) -> CrownState:
    players = tuple(
        replace(one, unfinished=tuple(replace(card, bait=(0,) * 6) for card in one.unfinished))
        for one in state.players
    )
    return replace(state, players=players)


@SIZES
@SEATS
def test_every_piece_of_the_players_own_can_be_pointed_at(size: tuple[int, int], seats: int) -> None:
    state = crowded(seats)
    picture = drawn(state, size)
    names = {spot.name for spot in picture.spots}
    bait = sum(map(sum, state.players[0].board))
    assert sum(name.startswith("bait ") for name in names) == bait > 0
    assert {f"zone {zone}" for zone in range(4)} <= names
    assert {f"card {place}" for place in range(3)} <= names
    assert {f"tackle {kind}" for kind in Tackle} <= names
    assert {f"space {space}" for space in range(7)} <= names
    assert {f"row {place}" for place in range(4)} | {"master_deck 0"} <= names
    assert sum(name.startswith("water ") for name in names) == 12


@SIZES
@SEATS
def test_pieces_do_not_lie_on_one_another(size: tuple[int, int], seats: int) -> None:
    check_apart(drawn(crowded(seats), size))


@SIZES
@pytest.mark.parametrize("discards", [(2, 2, 2, 2, 2, 2), (5, 5, 5, 5, 5, 5), (4, 3, 5, 2, 4, 3)])
def test_the_hint_has_room_for_six_catches(size: tuple[int, int], discards: tuple[int, ...]) -> None:
    state = replace(crowded(1), discards=discards)
    text = text_of(drawn(state, size).rows)
    (hint,) = [line for line in text.split("\n") if "ext draw" in line]
    for colour, letter in enumerate("gpykbr"):
        fish = state.waters[colour // 2][discards[colour] - 2]
        assert f"{SPECIES[fish.species].name}" in hint and f" {letter} " in hint


@pytest.mark.parametrize(
    ("seats", "edition"), thinned(product([1, 2, 3, 4], ["current", "2016"]), every=3, first=1)
)
def test_a_whole_game_fits_at_every_moment(seats: int, edition: str) -> None:
    state = GAME.new(GAME.options(seats=seats, edition=edition), "fits")
    computer, luck = player("computer", GAME.id), seeded("luck", 1)
    before = None
    while True:
        decision = GAME.decision(state)
        seat = decision.seat if decision else 0
        view = GAME.view(state, seat)
        for size in (SMALL, MIDDLE, LARGE):
            drawn(state, size, LONG[:seats], seat, before=before)
        if decision is None:
            break
        before = view
        state = GAME.apply(state, computer.choose(GAME, view, decision.actions, luck)).state


EQUAL = (
    (
        "Wrasse 4",
        *[f"Pike {weight}" for weight in range(3, 13)],
        "Perch 1",
        "Sea Trout 3",
        "Roach 1",
    ),
    ("John Dory 4", "Perch 3", "Sea Trout 4", "Rainbow 3", "Brown 2", "Salmon 5", "Roach 2", "Roach 3"),
    ("Mackerel 4", "Perch 4", "Rainbow 4", "Brown 3", "Salmon 6", "Roach 4"),
    ("Flounder 4", "Sea Trout 6", "Rainbow 5", "Brown 4", "Salmon 7", "Roach 5"),
)
"""Catches that are equal at the Shore, the first with ten Pikes."""


@SIZES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_weigh_in_has_room_for_long_names_ties_and_ten_pikes(size: tuple[int, int], seats: int) -> None:
    state = at_the_weigh_in(*EQUAL[:seats]).state
    assert isinstance(state, CrownState)
    contests = 0
    while (decision := GAME.decision(state)) is not None:
        picture = drawn(state, size, LONG[:seats], decision.seat)
        assert sum(spot.name.startswith("fish ") for spot in picture.spots)
        step = GAME.apply(state, decision.actions[0])
        state = step.state
        if any(isinstance(event, Submitted) for event in step.events):
            contests += 1
            text = text_of(drawn(state, size, LONG[:seats], decision.seat, asked=False).rows)
            assert all(text.count(name) >= 2 for name in LONG[:seats])
            assert contests > 1 or "tie at 4 lb" in text
    assert contests == 3
