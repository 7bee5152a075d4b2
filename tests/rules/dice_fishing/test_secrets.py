"""Who may see what: every field has an audience, and what is hidden makes no difference to anybody."""

from random import Random
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from fishing_tui.opponents import player
from rules.chance import HIDDEN, Chance, seeded
from rules.dice_fishing import events
from rules.dice_fishing.components import CARDS
from rules.dice_fishing.failure import KeepingPower
from rules.dice_fishing.pieces import Player, Setup, Slot, Turn
from rules.dice_fishing.state import DiceFishingState
from rules.game import ONLOOKER, UNKNOWN
from tests.rules.dice_fishing.scripted import GAME

VOCABULARY = GAME.vocabulary(GAME.options())
EVERYBODY, NOBODY, ITS_LENGTH, BY_CARD, BY_PART = "everybody", "nobody", "its length", "by card", "by part"
AUDIENCES: dict[type[msgspec.Struct], dict[str, str]] = {
    DiceFishingState: {
        "chance": NOBODY,
        "viewer": EVERYBODY,
        "setup": BY_PART,
        "players": BY_PART,
        "row": BY_PART,
        "deck": ITS_LENGTH,
        "discards": BY_PART,
        "tokens": EVERYBODY,
        "supply": EVERYBODY,
        "power_deck": ITS_LENGTH,
        "display": EVERYBODY,
        "power_discards": EVERYBODY,
        "turn": BY_PART,
        "agenda": BY_PART,
        "ended": EVERYBODY,
    },
    Slot: {"card": BY_CARD} | dict.fromkeys(("float", "placed", "flipped", "seen_by"), EVERYBODY),
    Player: dict.fromkeys(("coins", "catch", "tokens", "power"), EVERYBODY),
    Setup: dict.fromkeys(("seats", "advanced", "open_species", "reroll_all"), EVERYBODY),
    Turn: dict.fromkeys(
        (
            "seat",
            "number",
            "extra",
            "rolled",
            "unplaced",
            "lifted",
            "rerolls",
            "rerolls_allowed",
            "coins_spent",
            "played",
            "spared",
            "caught",
        ),
        EVERYBODY,
    ),
    KeepingPower: {"drawn": EVERYBODY},
}


def parts_of(kind: type[msgspec.Struct], found: set[type[msgspec.Struct]]) -> set[type[msgspec.Struct]]:
    """A struct and every struct inside it."""
    found.add(kind)
    for field in msgspec.structs.fields(kind):
        for inner in structs_in(field.type):
            if inner not in found and inner is not Chance:
                parts_of(inner, found)
    return found


def structs_in(annotation: object) -> list[type[msgspec.Struct]]:
    """The structs that a type is made of."""
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        return [annotation]
    return [struct for argument in get_args(annotation) for struct in structs_in(argument)]


def test_every_field_of_a_state_has_an_audience() -> None:
    for kind in parts_of(DiceFishingState, set()):
        fields = set(kind.__struct_fields__)
        assert fields == set(AUDIENCES.get(kind, {})), kind.__name__


def hidden_swapped(state: DiceFishingState, seat: int | None, random: Random) -> DiceFishingState:
    """The same state to a seat, with everything that it may not know changed."""
    pool = list(state.deck)
    random.shuffle(pool)

    def other(slot: Slot) -> Slot:
        if slot.empty or slot.flipped or state.setup.open_species or seat in slot.seen_by:
            return slot
        twins = [card for card in pool if CARDS[card].float == slot.float]
        if not twins:
            return slot
        place = pool.index(twins[0])
        pool[place] = slot.card
        return replace(slot, card=twins[0])

    row = tuple(other(slot) for slot in state.row)
    discards = tuple(other(slot) for slot in state.discards)
    powers = list(state.power_deck)
    random.shuffle(powers)
    return replace(
        state,
        row=row,
        discards=discards,
        deck=tuple(pool),
        power_deck=tuple(powers),
        chance=seeded("another", len(state.chance.drawn)),
    )


@pytest.mark.rule("DF-05b", "DF-36b")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_seat_may_not_know_changes_nothing_for_it(seats: int) -> None:
    """Neither its view, question, choices and refusals, nor what a computer player chooses for it."""
    random, differing = Random(seats), 0
    for seed in ("a", "b", "c"):
        state = GAME.new(GAME.options(seats=seats, advanced=True), seed)
        for _ in range(120):
            decision = GAME.decision(state)
            if decision is None:
                break
            for seat in [*range(seats), None]:
                other = hidden_swapped(state, seat, random)
                differing += other.row != state.row
                assert GAME.dump(GAME.view(state, seat)) == GAME.dump(GAME.view(other, seat))
                if seat == decision.seat:
                    check_same_choice(state, other, random)
            state = GAME.apply(state, random.choice(decision.actions)).state
    assert differing > 50, "the swap must really swap something"


def check_same_choice(one: DiceFishingState, two: DiceFishingState, random: Random) -> None:
    """The deciding seat can do the same in both, for the same reasons, and a computer player does."""
    decision = GAME.decision(one)
    assert decision is not None and GAME.decision(two) == decision
    assert GAME.menu(one) == GAME.menu(two)
    for action in random.sample(VOCABULARY, 10):
        assert GAME.why_not(one, action) == GAME.why_not(two, action)
    chosen = [
        player("computer", GAME.id).choose(
            GAME, GAME.view(state, decision.seat), decision.actions, seeded("luck", 1)
        )
        for state in (one, two)
    ]
    assert chosen[0] == chosen[1] and chosen[0] in decision.actions


def test_the_audiences_are_what_a_view_shows() -> None:
    state = GAME.new(GAME.options(seats=2, advanced=True), "seed")
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        for field, audience in AUDIENCES[DiceFishingState].items():
            shown, whole = getattr(view, field), getattr(state, field)
            if audience == ITS_LENGTH:
                assert whole and shown == (UNKNOWN,) * len(whole)
            elif audience == NOBODY:
                assert shown == HIDDEN
            elif field == "viewer":
                assert shown == (ONLOOKER if seat is None else seat)
            elif field in ("row", "discards"):
                assert shown == tuple(replace(slot, card=UNKNOWN) for slot in whole)
            else:
                assert shown == whole, field


def test_only_one_event_holds_a_secret_and_it_is_masked() -> None:
    secret = events.Looked(0, (1, 2), (5, 7))
    assert GAME.witness(secret, 1) == events.Looked(0, (1, 2), (UNKNOWN, UNKNOWN))
    hidden_cards = {
        kind.__name__ for kind in get_args(events.AnyEvent) if {"card", "cards"} & set(kind.__struct_fields__)
    }
    assert hidden_cards == {"Looked", "Flipped", "Caught", "GotAway", "Netted", "AlanTook"}, (
        "all but Looked turn the card over for everybody"
    )
