"""A tmux session that a test types into and reads from."""

import os
import subprocess
import sys
import time
import uuid
from pathlib import Path


class Tmux:
    """One window of a size, running the installed command with folders of its own."""

    def __init__(self, folder: Path, width: int = 80, height: int = 24) -> None:
        self._name = "fishing"
        self._server: list[str] = []
        self._folder = folder
        self._size = (width, height)

    def run(self, *arguments: str) -> None:
        """Starts `fishing-tui` with these arguments in a new window."""
        self._server = ["tmux", "-f", "/dev/null", "-L", f"fishing-{uuid.uuid4().hex[:8]}"]
        width, height = self._size
        command = [sys.executable, "-m", "fishing_tui", *arguments]
        environment = [
            f"FISHING_TUI_DATA={self._folder}",
            f"FISHING_TUI_CONFIG={self._folder}",
            "LC_ALL=C.UTF-8",
        ]
        self._tmux("new-session", "-d", "-x", str(width), "-y", str(height), "env", *environment, *command)

    def press(self, *keys: str) -> None:
        """Sends keys by their tmux names."""
        for key in keys:
            self._tmux("send-keys", "-t", self._name, key)
            time.sleep(0.15)

    def screen(self) -> str:
        """What the window shows."""
        return self._tmux("capture-pane", "-p", "-t", self._name)

    def wait_for(self, text: str, seconds: float = 20) -> str:
        """The screen once it shows a text. Raises `TimeoutError` with what is shown instead."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            screen = self.screen()
            if text in screen:
                return screen
            time.sleep(0.1)
        raise TimeoutError(f"{text!r} did not come up:\n{self.screen()}")

    def kill(self) -> None:
        """Ends the game with SIGKILL, as a power cut would, and the window with it."""
        pid = int(self._tmux("display-message", "-p", "-t", self._name, "#{pane_pid}"))
        os.kill(pid, 9)
        self.close()

    def close(self) -> None:
        """Ends the window, if it is still there."""
        if not self._server:
            return
        subprocess.run([*self._server, "kill-server"], capture_output=True, check=False)

    def _tmux(self, command: str, *arguments: str) -> str:
        named = ["-s", self._name] if command == "new-session" else []
        done = subprocess.run(
            [*self._server, command, *named, *arguments], capture_output=True, text=True, check=True
        )
        return done.stdout
