"""Every effect at every place a card can carry it: hand, Attachment, Rod, Boat, Clock, Weather, Location, Event."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rules.game import Step
from rules.tournament_fishing.actions import DECLINE, DRAW_CARDS, LOSE_LURE, USE_CLOCK, USE_WEATHER
from rules.tournament_fishing.buy import terms
from rules.tournament_fishing.cast import attempts_left
from rules.tournament_fishing.components import ANGLER, CLOCK, LAKE, LOCATIONS, WEATHER
from rules.tournament_fishing.effect_entries import PLACES
from rules.tournament_fishing.effects import COLOURED, CardType, Carrier, Effect, Op, Phase
from rules.tournament_fishing.sources import strength
from tests.rules.tournament_fishing.tables import (
    angler,
    asked,
    card,
    cards,
    casts,
    deal,
    having_effects,
    ignores,
    lake_card,
    lays,
    legal,
    play,
    plays,
    redraws,
    refused,
    scans,
    sinks,
    small,
    table,
    trashes,
    uses,
    uses_location,
)

SEARCH, CAST, REEL, BUY, CLEANUP = Phase

FROM_HAND = {
    "accessory": "Tackle Vest",
    "rod": "Plugging Rod",
    "boat": "Leaky Rowboat",
    "attachment": "Big Cooler",
}
IN_PLAY = {
    "lure in play": "Tin Spoon",
    "cast in play": "Sidearm Fling",
    "present in play": "Dead Stick",
    "hook in play": "Wide-Gap Hook",
    "accessory in play": "Tackle Vest",
}
ROUND = {"clock": "Dawn Bite", "weather": "Gusts"}
LOCATION, EVENT, ATTACHED = "Drop-Off", "Second Ripple", "Sonar Unit"

ON_ANGLER_CARDS = [*FROM_HAND, "attached"]
AT_ANGLER_CARDS = {
    SEARCH: ON_ANGLER_CARDS,
    CAST: [*ON_ANGLER_CARDS, "accessory in play"],
    REEL: ["accessory", "rod", "boat", "attached", *IN_PLAY],
    BUY: ["accessory", "rod", "boat", "attached", *IN_PLAY],
    CLEANUP: ["attached", *IN_PLAY],
}
CASES = [
    (place, op, phase)
    for carrier, ops in PLACES.items()
    for op, phases in ops.items()
    for phase in phases
    for place in {
        Carrier.ANGLER: AT_ANGLER_CARDS[phase],
        Carrier.ROUND: list(ROUND),
        Carrier.LOCATION: ["location"],
        Carrier.EVENT: ["event"],
    }[carrier]
    if (place, op) not in {("accessory", Op.FIGHT), ("rod", Op.FIGHT), ("boat", Op.FIGHT)}
]


@pytest.fixture
def carry(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, *tuple[Effect, ...]], None]:
    """Puts effects on the card of a place."""

    def carry_(place: str, *effects: Effect) -> None:
        name = {**FROM_HAND, **IN_PLAY, "attached": ATTACHED}.get(place)
        if name is not None:
            for number, known in having_effects(name, *effects).items():
                monkeypatch.setitem(ANGLER, number, known)  # type: ignore[arg-type]
        elif place in ROUND:
            known = {"clock": CLOCK, "weather": WEATHER}[place]
            number = next(number for number, found in known.items() if found.name == ROUND[place])
            monkeypatch.setitem(known, number, replace(known[number], effects=effects))  # type: ignore[arg-type]
        elif place == "location":
            number = next(number for number, found in LOCATIONS.items() if found.name == LOCATION)
            monkeypatch.setitem(LOCATIONS, number, replace(LOCATIONS[number], effects=effects))
        else:
            number = lake_card(EVENT)
            monkeypatch.setitem(LAKE, number, replace(LAKE[number], effects=effects))

    return carry_


def begun(place: str, phase: Phase, **rest: object) -> Step:
    """An angler's phase with a card at that place."""
    hand = ["Mud Worm", "Bead Jig", "Snelled Hook", "Aluminium Skiff"]
    hand += [FROM_HAND[place]] if place in FROM_HAND else []
    lake = {1: f"{EVENT}, Lake Trout" if place == "event" else "Creek Chub", 2: "Walleye"}
    return deal(
        ", ".join(hand),
        phase=phase,
        clock=ROUND["clock"] if place == "clock" else "",
        weather=ROUND["weather"] if place == "weather" else "",
        locations={1: LOCATION} if place == "location" else None,
        in_play=(IN_PLAY.get(place, ""),),
        attachments=(ATTACHED if place == "attached" else "",),
        supply="House Cricket,-,-,-,-",
        lake=lake,
        **rest,  # type: ignore[arg-type]
    )


def brought_into_force(place: str, phase: Phase, **rest: object) -> Step:
    """The phase after the effects of the place have begun to count, or been used."""
    step = _to_the_fight(place, **rest) if phase == REEL else begun(place, phase, **rest)
    if phase == CAST:
        step = play(step, plays("Mud Worm"))
    if place in FROM_HAND:
        step = play(step, plays(FROM_HAND[place]))
    elif place == "event":
        step = play(step, casts(1))
    elif phase == SEARCH or (phase == CAST and asked(step) == "Casting"):
        used = {"clock": USE_CLOCK, "weather": USE_WEATHER, "location": uses_location(1)}.get(
            place, uses(ATTACHED if place == "attached" else "Tackle Vest")
        )
        step = play(step, used) if used in legal(step) else step
    return step


def _to_the_fight(place: str, **rest: object) -> Step:
    """A Creek Chub bites at spot 1, unless a test says otherwise, and fights with one card."""
    return play(
        begun(place, CAST, fight="fish/weeds weeds/anchor fish/weeds weeds/anchor", **rest),
        plays("Mud Worm"),
        casts(1),
    )


EXPECTED: dict[Op, tuple[Effect, Callable[[Step], bool]]] = {
    Op.DRAW: (Effect(SEARCH, Op.DRAW, 2), lambda step: legal(step) == (DRAW_CARDS, DECLINE)),
    Op.DISCARD: (Effect(SEARCH, Op.DISCARD, 1), lambda step: asked(step) == "Discarding"),
    Op.SCAN: (Effect(SEARCH, Op.SCAN, 1), lambda step: {scans(1), DECLINE} <= set(legal(step))),
    Op.TRASH: (
        Effect(SEARCH, Op.TRASH, 1),
        lambda step: {trashes("Snelled Hook"), DECLINE} <= set(legal(step)),
    ),
    Op.ADD_BAIT: (Effect(CAST, Op.ADD_BAIT, 1), lambda step: asked(step) == "AddingBait"),
    Op.SNAG: (Effect(CAST, Op.SNAG), lambda step: LOSE_LURE in legal(step)),
    Op.BOTTOM: (Effect(REEL, Op.BOTTOM, 1), lambda step: small(1) in legal(step)),
    Op.REDRAW: (Effect(REEL, Op.REDRAW, 1), lambda step: redraws(1) in legal(step)),
    Op.IGNORE: (Effect(REEL, Op.IGNORE, 1, symbols=COLOURED), lambda step: ignores(1) in legal(step)),
    Op.KEEP_LURE: (Effect(REEL, Op.KEEP_LURE), lambda step: asked(step) == "Breaking"),
    Op.CASH: (Effect(BUY, Op.CASH, 2), lambda step: terms(table(step), 0) == (2, 0)),
    Op.DISCOUNT: (Effect(BUY, Op.DISCOUNT, 2), lambda step: terms(table(step), 0) == (0, 2)),
}
"""For effects that are there or not: the effect, and what shows that it is there."""


@pytest.mark.rule("TF-08b", "TF-08c", "TF-10d", "TF-22a", "TF-22b")
@pytest.mark.parametrize(("place", "op", "phase"), [case for case in CASES if case[1] in EXPECTED])
def test_an_effect_is_there_wherever_it_stands(
    place: str, op: Op, phase: Phase, carry: Callable[..., None]
) -> None:
    effect, is_there = EXPECTED[op]
    carry(place, replace(effect, phase=phase))
    if op == Op.KEEP_LURE:
        step = play(begun(place, CAST, fight="pop/any"), plays("Mud Worm"), casts(1))
        step = play(step, plays(FROM_HAND[place])) if place in FROM_HAND else step
    elif op == Op.ADD_BAIT and place == "location":
        step = play(begun(place, CAST), plays("Mud Worm"), casts(1))
    else:
        step = brought_into_force(place, phase)
    assert is_there(step), (asked(step), legal(step))
    carry(place)
    if place not in FROM_HAND:
        assert not is_there(brought_into_force(place, phase))


@pytest.mark.rule("TF-10g")
@pytest.mark.parametrize(("place", "phase"), [(place, phase) for place, op, phase in CASES if op == Op.SINK])
def test_sinking_follows_a_scan_wherever_it_stands(
    place: str, phase: Phase, carry: Callable[..., None]
) -> None:
    carry(place, Effect(phase, Op.SCAN, 1), Effect(phase, Op.SINK, 1))
    step = play(brought_into_force(place, phase), scans(2))
    assert legal(step) == (sinks(2), DECLINE)


@pytest.mark.rule("TF-13a", "TF-13b")
@pytest.mark.parametrize("place", [place for place, op, _ in CASES if op == Op.CAST_STRENGTH])
def test_cast_strength_counts_wherever_it_stands(place: str, carry: Callable[..., None]) -> None:
    carry(place)
    without = strength(table(brought_into_force(place, CAST)), 0, 0, 9)
    carry(place, Effect(CAST, Op.CAST_STRENGTH, 4))
    assert strength(table(brought_into_force(place, CAST)), 0, 0, 9) == without + 4
    assert strength(table(brought_into_force(place, CAST)), 0, 1, 9) == without + (
        0 if place == "location" else 4
    )


@pytest.mark.rule("TF-14a")
@pytest.mark.parametrize("place", [place for place, op, _ in CASES if op == Op.ATTEMPTS])
def test_attempts_count_wherever_they_stand(place: str, carry: Callable[..., None]) -> None:
    carry(place)
    without = attempts_left(table(brought_into_force(place, CAST)), 0)
    carry(place, Effect(CAST, Op.ATTEMPTS, 3))
    assert attempts_left(table(brought_into_force(place, CAST)), 0) == without + 3


@pytest.mark.rule("TF-20d")
@pytest.mark.parametrize("place", [place for place, op, _ in CASES if op == Op.FIGHT])
def test_the_fish_fights_with_more_wherever_it_stands(place: str, carry: Callable[..., None]) -> None:
    carry(place, Effect(REEL, Op.FIGHT, 2), Effect(REEL, Op.REDRAW, 1))
    fight = angler(_to_the_fight(place)).turn.fight
    assert fight is not None and len(fight.results) == 3


@pytest.mark.rule("TF-30b")
@pytest.mark.parametrize("place", [place for place, op, _ in CASES if op == Op.HAND_SIZE])
def test_the_hand_size_counts_wherever_it_stands(place: str, carry: Callable[..., None]) -> None:
    carry(place, Effect(CLEANUP, Op.HAND_SIZE, 2))
    step = play(
        begun(place, BUY),
        *[action for action in legal(begun(place, BUY)) if type(action).__name__ == "EndBuying"],
    )
    assert len(angler(step).hand) == 8


@pytest.mark.rule("TF-10f")
@pytest.mark.parametrize(
    ("place", "phase", "type_", "name"),
    [
        (place, phase, type_, name)
        for place, op, phase in CASES
        if op == Op.FORBID
        for type_, name in (
            (CardType.BOAT, "Aluminium Skiff"),
            (CardType.ACCESSORY, "Landing Net"),
        )
        if not (phase == REEL and name == "Aluminium Skiff")
        and not (phase == SEARCH and name == "Landing Net")
    ],
)
def test_a_type_is_forbidden_by_the_clock_or_the_weather(
    place: str, phase: Phase, type_: CardType, name: str, carry: Callable[..., None]
) -> None:
    for barred in (False, True):
        carry(place, Effect(phase, Op.FORBID, forbidden=type_) if barred else Effect(BUY, Op.CASH, 1))
        step = deal(
            "Mud Worm, Aluminium Skiff, Landing Net, Coffee Flask",
            phase=SEARCH if phase == SEARCH else CAST,
            clock=ROUND["clock"] if place == "clock" else "",
            weather=ROUND["weather"] if place == "weather" else "",
            lake={1: "Creek Chub"},
            fight="fish/weeds",
        )
        if phase != SEARCH:
            step = play(step, plays("Mud Worm"))
        if phase == REEL:
            step = play(step, casts(1))
        assert (plays(name) in legal(step)) is not barred
        if barred and asked(step) in ("Searching", "Casting", "Manipulating"):
            assert refused(step, plays(name)) == "TF-10f"


@pytest.mark.rule("TF-41a")
@pytest.mark.parametrize("place", [place for place, op, _ in CASES if op == Op.PROTECT])
def test_a_spot_is_protected_by_a_card_of_any_kind(place: str, carry: Callable[..., None]) -> None:
    carry(place, Effect(BUY, Op.PROTECT))
    name = {**FROM_HAND, **IN_PLAY, "attached": ATTACHED}[place]
    step = begun(place, BUY, seats=1)
    step = play(step, lays(name, 4))
    assert [anchor.card for anchor in table(step).spots[3].anchors] == [card(name)]
    assert cards(name)[0] not in angler(step).in_play + angler(step).hand


@pytest.mark.rule("TF-22c")
def test_every_place_is_thought_of() -> None:
    tested = {op for _, op, __ in CASES}
    assert tested == set(Op)
    assert len(CASES) > 100
