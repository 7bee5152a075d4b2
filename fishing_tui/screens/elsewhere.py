"""Played elsewhere: another window plays the game that was to be opened, so there is a choice."""

from textual import on
from textual.content import Content
from textual.widget import Widget

from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.menu import Item, Menu
from fishing_tui.widgets.page import BACK, Page


class ElsewhereScreen(Page):
    """Asks whether to watch a game that another window plays, or to take it over."""

    HEADING = "This game is being played in another window"
    KEYS = (Key("arrows", "move"), Key("Enter", "choose"), Key("letter", "choose at once"), BACK)

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def body(self) -> list[Widget]:
        """What can be done."""
        return [
            Menu(
                [
                    _item(
                        "watch", "w", "Watch", "it goes on there, and is shown here as an onlooker sees it"
                    ),
                    _item("take over", "t", "Take it over", "it goes on here, and the other window watches"),
                    _item("back", "b", "Back", "leave it alone"),
                ]
            )
        ]

    def on_mount(self) -> None:
        """The list has the focus."""
        self.query_one(Menu).focus()

    @on(Menu.Chosen)
    def choose(self, event: Menu.Chosen) -> None:
        """Does what was chosen."""
        match event.name:
            case "watch":
                self.notice(self.fishing.look_on(self._number) or "")
            case "take over":
                self.notice(self.fishing.take_over(self._number) or "")
            case _:
                self.action_leave()


def _item(name: str, key: str, what: str, means: str) -> Item:
    return Item(name, Content.assemble((key, "bold"), f"  {what:<14}{means}"), key, indent=17)
