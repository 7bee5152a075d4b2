"""Many cases of a kind: all of them in the whole run, some of them in the fast one."""

from collections.abc import Iterable
from typing import Any

import pytest


def thinned(cases: Iterable[Any], every: int, first: int = 0) -> list[Any]:
    """The cases for `parametrize`, of which one of so many is part of the fast run; a tuple is one case's arguments."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=() if number % every == first else pytest.mark.slow,
        )
        for number, case in enumerate(cases)
    ]
