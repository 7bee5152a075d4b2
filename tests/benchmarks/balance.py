"""The balance of Tournament Fishing, as its computer player finds it: wins, catches, and what it buys."""

from collections import Counter
from collections.abc import Iterable
from multiprocessing import Pool

from msgspec import Struct

from fishing_tui.opponents import player
from rules.chance import seeded
from rules.game import NOTHING, Event
from rules.tournament_fishing.components import ANGLER, CLOCK
from rules.tournament_fishing.copies import shop_cards
from rules.tournament_fishing.events import Bought, Refilled
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.state import FishingState
from rules.tournament_fishing.weigh_in import livewells, worth
from tests.benchmarks.report import Row, printed

GAMES_A_ROW = 1000
CORES = 2

Choices = dict[str, object]

AGAINST_AI: tuple[tuple[str, Choices], ...] = (
    ("Clock AI", {}),
    ("Clock AI, dice", {"fight": "dice"}),
    ("Clock AI, Weather", {"weather": True}),
    ("Clock AI, Locations", {"locations": True}),
    ("Clock AI, Weather and Locations", {"weather": True, "locations": True}),
    ("Clock AI, no effects", {"clock": False}),
    ("Clock AI, realistic", {"realistic": True}),
    ("Clock AI, without notes", {"notes": False}),
    ("Weather AI", {"opponents": "weather"}),
    ("both AIs", {"opponents": "both"}),
    ("both AIs, their sum", {"opponents": "both", "comparison": "sum"}),
    ("two together, Clock AI", {"seats": 2, "mode": "co-op"}),
    ("two together, both AIs", {"seats": 2, "mode": "co-op", "opponents": "both"}),
)
AMONG_ANGLERS: tuple[tuple[str, Choices], ...] = (
    ("2 anglers", {"seats": 2}),
    ("2 anglers, without notes", {"seats": 2, "notes": False}),
    ("3 anglers", {"seats": 3}),
    ("4 anglers", {"seats": 4}),
    (
        "4 anglers, dice, Weather and Locations",
        {"seats": 4, "fight": "dice", "weather": True, "locations": True},
    ),
)


class Outcome(Struct, frozen=True):
    """A finished game.

    won: whether the anglers beat the AI Anglers
    fish, worths: how many fish each angler caught, and what they are worth; `rivals`: those of the AI Anglers
    offered, bought: cards of each design that came into the supply row, and that were bought out of it
    """

    won: bool
    fish: tuple[int, ...]
    worths: tuple[int, ...]
    rivals: tuple[int, ...]
    offered: Counter[str]
    bought: Counter[str]


def play(game: tuple[Choices, str]) -> Outcome:
    """A game between computer players, from its options and its seed."""
    choices, seed = game
    options = Options(**{"seats": 1, **choices})  # type: ignore[arg-type]
    computer, luck = player("computer", GAME.id), seeded("luck", 1)
    step = GAME.opening(options, seed)
    offered, bought = Counter(map(design, step.beats[0].state.supply)), Counter[str]()  # type: ignore[attr-defined]
    while (decision := GAME.decision(step.state)) is not None:  # type: ignore[arg-type]
        view = GAME.view(step.state, decision.seat)  # type: ignore[arg-type]
        step = GAME.apply(step.state, computer.choose(GAME, view, decision.actions, luck))  # type: ignore[arg-type]
        count(step.events, offered, bought)
    state: FishingState = step.state  # type: ignore[assignment]
    wells = livewells(state)
    own, others = wells[: options.seats], wells[options.seats :]
    return Outcome(
        won=0 in GAME.standings(state).winners,
        fish=tuple(map(len, own)),
        worths=tuple(map(worth, own)),
        rivals=tuple(map(worth, others)),
        offered=offered,
        bought=bought,
    )


def count(events: Iterable[Event], offered: Counter[str], bought: Counter[str]) -> None:
    """Adds the cards that came into the supply row, and those bought out of it."""
    for event in events:
        if isinstance(event, Refilled):
            offered.update(map(design, event.cards))
        elif isinstance(event, Bought) and event.place != NOTHING:
            bought[design(event.card)] += 1


def design(card: int) -> str:
    """The name that copies of a card share."""
    return ANGLER[card].name


def report() -> str:
    """The tables: against the AI Anglers, among anglers, and what was bought in the first rows of both."""
    with Pool(CORES) as pool:
        tables = [
            [(name, pool.map(play, games(choices), chunksize=10)) for name, choices in rows]
            for rows in (AGAINST_AI, AMONG_ANGLERS)
        ]
    alone, among = tables
    return "\n".join([of_ai(alone), of_anglers(among), of_shop(alone[0][1], among[0][1])])


def games(choices: Choices) -> list[tuple[Choices, str]]:
    """The games of a row: the same seeds in each."""
    return [(choices, f"balance {number}") for number in range(GAMES_A_ROW)]


def of_ai(rows: list[tuple[str, list[Outcome]]]) -> str:
    """How often the anglers win, and what everybody catches."""
    heads = ("against", "won %", "catch", "fish", "catch a turn", "an AI's catch")
    return printed("Against the AI Anglers", heads, [ai_row(name, outcomes) for name, outcomes in rows])


def ai_row(name: str, outcomes: list[Outcome]) -> Row:
    """A row against AI Anglers."""
    rivals = mean([caught for outcome in outcomes for caught in outcome.rivals])
    won = 100 * mean([outcome.won for outcome in outcomes])
    return (name, f"{won:.0f}", *catches(outcomes), f"{rivals:.1f}")


def of_anglers(rows: list[tuple[str, list[Outcome]]]) -> str:
    """What anglers catch who play against each other."""
    heads = ("among", "catch", "fish", "catch a turn")
    return printed("Among anglers", heads, [(name, *catches(outcomes)) for name, outcomes in rows])


def catches(outcomes: list[Outcome]) -> Row:
    """What an angler catches on average: the worth of the fish, their number, and the worth a turn."""
    total = mean([caught for outcome in outcomes for caught in outcome.worths])
    fish = mean([number for outcome in outcomes for number in outcome.fish])
    return f"{total:.1f}", f"{fish:.1f}", f"{total / len(CLOCK):.2f}"


def of_shop(alone: list[Outcome], among: list[Outcome]) -> str:
    """Of each design the share of the cards in the row that were bought, the most wanted ones first."""
    shares = [bought_shares(outcomes) for outcomes in (alone, among)]
    names = sorted(set(map(design, shop_cards())), key=lambda name: (-shares[0][name], name))
    rows = [(name, *[f"{share[name]:.0f}" for share in shares]) for name in names]
    return printed(
        "Bought out of the row", ("card", f"{AGAINST_AI[0][0]} %", f"{AMONG_ANGLERS[0][0]} %"), rows
    )


def bought_shares(outcomes: list[Outcome]) -> dict[str, float]:
    """Of each design how many of a hundred cards in the row were bought."""
    offered, bought = Counter[str](), Counter[str]()
    for outcome in outcomes:
        offered += outcome.offered
        bought += outcome.bought
    return {name: 100 * bought[name] / max(1, offered[name]) for name in map(design, shop_cards())}


def mean(values: list[int] | list[bool]) -> float:
    """The average."""
    return sum(values) / len(values)
