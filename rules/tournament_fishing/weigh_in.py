"""The weigh-in: all fish are shown, and the heaviest Livewell wins (TF-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.agenda import Outcome
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.events import WeighedIn, WeighInBegan
from rules.tournament_fishing.tasks import FishingTask

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState


class WeighingIn(FishingTask, frozen=True):
    """The tournament is over: every Livewell is shown, the AI Anglers' after the anglers'."""

    def settle(self, state: FishingState) -> Outcome[FishingState]:
        shown = [WeighedIn(seat, cards, worth(cards)) for seat, cards in enumerate(livewells(state))]
        return replace(state, agenda=(), ended=True), (WeighInBegan(), *shown)


def livewells(state: FishingState) -> tuple[tuple[int, ...], ...]:
    """The fish of every seat, the AI Anglers' after the anglers'."""
    anglers = tuple([angler.livewell for angler in state.anglers])
    return anglers + tuple([rival.livewell for rival in state.rivals])


def worth(cards: tuple[int, ...]) -> int:
    """What fish are worth together (TF-32)."""
    return sum([LAKE[card].worth for card in cards])
