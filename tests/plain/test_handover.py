"""The keyboard goes from one to the next, and no secret is said to anybody but its owner."""

import re
from collections.abc import Callable
from random import Random

import pytest

from fishing_tui.begin import Start
from fishing_tui.plain import inquiries
from fishing_tui.plain.choices import offered, singly
from fishing_tui.plain.explaining import explain
from fishing_tui.plain.pieces import known_pieces
from fishing_tui.session import GameSession
from fishing_tui.settings import Handover, Settings
from fishing_tui.store import GameStore
from rules import TITLES
from rules.chance import seeded
from rules.coldwater_crown.components import FISH, SPECIES
from rules.game import UNKNOWN, Action, Seat
from tests.plain.typist import AGAIN, ALL, TAKE, AtTable, ByNumbers, chosen_action, typing

CROWN = Start.read("coldwater-crown", "Ann,Bo,Cy", settings=["first=1"], seed="7")
DICE = Start.read("dice-fishing", "Ann,Bo", settings=["first=1"], seed="7")


def segments(said: str) -> list[tuple[str, str]]:
    """Who held the keyboard, and what was said until it went on behind a curtain."""
    parts = re.split(r"\n{24,}Give the keyboard to (\w+)\.\n\1: press Enter when you hold it\. \n", said)
    return list(zip(["", *parts[1::2]], parts[0::2], strict=True))


def test_behind_a_curtain_nothing_is_left_and_the_next_player_hears_what_happened(table: AtTable) -> None:
    table.begin(CROWN.begin, ByNumbers(table, moves=12))
    holders = [holder for holder, _ in segments(table.said)]
    assert holders[:3] == ["", "Ann", "Bo"]
    taken = dict(segments(table.said)[1:3])
    assert taken["Ann"].startswith("So far:\n")
    assert taken["Bo"].startswith("Since your last turn:\nAnn began a turn.\nAnn placed a ")
    assert "Next: " not in table.said


def test_a_game_without_secrets_has_a_line_and_no_curtain(table: AtTable) -> None:
    table.begin(DICE.begin, ByNumbers(table, moves=20))
    assert "\n\nNext: Bo.\nBo began to fish.\n" in table.said
    assert "Give the keyboard" not in table.said
    assert "Since your last turn" not in table.said


def test_a_line_marks_where_the_computer_chooses_and_where_it_has_chosen(table: AtTable) -> None:
    start = Start.read("dice-fishing", "Ann,Bo,Cy", ["Bo", "Cy"], ["first=1"], seed="7")
    table.begin(start.begin, ByNumbers(table, moves=20))
    marks = re.findall(r"\n\nNext: (\w+)\.\n", table.said)
    assert marks[:4] == ["Bo", "Cy", "Ann", "Bo"]
    assert "\n\nNext: Bo.\nBo began to fish.\n" in table.said
    assert "\n\nNext: Ann.\nAnn began to fish.\n" in table.said
    assert table.said.count("Next: ") == len(marks)
    assert "Next: " not in table.said.partition("So far:")[0]


def test_no_line_marks_a_turn_where_the_settings_say_so(store: GameStore) -> None:
    table = AtTable(store, Settings(next_line=False))
    start = Start.read("dice-fishing", "Ann,Bo", ["Bo"], ["first=1"], seed="7")
    table.begin(start.begin, ByNumbers(table, moves=20))
    assert "\nBo " in table.said and "Next: " not in table.said


@pytest.mark.parametrize(("handover", "curtains"), [("always", True), ("never", False)])
def test_the_setting_is_obeyed(store: GameStore, handover: Handover, curtains: bool) -> None:
    for start in (CROWN, DICE):
        table = AtTable(store, Settings(handover=handover))
        table.begin(start.begin, ByNumbers(table, moves=20))
        assert ("Give the keyboard to" in table.said) == curtains


def test_the_curtain_can_be_left_from(table: AtTable) -> None:
    assert table.begin(CROWN.begin, typing("quit")) == 0
    assert table.said.endswith("fishing-tui resume --plain 1\n")
    assert "Ann: Step 1" not in table.said


def test_who_plays_alone_needs_no_curtain(table: AtTable) -> None:
    start = Start.read("coldwater-crown", "Ann,Bo", ["Bo"], seed="7")
    table.begin(start.begin, ByNumbers(table, moves=30))
    assert "Give the keyboard" not in table.said


def test_a_long_recap_is_cut_and_says_so(table: AtTable) -> None:
    by_numbers = ByNumbers(table)
    table.begin(CROWN.begin, by_numbers)
    assert "earlier sentences in the log):" in table.said
    for _, part in segments(table.said):
        recap = part.partition(":\n")[2].partition("\n> ")[0]
        assert len([line for line in recap.splitlines() if not line.startswith("  ")]) <= 12 + 2


def weighed(session: GameSession, holder: Seat | None) -> set[str]:
    """The fish that the holder may not know the weight of, as they would be called."""
    known = {fish.card for player in session.view(holder).players for fish in player.catch} - {UNKNOWN}
    secret = {fish.card for player in session.state.players for fish in player.catch} - known
    return set(map(_called, secret)) - set(map(_called, known))


def _called(card: int) -> str:
    return f"{SPECIES[FISH[card].species].name} of {FISH[card].weight} lb"


class Watching:
    """Plays as a computer would, asks everything in between, and checks who is told what."""

    COMMANDS = (
        "look",
        "look Ann",
        "look Bo",
        "look Cy",
        "log all",
        "standings",
        "peek",
        "",
        "explain",
        "why",
    )

    def __init__(self, table: AtTable) -> None:
        self._table = table
        self._by_numbers = ByNumbers(table)
        self._luck = Random(3)
        self._holder: Seat | None = None
        self._question = ""
        self.checked = 0

    def __call__(self, said: str) -> str | None:
        before, _, after = said.partition("\n" * 24)
        self._check(before)
        if TAKE in after:
            self._holder = None
            self._check(after)
            session = self._table.session
            assert session is not None and session.decision is not None
            self._holder = session.decision.seat
            return ""
        self._check(after)
        if "to cover this" in said:
            return ""
        if re.search(r"^  \d+: ", said, re.MULTILINE):
            self._question = said
            if self._luck.random() < 0.3:
                return self._luck.choice(self.COMMANDS)
        return self._by_numbers(said if ALL in said or AGAIN in said else self._question)

    def _check(self, said: str) -> None:
        assert self._table.session is not None
        for secret in weighed(self._table.session, self._holder):
            self.checked += 1
            assert not re.search(rf"\b{secret}\b", said), (secret, said)


def test_no_weight_is_said_to_anybody_but_its_owner(table: AtTable) -> None:
    watching = Watching(table)
    assert table.begin(CROWN.begin, watching) == 0
    assert table.session is not None and table.session.finished
    assert "For Ann alone" in table.said and " lb, " in table.said
    assert watching.checked > 1000


def told(session: GameSession, seat: Seat) -> list[str]:
    """Everything that can be heard of a state by the player on a seat."""
    heard = [
        *inquiries.table(session),
        *inquiries.standings(session, seat),
        *inquiries.secrets(session, seat),
    ]
    for other in range(len(session.seating)):
        heard += inquiries.things(session, other)
    for name, _ in known_pieces(session, seat):
        heard += explain(session, seat, name).told
    if session.decision and session.decision.seat == seat:
        view = session.view(seat)
        heard += offered(session.game, view, session.names).lines(0)
        heard += singly(session.game, view, session.names, session.decision.actions).lines(0)
    return heard


@pytest.mark.parametrize("game_id", TITLES)
def test_what_a_seat_may_not_know_changes_nothing_that_it_hears(store: GameStore, game_id: str) -> None:
    settings = ["advanced=true"] if game_id == "dice-fishing" else []
    session = Start.read(game_id, "Ann,Bo", settings=settings, seed="3").begin(store)
    differently = 0
    for move in range(250):
        if session.decision is None:
            break
        if move % 10 == 0:
            differently += _swapped(session, move)
        session.submit(_any(session, move))
    assert differently > 5


def _swapped(session: GameSession, move: int) -> bool:
    """Checks what both seats hear with other things hidden; whether the other seat's secrets changed."""
    game, state = session.game, session.state
    changed = False
    for seat in range(2):
        before, hidden = told(session, seat), inquiries.secrets(session, 1 - seat)
        session.state = game.imagine(session.view(seat), seat, seeded(str(move), 16))
        session.decision = game.decision(session.state)
        assert told(session, seat) == before
        changed = changed or inquiries.secrets(session, 1 - seat) != hidden
        session.state = state
        session.decision = game.decision(state)
    return changed


def _any(session: GameSession, move: int) -> Action:
    assert session.decision is not None
    return Random(move).choice(session.decision.actions) if move % 3 else chosen_action(session)


def peeking(table: AtTable, moves: int) -> Callable[[str], str | None]:
    """Plays so many choices, then peeks, and covers what was said."""
    by_numbers = ByNumbers(table, moves)
    after = iter(["peek", ""])

    def answer(said: str) -> str | None:
        line = by_numbers(said) if "ress Enter to cover" not in said else None
        return next(after, None) if line is None else line

    return answer


def test_peek_tells_the_own_secrets_and_then_covers_them(table: AtTable) -> None:
    table.begin(CROWN.begin, peeking(table, moves=40))
    assert table.session is not None and table.session.decision is not None
    seat = table.session.decision.seat
    name = table.session.names[seat]
    secrets = inquiries.secrets(table.session, seat)
    _, _, peeked = table.said.rpartition(f"For {name} alone; let nobody look over your shoulder.\n")
    assert secrets
    assert peeked.startswith("\n".join(secrets) + "\nPress Enter to cover this. \n" + "\n" * 24)
    assert f"\n{name}: " in peeked


def test_peek_alone_covers_nothing(table: AtTable) -> None:
    by_numbers = ByNumbers(table, moves=40)
    after = iter(["peek"])
    start = Start.read("coldwater-crown", "Ann", seed="7")
    table.begin(start.begin, lambda said: by_numbers(said) or next(after, None))
    assert table.session is not None
    secrets = inquiries.secrets(table.session, 0)
    assert secrets
    assert "\n".join(secrets) in table.said
    assert "\n" * 24 not in table.said


def test_who_gave_the_own_seat_away_may_still_be_looking(table: AtTable) -> None:
    by_numbers = ByNumbers(table, moves=8)
    commands = iter(["seats"])

    def answer(said: str) -> str | None:
        line = by_numbers(said)
        if line is not None:
            return line
        if "for no change" not in said:
            return next(commands, None)
        assert table.session is not None and table.session.decision is not None
        return str(table.session.decision.seat + 1)

    table.begin(CROWN.begin, answer)
    _, _, rest = table.said.rpartition(" goes to the computer.\n")
    assert TAKE in rest.partition("  1: ")[0]


def test_what_all_are_to_read_stands_until_the_next_one_takes_the_keyboard(table: AtTable) -> None:
    table.begin(CROWN.begin, ByNumbers(table))
    assert "submitted" in table.said
    for part in table.said.split("This is for everybody to read; press Enter to go on. \n")[:-1]:
        assert " submitted " in part[-900:]
    assert table.said.count("This is for everybody to read") >= 1
