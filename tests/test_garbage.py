"""Garbage: not collected while the program starts, and from then on as ever."""

import gc
import subprocess
import sys

CODE = """
import gc
from fishing_tui import garbage
garbage.begin()
assert gc.isenabled() and gc.get_freeze_count() == 0, "where it was never put off nothing is changed"
garbage.put_off()
assert not gc.isenabled()
garbage.begin()
assert gc.isenabled() and gc.get_freeze_count() > 1000
"""


def test_it_is_put_off_and_begun_again() -> None:
    assert subprocess.run([sys.executable, "-c", CODE], check=False).returncode == 0
    assert gc.isenabled()
