"""Names and numbers that are asked about: everything that a choice speaks of is understood."""

import re
from random import Random

import pytest

from fishing_tui.begin import Start
from fishing_tui.plain import inquiries
from fishing_tui.plain.explaining import explain
from fishing_tui.plain.pieces import Named, find
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from rules.coldwater_crown.components import TAGS
from rules.game import Target
from rules.words import CardRef, Symbol, plain
from tests.plain.test_conversation import answers
from tests.plain.typist import AtTable, chosen_action

TABLES = [
    ("dice-fishing", "Ann,Bo", ("advanced=true",)),
    ("dice-fishing", "Ann", ()),
    ("coldwater-crown", "Ann,Bo", ()),
    ("coldwater-crown", "Ann", ("edition=2016",)),
    ("tournament-fishing", "Ann,Bo", ("locations=true", "weather=true")),
    ("tournament-fishing", "Ann,Bo", ("fight=dice", "mode=co-op")),
    ("tournament-fishing", "Ann", ("opponents=both",)),
]
NOT_UNDERSTOOD = ("Nothing is called", "Which one:", "There is nothing to tell", "That is no piece")

_NUMBERED = re.compile(r"\b(?:Port|Purple|Green|Blue|Red|Yellow|Black) [12]\b|\bZone \d\b|\bspot \d\b")
_SPOKEN = (
    "silent player",
    "Master Angler deck",
    "Cast Strength",
    "Zone",
    "Tackle",
    "coin",
    "Livewell",
    "reroll",
)


def spoken_of(session: GameSession, words: "tuple[object, ...]") -> set[str]:
    """The names in a choice: its cards and symbols, and pieces that are called by a word and a number."""
    text = plain(words, session.names)  # type: ignore[arg-type]
    refs = {part.name for part in words if isinstance(part, (CardRef, Symbol))}
    tags = {f"{tag} tag" for tag in TAGS if f", {tag}" in text}
    spoken = {name for name in _SPOKEN if re.search(rf"\b{name}s?\b", text)}
    return refs | tags | spoken | set(_NUMBERED.findall(text))


def understood(session: GameSession, name: str) -> bool:
    """Whether somebody who asks for a name hears about it."""
    assert session.decision is not None
    first, *rest = explain(session, session.decision.seat, name).told
    if first.startswith(("That is no piece", "Which one")):
        return bool(rest) or name in ("Zone", "Tackle")
    return not first.startswith(NOT_UNDERSTOOD)


@pytest.mark.parametrize(("game_id", "names", "settings"), TABLES)
def test_what_a_choice_names_is_understood(
    store: GameStore, game_id: str, names: str, settings: tuple[str, ...]
) -> None:
    session = Start.read(game_id, names, settings=settings, seed="names").begin(store)
    luck, asked = Random(5), 0
    for _ in range(250):
        decision = session.decision
        if decision is None:
            break
        view = session.view(decision.seat)
        for action in luck.sample(decision.actions, min(3, len(decision.actions))):
            for name in sorted(spoken_of(session, session.game.describe(view, decision.seat, action))):
                assert understood(session, name), (name, explain(session, decision.seat, name).told)
                asked += 1
        session.submit(luck.choice(decision.actions) if luck.random() < 0.5 else chosen_action(session))
    assert asked > 100


def pieces(*names: str) -> list[Named]:
    return [Named(name, Target("thing", number)) for number, name in enumerate(names)]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("port 1", ["Port"]),
        ("Port", ["Port"]),
        ("orange tag", ["tag"]),
        ("conger", ["Conger Eel"]),
        ("eel", ["Conger Eel"]),
        ("Conger Eel green blue", ["Conger Eel"]),
        ("blue", ["blue", "Blue"]),
        ("card", ["card 1", "card 2"]),
        ("whale", []),
    ],
)
def test_what_a_typed_name_means(typed: str, meant: list[str]) -> None:
    known = pieces("Port", "tag", "Conger Eel", "blue", "Blue", "blue bait", "card 1", "card 2")
    assert [piece.name for piece in find(typed, known)] == meant


DICE = Start.read("dice-fishing", "Ann,Bo", settings=["advanced=true", "first=1"], seed="7")
CROWN = Start.read("coldwater-crown", "Ann", settings=["first=1"], seed="7")
TWO = Start.read("coldwater-crown", "Ann,Bo", settings=["first=1"], seed="7")
LAKE = Start.read("tournament-fishing", "Ann,Bo", ["Bo"], seed="7")


def test_one_name_of_two_pieces_tells_both_and_is_listed_once(table: AtTable) -> None:
    blue, everything = answers(table, TWO, "explain blue", "explain")
    assert "Blue: a 1 casts one blue bait" in blue
    assert "Blue: blue bait, for the Lake." in blue
    listed = everything.partition("ask about ")[2].partition(" and ")[0].casefold().split(", ")
    assert "blue" in listed and len(listed) == len(set(listed)) == 50


def test_more_tells_the_rest_of_the_names(table: AtTable) -> None:
    some, more, rest, choices = answers(table, LAKE, "explain", "more", "more", "more")
    assert re.search(r" and \d+ more\. Type more to hear them\.", some)
    assert more.startswith("\nAlso ") and more != rest
    told = f"{some}{more}{rest}"
    known = explain(table.session, 0, "")  # type: ignore[arg-type]
    assert all(name in told for name in known.rest)
    assert "There are no more choices" in choices


def test_more_means_the_choices_again_once_something_else_was_asked(table: AtTable) -> None:
    _, _, more = answers(table, LAKE, "explain", "look", "more")
    assert "There are no more choices" in more


@pytest.mark.parametrize(
    ("typed", "near"), [("Walley", "Walleye"), ("strugeon", "Sturgeon"), ("villagepond", "Village Pond")]
)
def test_a_mistyped_name_is_answered_with_the_nearest_ones_alone(
    table: AtTable, typed: str, near: str
) -> None:
    (answer,) = answers(table, DICE, f"explain {typed}")
    assert near in answer
    assert len(answer) < 150


def test_nothing_near_says_how_to_hear_all_names(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "explain xyzzy")
    assert "Nothing is called 'xyzzy'. Type explain alone" in answer


def test_a_word_of_the_rules_is_told_from_the_rules(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "explain coin")
    assert "That is no piece, but the rules speak of coin:" in answer
    assert len(re.findall(r"^DF-\d+[a-z]: ", answer, re.MULTILINE)) == 2
    assert "Type rules coin for more." in answer


def test_the_beginning_of_a_players_name_is_enough(table: AtTable) -> None:
    whole, begun, explained = answers(
        table, CROWN, "look Silent player", "look silent", "explain silent player"
    )
    assert begun.startswith("\nSilent player has ")
    assert whole == begun == explained


def test_a_name_that_two_begin_with_is_asked_about(table: AtTable) -> None:
    start = Start.read("dice-fishing", "Anna,Anton", settings=["first=1"], seed="7")
    (answer,) = answers(table, start, "look an")
    assert answer == "\nWhich one: Anna or Anton?\n> "


def test_look_tells_a_piece_too_and_what_is_nearest(table: AtTable) -> None:
    pike, nearest = answers(table, DICE, "look pike", "look walley")
    assert "Pike: gets away" in pike
    assert "Walleye" in nearest


def test_why_and_a_number_tells_the_rule_of_that_choice(table: AtTable) -> None:
    reroll, none = answers(table, DICE, "why 6", "why 66")
    assert "reroll all 6: " in reroll and "DF-07a: " in reroll and "DF-08b: " in reroll
    assert "There is no 66 to choose." in none
    assert table.store.read(1).rows == ()


def test_equal_lines_of_a_score_sheet_are_said_once(store: GameStore) -> None:
    start = Start.read("tournament-fishing", "Ann,Bo", seed="sheet")
    session = start.begin(store)
    while max(len(angler.livewell) for angler in session.state.anglers) < 3:
        session.submit(chosen_action(session))
    (line,) = [line for line in inquiries.standings(session, None) if ": 3 fish" in line]
    assert re.fullmatch(r"\w+ has points not known yet: 3 fish, points not known yet\.", line)


@pytest.mark.parametrize("computer", [[], ["Bo"]])
def test_who_plays_alone_hears_the_worth_of_the_own_fish(store: GameStore, computer: list[str]) -> None:
    session = Start.read("tournament-fishing", "Ann,Bo", computer, seed="sheet").begin(store)
    while not session.state.anglers[0].livewell or not session.state.anglers[1].livewell:
        session.submit(chosen_action(session))
    own, other = inquiries.standings(session, 0)
    known = session.game.standings(session.view(0)).sheets[0].total
    assert (f"Ann has {known} points" in own) == bool(computer)
    assert other.startswith("Bo has points not known yet")


@pytest.mark.parametrize("computer", [[], ["Bo"]])
def test_a_spot_that_was_looked_at_is_told_to_who_plays_alone_and_else_peek_is(
    store: GameStore, computer: list[str]
) -> None:
    session = Start.read("tournament-fishing", "Ann,Bo", computer, seed="spots").begin(store)
    while not (spots := _seen_by_first(session)):
        session.submit(chosen_action(session))
    told = explain(session, 0, f"spot {spots[0] + 1}").told
    assert any(line.startswith("On top: ") for line in told) == bool(computer)
    assert (told[-1] == "Ann knows more: type peek.") == (not computer)
    others = [number for number in range(len(session.state.spots)) if number not in spots]
    assert "peek" not in "".join(explain(session, 0, f"spot {others[0] + 1}").told)


def _seen_by_first(session: GameSession) -> list[int]:
    """The spots whose top card the first player has seen, and not everybody sees."""
    tops = [(number, spot.cards[0]) for number, spot in enumerate(session.state.spots) if spot.cards]
    return [number for number, top in tops if top.seen & 1 and not top.open]
