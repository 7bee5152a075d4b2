"""A game's card files: written out, checked, or played with in place of the built-in ones.

A game's `components` module names them (`FILES`), has their texts by name (`built_in`), checks those of a
folder together (`load`) and puts them into use (`install`).
"""

from importlib import import_module
from pathlib import Path
from typing import Any


class CardFault(Exception):
    """Card files that cannot be written, read or used; says why and where."""


def export(game_id: str, folder: Path) -> tuple[Path, ...]:
    """Writes the built-in card files into a folder; their paths. Raises `CardFault`.

    Nothing is written if a file of such a name is there already.
    """
    texts = {folder / name: text for name, text in _components(game_id).built_in().items()}
    for path in texts:
        if _is_there(path):
            raise CardFault(f"{path} is there already; choose another folder, or remove it first")
    for path, text in texts.items():
        _write(path, text)
    return tuple(texts)


def check(game_id: str, folder: Path) -> tuple[Path, ...]:
    """The paths of a folder's card files, if they are right in every part. Raises `CardFault`."""
    _load(game_id, folder)
    return tuple(folder / name for name in _components(game_id).FILES)


def use(game_id: str, folder: Path) -> None:
    """Plays with a folder's card files from now on, before any game is opened. Raises `CardFault`."""
    _components(game_id).install(_load(game_id, folder))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError as error:
        raise CardFault(f"{path} cannot be written: {error.strerror}") from error


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CardFault(f"{path} cannot be written: {error.strerror}") from error


def _load(game_id: str, folder: Path) -> Any:
    from rules.components import BadCards

    try:
        return _components(game_id).load(folder)
    except BadCards as error:
        raise CardFault(str(error)) from error


def _components(game_id: str) -> Any:
    return import_module(f"rules.{game_id.replace('-', '_')}.components")
