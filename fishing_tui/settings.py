"""What the player prefers, kept in the user's config folder."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from fishing_tui.files import free_name, write_whole
from fishing_tui.terminal import over_ssh

Theme: TypeAlias = Literal[
    "auto", "harbour", "paper", "high-contrast", "colour-blind", "ansi-dark", "ansi-light"
]
GlyphSet: TypeAlias = Literal["auto", "lines", "ascii"]
Motion: TypeAlias = Literal["auto", "on", "off"]
Handover: TypeAlias = Literal["always", "when needed", "never"]
Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]


class Settings(Struct, frozen=True):
    """The player's choices; one that a newer version wrote besides these is passed over.

    glyphs: what frames are drawn with; "auto" asks the locale
    motion: "auto" is off over SSH
    handover: when a curtain hides the table between two players
    next_line: without a curtain, a short line says who is next
    confirmations: ask before what cannot be undone, where a slip is likely
    pace: how fast automatic turns are shown
    last_game: the game that the new-game form began last
    last_new_game: the last choices of that form, by game
    """

    theme: Theme = "auto"
    glyphs: GlyphSet = "auto"
    motion: Motion = "auto"
    handover: Handover = "when needed"
    next_line: bool = True
    confirmations: bool = True
    pace: Pace = "normal"
    last_game: str = ""
    last_new_game: dict[str, dict[str, Any]] = field(default_factory=dict)

    def moves(self, environment: Mapping[str, str] = os.environ) -> bool:
        """Whether anything may be animated."""
        if self.motion == "auto":
            return not over_ssh(environment)
        return self.motion == "on"


class SettingsNotSaved(Exception):
    """The settings hold for now, but could not be written; says why."""


def settings_path() -> Path:
    """Where the settings are kept; the environment's FISHING_TUI_CONFIG names another folder."""
    chosen = os.environ.get("FISHING_TUI_CONFIG")
    if chosen:
        return Path(chosen) / "settings.json"
    from platformdirs import user_config_path

    return user_config_path("fishing-tui", appauthor=False) / "settings.json"


def load(path: Path | None = None) -> tuple[Settings, str | None]:
    """The settings, and what to tell the player if the file was no use and the defaults were taken."""
    path = path or settings_path()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), f"The settings in {path} cannot be read: {error.strerror}. The defaults are used."
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Settings(), f"The settings are not valid: {error}. {_set_aside(path)} The defaults are used."


def save(settings: Settings, path: Path | None = None) -> None:
    """Writes the settings, whole or not at all. Raises `SettingsNotSaved`."""
    path = path or settings_path()
    text = msgspec.json.format(msgspec.json.encode(settings), indent=2).decode()
    try:
        write_whole(path, f"{text}\n")
    except OSError as error:
        raise SettingsNotSaved(f"The settings could not be saved in {path}: {error.strerror}.") from error


def _set_aside(path: Path) -> str:
    kept = free_name(path, "broken")
    try:
        path.replace(kept)
    except OSError as error:
        return f"The file {path} could not be set aside ({error.strerror})."
    return f"The file was kept as {kept}."
