"""What each sensible move while fishing brings on average, one roll ahead."""

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from fishing_tui.opponents.dice_fishing_odds import Risks, completing, risks, wanted
from fishing_tui.opponents.dice_fishing_prizes import Prize, hooked
from rules.dice_fishing.actions import CHANGE_BAIT, HOOK_SET, STOP, Place, Reroll, TurnDie
from rules.dice_fishing.faces import NONE, Face, Faces, counted, minus, overlap, plus, spread, subsets, total
from rules.dice_fishing.pieces import Power
from rules.dice_fishing.state import DiceFishingState
from rules.game import Action
from rules.piles import put

CARDS_AT_ONCE = 2
"""For how many cards dice are rolled at the same time."""

POWER_WORTH = 1.0
"""About what a Power card is worth in the hand."""


class Idea(Struct, frozen=True):
    """A move, and what the turn brings on average if it is made."""

    action: Action
    worth: float


def ideas(view: DiceFishingState, worth: tuple[Prize, ...]) -> Iterator[Idea]:
    """Every sensible move without a Power card."""
    yield Idea(STOP, _landed(view, worth))
    for place, slot in enumerate(view.row):
        if not slot.empty and not slot.full:
            yield from _completed(view, worth, place)
    if view.turn.rerolls_left:
        yield from _mended(view, worth)
        yield from _hoped_for(view, worth)


def power_ideas(view: DiceFishingState, worth: tuple[Prize, ...]) -> Iterator[Idea]:
    """The Power cards that change what the dice can do, played only where they bring more than they cost."""
    turn = view.turn
    if view.playable_power == Power.HOOK_SET:
        allowed = turn.rerolls_allowed + (not turn.extra)
        held = replace(view, turn=replace(turn, played=Power.HOOK_SET, rerolls_allowed=allowed))
        yield Idea(HOOK_SET, _most(held, worth) - POWER_WORTH)
    if view.playable_power == Power.CHANGE_BAIT:
        yield Idea(CHANGE_BAIT, _most(_lifted(view), worth) - POWER_WORTH)


def _most(view: DiceFishingState, worth: tuple[Prize, ...]) -> float:
    return max([idea.worth for idea in ideas(view, worth)])


def _completed(view: DiceFishingState, worth: tuple[Prize, ...], place: int) -> Iterator[Idea]:
    """Completing a card at once, with coins where dice are short."""
    missing, pool = view.row[place].missing, view.turn.pool
    dice = overlap(missing, pool)
    short, spare = minus(missing, dice), minus(pool, dice)
    coins = total(short)
    if not coins:
        yield Idea(Place(place, dice), _most(_placed(view, place, dice), worth))
    elif coins <= view.active.coins and coins <= total(spare):
        turned = _turned(view, spare, short)
        yield Idea(_first_turn(view, spare, short), _landed(_placed(turned, place, missing), worth) - coins)


def _mended(view: DiceFishingState, worth: tuple[Prize, ...]) -> Iterator[Idea]:
    """Rolling unused dice again, so that the fish of full cards stay."""
    full = _full(view)
    if not full:
        return
    turn = view.turn
    rolls = (turn.unplaced,) if view.setup.reroll_all else subsets(turn.unplaced)
    for dice in rolls:
        risk = _risks(view, minus(_unused(view), dice), total(dice), rerolls=1)
        yield Idea(Reroll(dice), hooked(full, worth, risk))


def _hoped_for(view: DiceFishingState, worth: tuple[Prize, ...]) -> Iterator[Idea]:
    """Rolling for the dice that one card lacks, or several together."""
    row = view.row
    open_places = [place for place, slot in enumerate(row) if not slot.empty and not slot.full]
    for size in range(1, CARDS_AT_ONCE + 1):
        for places in combinations(open_places, size):
            yield from _hope(view, worth, places)


def _hope(view: DiceFishingState, worth: tuple[Prize, ...], places: tuple[int, ...]) -> Iterator[Idea]:
    turn = view.turn
    missing = NONE
    for place in places:
        missing = plus(missing, view.row[place].missing)
    kept = overlap(missing, turn.pool)
    rolled = minus(turn.unplaced, minus(kept, overlap(kept, turn.lifted)))
    lacking, dice = wanted(minus(missing, kept)), total(rolled)
    if not lacking or sum(lacking) > dice:
        return
    odds = completing(lacking, dice, turn.rerolls_left)
    early = completing(lacking, dice, turn.rerolls_left - 1)
    full = _full(view)
    caught = (*full, *places)
    late = (odds - early) / odds if odds else 1.0
    gain = hooked(caught, worth, _risks_after(view, dice - sum(lacking), late))
    without = hooked(full, worth, _risks_after(view, dice, 1.0)) if full else consolation(view)
    yield Idea(_towards(view, places, kept, rolled), odds * gain + (1 - odds) * without)


def _towards(view: DiceFishingState, places: tuple[int, ...], kept: Faces, rolled: Faces) -> "Action":
    """The move that keeps some dice and rolls the others: where all are rolled, dice are kept by placing."""
    if kept == NONE or not view.setup.reroll_all:
        return Reroll(rolled)
    for place in places:
        dice = overlap(view.row[place].missing, view.turn.pool)
        if dice != NONE:
            return Place(place, dice)
    return Reroll(rolled)


def _landed(view: DiceFishingState, worth: tuple[Prize, ...]) -> float:
    """What stopping brings."""
    full = _full(view)
    return hooked(full, worth, _risks(view, _unused(view), 0, rerolls=0)) if full else consolation(view)


def consolation(view: DiceFishingState) -> float:
    """What a failed attempt earns."""
    return 1 + POWER_WORTH * view.setup.advanced


def _full(view: DiceFishingState) -> tuple[int, ...]:
    return tuple([place for place, slot in enumerate(view.row) if slot.full])


def _unused(view: DiceFishingState) -> Faces:
    """The dice that lie on no full card."""
    unused = view.turn.pool
    for slot in view.row:
        if not slot.full:
            unused = plus(unused, slot.placed)
    return unused


def _risks(view: DiceFishingState, unused: Faces, rolled: int, rerolls: int) -> Risks:
    """The risks once so many dice are rolled, in so many rerolls, and lie beside the unused ones."""
    turn = view.turn
    last = 0 < turn.rerolls_allowed == turn.rerolls + rerolls
    held = turn.played == Power.HOOK_SET
    return risks(unused, rolled, no_rerolls=float(last and not held), coin_spent=turn.coins_spent > 0)


def _risks_after(view: DiceFishingState, unused: int, late: float) -> Risks:
    """The risks when so many dice are left over, and every reroll was needed with the odds `late`."""
    turn = view.turn
    held = turn.played == Power.HOOK_SET
    return risks(NONE, unused, no_rerolls=0.0 if held else late, coin_spent=turn.coins_spent > 0)


def _placed(view: DiceFishingState, place: int, dice: Faces) -> DiceFishingState:
    """The view once these dice lie on a card."""
    turn, slot = view.turn, view.row[place]
    lifted = overlap(dice, turn.lifted)
    unplaced = minus(turn.unplaced, minus(dice, lifted))
    return replace(
        view,
        row=put(view.row, place, replace(slot, placed=plus(slot.placed, dice))),
        turn=replace(turn, unplaced=unplaced, lifted=minus(turn.lifted, lifted)),
    )


def _turned(view: DiceFishingState, spare: Faces, short: Faces) -> DiceFishingState:
    """The view once coins turned spare dice to the faces that are short; the lifted ones count as any."""
    turn = view.turn
    turned = counted(_given_up(spare)[: total(short)])
    dice = plus(minus(turn.pool, turned), short)
    spent = turn.coins_spent + total(short)
    return replace(view, turn=replace(turn, unplaced=dice, lifted=NONE, coins_spent=spent))


def _first_turn(view: DiceFishingState, spare: Faces, short: Faces) -> TurnDie:
    face = _given_up(spare)[0]
    return TurnDie(face, spread(short)[0], lifted=not view.turn.unplaced[face])


def _given_up(spare: Faces) -> tuple[Face, ...]:
    """Spare dice in the order in which they are turned: boots first."""
    return tuple(reversed(spread(spare)))


def _lifted(view: DiceFishingState) -> DiceFishingState:
    """The view once Change the Bait was played."""
    lifted = NONE
    for slot in view.row:
        lifted = plus(lifted, slot.placed)
    row = tuple([replace(slot, placed=NONE) for slot in view.row])
    return replace(view, row=row, turn=replace(view.turn, lifted=lifted, played=Power.CHANGE_BAIT))
