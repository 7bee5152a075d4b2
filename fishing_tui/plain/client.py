"""PlainClient: what plain mode offers around a game. The counterpart of FishingApp, without a screen."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from fishing_tui.faults import StoreFault
from fishing_tui.plain import inquiries
from fishing_tui.plain.commands import Left
from fishing_tui.plain.conversation import Conversation
from fishing_tui.plain.elsewhere import TakenOver, Way, ask_found, ask_lost
from fishing_tui.plain.talk import Gone, Talk
from rules.journal import RefusedJournal

if TYPE_CHECKING:
    from fishing_tui.session import GameSession
    from fishing_tui.settings import Settings
    from fishing_tui.store import GameStore

ALL_WELL, FAULT, INTERRUPTED = 0, 1, 130
"""What the program ends with."""


class PlainClient:
    """Plain mode. Games are begun and resumed by the same calls as those of FishingApp.

    talk, store, settings: the streams, the saved games, and what the player prefers
    """

    def __init__(self, talk: Talk, store: "GameStore", settings: "Settings") -> None:
        self.talk = talk
        self.store = store
        self.settings = settings

    def run(self, opened: "Callable[[PlainClient], str | None] | None", notices: "list[str]") -> int:
        """Says the notices, then does what `opened` says, or else offers Home; the program's status.

        opened: comes back with a sentence if something was not possible
        """
        try:
            self.talk.say_all(notices)
            fault = opened(self) if opened else self.home()
            if fault:
                self.talk.say(fault)
        except Gone:
            return ALL_WELL
        except KeyboardInterrupt:
            return INTERRUPTED
        return FAULT if fault else ALL_WELL

    def home(self) -> str | None:
        """Asks what to do until nothing more is wanted."""
        from fishing_tui.plain.home import home

        home(self)
        return None

    def open_form(self, game_id: str = "") -> str | None:
        """Asks how a new game is to be, and plays it; a sentence if that is not possible."""
        from fishing_tui.plain.new_game import ask_start

        start = ask_start(self.talk, game_id)
        return self.begin(start.begin) if start else None

    def begin(self, start: "Callable[[GameStore], GameSession]") -> str | None:
        """Begins a game and plays it; a sentence if it could not be saved."""
        try:
            session = start(self.store)
        except StoreFault as fault:
            return str(fault)
        return self.play(session)

    def resume_game(self, number: int) -> str | None:
        """Goes on with a saved game; a sentence if that is not possible."""
        try:
            elsewhere = self.store.played_elsewhere(number)
        except StoreFault as fault:
            return str(fault)
        return self._open(number, ask_found(self.talk) if elsewhere else "play")

    def open_rules(self) -> str | None:
        """Asks whose rules to read, and reads them out."""
        from fishing_tui.plain.home import ask_game

        game_id = ask_game(self.talk, "Whose rules?")
        return self.show_rules(game_id) if game_id else None

    def show_rules(self, game_id: str) -> str | None:
        """Reads out the rules of a game."""
        from fishing_tui.rulebook import as_text, rulebook

        width = self.talk.columns or 80
        self.talk.say_all(as_text(rulebook(game_id), width).splitlines())
        return None

    def play(self, session: "GameSession") -> str | None:
        """Plays a game to its end or until the player leaves; a sentence if another could not be begun."""
        try:
            Conversation(self.talk, session, self.settings).run()
        except Left:
            self._saved(session)
            return None
        except TakenOver:
            return self._open(session.number, ask_lost(self.talk))
        except (Gone, KeyboardInterrupt):
            self._say_goodbye(session)
            raise
        finally:
            session.leave()
        self.talk.say_all(inquiries.result(session))
        return self._once_more(session)

    def _open(self, number: int, way: Way) -> str | None:
        """Plays a saved game or watches it; a sentence if that is not possible."""
        from fishing_tui.plain.watching import Onlooker
        from fishing_tui.session import GameSession

        try:
            if way == "watch":
                watched = Onlooker(self.talk, GameSession.watch(self.store, number)).watch()
                way = "play" if watched else "leave"
            if way == "leave":
                return None
            session = GameSession.resume(self.store, number)
        except (StoreFault, RefusedJournal) as fault:
            return str(fault)
        return self.play(session)

    def _once_more(self, session: "GameSession") -> str | None:
        from fishing_tui.new_games import play_again

        if self.talk.ask("Type again to play again, or press Enter to leave. ").casefold() != "again":
            return None
        return self.begin(lambda store: play_again(store, session))

    def _saved(self, session: "GameSession") -> None:
        try:
            session.lost()  # where its file was taken away, the game is written anew
        except StoreFault as fault:
            self.talk.say(str(fault))
            return
        number = session.number
        self.talk.say(f"Saved as game {number}. Go on with: fishing-tui resume --plain {number}")

    def _say_goodbye(self, session: "GameSession") -> None:
        """Says where the game is, if anybody still listens."""
        try:
            self.talk.say()
            self._saved(session)
        except Gone:
            return
