"""Garbage collection, which finds nothing while the program starts, and takes a sixth of that time."""

import gc

STARTED = 1.0
"""Seconds after which a start is over."""


def put_off() -> None:
    """Nothing is collected until `begin`."""
    gc.disable()


def begin() -> None:
    """From now on garbage is collected; what is there by now stays, and is not looked through again."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
