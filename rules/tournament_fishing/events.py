"""What happens in a game of Tournament Fishing. Events carry what chance decided.

`watchers`: the seats that see the cards of an event, as a set of bits; others see `UNKNOWN`.
"""

from typing import TypeAlias

from rules.game import Event
from rules.tournament_fishing.ai_events import (
    AnchorLifted,
    CardKept,
    Helped,
    RivalBarred,
    RivalCaught,
    RivalFlipped,
    RivalHooked,
    RivalIdle,
    RivalMetEvent,
    RivalRemoved,
    RivalTurned,
    SharedOut,
    ShopCleared,
    TakenBack,
)
from rules.tournament_fishing.pieces import Result
from rules.tournament_fishing.revealing import Revealing


class GearDealt(Revealing, frozen=True):
    """A seat was dealt its Rod and Boat."""

    seat: int
    rod: int
    boat: int


class FirstDrawn(Revealing, frozen=True):
    """The starting angler was drawn by lot."""

    seat: int


class RoundBegan(Revealing, frozen=True):
    """A round begins. `clock`, `weather`: the cards turned up, or `NOTHING`."""

    number: int
    clock: int
    weather: int


class TurnBegan(Event, frozen=True):
    """A seat's turn begins."""

    seat: int


class CardPlayed(Event, frozen=True):
    """A hand card was played."""

    seat: int
    card: int


class SourceUsed(Event, frozen=True):
    """The effects of something in play are used: an angler "card", "clock", "weather" or "location" card."""

    seat: int
    kind: str
    card: int


class SearchEnded(Event, frozen=True):
    """An angler who could have searched on ended the phase."""

    seat: int


class Drew(Revealing, frozen=True):
    """Cards were drawn from the own deck."""

    seat: int
    cards: tuple[int, ...]
    watchers: int


class DeckRemade(Revealing, frozen=True):
    """The discard pile of a seat became its deck."""

    seat: int
    cards: int


class Discarded(Event, frozen=True):
    """Hand cards were discarded, as an effect or a SNAG! demands."""

    seat: int
    cards: tuple[int, ...]


class Trashed(Event, frozen=True):
    """A card of the own hand or discard pile left the game."""

    seat: int
    card: int


class Scanned(Revealing, frozen=True):
    """The top cards of a spot were looked at."""

    seat: int
    spot: int
    cards: tuple[int, ...]
    watchers: int


class Sank(Event, frozen=True):
    """The top card of a spot went to its bottom. `alone`: it is the only one, and lies face down now."""

    seat: int
    spot: int
    alone: bool


class BaitShown(Event, frozen=True):
    """The Lure shows more bait."""

    seat: int
    bait: tuple[int, ...]


class AttemptMade(Event, frozen=True):
    """A cast attempt, the first being 1."""

    seat: int
    spot: int
    number: int


class EventMet(Revealing, frozen=True):
    """The card looked at is an event."""

    seat: int
    spot: int
    card: int


class Matched(Revealing, frozen=True):
    """The fish looked at would bite, if a Hook made the Cast Strength suffice."""

    seat: int
    spot: int
    card: int
    power: int
    strength: int
    watchers: int


class NoBite(Revealing, frozen=True):
    """The fish looked at did not bite.

    matched: it would have, with Cast Strength enough
    power, strength: what was compared then
    """

    seat: int
    spot: int
    card: int
    matched: bool
    power: int
    strength: int
    watchers: int


class Bit(Revealing, frozen=True):
    """A fish bites."""

    seat: int
    spot: int
    card: int
    power: int
    strength: int


class CastingEnded(Event, frozen=True):
    """An angler who could have cast stopped, after so many attempts."""

    seat: int
    attempts: int


class CastPassedOver(Event, frozen=True):
    """An angler could play no Lure. `barred`: none may be played in this round; else none is in hand."""

    seat: int
    barred: bool
    watchers: int


class SnagDrawn(Revealing, frozen=True):
    """A Fight card was drawn for a SNAG!; `NOTHING` if there was none."""

    seat: int
    card: int


class LureLost(Event, frozen=True):
    """A Lure was lost: to the Bait Bucket, or from the game."""

    seat: int
    card: int
    to_bucket: bool


class LureKept(Event, frozen=True):
    """A card kept a Lure that a POP! would have lost."""

    seat: int
    card: int
    by: int


class AttachmentEnded(Event, frozen=True):
    """An Attachment was discarded, its condition being met."""

    seat: int
    card: int


class FightBegan(Revealing, frozen=True):
    """Fight cards were drawn, or Fight dice rolled."""

    seat: int
    results: tuple[Result, ...]


class BlanksRerolled(Revealing, frozen=True):
    """Blank dice were rolled once more: the results after it."""

    seat: int
    results: tuple[Result, ...]


class SmallUsed(Event, frozen=True):
    """A result counts as its small symbol, or its die as the opposite face."""

    seat: int
    before: Result
    after: Result


class Redrawn(Revealing, frozen=True):
    """A Fight card was replaced, or a die rolled again."""

    seat: int
    before: Result
    after: Result


class Ignored(Event, frozen=True):
    """A result counts as blank."""

    seat: int
    result: Result


class Countered(Event, frozen=True):
    """Hand cards were discarded to counter all symbols."""

    seat: int
    cards: tuple[int, ...]


class FishCaught(Event, frozen=True):
    """A fish was caught."""

    seat: int
    card: int


class FishEscaped(Event, frozen=True):
    """A fish escaped to the bottom of its spot. `popped`: the line broke."""

    seat: int
    spot: int
    card: int
    popped: bool


class FightCardsShuffled(Revealing, frozen=True):
    """Fight cards became a new deck. `all_`: by a reshuffle mark; else the discard pile, when drawing."""

    cards: int
    all_: bool


class Bought(Event, frozen=True):
    """A card was chosen to be bought. `place`: of the supply row, or `NOTHING` for the Bait Bucket."""

    seat: int
    card: int
    place: int
    price: int


class Paid(Event, frozen=True):
    """A hand card was discarded for its cash."""

    seat: int
    card: int


class AnchorLaid(Event, frozen=True):
    """An Anchor was laid on a spot."""

    seat: int
    card: int
    spot: int


class CleanedUp(Event, frozen=True):
    """Played cards were discarded."""

    seat: int
    cards: tuple[int, ...]


class Refilled(Revealing, frozen=True):
    """Cards came into the supply row, each at a place."""

    places: tuple[int, ...]
    cards: tuple[int, ...]


class LakeEmptied(Event, frozen=True):
    """No card is left in the lake."""


class EndWished(Event, frozen=True):
    """An angler agreed to an early weigh-in, or did not."""

    seat: int
    agrees: bool


class WeighInBegan(Event, frozen=True):
    """The tournament is over."""


class WeighedIn(Revealing, frozen=True):
    """A seat's fish were shown."""

    seat: int
    cards: tuple[int, ...]
    total: int


AnyEvent: TypeAlias = (
    GearDealt
    | FirstDrawn
    | RoundBegan
    | TurnBegan
    | CardPlayed
    | SourceUsed
    | SearchEnded
    | Drew
    | DeckRemade
    | Discarded
    | Trashed
    | Scanned
    | Sank
    | BaitShown
    | AttemptMade
    | EventMet
    | Matched
    | NoBite
    | Bit
    | CastingEnded
    | CastPassedOver
    | SnagDrawn
    | LureLost
    | LureKept
    | AttachmentEnded
    | FightBegan
    | BlanksRerolled
    | SmallUsed
    | Redrawn
    | Ignored
    | Countered
    | FishCaught
    | FishEscaped
    | FightCardsShuffled
    | Bought
    | Paid
    | AnchorLaid
    | CleanedUp
    | Refilled
    | LakeEmptied
    | EndWished
    | WeighInBegan
    | WeighedIn
    | RivalTurned
    | ShopCleared
    | RivalRemoved
    | RivalMetEvent
    | RivalHooked
    | RivalCaught
    | RivalFlipped
    | RivalBarred
    | RivalIdle
    | AnchorLifted
    | Helped
    | CardKept
    | TakenBack
    | SharedOut
)
