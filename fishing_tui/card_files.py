"""A game's card file: written out, checked, or played with in place of the built-in one."""

from importlib import import_module
from pathlib import Path
from typing import Any


class CardFault(Exception):
    """A card file that cannot be written, read or used; says why and where."""


def export(game_id: str, folder: Path) -> Path:
    """Writes the built-in card file into a folder; its path. Raises `CardFault`."""
    components = _components(game_id)
    path: Path = folder / components.FILE
    if path.exists():
        raise CardFault(f"{path} is there already; choose another folder, or remove it first")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(components.built_in(), encoding="utf-8")
    except OSError as error:
        raise CardFault(f"{path} cannot be written: {error.strerror}") from error
    return path


def check(game_id: str, folder: Path) -> Path:
    """The path of a folder's card file, if that is right in every part. Raises `CardFault`."""
    _load(game_id, folder)
    path: Path = folder / _components(game_id).FILE
    return path


def use(game_id: str, folder: Path) -> None:
    """Plays with a folder's card file from now on, before any game is opened. Raises `CardFault`."""
    _components(game_id).install(_load(game_id, folder))


def _load(game_id: str, folder: Path) -> Any:
    from rules.components import BadCards

    try:
        return _components(game_id).load(folder)
    except BadCards as error:
        raise CardFault(str(error)) from error


def _components(game_id: str) -> Any:
    return import_module(f"rules.{game_id.replace('-', '_')}.components")
