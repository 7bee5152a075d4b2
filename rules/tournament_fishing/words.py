"""Actions of Tournament Fishing in words."""

from rules.game import NOTHING, UNKNOWN
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import AnyAction
from rules.tournament_fishing.ai_words import describe_joint
from rules.tournament_fishing.attempt import Hooking, matches
from rules.tournament_fishing.buy import price_of
from rules.tournament_fishing.components import ANGLER, LAKE, AnglerCard
from rules.tournament_fishing.deeds import AddingBait, Scanning, Sinking, Trashing
from rules.tournament_fishing.effect_words import (
    LURE_NAMES,
    PHASE_NAMES,
    UNTIL_WORDS,
    count,
    effect_words,
    signed,
    wanted_words,
)
from rules.tournament_fishing.effects import (
    BAIT_SYMBOLS,
    Carrier,
    Effects,
    Op,
    Phase,
    Until,
    in_phase,
)
from rules.tournament_fishing.names import (
    bait,
    card,
    counters_of,
    fight_symbol,
    fish,
    source_name,
    spot_name,
    symbols_of,
)
from rules.tournament_fishing.offers import card_of, effects_of, is_use, source_of
from rules.tournament_fishing.pieces import FACE_UP_POWER, power_of
from rules.tournament_fishing.price_words import price_words
from rules.tournament_fishing.results import turned
from rules.tournament_fishing.sources import location_effects, strength
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.tasks import with_turn
from rules.words import Words

CARRIERS = {
    "card": Carrier.ANGLER,
    "event": Carrier.EVENT,
    "location": Carrier.LOCATION,
    "clock": Carrier.ROUND,
    "weather": Carrier.ROUND,
}


def doing(state: FishingState, effects: Effects, phase: Phase, kind: str) -> list[Words]:
    """What effects do in a phase, as phrases."""
    phrases: list[Words] = []
    for effect in in_phase(effects, phase):
        start, *rest = effect_words(effect, CARRIERS[kind], state.setup.dice)[:-1]
        assert isinstance(start, str)
        phrases.append((start.removeprefix(f"{PHASE_NAMES[phase]}: "), *rest))
    return phrases


def _after_colon(phrases: list[Words]) -> Words:
    """Phrases behind a name: ": one; another"."""
    parts = [part for phrase in phrases for part in ("; ", *phrase)]
    return (": ", *parts[1:]) if parts else ()


def describe(state: FishingState, seat: int, action: AnyAction) -> Words:
    """An action as a choice, with its consequence where that is certain."""
    if state.setup.rivals and (joint := describe_joint(state, seat, action)):
        return joint
    match action:
        case actions.Play(number):
            return ("play ", card(number), *_played(state, seat, number))
        case actions.CastAt(spot):
            return (f"cast at {spot_name(spot)}", *_outlook(state, seat, spot))
        case actions.Scan(spot):
            return (f"Scan {spot_name(spot)}: ", *_on_top(state, spot))
        case actions.Sink(spot):
            return (f"sink the top card of {spot_name(spot)}: ", *_on_top(state, spot))
        case actions.ShowBait(symbol):
            return ("the Lure also shows ", BAIT_SYMBOLS[symbol])
        case _ if is_use(action):
            source = source_of(action)
            effects = effects_of(state, source)
            what = doing(state, effects, Phase(state.phase), source.kind)
            return ("use ", source_name(source.kind, card_of(state, source)), *_after_colon(what))
        case _:
            return _fighting(state, seat, action) or _paying(state, seat, action) or _plain(state, action)


def _played(state: FishingState, seat: int, number: int) -> Words:
    """What playing a card brings in the phase that is, and later on (TF-08)."""
    known, phase = ANGLER[number], Phase(state.phase)
    task = state.agenda[0]
    if isinstance(task, Hooking):
        return _hooked(state, seat, number, task.spot)
    strong: list[Words] = [(f"Cast Strength {signed(known.strength)}",)] if known.strength else []
    now, later = doing(state, known.effects, phase, "card"), _later(state, known, phase)
    if phase == Phase.CAST:
        lure: list[Words] = [] if known.lure is None else [(f"{LURE_NAMES[known.lure]}, ", *bait(known.bait))]
        return _after_colon([*lure, *strong, *now, *later])
    return _after_colon([*now, *(strong if phase == Phase.SEARCH else ()), *later])


def _later(state: FishingState, known: AnglerCard, phase: Phase) -> list[Words]:
    """What a card does in other phases while it stays in play, as phrases with the phase."""
    stays = known.until != Until.NEVER
    others = [effect for effect in known.effects if effect.phase > phase or (stays and effect.phase < phase)]
    counting = [effect for effect in others if effect.op != Op.PROTECT or state.setup.rivals]
    phrases = [effect_words(effect, Carrier.ANGLER, state.setup.dice)[:-1] for effect in counting]
    if stays:
        (until,) = UNTIL_WORDS[known.until]
        assert isinstance(until, str)
        phrases.append((f"s{until[1:-1]}",))
    return phrases


def _hooked(state: FishingState, seat: int, hook: int, spot: int) -> Words:
    """What a Hook makes of a fish that is too strong."""
    lying = state.spots[spot].cards[0]
    power = power_of(lying)
    reached = strength(state, seat, spot, power, hook)
    return (f": Cast Strength {reached} against Power {power}, so the ", fish(lying.card), " bites")


def _outlook(state: FishingState, seat: int, spot: int) -> Words:
    """What is known of the top card of a spot, and what a cast there would come to."""
    lying = state.spots[spot].cards[0]
    if lying.card == UNKNOWN:
        return (f" ({count(len(state.spots[spot].cards), 'card')}, not seen)",)
    known: Words = (": ", fish(lying.card))
    if not LAKE[lying.card].is_fish:
        return known
    after = with_turn(state, seat, attempts=state.anglers[seat].turn.attempts + 1, here=0)
    power = power_of(lying)
    reached = strength(after, seat, spot, power)
    gained = f" ({signed(FACE_UP_POWER)} face up)" if lying.open else ""
    compared = f", Power {power}{gained}, Cast Strength {reached}: "
    if not matches(lying, after.anglers[seat].turn):
        adds = any([effect.op == Op.ADD_BAIT for effect in location_effects(state, spot)])
        without = " without what the Location adds" if adds else ""
        return (*known, compared, f"does not match{without}, it wants ", *wanted_words(LAKE[lying.card]))
    return (*known, compared, "bites" if reached >= power else "too strong")


def _on_top(state: FishingState, spot: int) -> Words:
    cards = state.spots[spot].cards
    top = cards[0]
    number = count(len(cards), "card")
    return (f"{number}, not seen",) if top.card == UNKNOWN else (f"{number}, on top ", fish(top.card))


def _fighting(state: FishingState, seat: int, action: AnyAction) -> Words:
    fight, dice = state.anglers[seat].turn.fight, state.setup.dice
    match action:
        case actions.UseSmall(number) if fight is not None:
            before = fight.results[number]
            after = turned(before, dice=dice)
            how = "turn die" if dice else "use the small symbol of card"
            return (
                f"{how} {number + 1}: ",
                fight_symbol(before, dice=dice),
                " becomes ",
                fight_symbol(after, dice=dice),
            )
        case actions.Redraw(number) if fight is not None:
            how = "roll die" if dice else "redraw card"
            again = " again" if dice else ""
            return (f"{how} {number + 1}{again}: ", fight_symbol(fight.results[number], dice=dice))
        case actions.Ignore(number) if fight is not None:
            return (f"ignore result {number + 1}: ", fight_symbol(fight.results[number], dice=dice))
        case actions.FaceFight() if fight is not None:
            return ("face the fight: ", *symbols_of(fight.results, dice=dice))
        case actions.Counter(number):
            return ("discard ", card(number), " ", *counters_of(number))
        case actions.LetGo():
            return ("let the fish go, and discard nothing",)
        case _:
            return ()


def _paying(state: FishingState, seat: int, action: AnyAction) -> Words:
    turn = state.anglers[seat].turn
    match action:
        case actions.Buy(place):
            bought = state.supply[place]
            return (f"buy at place {place + 1}: ", card(bought), " for ", *price_words(state, seat, bought))
        case actions.BuyFromBucket(number):
            return ("buy from the Bait Bucket: ", card(number), " for ", *price_words(state, seat, number))
        case actions.Pay(number):
            return ("discard ", card(number), f" for ${ANGLER[number].cash}")
        case actions.LayAnchor(number, spot):
            return ("lay ", card(number), f" on {spot_name(spot)}")
        case actions.EndBuying():
            due = price_of(state, seat, turn.bought)
            return (f"buy no more: ${due} to pay" if turn.bought else "buy nothing",)
        case _:
            return ()


def _plain(state: FishingState, action: AnyAction) -> Words:
    match action:
        case actions.Trash(number):
            return ("remove ", card(number), " of your hand from the game")
        case actions.TrashDiscarded(number):
            return ("remove ", card(number), " of your discard pile from the game")
        case actions.Discard(number):
            return ("discard ", card(number), " ", *counters_of(number))
        case actions.LoseLure():
            return ("lose the Lure",)
        case actions.KeepLure():
            return ("keep the Lure",)
        case actions.DrawCards():
            return ("draw",)
        case actions.EndSearch():
            return ("end the Search phase",)
        case actions.StopCasting():
            return ("stop casting" if _lure_is_out(state) else "do not cast",)
        case actions.AgreeToEnd():
            return ("weigh in at once",)
        case actions.FishOn():
            return ("play the remaining rounds",)
        case _:
            return _declining(state)


def _lure_is_out(state: FishingState) -> bool:
    return state.anglers[state.fishing].turn.lure != NOTHING


def _declining(state: FishingState) -> Words:
    """What it is that is not done."""
    match state.agenda[0]:
        case Scanning():
            return ("Scan no more",)
        case Sinking():
            return ("sink no more",)
        case Trashing():
            return ("remove no more cards",)
        case AddingBait():
            return ("show no more bait",)
        case Hooking():
            return ("play no Hook",)
        case _:
            return ("draw nothing",)
