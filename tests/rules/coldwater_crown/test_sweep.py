"""Random games: nothing gets lost, nothing leaks, nothing ends dead, and everything can be said."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from rules.chance import Chance, seeded
from rules.coldwater_crown.casting import PuttingBait
from rules.coldwater_crown.clear_white import ChoosingForSilent
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.inventory import missing
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.pieces import LOWEST_ZONE, TOKENS_OUT, Contest
from rules.coldwater_crown.state import CrownState
from rules.game import Action, IllegalAction, Step
from rules.words import plain

NAMES = ("Ann", "Bo", "Cy", "Di")

TABLES = [
    Options(seats=seats, edition=edition, less_luck=less_luck, first=first)  # type: ignore[arg-type]
    for first, less_luck, edition, seats in product(
        ("lot", "1"), (False, True), ("current", "2016"), (1, 2, 3, 4)
    )
]


def games(number: int) -> list[tuple[Options, str]]:
    """So many games, the options taken in turn."""
    return [(TABLES[seed % len(TABLES)], f"sweep {seed}") for seed in range(number)]


def played(options: Options, seed: str) -> Iterator[tuple[Step, Action | None]]:
    """A random game: each step, and the action chosen next (None at the end)."""
    step, luck = GAME.opening(options, seed), seeded(seed, 1)
    while (decision := GAME.decision(step.state)) is not None:  # type: ignore[arg-type]
        assert decision.actions and len(set(decision.actions)) == len(decision.actions)
        action, luck = _pick(decision.actions, luck)
        yield step, action
        step = GAME.apply(step.state, action)  # type: ignore[arg-type]
    yield step, None


def _pick(actions: tuple[Action, ...], luck: Chance) -> tuple[Action, Chance]:
    """One of the actions; kinds that have many ways come up no more often than others."""
    kinds = sorted({type(action).__name__ for action in actions})
    (kind, way), luck = luck.roll(0, 2, 251)
    some = [action for action in actions if type(action).__name__ == kinds[kind % len(kinds)]]
    return some[way % len(some)], luck


def check(state: CrownState) -> None:
    """What holds in every state."""
    assert not missing(state), missing(state)
    check_counts(state)
    for player in state.players:
        assert sum(map(sum, player.board)) <= 18 and len(player.unfinished) <= 3
        assert all(sum(bait) <= zone + LOWEST_ZONE for zone, bait in enumerate(player.board))
        assert all(sum(trophy.contest == contest for trophy in player.trophies) <= 1 for contest in Contest)


def check_counts(state: CrownState) -> None:
    """As much as came out of the box, counted without the rules' own inventory (CC-01 to CC-03, CC-37)."""
    bait = [state.bag.coloured, state.discards]
    fish = [fish for water in state.waters for fish in water if not fish.empty]
    masters, tackle = [*state.row, *state.master_deck], [*state.tackle_stack, *state.tackle_discards]
    for player in state.players:
        bait += [*player.board, *[card.bait for card in player.unfinished]]
        fish += player.catch  # type: ignore[arg-type]
        masters += [*player.masters, *[card.card for card in player.unfinished]]
        tackle += player.tackle + player.fresh
    being_cast = sum(task.number for task in state.agenda if isinstance(task, PuttingBait))
    assert sum(map(sum, bait)) + being_cast == (54 if state.setup.solo else 96)
    assert state.bag.white or isinstance(state.agenda[0], ChoosingForSilent)
    assert len(fish) + sum(map(len, state.decks)) == 60
    assert (len(masters), len(tackle)) == (30, 15)


def check_end(state: CrownState) -> None:
    """What holds when a game is over."""
    assert GAME.decision(state) is None
    standings = GAME.standings(state)
    assert standings.final and standings.winners
    for sheet in standings.sheets:
        assert sheet.total == sum(line.points or 0 for line in sheet.lines)


def sweep(number: int) -> None:
    for options, seed in games(number):
        turns = 0
        for step, _action in played(options, seed):
            state = step.state
            assert isinstance(state, CrownState)
            check(state)
            if state.turn.number != turns:
                turns = state.turn.number
                assert state.ended or sum(side > 0 for side in state.tokens) == TOKENS_OUT
        check_end(state)


@pytest.mark.parametrize("number", [40, pytest.param(2000, marks=pytest.mark.slow)])
def test_many_games_come_to_their_end_with_nothing_lost(number: int) -> None:
    sweep(number)


@pytest.mark.parametrize(("options", "seed"), games(16))
def test_what_can_be_done_is_what_is_not_refused(options: Options, seed: str) -> None:
    """Each action of the vocabulary is listed or refused by a clause; no other is listed."""
    words = GAME.vocabulary(options)
    for number, (step, _) in enumerate(played(options, seed)):
        if number % 7:
            continue
        state = step.state
        decision = GAME.decision(state)  # type: ignore[arg-type]
        listed = set(decision.actions) if decision else set()
        assert listed <= set(words)
        for action in words:
            refusal = GAME.why_not(state, action)  # type: ignore[arg-type]
            assert (refusal is None) is (action in listed), action
            assert refusal is None or (refusal.rule.startswith("CC-") and refusal.text.endswith("."))


@pytest.mark.parametrize(("options", "seed"), games(8))
def test_a_refused_action_changes_nothing(options: Options, seed: str) -> None:
    step = GAME.opening(options, seed)
    before = GAME.dump(step.state)  # type: ignore[arg-type]
    for action in GAME.vocabulary(options):
        if GAME.why_not(step.state, action):  # type: ignore[arg-type]
            with pytest.raises(IllegalAction):
                GAME.apply(step.state, action)  # type: ignore[arg-type]
    assert GAME.dump(step.state) == before  # type: ignore[arg-type]


@pytest.mark.parametrize(("options", "seed"), games(16))
def test_the_deciding_seat_sees_what_it_can_do_and_the_others_only_who_decides(
    options: Options, seed: str
) -> None:
    for step, _ in played(options, seed):
        state = step.state
        decision = GAME.decision(state)  # type: ignore[arg-type]
        for seat in (*range(len(state.players)), None):  # type: ignore[attr-defined]
            seen = GAME.view(state, seat)  # type: ignore[arg-type]
            asked = GAME.decision(seen)
            if decision is None or asked is None:
                assert decision is asked
            elif seat == decision.seat:
                assert asked == decision
                entries = GAME.menu(seen)
                assert {action for entry in entries for action in entry.actions} == set(decision.actions)
            else:
                assert asked.seat == decision.seat and asked.actions == () and GAME.menu(seen) == ()


@pytest.mark.parametrize(("options", "seed"), games(16))
def test_everything_can_be_said_and_pointed_at(options: Options, seed: str) -> None:
    names = (*NAMES[: options.seats], "Silent player")
    for step, _ in played(options, seed):
        state = step.state
        decision = GAME.decision(state)  # type: ignore[arg-type]
        if decision:
            seen = GAME.view(state, decision.seat)  # type: ignore[arg-type]
            for action in decision.actions:
                assert plain(GAME.describe(seen, decision.seat, action), names)
                for target in GAME.targets(seen, action):
                    assert GAME.explain(seen, target), target
            said = [plain(entry.words, names) for entry in GAME.menu(seen)]
            assert len(set(said)) == len(said), said
            assert set(GAME.proposal(seen)[:1]) <= set(decision.actions)
        for beat in step.beats:
            for seat in (0, 1, None):
                seen = GAME.view(beat.state, seat)
                for event in beat.events:
                    witnessed = GAME.witness(event, seat)
                    if witnessed is not None:
                        plain(GAME.tell(seen, seat, witnessed), names)


@pytest.mark.parametrize(("options", "seed"), games(16))
def test_states_and_actions_can_be_written_and_read(options: Options, seed: str) -> None:
    for step, action in played(options, seed):
        state = step.state
        assert GAME.load(GAME.dump(state)) == state  # type: ignore[arg-type]
        if action is not None:
            assert GAME.load_action(GAME.dump_action(action)) == action  # type: ignore[arg-type]


@pytest.mark.parametrize(("options", "seed"), games(len(TABLES)))
def test_replay_equals_play(options: Options, seed: str) -> None:
    moves = list(played(options, seed))
    state = GAME.new(options, seed)
    for _, action in moves[:-1]:
        state = GAME.apply(state, action).state  # type: ignore[arg-type, assignment]
    assert GAME.dump(state) == GAME.dump(moves[-1][0].state)  # type: ignore[arg-type]


@pytest.mark.parametrize(("options", "seed"), games(16))
def test_what_is_imagined_behind_a_view_is_a_game_with_that_view(options: Options, seed: str) -> None:
    for number, (step, _) in enumerate(played(options, seed)):
        if number % 3:
            continue
        state = step.state
        for seat in (*range(len(state.players)), None):  # type: ignore[attr-defined]
            seen = GAME.view(state, seat)  # type: ignore[arg-type]
            behind = GAME.imagine(seen, seat, seeded(f"{seed} {number}", 7))
            assert not missing(behind), missing(behind)
            assert GAME.view(behind, seat) == seen
            decision = GAME.decision(behind)
            assert decision is None or decision.actions


def test_a_seat_that_is_asked_is_imagined_with_something_to_choose() -> None:
    """Whoever may end a Step holds a Reel or a Lure, even where the viewer cannot see it."""
    asked = 0
    for options, seed in games(24):
        for step, _ in played(options, seed):
            state = step.state
            decision = GAME.decision(state)  # type: ignore[arg-type]
            if decision and len(decision.actions) > 1 and decision.prompt[0].startswith("end Step"):  # type: ignore[union-attr]
                behind = GAME.imagine(GAME.view(state, None), None, seeded("x", 7))  # type: ignore[arg-type]
                asked += 1
                assert len(GAME.decision(behind).actions) > 1  # type: ignore[union-attr]
    assert asked > 20


def test_lost_components_are_refused() -> None:
    state = GAME.new(Options(), "seed")
    with pytest.raises(ValueError, match="fish"):
        GAME.load(GAME.dump(replace(state, decks=((), (), ()))))
    with pytest.raises(ValueError, match="clear-white"):
        GAME.load(GAME.dump(replace(state, bag=replace(state.bag, white=False))))
    with pytest.raises(ValueError, match="unknown field"):
        GAME.load(GAME.dump(state)[:-1] + b',"more":1}')
    with pytest.raises(ValueError, match="not an action"):
        GAME.load_action(b'{"type":"PlaceToken","space":"Green"}')
