"""Numbers of a run: how they are summed up, and the table they are printed as."""

from collections.abc import Sequence
from statistics import median, quantiles

Row = tuple[str, ...]


def middle(values: Sequence[float]) -> float:
    """The median."""
    return median(values)


def slow_end(values: Sequence[float]) -> float:
    """What 95 of 100 values do not exceed."""
    return quantiles(values, n=20, method="inclusive")[-1]


def printed(title: str, heads: Row, rows: Sequence[Row]) -> str:
    """A Markdown table, its columns in line; the first is text, the others are numbers."""
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    rule = tuple(
        "-" * width if not column else "-" * (width - 1) + ":" for column, width in enumerate(widths)
    )
    lines = [_line(row, widths) for row in (heads, rule, *rows)]
    return "\n".join([f"### {title}", "", *lines, ""])


def _line(row: Row, widths: Sequence[int]) -> str:
    first, *others = [
        cell.rjust(width) if column else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return f"| {' | '.join([first, *others])} |"
