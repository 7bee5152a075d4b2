"""Painting: that no more is sent than what changed, and that no character is cut in half."""

from textual.app import App, ComposeResult
from textual.screen import Screen

from fishing_tui.tables.picture import Canvas, Row
from fishing_tui.widgets.lean import LeanCompositor
from fishing_tui.widgets.pane import Pane

WIDTH = 60


class LeanScreen(Screen[None]):
    """One pane, painted leanly."""

    def __init__(self) -> None:
        super().__init__()
        self._compositor = LeanCompositor()

    def compose(self) -> ComposeResult:
        yield Pane(id="pane")

    def on_mount(self) -> None:
        pane = self.query_one(Pane)
        pane.styles.width, pane.styles.height = WIDTH, 2


class PaneApp(App[None]):
    """The screen in an app of its own."""

    def get_default_screen(self) -> Screen[None]:
        return LeanScreen()


def row(text: str, style: str = "") -> list[Row]:
    """One row of cells."""
    canvas = Canvas(WIDTH, 1)
    canvas.say(0, 0, text, style)
    return canvas.rows


async def sent(before: list[Row], after: list[Row]) -> str:
    """What a terminal is sent for a change."""
    app = PaneApp()
    async with app.run_test(size=(80, 24)) as pilot:
        pane = app.screen.query_one(Pane)
        pane.show(before)
        await pilot.pause()
        pane.show(after)
        compositor = app.screen._compositor
        compositor.update_widgets({pane})
        update = compositor.render_update()
        return update.render_segments(app.console) if update else ""


async def test_a_change_at_the_right_does_not_paint_what_stands_left_of_it() -> None:
    out = await sent(row("left and right"), row("left and RIGHT"))
    assert "RIGHT" in out and "left" not in out


async def test_two_changes_far_apart_leave_out_what_is_between() -> None:
    out = await sent(
        row("one" + " " * 20 + "middle" + " " * 20 + "two"),
        row("ONE" + " " * 20 + "middle" + " " * 20 + "TWO"),
    )
    assert "ONE" in out and "TWO" in out and "middle" not in out


async def test_the_colour_of_a_blank_is_not_worth_painting() -> None:
    assert await sent(row("a b"), row("a b")) == ""
    assert await sent(row("   ", "red"), row("   ", "blue")) == ""
    assert await sent(row("   "), row("   ", "reverse")) != ""


async def test_a_character_of_two_cells_is_painted_whole() -> None:
    out = await sent(row("ab漢字cd"), row("ab漢語cd"))
    assert "語" in out and "漢" not in out
