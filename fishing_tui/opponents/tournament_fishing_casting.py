"""How a player of Tournament Fishing casts: the Lure, what follows it, the spot, a Hook (TF-12 to TF-18)."""

from collections.abc import Iterator

from msgspec.structs import replace

from fishing_tui.opponents.tournament_fishing_fights import handled_by
from fishing_tui.opponents.tournament_fishing_outlook import Outlook
from fishing_tui.opponents.tournament_fishing_trip import Reach, Rig, Trip, lacking
from fishing_tui.opponents.tournament_fishing_worth import COUNTERS
from rules.game import NOTHING, Action
from rules.piles import without
from rules.tournament_fishing import actions
from rules.tournament_fishing.components import ANGLER, LakeCard
from rules.tournament_fishing.deeds import AddingBait
from rules.tournament_fishing.effects import CardType, Op, Phase
from rules.tournament_fishing.hands import distinct
from rules.tournament_fishing.sources import bits_of
from rules.tournament_fishing.state import FishingState

_SPECIAL = (Op.ADD_BAIT, Op.ATTEMPTS, Op.DRAW)
"""What a card does in a cast besides adding Strength."""

UNSEEN_POWERS = frozenset({3, 5, 7})
"""Powers to be ready for where the top card was not seen."""

DRAWN = 0.4
"""What drawing a card in mid-cast is worth."""


def plan(trip: Trip) -> tuple[float, Rig | None, int]:
    """What the best cast promises, its rig, and where it begins; no rig: better no cast."""
    best: tuple[float, Rig | None, int] = (0.0, None, NOTHING)
    for rig in _rigs(trip):
        promised, spot = Outlook(trip, rig).promise()
        value = promised - sum([trip.price(card) - _draws(card) for card in rig.cards])
        if rig.lure != trip.turn.lure:
            value -= trip.price(rig.lure)
        if spot != NOTHING and value > best[0]:
            best = value, rig, spot
    return best


def choose_lure(view: FishingState, seat: int) -> Action:
    """The Lure of the best cast, or none."""
    _, rig, _ = plan(Trip(view, seat))
    return actions.STOP_CASTING if rig is None else actions.play(rig.lure)


def cast(view: FishingState, seat: int, offered: tuple[Action, ...]) -> Action:
    """A card more, or an attempt where it promises most."""
    free = [action for action in offered if not isinstance(action, actions.Play | actions.CastAt)]
    uses = [action for action in free if action != actions.STOP_CASTING]
    if uses:
        return uses[0]
    trip = Trip(view, seat)
    if trip.turn.attempts:
        _, spot = Outlook(trip, Rig(trip.turn.lure, trip.turn.bait)).promise()
        return actions.STOP_CASTING if spot == NOTHING else actions.cast_at(spot)
    _, rig, spot = plan(trip)
    if rig is None:
        _, spot = Outlook(trip, Rig(trip.turn.lure, trip.turn.bait)).promise()
    elif rig.cards:
        return actions.play(rig.cards[0])
    return actions.STOP_CASTING if spot == NOTHING else actions.cast_at(spot)


def hook(view: FishingState, seat: int, spot: int, offered: tuple[Action, ...]) -> Action:
    """The Hook that promises most, if that is more than the rest of the casting does without it."""
    trip = Trip(view, seat)
    (place,) = [place for place in trip.places if place.spot == spot]
    trip.places.remove(place)
    outlook = Outlook(trip, Rig(trip.turn.lure, trip.turn.bait))
    best = outlook.promise()[0] if outlook.attempts else 0.0
    choice: Action = actions.DECLINE
    for action in offered:
        if isinstance(action, actions.Play) and place.top is not None:
            value = outlook.hooked(place, place.top, action.card)
            if value > best:
                best, choice = value, action
    return choice


def show_bait(view: FishingState, task: AddingBait, offered: tuple[Action, ...]) -> Action:
    """The symbol with which the Lure promises most; of a Location's, at its spot."""
    trip = Trip(view, task.seat)
    if task.source.kind == "location":
        trip.places = [replace(place, bait=0) for place in trip.places if place.spot == task.source.index]
    bait = trip.turn.bait | trip.turn.here
    symbols = [action for action in offered if isinstance(action, actions.ShowBait)]

    def promised(action: actions.ShowBait) -> tuple[float, int]:
        with_it = bait | 1 << action.bait
        value, _ = Outlook(trip, Rig(trip.turn.lure, with_it)).promise()
        return value, sum([1 for fish in _wanted(trip) if lacking(fish, bait) > lacking(fish, with_it)])

    return max(symbols, key=promised)


def _wanted(trip: Trip) -> list[LakeCard]:
    """The fish on top that were seen, and all that were not."""
    tops = [place.top for place in trip.places if place.top is not None]
    return [fish for fish in (*tops, *trip.pool) if fish.is_fish]


def _rigs(trip: Trip) -> Iterator[Rig]:
    """The rigs worth a thought, each once."""
    hand = trip.angler.hand
    if trip.turn.lure != NOTHING:
        lures = [(trip.turn.lure, trip.turn.bait, hand)]
    elif CardType.LURE in trip.barred:
        lures = []
    else:
        held = [card for card in distinct(hand) if ANGLER[card].type == CardType.LURE]
        lures = [(card, bits_of(ANGLER[card].bait), without(hand, card)) for card in held]
    for lure, bait, rest in lures:
        bare = Rig(lure, bait)
        for cards in dict.fromkeys(_card_sets(trip, bare, rest)):
            yield Rig(lure, bait, cards)


def _card_sets(trip: Trip, bare: Rig, hand: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """For some Powers the cards that reach it and are missed least; then with a special card besides."""
    yield ()
    powers = {place.power for place in trip.places if place.power} | UNSEEN_POWERS
    for cards in _with_one_cast([card for card in hand if _may_follow(trip, card)], trip.turn.cast):
        reach = Reach(trip, Rig(bare.lure, bare.bait, cards), bare.bait)
        dearest_first = sorted(cards, key=lambda card: -_loss(trip, card))
        special = [card for card in distinct(cards) if _is_special(card)]
        for power in sorted(powers):
            chosen = _enough(dearest_first, power, reach, trip.turn.attempts + 1)
            yield chosen
            for card in special:
                if card not in chosen:
                    yield tuple(sorted((*chosen, card)))


def _with_one_cast(cards: list[int], played: bool) -> Iterator[tuple[int, ...]]:
    """The cards with each one of the Cast cards among them; with none after one was played."""
    casts = [card for card in distinct(tuple(cards)) if ANGLER[card].type == CardType.CAST]
    others = tuple([card for card in cards if card not in casts])
    if played or not casts:
        yield others
        return
    for card in casts:
        yield tuple(sorted((*others, card)))


def _enough(cards: list[int], power: int, reach: Reach, attempt: int) -> tuple[int, ...]:
    """The cards without those that a Power does not need, the first ones spared first."""
    over = reach.at(power, attempt) - power
    chosen = []
    for card in cards:
        pull = reach.pull(card, power, attempt)
        if pull <= over:
            over -= pull
        else:
            chosen.append(card)
    return tuple(sorted(chosen))


def _may_follow(trip: Trip, card: int) -> bool:
    """Whether playing a card after the Lure could do anything."""
    kind = ANGLER[card].type
    if kind in (CardType.LURE, CardType.HOOK) or kind in trip.barred:
        return False
    return bool(ANGLER[card].strength) or _is_special(card)


def _is_special(card: int) -> bool:
    return any([effect.phase == Phase.CAST and effect.op in _SPECIAL for effect in ANGLER[card].effects])


def _loss(trip: Trip, card: int) -> float:
    """What playing a card gives up, countering with it included."""
    return trip.price(card) + COUNTERS[handled_by(ANGLER[card]).bit_count()] - _draws(card)


def _draws(card: int) -> float:
    """What a card brings that draws others in mid-cast."""
    drawn = sum(
        [effect.n for effect in ANGLER[card].effects if effect.op == Op.DRAW and effect.phase == Phase.CAST]
    )
    return DRAWN * drawn
