"""A file of saved games that can be read but not written, as on a disk that is mounted so."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from fishing_tui.database import Database, identity
from fishing_tui.files import as_text


class ReadOnly(Database):
    """What such a file says. Raises `StoreReadOnly` for whatever is to be written."""

    writable = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._identity = identity(path)
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        self._connection.text_factory = as_text
        try:
            with self._faults():
                self._take_up()
                self._prepare()
        except BaseException:
            self.close()
            raise

    def _take_up(self) -> None:
        """SQLite reads a file with its log only where it may write: from a copy, that is, elsewhere."""
        with TemporaryDirectory() as folder:
            copy = Path(folder) / self.path.name
            for ending in ("-wal", "-journal", ""):
                part = self.path.with_name(self.path.name + ending)
                if part.exists():
                    shutil.copyfile(part, copy.with_name(copy.name + ending))
            with closing(sqlite3.connect(copy)) as readable:
                readable.backup(self._connection)
