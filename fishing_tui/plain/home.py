"""Home in plain mode: what there is to do, asked until nothing more is wanted."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeAlias

from fishing_tui.faults import StoreFault
from fishing_tui.plain.commands import QUIT
from fishing_tui.plain.saying import number_in
from fishing_tui.times import when
from rules import TITLES

if TYPE_CHECKING:
    from fishing_tui.plain.client import PlainClient
    from fishing_tui.plain.talk import Talk
    from fishing_tui.saved import SavedGame

Way: TypeAlias = "tuple[str, Callable[[], str | None]]"
"""Something to do, and what does it; comes back with a sentence if it was not possible."""


def home(client: "PlainClient") -> None:
    """Asks what to do, until the player leaves. Raises `Gone`."""
    while True:
        ways = _ways(client)
        number = ask_number(client.talk, "Fishing. What now?", [text for text, _ in ways], "quit to leave")
        if number is None:
            return
        fault = ways[number][1]()
        if fault:
            client.talk.say(fault)


def ask_number(talk: "Talk", question: str, lines: Sequence[str], way_out: str) -> int | None:
    """The place of the line that is chosen; None if the player takes the way out. Raises `Gone`."""
    talk.say(question)
    for place, line in enumerate(lines, start=1):
        talk.say(f"  {place}: {line}", indent=5)
    while True:
        typed = talk.ask()
        chosen = number_in(typed) or 0
        if 0 < chosen <= len(lines):
            return chosen - 1
        if not typed or typed.casefold() in (*QUIT, "back"):
            return None
        talk.say(f"Type a number from 1 to {len(lines)}, or {way_out}.")


def ask_game(talk: "Talk", question: str) -> str:
    """The id of a game that is chosen; "" for none. Raises `Gone`."""
    number = ask_number(talk, question, list(TITLES.values()), "back")
    return "" if number is None else list(TITLES)[number]


def _ways(client: "PlainClient") -> list[Way]:
    ways: list[Way] = [
        ("a new game", lambda: client.open_form()),
        ("the saved games", lambda: _saved_games(client)),
        ("the rules of a game", client.open_rules),
    ]
    try:
        newest = client.store.newest_unfinished()
    except StoreFault as fault:
        client.talk.say(str(fault))
        return ways
    if newest is None:
        return ways
    return [(f"go on with {_line(newest)}", lambda: client.resume_game(newest.number)), *ways]


def _saved_games(client: "PlainClient") -> str | None:
    try:
        saved = client.store.games()
    except StoreFault as fault:
        return str(fault)
    if not saved:
        return "No saved games."
    number = ask_number(client.talk, "Which game?", [_line(game) for game in saved], "back")
    return None if number is None else client.resume_game(saved[number].number)


def _line(game: "SavedGame") -> str:
    title = TITLES.get(game.game, game.game)
    return f"{title}, {game.title}, {when(game.updated, datetime.now(UTC))}, {game.summary}"
