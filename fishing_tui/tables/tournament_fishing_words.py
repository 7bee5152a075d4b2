"""Tournament Fishing in sentences: the hour, the lake, the shop, the turn, and every angler's things."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from fishing_tui.tables.words import in_a_row
from rules.game import NOTHING, ONLOOKER, UNKNOWN, Seat, Target
from rules.tournament_fishing.buy import cash_of, price_of
from rules.tournament_fishing.cast import attempts_left
from rules.tournament_fishing.components import (
    ANGLER,
    CLOCK,
    LAKE,
    LOCATIONS,
    WEATHER,
    ClockCard,
    WeatherCard,
)
from rules.tournament_fishing.effect_words import count, power_words, round_words, wanted_words
from rules.tournament_fishing.effects import BAIT_SYMBOLS, FIGHT_SYMBOLS, Bait, Phase
from rules.tournament_fishing.hands import distinct
from rules.tournament_fishing.names import bait, card, fish, spot_name, symbols_of
from rules.tournament_fishing.pieces import Lying
from rules.tournament_fishing.scoring import standings
from rules.tournament_fishing.shares import certain, shares
from rules.tournament_fishing.sources import BAIT_OF
from rules.tournament_fishing.state import FishingState
from rules.words import SeatRef, Words, listed

_ROUNDS = len(CLOCK)


def table(view: FishingState) -> Sequence[Words]:
    """The round and its effects, the lake, the shop, and the turn being taken."""
    if view.ended:
        return (("Tournament Fishing: the game is over",),)
    return (
        _round(view),
        *(_round_card("The hour", CLOCK, view.clock.shown, view) if view.setup.clock else ()),
        *(_round_card("The weather", WEATHER, view.weather.shown, view) if view.setup.weather else ()),
        *[_spot(view, number) for number in range(len(view.spots))],
        _shop(view),
        *_bucket(view),
        *(_turn(view, view.seat) if view.seat < len(view.anglers) else ()),
    )


def summary(view: FishingState, seat: Seat) -> Words:
    """What is in hand, in the piles and in the Livewell, by numbers."""
    if seat >= len(view.anglers):
        return (SeatRef(seat), f" has {_caught(view, seat)}")
    angler = view.anglers[seat]
    piles = f"{len(angler.deck)} in the deck, {len(angler.discards)} discarded"
    return (SeatRef(seat), f" has {count(len(angler.hand), 'card')} in hand, {piles}, {_caught(view, seat)}")


def things(view: FishingState, seat: Seat) -> Sequence[Words]:
    """The same, with the cards that lie open."""
    if seat >= len(view.anglers):
        return (summary(view, seat),)
    angler = view.anglers[seat]
    piles = (("In play", angler.play), ("Attached", angler.attachments), ("Discarded", angler.discards))
    return (summary(view, seat), *[(f"{name}: ", *_cards(cards)) for name, cards in piles if cards])


def secrets(view: FishingState) -> Sequence[Words]:
    """The hand card by card, the Livewell, and all that the viewer knows of the lake."""
    if view.viewer == ONLOOKER or view.viewer >= len(view.anglers):
        return ()
    owners = range(len(view.anglers)) if view.setup.together else (view.viewer,)
    hands = [line for owner in owners for line in _hand(view, owner)]
    lake = [line for number in range(len(view.spots)) for line in _known(view, number)]
    return (*hands, *_cash(view, view.viewer), *_livewell(view, view.viewer), *lake)


def pieces(view: FishingState) -> Mapping[str, Target]:
    """The spots, Locations and places of the shop, what is in force, the symbols, and every card by name."""
    named: dict[str, Target] = {}
    for number, spot in enumerate(view.spots):
        named[spot_name(number)] = Target("spot", number)
        if spot.location != NOTHING:
            named[LOCATIONS[spot.location].name] = Target("location", number)
    named |= {f"place {place + 1}": Target("supply", place) for place in range(len(view.supply))}
    named["hour"] = Target("clock", 0)
    named["weather"] = Target("weather", 0)
    named["Cast Strength"] = Target("strength", view.fishing)
    named |= {f"result {number + 1}": Target("fight", number) for number in range(_results(view))}
    named |= {BAIT_SYMBOLS[symbol].name: Target("bait", symbol) for symbol in Bait}
    named |= {ANGLER[number].name: Target("hand", number) for number in _hand_of(view)}
    for number, angler_card in ANGLER.items():
        named.setdefault(angler_card.name, Target("card", number))
    for number, lake_card in LAKE.items():
        named.setdefault(lake_card.name, Target("lake", number))
    return named


def _round(view: FishingState) -> Words:
    acting = view.seat
    phase = Phase(view.phase).name.title()
    doing = f" is in the {phase} phase" if acting < len(view.anglers) else " is acting"
    gone = f"; {count(len(view.gone), 'lake card')} left the game" if view.gone else ""
    return (f"Round {view.round} of {_ROUNDS}: ", SeatRef(acting), f"{doing}{gone}")


def _round_card(
    name: str, cards: Mapping[int, ClockCard] | Mapping[int, WeatherCard], shown: int, view: FishingState
) -> Iterable[Words]:
    """A Clock or Weather card and what it does."""
    known = cards.get(shown)
    if known is None:
        return
    hour = f"{known.hour}, " if isinstance(known, ClockCard) else ""
    yield (f"{name}: {hour}{known.name}. ", *in_a_row(round_words(known, view.setup.dice), " "))


def _spot(view: FishingState, number: int) -> Words:
    """A spot: its Location, how many cards it has, what is known of the top one, and its Anchors."""
    spot = view.spots[number]
    name = f"Spot {number + 1}"
    place = "" if spot.location == NOTHING else f", {LOCATIONS[spot.location].name}"
    anchored = tuple([part for anchor in spot.anchors for part in ("; anchored by ", SeatRef(anchor.seat))])
    if not spot.cards:
        return (f"{name}{place}: empty", *anchored)
    cards: Words = (f"{name}{place}: {count(len(spot.cards), 'card')}",)
    top: Words = (", on top ", *_lying(spot.cards[0])) if spot.cards[0].card != UNKNOWN else ()
    return (*cards, *top, *anchored)


def _lying(lying: Lying) -> Words:
    """A lake card that is known: a fish with its Power as it lies and the bait it wants."""
    known = LAKE[lying.card]
    if not known.is_fish:
        return ("the event ", fish(lying.card), " face up" if lying.open else "")
    return (fish(lying.card), f", {power_words(known, lying.open)}, for ", *wanted_words(known))


def _shop(view: FishingState) -> Words:
    """The places of the row with prices."""
    places = [
        (card(number), f" for ${ANGLER[number].cost} at place {place}")
        for place, number in enumerate(view.supply, start=1)
        if number != NOTHING
    ]
    left = f"{count(len(view.shop_deck), 'card')} in the deck"
    return ("Bait Shop: ", *in_a_row([*places, (left,)], "; "))


def _bucket(view: FishingState) -> Iterable[Words]:
    if view.bucket:
        lures = tuple((card(number), f" for ${ANGLER[number].price}") for number in distinct(view.bucket))
        yield ("Bait Bucket: ", *listed(lures))


def _turn(view: FishingState, seat: Seat) -> Iterable[Words]:
    """The numbers that count in the phase, and the fight."""
    angler = view.anglers[seat]
    turn = angler.turn
    if angler.in_play:
        yield (SeatRef(seat), " has in play ", *_cards(angler.in_play))
    if view.phase in (Phase.SEARCH, Phase.CAST):
        yield (f"Cast Strength {certain(shares(view, seat))}, whatever the fish",)
    if turn.lure != NOTHING and view.phase == Phase.CAST:
        left = count(attempts_left(view, seat), "attempt")
        yield ("The Lure shows ", *(bait(BAIT_OF[turn.bait | turn.here]) or ("no bait",)), f"; {left} left")
    if turn.bite is not None:
        worth = f", worth {LAKE[turn.bite.card].worth}, from {spot_name(turn.bite.spot)}"
        yield ("On the hook: ", fish(turn.bite.card), worth)
    if turn.fight is not None:
        yield ("The fight: ", *symbols_of(turn.fight.results, dice=view.setup.dice))
    if turn.counters:
        yield ("Named against it: ", *_cards(turn.counters))
    if turn.bought:
        yield ("Chosen to buy: ", *_cards(turn.bought), f" for ${price_of(view, seat, turn.bought)}")


def _caught(view: FishingState, seat: Seat) -> str:
    """How many fish a seat has, and what they are worth as far as that is known."""
    sheet = standings(view).sheets[seat]
    known = "" if sheet.total is None or not sheet.lines else f" worth {sheet.total}"
    return f"{len(_well(view, seat))} fish{known}"


def _well(view: FishingState, seat: Seat) -> tuple[int, ...]:
    humans = len(view.anglers)
    return view.anglers[seat].livewell if seat < humans else view.rivals[seat - humans].livewell


def _cards(cards: Iterable[int]) -> Words:
    """Cards by name, equal ones counted: "2 Worm and Bobber"."""
    counted = Counter(cards)
    return listed(tuple((f"{n} " if n > 1 else "", card(number)) for number, n in counted.items()))


def _hand_of(view: FishingState) -> tuple[int, ...]:
    """The viewer's hand; none of an onlooker."""
    if not 0 <= view.viewer < len(view.anglers):
        return ()
    return view.anglers[view.viewer].hand


def _hand(view: FishingState, owner: Seat) -> Iterable[Words]:
    """A hand that the viewer may see, with the numbers on each card."""
    for number, held in Counter(view.anglers[owner].hand).items():
        many = f"{held} " if held > 1 else ""
        yield (SeatRef(owner), f" holds {many}", card(number), *_shown_on(number))


def _shown_on(number: int) -> Words:
    """What a card shows: Cast Strength, bait, the symbols it counters, cash."""
    known = ANGLER[number]
    shown: list[Words] = [(f"Cast Strength {known.strength:+}",)] if known.strength else []
    shown += [("shows ", *bait(known.bait))] if known.bait else []
    counters = tuple((FIGHT_SYMBOLS[symbol],) for symbol in known.counters)
    shown += [("counters ", *listed(counters, " or "))] if counters else []
    shown += [(f"pays ${known.cash}",)] if known.cash else []
    return (": ", *listed(tuple(shown), ", ")) if shown else ()


def _cash(view: FishingState, seat: Seat) -> Iterable[Words]:
    if view.phase == Phase.BUY and view.seat == seat:
        yield (f"The hand pays up to ${cash_of(view.anglers[seat].hand)}",)


def _livewell(view: FishingState, seat: Seat) -> Iterable[Words]:
    caught = view.anglers[seat].livewell
    if caught:
        fishes = tuple((fish(number), f" worth {LAKE[number].worth}") for number in caught)
        yield ("In the Livewell: ", *listed(fishes))


def _known(view: FishingState, number: int) -> Iterable[Words]:
    """The cards of a spot that the viewer has seen and not everybody sees."""
    for depth, lying in enumerate(view.spots[number].cards, start=1):
        if lying.card != UNKNOWN and not lying.open:
            where = "on top" if depth == 1 else f"card {depth}"
            yield (f"Spot {number + 1}, {where}: ", *_lying(lying))


def _results(view: FishingState) -> int:
    """How many results the fight has, if there is one."""
    fight = view.anglers[view.fishing].turn.fight
    return len(fight.results) if fight is not None else 0
