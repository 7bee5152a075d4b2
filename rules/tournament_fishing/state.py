"""A game of Tournament Fishing as it stands."""

from typing import TypeAlias

from rules.agenda import AgendaState
from rules.tournament_fishing.ai_angler import LiftingAnchors, TurningCard
from rules.tournament_fishing.attempt import Biting, Hooking, Looking
from rules.tournament_fishing.buy import Buying, TakingHome
from rules.tournament_fishing.cast import Casting, ChoosingLure
from rules.tournament_fishing.cleanup import CleaningUp, Refilling
from rules.tournament_fishing.countering import Countering
from rules.tournament_fishing.deeds import (
    AddingBait,
    Discarding,
    Drawing,
    Scanning,
    ShowingAll,
    Sinking,
    Trashing,
)
from rules.tournament_fishing.empty_lake import Agreeing, CheckingLake
from rules.tournament_fishing.helping import CounteringTogether
from rules.tournament_fishing.joint_buy import BuyingTogether, Preparing, SharingOut
from rules.tournament_fishing.joint_payment import PayingTogether
from rules.tournament_fishing.lake_part import Acting, Catching, ChoosingAnother, Pointing
from rules.tournament_fishing.manipulating import Manipulating
from rules.tournament_fishing.payment import Paying
from rules.tournament_fishing.pieces import Angler, Rival, RoundDeck, Setup, Spot
from rules.tournament_fishing.reel import Breaking, EndingFight, Fighting, Reeling
from rules.tournament_fishing.round import BeginningPhase, BeginningRound, BeginningTurn, EndingRound
from rules.tournament_fishing.search import Searching
from rules.tournament_fishing.shop_part import ChoosingCard, ClearingPlaces
from rules.tournament_fishing.snag import Snagged, Snagging
from rules.tournament_fishing.weigh_in import WeighingIn

AnyTask: TypeAlias = (
    BeginningRound
    | BeginningTurn
    | BeginningPhase
    | Searching
    | Drawing
    | Discarding
    | Scanning
    | Sinking
    | Trashing
    | AddingBait
    | ShowingAll
    | ChoosingLure
    | Casting
    | Looking
    | Hooking
    | Biting
    | Snagging
    | Snagged
    | Reeling
    | Fighting
    | Manipulating
    | Breaking
    | Countering
    | EndingFight
    | CheckingLake
    | Agreeing
    | Buying
    | Paying
    | TakingHome
    | CleaningUp
    | Refilling
    | EndingRound
    | WeighingIn
    | TurningCard
    | ClearingPlaces
    | ChoosingCard
    | Acting
    | Pointing
    | Catching
    | ChoosingAnother
    | LiftingAnchors
    | CounteringTogether
    | Preparing
    | BuyingTogether
    | PayingTogether
    | SharingOut
)


class FishingState(AgendaState, frozen=True, kw_only=True):
    """Everything on the table and in the box.

    anglers: by seat; `rivals`: the AI Anglers, whose seats follow
    first: the starting angler of the round
    round: counts from 1
    seat, phase: whose turn or phase it is
    spots: the lake; `box`: lake cards left out unseen; `gone`: lake cards that left the game
    supply: the five places of the row, `NOTHING` where there is a gap
    lost: angler cards that left the game; `spare`: Rods and Boats that nobody was dealt
    spare_locations: those that lie under no spot
    lake_empty: it was announced that no card is left in the lake
    """

    setup: Setup
    anglers: tuple[Angler, ...]
    rivals: tuple[Rival, ...]
    first: int
    round: int
    seat: int
    phase: int
    spots: tuple[Spot, ...]
    box: tuple[int, ...]
    gone: tuple[int, ...]
    supply: tuple[int, ...]
    shop_deck: tuple[int, ...]
    bucket: tuple[int, ...]
    lost: tuple[int, ...]
    spare: tuple[int, ...]
    spare_locations: tuple[int, ...]
    clock: RoundDeck
    weather: RoundDeck
    fight_deck: tuple[int, ...]
    fight_discards: tuple[int, ...]
    agenda: tuple[AnyTask, ...]
    lake_empty: bool = False
    ended: bool = False

    @property
    def fishing(self) -> int:
        """The angler whose turn or phase it is; while an AI Angler acts, the one who begins the round."""
        return self.seat if self.seat < len(self.anglers) else self.first

    @property
    def decider(self) -> int:
        """The seat that the next task asks."""
        return self.agenda[0].decider(self)
