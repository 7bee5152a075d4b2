"""What a typed line means: a number of the list, a command, or words of a choice."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fishing_tui.plain import asking, explaining, inquiries
from fishing_tui.plain.asking import say
from fishing_tui.plain.choices import AT_ONCE
from fishing_tui.plain.saying import number_in, quoted
from fishing_tui.screens.table_seats import handovers

if TYPE_CHECKING:
    from fishing_tui.plain.conversation import Conversation

QUIT = ("quit", "q", "exit", "leave")

Act: TypeAlias = "Callable[[Conversation, str], bool | None]"
"""Does what a command says, given the words behind it; whether the game moved, None if it means nothing."""


class Left(Exception):
    """The player leaves the game, which is saved."""


class Command(NamedTuple):
    """A command.

    names: what it is called; the first is told in the help
    takes: what may stand behind it, in the help's words
    does: what it does, in the help's words
    """

    names: tuple[str, ...]
    takes: str
    does: str
    act: Act


def heard(game: "Conversation", typed: str) -> bool:
    """Does what was typed; whether the game moved. Raises `Left` or `Gone`."""
    word, _, rest = typed.partition(" ")
    number = number_in(typed)
    if number is not None:
        return _number(game, number)
    command = _BY_NAME.get(word.casefold())
    if word.casefold() not in asking.MORE:
        game.rest = ()
    for act in [command.act] if command else []:
        moved = act(game, rest.strip())
        if moved is not None:
            return moved
    moved = game.choose_by_words(typed)
    if moved is None and not asking.looked_for(game, typed):
        game.talk.say(f"{quoted(typed)} means nothing here. Type {game.listing.numbers}, or help.")
    return bool(moved)


def _number(game: "Conversation", number: int) -> bool:
    choice = game.listing.numbered(number)
    return game.choose(choice) if choice is not None else _no_number(game, number)


def _no_number(game: "Conversation", number: int) -> bool:
    return say(game, [f"There is no {number} to choose. Type {game.listing.numbers}, or help."])


def _undo(game: "Conversation", _: str) -> bool:
    refusal = game.session.undo_refusal
    if refusal:
        return say(game, [refusal])
    game.change(game.session.undo, "Taken back.")
    return True


def _redo(game: "Conversation", _: str) -> bool:
    if not game.session.can_redo:
        return say(game, ["Nothing was taken back."])
    game.change(game.session.redo, "Done again.")
    return True


def _why(game: "Conversation", piece: str) -> bool:
    if not piece or game.holder is None:
        return asking.rules(game, "")
    number = number_in(piece)
    if number is None:
        return asking.tell(game, explaining.why_not(game.session, game.holder, piece))
    choice = game.listing.numbered(number)
    if choice is None:
        return _no_number(game, number)
    return asking.tell(game, explaining.why_choice(game.session, game.holder, choice))


def _peek(game: "Conversation", _: str) -> bool:
    """Tells the holder's secrets; where others play too, they are then moved out of sight."""
    session = game.session
    if game.holder is None:
        return False
    name = session.names[game.holder]
    told = inquiries.secrets(session, game.holder)
    if not told:
        return say(game, [f"{name} knows nothing that the others do not."])
    if not inquiries.for_one_alone(session, game.holder):
        return say(game, told)
    game.talk.say(f"For {name} alone; let nobody look over your shoulder.")
    game.talk.say_all(told)
    try:
        game.ask("Press Enter to cover this. ")
    finally:
        game.talk.hide()
    game.question()
    return False


def _seats(game: "Conversation", _: str) -> bool:
    """Hands a seat to the computer, or back to a player."""
    ways = list(handovers(game.session))
    for number, (text, _change) in enumerate(ways, start=1):
        game.talk.say(f"  {number}: {text}")
    number = number_in(game.ask(f"Type a number up to {len(ways)}, or press Enter for no change. ")) or 0
    if not 0 < number <= len(ways):
        return say(game, ["Nothing was changed."])
    text, change = ways[number - 1]
    game.change(change, f"{text}.")
    return True


def _choices(game: "Conversation", more: str) -> bool | None:
    if more:
        return None
    game.question()
    return False


def _more(game: "Conversation", rest: str) -> bool | None:
    if game.rest:
        return asking.more(game, rest)
    start = game.start + AT_ONCE
    if start >= len(game.listing.choices):
        return say(game, ["There are no more choices; type choices to hear them again."])
    game.read_out(start)
    return False


def _save(game: "Conversation", _: str) -> bool:
    return say(game, [f"Everything is saved already, as game {game.session.number}."])


def _quit(_game: "Conversation", _: str) -> bool:
    raise Left


def _help(game: "Conversation", _: str) -> bool:
    game.talk.say(f"Type {game.listing.numbers} to choose, or words of a choice. You can also type:")
    for command in COMMANDS:
        game.talk.say(f"  {' '.join([command.names[0], command.takes]).strip()}: {command.does}", indent=4)
    return False


COMMANDS = (
    Command(
        asking.LOOK,
        "[NAME]",
        "the table as everybody sees it, all that a player has, or a piece",
        asking.look,
    ),
    Command(("peek", "p"), "", "what only you know", _peek),
    Command(("choices", "c", "again", "back", "b"), "", "the question again, with all its choices", _choices),
    Command(asking.MORE, "", "the next choices of a long list, or its next names", _more),
    Command(("undo", "u"), "", "take the last choice back", _undo),
    Command(("redo",), "", "do again what was taken back", _redo),
    Command(
        asking.EXPLAIN,
        "[PIECE]",
        "what a piece or card is and does; alone, all there are",
        asking.explain,
    ),
    Command(
        ("why",),
        "[PIECE or NUMBER]",
        "why a piece cannot be chosen, or the rule for a choice; alone, the rule for this question",
        _why,
    ),
    Command(asking.RULES, "[NUMBER or WORDS]", "the rules of that number, or with these words", asking.rules),
    Command(asking.LOG, "[NUMBER or all]", "what happened last", asking.log),
    Command(asking.STANDINGS, "", "the points so far", asking.standings),
    Command(("seats", "s"), "", "hand a seat to the computer, or back", _seats),
    Command(("save",), "", "everything is saved at once; says as which game", _save),
    Command(QUIT, "", "leave; the game is saved", _quit),
    Command(("help", "h", "?"), "", "this list", _help),
)

_BY_NAME = {name: command for command in COMMANDS for name in command.names}
_BY_NAME[""] = _BY_NAME["choices"]
