"""What is in the box, and how the table is laid out (DF-01 to DF-05)."""

from collections import Counter

import pytest
from pydantic import ValidationError

from rules.dice_fishing.components import CARDS, FLOATS, SET_TROPHIES, VALUES, Species
from rules.dice_fishing.explain import ESCAPES, explain
from rules.dice_fishing.faces import DICE, Face, total
from rules.dice_fishing.options import Options
from rules.dice_fishing.pieces import COINS, NOTHING, VARIETY, Power
from rules.dice_fishing.setup import lay_out_game
from rules.dice_fishing.trophies import token_vp
from rules.game import UNKNOWN, Target
from rules.words import plain
from tests.rules.dice_fishing.scripted import GAME, PERCH_WW, TROUT_FF, deal, table


@pytest.mark.rule("DF-01a", "DF-01b")
def test_sixty_seven_cards_of_two_to_five_points_with_as_many_spaces() -> None:
    assert len(CARDS) == 67
    assert {card.species for card in CARDS.values()} == set(Species)
    for card in CARDS.values():
        assert 2 <= card.vp <= 5
        assert total(FLOATS[card.float].baits) == card.vp == FLOATS[card.float].vp
        assert FLOATS[card.float].baits[Face.BOOT] == 0


@pytest.mark.rule("DF-02a")
def test_six_dice_of_six_faces() -> None:
    assert DICE == 6
    assert [face.name for face in Face] == ["CHEESE", "FISH", "INSECT", "HOOK", "WORM", "BOOT"]
    faces = {face for seed in "abcdefgh" for face in lay_out_game(Options(), seed).chance.roll(2, 6)[0]}
    assert faces == set(range(6))


@pytest.mark.rule("DF-03a", "DF-03c")
def test_trophies_coins_and_power_cards() -> None:
    state = table(deal((1, 2, 3, 4, 5), advanced=True))
    assert state.tokens == (0, 1, 2, 3, 4, 5, VARIETY)
    assert len(SET_TROPHIES) == 6 and VALUES["set"] == 5 and VALUES["majority"] == 4
    assert state.supply + sum(player.coins for player in state.players) == COINS == 12
    assert len(Power) == 7


@pytest.mark.rule("DF-03b")
@pytest.mark.parametrize(("seats", "vp"), [(1, 7), (2, 7), (3, 7), (4, 5), (5, 5)])
def test_the_variety_token_is_worth_more_at_a_small_table(seats: int, vp: int) -> None:
    assert token_vp(VARIETY, seats) == vp


@pytest.mark.rule("DF-03d")
def test_every_escape_can_be_looked_up() -> None:
    state = table(deal((1, 2, 3, 4, 5)))
    for species in Species:
        sentences = explain(state, Target("species", species))
        assert ESCAPES[species] in plain(sentences[0], ())


@pytest.mark.rule("DF-04a")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_row_of_five_and_a_coin_each(seats: int) -> None:
    state = lay_out_game(Options(seats=seats), "seed")
    assert len(state.row) == 5 and len(state.deck) == 62
    assert not any(slot.flipped for slot in state.row)
    assert [player.coins for player in state.players[:seats]] == [1] * seats
    with pytest.raises(ValidationError):
        Options(seats=6)


@pytest.mark.rule("DF-04b")
def test_power_cards_stay_in_the_box_in_the_basic_game() -> None:
    state = lay_out_game(Options(seats=3), "seed")
    assert state.power_deck == state.display == ()
    assert all(player.power == NOTHING for player in state.players)


@pytest.mark.rule("DF-04c")
def test_the_first_player_is_chosen_or_drawn_by_lot() -> None:
    assert lay_out_game(Options(seats=4, first="3"), "seed").turn.seat == 2
    drawn = Counter(lay_out_game(Options(seats=4), str(seed)).turn.seat for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3} and min(drawn.values()) > 20
    with pytest.raises(ValidationError, match="there is no seat 5 at a table of 4"):
        Options(seats=4, first="5")


@pytest.mark.rule("DF-05a")
def test_no_float_gives_its_species_away() -> None:
    species_of: dict[int, set[Species]] = {}
    for card in CARDS.values():
        species_of.setdefault(card.float, set()).add(card.species)
    for float_id, species in species_of.items():
        assert len(species) >= 2
        assert 2 <= len(FLOATS[float_id].could_be) <= 3
        assert species <= set(FLOATS[float_id].could_be)
    assert len({float_.hint for float_ in FLOATS.values()}) == 6


@pytest.mark.rule("DF-05b")
def test_a_species_is_hidden_until_it_is_certain() -> None:
    dealt = deal((TROUT_FF, PERCH_WW, 3, 4, 5), "FFCCHI")
    for seat in (0, 1, None):
        assert all(slot.card == UNKNOWN for slot in GAME.view(dealt.state, seat).row)
    opened = table(deal((TROUT_FF, PERCH_WW, 3, 4, 5), open_species=True))
    assert GAME.view(opened, 1).row == opened.row
