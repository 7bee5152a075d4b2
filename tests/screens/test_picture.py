"""Pictures: lines that fit, and lines broken where a space allows it."""

from fishing_tui.tables.picture import Piece, cut, fitting, length, wrapped


def texts(lines: list[list[Piece]]) -> list[str]:
    """The lines without their styles."""
    return ["".join(text for text, _ in line) for line in lines]


def test_the_first_line_that_fits_is_taken_or_else_the_last() -> None:
    long, short = [("in many ", ""), ("words", "bold")], [("few", "")]
    assert fitting([long, short], 13) is long
    assert fitting([long, short], 12) is short
    assert fitting([long, short], 1) is short


def test_lines_break_at_spaces_and_stand_in() -> None:
    assert texts(wrapped([("cast three red bait", "")], 11, indent=2)) == ["cast three", "  red bait"]


def test_a_line_is_filled_to_its_last_cell() -> None:
    assert texts(wrapped([("cast g", ""), (" ", ""), ("k", "")], 8)) == ["cast g k"]
    assert texts(wrapped([("cast g", ""), (" ", ""), ("k", "")], 7)) == ["cast g ", "k"]


def test_what_no_space_parts_stays_together_across_styles() -> None:
    pieces = [("put ", ""), ("g", "green"), (",", ""), (" then", "")]
    assert texts(wrapped(pieces, 5)) == ["put ", "g,", "then"]
    assert texts(wrapped(pieces, 6)) == ["put g,", "then"]


def test_a_line_that_is_too_long_ends_where_it_was_cut() -> None:
    line = [("Bo proposes: ", ""), ("all of it", "bold")]
    shown = texts([cut(line, 22), cut(line, 21), cut(line, 12)])
    assert shown == ["Bo proposes: all of it", "Bo proposes: all of..", "Bo propose.."]
    assert length(cut([("漢字漢字", "")], 7)) == 6, "a wide letter is not halved"
