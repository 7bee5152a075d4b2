"""What each seat may know, and what it may not (TF-11, TF-24, TF-44)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rules.chance import seeded
from rules.game import NOTHING, UNKNOWN, Step
from rules.piles import put
from rules.tournament_fishing import events as happened
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.effects import Phase
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import (
    STREAMS,
    Anchor,
    Angler,
    Bite,
    Fight,
    Lying,
    Result,
    Rival,
    RoundDeck,
    Setup,
    Source,
    Spot,
    Turn,
    sees,
)
from rules.tournament_fishing.state import FishingState
from tests.rules.tournament_fishing.sweep import games, played
from tests.rules.tournament_fishing.tables import (
    angler,
    cards,
    casts,
    deal,
    lake_card,
    play,
    plays,
    scans,
    table,
)

PUBLIC, OWN, NOBODY, PARTLY = "everybody", "its owner", "nobody", "partly, see the tests"


def all_public(kind: type) -> dict[str, str]:
    return dict.fromkeys(kind.__struct_fields__, PUBLIC)  # type: ignore[attr-defined]


AUDIENCES: dict[type, dict[str, str]] = {
    FishingState: {
        "chance": NOBODY,
        "viewer": PUBLIC,
        "setup": PUBLIC,
        "anglers": PARTLY,
        "rivals": PARTLY,
        "first": PUBLIC,
        "round": PUBLIC,
        "seat": PUBLIC,
        "phase": PUBLIC,
        "spots": PARTLY,
        "box": NOBODY,
        "gone": PUBLIC,
        "supply": PUBLIC,
        "shop_deck": NOBODY,
        "bucket": PUBLIC,
        "lost": PUBLIC,
        "spare": PUBLIC,
        "spare_locations": PUBLIC,
        "clock": PARTLY,
        "weather": PARTLY,
        "fight_deck": NOBODY,
        "fight_discards": PUBLIC,
        "agenda": PUBLIC,
        "lake_empty": PUBLIC,
        "ended": PUBLIC,
    },
    Angler: {
        "hand": OWN,
        "deck": NOBODY,
        "discards": PUBLIC,
        "play": PUBLIC,
        "attachments": PUBLIC,
        "livewell": OWN,
        "turn": PARTLY,
        "reserve": PARTLY,
    },
    Turn: {
        "lure": PUBLIC,
        "bait": PUBLIC,
        "here": PUBLIC,
        "cast": PUBLIC,
        "hook": PUBLIC,
        "attempts": PUBLIC,
        "tried": PUBLIC,
        "scanned": PUBLIC,
        "looking": PUBLIC,
        "events": PUBLIC,
        "offers": PUBLIC,
        "bite": PUBLIC,
        "fight": PUBLIC,
        "counters": OWN,
        "bought": PUBLIC,
    },
    Spot: {"cards": PARTLY, "location": PUBLIC, "anchors": PUBLIC},
    Lying: {"card": PARTLY, "seen": PUBLIC, "open": PUBLIC},
    Rival: {"livewell": NOBODY},
    RoundDeck: {"cards": PARTLY, "open": PUBLIC, "discards": PUBLIC},
    **{kind: all_public(kind) for kind in (Setup, Anchor, Bite, Fight, Result, Source)},
}
"""Who may see each field of what lies on the table."""


def busy() -> Step:
    """A table with something to hide in every place."""
    step = deal(
        "Folded Chart, Mud Worm, Overhand Toss",
        "Tin Spoon, Snelled Hook",
        lake={1: "Walleye, Sauger", 2: "Burbot"},
        livewells=("Bluegill", "Cisco"),
        weather="Gusts",
        clock="Dawn Bite",
        discards=("Bead Jig",),
    )
    return play(step, plays("Folded Chart"), scans(2))


@pytest.mark.rule("TF-11d", "TF-24b")
@pytest.mark.parametrize("kind", list(AUDIENCES))
def test_every_field_has_an_audience(kind: type) -> None:
    assert set(AUDIENCES[kind]) == set(kind.__struct_fields__)  # type: ignore[attr-defined]


@pytest.mark.rule("TF-02c", "TF-11d", "TF-24b")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_public_fields_are_shown_and_secret_ones_masked(viewer: int | None) -> None:
    state = table(busy())
    seen = GAME.view(state, viewer)
    for name, audience in AUDIENCES[FishingState].items():
        if audience == PUBLIC and name != "viewer":
            assert getattr(seen, name) == getattr(state, name), name
        elif audience == NOBODY and name != "chance":
            assert set(getattr(seen, name)) == {UNKNOWN}, name
    assert not seen.chance.seed
    for seat, (owned, shown) in enumerate(zip(state.anglers, seen.anglers, strict=True)):
        _check_fields(owned, shown, own=seat == viewer)
        _check_fields(owned.turn, shown.turn, own=seat == viewer)
        hidden = owned.deck if seat == viewer else owned.deck + owned.hand
        assert shown.reserve == tuple(sorted(hidden)) and not owned.reserve


def _check_fields(owned: Any, shown: Any, *, own: bool) -> None:
    for name, audience in AUDIENCES[type(owned)].items():
        value = getattr(owned, name)
        if audience == PUBLIC or (audience == OWN and own):
            assert getattr(shown, name) == value, name
        elif audience in (OWN, NOBODY):
            assert getattr(shown, name) == (UNKNOWN,) * len(value), name


@pytest.mark.rule("TF-11a", "TF-11d")
def test_lake_cards_are_known_to_those_who_saw_them() -> None:
    state = table(busy())
    tops = {seat: [spot.cards[0].card for spot in GAME.view(state, seat).spots[:2]] for seat in (0, 1, None)}
    assert tops == {0: [UNKNOWN, lake_card("Burbot")], 1: [UNKNOWN] * 2, None: [UNKNOWN] * 2}
    assert GAME.view(state, 1).spots[1].cards[0].seen == 1, "everybody sees who looks"


@pytest.mark.rule("TF-35a")
def test_a_card_that_lies_face_up_is_seen_by_all_until_it_leaves() -> None:
    step = deal("Mud Worm, Overhand Toss", lake={1: "Yellow Perch, Sauger"}, phase=Phase.CAST)
    state = table(step)
    top, *rest = state.spots[0].cards
    lying = replace(state.spots[0], cards=(replace(top, open=True), *rest))
    state = replace(state, spots=put(state.spots, 0, lying))
    for seat in (0, 1, None):
        assert GAME.view(state, seat).spots[0].cards[0].card == lake_card("Yellow Perch")
    after = play(Step(state, step.beats), plays("Mud Worm"), casts(1))
    assert table(after).spots[0].cards[0].open, "a cast that fails leaves it as it lay"


def test_a_weather_deck_shows_the_card_in_force_only() -> None:
    state = table(busy())
    seen = GAME.view(state, 1).weather
    assert seen.cards[0] == state.weather.cards[0] and set(seen.cards[1:]) == {UNKNOWN}
    assert GAME.view(state, 1).clock == state.clock, "the hours run in their order"


def test_who_belongs_to_a_set_of_seats() -> None:
    assert sees(-1, 0) and sees(-1, -2) and sees(0b101, 2)
    assert not sees(0b101, 1) and not sees(0b111, -2)


@pytest.mark.rule("TF-24b")
def test_livewells_are_open_at_the_end() -> None:
    state = replace(table(busy()), ended=True, agenda=())
    assert [angler.livewell for angler in GAME.view(state, None).anglers] == [
        angler.livewell for angler in state.anglers
    ]


@pytest.mark.rule("TF-44d", "TF-44e")
def test_two_together_hide_nothing_from_each_other() -> None:
    step = deal("Folded Chart, Mud Worm", "Tin Spoon", mode="co-op", lake={3: "Walleye"})
    state = table(play(step, plays("Folded Chart"), scans(3)))
    for seat in (0, 1):
        seen = GAME.view(state, seat)
        assert [angler.hand for angler in seen.anglers] == [angler.hand for angler in state.anglers]
        assert seen.spots[2].cards[0].card == lake_card("Walleye")
    assert GAME.secrets(state) == frozenset()


def test_who_needs_a_curtain() -> None:
    assert GAME.secrets(table(busy())) == {0, 1}
    assert GAME.secrets(GAME.new(Options(seats=1), "seed")) == {0}
    bare = table(busy())
    empty = replace(bare, anglers=tuple(replace(angler, hand=(), livewell=()) for angler in bare.anglers))
    assert GAME.secrets(empty) == {0}, "who scanned knows more"
    known = replace(empty, spots=tuple(replace(spot, cards=()) for spot in empty.spots))
    assert GAME.secrets(known) == frozenset()


def test_what_is_witnessed_of_cards_drawn() -> None:
    event = happened.Drew(0, (1, 2), watchers=1)
    assert GAME.witness(event, 0) == event
    for seat in (1, None):
        assert GAME.witness(event, seat).cards == (UNKNOWN, UNKNOWN)  # type: ignore[union-attr]
    public = happened.Drew(0, (1, 2), watchers=-1)
    assert GAME.witness(public, None) == public


def swapped(state: FishingState, seat: int | None, random: Random) -> FishingState:
    """Another state that the seat could not tell from this one."""
    viewer = NOTHING if seat is None else seat
    anglers = tuple(
        _other_angler(angler, owner == viewer or state.setup.together, random)
        for owner, angler in enumerate(state.anglers)
    )
    hidden = [
        (spot, place)
        for spot, lying in enumerate(state.spots)
        for place, card in enumerate(lying.cards)
        if not card.open and not sees(card.seen, viewer) and not _looked_at(state, viewer, spot, place)
    ]
    pool = [state.spots[spot].cards[place].card for spot, place in hidden] + list(state.box)
    random.shuffle(pool)
    spots = state.spots
    for spot, place in hidden:
        lying = replace(spots[spot].cards[place], card=pool.pop())
        spots = put(spots, spot, replace(spots[spot], cards=put(spots[spot].cards, place, lying)))
    return replace(
        state,
        anglers=anglers,
        spots=spots,
        box=tuple(pool),
        shop_deck=_shuffled(state.shop_deck, random),
        fight_deck=_shuffled(state.fight_deck, random),
    )


def _looked_at(state: FishingState, viewer: int, spot: int, place: int) -> bool:
    mine = [
        angler.turn.looking
        for seat, angler in enumerate(state.anglers)
        if seat == viewer or state.setup.together
    ]
    return place == 0 and spot in mine


def _other_angler(angler: Angler, known: bool, random: Random) -> Angler:
    if known:
        return replace(angler, deck=_shuffled(angler.deck, random))
    if angler.turn.counters:
        return angler
    pool = _shuffled(angler.hand + angler.deck, random)
    held = len(angler.hand)
    return replace(angler, hand=tuple(sorted(pool[:held])), deck=pool[held:])


def _shuffled(cards: tuple[int, ...], random: Random) -> tuple[int, ...]:
    return tuple(random.sample(cards, len(cards)))


@pytest.mark.rule("TF-11a", "TF-11d", "TF-24b")
@pytest.mark.parametrize(("options", "seed"), games(12))
def test_what_a_seat_may_not_know_changes_nothing_for_it(options: Options, seed: str) -> None:
    random, differing = Random(seed), 0
    for number, (step, _) in enumerate(played(options, seed)):
        if number % 9:
            continue
        state = table(step)
        decision = GAME.decision(state)
        for seat in (*range(options.seats), None):
            other = swapped(state, seat, random)
            differing += other.spots != state.spots
            assert GAME.dump(GAME.view(state, seat)) == GAME.dump(GAME.view(other, seat))
            if decision and seat == decision.seat:
                assert GAME.decision(other) == decision
                assert GAME.menu(GAME.view(other, seat)) == GAME.menu(GAME.view(state, seat))
                assert GAME.proposal(GAME.view(other, seat)) == GAME.proposal(GAME.view(state, seat))
                for action in random.sample(GAME.vocabulary(options), 20):
                    assert GAME.why_not(other, action) == GAME.why_not(state, action)
    assert differing > 5, "the swap must really swap something"


def test_the_lake_that_is_imagined_has_fish_in_every_livewell() -> None:
    step = busy()
    for number in range(20):
        whole = GAME.imagine(GAME.view(table(step), 1), 1, seeded(f"{number}", STREAMS))
        assert all(LAKE[card].is_fish for owner in whole.anglers for card in owner.livewell)
        assert whole.anglers[1].hand == angler(step, 1).hand
        assert whole.anglers[0].play == cards("Folded Chart")
