"""Coldwater Crown behind the contract that all games share."""

import msgspec

from rules.agenda import answered, is_legal, legal_actions
from rules.chance import Chance
from rules.coldwater_crown import menu, scoring, telling, view, words
from rules.coldwater_crown.actions import AnyAction
from rules.coldwater_crown.components import FISH, cards_digest
from rules.coldwater_crown.events import AnyEvent
from rules.coldwater_crown.explain import explain
from rules.coldwater_crown.imagine import imagine
from rules.coldwater_crown.inventory import missing
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.pieces import has_secrets
from rules.coldwater_crown.proposal import proposal
from rules.coldwater_crown.refusals import GAME_OVER
from rules.coldwater_crown.setup import lay_out_game, opened
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.vocabulary import vocabulary
from rules.game import (
    EVERYTHING,
    BrokenData,
    Decision,
    Entry,
    Game,
    IllegalAction,
    Refusal,
    Seat,
    Standings,
    Step,
    Target,
)
from rules.words import Words

_states = msgspec.json.Decoder(CrownState)
_actions: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction)
_encode = msgspec.json.Encoder().encode


class ColdwaterCrown(Game[CrownState, AnyAction, AnyEvent, Options]):
    """The game; what each function does is said in `rules.game`."""

    id = "coldwater-crown"
    title = "Coldwater Crown"
    rules_version = 1
    options = Options

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("", "Silent player") if options.seats == 1 else ("",) * options.seats

    def card_digest(self) -> str:
        return cards_digest()

    def new(self, options: Options, seed: str) -> CrownState:
        return self.opening(options, seed).state  # type: ignore[return-value]

    def opening(self, options: Options, seed: str) -> Step:
        return opened(lay_out_game(options, seed))

    def decision(self, state: CrownState) -> Decision | None:
        if not state.agenda:
            return None
        seat, task = state.decider, state.agenda[0]
        if state.viewer not in (EVERYTHING, seat):
            return Decision(seat, task.prompt(state), (), task.rule)
        return Decision(seat, task.prompt(state), legal_actions(state), task.rule)

    def apply(self, state: CrownState, action: AnyAction) -> Step:
        if not is_legal(state, action):
            refusal = self.why_not(state, action) or GAME_OVER
            raise IllegalAction(refusal.rule, refusal.text)
        return answered(state, action)

    def menu(self, view: CrownState) -> tuple[Entry, ...]:
        return menu.menu(view) if view.agenda and view.viewer in (EVERYTHING, view.decider) else ()

    def vocabulary(self, options: Options) -> tuple[AnyAction, ...]:
        return vocabulary(len(FISH))  # type: ignore[return-value]

    def why_not(self, view: CrownState, action: AnyAction) -> Refusal | None:
        if not view.agenda:
            return GAME_OVER
        return None if is_legal(view, action) else view.agenda[0].why_not(view, action)

    def view(self, state: CrownState, seat: Seat | None) -> CrownState:
        return view.view(state, seat)

    def witness(self, event: AnyEvent, seat: Seat | None) -> AnyEvent | None:
        return view.witness(event, seat)

    def imagine(self, view_: CrownState, seat: Seat | None, chance: Chance) -> CrownState:
        return imagine(view_, chance)

    def targets(self, view: CrownState, action: AnyAction) -> tuple[Target, ...]:
        return menu.targets(view, action)

    def explain(self, view: CrownState, target: Target) -> tuple[Words, ...]:
        return explain(view, target)

    def describe(self, view: CrownState, seat: Seat, action: AnyAction) -> Words:
        return words.describe(view, action)

    def tell(self, view: CrownState, seat: Seat | None, event: AnyEvent) -> Words:
        return telling.tell(view, event)

    def proposal(self, view: CrownState) -> tuple[AnyAction, ...]:
        return proposal(view)

    def standings(self, view: CrownState) -> Standings:
        return scoring.standings(view)

    def secrets(self, state: CrownState) -> frozenset[Seat]:
        humans = enumerate(state.players[: state.setup.seats])
        return frozenset(seat for seat, player in humans if has_secrets(player))

    def dump(self, state: CrownState) -> bytes:
        return _encode(state)

    def load(self, data: bytes) -> CrownState:
        try:
            state = _states.decode(data)
        except msgspec.MsgspecError as error:
            raise BrokenData(f"not a state of {self.title}: {error}") from error
        lost = missing(state)
        if lost:
            raise BrokenData(f"not a state of {self.title}: {lost}")
        return state

    def dump_action(self, action: AnyAction) -> bytes:
        return _encode(action)

    def load_action(self, data: bytes) -> AnyAction:
        try:
            return _actions.decode(data)
        except msgspec.MsgspecError as error:
            raise BrokenData(f"not an action of {self.title}: {error}") from error


GAME = ColdwaterCrown()
