"""What an angler can choose in Tournament Fishing. Equal actions are one object: made once and kept.

Spots, supply places and results are counted from 0. A card is named by the id of its first copy.
"""

from functools import cache
from typing import TypeAlias

from rules.agenda import Part
from rules.game import Action


class Play(Action, frozen=True):
    """Play this hand card (TF-10, TF-12, TF-17, TF-22, TF-27)."""

    card: int


class UseCard(Action, frozen=True):
    """Use the effects of this card in play (TF-08)."""

    card: int


class UseClock(Action, frozen=True):
    """Use the effects of the Clock (TF-10)."""


class UseWeather(Action, frozen=True):
    """Use the effects of the Weather (TF-10)."""


class UseLocation(Action, frozen=True):
    """Use the effects of the Location at this spot (TF-10)."""

    spot: int


class EndSearch(Action, frozen=True):
    """End the Search phase (TF-10)."""


class DrawCards(Action, frozen=True):
    """Draw what an effect offers (TF-10)."""


class Decline(Action, frozen=True):
    """Leave what an effect offers, or the rest of it (TF-10)."""


class Scan(Action, frozen=True):
    """Scan this spot (TF-11)."""

    spot: int


class Sink(Action, frozen=True):
    """Lay the top card of this spot at its bottom (TF-10)."""

    spot: int


class Trash(Action, frozen=True):
    """Remove this hand card from the game (TF-10)."""

    card: int


class TrashDiscarded(Action, frozen=True):
    """Remove this card of the own discard pile from the game (TF-10)."""

    card: int


class Discard(Action, frozen=True):
    """Discard this hand card: as an effect demands, or against SNAG! (TF-15, TF-19)."""

    card: int


class ShowBait(Action, frozen=True):
    """Let the Lure show this symbol too (TF-12)."""

    bait: int


class CastAt(Action, frozen=True):
    """Make a cast attempt at this spot (TF-14)."""

    spot: int


class StopCasting(Action, frozen=True):
    """Make no cast attempt, or no more of them (TF-18)."""


class LoseLure(Action, frozen=True):
    """Lose the Lure to a SNAG!, or to POP! although it might be kept (TF-19, TF-23)."""


class KeepLure(Action, frozen=True):
    """Keep a Lure that POP! would lose (TF-23)."""


class UseSmall(Action, frozen=True):
    """Let this result count as its small symbol, or its die as the opposite face (TF-22)."""

    result: int


class Redraw(Action, frozen=True):
    """Draw another Fight card for this result, or roll its die again (TF-22)."""

    result: int


class Ignore(Action, frozen=True):
    """Let this result count as blank (TF-22)."""

    result: int


class FaceFight(Action, frozen=True):
    """Leave the results of the fight as they are (TF-22)."""


class Counter(Action, frozen=True):
    """Discard this hand card to counter the next symbol (TF-24)."""

    card: int


class LetGo(Action, frozen=True):
    """Let the fish escape and discard nothing (TF-24)."""


class Buy(Action, frozen=True):
    """Buy the card at this place of the supply row (TF-27)."""

    place: int


class BuyFromBucket(Action, frozen=True):
    """Buy this Lure from the Bait Bucket (TF-27)."""

    card: int


class LayAnchor(Action, frozen=True):
    """Lay this card, from the hand or in play, on a spot (TF-41)."""

    card: int
    spot: int


class EndBuying(Action, frozen=True):
    """Buy nothing, or nothing more (TF-27)."""


class Pay(Action, frozen=True):
    """Discard this hand card for its cash (TF-28)."""

    card: int


class AgreeToEnd(Action, frozen=True):
    """Go to the weigh-in at once (TF-34)."""


class FishOn(Action, frozen=True):
    """Play the remaining rounds although the lake is empty (TF-34)."""


class RemoveFromRow(Action, frozen=True):
    """Let the card at this place of the supply row leave the game (TF-38)."""

    place: int


class PointAt(Action, frozen=True):
    """Name the lake spot at which the AI Angler acts (TF-39)."""

    spot: int


class Agree(Action, frozen=True):
    """Agree to what the other angler proposes (TF-44)."""


class Insist(Action, frozen=True):
    """Stand by the own proposal (TF-44)."""


class KeepCard(Action, frozen=True):
    """Keep this hand card, which the other angler would use (TF-44)."""

    card: int


class CounterWithTheirs(Action, frozen=True):
    """Counter the next symbol with this hand card of the other angler's (TF-45)."""

    card: int


class PayWithTheirs(Action, frozen=True):
    """Pay with this hand card of the other angler's (TF-45)."""

    card: int


class GiveTo(Action, frozen=True):
    """Give the next bought card to this seat (TF-45)."""

    seat: int


AnyAction: TypeAlias = (
    Play
    | UseCard
    | UseClock
    | UseWeather
    | UseLocation
    | EndSearch
    | DrawCards
    | Decline
    | Scan
    | Sink
    | Trash
    | TrashDiscarded
    | Discard
    | ShowBait
    | CastAt
    | StopCasting
    | LoseLure
    | KeepLure
    | UseSmall
    | Redraw
    | Ignore
    | FaceFight
    | Counter
    | LetGo
    | Buy
    | BuyFromBucket
    | LayAnchor
    | EndBuying
    | Pay
    | AgreeToEnd
    | FishOn
    | RemoveFromRow
    | PointAt
    | Agree
    | Insist
    | KeepCard
    | CounterWithTheirs
    | PayWithTheirs
    | GiveTo
)

USE_CLOCK = UseClock()
USE_WEATHER = UseWeather()
END_SEARCH = EndSearch()
DRAW_CARDS = DrawCards()
DECLINE = Decline()
STOP_CASTING = StopCasting()
LOSE_LURE = LoseLure()
KEEP_LURE = KeepLure()
FACE_FIGHT = FaceFight()
LET_GO = LetGo()
END_BUYING = EndBuying()
AGREE_TO_END = AgreeToEnd()
FISH_ON = FishOn()
AGREE = Agree()
INSIST = Insist()

MOST_RESULTS = 32
"""Results of a fight, if all the Fight cards are drawn (TF-01)."""

play = cache(Play)
use_card = cache(UseCard)
use_location = cache(UseLocation)
scan = cache(Scan)
sink = cache(Sink)
trash = cache(Trash)
trash_discarded = cache(TrashDiscarded)
discard = cache(Discard)
show_bait = cache(ShowBait)
cast_at = cache(CastAt)
use_small = cache(UseSmall)
redraw = cache(Redraw)
ignore = cache(Ignore)
counter = cache(Counter)
buy = cache(Buy)
buy_from_bucket = cache(BuyFromBucket)
lay_anchor = cache(LayAnchor)
pay = cache(Pay)
remove_from_row = cache(RemoveFromRow)
point_at = cache(PointAt)
keep_card = cache(KeepCard)
counter_with_theirs = cache(CounterWithTheirs)
pay_with_theirs = cache(PayWithTheirs)
give_to = cache(GiveTo)


def part(*actions: Action) -> Part:
    """These actions as a part of a list."""
    return dict.fromkeys(actions)


NO_ACTIONS: Part = {}
