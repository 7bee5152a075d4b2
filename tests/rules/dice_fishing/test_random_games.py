"""Random games, by hypothesis and by the thousand: nothing is lost, and every game comes to an end."""

from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.dice_fishing.actions import Place, Reroll, Stop, TurnDie
from rules.dice_fishing.faces import total
from rules.dice_fishing.inventory import missing
from rules.dice_fishing.options import Options
from rules.dice_fishing.pieces import ROW, TOKENS_TO_END
from rules.dice_fishing.state import DiceFishingState
from rules.game import Action, IllegalAction
from tests.rules.dice_fishing.scripted import GAME
from tests.thinned import thinned

OPTIONS = st.builds(
    Options,
    seats=st.integers(1, 5),
    advanced=st.booleans(),
    open_species=st.booleans(),
    reroll_all=st.booleans(),
)

ALL_OPTIONS = [
    Options(seats=seats, advanced=advanced, open_species=shown, reroll_all=every, first=first)
    for seats, advanced, shown, every in product(range(1, 6), *[(False, True)] * 3)
    for first in ("lot", str(seats))
]
"""Every combination there is, twice: drawn by lot, and with the last seat first."""


def check(state: DiceFishingState) -> None:
    """What holds at every moment of every game."""
    assert missing(state) == ""
    assert len(state.row) <= ROW and state.supply >= 0
    assert all(player.coins >= 0 for player in state.players)
    claimed = sum(len(player.tokens) for player in state.players)
    assert (claimed >= TOKENS_TO_END) is (state.ended == "tokens")
    assert (not state.agenda) is bool(state.ended)
    for slot in state.row:
        assert slot.empty or all(put <= space for put, space in zip(slot.placed, slot.baits, strict=True))
    if not state.setup.advanced:
        assert not state.power_deck and not state.display
    if state.setup.solo:
        assert state.players[1].coins == 0
    for sheet in GAME.standings(state).sheets:
        assert sheet.total == sum(line.points or 0 for line in sheet.lines)


@given(OPTIONS, st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_nothing_is_ever_lost(options: Options, data: st.DataObject) -> None:
    """With saving, loading and illegal input in between."""
    state = GAME.new(options, data.draw(st.text("abc", min_size=1, max_size=4)))
    vocabulary = GAME.vocabulary(options)
    for _ in range(data.draw(st.integers(1, 40))):
        decision = GAME.decision(state)
        if decision is None:
            break
        match data.draw(st.sampled_from(["play", "play", "play", "save", "illegal"])):
            case "play":
                state = GAME.apply(state, data.draw(st.sampled_from(decision.actions))).state
            case "save":
                state = GAME.load(GAME.dump(state))
            case _:
                action = data.draw(st.sampled_from(vocabulary))
                if action not in decision.actions:
                    with pytest.raises(IllegalAction):
                        GAME.apply(state, action)
        check(state)


def sensible(actions: tuple[Action, ...], random: Random) -> Action:
    """Mostly the fullest placement, else the largest reroll, else the end of fishing: games stay short."""
    if random.random() < 0.15:
        return random.choice(actions)
    places = [action for action in actions if isinstance(action, Place)]
    if places:
        return max(places, key=lambda action: total(action.dice))
    rerolls = [action for action in actions if isinstance(action, Reroll)]
    if rerolls:
        return rerolls[0]
    others = [action for action in actions if not isinstance(action, TurnDie | Stop)]
    return random.choice(others or actions)


def play_out(options: Options, seed: str, every: int, uniform: bool = False) -> int:
    """Plays a game to its end, checking one state of so many; how many actions it took."""
    random = Random(seed)
    state, count = GAME.new(options, seed), 0
    while decision := GAME.decision(state):
        actions = decision.actions
        state = GAME.apply(state, random.choice(actions) if uniform else sensible(actions, random)).state
        count += 1
        if count % every == 0:
            check(state)
        assert count < 100_000, "a game without end"
    check(state)
    assert GAME.standings(state).winners
    return count


@pytest.mark.parametrize("options", thinned(ALL_OPTIONS, every=9), ids=str)
def test_games_come_to_an_end(options: Options) -> None:
    for seed in range(4):
        play_out(options, f"short {seed}", every=7)


@pytest.mark.slow
def test_two_thousand_games_come_to_an_end() -> None:
    for number in range(2000):
        play_out(ALL_OPTIONS[number % len(ALL_OPTIONS)], f"sweep {number}", every=25)


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_OPTIONS[1::8], ids=str)
def test_even_mindless_games_come_to_an_end(options: Options) -> None:
    play_out(options, "mindless", every=50, uniform=True)
