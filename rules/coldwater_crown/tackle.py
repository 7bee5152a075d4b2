"""Tackle: gaining it, spending it, and where Rod and Line can lead a catch (CC-22, CC-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, Part
from rules.coldwater_crown import actions
from rules.coldwater_crown.components import ZONES, Tackle
from rules.coldwater_crown.events import TackleGained, TacklePlayed, TackleReshuffled
from rules.coldwater_crown.pieces import LOCATIONS, Stream
from rules.coldwater_crown.tasks import with_player
from rules.game import Event, Refusal
from rules.piles import without

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


def spend(state: CrownState, kind: Tackle) -> Outcome[CrownState]:
    """The active player's piece goes face up to the Tackle discards (CC-26)."""
    after = with_player(state, state.turn.seat, tackle=without(state.active.tackle, kind))
    after = replace(after, tackle_discards=(*state.tackle_discards, int(kind)))
    return after, (TacklePlayed(state.turn.seat, kind),)


def can_gain(state: CrownState) -> bool:
    """Whether there is a piece to draw, or one to form the stack from (CC-22)."""
    return bool(state.tackle_stack or state.tackle_discards)


def gain(state: CrownState) -> Outcome[CrownState]:
    """The active player draws a piece for the next Step on; with none left, nothing (CC-22)."""
    state, before = _reshuffle_if_empty(state)
    if not state.tackle_stack:
        return state, before
    kind, stack = state.tackle_stack[0], state.tackle_stack[1:]
    after = with_player(state, state.turn.seat, fresh=(*state.active.fresh, kind))
    after, behind = _reshuffle_if_empty(replace(after, tackle_stack=stack))
    return after, (*before, TackleGained(state.turn.seat, kind), *behind)


def redirections(state: CrownState, location: int, zone: int) -> Part:
    """The Rods and Lines that can be played on a catch and lead to a fish in the end (CC-20, CC-24)."""
    held = state.active.tackle
    rods, lines = held.count(Tackle.ROD), held.count(Tackle.LINE)
    ways: list[actions.AnyAction] = []
    if rods:
        ways += [
            actions.ROD[other]
            for other in range(LOCATIONS)
            if other != location and _leads_to_fish(state, other, zone, rods - 1, lines)
        ]
    if lines:
        ways += [
            actions.LINE[other]
            for other in adjacent(zone)
            if _leads_to_fish(state, location, other, rods, lines - 1)
        ]
    return actions.part(*ways) if ways else actions.NO_ACTIONS


def no_redirection(state: CrownState, kind: Tackle, leads: bool) -> Refusal:
    """Why a Rod or Line cannot be played on a catch. `leads`: it could reach the place by its kind."""
    if kind not in state.active.tackle:
        return not_in_hand(state, kind)
    if leads:
        return Refusal("CC-20e", "That would end in an empty Zone.")
    if kind == Tackle.ROD:
        return Refusal("CC-24a", "A Rod leads to another location.")
    return Refusal("CC-24b", "A Line leads to an adjacent Zone.")


def not_in_hand(state: CrownState, kind: Tackle) -> Refusal:
    """Why a kind of Tackle that the active player cannot play is not there."""
    name = kind.name.title()
    if kind in state.active.fresh:
        return Refusal("CC-22b", f"The {name} was gained in this Step, to be played from the next one on.")
    return Refusal("CC-26f", f"There is no {name} in the hand.")


def adjacent(zone: int) -> tuple[int, ...]:
    """The Zones beside one: 3-4-5-6, without going round (CC-24)."""
    return tuple([other for other in (zone - 1, zone + 1) if 0 <= other < ZONES])


def _leads_to_fish(state: CrownState, location: int, zone: int, rods: int, lines: int) -> bool:
    if not state.waters[location][zone].empty:
        return True
    if rods and any(_leads_to_fish(state, other, zone, rods - 1, lines) for other in range(LOCATIONS)):
        return True
    return bool(lines) and any(
        _leads_to_fish(state, location, other, rods, lines - 1) for other in adjacent(zone)
    )


def _reshuffle_if_empty(state: CrownState) -> Outcome[CrownState]:
    """An empty stack is formed again from the discards, if there are any."""
    if state.tackle_stack or not state.tackle_discards:
        return state, ()
    stack, chance = state.chance.shuffle(Stream.TACKLE, state.tackle_discards)
    events: tuple[Event, ...] = (TackleReshuffled(len(stack)),)
    return replace(state, tackle_stack=stack, tackle_discards=(), chance=chance), events
