"""What a seat may know of a game, and what could lie behind that (DF-05, DF-36)."""

from itertools import islice

from msgspec.structs import replace

from rules.chance import HIDDEN, Chance
from rules.dice_fishing.components import CARDS
from rules.dice_fishing.events import AnyEvent, Looked
from rules.dice_fishing.failure import KeepingPower
from rules.dice_fishing.pieces import Power, Slot, Stream
from rules.dice_fishing.state import DiceFishingState
from rules.game import EVERYTHING, ONLOOKER, UNKNOWN, Seat


def view(state: DiceFishingState, seat: Seat | None) -> DiceFishingState:
    """The state as a seat may know it; None is an onlooker.

    Every field is named here, so that a new one is seen by nobody until somebody decides who may.
    """
    viewer = ONLOOKER if seat is None else seat
    open_species = state.setup.open_species
    return DiceFishingState(
        chance=HIDDEN,
        viewer=viewer,
        setup=state.setup,
        players=state.players,
        row=_shown(state.row, viewer, open_species),
        deck=(UNKNOWN,) * len(state.deck),
        discards=_shown(state.discards, viewer, open_species),
        tokens=state.tokens,
        supply=state.supply,
        power_deck=(UNKNOWN,) * len(state.power_deck),
        display=state.display,
        power_discards=state.power_discards,
        turn=state.turn,
        agenda=state.agenda,
        ended=state.ended,
    )


def witness(event: AnyEvent, seat: Seat | None) -> AnyEvent:
    """What a seat sees of an event: who looks with Fish Finder keeps the cards to themselves."""
    if isinstance(event, Looked) and event.seat != seat:
        return replace(event, cards=(UNKNOWN,) * len(event.cards))
    return event


def imagine(seen: DiceFishingState, chance: Chance) -> DiceFishingState:
    """A whole state behind a view: unknown cards are any that were not seen, under the floats that were."""
    hidden, chance = chance.shuffle(Stream.DECK, _unseen(seen))
    pool = list(hidden)
    row = tuple([_guessed(slot, pool) for slot in seen.row])
    discards = tuple([_guessed(slot, pool) for slot in seen.discards])
    known_powers = {*seen.display, *seen.power_discards, *[player.power for player in seen.players]}
    known_powers |= {task.drawn for task in seen.agenda if isinstance(task, KeepingPower)}
    powers: tuple[int, ...] = ()
    if seen.setup.advanced:
        rest = tuple(int(power) for power in Power if power not in known_powers)
        powers, chance = chance.shuffle(Stream.POWERS, rest)
    return replace(
        seen,
        chance=chance,
        viewer=EVERYTHING,
        row=row,
        discards=discards,
        deck=tuple(islice(pool, len(seen.deck))),
        power_deck=powers,
    )


def _shown(slots: tuple[Slot, ...], viewer: int, open_species: bool) -> tuple[Slot, ...]:
    if open_species:
        return slots
    return tuple([slot if _known(slot, viewer) else replace(slot, card=UNKNOWN) for slot in slots])


def _known(slot: Slot, viewer: int) -> bool:
    return slot.empty or slot.flipped or viewer in slot.seen_by


def _unseen(seen: DiceFishingState) -> tuple[int, ...]:
    shown = {slot.card for slot in (*seen.row, *seen.discards)}
    for player in seen.players:
        shown.update(player.catch)
    return tuple([card for card in sorted(CARDS) if card not in shown])


def _guessed(slot: Slot, pool: list[int]) -> Slot:
    """The place with a card that its float allows, taken out of the pool."""
    if slot.card != UNKNOWN:
        return slot
    card = next(card for card in pool if CARDS[card].float == slot.float)
    pool.remove(card)
    return replace(slot, card=card)
