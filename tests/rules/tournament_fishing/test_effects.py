"""When a condition holds (TF-13, TF-16): all that it asks for must be so."""

import pytest

from rules.tournament_fishing.effects import ALWAYS, Bait, Condition, Facts, LureKind, holds

FACTS = Facts(lure=LureKind.LIVE, bait=(Bait.BLACK, Bait.RED), power=6, attempt=2)


@pytest.mark.rule("TF-13c")
@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (ALWAYS, True),
        (Condition(lure=LureKind.LIVE), True),
        (Condition(lure=LureKind.ARTIFICIAL), False),
        (Condition(bait=Bait.BLACK), True),
        (Condition(bait=Bait.RED), True),
        (Condition(bait=Bait.GREEN), False),
        (Condition(power_ge=5), True),
        (Condition(power_ge=6), True),
        (Condition(power_ge=7), False),
        (Condition(power_le=7), True),
        (Condition(power_le=6), True),
        (Condition(power_le=5), False),
        (Condition(attempt_ge=1), True),
        (Condition(attempt_ge=2), True),
        (Condition(attempt_ge=3), False),
    ],
)
def test_each_condition_looks_at_its_fact(condition: Condition, expected: bool) -> None:
    assert holds(condition, FACTS) is expected


@pytest.mark.parametrize(
    "condition",
    [
        Condition(lure=LureKind.ARTIFICIAL, bait=Bait.BLACK, power_ge=6, power_le=6, attempt_ge=2),
        Condition(lure=LureKind.LIVE, bait=Bait.GREEN, power_ge=6, power_le=6, attempt_ge=2),
        Condition(lure=LureKind.LIVE, bait=Bait.BLACK, power_ge=7, power_le=9, attempt_ge=2),
        Condition(lure=LureKind.LIVE, bait=Bait.BLACK, power_ge=1, power_le=5, attempt_ge=2),
        Condition(lure=LureKind.LIVE, bait=Bait.BLACK, power_ge=6, power_le=6, attempt_ge=3),
    ],
)
def test_one_thing_that_is_not_so_is_enough_to_fail(condition: Condition) -> None:
    assert not holds(condition, FACTS)


def test_all_together_may_hold() -> None:
    everything = Condition(lure=LureKind.LIVE, bait=Bait.BLACK, power_ge=6, power_le=6, attempt_ge=2)
    assert holds(everything, FACTS)


def test_without_a_lure_in_play_no_kind_of_lure_is_there() -> None:
    bare = Facts(lure=None, bait=(), power=6, attempt=1)
    assert holds(ALWAYS, bare)
    assert not any(holds(Condition(lure=kind), bare) for kind in LureKind)
    assert not any(holds(Condition(bait=bait), bare) for bait in Bait)
