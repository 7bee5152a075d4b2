"""How effects and conditions are written in card files, and which card may carry which."""

from typing import Literal, TypeAlias

from pydantic import ConfigDict, Field, model_validator

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

_SEARCH, _CAST, _REEL, _BUY, _CLEANUP = "search", "cast", "reel", "buy", "cleanup"

_PLACES: dict[Carrier, dict[str, tuple[str, ...]]] = {
    Carrier.ANGLER: {
        "cast_strength": (_CAST,),
        "attempts": (_CAST,),
        "add_bait": (_CAST,),
        "draw": (_SEARCH, _CAST),
        "discard": (_SEARCH, _CAST),
        "scan": (_SEARCH, _CAST),
        "sink": (_SEARCH, _CAST),
        "trash": (_SEARCH,),
        "bottom": (_REEL,),
        "redraw": (_REEL,),
        "ignore": (_REEL,),
        "fight": (_REEL,),
        "keep_lure": (_REEL,),
        "cash": (_BUY,),
        "discount": (_BUY,),
        "protect": (_BUY,),
        "hand_size": (_CLEANUP,),
    },
    Carrier.ROUND: {
        "cast_strength": (_CAST,),
        "attempts": (_CAST,),
        "add_bait": (_CAST,),
        "draw": (_SEARCH,),
        "discard": (_SEARCH,),
        "scan": (_SEARCH,),
        "sink": (_SEARCH,),
        "trash": (_SEARCH,),
        "bottom": (_REEL,),
        "redraw": (_REEL,),
        "ignore": (_REEL,),
        "fight": (_REEL,),
        "cash": (_BUY,),
        "discount": (_BUY,),
        "hand_size": (_CLEANUP,),
        "forbid": (_SEARCH, _CAST, _REEL),
    },
    Carrier.LOCATION: {
        "cast_strength": (_CAST,),
        "add_bait": (_CAST,),
        "scan": (_SEARCH,),
        "bottom": (_REEL,),
        "redraw": (_REEL,),
        "ignore": (_REEL,),
        "fight": (_REEL,),
    },
    Carrier.EVENT: {
        "cast_strength": (_CAST,),
        "attempts": (_CAST,),
        "add_bait": (_CAST,),
        "draw": (_CAST,),
        "discard": (_CAST,),
        "scan": (_CAST,),
        "snag": (_CAST,),
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

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=False)

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
    for number, effect in enumerate(effects, start=1):
        phases = _PLACES[carrier].get(effect.op)
        if phases is None:
            raise ValueError(
                f"effects number {number}: op: {_CARRIER_NAMES[carrier]} cannot have {effect.op}"
            )
        if effect.phase not in phases:
            right = f"{effect.op} of {_CARRIER_NAMES[carrier]} belongs to {' or '.join(phases)}"
            raise ValueError(f"effects number {number}: phase: {right}")
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
