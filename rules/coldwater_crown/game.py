"""Coldwater Crown behind the contract that all games share."""

import msgspec

from rules.agenda_game import AgendaGame
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
from rules.game import EVERYTHING, Entry, Seat, Standings, Step, Target
from rules.words import Words


class ColdwaterCrown(AgendaGame[CrownState, AnyAction, AnyEvent, Options]):
    """The game; what each function does is said in `rules.game`."""

    id = "coldwater-crown"
    title = "Coldwater Crown"
    rules_version = 1
    options = Options
    states = msgspec.json.Decoder(CrownState)
    actions: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction)
    game_over = GAME_OVER

    def decider(self, state: CrownState) -> Seat:
        return state.decider

    def missing(self, state: CrownState) -> str:
        return missing(state)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("", "Silent player") if options.seats == 1 else ("",) * options.seats

    def card_digest(self) -> str:
        return cards_digest()

    def opening(self, options: Options, seed: str) -> Step:
        return opened(lay_out_game(options, seed))

    def menu(self, view: CrownState) -> tuple[Entry, ...]:
        return menu.menu(view) if view.agenda and view.viewer in (EVERYTHING, view.decider) else ()

    def vocabulary(self, options: Options) -> tuple[AnyAction, ...]:
        return vocabulary(len(FISH))  # type: ignore[return-value]

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


GAME = ColdwaterCrown()
