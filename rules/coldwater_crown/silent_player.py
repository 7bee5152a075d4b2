"""The silent player, opponent of a lone player: drawn bait moves tokens and catches fish (CC-38 to CC-42)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import ChooseDraws
from rules.coldwater_crown.bait import WHITE, draw, location_of, of, plus
from rules.coldwater_crown.catching import catch_from_zone
from rules.coldwater_crown.clear_white import ReturningWhite, white_came_up
from rules.coldwater_crown.components import ZONES
from rules.coldwater_crown.events import DrawsChosen, SilentDrew, TokenMoved
from rules.coldwater_crown.pieces import LOWEST_ZONE, SPACE_OF, Space, Stream
from rules.coldwater_crown.restocking import restock
from rules.coldwater_crown.tasks import HUMAN, SILENT, CrownTask
from rules.game import NOTHING, Action, Event, Refusal
from rules.piles import put
from rules.words import Words

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState


class ChoosingDraws(CrownTask, frozen=True):
    """How many bait the silent player draws this turn (CC-38)."""

    rule: ClassVar[str] = "CC-38b"

    def decider(self, state: CrownState) -> int:
        return HUMAN

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        human, silent = [len(player.catch) for player in state.players]
        return (_draws(state.edition.silent_draws(human, silent)),)

    def prompt(self, state: CrownState) -> Words:
        return ("you have fewer fish: how many draws for the silent player?",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        assert isinstance(action, ChooseDraws)
        draws = tuple([Drawing(number + 1) for number in range(action.number)])
        chosen = len(self.parts(state)[0]) > 1
        after = replace(state, agenda=draws + state.agenda[1:])
        return after, ((DrawsChosen(action.number),) if chosen else ())

    def refusal(self, state: CrownState, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseDraws):
            return None
        return Refusal("CC-38a", "The silent player has another number of draws this turn.")


@cache
def _draws(numbers: tuple[int, ...]) -> Part:
    return actions.part(*[ChooseDraws(number) for number in numbers])


class Drawing(CrownTask, frozen=True):
    """One draw, a Step of its own: move a token, count discards, perhaps catch (CC-39, CC-40)."""

    number: int

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        colour, bag, chance = draw(state.bag, state.chance, Stream.BAIT)
        turn = replace(state.turn, step=self.number, mystery_won=False)
        state = done(state, bag=bag, chance=chance, turn=turn)
        if colour == WHITE:
            return white_came_up(replace(state, agenda=(ReturningWhite(), *state.agenda)))
        state = replace(state, discards=plus(state.discards, of(colour)))
        count = state.discards[colour]
        drew: tuple[Event, ...] = (SilentDrew(SILENT, colour, count),)
        state, moved = _move_token(state, SPACE_OF[colour])
        state, caught = _catch_by_count(state, colour, count)
        state, restocked = restock(state)
        return state, drew + moved + caught + restocked


def _catch_by_count(state: CrownState, colour: int, count: int) -> Outcome[CrownState]:
    """So many bait of a colour in the discard pile catch in the Zone of that number, if there is one."""
    zone = zone_of_count(count)
    return (state, ()) if zone is None else catch_from_zone(state, SILENT, location_of(colour), zone)


def zone_of_count(count: int) -> int | None:
    """The Zone that so many bait of one colour in the discard pile catch in, if any (CC-40)."""
    zone = count - LOWEST_ZONE
    return zone if 0 <= zone < ZONES else None


def _move_token(state: CrownState, wanted: int) -> Outcome[CrownState]:
    space, to = token_move(state.tokens, wanted)
    if space == NOTHING:
        return state, ()
    tokens = put(put(state.tokens, space, 0), to, state.tokens[space])
    return replace(state, tokens=tokens), (TokenMoved(SILENT, space, to),)


def token_move(tokens: tuple[int, ...], wanted: int) -> tuple[int, int]:
    """Which token a drawn colour moves, and where to (CC-39).

    A token on the colour's space goes on to the first empty one; otherwise the closest token behind comes.
    """
    path = len(Space)
    if tokens[wanted]:
        return wanted, next(to for to in _along(wanted, 1) if not tokens[to])
    behind = [space for space in _along(wanted, path - 1) if tokens[space]]
    return (behind[0], wanted) if behind else (NOTHING, NOTHING)


def _along(space: int, stride: int) -> list[int]:
    """The spaces met from one on, going round the path by so many at a time."""
    return [(space + stride * way) % len(Space) for way in range(1, len(Space))]
