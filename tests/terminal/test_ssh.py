"""Over a real SSH connection: play, lose the line in the middle of a turn, come back, and go on."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from tests.terminal.pty_driver import Terminal
from tests.terminal.ssh_server import CLIENT, SERVER, SshServer, descendants

pytestmark = pytest.mark.skipif(
    not (SERVER and CLIENT), reason="needs OpenSSH's sshd and ssh (Debian: openssh-server, openssh-client)"
)

GAME = ("play", "dice-fishing", "--players", "Ann,Bo", "--seed", "7", "--set", "first=1")
SHOWN = "placed H on 2"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SshServer]:
    with SshServer(tmp_path) as running:
        yield running


def board(terminal: Terminal) -> list[str]:
    """The lines of the table above the question."""
    return [line.rstrip() for line in terminal.screen().display[:14]]


def in_mid_turn(server: SshServer) -> Terminal:
    """A game in which Ann has placed dice, and the connection it is played over."""
    terminal = server.connect(*GAME)
    terminal.wait_for("place 2 Fish on 4")
    terminal.press("4")
    terminal.press("1")
    terminal.wait_for(SHOWN)
    terminal.settle()
    return terminal


def program(server: SshServer) -> int:
    """The process of fishing-tui at the other end."""
    (connection,) = server.sessions()
    return descendants(connection)[-1]


def is_gone(process: int, limit: float = 10.0) -> bool:
    """Whether a process has ended, or does so soon."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        if not Path(f"/proc/{process}").exists():
            return True
        time.sleep(0.05)
    return False


def drop_the_client(terminal: Terminal, _: SshServer) -> None:
    terminal.signal(signal.SIGKILL)


def drop_the_connection_at_the_server(_: Terminal, server: SshServer) -> None:
    (connection,) = server.sessions()
    os.kill(connection, signal.SIGKILL)


def kill_the_program(_: Terminal, server: SshServer) -> None:
    os.kill(program(server), signal.SIGKILL)


@pytest.mark.parametrize(
    "drop",
    [drop_the_client, drop_the_connection_at_the_server, kill_the_program],
    ids=lambda drop: drop.__name__,
)
def test_a_dropped_line_loses_nothing_that_was_shown(
    server: SshServer, drop: Callable[[Terminal, SshServer], None]
) -> None:
    with in_mid_turn(server) as terminal:
        before, process = board(terminal), program(server)
        drop(terminal, server)
        assert terminal.wait() is not None
    assert is_gone(process), "nothing is left running behind a dropped line"
    with server.connect("resume") as again:
        again.wait_for(SHOWN)
        again.settle()
        assert board(again) == before
        again.press("u")
        again.wait_for("place Hook on 2")
        again.press("q")
        again.wait_for("Continue")


def test_home_offers_the_game_after_a_drop(server: SshServer) -> None:
    with in_mid_turn(server) as terminal:
        process = program(server)
        drop_the_client(terminal, server)
        assert is_gone(process)
    with server.connect() as again:
        again.wait_for("Continue")
        again.press("c")
        again.wait_for(SHOWN)


def test_a_line_that_hangs_is_taken_over_and_told(server: SshServer) -> None:
    with in_mid_turn(server) as first:
        before = board(first)
        with server.connect() as second:
            second.wait_for("Continue")
            second.press("c")
            second.wait_for("is being played in another window")
            second.press("w")
            second.wait_for("Watching: Ann is to choose.")
            first.press("1")
            first.settle()
            second.wait_for("reroll")
            second.press("2")
            second.wait_for("Ann: place dice")
            first.wait_for("Another window has taken this game over.")
            assert board(second) != before
            second.press("1")
            second.settle()
            first.press("x")
            first.wait_for("Watching: ")
            assert board(first) == board(second)
    with GameStore.open(server.folder / "games.sqlite3") as store:
        rows = store.read(1).rows
        assert sorted({row.writer for row in rows}) == [1, 2]
        assert GameSession.resume(store, 1).notice is None


def test_nothing_needs_to_be_forwarded_and_nothing_is_animated(server: SshServer) -> None:
    with server.connect(*GAME) as terminal:
        terminal.wait_for("place 2 Fish on 4")
        terminal.settle()
        assert b"38;5;" in terminal.written and b"38;2;" not in terminal.written
        sent = terminal.press("6", quiet=1.0)
        assert sent.count(b"\x1b[?2026h") <= 1
        assert terminal.settle(quiet=2.5) == b"", "an idle table sends nothing"


def test_nothing_but_saved_games_and_settings_is_left_behind(server: SshServer) -> None:
    before = {path.name for path in server.folder.iterdir()}
    with in_mid_turn(server) as terminal:
        terminal.press("q")
        terminal.press("q")
        assert terminal.wait() == 0
    left = {path.name for path in server.folder.iterdir()} - before
    assert left <= {"games.sqlite3", "games.sqlite3-playing", "games.sqlite3-lock", "settings.json"}
