"""How a player of Tournament Fishing fights: what it changes, and what it counters with (TF-19 to TF-24)."""

from collections.abc import Callable
from typing import TypeAlias

from fishing_tui.opponents.tournament_fishing_fights import (
    SETS,
    Odds,
    Sums,
    card_odds,
    countered,
    demand,
    die_odds,
)
from rules.game import Action
from rules.piles import put, without
from rules.tournament_fishing import actions
from rules.tournament_fishing.components import ANGLER, LAKE, DieColour
from rules.tournament_fishing.countering import countering, enough
from rules.tournament_fishing.effects import COLOURED, FightSymbol
from rules.tournament_fishing.manipulating import fight_of, ignoring, strengthened
from rules.tournament_fishing.pieces import Fight, Result
from rules.tournament_fishing.results import symbol_of, turned
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.together import partner

A_CARD = 0.15
"""What a card is worth that need not be spent."""

NEARER = 0.3
"""What it is worth to lack one symbol less, a POP! included."""

Price: TypeAlias = Callable[[int], float]
"""What using a hand card gives up."""

Symbols: TypeAlias = tuple[FightSymbol, ...]
"""What the results of a fight show."""


class Struggle:
    """A fight as it stands, and what its outcomes are worth."""

    def __init__(self, view: FishingState, seat: int) -> None:
        turn = view.anglers[seat].turn
        assert turn.bite is not None
        self.fight = fight_of(view, seat)
        self.dice = view.setup.dice
        self.prize = LAKE[turn.bite.card].worth
        self.hand = view.anglers[seat].hand
        self.lent = view.anglers[partner(seat)].hand if view.setup.together else ()
        self.have = countered(self.hand + self.lent)
        self.next_card = () if self.dice else card_odds(view)
        self.shown = tuple([symbol_of(result, dice=self.dice) for result in self.fight.results])

    def worth(self, shown: Symbols, have: Sums) -> float:
        """The fish, if these symbols can be countered; else the less the more is lacking."""
        asked = demand(tuple([shown.count(symbol) for symbol in COLOURED]))
        lacking = max([asked[some] - have[some] for some in SETS])
        pops = shown.count(FightSymbol.POP)
        if pops or lacking > 0:
            return -NEARER * (pops + max(0, lacking))
        return self.prize - A_CARD * asked[0]

    def changed(self, action: Action, have: Sums) -> float:
        """What a change is worth, on average."""
        match action:
            case actions.UseSmall(place):
                return self.worth(self._with(place, self._small(place)), have)
            case actions.Ignore(place):
                return self.worth(self._with(place, FightSymbol.BLANK), have)
            case actions.Redraw(place):
                odds = self._odds(self.fight.results[place])
                return sum([odds[sym] * self.worth(self._with(place, sym), have) for sym in FightSymbol])
            case _:
                return self.worth(self.shown, have)

    def played(self, card: int) -> float:
        """What the best change is worth that a hand card makes possible."""
        have = countered(without(self.hand, card) + self.lent)
        after = strengthened(Fight(self.fight.results), ANGLER[card].effects)
        return max([self.changed(action, have) for action in self._possible(after)], default=0.0)

    def _possible(self, fight: Fight) -> list[Action]:
        places = range(len(self.shown))
        changes: list[Action] = []
        if fight.bottom:
            changes += [actions.use_small(place) for place in places]
        if fight.redraw:
            changes += [actions.redraw(place) for place in places]
        return changes + [
            actions.ignore(place) for place in places if ignoring(fight, self.shown[place]) >= 0
        ]

    def _with(self, place: int, symbol: FightSymbol) -> Symbols:
        return put(self.shown, place, symbol)

    def _small(self, place: int) -> FightSymbol:
        return symbol_of(turned(self.fight.results[place], dice=self.dice), dice=self.dice)

    def _odds(self, result: Result) -> Odds:
        return die_odds(DieColour(result.piece)) if self.dice else self.next_card


def manipulate(view: FishingState, seat: int, offered: tuple[Action, ...], price: Price) -> Action:
    """The change that promises most, or none."""
    struggle = Struggle(view, seat)
    best: float = struggle.worth(struggle.shown, struggle.have)
    choice: Action = actions.FACE_FIGHT
    for action in offered:
        if isinstance(action, actions.Play):
            value = struggle.played(action.card) - max(A_CARD, price(action.card))
        else:
            value = struggle.changed(action, struggle.have)
        if value > best:
            best, choice = value, action
    return choice


def counter_with(symbols: Symbols, hand: tuple[int, ...], price: Price) -> int:
    """The card for the first symbol, of those that together counter all and are missed least."""
    for card in sorted(hand, key=lambda card: -price(card)):
        rest = without(hand, card)
        if enough(symbols, rest):
            hand = rest
    return min(countering(symbols, hand), key=price)
