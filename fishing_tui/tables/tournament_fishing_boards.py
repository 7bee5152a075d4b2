"""The boards of Tournament Fishing in full, what a player alone knows, and the weigh-in."""

from collections import Counter
from collections.abc import Sequence

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Canvas, Piece, Row, wrapped
from fishing_tui.tables.tournament_fishing_cards import (
    ANCHOR,
    ANY_LURE,
    FACE_UP,
    NOTED,
    PHASE_LETTERS,
    TYPE_LETTERS,
    WISHES_MORE,
    bait_letters,
    card_name,
    fight_letters,
    fish_words,
    lying_pieces,
    stats,
)
from rules.game import NOTHING, UNKNOWN, Seat, Sheet
from rules.tournament_fishing.components import ANGLER, LAKE, LOCATIONS
from rules.tournament_fishing.effect_words import LURE_NAMES, TYPE_NAMES, angler_words, location_words
from rules.tournament_fishing.effects import (
    BAIT_SYMBOLS,
    COLOURED,
    FIGHT_SYMBOLS,
    Bait,
    CardType,
    FightSymbol,
    Phase,
)
from rules.tournament_fishing.scoring import standings
from rules.tournament_fishing.state import FishingState

Lines = list[list[Piece]]
_INDENT = 16
_WIDEST = 40


def draw(view: FishingState, look: Look) -> list[Row]:
    """One seat after another, the viewer's first, then the Locations and what the letters mean."""
    seats = len(view.anglers)
    lines: Lines = []
    for seat in [(look.viewer + step) % seats for step in range(seats)]:
        lines += [*_seat(view, look, seat), []]
    for number, rival in enumerate(view.rivals):
        lines += [[look.name(seats + number), (f"   {len(rival.livewell)} fish", "")], []]
    lines += _lake(view, look)
    return _laid_out([*lines, [], *_legend(look)], look)


def secrets(view: FishingState, look: Look) -> list[Row]:
    """The viewer's Livewell, the hand in full, and all that it knows of the lake."""
    angler = view.anglers[look.viewer]
    alone = view.setup.mode == "competitive"
    private = "for your eyes only; any key covers it again" if alone else "any key goes back"
    lines: Lines = [[look.name(look.viewer), (f"   {private}", QUIET)]]
    total = standings(view).sheets[look.viewer].total
    caught = ", ".join(fish_words(card) for card in angler.livewell)
    lines += _entry("Livewell", [(f"{caught}: worth {total}", "")] if caught else [], look)
    lines.append([("The lake as you know it", "bold")])
    for number in range(len(view.spots)):
        known = _known(view, number)
        lines += _entry(f"Spot {number + 1}", known, look) if known else []
    lines.append([("Hand", "bold")])
    for card in angler.hand:
        lines += _card(view, look, card)
    return _laid_out(lines, look)


def _known(view: FishingState, number: int) -> list[Piece]:
    """The cards of a spot that the viewer knows, and how deep they lie."""
    pieces: list[Piece] = []
    for depth, lying in enumerate(view.spots[number].cards, start=1):
        if lying.card != UNKNOWN:
            gap = "   " if pieces else ""
            pieces.append((f"{gap}{'top' if depth == 1 else f'card {depth}'} ", QUIET))
            pieces += lying_pieces(lying, _WIDEST)
    return pieces


def weighed_in(canvas: Canvas, view: FishingState, look: Look, y: int) -> None:
    """Every Livewell fish by fish, the winner's first."""
    sheets = sorted(standings(view).sheets, key=lambda sheet: sheet.rank or 0)
    for sheet in sheets:
        head: list[Piece] = [(f" {sheet.rank}  ", "bold $primary"), look.name(sheet.seat)]
        canvas.put(0, y, [*head, (f"  {sheet.total}", "bold")])
        for pieces in wrapped(_fish(sheet, look) or [("no fish", QUIET)], look.width - 6):
            y += 1
            canvas.put(5, y, pieces)
        y += 1


def _fish(sheet: Sheet, look: Look) -> list[Piece]:
    """The fish of a Livewell with what each is worth, equal ones counted."""
    pieces: list[Piece] = []
    for line, number in Counter(sheet.lines).items():
        many = f" x{number}" if number > 1 else ""
        pieces += [
            (", " if pieces else "", QUIET),
            *look.words(line.words),
            (f" {line.points}{many}", "bold"),
        ]
    return pieces


def _seat(view: FishingState, look: Look, seat: Seat) -> Lines:
    angler = view.anglers[seat]
    piles = f"   hand {len(angler.hand)}   deck {len(angler.deck)}   {len(angler.livewell)} fish"
    return [
        [look.name(seat), (piles, "")],
        *_entry("In play", _named(angler.play), look),
        *_entry("Attachments", _named(angler.attachments), look),
        *_entry("Discards", _named(angler.discards), look),
    ]


def _entry(heading: str, body: Sequence[Piece], look: Look) -> Lines:
    """A heading, and beside it what belongs to it."""
    head: Piece = (f"  {heading:<{_INDENT - 2}}", QUIET)
    return wrapped([head, *(body or [("none", QUIET)])], look.width - 2, indent=_INDENT)


def _named(cards: Sequence[int]) -> list[Piece]:
    """Cards by their names, copies counted."""
    counted = Counter(map(card_name, cards))
    names = ", ".join(f"{number} {name}" if number > 1 else name for name, number in counted.items())
    return [(names, "")] if names else []


def _card(view: FishingState, look: Look, card: int) -> Lines:
    """A card with all that it shows and does."""
    if card == UNKNOWN:
        return []
    known = ANGLER[card]
    pieces: list[Piece] = [(f"  {known.name:<20}", ""), *stats(known), (" ", "")]
    for words in angler_words(known, view.setup.dice):
        pieces += [*look.words(words, QUIET), (" ", "")]
    return wrapped(pieces, look.width - 2, indent=22)


def _lake(view: FishingState, look: Look) -> Lines:
    lines: Lines = []
    for number, spot in enumerate(view.spots):
        if spot.location != NOTHING:
            place = LOCATIONS[spot.location]
            pieces: list[Piece] = [(f"  Spot {number + 1:<3} {place.name:<14} ", "")]
            for words in location_words(place, view.setup.dice):
                pieces += [*look.words(words, QUIET), (" ", "")]
            lines += wrapped(pieces, look.width - 2, indent=25)
    gone = ", ".join(LAKE[card].name for card in view.gone)
    heading: Lines = [[("Locations", "bold")]] if lines else []
    return [*heading, *lines, *_entry("Left the lake", [(gone, "")] if gone else [], look)]


def _legend(look: Look) -> Lines:
    """What the letters on the cards mean."""
    types = ", ".join(f"{TYPE_LETTERS[kind]} {TYPE_NAMES[kind]}" for kind in CardType)
    phases = ", ".join(f"{PHASE_LETTERS[phase]} {phase.name.title()}" for phase in Phase)
    bait: list[Piece] = []
    for symbol in Bait:
        bait += [*bait_letters((symbol,)), (f" {BAIT_SYMBOLS[symbol].name}  ", QUIET)]
    kinds = [
        f"{sign} {'any' if kind is None else f'any {LURE_NAMES[kind]}'} Lure"
        for kind, sign in ANY_LURE.items()
    ]
    fights: list[Piece] = []
    for fight in (*COLOURED, FightSymbol.BLANK, FightSymbol.POP):
        name = "any card" if fight == FightSymbol.ANY else FIGHT_SYMBOLS[fight].name
        fights += [*fight_letters((fight,)), (f" {name}  ", QUIET)]
    depth = "x8 so many cards lie at a spot"
    lake = (
        f"{depth}  {FACE_UP} face up  {NOTED} you know cards below the top one  {ANCHOR} an Anchor lies there"
    )
    return [
        [("What the letters mean", "bold")],
        *_entry("Types", [(types, "")], look),
        *_entry("Bait", bait, look),
        *_entry("Fish", [(f"{'  '.join(kinds)}  {WISHES_MORE} another condition besides", QUIET)], look),
        *_entry("Fights", fights, look),
        *_entry("Effects", [(f"in the phase {phases}", "")], look),
        *_entry("Lake", [(lake, "")], look),
    ]


def _laid_out(lines: Lines, look: Look) -> list[Row]:
    canvas = Canvas(look.width, len(lines))
    for y, pieces in enumerate(lines):
        canvas.put(1, y, pieces)
    return canvas.rows
