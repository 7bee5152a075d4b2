"""Where the panes of a table lie in a window of some size."""

from fishing_tui.tables.picture import Box

_WIDE = 110
_LEAST_CHOICES, _ENOUGH_CHOICES = 4, 8
_NARROW_LOG = 32
_BELOW = 2
"""The line that asks, and the keys."""


def arrange(width: int, height: int, least: int) -> dict[str, Box]:
    """The box of each pane.

    least: how many lines the game needs at the least
    """
    choices = min(max(height - _BELOW - least, _LEAST_CHOICES), max(height // 4, _ENOUGH_CHOICES))
    board = height - _BELOW - choices
    wide = width >= _WIDE
    log = min(max(width * 2 // 7, 34), 48) if wide else _NARROW_LOG
    left = width - log
    log_from = 0 if wide else board + 1
    return {
        "board": Box(0, 0, left if wide else width, board),
        "prompt": Box(0, board, left if wide else width, 1),
        "choices": Box(0, board + 1, left, choices),
        "log": Box(left, log_from, log, height - 1 - log_from),
        "keys": Box(0, height - 1, width, 1),
    }
