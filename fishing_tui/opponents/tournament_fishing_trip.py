"""What a player of Tournament Fishing looks at before a cast: the Lure, the spots, the hand, the odds."""

from collections.abc import Iterable

from msgspec import Struct

from fishing_tui.opponents.tournament_fishing_fights import Fights
from fishing_tui.opponents.tournament_fishing_lake import known_top, mean_worth, threats, unseen, worth_of
from fishing_tui.opponents.tournament_fishing_worth import MONEY, missed, rounds_left, usual_of
from rules.tournament_fishing.components import ANGLER, AiDeed, AnglerCard, LakeCard
from rules.tournament_fishing.effects import ALWAYS, Effect, Facts, Op, Phase, holds
from rules.tournament_fishing.lake import filled_spots
from rules.tournament_fishing.pieces import ATTEMPTS, FACE_UP_POWER
from rules.tournament_fishing.sources import (
    BAIT_OF,
    EVERY_BAIT,
    at_work,
    bits_of,
    forbidden,
    location_effects,
)
from rules.tournament_fishing.state import FishingState


class Rig(Struct, frozen=True):
    """A Lure and the hand cards played with it. `bait`: the symbols it shows, as a set of bits."""

    lure: int
    bait: int
    cards: tuple[int, ...] = ()


class Place(Struct, frozen=True):
    """A spot where one may cast.

    top: its top card, None if it was not seen
    pull, bait, more: what its Location does to the Cast Strength, the Lure, and the number of Fight cards
    prize: what catching the top card brings besides its worth
    """

    spot: int
    top: LakeCard | None
    power: int
    pull: tuple[Effect, ...]
    bait: int
    more: int
    prize: float = 0.0


class Trip:
    """All that the choices of one cast look at, worked out once.

    pool: the lake cards that were not seen; `events`: what the events among them are worth together
    effects: all that are at work; `barred`: the types of cards that may not be played
    places: the spots that may be named
    """

    def __init__(self, view: FishingState, seat: int) -> None:
        self.view, self.seat = view, seat
        self.angler = view.anglers[seat]
        self.turn = self.angler.turn
        self.fights = Fights(view)
        self.pool = unseen(view)
        self.events = sum([worth_of(card) for card in self.pool if not card.is_fish])
        self.usual = usual_of(view, seat)
        self.left = rounds_left(view)
        self.in_play = [ANGLER[card] for card in self.angler.in_play]
        self.effects = at_work(view, seat)
        self.barred = forbidden(view, Phase.CAST)
        self.places = self._places()
        self._prices: dict[int, float] = {}
        self._matching: dict[tuple[int, int, int], list[LakeCard]] = {}

    def _places(self) -> list[Place]:
        typical = mean_worth(self.pool)
        taken = {spot for spot, deed in threats(self.view).items() if deed == AiDeed.CATCH}
        return [
            self._place(spot, typical if spot in taken else None)
            for spot in filled_spots(self.view)
            if spot not in self.turn.tried
        ]

    def _place(self, spot: int, instead: float | None) -> Place:
        """`instead`: what an AI Angler would get there on average if the top card were gone."""
        top = known_top(self.view, spot)
        effects = location_effects(self.view, spot)
        pull = tuple([effect for effect in effects if effect.op == Op.CAST_STRENGTH])
        here = (pull, added_bait(effects), number(effects, Op.FIGHT))
        if top is None or not top.is_fish:
            return Place(spot, top, 0, *here)
        power = top.power + (FACE_UP_POWER if self.view.spots[spot].cards[0].open else 0)
        return Place(spot, top, power, *here, prize=0.0 if instead is None else top.worth - instead)

    def attempts(self, cards: list[AnglerCard]) -> int:
        """The attempts that are left, with these cards played as well."""
        more = number(self.effects, Op.ATTEMPTS) + sum([number(card.effects, Op.ATTEMPTS) for card in cards])
        return max(1, ATTEMPTS + more) - self.turn.attempts

    def price(self, card: int) -> float:
        """What is given up by using a hand card in this cast, besides countering with it."""
        if not self.left:
            return 0.0
        if card not in self._prices:
            lost = missed(self.view, self.seat, card, self.usual)
            self._prices[card] = max(lost, MONEY * ANGLER[card].cash)
        return self._prices[card]

    def matching(self, rig: Rig, spare: int) -> list[LakeCard]:
        """The unseen fish that look for nothing the Lure does not show, but for so many symbols."""
        key = (rig.lure, rig.bait, spare)
        if key not in self._matching:
            self._matching[key] = [
                fish for fish in self.pool if fish.is_fish and lacking(fish, rig.bait) <= spare
            ]
        return self._matching[key]


class Reach:
    """The Cast Strength of a rig, by the Power of the fish and the number of the attempt (TF-13)."""

    def __init__(self, trip: Trip, rig: Rig, bait: int) -> None:
        cards = [ANGLER[card] for card in rig.cards]
        effects = list(trip.effects)
        if rig.lure != trip.turn.lure:
            cards.append(ANGLER[rig.lure])
        for card in cards:
            effects += card.effects
        self.kind = ANGLER[rig.lure].lure
        self.bait = BAIT_OF[bait]
        self.sure = sum([card.strength for card in cards]) + sum([card.strength for card in trip.in_play])
        self.conditional: list[Effect] = []
        self._add(effects)
        self._known: dict[tuple[int, int], int] = {}

    def _add(self, effects: list[Effect]) -> None:
        for effect in effects:
            if effect.op == Op.CAST_STRENGTH:
                if effect.condition == ALWAYS:
                    self.sure += effect.n
                else:
                    self.conditional.append(effect)

    def at(self, power: int, attempt: int, here: tuple[Effect, ...] = ()) -> int:
        """The Strength against a fish of so much Power, with what a Location does."""
        if not self.conditional and not here:
            return max(0, self.sure)
        key = (power, attempt)
        if key not in self._known:
            self._known[key] = self.sure + self.sum_of(self.conditional, power, attempt)
        return max(0, self._known[key] + self.sum_of(here, power, attempt))

    def sum_of(self, effects: Iterable[Effect], power: int, attempt: int) -> int:
        """What effects add at a comparison."""
        facts = self.facts(power, attempt)
        return sum(
            [
                effect.n
                for effect in effects
                if effect.op == Op.CAST_STRENGTH and holds(effect.condition, facts)
            ]
        )

    def pull(self, card: int, power: int, attempt: int) -> int:
        """What a card adds at a comparison, if it is played."""
        return ANGLER[card].strength + self.sum_of(ANGLER[card].effects, power, attempt)

    def facts(self, power: int, attempt: int) -> Facts:
        """What conditions look at."""
        return Facts(self.kind, self.bait, power, attempt)


def number(effects: Iterable[Effect], op: Op) -> int:
    """The sum of all numbers of one kind."""
    return sum([effect.n for effect in effects if effect.op == op])


def lacking(fish: LakeCard, bait: int) -> int:
    """How many of the symbols a fish looks for are not among these."""
    return (bits_of(fish.bait) & ~bait).bit_count()


def added_bait(effects: Iterable[Effect]) -> int:
    """How many symbols of choice effects let a Lure show besides."""
    return sum(
        [EVERY_BAIT if effect.every_bait else effect.n for effect in effects if effect.op == Op.ADD_BAIT]
    )
