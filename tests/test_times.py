"""When something was, in words."""

from datetime import datetime

import pytest

from fishing_tui.times import when

NOW = datetime(2026, 11, 30, 9, 0).astimezone()


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2026, 11, 30, 8, 5), "today 08:05"),
        (datetime(2026, 11, 30, 9, 1), "today 09:01"),
        (datetime(2026, 11, 29, 23, 59), "yesterday 23:59"),
        (datetime(2026, 11, 3, 12, 0), "3 Nov"),
        (datetime(2025, 11, 30, 9, 0), "30 Nov 2025"),
        (datetime(2026, 12, 1, 0, 0), "1 Dec 2026"),
        (datetime(2031, 5, 1, 0, 0), "1 May 2031"),
    ],
)
def test_when(moment: datetime, words: str) -> None:
    assert when(moment.astimezone(), NOW) == words


def test_an_unknown_moment() -> None:
    assert when(None, NOW) == "some time ago"
