"""The streams that the command is started with: closed ones, and such as take nothing."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
GAME = "play dice-fishing --solo Ann"


def shell(folder: Path, words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The command in a shell, with nothing typed; `words` may end in redirections."""
    command = f"{shlex.quote(sys.executable)} -m fishing_tui {words}"
    folders = {"FISHING_TUI_DATA": str(folder), "FISHING_TUI_CONFIG": str(folder)}
    return subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **folders, **more},
    )


def assert_told_in_a_line(answer: subprocess.CompletedProcess[str], right: str) -> None:
    (line,) = answer.stderr.splitlines()
    assert line.startswith("fishing-tui: ") and right in line
    assert answer.returncode not in (0, 120)


@pytest.mark.parametrize("words", ["", GAME, f"{GAME} --plain", "doctor", "games"])
@pytest.mark.parametrize(("closed", "right"), [("<&-", "standard input"), (">&-", "standard output")])
def test_a_closed_stream_is_told_in_a_line(tmp_path: Path, words: str, closed: str, right: str) -> None:
    assert_told_in_a_line(shell(tmp_path, f"{words} {closed}"), right)


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "words", ["games", "rules dice-fishing", "doctor", "--help", "--version", f"{GAME} --plain"]
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_what_cannot_be_written_is_told_in_a_line(tmp_path: Path, words: str, unbuffered: str) -> None:
    answer = shell(tmp_path, f"{words} >{FULL}", PYTHONUNBUFFERED=unbuffered)
    assert_told_in_a_line(answer, "No space left")


def test_without_a_stream_for_mistakes_the_status_tells(tmp_path: Path) -> None:
    for closed in ("2>&-", "2>/dev/full" if FULL.exists() else "2>&-"):
        answer = shell(tmp_path, f"plya {closed}")
        assert (answer.returncode, answer.stdout, answer.stderr) == (2, "", "")
        assert shell(tmp_path, f"games {closed}").returncode == 0
        assert "began to fish" in shell(tmp_path, f"{GAME} {closed}").stdout


@pytest.mark.parametrize("words", ["rules dice-fishing", "--help", f"{GAME} --plain"])
def test_a_pipe_that_nobody_reads_on_is_left_silently(tmp_path: Path, words: str) -> None:
    answer = shell(tmp_path, f"{words} | head -1")
    assert answer.stderr == ""
    assert len(answer.stdout.splitlines()) == 1
