"""Every single card once: played, paid with, bought, fought with, met in the lake, in force for a round."""

import pytest
from msgspec.structs import replace

from rules.game import Step
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import DECLINE, STOP_CASTING
from rules.tournament_fishing.buy import terms
from rules.tournament_fishing.cast import attempts_left
from rules.tournament_fishing.components import (
    ANGLER,
    CLOCK,
    FIGHT,
    LAKE,
    LOCATIONS,
    WEATHER,
    AnglerCard,
    ClockCard,
    LakeCard,
    Location,
    WeatherCard,
)
from rules.tournament_fishing.copies import kinds, shop_cards
from rules.tournament_fishing.effects import (
    Bait,
    CardType,
    Effect,
    Effects,
    FightSymbol,
    LureKind,
    Op,
    Phase,
    in_phase,
)
from rules.tournament_fishing.events import Bit, EventMet, FightBegan, FishCaught
from rules.tournament_fishing.sources import BAIT_OF, strength
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    buys,
    card,
    casts,
    counters,
    deal,
    fishes,
    fishes_out,
    happened,
    lake_card,
    legal,
    missed,
    names,
    pays,
    play,
    plays,
    table,
)

SEARCH, CAST, REEL, BUY = Phase.SEARCH, Phase.CAST, Phase.REEL, Phase.BUY
KINDS = [ANGLER[number] for number in kinds()]
SOLD = [known for known in KINDS if known.id in shop_cards()]
FISH = [known for known in LAKE.values() if known.is_fish]
EVENTS = list({known.design: known for known in LAKE.values() if not known.is_fish}.values())
ATTACHMENTS = [known for known in KINDS if known.type == CardType.ATTACHMENT]
ANCHOR_COUNTERED = {
    FightSymbol.FISH: "fish/blank",
    FightSymbol.WEEDS: "weeds/blank",
    FightSymbol.ANCHOR: "anchor/blank",
}


def named(known: object) -> str:
    return known.design  # type: ignore[attr-defined, no-any-return]


every = pytest.mark.parametrize


def settled_down(step: Step) -> Step:
    """The step with all that effects offer at once declined."""
    while asked(step) in ("Drawing", "Scanning", "Sinking", "Trashing", "AddingBait"):
        step = play(step, DECLINE)
    return step


@every("known", KINDS, ids=named)
def test_it_pays_its_cash(known: AnglerCard) -> None:
    coin = "Leaky Rowboat" if known.name == "Hand-Me-Down Pole" else "Hand-Me-Down Pole"
    step = deal(f"{known.name}, {coin}", phase=BUY, supply="-,-,-,-,-", bucket="Mud Worm")
    step = play(step, fishes_out("Mud Worm"), pays(known.name))
    assert known.name in names(angler(step).discards) and known.cash >= 1


@every("known", SOLD, ids=named)
def test_it_is_bought_for_its_price(known: AnglerCard) -> None:
    coins = ["Leaky Rowboat", "Hand-Me-Down Pole", "Snelled Hook"]  # $3, $2 and $1
    enough = {2: coins[1:2], 3: coins[:1], 4: coins[::2], 5: coins[:2]}[known.cost]
    row = f"{known.name},-,-,-,-"
    step = deal(", ".join(enough), phase=BUY, supply=row, decks=("Tin Spoon, Bead Jig",))
    step = play(step, buys(1)) if table(step).phase == BUY else step
    assert known.name in names(angler(step).hand) and sorted(names(angler(step).discards)) == sorted(enough)
    short = deal("Snelled Hook", phase=BUY, supply=row)
    assert table(short).seat == 1, "too dear"


@every("known", KINDS, ids=named)
def test_it_counters_what_it_shows_and_a_question_mark(known: AnglerCard) -> None:
    for symbol in (FightSymbol.FISH, FightSymbol.WEEDS, FightSymbol.ANCHOR, FightSymbol.ANY):
        fight = ANCHOR_COUNTERED.get(symbol, "any/blank")
        lure = "Tin Spoon" if known.name != "Tin Spoon" else "Bead Jig"
        step = deal(f"{lure}, {known.name}", phase=CAST, lake={1: "Creek Chub"}, fight=fight)
        step = play(step, plays(lure), casts(1))
        step = play(step, actions.FACE_FIGHT) if asked(step) == "Manipulating" else step
        could = symbol in known.counters or symbol == FightSymbol.ANY
        assert (counters(known.name) in legal(step)) is could
        if could:
            assert happened(play(step, counters(known.name)), FishCaught)


@every("known", [known for known in KINDS if known.type == CardType.LURE], ids=named)
def test_a_lure_is_cast(known: AnglerCard) -> None:
    step = play(deal(known.name, phase=CAST), plays(known.name))
    turn = angler(step).turn
    assert turn.lure == known.id and BAIT_OF[turn.bait] == known.bait
    assert strength(table(step), 0, 0, 1) == known.strength
    assert attempts_left(table(step), 0) == 2 + sum(e.n for e in known.effects if e.op == Op.ATTEMPTS)


FOLLOWING = (
    CardType.CAST,
    CardType.PRESENT,
    CardType.ACCESSORY,
    CardType.ATTACHMENT,
    CardType.ROD,
    CardType.BOAT,
)


@every("known", [known for known in KINDS if known.type in FOLLOWING], ids=named)
def test_it_follows_a_lure(known: AnglerCard) -> None:
    for lure, kind in (("Tin Spoon", LureKind.ARTIFICIAL), ("Mud Worm", LureKind.LIVE)):
        step = play(deal(f"{lure}, {known.name}, Chugger", phase=CAST), plays(lure), plays(known.name))
        step = settled_down(step)
        for power in (2, 7):
            added = sum(
                effect.n
                for effect in known.effects
                if effect.op == Op.CAST_STRENGTH
                and effect.condition.lure in (None, kind)
                and (effect.condition.power_ge or 0) <= power <= (effect.condition.power_le or 99)
                and not effect.condition.attempt_ge
            )
            assert strength(table(step), 0, 0, power) == 1 + known.strength + added
        assert attempts_left(table(step), 0) == 2 + sum(e.n for e in known.effects if e.op == Op.ATTEMPTS)
        where = angler(step).attachments if known in ATTACHMENTS else angler(step).play
        assert known.id in where


@every("known", [known for known in KINDS if known.type == CardType.HOOK], ids=named)
def test_a_hook_makes_up_for_what_is_missing(known: AnglerCard, monkeypatch: pytest.MonkeyPatch) -> None:
    for missing, fits in ((known.strength, True), (known.strength + 1, False)):
        monkeypatch.setitem(
            LAKE, lake_card("Creek Chub"), replace(LAKE[lake_card("Creek Chub")], power=1 + missing)
        )
        step = deal(
            f"Tin Spoon, {known.name}, Bead Jig",
            phase=CAST,
            lake={1: "Creek Chub"},
            fight="blank/any blank/any",
        )
        step = play(step, plays("Tin Spoon"), casts(1))
        assert (plays(known.name) in legal(step)) is fits
        if fits:
            assert happened(play(step, plays(known.name)), Bit)
        else:
            assert missed(step).matched


OFFERED = {
    Op.DRAW: "Drawing",
    Op.SCAN: "Scanning",
    Op.TRASH: "Trashing",
}


@every("known", [known for known in KINDS if in_phase(known.effects, SEARCH)], ids=named)
def test_it_searches(known: AnglerCard) -> None:
    step = deal(f"{known.name}, Bead Jig", phase=SEARCH)
    if known in ATTACHMENTS:
        step = play(step, plays(known.name), DECLINE)
        step = deal("Bead Jig", phase=SEARCH, attachments=(known.name,))
        step = play(step, actions.use_card(known.id))
    else:
        step = play(step, plays(known.name))
    assert asked(step) == OFFERED[in_phase(known.effects, SEARCH)[0].op]


@every("known", [known for known in KINDS if in_phase(known.effects, REEL)], ids=named)
def test_it_helps_to_reel(known: AnglerCard) -> None:
    effect = in_phase(known.effects, REEL)[0]
    from_hand = known.type in (CardType.ACCESSORY, CardType.ROD, CardType.BOAT)
    step = deal(
        f"Tin Spoon, Overhand Toss{f', {known.name}' if from_hand else ''}",
        phase=CAST,
        lake={1: "Creek Chub"},
        attachments=(known.name if known in ATTACHMENTS else "",),
        in_play=("" if from_hand or known in ATTACHMENTS else known.name,),
        fight="pop/any fish/weeds" if effect.op == Op.KEEP_LURE else "fish/weeds weeds/anchor",
    )
    step = play(step, plays("Tin Spoon"), casts(1))
    if effect.op == Op.FIGHT:
        assert len(happened(step, FightBegan)[0].results) == 1 + effect.n
    elif effect.op == Op.KEEP_LURE:
        assert asked(step) == "Breaking"
    else:
        step = play(step, plays(known.name)) if from_hand else step
        change = {Op.BOTTOM: actions.use_small, Op.REDRAW: actions.redraw, Op.IGNORE: actions.ignore}[
            effect.op
        ]
        assert change(0) in legal(step)


@every("known", FISH, ids=named)
def test_a_fish_is_caught_with_what_it_wants(known: LakeCard, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = known.bites_if.lure if known.bites_if.lure is not None else LureKind.LIVE
    name, rest = ("Mud Worm", Bait) if kind == LureKind.LIVE else ("Tin Spoon", Bait)
    for lacking, baits, bites in ((0, tuple(rest), True), (1, tuple(rest), False), (0, (), not known.bait)):
        lure = replace(ANGLER[card(name)], strength=known.power - lacking, bait=baits)
        monkeypatch.setitem(ANGLER, card(name), lure)
        step = deal(
            f"{name}, Bead Jig",
            phase=CAST,
            lake={1: known.name},
            fight="blank/any blank/any blank/any",
        )
        step = play(step, plays(name), casts(1))
        assert bool(happened(step, Bit)) is bites
        if bites:
            assert happened(step, Bit)[0].power == known.power
            assert len(happened(step, FightBegan)[0].results) == known.fight


@every("known", [known for known in FISH if known.bites_if.lure is not None], ids=named)
def test_a_fish_is_choosy_about_the_kind_of_lure(known: LakeCard, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "Tin Spoon" if known.bites_if.lure == LureKind.LIVE else "Mud Worm"
    monkeypatch.setitem(ANGLER, card(name), replace(ANGLER[card(name)], strength=20, bait=tuple(Bait)))
    step = play(deal(f"{name}, Bead Jig", phase=CAST, lake={1: known.name}), plays(name), casts(1))
    assert not missed(step).matched


@every("known", FISH, ids=named)
def test_a_fish_fights_with_its_dice(known: LakeCard, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = "Tin Spoon" if known.bites_if.lure == LureKind.ARTIFICIAL else "Mud Worm"
    monkeypatch.setitem(ANGLER, card(kind), replace(ANGLER[card(kind)], strength=20, bait=tuple(Bait)))
    step = deal(f"{kind}, Bead Jig", phase=CAST, lake={1: known.name}, dice="0 " * 6)
    step = play(step, plays(kind), casts(1))
    assert tuple(result.piece for result in happened(step, FightBegan)[0].results) == known.dice


@every("known", EVENTS, ids=named)
def test_an_event_is_met(known: LakeCard) -> None:
    step = deal(
        "Tin Spoon, Bead Jig, Overhand Toss, Snelled Hook",
        phase=CAST,
        lake={1: known.name},
        fight="fish/blank",
    )
    step = play(step, plays("Tin Spoon"), casts(1))
    assert fishes([happened(step, EventMet)[0].card]) == [known.name]
    check_in_force(step, known.effects)


def check_in_force(step: Step, effects: Effects) -> None:
    """What an event or a card of the round does can be seen."""
    for effect in effects:
        match effect.op:
            case Op.SNAG:
                assert asked(step) == "Snagged"
            case Op.DISCARD:
                assert asked(step) == "Discarding"
            case Op.DRAW | Op.SCAN:
                assert asked(step) == OFFERED[effect.op]
            case Op.ATTEMPTS:
                assert attempts_left(table(step), 0) == max(1, 2 + effect.n) - angler(step).turn.attempts
            case Op.ADD_BAIT if effect.every_bait:
                assert BAIT_OF[angler(step).turn.bait] == tuple(Bait)
            case Op.ADD_BAIT:
                assert asked(step) == "AddingBait"
            case Op.CAST_STRENGTH:
                power = effect.condition.power_ge or effect.condition.power_le or 5
                assert strength(table(step), 0, 0, power) == max(0, 1 + effect.n)
            case Op.CASH | Op.DISCOUNT:
                assert terms(table(step), 0) in ((effect.n, 0), (0, effect.n))
            case _:
                raise AssertionError(effect)


ROUND_CARDS = [("clock", known) for known in CLOCK.values()] + [
    ("weather", known) for known in WEATHER.values()
]
LURE_OF = {LureKind.LIVE: "Mud Worm", LureKind.ARTIFICIAL: "Tin Spoon", None: "Tin Spoon"}


@every(("deck", "known"), ROUND_CARDS, ids=[known.design for _, known in ROUND_CARDS])
def test_a_card_of_the_round_is_in_force(deck: str, known: ClockCard | WeatherCard) -> None:
    (effect,) = known.effects
    lure = LURE_OF[effect.condition.lure]
    step = deal(
        f"{lure}, Bead Jig, Coffee Flask",
        clock=known.name if deck == "clock" else "",
        weather=known.name if deck == "weather" else "",
        lake={1: "Creek Chub"},
        fight="fish/weeds weeds/anchor",
    )
    if effect.op == Op.FORBID:
        assert plays("Coffee Flask") not in legal(step)
        return
    if effect.phase == SEARCH:
        step = play(step, actions.USE_CLOCK if deck == "clock" else actions.USE_WEATHER)
    else:
        step = play(step, actions.END_SEARCH, plays(lure))
    if effect.phase != REEL:
        check_in_force(step, (effect,))
        return
    step = play(step, casts(1))
    if effect.op == Op.FIGHT:
        assert len(happened(step, FightBegan)[0].results) == max(1, 1 + effect.n)
    else:
        assert effect.op == Op.REDRAW and actions.redraw(0) in legal(step)


@every("known", list(LOCATIONS.values()), ids=named)
def test_a_location_is_in_force_at_its_spot(known: Location) -> None:
    for effect in known.effects:
        red_or_black = effect.condition.bait in (Bait.BLACK, Bait.RED)
        lure = "Bead Jig" if red_or_black else LURE_OF[effect.condition.lure]
        symbol = effect.symbols[0].name.lower() if effect.symbols else "fish"
        step = deal(
            f"{lure}, Coffee Flask, Chugger",
            locations={1: known.name},
            lake={1: "Creek Chub"},
            fight=f"{symbol}/any weeds/anchor",
            attachments=("Trolling Motor" if effect.phase == REEL else "",),
        )
        if effect.phase == SEARCH:
            step = play(step, actions.use_location(0))
            assert actions.scan(0) in legal(step) and actions.scan(1) not in legal(step)
        else:
            check_location(play(step, actions.END_SEARCH, plays(lure)), effect)


def check_location(step: Step, effect: Effect) -> None:
    """What a Location at spot 1 does there, once a Lure is played."""
    if effect.op == Op.CAST_STRENGTH:
        power = effect.condition.power_ge or effect.condition.power_le or 5
        assert strength(table(step), 0, 0, power) == max(0, 1 + effect.n)
        assert strength(table(step), 0, 4, power) == 1, "not elsewhere"
        return
    step = play(step, casts(1))
    match effect.op:
        case Op.ADD_BAIT:
            assert asked(step) == "AddingBait"
        case Op.FIGHT:
            assert len(happened(step, FightBegan)[0].results) == max(1, 1 + effect.n)
        case op:
            change = {Op.BOTTOM: actions.use_small, Op.REDRAW: actions.redraw, Op.IGNORE: actions.ignore}[op]
            assert change(0) in legal(step)


@every("number", list(FIGHT))
def test_a_fight_card_is_faced(number: int) -> None:
    known = FIGHT[number]
    text = f"{known.main.name}/{known.bottom.name}{'*' if known.reshuffle else ''}".lower()
    hand = "Tin Spoon, Figure Eight, Treble Hook"
    step = deal(hand, phase=CAST, lake={1: "Creek Chub"}, fight=text, in_play=("Bottom Bounce",))
    step = play(step, plays("Tin Spoon"), casts(1), actions.use_small(0))
    if known.bottom == FightSymbol.POP:
        assert names(table(step).lost) == ["Tin Spoon"]
    elif known.bottom == FightSymbol.BLANK:
        assert angler(step).livewell
    else:
        assert asked(step) == "Countering"
    assert STOP_CASTING not in legal(step)
