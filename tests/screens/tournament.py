"""Tables of Tournament Fishing as a test wants them."""

from msgspec.structs import replace

from fishing_tui import __version__
from fishing_tui.new_games import seat_all
from fishing_tui.saved import status_of
from fishing_tui.screens.table_layout import arrange
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import FIRST_WRITER, GameStore
from fishing_tui.tables import tournament_fishing as fishing_table
from fishing_tui.tables.look import Look
from fishing_tui.tables.picture import Picture, Row
from rules import journal
from rules.game import Seat, Step
from rules.journal import Seating
from rules.tournament_fishing.game import GAME
from rules.tournament_fishing.options import Options
from rules.tournament_fishing.pieces import Lying
from rules.tournament_fishing.state import FishingState
from tests.rules.tournament_fishing.tables import deal, table

OPEN = Settings(motion="off", pace="instant", handover="never")
PEOPLE = ("Ann", "Bo", "Cy", "Di")
LONG = ("Maximilian-Josef", "Wilhelmina-Marie", "Bartholomew Long", "Christopher Robi")

MODES: dict[str, dict[str, object]] = {
    "two": {"seats": 2},
    "three": {"seats": 3},
    "four": {"seats": 4},
    "against the clock": {"seats": 1, "opponents": "clock"},
    "against both": {"seats": 1, "opponents": "both"},
    "together": {"seats": 2, "mode": "co-op", "opponents": "weather"},
    "together against both": {"seats": 2, "mode": "co-op", "opponents": "both"},
}
"""Options by who plays against whom."""

TWELVE = (
    "Twin-Blade Spinner, Twin-Blade Spinner, Polarised Shades, Polarised Shades, Twitch and Pause, "
    "Twitch and Pause, Rainbow Crank, Copper Wobbler, Jointed Shad, Hand-Me-Down Pole, Tournament Hull, Pinpoint Pitch"
)
"""A hand of long names, with copies."""
TWELVE_MORE = (
    "Fibreglass Classic, Aluminium Skiff, Braided Line, Deep Plug, Deep Plug, Coffee Flask, Folded Chart, "
    "Overhand Toss, Overhand Toss, Slow Retrieve, Slow Retrieve, Snelled Hook"
)
SUPPLY = "Jointed Shad, Twitch and Pause, Polarised Shades, Copper Wobbler, Barbless Hook"
BUCKET = "House Cricket, House Cricket, Bull Minnow, Ribbon Leech, Crayfish"
IN_PLAY = "Bull Minnow, Long Bomb, Whippy Ultralight, Drift Punt, Depth Chart, Tackle Vest"
ATTACHED = "Trolling Motor, Smooth Drag, Big Cooler, Sonar Unit"


def crowded(**options: object) -> FishingState:
    """A table with as much on it as there can be: long names, large hands, a lake that everybody knows."""
    effects = {"clock": "Delivery Truck", "weather": "Sun Shower"} if options.pop("effects", True) else {}
    places = {"locations": {1: "Undercut Bank", 10: "Marina Lights"}} if options.pop("places", True) else {}
    if options["seats"] != 4 and places:
        places = {"locations": {1: "Undercut Bank", 2: "Marina Lights"}}
    step = deal(
        TWELVE,
        *((TWELVE_MORE,) if options["seats"] != 1 else ()),
        attachments=(ATTACHED,),
        in_play=(IN_PLAY,),
        supply=SUPPLY,
        bucket=BUCKET,
        lake={1: "Flathead Catfish, Smallmouth Bass, Turtle on the Line", 2: "Floating Tackle Box"},
        livewells=("Muskellunge, Channel Catfish, Freshwater Drum",),
        **effects,
        **places,
        **options,
    )
    return well_known(table(step))


def well_known(state: FishingState) -> FishingState:
    """The lake as if everybody had seen all of it, every second top card lying face up."""
    everybody = (1 << state.setup.seats) - 1
    spots = tuple(
        replace(
            spot,
            cards=tuple(
                Lying(lying.card, everybody, open=depth == 0 and number % 2 == 0)
                for depth, lying in enumerate(spot.cards)
            ),
        )
        for number, spot in enumerate(state.spots)
    )
    return replace(state, spots=spots)


def seated(store: GameStore, step: Step, *names: str) -> GameSession:
    """A session that begins with a dealt table."""
    state = table(step)
    setup = state.setup
    options = Options(
        seats=setup.seats,
        mode=setup.mode,  # type: ignore[arg-type]
        fight="dice" if setup.dice else "cards",
        opponents="both" if len(setup.rivals) == 2 else (*setup.rivals, "clock")[0],  # type: ignore[arg-type]
        confirm=setup.confirm,
        first="1",
    )
    people = [Seating(name, colour, "human") for colour, name in enumerate(names or PEOPLE[: setup.seats])]
    seating = seat_all(GAME, options, people)
    header = journal.begin(GAME, options, "dealt", seating, __version__)
    number = store.create(header, GAME.dump(state), status_of(GAME, state, seating))
    return GameSession(store, number, FIRST_WRITER, GAME, header, step)


def names_at(state: FishingState, names: tuple[str, ...] = PEOPLE) -> tuple[str, ...]:
    """What everybody at a table is called."""
    rivals = {"clock": "Clock AI", "weather": "Weather AI"}
    return (*names[: state.setup.seats], *[rivals[rival] for rival in state.setup.rivals])


def look_at(
    view: FishingState, size: tuple[int, int], names: tuple[str, ...] = PEOPLE, seat: Seat = 0, **more: object
) -> Look:
    """A seat at the keyboard, in a window of some size."""
    box = arrange(*size, fishing_table.least_height(view))["board"]
    everybody = names_at(view, names)
    return Look(everybody, ("",) * len(everybody), seat, box.width, box.height, **more)  # type: ignore[arg-type]


def drawn(
    state: FishingState,
    size: tuple[int, int],
    names: tuple[str, ...] = PEOPLE,
    seat: Seat = 0,
    **more: object,
) -> Picture:
    """The table as a seat sees it in a window of some size."""
    view = GAME.view(state, seat)
    return fishing_table.draw(view, look_at(view, size, names, seat, **more))


def text_of(rows: list[Row]) -> str:
    """Rows as text."""
    return "\n".join("".join(character for character, _ in row).rstrip() for row in rows)
