"""The board: a table's picture, with a cursor that moves among the spots."""

from textual import events
from textual.geometry import Offset
from textual.message import Message

from fishing_tui.tables.picture import Picture, Spot
from fishing_tui.widgets.pane import Pane

Direction = tuple[int, int]


class Board(Pane):
    """Shows a picture and says which spot was pointed at."""

    class Pointed(Message):
        """A spot was clicked. `ask`: with the right button, to have it explained."""

        def __init__(self, spot: Spot, ask: bool) -> None:
            super().__init__()
            self.spot = spot
            self.ask = ask

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.spots: tuple[Spot, ...] = ()

    def picture(self, picture: Picture) -> None:
        """Shows another picture of the table."""
        self.spots = picture.spots
        self.show(picture.rows)

    def spot(self, name: str) -> Spot | None:
        """The spot of this name, if it is on the picture."""
        return next((spot for spot in self.spots if spot.name == name), None)

    def beside(self, name: str, direction: Direction) -> str:
        """The name of the nearest spot in a direction; the same spot if there is none."""
        here = self.spot(name)
        if here is None:
            return self.spots[0].name if self.spots else ""
        ahead = [
            (distance, spot.name)
            for spot in self.spots
            if (distance := _distance(here, spot, direction)) is not None
        ]
        return min(ahead)[1] if ahead else name

    def point(self, name: str) -> None:
        """Puts the terminal's own cursor on a spot, for those who follow it."""
        spot = self.spot(name)
        if spot is not None:
            self.app.cursor_position = self.content_region.offset + Offset(spot.box.x, spot.box.y)

    def on_click(self, event: events.Click) -> None:
        """A click points at the spot below it, and of spots within spots at the smallest."""
        event.stop()
        below = [spot for spot in self.spots if spot.box.holds(event.x, event.y)]
        if below:
            spot = min(below, key=lambda spot: spot.box.width * spot.box.height)
            self.post_message(self.Pointed(spot, ask=event.button == 3))


def _distance(here: Spot, there: Spot, direction: Direction) -> int | None:
    """How far a spot is in a direction; None if it does not lie that way."""
    across, down = direction
    if across:
        same_line = there.box.y <= here.box.y < there.box.y + there.box.height or (
            here.box.y <= there.box.y < here.box.y + here.box.height
        )
        away = (there.box.x - here.box.x) * across
        return away if same_line and away > 0 else None
    away = (there.box.y - here.box.y) * down
    middle = abs((there.box.x + there.box.width // 2) - (here.box.x + here.box.width // 2))
    return away * 100 + middle if away > 0 else None
