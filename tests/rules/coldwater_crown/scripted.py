"""Scripted games of Coldwater Crown: boards, fish, cards and draws as a test wants them."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from rules.coldwater_crown.actions import (
    PLACE,
    REMOVE,
    FillZone,
    PlaceToken,
    PlayLure,
    PlayReel,
    PutBait,
    RemoveToken,
)
from rules.coldwater_crown.bait import LETTERS, LOCATION_NAMES, NO_BAIT, Bag, Bait, counted, minus, plus
from rules.coldwater_crown.components import (
    BAIT_PIECES,
    FISH,
    MASTERS,
    ROW,
    SPECIES,
    TACKLE_PIECES,
    ZONES,
    Tackle,
)
from rules.coldwater_crown.events import FishCaught
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.inventory import missing
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.pieces import (
    LOWEST_ZONE,
    NO_FISH,
    SOLO_BAIT,
    UNFINISHED,
    Board,
    Caught,
    Fish,
    Space,
    Stream,
    Unfinished,
    face_up,
)
from rules.coldwater_crown.setup import lay_out_game, opened
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.tasks import with_player
from rules.coldwater_crown.telling import tell
from rules.coldwater_crown.words import describe
from rules.game import Action, Event, Step
from rules.piles import put as put_at
from rules.words import plain

E = TypeVar("E", bound=Event)

# Master Angler cards by their spots.
CRAB_GGR, CRAB_GGB, CRAB_GGK, CRAB_GGPB = 0, 1, 2, 3
CHAR_PRR, CHAR_PBB, CHAR_KRR = 6, 7, 8
EEL_KKB, EEL_GYY, EEL_PYY = 12, 13, 14
DOGFISH_PPK, DOGFISH_KKR, DOGFISH_PPB = 18, 19, 20
RAY_KBB, RAY_PBB, RAY_YYK = 24, 25, 26


def deal(
    *boards: str,
    fish: dict[str, str] | None = None,
    decks: dict[str, tuple[str, ...]] | None = None,
    catches: tuple[tuple[str, ...], ...] = (),
    tackle: tuple[str, ...] = (),
    stack: str = "",
    tackle_discards: str = "",
    unfinished: tuple[tuple[tuple[int, str], ...], ...] = (),
    masters: tuple[tuple[int, ...], ...] = (),
    row: tuple[int, ...] | None = None,
    tokens: str = "",
    token: int = 1,
    discards: str = "",
    bag: str | None = None,
    tag: str = "",
    mystery: tuple[int, ...] = (),
    begin: bool = True,
    seed: str = "test",
    **options: object,
) -> Step:
    """A game whose first turn has begun, seat 0 to play.

    boards: by seat, the bait letters of Zones 3 to 6: "gk/kpbg//"
    fish: what lies in the Zones, as {"Shore 4": "Flounder 5"}; "" for an empty one
    decks: the next fish of a location, as {"Shore": ("Flounder 5",)}; the rest of its fish follow
    catches, tackle, unfinished (card, bait on it), masters: by seat
    stack, tackle_discards: Tackle, the next piece first; the rest is below in the stack
    row: Master Angler cards face up; the rest is the deck
    tokens: spaces and sides, as "Green1 Port2"; `token`: the side that seat 0 holds
    discards: bait letters; `bag`: exactly this coloured bait, all other bait being discarded
    begin: False for a table before its first turn
    """
    state = lay_out_game(Options(first="1", **options), seed)  # type: ignore[arg-type]
    state = _with_bait(state, boards, unfinished, discards, bag)
    state = _with_fish(state, fish or {}, decks or {}, catches)
    state = _with_tackle(state, tackle, stack, tackle_discards)
    state = _with_masters(state, unfinished, masters, row)
    state = _with_tokens(state, tokens, token)
    if tag:
        state = replace(state, tag=TAG_NAMES.index(tag))
    if mystery:
        rest = tuple(weight for weight in sorted(state.mystery) if weight not in mystery)
        state = replace(state, mystery=mystery + rest)
    assert not missing(state), missing(state)
    return opened(state) if begin else Step(state, ())


NAMES = ("Ann", "Bo", "Cy", "Di")
TAG_NAMES = ("orange", "teal", "pink", "silver", "tan")


def play(step: Step, *actions: Action) -> Step:
    """The last of the steps that the actions lead to; nothing may get lost on the way."""
    for action in actions:
        complete = not missing(table(step))
        step = GAME.apply(table(step), action)  # type: ignore[arg-type]
        assert not complete or not missing(table(step)), missing(table(step))
    return step


def table(step: Step) -> CrownState:
    """The state after a step."""
    assert isinstance(step.state, CrownState)
    return step.state


def changed(step: Step, **changes: object) -> Step:
    """The step as if its state were another one in these fields."""
    return Step(replace(table(step), **changes), step.beats)


def having(step: Step, seat: int, **changes: object) -> Step:
    """The step as if a seat had other things."""
    return Step(with_player(table(step), seat, **changes), step.beats)


def words(step: Step, action: Action) -> str:
    """An action as the deciding seat reads it."""
    return plain(describe(table(step), action), NAMES)  # type: ignore[arg-type]


def told(step: Step) -> list[str]:
    """What happened in a step, as an onlooker who sees everything reads it."""
    said = [plain(tell(table(step), event), NAMES) for event in step.events]  # type: ignore[arg-type]
    return [line for line in said if line]


def legal(step: Step) -> tuple[Action, ...]:
    """What can be chosen after a step."""
    decision = GAME.decision(table(step))
    return decision.actions if decision else ()


def refused(step: Step, action: Action) -> str:
    """The clause for which an action is refused after a step; empty if it is legal."""
    refusal = GAME.why_not(table(step), action)  # type: ignore[arg-type]
    return refusal.rule if refusal else ""


def happened(step: Step, kind: type[E]) -> list[E]:
    """The events of one kind in a step."""
    return [event for event in step.events if isinstance(event, kind)]


def caught(step: Step) -> list[str]:
    """The fish caught in a step: "Flounder 5"."""
    return [name_of(event.card) for event in happened(step, FishCaught)]


def drawing(step: Step, letters: str) -> Step:
    """The step with these next draws from the bag, "w" being the clear-white."""
    state = table(step)
    bag, discards, pieces = state.bag.coloured, state.discards, []
    for letter in letters:
        colour = LETTERS.index(letter)
        pieces.append(sum(bag[:colour]))
        if letter == "w":
            bag, discards = plus(bag, discards), NO_BAIT
        else:
            assert bag[colour], f"no {letter} in the bag"
            bag = minus(bag, bait(letter))
    return changed(step, chance=state.chance.scripted(Stream.BAIT, *pieces))


def place(name: str) -> PlaceToken:
    """The placement on a space: "Green"."""
    return PLACE[Space[name.upper()]]


def remove(name: str) -> RemoveToken:
    """The removal from a space."""
    return REMOVE[Space[name.upper()]]


def fill(number: int) -> FillZone:
    """The filling of the Zone of this number."""
    return FillZone(number - LOWEST_ZONE)


def reel(letter: str, *numbers: int) -> PlayReel:
    """A Reel on two bait of a colour in the Zones of these numbers."""
    one, other = [number - LOWEST_ZONE for number in numbers]
    return PlayReel(LETTERS.index(letter), (one, other))


def lure(letter: str, number: int, other: str, other_number: int) -> PlayLure:
    """A Lure on a bait of one Zone and a bait of another."""
    return PlayLure(
        number - LOWEST_ZONE,
        LETTERS.index(letter),
        other_number - LOWEST_ZONE,
        LETTERS.index(other),
    )


def put(*counts: int) -> PutBait:
    """Cast bait put on the unfinished cards, so many on each."""
    return PutBait((*counts, *[0] * (UNFINISHED - len(counts))))


def bait(letters: str) -> Bait:
    """Bait by letters."""
    return counted(tuple(LETTERS.index(letter) for letter in letters))


def board(text: str) -> Board:
    """A player board by its Zones: "gk/kpbg//"."""
    zones = text.split("/") if text else []
    return tuple(bait(zone) for zone in zones) + (NO_BAIT,) * (ZONES - len(zones))


def card(name: str) -> int:
    """The fish of this species and weight: "Flounder 5"."""
    species, weight = name.rsplit(" ", 1)
    return next(
        side.id
        for side in FISH.values()
        if SPECIES[side.species].name == species and side.weight == int(weight)
    )


def cards(names: str) -> tuple[int, ...]:
    """Several fish: "Flounder 5, Wrasse 4"."""
    return tuple(card(name.strip()) for name in names.split(","))


def name_of(number: int) -> str:
    """The species and weight of a fish."""
    return f"{SPECIES[FISH[number].species].name} {FISH[number].weight}"


def _with_bait(
    state: CrownState,
    boards: tuple[str, ...],
    unfinished: tuple[tuple[tuple[int, str], ...], ...],
    discards: str,
    bag: str | None,
) -> CrownState:
    seats = range(state.setup.seats)
    laid = [board(boards[seat] if seat < len(boards) else "") for seat in seats]
    rest: Bait = (SOLO_BAIT,) * 6 if state.setup.solo else tuple(BAIT_PIECES)  # type: ignore[assignment]
    on_cards = [bait(letters) for cards in unfinished for _, letters in cards]
    for some in [*[zone for zones in laid for zone in zones], *on_cards]:
        rest = minus(rest, some)
    assert min(rest) >= 0, "there is not so much bait"
    inside = minus(rest, bait(discards)) if bag is None else bait(bag)
    players = tuple(
        replace(player, board=laid[seat]) if seat in seats else player
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players, bag=Bag(inside, white=True), discards=minus(rest, inside))


def _with_fish(
    state: CrownState,
    fish: dict[str, str],
    decks: dict[str, tuple[str, ...]],
    catches: tuple[tuple[str, ...], ...],
) -> CrownState:
    named = [card(name) for name in fish.values() if name]
    named += [card(name) for deck in decks.values() for name in deck]
    named += [card(name) for catch in catches for name in catch]
    waters, piles = [], []
    for location, where in enumerate(LOCATION_NAMES):
        rest = [number for number in FISH if _is_from(number, location) and number not in named]
        water: tuple[Fish, ...] = ()
        for zone in range(ZONES):
            name = fish.get(f"{where} {zone + LOWEST_ZONE}")
            number = rest.pop(0) if name is None else (card(name) if name else None)
            water += (NO_FISH if number is None else face_up(number),)
        waters.append(water)
        piles.append(tuple(face_up(number) for number in [*map(card, decks.get(where, ())), *rest]))
    players = tuple(
        replace(player, catch=_catch(catches[seat] if seat < len(catches) else ()))
        for seat, player in enumerate(state.players)
    )
    return replace(state, waters=tuple(waters), decks=tuple(piles), players=players)


def _is_from(number: int, location: int) -> bool:
    return SPECIES[FISH[number].species].location == location


def _catch(names: Iterable[str]) -> tuple[Caught, ...]:
    return tuple(Caught(card(name), FISH[card(name)].species) for name in names)


def _with_tackle(state: CrownState, hands: tuple[str, ...], stack: str, discards: str) -> CrownState:
    held = [_pieces(hands[seat] if seat < len(hands) else "") for seat in range(len(state.players))]
    rest = list(TACKLE_PIECES)
    for kind in (*[kind for hand in held for kind in hand], *_pieces(stack), *_pieces(discards)):
        rest.remove(kind)
    players = tuple(replace(player, tackle=hand) for player, hand in zip(state.players, held, strict=True))
    return replace(
        state,
        players=players,
        tackle_stack=(*_pieces(stack), *rest),
        tackle_discards=_pieces(discards),
    )


def _pieces(names: str) -> tuple[int, ...]:
    return tuple(int(Tackle[name.upper()]) for name in names.split())


def _with_masters(
    state: CrownState,
    unfinished: tuple[tuple[tuple[int, str], ...], ...],
    masters: tuple[tuple[int, ...], ...],
    row: tuple[int, ...] | None,
) -> CrownState:
    players = []
    for seat, player in enumerate(state.players):
        working = unfinished[seat] if seat < len(unfinished) else ()
        done = masters[seat] if seat < len(masters) else ()
        on_hand = tuple(Unfinished(number, bait(letters)) for number, letters in working)
        players.append(replace(player, unfinished=on_hand, masters=done))
    used = {number for player in players for number in player.masters}
    used |= {working.card for player in players for working in player.unfinished}
    rest = [number for number in MASTERS if number not in used and number not in (row or ())]
    if row is None:
        row, rest = tuple(rest[:ROW]), rest[ROW:]
    return replace(state, players=tuple(players), row=row, master_deck=tuple(rest))


def _with_tokens(state: CrownState, tokens: str, side: int) -> CrownState:
    state = replace(state, players=put_at(state.players, 0, replace(state.players[0], token=side)))
    if not tokens:
        return state
    sides = [0] * len(Space)
    for text in tokens.split():
        sides[Space[text[:-1].upper()]] = int(text[-1])
    return replace(state, tokens=tuple(sides))
