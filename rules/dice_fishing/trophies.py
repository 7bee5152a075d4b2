"""Set and Variety tokens, claimed at the end of a turn (DF-21, DF-22, DF-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome, Task, done
from rules.dice_fishing.components import CARDS, SET_TROPHIES, VALUES, Species
from rules.dice_fishing.events import GameEnded, TokenClaimed
from rules.dice_fishing.pieces import FISH_FOR_A_SET, SET_TOKENS, TOKENS_TO_END, VARIETY
from rules.game import Event
from rules.piles import put

if TYPE_CHECKING:
    from rules.dice_fishing.state import DiceFishingState

MANY_PLAYERS = 4

_ALL_SEVEN = frozenset(Species)


class Claiming(Task["DiceFishingState"], frozen=True):
    """Take every token that the catch matches; the fourth one ends the game."""

    def settle(self, state: DiceFishingState) -> Outcome[DiceFishingState]:
        claimed = claims(state.active.catch, state.tokens)
        if not claimed:
            return done(state), ()
        seat, player = state.turn.seat, state.active
        after = done(
            state,
            players=put(state.players, seat, replace(player, tokens=player.tokens + claimed)),
            tokens=tuple([token for token in state.tokens if token not in claimed]),
        )
        events: list[Event] = [TokenClaimed(seat, token) for token in claimed]
        if sum([len(player.tokens) for player in after.players]) >= TOKENS_TO_END:
            events.append(GameEnded(empty=False))
            after = replace(after, agenda=(), ended="tokens")
        return after, tuple(events)


def claims(catch: tuple[int, ...], tokens: tuple[int, ...]) -> tuple[int, ...]:
    """Which of these tokens a catch matches."""
    if len(catch) < FISH_FOR_A_SET:
        return ()
    owned = {CARDS[card].species for card in catch}
    return tuple([token for token in tokens if wanted(token) <= owned])


def wanted(token: int) -> frozenset[Species]:
    """The species that claim a token."""
    return _ALL_SEVEN if token == VARIETY else SET_TROPHIES[token].species


def token_name(token: int) -> str:
    """What a token is called."""
    return "Variety" if token == VARIETY else SET_TROPHIES[token].name


def token_vp(token: int, humans: int) -> int:
    """A token's victory points at a table of so many players (DF-03)."""
    if token < SET_TOKENS:
        return VALUES["set"]
    return VALUES["variety_4_5_players" if humans >= MANY_PLAYERS else "variety_1_3_players"]
