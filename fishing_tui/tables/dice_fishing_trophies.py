"""The Set and Variety tokens: what they ask for, whose they are, and what each player still lacks."""

from fishing_tui.tables.dice_fishing_boards import SHORT, owned_species
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Box, Canvas, Piece, Spot, length
from rules.dice_fishing.components import SPECIES_NAMES, Species
from rules.dice_fishing.pieces import VARIETY
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_name, token_vp, wanted
from rules.game import Seat, Target

LINES = 2
"""Lines that the tokens take at the least."""

TABLE_LINES = 1 + VARIETY + 1
"""Lines of the table that also says what each player lacks."""

_NAME, _SHORT_NEEDS, _FULL_NEEDS = 15, 13, 34
_SEAT, _NARROW_SEAT = 12, 10
_NEAR = 2
"""Of how many missing species on a token is worth a word beside the player."""
_MOST_NAMED = 4
_GAP, _FURTHER = "  ", ".."


def draw_lines(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """The tokens in two lines: name, and the species or the owner."""
    spots = []
    column = look.width // 4
    for token in range(VARIETY + 1):
        x, line = 1 + (token % 4) * column, y + token // 4
        name = token_name(token).split()[-1]
        owner = _owner(view, token)
        pieces: list[Piece] = [(f"{name} ", "bold" if owner is None else QUIET)]
        if owner is None:
            pieces.append((_needs(token, ""), ""))
        else:
            pieces.append(look.name(owner, min(8, column - len(name) - 3)))
        end = canvas.put(x, line, pieces, column - 1)
        spots.append(Spot(f"token {token}", Target("token", token), Box(x, line, end - x, 1)))
    return spots


def draw_table(canvas: Canvas, view: DiceFishingState, look: Look, y: int) -> list[Spot]:
    """The tokens line by line, with a column a player for the species they lack."""
    seats = len(view.players)
    full = look.width >= _NAME + _FULL_NEEDS + seats * _SEAT
    seats_at = _NAME + (_FULL_NEEDS if full else _SHORT_NEEDS)
    column = _SEAT if seats_at + seats * _SEAT <= look.width else _NARROW_SEAT
    canvas.say(1, y, f"Sets, {token_vp(0, view.setup.seats)} VP", QUIET)
    canvas.say(_NAME, y, "asks for", QUIET)
    for seat in range(seats):
        name, style = look.name(seat, column - len(" lacks "))
        canvas.put(seats_at + seat * column, y, [(name.rstrip(), style), (" lacks", QUIET)], column - 1)
    spots = []
    for token in range(VARIETY + 1):
        line = y + 1 + token
        end = canvas.say(1, line, _title(view, token), "bold" if token in view.tokens else QUIET)
        needs = _full_needs(token) if full else _needs(token, " ")
        end = canvas.say(_NAME, line, needs, "" if token in view.tokens else QUIET) or end
        for seat in range(seats):
            canvas.put(seats_at + seat * column, line, [_lacks(view, token, seat, column)], column - 1)
        spots.append(Spot(f"token {token}", Target("token", token), Box(1, line, end - 1, 1)))
    return spots


def nearest(view: DiceFishingState, seat: Seat, width: int) -> list[Piece]:
    """The tokens in the middle that the seat is closest to, with the species it lacks.

    As many as fit whole into this width; ".." stands for further ones.
    """
    owned = owned_species(view.players[seat])
    lacking = sorted((len(wanted(token) - owned), token) for token in view.tokens)
    entries: list[Piece] = []
    for number, token in lacking:
        if number > _NEAR:
            break
        species = " ".join(SHORT[fish] for fish in sorted(wanted(token) - owned))
        name = token_name(token).split()[-1]
        entries.append((f"{name} {species or 'now'}{_GAP}", "" if number == 1 else QUIET))
    fits = len(entries)
    while fits and _room(entries[:fits], further=fits < len(entries)) > width:
        fits -= 1
    return entries[:fits] + [(_FURTHER, QUIET)] * (fits < len(entries))


def _room(entries: list[Piece], further: bool) -> int:
    """How many cells the entries take, with the sign for further ones or without the gap behind the last."""
    return length(entries) + len(_FURTHER) if further else length(entries) - len(_GAP)


def _owner(view: DiceFishingState, token: int) -> Seat | None:
    return next((seat for seat, player in enumerate(view.players) if token in player.tokens), None)


def _title(view: DiceFishingState, token: int) -> str:
    """The token's name; the Variety token's also says its own worth."""
    worth = f", {token_vp(token, view.setup.seats)} VP" if token == VARIETY else ""
    return f"{token_name(token)}{worth}"


def _needs(token: int, between: str) -> str:
    return "all 7" if token == VARIETY else between.join(SHORT[fish] for fish in sorted(wanted(token)))


def _full_needs(token: int) -> str:
    if token == VARIETY:
        return "all seven"
    return ", ".join(SPECIES_NAMES[fish] for fish in sorted(wanted(token)))


def _lacks(view: DiceFishingState, token: int, seat: Seat, column: int) -> Piece:
    """What a seat lacks for a token; who has it once it is taken."""
    if token not in view.tokens:
        return ("has it", "bold") if token in view.players[seat].tokens else ("", "")
    missing: list[Species] = sorted(wanted(token) - owned_species(view.players[seat]))
    if not missing:
        return "ready", "bold $success"
    if len(missing) > _MOST_NAMED:
        return f"{len(missing)} more", QUIET
    between = " " if column == _SEAT else ""
    return between.join(SHORT[fish] for fish in missing), "bold" if len(missing) == 1 else QUIET
