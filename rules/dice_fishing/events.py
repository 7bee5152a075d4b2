"""What happens in a game of Dice Fishing. Events carry what chance decided."""

from typing import ClassVar

from rules.dice_fishing.faces import Faces
from rules.game import Event


class Revealing(Event, frozen=True):
    """An event into which chance or hidden information came."""

    reveals: ClassVar[bool] = True


class TurnBegan(Event, frozen=True):
    """A seat's turn begins. `extra`: the turn that Chum gave."""

    seat: int
    extra: bool


class Rolled(Revealing, frozen=True):
    """Dice were rolled. `before`: the faces they showed; none at the first roll of a turn."""

    seat: int
    before: Faces
    dice: Faces


class Placed(Event, frozen=True):
    """Dice went onto a card. `full`: that filled it."""

    seat: int
    slot: int
    float: int
    dice: Faces
    full: bool


class DieTurned(Event, frozen=True):
    """A coin was spent to turn a die."""

    seat: int
    face: int
    to: int


class PowerPlayed(Event, frozen=True):
    """A Power card was played and discarded."""

    seat: int
    power: int


class BaitLifted(Event, frozen=True):
    """Change the Bait lifted these dice."""

    seat: int
    dice: Faces


class Looked(Revealing, frozen=True):
    """Fish Finder looked at row cards; others see the places, not the cards (`UNKNOWN`)."""

    seat: int
    slots: tuple[int, ...]
    cards: tuple[int, ...]


class RowDiscarded(Event, frozen=True):
    """Move to a New Spot discarded the row, float side up."""

    seat: int
    floats: tuple[int, ...]


class Named(Event, frozen=True):
    """Lucky Tackle was played for this species."""

    seat: int
    species: int


class Stopped(Event, frozen=True):
    """Fishing stopped. `returned`: dice back from cards not filled."""

    seat: int
    returned: Faces


class Flipped(Revealing, frozen=True):
    """A card whose spaces are all filled was turned to its fish side."""

    seat: int
    slot: int
    card: int


class Caught(Event, frozen=True):
    """A fish stayed on the hook."""

    seat: int
    slot: int
    card: int


class GotAway(Event, frozen=True):
    """A fish escaped and left the game."""

    seat: int
    slot: int
    card: int


class Netted(Revealing, frozen=True):
    """Landing Net took a fish."""

    seat: int
    slot: int
    card: int


class CoinsBack(Event, frozen=True):
    """A King Salmon that got away brought the spent coins back (DF-14)."""

    seat: int
    coins: int


class CoinGained(Event, frozen=True):
    """A failed attempt paid coins (DF-20, DF-29)."""

    seat: int
    coins: int


class PowerTaken(Event, frozen=True):
    """A Power card was taken from the display."""

    seat: int
    power: int


class PowerDropped(Event, frozen=True):
    """The other of two Power cards was discarded."""

    seat: int
    power: int


class DisplayRefilled(Revealing, frozen=True):
    """Power cards were turned up. `reshuffled`: the discards became the deck first."""

    powers: tuple[int, ...]
    reshuffled: bool


class TokenClaimed(Event, frozen=True):
    """A Set or Variety token was claimed."""

    seat: int
    token: int


class MajorityTaken(Event, frozen=True):
    """A Majority token counts for others from now on. `before`: who held it; none if nobody did (DF-26)."""

    species: int
    holders: tuple[int, ...]
    before: tuple[int, ...]


class RowRefilled(Revealing, frozen=True):
    """New floats were laid on the right of the row."""

    floats: tuple[int, ...]


class AlanRolled(Revealing, frozen=True):
    """Alan's die showed this face."""

    seat: int
    face: int


class AlanTook(Revealing, frozen=True):
    """Alan took a fish."""

    seat: int
    slot: int
    card: int


class AlanPassed(Event, frozen=True):
    """Alan's die gave him nothing."""

    seat: int


class GameEnded(Event, frozen=True):
    """The game is over. `empty`: the lake is; otherwise the fourth token was claimed (DF-24, DF-25)."""

    empty: bool


AnyEvent = (
    TurnBegan
    | Rolled
    | Placed
    | DieTurned
    | PowerPlayed
    | BaitLifted
    | Looked
    | RowDiscarded
    | Named
    | Stopped
    | Flipped
    | Caught
    | GotAway
    | Netted
    | CoinsBack
    | CoinGained
    | PowerTaken
    | PowerDropped
    | DisplayRefilled
    | TokenClaimed
    | MajorityTaken
    | RowRefilled
    | AlanRolled
    | AlanTook
    | AlanPassed
    | GameEnded
)
