"""The Search phase, and looking at lake cards (TF-10, TF-11)."""

import pytest

from rules.game import UNKNOWN
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import DECLINE, DRAW_CARDS, END_SEARCH, USE_CLOCK, USE_WEATHER
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effects import Effect, Op, Phase
from rules.tournament_fishing.events import Drew, Scanned, SearchEnded
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.pieces import Lying
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    at_bottom,
    cards,
    casts,
    changed,
    deal,
    fishes,
    happened,
    having,
    having_effects,
    lake_card,
    legal,
    names,
    on_top,
    play,
    plays,
    refused,
    scans,
    sinks,
    table,
    trashes,
    trashes_discarded,
    uses,
    uses_location,
)


@pytest.mark.rule("TF-10a", "TF-09b")
def test_cards_with_a_search_effect_and_attachments_are_played() -> None:
    step = deal("Coffee Flask, Aluminium Skiff, Leaky Rowboat, Trolling Motor, Mud Worm, Landing Net")
    expected = {plays("Coffee Flask"), plays("Aluminium Skiff"), plays("Trolling Motor"), END_SEARCH}
    assert set(legal(step)) == expected
    for other in ("Leaky Rowboat", "Mud Worm", "Landing Net", "Fat Wallet"):
        assert refused(step, plays(other)) == "TF-10a"
    step = play(
        step, plays("Trolling Motor"), plays("Coffee Flask"), DECLINE, plays("Aluminium Skiff"), DECLINE
    )
    assert names(angler(step).play) == ["Coffee Flask", "Aluminium Skiff"]
    assert names(angler(step).attachments) == ["Trolling Motor"]


@pytest.mark.rule("TF-10b", "TF-10d")
def test_a_card_just_drawn_may_be_played_next() -> None:
    step = play(deal("Coffee Flask", decks=("Folded Chart",)), plays("Coffee Flask"))
    assert legal(step) == (DRAW_CARDS, DECLINE) and asked(step) == "Drawing"
    step = play(step, DRAW_CARDS)
    assert happened(step, Drew)[0].cards == cards("Folded Chart")
    assert plays("Folded Chart") in legal(step)


@pytest.mark.rule("TF-10d")
def test_a_draw_may_be_declined() -> None:
    step = play(deal("Coffee Flask, Folded Chart", decks=("Mud Worm",)), plays("Coffee Flask"), DECLINE)
    assert names(angler(step).hand) == ["Folded Chart"] and not happened(step, Drew)


@pytest.mark.rule("TF-10d")
def test_nothing_is_asked_where_there_is_nothing_to_draw() -> None:
    step = deal("Coffee Flask, Folded Chart")
    lost = (*table(step).lost, *angler(step).deck)
    step = changed(having(step, 0, deck=()), lost=lost)
    assert asked(play(step, plays("Coffee Flask"))) == "Searching"


@pytest.mark.rule("TF-10c", "TF-08c")
def test_the_clock_and_the_weather_serve_each_angler_once_a_round() -> None:
    step = deal("Mud Worm", clock="Coffee Thermos", weather="Rainbow")
    step = play(step, USE_CLOCK, DRAW_CARDS)
    assert USE_WEATHER in legal(step) and USE_CLOCK not in legal(step)
    assert refused(step, USE_CLOCK) == "TF-10c"
    step = play(step, USE_WEATHER, DECLINE)
    assert table(step).phase == Phase.CAST
    assert refused(step, USE_WEATHER) == "TF-10c"
    step = play(step, actions.STOP_CASTING, actions.END_BUYING)
    assert table(step).seat == 1 and {USE_CLOCK, USE_WEATHER} <= set(legal(step))


@pytest.mark.rule("TF-10c", "TF-11a", "TF-33a")
def test_a_location_lets_each_angler_scan_its_own_spot_once() -> None:
    step = play(deal("Mud Worm", locations={4: "Clear Shelf"}, lake={4: "Walleye"}), uses_location(4))
    assert legal(step) == (scans(4), DECLINE) and refused(step, scans(1)) == "TF-33a"
    step = play(step, scans(4))
    assert fishes(happened(step, Scanned)[0].cards) == ["Walleye"]
    assert table(step).phase == Phase.CAST
    assert refused(deal("Folded Chart", locations={4: "Clear Shelf"}), uses_location(1)) == "TF-10c"


@pytest.mark.rule("TF-10c", "TF-34a")
def test_a_location_at_an_empty_spot_offers_no_scan() -> None:
    step = deal("Mud Worm, Folded Chart", locations={4: "Clear Shelf"}, lake={1: "Walleye"}, bare=True)
    assert refused(step, uses_location(4)) == "TF-10d"
    step = play(step, plays("Folded Chart"))
    assert legal(step) == (scans(1), DECLINE) and refused(step, scans(4)) == "TF-34a"


@pytest.mark.rule("TF-08c")
def test_an_attachment_serves_each_turn_once() -> None:
    step = deal("Mud Worm", attachments=("Sonar Unit",))
    step = play(step, uses("Sonar Unit"), scans(2))
    assert table(step).phase == Phase.CAST
    two = deal("Mud Worm", attachments=("Sonar Unit, Sonar Unit",))
    two = play(two, uses("Sonar Unit"), DECLINE, uses("Sonar Unit"), DECLINE)
    assert table(two).phase == Phase.CAST


@pytest.mark.rule("TF-10d", "TF-10b")
def test_penalties_come_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    discard = Effect(Phase.SEARCH, Op.DISCARD, 1)
    for number, known in having_effects("Coffee Flask", discard, Effect(Phase.SEARCH, Op.DRAW, 1)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(deal("Coffee Flask, Mud Worm, Tin Spoon"), plays("Coffee Flask"))
    assert asked(step) == "Discarding" and DECLINE not in legal(step)
    assert refused(step, actions.discard(cards("Bead Jig")[0])) == "TF-15b"
    step = play(step, actions.discard(cards("Mud Worm")[0]))
    assert names(angler(step).discards) == ["Mud Worm"] and asked(step) == "Drawing"


@pytest.mark.rule("TF-10e")
def test_cards_of_hand_or_discard_pile_leave_the_game() -> None:
    step = deal("Fat Wallet, Mud Worm, Coffee Flask", discards=("Tin Spoon, Bead Jig",))
    step = play(step, plays("Fat Wallet"))
    assert set(legal(step)) == {
        trashes("Mud Worm"),
        trashes("Coffee Flask"),
        trashes_discarded("Tin Spoon"),
        trashes_discarded("Bead Jig"),
        DECLINE,
    }
    assert refused(step, trashes("Tin Spoon")) == refused(step, trashes_discarded("Mud Worm")) == "TF-10e"
    of_hand = play(step, trashes("Mud Worm"))
    assert names(table(of_hand).lost) == ["Mud Worm"] and names(angler(of_hand).hand) == ["Coffee Flask"]
    of_pile = play(step, trashes_discarded("Bead Jig"))
    assert names(table(of_pile).lost) == ["Bead Jig"] and names(angler(of_pile).discards) == ["Tin Spoon"]
    assert not table(play(step, DECLINE)).lost


@pytest.mark.rule("TF-10f")
def test_a_forbidden_type_is_not_played_but_attachments_go_on_working() -> None:
    step = deal("Coffee Flask, Aluminium Skiff", weather="Fog Bank", attachments=("Sonar Unit",))
    assert set(legal(step)) == {plays("Aluminium Skiff"), uses("Sonar Unit"), END_SEARCH}
    assert refused(step, plays("Coffee Flask")) == "TF-10f"


@pytest.mark.rule("TF-10g")
def test_sinking_takes_spots_scanned_this_turn() -> None:
    step = deal("Depth Chart", lake={2: "Walleye, Sauger, Mooneye, Cisco"})
    step = play(step, plays("Depth Chart"), scans(2))
    assert fishes(happened(step, Scanned)[0].cards) == ["Walleye", "Sauger", "Mooneye"]
    assert legal(step) == (sinks(2), DECLINE) and refused(step, sinks(1)) == "TF-10g"
    step = play(step, sinks(2))
    assert on_top(step, 2) == "Sauger" and at_bottom(step, 2) == "Walleye"
    assert table(step).spots[1].cards[-1] == Lying(lake_card("Walleye"))


@pytest.mark.rule("TF-10g", "TF-11f")
def test_the_only_card_of_a_spot_is_just_turned_face_down() -> None:
    step = deal("Depth Chart", lake={2: "Walleye"}, bare=True)
    step = play(step, plays("Depth Chart"), scans(2), sinks(2))
    (lying,) = table(step).spots[1].cards
    assert lying == Lying(lake_card("Walleye"), seen=1)


@pytest.mark.rule("TF-10d")
def test_nothing_is_asked_where_nothing_was_scanned() -> None:
    step = play(deal("Depth Chart, Folded Chart"), plays("Depth Chart"), DECLINE)
    assert asked(step) == "Searching"


@pytest.mark.rule("TF-11a", "TF-11c")
def test_a_scan_shows_the_top_card_to_the_angler_alone_and_changes_nothing() -> None:
    step = play(deal("Folded Chart, Mud Worm", lake={3: "SNAG!"}), plays("Folded Chart"), scans(3))
    (event,) = happened(step, Scanned)
    assert fishes(event.cards) == ["SNAG!"] and on_top(step, 3) == "SNAG!"
    assert GAME.witness(event, 0) == event
    for seat in (1, None):
        assert GAME.witness(event, seat).cards == (UNKNOWN,)  # type: ignore[union-attr]


@pytest.mark.rule("TF-11b")
@pytest.mark.parametrize(("spot", "seen"), [(2, ["Walleye", "Sauger"]), (3, ["Mooneye"])])
def test_a_deep_scan_shows_the_top_cards_in_their_order(spot: int, seen: list[str]) -> None:
    step = deal("Mud Worm", clock="Wind Shift", lake={2: "Walleye, Sauger", 3: "Mooneye"}, bare=True)
    step = play(step, USE_CLOCK, scans(spot))
    assert fishes(happened(step, Scanned)[0].cards) == seen
    assert on_top(step, 2) == "Walleye"


@pytest.mark.rule("TF-11d")
@pytest.mark.parametrize("notes", [True, False])
def test_the_table_remembers_what_was_seen_unless_it_plays_without_notes(notes: bool) -> None:
    step = deal("Folded Chart, Tin Spoon", lake={2: "Walleye", 3: "Sauger"}, notes=notes)
    step = play(step, plays("Folded Chart"), scans(3))
    step = play(step, plays("Tin Spoon"), casts(2))
    for seat, expected in ((0, notes), (1, False), (None, False)):
        spots = GAME.view(table(step), seat).spots
        assert [spots[spot].cards[0].card != UNKNOWN for spot in (1, 2)] == [expected] * 2


@pytest.mark.rule("TF-11e")
def test_what_is_known_stays_while_cards_above_leave() -> None:
    step = deal("Depth Chart, Mud Worm", lake={2: "Walleye, Pumpkinseed, Mooneye, Cisco"})
    step = play(step, plays("Depth Chart"), scans(2), sinks(2), plays("Mud Worm"), casts(2))
    known = [lying.card for lying in GAME.view(table(step), 0).spots[1].cards[:2]]
    assert fishes(known[:1]) == ["Mooneye"] and known[1] == UNKNOWN


@pytest.mark.rule("TF-11f")
def test_it_ends_when_the_card_goes_to_the_bottom() -> None:
    step = play(deal("Depth Chart", lake={2: "Walleye, Sauger"}), plays("Depth Chart"), scans(2), sinks(2))
    assert GAME.view(table(step), 0).spots[1].cards[-1].card == UNKNOWN


@pytest.mark.rule("TF-10a", "TF-08a")
def test_searching_ends_by_itself_or_when_wished() -> None:
    step = play(deal("Folded Chart, Mud Worm"), END_SEARCH)
    assert happened(step, SearchEnded) and table(step).phase == Phase.CAST
    assert refused(step, END_SEARCH) == "TF-08a"
    assert not happened(deal("Mud Worm"), SearchEnded)
