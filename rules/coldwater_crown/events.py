"""What happens in a game of Coldwater Crown. Events carry what chance decided."""

from typing import ClassVar, TypeAlias

from rules.coldwater_crown.bait import Bait
from rules.game import Event


class Revealing(Event, frozen=True):
    """An event into which chance or hidden information came."""

    reveals: ClassVar[bool] = True


class TurnBegan(Event, frozen=True):
    """A seat's turn begins. `last`: it is that seat's last one."""

    seat: int
    last: bool


class TokenPlaced(Event, frozen=True):
    """A token was placed; `side`: its upper number."""

    seat: int
    space: int
    side: int


class TokenRemoved(Event, frozen=True):
    """A token was removed; `side`: its upper number."""

    seat: int
    space: int
    side: int


class StepEnded(Event, frozen=True):
    """A player who could have played Tackle ended the Step."""

    seat: int
    number: int


class BaitCast(Event, frozen=True):
    """Bait of one colour left a board.

    taken: how many pieces left each Zone
    emptied: the Zones that this emptied
    """

    seat: int
    colour: int
    taken: tuple[int, ...]
    emptied: tuple[int, ...]


class BaitPut(Event, frozen=True):
    """Cast bait went to Master Angler cards, so many to each; the rest was discarded."""

    seat: int
    colour: int
    cards: tuple[int, ...]
    counts: tuple[int, ...]
    discarded: int


class MasterCaught(Event, frozen=True):
    """A Master Angler card is full."""

    seat: int
    card: int


class PortSkipped(Event, frozen=True):
    """A Port action was let go, since none was possible."""

    seat: int


class ZoneFilled(Revealing, frozen=True):
    """Bait was drawn into a Zone, in this order."""

    seat: int
    zone: int
    colours: tuple[int, ...]


class WhiteDrawn(Revealing, frozen=True):
    """The clear-white came up, and the discard pile went back to the bag. `returned`: how many bait."""

    seat: int
    returned: int


class MasterTaken(Event, frozen=True):
    """A Master Angler card of the row was taken."""

    seat: int
    card: int


class MasterTurned(Revealing, frozen=True):
    """A Master Angler card was turned up: into the row, or (`seat` other than `NOTHING`) for a seat."""

    seat: int
    card: int


class ZoneChosen(Event, frozen=True):
    """Of several emptied Zones this one catches next."""

    seat: int
    zone: int


class FishCaught(Revealing, frozen=True):
    """A fish was caught.

    zone: where, or `TOP_OF_DECK`
    card: its secret side; `UNKNOWN` for those who do not see it
    shown: everybody sees it
    """

    seat: int
    location: int
    zone: int
    species: int
    card: int
    shown: bool


class NothingCaught(Event, frozen=True):
    """There was no fish to catch."""

    seat: int
    location: int
    zone: int


class TacklePlayed(Event, frozen=True):
    """A piece of Tackle was played and discarded."""

    seat: int
    kind: int


class Redirected(Event, frozen=True):
    """The catch now points at this place."""

    seat: int
    location: int
    zone: int


class BaitSwapped(Event, frozen=True):
    """A Lure swapped two bait."""

    seat: int
    zone: int
    colour: int
    other_zone: int
    other_colour: int


class TackleGained(Revealing, frozen=True):
    """A piece of Tackle was drawn; others do not see which (`UNKNOWN`)."""

    seat: int
    kind: int


class TackleReshuffled(Revealing, frozen=True):
    """The Tackle discards became the stack."""

    pieces: int


class Restocked(Revealing, frozen=True):
    """Fish came from a deck into a location's Zones; `on_deck`: the species that lies on top now."""

    location: int
    zones: tuple[int, ...]
    species: tuple[int, ...]
    on_deck: int


class MysteryWon(Event, frozen=True):
    """A fish of the Mystery Weight was shown."""

    seat: int
    card: int
    weight: int


class MysteryTurned(Revealing, frozen=True):
    """The next Mystery Weight."""

    weight: int


class TrophyWon(Event, frozen=True):
    """A trophy was won."""

    seat: int
    contest: int
    points: int


class DrawsChosen(Event, frozen=True):
    """The human chose how many bait the silent player draws."""

    number: int


class SilentDrew(Revealing, frozen=True):
    """The silent player drew a bait; `count`: bait of its colour in the discard pile, with it."""

    seat: int
    colour: int
    count: int


class TokenMoved(Event, frozen=True):
    """A token moved along the silent player's path."""

    seat: int
    space: int
    to: int


class BaitSpilled(Revealing, frozen=True):
    """Bait went from the bag to the discard pile."""

    bait: Bait


class EndTriggered(Event, frozen=True):
    """The end has come into sight. `fish`: through the twelfth fish; otherwise a location ran short."""

    seat: int
    fish: bool


class WeighInBegan(Event, frozen=True):
    """The turns are over, and the contests of the locations begin."""


class FishChosen(Event, frozen=True):
    """A seat chose in secret what to submit of a species. `card`: `NOTHING` for none; others see nothing."""

    seat: int
    species: int
    card: int


class Submitted(Revealing, frozen=True):
    """A seat's submission to a location's contest was shown."""

    seat: int
    location: int
    cards: tuple[int, ...]
    weight: int


class TieBroken(Event, frozen=True):
    """Equal totals of a location were put in order by the earliest time."""

    location: int
    weight: int
    seats: tuple[int, ...]
    times: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """The game is over."""


AnyEvent: TypeAlias = (
    TurnBegan
    | TokenPlaced
    | TokenRemoved
    | StepEnded
    | BaitCast
    | BaitPut
    | MasterCaught
    | PortSkipped
    | ZoneFilled
    | WhiteDrawn
    | MasterTaken
    | MasterTurned
    | ZoneChosen
    | FishCaught
    | NothingCaught
    | TacklePlayed
    | Redirected
    | BaitSwapped
    | TackleGained
    | TackleReshuffled
    | Restocked
    | MysteryWon
    | MysteryTurned
    | TrophyWon
    | DrawsChosen
    | SilentDrew
    | TokenMoved
    | BaitSpilled
    | EndTriggered
    | WeighInBegan
    | FishChosen
    | Submitted
    | TieBroken
    | GameEnded
)
