"""Small manners with files: never half-written, and never overwriting what was set aside."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile


def write_whole(path: Path, text: str) -> None:
    """Puts the text in place of the file at once: it holds the old content or the new. Raises `OSError`."""
    path = path.resolve()  # a linked file stays linked
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as draft:
        try:
            draft.write(text)
            draft.flush()
            os.fsync(draft.fileno())
            Path(draft.name).replace(path)
        except BaseException:
            Path(draft.name).unlink(missing_ok=True)
            raise


def as_text(data: bytes) -> str:
    """What is written in a file that may be damaged."""
    return data.decode("utf-8", "replace")


def free_name(path: Path, word: str) -> Path:
    """A name beside the path, marked with the word, that no file has yet: "games.sqlite3.damaged"."""
    name = path.with_name(f"{path.name}.{word}")
    count = 1
    while name.exists():
        count += 1
        name = path.with_name(f"{path.name}.{word}-{count}")
    return name
