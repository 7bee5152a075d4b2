"""The submission that promises most points: weight against tags, and earliest times where that is equal."""

from itertools import product

from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import AnyAction
from rules.coldwater_crown.components import FISH, SPECIES
from rules.coldwater_crown.pieces import Player
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.weigh_in import Settling, Submitting, of_species, weight_of
from rules.coldwater_crown.words import scores_tag
from rules.game import UNKNOWN


def proposal(state: CrownState) -> tuple[AnyAction, ...]:
    """What the deciding seat best submits of each species still to be asked at this location."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Submitting):
        return ()
    mine = state.players[task.seat]
    choices = [of_species(mine, species) for species in _still_asked(state, task)]
    if any(UNKNOWN in cards for cards in choices):
        return ()
    best = max(product(*choices), key=lambda cards: _promise(state, task, mine.submission + cards))
    return tuple([actions.submit(card) for card in best])


def _still_asked(state: CrownState, task: Submitting) -> list[int]:
    """The species of which the seat has fish to choose from, until the location is settled."""
    asked = []
    for other in state.agenda:
        if isinstance(other, Settling):
            break
        if isinstance(other, Submitting) and other.seat == task.seat:
            asked.append(other.species)
    return [species for species in asked if of_species(state.players[task.seat], species)]


def _promise(state: CrownState, task: Submitting, cards: tuple[int, ...]) -> tuple[float, int]:
    """Points to be expected of a submission; of equal ones the earliest fish breaks a tie best."""
    location = SPECIES[task.species].location
    weight = weight_of(cards)
    ahead = sum([_chance_to_beat(player, location, weight) for player in _others(state, task.seat)])
    tags = sum([scores_tag(state, card) for card in cards])
    return tags + _points_behind(state.trophies[location], ahead), -min([FISH[card].time for card in cards])


def _others(state: CrownState, seat: int) -> list[Player]:
    return [player for other, player in enumerate(state.players) if other != seat]


def _chance_to_beat(rival: Player, location: int, weight: int) -> float:
    """How likely a rival's best fish of a location are heavier together than so many pounds."""
    least = most = 0
    for species in SPECIES.values():
        cards = of_species(rival, species.id)
        if species.location == location and cards:
            known = [FISH[card].weight for card in cards if card != UNKNOWN]
            least += max([*known, species.lightest])
            most += species.heaviest if UNKNOWN in cards else max(known)
    if most == 0 or weight > most:
        return 0.0
    return 1.0 if weight < least else (most - weight + 0.5) / (most - least + 1)


def _points_behind(stack: tuple[int, ...], ahead: float) -> float:
    """The trophy to be expected with so many rivals ahead, between two places in proportion."""
    place = int(ahead)
    here, next_ = [stack[at] if at < len(stack) else 0 for at in (place, place + 1)]
    return here - (here - next_) * (ahead - place)
