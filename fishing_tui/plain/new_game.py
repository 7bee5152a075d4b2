"""A new game asked for question by question: which game, who plays, and the table options."""

from typing import TYPE_CHECKING

from fishing_tui.begin import BadStart, Start
from fishing_tui.forms import SEATS, Option, clean_name, options_of
from fishing_tui.plain.home import ask_game, ask_number
from rules import GAMES, TITLES

_FRIENDLY = Option(
    "friendly_undo",
    "Friendly undo",
    "Undo may take back rolls and draws too.",
    (False, True),
    ("no", "yes"),
    False,
)
"""Not an option of any game, but asked for in the same way."""

if TYPE_CHECKING:
    from fishing_tui.plain.talk import Talk


def ask_start(talk: "Talk", game_id: str = "") -> Start | None:
    """The game as it is wanted; None if none is wanted after all. Raises `Gone`."""
    game_id = game_id or ask_game(talk, "Which game?")
    if not game_id:
        return None
    talk.say(f"A new game of {TITLES[game_id]}.")
    while True:
        names = _names(talk)
        if not names:
            return None
        computer = _computer(talk, names)
        settings, friendly = _settings(talk, game_id)
        seed = talk.ask("A seed, if the game is to be repeated; Enter for chance: ")
        try:
            return Start.read(game_id, ",".join(names), computer, settings, seed or None, friendly)
        except BadStart as mistake:
            talk.say(f"{mistake} Once more:")


def _names(talk: "Talk") -> list[str]:
    typed = talk.ask("Who plays? Names with commas between them, or Enter for no game: ")
    return [clean_name(name) for name in typed.split(",")] if typed else []


def _computer(talk: "Talk", names: list[str]) -> list[str]:
    """The players whom the computer plays."""
    while len(names) > 1:
        typed = talk.ask("Whom of them does the computer play? Names, or Enter for nobody: ")
        chosen = [clean_name(name) for name in typed.split(",")] if typed else []
        strangers = [name for name in chosen if name not in names]
        if not strangers:
            return chosen
        talk.say(f"{strangers[0]} is none of {', '.join(names)}.")
    return []


def _settings(talk: "Talk", game_id: str) -> tuple[list[str], bool]:
    """The table options, each "name=value", and whether undo is to be friendly."""
    of_game = [option for option in options_of(GAMES[game_id].options) if option.name != SEATS]
    options = [*of_game, _FRIENDLY]
    chosen = {option.name: str(option.default) for option in options}
    while True:
        lines = [f"{option.title}: {_shown(option, chosen[option.name])}" for option in options]
        number = ask_number(talk, "Change an option, or press Enter:", lines, "Enter to go on")
        if number is None:
            friendly = chosen.pop(_FRIENDLY.name) == str(True)
            return [f"{name}={value}" for name, value in chosen.items()], friendly
        chosen[options[number].name] = _value(talk, options[number], chosen[options[number].name])


def _value(talk: "Talk", option: Option, now: str) -> str:
    """The value an option is to have; as it is now if none is chosen."""
    if not option.values:
        return talk.ask(f"{option.title}. {option.description} ") or now
    number = ask_number(talk, f"{option.title}. {option.description}", option.labels, "Enter to go on")
    return now if number is None else str(option.values[number])


def _shown(option: Option, value: str) -> str:
    values = [str(each) for each in option.values]
    return option.labels[values.index(value)] if value in values else value
