"""What a failed attempt earns: coins, and in the advanced game a Power card (DF-20, DF-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from rules.agenda import Outcome, Part, Task, done
from rules.dice_fishing.actions import KeepPower, TakePower, part
from rules.dice_fishing.events import CoinGained, DisplayRefilled, PowerDropped, PowerTaken
from rules.dice_fishing.pieces import Power, Stream
from rules.dice_fishing.refusals import refusal
from rules.game import NOTHING, Action, Refusal
from rules.piles import drawn, put, without
from rules.words import Words

if TYPE_CHECKING:
    from rules.dice_fishing.state import DiceFishingState

DISPLAY = 2


class Rewarding(Task["DiceFishingState"], frozen=True):
    """Coins for a turn without a caught fish, as far as the supply lasts (DF-20, DF-29, DF-33)."""

    def settle(self, state: DiceFishingState) -> Outcome[DiceFishingState]:
        if not failed(state):
            return done(state), ()
        coins = 1
        if state.setup.advanced:
            coins += state.active.power != NOTHING
            coins += not state.display
        coins = min(coins, state.supply)
        player = state.active
        after = replace(
            state,
            players=put(state.players, state.turn.seat, replace(player, coins=player.coins + coins)),
            supply=state.supply - coins,
        )
        return done(after), ((CoinGained(state.turn.seat, coins),) if coins else ())


class ChoosingPower(Task["DiceFishingState"], frozen=True):
    """Take a card of the display after a failed attempt (DF-29)."""

    rule: ClassVar[str] = "DF-29a"

    def parts(self, state: DiceFishingState) -> tuple[Part, ...]:
        if not state.setup.advanced or not failed(state):
            return ()
        return (part(*[TakePower(power) for power in state.display]),)

    def prompt(self, state: DiceFishingState) -> Words:
        return ("take a Power card from the display",)

    def answer(self, state: DiceFishingState, action: Action) -> Outcome[DiceFishingState]:
        assert isinstance(action, TakePower)
        seat, power = state.turn.seat, action.power
        after = done(state, display=without(state.display, power))
        events = (PowerTaken(seat, power),)
        if state.active.power != NOTHING:
            return replace(after, agenda=(KeepingPower(drawn=power), *after.agenda)), events
        return replace(after, players=put(state.players, seat, replace(state.active, power=power))), events

    def why_not(self, state: DiceFishingState, action: Action) -> Refusal:
        if isinstance(action, TakePower):
            return Refusal("DF-29a", "That Power card is not in the display.")
        return refusal(state, action, fishing=False)


class KeepingPower(Task["DiceFishingState"], frozen=True):
    """Keep one of two Power cards: the one held, or the one just drawn (DF-29)."""

    rule: ClassVar[str] = "DF-29c"

    drawn: int

    def parts(self, state: DiceFishingState) -> tuple[Part, ...]:
        return (part(KeepPower(state.active.power), KeepPower(self.drawn)),)

    def prompt(self, state: DiceFishingState) -> Words:
        return ("keep one of your two Power cards",)

    def answer(self, state: DiceFishingState, action: Action) -> Outcome[DiceFishingState]:
        assert isinstance(action, KeepPower)
        seat, held = state.turn.seat, state.active.power
        dropped = self.drawn if action.power == held else held
        after = done(
            state,
            players=put(state.players, seat, replace(state.active, power=action.power)),
            power_discards=(*state.power_discards, dropped),
        )
        return after, (PowerDropped(seat, dropped),)

    def why_not(self, state: DiceFishingState, action: Action) -> Refusal:
        if isinstance(action, KeepPower):
            return Refusal("DF-29c", "That is neither of the two Power cards.")
        return refusal(state, action, fishing=False)


class FillingDisplay(Task["DiceFishingState"], frozen=True):
    """Turn up Power cards until two are on offer, reshuffling the discards when the deck runs out (DF-28)."""

    def settle(self, state: DiceFishingState) -> Outcome[DiceFishingState]:
        if not state.setup.advanced or len(state.display) >= DISPLAY:
            return done(state), ()
        new, deck = drawn(state.power_deck, DISPLAY - len(state.display))
        chance, discards, reshuffled = state.chance, state.power_discards, False
        missing = DISPLAY - len(state.display) - len(new)
        if missing and discards:
            deck, chance = chance.shuffle(Stream.POWERS, discards)
            more, deck = drawn(deck, missing)
            new, discards, reshuffled = new + more, (), True
        after = done(
            state, display=state.display + new, power_deck=deck, power_discards=discards, chance=chance
        )
        return after, ((DisplayRefilled(new, reshuffled),) if new else ())


def failed(state: DiceFishingState) -> bool:
    """Whether the turn was a failed attempt: nothing caught, and no Landing Net used (DF-20, DF-33)."""
    return state.turn.caught == 0 and state.turn.played != Power.LANDING_NET
