"""Laying out a tournament as a test wants it: hands, lake, shop, hours and draws."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from rules.agenda import settled
from rules.game import NOTHING, Beat, Step
from rules.tournament_fishing.components import (
    ANGLER,
    CLOCK,
    FIGHT,
    LAKE,
    LOCATIONS,
    WEATHER,
)
from rules.tournament_fishing.copies import kinds, rods_and_boats, shop_cards, starting_cards
from rules.tournament_fishing.effects import FightSymbol, Phase
from rules.tournament_fishing.inventory import missing
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import (
    LEFT_OUT,
    Angler,
    Lying,
    RoundDeck,
    Spot,
    Stream,
)
from rules.tournament_fishing.round import BeginningPhase, BeginningRound, round_of
from rules.tournament_fishing.setup import lay_out_game
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.tasks import with_angler

QUIET_LOCATIONS = (
    "Drop-Off",
    "Sandy Cove",
    "Weed Mat",
    "Rock Pile",
    "Open Water",
    "Undercut Bank",
    "Spring Hole",
    "Old Bridge",
    "Boat Dock",
    "Marina Lights",
)
"""Locations that ask nothing of those who fish elsewhere."""


def deal(
    *hands: str,
    decks: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    attachments: tuple[str, ...] = (),
    in_play: tuple[str, ...] = (),
    livewells: tuple[str, ...] = (),
    lake: dict[int, str] | None = None,
    bare: bool = False,
    supply: str = "",
    shop: str = "",
    bucket: str = "",
    clock: str = "",
    weather: str = "",
    locations: dict[int, str] | None = None,
    fight: str = "",
    fight_discards: str = "",
    dice: str = "",
    phase: Phase = Phase.SEARCH,
    seed: str = "test",
    **options: object,
) -> Step:
    """A game in round 1, seat 0 at the beginning of a phase; what is not named lies in the decks.

    hands, decks, discards, attachments, in_play, livewells: by seat, cards by name, "Mud Worm, Tin Spoon"; a seat
        without a named hand holds a card that makes its turn wait for it
    decks: the next cards first; the rest of what the angler began with follows
    lake: by the number of the spot the top cards, the uppermost first; `bare`: there are no others
    supply: five cards, "-" for a gap; `shop`: the next cards of the deck
    clock, weather: the cards of the round; without a name their effects are left out
    locations: by the number of the spot
    fight: the next Fight cards as "fish/blank pop/anchor*", the star for a reshuffle mark
    dice: the next faces of Fight dice, each by its place, "0 5 2"
    """
    options.setdefault("fight", "dice" if dice else "cards")
    chosen = Options(first="1", weather=bool(weather), locations=bool(locations), **options)  # type: ignore[arg-type]
    state = lay_out_game(chosen, seed)
    state = replace(state, setup=replace(state.setup, clock=bool(clock)))
    state = _with_cards(state, hands, decks, discards, attachments, in_play, supply, shop, bucket)
    state = _with_lake(state, lake or {}, bare, livewells)
    state = _with_round(state, clock, weather, locations or {})
    state = _with_fight(state, fight, fight_discards)
    if dice:
        state = replace(state, chance=state.chance.scripted(Stream.DICE, *map(int, dice.split())))
    assert not missing(state), missing(state)
    return _begun(state, phase)


def _begun(state: FishingState, phase: Phase) -> Step:
    tasks = round_of(state)
    start = tasks.index(BeginningPhase(0, int(phase)))
    begun = replace(state, agenda=(BeginningRound(), *tasks[start:]))
    return settled(begun, [Beat((), begun)])


def card(name: str) -> int:
    """An angler card by its name."""
    return next(number for number in kinds() if ANGLER[number].name == name)


def cards(text: str) -> tuple[int, ...]:
    """Angler cards by their names: "Mud Worm, Tin Spoon"."""
    return tuple(card(name.strip()) for name in text.split(",") if name.strip())


def lake_card(name: str, among: Iterable[int] = ()) -> int:
    """A lake card by its name, one of those named if any are."""
    return next(number for number in (among or LAKE) if LAKE[number].name == name)


def _by_seat(texts: tuple[str, ...], seats: int) -> list[tuple[int, ...]]:
    return [cards(texts[seat]) if seat < len(texts) else () for seat in range(seats)]


def _with_cards(
    state: FishingState,
    hands: tuple[str, ...],
    decks: tuple[str, ...],
    discards: tuple[str, ...],
    attachments: tuple[str, ...],
    in_play: tuple[str, ...],
    supply: str,
    shop: str,
    bucket: str,
) -> FishingState:
    seats = state.setup.seats
    rods, boats = rods_and_boats()
    rest = Counter(starting_cards() * seats + shop_cards() + rods + boats)
    hands += ("Folded Chart",) * (seats - len(hands))
    held, decked, piled, attached, played = [
        _by_seat(texts, seats) for texts in (hands, decks, discards, attachments, in_play)
    ]
    row = tuple(NOTHING if name.strip() == "-" else card(name.strip()) for name in supply.split(",") if name)
    in_bucket, next_ = cards(bucket), cards(shop)
    for some in (*held, *decked, *piled, *attached, *played, row, in_bucket, next_):
        rest.subtract(number for number in some if number != NOTHING)
    assert min(rest.values()) >= 0, "there are not so many of a card"
    anglers = []
    for seat in range(seats):
        own = [number for number in starting_cards() if rest[number] > 0]
        own += [next(number for number in kind if rest[number] > 0) for kind in (rods, boats)]
        named = Counter(held[seat] + decked[seat] + piled[seat] + attached[seat] + played[seat])
        own = list((Counter(own) - named).elements())
        rest.subtract(own)
        anglers.append(
            Angler(
                hand=tuple(sorted(held[seat])),
                deck=(*decked[seat], *own),
                discards=piled[seat],
                play=played[seat],
                attachments=attached[seat],
            )
        )
    left = list(rest.elements())
    spare = [number for number in left if number in rods + boats]
    begun = [number for number in left if number in starting_cards()]
    sold = [number for number in left if number not in spare and number not in begun]
    if not row:
        row, sold = tuple(sold[:5]), sold[5:]
    return replace(
        state,
        anglers=tuple(anglers),
        supply=row,
        shop_deck=(*next_, *sold),
        bucket=tuple(sorted(in_bucket)),
        lost=tuple(begun),
        spare=tuple(spare),
    )


def _with_lake(
    state: FishingState, lake: dict[int, str], bare: bool, livewells: tuple[str, ...]
) -> FishingState:
    rest = list(LAKE)
    wells = [_taken(rest, text) for text in livewells]
    tops = {spot: _taken(rest, text) for spot, text in lake.items()}
    box = tuple(sorted(rest, key=lambda number: LAKE[number].is_fish)[-LEFT_OUT:])
    rest = [number for number in rest if number not in box]
    spots = []
    for number, spot in enumerate(state.spots, start=1):
        on_top = tops.get(number, [])
        depth = 0 if bare else len(spot.cards) - len(on_top)
        below, rest = rest[: max(0, depth)], rest[max(0, depth) :]
        spots.append(Spot(tuple(Lying(card) for card in (*on_top, *below)), spot.location))
    state = replace(state, spots=tuple(spots), box=box, gone=tuple(rest))
    for seat, well in enumerate(wells):
        state = with_angler(state, seat, livewell=tuple(well))
    return state


def _taken(rest: list[int], text: str) -> list[int]:
    found = []
    for name in text.split(","):
        if name.strip():
            found.append(lake_card(name.strip(), rest))
            rest.remove(found[-1])
    return found


def _with_round(state: FishingState, clock: str, weather: str, locations: dict[int, str]) -> FishingState:
    if clock:
        state = replace(state, clock=_first(CLOCK, clock))
    if weather:
        state = replace(state, weather=_first(WEATHER, weather))
    if locations:
        known = {place.name: number for number, place in LOCATIONS.items()}
        quiet = iter([name for name in QUIET_LOCATIONS if name not in locations.values()])
        laid = [
            known[locations[number] if number in locations else next(quiet)]
            for number in range(1, len(state.spots) + 1)
        ]
        spots = tuple(replace(spot, location=place) for spot, place in zip(state.spots, laid, strict=True))
        spare = tuple(number for number in LOCATIONS if number not in laid)
        state = replace(state, spots=spots, spare_locations=spare)
    return state


def _first(known: dict[int, object], name: str) -> RoundDeck:
    top = next(number for number, found in known.items() if found.name == name)  # type: ignore[attr-defined]
    return RoundDeck((top, *[number for number in known if number != top]))


def _with_fight(state: FishingState, fight: str, discarded: str) -> FishingState:
    rest = list(FIGHT)
    first = [_fight_card(text, rest) for text in fight.split()]
    if discarded == "all":
        return replace(state, fight_deck=tuple(first), fight_discards=tuple(rest))
    used = [_fight_card(text, rest) for text in discarded.split()]
    unmarked = [number for number in rest if not FIGHT[number].reshuffle]
    marked = [number for number in rest if FIGHT[number].reshuffle]
    return replace(state, fight_deck=(*first, *unmarked, *marked), fight_discards=tuple(used))


def _fight_card(text: str, rest: list[int]) -> int:
    main, bottom = text.removesuffix("*").split("/")
    wanted = (FightSymbol[main.upper()], FightSymbol[bottom.upper()], text.endswith("*"))
    found = next(
        number
        for number in rest
        if (FIGHT[number].main, FIGHT[number].bottom, FIGHT[number].reshuffle) == wanted
    )
    rest.remove(found)
    return found
