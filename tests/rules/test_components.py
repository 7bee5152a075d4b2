"""Card files: every mistake is answered with the file, the entry and the field."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.components import BadCards, parse_cards
from rules.dice_fishing import components
from rules.dice_fishing.components import FILE, DiceFishingCards, built_in, install, load


def mistake(old: str, new: str) -> str:
    """What is said about the built-in cards with one change in them."""
    text = built_in()[FILE]
    assert old in text
    with pytest.raises(BadCards) as caught:
        parse_cards(text.replace(old, new, 1), DiceFishingCards, "my/cards.toml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("schema = 1", "schema = 2", "`schema = 1` must stand first; found 2"),
        ("schema = 1", "", "must stand first; found None"),
        ("vp = 2", "vp = 9", "card 1: vp: "),
        ("vp = 2", 'vp = "two"', "card 1: vp: "),
        ('baits = ["worm", "worm"]', 'baits = ["worm"]', "card 1: a card of 2 VP has 2 baits, not 1"),
        ('baits = ["worm", "worm"]', 'baits = ["worm", "boot"]', "card 1: baits number 2: "),
        ('hint = "spines"', 'hint = "none"', 'card 1: there is no hint "none"'),
        ('hint = "spines"', 'hint = "long"', 'card 1: the hint "long" does not fit perch'),
        ("id = 2\n", "id = 1\n", "card 1: this id stands twice"),
        ("float = 2", "float = 1", "float 1 looks different on an earlier card"),
        ("cards = 8", "cards = 9", "species trout: cards says 9, but there are 8"),
        ("fish_cards = 67", "fish_cards = 66", "fish_cards says 66, but there are 67 cards"),
        ('escape = "never"', 'escape = "coin_used"', 'escape must be "never" for trout'),
        ("variety_4_5_players = 5", "variety_4_5_players = -5", "trophy_values: variety_4_5_players: "),
        ('name = "Estuary"', 'nam = "Estuary"', "set_trophy estuary: "),
    ],
)
def test_a_mistake_names_its_place(old: str, new: str, said: str) -> None:
    words = mistake(old, new)
    assert said in words
    assert words.startswith("my/cards.toml: ")


def test_a_syntax_error_names_its_line() -> None:
    assert "not valid TOML" in mistake("[meta]", "[meta") and "line" in mistake("[meta]", "[meta")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCards) as refused:
        load(tmp_path)
    assert str(refused.value) == f"{tmp_path / FILE}: cannot be read: No such file or directory"


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff")
    with pytest.raises(BadCards) as refused:
        load(tmp_path)
    assert str(refused.value) == f"{tmp_path / FILE}: cannot be read: it is not written in UTF-8"


@pytest.fixture
def put_back() -> Iterator[None]:
    yield
    install(parse_cards(built_in()[FILE], DiceFishingCards, FILE))


@pytest.mark.usefixtures("put_back")
def test_other_cards_are_used_and_told_apart(tmp_path: Path) -> None:
    before = components.cards_digest()
    comment_only = built_in()[FILE].replace("schema = 1", "schema = 1\n# mine")
    (tmp_path / FILE).write_text(comment_only, encoding="utf-8")
    install(load(tmp_path))
    assert components.cards_digest() == before, "how the file is laid out plays no part"
    (tmp_path / FILE).write_text(built_in()[FILE].replace("Village Pond", "Mill Pond"), encoding="utf-8")
    install(load(tmp_path))
    assert components.cards_digest() != before
    assert components.SET_TROPHIES[0].name == "Mill Pond"
    assert len(components.CARDS) == 67
