"""Tournament Fishing in plain mode: hands and notes for their owner, open hands for two together."""

from fishing_tui.begin import Start
from fishing_tui.plain import inquiries
from fishing_tui.plain.explaining import explain, why_not
from fishing_tui.plain.pieces import known_pieces
from fishing_tui.session import GameSession
from fishing_tui.store import GameStore
from rules.chance import seeded
from rules.game import UNKNOWN
from rules.tournament_fishing.components import ANGLER, CLOCK, LAKE
from tests.plain.test_handover import segments, told
from tests.plain.typist import AtTable, ByNumbers, chosen_action

GAME = "tournament-fishing"


def start(names: str = "Ann,Bo", *settings: str) -> Start:
    return Start.read(GAME, names, settings=["first=1", *settings], seed="words")


def played(store: GameStore, moves: int, names: str = "Ann,Bo", *settings: str) -> GameSession:
    session = start(names, *settings).begin(store)
    for _ in range(moves):
        if session.decision is None:
            break
        session.submit(chosen_action(session))
    return session


def test_a_hand_is_told_to_its_owner_alone(table: AtTable) -> None:
    table.begin(start().begin, ByNumbers(table, moves=40))
    assert len(segments(table.said)) > 4
    assert table.session is not None
    for seat, angler in enumerate(table.session.state.anglers):
        open_to_all = "\n".join([*inquiries.table(table.session), *inquiries.things(table.session, seat)])
        assert f"has {len(angler.hand)} card" in open_to_all
        assert " holds " not in open_to_all
        own = inquiries.secrets(table.session, seat)
        assert all(any(ANGLER[card].name in line for line in own) for card in angler.hand)


def test_what_a_seat_may_not_know_changes_nothing_that_it_hears(store: GameStore) -> None:
    session = played(store, 0, "Ann,Bo", "locations=true", "weather=true")
    differently = 0
    for move in range(120):
        if session.decision is None:
            break
        if move % 8 == 0:
            state = session.state
            for seat in range(2):
                before, hidden = told(session, seat), inquiries.secrets(session, 1 - seat)
                session.state = session.game.imagine(session.view(seat), seat, seeded(str(move), 20))
                session.decision = session.game.decision(session.state)
                assert told(session, seat) == before
                differently += inquiries.secrets(session, 1 - seat) != hidden
                session.state, session.decision = state, session.game.decision(state)
        session.submit(chosen_action(session))
    assert differently > 10


def test_two_together_hear_both_hands_and_hide_nothing(table: AtTable) -> None:
    together = start("Ann,Bo", "mode=co-op")
    moves = iter([*["1"] * 6, "peek", "quit"])
    table.begin(together.begin, lambda _: next(moves, None))
    assert "Give the keyboard" not in table.said and "to cover this" not in table.said
    assert "\nAnn holds " in table.said and "\nBo holds " in table.said


def test_the_table_says_the_hour_the_spots_and_the_shop(store: GameStore) -> None:
    session = played(store, 30, "Ann,Bo", "locations=true", "weather=true")
    said = "\n".join(inquiries.table(session))
    assert f"The hour: {CLOCK[session.state.clock.shown].hour}, " in said
    assert "The weather: " in said
    assert all(f"\nSpot {number}, " in said for number in range(1, len(session.state.spots) + 1))
    assert all(ANGLER[card].name in said for card in session.state.supply if card >= 0)


def test_a_fish_that_only_one_has_seen_is_told_to_that_one(store: GameStore) -> None:
    session = played(store, 60)
    known = {
        (number, seat)
        for number, spot in enumerate(session.state.spots)
        for seat in range(2)
        if spot.cards and spot.cards[0].card != UNKNOWN and spot.cards[0].seen >> seat & 1
    }
    assert known
    for number, seat in known:
        name = LAKE[session.state.spots[number].cards[0].card].name
        assert any(
            line.startswith(f"Spot {number + 1}, on top: ") and name in line
            for line in inquiries.secrets(session, seat)
        )
        if not session.state.spots[number].cards[0].open:
            assert not any(
                line.startswith(f"Spot {number + 1}") and name in line for line in inquiries.table(session)
            )


def test_every_piece_explains_itself_and_says_why_not(store: GameStore) -> None:
    for moves in (0, 25, 5000):
        session = played(store, moves, "Ann,Bo", "locations=true", "weather=true")
        seat = session.decision.seat if session.decision else 0
        for name, _ in known_pieces(session, seat):
            (answer, *_) = explain(session, seat, name).told
            assert "nothing to tell" not in answer, name
        if session.decision:
            assert why_not(session, seat, "spot 1")
