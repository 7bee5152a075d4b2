"""A fight in Tournament Fishing: the fish on the hook, the results, and what can counter them."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot
from fishing_tui.tables.tournament_fishing_cards import FIGHT_STYLES, fight_letters
from rules.game import UNKNOWN, Target
from rules.tournament_fishing.components import ANGLER, FIGHT, LAKE, DieColour
from rules.tournament_fishing.effects import FIGHT_SYMBOLS, FightSymbol
from rules.tournament_fishing.pieces import Fight, Result, Turn
from rules.tournament_fishing.results import symbol_of, turned
from rules.tournament_fishing.state import FishingState

LINES = 2

_LABEL = 7


def on(view: FishingState) -> bool:
    """Whether a fish is on somebody's hook."""
    return any(angler.turn.bite is not None for angler in view.anglers)


def draw(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """The fish in the first line, the results in the second; nothing without a fight."""
    seat, turn = next(
        ((seat, angler.turn) for seat, angler in enumerate(view.anglers) if angler.turn.bite is not None),
        (0, Turn()),
    )
    if turn.bite is None:
        return []
    fish = LAKE[turn.bite.card]
    canvas.say(1, y, "Fight", QUIET)
    head: list[Piece] = [look.name(seat), (" reels in the ", QUIET), (fish.name, "bold")]
    head.append((f", worth {fish.worth}, from spot {turn.bite.spot + 1}", QUIET))
    canvas.put(_LABEL, y, head)
    return [] if turn.fight is None else _results(canvas, view, look, y + 1, turn, turn.fight)


def _results(canvas: Canvas, view: FishingState, look: Look, y: int, turn: Turn, fight: Fight) -> list[Spot]:
    """The results with their other sides, then the cards that were named against them."""
    x = _LABEL
    spots: list[Spot] = []
    for number, result in enumerate(fight.results):
        target = Target("fight", number)
        end = canvas.put(x, y, _result(view, look, number, result))
        spots.append(Spot(f"fight {number}", target, Box(x, y, end - x, 1)))
        x = end + 2
    named = [ANGLER[card].name for card in turn.counters if card != UNKNOWN]
    if named:
        canvas.say(x + 1, y, f"against it: {', '.join(named)}", "$success", look.width - x - 2)
    return spots


def _result(view: FishingState, look: Look, number: int, result: Result) -> list[Piece]:
    """A result by its name, in brackets, and behind it what its other side shows."""
    dice = view.setup.dice
    symbol = symbol_of(result, dice=dice)
    free = look.open(Target("fight", number))
    name = FIGHT_SYMBOLS[symbol].name
    bracket = "bold $accent" if free else QUIET
    pieces: list[Piece] = [
        (f"{DieColour(result.piece).name.lower()} " if dice else "", QUIET),
        ("[", bracket),
        (name, f"bold {FIGHT_STYLES[symbol]}".strip()),
        ("]", bracket),
    ]
    if result.ignored:
        return [*pieces, (" ignored", QUIET)]
    other = _other_side(result, dice)
    return [*pieces, ("/", QUIET), *fight_letters((other,))]


def _other_side(result: Result, dice: bool) -> FightSymbol:
    """The opposite face of a die; of a card the symbol that does not count now."""
    if dice:
        return symbol_of(turned(result, dice=True), dice=True)
    card = FIGHT[result.piece]
    return card.main if result.side else card.bottom
