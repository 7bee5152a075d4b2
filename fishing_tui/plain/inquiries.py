"""What can be asked about a game at any moment, answered in sentences that give nothing hidden away.

All but `secrets` is told so that everybody at the keyboard may hear it.
"""

import re
from collections import Counter
from string import ascii_lowercase
from typing import TYPE_CHECKING

from fishing_tui.plain.saying import Names, counted, covered, joined, sentence, sentences
from fishing_tui.rulebook import Clause, rulebook
from fishing_tui.tables.words import CommonWords, words_of
from rules.words import plain

if TYPE_CHECKING:
    from fishing_tui.session import GameSession
    from rules.game import Seat, Sheet

_MOST_CLAUSES = 8


def table(session: "GameSession") -> list[str]:
    """The table, and a sentence on every player."""
    view, words = session.view(None), words_of(session.game)
    players = [words.summary(view, seat) for seat in range(len(session.seating))]
    return sentences([*words.table(view), *players], session.names)


def things(session: "GameSession", seat: "Seat") -> list[str]:
    """Everything of a player that lies open."""
    return sentences(words_of(session.game).things(session.view(None), seat), session.names)


def secrets(session: "GameSession", seat: "Seat") -> list[str]:
    """What this seat alone knows; without words for that, what it alone was told."""
    words = words_of(session.game)
    if isinstance(words, CommonWords):
        return _told_alone(session, seat)
    return sentences(words.secrets(session.view(seat)), session.names)


def for_one_alone(session: "GameSession", seat: "Seat | None") -> bool:
    """Whether others who play at the keyboard may not hear what the seat knows."""
    people = [taken for taken in session.seating if taken.player == "human"]
    return len(people) > 1 and seat in session.game.secrets(session.state)


def log(session: "GameSession", seat: "Seat | None") -> list[str]:
    """Every sentence of the log, as the seat witnessed it."""
    return [sentence(covered(line.words), session.names) for line in session.log(seat)]


def standings(session: "GameSession", seat: "Seat | None") -> list[str]:
    """The points so far, player by player, as far as all at the keyboard may know where the seat sits."""
    openly = seat is None or for_one_alone(session, seat)
    view = session.view(None if openly else seat)
    return [_score(sheet, session.names) for sheet in session.game.standings(view).sheets]


def result(session: "GameSession") -> list[str]:
    """Who won, the score sheets from the best on, and how ties were broken."""
    final = session.game.standings(session.view(None))
    winners = [session.names[seat] for seat in final.winners]
    who = joined(winners) or "Nobody"
    wins = "wins" if len(winners) < 2 else "share the victory"
    ranked = sorted(final.sheets, key=lambda sheet: sheet.rank or 0)
    places = [f"{sheet.rank}. {_score(sheet, session.names)}" for sheet in ranked]
    return [f"{who} {wins}.", *places, *sentences(final.notes, session.names)]


def rules(session: "GameSession", asked: str) -> list[str]:
    """The clauses of a rule that is named by its number, or that hold all the words."""
    try:
        book = rulebook(session.game.id)
    except FileNotFoundError:
        return [f"The rules of {session.game.title} are not written down here."]
    clauses = [clause for chapter in book.chapters for clause in chapter.clauses]
    numbered = [clause for clause in clauses if asked.casefold() in _numbers(clause)]
    matching = [clause for chapter in book.matching(asked).chapters for clause in chapter.clauses]
    found = numbered or matching
    if not found:
        return [f"No rule holds {asked!r}. Type rules and a number, as {clauses[0].id}, or other words."]
    more = len(found) - _MOST_CLAUSES
    rest = [f"And {counted(more, 'further rule')}: more words narrow it down."] if more > 0 else []
    return [*map(_clause, found[:_MOST_CLAUSES]), *rest]


def rules_with(session: "GameSession", words: str, most: int) -> list[str]:
    """Some rules that hold all these as whole words, those that begin with them first; empty if none does.

    How to hear others comes last.
    """
    try:
        book = rulebook(session.game.id)
    except FileNotFoundError:
        return []
    clauses = [clause for chapter in book.chapters for clause in chapter.clauses]
    held = [(place, clause) for clause in clauses if (place := _place_of(words, clause.text)) is not None]
    found = [clause for _, clause in sorted(held, key=lambda pair: pair[0])]
    rest = [f"Type rules {words} for more."] if len(found) > most else []
    return [*map(_clause, found[:most]), *rest]


def seats_called(session: "GameSession", typed: str) -> "list[Seat]":
    """The seat of the player who is called so; without one, those of all whose names begin so."""
    wanted = typed.casefold()
    names = dict(enumerate(name.casefold() for name in session.names))
    exact = [seat for seat, name in names.items() if name == wanted]
    return exact or [seat for seat, name in names.items() if wanted and name.startswith(wanted)]


def _place_of(words: str, text: str) -> int | None:
    """How far on in a text the last of these words is, or its plural; None unless all are there."""
    patterns = [rf"(?<!\w){re.escape(word)}s?(?!\w)" for word in words.split()]
    found = [re.search(pattern, text, re.IGNORECASE) for pattern in patterns]
    return max((match.start() for match in found if match), default=None) if all(found) else None


def _told_alone(session: "GameSession", seat: "Seat") -> list[str]:
    """The sentences of the seat's log, uncovered, that nobody without a seat was told."""
    everybody = {plain(line.words, session.names) for line in session.log(None)}
    own = (line.words for line in session.log(seat) if plain(line.words, session.names) not in everybody)
    return sentences(own, session.names)


def _score(sheet: "Sheet", names: Names) -> str:
    total = _points(sheet.total)
    equal = Counter((plain(line.words, names), line.points) for line in sheet.lines)
    lines = [_line(what, points, times) for (what, points), times in equal.items()]
    return f"{names[sheet.seat]} has {total}{': ' if lines else ''}{'; '.join(lines)}."


def _line(what: str, points: int | None, times: int) -> str:
    """A line of a score sheet, or several that are equal: "2 Perch for 3 points each"."""
    if times > 1:
        what = f"{times} {what.removeprefix('a ')}"
    if points is None:
        return f"{what}, {_points(points)}"
    return f"{what} for {_points(points)}{' each' if times > 1 else ''}"


def _points(points: int | None) -> str:
    return "points not known yet" if points is None else counted(points, "point")


def _numbers(clause: Clause) -> tuple[str, str]:
    """What a clause can be asked for by: its own number, or that of the whole rule."""
    number = clause.id.casefold()
    return number, number.rstrip(ascii_lowercase)


def _clause(clause: Clause) -> str:
    ruling = f" ({clause.ruling})" if clause.ruling else ""
    return f"{clause.id}: {clause.text}{ruling}"
