"""Over SSH: what really goes over the line, with compression and without, and what starting takes."""

import json
import socket
import tempfile
import threading
from pathlib import Path

from tests.benchmarks.programs import STILL, pressed
from tests.benchmarks.report import Row, middle, printed
from tests.terminal.ssh_server import CLIENT, SERVER, SshServer

GAMES = ("dice-fishing", "coldwater-crown", "tournament-fishing")
ACTIONS = 60
DOWN, UP = "\x1b[B", "\x1b[A"


class Relay:
    """Stands between a client and a server, and counts the bytes on their way to the client."""

    def __init__(self, port: int) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._to = port
        self.port: int = self._listener.getsockname()[1]
        self.received = 0
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        client, _ = self._listener.accept()
        server = socket.create_connection(("127.0.0.1", self._to))
        threading.Thread(target=self._pass_on, args=(client, server, False), daemon=True).start()
        self._pass_on(server, client, True)

    def _pass_on(self, source: socket.socket, sink: socket.socket, counted: bool) -> None:
        while data := source.recv(1 << 16):
            self.received += len(data) if counted else 0
            sink.sendall(data)
        sink.close()


def report() -> str:
    """The table of bytes over SSH."""
    if not (SERVER and CLIENT):
        return "Over SSH: there is no sshd here.\n"
    heads = ("over ssh, 80x24", "start", "saved", "cursor key", "saved", "an action", "saved")
    return printed("Bytes over SSH to the client, and what -C saves", heads, [_row(game) for game in GAMES])


def _row(game: str) -> Row:
    plain, compressed = _measured(game, ()), _measured(game, ("-C",))
    cells = [game]
    for full, less in zip(plain, compressed, strict=True):
        cells += [f"{less:,.0f} of {full:,.0f}", f"{100 * (1 - less / full):.0f} %"]
    return tuple(cells)


def _measured(game: str, options: tuple[str, ...]) -> tuple[float, float, float]:
    """The bytes that the start, a cursor key and an action make the server send."""
    with tempfile.TemporaryDirectory() as folder, SshServer(Path(folder)) as server:
        (server.folder / "settings.json").write_text(json.dumps(STILL))
        relay = Relay(server.port)
        words = ("play", game, "--players", "Ann,Bo", "--seed", "7")
        with server.connect(*words, options=options, port=relay.port) as terminal:
            terminal.wait_for("choose")
            terminal.settle(1.0)
            start = relay.received
            moves, actions = [], []
            for number in range(12):
                before = relay.received
                pressed(terminal, UP if number % 2 else DOWN)
                moves.append(float(relay.received - before))
            for _ in range(ACTIONS):
                before = relay.received
                pressed(terminal, "\r")
                actions.append(float(relay.received - before))
    return start, middle(moves), sum(actions) / len(actions)
