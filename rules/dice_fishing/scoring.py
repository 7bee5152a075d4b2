"""Majorities, scores and tie-breaks (DF-26, DF-27, DF-39)."""

from collections import Counter
from collections.abc import Sequence

from rules.dice_fishing.components import CARDS, SPECIES_NAMES, VALUES, Species
from rules.dice_fishing.majorities import majority
from rules.dice_fishing.pieces import Player
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_name, token_vp
from rules.game import Line, Seat, Sheet, Standings
from rules.words import SeatRef, Words, listed


def standings(state: DiceFishingState) -> Standings:
    """The score sheets as they stand; ranks and tie-breaks once the game is over."""
    seats = range(len(state.players))
    majorities = {species: majority(state.players, species) for species in Species}
    lines = [_lines(state, seat, majorities) for seat in seats]
    totals = [sum([line.points or 0 for line in sheet]) for sheet in lines]
    orders = [(totals[seat], *_tie_breaks(state.players[seat])) for seat in seats]
    over = bool(state.ended)
    sheets = tuple(
        Sheet(seat, lines[seat], totals[seat], 1 + sum([o > orders[seat] for o in orders]) if over else None)
        for seat in seats
    )
    return Standings(sheets, _notes(orders) if over else (), final=over)


def _lines(
    state: DiceFishingState, seat: Seat, majorities: dict[Species, tuple[Seat, ...]]
) -> tuple[Line, ...]:
    player = state.players[seat]
    counts = Counter(CARDS[card].species for card in player.catch)
    fish = [
        Line(
            (f"{SPECIES_NAMES[species]}: {counts[species]} fish",),
            sum([CARDS[card].vp for card in player.catch if CARDS[card].species == species]),
        )
        for species in Species
        if counts[species]
    ]
    tokens = [
        Line((f"{token_name(token)} token",), token_vp(token, state.setup.seats)) for token in player.tokens
    ]
    most = [
        Line(_majority_words(species, holders), VALUES["majority"])
        for species, holders in majorities.items()
        if seat in holders
    ]
    return (*fish, *tokens, *most, Line((f"Coins: {player.coins}",), player.coins))


def _majority_words(species: Species, holders: tuple[Seat, ...]) -> Words:
    name = f"Most {SPECIES_NAMES[species]}"
    return (name,) if len(holders) == 1 else (f"{name}, shared",)


def _tie_breaks(player: Player) -> tuple[int, int, int]:
    """Coins, then fish, then their total value (DF-27)."""
    return player.coins, len(player.catch), sum([CARDS[card].vp for card in player.catch])


_BY = ("", "coins", "fish", "value of the fish")


def _notes(orders: Sequence[tuple[int, ...]]) -> tuple[Words, ...]:
    """How each tie on points was broken, the best score first."""
    notes: list[Words] = []
    for points in sorted({order[0] for order in orders}, reverse=True):
        tied = [seat for seat, order in enumerate(orders) if order[0] == points]
        if len(tied) > 1:
            notes.append(_tie_words(points, tied, orders))
    return tuple(notes)


def _tie_words(points: int, tied: list[Seat], orders: Sequence[tuple[int, ...]]) -> Words:
    names = listed(tuple((SeatRef(seat),) for seat in tied))
    tie: Words = (*names, f" have {points} points each; ")
    best = max(orders[seat] for seat in tied)
    ahead = [seat for seat in tied if orders[seat] == best]
    if len(ahead) == len(tied):
        return (*tie, "coins, fish and value are equal too, so they share the place")
    decided = next(place for place in range(1, len(_BY)) if len({orders[seat][place] for seat in tied}) > 1)
    leaders = listed(tuple((SeatRef(seat),) for seat in ahead))
    verb = "is" if len(ahead) == 1 else "are"
    return (*tie, *leaders, f" {verb} ahead by {_BY[decided]}")
