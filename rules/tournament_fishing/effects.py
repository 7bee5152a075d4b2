"""The vocabulary of the cards: phases, symbols, and the effects that cards combine (TF-08, TF-09, TF-21)."""

from enum import IntEnum
from typing import TypeAlias

from msgspec import Struct

from rules.words import Symbol


class Phase(IntEnum):
    """The phases of a turn, in order."""

    SEARCH = 0
    CAST = 1
    REEL = 2
    BUY = 3
    CLEANUP = 4


class CardType(IntEnum):
    """The types of angler cards."""

    LURE = 0
    CAST = 1
    PRESENT = 2
    HOOK = 3
    ACCESSORY = 4
    ATTACHMENT = 5
    ROD = 6
    BOAT = 7


class LureKind(IntEnum):
    """The two kinds of Lure."""

    LIVE = 0
    ARTIFICIAL = 1


class Bait(IntEnum):
    """What a Lure shows and a fish looks for."""

    BLACK = 0
    GREEN = 1
    YELLOW = 2
    RED = 3


class FightSymbol(IntEnum):
    """The result of a Fight card or die. Cards in hand show only the first three."""

    FISH = 0
    WEEDS = 1
    ANCHOR = 2
    ANY = 3
    BLANK = 4
    POP = 5


COLOURED = (FightSymbol.FISH, FightSymbol.WEEDS, FightSymbol.ANCHOR, FightSymbol.ANY)
"""The results that are countered by discarding a card."""

BAIT_SYMBOLS = tuple(
    Symbol("bait", bait, name, letter)
    for bait, name, letter in zip(
        Bait, ("black circle", "green hexagon", "yellow diamond", "red pentagon"), "kgyr", strict=True
    )
)

FIGHT_SYMBOLS = tuple(
    Symbol("fight", symbol, name, letter)
    for symbol, name, letter in zip(
        FightSymbol, ("fish", "weeds", "anchor", "?", "blank", "POP!"), "FWA?-!", strict=True
    )
)


class Op(IntEnum):
    """What an effect does.

    CAST_STRENGTH: `n` is added whenever Strength is compared; the condition is tested then
    ATTEMPTS: `n` cast attempts more or fewer this turn, never below 1
    ADD_BAIT: the Lure shows `n` more bait of choice, or every bait (`every_bait`), this turn
    DRAW: draw `n` cards of the own deck
    DISCARD: discard `n` cards of the own hand
    SCAN: `n` times, look at the `depth` top cards of a spot
    SINK: the top card of up to `n` spots scanned this turn goes to the bottom of its spot
    BOTTOM: up to `n` results count as their small symbol, or the die's opposite face
    REDRAW: up to `n` times, draw another card for a result, or roll its die again
    IGNORE: up to `n` results among `symbols` count as blank
    FIGHT: the fish fights with `n` cards or dice more or fewer, at least 1
    CASH: `n` more to spend
    DISCOUNT: each purchase `n` cheaper, at least 1
    PROTECT: lay this card on a spot; the AI does nothing there in its next turn
    KEEP_LURE: once, a Lure about to be lost by POP! is discarded instead
    TRASH: up to `n` cards of the own hand or discard pile leave the game
    HAND_SIZE: draw up to `n` more at Cleanup
    FORBID: cards of type `forbidden` cannot be played in that phase this round
    SNAG: the SNAG! procedure (TF-19)
    """

    CAST_STRENGTH = 0
    ATTEMPTS = 1
    ADD_BAIT = 2
    DRAW = 3
    DISCARD = 4
    SCAN = 5
    SINK = 6
    BOTTOM = 7
    REDRAW = 8
    IGNORE = 9
    FIGHT = 10
    CASH = 11
    DISCOUNT = 12
    PROTECT = 13
    KEEP_LURE = 14
    TRASH = 15
    HAND_SIZE = 16
    FORBID = 17
    SNAG = 18


class Until(IntEnum):
    """What ends an Attachment (TF-29): its owner lands a fish, a fish of theirs escapes, a Lure is lost,
    or it has saved one. `NEVER`: nothing does.
    """

    NEVER = 0
    CATCH = 1
    ESCAPE = 2
    LURE_LOST = 3
    SAVE = 4


class Carrier(IntEnum):
    """What an effect stands on. A round card is a Clock or Weather card."""

    ANGLER = 0
    ROUND = 1
    LOCATION = 2
    EVENT = 3


class Condition(Struct, frozen=True):
    """What must hold for an effect, or for a fish to bite; None asks for nothing.

    bait: a symbol that the Lure shows
    power_ge, power_le: bounds on the Power of the fish, what it gains by lying face up included
    attempt_ge: the least number of this cast attempt, the first being 1
    """

    lure: LureKind | None = None
    bait: Bait | None = None
    power_ge: int | None = None
    power_le: int | None = None
    attempt_ge: int | None = None


ALWAYS = Condition()
"""The condition that asks for nothing."""


class Facts(Struct, frozen=True):
    """What conditions look at.

    lure: the kind of the Lure in play; None: no Lure is in play
    bait: the symbols that the Lure shows, added ones included
    power: of the fish that was looked at, face-up bonus included
    attempt: the number of this cast attempt, the first being 1
    """

    lure: LureKind | None
    bait: tuple[Bait, ...]
    power: int
    attempt: int


def holds(condition: Condition, facts: Facts) -> bool:
    """Whether all that a condition asks for is so."""
    return (
        (condition.lure is None or condition.lure == facts.lure)
        and (condition.bait is None or condition.bait in facts.bait)
        and (condition.power_ge is None or facts.power >= condition.power_ge)
        and (condition.power_le is None or facts.power <= condition.power_le)
        and (condition.attempt_ge is None or facts.attempt >= condition.attempt_ge)
    )


class Effect(Struct, frozen=True):
    """One thing that a card does, in the phase in which it is offered or applies.

    n: how many, how much or how often, as `Op` says
    depth: SCAN: how many cards deep
    symbols: IGNORE: the results that may be ignored
    every_bait: ADD_BAIT: all four symbols instead of `n` of choice
    forbidden: FORBID: the type of card
    """

    phase: Phase
    op: Op
    n: int = 1
    depth: int = 1
    symbols: tuple[FightSymbol, ...] = ()
    every_bait: bool = False
    forbidden: CardType | None = None
    condition: Condition = ALWAYS


Effects: TypeAlias = tuple[Effect, ...]


def in_phase(effects: Effects, phase: Phase) -> Effects:
    """The effects of one phase."""
    return tuple([effect for effect in effects if effect.phase == phase])


def with_op(effects: Effects, op: Op) -> Effects:
    """The effects that do one thing."""
    return tuple([effect for effect in effects if effect.op == op])
