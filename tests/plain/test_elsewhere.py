"""Two windows on one game: the one that lost it is told and asked, and an onlooker is told how it goes on."""

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fishing_tui.begin import Start
from fishing_tui.plain import inquiries
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from rules.coldwater_crown.components import FISH, SPECIES
from tests.plain.test_command import COMMAND, Opener, environment, opened, said, type_line
from tests.plain.typist import AtTable, chosen_action, opened_store, typing

__all__ = ["opened"]

DICE = Start.read("dice-fishing", "Ann,Bo", settings=["first=1"], seed="7")
CROWN = Start.read("coldwater-crown", "Ann,Bo", settings=["first=1"], seed="7")

LOST = "Another window has taken this game over"
FOUND = "This game is being played in another window."
CHOICE = re.compile(r"^  \d+: ", re.MULTILINE)


@pytest.fixture
def other(tmp_path: Path) -> Iterator[GameStore]:
    """The saved games in another window."""
    with opened_store(tmp_path) as store:
        yield store


def taking_over(other: GameStore, *lines: str) -> Callable[[str], str | None]:
    """Another window takes the game over when the first choice is asked for; then these lines are typed."""
    waiting = iter(lines)
    taken: list[GameSession] = []

    def answer(said: str) -> str | None:
        if "press Enter when you hold it" in said:
            return ""
        if not taken:
            taken.append(GameSession.resume(other, 1))
        return next(waiting, None)

    return answer


@pytest.mark.parametrize("typed", ["1", "reroll all", "look", "undo", "seats", "", "foo"])
def test_whoever_lost_the_game_is_told_instead_of_anything_else(
    table: AtTable, other: GameStore, typed: str
) -> None:
    assert table.begin(DICE.begin, taking_over(other, typed)) == 0
    _, _, after = table.said.partition(LOST)
    assert "Type watch" in after and "yes to take it back" in after and "quit to leave" in after
    assert not CHOICE.search(after)
    assert other.read(1).rows == ()


@pytest.mark.parametrize("back", ["yes", "Take over", "take it back"])
def test_a_lost_game_is_taken_back(table: AtTable, other: GameStore, back: str) -> None:
    table.begin(DICE.begin, taking_over(other, "1", back, "1"))
    _, _, after = table.said.partition(LOST)
    assert "Ann placed" in after
    assert len(other.read(1).rows) == 1


def test_a_lost_game_is_left(table: AtTable, other: GameStore) -> None:
    assert table.begin(DICE.begin, taking_over(other, "1", "", "nonsense", "quit", "1")) == 0
    _, _, after = table.said.partition(LOST)
    assert "'nonsense' means nothing here. Type watch" in after
    assert after.count("Type watch") == 3
    assert other.read(1).rows == ()


def test_secrets_go_out_of_sight_with_the_game(table: AtTable, other: GameStore) -> None:
    table.begin(CROWN.begin, taking_over(other, "peek", "quit"))
    before, _, _ = table.said.partition(LOST)
    assert before.endswith("\n" * 24)


def test_a_waiting_keyboard_is_told_by_itself(opened: Opener, other: GameStore) -> None:
    terminal = opened("play", "dice-fishing", "--solo", "Ann", "--seed", "7")
    terminal.wait_for("10: turn a die")
    GameSession.resume(other, 1)
    terminal.wait_for(LOST)
    assert "Ann: place dice" in type_line(terminal, "yes", "10: turn a die")
    assert "Ann placed" in type_line(terminal, "1", "stop fishing")


@pytest.mark.parametrize("typed", ["", "quit", "no"])
def test_a_game_played_elsewhere_is_left_alone(table: AtTable, other: GameStore, typed: str) -> None:
    session = DICE.begin(other)
    assert table.resume(1, typing(typed)) == 0
    assert FOUND in table.said and "Type watch" in table.said
    assert not session.lost()


def test_any_other_answer_is_answered(table: AtTable, other: GameStore) -> None:
    session = DICE.begin(other)
    table.resume(1, typing("maybe", "yes", "1"))
    assert "'maybe' means nothing here. Type watch" in table.said
    assert session.lost()


def moving(table: AtTable, session: GameSession, lines: Callable[[int], str | None]) -> int:
    """Watches a game that goes on by one choice before each line is typed; the program's status."""
    typed = 0

    def answer(_: str) -> str | None:
        nonlocal typed
        typed += 1
        if typed == 1:
            return "watch"
        if session.decision is not None:
            session.submit(chosen_action(session))
        return lines(typed)

    return table.resume(1, answer)


def test_an_onlooker_is_told_the_whole_game_and_its_end(table: AtTable, other: GameStore) -> None:
    session = CROWN.begin(other)
    assert moving(table, session, lambda _: "look") == 0
    assert session.finished
    log = inquiries.log(session, None)
    told = [line for line in table.said.splitlines() if line in set(log)]
    assert told == log
    assert table.said.endswith("\n".join(inquiries.result(session)) + "\n")


def test_an_onlooker_hears_no_weight_that_is_not_shown(table: AtTable, other: GameStore) -> None:
    session = CROWN.begin(other)
    moving(table, session, lambda typed: ("look", "look Ann", "standings")[typed % 3] if typed < 90 else "")
    secret = {
        f"{SPECIES[FISH[fish.card].species].name} of {FISH[fish.card].weight} lb"
        for player in session.state.players
        for fish in player.catch
        if not fish.shown
    }
    assert secret
    assert not [called for called in secret if re.search(rf"\b{called}\b", table.said)]


def test_an_onlooker_asks_and_cannot_choose(table: AtTable, other: GameStore) -> None:
    session = DICE.begin(other)
    lines = iter(["watch", "standings", "look", "explain pike", "peek", "1", "quit"])
    table.resume(1, lambda _: next(lines, None))
    assert "Ann has 1 point" in table.said and "Card 1: " in table.said and "Pike: gets away" in table.said
    assert "'peek' means nothing to an onlooker." in table.said
    assert not CHOICE.search(table.said)
    assert session.playing and not session.lost() and not other.read(1).rows


def test_an_onlooker_hears_that_something_was_taken_back(table: AtTable, other: GameStore) -> None:
    session = DICE.begin(other)
    assert session.decision is not None
    session.submit(session.decision.actions[0])
    lines = iter(["watch", "undo", "quit"])

    def answer(_: str) -> str | None:
        line = next(lines, None)
        if line == "undo":
            session.undo()
        return line

    table.resume(1, answer)
    assert "Something was taken back." in table.said


def test_an_onlooker_takes_the_game_over(table: AtTable, other: GameStore) -> None:
    session = DICE.begin(other)
    table.resume(1, typing("watch", "take over", "1"))
    assert session.lost()
    assert len(other.read(1).rows) == 1


def test_an_onlooker_hears_that_nobody_plays_any_more(table: AtTable, other: GameStore) -> None:
    session = DICE.begin(other)
    lines = iter(["watch", "standings", ""])

    def answer(_: str) -> str | None:
        line = next(lines, None)
        if line == "standings":
            session.leave()
        return line

    table.resume(1, answer)
    assert table.said.count("Nobody plays this game any more.") == 1


def test_a_lost_game_is_watched(table: AtTable, other: GameStore) -> None:
    taken: list[GameSession] = []
    lines = iter(["1", "watch", "look", ""])

    def answer(_: str) -> str | None:
        if not taken:
            taken.append(GameSession.resume(other, 1))
        line = next(lines, None)
        if line == "look":
            taken[0].submit(chosen_action(taken[0]))
        return line

    table.begin(DICE.begin, answer)
    assert inquiries.log(taken[0], None)[-1] in table.said


def test_through_a_pipe_an_onlooker_is_told_at_once_and_the_end_of_the_input_ends_it(
    tmp_path: Path, other: GameStore
) -> None:
    session = DICE.begin(other)
    process = subprocess.Popen(
        [str(COMMAND), "resume", "--plain", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, **environment(tmp_path)},
    )
    assert process.stdin and process.stdout
    process.stdin.write(b"watch\n")
    process.stdin.flush()
    heard = _until(process, "Ann is to choose.")
    session.submit(chosen_action(session))
    heard = _until(process, inquiries.log(session, None)[-1])
    assert "Ann" in heard
    process.stdin.close()
    assert process.wait(20) == 0


def _until(process: "subprocess.Popen[bytes]", text: str) -> str:
    """What the program says until it has said this."""
    assert process.stdout
    heard, end = "", time.monotonic() + 20
    while text not in heard:
        assert time.monotonic() < end, heard
        heard += process.stdout.readline().decode()
    return heard


def test_lines_typed_beforehand_do_not_hang(tmp_path: Path, other: GameStore) -> None:
    session = DICE.begin(other)
    for typed, heard in (("watch\nlook\n", "Card 1: "), ("watch\n", "Ann is to choose."), ("", FOUND)):
        answer = subprocess.run(
            [str(COMMAND), "resume", "--plain", "1"],
            input=typed,
            capture_output=True,
            text=True,
            timeout=20,
            env={**os.environ, **environment(tmp_path)},
        )
        assert answer.returncode == 0 and answer.stderr == ""
        assert heard in answer.stdout
    assert not session.lost()


def test_at_a_keyboard_an_onlooker_is_told_at_once(opened: Opener, other: GameStore) -> None:
    session = DICE.begin(other)
    terminal = opened("resume", "--plain", "1")
    terminal.wait_for("Type watch")
    type_line(terminal, "watch", "Ann is to choose.")
    session.submit(chosen_action(session))
    terminal.wait_for(inquiries.log(session, None)[-1][:30])
    type_line(terminal, "", "")
    assert terminal.wait() == 0
    assert "Traceback" not in said(terminal)
