"""Tables of Coldwater Crown as a test wants them."""

from msgspec.structs import replace

from fishing_tui import __version__
from fishing_tui.new_games import seat_all
from fishing_tui.saved import status_of
from fishing_tui.screens.table_layout import arrange
from fishing_tui.session import GameSession
from fishing_tui.store import FIRST_WRITER, GameStore
from fishing_tui.tables import coldwater_crown as crown_table
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Picture, Row
from rules import journal
from rules.coldwater_crown.bait import LETTERS
from rules.coldwater_crown.components import KINDS, MASTERS
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.pieces import Contest, Trophy
from rules.coldwater_crown.state import CrownState
from rules.coldwater_crown.tasks import with_player
from rules.game import Seat, Step
from rules.journal import Seating
from tests.rules.coldwater_crown.scripted import changed, deal, place, play, remove, table

PEOPLE = ("Ann", "Bo", "Cy", "Di")
LONG = ("Maximilian-Josef", "Wilhelmina-Marie", "Bartholomew Long", "Christopher Robi")

FOUR_SPOTS = [card for card, master in MASTERS.items() if sum(master.spots) == 4]
CATCHES = tuple(
    tuple(names.split(", "))
    for names in (
        "Wrasse 3, Wrasse 4, John Dory 5, Mackerel 2, Flounder 1, Rainbow 3, Brown 2, Salmon 5, "
        "Roach 1, Perch 1, Sea Trout 3, Pike 3, Pike 12, Pike 11, Pike 10, Pike 9",
        "Wrasse 5, John Dory 6, Mackerel 3, Flounder 2, Rainbow 4, Brown 3, Salmon 6, Roach 2, "
        "Perch 2, Sea Trout 4, Pike 4, Sea Trout 5, Roach 3, Salmon 7, Brown 4, Rainbow 5",
        "Wrasse 6, Flounder 3, Perch 3",
        "John Dory 7, Mackerel 4",
    )
)
"""Sixteen fish of all eleven species for each of two players, the rest for two more."""


ANN = ("Flounder 5", "Flounder 2", "Wrasse 4", "Pike 12")
BO = ("Wrasse 3", "Mackerel 6", "Perch 5")
"""What Ann and Bo have caught by the weigh-in: of the Shore both submit 9 lb at best."""


def seated(store: GameStore, step: Step, *names: str) -> GameSession:
    """A session that begins with a dealt table."""
    state = table(step)
    options = Options(
        seats=state.setup.seats, edition=state.setup.edition, less_luck=state.setup.less_luck, first="1"
    )
    people = [
        Seating(name, colour, "human") for colour, name in enumerate(names or PEOPLE[: state.setup.seats])
    ]
    seating = seat_all(GAME, options, people)
    header = journal.begin(GAME, options, "dealt", seating, __version__)
    number = store.create(header, GAME.dump(state), status_of(GAME, state, seating))
    return GameSession(store, number, FIRST_WRITER, GAME, header, step)


def at_the_weigh_in(*catches: tuple[str, ...], **more: object) -> Step:
    """The weigh-in of these catches, just begun, Ann to choose of the Shore."""
    seats = len(catches)
    step = deal(seats=seats, catches=catches, tag="tan", tokens="Green1 Yellow1 Blue1", **more)  # type: ignore[arg-type]
    return play(changed(step, last_turns=1), place("Red"), remove("Green"))


def crowded(seats: int, edition: str = "current") -> CrownState:
    """A table with as much on it as there can be, Tackle above all in the first player's hand."""
    full, some = "ggp/kkyy/bbrrg/ppkkyy", "/gp/yb/kyb"
    working = tuple(
        tuple((card, _all_but_one(card)) for card in FOUR_SPOTS[seat::4][:3]) for seat in range(seats)
    )
    step = deal(
        full,
        *[some] * (seats - 1),
        seats=seats,
        edition=edition,
        catches=CATCHES[: max(seats, 2)],
        tackle=("LURE LURE REEL REEL ROD ROD LINE LINE", *["LURE"] * (seats - 1)),
        unfinished=working,
        tokens="Green2 Yellow2 Black2",
    )
    won = tuple(Trophy(contest, 5) for contest in Contest)
    state = with_player(table(step), 0, trophies=won, fresh=(2,), mystery=(2, 7))
    return replace(state, discards=(4, 3, 5, 2, 4, 3), last_turns=1)


def _all_but_one(card: int) -> str:
    """The letters of a card's spots without the last one."""
    return "".join(LETTERS[colour] * number for colour, number in enumerate(MASTERS[card].spots))[:-1]


def kind_of(card: int) -> str:
    """A Master Angler card's kind in one word."""
    return KINDS[MASTERS[card].kind].split()[-1]


def look_at(
    view: CrownState,
    size: tuple[int, int],
    names: tuple[str, ...] = PEOPLE,
    seat: Seat = 0,
    **more: object,
) -> Look:
    """A seat at the keyboard, in a window of some size."""
    box = arrange(*size, crown_table.least_height(view))["board"]
    names = (names[0], "Silent player") if view.setup.solo else names
    return Look(names, ("",) * len(names), seat, box.width, box.height, **more)  # type: ignore[arg-type]


def drawn(
    state: CrownState,
    size: tuple[int, int],
    names: tuple[str, ...] = PEOPLE,
    seat: Seat = 0,
    **more: object,
) -> Picture:
    """The table as a seat sees it in a window of some size."""
    view = GAME.view(state, seat)
    return crown_table.draw(view, look_at(view, size, names, seat, **more))


def text_of(rows: list[Row]) -> str:
    """Rows as text."""
    return "\n".join("".join(character for character, _ in row).rstrip() for row in rows)
