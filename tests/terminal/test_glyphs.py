"""No sign is drawn whose width terminals disagree about; and in ASCII, nothing but ASCII is drawn."""

import locale
import unicodedata
from collections.abc import Iterable, Iterator

import pytest

from fishing_tui.begin import Start
from fishing_tui.glyphs import ASCII, LINES, Glyphs, fitting, to_ascii, to_ascii_cells
from fishing_tui.rulebook import as_text, rulebook
from fishing_tui.tables import table_of
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Row, width_of
from rules import GAMES, TITLES
from rules.game import State, Step
from rules.words import Words
from tests.terminal.games import look_of, one_start_each, starts, steps, who_looks

SIZES = [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60)]
ALLOWED = frozenset("".join(LINES))
"""Every terminal draws these in one cell, or its user has told it not to."""


def signs(rows: Iterable[Row]) -> set[str]:
    """The characters that rows of cells hold."""
    return {character for row in rows for character, _ in row if character and not character.isascii()}


def spoken(words: Words, look: Look) -> set[str]:
    """The characters of a sentence, with symbols as letters and as names, that are no ASCII."""
    pieces = [*look.words(words), *look.words(words, long=True)]
    return {character for text, _ in pieces for character in text if not character.isascii()}


def drawn(start: Start, state: State, glyphs: Glyphs) -> set[str]:
    """The signs of a table that are no ASCII: the board, its pages, at every size, for who decides."""
    game, table = GAMES[start.game], table_of(start.game)
    seat = who_looks(game, state)
    view = game.view(state, seat)
    found: set[str] = set()
    for size in SIZES:
        look = look_of(start, view, seat, size, glyphs=glyphs)
        picture = table.draw(view, look)
        found |= signs(picture.rows) | signs(table.boards(view, look)) | signs(table.covered(view, look))
    for spot in picture.spots:
        for words in game.explain(view, spot.target):
            found |= spoken(words, look)
    return found


def told(start: Start, step: Step) -> Iterator[Words]:
    """Every sentence of the log, the question and its choices."""
    game = GAMES[start.game]
    for beat in step.beats:
        for seat in range(len(start.seating)):
            view = game.view(beat.state, seat)
            seen = [game.witness(event, seat) for event in beat.events]
            yield from (game.tell(view, seat, event) for event in seen if event is not None)
    decision = game.decision(step.state)
    if decision is not None:
        yield decision.prompt
        yield from (entry.words for entry in game.menu(game.view(step.state, decision.seat)))


def check(start: Start, actions: int, stride: int) -> None:
    """Plays a game, listening and looking at its table every `stride` actions."""
    game = GAMES[start.game]
    for number, step in enumerate(steps(start, actions)):
        if number % stride == 0:
            look = look_of(start, game.view(step.state, 0), 0, SIZES[0])
            for words in told(start, step):
                assert not spoken(words, look)
            assert drawn(start, step.state, LINES) <= ALLOWED
            assert not drawn(start, step.state, ASCII)


@pytest.mark.parametrize("start", one_start_each(), ids=lambda start: start.game)
def test_a_table_is_drawn_with_few_signs(start: Start) -> None:
    check(start, actions=60, stride=20)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", TITLES)
def test_every_table_is_drawn_with_few_signs(game_id: str) -> None:
    for start in starts(game_id):
        check(start, actions=4000, stride=31)


@pytest.mark.parametrize("game_id", TITLES)
def test_the_rules_are_written_in_ascii(game_id: str) -> None:
    assert as_text(rulebook(game_id), 80).isascii()


def test_the_allowed_signs_are_narrow_and_no_emoji() -> None:
    for sign in ALLOWED:
        assert width_of(sign) == 1
        assert unicodedata.name(sign).startswith(("BOX DRAWINGS LIGHT", "FULL BLOCK", "LIGHT SHADE"))


def test_ascii_has_a_sign_for_each() -> None:
    assert "".join(ASCII).isascii()
    assert all(len(sign) == 1 for sign in (*ASCII, *LINES))


@pytest.mark.parametrize(
    ("text", "spelled", "drawn"),
    [
        ("Ann", "Ann", "Ann"),
        ("Zoë", "Zoe", "Zoe"),
        ("Zoe\u0308", "Zoe", "Zoe"),
        ("Jørgen Müßig", "Jorgen Mussig", "Jorgen Musig"),
        ("Straße€", "StrasseEUR", "StraseE"),
        ("Łódź", "Lodz", "Lodz"),
        ("Ægir Þór", "Aegir Thor", "Agir Tor"),
        ("cœur ŋ ı ħ ŧ đ", "coeur ng i h t d", "cour n i h t d"),
        ("Dvořák Ștefan Ğ ŉ", "Dvorak Stefan G n", "Dvorak Stefan G n"),
        ("«O’Hara» „yes“ ‹no›", '"O\'Hara" "yes" \'no\'', '"O\'Hara" "yes" \'no\''),
        ("£5 – 7·½", "GBP5 - 7.1/2", "G5 - 7.1"),
        ("Ελένη", "?????", "?????"),
        ("日本", "????", "????"),
        ("Ａ", "A", "A "),
        ("🐟!", "??!", "??!"),
        ("┌─┐│", "+-+|", "+-+|"),
        ("cut…", "cut...", "cut."),
    ],
)
def test_what_is_no_ascii_becomes_ascii(text: str, spelled: str, drawn: str) -> None:
    """Drawn, it takes as many cells as before."""
    assert to_ascii(text) == spelled
    assert to_ascii_cells(text) == drawn
    assert width_of(drawn) == width_of(text)


@pytest.mark.parametrize("name", ["LATIN SMALL LETTER", "LATIN CAPITAL LETTER"])
def test_every_letter_of_the_latin_alphabets_of_europe_has_a_twin(name: str) -> None:
    letters = [chr(code) for code in range(0xC0, 0x180) if unicodedata.name(chr(code)).startswith(name)]
    assert len(letters) > 80
    for letter in (*letters, *"ȘșȚțẞẀẁŴŵ"):
        assert to_ascii(letter).rstrip(".").isalpha(), letter
        assert to_ascii(letter).isascii()


@pytest.mark.parametrize(
    ("wanted", "environment", "glyphs"),
    [
        ("auto", {"LANG": "en_GB.UTF-8"}, LINES),
        ("auto", {"LANG": "C.utf8"}, LINES),
        ("auto", {"LANG": "de_DE@euro", "LC_CTYPE": "de_DE.UTF-8@euro"}, LINES),
        ("auto", {"LC_CTYPE": "UTF-8"}, LINES),
        ("auto", {}, ASCII),
        ("auto", {"LANG": ""}, ASCII),
        ("auto", {"LANG": "C"}, ASCII),
        ("auto", {"LANG": "POSIX"}, ASCII),
        ("auto", {"LANG": "de_DE.ISO-8859-1"}, ASCII),
        ("auto", {"LANG": "de_DE"}, ASCII),
        ("auto", {"LC_ALL": "C", "LANG": "en_GB.UTF-8"}, ASCII),
        ("auto", {"LC_ALL": "", "LANG": "en_GB.UTF-8"}, LINES),
        ("auto", {"LC_CTYPE": "C", "LANG": "en_GB.UTF-8"}, ASCII),
        ("auto", {"LC_CTYPE": "C.UTF-8", "LANG": "C"}, ASCII),
        ("auto", {"LC_CTYPE": "C.UTF-8"}, ASCII),
        ("auto", {"LC_CTYPE": "C.UTF-8", "LANG": "en_US.ISO-8859-1"}, ASCII),
        ("auto", {"LC_CTYPE": "C.UTF-8", "LANG": "ru_RU.KOI8-R"}, ASCII),
        ("auto", {"LC_CTYPE": "C.UTF-8", "LANG": "de_DE"}, ASCII),
        ("auto", {"LC_CTYPE": "C.UTF-8", "LANG": "de_DE@euro"}, ASCII),
        ("auto", {"LC_CTYPE": "C.UTF-8", "LANG": "de_DE.UTF-8"}, LINES),
        ("auto", {"LC_CTYPE": "en_GB.UTF-8", "LANG": "de_DE"}, LINES),
        ("auto", {"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, LINES),
        ("lines", {"LANG": "C"}, LINES),
        ("ascii", {"LANG": "en_GB.UTF-8"}, ASCII),
    ],
)
def test_which_signs_fit_the_locale(wanted: str, environment: dict[str, str], glyphs: Glyphs) -> None:
    assert fitting(wanted, environment) is glyphs


@pytest.mark.parametrize(
    ("settled", "encoding", "glyphs"),
    [("hi_IN", "utf-8", LINES), ("hi_IN", "ISO-8859-1", ASCII), ("C.UTF-8", "utf-8", ASCII)],
)
def test_what_a_name_without_a_charset_means_is_asked_of_the_system(
    monkeypatch: pytest.MonkeyPatch, settled: str, encoding: str, glyphs: Glyphs
) -> None:
    """A system that does not know the name settles on another."""
    monkeypatch.setattr(locale, "setlocale", lambda kind: settled)
    monkeypatch.setattr(locale, "getencoding", lambda: encoding)
    assert fitting("auto", {"LANG": "hi_IN"}) is glyphs
    assert fitting("auto", {"LANG": "hi_IN.ISCII-DEV"}) is ASCII
