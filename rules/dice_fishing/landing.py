"""What comes after fishing: flip, escapes, the catch, and the Power cards around it (DF-11 to DF-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, Task, done
from rules.dice_fishing import actions
from rules.dice_fishing.actions import NO_ACTIONS, Chum, LandingNet, LuckyTackle
from rules.dice_fishing.components import CARDS, Species
from rules.dice_fishing.escapes import Snapshot, escapes
from rules.dice_fishing.events import Caught, CoinsBack, Flipped, GotAway, Named, PowerPlayed
from rules.dice_fishing.faces import NONE, plus
from rules.dice_fishing.majorities import taken
from rules.dice_fishing.pieces import GAP, Power
from rules.dice_fishing.power_cards import forgotten, net, net_part, played
from rules.dice_fishing.refusals import refusal
from rules.game import Action, Event, Refusal
from rules.piles import put
from rules.words import Words

if TYPE_CHECKING:
    from rules.dice_fishing.state import DiceFishingState

_CHUM: Part = actions.part(actions.CHUM)
_DECLINE: Part = actions.part(actions.DECLINE)


class Checking(Task["DiceFishingState"], frozen=True):
    """Flip every full card; dice on the others return and are unused (DF-11)."""

    def settle(self, state: DiceFishingState) -> Outcome[DiceFishingState]:
        unused = state.turn.pool
        row = list(state.row)
        events: list[Event] = []
        for index, slot in enumerate(state.row):
            if slot.full:
                row[index] = replace(slot, flipped=True)
                events.append(Flipped(state.turn.seat, index, slot.card))
            elif slot.placed != NONE:
                unused = plus(unused, slot.placed)
                row[index] = replace(slot, placed=NONE)
        turn = replace(state.turn, unplaced=unused, lifted=NONE)
        return done(state, row=tuple(row), turn=turn), tuple(events)


class Sparing(Task["DiceFishingState"], frozen=True):
    """Lucky Tackle: name a species that shall not get away (DF-35)."""

    rule: ClassVar[str] = "DF-35a"

    def parts(self, state: DiceFishingState) -> tuple[Part, ...]:
        if state.playable_power != Power.LUCKY_TACKLE:
            return ()
        turn = snapshot(state)
        leaving = sorted({species for species in turn.species if escapes(species, turn)})
        if not leaving:
            return ()
        return (actions.part(*[LuckyTackle(species) for species in leaving]), _DECLINE)

    def prompt(self, state: DiceFishingState) -> Words:
        return ("play Lucky Tackle before fish get away?",)

    def answer(self, state: DiceFishingState, action: Action) -> Outcome[DiceFishingState]:
        if not isinstance(action, LuckyTackle):
            return done(state), ()
        after = played(state, Power.LUCKY_TACKLE)
        turn = replace(after.turn, spared=action.species)
        events = (PowerPlayed(turn.seat, Power.LUCKY_TACKLE), Named(turn.seat, action.species))
        return done(after, turn=turn), events

    def why_not(self, state: DiceFishingState, action: Action) -> Refusal:
        return refusal(state, action, fishing=False)


class Landing(Task["DiceFishingState"], frozen=True):
    """Flipped fish stay on the hook or get away (DF-12 to DF-19)."""

    def settle(self, state: DiceFishingState) -> Outcome[DiceFishingState]:
        seat, turn = state.turn.seat, snapshot(state)
        row, discards = state.row, state.discards
        caught: list[int] = []
        events: list[Event] = []
        for index, slot in enumerate(state.row):
            if not slot.flipped:
                continue
            row = put(row, index, GAP)
            if escapes(CARDS[slot.card].species, turn):
                discards = (*discards, forgotten(slot))
                events.append(GotAway(seat, index, slot.card))
            else:
                caught.append(slot.card)
                events.append(Caught(seat, index, slot.card))
        player = state.active
        players = put(state.players, seat, replace(player, catch=(*player.catch, *caught)))
        events += taken(state.players, players, caught)
        after = replace(
            state,
            row=row,
            discards=discards,
            players=players,
            turn=replace(state.turn, caught=len(caught)),
        )
        if any(isinstance(event, GotAway) and _is_salmon(event.card) for event in events):
            after = _coins_back(after)
            events.append(CoinsBack(seat, turn.coins_spent))
        return done(after), tuple(events)


class Netting(Task["DiceFishingState"], frozen=True):
    """Landing Net or Chum at the end of the turn (DF-31, DF-33)."""

    rule: ClassVar[str] = "DF-28h"

    def parts(self, state: DiceFishingState) -> tuple[Part, ...]:
        nets = net_part(state)
        chum = _CHUM if state.playable_power == Power.CHUM else NO_ACTIONS
        return (nets, chum, _DECLINE) if nets or chum else ()

    def prompt(self, state: DiceFishingState) -> Words:
        return ("play your Power card at the end of the turn?",)

    def answer(self, state: DiceFishingState, action: Action) -> Outcome[DiceFishingState]:
        match action:
            case LandingNet(slot):
                after, events = net(state, slot)
                return done(after), events
            case Chum():
                return done(played(state, Power.CHUM)), (PowerPlayed(state.turn.seat, Power.CHUM),)
            case _:
                return done(state), ()

    def why_not(self, state: DiceFishingState, action: Action) -> Refusal:
        return refusal(state, action, fishing=False)


def snapshot(state: DiceFishingState) -> Snapshot:
    """What the escape conditions of the flipped fish look at."""
    turn = state.turn
    return Snapshot(
        unused=turn.unplaced,
        rerolls=turn.rerolls,
        rerolls_allowed=turn.rerolls_allowed,
        coins_spent=turn.coins_spent,
        species=tuple([CARDS[slot.card].species for slot in state.row if slot.flipped]),
        pike_held=turn.played == Power.HOOK_SET,
        spared=turn.spared,
    )


def _is_salmon(card: int) -> bool:
    return CARDS[card].species == Species.KING_SALMON


def _coins_back(state: DiceFishingState) -> DiceFishingState:
    """The coins spent this turn return from the supply, once (DF-14)."""
    coins, player = state.turn.coins_spent, state.active
    return replace(
        state,
        players=put(state.players, state.turn.seat, replace(player, coins=player.coins + coins)),
        supply=state.supply - coins,
    )
