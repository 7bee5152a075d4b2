"""The round and the turn in Tournament Fishing: hour, Weather, phase, Cast Strength, cash."""

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, fitting, width_of
from fishing_tui.tables.tournament_fishing_cards import bait_letters, short
from rules.game import NOTHING, Seat, Target
from rules.tournament_fishing.buy import TakingHome, cash_of, price_at, terms
from rules.tournament_fishing.cast import attempts_left
from rules.tournament_fishing.components import ANGLER, CLOCK, LAKE, WEATHER, ClockCard, WeatherCard
from rules.tournament_fishing.effect_words import round_words
from rules.tournament_fishing.effects import ALWAYS, Bait, Phase
from rules.tournament_fishing.joint_buy import BuyingTogether, SharingOut, basket_of, both_hands, cards_of
from rules.tournament_fishing.joint_payment import PayingTogether
from rules.tournament_fishing.payment import Paying
from rules.tournament_fishing.pieces import Source
from rules.tournament_fishing.shares import Share, certain, shares
from rules.tournament_fishing.sources import BAIT_OF
from rules.tournament_fishing.state import FishingState

ROUNDS = 13

_MORE = " .."


def height(view: FishingState) -> int:
    """Lines for the hour, the Weather if it is in play, and the turn."""
    return 1 + view.setup.clock + view.setup.weather


def draw_title(canvas: Canvas, view: FishingState, look: Look) -> None:
    """The game, the round, and the way through the phases."""
    x = canvas.say(1, 0, "Tournament Fishing", "bold $primary")
    if view.ended:
        canvas.say(x + 2, 0, "the weigh-in", "bold")
        return
    canvas.say(x + 2, 0, f"round {view.round} of {ROUNDS}", QUIET)
    pieces: list[Piece] = []
    for phase in Phase:
        here = phase == view.phase
        pieces += [(f"{phase.name.title()}", "bold $accent" if here else QUIET), (" ", "")]
    width = sum(width_of(text) for text, _ in pieces)
    canvas.put(look.width - width, 0, pieces)


def draw(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """The hour, the Weather and the turn, a line each."""
    spots: list[Spot] = []
    if view.setup.clock:
        shown = view.clock.shown
        hour = f"{CLOCK[shown].hour} {CLOCK[shown].name}" if shown != NOTHING else "No hour is left"
        spots.append(_round_card(canvas, view, look, y, "clock", hour, CLOCK.get(shown)))
        y += 1
    if view.setup.weather:
        shown = view.weather.shown
        name = WEATHER[shown].name if shown != NOTHING else "No Weather"
        spots.append(_round_card(canvas, view, look, y, "weather", name, WEATHER.get(shown)))
        y += 1
    if view.seat < len(view.anglers):
        spots += _turn(canvas, view, look, y)
    else:
        canvas.put(1, y, [look.name(view.seat), (" acts before anybody fishes", QUIET)])
    return spots


def _round_card(
    canvas: Canvas,
    view: FishingState,
    look: Look,
    y: int,
    kind: str,
    name: str,
    card: ClockCard | WeatherCard | None,
) -> Spot:
    """A Clock or Weather card: its name, and what it does this round."""
    target = Target(kind, 0)
    style = "bold $accent" if look.open(target) else "bold"
    pieces: list[Piece] = [(f"{name}: " if card else f"{name} ", style)]
    for words in round_words(card, view.setup.dice) if card else ():
        pieces += [*look.words(words), (" ", "")]
    end = canvas.put(1, y, pieces)
    return Spot(kind, target, Box(1, y, end - 1, 1))


def _turn(canvas: Canvas, view: FishingState, look: Look, y: int) -> list[Spot]:
    """Whose turn it is, and the numbers that count in its phase."""
    seat = view.seat
    angler = view.anglers[seat]
    x = canvas.put(1, y, [look.name(seat), ("  ", "")])
    if view.phase == Phase.BUY:
        canvas.put(x, y, _cash(view, seat, look.width - x))
        return []
    target = Target("strength", seat)
    found = shares(view, seat)
    end = canvas.put(x, y, [("Cast Strength ", QUIET), (f"{certain(found)}", "bold")])
    spots = [Spot("strength", target, Box(x, y, end - x, 1))]
    casts = angler.turn.lure != NOTHING and view.phase == Phase.CAST
    right = _right(view, seat) if casts else []
    room = look.width - end - 2 - sum(width_of(text) for text, _ in right)
    canvas.say(end, y, _sum(view, found, room), QUIET)
    x = look.width - sum(width_of(text) for text, _ in right) - 1
    canvas.put(x, y, right)
    return spots + _addable(canvas, look, y)


def _addable(canvas: Canvas, look: Look, y: int) -> list[Spot]:
    """The symbols that the Lure may show too, at the end of the line, while one is to be chosen."""
    symbols = [symbol for symbol in Bait if look.open(Target("bait", symbol))]
    x = look.width - 2 * len(symbols) - 1
    if symbols:
        canvas.say(x - 13, y, "  show also  ", QUIET)
    spots = []
    for symbol in symbols:
        canvas.put(x, y, bait_letters((symbol,)))
        spots.append(Spot(f"bait {symbol}", Target("bait", symbol), Box(x, y, 1, 1)))
        x += 2
    return spots


def _right(view: FishingState, seat: Seat) -> list[Piece]:
    """The bait that the Lure shows, and the attempts that are left."""
    turn = view.anglers[seat].turn
    bait = BAIT_OF[turn.bait | turn.here]
    left = attempts_left(view, seat)
    return [*bait_letters(bait), (f"  attempts {left}", "bold" if left else QUIET)]


def _sum(view: FishingState, found: list[Share], room: int) -> str:
    """The shares of the Cast Strength; in brackets what depends on the fish. Names as far as they fit."""
    widest = max([width_of(_source(view, share.source)) for share in found], default=0)
    ways = [
        "".join(_share(view, share, number, width) for number, share in enumerate(found))
        for width in range(widest, -1, -1)
    ]
    return next((way for way in ways if width_of(way) <= room), _MORE)


def _share(view: FishingState, share: Share, number: int, width: int) -> str:
    """A share with the sign before it, its name in so many cells."""
    name = short(_source(view, share.source), width)
    name += " " if name else ""
    if share.condition != ALWAYS:
        return f"{' + ' if number else ' = '}({name}{share.n:+})"
    if not number:
        return f" = {name}{share.n}"
    return f" {'+' if share.n >= 0 else '-'} {name}{abs(share.n)}"


def _source(view: FishingState, source: Source) -> str:
    """The name of what adds to the Cast Strength."""
    match source.kind:
        case "card":
            return ANGLER[source.index].name
        case "event":
            return LAKE[source.index].name
        case "clock":
            return CLOCK[view.clock.shown].name
        case "weather":
            return WEATHER[view.weather.shown].name
        case _:
            return f"spot {source.index + 1}"


def _cash(view: FishingState, seat: Seat, room: int) -> list[Piece]:
    """What hands and effects can pay, what was chosen, and what is left or still to be paid."""
    together = view.setup.together
    more, discount = terms(view, seat)
    chosen = _chosen(view, seat)
    price = price_at(chosen, discount)
    pieces: list[Piece] = [("cash ", QUIET)]
    if together or seat == view.viewer:
        held = cash_of(both_hands(view) if together else view.anglers[seat].hand)
        pieces.append((f"${held} in {'both hands' if together else 'hand'}", "bold"))
        pieces.append((f" + ${more}" if more else "", "bold"))
        due = _due(view)
        if due is None and chosen:
            pieces += [("  left ", QUIET), (f"${held + more - price}", "bold")]
        elif due:
            pieces += [("  to pay ", QUIET), (f"${due}", "bold $warning")]
        elif chosen:
            pieces.append(("  covered", QUIET))
    if not chosen:
        return pieces
    pieces += [("   chosen ", QUIET), (f"${price}", "bold")]
    return fitting([[*pieces, (names, "")] for names in _names(chosen)], room)


def _names(cards: tuple[int, ...]) -> list[str]:
    """Ways to name cards, the longest first."""
    full = [ANGLER[card].name for card in cards]
    ways = [full, *[[short(name, width) for name in full] for width in (12, 8, 5)]]
    return [*[f": {', '.join(names)}" for names in ways], f" for {len(cards)} cards"]


def _due(view: FishingState) -> int | None:
    """What is still to be paid, 0 once all is covered; None while it is being chosen what to buy."""
    match view.agenda[0] if view.agenda else None:
        case Paying(due=due):
            return due
        case PayingTogether() as task:
            return max(task.due(view), 0)
        case TakingHome() | SharingOut():
            return 0
        case _:
            return None


def _chosen(view: FishingState, seat: Seat) -> tuple[int, ...]:
    """The cards that are to be bought, those of a proposal that is being made included."""
    task = view.agenda[0] if view.agenda else None
    if isinstance(task, BuyingTogether):
        return cards_of(basket_of(view, task.steps))
    return view.anglers[view.first if view.setup.together else seat].turn.bought
