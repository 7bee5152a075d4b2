"""The tables in sentences: everything that lies there is said, once, and every piece explains itself."""

import pytest

from fishing_tui.begin import Start
from fishing_tui.plain import inquiries
from fishing_tui.plain.choices import Choice, meant
from fishing_tui.plain.saying import covered, joined, quoted, sentence
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from fishing_tui.tables.words import words_of
from rules import TITLES
from rules.coldwater_crown.components import SPECIES
from rules.dice_fishing.components import CARDS, SPECIES_NAMES
from rules.dice_fishing.pieces import VARIETY
from rules.dice_fishing.trophies import token_name, wanted
from rules.words import CardRef
from tests.plain.typist import chosen_action


def played(store: GameStore, game_id: str, names: str, moves: int, *settings: str) -> GameSession:
    """A game after so many of the computer's choices, or at its end."""
    session = Start.read(game_id, names, settings=settings, seed="words").begin(store)
    for _ in range(moves):
        if session.decision is None:
            break
        session.submit(chosen_action(session))
    return session


@pytest.mark.parametrize("moves", [0, 60, 5000])
@pytest.mark.parametrize("names", ["Ann", "Ann,Bo,Cy"])
@pytest.mark.parametrize("game_id", TITLES)
def test_everything_said_is_a_sentence_of_its_own(
    store: GameStore, game_id: str, names: str, moves: int
) -> None:
    session = played(store, game_id, names, moves)
    said = inquiries.table(session)
    assert len(said) == len(set(said))
    for seat in range(len(session.names)):
        said += [*inquiries.things(session, seat), *inquiries.secrets(session, seat)]
    for line in said:
        assert line[0].isupper() and line[-1] in ".!" and not line.endswith(".."), line
        assert ";;" not in line and "  " not in line and "()" not in line and " ," not in line, line


@pytest.mark.parametrize("names", ["Ann", "Ann,Bo,Cy"])
@pytest.mark.parametrize("game_id", TITLES)
def test_every_piece_explains_itself_at_any_time(store: GameStore, game_id: str, names: str) -> None:
    for moves in (0, 60, 5000):
        session = played(store, game_id, names, moves)
        for name, target in words_of(session.game).pieces(session.view(None)).items():
            assert session.game.explain(session.view(None), target), (moves, name)


def test_dice_fishing_says_every_card_of_the_row(store: GameStore) -> None:
    session = played(store, "dice-fishing", "Ann,Bo", 0, "open_species=true")
    table = inquiries.table(session)
    for place, slot in enumerate(session.state.row, start=1):
        (line,) = [line for line in table if line.startswith(f"Card {place}: ")]
        assert f"{CARDS[slot.card].vp} VP for " in line and "its species is " in line


def test_dice_fishing_says_what_every_token_to_be_won_wants_and_no_other(store: GameStore) -> None:
    for moves in (0, 300):
        session = played(store, "dice-fishing", "Ann,Bo", moves)
        table = inquiries.table(session)
        for token in range(VARIETY + 1):
            species = [line for line in table if line.startswith(f"{token_name(token)}, ")]
            assert len(species) == (token in session.state.tokens)
            if species and token != VARIETY:
                assert all(SPECIES_NAMES[fish] in species[0] for fish in wanted(token))
    assert len(session.state.tokens) <= VARIETY


def test_dice_fishing_says_what_lies_on_a_card_and_what_it_lacks(store: GameStore) -> None:
    session = Start.read("dice-fishing", "Ann,Bo", seed="7").begin(store)
    assert session.decision is not None
    session.submit(session.decision.actions[0])
    assert any("; it holds " in line and " and lacks " in line for line in inquiries.table(session))
    assert any("placed on cards; 2 rerolls left." in line for line in inquiries.table(session))


def test_dice_fishing_says_every_fish_caught_and_who_has_most(store: GameStore) -> None:
    session = played(store, "dice-fishing", "Ann,Bo", 5000)
    for seat, player in enumerate(session.state.players):
        things = inquiries.things(session, seat)
        counted = [int(line.split(": ")[1].split(" fish of ")[0]) for line in things if " fish of " in line]
        assert sum(counted) == len(player.catch)
    assert any(line.endswith(", the most of all.") for line in inquiries.things(session, 0))
    assert any("The game is over after" in line for line in inquiries.table(session))


def test_coldwater_crown_says_every_fish_of_the_water(store: GameStore) -> None:
    session = played(store, "coldwater-crown", "Ann,Bo", 10)
    table = "\n".join(inquiries.table(session))
    for water in session.state.waters:
        for zone, fish in enumerate(water, start=3):
            assert f"{zone} {SPECIES[fish.species].name}" in table


def test_coldwater_crown_says_the_secrets_to_their_owner_alone(store: GameStore) -> None:
    session = played(store, "coldwater-crown", "Ann,Bo", 100)
    player = session.state.players[0]
    own = inquiries.secrets(session, 0)
    assert sum(" lb, " in line for line in own) == len(player.catch) > 0
    assert not any(" lb, " in line for line in inquiries.things(session, 0))


def test_coldwater_crown_tells_the_weigh_in(store: GameStore) -> None:
    session = played(store, "coldwater-crown", "Ann,Bo", 5000)
    table = inquiries.table(session)
    assert table[0].endswith("the game is over.")
    assert [line.split(" contest: ")[0] for line in table[1:4]] == ["Shore", "Lake", "River"]


def test_coldwater_crown_tells_what_the_silent_player_would_catch(store: GameStore) -> None:
    session = played(store, "coldwater-crown", "Ann", 20)
    assert any("If the silent player draws " in line for line in inquiries.table(session))


def test_what_lies_covered_is_called_as_everybody_calls_it() -> None:
    words = ("you caught a ", CardRef("fish", 3, "Pike of 9 lb", covered="Pike"))
    assert sentence(covered(words), ()) == "You caught a Pike."
    assert sentence(words, ()) == "You caught a Pike of 9 lb."


def test_of_something_long_only_the_beginning_is_said_again() -> None:
    assert quoted("pike") == "'pike'"
    assert quoted("x" * 5_000_000) == f"'{'x' * 40}..'"


def test_names_are_joined() -> None:
    assert joined(["Ann"]) == "Ann"
    assert joined(["Ann", "Bo", "Cy"]) == "Ann, Bo and Cy"


@pytest.mark.parametrize(
    ("typed", "right", "sure"),
    [
        ("reroll worm", ["reroll Worm"], True),
        ("STOP", ["stop fishing; nothing is filled"], True),
        ("reroll", ["reroll Worm", "reroll 2 Worm, Boot", "reroll all 3: 2 Worm, Boot"], False),
        ("reroll boot worm", ["reroll 2 Worm, Boot"], False),
        ("nothing", ["stop fishing; nothing is filled"], False),
        ("worms", [], False),
        ("2", [], False),
        ("", [], False),
    ],
)
def test_what_typed_words_mean(typed: str, right: list[str], sure: bool) -> None:
    texts = [
        "reroll Worm",
        "reroll 2 Worm, Boot",
        "reroll all 3: 2 Worm, Boot",
        "stop fishing; nothing is filled",
    ]
    found, certain = meant(typed, [Choice(text, ()) for text in texts])
    assert ([choice.text for choice in found], certain) == (right, sure)
