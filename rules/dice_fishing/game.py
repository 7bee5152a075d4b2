"""Dice Fishing behind the contract that all games share."""

import msgspec

from rules.agenda_game import AgendaGame
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
from rules.game import EVERYTHING, Entry, Seat, Standings, Step, Target
from rules.words import Words


class DiceFishing(AgendaGame[DiceFishingState, AnyAction, AnyEvent, Options]):
    """The game; what each function does is said in `rules.game`."""

    id = "dice-fishing"
    title = "Dice Fishing"
    rules_version = 1
    options = Options
    states = msgspec.json.Decoder(DiceFishingState)
    actions: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction)
    game_over = GAME_OVER

    def decider(self, state: DiceFishingState) -> Seat:
        return state.turn.seat

    def missing(self, state: DiceFishingState) -> str:
        return missing(state)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("", "Alan") if options.seats == 1 else ("",) * options.seats

    def card_digest(self) -> str:
        return cards_digest()

    def opening(self, options: Options, seed: str) -> Step:
        return opened(lay_out_game(options, seed))

    def menu(self, view: DiceFishingState) -> tuple[Entry, ...]:
        return menu.menu(view) if view.viewer in (EVERYTHING, view.turn.seat) else ()

    def vocabulary(self, options: Options) -> tuple[AnyAction, ...]:
        return vocabulary()

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
        return words.tell(view, event)

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


GAME = DiceFishing()
