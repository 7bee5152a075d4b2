"""A player's turn: roll, place, reroll, pay, stop (DF-06 to DF-10), and the refill at its end (DF-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, Task, done
from rules.dice_fishing import actions
from rules.dice_fishing.actions import NO_ACTIONS, FishFinder, LandingNet, Place, Reroll, Roll, Stop, TurnDie
from rules.dice_fishing.events import DieTurned, GameEnded, Placed, Rolled, RowRefilled, Stopped
from rules.dice_fishing.faces import DICE, NONE, Faces, counted, minus, of, overlap, plus, total
from rules.dice_fishing.pieces import ROW, Power, Stream, lay_out
from rules.dice_fishing.power_cards import (
    change_bait,
    finder_part,
    hook_set,
    look,
    move_to_new_spot,
    net,
    net_part,
    new_spot_part,
)
from rules.dice_fishing.refusals import refusal
from rules.game import NOTHING, Action, Refusal
from rules.piles import put
from rules.words import Words

if TYPE_CHECKING:
    from rules.dice_fishing.state import DiceFishingState


_ROLL: Part = actions.part(actions.ROLL)
_HOOK_SET: Part = actions.part(actions.HOOK_SET)
_CHANGE_BAIT: Part = actions.part(actions.CHANGE_BAIT)


class Starting(Task["DiceFishingState"], frozen=True):
    """Before the first roll: roll, or play a Power card first (DF-06, DF-28)."""

    rule: ClassVar[str] = "DF-06a"

    def parts(self, state: DiceFishingState) -> tuple[Part, ...]:
        return (_ROLL, new_spot_part(state), finder_part(state), net_part(state))

    def prompt(self, state: DiceFishingState) -> Words:
        return ("roll the dice, or play a Power card first",)

    def answer(self, state: DiceFishingState, action: Action) -> Outcome[DiceFishingState]:
        match action:
            case Roll():
                return _first_roll(state)
            case LandingNet(slot):
                return net(state, slot)
            case FishFinder(slots):
                return look(state, slots)
            case _:
                return move_to_new_spot(state)

    def why_not(self, state: DiceFishingState, action: Action) -> Refusal:
        return refusal(state, action, fishing=False)


class Fishing(Task["DiceFishingState"], frozen=True):
    """Place dice, reroll, spend coins, play a Power card, or stop (DF-07 to DF-10)."""

    rule: ClassVar[str] = "DF-07a"

    def parts(self, state: DiceFishingState) -> tuple[Part, ...]:
        turn = state.turn
        pool = turn.pool
        return (
            *[
                actions.placements(index, overlap(slot.missing, pool))
                for index, slot in enumerate(state.row)
                if slot.float != NOTHING
            ],
            _rerolls(state),
            actions.coin_turns(turn.unplaced, turn.lifted) if state.active.coins else NO_ACTIONS,
            *_powers(state),
            actions.JUST_STOP,
        )

    def prompt(self, state: DiceFishingState) -> Words:
        return ("place dice, reroll, or stop",) if state.turn.rerolls_left else ("place dice, or stop",)

    def answer(self, state: DiceFishingState, action: Action) -> Outcome[DiceFishingState]:
        match action:
            case Place(slot, dice):
                return _place(state, slot, dice)
            case Reroll(dice):
                return _reroll(state, dice)
            case TurnDie():
                return _turn_die(state, action)
            case Stop():
                return _stop(state)
            case actions.HookSet():
                return hook_set(state)
            case actions.ChangeBait():
                return change_bait(state)
            case FishFinder(slots):
                return look(state, slots)
            case _:
                return move_to_new_spot(state)

    def why_not(self, state: DiceFishingState, action: Action) -> Refusal:
        return refusal(state, action, fishing=True)


def _rerolls(state: DiceFishingState) -> Part:
    turn = state.turn
    if not turn.rerolls_left:
        return NO_ACTIONS
    rerolls = actions.reroll_everything if state.setup.reroll_all else actions.rerolls
    return rerolls(turn.unplaced)


def _powers(state: DiceFishingState) -> tuple[Part, ...]:
    match state.playable_power:
        case Power.HOOK_SET:
            return (_HOOK_SET,)
        case Power.CHANGE_BAIT:
            return (_CHANGE_BAIT,) if any(slot.placed != NONE for slot in state.row) else ()
        case Power.NEW_SPOT:
            return (new_spot_part(state),)
        case Power.FISH_FINDER:
            return (finder_part(state),)
        case _:
            return ()


def _first_roll(state: DiceFishingState) -> Outcome[DiceFishingState]:
    rolled, chance = state.chance.roll(Stream.DICE, DICE)
    dice = counted(rolled)
    turn = replace(state.turn, rolled=True, unplaced=dice)
    return done(state, turn=turn, chance=chance), (Rolled(turn.seat, NONE, dice),)


def _place(state: DiceFishingState, index: int, dice: Faces) -> Outcome[DiceFishingState]:
    """Dice that were lifted go first: they are worth less beside the cards, since they cannot be rerolled."""
    turn, slot = state.turn, state.row[index]
    lifted = overlap(dice, turn.lifted)
    slot = replace(slot, placed=plus(slot.placed, dice))
    after = replace(
        state,
        row=put(state.row, index, slot),
        turn=replace(
            turn, unplaced=minus(turn.unplaced, minus(dice, lifted)), lifted=minus(turn.lifted, lifted)
        ),
    )
    return after, (Placed(turn.seat, index, slot.float, dice, slot.full),)


def _reroll(state: DiceFishingState, dice: Faces) -> Outcome[DiceFishingState]:
    turn = state.turn
    rolled, chance = state.chance.roll(Stream.DICE, total(dice))
    result = counted(rolled)
    turn = replace(turn, unplaced=plus(minus(turn.unplaced, dice), result), rerolls=turn.rerolls + 1)
    return replace(state, turn=turn, chance=chance), (Rolled(turn.seat, dice, result),)


def _turn_die(state: DiceFishingState, action: TurnDie) -> Outcome[DiceFishingState]:
    turn = state.turn
    change = minus(of(action.to), of(action.face))
    if action.lifted:
        turn = replace(turn, lifted=plus(turn.lifted, change))
    else:
        turn = replace(turn, unplaced=plus(turn.unplaced, change))
    player = state.active
    after = replace(
        state,
        turn=replace(turn, coins_spent=turn.coins_spent + 1),
        players=put(state.players, turn.seat, replace(player, coins=player.coins - 1)),
        supply=state.supply + 1,
    )
    return after, (DieTurned(turn.seat, action.face, action.to),)


def _stop(state: DiceFishingState) -> Outcome[DiceFishingState]:
    returned = NONE
    for slot in state.row:
        if not slot.full:
            returned = plus(returned, slot.placed)
    return done(state), (Stopped(state.turn.seat, returned),)


class Refilling(Task["DiceFishingState"], frozen=True):
    """Close the gaps, lay out new floats, and end the game in an empty lake (DF-23, DF-25)."""

    def settle(self, state: DiceFishingState) -> Outcome[DiceFishingState]:
        kept = tuple([slot for slot in state.row if not slot.empty])
        new, deck = lay_out(state.deck, ROW - len(kept))
        events = (RowRefilled(tuple(slot.float for slot in new)),) if new else ()
        if not kept and not new:
            ended = replace(state, row=(), agenda=(), ended="empty")
            return ended, (GameEnded(empty=True),)
        return done(state, row=kept + new, deck=deck), events
