"""Dice Fishing behind the contract that all games share."""

import msgspec

from rules.agenda import answered, is_legal, legal_actions
from rules.chance import Chance
from rules.dice_fishing import menu, scoring, view, words
from rules.dice_fishing.actions import AnyAction
from rules.dice_fishing.components import cards_digest
from rules.dice_fishing.events import AnyEvent
from rules.dice_fishing.explain import explain
from rules.dice_fishing.inventory import missing
from rules.dice_fishing.options import Options
from rules.dice_fishing.refusals import GAME_OVER
from rules.dice_fishing.setup import lay_out_game, opened
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.vocabulary import vocabulary
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

_states = msgspec.json.Decoder(DiceFishingState)
_actions: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction)
_encode = msgspec.json.Encoder().encode


class DiceFishing(Game[DiceFishingState, AnyAction, AnyEvent, Options]):
    """The game; what each function does is said in `rules.game`."""

    id = "dice-fishing"
    title = "Dice Fishing"
    rules_version = 1
    options = Options

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("", "Alan") if options.seats == 1 else ("",) * options.seats

    def card_digest(self) -> str:
        return cards_digest()

    def new(self, options: Options, seed: str) -> DiceFishingState:
        return self.opening(options, seed).state  # type: ignore[return-value]

    def opening(self, options: Options, seed: str) -> Step:
        return opened(lay_out_game(options, seed))

    def decision(self, state: DiceFishingState) -> Decision | None:
        if not state.agenda:
            return None
        seat, task = state.turn.seat, state.agenda[0]
        if state.viewer not in (EVERYTHING, seat):
            return Decision(seat, task.prompt(state), (), task.rule)
        return Decision(seat, task.prompt(state), legal_actions(state), task.rule)

    def apply(self, state: DiceFishingState, action: AnyAction) -> Step:
        if not is_legal(state, action):
            refusal = self.why_not(state, action) or GAME_OVER
            raise IllegalAction(refusal.rule, refusal.text)
        return answered(state, action)

    def menu(self, view: DiceFishingState) -> tuple[Entry, ...]:
        return menu.menu(view) if view.viewer in (EVERYTHING, view.turn.seat) else ()

    def vocabulary(self, options: Options) -> tuple[AnyAction, ...]:
        return vocabulary()

    def why_not(self, view: DiceFishingState, action: AnyAction) -> Refusal | None:
        if not view.agenda:
            return GAME_OVER
        return None if is_legal(view, action) else view.agenda[0].why_not(view, action)

    def view(self, state: DiceFishingState, seat: Seat | None) -> DiceFishingState:
        return view.view(state, seat)

    def witness(self, event: AnyEvent, seat: Seat | None) -> AnyEvent | None:
        return view.witness(event, seat)

    def imagine(self, view_: DiceFishingState, seat: Seat | None, chance: Chance) -> DiceFishingState:
        return view.imagine(view_, chance)

    def targets(self, view: DiceFishingState, action: AnyAction) -> tuple[Target, ...]:
        return menu.targets(action)

    def explain(self, view: DiceFishingState, target: Target) -> tuple[Words, ...]:
        return explain(view, target)

    def describe(self, view: DiceFishingState, seat: Seat, action: AnyAction) -> Words:
        return words.describe(view, action)

    def tell(self, view: DiceFishingState, seat: Seat | None, event: AnyEvent) -> Words:
        return words.tell(event)

    def proposal(self, view: DiceFishingState) -> tuple[AnyAction, ...]:
        return ()

    def standings(self, view: DiceFishingState) -> Standings:
        return scoring.standings(view)

    def secrets(self, state: DiceFishingState) -> frozenset[Seat]:
        if state.setup.open_species:
            return frozenset()
        everybody = len(state.players)
        hidden = [slot for slot in state.row if not slot.flipped and len(slot.seen_by) < everybody]
        return frozenset(seat for slot in hidden for seat in slot.seen_by)

    def dump(self, state: DiceFishingState) -> bytes:
        return _encode(state)

    def load(self, data: bytes) -> DiceFishingState:
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


GAME = DiceFishing()
