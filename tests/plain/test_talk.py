"""The streams: what is wrapped, what becomes ASCII, and how a conversation ends."""

import io
import os

import pytest

from fishing_tui.plain import talk as talking
from fishing_tui.plain.talk import Gone, Talk
from fishing_tui.plain.typed import Typed


class Closed(io.StringIO):
    """A stream whose other end is gone."""

    def write(self, _text: str, /) -> int:
        raise BrokenPipeError

    def readline(self, _size: int | None = -1, /) -> str:
        raise OSError(5, "Input/output error")


def talk(typed: str = "", width: int = 0, ascii_only: bool = False) -> tuple[Talk, io.StringIO]:
    shown = io.StringIO()
    return Talk(io.StringIO(typed), shown, width, ascii_only), shown


def test_into_a_pipe_a_sentence_is_a_line() -> None:
    speaker, shown = talk()
    Talk(io.StringIO(), shown).say("word " * 100)
    speaker.say("Card 1.")
    assert len(shown.getvalue().splitlines()) == 2


def test_a_terminal_gets_lines_it_has_room_for() -> None:
    speaker, shown = talk(width=20)
    speaker.say("  1: catch the Pike at Lake 4", indent=5)
    assert shown.getvalue() == "  1: catch the Pike\n     at Lake 4\n"


def test_ascii_alone() -> None:
    speaker, shown = talk("Zoë\n", ascii_only=True)
    speaker.say("Zoë – “the” Łosoś")
    assert speaker.ask("Zoë: ") == "Zoë"
    assert shown.getvalue().isascii()
    assert shown.getvalue().startswith('Zoe - "the" Losos\nZoe: ')


def test_what_cannot_be_seen_is_not_heard() -> None:
    speaker, _ = talk("\x1b[A  look \t Bo\x00\n")
    assert speaker.ask() == "[A look Bo"


def test_the_end_of_the_input_ends_the_conversation() -> None:
    speaker, _ = talk("look\nlast")
    assert [speaker.ask(), speaker.ask()] == ["look", "last"]
    with pytest.raises(Gone):
        speaker.ask()


def test_a_line_that_broke_ends_the_conversation() -> None:
    with pytest.raises(Gone):
        Talk(io.StringIO(), Closed()).say("anybody there?")
    with pytest.raises(Gone):
        Talk(Closed(), io.StringIO()).ask()


def test_what_was_said_is_moved_out_of_sight() -> None:
    speaker, shown = talk()
    speaker.say("a secret")
    speaker.hide()
    assert shown.getvalue().count("\n") > 24


def test_a_pipe_is_waited_for_and_read_line_by_line() -> None:
    end, typist = os.pipe()
    with os.fdopen(end) as stream:
        typed = Typed(stream)
        assert not typed.ready(0.01)
        os.write(typist, b"lo")
        assert not typed.ready(0.01)
        os.write(typist, b"ok\nlog\nla")
        assert typed.ready(0.01) and typed.line() == "look\n"
        assert typed.ready(0) and typed.line() == "log\n"
        os.write(typist, "ß".encode())
        os.close(typist)
        assert typed.ready(1) is False
        assert typed.ready(1) and [typed.line(), typed.line()] == ["laß", ""]


def test_while_nothing_is_typed_something_else_is_looked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "LOOK_ROUND", 0.01)
    end, typist = os.pipe()
    rounds = 0

    def meanwhile() -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 3:
            os.write(typist, b"1\n")

    with os.fdopen(end) as stream:
        assert Talk(stream, io.StringIO(), 0).ask("> ", meanwhile) == "1"
    os.close(typist)
    assert rounds >= 4
