"""The boards of Coldwater Crown in full, and a player's own catch with its secret sides."""

from fishing_tui.tables.coldwater_crown_boxes import card_pieces, catch_words, score, tackle_words
from fishing_tui.tables.coldwater_crown_middle import letters
from fishing_tui.tables.look import QUIET, Look
from fishing_tui.tables.picture import Canvas, Piece, Row, wrapped
from rules.coldwater_crown.bait import LOCATION_NAMES, Location
from rules.coldwater_crown.components import FISH, KINDS, MASTERS, SPECIES, TAGS, Tackle
from rules.coldwater_crown.explain import CONTEST_TEXTS, TACKLE_TEXTS
from rules.coldwater_crown.pieces import Caught, Contest, Player, capacity
from rules.coldwater_crown.scoring import clock, contest_name
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.tasks import SILENT
from rules.coldwater_crown.words import TACKLE_NAMES, count, scores_tag
from rules.game import Seat

Lines = list[list[Piece]]
_INDENT = 12


def draw(view: CrownState, look: Look) -> list[Row]:
    """One seat after another, the viewer's first, then the contests, the Tackle and all species."""
    seats = len(view.players)
    lines: Lines = []
    for seat in [(look.viewer + step) % seats for step in range(seats)]:
        lines += [*_seat(view, look, seat), []]
    lines += [*_contests(view, look), [], *_tackle(look), [], *_species(look)]
    return _laid_out(lines, look)


def secrets(view: CrownState, look: Look) -> list[Row]:
    """The viewer's fish by location with weight, tag and time, the one caught last first of all."""
    player = view.players[look.viewer]
    lines: Lines = [[look.name(look.viewer), ("   for your eyes only; any key covers it again", QUIET)]]
    if player.catch:
        lines.append([("Caught last: ", QUIET), (_name_of(player.catch[-1]), "bold")])
    for location in Location:
        fish = [one for one in player.catch if SPECIES[one.species].location == location]
        best = f"   {_best(fish)} lb with the heaviest of each species" if fish else "   no fish yet"
        lines.append([(LOCATION_NAMES[location], "bold $primary"), (best, QUIET)])
        lines += [_weighed(view, one) for one in sorted(fish, key=_by_species_and_weight)]
    lines.append([("Tackle: ", QUIET), (tackle_words(player), "")])
    return _laid_out(lines, look)


def _by_species_and_weight(fish: Caught) -> tuple[int, int]:
    return fish.species, -FISH[fish.card].weight


def _best(fish: list[Caught]) -> int:
    """The heaviest total that one fish a species makes."""
    heaviest: dict[int, int] = {}
    for one in fish:
        heaviest[one.species] = max(heaviest.get(one.species, 0), FISH[one.card].weight)
    return sum(heaviest.values())


def _name_of(fish: Caught) -> str:
    side = FISH[fish.card]
    return f"{SPECIES[side.species].name} of {side.weight} lb, {TAGS[side.tag]} tag"


def _weighed(view: CrownState, fish: Caught) -> list[Piece]:
    side = FISH[fish.card]
    tag = f"{TAGS[side.tag]}{', scores' if scores_tag(view, fish.card) else ''}"
    return [
        (f"  {SPECIES[side.species].name:<11}", ""),
        (f"{side.weight:>2} lb   ", "bold"),
        (f"{tag:<16}", "$success" if scores_tag(view, fish.card) else ""),
        (f"at {clock(side.time):>5}", QUIET),
        ("   shown to all" if fish.shown else "", QUIET),
    ]


def _seat(view: CrownState, look: Look, seat: Seat) -> Lines:
    player = view.players[seat]
    token = f"   token {player.token} in hand" if player.token else ""
    points = count(score(view, seat), "point")
    head: list[Piece] = [
        look.name(seat),
        (f"   {points} so far   Tackle: {tackle_words(player)}{token}", ""),
    ]
    board: list[Piece] = [("  Board     ", QUIET)]
    for zone, bait in enumerate(player.board):
        free = "." * (capacity(zone) - sum(bait))
        board += [(f"Z{capacity(zone)} ", QUIET), *letters(bait), (f"{free}  ", QUIET)]
    silent = view.setup.solo and seat == SILENT
    catch = f"{len(player.catch)} fish: {', '.join(catch_words(player))}" if player.catch else ""
    return [
        *wrapped(head, look.width - 2, indent=4),
        *([] if silent else [board, _cards(view, player)]),
        *_entry("Anglers", ", ".join(_caught_masters(view, player)), look),
        *_entry("Catch", catch, look),
        *_entry("Trophies", ", ".join(_won(view, player)), look),
    ]


def _cards(view: CrownState, player: Player) -> list[Piece]:
    pieces: list[Piece] = [("  Works on  ", QUIET)]
    for card in player.unfinished:
        pieces += [*card_pieces(view, card), ("   ", "")]
    return pieces if player.unfinished else [*pieces, ("none", QUIET)]


def _caught_masters(view: CrownState, player: Player) -> list[str]:
    return [view.edition.name(KINDS[MASTERS[card].kind]) for card in player.masters]


def _won(view: CrownState, player: Player) -> list[str]:
    won = [f"{contest_name(view.edition, trophy.contest)} {trophy.points}" for trophy in player.trophies]
    return won + [f"Mystery Weight of {weight} lb 1" for weight in player.mystery]


def _entry(heading: str, text: str, look: Look) -> Lines:
    body: Piece = (text, "") if text else ("none yet", QUIET)
    return wrapped([(f"  {heading:<{_INDENT - 2}}", QUIET), body], look.width - 2, indent=_INDENT)


def _contests(view: CrownState, look: Look) -> Lines:
    lines: Lines = [[("Contests, and the trophies still to be won", "bold")]]
    for contest in Contest:
        left = " ".join(str(points) for points in view.trophies[contest]) or "none"
        name = contest_name(view.edition, contest)
        text: list[Piece] = [(f"  {name:<22}{left:<9}", ""), (CONTEST_TEXTS[contest], QUIET)]
        lines += wrapped(text, look.width - 2, indent=33)
    return lines


def _tackle(look: Look) -> Lines:
    lines: Lines = [[("Tackle", "bold")]]
    for kind in Tackle:
        text: list[Piece] = [(f"  {TACKLE_NAMES[kind]:<8}", ""), (TACKLE_TEXTS[kind], QUIET)]
        lines += wrapped(text, look.width - 2, indent=10)
    return lines


def _species(look: Look) -> Lines:
    lines: Lines = [[("Species, their weights in lb, how many there are", "bold")]]
    for location in Location:
        names = ", ".join(
            f"{species.name} {species.lightest}-{species.heaviest} ({species.copies})"
            for species in SPECIES.values()
            if species.location == location
        )
        lines += wrapped(
            [(f"  {LOCATION_NAMES[location]:<8}", ""), (names, QUIET)], look.width - 2, indent=10
        )
    return lines


def _laid_out(lines: Lines, look: Look) -> list[Row]:
    canvas = Canvas(look.width, len(lines))
    for y, pieces in enumerate(lines):
        canvas.put(1, y, pieces)
    return canvas.rows
