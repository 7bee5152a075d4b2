"""What tests of any kind may ask for."""

import gc
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


def pytest_xdist_auto_num_workers() -> int:
    """Two tests a core: those with a terminal of their own mostly wait."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_finish() -> None:
    """What was loaded for the tests stays until they end, so the collector need not walk through it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 1 MiB."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("no file system can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)
