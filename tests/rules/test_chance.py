"""Chance: the same game on every Python and platform, and situations that a test can script."""

from collections import Counter

import pytest

from rules.chance import HIDDEN, seeded

RECORDED_ROLLS = ((1, 3, 3, 3, 5, 4), (1, 0, 4, 0, 5, 3))
RECORDED_SHUFFLE = (7, 8, 3, 2, 5, 4, 1, 6, 0, 9)


def test_recorded_values() -> None:
    """These never change: saved games depend on them."""
    chance = seeded("pike", 3)
    first, after = chance.roll(1, 6)
    second, _ = after.roll(1, 6)
    assert (first, second) == RECORDED_ROLLS
    assert chance.shuffle(0, tuple(range(10)))[0] == RECORDED_SHUFFLE
    assert seeded("pike", 3).roll(1, 6)[0] == first


def test_streams_do_not_disturb_each_other() -> None:
    chance = seeded("seed", 2)
    _, rolled = chance.roll(0, 6)
    assert rolled.shuffle(1, tuple("abcdef"))[0] == chance.shuffle(1, tuple("abcdef"))[0]


def test_rolls_are_fair() -> None:
    chance = seeded("fair", 1)
    counts: Counter[int] = Counter()
    for _ in range(3000):
        faces, chance = chance.roll(0, 6)
        counts.update(faces)
    assert set(counts) == set(range(6))
    assert all(abs(count - 3000) < 300 for count in counts.values())


def test_many_dice_need_more_than_one_draw() -> None:
    faces, after = seeded("many", 1).roll(0, 200)
    assert len(faces) == 200 and after.drawn[0] > 1


def test_every_order_of_a_shuffle_comes_up() -> None:
    chance = seeded("orders", 1)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(1200):
        order, chance = chance.shuffle(0, ("a", "b", "c"))
        orders[order] += 1
    assert len(orders) == 6 and min(orders.values()) > 140


def test_a_script_comes_first() -> None:
    chance = seeded("seed", 2).scripted(1, 5, 5, 0)
    faces, chance = chance.roll(1, 2)
    assert faces == (5, 5)
    faces, chance = chance.roll(1, 2)
    assert faces[0] == 0 and chance.script[1] == ()
    order, _ = seeded("seed", 2).scripted(0, 3, 1).shuffle(0, ("a", "b", "c", "d"))
    assert order[:2] == ("d", "b") and sorted(order) == ["a", "b", "c", "d"]


def test_each_stream_reads_its_own_script() -> None:
    chance = seeded("seed", 3)
    for stream in (1, 0, 2):
        chance = chance.scripted(stream, stream, stream)
    assert chance.script == ((0, 0), (1, 1), (2, 2))
    for stream in (2, 0, 1):
        faces, chance = chance.roll(stream, 1)
        assert faces == (stream,)
    assert chance.script == ((0,), (1,), (2,)) and chance.drawn == (0, 0, 0)


def test_a_view_has_no_chance() -> None:
    with pytest.raises(LookupError):
        HIDDEN.roll(0, 1)
    with pytest.raises(LookupError):
        HIDDEN.shuffle(0, (1, 2))


def test_an_empty_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one character"):
        seeded("", 1)
