"""How effects and conditions are written in card files, and which card may carry which."""

from typing import Literal, TypeAlias

from pydantic import Field, model_validator

from rules.components import Entry
from rules.tournament_fishing.effects import (
    COLOURED,
    Bait,
    CardType,
    Carrier,
    Condition,
    Effect,
    FightSymbol,
    LureKind,
    Op,
    Phase,
)

PhaseId: TypeAlias = Literal["search", "cast", "reel", "buy", "cleanup"]
OpId: TypeAlias = Literal[
    "cast_strength",
    "attempts",
    "add_bait",
    "draw",
    "discard",
    "scan",
    "sink",
    "bottom",
    "redraw",
    "ignore",
    "fight",
    "cash",
    "discount",
    "protect",
    "keep_lure",
    "trash",
    "hand_size",
    "forbid",
    "snag",
]


_CARRIER_NAMES = {
    Carrier.ANGLER: "an angler card",
    Carrier.ROUND: "a Clock or Weather card",
    Carrier.LOCATION: "a Location",
    Carrier.EVENT: "an event",
}

PLACES: dict[Carrier, dict[Op, tuple[Phase, ...]]] = {
    Carrier.ANGLER: {
        Op.CAST_STRENGTH: (Phase.CAST,),
        Op.ATTEMPTS: (Phase.CAST,),
        Op.ADD_BAIT: (Phase.CAST,),
        Op.DRAW: (Phase.SEARCH, Phase.CAST),
        Op.DISCARD: (Phase.SEARCH, Phase.CAST),
        Op.SCAN: (Phase.SEARCH, Phase.CAST),
        Op.SINK: (Phase.SEARCH, Phase.CAST),
        Op.TRASH: (Phase.SEARCH,),
        Op.BOTTOM: (Phase.REEL,),
        Op.REDRAW: (Phase.REEL,),
        Op.IGNORE: (Phase.REEL,),
        Op.FIGHT: (Phase.REEL,),
        Op.KEEP_LURE: (Phase.REEL,),
        Op.CASH: (Phase.BUY,),
        Op.DISCOUNT: (Phase.BUY,),
        Op.PROTECT: (Phase.BUY,),
        Op.HAND_SIZE: (Phase.CLEANUP,),
    },
    Carrier.ROUND: {
        Op.CAST_STRENGTH: (Phase.CAST,),
        Op.ATTEMPTS: (Phase.CAST,),
        Op.ADD_BAIT: (Phase.CAST,),
        Op.DRAW: (Phase.SEARCH,),
        Op.DISCARD: (Phase.SEARCH,),
        Op.SCAN: (Phase.SEARCH,),
        Op.SINK: (Phase.SEARCH,),
        Op.TRASH: (Phase.SEARCH,),
        Op.BOTTOM: (Phase.REEL,),
        Op.REDRAW: (Phase.REEL,),
        Op.IGNORE: (Phase.REEL,),
        Op.FIGHT: (Phase.REEL,),
        Op.CASH: (Phase.BUY,),
        Op.DISCOUNT: (Phase.BUY,),
        Op.HAND_SIZE: (Phase.CLEANUP,),
        Op.FORBID: (Phase.SEARCH, Phase.CAST, Phase.REEL),
    },
    Carrier.LOCATION: {
        Op.CAST_STRENGTH: (Phase.CAST,),
        Op.ADD_BAIT: (Phase.CAST,),
        Op.SCAN: (Phase.SEARCH,),
        Op.BOTTOM: (Phase.REEL,),
        Op.REDRAW: (Phase.REEL,),
        Op.IGNORE: (Phase.REEL,),
        Op.FIGHT: (Phase.REEL,),
    },
    Carrier.EVENT: {
        Op.CAST_STRENGTH: (Phase.CAST,),
        Op.ATTEMPTS: (Phase.CAST,),
        Op.ADD_BAIT: (Phase.CAST,),
        Op.DRAW: (Phase.CAST,),
        Op.DISCARD: (Phase.CAST,),
        Op.SCAN: (Phase.CAST,),
        Op.SNAG: (Phase.CAST,),
    },
}
"""The phases in which each card may do each thing."""

_MAY_BE_NEGATIVE = ("cast_strength", "attempts", "fight")
_UNCOUNTED = ("protect", "keep_lure", "forbid", "snag")


class ConditionEntry(Entry):
    """What must hold for an effect or a bite."""

    lure: Literal["live", "artificial"] | None = None
    bait: Literal["black", "green", "yellow", "red"] | None = None
    power_ge: int | None = Field(default=None, ge=1, le=20)
    power_le: int | None = Field(default=None, ge=1, le=20)
    attempt_ge: int | None = Field(default=None, ge=1, le=9)


class EffectEntry(Entry):
    """One effect of a card."""

    phase: PhaseId
    op: OpId
    n: int = Field(default=1, ge=-9, le=9)
    depth: int = Field(default=1, ge=1, le=8)
    sym: Literal["fish", "weeds", "anchor", "coloured"] | None = None
    pick: Literal["choose", "all"] | None = None
    type: Literal["lure", "cast", "present", "hook", "accessory", "attachment", "rod", "boat"] | None = None
    if_: ConditionEntry = Field(default=ConditionEntry(), alias="if")

    @model_validator(mode="after")
    def _fits_its_op(self) -> "EffectEntry":
        lowest = -9 if self.op in _MAY_BE_NEGATIVE else 1
        if self.n == 0 or self.n < lowest:
            raise ValueError(f"n: {self.n} makes no sense for {self.op}")
        if self.n != 1 and (self.op in _UNCOUNTED or self.pick == "all"):
            raise ValueError(f"n: {self.op} is not counted here")
        for field, op, given in (
            ("sym", "ignore", self.sym is not None),
            ("pick", "add_bait", self.pick is not None),
            ("type", "forbid", self.type is not None),
        ):
            if given != (self.op == op):
                raise ValueError(f"{field}: belongs to {op}, which needs it")
        if self.depth > 1 and self.op != "scan":
            raise ValueError("depth: belongs to scan")
        if self.if_ != ConditionEntry() and self.op != "cast_strength" and self.phase != "reel":
            raise ValueError("if: belongs to cast_strength and to effects of the reel phase")
        return self


def check_effects(effects: tuple[EffectEntry, ...], carrier: Carrier) -> None:
    """Raises `ValueError` if a card carries an effect that has no meaning there, or not in that phase."""
    card = _CARRIER_NAMES[carrier]
    for number, effect in enumerate(effects, start=1):
        phases = PLACES[carrier].get(Op[effect.op.upper()])
        if phases is None:
            raise ValueError(f"effects number {number}: op: {card} cannot have {effect.op}")
        if Phase[effect.phase.upper()] not in phases:
            right = " or ".join(phase.name.lower() for phase in phases)
            raise ValueError(f"effects number {number}: phase: {effect.op} of {card} belongs to {right}")
        if carrier == Carrier.LOCATION and effect.op == "scan" and effect.n > 1:
            raise ValueError(f"effects number {number}: n: a Location scans its own spot once")


def effect_of(entry: EffectEntry) -> Effect:
    """An effect as the rules use it."""
    symbols: tuple[FightSymbol, ...] = ()
    if entry.sym is not None:
        symbols = COLOURED if entry.sym == "coloured" else (FightSymbol[entry.sym.upper()],)
    return Effect(
        phase=Phase[entry.phase.upper()],
        op=Op[entry.op.upper()],
        n=entry.n,
        depth=entry.depth,
        symbols=symbols,
        every_bait=entry.pick == "all",
        forbidden=None if entry.type is None else CardType[entry.type.upper()],
        condition=condition_of(entry.if_),
    )


def condition_of(entry: ConditionEntry) -> Condition:
    """A condition as the rules use it."""
    return Condition(
        lure=None if entry.lure is None else LureKind[entry.lure.upper()],
        bait=None if entry.bait is None else Bait[entry.bait.upper()],
        power_ge=entry.power_ge,
        power_le=entry.power_le,
        attempt_ge=entry.attempt_ge,
    )
