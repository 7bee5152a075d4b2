"""A fight in Tournament Fishing: the fish on the hook, the results, and what counters them."""

from collections.abc import Sequence
from typing import NamedTuple

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, fitting, length
from fishing_tui.tables.tournament_fishing_cards import FIGHT_STYLES, fight_letters, short
from rules.game import UNKNOWN, Seat, Target
from rules.tournament_fishing.components import ANGLER, FIGHT, LAKE, DieColour
from rules.tournament_fishing.countering import Countering
from rules.tournament_fishing.effects import COLOURED, FIGHT_SYMBOLS, FightSymbol
from rules.tournament_fishing.helping import CounteringTogether
from rules.tournament_fishing.pieces import Bite, Fight, Result
from rules.tournament_fishing.results import symbol_of, turned
from rules.tournament_fishing.state import FishingState

LINES = 2

_LABEL = 7
_GAP = 2


class Way(NamedTuple):
    """How closely the results are written: symbols by name or letter, counters in so many cells."""

    named: bool
    counter: int


_WAYS = (Way(True, 20), Way(False, 20), Way(False, 8), Way(False, 1))


def on(view: FishingState) -> bool:
    """Whether a fish is on somebody's hook."""
    return any(angler.turn.bite is not None for angler in view.anglers)


def draw(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """The fish in the first line, the results in the second; nothing without a fight."""
    for seat, angler in enumerate(view.anglers):
        if angler.turn.bite is not None:
            left = _still_to_use(view, angler.turn.fight) if angler.turn.fight else []
            canvas.put(look.width - length(left), y, left)
            canvas.say(1, y, "Fight", QUIET)
            room = look.width - _LABEL - length(left) - 1
            canvas.put(_LABEL, y, fitting(_fish(look, seat, angler.turn.bite), room))
            if angler.turn.fight is not None:
                return _results(canvas, view, look, y + 1, seat, angler.turn.fight)
    return []


def _fish(look: Look, seat: Seat, bite: Bite) -> list[list[Piece]]:
    """Who fights which fish from where, in a few words or fewer."""
    fish = LAKE[bite.card]
    what: Piece = (f"{fish.name} {fish.worth}", "bold")
    where: Piece = (f" from spot {bite.spot + 1}", QUIET)
    name = look.name(seat)
    return [
        [name, (" reels in the ", QUIET), what, where],
        [name, (": ", ""), what, where],
        [name, (": ", ""), what],
    ]


def _still_to_use(view: FishingState, fight: Fight) -> list[Piece]:
    """What may still be done to the results."""
    pieces: list[Piece] = []
    if fight.bottom:
        pieces += [("turn " if view.setup.dice else "small ", QUIET), (f"{fight.bottom} ", "bold")]
    if fight.redraw:
        pieces += [("reroll " if view.setup.dice else "redraw ", QUIET), (f"{fight.redraw} ", "bold")]
    if any(fight.ignore):
        pieces.append(("ignore ", QUIET))
    for symbol, number in zip(COLOURED, fight.ignore, strict=True):
        pieces += [*fight_letters((symbol,)), (f"{number} ", "bold")] if number else []
    return pieces


def _results(canvas: Canvas, view: FishingState, look: Look, y: int, seat: Seat, fight: Fight) -> list[Spot]:
    """The results: until they are faced with their other sides, then with the cards named against them."""
    facing = isinstance(view.agenda[0], Countering | CounteringTogether) if view.agenda else False
    against = _against(view, seat, fight) if facing else {}
    for way in _WAYS:
        written = [
            _result(view, look, number, result, way)
            + (_countered(against, number, way) if facing else _other_side(view, result))
            for number, result in enumerate(fight.results)
        ]
        if _LABEL + sum(length(pieces) + _GAP for pieces in written) <= look.width + _GAP:
            break
    x = _LABEL
    spots: list[Spot] = []
    for number, pieces in enumerate(written):
        end = canvas.put(x, y, pieces)
        spots.append(Spot(f"fight {number}", Target("fight", number), Box(x, y, end - x, 1)))
        x = end + _GAP
    return spots


def _against(view: FishingState, seat: Seat, fight: Fight) -> dict[int, int]:
    """By the number of a result the card named against it: symbols are countered in their order."""
    task = view.agenda[0]
    cards: Sequence[int] = view.anglers[seat].turn.counters
    if isinstance(task, CounteringTogether):
        cards = [one.card for one in task.named]
    symbols = [symbol_of(result, dice=view.setup.dice) for result in fight.results]
    order = sorted(
        [number for number, symbol in enumerate(symbols) if symbol in COLOURED], key=symbols.__getitem__
    )
    return dict(zip(order, cards, strict=False))


def _result(view: FishingState, look: Look, number: int, result: Result, way: Way) -> list[Piece]:
    """A result in brackets, by its name or its letter, and of a die the colour."""
    symbol = FIGHT_SYMBOLS[symbol_of(result, dice=view.setup.dice)]
    bracket = "bold $accent" if look.open(Target("fight", number)) else QUIET
    die = DieColour(result.piece).name.lower() if view.setup.dice else ""
    pieces: list[Piece] = [
        (f"{die} " if way.named and die else "", QUIET),
        ("[", bracket),
        (symbol.name if way.named else symbol.letter, f"bold {FIGHT_STYLES[symbol.index]}".strip()),
        ("]", bracket),
    ]
    return [*pieces, (" ignored", QUIET)] if result.ignored and way.named else pieces


def _countered(against: dict[int, int], number: int, way: Way) -> list[Piece]:
    """The card that was named against a result."""
    if number not in against:
        return []
    name = "a card" if against[number] == UNKNOWN else ANGLER[against[number]].name
    return [(f" {short(name, way.counter)}" if way.counter > 1 else "x", "$success")]


def _other_side(view: FishingState, result: Result) -> list[Piece]:
    """The opposite face of a die; of a card the symbol that does not count now."""
    if result.ignored:
        return []
    return [("/", QUIET), *fight_letters((_hidden_symbol(result, view.setup.dice),))]


def _hidden_symbol(result: Result, dice: bool) -> FightSymbol:
    if dice:
        return symbol_of(turned(result, dice=True), dice=True)
    card = FIGHT[result.piece]
    return card.main if result.side else card.bottom
