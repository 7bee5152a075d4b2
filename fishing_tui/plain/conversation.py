"""A game played as a conversation: what happens is told, what is asked is answered by a number or words."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from fishing_tui.faults import NotTheWriter, StoreFault
from fishing_tui.passing import passing
from fishing_tui.plain import inquiries
from fishing_tui.plain.choices import AT_ONCE, Choice, Listing, meant, offered, singly
from fishing_tui.plain.commands import QUIT, Left, heard
from fishing_tui.plain.elsewhere import TakenOver
from fishing_tui.plain.saying import counted, joined
from rules.words import plain

if TYPE_CHECKING:
    from fishing_tui.passing import Passing
    from fishing_tui.plain.talk import Talk
    from fishing_tui.session import GameSession
    from fishing_tui.settings import Settings
    from fishing_tui.tables import Table
    from rules.game import Action, Seat

RECAP = 12
"""So many sentences of what happened are told to whoever takes the keyboard; log tells the rest."""


class Conversation:
    """One game and whoever is at the keyboard.

    talk, session, settings: the streams, the game, and what the player prefers
    holder: the seat at the keyboard; None before anybody was asked
    listing: the choices that a number is looked up in
    start: the place in the listing from which it was read out last
    rest: names of a long list that were not told yet; none once the choices were read out again
    """

    def __init__(self, talk: "Talk", session: "GameSession", settings: "Settings") -> None:
        self.talk = talk
        self.session = session
        self.settings = settings
        self.holder: Seat | None = None
        self.listing = Listing(None, ())
        self.start = 0
        self.rest: tuple[str, ...] = ()
        self._told: dict[Seat | None, int] = {}
        self._marked: Seat | None = None
        self._table = _table_of(session)
        self._for_all = False

    def run(self) -> None:
        """Goes on until the game is over. Raises `Left`, `TakenOver` or `Gone`."""
        self.talk.say(f"{self.session.game.title}: {joined(self.session.names)}.")
        self.talk.say("Type a number to choose, look to hear the table, help for everything else.")
        if self.session.notice:
            self.talk.say(self.session.notice)
        while True:
            self._let_computers_play()
            if self.session.decision is None:
                return
            self._still_ours()
            self._pass_on(self.session.decision.seat)
            self.question()
            while not heard(self, self.ask()):
                pass

    def ask(self, prompt: str = "> ") -> str:
        """The next line that is typed. Raises `Gone`, or `TakenOver` as soon as the game is."""
        return self.talk.ask(prompt, self._still_ours)

    def play(self, *actions: "Action") -> None:
        """Plays actions one after another and tells what happened; a fault is told and changes nothing."""
        try:
            for action in actions:
                self._submit(action)
        except NotTheWriter:
            self._give_up()
        except StoreFault as fault:
            self.talk.say(str(fault))
        self.catch_up()

    def change(self, change: "Callable[[], object]", done: str) -> None:
        """Changes the game other than by a choice; a fault is told and changes nothing."""
        try:
            change()
        except NotTheWriter:
            self._give_up()
        except StoreFault as fault:
            self.talk.say(str(fault))
            return
        self._told = {seat: min(told, len(self.session.log(seat))) for seat, told in self._told.items()}
        self.talk.say(done)
        self.catch_up()

    def catch_up(self) -> None:
        """Tells the holder what happened since it was told something last.

        Where people play, nothing is told before the first of them has taken the keyboard.
        """
        if self.holder is not None or not self._people:
            self._tell(self._untold(self.holder))

    def read_out(self, start: int = 0) -> None:
        """Reads the choices out, from a place in the list on."""
        self.start = start
        self.rest = ()
        for line in self.listing.lines(start):
            self.talk.say(f"  {line}", indent=6)
        rest = len(self.listing.choices) - start - AT_ONCE
        if rest > 0:
            self.talk.say(f"  And {rest} more: type more, or some words of the one you want.", indent=2)

    def question(self) -> None:
        """Asks the question again, with all its choices."""
        decision, session = self.session.decision, self.session
        if decision is None:
            return
        self.listing = offered(session.game, session.view(decision.seat), session.names)
        self.talk.say(f"{session.names[decision.seat]}: {plain(decision.prompt, session.names)}")
        self.read_out()

    def choose(self, choice: Choice) -> bool:
        """Plays a choice, or opens the list behind it; whether anything was played."""
        if choice.opens:
            self._open(choice.actions)
            return False
        if len(choice.actions) == 1 and not self._meant_it(choice.actions[0]):
            return False
        self.play(*choice.actions)
        return True

    def choose_by_words(self, typed: str) -> bool | None:
        """What `choose` says for the choice that typed words mean; None if they mean none at all.

        Words that may mean several choices leave only these in the list.
        """
        decision, session = self.session.decision, self.session
        if decision is None:
            return None
        view = session.view(decision.seat)
        everything = singly(session.game, view, session.names, decision.actions).choices
        found, sure = meant(typed, everything)
        if sure:
            return self.choose(found[0])
        if not found:
            return None
        self._open(tuple(action for choice in found for action in choice.actions))
        return False

    def _still_ours(self) -> None:
        """Nothing can be chosen once another window has taken the game over. Raises `TakenOver`."""
        try:
            lost = self.session.lost()
        except StoreFault:
            return
        if lost:
            self._give_up()

    def _give_up(self) -> NoReturn:
        """The game goes on in another window, and what only the holder knows does not stay in sight here."""
        self.session.leave()
        if inquiries.for_one_alone(self.session, self.holder):
            self.talk.hide()
        raise TakenOver

    def _open(self, actions: "tuple[Action, ...]") -> None:
        """Goes on to choose among these."""
        decision, session = self.session.decision, self.session
        assert decision is not None
        self.listing = singly(session.game, session.view(decision.seat), session.names, actions)
        self.talk.say(f"Which one? Type {self.listing.numbers}, or back.")
        self.read_out()

    def _meant_it(self, action: "Action") -> bool:
        """Whether an action that may be a slip is really wanted."""
        if self._table is None or not self.settings.confirmations:
            return True
        question = self._table.slip(self.session.view(self.holder), action)
        if not question:
            return True
        self.talk.say(f"{question} Type yes or no.")
        meant_it = self.ask().casefold() in ("y", "yes")
        if not meant_it:
            self.talk.say("Not done.")
        return meant_it

    def _submit(self, action: "Action") -> None:
        """Plays an action, and keeps in mind whether everybody is to read what it led to."""
        step = self.session.submit(action)
        if self._table is not None:
            self._for_all = self._for_all or any(self._table.held(beat.events) for beat in step.beats)

    def _let_computers_play(self) -> None:
        """Plays for the computer players until somebody at the keyboard is asked, or the game is over."""
        while self.session.acting == "computer":
            self._mark()
            try:
                self._submit(self.session.computer_action())
            except NotTheWriter:
                self._give_up()
            except StoreFault as fault:
                self.talk.say(f"{fault} Press Enter to try again, or type quit.")
                if self.ask().casefold() in QUIT:
                    raise Left from fault
            self.catch_up()

    def _pass_on(self, seat: "Seat") -> None:
        """The keyboard goes to whoever decides, behind a curtain where there are secrets."""
        kind = self._passing(seat)
        together, self._for_all = self._for_all, False
        if kind == "curtain":
            if together:
                self.ask("This is for everybody to read; press Enter to go on. ")
            self._curtain(self.session.names[seat])
        else:
            self._mark()
        self._marked = seat
        first, self.holder = self.holder is None, seat
        untold = self._untold(seat)
        if untold and (first or kind == "curtain"):
            self._recap(untold, "So far" if first else "Since your last turn")

    def _passing(self, seat: "Seat") -> "Passing":
        """What the keyboard needs on its way to a seat."""
        before = self.holder if self._at_keyboard(self.holder) else None
        return passing(self.settings, self.session, before, seat, self._for_all)

    def _tell(self, news: list[str]) -> None:
        """Tells what happened; what begins the turn of somebody else comes behind the mark."""
        decision, begun = self.session.decision, len(news)
        if decision and decision.seat != self._marked and self._passing(decision.seat) != "curtain":
            name = self.session.names[decision.seat]
            while begun and news[begun - 1].startswith(f"{name} "):
                begun -= 1
            self.talk.say_all(news[:begun])
            self._mark()
            news = news[begun:]
        self.talk.say_all(news)

    def _mark(self) -> None:
        """A short line where somebody else than before is to choose, if anything is told already."""
        decision = self.session.decision
        if decision is None or decision.seat == self._marked:
            return
        told = self._marked is not None and (self.holder is not None or not self._people)
        self._marked = decision.seat
        if told and self.settings.next_line:
            self.talk.say()
            self.talk.say(f"Next: {self.session.names[decision.seat]}.")

    @property
    def _people(self) -> bool:
        """Whether anybody at the keyboard has a seat."""
        return any(taken.player == "human" for taken in self.session.seating)

    def _at_keyboard(self, seat: "Seat | None") -> bool:
        """Whether a seat is held by somebody who may have read what was said."""
        return seat is not None and self.session.seating[seat].player == "human"

    def _curtain(self, name: str) -> None:
        """Nothing that was said stays in sight until the next player holds the keyboard."""
        self.talk.hide()
        self.talk.forget_typed_ahead()
        self.talk.say(f"Give the keyboard to {name}.")
        if self.ask(f"{name}: press Enter when you hold it. ").casefold() in QUIT:
            raise Left

    def _recap(self, told: list[str], when: str) -> None:
        earlier = len(told) - RECAP
        self.talk.say(
            f"{when} ({counted(earlier, 'earlier sentence')} in the log):" if earlier > 0 else f"{when}:"
        )
        self.talk.say_all(told[-RECAP:])

    def _untold(self, seat: "Seat | None") -> list[str]:
        """The sentences that the seat has not been told; from now on they count as told."""
        lines = inquiries.log(self.session, seat)
        if seat is not None and seat not in self._told:
            self._told[seat] = len(lines) - len(self.session.log_since(seat))
        untold = lines[self._told.get(seat, 0) :]
        self._told[seat] = len(lines)
        return untold


def _table_of(session: "GameSession") -> "Table | None":
    """What the game's table knows besides drawing; None for a game without one."""
    from fishing_tui.tables import table_of

    try:
        return table_of(session.game.id)
    except ModuleNotFoundError:
        return None
