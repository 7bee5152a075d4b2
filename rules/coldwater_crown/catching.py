"""Emptied Zones catch fish, one after another (CC-19 to CC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import CatchNext, PlayLine, PlayRod
from rules.coldwater_crown.components import Tackle
from rules.coldwater_crown.contests import settle_catch
from rules.coldwater_crown.events import FishCaught, NothingCaught, Redirected, ZoneChosen
from rules.coldwater_crown.pieces import NO_FISH, TOP_OF_DECK, Caught, Fish
from rules.coldwater_crown.restocking import restock
from rules.coldwater_crown.tackle import adjacent, gain, no_redirection, redirections, spend
from rules.coldwater_crown.tasks import SILENT, CrownTask, with_player
from rules.game import Action, Event, Refusal
from rules.piles import put
from rules.words import Words

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState

ZONE_5 = 2
ZONE_6 = 3


class Catching(CrownTask, frozen=True):
    """The Zones that one cast emptied, in the order the player chooses (CC-20).

    location: of the bait's colour
    deck_fish: whether Zone 6 gives its bonus
    """

    rule: ClassVar[str] = "CC-20a"

    location: int
    zones: tuple[int, ...]
    deck_fish: bool

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        return (actions.part(*[actions.CATCH[zone] for zone in self.zones]),)

    def prompt(self, state: CrownState) -> Words:
        return ("which emptied Zone catches next?",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        assert isinstance(action, CatchNext)
        own = action.zone
        rest = tuple([zone for zone in self.zones if zone != own])
        tasks: tuple[CrownTask, ...] = (
            Landing(own, self.location, own, deck_fish=self.deck_fish and own == ZONE_6),
        )
        if rest:
            tasks += (replace(self, zones=rest),)
        events = (ZoneChosen(state.turn.seat, own),) if rest else ()
        return replace(state, agenda=tasks + state.agenda[1:]), events

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        if not isinstance(action, CatchNext):
            return None
        return Refusal("CC-19b", "That Zone was not emptied, or has caught its fish already.")


class Landing(CrownTask, frozen=True):
    """One catch: the fish it points at, the top of the deck, or another one by Rod and Line.

    own: the Zone emptied on the player's board
    location, zone: where the catch points
    deck_fish: the top of the deck may be caught instead (CC-23)
    redirected: a Rod or Line was played on it
    """

    rule: ClassVar[str] = "CC-19a"

    own: int
    location: int
    zone: int
    deck_fish: bool
    redirected: bool = False

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        here = not state.waters[self.location][self.zone].empty
        ways = redirections(state, self.location, self.zone)
        deck = _DECK_FISH if self.deck_fish and state.decks[self.location] else actions.NO_ACTIONS
        take = _FISH if here or not self.redirected or not ways else actions.NO_ACTIONS
        return (take, deck, ways)

    def prompt(self, state: CrownState) -> Words:
        return ("which fish do you catch?",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        match action:
            case PlayRod(location):
                return self._redirect(state, Tackle.ROD, location, self.zone)
            case PlayLine(zone):
                return self._redirect(state, Tackle.LINE, self.location, zone)
            case actions.TakeDeckFish():
                after, events = catch_from_deck(done(state), state.turn.seat, self.location)
            case _:
                after, events = catch_from_zone(done(state), state.turn.seat, self.location, self.zone)
        return self._finish(after, events)

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        match action:
            case actions.TakeFish():
                return Refusal("CC-20e", "The catch would end in an empty Zone.")
            case actions.TakeDeckFish() if self.redirected:
                return Refusal("CC-25a", "A catch on which a Rod or Line was played takes no deck card.")
            case actions.TakeDeckFish() if self.deck_fish:
                return Refusal("CC-23b", "That location's deck is empty.")
            case PlayRod(location):
                leads = location != self.location
                return no_redirection(state, Tackle.ROD, leads)
            case PlayLine(zone):
                return no_redirection(state, Tackle.LINE, zone in adjacent(self.zone))
            case _:
                return None

    def _redirect(self, state: CrownState, kind: Tackle, location: int, zone: int) -> Outcome[CrownState]:
        after, events = spend(state, kind)
        moved = replace(self, location=location, zone=zone, deck_fish=False, redirected=True)
        after = replace(after, agenda=(moved, *state.agenda[1:]))
        return after, (*events, Redirected(state.turn.seat, location, zone))

    def _finish(self, state: CrownState, events: tuple[Event, ...]) -> Outcome[CrownState]:
        """Zone 5's bonus, and in the 2016 edition the restock, follow each catch (CC-20, CC-22)."""
        if self.own == ZONE_5:
            state, gained = gain(state)
            events += gained
        if state.edition.restocks_at_once:
            state, restocked = restock(state)
            events += restocked
        return state, events


_FISH = actions.part(actions.TAKE_FISH)
_DECK_FISH = actions.part(actions.TAKE_DECK_FISH)


def catch_from_zone(state: CrownState, seat: int, location: int, zone: int) -> Outcome[CrownState]:
    """The seat catches the fish of a Zone; an empty one gives nothing (CC-20)."""
    fish = state.waters[location][zone]
    if fish.empty:
        return state, (NothingCaught(seat, location, zone),)
    waters = put(state.waters, location, put(state.waters[location], zone, NO_FISH))
    return _caught(replace(state, waters=waters), seat, fish, location, zone)


def catch_from_deck(state: CrownState, seat: int, location: int) -> Outcome[CrownState]:
    """The seat catches the top fish of a deck (CC-23)."""
    fish, *deck = state.decks[location]
    decks = put(state.decks, location, tuple(deck))
    return _caught(replace(state, decks=decks), seat, fish, location, TOP_OF_DECK)


def _caught(state: CrownState, seat: int, fish: Fish, location: int, zone: int) -> Outcome[CrownState]:
    """The fish joins the catch, and contests are settled; the silent player's weights lie open (CC-42)."""
    open_ = state.setup.solo and seat == SILENT
    catch = (*state.players[seat].catch, Caught(fish.card, fish.species, shown=open_))
    event = FishCaught(seat, location, zone, fish.species, fish.card, open_)
    after, won = settle_catch(with_player(state, seat, catch=catch), seat)
    return after, (event, *won)
