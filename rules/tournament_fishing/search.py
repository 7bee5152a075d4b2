"""The Search phase (TF-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.agenda import Outcome, Part, done
from rules.game import Action, Refusal
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import Play
from rules.tournament_fishing.components import ANGLER
from rules.tournament_fishing.deeds import deeds_of
from rules.tournament_fishing.effects import CardType, Phase
from rules.tournament_fishing.events import SearchEnded
from rules.tournament_fishing.hands import distinct, put_into_play
from rules.tournament_fishing.offers import is_use, no_use, offered, use
from rules.tournament_fishing.pieces import Source
from rules.tournament_fishing.sources import forbidden
from rules.tournament_fishing.tasks import AnglerTask, first, with_turn
from rules.words import Words

if TYPE_CHECKING:
    from rules.tournament_fishing.state import FishingState

_SEARCH = Phase.SEARCH
_PLAYED = (CardType.ACCESSORY, CardType.ROD, CardType.BOAT)
"""Types that are played here if they have a Search effect (TF-09, TF-10)."""


class Searching(AnglerTask, frozen=True):
    """Cards with Search effects are played, and effects in play used, as long as one likes (TF-10)."""

    rule: ClassVar[str] = "TF-10a"

    def parts(self, state: FishingState) -> tuple[Part, ...]:
        return (_plays(state, self.seat), offered(state, self.seat, _SEARCH), _END)

    def prompt(self, state: FishingState) -> Words:
        return ("Search: play a card, use an effect, or go on",)

    def answer(self, state: FishingState, action: Action) -> Outcome[FishingState]:
        if isinstance(action, Play):
            after, events = put_into_play(state, self.seat, action.card)
            source = Source("card", action.card)
            deeds = deeds_of(self.seat, ANGLER[action.card].effects, _SEARCH, source)
            return first(after, *deeds), events
        if is_use(action):
            return use(state, self.seat, _SEARCH, action)
        could = any(self.parts(state)[:2])
        after = with_turn(done(state), self.seat, offers=())
        return after, ((SearchEnded(self.seat),) if could else ())

    def refusal(self, state: FishingState, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return no_use(state, self.seat, action)
        if action.card not in state.anglers[self.seat].hand:
            return Refusal("TF-10a", "You do not hold that card.")
        card = ANGLER[action.card]
        if card.type in forbidden(state, _SEARCH):
            return Refusal("TF-10f", "Cards of that type cannot be played in this phase of the round.")
        if card.type in _PLAYED:
            return Refusal("TF-10a", "That card has no Search effect.")
        return Refusal("TF-10a", "A card of that type is not played in the Search phase.")


_END = actions.part(actions.END_SEARCH)


def _plays(state: FishingState, seat: int) -> Part:
    barred = forbidden(state, _SEARCH)
    plays: Part = {}
    for number in distinct(state.anglers[seat].hand):
        card = ANGLER[number]
        searches = card.type == CardType.ATTACHMENT or (card.type in _PLAYED and card.acts_in(_SEARCH))
        if searches and card.type not in barred:
            plays[actions.play(number)] = None
    return plays
