"""The contests that are won during play, and who takes a trophy (CC-28 to CC-31)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome
from rules.coldwater_crown.components import FISH, MASTERS, SMALL
from rules.coldwater_crown.events import MysteryTurned, MysteryWon, TrophyWon
from rules.coldwater_crown.pieces import FISH_TO_END, SPECIES_TO_WIN, Contest, Trophy
from rules.coldwater_crown.tasks import with_player
from rules.game import Event
from rules.piles import put

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState

SAME_TO_WIN = 3
KINDS_TO_WIN = 4


def award(state: CrownState, seat: int, contest: Contest) -> Outcome[CrownState]:
    """The best trophy left of a contest goes to the seat, if it has none of that contest yet."""
    player, stack = state.players[seat], state.trophies[contest]
    if not stack or any(trophy.contest == contest for trophy in player.trophies):
        return state, ()
    after = with_player(state, seat, trophies=(*player.trophies, Trophy(contest, stack[0])))
    after = replace(after, trophies=put(state.trophies, contest, stack[1:]))
    return after, (TrophyWon(seat, contest, stack[0]),)


def award_all(state: CrownState, seat: int, contests: tuple[Contest, ...]) -> Outcome[CrownState]:
    """The best trophy left of each of these contests goes to the seat."""
    events: tuple[Event, ...] = ()
    for contest in contests:
        state, more = award(state, seat, contest)
        events += more
    return state, events


def settle_catch(state: CrownState, seat: int) -> Outcome[CrownState]:
    """What the seat's newest fish wins: Mystery Weight, 8 species, Small Species (CC-28, CC-29)."""
    state, weighed = _weigh(state, seat)
    state, won = award_all(state, seat, won_by_species({fish.species for fish in state.players[seat].catch}))
    return state, weighed + won


def settle_masters(state: CrownState, seat: int) -> Outcome[CrownState]:
    """What the seat's Master Angler cards win (CC-30)."""
    kinds = Counter(MASTERS[card].kind for card in state.players[seat].masters)
    won = []
    if kinds and max(kinds.values()) >= SAME_TO_WIN:
        won.append(Contest.THREE_SAME)
    if len(kinds) >= KINDS_TO_WIN:
        won.append(Contest.FOUR_DIFFERENT)
    return award_all(state, seat, tuple(won))


def settle_turn(state: CrownState, seat: int) -> Outcome[CrownState]:
    """Twelve fish at the end of a turn (CC-31)."""
    if len(state.players[seat].catch) < FISH_TO_END:
        return state, ()
    return award(state, seat, Contest.TWELVE_FISH)


def won_by_species(owned: set[int]) -> tuple[Contest, ...]:
    """The contests that these species win (CC-28)."""
    won: tuple[Contest, ...] = ()
    if len(owned) >= SPECIES_TO_WIN:
        won += (Contest.EIGHT_SPECIES,)
    if owned >= SMALL:
        won += (Contest.SMALL_SPECIES,)
    return won


def _weigh(state: CrownState, seat: int) -> Outcome[CrownState]:
    """The newest fish against the tile that is face up, once a Step (CC-29)."""
    player = state.players[seat]
    fish = player.catch[-1]
    if not state.mystery or state.turn.mystery_won or FISH[fish.card].weight != state.mystery[0]:
        return state, ()
    weight, left = state.mystery[0], state.mystery[1:]
    after = with_player(
        state,
        seat,
        catch=(*player.catch[:-1], replace(fish, shown=True)),
        mystery=(*player.mystery, weight),
    )
    after = replace(after, mystery=left, turn=replace(state.turn, mystery_won=True))
    turned = (MysteryTurned(left[0]),) if left else ()
    return after, (MysteryWon(seat, fish.card, weight), *turned)
