"""Random games against AI Anglers, alone and together, and what holds in all of them."""

from collections.abc import Iterator

import pytest

from rules.game import Action, Event, Step
from rules.tournament_fishing.ai_angler import LiftingAnchors
from rules.tournament_fishing.ai_events import Helped, RivalCaught, RivalHooked, RivalTurned, ShopCleared
from rules.tournament_fishing.events import FishEscaped, Paid
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.lake_part import Pointing
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.shop_part import ChoosingCard
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.together import partner
from tests.rules.tournament_fishing.sweep import check, check_end, options_of, played
from tests.rules.tournament_fishing.tables import table

Played = tuple[FishingState | None, Action | None, Step]
"""The state before a step, the action that led to it, and the step."""


def against_ai(number: int, **wanted: object) -> list[tuple[Options, str]]:
    """So many games against AI Anglers, with the options wanted."""
    found = []
    seed = 0
    while len(found) < number:
        options = options_of(seed)
        if options.mode != "competitive" and all(getattr(options, name) == wanted[name] for name in wanted):
            found.append((options, f"against {seed}"))
        seed += 1
    return found


def steps(options: Options, seed: str) -> Iterator[Played]:
    """A random game step by step."""
    before, chosen = None, None
    for step, action in played(options, seed):
        yield before, chosen, step
        before, chosen = table(step), action


def happened(game: list[Played], kind: type[Event]) -> list[Event]:
    return [event for _, _, step in game for event in step.events if isinstance(event, kind)]


@pytest.mark.rule("TF-36b", "TF-37c", "TF-37d", "TF-38c")
def test_every_ai_turns_a_card_each_round_and_one_of_them_touches_the_shop() -> None:
    for options, seed in against_ai(40):
        game = list(steps(options, seed))
        end = table(game[-1][2])
        check_end(end)
        seats = options.seats
        turned = [event for event in happened(game, RivalTurned) if isinstance(event, RivalTurned)]
        assert [event.seat - seats for event in turned] == list(range(len(end.rivals))) * end.round
        counts = seats + end.setup.rivals.index(end.setup.shop_part)
        cleared = [event for event in happened(game, ShopCleared) if isinstance(event, ShopCleared)]
        assert {event.seat for event in cleared} == {counts}
        assert options.mode == "solo" or all(len(event.places) == 1 for event in cleared)


@pytest.mark.rule("TF-41c", "TF-42a")
def test_anchors_are_lifted_after_the_ai_and_a_realistic_one_fights_for_each_fish() -> None:
    for options, seed in against_ai(40):
        game = list(steps(options, seed))
        for _, _, step in game:
            check(table(step))
            ais_turn = any(isinstance(task, LiftingAnchors) for task in table(step).agenda)
            before_buying = table(step).phase < 3
            if not ais_turn and before_buying:
                assert not any(spot.anchors for spot in table(step).spots)
        hooked = happened(game, RivalHooked)
        escaped = [event for event in happened(game, FishEscaped) if event.seat >= options.seats]  # type: ignore[attr-defined]
        landed = len(happened(game, RivalCaught))
        assert len(hooked) == (landed + len(escaped) if options.realistic else 0)
        assert landed == sum(len(rival.livewell) for rival in table(game[-1][2]).rivals)


@pytest.mark.rule("TF-44i", "TF-44k")
def test_no_card_of_the_other_ones_is_used_without_an_answer_of_theirs() -> None:
    used = 0
    for options, seed in against_ai(40, mode="co-op", confirm=True):
        for before, _, step in steps(options, seed):
            for event in step.events:
                if before is None or not isinstance(event, Paid | Helped):
                    continue
                if isinstance(event, Helped) or event.seat == partner(before.first):
                    assert before.decider == event.seat
                    used += 1
    assert used > 100


@pytest.mark.rule("TF-44j")
def test_without_confirming_nobody_answers_a_proposal() -> None:
    for options, seed in against_ai(10, mode="co-op", confirm=False):
        for before, action, _ in steps(options, seed):
            assert before is None or type(action).__name__ not in ("Agree", "Insist", "KeepCard")


@pytest.mark.rule("TF-39d", "TF-38b")
def test_nothing_is_asked_where_all_answers_come_to_the_same() -> None:
    asked = 0
    for options, seed in against_ai(60):
        for _, _, step in steps(options, seed):
            state = table(step)
            task = state.agenda[0] if state.agenda else None
            if isinstance(task, Pointing | ChoosingCard) and not task.first:
                after = {
                    GAME.dump(GAME.apply(state, action).state) for action in GAME.decision(state).actions
                }  # type: ignore[union-attr, arg-type]
                assert len(after) > 1
                asked += 1
    assert asked > 40


@pytest.mark.rule("TF-43a", "TF-46b")
def test_there_is_always_a_winner_and_two_win_together() -> None:
    outcomes = set()
    for options, seed in against_ai(60):
        *_, (_, _, last) = steps(options, seed)
        winners = GAME.standings(table(last)).winners
        anglers = tuple(range(options.seats))
        assert winners == anglers or not set(winners) & set(anglers)
        outcomes.add(winners == anglers)
    assert False in outcomes
