"""Copies of a card are one id in a game: that of the first of them (TF-01)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.tournament_fishing.components import ANGLER, BOATS, RODS, SHOP, STARTING, AnglerCard, Colour


class _Known:
    """The copies among the cards in use, which are the same as long as the first card is."""

    first: AnglerCard | None = None
    copies: Mapping[int, int] = {}


def copies() -> Mapping[int, int]:
    """For each angler card the id under which it is played."""
    if _Known.first is not ANGLER[0]:
        first: dict[AnglerCard, int] = {}
        _Known.copies = {
            card: first.setdefault(replace(what, id=0, colour=None), card) for card, what in ANGLER.items()
        }
        _Known.first = ANGLER[0]
    return _Known.copies


def kinds() -> tuple[int, ...]:
    """Every id under which an angler card is played, in order."""
    return tuple(sorted(set(copies().values())))


def starting_cards() -> tuple[int, ...]:
    """The ten cards with which an angler of any colour begins."""
    return _played_as(STARTING[Colour.BLUE])


def shop_cards() -> tuple[int, ...]:
    """The cards of the Bait Shop."""
    return _played_as(SHOP)


def rods_and_boats() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The Rods, and the Boats."""
    return _played_as(RODS), _played_as(BOATS)


def _played_as(cards: list[int] | tuple[int, ...]) -> tuple[int, ...]:
    known = copies()
    return tuple([known[card] for card in cards])
