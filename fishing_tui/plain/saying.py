"""What games say, as sentences to be read aloud."""

from collections.abc import Iterable, Sequence

from rules.words import CardRef, Part, Words, listed, plain

Names = tuple[str, ...]

_LONGEST_NUMBER = 6
_LONGEST_QUOTED = 40


def covered(words: Words) -> Words:
    """The words with the cards that only their owner may know by what everybody calls them."""
    return tuple(_covered_part(part) for part in words)


def sentence(words: Words, names: Names) -> str:
    """The words as a sentence, with a capital letter and a full stop."""
    text = plain(words, names)
    text = text[:1].upper() + text[1:]
    return text if not text or text.endswith((".", "!", "?", ":")) else f"{text}."


def sentences(lines: Iterable[Words], names: Names) -> list[str]:
    """Each of the lines as a sentence."""
    return [sentence(words, names) for words in lines]


def quoted(typed: str) -> str:
    """What was typed, in quotation marks; of something long only the beginning."""
    return repr(typed if len(typed) <= _LONGEST_QUOTED else f"{typed[:_LONGEST_QUOTED]}..")


def counted(number: int, one: str, many: str = "") -> str:
    """A number of things: "1 point", "2 points", "2 people"."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def joined(names: Iterable[str]) -> str:
    """Names as a list: "Ann, Bo and Cy"."""
    phrases: tuple[Words, ...] = tuple((name,) for name in names)
    return plain(listed(phrases), ())


def offered_names(names: Sequence[str], more: int, last: str) -> str:
    """Names to choose from, and how many more there are: "a, b and 3 more", "a or b"."""
    *before, end = [*names, *([f"{more} more"] if more else [])]
    return f"{', '.join(before)} {last} {end}" if before else end


def number_in(typed: str) -> int | None:
    """The number that was typed, if it was one that anything could have."""
    return int(typed) if typed.isdecimal() and len(typed) <= _LONGEST_NUMBER else None


def _covered_part(part: Part) -> Part:
    return part.covered if isinstance(part, CardRef) and part.covered else part
