"""Tournament Fishing behind the contract that all games share."""

import msgspec

from rules.agenda_game import AgendaGame
from rules.chance import Chance
from rules.game import EVERYTHING, Entry, Seat, Standings, Step, Target
from rules.tournament_fishing import menu, scoring, telling, view, words
from rules.tournament_fishing.actions import AnyAction
from rules.tournament_fishing.components import cards_digest
from rules.tournament_fishing.events import AnyEvent
from rules.tournament_fishing.explain import explain
from rules.tournament_fishing.imagine import imagine
from rules.tournament_fishing.inventory import missing
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.proposal import proposal, whole_proposal
from rules.tournament_fishing.refusals import GAME_OVER
from rules.tournament_fishing.secrets import secret_seats
from rules.tournament_fishing.setup import lay_out_game, opened, setup_of
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.vocabulary import vocabulary
from rules.words import Words

RIVAL_NAMES = {"clock": "Clock AI", "weather": "Weather AI"}


class TournamentFishing(AgendaGame[FishingState, AnyAction, AnyEvent, Options]):
    """The game; what each function does is said in `rules.game`."""

    id = "tournament-fishing"
    title = "Tournament Fishing"
    rules_version = 2
    options = Options
    states = msgspec.json.Decoder(FishingState)
    actions: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction)
    game_over = GAME_OVER

    def decider(self, state: FishingState) -> Seat:
        return state.decider

    def missing(self, state: FishingState) -> str:
        return missing(state)

    def seats(self, options: Options) -> tuple[str, ...]:
        rivals = setup_of(options).rivals
        return ("",) * options.seats + tuple([RIVAL_NAMES[rival] for rival in rivals])

    def card_digest(self) -> str:
        return cards_digest()

    def opening(self, options: Options, seed: str) -> Step:
        state = lay_out_game(options, seed)
        return opened(state, by_lot=options.first == "lot" and options.seats > 1)

    def vocabulary(self, options: Options) -> tuple[AnyAction, ...]:
        return vocabulary(setup_of(options))

    def view(self, state: FishingState, seat: Seat | None) -> FishingState:
        return view.view(state, seat)

    def witness(self, event: AnyEvent, seat: Seat | None) -> AnyEvent | None:
        return view.witness(event, seat)

    def remembered(self, view_: FishingState, event: AnyEvent) -> AnyEvent:
        return event if view_.setup.notes else view.forgotten(event)

    def imagine(self, view_: FishingState, seat: Seat | None, chance: Chance) -> FishingState:
        return imagine(view_, chance)

    def standings(self, view: FishingState) -> Standings:
        return scoring.standings(view)

    def secrets(self, state: FishingState) -> frozenset[Seat]:
        return secret_seats(state)

    def menu(self, view: FishingState) -> tuple[Entry, ...]:
        return menu.menu(view) if view.agenda and view.viewer in (EVERYTHING, view.decider) else ()

    def targets(self, view: FishingState, action: AnyAction) -> tuple[Target, ...]:
        return menu.targets(view, action)

    def explain(self, view: FishingState, target: Target) -> tuple[Words, ...]:
        return explain(view, target)

    def describe(self, view: FishingState, seat: Seat, action: AnyAction) -> Words:
        return words.describe(view, seat, action)

    def describe_all(self, view: FishingState, seat: Seat, actions: tuple[AnyAction, ...]) -> Words:
        whole = whole_proposal(view) if actions == proposal(view) else actions
        return super().describe_all(view, seat, whole)

    def tell(self, view: FishingState, seat: Seat | None, event: AnyEvent) -> Words:
        return telling.tell(view, event)

    def proposal(self, view: FishingState) -> tuple[AnyAction, ...]:
        return proposal(view)


GAME = TournamentFishing()
