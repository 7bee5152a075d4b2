"""What lies on the table of Tournament Fishing: the anglers' things, the lake, the round, a fight."""

from enum import IntEnum

from msgspec import Struct

from rules.game import NOTHING
from rules.tournament_fishing.components import LAKE

HAND = 6
"""Cards in hand after Cleanup (TF-30)."""
ATTEMPTS = 2
"""Cast attempts of a turn (TF-14)."""
FACE_UP_POWER = 2
"""What a fish gains while it lies face up (TF-40)."""
LEFT_OUT = 7
"""Lake cards removed unseen (TF-04)."""
SPOTS = {1: 5, 2: 5, 3: 8, 4: 10}
"""Lake spots, by the number of anglers (TF-04)."""
ALL = -1
"""Everybody, as a set of seats."""


class Stream(IntEnum):
    """What chance is drawn for, each from a stream of its own; a seat's deck from `DECKS` + its number."""

    LOT = 0
    RODS = 1
    BOATS = 2
    SHOP = 3
    LAKE = 4
    LOCATIONS = 5
    CLOCK = 6
    WEATHER = 7
    FIGHT = 8
    DICE = 9
    DECKS = 10


STREAMS = Stream.DECKS + 4


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The options a game is played with, as `options` describes them. `seats` counts the humans.

    rivals: the AI Anglers that play, in order: "clock", "weather"
    clock, weather: whether the effects of these cards are in play
    """

    seats: int
    mode: str
    rivals: tuple[str, ...]
    shop_part: str
    comparison: str
    realistic: bool
    clock: bool
    weather: bool
    locations: bool
    dice: bool
    notes: bool
    confirm: bool

    @property
    def together(self) -> bool:
        """Whether two anglers play co-op, with open hands and shared knowledge of the lake (TF-44)."""
        return self.mode == "co-op"

    @property
    def has_weather(self) -> bool:
        """Whether there is a Weather deck, for its effects or for its AI."""
        return self.weather or "weather" in self.rivals

    @property
    def clock_runs(self) -> bool:
        """Whether the Clock cards lie in the order of the hours (TF-06, TF-37)."""
        return "clock" not in self.rivals


class Lying(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in the lake.

    card: `UNKNOWN` to those who have not seen it
    seen: the seats that know it, as a set of bits
    open: it lies face up
    """

    card: int
    seen: int = 0
    open: bool = False


class Anchor(Struct, frozen=True, forbid_unknown_fields=True):
    """An Anchor on a lake spot, and whose it is (TF-41)."""

    seat: int
    card: int


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A lake spot, its top card first; `location`: `NOTHING` where Locations are left out."""

    cards: tuple[Lying, ...]
    location: int = NOTHING
    anchors: tuple[Anchor, ...] = ()


class RoundDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The Clock or the Weather cards, the next one first. `open`: the top card shows its effect."""

    cards: tuple[int, ...]
    open: bool = False
    discards: tuple[int, ...] = ()

    @property
    def shown(self) -> int:
        """The card whose effect shows, or `NOTHING`."""
        return self.cards[0] if self.open and self.cards else NOTHING


class Bite(Struct, frozen=True, forbid_unknown_fields=True):
    """A fish on the hook: where it lay, and its Power there."""

    spot: int
    card: int
    power: int


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """A result of a fight.

    piece: the Fight card, or the colour of the die
    side: of a card, 0 for the large symbol, 1 for the small one; of a die, the face
    """

    piece: int
    side: int
    ignored: bool = False


class Fight(Struct, frozen=True, forbid_unknown_fields=True):
    """A fight as it stands, and what may still be done to it.

    aside: Fight cards set aside by redrawing
    ignore: how many results may be ignored, by symbol; under "?" those of any symbol
    """

    results: tuple[Result, ...] = ()
    aside: tuple[int, ...] = ()
    bottom: int = 0
    redraw: int = 0
    ignore: tuple[int, int, int, int] = (0, 0, 0, 0)


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """What an effect stands on: a "card" or "event", a "location" by its spot, "clock" or "weather"."""

    kind: str
    index: int = 0


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """What counts for an angler's turn alone.

    lure: the Lure in play, or `NOTHING`
    bait: the symbols it shows, added ones included, as a set of bits; `here`: those added at this spot only
    cast, hook: whether a card of that type was played
    attempts: how many were made
    tried: spots whose top card did not bite
    scanned: spots that may be sunk
    looking: the spot whose top card is being looked at
    events: lake events that were resolved
    offers: effects in play that may still be used in this phase
    counters: cards chosen against the results of the fight
    bought: cards that come into the hand when the Buy phase ends
    """

    lure: int = NOTHING
    bait: int = 0
    here: int = 0
    cast: bool = False
    hook: bool = False
    attempts: int = 0
    tried: tuple[int, ...] = ()
    scanned: tuple[int, ...] = ()
    looking: int = NOTHING
    events: tuple[int, ...] = ()
    offers: tuple[Source, ...] = ()
    bite: Bite | None = None
    fight: Fight | None = None
    counters: tuple[int, ...] = ()
    bought: tuple[int, ...] = ()


class Angler(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has. Copies of a card are one id, so a hand may hold an id twice.

    hand: in the order of ids
    deck: the next card first
    play: cards played this turn, in order; `attachments` stay longer
    reserve: in a view, what its masked places hold together; empty in a whole state
    """

    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    play: tuple[int, ...] = ()
    attachments: tuple[int, ...] = ()
    livewell: tuple[int, ...] = ()
    turn: Turn = Turn()
    reserve: tuple[int, ...] = ()

    @property
    def in_play(self) -> tuple[int, ...]:
        """All cards whose effects and Cast Strength count."""
        return self.play + self.attachments


class Rival(Struct, frozen=True, forbid_unknown_fields=True):
    """An AI Angler; `livewell`: secret until the weigh-in (TF-39)."""

    livewell: tuple[int, ...] = ()


def power_of(lying: Lying) -> int:
    """The Power of a fish as it lies (TF-40)."""
    return LAKE[lying.card].power + (FACE_UP_POWER if lying.open else 0)


def sees(seats: int, seat: int) -> bool:
    """Whether a seat belongs to a set of seats; an onlooker (no seat) only to `ALL`."""
    return seats == ALL or (seat >= 0 and bool(seats >> seat & 1))
