"""The command `fishing-tui`: a mistake on the command line is answered in one line, with status 2."""

import os
import sys

import click

from fishing_tui import garbage
from fishing_tui.cli import cli

_NO_PLUGINS = ("PYDANTIC_DISABLE_PLUGINS", "1")
"""Pydantic looks for plugins in every installed package before the first game is loaded."""


def main() -> None:
    """Runs the command and ends the process."""
    garbage.put_off()
    os.environ.setdefault(*_NO_PLUGINS)
    try:
        status = cli.main(prog_name="fishing-tui", standalone_mode=False)
    except click.exceptions.Exit as end:
        status = end.exit_code
    except click.Abort:
        status = 130
    except click.ClickException as mistake:
        print(f"fishing-tui: {' '.join(mistake.format_message().split())}", file=sys.stderr)
        status = mistake.exit_code
    sys.exit(status if isinstance(status, int) else 0)


if __name__ == "__main__":
    main()
