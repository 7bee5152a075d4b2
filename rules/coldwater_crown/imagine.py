"""What could lie behind a view (CC-21): every unknown piece is one of those that the view shows missing."""

from collections.abc import Iterable
from itertools import islice

from msgspec.structs import replace

from rules.agenda import legal_actions
from rules.chance import Chance
from rules.coldwater_crown.components import FISH, MASTERS, MYSTERY_WEIGHTS, SPECIES, TACKLE_PIECES
from rules.coldwater_crown.pieces import LOCATIONS, Fish, Player, Stream, face_up
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.weigh_in import Settling, Submitting, of_species
from rules.game import EVERYTHING, UNKNOWN

TRIES = 16
"""How often Tackle is dealt anew until the seat that is asked has something to choose."""


def imagine(seen: CrownState, chance: Chance) -> CrownState:
    """A whole state behind a view."""
    state = replace(seen, chance=chance, viewer=EVERYTHING)
    state = _with_fish(state)
    state = _with_orders(state)
    state = _with_submissions(state, seen.viewer)
    return _with_tackle(state)


def _with_fish(state: CrownState) -> CrownState:
    """Fish whose species shows get a weight side of it; the decks get the rest of their location."""
    shown = {fish.card for player in state.players for fish in player.catch}
    rest, chance = state.chance.shuffle(Stream.FISH, tuple([card for card in FISH if card not in shown]))
    pools: dict[int, list[int]] = {species: [] for species in SPECIES}
    for card in rest:
        pools[FISH[card].species].append(card)
    players = tuple(
        [
            replace(
                player,
                catch=tuple(
                    [replace(fish, card=_one(fish.card, fish.species, pools)) for fish in player.catch]
                ),
            )
            for player in state.players
        ]
    )
    waters = tuple([tuple([_known(fish, pools) for fish in water]) for water in state.waters])
    tops = [tuple([_known(fish, pools) for fish in deck[:1]]) for deck in state.decks]
    left = {card for pool in pools.values() for card in pool}
    decks = tuple(
        [tops[at] + _rest_of(at, [card for card in rest if card in left]) for at in range(LOCATIONS)]
    )
    return replace(state, players=players, waters=waters, decks=decks, chance=chance)


def _one(card: int, species: int, pools: dict[int, list[int]]) -> int:
    return pools[species].pop() if card == UNKNOWN else card


def _known(fish: Fish, pools: dict[int, list[int]]) -> Fish:
    return fish if fish.empty else Fish(pools[fish.species].pop(), fish.species)


def _rest_of(location: int, cards: Iterable[int]) -> tuple[Fish, ...]:
    return tuple([face_up(card) for card in cards if SPECIES[FISH[card].species].location == location])


def _with_orders(state: CrownState) -> CrownState:
    """The Master Angler deck and the Mystery Weights in any order."""
    known = {*state.row, *[card for player in state.players for card in player.masters]}
    known |= {card.card for player in state.players for card in player.unfinished}
    masters = tuple([card for card in MASTERS if card not in known])
    masters, chance = state.chance.shuffle(Stream.MASTERS, masters)
    won = (*state.mystery[:1], *[weight for player in state.players for weight in player.mystery])
    weights, chance = chance.shuffle(Stream.TROPHIES, _without_all(MYSTERY_WEIGHTS, won))
    return replace(state, master_deck=masters, mystery=state.mystery[:1] + weights, chance=chance)


def _with_submissions(state: CrownState, viewer: int) -> CrownState:
    """Others have submitted their heaviest fish of each species they were asked about already."""
    settling = next((task for task in state.agenda if isinstance(task, Settling)), None)
    if settling is None or not isinstance(state.agenda[0], Submitting):
        return state
    waiting = {(task.seat, task.species) for task in state.agenda if isinstance(task, Submitting)}
    players = list(state.players)
    for seat in range(state.setup.seats):
        if seat != viewer:
            asked = [
                species.id
                for species in SPECIES.values()
                if species.location == settling.location and (seat, species.id) not in waiting
            ]
            players[seat] = _having_submitted(players[seat], asked)
    return replace(state, players=tuple(players))


def _having_submitted(player: Player, species: list[int]) -> Player:
    caught = [of_species(player, kind) for kind in species]
    heaviest = [max(cards, key=lambda card: FISH[card].weight) for cards in caught if cards]
    return replace(player, submission=tuple(heaviest))


def _with_tackle(state: CrownState) -> CrownState:
    """The unseen Tackle in hands and stack; a seat that is being asked holds something that makes it ask."""
    dealt = _dealt_tackle(state)
    for _ in range(TRIES):
        if not dealt.agenda or len(legal_actions(dealt)) > 1:
            break
        dealt = _dealt_tackle(replace(state, chance=dealt.chance))
    return dealt


def _dealt_tackle(state: CrownState) -> CrownState:
    hands = [player.tackle + player.fresh for player in state.players]
    known = [kind for pieces in (*hands, state.tackle_discards) for kind in pieces if kind != UNKNOWN]
    unseen, chance = state.chance.shuffle(Stream.TACKLE, _without_all(TACKLE_PIECES, known))
    pool = iter(unseen)
    players = tuple(
        [
            replace(
                player,
                tackle=tuple(sorted(_named(player.tackle, pool))),
                fresh=_named(player.fresh, pool),
            )
            for player in state.players
        ]
    )
    stack = tuple(islice(pool, len(state.tackle_stack)))
    return replace(state, players=players, tackle_stack=stack, chance=chance)


def _named(pieces: tuple[int, ...], pool: Iterable[int]) -> tuple[int, ...]:
    unseen = iter(pool)
    return tuple([next(unseen) if kind == UNKNOWN else kind for kind in pieces])


def _without_all(pieces: Iterable[int], known: Iterable[int]) -> tuple[int, ...]:
    left = list(pieces)
    for piece in known:
        left.remove(piece)
    return tuple(left)
