"""Random games: nothing gets lost, nothing leaks, nothing ends dead, and everything can be said."""

import pytest
from msgspec.structs import replace

from rules.chance import seeded
from rules.game import EVERYTHING, IllegalAction
from rules.tournament_fishing.events import TurnBegan
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.inventory import missing
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import STREAMS
from rules.tournament_fishing.setup import lay_out_game
from rules.tournament_fishing.state import FishingState
from rules.words import plain
from tests.rules.tournament_fishing.sweep import (
    check,
    check_between_turns,
    check_end,
    check_start,
    games,
    options_of,
    played,
)

NAMES = ("Ann", "Bo", "Cy", "Di", "Clock AI", "Weather AI")
EVERY = 11
"""Costly checks are made at every so many steps."""


def names(options: Options) -> tuple[str, ...]:
    return (*NAMES[: options.seats], *GAME.seats(options)[options.seats :])


def table(step) -> FishingState:  # type: ignore[no-untyped-def]
    assert isinstance(step.state, FishingState)
    return step.state


def sweep(number: int) -> None:
    for options, seed in games(number):
        check_start(lay_out_game(options, seed))
        for step, _action in played(options, seed):
            check(table(step))
            for beat in step.beats:
                if any(isinstance(event, TurnBegan) for event in beat.events) and beat is not step.beats[-1]:
                    check_between_turns(beat.state)  # type: ignore[arg-type]
        check_end(table(step))


def test_a_hundred_games_come_to_their_end_with_nothing_lost() -> None:
    sweep(100)


@pytest.mark.slow
def test_two_thousand_games_come_to_their_end_with_nothing_lost() -> None:
    sweep(2000)


def test_the_sweep_meets_every_value_of_every_option() -> None:
    chosen = [options_of(number).model_dump() for number in range(100)]
    for name in Options.model_fields:
        found = {options[name] for options in chosen}
        assert len(found) >= (
            4 if name in ("seats", "first") else 3 if name in ("mode", "opponents") else 2
        ), name


@pytest.mark.parametrize(("options", "seed"), games(12))
def test_what_can_be_done_is_what_is_not_refused(options: Options, seed: str) -> None:
    """Each action of the vocabulary is listed or refused by a clause; no other is listed."""
    known = GAME.vocabulary(options)
    for number, (step, _) in enumerate(played(options, seed)):
        if number % EVERY:
            continue
        decision = GAME.decision(table(step))
        listed = set(decision.actions) if decision else set()
        assert listed <= set(known)
        for action in known:
            refusal = GAME.why_not(table(step), action)
            assert (refusal is None) is (action in listed), action
            assert refusal is None or (refusal.rule.startswith("TF-") and refusal.text.endswith("."))


@pytest.mark.parametrize(("options", "seed"), games(6))
def test_a_refused_action_changes_nothing(options: Options, seed: str) -> None:
    step = GAME.opening(options, seed)
    before = GAME.dump(table(step))
    for action in GAME.vocabulary(options):
        if GAME.why_not(table(step), action):
            with pytest.raises(IllegalAction):
                GAME.apply(table(step), action)
    assert GAME.dump(table(step)) == before


@pytest.mark.parametrize(("options", "seed"), games(16))
def test_the_deciding_seat_sees_what_it_can_do_and_the_others_only_who_decides(
    options: Options, seed: str
) -> None:
    for step, _ in played(options, seed):
        state = table(step)
        decision = GAME.decision(state)
        for seat in (*range(options.seats), None):
            seen = GAME.view(state, seat)
            assert GAME.view(seen, seat) == seen
            asked = GAME.decision(seen)
            if decision is None or asked is None:
                assert decision is asked
            elif seat == decision.seat:
                assert asked == decision
                entries = GAME.menu(seen)
                assert {action for entry in entries for action in entry.actions} == set(decision.actions)
            else:
                assert asked.seat == decision.seat and asked.actions == () and GAME.menu(seen) == ()


@pytest.mark.parametrize(("options", "seed"), games(24))
def test_everything_can_be_said_and_pointed_at(options: Options, seed: str) -> None:
    known = names(options)
    for step, _ in played(options, seed):
        decision = GAME.decision(table(step))
        if decision:
            seen = GAME.view(table(step), decision.seat)
            assert plain(decision.prompt, known)
            for action in decision.actions:
                assert plain(GAME.describe(seen, decision.seat, action), known)
                for target in GAME.targets(seen, action):
                    assert GAME.explain(seen, target), target
            said = [plain(entry.words, known) for entry in GAME.menu(seen)]
            assert len(set(said)) == len(said), said
        for beat in step.beats:
            for seat in (0, options.seats - 1, None):
                seen = GAME.view(beat.state, seat)  # type: ignore[arg-type]
                for event in beat.events:
                    witnessed = GAME.witness(event, seat)  # type: ignore[arg-type]
                    if witnessed is not None:
                        plain(GAME.tell(seen, seat, witnessed), known)


@pytest.mark.parametrize(("options", "seed"), games(16))
def test_what_is_proposed_can_be_done_step_by_step(options: Options, seed: str) -> None:
    for step, _ in played(options, seed):
        decision = GAME.decision(table(step))
        if decision:
            state = table(step)
            for action in GAME.proposal(GAME.view(state, decision.seat)):
                state = GAME.apply(state, action).state  # type: ignore[assignment]


@pytest.mark.parametrize(("options", "seed"), games(12))
def test_states_and_actions_can_be_written_and_read(options: Options, seed: str) -> None:
    for number, (step, action) in enumerate(played(options, seed)):
        if number % 3 == 0:
            assert GAME.load(GAME.dump(table(step))) == table(step)
        if action is not None:
            assert GAME.load_action(GAME.dump_action(action)) == action  # type: ignore[arg-type]


@pytest.mark.parametrize(("options", "seed"), games(8))
def test_replay_equals_play(options: Options, seed: str) -> None:
    moves = list(played(options, seed))
    state = GAME.new(options, seed)
    for _, action in moves[:-1]:
        state = GAME.apply(state, action).state  # type: ignore[arg-type, assignment]
    assert GAME.dump(state) == GAME.dump(table(moves[-1][0]))


@pytest.mark.parametrize(("options", "seed"), games(16))
def test_what_is_imagined_behind_a_view_is_a_game_with_that_view(options: Options, seed: str) -> None:
    for number, (step, _) in enumerate(played(options, seed)):
        if number % EVERY:
            continue
        for seat in (*range(options.seats), None):
            seen = GAME.view(table(step), seat)
            behind = GAME.imagine(seen, seat, seeded(f"{seed} {number}", STREAMS))
            assert behind.viewer == EVERYTHING and not missing(behind), missing(behind)
            assert GAME.view(behind, seat) == seen
            decision = GAME.decision(behind)
            assert decision is None or decision.actions


@pytest.mark.parametrize(("options", "seed"), games(8))
def test_what_is_imagined_can_be_played_to_the_end(options: Options, seed: str) -> None:
    """A computer player's play-outs meet no dead end, from its own view in the middle of a game."""
    for number, (step, _) in enumerate(played(options, seed)):
        decision = GAME.decision(table(step))
        if number % 60 or decision is None:
            continue
        state = GAME.imagine(GAME.view(table(step), decision.seat), decision.seat, seeded(seed, STREAMS))
        luck = seeded(seed, 1)
        while (asked := GAME.decision(state)) is not None:
            (place,), luck = luck.roll(0, 1, len(asked.actions))
            state = GAME.apply(state, asked.actions[place]).state  # type: ignore[arg-type, assignment]
        assert state.ended


def test_lost_components_are_refused() -> None:
    state = GAME.new(Options(), "seed")
    with pytest.raises(ValueError, match="lake cards"):
        GAME.load(GAME.dump(replace(state, box=())))
    with pytest.raises(ValueError, match="reserve"):
        seen = GAME.imagine(GAME.view(state, 0), 0, seeded("x", STREAMS))
        hand = seen.anglers[0].hand
        angler = replace(seen.anglers[0], hand=(), reserve=hand)
        GAME.load(GAME.dump(replace(seen, anglers=(angler, seen.anglers[1]))))
    with pytest.raises(ValueError, match="unknown field"):
        GAME.load(GAME.dump(state)[:-1] + b',"more":1}')
    with pytest.raises(ValueError, match="not an action"):
        GAME.load_action(b'{"type":"Play","card":"Worm"}')
