"""The boards of Dice Fishing in full: catches, tokens, majorities, and how each species gets away."""

from collections import Counter

from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Canvas, Piece, Row, wrapped
from rules.dice_fishing.components import CARDS, SPECIES_NAMES, VALUES, Species
from rules.dice_fishing.explain import ESCAPES
from rules.dice_fishing.majorities import majority
from rules.dice_fishing.pieces import TOKENS_TO_END, Player, Power
from rules.dice_fishing.scoring import standings
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_name, token_vp, wanted
from rules.dice_fishing.words import POWER_NAMES, count
from rules.game import NOTHING

SHORT = {
    Species.TROUT: "Tr",
    Species.PIKE: "Pi",
    Species.KING_SALMON: "Ki",
    Species.STURGEON: "St",
    Species.PERCH: "Pe",
    Species.IDE: "Id",
    Species.WALLEYE: "Wa",
}
"""The species in two letters."""


def draw(view: DiceFishingState, look: Look) -> list[Row]:
    """One seat after another, the viewer's first, then what can be looked up."""
    seats = len(view.players)
    lines: list[list[Piece]] = []
    for seat in [(look.viewer + step) % seats for step in range(seats)]:
        lines += [*_seat(view, look, seat), []]
    lines += [*_tokens(view, look), [], *_escapes(look)]
    canvas = Canvas(look.width, len(lines))
    for y, pieces in enumerate(lines):
        canvas.put(1, y, pieces)
    return canvas.rows


def catch_counts(player: Player) -> Counter[Species]:
    """How many fish of each species a player has."""
    return Counter(CARDS[card].species for card in player.catch)


def owned_species(player: Player) -> set[Species]:
    """The species that a player has caught."""
    return {CARDS[card].species for card in player.catch}


def _seat(view: DiceFishingState, look: Look, seat: int) -> list[list[Piece]]:
    player = view.players[seat]
    total = standings(view).sheets[seat].total
    head: list[Piece] = [
        look.name(seat),
        (f"   {total} VP   {count(player.coins, 'coin')}   {len(player.catch)} fish", ""),
    ]
    if player.power != NOTHING:
        head.append((f"   Power card: {POWER_NAMES[Power(player.power)]}", ""))
    lines = [head]
    fish: list[Piece] = []
    for species in Species:
        values = sorted(CARDS[card].vp for card in player.catch if CARDS[card].species == species)
        if values:
            fish.append((f"{SPECIES_NAMES[species]} {'+'.join(map(str, values))} VP   ", ""))
    lines += wrapped([("  Catch   ", QUIET), *(fish or [("none yet", QUIET)])], look.width - 2, indent=10)
    won: list[Piece] = [(f"{token_name(token)}   ", "bold") for token in player.tokens]
    lines += wrapped([("  Tokens  ", QUIET), *(won or [("none yet", QUIET)])], look.width - 2, indent=10)
    return lines


def _tokens(view: DiceFishingState, look: Look) -> list[list[Piece]]:
    """Every token in the middle with what each seat lacks for it, and who leads each majority."""
    lines: list[list[Piece]] = [[("Tokens in the middle, and what each player lacks", "bold")]]
    for token in view.tokens:
        pieces: list[Piece] = [(f"  {token_name(token):<14}{token_vp(token, view.setup.seats)} VP  ", "")]
        for seat, player in enumerate(view.players):
            lacks = " ".join(SHORT[species] for species in sorted(wanted(token) - owned_species(player)))
            pieces += [(" ", ""), look.name(seat), (f" {lacks}  ", QUIET)]
        lines += wrapped(pieces, look.width - 2, indent=21)
    lines += [[(f"  The game ends when {TOKENS_TO_END} are claimed.", QUIET)], []]
    lines.append([(f"Majority tokens, {VALUES['majority']} VP each: who has the most of a species", "bold")])
    for species in Species:
        leaders = majority(view.players, species)
        pieces = [(f"  {SPECIES_NAMES[species]:<12} ", "")]
        for seat in leaders:
            pieces += [look.name(seat), (" ", "")]
        lines.append(pieces if leaders else [*pieces, ("nobody", QUIET)])
    return [*lines, [], [("Every coin that is left at the end is 1 VP.", "bold")]]


def _escapes(look: Look) -> list[list[Piece]]:
    lines: list[list[Piece]] = [[("How they get away", "bold")]]
    for species in Species:
        lines += wrapped(
            [(f"  {SPECIES_NAMES[species]:<12} ", ""), (ESCAPES[species], QUIET)], look.width - 2, indent=15
        )
    return lines
