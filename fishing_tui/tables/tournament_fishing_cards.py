"""The cards of Tournament Fishing in a few cells: names, symbols, numbers."""

from collections.abc import Iterable

from fishing_tui.tables.look import QUIET
from fishing_tui.tables.picture import Piece, length, width_of
from rules.game import NOTHING, UNKNOWN
from rules.tournament_fishing.components import ANGLER, LAKE, AnglerCard, LakeCard
from rules.tournament_fishing.effects import (
    BAIT_SYMBOLS,
    FIGHT_SYMBOLS,
    Bait,
    CardType,
    FightSymbol,
    LureKind,
    Phase,
)
from rules.tournament_fishing.pieces import Lying, power_of

BAIT_STYLES = tuple(f"bold $ink-{number} on $bait-{number}" for number in (3, 0, 2, 5))
"""Black, green, yellow and red, as the bait of these colours looks in every theme."""

FIGHT_STYLES = ("$success", "$warning", "$error", "$primary", QUIET, "reverse")
"""Green fish, yellow weeds, red anchor, "?", blank, POP!; their letters tell them apart as well."""

TYPE_LETTERS = "LCPHATRB"
"""Lure, Cast, Present, Hook, Accessory, aTtachment, Rod, Boat."""

TYPE_STYLES = ("$success", "$warning", QUIET, "$error", "$player-1", "$player-0", "", "")

PHASE_LETTERS = "scrbh"
"""Search, Cast, Reel, Buy, and the hand size read at Cleanup."""

FACE_UP = "^"
"""The sign of a lake card that lies face up."""

ANCHOR = "A"
"""The sign of a spot on which an Anchor lies."""

ANY_LURE = {None: "any", LureKind.ARTIFICIAL: "art", LureKind.LIVE: "live"}
"""What stands for the bait of a fish that bites on any Lure, or on any of one kind."""

WISHES_MORE = "+"
"""Behind the bait of a fish that has another condition besides."""

NOTED = "*"
"""Behind the depth of a spot of which more is known than its top card."""


def short(name: str, width: int) -> str:
    """A name in so many cells: its last words by their initials, or left out, or its first word cut."""
    first, *others = name.split(" ")
    ways = [
        " ".join([first, *others[:kept], *[f"{word[0]}." for word in others[kept:]]])
        for kept in range(len(others), -1, -1)
    ]
    return next((way for way in ways if width_of(way) <= width), first[: max(width, 0)])


def bait_letters(bait: Iterable[Bait]) -> list[Piece]:
    """Bait symbols by their letters."""
    return [(BAIT_SYMBOLS[symbol].letter, BAIT_STYLES[symbol]) for symbol in bait]


def fight_letters(symbols: Iterable[FightSymbol]) -> list[Piece]:
    """Fight symbols by their letters."""
    return [(FIGHT_SYMBOLS[symbol].letter, f"bold {FIGHT_STYLES[symbol]}") for symbol in symbols]


def type_letter(kind: CardType) -> Piece:
    """A card's type by its letter."""
    return TYPE_LETTERS[kind], f"bold {TYPE_STYLES[kind]}".strip()


def stats(card: AnglerCard) -> list[Piece]:
    """Type, Cast Strength, bait, what it counters, cash, phases of its effects: "L+3 yr   FW  $1 sc"."""
    phases = "".join(PHASE_LETTERS[phase] for phase in Phase if card.acts_in(phase))
    return [
        type_letter(card.type),
        (f"{card.strength:<+3}" if card.strength else "   ", "bold"),
        *bait_letters(card.bait),
        (" " * (5 - len(card.bait)), ""),
        *fight_letters(card.counters),
        (" " * (3 - len(card.counters)), ""),
        (f" ${card.cash}" if card.cash else "   ", "" if card.cash else QUIET),
        (f" {phases:<3}", QUIET),
    ]


def brief(card: AnglerCard) -> list[Piece]:
    """As `stats`, but close together and without the phases: "L+3 yr FW $1"."""
    strength = f"{card.strength:+}" if card.strength else ""
    groups: list[list[Piece]] = [[type_letter(card.type), (strength, "bold")]]
    groups += [bait_letters(card.bait)] if card.bait else []
    groups += [fight_letters(card.counters)] if card.counters else []
    groups += [[(f"${card.cash}", "")]] if card.cash else []
    return [piece for group in groups for piece in (*group, (" ", ""))][:-1]


def card_name(card: int) -> str:
    """The name of a card that an angler can hold."""
    return "a card" if card == UNKNOWN else ANGLER[card].name


def lying_pieces(lying: Lying, width: int) -> list[Piece]:
    """A lake card as the viewer knows it: its name, Power and bait; "?" if it does not."""
    if lying.card == UNKNOWN:
        return [("?", QUIET)]
    card = LAKE[lying.card]
    mark = FACE_UP if lying.open else ""
    style = "bold $accent" if lying.open else ""
    if not card.is_fish:
        return [(short(card.name, width - len(mark)), f"{style} $warning".strip()), (mark, "$accent")]
    power = f" {power_of(lying)}{mark}"
    wants = wanted(card)
    name = short(card.name, width - len(power) - 1 - length(wants))
    return [(name, style), (power, "bold"), (" ", ""), *wants]


def wanted(fish: LakeCard) -> list[Piece]:
    """What a fish wants of a Lure in a few letters: its bait, or a word for any Lure or any of a kind."""
    wish = fish.bites_if
    bait = fish.bait if wish.bait is None else (*fish.bait, wish.bait)
    pieces = bait_letters(bait)
    if wish.lure is not None or not bait:
        pieces.append((f"{' ' if bait else ''}{ANY_LURE[wish.lure]}", QUIET))
    if any(limit is not None for limit in (wish.power_ge, wish.power_le, wish.attempt_ge)):
        pieces.append((WISHES_MORE, QUIET))
    return pieces


def fish_words(card: int) -> str:
    """A fish and its worth: "Pike 7"."""
    return "a fish" if card in (UNKNOWN, NOTHING) else f"{LAKE[card].name} {LAKE[card].worth}"
