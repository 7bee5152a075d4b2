"""The Reel phase: the fight, what may be done about it, and the line that breaks (TF-20 to TF-23, TF-25)."""

import pytest
from msgspec.structs import replace

from rules.game import Step
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import FACE_FIGHT, KEEP_LURE, LOSE_LURE
from rules.tournament_fishing.components import ANGLER, DICE, WEATHER, DieColour
from rules.tournament_fishing.effects import COLOURED, Condition, Effect, FightSymbol, Op, Phase, Until
from rules.tournament_fishing.events import (
    BlanksRerolled,
    FightBegan,
    FightCardsShuffled,
    FishCaught,
    FishEscaped,
    LureKept,
    LureLost,
    Redrawn,
)
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.pieces import Lying
from rules.tournament_fishing.reel import dice_of
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    at_bottom,
    casts,
    changed,
    deal,
    die_face,
    fishes,
    happened,
    having_effects,
    ignores,
    lake_card,
    legal,
    names,
    play,
    plays,
    redraws,
    refused,
    small,
    symbols,
    table,
)

WHITE, GREY, BLACK = DieColour


def fight(
    cards: str = "",
    hand: str = "Coffee Flask",
    fish: str = "Brown Bullhead",
    lure: str = "Bead Jig",
    **rest: object,
) -> Step:
    """A fish bites at spot 1 (one with two Fight cards, if none is named), and the fight begins."""
    rest = {"attachments": ("Trolling Motor",), "lake": {1: f"{fish}, Walleye"}, **rest}
    step = deal(f"{lure}, {hand}", fight=cards, phase=Phase.CAST, **rest)  # type: ignore[arg-type]
    return play(step, plays(lure), casts(1))


def dice(*faces: tuple[DieColour, str]) -> str:
    """Scripted faces of dice by what they show."""
    return " ".join(str(die_face(colour, FightSymbol[symbol])) for colour, symbol in faces)


@pytest.mark.rule("TF-20a")
@pytest.mark.parametrize(("fish", "number"), [("Creek Chub", 1), ("Brown Bullhead", 2)])
def test_as_many_cards_are_drawn_as_the_fish_shows(fish: str, number: int) -> None:
    step = fight("fish/blank fish/blank weeds/blank", fish=fish)
    assert len(happened(step, FightBegan)[0].results) == number


@pytest.mark.rule("TF-20b")
def test_dice_are_rolled_as_the_fish_shows() -> None:
    step = fight(dice=dice((WHITE, "FISH"), (GREY, "WEEDS")), hand="Coffee Flask, Slow Retrieve")
    assert [result.piece for result in happened(step, FightBegan)[0].results] == [WHITE, GREY]
    assert symbols(step) == "fish weeds"
    assert [(die.colour, die.icon) for die in DICE.values()] == [(0, "green"), (1, "yellow"), (2, "red")]


@pytest.mark.rule("TF-20c")
def test_a_mark_rolls_blanks_once_more() -> None:
    faces = dice((GREY, "BLANK"), (BLACK, "BLANK"), (GREY, "BLANK"), (BLACK, "FISH"))
    step = fight(dice=faces, fish="Burbot", attachments=("Trolling Motor, Trolling Motor",))
    (rerolled,) = happened(step, BlanksRerolled)
    assert symbols(step) == "blank fish" and len(rerolled.results) == 2


@pytest.mark.rule("TF-20c")
def test_without_a_mark_or_a_blank_nothing_is_rolled_again() -> None:
    assert not happened(fight(dice=dice((WHITE, "BLANK"), (GREY, "BLANK"))), BlanksRerolled)
    faces = dice((GREY, "ANCHOR"), (BLACK, "FISH"))
    step = fight(dice=faces, fish="Burbot", attachments=("Trolling Motor, Trolling Motor",))
    assert not happened(step, BlanksRerolled)


@pytest.mark.rule("TF-20d", "TF-33a")
@pytest.mark.parametrize(
    ("rest", "number"),
    [
        ({}, 2),
        ({"weather": "Cold Front"}, 3),
        ({"weather": "Warm Spell"}, 1),
        ({"locations": {1: "Undercut Bank"}}, 3),
        ({"locations": {2: "Undercut Bank", 1: "Drop-Off"}}, 2),
        ({"weather": "Warm Spell", "locations": {1: "Spring Hole"}}, 1),
        ({"weather": "Warm Spell", "locations": {1: "Undercut Bank"}}, 2),
        ({"in_play": ("Barbless Hook",)}, 3),
    ],
)
def test_effects_on_the_number_are_summed_before_the_draw(rest: dict[str, object], number: int) -> None:
    step = fight("fish/blank fish/blank weeds/blank", **rest)
    assert len(happened(step, FightBegan)[0].results) == number


@pytest.mark.rule("TF-20e")
@pytest.mark.parametrize(
    ("shown", "more", "rolled"),
    [
        ((WHITE, GREY), 0, (WHITE, GREY)),
        ((WHITE, GREY), -1, (WHITE,)),
        ((WHITE,), -1, (WHITE,)),
        ((WHITE, GREY, BLACK), -5, (WHITE,)),
        ((GREY,), 1, (GREY, WHITE)),
        ((GREY, BLACK), 1, (GREY, BLACK, WHITE)),
        ((WHITE,), 2, (WHITE, GREY, BLACK)),
        ((WHITE, GREY, BLACK), 1, (WHITE, GREY, BLACK)),
    ],
)
def test_dice_more_or_fewer(shown: tuple[DieColour, ...], more: int, rolled: tuple[DieColour, ...]) -> None:
    assert dice_of(shown, more) == rolled


@pytest.mark.rule("TF-20e")
def test_a_die_more_is_rolled_under_the_mark_of_the_fish() -> None:
    faces = dice((GREY, "FISH"), (BLACK, "FISH"), (WHITE, "BLANK"), (WHITE, "ANY"))
    step = fight(
        dice=faces,
        fish="Burbot",
        weather="Cold Front",
        attachments=("Trolling Motor, Trolling Motor",),
        hand="Coffee Flask, Overhand Toss, Chugger, Sidearm Fling",
    )
    assert symbols(step) == "fish fish any"


@pytest.mark.rule("TF-21b")
def test_a_blank_needs_nothing() -> None:
    assert fishes(angler(fight("blank/any blank/any")).livewell) == ["Brown Bullhead"]


@pytest.mark.rule("TF-21c", "TF-23a", "TF-23b")
def test_pop_breaks_the_line_and_costs_the_lure() -> None:
    step = fight("fish/blank pop/any")
    (event,) = happened(step, FishEscaped)
    assert event.popped and at_bottom(step, 1) == "Brown Bullhead"
    assert table(step).spots[0].cards[-1] == Lying(lake_card("Brown Bullhead"))
    assert names(table(step).lost) == ["Bead Jig"] and not angler(step).livewell


@pytest.mark.rule("TF-22a", "TF-08b")
@pytest.mark.parametrize(
    ("hand", "rest", "action"),
    [
        ("Coffee Flask", {"attachments": ("Smooth Drag, Trolling Motor",)}, redraws(1)),
        ("Coffee Flask", {"in_play": ("Circle Hook",)}, ignores(1)),
        ("Coffee Flask", {"in_play": ("Fibreglass Classic",)}, small(1)),
        ("Coffee Flask", {"weather": "Flat Calm"}, redraws(1)),
        ("Coffee Flask", {"locations": {1: "Open Water"}}, ignores(1)),
        ("Coffee Flask", {"locations": {1: "Old Bridge"}}, small(1)),
        ("Coffee Flask", {"locations": {1: "Tree Lane"}}, redraws(1)),
    ],
)
def test_effects_in_play_change_results(
    hand: str, rest: dict[str, object], action: actions.AnyAction
) -> None:
    step = fight("fish/blank weeds/blank", hand, **rest)
    assert asked(step) == "Manipulating" and action in legal(step) and FACE_FIGHT in legal(step)
    play(step, action)


@pytest.mark.rule("TF-22a", "TF-33a")
def test_a_location_elsewhere_changes_nothing() -> None:
    assert asked(fight("fish/blank weeds/blank", locations={2: "Open Water"})) != "Manipulating"


@pytest.mark.rule("TF-22a")
@pytest.mark.parametrize(("least", "offered"), [(3, True), (4, False)])
def test_a_condition_of_a_reel_effect_is_kept(
    least: int, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    calm = next(number for number, known in WEATHER.items() if known.name == "Flat Calm")
    if_strong = Effect(Phase.REEL, Op.REDRAW, 1, condition=Condition(power_ge=least))
    monkeypatch.setitem(WEATHER, calm, replace(WEATHER[calm], effects=(if_strong,)))
    step = fight("fish/blank weeds/blank", weather="Flat Calm")
    assert (asked(step) == "Manipulating") is offered


@pytest.mark.rule("TF-22b")
def test_accessories_rods_and_boats_are_played_for_their_reel_effects() -> None:
    step = fight("fish/blank weeds/blank", "Landing Net, Fibreglass Classic, Coffee Flask")
    assert {plays("Landing Net"), plays("Fibreglass Classic")} <= set(legal(step))
    assert refused(step, plays("Coffee Flask")) == "TF-22b"
    assert refused(step, plays("Folded Chart")) == "TF-22b"
    step = play(step, plays("Landing Net"))
    assert {ignores(1), ignores(2)} <= set(legal(step)) and "Landing Net" in names(angler(step).play)
    step = play(step, ignores(2), plays("Fibreglass Classic"), small(1))
    assert fishes(angler(step).livewell) == ["Brown Bullhead"]


@pytest.mark.rule("TF-22c")
@pytest.mark.parametrize("name", ["Bottom Bounce", "Circle Hook", "Smooth Drag"])
def test_other_types_are_not_played_here(name: str) -> None:
    step = fight("fish/blank weeds/blank", f"Landing Net, {name}")
    assert refused(step, plays(name)) == "TF-22c"


@pytest.mark.rule("TF-22b", "TF-20d")
def test_a_card_that_could_only_change_the_number_comes_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Coffee Flask", Effect(Phase.REEL, Op.FIGHT, -1)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = fight("fish/blank weeds/blank", "Coffee Flask, Landing Net")
    assert refused(step, plays("Coffee Flask")) == "TF-22b"


@pytest.mark.rule("TF-22b", "TF-10f")
def test_a_type_may_be_forbidden_here(monkeypatch: pytest.MonkeyPatch) -> None:
    fog = next(number for number, known in WEATHER.items() if known.name == "Fog Bank")
    barred = Effect(Phase.REEL, Op.FORBID, forbidden=ANGLER[next(iter(ANGLER))].type.ACCESSORY)
    monkeypatch.setitem(WEATHER, fog, replace(WEATHER[fog], effects=(barred,)))
    step = fight("fish/blank weeds/blank", "Landing Net", weather="Fog Bank", in_play=("Circle Hook",))
    assert refused(step, plays("Landing Net")) == "TF-10f"


@pytest.mark.rule("TF-22e", "TF-22d")
def test_the_small_symbol_counts_instead() -> None:
    step = fight("pop/any fish/weeds", in_play=("Bottom Bounce, Bottom Bounce",))
    step = play(step, small(1))
    assert symbols(step) == "any fish" and refused(step, small(1)) == "TF-22e"
    step = play(step, small(2))
    assert asked(step) == "Countering" or happened(step, FishEscaped)


@pytest.mark.rule("TF-22e", "TF-21c")
def test_a_small_pop_breaks_the_line_too() -> None:
    step = play(fight("blank/pop fish/weeds", in_play=("Bottom Bounce",)), small(1))
    assert happened(step, FishEscaped)[0].popped


@pytest.mark.rule("TF-22e")
def test_a_die_is_turned_to_the_opposite_face() -> None:
    step = fight(dice="0 1", in_play=("Bottom Bounce, Bottom Bounce",))
    before = [DICE[colour].faces[face] for colour, face in ((WHITE, 0), (GREY, 1))]
    assert symbols(step) == " ".join(symbol.name.lower() for symbol in before)
    step = play(step, small(2))
    after = [before[0], DICE[GREY].faces[4]]
    assert symbols(step) == " ".join(symbol.name.lower() for symbol in after)
    assert small(2) in legal(step)


@pytest.mark.rule("TF-22f")
def test_each_redraw_is_seen_before_the_next() -> None:
    step = fight("pop/any fish/weeds weeds/any anchor/any", in_play=("Smooth Drag, Smooth Drag",))
    step = play(step, redraws(1))
    assert symbols(step) == "weeds fish" and len(happened(step, Redrawn)) == 1
    step = play(step, redraws(1))
    assert len(table(step).fight_discards) == 4


@pytest.mark.rule("TF-22f", "TF-21c")
def test_a_redraw_may_bring_a_pop() -> None:
    step = play(fight("fish/weeds fish/weeds pop/any", in_play=("Smooth Drag",)), redraws(2))
    assert happened(step, FishEscaped)[0].popped


@pytest.mark.rule("TF-22f")
def test_a_die_is_rolled_again() -> None:
    faces = dice((WHITE, "FISH"), (GREY, "FISH"), (GREY, "BLANK"))
    step = play(fight(dice=faces, in_play=("Smooth Drag, Smooth Drag",)), redraws(2))
    assert symbols(step) == "fish blank"


@pytest.mark.rule("TF-22g")
def test_an_effect_ignores_the_symbols_it_names() -> None:
    step = fight("fish/weeds any/blank", "Coffee Flask", locations={1: "Open Water"})
    assert ignores(1) in legal(step) and refused(step, ignores(2)) == "TF-22g"
    step = fight("any/blank anchor/blank", "Landing Net, Coffee Flask")
    step = play(step, plays("Landing Net"))
    assert {ignores(1), ignores(2)} <= set(legal(step))
    assert refused(step, ignores(3)) == "TF-22d"


@pytest.mark.rule("TF-22g")
@pytest.mark.parametrize("result", ["pop/any", "blank/any"])
def test_a_pop_or_a_blank_is_never_ignored(result: str) -> None:
    step = play(fight(f"{result} fish/blank", "Landing Net, Coffee Flask"), plays("Landing Net"))
    assert refused(step, ignores(1)) == "TF-22g"


@pytest.mark.rule("TF-22i")
def test_the_effect_for_one_symbol_is_used_before_the_one_for_all() -> None:
    step = fight(
        "fish/blank weeds/blank", "Coffee Flask", locations={1: "Open Water"}, in_play=("Circle Hook",)
    )
    step = play(step, ignores(1))
    assert ignores(2) in legal(step)
    step = play(step, ignores(2))
    assert happened(step, FishCaught)


@pytest.mark.rule("TF-22h", "TF-22d")
def test_a_redrawn_result_is_no_longer_ignored() -> None:
    step = fight("fish/blank weeds/blank anchor/blank", "Coffee Flask", in_play=("Circle Hook, Smooth Drag",))
    step = play(step, ignores(1))
    assert symbols(step) == "blank weeds"
    step = play(step, redraws(1))
    assert not happened(step, FishCaught)
    other = fight("fish/blank weeds/blank blank/any", "Slow Retrieve", in_play=("Smooth Drag",))
    assert asked(play(other, redraws(1))) == "Countering"


@pytest.mark.rule("TF-22a")
def test_effects_are_used_up_and_the_fight_may_be_faced_as_it_is() -> None:
    step = fight("fish/weeds weeds/blank", "Coffee Flask, Slow Retrieve", in_play=("Circle Hook",))
    assert refused(step, redraws(1)) == refused(step, small(1)) == "TF-22a"
    assert asked(play(step, FACE_FIGHT)) == "Countering"


@pytest.mark.rule("TF-23c", "TF-29b")
def test_a_card_keeps_the_lure_once() -> None:
    step = fight("pop/any fish/blank", attachments=("Braided Line, Trolling Motor, Big Cooler",))
    assert legal(step) == (KEEP_LURE, LOSE_LURE)
    kept = play(step, KEEP_LURE)
    assert [names([event.card, event.by]) for event in happened(kept, LureKept)] == [
        ["Bead Jig", "Braided Line"]
    ]
    assert happened(kept, FishEscaped) and not table(kept).lost and not happened(kept, LureLost)
    assert names(angler(kept).attachments) == ["Trolling Motor", "Big Cooler"]
    lost = play(step, LOSE_LURE)
    assert names(table(lost).lost) == ["Bead Jig"]
    assert names(angler(lost).attachments) == ["Braided Line", "Trolling Motor"]


@pytest.mark.rule("TF-23c")
def test_what_costs_nothing_keeps_the_lure_first(monkeypatch: pytest.MonkeyPatch) -> None:
    keeping = Effect(Phase.REEL, Op.KEEP_LURE)
    for number, known in having_effects("Trolling Motor", keeping, until=Until.CATCH).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(fight("pop/any fish/blank", attachments=("Braided Line, Trolling Motor",)), KEEP_LURE)
    assert names(angler(step).attachments) == ["Braided Line", "Trolling Motor"]


@pytest.mark.rule("TF-23c", "TF-22b")
def test_an_accessory_played_in_the_fight_may_keep_the_lure(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, known in having_effects("Coffee Flask", Effect(Phase.REEL, Op.KEEP_LURE)).items():
        monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
    step = play(fight("pop/any fish/blank"), plays("Coffee Flask"))
    assert asked(step) == "Breaking"


@pytest.mark.rule("TF-25a")
def test_used_cards_are_discarded() -> None:
    step = fight("blank/any blank/any")
    assert len(table(step).fight_discards) == 2 and len(table(step).fight_deck) == 30


@pytest.mark.rule("TF-25b")
@pytest.mark.parametrize(
    ("cards", "redraw"), [("blank/fish* blank/any", False), ("any/blank* blank/any blank/any", True)]
)
def test_a_mark_that_was_revealed_shuffles_all(cards: str, redraw: bool) -> None:
    step = fight(cards, in_play=("Smooth Drag",) if redraw else ())
    if redraw:
        step = play(step, redraws(1))
    (event,) = happened(step, FightCardsShuffled)
    assert event.all_ and len(table(step).fight_deck) == 32 and not table(step).fight_discards


@pytest.mark.rule("TF-25c")
def test_a_deck_that_runs_out_is_made_of_its_discards_alone() -> None:
    step = fight("fish/blank", fight_discards="all", in_play=("Smooth Drag",))
    (event,) = happened(step, FightCardsShuffled)
    assert not event.all_ and event.cards == 31
    assert len(table(step).fight_deck) == 30


@pytest.mark.rule("TF-25d")
def test_without_cards_fewer_are_drawn() -> None:
    step = deal(
        "Bead Jig, Coffee Flask",
        phase=Phase.CAST,
        lake={1: "Brown Bullhead"},
        attachments=("Trolling Motor, Smooth Drag",),
        in_play=("Circle Hook",),
    )
    one_card = changed(play(step, plays("Bead Jig")), fight_deck=(), fight_discards=(0,))
    step = GAME.apply(table(one_card), casts(1))  # type: ignore[arg-type]
    assert len(happened(step, FightBegan)[0].results) == 1
    assert ignores(1) in legal(step) and refused(step, redraws(1)) == "TF-25d"


def test_symbols_that_are_ignored_by_any_effect() -> None:
    assert {symbol.name for symbol in COLOURED} == {"FISH", "WEEDS", "ANCHOR", "ANY"}
