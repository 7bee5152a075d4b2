"""How likely a fish is landed: what it may show in the fight, and what a hand counters (TF-20 to TF-24)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from rules.tournament_fishing.components import ANGLER, DICE, FIGHT, AnglerCard, DieColour, LakeCard
from rules.tournament_fishing.effects import COLOURED, CardType, FightSymbol
from rules.tournament_fishing.reel import dice_of
from rules.tournament_fishing.state import FishingState

Odds: TypeAlias = tuple[float, ...]
"""How likely a Fight card or die shows each symbol."""

Sums: TypeAlias = tuple[int, ...]
"""For each set of the symbols that hand cards show, how many there are of it; for the empty set, of all."""

SETS = tuple(range(1 << FightSymbol.ANY))
EVERY_SYMBOL = SETS[-1]
_PLAYED = (CardType.ACCESSORY, CardType.ROD, CardType.BOAT)


def shown_by(card: AnglerCard) -> int:
    """The symbols that a hand card counters, as a set of bits."""
    return sum([1 << symbol for symbol in card.counters])


def handled_by(card: AnglerCard) -> int:
    """The symbols that a hand card takes care of in a fight to come: all, if it can ignore any result."""
    if card.type in _PLAYED and any([effect.symbols == COLOURED for effect in card.effects]):
        return EVERY_SYMBOL
    return shown_by(card)


def cover(sets: Iterable[int]) -> Sums:
    """How many cards take care of a symbol of each set; `sets`: the symbols of each card."""
    symbols = list(sets)
    return (len(symbols), *[sum([1 for bits in symbols if bits & some]) for some in SETS[1:]])


def handled(cards: Iterable[int]) -> Sums:
    """How many hand cards take care of a symbol of each set, in a fight to come."""
    return cover([handled_by(ANGLER[card]) for card in cards])


def countered(cards: Iterable[int]) -> Sums:
    """How many hand cards counter a symbol of each set."""
    return cover([shown_by(ANGLER[card]) for card in cards])


def helping_hand(view: FishingState, seat: int) -> tuple[int, ...]:
    """The hand that helps a seat to counter: of the other one of two together, once that one has cast."""
    if not view.setup.together or seat == view.first:
        return ()
    return view.anglers[view.first].hand


def card_odds(view: FishingState) -> Odds:
    """What the next Fight card may be: one of those that are not discarded or revealed."""
    out = set(view.fight_discards)
    for angler in view.anglers:
        if angler.turn.fight is not None:
            out.update([result.piece for result in angler.turn.fight.results], angler.turn.fight.aside)
    left = [card.main for card in FIGHT.values() if card.id not in out]
    return _shares(left or [card.main for card in FIGHT.values()])


def die_odds(colour: DieColour) -> Odds:
    """What a die may show."""
    return _shares(DICE[colour].faces)


def _shares(symbols: Sequence[FightSymbol]) -> Odds:
    return tuple([symbols.count(symbol) / len(symbols) for symbol in FightSymbol])


class Fights:
    """What fish may bring up against an angler just now."""

    def __init__(self, view: FishingState) -> None:
        self.dice = view.setup.dice
        self.card = () if self.dice else card_odds(view)

    def fight(self, fish: LakeCard, more: int) -> tuple[Odds, ...]:
        """The odds of each card or die with which a fish fights, with so many more."""
        if not self.dice:
            return (self.card,) * max(1, fish.fight + more)
        dice = [die_odds(die) for die in dice_of(fish.dice, more)]
        return tuple([_again(odds) if fish.reroll else odds for odds in dice])


def _again(odds: Odds) -> Odds:
    """A die whose blank is rolled once more."""
    blank = odds[FightSymbol.BLANK]
    return tuple(
        [
            blank * odds[symbol] + (0.0 if symbol == FightSymbol.BLANK else odds[symbol])
            for symbol in FightSymbol
        ]
    )


@lru_cache(maxsize=512)
def demands(fight: tuple[Odds, ...]) -> tuple[tuple[float, Sums], ...]:
    """How likely each demand of a fight is; the rest is POP!"""
    counts: dict[tuple[int, ...], float] = {(0, 0, 0, 0): 1.0}
    for odds in fight:
        after: dict[tuple[int, ...], float] = {}
        for shown, chance in counts.items():
            for symbol in (*COLOURED, FightSymbol.BLANK):
                more = _with(shown, symbol)
                after[more] = after.get(more, 0.0) + chance * odds[symbol]
        counts = after
    return tuple([(chance, demand(shown)) for shown, chance in counts.items() if chance])


def _with(shown: tuple[int, ...], symbol: FightSymbol) -> tuple[int, ...]:
    if symbol == FightSymbol.BLANK:
        return shown
    return (*shown[:symbol], shown[symbol] + 1, *shown[symbol + 1 :])


def demand(shown: tuple[int, ...]) -> Sums:
    """How many cards symbols ask for, of each set; `shown`: how many there are of each symbol."""
    return (
        sum(shown),
        *[
            sum([shown[symbol] for symbol in range(FightSymbol.ANY) if some >> symbol & 1])
            for some in SETS[1:]
        ],
    )


def met(asked: Sums, have: Sums) -> bool:
    """Whether a demand can be met (by Hall's theorem)."""
    return all([few <= many for few, many in zip(asked, have, strict=True)])


@lru_cache(maxsize=8192)
def landed(fight: tuple[Odds, ...], have: Sums) -> float:
    """How likely a fight is won with these cards."""
    return sum([chance for chance, asked in demands(fight) if met(asked, have)])


def broken(fight: tuple[Odds, ...]) -> float:
    """How likely a POP! comes up."""
    held = 1.0
    for odds in fight:
        held *= 1 - odds[FightSymbol.POP]
    return 1 - held
