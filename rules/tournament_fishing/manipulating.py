"""What may be done about the results of a fight (TF-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import Action, Event, Refusal
from rules.piles import put
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Ignore, Play, Redraw, UseSmall
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.effects import COLOURED, CardType, Effects, FightSymbol, Op, Phase, holds
from rules.tournament_fishing.events import Ignored, Redrawn, SmallUsed
from rules.tournament_fishing.fight_deck import can_draw_fight, draw_fight
from rules.tournament_fishing.hands import distinct, put_into_play
from rules.tournament_fishing.pieces import Fight, Result, Stream
from rules.tournament_fishing.results import FACES, symbol_of, turned
from rules.tournament_fishing.sources import facts_of, forbidden
from rules.tournament_fishing.tasks import AnglerTask, with_turn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState

_REEL = Phase.REEL
_PLAYED = (CardType.ACCESSORY, CardType.ROD, CardType.BOAT)
_MANIPULATIONS = (Op.BOTTOM, Op.REDRAW, Op.IGNORE, Op.KEEP_LURE)
"""What a card played in the Reel phase can do; the number of Fight cards is settled before (TF-20)."""


class Manipulating(AnglerTask, frozen=True):
    """Results are changed by effects in play, and by cards played from the hand (TF-22)."""

    rule: ClassVar[str] = "TF-22a"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        fight = fight_of(state, self.seat)
        return (_plays(state, self.seat), *_changes(state, fight), _FACE)

    def prompt(self, state: FishingState) -> Words:
        return ("change the results, or face the fight as it is",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        fight = fight_of(state, self.seat)
        match action:
            case Play(card):
                return _play(state, self.seat, card)
            case UseSmall(number):
                before = fight.results[number]
                after = turned(before, dice=state.setup.dice)
                changed = replace(fight, bottom=fight.bottom - 1)
                return self._with(state, changed, number, after), (SmallUsed(self.seat, before, after),)
            case Redraw(number):
                return self._redraw(state, fight, number)
            case Ignore(number):
                before = fight.results[number]
                use = ignoring(fight, symbol_of(before, dice=state.setup.dice))
                changed = replace(fight, ignore=put(fight.ignore, use, fight.ignore[use] - 1))
                after = replace(before, ignored=True)
                return self._with(state, changed, number, after), (Ignored(self.seat, before),)
            case _:
                return done(state), ()

    def _with(self, state: FishingState, fight: Fight, number: int, result: Result) -> FishingState:
        changed = replace(fight, results=put(fight.results, number, result))
        return with_turn(state, self.seat, fight=changed)

    def _redraw(self, state: FishingState, fight: Fight, number: int) -> Outcome[FishingState]:
        before = fight.results[number]
        fight = replace(fight, redraw=fight.redraw - 1)
        events: tuple[Event, ...] = ()
        if state.setup.dice:
            (face,), chance = state.chance.roll(Stream.DICE, 1, FACES)
            after = Result(before.piece, face)
            state = replace(state, chance=chance)
        else:
            (card,), state, events = draw_fight(state, 1)
            after = Result(card, 0)
            fight = replace(fight, aside=(*fight.aside, before.piece))
        changed = self._with(state, fight, number, after)
        return changed, (*events, Redrawn(self.seat, before, after))

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        match action:
            case Play(card):
                return _no_play(state, self.seat, card)
            case UseSmall() | Redraw() | Ignore():
                return _no_change(fight_of(state, self.seat), action)
            case _:
                return None


def fight_of(state: FishingState, seat: int) -> Fight:
    """The fight of an angler who reels."""
    fight = state.anglers[seat].turn.fight
    assert fight is not None
    return fight


def strengthened(fight: Fight, effects: Effects) -> Fight:
    """The fight with what these effects allow to be done to it (TF-22)."""
    bottom, redraw, ignored = fight.bottom, fight.redraw, list(fight.ignore)
    for effect in effects:
        if effect.op == Op.BOTTOM:
            bottom += effect.n
        elif effect.op == Op.REDRAW:
            redraw += effect.n
        elif effect.op == Op.IGNORE:
            ignored[FightSymbol.ANY if effect.symbols == COLOURED else effect.symbols[0]] += effect.n
    return replace(fight, bottom=bottom, redraw=redraw, ignore=tuple(ignored))


_FACE = actions.part(actions.FACE_FIGHT)


def ignoring(fight: Fight, symbol: FightSymbol) -> int:
    """Which effect ignores a symbol, the one for that symbol alone first; -1: none does."""
    if symbol in COLOURED:
        if fight.ignore[symbol]:
            return int(symbol)
        if fight.ignore[FightSymbol.ANY]:
            return int(FightSymbol.ANY)
    return -1


def _changes(state: FishingState, fight: Fight) -> tuple[Part, ...]:
    dice, numbers = state.setup.dice, range(len(fight.results))
    parts: list[Part] = []
    if fight.bottom:
        small = [number for number in numbers if dice or not fight.results[number].side]
        parts.append(actions.part(*[actions.use_small(number) for number in small]))
    if fight.redraw and (dice or can_draw_fight(state)):
        parts.append(actions.part(*[actions.redraw(number) for number in numbers]))
    if any(fight.ignore):
        some = [n for n in numbers if ignoring(fight, symbol_of(fight.results[n], dice=dice)) >= 0]
        parts.append(actions.part(*[actions.ignore(number) for number in some]))
    return tuple(parts)


def _no_change(fight: Fight, action: UseSmall | Redraw | Ignore) -> Refusal:
    """Why a result cannot be changed so."""
    if action.result >= len(fight.results):
        return Refusal("TF-22d", "There is no such result.")
    match action:
        case UseSmall() if fight.bottom:
            return Refusal("TF-22e", "That card counts as its small symbol already.")
        case Redraw() if fight.redraw:
            return Refusal("TF-25d", "There is no Fight card to draw.")
        case Ignore() if any(fight.ignore):
            return Refusal("TF-22g", "No effect that you have left ignores that result.")
        case _:
            return Refusal("TF-22a", "You have no effect left that does this.")


def _plays(state: FishingState, seat: int) -> Part:
    barred = forbidden(state, _REEL)
    hand = distinct(state.anglers[seat].hand)
    return actions.part(
        *[actions.play(card) for card in hand if _acts(card) and ANGLER[card].type not in barred]
    )


def _acts(card: int) -> bool:
    """Whether a hand card could do something in a fight (TF-22)."""
    known = ANGLER[card]
    return known.type in _PLAYED and any([effect.op in _MANIPULATIONS for effect in known.effects])


def _play(state: FishingState, seat: int, card: int) -> Outcome[FishingState]:
    after, events = put_into_play(state, seat, card)
    turn = after.anglers[seat].turn
    assert turn.bite is not None
    facts = facts_of(turn, turn.bite.power)
    effects = tuple([effect for effect in ANGLER[card].effects if holds(effect.condition, facts)])
    return with_turn(after, seat, fight=strengthened(fight_of(after, seat), effects)), events


def _no_play(state: FishingState, seat: int, card: int) -> Refusal:
    if card not in state.anglers[seat].hand:
        return Refusal("TF-22b", "You do not hold that card.")
    if ANGLER[card].type not in _PLAYED:
        return Refusal("TF-22c", "A card of that type is not played in the Reel phase.")
    if not _acts(card):
        return Refusal("TF-22b", "That card could do nothing in this fight.")
    return Refusal("TF-10f", "Cards of that type cannot be played in this phase of the round.")
