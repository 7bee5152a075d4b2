"""Random tournaments over all options, and what must hold in each of their states."""

from collections.abc import Iterator
from random import Random

from rules.chance import Chance, seeded
from rules.game import Action, Step
from rules.tournament_fishing.components import LAKE
from rules.tournament_fishing.effects import Op
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.inventory import missing
from rules.tournament_fishing.options import SEATS, Options
from rules.tournament_fishing.pieces import ATTEMPTS, HAND
from rules.tournament_fishing.sources import total
from rules.tournament_fishing.state import FishingState

ENDING = ("StopCasting", "EndSearch", "EndBuying", "LetGo", "Decline", "FishOn")
"""Actions that bring little about, and are chosen less often."""


def options_of(number: int) -> Options:
    """The options of a game, drawn so that all of them meet each other in the long run."""
    random = Random(f"options {number}")
    mode = random.choice(tuple(SEATS))
    against_ai = mode != "competitive"
    seats = random.choice(SEATS[mode])
    opponents = random.choice(("clock", "weather", "both")) if against_ai else "clock"
    return Options(
        seats=seats,
        mode=mode,  # type: ignore[arg-type]
        opponents=opponents,  # type: ignore[arg-type]
        shop_part=random.choice(("clock", "weather")) if opponents == "both" else "clock",  # type: ignore[arg-type]
        comparison=random.choice(("each", "sum")) if opponents == "both" and seats == 1 else "each",  # type: ignore[arg-type]
        realistic=against_ai and random.random() < 0.5,
        clock=not against_ai or random.random() < 0.7,
        weather=random.random() < 0.5,
        locations=random.random() < 0.5,
        fight=random.choice(("cards", "dice")),
        notes=random.random() < 0.5,
        confirm=random.random() < 0.5,
        first=random.choice(("lot", *map(str, range(1, seats + 1)))),  # type: ignore[arg-type]
    )


def games(number: int) -> list[tuple[Options, str]]:
    """So many games."""
    return [(options_of(seed), f"sweep {seed}") for seed in range(number)]


def played(options: Options, seed: str) -> Iterator[tuple[Step, Action | None]]:
    """A random game: each step, and the action chosen next (None at the end)."""
    step, luck = GAME.opening(options, seed), seeded(seed, 1)
    while (decision := GAME.decision(step.state)) is not None:  # type: ignore[arg-type]
        assert len(decision.actions) > 1 and len(set(decision.actions)) == len(decision.actions)
        action, luck = _pick(decision.actions, luck)
        yield step, action
        step = GAME.apply(step.state, action)  # type: ignore[arg-type]
    yield step, None


def _pick(actions: tuple[Action, ...], luck: Chance) -> tuple[Action, Chance]:
    """One of the actions, a second throw where it would end something."""
    (first, second), luck = luck.roll(0, 2, 251)
    action = actions[first % len(actions)]
    return (actions[second % len(actions)] if type(action).__name__ in ENDING else action), luck


def check(state: FishingState) -> None:
    """What holds in every state."""
    assert not missing(state), missing(state)
    assert 1 <= state.round <= 13
    assert len(state.supply) == 5
    for seat, angler in enumerate(state.anglers):
        turn = angler.turn
        assert tuple(sorted(angler.hand)) == angler.hand
        assert turn.lure < 0 or turn.attempts <= max(1, ATTEMPTS + total(state, seat, Op.ATTEMPTS))
        assert turn.bite is None or LAKE[turn.bite.card].is_fish
        assert len(turn.counters) <= len(angler.hand)
        assert turn.lure < 0 or turn.lure in angler.play
    for spot in state.spots:
        assert all(state.setup.notes or not lying.seen for lying in spot.cards)


def check_between_turns(state: FishingState) -> None:
    """What holds when a turn begins: whoever has cleaned up holds a hand, and the row is full.

    An AI Angler has taken cards out of the row just before (TF-38).
    """
    assert state.rivals or all(card >= 0 for card in state.supply) or not state.shop_deck
    for angler in state.anglers:
        assert not angler.play and not angler.turn.bought
        assert len(angler.hand) >= HAND or not (angler.deck or angler.discards)


def check_start(state: FishingState) -> None:
    """What holds before anything has happened."""
    assert sum(len(spot.cards) for spot in state.spots) == 40
    assert len(state.box) == 7 and not state.gone


def check_end(state: FishingState) -> None:
    """What holds when a game is over."""
    assert state.ended and GAME.decision(state) is None
    assert state.round == 13 or state.lake_empty
    standings = GAME.standings(state)
    assert standings.final and standings.winners
    for sheet in standings.sheets:
        assert sheet.total is not None
