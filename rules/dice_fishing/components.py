"""The fish cards, floats and trophies of Dice Fishing, read from the card file (DF-01 to DF-03)."""

from collections import Counter
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Struct
from pydantic import Field, model_validator

from rules.components import CardFile, Entry, digest, packaged, parse_cards, read_cards
from rules.dice_fishing.faces import Faces, counted

FILE = "cards.toml"
FILES = (FILE,)
"""The names of the card files."""


class Species(IntEnum):
    """The seven species."""

    TROUT = 0
    PIKE = 1
    KING_SALMON = 2
    STURGEON = 3
    PERCH = 4
    IDE = 5
    WALLEYE = 6


class Fish(Struct, frozen=True):
    """The fish side of a card, and the float on its back."""

    id: int
    species: Species
    vp: int
    float: int


class Float(Struct, frozen=True):
    """The float side that several cards share: bait spaces, their number as victory points, and a hint.

    could_be: the species that the hint leaves open
    """

    id: int
    baits: Faces
    vp: int
    hint: str
    could_be: tuple[Species, ...]


class SetTrophy(Struct, frozen=True):
    """A Set token: the four species that claim it."""

    name: str
    species: frozenset[Species]


SpeciesId = Literal["trout", "pike", "king_salmon", "sturgeon", "perch", "ide", "walleye"]
FaceId = Literal["cheese", "fish", "insect", "hook", "worm", "boot"]
BaitId = Literal["cheese", "fish", "insect", "hook", "worm"]
EscapeId = Literal[
    "never",
    "all_rerolls_used",
    "coin_used",
    "unused_boot",
    "unused_all_same",
    "other_species_caught",
    "unused_all_different",
]

ESCAPE_OF: dict[str, str] = {
    "trout": "never",
    "pike": "all_rerolls_used",
    "king_salmon": "coin_used",
    "sturgeon": "unused_boot",
    "perch": "unused_all_same",
    "ide": "other_species_caught",
    "walleye": "unused_all_different",
}

FACE_IDS = ("cheese", "fish", "insect", "hook", "worm", "boot")


class MetaEntry(Entry):
    """How many cards there are, and the faces of a die."""

    fish_cards: int = Field(ge=1)
    faces: tuple[FaceId, ...] = Field(min_length=6, max_length=6)
    bait_faces: tuple[BaitId, ...]


class TrophyValues(Entry):
    """Victory points of the tokens (DF-03)."""

    set: int = Field(ge=0)
    majority: int = Field(ge=0)
    variety_1_3_players: int = Field(ge=0)
    variety_4_5_players: int = Field(ge=0)


class SpeciesEntry(Entry):
    """A species: its name, escape condition and number of cards."""

    id: SpeciesId
    name: str = Field(min_length=1, max_length=16)
    escape: EscapeId
    cards: int = Field(ge=1)

    @model_validator(mode="after")
    def _escape_belongs_to_species(self) -> "SpeciesEntry":
        if self.escape != ESCAPE_OF[self.id]:
            raise ValueError(f'escape must be "{ESCAPE_OF[self.id]}" for {self.id}')
        return self


class HintEntry(Entry):
    """A preview of the fish, which narrows its species."""

    id: str
    text: str = Field(min_length=1, max_length=30)
    species: tuple[SpeciesId, ...] = Field(min_length=2)


class SetEntry(Entry):
    """A Set token."""

    id: str
    name: str = Field(min_length=1, max_length=20)
    species: tuple[SpeciesId, SpeciesId, SpeciesId, SpeciesId]


class CardEntry(Entry):
    """A fish card with both its sides."""

    id: int = Field(ge=1)
    float: int = Field(ge=1)
    species: SpeciesId
    vp: int = Field(ge=2, le=5)
    hint: str
    baits: tuple[BaitId, ...]

    @model_validator(mode="after")
    def _as_many_baits_as_points(self) -> "CardEntry":
        if len(self.baits) != self.vp:
            raise ValueError(f"a card of {self.vp} VP has {self.vp} baits, not {len(self.baits)}")
        return self


class DiceFishingCards(CardFile):
    """The whole card file."""

    meta: MetaEntry
    trophy_values: TrophyValues
    species: Annotated[tuple[SpeciesEntry, ...], Field(min_length=7, max_length=7)]
    hint: tuple[HintEntry, ...]
    set_trophy: Annotated[tuple[SetEntry, ...], Field(min_length=6, max_length=6)]
    card: tuple[CardEntry, ...]

    @model_validator(mode="after")
    def _adds_up(self) -> "DiceFishingCards":
        _check_numbers(self)
        _check_hints(self)
        return self


def _check_numbers(cards: DiceFishingCards) -> None:
    if cards.meta.faces != FACE_IDS:
        raise ValueError(f"meta: faces must be {', '.join(FACE_IDS)}, in this order")
    if len(cards.card) != cards.meta.fish_cards:
        raise ValueError(
            f"meta: fish_cards says {cards.meta.fish_cards}, but there are {len(cards.card)} cards"
        )
    repeated = [card_id for card_id, count in Counter(card.id for card in cards.card).items() if count > 1]
    if repeated:
        raise ValueError(f"card {repeated[0]}: this id stands twice")
    if len({entry.id for entry in cards.species}) != len(Species):
        raise ValueError("species: each of the seven must stand once")
    counts = Counter(card.species for card in cards.card)
    for entry in cards.species:
        if counts[entry.id] != entry.cards:
            raise ValueError(
                f"species {entry.id}: cards says {entry.cards}, but there are {counts[entry.id]}"
            )


def _check_hints(cards: DiceFishingCards) -> None:
    hints = {hint.id: hint for hint in cards.hint}
    floats: dict[int, tuple[object, ...]] = {}
    for card in cards.card:
        if card.hint not in hints:
            raise ValueError(f'card {card.id}: there is no hint "{card.hint}"')
        if card.species not in hints[card.hint].species:
            raise ValueError(f'card {card.id}: the hint "{card.hint}" does not fit {card.species}')
        side = (sorted(card.baits), card.hint)
        if floats.setdefault(card.float, side) != side:
            raise ValueError(f"card {card.id}: float {card.float} looks different on an earlier card")


CARDS: dict[int, Fish] = {}
FLOATS: dict[int, Float] = {}
SPECIES_NAMES: dict[int, str] = {}
SET_TROPHIES: list[SetTrophy] = []
VALUES: dict[str, int] = {}
_in_use: list[DiceFishingCards] = []


def install(cards: DiceFishingCards) -> None:
    """Puts a card file's cards into use for this process, before any game is opened."""
    for table in (CARDS, FLOATS, SPECIES_NAMES, SET_TROPHIES, VALUES, _in_use):
        table.clear()
    _in_use.append(cards)
    hints = {hint.id: hint for hint in cards.hint}
    for card in cards.card:
        CARDS[card.id] = Fish(card.id, _species(card.species), card.vp, card.float)
        hint = hints[card.hint]
        baits = counted(tuple(FACE_IDS.index(bait) for bait in card.baits))
        FLOATS[card.float] = Float(card.float, baits, card.vp, hint.text, _all_species(hint.species))
    SPECIES_NAMES.update({_species(entry.id): entry.name for entry in cards.species})
    SET_TROPHIES.extend(
        SetTrophy(entry.name, frozenset(_all_species(entry.species))) for entry in cards.set_trophy
    )
    VALUES.update(cards.trophy_values.model_dump())


def load(directory: Path) -> DiceFishingCards:
    """The checked card file in a directory. Raises `BadCards`."""
    return read_cards(directory / FILE, DiceFishingCards)


def built_in() -> dict[str, str]:
    """The text of each card file that comes with the game, by its name."""
    return packaged("rules.dice_fishing", FILES)


def cards_digest() -> str:
    """Identifies the cards in use."""
    return digest(*_in_use)


def _species(name: str) -> Species:
    return Species[name.upper()]


def _all_species(names: tuple[str, ...]) -> tuple[Species, ...]:
    return tuple(_species(name) for name in names)


install(parse_cards(built_in()[FILE], DiceFishingCards, FILE))
