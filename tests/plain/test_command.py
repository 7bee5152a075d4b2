"""The installed command in plain mode: in a dumb terminal, through pipes, and where lines break."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fishing_tui.begin import Start
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from tests.plain.typist import TAKE, chosen_action
from tests.terminal.pty_driver import Terminal

COMMAND = Path(sys.executable).with_name("fishing-tui")
NO_TERMINAL = "There is no terminal window here, so this is plain mode.\n"

Opener = Callable[..., Terminal]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Nothing outside the folder, and UTF-8."""
    return {"FISHING_TUI_DATA": str(folder), "FISHING_TUI_CONFIG": str(folder), "LC_ALL": "C.UTF-8", **more}


def piped(folder: Path, typed: str, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The command with everything typed beforehand."""
    return subprocess.run(
        [str(COMMAND), *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        env={**os.environ, **environment(folder, **more)},
    )


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opener]:
    """Opens terminals and closes them again."""
    terminals: list[Terminal] = []

    def open_terminal(*words: str, columns: int = 80, **more: str) -> Terminal:
        settings = environment(tmp_path, TERM="dumb", **more)
        terminals.append(Terminal([str(COMMAND), *words], columns, 24, settings))
        return terminals[-1]

    yield open_terminal
    for terminal in terminals:
        terminal.close()


def said(terminal: Terminal) -> str:
    """Everything that was written, with the line ends that a pipe would have."""
    return terminal.written.decode().replace("\r\n", "\n")


def type_line(terminal: Terminal, line: str, until: str) -> str:
    """Types a line and waits for an answer; the answer."""
    start = len(said(terminal))
    terminal.press(f"{line}\r", quiet=0.05)
    end = time.monotonic() + 20
    while until not in said(terminal)[start:]:
        assert time.monotonic() < end, f"{until!r} did not come:\n{said(terminal)[start:]}"
        terminal.read(0.1)
    return said(terminal)[start:]


def test_a_dumb_terminal_plays_by_itself_in_plain_mode(opened: Opener, tmp_path: Path) -> None:
    terminal = opened("play", "dice-fishing", "--players", "Ann,Bo", "--set", "first=1", "--seed", "7")
    terminal.wait_for("10: turn a die")
    assert said(terminal).startswith("This terminal (TERM=dumb) only writes line after line")
    assert "Card 5: 5 VP" in type_line(terminal, "look", "Bo has 1 VP")
    assert "Ann placed Fish Fish on 1." in type_line(terminal, "1", "stop fishing")
    assert "Taken back." in type_line(terminal, "undo", "stop fishing")
    type_line(terminal, "quit", "fishing-tui resume --plain 1")
    assert terminal.wait() == 0
    assert b"\x1b" not in terminal.written
    assert max(len(line) for line in said(terminal).splitlines()) <= 79


def test_a_curtain_is_not_lifted_by_what_was_typed_ahead(opened: Opener) -> None:
    terminal = opened("play", "coldwater-crown", "--players", "Ann,Bo", "--set", "first=1", "--seed", "7")
    terminal.wait_for(TAKE)
    answer = type_line(terminal, "", "Ann: Step 1")
    assert "So far:" in answer
    type_line(terminal, "2", "Ann: Step 2")
    taken = type_line(terminal, "1\r\r\r", TAKE)
    terminal.settle(0.3)
    assert "Bo: Step 1" not in said(terminal)
    assert taken.count("\n" * 40) == 1
    assert "Since your last turn" in type_line(terminal, "", "Bo: Step 1")


def test_lines_fit_a_narrow_terminal(opened: Opener) -> None:
    terminal = opened("play", "dice-fishing", "--solo", "Ann", "--seed", "7", columns=40)
    terminal.wait_for("10: turn a die")
    type_line(terminal, "look", "Alan has 0 VP")
    assert max(len(line) for line in said(terminal).splitlines()) < 40


def test_control_c_and_control_d_leave_with_a_word(opened: Opener) -> None:
    for key, status in (("\x03", 130), ("\x04", 0)):
        terminal = opened("play", "dice-fishing", "--solo", "Ann", "--seed", "7")
        terminal.wait_for("10: turn a die")
        terminal.press(key)
        assert terminal.wait() == status
        assert "Saved as game " in said(terminal)
        assert "Traceback" not in said(terminal)


@pytest.mark.parametrize("how", ["hang up", "kill"])
def test_a_broken_line_loses_nothing(opened: Opener, tmp_path: Path, how: str) -> None:
    terminal = opened("play", "dice-fishing", "--solo", "Ann", "--seed", "7")
    terminal.wait_for("10: turn a die")
    type_line(terminal, "1", "stop fishing")
    if how == "hang up":
        terminal.hang_up()
    else:
        terminal.signal(signal.SIGKILL)
    assert terminal.wait() is not None
    with GameStore.open(tmp_path / "games.sqlite3") as store:
        assert len(store.read(1).rows) == 1
        assert "placed" in str(GameSession.resume(store, 1).log(0)[-1])


def test_a_whole_game_through_pipes(tmp_path: Path) -> None:
    with GameStore.open(tmp_path / "elsewhere.sqlite3") as store:
        typed = _typed_for_a_whole_game(store)
    answer = piped(tmp_path, typed, "play", "dice-fishing", "--players", "Ann,Bo", "--seed", "pipe")
    assert answer.stderr == ""
    assert answer.returncode == 0
    assert answer.stdout.startswith(NO_TERMINAL)
    assert "1. " in answer.stdout and " wins.\n" in answer.stdout
    with GameStore.open(tmp_path / "games.sqlite3") as store:
        assert store.games()[0].finished


def _typed_for_a_whole_game(store: GameStore) -> str:
    """What a computer would choose in this game, in the words of the choices."""
    from rules.words import plain

    session = Start.read("dice-fishing", "Ann,Bo", seed="pipe").begin(store)
    lines: list[str] = []
    while session.decision is not None:
        action, seat = chosen_action(session), session.decision.seat
        view = session.view(seat)
        head = plain(session.game.describe(view, seat, action), session.names).split(":")[0].split(";")[0]
        lines.append(head)
        if session.game.id == "dice-fishing" and _is_asked_about(view, action):
            lines.append("yes")
        session.submit(action)
    return "".join(f"{line}\n" for line in lines)


def _is_asked_about(view: object, action: object) -> bool:
    from fishing_tui.tables import dice_fishing

    return bool(dice_fishing.slip(view, action))  # type: ignore[arg-type]


def test_a_pipe_gets_a_line_a_sentence_and_no_escape(tmp_path: Path) -> None:
    answer = piped(tmp_path, "look\n", "play", "dice-fishing", "--solo", "Ann", "--plain", "--seed", "7")
    assert NO_TERMINAL not in answer.stdout
    assert "\x1b" not in answer.stdout
    assert any(len(line) > 120 and line.endswith(".") for line in answer.stdout.splitlines())


@pytest.mark.parametrize(
    ("locale", "words", "name"),
    [
        ("C.UTF-8", (), "Zoë"),
        ("C.UTF-8", ("--ascii",), "Zoe"),
        ("C", (), "Zoe"),
        ("en_US.ISO-8859-1", (), "Zoe"),
    ],
)
def test_only_utf_8_is_sent_more_than_ascii(
    tmp_path: Path, locale: str, words: tuple[str, ...], name: str
) -> None:
    answer = piped(
        tmp_path, "look\n", "play", "dice-fishing", "--solo", "Zoë", *words, LC_ALL=locale, LANG=locale
    )
    assert answer.returncode == 0
    assert f"{name} began to fish." in answer.stdout
    assert answer.stdout.isascii() == (name == "Zoe")


def test_bytes_that_are_no_letters_are_heard_as_something_else(tmp_path: Path) -> None:
    answer = subprocess.run(
        [str(COMMAND), "play", "dice-fishing", "--solo", "Ann"],
        input=b"\xff\xfe\nlook\n",
        capture_output=True,
        env={**os.environ, **environment(tmp_path)},
    )
    assert answer.returncode == 0
    assert b"means nothing here" in answer.stdout and b"Card 1" in answer.stdout
    assert answer.stderr == b""


def test_nothing_is_played_where_nobody_reads_any_more(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [str(COMMAND), "play", "dice-fishing", "--solo", "Ann"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment(tmp_path)},
    )
    assert process.stdin and process.stdout and process.stderr
    said = b""
    while not said.endswith(b"\n> "):
        said += process.stdout.read(1)
    process.stdout.close()
    process.stdin.write(b"1\nlook\n")
    process.stdin.close()
    assert process.wait(20) == 0
    assert process.stderr.read() == b""
    with GameStore.open(tmp_path / "games.sqlite3") as store:
        assert store.read(1).rows == ()


def test_home_and_resume_work_through_a_pipe(tmp_path: Path) -> None:
    assert piped(tmp_path, "quit\n").stdout.startswith(f"{NO_TERMINAL}Fishing. What now?\n  1: a new game\n")
    piped(tmp_path, "1\n", "play", "dice-fishing", "--solo", "Ann", "--seed", "7")
    resumed = piped(tmp_path, "log\n", "resume")
    assert "Ann placed" in resumed.stdout
    asked = piped(tmp_path, "quit\n", "play", "dice-fishing")
    assert "Who plays?" in asked.stdout


def test_a_game_of_other_cards_is_refused_in_a_sentence(tmp_path: Path) -> None:
    piped(tmp_path, "", "play", "dice-fishing", "--solo", "Ann", "--seed", "7")
    piped(tmp_path, "", "cards", "export", "dice-fishing", str(tmp_path / "mine"))
    cards = tmp_path / "mine" / "cards.toml"
    cards.write_text(cards.read_text().replace("Estuary", "Old Estuary"))
    answer = piped(tmp_path, "", "resume", "--plain", "--cards", str(tmp_path / "mine"))
    assert answer.returncode == 1
    assert answer.stdout == "This game was begun with other cards; go on with it with the same card files.\n"


def test_no_screen_is_loaded(tmp_path: Path) -> None:
    program = (
        "import sys; from fishing_tui.cli import cli\n"
        "cli.main(['play', 'dice-fishing', '--solo', 'Ann', '--plain'], standalone_mode=False)\n"
        "print([name for name in sys.modules if name.split('.')[0] == 'textual'])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program],
        input="look\n1\nhelp\nseats\n\n",
        capture_output=True,
        text=True,
        env={**os.environ, **environment(tmp_path)},
    )
    assert answer.stdout.splitlines()[-1] == "[]"
