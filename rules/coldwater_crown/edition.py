"""The two editions of the rulebook, and everything in which they differ."""

from collections.abc import Callable

from msgspec import Struct

from rules.coldwater_crown.pieces import Contest, Trophy


class Edition(Struct, frozen=True):
    """One edition.

    names: what it calls things that the other edition (and the card file) names differently
    solo: its name for the game against the silent player
    restocks_at_once: emptied Zones are restocked after each catch, not at the end of the Step (CC-20)
    reel_earns_deck_fish: emptying Zone 6 with a Reel gives the Zone 6 bonus (CC-26)
    solo_discards: bait drawn into the discard pile when a solo game is set up (CC-37)
    white_in_opening_fill: in solo the clear-white is in the bag from the start (CC-37)
    silent_trophies: what the silent player owns from the start (CC-37)
    silent_draws: how many draws a silent turn may have, of which the human chooses; from the number of
        fish of the human and of the silent player (CC-38)
    white_gives_choice: after the clear-white came up in solo the human chooses what it brings (CC-41)
    """

    title: str
    names: dict[str, str]
    solo: str
    restocks_at_once: bool
    reel_earns_deck_fish: bool
    solo_discards: int
    white_in_opening_fill: bool
    silent_trophies: tuple[Trophy, ...]
    silent_draws: Callable[[int, int], tuple[int, ...]]
    white_gives_choice: bool

    def name(self, thing: str) -> str:
        """What this edition calls something."""
        return self.names.get(thing, thing)


def _two_or_one_when_behind(human: int, silent: int) -> tuple[int, ...]:
    return (2, 1) if human < silent else (2,)


def _two_only_when_ahead(human: int, silent: int) -> tuple[int, ...]:
    return (2,) if human > silent else (1,)


CURRENT = Edition(
    title="current edition",
    names={},
    solo="Practice Pond",
    restocks_at_once=False,
    reel_earns_deck_fish=True,
    solo_discards=7,
    white_in_opening_fill=False,
    silent_trophies=(Trophy(Contest.SMALL_SPECIES, 5),),
    silent_draws=_two_or_one_when_behind,
    white_gives_choice=True,
)

OF_2016 = Edition(
    title="2016 edition",
    names={"Conger Eel": "Eel", "Four Different": "Four Unique"},
    solo="Practice Tournament",
    restocks_at_once=True,
    reel_earns_deck_fish=False,
    solo_discards=0,
    white_in_opening_fill=True,
    silent_trophies=(),
    silent_draws=_two_only_when_ahead,
    white_gives_choice=False,
)

EDITIONS: dict[str, Edition] = {"current": CURRENT, "2016": OF_2016}
