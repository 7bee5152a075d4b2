"""The legal actions as a list of choices, and the pieces each points at."""

from rules.agenda import legal_actions
from rules.game import Entry, Target
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import AnyAction, LayAnchor
from rules.tournament_fishing.names import card
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.words import describe


def menu(state: FishingState) -> tuple[Entry, ...]:
    """The choices of the deciding seat; the spots for an Anchor stand behind one line."""
    legal = legal_actions(state)
    anchors: dict[int, list[LayAnchor]] = {}
    for action in legal:
        if isinstance(action, LayAnchor):
            anchors.setdefault(action.card, []).append(action)
    entries = []
    for action in legal:
        if not isinstance(action, LayAnchor):
            entries.append(Entry(describe(state, state.decider, action), (action,)))  # type: ignore[arg-type]
        elif action.card in anchors:
            ways = tuple(anchors.pop(action.card))
            entries.append(Entry(("lay ", card(action.card), " on a spot"), ways))
    return tuple(entries)


def targets(state: FishingState, action: AnyAction) -> tuple[Target, ...]:
    """The pieces an action points at; every kind is said in `explain`."""
    match action:
        case (
            actions.Play(card)
            | actions.Trash(card)
            | actions.Discard(card)
            | actions.Counter(card)
            | actions.Pay(card)
            | actions.KeepCard(card)
        ):
            return (Target("hand", card),)
        case actions.CounterWithTheirs(card) | actions.PayWithTheirs(card):
            return (Target("their_hand", card),)
        case actions.UseCard(card):
            return (Target("play", card),)
        case actions.TrashDiscarded(card):
            return (Target("discards", card),)
        case actions.UseClock():
            return (Target("clock", 0),)
        case actions.UseWeather():
            return (Target("weather", 0),)
        case actions.UseLocation(spot):
            return (Target("location", spot),)
        case actions.Scan(spot) | actions.Sink(spot) | actions.CastAt(spot) | actions.PointAt(spot):
            return (Target("spot", spot),)
        case actions.ShowBait(bait):
            return (Target("bait", bait),)
        case actions.UseSmall(result) | actions.Redraw(result) | actions.Ignore(result):
            return (Target("fight", result),)
        case actions.Buy(place) | actions.RemoveFromRow(place):
            return (Target("supply", place),)
        case actions.BuyFromBucket(card):
            return (Target("bucket", card),)
        case _:
            return _more_targets(state, action)


def _more_targets(state: FishingState, action: AnyAction) -> tuple[Target, ...]:
    angler = state.anglers[state.fishing]
    match action:
        case actions.LayAnchor(card, spot):
            return (Target("play" if card in angler.in_play else "hand", card), Target("spot", spot))
        case actions.KeepLure() | actions.LoseLure():
            return (Target("play", angler.turn.lure),)
        case actions.GiveTo(seat):
            return (Target("angler", seat),)
        case actions.DrawCards():
            return (Target("deck", state.fishing),)
        case _:
            return ()
