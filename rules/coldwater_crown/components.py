"""The fish, Master Angler cards and Tackle of Coldwater Crown, read from the card file (CC-01 to CC-06)."""

from collections import Counter
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Struct
from pydantic import Field, model_validator

from rules.coldwater_crown.bait import LOCATION_NAMES, NAMES, Bait, Colour, Location, counted
from rules.components import CardFile, Entry, digest, packaged, parse_cards, read_cards

FILE = "cards.toml"
FILES = (FILE,)
"""The names of the card files."""

SMALL_SPECIES = ("Roach", "Perch", "Flounder")
"""The species of the Small Species Challenge (CC-28)."""

ROW = 4
"""Master Angler cards that lie face up."""

ZONES = 4
"""Zones of a location and of a player board: 3, 4, 5 and 6."""

MOST_PLAYERS = 4

MOST_SPOTS = 4
"""Bait spots on a Master Angler card."""


class Tackle(IntEnum):
    """The four kinds of Tackle (CC-24, CC-26)."""

    LURE = 0
    REEL = 1
    ROD = 2
    LINE = 3


class WeightSide(Struct, frozen=True):
    """The back of a fish card. `time`: in minutes since midnight."""

    id: int
    species: int
    weight: int
    tag: int
    time: int


class Species(Struct, frozen=True):
    """The front of a fish card: a species and its weight range."""

    id: int
    name: str
    location: Location
    lightest: int
    heaviest: int
    copies: int


class MasterAngler(Struct, frozen=True):
    """A Master Angler card: its kind, and how many bait spots of each colour it has."""

    id: int
    kind: int
    spots: Bait


LocationId = Literal["Shore", "River", "Lake"]
BaitId = Literal["green", "purple", "yellow", "black", "blue", "red"]
Name = Annotated[str, Field(min_length=1, max_length=14)]


class FishEntry(Entry):
    """The weight side of one fish."""

    weight: int = Field(ge=1, le=99)
    tag: str
    time: str = Field(pattern=r"^([01]?\d|2[0-3]):[0-5]\d$")


class SpeciesEntry(Entry):
    """A species with all its fish."""

    name: Name
    location: LocationId
    fish: Annotated[tuple[FishEntry, ...], Field(min_length=1)]


class MasterAnglerEntry(Entry):
    """A kind of Master Angler fish with the bait spots of each of its cards."""

    name: Name
    cards: tuple[Annotated[tuple[BaitId, ...], Field(min_length=1, max_length=MOST_SPOTS)], ...]


class TackleEntry(Entry):
    """How many pieces there are of each kind."""

    Lure: int = Field(ge=0)
    Reel: int = Field(ge=0)
    Rod: int = Field(ge=0)
    Line: int = Field(ge=0)


class BaitEntry(Entry):
    """How many pieces there are of each colour."""

    green: int = Field(ge=9, le=40)
    purple: int = Field(ge=9, le=40)
    yellow: int = Field(ge=9, le=40)
    black: int = Field(ge=9, le=40)
    blue: int = Field(ge=9, le=40)
    red: int = Field(ge=9, le=40)


class LocationsEntry(Entry):
    """The two bait colours of each location."""

    Shore: tuple[BaitId, BaitId]
    River: tuple[BaitId, BaitId]
    Lake: tuple[BaitId, BaitId]

    @model_validator(mode="after")
    def _are_as_on_the_board(self) -> "LocationsEntry":
        pairs = (self.Shore, self.River, self.Lake)
        if tuple(set(pair) for pair in pairs) != tuple(set(NAMES[at : at + 2]) for at in (0, 2, 4)):
            raise ValueError("Shore is green and purple, River yellow and black, Lake blue and red")
        return self


class ColdwaterCrownCards(CardFile):
    """The whole card file."""

    tags: Annotated[tuple[Name, ...], Field(min_length=5, max_length=5)]
    mystery_weights: Annotated[tuple[int, ...], Field(min_length=1)]
    tackle: TackleEntry
    bait: BaitEntry
    locations: LocationsEntry
    species: Annotated[tuple[SpeciesEntry, ...], Field(min_length=8)]
    master_anglers: Annotated[tuple[MasterAnglerEntry, ...], Field(min_length=4)]

    @model_validator(mode="after")
    def _adds_up(self) -> "ColdwaterCrownCards":
        _check_species(self)
        _check_fish(self)
        if sum(len(kind.cards) for kind in self.master_anglers) < ROW:
            raise ValueError(f"master_anglers: at least {ROW} cards are needed")
        if sum(self.tackle.model_dump().values()) < MOST_PLAYERS:
            raise ValueError(f"tackle: at least {MOST_PLAYERS} pieces are needed")
        return self


def _check_species(cards: ColdwaterCrownCards) -> None:
    for group in (cards.species, cards.master_anglers):
        twice = [name for name, count in Counter(entry.name for entry in group).items() if count > 1]
        if twice:
            raise ValueError(f"{twice[0]}: this name stands twice")
    lacking = set(SMALL_SPECIES) - {entry.name for entry in cards.species}
    if lacking:
        raise ValueError(f"species: {min(lacking)} is missing, which the Small Species Challenge needs")
    for location in LOCATION_NAMES:
        fish = sum(len(entry.fish) for entry in cards.species if entry.location == location)
        if fish < ZONES:
            raise ValueError(f"species: {location} has {fish} fish, and {ZONES} are needed to stock it")


def _check_fish(cards: ColdwaterCrownCards) -> None:
    caught_at: set[int] = set()
    for entry in cards.species:
        for fish in entry.fish:
            if fish.tag not in cards.tags:
                raise ValueError(f'{entry.name} of {fish.weight} lb: there is no tag "{fish.tag}"')
            if _minutes(fish.time) in caught_at:
                raise ValueError(f"{entry.name} of {fish.weight} lb: the time {fish.time} stands twice")
            caught_at.add(_minutes(fish.time))


def _minutes(time: str) -> int:
    hours, minutes = time.split(":")
    return 60 * int(hours) + int(minutes)


FISH: dict[int, WeightSide] = {}
SPECIES: dict[int, Species] = {}
SMALL: set[int] = set()
"""The species of the Small Species Challenge, by number."""
MASTERS: dict[int, MasterAngler] = {}
KINDS: list[str] = []
TAGS: list[str] = []
MYSTERY_WEIGHTS: list[int] = []
TACKLE_PIECES: list[int] = []
BAIT_PIECES: list[int] = []
_in_use: list[ColdwaterCrownCards] = []


def install(cards: ColdwaterCrownCards) -> None:
    """Puts a card file's components into use for this process, before any game is opened."""
    for table in (FISH, SPECIES, SMALL, MASTERS, KINDS, TAGS, MYSTERY_WEIGHTS):
        table.clear()
    for pieces in (TACKLE_PIECES, BAIT_PIECES, _in_use):
        pieces.clear()
    _in_use.append(cards)
    TAGS.extend(cards.tags)
    for number, entry in enumerate(cards.species):
        _install_species(number, entry)
    for kind, master in enumerate(cards.master_anglers):
        KINDS.append(master.name)
        for spots in master.cards:
            bait = counted(tuple(NAMES.index(name) for name in spots))
            MASTERS[len(MASTERS)] = MasterAngler(len(MASTERS), kind, bait)
    MYSTERY_WEIGHTS.extend(cards.mystery_weights)
    pieces_of = cards.tackle.model_dump()
    TACKLE_PIECES.extend(kind for kind in Tackle for _ in range(pieces_of[kind.name.title()]))
    BAIT_PIECES.extend(cards.bait.model_dump()[NAMES[colour]] for colour in Colour)


def _install_species(number: int, entry: SpeciesEntry) -> None:
    weights = [fish.weight for fish in entry.fish]
    location = Location(LOCATION_NAMES.index(entry.location))
    SPECIES[number] = Species(number, entry.name, location, min(weights), max(weights), len(weights))
    if entry.name in SMALL_SPECIES:
        SMALL.add(number)
    for fish in entry.fish:
        card = len(FISH)
        FISH[card] = WeightSide(card, number, fish.weight, TAGS.index(fish.tag), _minutes(fish.time))


def load(directory: Path) -> ColdwaterCrownCards:
    """The checked card file in a directory. Raises `BadCards`."""
    return read_cards(directory / FILE, ColdwaterCrownCards)


def built_in() -> dict[str, str]:
    """The text of each card file that comes with the game, by its name."""
    return packaged("rules.coldwater_crown", FILES)


def cards_digest() -> str:
    """Identifies the cards in use."""
    return digest(*_in_use)


install(parse_cards(built_in()[FILE], ColdwaterCrownCards, FILE))
