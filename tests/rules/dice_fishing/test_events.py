"""Events tell the whole game: the table rebuilt from nothing but events is the table there is."""

from random import Random
from typing import get_args

import pytest

from rules.dice_fishing import events
from rules.dice_fishing.components import CARDS, Species
from rules.dice_fishing.faces import NONE, Faces, minus, of, plus
from rules.dice_fishing.majorities import majority
from rules.dice_fishing.options import Options
from rules.dice_fishing.setup import lay_out_game, opened
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.turn import Fishing
from rules.game import NOTHING, Event, Step
from tests.rules.dice_fishing.scripted import GAME
from tests.rules.dice_fishing.test_random_games import sensible

TABLES = [
    Options(seats=1, advanced=True),
    Options(seats=2, advanced=True),
    Options(seats=3),
    Options(seats=5, advanced=True, open_species=True, reroll_all=True),
]


class Told:
    """The table as somebody pictures it who saw the set-up and then only hears what happens."""

    def __init__(self, start: DiceFishingState) -> None:
        self.seat = start.turn.seat
        self.coins = [player.coins for player in start.players]
        self.catches = [list(player.catch) for player in start.players]
        self.tokens = [list(player.tokens) for player in start.players]
        self.powers = [player.power for player in start.players]
        self.row = [slot.float for slot in start.row]
        self.placed: dict[int, Faces] = {}
        self.pool = NONE
        self.display = list(start.display)
        self.power_discards = list(start.power_discards)
        self.drawn = NOTHING
        self.ended = ""
        self.majorities: dict[int, tuple[int, ...]] = {}

    def hear(self, event: Event) -> None:
        """Changes the picture by what happened."""
        match event:
            case events.TurnBegan(seat):
                self.seat, self.pool, self.placed = seat, NONE, {}
                self._close_gaps()
            case events.TokenClaimed(seat, token):
                self.tokens[seat].append(token)
            case events.CoinsBack(seat, coins) | events.CoinGained(seat, coins):
                self.coins[seat] += coins
            case events.GameEnded(empty):
                self.ended = "empty" if empty else "tokens"
            case events.Looked(_, slots, cards):
                assert [CARDS[card].float for card in cards] == [self.row[slot] for slot in slots]
            case _:
                self._hear_of_dice(event)
                self._hear_of_fish(event)
                self._hear_of_powers(event)

    def _hear_of_dice(self, event: Event) -> None:
        match event:
            case events.Rolled(_, before, dice):
                self.pool = plus(minus(self.pool, before), dice)
            case events.Placed(_, slot, on_float, dice, full):
                assert on_float == self.row[slot]
                self.pool = minus(self.pool, dice)
                self.placed[slot] = plus(self.placed.get(slot, NONE), dice)
                assert full is (slot in self._full())
            case events.DieTurned(seat, face, to):
                self.pool = plus(minus(self.pool, of(face)), of(to))
                self.coins[seat] -= 1
            case events.BaitLifted(_, dice):
                assert dice == self._lying_on(set(self.placed))
                self.pool, self.placed = plus(self.pool, dice), {}
            case events.Stopped(_, returned):
                assert returned == self._lying_on(set(self.placed) - self._full())

    def _hear_of_fish(self, event: Event) -> None:
        match event:
            case events.Flipped(_, slot, card):
                assert slot in self._full()
                assert CARDS[card].float == self.row[slot]
            case events.Caught(seat, slot, card) | events.Netted(seat, slot, card):
                self._take(seat, slot, card)
            case events.AlanTook(seat, slot, card):
                self._take(seat, slot, card)
            case events.MajorityTaken(species, holders, before):
                assert self.majorities.get(species, ()) == before
                self.majorities[species] = holders
            case events.GotAway(_, slot):
                self.row[slot] = NOTHING
            case events.RowDiscarded(_, floats):
                assert list(floats) == [on_float for on_float in self.row if on_float != NOTHING]
                self.row = []
            case events.RowRefilled(floats):
                self._close_gaps()
                self.row.extend(floats)

    def _hear_of_powers(self, event: Event) -> None:
        match event:
            case events.PowerPlayed(seat, power):
                assert self.powers[seat] == power
                self.powers[seat] = NOTHING
                self.power_discards.append(power)
            case events.PowerTaken(seat, power):
                self.display.remove(power)
                if self.powers[seat] == NOTHING:
                    self.powers[seat] = power
                else:
                    self.drawn = power
            case events.PowerDropped(seat, power):
                self.powers[seat] = self.drawn if power == self.powers[seat] else self.powers[seat]
                self.power_discards.append(power)
            case events.DisplayRefilled(powers, reshuffled):
                self.power_discards = [] if reshuffled else self.power_discards
                self.display.extend(powers)

    def check(self, state: DiceFishingState) -> None:
        """The picture is the table."""
        players = state.players
        assert self.seat == state.turn.seat
        assert self.coins == [player.coins for player in players]
        assert self.catches == [list(player.catch) for player in players]
        assert self.tokens == [list(player.tokens) for player in players]
        assert self.powers == [player.power for player in players]
        assert self.display == list(state.display)
        assert self.power_discards == list(state.power_discards)
        assert self.ended == state.ended
        held = {species: majority(players, species) for species in Species}
        assert self.majorities == {species: holders for species, holders in held.items() if holders}
        assert [on_float for on_float in self.row if on_float != NOTHING] == [
            slot.float for slot in state.row if not slot.empty
        ]
        if state.agenda and isinstance(state.agenda[0], Fishing):
            assert self.pool == state.turn.pool
            assert self._lying_on(set(self.placed)) == self._all_placed(state)

    def _full(self) -> set[int]:
        return {
            slot
            for slot, dice in self.placed.items()
            if sum(dice) == next(card.vp for card in CARDS.values() if card.float == self.row[slot])
        }

    def _lying_on(self, slots: set[int]) -> Faces:
        dice = NONE
        for slot in slots:
            dice = plus(dice, self.placed[slot])
        return dice

    @staticmethod
    def _all_placed(state: DiceFishingState) -> Faces:
        dice = NONE
        for slot in state.row:
            dice = plus(dice, slot.placed)
        return dice

    def _take(self, seat: int, slot: int, card: int) -> None:
        assert CARDS[card].float == self.row[slot]
        self.row[slot] = NOTHING
        self.catches[seat].append(card)

    def _close_gaps(self) -> None:
        self.row = [on_float for on_float in self.row if on_float != NOTHING]


def hear_game(options: Options, seed: str) -> set[type[Event]]:
    """Follows a game by its events, beat by beat; what kinds of events there were."""
    random, heard = Random(seed), set()
    start = lay_out_game(options, seed)
    told = Told(start)
    step: Step = opened(start)
    while True:
        for beat in step.beats:
            for event in beat.events:
                told.hear(event)
                heard.add(type(event))
            assert isinstance(beat.state, DiceFishingState)
            told.check(beat.state)
        decision = GAME.decision(step.state)
        if decision is None:
            return heard
        step = GAME.apply(step.state, sensible(decision.actions, random))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_events_tell_the_whole_game(options: Options) -> None:
    for seed in range(3):
        hear_game(options, f"told {seed}")


def test_every_kind_of_event_is_told_in_some_game() -> None:
    heard = set().union(*[hear_game(options, f"heard {seed}") for options in TABLES for seed in range(3)])
    assert heard == set(get_args(events.AnyEvent))
