"""Card files: every mistake is answered with the file, the entry and the field."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.components import BadCards
from rules.tournament_fishing import components
from rules.tournament_fishing.components import FILES, built_in, install, load, parse


def mistake(name: str, old: str, new: str) -> str:
    """What is said about the built-in cards with one change in one file."""
    texts = built_in()
    assert old in texts[name]
    with pytest.raises(BadCards) as caught:
        parse({**texts, name: texts[name].replace(old, new, 1)})
    return str(caught.value)


def bad_effect(effect: str) -> str:
    """What is said about a Mud Worm with an effect."""
    old = 'name = "Mud Worm"\n'
    return mistake("starting.toml", old, f"{old}effects = [{{ {effect} }}]\n")


def test_the_files_are_those_of_the_nine_decks() -> None:
    assert set(FILES) == {
        "starting.toml",
        "baitshop.toml",
        "lake.toml",
        "clock.toml",
        "fight.toml",
        "weather.toml",
        "locations.toml",
        "rods.toml",
        "boats.toml",
    }
    assert set(built_in()) == set(FILES)
    assert all(text.startswith("schema = 1\n") for text in built_in().values())


@pytest.mark.parametrize("name", FILES)
def test_every_file_must_begin_with_its_schema(name: str) -> None:
    assert f"{name}: `schema = 1` must stand first; found 2" in mistake(name, "schema = 1", "schema = 2")


@pytest.mark.parametrize("name", FILES)
def test_a_syntax_error_names_its_file_and_line(name: str) -> None:
    words = mistake(name, "[[", "[")
    assert words.startswith(f"{name}: not valid TOML: ") and "line" in words


@pytest.mark.parametrize("name", FILES)
def test_a_field_nobody_knows_is_a_mistake(name: str) -> None:
    words = mistake(name, "\ncount = ", "\ncolour = 1\ncount = ")
    assert words.startswith(f"{name}: ") and "colour: " in words


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("starting.toml", '"orange"', '"purple"', "starting.toml: colours number 3: "),
        ("starting.toml", '"orange"', '"blue"', "starting.toml: colours: a colour stands twice"),
        ("starting.toml", "count = 2", "count = 1", "count: there must be 10 cards, copies counted, not 9"),
        ("starting.toml", 'id = "tin_spoon"', 'id = "mud_worm"', "card mud_worm: this id stands twice"),
        ("starting.toml", 'id = "mud_worm"', 'id = "Mud Worm"', "card Mud Worm: id: "),
        ("starting.toml", "cash = 1", "cash = -1", "card mud_worm: cash: "),
        ("starting.toml", "cast = 1", 'cast = "one"', "card mud_worm: cast: "),
        ("starting.toml", 'lure = "live"\n', "", "card mud_worm: a lure has `lure` and `bait`, and no other"),
        ("starting.toml", 'bait = ["black", "green"]\n', "", "card mud_worm: a lure has `lure` and `bait`"),
        ("starting.toml", '["black", "green"]', '["black", "blue"]', "card mud_worm: bait number 2: "),
        (
            "starting.toml",
            '["black", "green"]',
            '["black", "black"]',
            "card mud_worm: bait: a symbol stands twice",
        ),
        ("starting.toml", 'fight = ["weeds"]', 'fight = ["any"]', "card mud_worm: fight number 1: "),
        (
            "starting.toml",
            'fight = ["weeds"]',
            'fight = ["weeds", "weeds"]',
            "mud_worm: fight: a symbol stands",
        ),
        ("starting.toml", 'type = "hook"', 'type = "hock"', "card snelled_hook: type: "),
        ("starting.toml", 'type = "hook"', 'type = "attachment"', "snelled_hook: an attachment has `until`"),
        ("baitshop.toml", "count = 2", "count = 3", "count: there must be 84 cards, copies counted, not 85"),
        ("baitshop.toml", "cost = 2", "cost = 0", "card house_cricket: cost: a card that is sold costs"),
        ("baitshop.toml", 'type = "cast"', 'type = "boat"', "card sidearm_fling: type: a boat is not sold"),
        ("baitshop.toml", 'until = "escape"', 'until = "rain"', "card sonar_unit: until: "),
        ("baitshop.toml", 'type = "accessory"', 'type = "hook"', "a hook is not played in the search phase"),
        (
            "baitshop.toml",
            'id = "anchor"',
            'id = "mud_worm"',
            "card mud_worm: this id stands in starting.toml too",
        ),
        (
            "baitshop.toml",
            'if = { lure = "live" }',
            'if = { lure = "dead" }',
            "dead_stick: effects number 1: if: lure: ",
        ),
        (
            "baitshop.toml",
            'if = { lure = "live" }',
            "if = { moon = 1 }",
            "dead_stick: effects number 1: if: moon: ",
        ),
        ("rods.toml", 'type = "rod"', 'type = "boat"', 'card hand_me_down_pole: type: must be "rod"'),
        ("boats.toml", 'type = "boat"', 'type = "rod"', 'card leaky_rowboat: type: must be "boat"'),
        ("rods.toml", "count = 1", "count = 2", "rods.toml: count: there must be 8 cards"),
        ("boats.toml", "count = 1", "count = 2", "boats.toml: count: there must be 8 cards"),
        ("lake.toml", "power = 1", "power = 0", "fish golden_shiner: power: "),
        ("lake.toml", "worth = 2", "worth = 3", "fish white_sucker: worth: stands only where it is less"),
        ("lake.toml", 'bait = "any"', 'bait = "none"', "fish golden_shiner: bait: "),
        (
            "lake.toml",
            'bait = ["black"]',
            'bait = ["black", "black"]',
            "pumpkinseed: bait: a symbol stands twice",
        ),
        ("lake.toml", 'dice = ["white"]', 'dice = ["green"]', "fish golden_shiner: dice number 1: "),
        (
            "lake.toml",
            'dice = ["white"]',
            'dice = ["white", "white"]',
            "golden_shiner: dice: a die stands twice",
        ),
        ("lake.toml", "count = 3", "count = 4", "count: there must be 47 cards, copies counted, not 48"),
        ("lake.toml", 'id = "snag"', 'id = "walleye"', "card walleye: this id stands twice"),
        (
            "lake.toml",
            'op = "snag"',
            'op = "fight"',
            "event snag: effects number 1: op: an event cannot have fight",
        ),
        ("clock.toml", "order = 1\n", "order = 2\n", "card 6_am: number 1 is 6 AM, once"),
        ("clock.toml", 'hour = "6 AM"', 'hour = "5 AM"', "card 6_am: number 1 is 6 AM, once"),
        ("clock.toml", "shop = [2, 3]", "shop = [2, 6]", "card 6_am: ai: shop number 2: "),
        ("clock.toml", "shop = [2, 3]", "shop = []", "card 6_am: ai: shop: "),
        ("clock.toml", "shop = [2, 3]", "shop = [2, 2]", "card 6_am: ai: shop: a position stands twice"),
        ("clock.toml", "spot = 2", "spot = 6", "card 6_am: ai: lake: spot: "),
        ("clock.toml", 'do = "catch"', 'do = "flip"', "card 6_am: ai: lake: only Weather cards flip"),
        (
            "clock.toml",
            'op = "scan"',
            'op = "attempts"',
            "attempts of a Clock or Weather card belongs to cast",
        ),
        ("weather.toml", 'do = "flip"', 'do = "sink"', "card light_drizzle: ai: lake: do: "),
        ("weather.toml", "count = 1", "count = 2", "weather.toml: count: there must be 13 cards"),
        (
            "weather.toml",
            'op = "forbid", type = "accessory"',
            'op = "forbid"',
            "type: belongs to forbid, which needs",
        ),
        ("locations.toml", "count = 1", "count = 2", "locations.toml: count: there must be 17 cards"),
        (
            "locations.toml",
            'op = "scan", n = 1',
            'op = "scan", n = 2',
            "clear_shelf: effects number 1: n: a Location",
        ),
        ("locations.toml", 'op = "scan", n = 1', 'op = "draw", n = 1', "op: a Location cannot have draw"),
        ("fight.toml", 'main = "fish"', 'main = "crab"', "card run_a: main: "),
        ("fight.toml", "count = 2", "count = 3", "fight.toml: count: there must be 32 cards"),
        ("fight.toml", 'id = "white"', 'id = "grey"', "fight.toml: die: white has the icon green"),
        ("fight.toml", '"weeds", "anchor", "any", "blank"]', '"weeds"]', "die white: faces: "),
    ],
)
def test_a_mistake_names_its_place(name: str, old: str, new: str, said: str) -> None:
    words = mistake(name, old, new)
    assert said in words
    assert words.startswith(f"{name}: ")


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ('phase = "cast", op = "juggle"', "op: "),
        ('phase = "lunch", op = "draw"', "phase: "),
        ('phase = "reel", op = "draw"', "phase: draw of an angler card belongs to search or cast"),
        ('phase = "search", op = "draw"', "phase: a lure is not played in the search phase"),
        ('phase = "cast", op = "draw", n = 0', "n: 0 makes no sense for draw"),
        ('phase = "cast", op = "draw", n = -1', "n: -1 makes no sense for draw"),
        ('phase = "cast", op = "cast_strength", n = 0', "n: 0 makes no sense for cast_strength"),
        ('phase = "cast", op = "cast_strength", n = 99', "n: "),
        ('phase = "cast", op = "add_bait"', "pick: belongs to add_bait, which needs it"),
        ('phase = "cast", op = "add_bait", pick = "some"', "pick: "),
        ('phase = "cast", op = "add_bait", n = 2, pick = "all"', "n: add_bait is not counted here"),
        ('phase = "reel", op = "keep_lure", n = 2', "n: keep_lure is not counted here"),
        ('phase = "reel", op = "ignore"', "sym: belongs to ignore, which needs it"),
        ('phase = "reel", op = "ignore", sym = "pop"', "sym: "),
        ('phase = "reel", op = "redraw", sym = "fish"', "sym: belongs to ignore, which needs it"),
        ('phase = "cast", op = "draw", depth = 2', "depth: belongs to scan"),
        ('phase = "cast", op = "draw", type = "lure"', "type: belongs to forbid, which needs it"),
        ('phase = "cast", op = "forbid", type = "lure"', "op: an angler card cannot have forbid"),
        ('phase = "cast", op = "snag"', "op: an angler card cannot have snag"),
        (
            'phase = "cast", op = "draw", if = { lure = "live" }',
            "if: belongs to cast_strength and to effects",
        ),
        ('phase = "cast", op = "cast_strength", if = { power_ge = 0 }', "if: power_ge: "),
        ('phase = "cast", op = "attempts", if_ = { power_ge = 1 }', "if_: "),
    ],
)
def test_an_effect_without_meaning_is_refused(effect: str, said: str) -> None:
    words = bad_effect(effect)
    assert "starting.toml: card mud_worm: effects number 1: " in words and said in words


@pytest.mark.parametrize(
    "effect",
    [
        'phase = "cast", op = "cast_strength", n = -3, if = { bait = "red", power_ge = 2, power_le = 4 }',
        'phase = "cast", op = "attempts", n = -1',
        'phase = "cast", op = "discard", n = 2',
        'phase = "cast", op = "scan", n = 2, depth = 3',
        'phase = "cast", op = "add_bait", pick = "all"',
        'phase = "reel", op = "fight", n = -2, if = { attempt_ge = 2 }',
        'phase = "reel", op = "ignore", n = 2, sym = "coloured"',
        'phase = "buy", op = "cash", n = 2',
        'phase = "cleanup", op = "hand_size", n = 1',
    ],
)
def test_an_effect_with_a_meaning_is_taken(effect: str) -> None:
    texts = built_in()
    old = 'name = "Mud Worm"\n'
    changed = texts["starting.toml"].replace(old, f"{old}effects = [{{ {effect} }}]\n", 1)
    assert parse({**texts, "starting.toml": changed}).starting.card[0].effects


def test_a_hook_only_adds_to_strength_when_cast() -> None:
    old = 'name = "Snelled Hook"\n'
    draw = f'{old}effects = [{{ phase = "cast", op = "draw" }}]\n'
    assert "card snelled_hook: effects number 1: op: a hook is played too late" in mistake(
        "starting.toml", old, draw
    )


def test_a_starting_deck_without_a_lure_is_refused() -> None:
    texts = built_in()
    bare = [line for line in texts["starting.toml"].splitlines() if not line.startswith(("lure", "bait"))]
    changed = "\n".join(bare).replace('"lure"', '"present"')
    with pytest.raises(BadCards, match="card: without a lure nobody could cast"):
        parse({**texts, "starting.toml": changed})


def written(folder: Path, texts: dict[str, str]) -> Path:
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_not_there_is_named(name: str, tmp_path: Path) -> None:
    written(tmp_path, {other: text for other, text in built_in().items() if other != name})
    with pytest.raises(BadCards) as caught:
        load(tmp_path)
    assert str(caught.value).startswith(f"{tmp_path / name}: cannot be read: ")


@pytest.fixture
def put_back() -> Iterator[None]:
    yield
    install(parse(built_in()))


@pytest.mark.usefixtures("put_back")
def test_other_cards_are_used_and_told_apart(tmp_path: Path) -> None:
    before = components.cards_digest()
    texts = built_in()
    comment_only = texts["weather.toml"].replace("schema = 1", "schema = 1\n# mine")
    install(load(written(tmp_path, {**texts, "weather.toml": comment_only})))
    assert components.cards_digest() == before, "how a file is laid out plays no part"
    renamed = texts["weather.toml"].replace("Fog Bank", "Pea Soup")
    install(load(written(tmp_path, {**texts, "weather.toml": renamed})))
    assert components.cards_digest() != before
    names = [card.name for card in components.WEATHER.values()]
    assert "Pea Soup" in names and "Fog Bank" not in names and len(names) == 13
    assert len(components.ANGLER) == 140 and len(components.SHOP) == 84
