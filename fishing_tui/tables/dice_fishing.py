"""The table of Dice Fishing: the row, the dice, the trophies, and every player's things."""

from collections.abc import Sequence

from fishing_tui.tables import dice_fishing_boards as boards_page
from fishing_tui.tables.dice_fishing_boards import SHORT
from fishing_tui.tables.dice_fishing_row import FACE_STYLES, draw_row, row_height
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Picture, Piece, Row, Spot
from rules.dice_fishing.actions import Stop
from rules.dice_fishing.components import Species
from rules.dice_fishing.events import Rolled
from rules.dice_fishing.faces import SYMBOLS, spread
from rules.dice_fishing.pieces import TOKENS_TO_END, VARIETY, Power
from rules.dice_fishing.scoring import standings
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_name, wanted
from rules.dice_fishing.words import POWER_NAMES
from rules.game import NOTHING, Action, Event, Target

STYLES = {"face": FACE_STYLES}
LETTERS = "abcdef"
_NEAR = 2
"""Of how many missing species on a token is worth a word beside the player."""
_FIXED = 1 + 1 + 2 + 1
"""Lines for the title, the dice, the trophies and the heading of the players."""
_ROOM_FOR_FACES = 3
_ROOM_FOR_GAPS = 8
_ROOM_FOR_BOARDS = 4


def least_height(view: DiceFishingState) -> int:
    """Lines for everything at its most compact."""
    return row_height(0) + _FIXED + len(view.players) + view.setup.advanced


def draw(view: DiceFishingState, look: Look) -> Picture:
    """The table as the viewer sees it."""
    canvas = Canvas(look.width, look.height)
    spare = look.height - least_height(view)
    _title(canvas, view, look)
    spots = draw_row(canvas, view, look, 1, spare)
    y = 1 + row_height(spare)
    gap = 1 if spare >= _ROOM_FOR_GAPS else 0
    y += gap
    spots += _dice(canvas, view, look, y)
    if spare >= _ROOM_FOR_FACES:
        y += 1
        spots += _faces(canvas, view, look, y)
    y += 1 + gap
    spots += _trophies(canvas, view, look, y)
    y += 2 + gap
    if view.setup.advanced:
        spots += _display(canvas, view, look, y)
        y += 1 + gap
    spots += _players(canvas, view, look, y)
    y += 1 + len(view.players) + gap
    if look.height - y >= _ROOM_FOR_BOARDS:
        canvas.rows[y:] = boards_page.draw(view, look)[: look.height - y]
    return Picture(canvas.rows, tuple(look.finish(canvas, spot) for spot in spots))


def boards(view: DiceFishingState, look: Look) -> list[Row]:
    """Every catch in full, the race for each token and majority, and how each species gets away."""
    return boards_page.draw(view, look)


def rolls(events: Sequence[Event]) -> bool:
    """Whether a player's dice rolled in this beat."""
    return any(isinstance(event, Rolled) for event in events)


def slip(view: DiceFishingState, action: Action) -> str:
    """Stopping with nothing filled while dice could still be rerolled ends the turn for a coin."""
    idle = isinstance(action, Stop) and view.turn.rerolls_left and not any(slot.full for slot in view.row)
    return "Stop with nothing filled, and rerolls left?" if idle else ""


def _title(canvas: Canvas, view: DiceFishingState, look: Look) -> None:
    turn = view.turn
    x = canvas.say(1, 0, "Dice Fishing", "bold $primary")
    x = canvas.say(x + 2, 0, f"turn {turn.number}", QUIET)
    canvas.put(x + 2, 0, [look.name(turn.seat), (", an extra turn" if turn.extra else "", "")])
    claimed = sum(len(player.tokens) for player in view.players)
    roomy = look.width >= 100
    coins = f"{view.supply} coins in the supply" if roomy else f"supply {view.supply}"
    right = f"{coins}   deck {len(view.deck)}   tokens {claimed} of {TOKENS_TO_END}"
    canvas.say(look.width - len(right) - 1, 0, right, QUIET)


def _dice(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """The dice beside the cards, each behind its letter; lifted ones in brackets."""
    turn = view.turn
    x = canvas.say(1, y, "Dice  ", QUIET)
    if not turn.rolled:
        canvas.say(x, y, "not rolled yet", QUIET)
        return []
    spots: list[Spot] = []
    dice = [(face, False) for face in spread(turn.unplaced)] + [(face, True) for face in spread(turn.lifted)]
    for number, (face, lifted) in enumerate(dice):
        symbol = SYMBOLS[(face + look.shake * (number + 2)) % len(SYMBOLS)]
        target = Target("die", face)
        text = f"({symbol.name})" if lifted else symbol.name
        letter = LETTERS[number]
        free = look.open(target) or f"die {letter}" in look.marks
        end = canvas.put(
            x, y, [(f"{letter} ", QUIET), (text, f"bold {FACE_STYLES[symbol.index]}" if free else "$quiet")]
        )
        spots.append(Spot(f"die {letter}", target, Box(x, y, end - x, 1), letter))
        x = end + 2
    if not dice:
        x = canvas.say(x, y, "all placed", QUIET) + 2
    _dice_left(canvas, view, y)
    return spots


def _dice_left(canvas: Canvas, view: DiceFishingState, y: int) -> None:
    turn = view.turn
    words = f"rerolls {turn.rerolls_left}"
    canvas.say(canvas.width - len(words) - 1, y, words, "bold" if turn.rerolls_left else QUIET)


def _faces(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """The six faces a coin can turn a die to: pointed at together with the die."""
    coins = view.active.coins
    x = canvas.say(1, y, "Turn to ", QUIET)
    spots = []
    for symbol in SYMBOLS:
        target = Target("face", symbol.index)
        free = look.open(target)
        end = canvas.say(x, y, symbol.name, FACE_STYLES[symbol.index] if free else QUIET)
        spots.append(Spot(f"face {symbol.index}", target, Box(x, y, end - x, 1)))
        x = end + 2
    left = f"{coins} coin" if coins == 1 else f"{coins} coins"
    canvas.say(canvas.width - len(left) - 1, y, left, "bold" if coins else QUIET)
    return spots


def _trophies(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """The seven tokens with the species they ask for, and whose they are; two lines."""
    spots = []
    column = look.width // 4
    for token in range(VARIETY + 1):
        x, line = 1 + (token % 4) * column, y + token // 4
        name = token_name(token).split()[-1]
        species = "all 7" if token == VARIETY else "".join(SHORT[fish] for fish in sorted(wanted(token)))
        owner = next((seat for seat, player in enumerate(view.players) if token in player.tokens), None)
        pieces: list[Piece] = [(f"{name} ", "bold" if owner is None else QUIET)]
        pieces.append((species, "") if owner is None else look.name(owner, min(8, column - len(name) - 3)))
        end = canvas.put(x, line, pieces, column - 1)
        spots.append(Spot(f"token {token}", Target("token", token), Box(x, line, end - x, 1)))
    return spots


def _display(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    x = canvas.say(1, y, "Power cards on offer ", QUIET)
    spots = []
    for number in view.display:
        target = Target("power", number)
        end = canvas.say(x, y, POWER_NAMES[Power(number)], "bold $accent" if look.open(target) else "")
        spots.append(Spot(f"offer {number}", target, Box(x, y, end - x, 1)))
        x = end + 2
    piles = f"deck {len(view.power_deck)}  discards {len(view.power_discards)}"
    canvas.say(look.width - len(piles) - 1, y, piles, QUIET)
    return spots


def _players(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """A heading, then a line a player: points, coins, catch by species, nearest token, Power card."""
    species_at = 24
    canvas.say(1, y, "Player", QUIET)
    canvas.say(13, y, "VP coins", QUIET)
    spots = []
    for number, species in enumerate(Species):
        x = species_at + number * 4
        canvas.say(x, y, SHORT[species], QUIET)
        spots.append(Spot(f"species {species}", Target("species", species), Box(x, y, 2, 1)))
    canvas.say(species_at + 29, y, "lacks, holds" if view.setup.advanced else "lacks", QUIET)
    scores = standings(view).sheets
    for seat in range(len(view.players)):
        spots += _player(canvas, view, look, y + 1 + seat, seat, scores[seat].total or 0, species_at)
    return spots


def _player(
    canvas: Canvas, view: DiceFishingState, look: Look, y: int, seat: int, points: int, species_at: int
) -> list[Spot]:
    player = view.players[seat]
    canvas.say(0, y, ">" if seat == view.turn.seat else " ", "bold")
    canvas.put(1, y, [look.name(seat, 11)])
    canvas.say(12, y, f"{points:>3}", "bold")
    canvas.say(15, y, _gain(look, seat, points), "$success", 3)
    canvas.say(18, y, f"{player.coins:>2}")
    counts = boards_page.catch_counts(player)
    for number, species in enumerate(Species):
        if counts[species]:
            canvas.say(species_at + number * 4, y, f"{counts[species]:>2}", "bold")
        else:
            canvas.say(species_at + number * 4, y, " -", QUIET)
    x = species_at + 29
    spots: list[Spot] = []
    if player.power != NOTHING:
        target = Target("power", player.power)
        style = "bold $accent" if seat == view.turn.seat and look.open(target) else ""
        end = canvas.say(x, y, POWER_NAMES[Power(player.power)], style)
        spots.append(Spot(f"power {seat}", target, Box(x, y, end - x, 1)))
        x = end + 1
    canvas.put(x, y, _nearest(view, seat), look.width - x)
    return spots


def _gain(look: Look, seat: int, points: int) -> str:
    """How many points more, or fewer, than before this player's last choice: "+3"."""
    if not isinstance(look.before, DiceFishingState):
        return ""
    before = standings(look.before).sheets[seat].total or 0
    return f"{points - before:+}" if points != before else ""


def _nearest(view: DiceFishingState, seat: int) -> list[Piece]:
    """The tokens in the middle that the seat is closest to, with the species it lacks."""
    owned = boards_page.owned_species(view.players[seat])
    lacking = sorted((len(wanted(token) - owned), token) for token in view.tokens)
    pieces: list[Piece] = []
    for number, token in lacking:
        if number > _NEAR:
            break
        species = " ".join(SHORT[fish] for fish in sorted(wanted(token) - owned))
        name = token_name(token).split()[-1]
        pieces.append((f"{name} {species or 'now'}  ", "" if number == 1 else QUIET))
    return pieces
