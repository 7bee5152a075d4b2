"""Laying out a game (DF-01 to DF-05, DF-28)."""

from rules.agenda import settled
from rules.chance import seeded
from rules.dice_fishing.components import CARDS
from rules.dice_fishing.failure import DISPLAY
from rules.dice_fishing.options import Options
from rules.dice_fishing.order import ALAN, begin_turn
from rules.dice_fishing.pieces import COINS, ROW, VARIETY, Player, Power, Setup, Stream, Turn, lay_out
from rules.dice_fishing.state import DiceFishingState
from rules.game import NOTHING, Beat, Step
from rules.piles import drawn


def lay_out_game(options: Options, seed: str) -> DiceFishingState:
    """The table before the first turn: row, coins, tokens, and in the advanced game the Power cards."""
    chance = seeded(seed, len(Stream))
    deck, chance = chance.shuffle(Stream.DECK, tuple(sorted(CARDS)))
    row, deck = lay_out(deck, ROW)
    powers: tuple[int, ...] = ()
    if options.advanced:
        powers, chance = chance.shuffle(Stream.POWERS, tuple(int(power) for power in Power))
    dealt, powers = drawn(powers, options.seats)
    display, powers = drawn(powers, DISPLAY)
    first = 0
    if options.first != "lot":
        first = int(options.first) - 1
    elif options.seats > 1:
        (first,), chance = chance.roll(Stream.LOT, 1, options.seats)
    humans = tuple(
        Player(coins=1, power=dealt[seat] if options.advanced else NOTHING) for seat in range(options.seats)
    )
    alan = (Player(),) if options.seats == ALAN else ()
    return DiceFishingState(
        chance=chance,
        setup=Setup(
            seats=options.seats,
            advanced=options.advanced,
            open_species=options.open_species,
            reroll_all=options.reroll_all,
        ),
        players=humans + alan,
        row=row,
        deck=deck,
        discards=(),
        tokens=tuple(range(VARIETY + 1)),
        supply=COINS - options.seats,
        power_deck=powers,
        display=display,
        power_discards=(),
        turn=Turn(seat=first, number=0),
        agenda=(),
    )


def opened(state: DiceFishingState) -> Step:
    """The first turn of a game that is laid out, run on to its first decision."""
    begun, events = begin_turn(state, state.turn.seat, extra=False)
    return settled(begun, [Beat(events, begun)])
