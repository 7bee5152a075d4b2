"""The command `fishing-tui`: a mistake on the command line is answered in one line, with status 2."""

import sys

import click

from fishing_tui.cli import cli


def main() -> None:
    """Runs the command and ends the process."""
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
