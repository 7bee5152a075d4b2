"""The journal: what is written down, what counts of it, and that replay comes to the same game."""

import subprocess
import sys

import pytest
from msgspec import Raw
from msgspec.structs import replace

from rules import journal
from rules.journal import (
    ActionRow,
    BadRow,
    Diverged,
    RefusedJournal,
    Seating,
    SeatingRow,
    UndoRow,
    reduce,
    replay,
    taken_back,
)
from tests.toy_game import GAMES, TOY, Bait, Bank, Cast, CorrectedToy, OtherCards, ToyOptions, humans

SEED = "3"  # the first casts are 3, 4, 1, 5
HEADER = journal.begin(TOY, ToyOptions(), SEED, humans("Ann", "Bo"), app="0.1.0")


def action(name: str, checksum: str = "0") -> ActionRow:
    return ActionRow(0, 1, Raw(f'{{"type":"{name}"}}'.encode()), checksum)


def undo(back: int) -> UndoRow:
    return UndoRow(0, 1, back, "0")


def played(*actions: object, game=TOY) -> tuple[ActionRow, ...]:
    """The rows of a game in which these were played."""
    state = game.new(ToyOptions(), SEED)
    rows = []
    for chosen in actions:
        seat = game.decision(state).seat
        state = game.apply(state, chosen).state
        rows.append(ActionRow(seat, 1, Raw(game.dump_action(chosen)), journal.checksum(game, state)))
    return tuple(rows)


A, B, C = action("Bait"), action("Cast"), action("Bank")


@pytest.mark.parametrize(
    ("rows", "counting", "undone"),
    [
        ((), (), ()),
        ((A, B), (A, B), ()),
        ((A, B, undo(1)), (A,), (B,)),
        ((A, B, undo(2)), (), (A, B)),
        ((A, B, undo(1), undo(1)), (), (A, B)),
        ((A, B, undo(2), A), (A,), (B,)),
        ((A, B, undo(2), A, B), (A, B), ()),
        ((A, B, undo(2), C), (C,), ()),
        ((A, undo(1), B, C, undo(1)), (B,), (C,)),
        ((A, SeatingRow(0, 1, Seating("Cy", 2, "human"), "0"), undo(1)), (), (A,)),
    ],
)
def test_taking_back_leaves_the_actions_that_count(rows, counting, undone):
    assert reduce(rows) == counting
    assert taken_back(rows) == undone


@pytest.mark.parametrize("rows", [(undo(1),), (A, undo(2)), (A, undo(0)), (A, undo(-1))])
def test_more_than_was_done_cannot_be_taken_back(rows):
    with pytest.raises(BadRow, match="takes back"):
        reduce(rows)


def test_who_sits_where_follows_the_rows():
    cy = Seating("Cy", 4, "computer")
    rows = (A, SeatingRow(1, 1, cy, "0"), B)
    assert journal.seating(HEADER, rows) == (HEADER.seating[0], cy)
    assert journal.seating(HEADER, ()) == HEADER.seating


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat):
    with pytest.raises(BadRow, match="no seat"):
        journal.seating(HEADER, (SeatingRow(seat, 1, HEADER.seating[0], "0"),))


def test_a_header_tells_how_the_game_began():
    options = ToyOptions(players=1, gull=True)
    seating = (*humans("Ann"), Seating("Gull", 1, "rules"))
    header = journal.begin(TOY, options, "abc", seating, app="0.1.0", friendly_undo=True)
    assert (header.game, header.seed, header.cards, header.friendly_undo) == ("toy", "abc", "toy-cards", True)
    assert header.options == {"players": 1, "rounds": 2, "gull": True}
    assert journal.read_options(TOY, header) == options


@pytest.mark.parametrize(
    "seating",
    [
        humans("Ann"),
        humans("Ann", "Bo", "Cy"),
        (*humans("Ann"), Seating("Gull", 1, "rules")),
    ],
)
def test_the_seating_must_fit_the_seats(seating):
    with pytest.raises(ValueError, match=r"Gull|seats"):
        journal.begin(TOY, ToyOptions(), SEED, seating, app="0.1.0")


def test_nobody_sits_on_an_automatic_seat():
    with pytest.raises(ValueError, match="Bo cannot be played by human"):
        journal.begin(TOY, ToyOptions(players=1, gull=True), "7", humans("Ann", "Bo"), app="0.1.0")


@pytest.mark.parametrize("row", [A, undo(3), SeatingRow(1, 2, Seating("Zoë [/x]", 3, "human"), "ff")])
def test_a_row_is_one_line_and_reads_back_the_same(row):
    line = journal.dump(row)
    assert b"\n" not in line
    assert journal.load_row(line) == row
    assert journal.dump(journal.load_row(line)) == line


def test_a_header_reads_back_the_same():
    assert journal.load_header(journal.dump(HEADER)) == HEADER


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"type":"action","seat":0,"writer":1,"checksum":"0"}',
        b'{"type":"action","seat":"0","writer":1,"action":{},"checksum":"0"}',
        b'{"type":"action","seat":0,"writer":1,"action":{},"checksum":"0","more":1}',
        b'{"type":"action","seat":0,"writer":1,"action":{},"checksum":"0","player":"cat"}',
        b'{"type":"other","seat":0}',
    ],
)
def test_a_row_with_any_mistake_is_refused(line):
    with pytest.raises(BadRow):
        journal.load_row(line)


@pytest.mark.parametrize("line", [b"", b"{}", b'{"journal":1}', b'{"journal":"1"}'])
def test_a_header_with_any_mistake_is_refused(line):
    with pytest.raises(BadRow):
        journal.load_header(line)


def test_a_newer_journal_is_refused_whatever_else_it_holds():
    with pytest.raises(RefusedJournal, match=r"newer version \(9.9\); update"):
        journal.load_header(b'{"journal":2,"app":"9.9","unheard_of":true}')


@pytest.mark.parametrize(
    ("header", "game", "words"),
    [
        (replace(HEADER, journal=2), TOY, "newer version"),
        (replace(HEADER, rules_version=2), TOY, "newer version"),
        (HEADER, OtherCards(), "other cards"),
        (replace(HEADER, options={"players": 9}), TOY, "players"),
        (replace(HEADER, options={"moon": 1}), TOY, "moon"),
    ],
)
def test_a_journal_this_version_must_not_play_is_refused(header, game, words):
    with pytest.raises(RefusedJournal, match=words):
        replay(game, header, ())


def test_a_game_nobody_knows_is_refused():
    with pytest.raises(RefusedJournal, match="chess"):
        journal.game_of(replace(HEADER, game="chess"), GAMES)
    assert journal.game_of(HEADER, GAMES) is TOY


def test_a_journal_of_older_rules_is_played():
    assert replay(CorrectedToy(), HEADER, played(Cast(), Bank())).state.turn == 1


def test_replay_comes_to_the_same_states():
    actions = (Bait(), Cast(), Bank(), Bait(), Bait(), Cast())
    replayed = replay(TOY, HEADER, played(*actions))
    opening = TOY.opening(ToyOptions(), SEED)
    assert replayed.opening == opening
    assert replayed.actions == actions
    state = opening.state
    for action, step in zip(actions, replayed.steps, strict=True):
        assert step == TOY.apply(state, action)
        state = step.state
    assert replayed.state == replayed.steps[-1].state


def test_replay_of_no_rows_is_the_opening():
    replayed = replay(TOY, HEADER, ())
    assert replayed.state == TOY.new(ToyOptions(), SEED)


def test_replay_passes_over_what_was_taken_back():
    rows = played(Bait(), Bait())
    assert replay(TOY, HEADER, (*rows, undo(1))).state.bait == 1


@pytest.mark.parametrize(
    ("rows", "game", "at"),
    [
        ((*played(Cast())[:-1], replace(played(Cast())[-1], checksum="0")), TOY, 0),
        (played(Bait(), Cast(), Bank()), CorrectedToy(), 1),
        ((*played(Bait(), Bait()), played(Bait())[0]), TOY, 2),
        ((*played(Bait()), action("Fly")), TOY, 1),
    ],
    ids=["checksum", "corrected rule", "illegal action", "unknown action"],
)
def test_replay_says_where_it_comes_elsewhere(rows, game, at):
    with pytest.raises(Diverged) as caught:
        replay(game, HEADER, rows)
    assert caught.value.at == at
    assert f"action {at + 1}:" in str(caught.value)


def test_the_checksum_is_pinned():
    assert journal.dump_checksum(b"{}") == "01e7b720ff566d53"
    state = TOY.new(ToyOptions(), SEED)
    assert journal.checksum(TOY, state) == journal.dump_checksum(TOY.dump(state))


def test_reading_a_journal_loads_no_game():
    code = "import sys, rules.journal; sys.exit('pydantic' in sys.modules or 'rules.game' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
