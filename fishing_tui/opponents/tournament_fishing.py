"""The computer player of Tournament Fishing: casts where its hand promises most, and keeps what it saw."""

from typing import TYPE_CHECKING

from fishing_tui.opponents import Opponent
from fishing_tui.opponents.simple import Simple
from fishing_tui.opponents.tournament_fishing_buying import buy, pay, prepare
from fishing_tui.opponents.tournament_fishing_casting import cast, choose_lure, hook, show_bait
from fishing_tui.opponents.tournament_fishing_reeling import Price, counter_with, manipulate
from fishing_tui.opponents.tournament_fishing_rivals import lay_anchor, point, remove_from_row
from fishing_tui.opponents.tournament_fishing_searching import scan, search, sink, trash
from fishing_tui.opponents.tournament_fishing_together import (
    buy_together,
    counter_together,
    pay_together,
    share_out,
)
from fishing_tui.opponents.tournament_fishing_worth import MONEY, missed, usual_of
from rules.tournament_fishing import actions
from rules.tournament_fishing.attempt import Hooking
from rules.tournament_fishing.buy import Buying
from rules.tournament_fishing.cast import Casting, ChoosingLure
from rules.tournament_fishing.components import ANGLER, AiDeed
from rules.tournament_fishing.countering import Countering, free_cards, open_symbols
from rules.tournament_fishing.deeds import AddingBait, Discarding, Drawing, Scanning, Sinking, Trashing
from rules.tournament_fishing.empty_lake import Agreeing
from rules.tournament_fishing.helping import CounteringTogether
from rules.tournament_fishing.joint_buy import BuyingTogether, Preparing, SharingOut
from rules.tournament_fishing.joint_payment import PayingTogether
from rules.tournament_fishing.lake_part import ChoosingAnother, Pointing
from rules.tournament_fishing.manipulating import Manipulating
from rules.tournament_fishing.payment import Paying
from rules.tournament_fishing.reel import Breaking
from rules.tournament_fishing.search import Searching
from rules.tournament_fishing.shop_part import ChoosingCard
from rules.tournament_fishing.snag import Snagged
from rules.tournament_fishing.state import FishingState

if TYPE_CHECKING:
    from rules.chance import Chance
    from rules.game import Action, AnyGame, State


class Competitor(Opponent):
    """Goes through its turn phase by phase, each time for what promises most there."""

    def choose(
        self, game: "AnyGame", view: "State", actions: "tuple[Action, ...]", chance: "Chance"
    ) -> "Action":
        """The listed action that promises most; what it does not know is proposed or left to chance."""
        assert isinstance(view, FishingState)
        choice = _choice(view, actions)
        return choice if choice in actions else Simple().choose(game, view, actions, chance)


def _choice(view: FishingState, offered: "tuple[Action, ...]") -> "Action | None":
    match view.agenda[0]:
        case Searching(seat):
            return search(view, seat, offered)
        case ChoosingLure(seat):
            return choose_lure(view, seat)
        case Casting(seat):
            return cast(view, seat, offered)
        case Hooking(seat, spot):
            return hook(view, seat, spot, offered)
        case Manipulating(seat):
            return manipulate(view, seat, offered, _price(view, seat))
        case Countering(seat):
            symbols, hand = open_symbols(view, seat), free_cards(view, seat)
            return actions.counter(counter_with(symbols, hand, _price(view, seat)))
        case Preparing(seat):
            return lay_anchor(view, seat, offered) or prepare(offered)
        case Buying(seat):
            return lay_anchor(view, seat, offered) or buy(view, seat, offered)
        case Paying() as task:
            return pay(view, task)
        case _:
            return _choice_of_both(view, offered)


def _choice_of_both(view: FishingState, offered: "tuple[Action, ...]") -> "Action | None":
    """Where two decide together, and about the AI Anglers. It agrees to what another proposes."""
    if actions.AGREE in offered:
        return actions.AGREE
    match view.agenda[0]:
        case Pointing(deed=deed):
            return point(view, AiDeed(deed), offered)
        case ChoosingAnother():
            return point(view, AiDeed.CATCH, offered)
        case ChoosingCard():
            return remove_from_row(view, offered)
        case CounteringTogether(seat) as task:
            return counter_together(view, task, _price(view, seat))
        case BuyingTogether() as task:
            return buy_together(view, task, offered)
        case PayingTogether() as task:
            return pay_together(view, task)
        case SharingOut() as task:
            return share_out(view, task)
        case _:
            return _small_choice(view, offered)


def _small_choice(view: FishingState, offered: "tuple[Action, ...]") -> "Action | None":
    """Where one effect or event asks something."""
    match view.agenda[0]:
        case Scanning() as task:
            return scan(view, task, offered)
        case Drawing():
            return actions.DRAW_CARDS
        case Sinking():
            return sink(view, offered)
        case Trashing(seat):
            return trash(view, seat, offered)
        case AddingBait() as task:
            return show_bait(view, task, offered)
        case Discarding(seat) | Snagged(seat):
            held = [action.card for action in offered if isinstance(action, actions.Discard)]
            return actions.discard(min(held, key=_price(view, seat)))
        case Breaking():
            return actions.KEEP_LURE
        case Agreeing():
            return actions.AGREE_TO_END
        case _:
            return None


def _price(view: FishingState, seat: int) -> Price:
    """What discarding a hand card gives up, by the card."""
    usual = usual_of(view, seat)
    return lambda card: missed(view, seat, card, usual) + MONEY * ANGLER[card].cash
