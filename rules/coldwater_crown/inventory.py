"""Whether every component is in exactly one place (CC-01 to CC-09)."""

from collections import Counter

from rules.coldwater_crown.bait import NO_BAIT, of, plus
from rules.coldwater_crown.casting import PuttingBait
from rules.coldwater_crown.clear_white import ChoosingForSilent
from rules.coldwater_crown.components import BAIT_PIECES, FISH, MASTERS, MYSTERY_WEIGHTS, TACKLE_PIECES
from rules.coldwater_crown.pieces import SOLO_BAIT, TOKENS_OUT, Contest, capacity
from rules.coldwater_crown.setup import trophy_stacks
from rules.coldwater_crown.state import CrownState


def missing(state: CrownState) -> str:
    """What is lost or doubled in a whole state, as a sentence; empty if all is there."""
    for complaint in (
        _fish(state),
        _masters(state),
        _tackle(state),
        _trophies(state),
        _bait(state),
        _white(state),
        _tokens(state),
    ):
        if complaint:
            return complaint
    return ""


def _fish(state: CrownState) -> str:
    fish = [(card.card, card.species) for water in state.waters for card in water if not card.empty]
    fish += [(card.card, card.species) for deck in state.decks for card in deck]
    fish += [(card.card, card.species) for player in state.players for card in player.catch]
    if sorted([card for card, _ in fish]) != sorted(FISH):
        return "the fish are not each in one place"
    if any(FISH[card].species != species for card, species in fish):
        return "a fish shows another species than its own"
    for player in state.players:
        if not {*player.submission} <= {card.card for card in player.catch}:
            return "a fish is submitted that was not caught"
    return ""


def _masters(state: CrownState) -> str:
    cards = [*state.row, *state.master_deck]
    for player in state.players:
        cards += player.masters
        cards += [unfinished.card for unfinished in player.unfinished]
    return "" if sorted(cards) == sorted(MASTERS) else "the Master Angler cards are not each in one place"


def _tackle(state: CrownState) -> str:
    pieces = [*state.tackle_stack, *state.tackle_discards]
    for player in state.players:
        pieces += player.tackle + player.fresh
    return "" if sorted(pieces) == sorted(TACKLE_PIECES) else "the Tackle pieces are not each in one place"


def _trophies(state: CrownState) -> str:
    stacks = trophy_stacks(max(2, state.setup.seats))
    for contest in Contest:
        won = [
            trophy.points
            for player in state.players
            for trophy in player.trophies
            if trophy.contest == contest
        ]
        if Counter(won) + Counter(state.trophies[contest]) != Counter(stacks[contest]):
            return "the trophies are not each in one place"
    weights = [*state.mystery, *[weight for player in state.players for weight in player.mystery]]
    if sorted(weights) != sorted(MYSTERY_WEIGHTS):
        return "the Mystery Weights are not each in one place"
    return ""


def _bait(state: CrownState) -> str:
    """The bait of a cast being settled lies beside the boards."""
    bait = plus(state.bag.coloured, state.discards)
    for player in state.players:
        for zone in (*player.board, *[card.bait for card in player.unfinished]):
            bait = plus(bait, zone)
        if any(sum(zone) > capacity(number) for number, zone in enumerate(player.board)):
            return "a Zone holds more bait than its number"
    for task in state.agenda:
        if isinstance(task, PuttingBait):
            bait = plus(bait, of(task.colour, task.number))
    expected = (SOLO_BAIT,) * len(NO_BAIT) if state.setup.solo else tuple(BAIT_PIECES)
    return (
        ""
        if bait == expected
        else f"there is {sum(bait)} bait instead of {sum(expected)}, or of other colours"
    )


def _white(state: CrownState) -> str:
    """The clear-white lies beside the bag while the human chooses what it brings."""
    out = any(isinstance(task, ChoosingForSilent) for task in state.agenda)
    return "" if state.bag.white is not out else "the clear-white is not where it belongs"


def _tokens(state: CrownState) -> str:
    tokens = sum([side > 0 for side in state.tokens]) + sum([player.token > 0 for player in state.players])
    expected = TOKENS_OUT + state.setup.seats
    return "" if tokens == expected else f"there are {tokens} tokens instead of {expected}"
