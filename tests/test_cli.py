"""The command line: what it answers, in one line where something is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fishing_tui.begin import BadStart, Start
from fishing_tui.rulebook import as_text, rulebook
from fishing_tui.store import GameStore
from rules import TITLES
from rules.journal import Seating


def run(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "fishing_tui", *words],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={
            **os.environ,
            "FISHING_TUI_DATA": str(folder),
            "FISHING_TUI_CONFIG": str(folder),
            **environment,
        },
    )


def test_help_has_examples(tmp_path: Path) -> None:
    told = run(tmp_path, "--help")
    assert told.returncode == 0
    assert "fishing-tui play dice-fishing --players Ann,Bo" in told.stdout


def test_version(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").stdout.strip().endswith("0.1.0")


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (["plya"], "cards, completion, doctor, games, play, resume, rules"),
        (["play", "chess"], "'dice-fishing', 'coldwater-crown'"),
        (["play"], "GAME"),
        (["--wrong"], "--wrong"),
        (["play", "dice-fishing", "--set", "advanced=true"], "--players Ann,Bo"),
        (["play", "dice-fishing", "--players", "Ann,Bo", "--solo", "Cy"], "not both"),
        (["play", "dice-fishing", "--players", "Ann,ann"], "a name of their own"),
        (["play", "dice-fishing", "--players", "Ann,Bo", "--set", "deep=true"], "seats, advanced"),
        (["play", "dice-fishing", "--players", "Ann,Bo", "--set", "advanced=maybe"], "false or true"),
        (
            ["play", "dice-fishing", "--players", "Ann,Bo", "--cards", "/nowhere"],
            "fishing-tui: /nowhere/cards.toml: cannot be read: No such file or directory\n",
        ),
        (["resume"], "fishing-tui play"),
        (["resume", "7"], "There is no saved game 7"),
        (["resume", "seven"], "integer"),
        (["resume", "9" * 30], "There is no saved game 999999999999999999999999999999"),
        (["play", "dice-fishing", "--players", "Ann,Bo", "--seed", "\udcff"], "--seed"),
        (["cards", "export", "dice-fishing", "x" * 300], "File name too long"),
        (
            ["play", "coldwater-crown", "--players", "Ann,Bo", "--set", "deep=true"],
            "seats, edition, less_luck",
        ),
        (["cards", "burn"], "check, export"),
        (["cards", "check", "chess", "/nowhere"], "coldwater-crown"),
        (["rules"], "fishing-tui rules dice-fishing or coldwater-crown"),
        (["rules", "chess"], "dice-fishing"),
    ],
)
def test_a_mistake_is_answered_in_one_line_with_status_2(
    tmp_path: Path, words: list[str], right: str
) -> None:
    answer = run(tmp_path, *words)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert len(answer.stderr.splitlines()) == 1
    assert right in answer.stderr


def test_games_are_listed(tmp_path: Path) -> None:
    assert run(tmp_path, "games").stdout == "No saved games.\n"
    with GameStore.open(tmp_path / "games.sqlite3") as store:
        Start.read("dice-fishing", "Joe [/x],Bo", seed="7").begin(store)
    (line,) = run(tmp_path, "games").stdout.splitlines()
    assert line.split()[0] == "1"
    assert "Dice Fishing  Joe [/x], Bo  today" in line
    assert line.endswith("is next")


@pytest.mark.parametrize(
    ("words", "locale"),
    [
        ([], "C"),
        ([], "de_DE.ISO-8859-1"),
        (["--ascii"], "C.UTF-8"),
    ],
)
def test_names_are_listed_in_ascii(tmp_path: Path, words: list[str], locale: str) -> None:
    environment = {"LANG": locale, "LC_ALL": "", "LC_CTYPE": ""}
    with GameStore.open(tmp_path / "games.sqlite3") as store:
        Start.read("dice-fishing", "Zoë,Weiß", seed="7").begin(store)
    told = run(tmp_path, "games", *words, **environment).stdout
    assert "  Zoe, Weiss  " in told
    assert told.isascii()


def test_a_mistake_is_told_in_ascii_where_the_locale_is_no_other(tmp_path: Path) -> None:
    words = ("play", "dice-fishing", "--solo", "Zoë", "--computer", "Bo")
    for locale, name in (("C", "Zoe"), ("C.UTF-8", "Zoë")):
        assert f"the players, {name}:" in run(tmp_path, *words, LC_ALL=locale).stderr


def test_names_are_listed_as_they_are_in_utf8(tmp_path: Path) -> None:
    with GameStore.open(tmp_path / "games.sqlite3") as store:
        Start.read("dice-fishing", "Zoë,Bo", seed="7").begin(store)
    for encoding, name in (("utf-8", "Zoë"), ("ascii", "Zoe")):
        told = run(tmp_path, "games", LC_ALL="C.UTF-8", PYTHONIOENCODING=encoding).stdout
        assert f"  {name}, Bo  " in told


def test_rules_are_written_in_ascii_if_asked(tmp_path: Path) -> None:
    assert run(tmp_path, "rules", "dice-fishing", "--ascii", LC_ALL="C.UTF-8").stdout.isascii()


def test_a_store_of_a_newer_version_is_told_in_one_line(tmp_path: Path) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
        connection.execute("PRAGMA user_version = 99")
    answer = run(tmp_path, "games")
    assert answer.returncode == 1
    assert len(answer.stderr.splitlines()) == 1
    assert "newer version" in answer.stderr


@pytest.mark.parametrize("game_id", TITLES)
def test_rules_into_a_pipe_are_text(tmp_path: Path, game_id: str) -> None:
    told = run(tmp_path, "rules", game_id).stdout
    assert told == as_text(rulebook(game_id), 80)


@pytest.mark.parametrize("game_id", TITLES)
def test_cards_go_out_and_are_checked(tmp_path: Path, game_id: str) -> None:
    assert run(tmp_path, "cards", "export", game_id, str(tmp_path / "mine")).returncode == 0
    checked = run(tmp_path, "cards", "check", game_id, str(tmp_path / "mine"))
    assert checked.returncode == 0
    assert "All right" in checked.stdout
    again = run(tmp_path, "cards", "export", game_id, str(tmp_path / "mine"))
    assert again.returncode == 2
    assert "there already" in again.stderr


def test_a_folder_whose_name_is_no_text(tmp_path: Path) -> None:
    folder = os.fsdecode(os.fsencode(tmp_path) + b"/\xff")
    told = run(tmp_path, "cards", "export", "dice-fishing", folder, PYTHONIOENCODING="utf-8:strict")
    assert (told.returncode, told.stderr) == (0, "")
    checked = run(tmp_path, "cards", "check", "dice-fishing", folder, PYTHONIOENCODING="utf-8:strict")
    assert (checked.returncode, checked.stderr) == (0, "")


def test_help_tells_what_may_be_left_out(tmp_path: Path) -> None:
    assert "resume [OPTIONS] [NUMBER]" in run(tmp_path, "resume", "--help").stdout


def test_every_mistake_in_a_card_file_is_told(tmp_path: Path) -> None:
    run(tmp_path, "cards", "export", "dice-fishing", str(tmp_path))
    cards = tmp_path / "cards.toml"
    cards.write_text(cards.read_text().replace("vp = 5", "vp = 9"))
    checked = run(tmp_path, "cards", "check", "dice-fishing", str(tmp_path))
    assert checked.returncode == 1
    assert all("vp" in line for line in checked.stderr.splitlines())
    assert len(checked.stderr.splitlines()) > 1
    played = run(tmp_path, "play", "dice-fishing", "--solo", "Ann", "--cards", str(tmp_path))
    assert played.returncode == 2
    assert len(played.stderr.splitlines()) == 1


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(tmp_path: Path, shell: str) -> None:
    assert "_FISHING_TUI_COMPLETE" in run(tmp_path, "completion", shell).stdout


def test_completion_knows_the_games(tmp_path: Path) -> None:
    completed = run(
        tmp_path,
        _FISHING_TUI_COMPLETE="bash_complete",
        COMP_WORDS="fishing-tui play ",
        COMP_CWORD="2",
    )
    assert all(game_id in completed.stdout for game_id in TITLES)


def test_what_was_typed_becomes_a_game() -> None:
    start = Start.read("dice-fishing", "Ann, Bo ,Cy", ["Bo"], ["advanced=true", "first=3"], "7")
    assert start.seating == (
        Seating("Ann", 0, "human"),
        Seating("Bo", 1, "computer"),
        Seating("Cy", 2, "human"),
    )
    assert start.options.model_dump(include={"seats", "advanced", "first"}) == {
        "seats": 3,
        "advanced": True,
        "first": "3",
    }
    assert start.seed == "7"


@pytest.mark.parametrize(
    ("game_id", "other"),
    [("dice-fishing", "Alan"), ("coldwater-crown", "Silent player"), ("tournament-fishing", "Clock AI")],
)
def test_alone_against_whom_the_rules_play(game_id: str, other: str) -> None:
    names = [(seat.name, seat.player) for seat in Start.read(game_id, "Ann").seating]
    assert names == [("Ann", "human"), (other, "rules")]


def test_each_game_has_its_own_options() -> None:
    start = Start.read("coldwater-crown", "Ann,Bo", [], ["edition=2016", "less_luck=true", "first=2"])
    assert start.options.model_dump() == {"seats": 2, "edition": "2016", "less_luck": True, "first": "2"}


@pytest.mark.parametrize(
    ("names", "settings", "right"),
    [
        ("Ann,Bo,Cy,Dee,Ed", [], "1, 2, 3 or 4 players, not 5"),
        ("silent player", [], "not Silent player"),
        ("Ann,Bo", ["edition=2017"], "edition is current or 2016, not 2017"),
        ("Ann,Bo", ["first=3"], "choose lot or 1 to 2"),
        ("Ann,Bo", ["advanced=true"], "one of seats, edition, less_luck, first"),
    ],
)
def test_a_game_of_coldwater_crown_that_cannot_be(names: str, settings: list[str], right: str) -> None:
    with pytest.raises(BadStart) as refused:
        Start.read("coldwater-crown", names, (), settings)
    assert right in str(refused.value)


@pytest.mark.parametrize(
    ("names", "settings", "right"),
    [
        ("Ann,Bo,Cy,Dee,Ed", [], "1, 2, 3 or 4 players, not 5"),
        ("clock ai", [], "not Clock AI"),
        ("Ann,Bo", ["mode=solo"], "solo is for one player"),
        ("Ann,Bo,Cy", ["mode=co-op"], "co-op is for two players"),
        ("Ann,Bo", ["opponents=both"], "solo and co-op only"),
        ("Ann", ["shop_part=weather"], "against both AIs only"),
        ("Ann,Bo", ["clock=false"], "always on"),
        ("Ann,Bo", ["edition=2016"], "one of seats, mode, opponents"),
    ],
)
def test_a_tournament_that_cannot_be(names: str, settings: list[str], right: str) -> None:
    with pytest.raises(BadStart) as refused:
        Start.read("tournament-fishing", names, (), settings)
    assert right in str(refused.value)


def test_two_together_against_both_ais() -> None:
    start = Start.read("tournament-fishing", "Ann,Bo", [], ["mode=co-op", "opponents=both", "fight=dice"])
    assert [seat.name for seat in start.seating] == ["Ann", "Bo", "Clock AI", "Weather AI"]
    assert start.options.model_dump()["fight"] == "dice"


@pytest.mark.parametrize(
    ("names", "computer", "settings", "right"),
    [
        ("Ann,Bo,Cy,Dee,Ed,Flo", [], [], "1, 2, 3, 4 or 5 players, not 6"),
        ("Alan", [], [], "not Alan"),
        ("", [], [], "a name of their own"),
        ("Ann,Bo", ["Cy"], [], "one of the players, Ann, Bo: not Cy"),
        ("Ann,Bo", [], ["seats=3"], "leave seats=3 out"),
        ("Ann,Bo", [], ["first=4"], "choose lot or 1 to 2"),
        ("Ann,Bo", [], ["advanced"], "OPTION=VALUE"),
        ("Ann,Bo", [], ["first=7"], "first is lot, 1, 2, 3, 4 or 5, not 7"),
    ],
)
def test_a_game_that_cannot_be_says_what_would_be_right(
    names: str, computer: list[str], settings: list[str], right: str
) -> None:
    with pytest.raises(BadStart) as refused:
        Start.read("dice-fishing", names, computer, settings)
    assert right in str(refused.value)


@pytest.mark.parametrize(
    "name", ["en_US.ISO-8859-1", "de_DE", "de_DE@euro", "ru_RU.KOI8-R", "tr_TR.ISO-8859-9"]
)
def test_a_locale_that_the_machine_may_lack_is_believed(tmp_path: Path, name: str) -> None:
    examined = run(tmp_path, "doctor", LANG=name, LC_ALL="", LC_CTYPE="").stdout
    assert f"{name}, not UTF-8" in examined
    assert examined.isascii()
