"""Every clause of every RULES.md has a test marked with it, and no test names a clause that is not there."""

import re
from pathlib import Path

import pytest

from rules import TITLES

ROOT = Path(__file__).parents[2]
CLAUSE = re.compile(r"\b[A-Z]{2}-\d{2}[a-z]\b")
MARKER = re.compile(r"mark\.rule\(([^)]*)\)")
LISTS = [ROOT / "rules" / game.replace("-", "_") / "RULES.md" for game in TITLES]


def clauses(path: Path) -> set[str]:
    """The clauses that a rule list defines."""
    return {found for line in path.read_text("utf-8").splitlines() for found in _defined(line)}


def _defined(line: str) -> list[str]:
    head = re.match(r"- \*\*([A-Z]{2}-\d{2}[a-z])\*\* \S", line)
    return [head.group(1)] if head else []


def marked() -> set[str]:
    """The clauses that tests are marked with."""
    texts = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    return {clause for text in texts for marker in MARKER.findall(text) for clause in CLAUSE.findall(marker)}


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_a_clause_is_defined_once_and_none_is_overlooked(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    defined = [found for line in lines for found in _defined(line)]
    assert len(set(defined)) == len(defined)
    assert {clause for line in lines for clause in CLAUSE.findall(line)} == set(defined)


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_every_clause_has_a_test(path: Path) -> None:
    assert clauses(path), "a rule list without clauses"
    assert clauses(path) - marked() == set()


def test_no_test_names_an_unknown_clause() -> None:
    known = set().union(*[clauses(path) for path in (ROOT / "rules").glob("*/RULES.md")])
    assert marked() - known == set()


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_refusals_name_known_clauses(path: Path) -> None:
    code = "\n".join(source.read_text("utf-8") for source in path.parent.glob("*.py"))
    named = set(re.findall(r'Refusal\(\s*"([^"]*)"', code))
    assert named and named - clauses(path) == set()
