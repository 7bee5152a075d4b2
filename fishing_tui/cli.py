"""The commands. What a command alone needs is imported when it runs, so that Home opens at once."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from fishing_tui import __version__, garbage
from fishing_tui.screen_flags import ASCII, NO_MOUSE, PLAIN, flag, is_set, screen_flags
from fishing_tui.streams import readable
from fishing_tui.terminal import is_dumb, settle_colours
from rules import TITLES

if TYPE_CHECKING:
    from fishing_tui.app import FishingApp
    from fishing_tui.plain.client import PlainClient
    from fishing_tui.settings import Settings
    from fishing_tui.store import GameStore

    Client = FishingApp | PlainClient

GAME = click.Choice(tuple(TITLES))
FOLDER = click.Path(path_type=Path, file_okay=False)
SHELLS = click.Choice(("bash", "zsh", "fish"))
RULES_WIDTH = 80

NOTICE_STAYS = 30
"""Seconds that a notice lies over what was opened."""

_HOME_EPILOG = """\b
Examples:
  fishing-tui                                          open Home
  fishing-tui play dice-fishing --players Ann,Bo       two people, one keyboard
  fishing-tui play dice-fishing --solo Ann             alone, against Alan
  fishing-tui resume                                   go on where you were
"""

_PLAY_EPILOG = f"""\b
Games: {", ".join(TITLES)}
\b
Examples:
  fishing-tui play dice-fishing --players Ann,Bo --set advanced=true --seed 7
  fishing-tui play dice-fishing --players Ann,Robo --computer Robo
  fishing-tui play coldwater-crown --solo Ann --set edition=2016
  fishing-tui play dice-fishing                        choose everything on the screen
  fishing-tui play dice-fishing --solo Ann --plain     as a conversation, line by line
"""


def text(typed: str) -> str:
    """What was typed, if it is letters: another program can hand over any bytes."""
    try:
        typed.encode()
    except UnicodeEncodeError as error:
        raise click.BadParameter("this is no text in UTF-8.") from error
    return typed


class Commands(click.Group):
    """A group that answers an unknown command with those there are."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Finds the command. Raises `UsageError` with what would be right."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            known = ", ".join(self.list_commands(ctx))
            raise click.UsageError(f"There is no command {args[0]!r}; there are {known}.")
        return super().resolve_command(ctx, args)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    epilog=_HOME_EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 90},
)
@click.version_option(__version__, prog_name="fishing-tui")
@screen_flags
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Fishing board games at a terminal table. Without a command: Home."""
    if ctx.invoked_subcommand is None:
        _run()


@cli.command(epilog=_PLAY_EPILOG, short_help="Begin a game.")
@click.argument("game", type=GAME, metavar="GAME")
@click.option("--players", help="The players' names, with commas between them.")
@click.option("--solo", metavar="NAME", help="Play alone.")
@click.option("--computer", multiple=True, metavar="NAME", help="A player whom the computer plays.")
@click.option("settings", "--set", multiple=True, metavar="OPTION=VALUE", help="A table option of the game.")
@click.option("--seed", type=text, help="Equal seeds give equal games.")
@click.option("--friendly-undo", is_flag=True, help="Undo may take back rolls and draws too.")
@click.option("--cards", type=FOLDER, help="Play with the card files in this folder.")
@screen_flags
def play(
    game: str,
    players: str | None,
    solo: str | None,
    computer: tuple[str, ...],
    settings: tuple[str, ...],
    seed: str | None,
    friendly_undo: bool,
    cards: Path | None,
) -> None:
    """Begin a GAME; without names, on the New game screen."""
    if cards:
        _use_cards(game, cards)
    if players is None and solo is None:
        if computer or settings or seed or friendly_undo:
            raise click.UsageError("Name the players too: --players Ann,Bo or --solo Ann.")
        _run(lambda app: app.open_form(game))
        return
    if players is not None and solo is not None:
        raise click.UsageError("Either --players Ann,Bo or --solo Ann, not both.")
    from fishing_tui.begin import BadStart, Start

    try:
        start = Start.read(game, players or solo or "", computer, settings, seed, friendly_undo)
    except BadStart as mistake:
        raise click.UsageError(str(mistake)) from mistake
    _run(lambda app: app.begin(start.begin))


@cli.command(short_help="Go on with a saved game.")
@click.argument("number", type=int, metavar="[NUMBER]", required=False)
@click.option("--cards", type=FOLDER, help="The folder of the card files that the game was begun with.")
@screen_flags
def resume(number: int | None, cards: Path | None) -> None:
    """Go on with a saved game; without a number, with the newest that is not over."""
    with _open_store() as store:
        try:
            number = _newest(store) if number is None else number
            game = _game_of(store, number)
        except click.UsageError:
            _tell(store.notice)
            raise
        if cards:
            _use_cards(game, cards)
        _run(lambda app: app.resume_game(number), store)


@cli.command()
@flag(ASCII)
def games() -> None:
    """List the saved games."""
    from datetime import UTC, datetime

    from fishing_tui.faults import StoreFault
    from fishing_tui.times import when

    with _open_store() as store:
        _tell(store.notice)
        try:
            saved = store.games()
        except StoreFault as fault:
            raise click.ClickException(str(fault)) from fault
    if not saved:
        click.echo("No saved games.")
    now = datetime.now(UTC)
    for game in saved:
        title = TITLES.get(game.game, game.game)
        _say(f"{game.number:>4}  {title}  {game.title}  {when(game.updated, now)}  {game.summary}")


@cli.command(short_help="Show the rules of a game.")
@click.argument("game", type=GAME, metavar="[GAME]", required=False)
@screen_flags
def rules(game: str | None) -> None:
    """Show the numbered rules of a game; into a pipe, as text. Without a GAME, it can be chosen."""
    if sys.stdout.isatty():
        _run(lambda app: app.show_rules(game) if game else app.open_rules())
        return
    if game is None:
        raise click.UsageError(f"Name the game too: fishing-tui rules {' or '.join(TITLES)}.")
    from fishing_tui.rulebook import as_text, rulebook

    _say(as_text(rulebook(game), RULES_WIDTH).removesuffix("\n"))


@cli.group(cls=Commands, short_help="Write out or check card files.")
def cards() -> None:
    """Write out or check a game's card files, to play with your own cards."""


@cards.command("export")
@click.argument("game", type=GAME, metavar="GAME")
@click.argument("folder", type=FOLDER)
def export_cards(game: str, folder: Path) -> None:
    """Write the built-in card files into FOLDER."""
    from fishing_tui.card_files import CardFault, export

    try:
        for path in export(game, folder):
            click.echo(f"Written: {click.format_filename(path)}")
    except CardFault as fault:
        raise click.UsageError(str(fault)) from fault


@cards.command("check")
@click.argument("game", type=GAME, metavar="GAME")
@click.argument("folder", type=FOLDER)
def check_cards(game: str, folder: Path) -> None:
    """Check the card files in FOLDER; says every mistake on a line, with status 1."""
    from fishing_tui.card_files import CardFault, check

    try:
        for path in check(game, folder):
            click.echo(f"All right: {click.format_filename(path)}")
    except CardFault as fault:
        click.echo(str(fault), err=True)
        raise click.exceptions.Exit(1) from fault


@cli.command(short_help="Show what the terminal offers, with a test card.")
@flag(ASCII)
def doctor() -> None:
    """Show what the terminal offers, all that is drawn, and what to do about what is missing."""
    from fishing_tui.doctor import examine, show
    from fishing_tui.settings import load

    settings, warning = load()
    if warning:
        click.echo(warning, err=True)
    show(examine(settings, is_set(ASCII), os.environ))


@cli.command(short_help="Print a shell's completion script.")
@click.argument("shell", type=SHELLS)
def completion(shell: str) -> None:
    """Print the completion script for a shell, as for `eval "$(fishing-tui completion bash)"`."""
    from click.shell_completion import get_completion_class

    maker = get_completion_class(shell)
    assert maker is not None
    click.echo(maker(cli, {}, "fishing-tui", "_FISHING_TUI_COMPLETE").source())


def _run(opened: "Callable[[Client], str | None] | None" = None, store: "GameStore | None" = None) -> None:
    """Opens the screens, or else plain mode: Home, or what `opened` asks for. Ends with their own status."""
    unfit = "" if is_set(PLAIN) else _unfit()
    if not (unfit or is_set(PLAIN)):
        _await_foreground()
    store = store or _open_store()
    from fishing_tui.settings import load

    settings, warning = load()
    notices = [notice for notice in (store.notice, warning) if notice]
    with store:
        if unfit or is_set(PLAIN):
            status = _converse(store, settings, [unfit, *notices] if unfit else notices, opened)
        else:
            status = _show_screens(store, settings, notices, opened)
    if status:
        raise click.exceptions.Exit(status)


def _show_screens(
    store: "GameStore",
    settings: "Settings",
    notices: list[str],
    opened: "Callable[[Client], str | None] | None",
) -> int:
    settle_colours(os.environ)
    from fishing_tui.app import FishingApp

    told = _telling(notices, opened) if opened else None
    app = FishingApp(store, settings, " ".join(notices), told, ascii_only=is_set(ASCII))
    app.run(mouse=not is_set(NO_MOUSE))
    return app.return_code or 0


def _telling(
    notices: list[str], opened: "Callable[[Client], str | None]"
) -> "Callable[[FishingApp], str | None]":
    """What is to be opened, with the notices on top of it: Home, which says them too, may never be seen."""

    def open_and_tell(app: "FishingApp") -> str | None:
        fault = opened(app)
        for notice in notices:
            app.notify(notice, severity="warning", timeout=NOTICE_STAYS, markup=False)
        return fault

    return open_and_tell


def _converse(
    store: "GameStore",
    settings: "Settings",
    notices: list[str],
    opened: "Callable[[Client], str | None] | None",
) -> int:
    from fishing_tui.plain.client import PlainClient
    from fishing_tui.plain.talk import Talk

    garbage.begin()
    talk = Talk.here(ascii_only=is_set(ASCII))
    return PlainClient(talk, store, settings).run(opened, notices)


def _await_foreground() -> None:
    """Where there are jobs, one in the background waits here."""
    if sys.platform == "win32":
        return
    from fishing_tui.foreground import NoForeground, await_foreground

    try:
        await_foreground(sys.stdin.fileno())
    except NoForeground as fault:
        raise click.ClickException("The screens need the foreground; start this without `&`.") from fault


def _say(words: str, to_stderr: bool = False) -> None:
    """Says what may hold any letters, in ASCII if asked for or where nothing else is safe."""
    from fishing_tui.glyphs import to_ascii

    stream = sys.stderr if to_stderr else sys.stdout
    click.echo(to_ascii(words) if is_set(ASCII) else readable(words, stream), file=stream)


def _unfit() -> str:
    """Why there can be no screens here; "" if there can."""
    if not (sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()):
        return "There is no terminal window here, so this is plain mode."
    if is_dumb(os.environ):
        return "This terminal (TERM=dumb) only writes line after line, so this is plain mode."
    return ""


def _tell(notice: str | None) -> None:
    """Says what the player should know beside what was asked for."""
    if notice:
        _say(notice, to_stderr=True)


def _open_store() -> "GameStore":
    from fishing_tui.faults import StoreFault
    from fishing_tui.store import GameStore

    try:
        return GameStore.open()
    except StoreFault as fault:
        raise click.ClickException(str(fault)) from fault


def _newest(store: "GameStore") -> int:
    from fishing_tui.faults import StoreFault

    try:
        newest = store.newest_unfinished()
    except StoreFault as fault:
        raise click.UsageError(str(fault)) from fault
    if newest is None:
        raise click.UsageError("No game is waiting; begin one with `fishing-tui play`.")
    return newest.number


def _game_of(store: "GameStore", number: int) -> str:
    from fishing_tui.faults import NoSuchGame, StoreFault
    from rules.journal import RefusedJournal

    try:
        return store.read(number).header.game
    except (StoreFault, RefusedJournal) as fault:
        raise click.UsageError(str(fault)) from fault
    except OverflowError as fault:
        raise click.UsageError(str(NoSuchGame(number))) from fault


def _use_cards(game: str, folder: Path) -> None:
    from fishing_tui.card_files import CardFault, use

    try:
        use(game, folder)
    except CardFault as fault:
        raise click.UsageError(str(fault).partition("\n")[0]) from fault
