"""The options that every command which opens screens takes: how to draw, and whether to use the mouse."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., Any])

ASCII, NO_MOUSE, PLAIN = "ascii", "no_mouse", "plain"


_HELP = {
    NO_MOUSE: "Leave the mouse to the terminal, as for selecting text.",
    ASCII: "Draw with ASCII alone.",
    PLAIN: "Play as a conversation, line by line, without screens.",
}


def screen_flags(command: Command) -> Command:
    """Adds the options to a command; `is_set` tells anywhere below it which were given."""
    for name in _HELP:
        command = flag(name)(command)
    return command


def flag(name: str) -> Callable[[Command], Command]:
    """Adds one of the options to a command."""
    spelled = f"--{name.replace('_', '-')}"
    return click.option(spelled, name, is_flag=True, expose_value=False, callback=_keep, help=_HELP[name])


def is_set(flag: str) -> bool:
    """Whether a flag was given, before the command's name or behind it."""
    flags: set[str] = click.get_current_context().find_root().ensure_object(set)
    return flag in flags


def _keep(context: click.Context, option: click.Parameter, given: bool) -> None:
    if given:
        context.find_root().ensure_object(set).add(option.name)
