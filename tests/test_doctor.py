"""What the doctor says: of each thing that may be missing, what to do about it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fishing_tui.doctor import Findings, advice, facts
from fishing_tui.glyphs import ASCII, LINES
from fishing_tui.showcase import showcase
from fishing_tui.tables import table_of
from fishing_tui.terminal_answers import Answers, understood
from fishing_tui.themes import COLOUR_NAMES, THEMES
from rules import TITLES

WELL = Findings(
    kind="xterm-256color",
    size=(120, 40),
    colours="truecolor",
    wished_away=False,
    colourless=False,
    locale="en_GB.UTF-8",
    utf8=True,
    glyphs=LINES,
    theme="harbour",
    inside="",
    ssh=False,
    answers=Answers(line_cells=1, mouse=True),
)


def test_where_nothing_is_missing_there_is_nothing_to_do() -> None:
    assert advice(WELL) == ["Nothing: everything is there."]
    assert dict(facts(WELL)) == {
        "kind": "xterm-256color",
        "size": "120 x 40",
        "colours": "true colour, theme harbour",
        "locale": "en_GB.UTF-8, UTF-8",
        "frames": "lines",
        "mouse": "yes",
        "line": "on this machine",
    }


@pytest.mark.parametrize(
    ("missing", "told"),
    [
        ({"size": (79, 24)}, "Enlarge the window to 80 x 24"),
        ({"size": (80, 23)}, "Enlarge the window to 80 x 24"),
        ({"size": None}, "In a terminal window"),
        ({"kind": "dumb", "colours": None}, "plain mode"),
        ({"wished_away": True}, "`unset NO_COLOR` brings colours back"),
        ({"colourless": True, "kind": "vt100"}, "A vt100 has no colours"),
        ({"colours": "standard", "kind": "xterm"}, "TERM=xterm-256color fishing-tui"),
        ({"colours": "standard", "kind": "linux"}, "Linux console has 16"),
        ({"colours": "standard", "kind": "screen", "inside": "tmux"}, "tmux-256color"),
        ({"colours": "standard", "kind": "screen", "inside": "screen"}, "~/.screenrc"),
        ({"colours": "256", "ssh": True}, "ssh -Ct HOST COLORTERM=truecolor fishing-tui"),
        ({"utf8": False, "locale": "C"}, "The terminal understands UTF-8 though its locale is C"),
        ({"utf8": False, "locale": "C", "answers": Answers()}, "The locale is C. For lines: LANG=C.UTF-8"),
        ({"answers": Answers(2, True)}, "two cells wide"),
        ({"answers": Answers(3, True)}, "does not understand it: use --ascii"),
        ({"answers": Answers(1, False)}, "no mouse"),
        ({"inside": "tmux"}, "escape-time"),
    ],
)
def test_what_is_missing_has_a_remedy(missing: dict[str, object], told: str) -> None:
    assert told in advice(WELL._replace(**missing))[0]


@pytest.mark.parametrize(
    ("answer", "answers"),
    [
        (b"\x1b[1;2R\x1b[?1006;2$y\x1b[?62c", Answers(1, True)),
        (b"\x1b[24;3R\x1b[?1006;1$y\x1b[?1;2c", Answers(2, True)),
        (b"\x1b[7;4R\x1b[?1006;0$y\x1b[?6c", Answers(3, False)),
        (b"\x1b[1;2R\x1b[?6c", Answers(1, None)),
        (b"q", Answers(None, None)),
        (b"", Answers(None, None)),
    ],
)
def test_what_a_terminal_answers_is_understood(answer: bytes, answers: Answers) -> None:
    assert understood(answer) == answers


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_card_shows_everything_that_is_drawn(theme) -> None:
    lines = showcase(theme, LINES)
    card = "\n".join(line.plain for line in lines)
    for game_id, title in TITLES.items():
        assert title in card
        for symbol in table_of(game_id).SYMBOLS:
            assert f"{symbol.letter} {symbol.name}" in card
    assert all(name in card for name in COLOUR_NAMES)
    assert all(sign in card for sign in LINES)
    assert all(line.cell_len <= 78 for line in lines), "an ordinary window has room for it"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_card_shows_each_players_colour(theme) -> None:
    (line,) = [line for line in showcase(theme, LINES) if line.plain.startswith("Players")]
    styles = {line.plain[span.start : span.end].strip(): str(span.style) for span in line.spans}
    assert set(COLOUR_NAMES) <= set(styles)
    assert len({styles[name] for name in COLOUR_NAMES}) == len(COLOUR_NAMES)


@pytest.mark.parametrize("game_id", TITLES)
def test_every_symbol_has_a_style(game_id: str) -> None:
    table = table_of(game_id)
    for symbol in table.SYMBOLS:
        assert table.STYLES[symbol.kind][symbol.index]


def doctor(folder: Path, *words: str, **environment: str) -> str:
    """What the doctor writes into a pipe."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    told = subprocess.run(
        [sys.executable, "-m", "fishing_tui", "doctor", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        env={**kept, "FISHING_TUI_DATA": str(folder), "FISHING_TUI_CONFIG": str(folder), **environment},
    )
    assert told.stderr == b""
    return told.stdout.decode()


@pytest.mark.parametrize("kind", ["xterm-256color", "dumb", "vt100", ""])
def test_into_a_pipe_it_is_plain_text(tmp_path: Path, kind: str) -> None:
    told = doctor(tmp_path, TERM=kind, LANG="C.UTF-8", COLORTERM="truecolor")
    assert "\x1b" not in told
    assert "there is no window" in told
    assert "w clear-white" in told
    assert all(sign in told for sign in LINES)


@pytest.mark.parametrize(("words", "locale"), [((), "C"), (("--ascii",), "C.UTF-8")])
def test_in_ascii_it_is_ascii(tmp_path: Path, words: tuple[str, ...], locale: str) -> None:
    told = doctor(tmp_path, *words, LANG=locale, TERM="xterm")
    assert told.isascii()
    assert f"{ASCII.down}{ASCII.bar * 4}" in told


def test_broken_settings_are_told_and_do_not_stop_it(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    told = subprocess.run(
        [sys.executable, "-m", "fishing_tui", "doctor"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "FISHING_TUI_CONFIG": str(tmp_path)},
    )
    assert "The settings are not valid" in told.stderr
    assert "What to do" in told.stdout
