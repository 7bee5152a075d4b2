"""The clear-white bait: what happens when it is drawn (CC-15, CC-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import GiveMaster
from rules.coldwater_crown.bait import NO_BAIT, Bag, plus
from rules.coldwater_crown.contests import settle_masters
from rules.coldwater_crown.events import BaitSpilled, MasterTurned, WhiteDrawn
from rules.coldwater_crown.spilling import spill
from rules.coldwater_crown.tasks import HUMAN, SILENT, CrownTask, with_player
from rules.game import Action, Event, Refusal
from rules.words import Words

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


def white_came_up(state: CrownState) -> Outcome[CrownState]:
    """The discard pile returns to the bag; in solo the silent player gains, and the human may choose how.

    The clear-white stays out of the bag until `put_back`.
    """
    bag = Bag(plus(state.bag.coloured, state.discards), white=False)
    events: tuple[Event, ...] = (WhiteDrawn(state.turn.seat, sum(state.discards)),)
    after = replace(state, bag=bag, discards=NO_BAIT)
    if not state.setup.solo:
        return after, events
    after, given = give_master(after)
    if state.edition.white_gives_choice:
        after = replace(after, agenda=(ChoosingForSilent(), *after.agenda))
    return after, events + given


def put_back(state: CrownState) -> CrownState:
    """The clear-white is in the bag again."""
    return state if state.bag.white else replace(state, bag=replace(state.bag, white=True))


def give_master(state: CrownState) -> Outcome[CrownState]:
    """The top Master Angler card goes to the silent player's score pile, if there is one (CC-41)."""
    if not state.master_deck:
        return state, ()
    card = state.master_deck[0]
    masters = (*state.players[SILENT].masters, card)
    after = replace(with_player(state, SILENT, masters=masters), master_deck=state.master_deck[1:])
    after, won = settle_masters(after, SILENT)
    return after, (MasterTurned(SILENT, card), *won)


class ChoosingForSilent(CrownTask, frozen=True):
    """The human chooses: a second card for the silent player, or bait for the discard pile (CC-41)."""

    rule: ClassVar[str] = "CC-41b"

    def decider(self, state: CrownState) -> int:
        return HUMAN

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        return (_SPILL, _GIVE) if state.master_deck else (_SPILL,)

    def prompt(self, state: CrownState) -> Words:
        return ("the clear-white came up: what does it bring?",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        if isinstance(action, GiveMaster):
            return give_master(done(state))
        bait, bag, chance = spill(state.bag, state.chance)
        after = done(state, bag=bag, chance=chance, discards=plus(state.discards, bait))
        return after, (BaitSpilled(bait),)

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        if not isinstance(action, GiveMaster):
            return None
        return Refusal("CC-41c", "The Master Angler deck is empty.")


class ReturningWhite(CrownTask, frozen=True):
    """The clear-white goes back after the silent player drew it."""

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        return put_back(done(state)), ()


_SPILL = actions.part(actions.SPILL_BAIT)
_GIVE = actions.part(actions.GIVE_MASTER)
