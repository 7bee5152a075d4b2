"""The Buy phase: choosing, paying, the Bait Bucket (TF-26 to TF-28), and the Anchor's part in it (TF-41)."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rules.game import Step
from rules.piles import without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import END_BUYING
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.copies import kinds
from rules.tournament_fishing.effects import Effect, Op, Phase
from rules.tournament_fishing.events import Bought, Paid
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.payment import certain_cards, payable
from rules.words import plain
from tests.rules.tournament_fishing.tables import (
    NAMES,
    angler,
    asked,
    buys,
    card,
    deal,
    fishes_out,
    happened,
    having_effects,
    lays,
    legal,
    names,
    pays,
    play,
    play_all,
    plays,
    refused,
    table,
    words,
)

ROW = "House Cricket, Bull Minnow, Rainbow Crank, Double Haul, Long Bomb"  # prices 2, 3, 5, 5, 3


def shopping(hand: str, supply: str = ROW, **rest: object) -> Step:
    """An angler with this hand in the Buy phase."""
    return deal(hand, phase=Phase.BUY, supply=supply, **rest)  # type: ignore[arg-type]


@pytest.mark.rule("TF-27a", "TF-30e")
def test_any_number_of_cards_as_long_as_the_hand_could_pay() -> None:
    step = shopping("Leaky Rowboat, Mud Worm, Tin Spoon")
    assert set(legal(step)) == {buys(1), buys(2), buys(3), buys(4), buys(5), END_BUYING}
    step = play(step, buys(1))
    assert set(legal(step)) == {buys(2), buys(5), END_BUYING}
    assert refused(step, buys(3)) == "TF-28a" and refused(step, buys(1)) == "TF-30e"
    step = play(step, buys(2))
    assert {"House Cricket", "Bull Minnow"} <= set(names(angler(step).hand))


@pytest.mark.rule("TF-27a")
def test_nothing_need_be_bought() -> None:
    step = shopping("Leaky Rowboat")
    assert table(play(step, END_BUYING)).seat == 1
    assert table(shopping("Mud Worm")).seat == 1


@pytest.mark.rule("TF-27b")
def test_bought_cards_come_into_the_hand_when_the_phase_ends() -> None:
    step = play(shopping("Leaky Rowboat, Snelled Hook, Mud Worm"), buys(2))
    assert names(angler(step).turn.bought) == ["Bull Minnow"] and "Bull Minnow" not in names(
        angler(step).hand
    )
    step = play(step, END_BUYING)
    assert names(angler(step).discards) == ["Leaky Rowboat"] and table(step).seat == 1
    assert {"Bull Minnow", "Snelled Hook"} <= set(names(angler(step).hand))


@pytest.mark.rule("TF-27c", "TF-28b")
@pytest.mark.parametrize(
    ("clock", "hand", "affordable"),
    [
        ("Delivery Truck", "Mud Worm, Tin Spoon", [1, 2, 5]),
        ("Lunch Counter", "Mud Worm, Tin Spoon", [1, 2, 5]),
        ("Dawn Bite", "Mud Worm, Tin Spoon", [1]),
    ],
)
def test_effects_lower_prices_or_give_cash(clock: str, hand: str, affordable: list[int]) -> None:
    step = shopping(hand, clock=clock)
    assert set(legal(step)) == {END_BUYING, *map(buys, affordable)}


@pytest.mark.rule("TF-27c")
def test_a_price_is_never_below_1(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Sonar Unit", Effect(Phase.BUY, Op.DISCOUNT, 9)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = shopping("Mud Worm, Tin Spoon", attachments=("Sonar Unit",))
    step = play(step, buys(3))
    assert happened(step, Bought)[0].price == 1
    assert set(legal(play(step))) == {buys(1), buys(2), buys(4), buys(5), END_BUYING}


@pytest.mark.rule("TF-27c", "TF-28d")
def test_cash_of_effects_is_spent_first_and_the_rest_is_lost() -> None:
    step = play(
        shopping("Mud Worm, Leaky Rowboat", clock="Lunch Counter", bucket="Mud Worm"), fishes_out("Mud Worm")
    )
    step = play(step, END_BUYING)
    assert not happened(step, Paid) and names(angler(step).hand).count("Mud Worm") >= 2


@pytest.mark.rule("TF-26c", "TF-27a")
def test_the_bait_bucket_sells_at_the_price_or_for_1() -> None:
    step = shopping("Leaky Rowboat, Snelled Hook", bucket="Mud Worm, Bull Minnow")
    assert words(step, fishes_out("Mud Worm")) == "buy from the Bait Bucket: Mud Worm for $1"
    assert words(step, fishes_out("Bull Minnow")) == "buy from the Bait Bucket: Bull Minnow for $3"
    assert refused(step, fishes_out("House Cricket")) == "TF-26c"
    step = play(step, fishes_out("Bull Minnow"))
    assert names(table(step).bucket) == ["Mud Worm"] and refused(step, buys(1)) == "TF-28a"
    step = play(step, fishes_out("Mud Worm"))
    assert {"Bull Minnow", "Mud Worm"} <= set(names(angler(step).hand)) and not table(step).bucket


@pytest.mark.rule("TF-28a")
def test_all_is_chosen_first_and_then_paid_together() -> None:
    step = play(shopping("Leaky Rowboat, Hand-Me-Down Pole, Snelled Hook, Mud Worm"), buys(1))
    assert refused(step, pays("Leaky Rowboat")) == "TF-28a" and not happened(step, Paid)
    step = play(step, buys(2))
    assert asked(step) == "Paying" and refused(step, buys(4)) == "TF-27a"
    assert words(step, pays("Leaky Rowboat")) == "discard Leaky Rowboat for $3"


@pytest.mark.rule("TF-28b")
def test_no_card_too_many() -> None:
    step = play(shopping("Leaky Rowboat, Hand-Me-Down Pole, Snelled Hook, Mud Worm"), buys(2), END_BUYING)
    assert legal(step) == (pays("Hand-Me-Down Pole"), pays("Leaky Rowboat"))
    assert refused(step, pays("Mud Worm")) == "TF-28b"
    step = play(step, pays("Hand-Me-Down Pole"))
    assert legal(step) == (pays("Mud Worm"), pays("Snelled Hook"))
    assert refused(step, pays("Leaky Rowboat")) == "TF-28b"
    assert refused(step, pays("Tin Spoon")) == "TF-27a"
    step = play(step, pays("Mud Worm"))
    assert table(step).seat == 1 and "Leaky Rowboat" in names(angler(step).hand)


@pytest.mark.rule("TF-28c")
def test_a_card_without_cash_cannot_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Snelled Hook", cash=0).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(shopping("Snelled Hook, Mud Worm, Tin Spoon, Bead Jig"), buys(1))
    assert refused(step, pays("Snelled Hook")) == "TF-28c" and pays("Mud Worm") in legal(step)


@pytest.mark.rule("TF-28b", "TF-28d")
def test_picks_in_falling_cash_are_exactly_the_payments_without_a_card_too_many() -> None:
    random = Random(1)
    worth = [next(number for number in kinds() if ANGLER[number].cash == cash) for cash in (1, 2, 3)]
    for _ in range(300):
        hand = tuple(sorted(random.choice(worth) for _ in range(random.randint(1, 6))))
        cash = [ANGLER[number].cash for number in hand]
        for due in range(1, sum(cash) + 1):
            picked = {tuple(sorted(way)) for way in _ways(hand, due, 99)}
            assert picked == _by_force(hand, due), (cash, due)


def _ways(hand: tuple[int, ...], due: int, most: int) -> list[tuple[int, ...]]:
    """Every payment that can be picked; each pick must lead to one."""
    if due <= 0:
        return [()]
    offered = payable(hand, due, most)
    assert offered, "a dead end"
    return [
        (number, *rest)
        for number in offered
        for rest in _ways(without(hand, number), due - ANGLER[number].cash, ANGLER[number].cash)
    ]


def _by_force(hand: tuple[int, ...], due: int) -> set[tuple[int, ...]]:
    """Every set of cards that pays, and would not without any one of them."""
    found = set()
    for size in range(1, len(hand) + 1):
        for some in combinations(hand, size):
            cash = sum(ANGLER[number].cash for number in some)
            if cash >= due and all(cash - ANGLER[number].cash < due for number in some):
                found.add(tuple(sorted(some)))
    return found


@pytest.mark.rule("TF-28a", "TF-28b")
def test_what_every_payment_takes_is_certain_and_else_there_is_a_choice() -> None:
    random = Random(2)
    some_of_each = [
        [number for number in kinds() if ANGLER[number].cash == cash][:2] for cash in (1, 1, 2, 3)
    ]
    only = partly = 0
    for _ in range(300):
        hand = tuple(random.choice(random.choice(some_of_each)) for _ in range(random.randint(1, 6)))
        for due in range(1, sum(ANGLER[number].cash for number in hand) + 1):
            ways = _by_force(tuple(sorted(hand)), due)
            certain = Counter(certain_cards(hand, lambda number: ANGLER[number].cash, due))
            assert all(certain <= Counter(way) for way in ways), (hand, due)
            if len(ways) == 1:
                assert certain == Counter(*ways), (hand, due)
            assert certain or len(payable(hand, due)) > 1
            only += len(ways) == 1
            partly += bool(certain) and len(ways) > 1
    assert only > 100 and partly > 20


@pytest.mark.rule("TF-28e")
@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        ("Leaky Rowboat, Mud Worm, Tin Spoon, Bead Jig", "Leaky Rowboat, Mud Worm, Tin Spoon, Bead Jig"),
        ("Fat Wallet, Leaky Rowboat, Mud Worm", "Fat Wallet, Leaky Rowboat"),
    ],
    ids=["every card is needed", "no other cards suffice"],
)
def test_nothing_is_asked_where_there_is_one_payment_only(hand: str, paid: str) -> None:
    step = play(shopping(hand, bucket="Mud Worm"), buys(3), fishes_out("Mud Worm"))
    assert sorted(names(event.card for event in happened(step, Paid))) == sorted(paid.split(", "))
    assert table(step).seat == 1


@pytest.mark.rule("TF-28e")
def test_only_what_is_open_is_asked() -> None:
    step = play(shopping("Hand-Me-Down Pole, Copper Wobbler, Mud Worm, Tin Spoon"), buys(3))
    assert names(event.card for event in happened(step, Paid)) == ["Copper Wobbler", "Hand-Me-Down Pole"]
    assert set(legal(step)) == {pays("Mud Worm"), pays("Tin Spoon")}


@pytest.mark.rule("TF-28b")
def test_a_proposal_names_all_that_it_spends() -> None:
    hand = "Hand-Me-Down Pole, Rainbow Crank, Slow Retrieve, Overhand Toss"
    step = play(shopping(hand, supply="Jointed Shad,-,-,-,-"), buys(1))
    view = GAME.view(table(step), 0)
    proposed = GAME.proposal(view)
    _, events = play_all(step, *proposed)
    spent = [ANGLER[event.card] for event in events if isinstance(event, Paid)]
    assert len(proposed) < len(spent) == 3
    said = plain(GAME.describe_all(view, 0, proposed), NAMES)
    assert said == "; ".join(f"discard {paid.name} for ${paid.cash}" for paid in spent)
    (one, *_) = legal(step)
    assert GAME.describe_all(view, 0, (one,)) == GAME.describe(view, 0, one)


@pytest.mark.rule("TF-28b")
def test_the_payment_that_is_missed_least_is_proposed() -> None:
    hand = "Leaky Rowboat, Hand-Me-Down Pole, Copper Wobbler, Snelled Hook, Mud Worm"
    step = play(shopping(hand), buys(4), END_BUYING)
    proposed = GAME.proposal(GAME.view(table(step), 0))
    assert proposed == (pays("Leaky Rowboat"), pays("Hand-Me-Down Pole"))
    assert table(play(step, *proposed)).seat == 1


@pytest.mark.rule("TF-08c")
def test_hand_cards_with_a_buy_effect_are_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Coffee Flask", Effect(Phase.BUY, Op.CASH, 2)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = shopping("Coffee Flask, Mud Worm")
    assert buys(2) not in legal(step)
    step = play(step, plays("Coffee Flask"))
    assert refused(step, plays("Mud Worm")) == "TF-08c" and refused(step, plays("Tin Spoon")) == "TF-27a"
    step = play(step, buys(2))
    assert "Bull Minnow" in names(angler(step).hand)


@pytest.mark.rule("TF-28a", "TF-08c")
def test_a_card_that_must_pay_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Fat Wallet", Effect(Phase.BUY, Op.CASH, 1)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(shopping("Fat Wallet, Mud Worm", bucket="Mud Worm"), buys(2))
    assert refused(step, plays("Fat Wallet")) == "TF-28a" and fishes_out("Mud Worm") in legal(step)


@pytest.mark.rule("TF-41a")
def test_an_anchor_is_laid_from_the_hand_or_from_the_cards_played() -> None:
    step = deal(
        "Anchor, Leaky Rowboat", in_play=("Anchor",), phase=Phase.BUY, supply=ROW, seats=1, clock="Dawn Bite"
    )
    assert {lays("Anchor", spot) for spot in range(1, 6)} <= set(legal(step))
    step = play(step, lays("Anchor", 3))
    assert [anchor.card for anchor in table(step).spots[2].anchors] == [card("Anchor")]
    assert not angler(step).play and names(angler(step).hand) == ["Anchor", "Leaky Rowboat"]
    step = play(step, lays("Anchor", 5))
    assert names(angler(step).hand) == ["Leaky Rowboat"] and len(table(step).spots[4].anchors) == 1


@pytest.mark.rule("TF-41a", "TF-28a")
def test_an_anchor_that_must_pay_or_was_just_bought_is_not_laid() -> None:
    solo = {"phase": Phase.BUY, "seats": 1, "clock": "Dawn Bite"}
    step = play(deal("Anchor, Tin Spoon", supply="House Cricket,-,-,-,-", bucket="Mud Worm", **solo), buys(1))  # type: ignore[arg-type]
    assert refused(step, lays("Anchor", 1)) == "TF-28a"
    step = play(deal("Leaky Rowboat", supply="Anchor, House Cricket,-,-,-", **solo), buys(1))  # type: ignore[arg-type]
    assert refused(step, lays("Anchor", 1)) == "TF-41a"


@pytest.mark.rule("TF-41g")
def test_without_an_ai_the_anchor_is_not_laid() -> None:
    step = shopping("Anchor, Leaky Rowboat")
    assert refused(step, lays("Anchor", 1)) == "TF-41g"
    assert {action for action in legal(step) if isinstance(action, actions.LayAnchor)} == set()
    assert buys(3) in legal(step), "its cash counts as any card's"


@pytest.mark.rule("TF-30e")
def test_a_purchase_leaves_a_gap() -> None:
    step = play(shopping("Leaky Rowboat, Hand-Me-Down Pole"), buys(2))
    assert names(table(step).supply) == ["House Cricket", "-", "Rainbow Crank", "Double Haul", "Long Bomb"]


def test_prices_of_every_place_are_told() -> None:
    step = shopping("Leaky Rowboat, Hand-Me-Down Pole")
    told = [words(step, buys(place)) for place in range(1, 6)]
    assert told == [
        f"buy at place {place}: {name.strip()} for ${price}"
        for place, (name, price) in enumerate(zip(ROW.split(","), (2, 3, 5, 5, 3), strict=True), start=1)
    ]
    assert words(step, END_BUYING) == "buy nothing"
    assert words(play(step, buys(1)), END_BUYING) == "buy no more: $2 to pay"
