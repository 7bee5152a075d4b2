"""The computer player of Tournament Fishing: legal, fair, better than chance, and the better for its memory."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from fishing_tui.opponents import player
from fishing_tui.opponents.simple import Simple
from fishing_tui.opponents.tournament_fishing import Competitor
from rules.agenda import Part
from rules.chance import seeded
from rules.game import Action, Step
from rules.piles import put
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import (
    AGREE,
    DECLINE,
    DRAW_CARDS,
    END_BUYING,
    END_SEARCH,
    FACE_FIGHT,
    STOP_CASTING,
)
from rules.tournament_fishing.effects import Bait, Phase
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import STREAMS
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.tasks import AnglerTask
from rules.tournament_fishing.weigh_in import livewells, worth
from rules.words import Words
from tests.rules.tournament_fishing.ai_tables import (
    CATCH_3,
    CATCH_ANYWHERE,
    FIRST_AND_SECOND_PLACE,
    REMOVE_ANYWHERE,
    clears,
    counters_theirs,
    gives,
    meet,
    points,
)
from tests.rules.tournament_fishing.sweep import games, played
from tests.rules.tournament_fishing.tables import (
    asked,
    buys,
    casts,
    changed,
    counters,
    deal,
    discards,
    ignores,
    lays,
    pays,
    play,
    plays,
    scans,
    shows,
    sinks,
    small,
    table,
    trashes_discarded,
)

LUCK = seeded("luck", streams=1)
COMPETITOR = Competitor()
ALL_OPTIONS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "fight": "dice", "weather": True},
    {"seats": 4, "locations": True, "notes": False},
    {"seats": 1},
    {"seats": 1, "opponents": "weather", "fight": "dice", "clock": False},
    {"seats": 1, "opponents": "both", "realistic": True, "weather": True, "locations": True},
    {"seats": 2, "mode": "co-op"},
    {"seats": 2, "mode": "co-op", "confirm": False, "opponents": "weather", "weather": True},
    {"seats": 2, "mode": "co-op", "opponents": "both", "fight": "dice", "locations": True, "notes": False},
]


def view_of(state: FishingState) -> tuple[FishingState, tuple[Action, ...]]:
    """What the deciding seat sees, and what it may do."""
    decision = GAME.decision(state)
    assert decision is not None
    return GAME.view(state, decision.seat), decision.actions


def choice(state: FishingState) -> Action:
    """What the computer player does in the deciding seat's place."""
    view, listed = view_of(state)
    action = COMPETITOR.choose(GAME, view, listed, LUCK)
    assert action in listed
    return action


def after(step: Step) -> Action:
    """What it does after a step."""
    return choice(table(step))


def goes_on(step: Step, number: int) -> list[Action]:
    """What it does in its next choices, one after another."""
    chosen: list[Action] = []
    for _ in range(number):
        chosen.append(after(step))
        step = play(step, chosen[-1])
    return chosen


def states(options: Options, seed: str) -> Iterator[FishingState]:
    """Every state of a game between computer players, the last one included."""
    state = GAME.new(options, seed)
    while GAME.decision(state) is not None:
        yield state
        state = GAME.apply(state, choice(state)).state  # type: ignore[arg-type, assignment]
    yield state


def known(step: Step, *spots: int, depth: int = 1) -> Step:
    """The step as if every seat had seen the top cards of some spots."""
    lake = table(step).spots
    for spot in spots:
        here = lake[spot - 1]
        seen = tuple(replace(lying, seen=0b1111) for lying in here.cards[:depth])
        lake = put(lake, spot - 1, replace(here, cards=(*seen, *here.cards[depth:])))
    return changed(step, spots=lake)


def mean_catch(number: int, **options: Any) -> float:
    """What the first seat catches on average in so many games between computer players."""
    ends = [list(states(Options(**options), f"mean {seed}"))[-1] for seed in range(number)]
    return sum(worth(livewells(end)[0]) for end in ends) / number


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(12):
        luck, mine = Random(seed), seed % 2
        state = GAME.new(Options(seats=2, fight=("cards", "dice")[seed % 4 // 2]), str(seed))  # type: ignore[arg-type]
        while (decision := GAME.decision(state)) is not None:
            action = choice(state) if decision.seat == mine else luck.choice(decision.actions)
            state = GAME.apply(state, action).state  # type: ignore[arg-type, assignment]
        totals = [worth(cards) for cards in livewells(state)]
        wins += totals[mine] > 2 * totals[1 - mine]
    assert wins == 12


def test_it_beats_the_ai_angler_now_and_then() -> None:
    ends = [list(states(Options(seats=1), f"solo {seed}"))[-1] for seed in range(40)]
    wins = sum(GAME.standings(end).winners == (0,) for end in ends)
    assert 12 <= wins <= 34


def test_memory_pays() -> None:
    assert mean_catch(20, seats=1) > 1.2 * mean_catch(20, seats=1, notes=False)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: " ".join(map(str, options.values())))
def test_it_plays_every_kind_of_game_to_its_end(options: dict[str, Any]) -> None:
    assert list(states(Options(**options), "to the end"))[-1].ended


def test_it_knows_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Simple, "choose")
    questions = set()
    for options, seed in games(40):
        for number, (step, action) in enumerate(played(options, seed)):
            if action is not None and number % 5 == 0:
                choice(table(step))
                questions.add(asked(step))
    assert len(questions) > 20


class Wondering(AnglerTask, frozen=True):
    """A question that nobody expects."""

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        return (actions.part(*[actions.scan(spot) for spot in range(5)]),)

    def prompt(self, state: FishingState) -> Words:
        return ("what now?",)


def test_what_it_does_not_know_is_left_to_chance() -> None:
    state = replace(table(deal()), agenda=(Wondering(0),))
    decision, view = GAME.decision(state), GAME.view(state, 0)
    assert decision is not None
    chosen = [COMPETITOR.choose(GAME, view, decision.actions, seeded(luck, 1)) for luck in "abcdef"]
    assert set(chosen) <= set(decision.actions) and len(set(chosen)) > 1


@pytest.mark.parametrize("options", [ALL_OPTIONS[1], ALL_OPTIONS[5], ALL_OPTIONS[8]])
def test_what_it_cannot_see_changes_nothing(options: dict[str, Any]) -> None:
    for number, state in enumerate(states(Options(**options), "hidden")):
        if state.ended:
            return
        seat = state.decider
        other = GAME.imagine(GAME.view(state, seat), seat, seeded(f"other {number}", STREAMS))
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert choice(other) == choice(state)


def test_the_game_has_a_player_of_its_own() -> None:
    assert isinstance(player("computer", "tournament-fishing"), Competitor)


def test_it_casts_at_the_best_fish_it_can_land() -> None:
    lake = {1: "Pumpkinseed", 2: "Walleye", 3: "Flathead Catfish", 4: "Bluegill", 5: "SNAG!"}
    hand = "Mud Worm, Bead Jig, Overhand Toss, Slow Retrieve, Hand-Me-Down Pole, Tin Spoon, Coffee Flask"
    step = known(deal(hand, lake=lake, phase=Phase.CAST), 1, 2, 3, 4, 5)
    *cards, cast = goes_on(step, 4)
    assert cards[0] in (plays("Mud Worm"), plays("Bead Jig")) and cast == casts(2)
    assert set(cards[1:]) == {plays("Overhand Toss"), plays("Hand-Me-Down Pole")}


def test_it_plays_no_more_than_a_fish_needs() -> None:
    lake = dict.fromkeys(range(2, 6), "SNAG!") | {1: "Bluegill", 5: "Sunken Timber"}
    step = deal("Mud Worm, Overhand Toss, Slow Retrieve, Slow Retrieve", lake=lake, phase=Phase.CAST)
    assert goes_on(known(step, 1, 2, 3, 4, 5), 3) == [plays("Mud Worm"), plays("Slow Retrieve"), casts(1)]


def test_it_tries_an_unseen_spot_before_a_fish_that_it_knows() -> None:
    step = deal("Tin Spoon", in_play=("Tournament Hull",), lake={1: "Creek Chub"}, phase=Phase.CAST)
    (first,) = goes_on(play(known(step, 1), plays("Tin Spoon")), 1)
    assert first in [casts(spot) for spot in range(2, 6)]


def test_it_does_not_cast_where_nothing_can_bite() -> None:
    lake = dict.fromkeys(range(1, 4), "SNAG!") | {4: "Flathead Catfish", 5: "Muskellunge"}
    step = known(deal("Tin Spoon", lake=lake, phase=Phase.CAST), 1, 2, 3, 4, 5)
    assert after(step) == STOP_CASTING


def test_it_hooks_with_the_least_hook_that_holds() -> None:
    step = deal("Mud Worm, Snelled Hook, Treble Hook", lake={1: "White Bass"}, bare=True, phase=Phase.CAST)
    assert after(play(step, plays("Mud Worm"), casts(1))) == plays("Snelled Hook")


def test_it_shows_the_bait_that_its_fish_looks_for() -> None:
    hand = "Mud Worm, Scent Spray, Coffee Flask, Landing Net, Cedar Canoe"
    step = known(deal(hand, lake={1: "Yellow Perch"}, bare=True, phase=Phase.CAST), 1)
    assert goes_on(step, 4) == [plays("Mud Worm"), plays("Scent Spray"), shows(Bait.YELLOW), casts(1)]


def test_it_draws_and_stays_in_play_before_it_looks() -> None:
    step = deal("Folded Chart, Coffee Flask, Trolling Motor", decks=("Mud Worm",))
    chosen = goes_on(step, 4)
    assert chosen == [plays("Coffee Flask"), DRAW_CARDS, plays("Trolling Motor"), plays("Folded Chart")]


def test_it_looks_where_it_has_not_looked() -> None:
    step = play(known(deal("Folded Chart"), 1, 2, 4, 5), plays("Folded Chart"))
    assert after(step) == scans(3)
    assert after(known(deal("Folded Chart"), 1, 2, 3, 4, 5)) == END_SEARCH


def test_without_notes_it_does_not_look() -> None:
    assert after(deal("Folded Chart", notes=False)) == END_SEARCH


def test_it_sinks_a_snag_above_a_fish() -> None:
    step = known(deal("Drift Punt", lake={1: "SNAG!, Walleye", 2: "Lake Trout, SNAG!"}), 1, 2, depth=2)
    step = play(step, plays("Drift Punt"))
    assert after(play(step, scans(1))) == sinks(1)
    assert after(play(step, scans(2))) == DECLINE


def test_it_removes_its_worst_card() -> None:
    step = play(deal("Fat Wallet, Double Haul", discards=("Slow Retrieve, Deep Plug",)), plays("Fat Wallet"))
    assert after(step) == trashes_discarded("Slow Retrieve")
    step = play(deal("Fat Wallet", decks=("Folded Chart",), discards=("Rainbow Crank",)), plays("Fat Wallet"))
    assert after(step) == DECLINE


def fight(results: str, hand: str, fish: str = "Brown Bullhead", **rest: Any) -> Step:
    """A fish of two Fight cards bites at spot 1."""
    rest = {"attachments": ("Trolling Motor",), "lake": {1: fish}, **rest}
    step = deal(f"Bead Jig, {hand}", fight=results, phase=Phase.CAST, **rest)
    return play(step, plays("Bead Jig"), casts(1))


def test_it_counters_with_what_it_misses_least() -> None:
    step = fight("weeds/blank blank/pop", "Slow Retrieve, Rainbow Crank, Deep Plug, Jointed Shad")
    assert after(step) == counters("Slow Retrieve")
    step = fight("fish/blank weeds/blank", "Double Haul, Overhand Toss, Jointed Shad, Slow Retrieve")
    assert goes_on(step, 2) == [counters("Overhand Toss"), counters("Slow Retrieve")]


def test_it_keeps_for_a_symbol_the_card_that_alone_counters_it() -> None:
    step = fight("fish/blank weeds/blank", "Coffee Flask, Jointed Shad")
    assert goes_on(step, 1) == [counters("Coffee Flask")]


def test_it_turns_a_pop_away() -> None:
    step = fight("pop/any blank/pop", "Fibreglass Classic, Coffee Flask")
    assert goes_on(step, 2) == [plays("Fibreglass Classic"), small(1)]


def test_it_ignores_what_it_cannot_counter() -> None:
    step = fight("fish/weeds weeds/anchor", "Landing Net, Overhand Toss")
    assert goes_on(step, 2) == [plays("Landing Net"), ignores(2)]


def test_it_wastes_nothing_on_a_fight_that_is_won() -> None:
    assert after(fight("fish/weeds blank/pop", "Landing Net, Overhand Toss")) == FACE_FIGHT


def test_it_frees_a_lure_with_what_it_misses_least() -> None:
    step = deal(
        "Bead Jig, Overhand Toss, Double Haul", lake={1: "SNAG!"}, fight="fish/blank", phase=Phase.CAST
    )
    assert after(play(step, plays("Bead Jig"), casts(1))) == discards("Overhand Toss")


def test_it_buys_what_is_worth_more_than_what_it_pays_with() -> None:
    row = "Landing Net, Double Haul, Smooth Drag, Polarised Shades, Big Cooler"
    poor = "Folded Chart, Coffee Flask, Slow Retrieve, Slow Retrieve, Leaky Rowboat"
    step = deal(poor, supply=row, phase=Phase.BUY)
    assert goes_on(step, 1) == [buys(2)]


def test_it_buys_nothing_for_a_day_that_is_over() -> None:
    step = deal(
        "Overhand Toss, Overhand Toss, Slow Retrieve", supply="Long Bomb, -, -, -, -", phase=Phase.BUY
    )
    assert after(step) == buys(1)
    assert after(changed(step, round=13)) == END_BUYING


def test_it_pays_with_what_it_misses_least() -> None:
    hand = "Folded Chart, Slow Retrieve, Sidearm Fling, Jointed Shad"
    step = play(deal(hand, supply="Twitch and Pause, -, -, -, -", phase=Phase.BUY), buys(1))
    assert set(goes_on(step, 2)) == {pays("Folded Chart"), pays("Slow Retrieve")}


def test_it_lets_the_ai_angler_catch_the_poorest_fish() -> None:
    lake = {1: "Walleye", 2: "Golden Shiner", 3: "Bluegill", 4: "Muskellunge", 5: "Lake Trout"}
    step = known(meet("Mud Worm", ai=CATCH_ANYWHERE, lake=lake), 1, 2, 3, 4, 5)
    assert after(step) == points(2)
    step = meet("Mud Worm", ai=CATCH_ANYWHERE, lake=lake, anchors={4: 0})
    assert after(known(step, 1, 2, 3, 4, 5)) == points(4)


def test_it_lets_the_ai_angler_remove_a_snag() -> None:
    lake = {1: "Walleye", 2: "Golden Shiner", 3: "SNAG!", 4: "Muskellunge", 5: "Lake Trout"}
    assert after(known(meet("Mud Worm", ai=REMOVE_ANYWHERE, lake=lake), 1, 2, 3, 4, 5)) == points(3)


def test_it_lays_an_anchor_where_the_ai_angler_comes_next() -> None:
    step = meet("Anchor, Folded Chart", ai="Wind Shift", then=CATCH_3, effects=True, supply="-, -, -, -, -")
    while asked(step) != "Buying":
        step = play(step, END_SEARCH if asked(step) == "Searching" else STOP_CASTING)
    assert after(step) == lays("Anchor", 3)


def test_two_computers_agree() -> None:
    step = meet("Mud Worm", "Tin Spoon", ai=CATCH_ANYWHERE, lake={2: "Golden Shiner"})
    chosen = goes_on(known(step, 2), 2)
    assert chosen[1] == AGREE


def test_it_lets_the_card_go_that_it_would_buy_last() -> None:
    step = meet("Mud Worm", "Tin Spoon", ai=FIRST_AND_SECOND_PLACE, supply="Smooth Drag, Long Bomb, -, -, -")
    assert after(step) == clears(1)


def test_it_counters_with_the_help_of_the_other_hand() -> None:
    step = meet(
        "Bead Jig, Long Bomb, Coffee Flask",
        "Slow Retrieve, Double Haul",
        ai=CATCH_3,
        lake={1: "Smallmouth Bass"},
        supply="-, -, -, -, -",
        fight="fish/weeds weeds/anchor",
        after_ai=True,
    )
    while asked(step) == "Searching":
        step = play(step, END_SEARCH)
    step = play(step, plays("Bead Jig"), plays("Long Bomb"), casts(1))
    assert goes_on(step, 3) == [counters("Coffee Flask"), counters_theirs("Slow Retrieve"), AGREE]


def test_two_computers_share_what_they_buy() -> None:
    own = "Folded Chart, Coffee Flask, Slow Retrieve"
    step = meet(
        own, "Slow Retrieve, Overhand Toss", ai=CATCH_3, after_ai=True, supply="Long Bomb, -, -, -, -"
    )
    while asked(step) != "BuyingTogether":
        step = play(step, END_SEARCH if asked(step) == "Searching" else STOP_CASTING)
    assert goes_on(step, 2) == [buys(1), AGREE]
    step = play(step, buys(1), AGREE)
    while asked(step) == "PayingTogether":
        step = play(step, after(step))
    assert asked(step) == "SharingOut"
    assert after(step) in (gives(0), gives(1))


def test_at_a_river_mouth_it_shows_what_the_fish_there_looks_for() -> None:
    hand = "Tin Spoon, Long Bomb, Coffee Flask, Folded Chart, Slow Retrieve"
    step = deal(hand, lake={1: "Lake Trout"}, locations={1: "River Mouth"}, bare=True, phase=Phase.CAST)
    step = play(known(step, 1), plays("Tin Spoon"), plays("Long Bomb"), casts(1))
    assert after(step) == shows(Bait.BLACK)


def test_equal_views_get_equal_choices() -> None:
    for state in states(Options(seats=2), "equal"):
        if not state.ended and state.phase == Phase.CAST:
            other = GAME.load(GAME.dump(state))
            assert (
                choice(other)
                == choice(state)
                == Competitor().choose(GAME, *view_of(other), seeded("other", 1))
            )
