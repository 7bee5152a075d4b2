"""Effects that are done once: draw, discard, Scan, sink, remove, add bait (TF-10 to TF-12, TF-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.game import NOTHING, Action, Refusal
from rules.piles import without
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Discard, Scan, ShowBait, Sink, Trash, TrashDiscarded
from rules.tournament_fishing.effects import Bait, Effect, Effects, Op, Phase
from rules.tournament_fishing.events import BaitShown, Discarded, Sank, Scanned, Trashed
from rules.tournament_fishing.hands import can_draw, discard, distinct, draw
from rules.tournament_fishing.lake import filled_spots, look, sink, watchers
from rules.tournament_fishing.pieces import Source
from rules.tournament_fishing.snag import Snagging
from rules.tournament_fishing.sources import BAIT_OF, EVERY_BAIT
from rules.tournament_fishing.tasks import AnglerTask, with_angler, with_turn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState
    from rules.tournament_fishing.tasks import FishingTask

_OFFERS = (Op.DRAW, Op.SCAN, Op.SINK, Op.TRASH)
_AT_ONCE = (Op.DISCARD, Op.ADD_BAIT)
"""What happens as soon as its moment comes, where it stands on something in play already."""


def deeds_of(seat: int, effects: Effects, phase: Phase, source: Source) -> tuple[FishingTask, ...]:
    """What the effects of one source do in a phase, as tasks in their order."""
    tasks = [_deed(seat, effect, source) for effect in effects if effect.phase == phase]
    return tuple([task for task in tasks if task is not None])


def _deed(seat: int, effect: Effect, source: Source) -> FishingTask | None:
    match effect.op:
        case Op.DRAW:
            return Drawing(seat, source, effect.n)
        case Op.DISCARD:
            return Discarding(seat, source, effect.n)
        case Op.SCAN:
            place = source.index if source.kind == "location" else NOTHING
            return Scanning(seat, source, effect.n, effect.depth, place)
        case Op.SINK:
            return Sinking(seat, source, effect.n)
        case Op.TRASH:
            return Trashing(seat, source, effect.n)
        case Op.ADD_BAIT if effect.every_bait:
            return ShowingAll(seat, source)
        case Op.ADD_BAIT:
            return AddingBait(seat, source, effect.n)
        case Op.SNAG:
            return Snagging(seat)
        case _:
            return None


def is_offer(effects: Effects, phase: Phase) -> bool:
    """Whether something in play offers its effects of a phase, to be used or not."""
    return any([effect.op in _OFFERS for effect in effects if effect.phase == phase])


def is_due(effects: Effects, phase: Phase) -> bool:
    """Whether the effects of something in play come by themselves when the moment of a phase is there.

    What is offered beside a due effect comes with it, and may be declined then.
    """
    return any([effect.op in _AT_ONCE for effect in effects if effect.phase == phase])


def can_use(state: FishingState, seat: int, effects: Effects, phase: Phase, source: Source) -> bool:
    """Whether any of the effects could do something now."""
    return any([any(task.parts(state)) for task in deeds_of(seat, effects, phase, source)])


class Deed(AnglerTask, frozen=True):
    """Something an effect does. `source`: what the effect stands on; `number`: how much is left of it."""

    source: Source
    number: int = 1

    def rest(self, state: FishingState) -> FishingState:
        """The state with one of the number done."""
        if self.number <= 1:
            return done(state)
        return replace(state, agenda=(replace(self, number=self.number - 1), *state.agenda[1:]))


class Drawing(Deed, frozen=True):
    """Cards may be drawn (TF-10)."""

    rule: ClassVar[str] = "TF-10d"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        return _DRAW if can_draw(state, self.seat) else ()

    def prompt(self, state: FishingState) -> Words:
        return ("draw a card?" if self.number == 1 else f"draw {self.number} cards?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if action == actions.DECLINE:
            return done(state), ()
        return draw(done(state), self.seat, self.number)


class Discarding(Deed, frozen=True):
    """Hand cards must be discarded, or all if there are fewer (TF-15)."""

    rule: ClassVar[str] = "TF-15b"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        hand = state.anglers[self.seat].hand
        if len(hand) <= self.number:
            return ()
        return (actions.part(*[actions.discard(card) for card in distinct(hand)]),)

    def prompt(self, state: FishingState) -> Words:
        return ("discard which card?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        assert isinstance(action, Discard)
        after = discard(self.rest(state), self.seat, action.card)
        return after, (Discarded(self.seat, (action.card,)),)

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        hand = state.anglers[self.seat].hand
        if not hand:
            return done(state), ()
        return discard(done(state), self.seat, *hand), (Discarded(self.seat, hand),)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        return Refusal("TF-15b", "You do not hold that card.") if isinstance(action, Discard) else None


class Scanning(Deed, frozen=True):
    """The top cards of spots may be looked at (TF-11).

    depth: how many of each
    place: the only spot that may be looked at, or `NOTHING`
    """

    rule: ClassVar[str] = "TF-11a"

    depth: int = 1
    place: int = NOTHING

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        spots = filled_spots(state)
        if self.place != NOTHING:
            spots = [self.place] if self.place in spots else []
        return (_scans(tuple(spots)), _DECLINE) if spots else ()

    def prompt(self, state: FishingState) -> Words:
        deep = f", {self.depth} cards deep" if self.depth > 1 else ""
        more = f" ({self.number} left)" if self.number > 1 else ""
        return (f"Scan which spot{deep}?{more}",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if not isinstance(action, Scan):
            return done(state), ()
        seat, spot = self.seat, action.spot
        cards = tuple([lying.card for lying in state.spots[spot].cards[: self.depth]])
        after = look(self.rest(state), seat, spot, self.depth)
        scanned = state.anglers[seat].turn.scanned
        if spot not in scanned:
            after = with_turn(after, seat, scanned=(*scanned, spot))
        return after, (Scanned(seat, spot, cards, watchers(state, seat)),)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        match action:
            case Scan(spot) if self.place not in (NOTHING, spot):
                return Refusal("TF-33a", "This Location lets you Scan its own spot only.")
            case Scan():
                return Refusal("TF-34a", "There is no card at that spot.")
            case _:
                return None


class Sinking(Deed, frozen=True):
    """Top cards of spots scanned this turn may be sunk (TF-10)."""

    rule: ClassVar[str] = "TF-10g"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        spots = tuple(sorted([spot for spot in self._scanned(state) if state.spots[spot].cards]))
        return (_sinks(spots), _DECLINE) if spots else ()

    def prompt(self, state: FishingState) -> Words:
        return ("sink the top card of which spot?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if not isinstance(action, Sink):
            return done(state), ()
        alone = len(state.spots[action.spot].cards) == 1
        after = sink(self.rest(state), self.seat, action.spot)
        return after, (Sank(self.seat, action.spot, alone),)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, Sink):
            return None
        return Refusal("TF-10g", "You did not Scan that spot this turn, or it is empty.")

    def _scanned(self, state: FishingState) -> tuple[int, ...]:
        return state.anglers[self.seat].turn.scanned


class Trashing(Deed, frozen=True):
    """Cards of the own hand or discard pile may be removed from the game (TF-10)."""

    rule: ClassVar[str] = "TF-10e"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        angler = state.anglers[self.seat]
        held = [actions.trash(card) for card in distinct(angler.hand)]
        piled = [actions.trash_discarded(card) for card in sorted(set(angler.discards))]
        return (actions.part(*held), actions.part(*piled), _DECLINE) if held or piled else ()

    def prompt(self, state: FishingState) -> Words:
        return ("remove which card from the game?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        angler = state.anglers[self.seat]
        match action:
            case Trash(card):
                after = with_angler(self.rest(state), self.seat, hand=without(angler.hand, card))
            case TrashDiscarded(card):
                after = with_angler(self.rest(state), self.seat, discards=without(angler.discards, card))
            case _:
                return done(state), ()
        return replace(after, lost=(*state.lost, card)), (Trashed(self.seat, card),)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        match action:
            case Trash():
                return Refusal("TF-10e", "You do not hold that card.")
            case TrashDiscarded():
                return Refusal("TF-10e", "That card is not in your discard pile.")
            case _:
                return None


class AddingBait(Deed, frozen=True):
    """The Lure shows more symbols of choice; what a Location adds counts at its spot only (TF-12)."""

    rule: ClassVar[str] = "TF-12j"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        turn = state.anglers[self.seat].turn
        return _BAIT[turn.bait | turn.here] if turn.lure != NOTHING else ()

    def prompt(self, state: FishingState) -> Words:
        return ("which bait does the Lure show too?",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if not isinstance(action, ShowBait):
            return done(state), ()
        after = _showing(self.rest(state), self.seat, self.source, 1 << action.bait)
        return after, (BaitShown(self.seat, (action.bait,)),)

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, ShowBait):
            return None
        return Refusal("TF-12i", "The Lure shows that bait already.")


class ShowingAll(Deed, frozen=True):
    """The Lure shows every symbol (TF-12)."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        turn = state.anglers[self.seat].turn
        missing = BAIT_OF[EVERY_BAIT & ~(turn.bait | turn.here)]
        if turn.lure == NOTHING or not missing:
            return done(state), ()
        after = _showing(done(state), self.seat, self.source, EVERY_BAIT)
        return after, (BaitShown(self.seat, tuple(map(int, missing))),)


def _showing(state: FishingState, seat: int, source: Source, bait: int) -> FishingState:
    turn = state.anglers[seat].turn
    if source.kind == "location":
        return with_turn(state, seat, here=turn.here | bait)
    return with_turn(state, seat, bait=turn.bait | bait)


_DECLINE = actions.part(actions.DECLINE)
_DRAW = (actions.part(actions.DRAW_CARDS), _DECLINE)
_BAIT: tuple[tuple[Part, ...], ...] = tuple(
    (actions.part(*[actions.show_bait(bait) for bait in map(int, Bait) if not bits >> bait & 1]), _DECLINE)
    if bits != EVERY_BAIT
    else ()
    for bits in range(EVERY_BAIT + 1)
)


def _scans(spots: tuple[int, ...]) -> Part:
    return actions.part(*[actions.scan(spot) for spot in spots])


def _sinks(spots: tuple[int, ...]) -> Part:
    return actions.part(*[actions.sink(spot) for spot in spots])
