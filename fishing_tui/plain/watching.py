"""Watching: a game that another window plays, told to an onlooker as it goes on, with nothing secret."""

from typing import TYPE_CHECKING

from fishing_tui.faults import StoreFault
from fishing_tui.plain import inquiries
from fishing_tui.plain.asking import asked
from fishing_tui.plain.commands import QUIT
from fishing_tui.plain.elsewhere import PLAY
from fishing_tui.plain.saying import joined, quoted

if TYPE_CHECKING:
    from fishing_tui.plain.talk import Talk
    from fishing_tui.session import GameSession

_SO_FAR = 5
_WAYS = "Type yes to take it over, look or log to ask about it, or press Enter to leave."


class Over(Exception):
    """The game that is watched is over."""


class Onlooker:
    """Somebody without a seat who is told a game.

    talk, session: the streams, and the game as it is followed
    holder: the seat at the keyboard, which is none
    rest: names of a long list that were not told yet
    """

    holder = None
    rest: tuple[str, ...] = ()

    def __init__(self, talk: "Talk", session: "GameSession") -> None:
        self.talk = talk
        self.session = session
        self._told = 0
        self._standing = ""

    def watch(self) -> bool:
        """Tells the game until it is over or the onlooker leaves; whether it is to be played here.

        Raises `Gone`.
        """
        self.talk.say(f"Watching {self.session.game.title}: {joined(self.session.names)}. {_WAYS}")
        self._told = max(0, len(inquiries.log(self.session, None)) - _SO_FAR)
        try:
            return self._until_answered()
        except Over:
            self.talk.say_all(inquiries.result(self.session))
            return False

    def look_round(self) -> None:
        """Tells what has happened in the other window, and who is to choose. Raises `Over` or `Gone`."""
        try:
            self.session.catch_up()
            standing = self._how_it_stands()
        except StoreFault as fault:
            standing = str(fault)
        self._tell_news()
        if self.session.finished:
            raise Over
        if standing != self._standing:
            self.talk.say(standing)
        self._standing = standing

    def _until_answered(self) -> bool:
        while True:
            typed = self.talk.ask("", self.look_round)
            if typed.casefold() in PLAY:
                return True
            if not typed or typed.casefold() in QUIT:
                return False
            if not asked(self, typed):
                self.talk.say(f"{quoted(typed)} means nothing to an onlooker. {_WAYS}")

    def _tell_news(self) -> None:
        """Tells the sentences that are new in the log, and that there are fewer than before."""
        lines = inquiries.log(self.session, None)
        if len(lines) < self._told:
            self.talk.say("Something was taken back.")
        self.talk.say_all(lines[self._told :])
        self._told = len(lines)

    def _how_it_stands(self) -> str:
        decision = self.session.decision
        if decision is None:
            return "The game is over."
        if not self.session.played_elsewhere():
            return "Nobody plays this game any more. Type yes to go on with it here, or press Enter to leave."
        return f"{self.session.names[decision.seat]} is to choose."
