"""What each seat may know, and what it may not (CC-21)."""

import pytest

from rules.coldwater_crown.bait import Bag
from rules.coldwater_crown.events import FishCaught, TackleGained
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.pieces import Caught, Fish, Player, Setup, Trophy, Turn, Unfinished
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.words import fish
from rules.game import UNKNOWN, Step, Target
from rules.words import plain
from tests.rules.coldwater_crown.scripted import (
    NAMES,
    card,
    changed,
    deal,
    happened,
    having,
    place,
    play,
    table,
)

PUBLIC, OWN, NOBODY, PARTLY = "everybody", "its owner", "nobody", "partly, see the tests"

AUDIENCES: dict[type, dict[str, str]] = {
    CrownState: {
        "chance": NOBODY,
        "viewer": PUBLIC,
        "setup": PUBLIC,
        "players": PARTLY,
        "waters": PARTLY,
        "decks": PARTLY,
        "tag": PUBLIC,
        "row": PUBLIC,
        "master_deck": NOBODY,
        "trophies": PUBLIC,
        "mystery": PARTLY,
        "tackle_stack": NOBODY,
        "tackle_discards": PUBLIC,
        "tokens": PUBLIC,
        "bag": PUBLIC,
        "discards": PUBLIC,
        "turn": PUBLIC,
        "agenda": PUBLIC,
        "last_turns": PUBLIC,
        "ended": PUBLIC,
    },
    Player: {
        "board": PUBLIC,
        "unfinished": PUBLIC,
        "masters": PUBLIC,
        "catch": PARTLY,
        "token": PUBLIC,
        "tackle": OWN,
        "fresh": OWN,
        "trophies": PUBLIC,
        "mystery": PUBLIC,
        "submission": OWN,
    },
    Caught: {"card": PARTLY, "species": PUBLIC, "shown": PUBLIC, "submitted": PUBLIC},
    Fish: {"card": NOBODY, "species": PARTLY},
    Turn: dict.fromkeys(("seat", "number", "step", "placed", "mystery_won"), PUBLIC),
    Setup: dict.fromkeys(("seats", "edition", "less_luck"), PUBLIC),
    Bag: dict.fromkeys(("coloured", "white"), PUBLIC),
    Trophy: dict.fromkeys(("contest", "points"), PUBLIC),
    Unfinished: dict.fromkeys(("card", "bait"), PUBLIC),
}
"""Who may see each field of what lies on the table."""


def busy() -> Step:
    """A table with something to hide in every place."""
    return deal(
        "gk/kk",
        "p/y",
        catches=(("Flounder 5", "Pike 3"), ("Roach 1", "Perch 1")),
        tackle=("Reel Lure", "Rod Line"),
        tokens="Red1 Yellow1 Blue1",
        mystery=(7, 2),
    )


@pytest.mark.rule("CC-21c", "CC-21d")
@pytest.mark.parametrize("kind", list(AUDIENCES))
def test_every_field_has_an_audience(kind: type) -> None:
    assert set(AUDIENCES[kind]) == set(kind.__struct_fields__)  # type: ignore[attr-defined]


@pytest.mark.rule("CC-21c", "CC-21d")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_public_fields_are_shown_and_secret_ones_masked(viewer: int | None) -> None:
    state = table(having(busy(), 1, fresh=(0,), submission=(card("Roach 1"),)))
    seen = GAME.view(state, viewer)
    for name, audience in AUDIENCES[CrownState].items():
        if audience == PUBLIC and name != "viewer":
            assert getattr(seen, name) == getattr(state, name), name
    for seat, (player, shown) in enumerate(zip(state.players, seen.players, strict=True)):
        for name, audience in AUDIENCES[Player].items():
            value = getattr(shown, name)
            if audience == PUBLIC or seat == viewer:
                assert value == getattr(player, name), name
            elif name in ("tackle", "fresh"):
                assert value == (UNKNOWN,) * len(getattr(player, name))
    assert not seen.chance.seed and set(seen.tackle_stack) == set(seen.master_deck) == {UNKNOWN}
    assert seen.mystery == (7, *[UNKNOWN] * 5)


@pytest.mark.rule("CC-21a", "CC-21b")
def test_only_the_catcher_sees_the_back_and_may_look_again() -> None:
    step = play(
        deal("g/k", fish={"Shore 3": "Flounder 5"}, tokens="Red1 Yellow1 Blue1", mystery=(7,), tag="tan"),
        place("Green"),
    )
    (event,) = happened(step, FishCaught)
    state = table(step)
    assert GAME.witness(event, 0) == event
    assert (
        plain(GAME.tell(GAME.view(state, 0), 0, event), NAMES) == "Ann caught a Flounder of 5 lb from Shore 3"
    )
    for seat in (1, None):
        witnessed = GAME.witness(event, seat)
        assert witnessed.card == UNKNOWN  # type: ignore[union-attr]
        told = GAME.tell(GAME.view(state, seat), seat, witnessed)  # type: ignore[arg-type]
        assert plain(told, NAMES) == "Ann caught a Flounder from Shore 3"
        assert GAME.view(state, seat).players[0].catch == (
            Caught(UNKNOWN, state.players[0].catch[0].species),
        )
    own = GAME.view(state, 0).players[0].catch[0]
    (weighed, _) = GAME.explain(GAME.view(state, 0), Target("fish", own.card))
    assert plain(weighed, NAMES) == "Flounder of 5 lb, orange tag, caught at 14:25."
    assert fish(UNKNOWN, own.species).name == "Flounder"


@pytest.mark.rule("CC-21c", "CC-21d")
def test_others_see_how_many_pieces_of_tackle_are_held_and_gained_but_not_which() -> None:
    step = deal("k//g/", tackle=("Reel Lure", ""), stack="Line", tokens="Red1 Yellow1 Blue1")
    step = play(step, place("Green"))
    (event,) = happened(step, TackleGained)
    assert GAME.witness(event, 0) == event and GAME.witness(event, 1).kind == UNKNOWN  # type: ignore[union-attr]
    other = GAME.view(table(step), 1).players[0]
    assert len(other.tackle) + len(other.fresh) == 3 and set(other.tackle) == {UNKNOWN}


@pytest.mark.rule("CC-21d")
def test_states_that_differ_in_a_secret_look_the_same() -> None:
    """For each secret: the table with another one behind it, and the seats that must see no difference."""
    step = busy()
    state = table(step)
    swapped_catch = (state.players[0].catch[0], Caught(card("Pike 4"), state.players[0].catch[1].species))
    others: list[tuple[Step, tuple[int | None, ...]]] = [
        (changed(step, master_deck=state.master_deck[::-1]), (0, 1, None)),
        (changed(step, tackle_stack=state.tackle_stack[::-1]), (0, 1, None)),
        (changed(step, mystery=(*state.mystery[:1], *state.mystery[:0:-1])), (0, 1, None)),
        (changed(step, decks=tuple((deck[0], *deck[:0:-1]) for deck in state.decks)), (0, 1, None)),
        (having(step, 0, tackle=(2, 3)), (1, None)),
        (having(step, 1, tackle=(0, 1)), (0, None)),
        (having(step, 0, catch=swapped_catch), (1, None)),
    ]
    for other, seats in others:
        assert other.state != state
        for seat in seats:
            assert GAME.view(table(other), seat) == GAME.view(state, seat)


@pytest.mark.rule("CC-21d")
def test_who_needs_a_curtain() -> None:
    assert GAME.secrets(table(busy())) == {0, 1}
    assert GAME.secrets(table(deal(tackle=("Rod",), tokens="Red1 Yellow1 Blue1"))) == {0}
    assert GAME.secrets(table(deal(catches=((), ("Pike 3",)), tokens="Red1 Yellow1 Blue1"))) == {1}
    assert GAME.secrets(table(having(deal(), 1, submission=(3,)))) == {1}
    assert GAME.secrets(table(deal(seats=1, masters=((), (0,))))) == frozenset()
