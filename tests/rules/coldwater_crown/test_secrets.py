"""What a seat may not know makes no difference to it, all through random games (CC-21)."""

from random import Random
from typing import TypeVar

import pytest
from msgspec.structs import replace

from fishing_tui.opponents import player
from rules.chance import seeded
from rules.coldwater_crown.components import FISH, SPECIES
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.pieces import Caught, Fish, Player
from rules.coldwater_crown.state import CrownState
from tests.rules.coldwater_crown.test_sweep import TABLES, played

T = TypeVar("T")

EVERY = 5
"""Of how many states one is looked at."""
VOCABULARY = GAME.vocabulary(Options())


def hidden_swapped(state: CrownState, seat: int | None, random: Random) -> CrownState:
    """The same state to a seat, with everything that it may not know changed."""
    twin = _twins(state, seat, random)
    hands = _dealt_anew(state, seat, random)
    players = [
        owned if owner == seat else _other(owned, twin, hands[owner])
        for owner, owned in enumerate(state.players)
    ]
    return replace(
        state,
        players=tuple(players),
        waters=tuple(tuple(_renamed(fish, twin) for fish in water) for water in state.waters),
        decks=tuple(_shuffled(tuple(_renamed(fish, twin) for fish in deck), random) for deck in state.decks),
        master_deck=tuple(random.sample(state.master_deck, len(state.master_deck))),
        mystery=_shuffled(state.mystery, random),
        tackle_stack=hands[len(state.players)],
        chance=seeded("another", len(state.chance.drawn)),
    )


def _twins(state: CrownState, seat: int | None, random: Random) -> dict[int, int]:
    """For every fish whose back the seat has not seen, another one of its species."""
    catches = enumerate(owned.catch for owned in state.players)
    seen = {fish.card for owner, catch in catches for fish in catch if fish.shown or owner == seat}
    twin: dict[int, int] = {}
    for species in SPECIES:
        unseen = [card for card in FISH if FISH[card].species == species and card not in seen]
        twin |= dict(zip(unseen, random.sample(unseen, len(unseen)), strict=True))
    return twin


def _dealt_anew(state: CrownState, seat: int | None, random: Random) -> list[tuple[int, ...]]:
    """The Tackle of every player, and at the end the stack, dealt anew but for the seat's own."""
    hands = [owned.tackle + owned.fresh for owned in state.players] + [state.tackle_stack]
    unseen = [piece for owner, hand in enumerate(hands) if owner != seat for piece in hand]
    random.shuffle(unseen)
    return [hand if owner == seat else tuple(unseen.pop() for _ in hand) for owner, hand in enumerate(hands)]


def _other(owned: Player, twin: dict[int, int], hand: tuple[int, ...]) -> Player:
    """What another player has, as it might be: nothing submitted yet, fish of other weights."""
    held = len(owned.tackle)
    catch = tuple(replace(fish, card=twin.get(fish.card, fish.card)) for fish in owned.catch)
    return replace(owned, catch=catch, tackle=hand[:held], fresh=hand[held:], submission=())


def _renamed(fish: Fish, twin: dict[int, int]) -> Fish:
    return fish if fish.empty else Fish(twin[fish.card], fish.species)


def _shuffled(pile: tuple[T, ...], random: Random) -> tuple[T, ...]:
    """A pile in another order below its top."""
    return pile[:1] + tuple(random.sample(pile[1:], len(pile[1:])))


@pytest.mark.rule("CC-21a", "CC-21d")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_a_seat_may_not_know_changes_nothing_for_it(options: Options) -> None:
    """Neither its view, question, choices and refusals, nor what a computer player chooses for it."""
    random, differing = Random(1), 0
    for number, (step, _) in enumerate(played(options, "secrets")):
        state = step.state
        assert isinstance(state, CrownState)
        if number % EVERY:
            continue
        decision = GAME.decision(state)
        for seat in [*range(options.seats), None]:
            other = hidden_swapped(state, seat, random)
            differing += _catches(other) != _catches(state)
            assert GAME.dump(GAME.view(state, seat)) == GAME.dump(GAME.view(other, seat))
            if decision and seat == decision.seat:
                check_same_choice(state, other, random)
    assert differing > 10, "the swap must really swap something"


def _catches(state: CrownState) -> list[tuple[Caught, ...]]:
    return [owned.catch for owned in state.players]


def check_same_choice(one: CrownState, two: CrownState, random: Random) -> None:
    """The deciding seat can do the same in both, for the same reasons, and a computer player does."""
    decision = GAME.decision(one)
    assert decision is not None and GAME.decision(two) == decision
    assert GAME.menu(one) == GAME.menu(two)
    for action in random.sample(VOCABULARY, 10):
        assert GAME.why_not(one, action) == GAME.why_not(two, action)
    computer = player("computer", GAME.id)
    chosen = [
        computer.choose(GAME, GAME.view(state, decision.seat), decision.actions, seeded("luck", 1))
        for state in (one, two)
    ]
    assert chosen[0] == chosen[1] and chosen[0] in decision.actions
