"""Whether the keyboard's way from one player to the next needs a curtain, a word, or nothing."""

from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from fishing_tui.session import GameSession
    from fishing_tui.settings import Settings
    from rules.game import Seat

Passing: TypeAlias = Literal["curtain", "line", "nothing"]


def passing(
    settings: "Settings",
    session: "GameSession",
    before: "Seat | None",
    after: "Seat",
    together: bool = False,
) -> Passing:
    """What to show before a seat decides: a curtain, a short line saying who is next, or nothing.

    before: the seat that was at the keyboard last; None if the game has just been opened. If that seat
        was handed to the computer meanwhile, anybody may be sitting there
    together: everybody has just been reading the screen
    """
    seating = session.seating
    if seating[after].player != "human":
        return "nothing"
    anybody = before is None or together or seating[before].player != "human"
    if anybody and _seen_by_others(settings, session, after):
        return "curtain"
    if before is None or before == after or seating[before].player != "human":
        return "nothing"
    if settings.handover == "always":
        return "curtain"
    if settings.handover == "when needed" and session.curtain_needed(before, after):
        return "curtain"
    return "line" if settings.next_line else "nothing"


def _seen_by_others(settings: "Settings", session: "GameSession", seat: "Seat") -> bool:
    """Whether a secret of the seat would be shown to others who may be looking."""
    people = [taken for taken in session.seating if taken.player == "human"]
    if len(people) < 2 or settings.handover == "never":
        return False
    return settings.handover == "always" or seat in session.game.secrets(session.state)
