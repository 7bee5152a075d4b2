"""What a seat may know of a game (TF-11, TF-24, TF-39, TF-44)."""

from msgspec.structs import replace

from rules.chance import HIDDEN
from rules.game import EVERYTHING, ONLOOKER, UNKNOWN, Seat
from rules.tournament_fishing.events import (
    AnyEvent,
    CastingEnded,
    CastPassedOver,
    Drew,
    Matched,
    NoBite,
    Scanned,
)
from rules.tournament_fishing.pieces import Angler, Lying, Rival, RoundDeck, Setup, Spot, Turn, sees
from rules.tournament_fishing.state import FishingState


def view(state: FishingState, seat: Seat | None) -> FishingState:
    """The state as a seat may know it; None is an onlooker.

    Every field is named here, so that a new one is seen by nobody until somebody decides who may.
    """
    viewer = ONLOOKER if seat is None else seat
    looking = _looking(state, viewer)
    return FishingState(
        chance=HIDDEN,
        viewer=viewer,
        setup=state.setup,
        anglers=tuple([_angler(state, angler, owner, viewer) for owner, angler in enumerate(state.anglers)]),
        rivals=tuple([_rival(rival, state.ended) for rival in state.rivals]),
        first=state.first,
        round=state.round,
        seat=state.seat,
        phase=state.phase,
        spots=tuple([_spot(spot, viewer, number in looking) for number, spot in enumerate(state.spots)]),
        box=_masked(state.box),
        gone=state.gone,
        supply=state.supply,
        shop_deck=_masked(state.shop_deck),
        bucket=state.bucket,
        lost=state.lost,
        spare=state.spare,
        spare_locations=state.spare_locations,
        clock=state.clock if state.setup.clock_runs else _round_deck(state.clock, state.setup.clock),
        weather=_round_deck(state.weather, state.setup.weather),
        fight_deck=_masked(state.fight_deck),
        fight_discards=state.fight_discards,
        agenda=state.agenda,
        lake_empty=state.lake_empty,
        ended=state.ended,
    )


def witness(event: AnyEvent, seat: Seat | None) -> AnyEvent | None:
    """What a seat sees of an event: cards drawn and looked at are for those who watch."""
    viewer = ONLOOKER if seat is None else seat
    match event:
        case Drew(watchers=watchers) if not sees(watchers, viewer):
            return replace(event, cards=_masked(event.cards))
        case Scanned(watchers=watchers) | Matched(watchers=watchers) | NoBite(watchers=watchers):
            return event if sees(watchers, viewer) else forgotten(event)
        case CastPassedOver(seat=caster, watchers=watchers) if not sees(watchers, viewer):
            return CastingEnded(caster, 0)
        case _:
            return event


def forgotten(event: AnyEvent) -> AnyEvent:
    """What is left of an event to those who did not see the lake card, or may keep no note of it (TF-11)."""
    match event:
        case Scanned():
            return replace(event, cards=_masked(event.cards))
        case Matched():
            return replace(event, card=UNKNOWN, power=0, strength=0)
        case NoBite():
            return replace(event, card=UNKNOWN, matched=False, power=0, strength=0)
        case _:
            return event


def opens_hand(setup: Setup, owner: Seat, viewer: Seat) -> bool:
    """Whether a seat sees another one's hand and fish: two together hide nothing (TF-44)."""
    return viewer in (owner, EVERYTHING) or setup.together


def _angler(state: FishingState, angler: Angler, owner: Seat, viewer: Seat) -> Angler:
    """What an angler has, as a seat sees it. What it cannot see lies together in the reserve."""
    open_ = opens_hand(state.setup, owner, viewer)
    hidden = angler.deck if open_ else angler.deck + angler.hand
    known = [card for card in hidden if card != UNKNOWN]
    return Angler(
        hand=angler.hand if open_ else _masked(angler.hand),
        deck=_masked(angler.deck),
        discards=angler.discards,
        play=angler.play,
        attachments=angler.attachments,
        livewell=angler.livewell if open_ or state.ended else _masked(angler.livewell),
        turn=_turn(angler.turn, open_),
        reserve=tuple(sorted([*angler.reserve, *known])),
    )


def _turn(turn: Turn, open_: bool) -> Turn:
    """What counts for a turn: all public but the hand cards named against a fight that is not over."""
    return Turn(
        lure=turn.lure,
        bait=turn.bait,
        here=turn.here,
        cast=turn.cast,
        hook=turn.hook,
        attempts=turn.attempts,
        tried=turn.tried,
        scanned=turn.scanned,
        looking=turn.looking,
        events=turn.events,
        offers=turn.offers,
        bite=turn.bite,
        fight=turn.fight,
        counters=turn.counters if open_ else _masked(turn.counters),
        bought=turn.bought,
    )


def _rival(rival: Rival, ended: bool) -> Rival:
    return Rival(livewell=rival.livewell if ended else _masked(rival.livewell))


def _looking(state: FishingState, viewer: Seat) -> list[int]:
    """The spots whose top card a seat looks at just now."""
    return [
        angler.turn.looking
        for owner, angler in enumerate(state.anglers)
        if opens_hand(state.setup, owner, viewer)
    ]


def _spot(spot: Spot, viewer: Seat, looked_at: bool) -> Spot:
    """A spot: face-up cards are public, others known to those who have seen them."""
    cards = [_lying(lying, viewer) for lying in spot.cards]
    if looked_at and cards:
        cards[0] = spot.cards[0]
    return Spot(cards=tuple(cards), location=spot.location, anchors=spot.anchors)


def _lying(lying: Lying, viewer: Seat) -> Lying:
    return lying if lying.open or sees(lying.seen, viewer) else replace(lying, card=UNKNOWN)


def _round_deck(deck: RoundDeck, counts: bool) -> RoundDeck:
    """A shuffled Clock or Weather deck: the card in force shows; none if no effects are played (TF-37)."""
    open_ = deck.open and counts
    shown = deck.cards[: int(open_)]
    return RoundDeck(cards=shown + _masked(deck.cards[len(shown) :]), open=open_, discards=deck.discards)


def _masked(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)
