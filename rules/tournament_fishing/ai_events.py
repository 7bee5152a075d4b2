"""What happens only against AI Anglers, or to two who fish together."""

from rules.game import Event
from rules.tournament_fishing.revealing import Revealing


class RivalTurned(Revealing, frozen=True):
    """An AI Angler's card was turned to its AI side. `shown`: the card whose effect now holds, or `NOTHING`.

    deck: "clock" or "weather"
    """

    seat: int
    deck: str
    card: int
    shown: int


class ShopCleared(Event, frozen=True):
    """Cards of the supply row left the game for an AI Angler."""

    seat: int
    places: tuple[int, ...]
    cards: tuple[int, ...]


class RivalRemoved(Revealing, frozen=True):
    """An AI Angler removed the top card of a spot from the game."""

    seat: int
    spot: int
    card: int


class RivalMetEvent(Revealing, frozen=True):
    """An event came up for an AI Angler, and left the game."""

    seat: int
    spot: int
    card: int


class RivalHooked(Revealing, frozen=True):
    """A fish came up for an AI Angler that must fight for it."""

    seat: int
    spot: int
    card: int


class RivalCaught(Revealing, frozen=True):
    """An AI Angler caught a fish."""

    seat: int
    spot: int
    card: int


class RivalFlipped(Revealing, frozen=True):
    """An AI Angler turned a fish face up."""

    seat: int
    spot: int
    card: int


class RivalBarred(Event, frozen=True):
    """An Anchor kept an AI Angler from a spot."""

    seat: int
    spot: int


class RivalIdle(Event, frozen=True):
    """There was nothing to do for an AI Angler at a spot, or in the whole lake (`NOTHING`)."""

    seat: int
    spot: int


class AnchorLifted(Event, frozen=True):
    """An Anchor went to its owner's discard pile."""

    seat: int
    card: int
    spot: int


class Helped(Event, frozen=True):
    """Hand cards of a helper were discarded to counter symbols."""

    seat: int
    cards: tuple[int, ...]


class CardKept(Event, frozen=True):
    """A seat did not give a hand card that the other would have used."""

    seat: int
    card: int


class TakenBack(Event, frozen=True):
    """A purchase was taken back. `place`: of the supply row, or `NOTHING` for the Bait Bucket."""

    card: int
    place: int


class SharedOut(Event, frozen=True):
    """Bought cards came into a seat's hand."""

    seat: int
    cards: tuple[int, ...]
