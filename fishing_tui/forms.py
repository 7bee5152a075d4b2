"""What can be chosen before a game, read from its options; the form and the command line both ask here."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from rules.journal import Seating

if TYPE_CHECKING:
    from pydantic import BaseModel

SEATS = "seats"
"""The option that says how many players there are, in every game that lets them choose."""

LONGEST_NAME = 16


class LastChoice(Struct, frozen=True):
    """What was chosen in the form of a game before."""

    options: dict[str, Any] = {}
    players: tuple[Seating, ...] = ()
    friendly_undo: bool = False

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> "LastChoice":
        """From the settings; what cannot be read there counts for nothing."""
        try:
            return msgspec.convert(kept, LastChoice)
        except msgspec.ValidationError:
            return LastChoice()

    def keep(self) -> dict[str, Any]:
        """For the settings."""
        kept: dict[str, Any] = msgspec.to_builtins(self)
        return kept


class Option(Struct, frozen=True):
    """One option of a game.

    values: all that can be chosen; empty if anything can be typed
    labels: how each value is shown
    """

    name: str
    title: str
    description: str
    values: tuple[Any, ...]
    labels: tuple[str, ...]
    default: Any

    @property
    def right(self) -> str:
        """What would be a right value, in words."""
        words = [
            "true" if value is True else "false" if value is False else str(value) for value in self.values
        ]
        return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def options_of(model: "type[BaseModel]") -> tuple[Option, ...]:
    """The options of a game, in their order."""
    schema = model.model_json_schema()
    kinds: dict[str, Any] = schema.get("$defs", {})
    return tuple(_option(name, field, kinds) for name, field in schema["properties"].items())


def _option(name: str, field: dict[str, Any], kinds: dict[str, Any]) -> Option:
    kind = kinds[field["$ref"].rpartition("/")[2]] if "$ref" in field else field
    values = _values(kind)
    labels = tuple("yes" if value is True else "no" if value is False else str(value) for value in values)
    title = field.get("title", name)
    return Option(name, title, field.get("description", ""), values, labels, field.get("default"))


def _values(kind: dict[str, Any]) -> tuple[Any, ...]:
    if "enum" in kind:
        return tuple(kind["enum"])
    if kind.get("type") == "boolean":
        return (False, True)
    if "minimum" in kind and "maximum" in kind:
        return tuple(range(kind["minimum"], kind["maximum"] + 1))
    return ()


def check(model: "type[BaseModel]", chosen: Mapping[str, Any]) -> "tuple[BaseModel | None, dict[str, str]]":
    """The options as chosen, or None and what is wrong, by option."""
    from pydantic import ValidationError

    try:
        return model.model_validate(dict(chosen)), {}
    except ValidationError as error:
        mistakes: dict[str, str] = {}
        for mistake in error.errors(include_url=False):
            name = str(mistake["loc"][0]) if mistake["loc"] else ""
            mistakes.setdefault(name, mistake["msg"].removeprefix("Value error, "))
        return None, mistakes


def clean_name(typed: str) -> str:
    """A name without control characters and needless spaces, no wider than a table has room for.

    A letter with an accent is one letter, however it was typed: names that look the same are the same.
    """
    from rich.cells import set_cell_size

    whole = unicodedata.normalize("NFC", typed)
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in whole).split())
    return set_cell_size(shown, LONGEST_NAME).strip()


def name_mistakes(names: Sequence[str], taken: Sequence[str] = ()) -> dict[int, str]:
    """What is wrong with the players' names, by seat.

    taken: names that automatic players at the table have
    """
    mistakes: dict[int, str] = {}
    seen = {name.casefold() for name in taken}
    for seat, name in enumerate(names):
        if not name:
            mistakes[seat] = "needs a name"
        elif name.casefold() in seen:
            mistakes[seat] = "name is taken"
        seen.add(name.casefold())
    return mistakes
