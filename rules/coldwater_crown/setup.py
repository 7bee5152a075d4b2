"""Laying out a game (CC-05 to CC-10, CC-36, CC-37)."""

from rules.agenda import settled
from rules.chance import Chance, seeded
from rules.coldwater_crown.bait import NO_BAIT, WHITE, Bag, Bait, counted, draw
from rules.coldwater_crown.components import (
    BAIT_PIECES,
    FISH,
    MASTERS,
    MYSTERY_WEIGHTS,
    ROW,
    SPECIES,
    TACKLE_PIECES,
    TAGS,
    ZONES,
)
from rules.coldwater_crown.edition import EDITIONS, Edition
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.order import begin_turn
from rules.coldwater_crown.pieces import (
    EMPTY_BOARD,
    LOCATIONS,
    SOLO_BAIT,
    Board,
    Contest,
    Fish,
    Player,
    Setup,
    Space,
    Stream,
    Turn,
    capacity,
    face_up,
)
from rules.coldwater_crown.spilling import spill
from rules.coldwater_crown.state import CrownState
from rules.game import Beat, Step
from rules.piles import drawn, put

FIRST_TOKENS = (Space.RED, Space.YELLOW, Space.GREEN)
FILLED_AT_FIRST = (0, 1)
"""The Zones that hold bait when the game begins: 3 and 4."""

RANKED = (Contest.EIGHT_SPECIES, Contest.SMALL_SPECIES, Contest.SHORE, Contest.LAKE, Contest.RIVER)
STACKS: dict[int, tuple[int, ...]] = {2: (5, 3), 3: (5, 3, 2), 4: (5, 4, 3, 2)}
"""The trophies of a ranked contest, by the number of players (CC-06)."""


def lay_out_game(options: Options, seed: str) -> CrownState:
    """The table before the first turn."""
    chance = seeded(seed, len(Stream))
    edition = EDITIONS[options.edition]
    waters, decks, chance = _stocked(chance)
    (tag,), chance = chance.roll(Stream.TAG, 1, len(TAGS))
    masters, chance = chance.shuffle(Stream.MASTERS, tuple(MASTERS))
    row, masters = drawn(masters, ROW)
    mystery, chance = chance.shuffle(Stream.TROPHIES, tuple(MYSTERY_WEIGHTS))
    tackle, chance = chance.shuffle(Stream.TACKLE, tuple(TACKLE_PIECES))
    dealt, tackle = drawn(tackle, options.seats)
    bag, discards, boards, chance = _baited(options, edition, chance)
    players = tuple(
        Player(board=board, token=1, tackle=(piece,)) for board, piece in zip(boards, dealt, strict=True)
    )
    trophies = trophy_stacks(options.seats)
    if options.seats == 1:
        players += (Player(trophies=edition.silent_trophies),)
        for trophy in edition.silent_trophies:
            trophies = put(trophies, trophy.contest, trophies[trophy.contest][1:])
    first, chance = _first_seat(options, chance)
    return CrownState(
        chance=chance,
        setup=Setup(seats=options.seats, edition=options.edition, less_luck=options.less_luck),
        players=players,
        waters=waters,
        decks=decks,
        tag=tag,
        row=row,
        master_deck=masters,
        trophies=trophies,
        mystery=mystery,
        tackle_stack=tackle,
        tackle_discards=(),
        tokens=tuple([int(space in FIRST_TOKENS) for space in Space]),
        bag=bag,
        discards=discards,
        turn=Turn(seat=first, number=0),
        agenda=(),
    )


def opened(state: CrownState) -> Step:
    """The first turn of a game that is laid out, run on to its first decision."""
    begun, events = begin_turn(state, state.turn.seat)
    return settled(begun, [Beat(events, begun)])


def trophy_stacks(seats: int) -> tuple[tuple[int, ...], ...]:
    """The trophies of each contest, best first; one player competes with the silent one (CC-06, CC-36)."""
    ranked = STACKS[max(2, seats)]
    stacks = dict.fromkeys(RANKED, ranked)
    stacks[Contest.TWELVE_FISH] = (2,)
    stacks[Contest.THREE_SAME] = stacks[Contest.FOUR_DIFFERENT] = (2, 2, 2, 2)
    return tuple([stacks[contest] for contest in Contest])


def _stocked(chance: Chance) -> tuple[tuple[tuple[Fish, ...], ...], tuple[tuple[Fish, ...], ...], Chance]:
    """The Zones of each location with a fish each, and the decks behind them."""
    waters, decks = [], []
    for location in range(LOCATIONS):
        cards = tuple([card for card, side in FISH.items() if SPECIES[side.species].location == location])
        cards, chance = chance.shuffle(Stream.FISH, cards)
        water, deck = drawn(tuple([face_up(card) for card in cards]), ZONES)
        waters.append(water)
        decks.append(deck)
    return tuple(waters), tuple(decks), chance


def _baited(
    options: Options, edition: Edition, chance: Chance
) -> tuple[Bag, Bait, tuple[Board, ...], Chance]:
    """The bag, the discard pile, and the players' boards with their first bait (CC-09, CC-37)."""
    solo = options.seats == 1
    coloured: Bait = tuple([SOLO_BAIT] * len(BAIT_PIECES) if solo else BAIT_PIECES)  # type: ignore[assignment]
    bag, discards = Bag(coloured, white=solo and edition.white_in_opening_fill), NO_BAIT
    if solo:
        discards, bag, chance = spill(bag, chance, edition.solo_discards)
    boards = []
    for _ in range(options.seats):
        board: Board = EMPTY_BOARD
        for zone in FILLED_AT_FIRST:
            bait, bag, chance = opening_fill(bag, chance, capacity(zone))
            board = put(board, zone, bait)
        boards.append(board)
    return Bag(bag.coloured, white=True), discards, tuple(boards), chance


def opening_fill(bag: Bag, chance: Chance, number: int) -> tuple[Bait, Bag, Chance]:
    """So many coloured bait; a clear-white among them is put back and another one drawn (CC-37)."""
    colours: list[int] = []
    while len(colours) < number:
        piece, rest, chance = draw(bag, chance, Stream.BAIT)
        if piece != WHITE:
            bag = rest
            colours.append(piece)
    return counted(tuple(colours)), bag, chance


def _first_seat(options: Options, chance: Chance) -> tuple[int, Chance]:
    if options.first != "lot" or options.seats == 1:
        return int(options.first) - 1 if options.first != "lot" else 0, chance
    (seat,), chance = chance.roll(Stream.LOT, 1, options.seats)
    return seat, chance
