"""A real OpenSSH server on loopback, with keys and settings of its own, for the user who runs the test."""

import getpass
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.terminal.pty_driver import Terminal

_NAME = "fishing-host"
_ROOT = Path(__file__).parents[2]
_PLACES = ("/usr/sbin", "/usr/local/sbin", "/usr/lib/ssh", "/usr/libexec")
"""Where a server lies when it is not on the path."""

_SEPARATED = Path("/run/sshd")
"""A folder that a server of root's wants to be there, which only its service makes."""

SERVER = shutil.which("sshd") or shutil.which("sshd", path=os.pathsep.join(_PLACES))
CLIENT = shutil.which("ssh")


class SshServer:
    """Serves one user, by key, on a free port. Close it when done.

    folder: where its keys, its settings and the games are
    port: where it listens
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        for name in ("host", "user"):
            _quietly("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name))
        (folder / "authorized").write_text((folder / "user.pub").read_text())
        (folder / "authorized").chmod(0o600)
        host_key = " ".join((folder / "host.pub").read_text().split()[:2])
        (folder / "known").write_text(f"{_NAME} {host_key}\n")
        (folder / "settings").write_text(self._settings())
        assert SERVER is not None
        if os.geteuid() == 0:
            _SEPARATED.mkdir(exist_ok=True)
        self._process = subprocess.Popen(
            [SERVER, "-D", "-e", "-f", str(folder / "settings")],
            stderr=(folder / "log").open("w"),
        )
        self._wait_until_it_listens()

    def __enter__(self) -> "SshServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def connect(
        self,
        *words: str,
        size: tuple[int, int] = (80, 24),
        options: Sequence[str] = (),
        port: int | None = None,
    ) -> Terminal:
        """`ssh -t host fishing-tui` in a terminal, with these arguments for fishing-tui.

        options: more options for ssh
        port: to go another way than straight to the server
        """
        assert CLIENT is not None
        data = f"FISHING_TUI_DATA={self.folder} FISHING_TUI_CONFIG={self.folder}"
        command = f"{data} PYTHONPATH={_ROOT} {sys.executable} -m fishing_tui {' '.join(words)}"
        given = (
            f"UserKnownHostsFile={self.folder}/known",
            f"HostKeyAlias={_NAME}",
            "StrictHostKeyChecking=yes",
            "IdentitiesOnly=yes",
            "BatchMode=yes",
        )
        chosen = [part for option in given for part in ("-o", option)]
        way = ("-p", str(port or self.port), "-i", f"{self.folder}/user")
        ssh = [CLIENT, "-F", "none", "-t", *way, *chosen, *options]
        return Terminal([*ssh, f"{getpass.getuser()}@127.0.0.1", command], *size, {"COLORTERM": ""})

    def sessions(self) -> list[int]:
        """The server's processes for its connections."""
        return children(self._process.pid)

    def close(self) -> None:
        """Ends the server and every connection."""
        for process in self.sessions():
            os.kill(process, 9)
        self._process.terminate()
        self._process.wait()

    def log(self) -> str:
        """What the server has to say."""
        return (self.folder / "log").read_text()

    def _settings(self) -> str:
        return "\n".join(
            [
                f"Port {self.port}",
                "ListenAddress 127.0.0.1",
                f"HostKey {self.folder}/host",
                f"PidFile {self.folder}/pid",
                f"AuthorizedKeysFile {self.folder}/authorized",
                "AuthenticationMethods publickey",
                "StrictModes no",
                "UsePAM no",
                "PermitRootLogin prohibit-password",
                "PrintMotd no",
                "PrintLastLog no",
                "LogLevel ERROR",
                "",
            ]
        )

    def _wait_until_it_listens(self) -> None:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            if self._process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {self.log()}")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    try:
        listed = Path(f"/proc/{process}/task/{process}/children").read_text()
    except FileNotFoundError:
        return []
    return [int(pid) for pid in listed.split()]


def descendants(process: int) -> list[int]:
    """All processes below a process, the nearest first."""
    found = children(process)
    return found + [below for child in found for below in descendants(child)]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _quietly(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
