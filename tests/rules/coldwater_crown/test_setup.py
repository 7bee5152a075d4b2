"""What is in the box, and how the table is laid out (CC-01 to CC-10)."""

from collections import Counter

import pytest
from pydantic import ValidationError

from rules.coldwater_crown.bait import LOCATION_NAMES, NAMES, Colour, Location, location_of
from rules.coldwater_crown.components import (
    BAIT_PIECES,
    FILE,
    FISH,
    KINDS,
    MASTERS,
    MYSTERY_WEIGHTS,
    SPECIES,
    TACKLE_PIECES,
    TAGS,
    ColdwaterCrownCards,
    Tackle,
    built_in,
)
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.pieces import Contest, Space
from rules.coldwater_crown.setup import lay_out_game
from rules.coldwater_crown.words import master
from rules.components import BadCards, parse_cards
from rules.game import UNKNOWN
from tests.rules.coldwater_crown.scripted import CRAB_GGR, EEL_KKB, deal, place, play, put, table, told

SHORE = {"Wrasse": 5, "John Dory": 5, "Mackerel": 5, "Flounder": 5}
RIVER = {"Rainbow": 5, "Brown": 5, "Salmon": 5, "Roach": 5}
LAKE = {"Perch": 5, "Sea Trout": 5, "Pike": 10}


@pytest.mark.rule("CC-01a")
def test_sixty_fish_of_eleven_species() -> None:
    counts = Counter(
        (SPECIES[side.species].location.name, SPECIES[side.species].name) for side in FISH.values()
    )
    expected = {
        (location, name): number
        for location, species in (("SHORE", SHORE), ("RIVER", RIVER), ("LAKE", LAKE))
        for name, number in species.items()
    }
    assert counts == expected and sum(counts.values()) == 60


@pytest.mark.rule("CC-01b")
def test_the_front_shows_a_range_and_the_back_weight_tag_and_time() -> None:
    for species in SPECIES.values():
        weights = [side.weight for side in FISH.values() if side.species == species.id]
        assert (min(weights), max(weights)) == (species.lightest, species.heaviest)
    assert {side.tag for side in FISH.values()} == set(range(5)) and len(TAGS) == 5
    assert len({side.time for side in FISH.values()}) == 60
    trout = next(side for side in FISH.values() if side.time == 8 * 60 + 32)
    assert (SPECIES[trout.species].name, trout.weight) == ("Sea Trout", 5)


@pytest.mark.rule("CC-01c")
def test_the_species_on_top_of_each_deck_is_public_and_nothing_else() -> None:
    state = lay_out_game(Options(), "seed")
    for seat in (0, 1, None):
        seen = GAME.view(state, seat)
        for deck, shown in zip(state.decks, seen.decks, strict=True):
            assert shown[0].species == deck[0].species and len(shown) == len(deck)
            assert {fish.card for fish in shown} == {UNKNOWN}
            assert {fish.species for fish in shown[1:]} == {UNKNOWN}
        for water, shown in zip(state.waters, seen.waters, strict=True):
            assert [fish.species for fish in shown] == [fish.species for fish in water]
            assert {fish.card for fish in shown} == {UNKNOWN}


@pytest.mark.rule("CC-02a")
def test_thirty_master_anglers_of_five_kinds() -> None:
    assert KINDS == ["Crab", "Char", "Conger Eel", "Dogfish", "Ray"]
    assert Counter(card.kind for card in MASTERS.values()) == dict.fromkeys(range(5), 6)
    assert {sum(card.spots) for card in MASTERS.values()} == {3, 4}


@pytest.mark.rule("CC-02a")
@pytest.mark.parametrize(("edition", "name"), [("current", "Conger Eel"), ("2016", "Eel")])
def test_the_eel_is_called_as_its_edition_says(edition: str, name: str) -> None:
    state = table(deal(edition=edition))
    assert master(state.edition, EEL_KKB).name == name
    assert master(state.edition, CRAB_GGR).name == "Crab"


@pytest.mark.rule("CC-03a")
def test_ninety_seven_bait() -> None:
    assert BAIT_PIECES == [16] * 6
    state = lay_out_game(Options(seats=4), "seed")
    on_boards = sum(sum(zone) for player in state.players for zone in player.board)
    assert state.bag.total + on_boards == 97


@pytest.mark.rule("CC-03b")
def test_fifteen_pieces_of_tackle() -> None:
    counts = Counter(Tackle(kind).name for kind in TACKLE_PIECES)
    assert counts == {"LURE": 6, "REEL": 3, "ROD": 3, "LINE": 3}


@pytest.mark.rule("CC-04a")
def test_two_colours_a_location() -> None:
    where = {NAMES[colour]: LOCATION_NAMES[location_of(colour)] for colour in Colour}
    assert where == {
        "green": "Shore",
        "purple": "Shore",
        "yellow": "River",
        "black": "River",
        "blue": "Lake",
        "red": "Lake",
    }


@pytest.mark.rule("CC-05a")
def test_every_zone_holds_the_next_fish_of_its_location() -> None:
    state = lay_out_game(Options(), "seed")
    for location in Location:
        fish = [*state.waters[location], *state.decks[location]]
        assert len(state.waters[location]) == 4 and len(fish) == 20
        assert {SPECIES[card.species].location for card in fish} == {location}
    orders = {tuple(fish.card for fish in lay_out_game(Options(), str(seed)).waters[0]) for seed in range(20)}
    assert len(orders) > 15


@pytest.mark.rule("CC-05b")
def test_one_tag_colour_is_drawn() -> None:
    assert {lay_out_game(Options(), str(seed)).tag for seed in range(60)} == set(range(5))


@pytest.mark.rule("CC-05c")
def test_four_master_anglers_lie_face_up() -> None:
    state = lay_out_game(Options(), "seed")
    assert len(state.row) == 4 and len(state.master_deck) == 26
    assert GAME.view(state, 0).row == state.row
    assert set(GAME.view(state, 0).master_deck) == {UNKNOWN}


@pytest.mark.rule("CC-06a")
def test_the_twelve_trophy_and_the_mystery_weights() -> None:
    state = lay_out_game(Options(), "seed")
    assert state.trophies[Contest.TWELVE_FISH] == (2,)
    assert sorted(state.mystery) == MYSTERY_WEIGHTS == [2, 3, 4, 5, 6, 7]
    seen = GAME.view(state, 0)
    assert seen.mystery == (state.mystery[0], *[UNKNOWN] * 5)
    assert {lay_out_game(Options(), str(seed)).mystery[0] for seed in range(60)} == {2, 3, 4, 5, 6, 7}


@pytest.mark.rule("CC-06b")
@pytest.mark.parametrize(("edition", "name"), [("current", "Four Different"), ("2016", "Four Unique")])
def test_the_master_angler_trophies(edition: str, name: str) -> None:
    step = deal(
        "gk",
        unfinished=(((CRAB_GGR, "gr"),),),
        masters=((6, 12, 18),),
        tokens="Red1 Yellow1 Blue1",
        edition=edition,
    )
    for contest in (Contest.THREE_SAME, Contest.FOUR_DIFFERENT):
        assert table(step).trophies[contest] == (2,) * 4
    step = play(step, place("Green"), put(1))
    assert f"Ann won {name}: 2 points" in told(step)


@pytest.mark.rule("CC-06c", "CC-36a")
@pytest.mark.parametrize(("seats", "stack"), [(1, (5, 3)), (2, (5, 3)), (3, (5, 3, 2)), (4, (5, 4, 3, 2))])
def test_stacks_of_trophies_by_the_number_of_players(seats: int, stack: tuple[int, ...]) -> None:
    state = lay_out_game(Options(seats=seats, edition="2016"), "seed")
    for contest in ("SMALL_SPECIES", "EIGHT_SPECIES", "SHORE", "RIVER", "LAKE"):
        assert state.trophies[Contest[contest]] == stack


@pytest.mark.rule("CC-07a")
def test_each_player_draws_a_piece_of_tackle() -> None:
    state = lay_out_game(Options(seats=4), "seed")
    assert [len(player.tackle) for player in state.players] == [1] * 4
    assert len(state.tackle_stack) == 11 and not state.tackle_discards
    dealt = {lay_out_game(Options(seats=4), str(seed)).players[0].tackle for seed in range(60)}
    assert len(dealt) == 4


@pytest.mark.rule("CC-08a")
def test_tokens_on_red_yellow_and_green_and_in_each_hand() -> None:
    state = lay_out_game(Options(seats=3), "seed")
    assert {Space(space).name for space, side in enumerate(state.tokens) if side == 1} == {
        "RED",
        "YELLOW",
        "GREEN",
    }
    assert max(state.tokens) == 1
    assert [player.token for player in state.players] == [1, 1, 1]


@pytest.mark.rule("CC-09a", "CC-09b")
@pytest.mark.parametrize("edition", ["current", "2016"])
def test_zones_3_and_4_are_filled_and_then_the_clear_white_joins_the_bag(edition: str) -> None:
    for seed in range(30):
        state = lay_out_game(Options(seats=4, edition=edition), str(seed))  # type: ignore[arg-type]
        for player in state.players:
            assert [sum(zone) for zone in player.board] == [3, 4, 0, 0]
        assert state.bag.white and state.bag.total == 97 - 28 and sum(state.discards) == 0


@pytest.mark.rule("CC-10a")
def test_one_to_four_players() -> None:
    assert GAME.seats(Options(seats=1)) == ("", "Silent player")
    for seats in (2, 3, 4):
        assert GAME.seats(Options(seats=seats)) == ("",) * seats
    for seats in (0, 5):
        with pytest.raises(ValidationError):
            Options(seats=seats)


@pytest.mark.rule("CC-10b")
def test_the_first_player_is_chosen_or_drawn_by_lot() -> None:
    assert lay_out_game(Options(seats=4, first="3"), "seed").turn.seat == 2
    drawn = Counter(lay_out_game(Options(seats=4), str(seed)).turn.seat for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3} and min(drawn.values()) > 20
    assert lay_out_game(Options(seats=1), "seed").turn.seat == 0
    with pytest.raises(ValidationError, match="there is no seat 4 at a table of 3"):
        Options(seats=3, first="4")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("schema = 1", "schema = 2", "`schema = 1` must stand first"),
        ('name = "Roach"', 'name = "Reach"', "Roach is missing"),
        ('time = "9:42"', 'time = "8:45"', "the time 8:45 stands twice"),
        ('tag = "orange", time = "9:42"', 'tag = "mauve", time = "9:42"', 'there is no tag "mauve"'),
        ('Shore = ["green", "purple"]', 'Shore = ["green", "red"]', "Shore is green and purple"),
        ('name = "Char"', 'name = "Crab"', "Crab: this name stands twice"),
        (
            "Lure = 6, Reel = 3, Rod = 3, Line = 3",
            "Lure = 0, Reel = 1, Rod = 1, Line = 1",
            "at least 4 pieces",
        ),
    ],
)
def test_a_bad_card_file_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    assert old in built_in()[FILE]
    with pytest.raises(BadCards, match=message):
        parse_cards(built_in()[FILE].replace(old, new, 1), ColdwaterCrownCards, "mine.toml")


def test_there_is_no_fish_behind_an_unknown_one() -> None:
    with pytest.raises(LookupError):
        FISH[UNKNOWN]
