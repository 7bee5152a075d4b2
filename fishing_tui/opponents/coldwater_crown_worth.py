"""What fish, boards and cards are worth to a player of Coldwater Crown, in points, as its view shows them."""

from functools import cache

from rules.coldwater_crown.bait import Bait, Colour, colours_in, of
from rules.coldwater_crown.components import FISH, MASTERS, SMALL, SPECIES, Tackle
from rules.coldwater_crown.pieces import (
    FISH_TO_END,
    SPECIES_TO_WIN,
    Board,
    Contest,
    Player,
    Unfinished,
    capacity,
)
from rules.coldwater_crown.state import CrownState
from rules.game import Seat

POUND = 0.2
"""A pound more in a location's contest."""

FIRST_OF_LOCATION = 1.2
"""Any fish at all wins a trophy of its location."""

NEARNESS = (1.0, 0.4, 0.2, 0.12, 0.08)
"""The share of a trophy that a species is worth, by how many are still missing after it."""

ONE_FISH = 0.1
"""A fish on the way to twelve."""

TAGGED = 0.2
"""How often a fish has the tag that scores."""

TACKLE_WORTH = {Tackle.LURE: 0.35, Tackle.REEL: 0.6, Tackle.ROD: 0.4, Tackle.LINE: 0.4}
TYPICAL_FISH = 1.5
TYPICAL_TACKLE = 0.45
DECK_CHOICE = 0.3
"""What Zone 6 adds: one fish more to choose from."""

STAY = 0.72
"""The share of a fish's worth that is left for each cast it is still away."""

ONE_SPOT = 0.4
"""A bait on a Master Angler card."""

SPOT_COST = 0.15
"""What each spot of a card takes away: it waits for one bait more."""

WHOLE_CARD = 0.5
"""What catching a Master Angler card brings beyond the bait on it."""


def fish_worth(view: CrownState, seat: Seat, species: int) -> float:
    """What one more fish of a species brings."""
    player, kind = view.players[seat], SPECIES[species]
    owned = {fish.species for fish in player.catch}
    worth = ONE_FISH + _weight_gain(player, species) * POUND + _mystery(view, species)
    if not any(SPECIES[other].location == kind.location for other in owned):
        worth += FIRST_OF_LOCATION
    if not view.setup.less_luck:
        worth += TAGGED
    if len(player.catch) == FISH_TO_END - 1 and view.trophies[Contest.TWELVE_FISH]:
        worth += view.trophies[Contest.TWELVE_FISH][0]
    if species in owned:
        return worth
    return worth + _species_trophies(view, player, owned, species)


def _weight_gain(player: Player, species: int) -> float:
    """The pounds that a fish of middling weight adds to the best submission."""
    kind = SPECIES[species]
    mine = [FISH[fish.card].weight for fish in player.catch if fish.species == species]
    middling = (kind.lightest + kind.heaviest) / 2
    return max(0.0, middling - max(mine, default=0))


def _mystery(view: CrownState, species: int) -> float:
    kind = SPECIES[species]
    if not view.mystery or not kind.lightest <= view.mystery[0] <= kind.heaviest:
        return 0.0
    return 1 / kind.copies


def _species_trophies(view: CrownState, player: Player, owned: set[int], species: int) -> float:
    won = {trophy.contest for trophy in player.trophies}
    worth = 0.0
    missing = SPECIES_TO_WIN - len(owned) - 1
    if Contest.EIGHT_SPECIES not in won and missing >= 0:
        worth += _share(view, Contest.EIGHT_SPECIES, missing)
    if Contest.SMALL_SPECIES not in won and species in SMALL:
        worth += _share(view, Contest.SMALL_SPECIES, len(SMALL - owned) - 1)
    return worth


def _share(view: CrownState, contest: Contest, missing: int) -> float:
    stack = view.trophies[contest]
    return stack[0] * NEARNESS[min(missing, len(NEARNESS) - 1)] if stack else 0.0


def board_worth(board: Board) -> float:
    """What the bait on a board promises: the fewer casts away a Zone's fish is, the more."""
    return sum([zone_worth(zone, bait) for zone, bait in enumerate(board)])


@cache
def zone_worth(zone: int, bait: Bait) -> float:
    """What the bait in one Zone promises; an empty one nothing."""
    pieces = sum(bait)
    return _promise(zone, len(colours_in(bait)), pieces) if pieces else 0.0


def filled_worth(zone: int) -> float:
    """What a Zone just filled promises on average."""
    pieces = capacity(zone)
    others = 1 - 1 / len(Colour)
    return _promise(zone, len(Colour) * (1 - others**pieces), pieces)


def _promise(zone: int, colours: float, pieces: int) -> float:
    casts = colours + (pieces - colours) / 3
    return (TYPICAL_FISH + zone_bonus(zone)) * float(STAY**casts)


def zone_bonus(zone: int) -> float:
    """What emptying a Zone brings besides its fish."""
    return (0.0, 0.0, TYPICAL_TACKLE, DECK_CHOICE)[zone]


def card_worth(card: int, board: Board) -> float:
    """What an open Master Angler card is worth to somebody with this board."""
    spots = MASTERS[card].spots
    at_hand = [sum([zone[colour] for zone in board]) for colour in Colour]
    fitting = sum([min(wanted, there) for wanted, there in zip(spots, at_hand, strict=True)])
    return WHOLE_CARD + ONE_SPOT * fitting - SPOT_COST * sum(spots)


def put_worth(cards: tuple[Unfinished, ...], colour: int, counts: tuple[int, ...]) -> float:
    """What so many bait of a colour on each card are worth."""
    worth = 0.0
    for card, number in zip(cards, counts, strict=False):
        full = number > 0 and card.open == of(colour, number)
        worth += ONE_SPOT * number + WHOLE_CARD * full
    return worth
