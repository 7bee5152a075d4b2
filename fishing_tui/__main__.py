"""The command `fishing-tui`: a mistake on the command line is answered in one line, with status 2."""

import os
import sys

import click

from fishing_tui import garbage, streams
from fishing_tui.cli import cli

_NO_PLUGINS = ("PYDANTIC_DISABLE_PLUGINS", "1")
"""Pydantic looks for plugins in every installed package before the first game is loaded."""


def main() -> None:
    """Runs the command and ends the process."""
    garbage.put_off()
    os.environ.setdefault(*_NO_PLUGINS)
    try:
        streams.settle()
        status = _run()
        streams.write_out()
    except streams.Unusable as fault:
        streams.tell(str(fault))
        status = 1
    sys.exit(status)


def _run() -> int:
    """Runs the command; its status. Raises `streams.Unusable` if what it says cannot be written."""
    try:
        status = cli.main(prog_name="fishing-tui", standalone_mode=False)
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.Abort:
        return 130
    except click.ClickException as mistake:
        streams.tell(mistake.format_message())
        return mistake.exit_code
    except OSError as error:
        if error.filename is not None:
            raise
        raise streams.unwritten(error) from error
    return status if isinstance(status, int) else 0


if __name__ == "__main__":
    main()
