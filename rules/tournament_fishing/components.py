"""Every card and die of Tournament Fishing under an id of its own, read from the card files (TF-01)."""

from collections.abc import Mapping
from enum import IntEnum
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from rules.components import BadCards, CardFile, digest, parse_cards, read_cards
from rules.tournament_fishing.card_files import (
    AiEntry,
    AnglerEntry,
    BaitShopFile,
    BoatsFile,
    ClockFile,
    DeckFile,
    EventEntry,
    FightFile,
    FishEntry,
    LakeFile,
    LocationsFile,
    RodsFile,
    StartingFile,
    TournamentFishingCards,
    WeatherFile,
)
from rules.tournament_fishing.effect_entries import EffectEntry, condition_of, effect_of
from rules.tournament_fishing.effects import (
    ALWAYS,
    Bait,
    CardType,
    Condition,
    Effects,
    FightSymbol,
    LureKind,
    Phase,
    Until,
)

_MODELS: Mapping[str, type[CardFile]] = {
    "starting": StartingFile,
    "baitshop": BaitShopFile,
    "lake": LakeFile,
    "clock": ClockFile,
    "fight": FightFile,
    "weather": WeatherFile,
    "locations": LocationsFile,
    "rods": RodsFile,
    "boats": BoatsFile,
}

FILES = tuple(f"{part}.toml" for part in _MODELS)
"""The names of the card files."""

LEAST_BUCKET_PRICE = 1
"""What a Lure without a price costs in the Bait Bucket (TF-26)."""


class Colour(IntEnum):
    """The colours of the starting decks."""

    BLUE = 0
    GREEN = 1
    ORANGE = 2
    WHITE = 3


class AnglerCard(Struct, frozen=True):
    """A card that an angler can hold: of a starting deck, the Bait Shop, a Rod or a Boat.

    design: what copies have in common
    cost: its price in the shop, 0 for a card that is not sold there
    cash: what it pays when discarded in the Buy phase
    strength: Cast Strength while it is in play
    counters: the fight symbols of which it counters one when discarded
    lure, bait: the kind of a Lure, and what it shows; None and () of other cards
    until: what ends an Attachment
    colour: of a starting card; None of others
    """

    id: int
    design: str
    name: str
    type: CardType
    cost: int
    cash: int
    strength: int
    counters: tuple[FightSymbol, ...]
    lure: LureKind | None = None
    bait: tuple[Bait, ...] = ()
    effects: Effects = ()
    until: Until = Until.NEVER
    colour: Colour | None = None

    @property
    def price(self) -> int:
        """What it costs in the shop or the Bait Bucket (TF-26)."""
        return max(self.cost, LEAST_BUCKET_PRICE)

    def acts_in(self, phase: Phase) -> bool:
        """Whether it has an effect of that phase."""
        return any([effect.phase == phase for effect in self.effects])


class LakeKind(IntEnum):
    """What a lake card is."""

    FISH = 0
    EVENT = 1


class DieColour(IntEnum):
    """The three Fight dice."""

    WHITE = 0
    GREY = 1
    BLACK = 2


class LakeCard(Struct, frozen=True):
    """A fish or an event of the lake. What does not concern an event is 0 or empty there, and the reverse.

    worth: its value at the weigh-in
    bait: what a Lure must show, all of it; (): any Lure
    bites_if: what must hold besides
    fight: how many Fight cards it fights with
    dice: the dice it fights with in a dice game, and `reroll`: blank ones once more
    effects: of an event
    """

    id: int
    design: str
    name: str
    kind: LakeKind
    power: int = 0
    worth: int = 0
    bait: tuple[Bait, ...] = ()
    bites_if: Condition = ALWAYS
    fight: int = 0
    dice: tuple[DieColour, ...] = ()
    reroll: bool = False
    effects: Effects = ()

    @property
    def is_fish(self) -> bool:
        """Whether it is a fish, and not an event."""
        return self.kind == LakeKind.FISH


class AiDeed(IntEnum):
    """What the AI Angler does at the lake."""

    CATCH = 0
    REMOVE = 1
    FLIP = 2


class AiSide(Struct, frozen=True):
    """The reverse of a Clock or Weather card.

    shop: the places of the supply row with an X, the first being 0
    spot: the lake spot, the first being 0; None: the anglers name it
    """

    shop: tuple[int, ...]
    deed: AiDeed
    spot: int | None


class ClockCard(Struct, frozen=True):
    """A Clock card; its id is the number of the hour, 6 AM being 0."""

    id: int
    design: str
    hour: str
    name: str
    effects: Effects
    ai: AiSide


class WeatherCard(Struct, frozen=True):
    """A Weather card."""

    id: int
    design: str
    name: str
    effects: Effects
    ai: AiSide


class Location(Struct, frozen=True):
    """A Location card."""

    id: int
    design: str
    name: str
    effects: Effects


class FightCard(Struct, frozen=True):
    """A Fight card: `main` counts, unless an effect turns to `bottom`."""

    id: int
    design: str
    main: FightSymbol
    bottom: FightSymbol
    reshuffle: bool


class Die(Struct, frozen=True):
    """A Fight die; `icon`: the colour by which a fish calls for it."""

    colour: DieColour
    icon: str
    faces: tuple[FightSymbol, ...]

    def flipped(self, face: int) -> int:
        """The face opposite to another, both as places in `faces`."""
        return len(self.faces) - 1 - face


ANGLER: dict[int, AnglerCard] = {}
"""Every card an angler can hold."""
STARTING: dict[Colour, tuple[int, ...]] = {}
"""The ids of the starting cards of each colour."""
SHOP: list[int] = []
RODS: list[int] = []
BOATS: list[int] = []
"""The ids of the cards of each kind."""
LAKE: dict[int, LakeCard] = {}
CLOCK: dict[int, ClockCard] = {}
WEATHER: dict[int, WeatherCard] = {}
LOCATIONS: dict[int, Location] = {}
FIGHT: dict[int, FightCard] = {}
DICE: dict[DieColour, Die] = {}
_in_use: list[TournamentFishingCards] = []


def install(cards: TournamentFishingCards) -> None:
    """Puts card files into use for this process, before any game is opened."""
    for table in (ANGLER, STARTING, SHOP, RODS, BOATS, LAKE, CLOCK, WEATHER, LOCATIONS, FIGHT, DICE):
        table.clear()
    _in_use.clear()
    _in_use.append(cards)
    for colour in cards.starting.colours:
        STARTING[Colour[colour.upper()]] = _install_deck(cards.starting.card, Colour[colour.upper()])
    SHOP.extend(_install_deck(cards.baitshop.card))
    RODS.extend(_install_deck(cards.rods.card))
    BOATS.extend(_install_deck(cards.boats.card))
    _install_lake(cards.lake)
    _install_rounds(cards)
    _install_fight(cards.fight)


def _install_deck(entries: tuple[AnglerEntry, ...], colour: Colour | None = None) -> tuple[int, ...]:
    """Gives every copy its id; the ids."""
    first = len(ANGLER)
    for entry in entries:
        for _ in range(entry.count):
            ANGLER[len(ANGLER)] = _angler_card(len(ANGLER), entry, colour)
    return tuple(range(first, len(ANGLER)))


def _angler_card(card: int, entry: AnglerEntry, colour: Colour | None) -> AnglerCard:
    return AnglerCard(
        id=card,
        design=entry.id,
        name=entry.name,
        type=CardType[entry.type.upper()],
        cost=entry.cost,
        cash=entry.cash,
        strength=entry.cast,
        counters=_symbols(entry.fight),
        lure=None if entry.lure is None else LureKind[entry.lure.upper()],
        bait=_baits(entry.bait),
        effects=_effects(entry.effects),
        until=Until.NEVER if entry.until is None else Until[entry.until.upper()],
        colour=colour,
    )


def _install_lake(cards: LakeFile) -> None:
    for fish in cards.fish:
        for _ in range(fish.count):
            LAKE[len(LAKE)] = _fish(len(LAKE), fish)
    for event in cards.event:
        for _ in range(event.count):
            LAKE[len(LAKE)] = _event(len(LAKE), event)


def _fish(card: int, entry: FishEntry) -> LakeCard:
    return LakeCard(
        id=card,
        design=entry.id,
        name=entry.name,
        kind=LakeKind.FISH,
        power=entry.power,
        worth=entry.power if entry.worth is None else entry.worth,
        bait=() if entry.bait == "any" else _baits(entry.bait),
        bites_if=condition_of(entry.bites_if),
        fight=entry.fight,
        dice=tuple(sorted(DieColour[die.upper()] for die in entry.dice)),
        reroll=entry.reroll,
    )


def _event(card: int, entry: EventEntry) -> LakeCard:
    return LakeCard(card, entry.id, entry.name, LakeKind.EVENT, effects=_effects(entry.effects))


def _install_rounds(cards: TournamentFishingCards) -> None:
    """The Clock, the Weather and the Locations."""
    for hour in cards.clock.card:
        number = len(CLOCK)
        CLOCK[number] = ClockCard(
            number, hour.id, hour.hour, hour.name, _effects(hour.effects), _ai_side(hour.ai)
        )
    for entry in cards.weather.card:
        for _ in range(entry.count):
            number = len(WEATHER)
            WEATHER[number] = WeatherCard(
                number, entry.id, entry.name, _effects(entry.effects), _ai_side(entry.ai)
            )
    for place in cards.locations.card:
        for _ in range(place.count):
            number = len(LOCATIONS)
            LOCATIONS[number] = Location(number, place.id, place.name, _effects(place.effects))


def _ai_side(entry: AiEntry) -> AiSide:
    spot = None if entry.lake.spot == "?" else entry.lake.spot - 1
    positions = tuple(sorted(position - 1 for position in entry.shop))
    return AiSide(positions, AiDeed[entry.lake.do.upper()], spot)


def _install_fight(cards: FightFile) -> None:
    for entry in cards.card:
        main, bottom = _symbols((entry.main, entry.bottom))
        for _ in range(entry.count):
            FIGHT[len(FIGHT)] = FightCard(len(FIGHT), entry.id, main, bottom, entry.reshuffle)
    for die in cards.die:
        colour = DieColour[die.id.upper()]
        DICE[colour] = Die(colour, die.icon, _symbols(die.faces))


def _effects(entries: tuple[EffectEntry, ...]) -> Effects:
    return tuple(effect_of(entry) for entry in entries)


def _baits(names: tuple[str, ...]) -> tuple[Bait, ...]:
    return tuple(sorted(Bait[name.upper()] for name in names))


def _symbols(names: tuple[str, ...]) -> tuple[FightSymbol, ...]:
    return tuple(FightSymbol[name.upper()] for name in names)


def load(directory: Path) -> TournamentFishingCards:
    """The checked card files in a directory. Raises `BadCards`."""
    return _together({part: read_cards(directory / f"{part}.toml", model) for part, model in _MODELS.items()})


def parse(texts: Mapping[str, str]) -> TournamentFishingCards:
    """The checked content of all card files, given as texts by file name. Raises `BadCards`."""
    return _together(
        {part: parse_cards(texts[f"{part}.toml"], model, f"{part}.toml") for part, model in _MODELS.items()}
    )


def _together(parts: Mapping[str, CardFile]) -> TournamentFishingCards:
    """Card files that are right each by itself, checked against each other."""
    file_of: dict[str, str] = {}
    for part, file in parts.items():
        for entry in file.card if isinstance(file, DeckFile) else ():
            if entry.id in file_of:
                raise BadCards(
                    f"{part}.toml: card {entry.id}: this id stands in {file_of[entry.id]}.toml too"
                )
            file_of[entry.id] = part
    return TournamentFishingCards.model_validate(parts)


def built_in() -> dict[str, str]:
    """The texts of the card files that come with the game, by file name."""
    folder = files("rules.tournament_fishing") / "cards"
    return {name: (folder / name).read_text(encoding="utf-8") for name in FILES}


def cards_digest() -> str:
    """Identifies the cards in use."""
    return digest(*_in_use)


install(parse(built_in()))
