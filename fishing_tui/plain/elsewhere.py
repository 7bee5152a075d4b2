"""A game that another window plays: asking whether to watch it, to play it here, or to leave it alone."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from fishing_tui.plain.commands import QUIT
from fishing_tui.plain.saying import quoted

if TYPE_CHECKING:
    from fishing_tui.plain.talk import Talk

Way: TypeAlias = Literal["watch", "play", "leave"]
"""What is to be done about the game."""

PLAY = ("yes", "y", "take over", "take it over", "take back", "take it back")

_WATCH = ("watch", "w")
_LEAVE = (*QUIT, "no", "n", "back", "b")


class TakenOver(Exception):
    """Another window has taken over the game that was being played here."""


def ask_found(talk: "Talk") -> Way:
    """What to do about a game that was to be opened. Raises `Gone`."""
    talk.say("This game is being played in another window.")
    ways = "Type watch to hear how it goes on, yes to take it over, or press Enter to leave it alone."
    return _asked(talk, ways, (*_LEAVE, ""))


def ask_lost(talk: "Talk") -> Way:
    """What to do about a game that was just played here; Enter may be a moment late, so it does nothing.

    Raises `Gone`.
    """
    talk.say("Another window has taken this game over, so nothing can be chosen here now.")
    return _asked(talk, "Type watch to hear how it goes on, yes to take it back, or quit to leave.", _LEAVE)


def _asked(talk: "Talk", ways: str, leave: tuple[str, ...]) -> Way:
    talk.say(ways)
    while True:
        typed = talk.ask().casefold()
        if typed in _WATCH:
            return "watch"
        if typed in PLAY:
            return "play"
        if typed in leave:
            return "leave"
        talk.say(f"{quoted(typed)} means nothing here. {ways}" if typed else ways)
