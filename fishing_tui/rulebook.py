"""The numbered rules of a game, read from its RULES.md."""

import re
from collections.abc import Iterator
from importlib.resources import files
from textwrap import TextWrapper

from msgspec import Struct

_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+[a-z]?)\*\* (?P<text>.+)")
_RULING = re.compile(r"\*\((ruling[^)]*)\)\*")

ID_WIDTH = 8
"""Room for a clause's number and the gap behind it."""


class Clause(Struct, frozen=True):
    """One numbered clause.

    ruling: marks a clause that settles what the rulebook leaves open: "ruling", or "ruling on when"
    """

    id: str
    text: str
    ruling: str


class Chapter(Struct, frozen=True):
    """Clauses under one heading, and what is said before them."""

    title: str
    introduction: str
    clauses: tuple[Clause, ...]


class Rulebook(Struct, frozen=True):
    """The rules of one game."""

    title: str
    introduction: str
    chapters: tuple[Chapter, ...]

    def matching(self, words: str) -> "Rulebook":
        """Only the clauses whose number or text holds all the words, and the chapters that have any."""
        wanted = words.casefold().split()
        chapters = [
            Chapter(chapter.title, "", tuple(clause for clause in chapter.clauses if _holds(clause, wanted)))
            for chapter in self.chapters
        ]
        return Rulebook(self.title, "", tuple(chapter for chapter in chapters if chapter.clauses))

    def clause(self, rule: str) -> Clause | None:
        """The clause of this id, or the first of a rule given without its letter."""
        clauses = [clause for chapter in self.chapters for clause in chapter.clauses]
        exact = [clause for clause in clauses if clause.id == rule]
        of_rule = [clause for clause in clauses if re.fullmatch(re.escape(rule) + "[a-z]", clause.id)]
        return next(iter(exact + of_rule), None)


def source(game_id: str) -> str:
    """The rules of a game as they are written, in Markdown. Raises `FileNotFoundError`."""
    folder = files("rules") / game_id.replace("-", "_")
    return (folder / "RULES.md").read_text(encoding="utf-8")


def rulebook(game_id: str) -> Rulebook:
    """The rules of a game. Raises `FileNotFoundError`."""
    return read(source(game_id))


def read(text: str) -> Rulebook:
    """The rules in a Markdown text: a title, chapters (`##`), and clauses (`- **DF-01a** ...`)."""
    beginning, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    heading, _, introduction = beginning.strip().partition("\n")
    return Rulebook(
        heading.lstrip("# "),
        _RULING.sub(r"(\1)", _prose(introduction)),
        tuple(_chapter(part) for part in parts),
    )


def as_text(rules: Rulebook, width: int) -> str:
    """The rules for reading outside the app: plain lines, none wider than `width`."""
    return "\n".join(_text(rules, width)) + "\n"


def _text(rules: Rulebook, width: int) -> Iterator[str]:
    prose = TextWrapper(width, break_on_hyphens=False)
    clauses = TextWrapper(width, break_on_hyphens=False, subsequent_indent=" " * ID_WIDTH)
    yield from (rules.title, "=" * len(rules.title))
    if rules.introduction:
        yield from ("", prose.fill(rules.introduction))
    for chapter in rules.chapters:
        yield from ("", "", chapter.title, "-" * len(chapter.title))
        if chapter.introduction:
            yield from ("", prose.fill(chapter.introduction))
        for clause in chapter.clauses:
            ruling = f" ({clause.ruling})" if clause.ruling else ""
            yield from ("", clauses.fill(clause.id.ljust(ID_WIDTH) + clause.text + ruling))


def _chapter(part: str) -> Chapter:
    title, _, rest = part.partition("\n")
    before, _, _ = rest.partition("\n- ")
    clauses = [_CLAUSE.match(item) for item in _items(rest)]
    introduction = "" if before.strip().startswith("- ") else _prose(before)
    return Chapter(title.strip(), introduction, tuple(_clause(found) for found in clauses if found))


def _items(text: str) -> list[str]:
    """The list items of a text, each on one line however it was wrapped."""
    return [_prose(item) for item in re.split(r"\n(?=- |\n)", "\n" + text) if item.strip().startswith("- ")]


def _clause(found: re.Match[str]) -> Clause:
    ruling = _RULING.search(found["text"])
    text = re.sub(r"\s*" + _RULING.pattern, "", found["text"]).strip()
    return Clause(found["id"], text, ruling[1] if ruling else "")


def _prose(text: str) -> str:
    """The text on one line."""
    return " ".join(text.split())


def _holds(clause: Clause, words: list[str]) -> bool:
    text = f"{clause.id} {clause.text} {clause.ruling}".casefold()
    return all(word in text for word in words)
