"""Which rules: the games whose rules can be read."""

from textual import on
from textual.content import Content
from textual.widget import Widget

from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.menu import Item, Menu
from fishing_tui.widgets.page import BACK, Page
from rules import TITLES


class WhichRulesScreen(Page):
    """Asks whose rules to read; from them the way back leads here, to those of another game."""

    HEADING = "The rules of which game?"
    KEYS = (
        Key("arrows", "move"),
        Key("Enter", "choose"),
        Key("number", "choose at once"),
        BACK,
    )

    def body(self) -> list[Widget]:
        """The games, numbered."""
        return [Menu([_item(str(number), game_id) for number, game_id in enumerate(TITLES, 1)])]

    def on_mount(self) -> None:
        """The list has the focus."""
        self.query_one(Menu).focus()

    @on(Menu.Chosen)
    def choose(self, event: Menu.Chosen) -> None:
        """Opens the rules of a game."""
        self.fishing.show_rules(event.name)


def _item(key: str, game_id: str) -> Item:
    return Item(game_id, Content.assemble((key, "bold"), f"  {TITLES[game_id]}"), key)
