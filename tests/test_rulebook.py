"""The rules read from Markdown."""

import pytest

from fishing_tui.rulebook import Clause, as_text, read, rulebook, source
from rules import TITLES

TEXT = """# A Game: the rules

Said first. Marked *(ruling)* is what we settled.

## The box

- **AG-01a** There are dice,
  six of them.
- **AG-01b** And a box *(ruling on the box)*, closed.

## The turn

Said of the turn,
in two lines.

- **AG-02** Roll. *(ruling)*
"""


def test_title_and_what_is_said_first() -> None:
    rules = read(TEXT)
    assert rules.title == "A Game: the rules"
    assert rules.introduction == "Said first. Marked (ruling) is what we settled."


def test_chapters_with_clauses() -> None:
    box, turn = read(TEXT).chapters
    assert (box.title, box.introduction) == ("The box", "")
    assert box.clauses == (
        Clause("AG-01a", "There are dice, six of them.", ""),
        Clause("AG-01b", "And a box, closed.", "ruling on the box"),
    )
    assert turn.introduction == "Said of the turn, in two lines."
    assert turn.clauses == (Clause("AG-02", "Roll.", "ruling"),)


@pytest.mark.parametrize(
    ("rule", "found"), [("AG-01b", "AG-01b"), ("AG-01", "AG-01a"), ("AG-02", "AG-02"), ("AG-0", None)]
)
def test_a_clause_by_its_id(rule: str, found: str | None) -> None:
    clause = read(TEXT).clause(rule)
    assert (clause.id if clause else None) == found


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("DICE", ["AG-01a"]),
        ("six there", ["AG-01a"]),
        ("ag-01", ["AG-01a", "AG-01b"]),
        ("ruling", ["AG-01b", "AG-02"]),
        ("zebra", []),
    ],
)
def test_searching(words: str, found: list[str]) -> None:
    matching = read(TEXT).matching(words)
    assert [clause.id for chapter in matching.chapters for clause in chapter.clauses] == found


def test_for_reading_outside_the_app_no_marks_are_left_and_numbers_stand_out() -> None:
    assert (
        as_text(read(TEXT), 30)
        == """A Game: the rules
=================

Said first. Marked (ruling) is
what we settled.


The box
-------

AG-01a  There are dice, six of
        them.

AG-01b  And a box, closed.
        (ruling on the box)


The turn
--------

Said of the turn, in two
lines.

AG-02   Roll. (ruling)
"""
    )


@pytest.mark.parametrize("game_id", TITLES)
def test_the_text_of_a_game_is_narrow_and_plain(game_id: str) -> None:
    lines = as_text(rulebook(game_id), 80).splitlines()
    assert all(len(line) <= 80 and "*" not in line for line in lines)


@pytest.mark.parametrize("game_id", TITLES)
def test_no_clause_of_a_game_is_lost(game_id: str) -> None:
    written = source(game_id).count("\n- **")
    assert sum(len(chapter.clauses) for chapter in rulebook(game_id).chapters) == written > 0
