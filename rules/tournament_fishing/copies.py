"""Copies of a card are one id in a game: that of the first of them (TF-01)."""

from msgspec.structs import replace

from rules.tournament_fishing.components import ANGLER, BOATS, RODS, SHOP, STARTING, Colour


def copies() -> dict[int, int]:
    """For each angler card the id under which it is played."""
    first: dict[object, int] = {}
    return {card: first.setdefault(replace(what, id=0, colour=None), card) for card, what in ANGLER.items()}


def kinds() -> tuple[int, ...]:
    """Every id under which an angler card is played, in order."""
    return tuple(sorted(set(copies().values())))


def starting_cards() -> tuple[int, ...]:
    """The ten cards with which an angler of any colour begins."""
    known = copies()
    return tuple([known[card] for card in STARTING[Colour.BLUE]])


def shop_cards() -> tuple[int, ...]:
    """The cards of the Bait Shop."""
    known = copies()
    return tuple([known[card] for card in SHOP])


def rods_and_boats() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The Rods, and the Boats."""
    known = copies()
    return tuple([known[card] for card in RODS]), tuple([known[card] for card in BOATS])
