"""What could lie behind a view: every unknown card is one of those that the view shows missing (TF-11)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rules.agenda import legal_actions
from rules.chance import Chance
from rules.game import EVERYTHING, UNKNOWN
from rules.tournament_fishing.components import CLOCK, FIGHT, LAKE, WEATHER
from rules.tournament_fishing.copies import shop_cards
from rules.tournament_fishing.pieces import Angler, RoundDeck, Stream
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.weigh_in import livewells

TRIES = 16
"""How often hands are dealt anew until the seat that is asked has something to choose."""


def imagine(seen: FishingState, chance: Chance) -> FishingState:
    """A whole state behind a view."""
    state = replace(seen, chance=chance, viewer=EVERYTHING)
    state = _with_decks(_with_lake(state))
    dealt = _with_hands(state)
    for _ in range(TRIES):
        if not dealt.agenda or len(legal_actions(dealt)) > 1:
            break
        dealt = _with_hands(replace(state, chance=dealt.chance))
    return dealt


def _with_lake(state: FishingState) -> FishingState:
    """Unseen lake cards: those in Livewells are fish, the others lie in any order."""
    pool, chance = state.chance.shuffle(Stream.LAKE, _unseen_lake(state))
    fish = iter([card for card in pool if LAKE[card].is_fish])
    anglers = tuple([replace(angler, livewell=_filled(angler.livewell, fish)) for angler in state.anglers])
    rivals = tuple([replace(rival, livewell=_filled(rival.livewell, fish)) for rival in state.rivals])
    landed = {card for angler in anglers for card in angler.livewell}
    landed |= {card for rival in rivals for card in rival.livewell}
    rest = iter([card for card in pool if card not in landed])
    spots = tuple(
        [
            replace(
                spot,
                cards=tuple(
                    [
                        replace(lying, card=next(rest)) if lying.card == UNKNOWN else lying
                        for lying in spot.cards
                    ]
                ),
            )
            for spot in state.spots
        ]
    )
    box = _filled(state.box, rest)
    return replace(state, anglers=anglers, rivals=rivals, spots=spots, box=box, chance=chance)


def _unseen_lake(state: FishingState) -> tuple[int, ...]:
    known = {lying.card for spot in state.spots for lying in spot.cards}
    known |= {card for cards in livewells(state) for card in cards}
    known |= {*state.gone, *state.box}
    known |= {angler.turn.bite.card for angler in state.anglers if angler.turn.bite is not None}
    return tuple([card for card in LAKE if card not in known])


def _with_decks(state: FishingState) -> FishingState:
    """The decks of the Bait Shop, the Fight cards, the Clock and the Weather."""
    shop, chance = state.chance.shuffle(Stream.SHOP, _unseen_shop(state))
    fights = set(FIGHT) - {*state.fight_discards, *_fighting(state)}
    fight, chance = chance.shuffle(Stream.FIGHT, tuple(sorted(fights)))
    clock, chance = _round_deck(state.clock, CLOCK, chance, Stream.CLOCK)
    weather, chance = _round_deck(state.weather, WEATHER, chance, Stream.WEATHER)
    return replace(state, shop_deck=shop, fight_deck=fight, clock=clock, weather=weather, chance=chance)


def _unseen_shop(state: FishingState) -> tuple[int, ...]:
    """The cards of the shop that are nowhere else, angler cards of the same kind being alike."""
    out = [*state.supply, *state.bucket, *state.lost]
    for angler in state.anglers:
        out += angler.hand + angler.discards + angler.play + angler.attachments + angler.reserve
        out += angler.turn.bought
    out += [anchor.card for spot in state.spots for anchor in spot.anchors]
    left = Counter(shop_cards())
    left.subtract(card for card in out if card in left)
    return tuple(sorted(left.elements()))


def _fighting(state: FishingState) -> list[int]:
    """The Fight cards that lie revealed or set aside."""
    if state.setup.dice:
        return []
    fights = [angler.turn.fight for angler in state.anglers if angler.turn.fight is not None]
    return [card for fight in fights for card in (*[result.piece for result in fight.results], *fight.aside)]


def _round_deck(
    deck: RoundDeck, cards: Iterable[int], chance: Chance, stream: Stream
) -> tuple[RoundDeck, Chance]:
    if UNKNOWN not in deck.cards:
        return deck, chance
    rest = [card for card in cards if card not in deck.discards and card not in deck.cards]
    shuffled, chance = chance.shuffle(stream, tuple(rest))
    return replace(deck, cards=_filled(deck.cards, iter(shuffled))), chance


def _with_hands(state: FishingState) -> FishingState:
    """Each angler's unseen cards, in hand and deck."""
    anglers, chance = [], state.chance
    for seat, angler in enumerate(state.anglers):
        dealt, chance = chance.shuffle(Stream.DECKS + seat, angler.reserve)
        anglers.append(_dealt(angler, iter(dealt)))
    return replace(state, anglers=tuple(anglers), chance=chance)


def _dealt(angler: Angler, cards: Iterator[int]) -> Angler:
    hand = tuple(sorted(_filled(angler.hand, cards)))
    turn = angler.turn
    if UNKNOWN in turn.counters:
        turn = replace(turn, counters=hand[: len(turn.counters)])
    return replace(angler, hand=hand, deck=_filled(angler.deck, cards), turn=turn, reserve=())


def _filled(cards: tuple[int, ...], pool: Iterator[int]) -> tuple[int, ...]:
    """The cards, unknown ones taken from a pool."""
    return tuple([next(pool) if card == UNKNOWN else card for card in cards])
