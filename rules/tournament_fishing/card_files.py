"""What the card files of Tournament Fishing may say, with messages for what they may not (TF-01)."""

from collections import Counter
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from rules.components import CardFile, Entry
from rules.tournament_fishing.effect_entries import ConditionEntry, EffectEntry, check_effects
from rules.tournament_fishing.effects import Carrier

POSITIONS = 5
"""Places of the Bait Shop's supply row."""

AI_SPOTS = 5
"""Lake spots of a game against the AI Angler."""

HOURS = (
    *("6 AM", "7 AM", "8 AM", "9 AM", "10 AM", "11 AM", "12 PM"),
    *("1 PM", "2 PM", "3 PM", "4 PM", "5 PM", "6 PM"),
)
"""The hours of the tournament, in order."""

DECK_SIZES = {
    "starting": 10,
    "baitshop": 84,
    "lake": 47,
    "clock": len(HOURS),
    "fight": 32,
    "weather": 13,
    "locations": 17,
    "rods": 8,
    "boats": 8,
}
"""How many cards each file holds, copies counted; of starting cards those of one colour (TF-01)."""

TypeId: TypeAlias = Literal["lure", "cast", "present", "hook", "accessory", "attachment", "rod", "boat"]
LureId: TypeAlias = Literal["live", "artificial"]
BaitId: TypeAlias = Literal["black", "green", "yellow", "red"]
CounterId: TypeAlias = Literal["fish", "weeds", "anchor"]
ResultId: TypeAlias = Literal["fish", "weeds", "anchor", "any", "blank", "pop"]
UntilId: TypeAlias = Literal["catch", "escape", "lure_lost", "save"]
DieId: TypeAlias = Literal["white", "grey", "black"]
ColourId: TypeAlias = Literal["blue", "green", "orange", "white"]
Id: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,24}$")]
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=20)]
Copies: TypeAlias = Annotated[int, Field(ge=1, le=99)]
Position: TypeAlias = Annotated[int, Field(ge=1, le=POSITIONS)]
Spot: TypeAlias = Annotated[int, Field(ge=1, le=AI_SPOTS)] | Literal["?"]


class AnglerEntry(Entry):
    """A card of the anglers' decks."""

    id: Id
    name: Name
    type: TypeId
    lure: LureId | None = None
    bait: Annotated[tuple[BaitId, ...], Field(max_length=4)] = ()
    count: Copies
    cost: int = Field(ge=0, le=20)
    cash: int = Field(ge=0, le=9)
    cast: int = Field(ge=0, le=20)
    fight: Annotated[tuple[CounterId, ...], Field(max_length=3)] = ()
    effects: tuple[EffectEntry, ...] = ()
    until: UntilId | None = None

    @model_validator(mode="after")
    def _fits_its_type(self) -> "AnglerEntry":
        is_lure = self.type == "lure"
        if is_lure != (self.lure is not None) or is_lure != bool(self.bait):
            raise ValueError("a lure has `lure` and `bait`, and no other card has")
        if (self.type == "attachment") != (self.until is not None):
            raise ValueError("an attachment has `until`, and no other card has")
        for field, symbols in (("bait", self.bait), ("fight", self.fight)):
            if len(set(symbols)) < len(symbols):
                raise ValueError(f"{field}: a symbol stands twice")
        check_effects(self.effects, Carrier.ANGLER)
        _check_phases(self)
        return self


def _check_phases(card: AnglerEntry) -> None:
    """Search effects are for cards played in the Search phase, and a Hook is played when the fish bites."""
    for number, effect in enumerate(card.effects, start=1):
        if card.type in ("lure", "cast", "present", "hook") and effect.phase == "search":
            raise ValueError(
                f"effects number {number}: phase: a {card.type} is not played in the search phase"
            )
        if card.type == "hook" and effect.phase == "cast" and effect.op != "cast_strength":
            raise ValueError(f"effects number {number}: op: a hook is played too late for {effect.op}")


class FishEntry(Entry):
    """A fish of the lake."""

    id: Id
    name: Name
    power: int = Field(ge=1, le=20)
    worth: int | None = Field(default=None, ge=0, le=20)
    bait: Annotated[tuple[BaitId, ...], Field(min_length=1, max_length=4)] | Literal["any"]
    bites_if: ConditionEntry = ConditionEntry()
    fight: int = Field(ge=1, le=9)
    dice: Annotated[tuple[DieId, ...], Field(min_length=1, max_length=3)]
    reroll: bool = False
    count: Copies

    @model_validator(mode="after")
    def _is_one_fish(self) -> "FishEntry":
        if self.bait != "any" and len(set(self.bait)) < len(self.bait):
            raise ValueError("bait: a symbol stands twice")
        if len(set(self.dice)) < len(self.dice):
            raise ValueError("dice: a die stands twice")
        if self.worth is not None and self.worth >= self.power:
            raise ValueError("worth: stands only where it is less than the power")
        return self


class EventEntry(Entry):
    """An event of the lake."""

    id: Id
    name: Name
    effects: Annotated[tuple[EffectEntry, ...], Field(min_length=1)]
    count: Copies

    @model_validator(mode="after")
    def _effects_fit(self) -> "EventEntry":
        check_effects(self.effects, Carrier.EVENT)
        return self


class LakePart(Entry):
    """What the AI Angler does at the lake."""

    do: Literal["catch", "remove", "flip"]
    spot: Spot


class AiEntry(Entry):
    """The reverse of a Clock or Weather card."""

    shop: Annotated[tuple[Position, ...], Field(min_length=1)]
    lake: LakePart

    @model_validator(mode="after")
    def _no_position_twice(self) -> "AiEntry":
        if len(set(self.shop)) < len(self.shop):
            raise ValueError("shop: a position stands twice")
        return self


class RoundEntry(Entry):
    """A Weather card: its effects for the round, and its reverse."""

    id: Id
    name: Name
    effects: Annotated[tuple[EffectEntry, ...], Field(min_length=1)]
    count: Copies
    ai: AiEntry

    @model_validator(mode="after")
    def _effects_fit(self) -> "RoundEntry":
        check_effects(self.effects, Carrier.ROUND)
        return self


class ClockEntry(RoundEntry):
    """A Clock card, which is one hour of the tournament."""

    hour: str
    order: int

    @model_validator(mode="after")
    def _never_flips(self) -> "ClockEntry":
        if self.ai.lake.do == "flip":
            raise ValueError("ai: lake: only Weather cards flip")
        return self


class LocationEntry(Entry):
    """A Location, which lies under one lake spot."""

    id: Id
    name: Name
    effects: Annotated[tuple[EffectEntry, ...], Field(min_length=1)]
    count: Copies

    @model_validator(mode="after")
    def _effects_fit(self) -> "LocationEntry":
        check_effects(self.effects, Carrier.LOCATION)
        return self


class FightEntry(Entry):
    """A Fight card: its large symbol, its small one, and whether it has the reshuffle mark."""

    id: Id
    main: ResultId
    bottom: ResultId
    reshuffle: bool = False
    count: Copies


class DieEntry(Entry):
    """A Fight die; each face lies opposite the one as far from the other end of the list."""

    id: DieId
    icon: Literal["green", "yellow", "red"]
    faces: Annotated[tuple[ResultId, ...], Field(min_length=6, max_length=6)]


Countable: TypeAlias = tuple[
    AnglerEntry | FishEntry | EventEntry | RoundEntry | LocationEntry | FightEntry, ...
]


class DeckFile(CardFile):
    """A file of angler cards."""

    card: tuple[AnglerEntry, ...]


class StartingFile(DeckFile):
    """The ten cards that each colour has."""

    colours: tuple[ColourId, ColourId, ColourId, ColourId]

    @model_validator(mode="after")
    def _adds_up(self) -> "StartingFile":
        if len(set(self.colours)) < len(self.colours):
            raise ValueError("colours: a colour stands twice")
        check_deck("starting", self.card)
        if "lure" not in {entry.type for entry in self.card}:
            raise ValueError("card: without a lure nobody could cast")
        return self


class BaitShopFile(DeckFile):
    """The cards that are sold."""

    @model_validator(mode="after")
    def _adds_up(self) -> "BaitShopFile":
        check_deck("baitshop", self.card)
        for entry in self.card:
            if entry.type in ("rod", "boat"):
                raise ValueError(f"card {entry.id}: type: a {entry.type} is not sold")
            if entry.cost == 0:
                raise ValueError(f"card {entry.id}: cost: a card that is sold costs at least 1")
        return self


class RodsFile(DeckFile):
    """The Fishing Rods."""

    @model_validator(mode="after")
    def _adds_up(self) -> "RodsFile":
        check_deck("rods", self.card)
        _check_type("rod", self.card)
        return self


class BoatsFile(DeckFile):
    """The Boats."""

    @model_validator(mode="after")
    def _adds_up(self) -> "BoatsFile":
        check_deck("boats", self.card)
        _check_type("boat", self.card)
        return self


class LakeFile(CardFile):
    """The fish and events of the lake."""

    fish: Annotated[tuple[FishEntry, ...], Field(min_length=1)]
    event: tuple[EventEntry, ...] = ()

    @model_validator(mode="after")
    def _adds_up(self) -> "LakeFile":
        check_deck("lake", (*self.fish, *self.event))
        return self


class ClockFile(CardFile):
    """The hours of the tournament."""

    card: tuple[ClockEntry, ...]

    @model_validator(mode="after")
    def _adds_up(self) -> "ClockFile":
        check_deck("clock", self.card)
        for order, entry in enumerate(self.card, start=1):
            if (entry.order, entry.hour, entry.count) != (order, HOURS[order - 1], 1):
                raise ValueError(f"card {entry.id}: number {order} is {HOURS[order - 1]}, once")
        return self


class WeatherFile(CardFile):
    """The Weather cards."""

    card: tuple[RoundEntry, ...]

    @model_validator(mode="after")
    def _adds_up(self) -> "WeatherFile":
        check_deck("weather", self.card)
        return self


class LocationsFile(CardFile):
    """The Locations."""

    card: tuple[LocationEntry, ...]

    @model_validator(mode="after")
    def _adds_up(self) -> "LocationsFile":
        check_deck("locations", self.card)
        return self


class FightFile(CardFile):
    """The Fight cards and the three Fight dice."""

    card: tuple[FightEntry, ...]
    die: tuple[DieEntry, DieEntry, DieEntry]

    @model_validator(mode="after")
    def _adds_up(self) -> "FightFile":
        check_deck("fight", self.card)
        if tuple((die.id, die.icon) for die in self.die) != DICE_ICONS:
            raise ValueError("die: white has the icon green, grey yellow, and black red, in this order")
        return self


DICE_ICONS = (("white", "green"), ("grey", "yellow"), ("black", "red"))
"""The dice, and the colour of the icon by which a fish calls for each."""


def check_deck(deck: str, entries: Countable) -> None:
    """Raises `ValueError` unless the entries are as many cards as TF-01 says, under names of their own."""
    repeated = [card_id for card_id, count in Counter(entry.id for entry in entries).items() if count > 1]
    if repeated:
        raise ValueError(f"card {repeated[0]}: this id stands twice")
    total = sum(entry.count for entry in entries)
    if total != DECK_SIZES[deck]:
        raise ValueError(f"count: there must be {DECK_SIZES[deck]} cards, copies counted, not {total}")


def _check_type(type_: str, entries: tuple[AnglerEntry, ...]) -> None:
    for entry in entries:
        if entry.type != type_:
            raise ValueError(f'card {entry.id}: type: must be "{type_}" in this file')


class TournamentFishingCards(Entry):
    """All card files of the game together."""

    starting: StartingFile
    baitshop: BaitShopFile
    lake: LakeFile
    clock: ClockFile
    fight: FightFile
    weather: WeatherFile
    locations: LocationsFile
    rods: RodsFile
    boats: BoatsFile
