"""Reading a card file: TOML, checked by a pydantic model, with messages that name the place to mend."""

import tomllib
from collections.abc import Iterable
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

SCHEMA = 1

M = TypeVar("M", bound="CardFile")


class BadCards(ValueError):
    """A card file that cannot be used; says which file, entry and field, and what would be right."""


class Entry(BaseModel):
    """Anything written in a card file: unknown fields are mistakes."""

    # Built when it is needed: most are only ever needed inside of another.
    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class CardFile(Entry):
    """A whole card file; every one starts with its schema number."""

    schema_: int


def packaged(package: str, names: Iterable[str]) -> dict[str, str]:
    """The text of each of a package's files of these names: the cards that come with a game."""
    folder = files(package)
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names}


def read_cards(path: Path, model: type[M]) -> M:
    """The checked content of a card file. Raises `BadCards`."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCards(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadCards(f"{path}: cannot be read: it is not written in UTF-8") from error
    return parse_cards(text, model, str(path))


def parse_cards(text: str, model: type[M], source: str) -> M:
    """The checked content of a card file's text; `source` names it in messages. Raises `BadCards`."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"{source}: not valid TOML: {error}") from error
    schema = data.pop("schema", None)
    if schema != SCHEMA:
        raise BadCards(f"{source}: `schema = {SCHEMA}` must stand first; found {schema!r}")
    try:
        return model.model_validate({**data, "schema_": schema})
    except ValidationError as error:
        raise BadCards("\n".join(_mistakes(error, data, source))) from error


def digest(*cards: BaseModel) -> str:
    """Identifies card data by what it means, not by how its file is laid out."""
    content = "\n".join(card.model_dump_json() for card in cards)
    return blake2b(content.encode(), digest_size=8).hexdigest()


def _mistakes(error: ValidationError, data: dict[str, object], source: str) -> list[str]:
    return [
        f"{source}: {_place(mistake['loc'], data)}{mistake['msg'].removeprefix('Value error, ')}"
        for mistake in error.errors(include_url=False)
    ]


def _place(location: tuple[int | str, ...], data: object) -> str:
    """The way to a mistake, entries by their id where they have one: "card 7: vp: "."""
    steps: list[str] = []
    for step in location:
        try:
            data = data[step]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            data = None
        if isinstance(step, int) and steps:
            name = data.get("id", f"number {step + 1}") if isinstance(data, dict) else f"number {step + 1}"
            steps[-1] = f"{steps[-1]} {name}"
        else:
            steps.append(str(step))
    return "".join(f"{step}: " for step in steps)
