"""Whether every component is in exactly one place (TF-01)."""

from collections.abc import Iterable

from rules.tournament_fishing.components import CLOCK, FIGHT, LAKE, LOCATIONS, WEATHER
from rules.tournament_fishing.copies import rods_and_boats, shop_cards, starting_cards
from rules.tournament_fishing.pieces import LEFT_OUT, RoundDeck
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.weigh_in import livewells


def missing(state: FishingState) -> str:
    """What is lost or doubled in a whole state, as a sentence; empty if all is there."""
    for name, found, expected in (
        ("angler cards", _angler_cards(state), _expected_angler_cards(state)),
        ("lake cards", _lake_cards(state), LAKE),
        ("Fight cards", _fight_cards(state), FIGHT),
        ("Clock cards", _round_cards(state.clock), CLOCK),
        ("Weather cards", _round_cards(state.weather), WEATHER if state.setup.has_weather else ()),
        ("Locations", _locations(state), LOCATIONS if state.setup.locations else ()),
    ):
        if sorted(found) != sorted(expected):
            return f"the {name} are not each in one place"
    return _rest(state)


def _angler_cards(state: FishingState) -> list[int]:
    cards = [*state.shop_deck, *[card for card in state.supply if card >= 0], *state.bucket]
    cards += [*state.lost, *state.spare, *[anchor.card for spot in state.spots for anchor in spot.anchors]]
    for angler in state.anglers:
        cards += angler.hand + angler.deck + angler.discards + angler.play + angler.attachments
        cards += angler.turn.bought + angler.reserve
    return cards


def _expected_angler_cards(state: FishingState) -> tuple[int, ...]:
    rods, boats = rods_and_boats()
    return starting_cards() * state.setup.seats + shop_cards() + rods + boats


def _lake_cards(state: FishingState) -> list[int]:
    cards = [*state.box, *state.gone, *[lying.card for spot in state.spots for lying in spot.cards]]
    cards += [card for cards in livewells(state) for card in cards]
    return cards + [angler.turn.bite.card for angler in state.anglers if angler.turn.bite is not None]


def _fight_cards(state: FishingState) -> list[int]:
    cards = [*state.fight_deck, *state.fight_discards]
    if not state.setup.dice:
        for angler in state.anglers:
            if angler.turn.fight is not None:
                cards += [result.piece for result in angler.turn.fight.results]
                cards += angler.turn.fight.aside
    return cards


def _round_cards(deck: RoundDeck) -> tuple[int, ...]:
    return deck.cards + deck.discards


def _locations(state: FishingState) -> list[int]:
    laid = [spot.location for spot in state.spots] if state.setup.locations else []
    return [*state.spare_locations, *laid]


def _rest(state: FishingState) -> str:
    """What must fit besides."""
    fish: Iterable[int] = [card for cards in livewells(state) for card in cards]
    if not all([LAKE[card].is_fish for card in fish]):
        return "an event is in a Livewell"
    if len(state.box) != LEFT_OUT:
        return f"{len(state.box)} lake cards were left out instead of {LEFT_OUT}"
    if len(state.anglers) != state.setup.seats or len(state.rivals) != len(state.setup.rivals):
        return "there is not an angler for every seat"
    if any([angler.reserve for angler in state.anglers]):
        return "cards lie in a reserve, as only in a view"
    for angler in state.anglers:
        if angler.turn.lure >= 0 and angler.turn.lure not in angler.play:
            return "a Lure is cast that is not in play"
    return ""
