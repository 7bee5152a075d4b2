"""Two anglers buy together: pooled cash, consent, and who gets what (TF-44, TF-45)."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rules.game import NOTHING, Step
from rules.tournament_fishing.actions import AGREE, DECLINE, END_BUYING, END_SEARCH, INSIST, STOP_CASTING
from rules.tournament_fishing.ai_events import CardKept, SharedOut, TakenBack
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.copies import shop_cards, starting_cards
from rules.tournament_fishing.effects import Effect, Op, Phase
from rules.tournament_fishing.events import Bought, Paid
from rules.tournament_fishing.game import GAME
from tests.rules.tournament_fishing.ai_tables import (
    CATCH_2,
    CATCH_3,
    decides,
    gives,
    keeps,
    meet,
    pays_theirs,
)
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    buys,
    card,
    fishes_out,
    happened,
    having_effects,
    legal,
    names,
    pays,
    play,
    play_all,
    plays,
    refused,
    table,
)

ROW = "-, Crayfish, Chugger, Long Bomb, Big Cooler"
"""The Clock AI's card removes the first place; prices $2, $3, $3 and $4."""


Payments = set[tuple[tuple[int, int], ...]]
"""Payments as whose cards they are."""
PAYING = [one for one in Counter(starting_cards() * 2 + shop_cards()).elements() if one != card("Mud Worm")]
"""Cards for random hands."""


def buying(one: str, other: str, supply: str = ROW, **options: object) -> Step:
    """The joint Buy phase with these hands, of which a Lure is not cast."""
    step = meet(one, other, ai=CATCH_3, supply=supply, **options)  # type: ignore[arg-type]
    while asked(step) in ("Searching", "ChoosingLure"):
        step = play(step, END_SEARCH if asked(step) == "Searching" else STOP_CASTING)
    return step


def paid(events: list[object]) -> list[tuple[int, str]]:
    """Who paid with what."""
    return [(event.seat, ANGLER[event.card].name) for event in events if isinstance(event, Paid)]


@pytest.mark.rule("TF-45d")
def test_cash_is_pooled_over_both_hands() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig")
    assert buys(5) in legal(step)
    step, events = play_all(step, buys(5), AGREE, AGREE)
    assert sorted(paid(events)) == [
        (0, "Mud Worm"),
        (0, "Slow Retrieve"),
        (1, "Bead Jig"),
        (1, "Tin Spoon"),
    ]
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon")
    assert buys(5) not in legal(step) and refused(step, buys(5)) == "TF-28a"
    assert refused(step, buys(1)) == "TF-30e"


@pytest.mark.rule("TF-45d", "TF-28b")
def test_no_card_too_many_is_taken_from_both_hands() -> None:
    step = play(buying("Mud Worm, Slow Retrieve", "Leaky Rowboat, Tin Spoon"), buys(2), END_BUYING, AGREE)
    assert legal(step) == (
        pays("Mud Worm"),
        pays("Slow Retrieve"),
        pays_theirs("Tin Spoon"),
        pays_theirs("Leaky Rowboat"),
    )
    _, events = play_all(step, pays_theirs("Leaky Rowboat"), AGREE)
    assert paid(events) == [(1, "Leaky Rowboat")]
    step = play(step, pays("Mud Worm"))
    assert refused(step, pays_theirs("Leaky Rowboat")) == "TF-28b"
    assert refused(step, pays("Mud Worm")) == refused(step, pays_theirs("Chugger")) == "TF-27a"


@pytest.mark.rule("TF-45d", "TF-28c")
def test_a_card_without_cash_cannot_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Tin Spoon", cash=0).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(buying("Mud Worm, Bead Jig", "Tin Spoon, Slow Retrieve"), buys(2), AGREE)
    assert refused(step, pays_theirs("Tin Spoon")) == "TF-28c"


@pytest.mark.rule("TF-45d")
def test_the_clocks_cash_comes_once_for_each() -> None:
    step = buying("Mud Worm", "Tin Spoon", then="Lunch Counter", effects=True)
    assert buys(5) in legal(step)
    step, events = play_all(step, buys(5), AGREE, AGREE)
    assert len(paid(events)) == 2
    step = buying("Mud Worm", "Tin Spoon", then="Lunch Counter", effects=True)
    _, events = play_all(step, buys(2), AGREE)
    assert paid(events) == []


@pytest.mark.rule("TF-45d", "TF-27c", "TF-45g")
def test_the_clock_lowers_each_price_once() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon", then="Delivery Truck", effects=True)
    assert buys(5) in legal(step)
    _, events = play_all(step, buys(5), AGREE, AGREE)
    assert [event.price for event in events if isinstance(event, Bought)] == [3]


@pytest.mark.rule("TF-45d", "TF-27c", "TF-45g", "TF-45f")
def test_what_either_plays_lowers_the_prices_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, op in (("Landing Net", Op.DISCOUNT), ("Depth Chart", Op.CASH)):
        for number, known in having_effects(name, Effect(Phase.BUY, op)).items():
            monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = buying("Mud Worm, Landing Net", "Tin Spoon, Depth Chart")
    assert asked(step) == "Preparing" and legal(step) == (plays("Landing Net"), DECLINE)
    step = play(step, plays("Landing Net"))
    assert decides(step) == 1 and legal(step) == (plays("Depth Chart"), DECLINE)
    step = play(step, plays("Depth Chart"))
    assert decides(step) == 0 and {buys(2), buys(3), buys(4), buys(5)} <= set(legal(step))
    _, events = play_all(step, buys(5), AGREE, AGREE)
    assert len(paid(events)) == 2 and [event.price for event in events if isinstance(event, Bought)] == [3]


@pytest.mark.rule("TF-44g", "TF-45d")
def test_what_is_bought_is_proposed_and_agreed_to() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig")
    step = play(step, buys(2))
    assert decides(step) == 1
    assert legal(step) == (AGREE, buys(2), buys(3), buys(4), buys(5), END_BUYING)
    assert not happened(step, Bought)
    step = play(step, AGREE)
    assert [(bought.card, bought.place) for bought in happened(step, Bought)] == [(card("Crayfish"), 1)]


@pytest.mark.rule("TF-44h", "TF-45d")
@pytest.mark.parametrize(("answer", "bought"), [(AGREE, "Chugger"), (INSIST, "Crayfish")])
def test_of_two_baskets_the_one_who_began_picks(answer: object, bought: str) -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig")
    step = play(step, buys(2), buys(3))
    assert decides(step) == 0 and legal(step) == (AGREE, INSIST)
    assert refused(step, buys(2)) == "TF-44h"
    step = play(step, answer)  # type: ignore[arg-type]
    assert [ANGLER[event.card].name for event in happened(step, Bought)] == [bought]


@pytest.mark.rule("TF-44g")
def test_the_same_basket_in_another_order_is_agreement() -> None:
    step = buying("Mud Worm, Slow Retrieve, Leaky Rowboat", "Tin Spoon, Bead Jig")
    step = play(step, buys(2), buys(3), buys(3), buys(2))
    assert asked(step) == "PayingTogether"


@pytest.mark.rule("TF-44g")
def test_whoever_would_rather_buy_nothing_says_so() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig")
    step = play(step, buys(2), END_BUYING)
    assert decides(step) == 0 and table(play(step, AGREE)).round == 2
    assert asked(play(step, INSIST)) == "PayingTogether"
    step = play(buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig"), END_BUYING)
    assert decides(step) == 1 and refused(step, END_BUYING) == "TF-44g"


@pytest.mark.rule("TF-45d", "TF-26c")
def test_the_bait_bucket_serves_both() -> None:
    step = buying("Tin Spoon", "Bead Jig", bucket="Mud Worm, Mud Worm")
    step = play(step, fishes_out("Mud Worm"), fishes_out("Mud Worm"))
    assert decides(step) == 1
    step, events = play_all(step, AGREE, AGREE)
    assert [event.place for event in events if isinstance(event, Bought)] == [NOTHING, NOTHING]
    assert table(step).bucket == () and names(table(step).anglers[0].turn.bought) == ["Mud Worm"] * 2


@pytest.mark.rule("TF-44i", "TF-44k")
def test_nobodys_card_pays_without_consent() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig")
    step = play(step, buys(2), AGREE, pays("Mud Worm"), pays_theirs("Tin Spoon"))
    assert decides(step) == 1 and legal(step) == (AGREE, keeps("Tin Spoon"))
    assert names(angler(step, 1).hand) == ["Tin Spoon", "Bead Jig"] and not happened(step, Paid)
    assert refused(step, keeps("Bead Jig")) == "TF-44k"
    assert paid(list(play(step, AGREE).events)) == [(0, "Mud Worm"), (1, "Tin Spoon")]


@pytest.mark.rule("TF-44i", "TF-44k")
def test_a_card_that_is_kept_is_not_asked_for_again() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig")
    step = play(step, buys(2), AGREE, pays("Mud Worm"), pays_theirs("Tin Spoon"))
    step = play(step, keeps("Tin Spoon"))
    assert [kept.seat for kept in happened(step, CardKept)] == [1] and not happened(step, TakenBack)
    assert decides(step) == 0
    assert legal(step) == (pays("Mud Worm"), pays("Slow Retrieve"), pays_theirs("Bead Jig"))
    assert refused(step, pays_theirs("Tin Spoon")) == "TF-44k"
    _, events = play_all(step, pays("Mud Worm"), pays("Slow Retrieve"))
    assert paid(events) == [(0, "Mud Worm"), (0, "Slow Retrieve")]


@pytest.mark.rule("TF-44i", "TF-44l")
def test_where_the_rest_cannot_pay_the_last_purchase_is_taken_back() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Leaky Rowboat")
    step = play(step, buys(2), buys(5), AGREE)
    assert decides(step) == 1 and keeps("Leaky Rowboat") in legal(step)
    step, events = play_all(step, keeps("Leaky Rowboat"))
    assert [(back.card, back.place) for back in happened(step, TakenBack)] == [(card("Big Cooler"), 4)]
    assert names(table(step).supply[-1:]) == ["Big Cooler"] and names(angler(step).turn.bought) == [
        "Crayfish"
    ]
    assert legal(step) == (pays("Mud Worm"), pays("Slow Retrieve"), pays_theirs("Tin Spoon"))
    assert paid(events) == []


@pytest.mark.rule("TF-44i", "TF-44l")
def test_if_nothing_can_be_paid_all_is_taken_back() -> None:
    step = buying("Mud Worm", "Leaky Rowboat, Tin Spoon", bucket="Crayfish", supply="-, -, Chugger, -, -")
    step = play(step, fishes_out("Crayfish"), buys(3), AGREE)
    step = play(step, keeps("Leaky Rowboat"))
    assert [back.place for back in happened(step, TakenBack)] == [2]
    step = play(step, keeps("Tin Spoon"))
    assert [back.place for back in happened(step, TakenBack)] == [NOTHING]
    assert table(step).round == 2 and not happened(step, Paid) and not happened(step, SharedOut)
    assert card("Crayfish") in table(step).bucket


@pytest.mark.rule("TF-44j", "TF-44i")
def test_without_confirming_one_pays_from_both_hands() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig", confirm=False)
    step, events = play_all(step, buys(2), pays("Mud Worm"), pays_theirs("Tin Spoon"))
    assert paid(events) == [(0, "Mud Worm"), (1, "Tin Spoon")] and asked(step) == "SharingOut"
    assert table(play(step, gives(1))).round == 2


@pytest.mark.rule("TF-45e", "TF-27b")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bought_card_goes_to_either(seat: int) -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig")
    step = play(step, buys(2), AGREE, pays("Mud Worm"), pays("Slow Retrieve"))
    assert asked(step) == "SharingOut" and legal(step) == (gives(0), gives(1))
    step = play(step, gives(seat))
    assert decides(step) == 1 and legal(step) == (AGREE, gives(1 - seat))
    assert card("Crayfish") not in angler(step).hand + angler(step, 1).hand
    step = play(step, AGREE)
    assert [(shared.seat, names(shared.cards)) for shared in happened(step, SharedOut)] == [
        (seat, ["Crayfish"])
    ]
    assert card("Crayfish") in angler(step, seat).hand


@pytest.mark.rule("TF-44h", "TF-45e")
@pytest.mark.parametrize(("answer", "seat"), [(AGREE, 1), (INSIST, 0)])
def test_who_gets_what_is_for_the_one_who_began_to_pick(answer: object, seat: int) -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig")
    step = play(step, buys(2), AGREE, pays("Mud Worm"), pays("Slow Retrieve"))
    step = play(step, gives(0), gives(1))
    assert decides(step) == 0
    step = play(step, answer)  # type: ignore[arg-type]
    assert card("Crayfish") in angler(step, seat).hand


@pytest.mark.rule("TF-45e", "TF-44g")
def test_several_cards_are_shared_out_one_by_one() -> None:
    step = buying("Mud Worm, Slow Retrieve, Leaky Rowboat", "Tin Spoon, Bead Jig")
    step = play(step, buys(2), buys(3), AGREE, pays("Mud Worm"), pays("Slow Retrieve"))
    step = play(step, gives(1), gives(0))
    assert decides(step) == 1 and legal(step) == (AGREE, gives(0), gives(1))
    same = play(step, gives(1), gives(0))
    assert {(shared.seat, *names(shared.cards)) for shared in happened(same, SharedOut)} == {
        (0, "Chugger"),
        (1, "Crayfish"),
    }
    other = play(step, gives(0), gives(0))
    assert decides(other) == 0 and legal(other) == (AGREE, INSIST)
    both = play(other, AGREE)
    assert [(shared.seat, *names(shared.cards)) for shared in happened(both, SharedOut)] == [
        (0, "Crayfish", "Chugger")
    ]


@pytest.mark.rule("TF-45e")
def test_a_second_round_begins_with_the_other_one() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Tin Spoon, Bead Jig", first=1)
    step = play(step, buys(2), AGREE)
    assert decides(step) == 1
    step = play(step, pays("Tin Spoon"), pays_theirs("Mud Worm"))
    assert decides(step) == 0 and legal(step) == (AGREE, keeps("Mud Worm"))
    step = play(step, AGREE)
    assert decides(step) == 1 and legal(step) == (gives(1), gives(0))


@pytest.mark.rule("TF-45d")
def test_the_proposal_pays_what_is_missed_least() -> None:
    step = buying("Mud Worm, Slow Retrieve", "Overhand Toss, Bead Jig")
    step = play(step, buys(2), AGREE)
    proposed = GAME.proposal(GAME.view(table(step), 0))
    assert proposed == (pays("Slow Retrieve"), pays_theirs("Overhand Toss"))
    step = play(step, *proposed)
    assert decides(step) == 1 and GAME.proposal(GAME.view(table(step), 1)) == ()


@pytest.mark.rule("TF-45d", "TF-28a", "TF-28b", "TF-28d")
def test_exactly_the_payments_without_a_card_too_many_can_be_named() -> None:
    """Compared with every set of cards of both hands, the rule being asked of each."""
    compared = [expected for number in range(40) if (expected := compare_payments(number))]
    assert len(compared) > 20 and sum(len(expected) > 1 for expected in compared) > 15


def compare_payments(number: int) -> Payments:
    """Buys at random from random hands; the payments there should be, if anything was bought."""
    random = Random(number)
    held = random.sample(PAYING, random.randint(1, 4))
    cut = random.randint(0, len(held))
    cash = random.choice([0, 2])
    hands = [", ".join(names((card("Mud Worm"), *some))) for some in (held[:cut], held[cut:])]
    step = buying(*hands, then="Lunch Counter" if cash else CATCH_2, effects=bool(cash), confirm=False)
    while asked(step) == "Preparing":
        step = play(step, DECLINE)
    hands_before = [own.hand for own in table(step).anglers]
    if asked(step) == "BuyingTogether":
        step = play(step, random.choice(legal(step)[:-1]))
    while asked(step) == "BuyingTogether":
        step = play(step, random.choice(legal(step)))
    if not angler(step).turn.bought:
        return set()
    due = sum(ANGLER[one].price for one in angler(step).turn.bought) - cash
    expected = payments([(seat, one) for seat in (0, 1) for one in hands_before[seat]], due)
    assert every_payment(step) == expected
    return expected


def payments(cards: list[tuple[int, int]], due: int) -> Payments:
    """The sets of cards that pay so much, none of them being too many."""
    return {
        tuple(sorted(some))
        for size in range(len(cards) + 1)
        for some in combinations(cards, size)
        if sum(ANGLER[one].cash for _, one in some) >= due
        and all(sum(ANGLER[other].cash for _, other in some) - ANGLER[one].cash < due for _, one in some)
    }


def every_payment(step: Step) -> Payments:
    """Every payment that can be named, as whose cards."""
    if asked(step) != "PayingTogether":
        return {tuple(sorted((paid.seat, paid.card) for paid in happened(step, Paid)))}
    found: Payments = set()
    return found.union(*[every_payment(play(step, action)) for action in legal(step)])
