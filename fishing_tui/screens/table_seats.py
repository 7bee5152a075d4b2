"""Handing seats at a table to the computer, and back to a player."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from fishing_tui.session import GameSession

Handover = tuple[str, Callable[[], None]]
"""What a handover is called, and what makes it happen."""


def handovers(session: "GameSession") -> Iterator[Handover]:
    """Every seat that can go to the other kind of player."""
    for seat, taken in enumerate(session.seating):
        if taken.player != "rules":
            to = "the computer" if taken.player == "human" else "a player at the keyboard"
            yield f"{taken.name} goes to {to}", _handover(session, seat)


def _handover(session: "GameSession", seat: int) -> Callable[[], None]:
    def hand_over() -> None:
        taken = session.seating[seat]
        session.hand_over(seat, replace(taken, player="computer" if taken.player == "human" else "human"))

    return hand_over
