"""What all revealing events have in common."""

from typing import ClassVar

from rules.game import Event


class Revealing(Event, frozen=True):
    """An event into which chance or hidden information came."""

    reveals: ClassVar[bool] = True
