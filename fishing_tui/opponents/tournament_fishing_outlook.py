"""What a cast promises: the fish a rig would have bite, spot after spot, and how likely they are landed."""

from typing import TypeAlias

from fishing_tui.opponents.tournament_fishing_fights import (
    Sums,
    broken,
    handled,
    helping_hand,
    landed,
)
from fishing_tui.opponents.tournament_fishing_lake import worth_of
from fishing_tui.opponents.tournament_fishing_trip import (
    Place,
    Reach,
    Rig,
    Trip,
    added_bait,
    lacking,
    number,
)
from fishing_tui.opponents.tournament_fishing_worth import card_worth
from rules.game import NOTHING
from rules.piles import without
from rules.tournament_fishing.components import ANGLER, LakeCard
from rules.tournament_fishing.effects import ALWAYS, COLOURED, CardType, Effect, Op, holds
from rules.tournament_fishing.hands import distinct

INSIGHT = 0.2
"""What knowing one more top card is worth for later turns."""

LOST_LURE = 1.0
"""How many turns a Lure would have served that POP! takes."""

Promise: TypeAlias = tuple[float, int]
"""What the attempts promise together, and the spot of the next one; `NOTHING`: better none."""

Try: TypeAlias = tuple[float, float, int]
"""An attempt of which one cannot be sure: what it brings, how likely the casting goes on, and the spot."""


class Outlook:
    """What a rig promises.

    made, attempts: attempts made, and left
    spare: how many symbols of choice the Lure shows besides
    have: what the cards that are left take care of in a fight; `more`: Fight cards more or fewer
    at_risk: what a POP! costs
    """

    def __init__(self, trip: Trip, rig: Rig) -> None:
        self.trip, self.rig = trip, rig
        played = [ANGLER[card] for card in rig.cards]
        fresh = rig.lure != trip.turn.lure
        effects = [effect for card in played for effect in card.effects]
        self.made = trip.turn.attempts
        self.attempts = trip.attempts([*played, ANGLER[rig.lure]] if fresh else played)
        self.spare = added_bait(effects) + (added_bait(trip.effects) if fresh else 0)
        self.reach = Reach(trip, rig, rig.bait)
        self.hand = _left_in_hand(trip, rig)
        self.lent = helping_hand(trip.view, trip.seat)
        self.have = handled(self.hand + self.lent)
        self.hooks = self._hooks()
        self.more = number([*trip.effects, *effects], Op.FIGHT)
        self.at_risk = (LOST_LURE * card_worth(trip.view, ANGLER[rig.lure])) if trip.left else 0.0
        self._averages: dict[tuple[tuple[Effect, ...], int, int], tuple[float, float]] = {}
        self._landings: dict[tuple[int, int, Sums], tuple[float, float]] = {}

    def _hooks(self) -> list[int]:
        """The Hooks in hand, the weakest first."""
        if self.trip.turn.hook or CardType.HOOK in self.trip.barred:
            return []
        hooks = [card for card in distinct(self.hand) if ANGLER[card].type == CardType.HOOK]
        return sorted(hooks, key=lambda card: ANGLER[card].strength)

    def promise(self) -> Promise:
        """What casting promises from here on."""
        first, last = self.made + 1, self.made + self.attempts
        now: Promise = (0.0, NOTHING)
        later = 0.0
        tries: list[Try] = []
        for place in self.trip.places:
            if place.top is None:
                tries.append((*self.unseen(place, first), place.spot))
            elif not place.top.is_fish:
                tries.append((worth_of(place.top), 1.0, place.spot))
            else:
                at_first = self.fish(place, place.top, place.power, first)
                at_last = self.fish(place, place.top, place.power, last) if last > first else at_first
                now = max(now, (at_first, place.spot), key=lambda promise: promise[0])
                later = max(later, at_last)
                if not at_first and not at_last:
                    tries.append((0.0, 1.0, place.spot))
        tries.sort(key=lambda one: -one[0])
        if not tries or not self.attempts:
            return now
        gain, again, spot = tries[0]
        trying = gain + again * _following(tries[1:], later, self.attempts - 1)
        return (trying, spot) if trying > now[0] else now

    def unseen(self, place: Place, attempt: int) -> tuple[float, float]:
        """What an unseen top card brings on average, and how likely the casting goes on after it."""
        key = (place.pull, place.bait, place.more)
        if key not in self._averages:
            self._averages[key] = self._average(place, attempt)
        return self._averages[key]

    def _average(self, place: Place, attempt: int) -> tuple[float, float]:
        pool = self.trip.pool
        if not pool:
            return 0.0, 1.0
        gain, bites = self.trip.events, 0
        spare = self.spare + place.bait
        for fish in self.trip.matching(self.rig, spare):
            if self.reach.at(fish.power, attempt, place.pull) >= fish.power and self._wants(fish, attempt):
                won, popped = self._landing(place, fish, self.have, 0)
                gain += won * fish.worth - popped * self.at_risk
                bites += 1
        insight = INSIGHT if self.trip.view.setup.notes and self.trip.left else 0.0
        return gain / len(pool) + insight, 1 - bites / len(pool)

    def _wants(self, fish: LakeCard, attempt: int) -> bool:
        return fish.bites_if == ALWAYS or holds(fish.bites_if, self.reach.facts(fish.power, attempt))

    def fish(self, place: Place, fish: LakeCard, power: int, attempt: int) -> float:
        """What an attempt at a known fish brings; nothing if it does not bite."""
        if lacking(fish, self.rig.bait) > self.spare + place.bait:
            return 0.0
        facts = self.reach.facts(power, attempt)
        if not holds(fish.bites_if, facts):
            return 0.0
        reached = self.reach.at(power, attempt, place.pull)
        if reached >= power:
            return self._brings(place, fish, self.have, 0)
        values = [
            self.hooked(place, fish, hook)
            for hook in self.hooks
            if reached + self.reach.pull(hook, power, attempt) >= power
        ]
        return max(values, default=0.0)

    def hooked(self, place: Place, fish: LakeCard, hook: int) -> float:
        """What a fish brings that bites because of a Hook."""
        card = ANGLER[hook]
        have = handled(without(self.hand, hook) + self.lent)
        if any([effect.op == Op.IGNORE and effect.symbols == COLOURED for effect in card.effects]):
            have = tuple([many + 1 for many in have])
        brings = self._brings(place, fish, have, number(card.effects, Op.FIGHT))
        return brings - self.trip.price(hook)

    def _brings(self, place: Place, fish: LakeCard, have: Sums, more: int) -> float:
        won, popped = self._landing(place, fish, have, more)
        return won * (fish.worth + place.prize) - popped * self.at_risk

    def _landing(self, place: Place, fish: LakeCard, have: Sums, more: int) -> tuple[float, float]:
        """How likely a fish is landed, and how likely the line breaks."""
        here = self.more + more + place.more
        key = (fish.fight if not self.trip.fights.dice else fish.id, here, have)
        if key not in self._landings:
            fight = self.trip.fights.fight(fish, here)
            self._landings[key] = landed(fight, have), broken(fight)
        return self._landings[key]


def _left_in_hand(trip: Trip, rig: Rig) -> tuple[int, ...]:
    hand = trip.angler.hand
    used = rig.cards if rig.lure == trip.turn.lure else (*rig.cards, rig.lure)
    for card in used:
        hand = without(hand, card)
    return hand


def _following(tries: list[Try], certain: float, attempts: int) -> float:
    """What is left to hope for with so many attempts: a certain fish, or more tries before it."""
    if not attempts:
        return 0.0
    if not tries:
        return certain
    gain, again, _ = tries[0]
    return max(certain, gain + again * _following(tries[1:], certain, attempts - 1))
