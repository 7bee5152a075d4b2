"""One table a game: its panels, drawn from a view and nothing else."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Picture, Row
from rules.game import Action, Event
from rules.words import Symbol


class Table(Protocol):
    """What a game's table module offers."""

    STYLES: Mapping[str, tuple[str, ...]]
    """The styles of the game's symbols, by kind and index."""

    SYMBOLS: Sequence[Symbol]
    """The game's symbols, as a test card shows them."""

    KEYS: Sequence[tuple[str, str]]
    """The keys that only this table has, and what they do."""

    SPELLED: bool
    """Whether the choices spell symbols out, or show their letters as the board does."""

    COVERED: bool
    """Whether players have secrets that lie covered until they peek."""

    def least_height(self, view: Any) -> int:
        """How many lines the table needs at the least."""

    def draw(self, view: Any, look: Look) -> Picture:
        """The table as the viewer sees it."""

    def boards(self, view: Any, look: Look) -> list[Row]:
        """Every seat's things in full, and what can be looked up, as many lines as it takes."""

    def covered(self, view: Any, look: Look) -> list[Row]:
        """What the viewer alone knows, as many lines as it takes."""

    def rolled(self, view: Any, events: Sequence[Event]) -> frozenset[str]:
        """The names of the spots whose dice were rolled in this beat."""

    def held(self, events: Sequence[Event]) -> bool:
        """Whether a beat stands until a key is pressed, so that everybody at the keyboard reads it."""

    def slip(self, view: Any, action: Action) -> str:
        """What to ask before an action that may be a slip of the finger; "" for none."""


def table_of(game_id: str) -> Table:
    """The table of a game. Raises `ModuleNotFoundError` for a game without one."""
    return cast("Table", import_module(f"fishing_tui.tables.{game_id.replace('-', '_')}"))
