"""The log panel: a short one moves up line by line, a tall one by several lines, and both scroll back."""

from textual.app import App, ComposeResult
from textual.pilot import Pilot

from fishing_tui.tables.picture import Piece
from fishing_tui.widgets.log_panel import LogPanel
from rules.words import Words

WIDTH, SHORT, TALL = 20, 8, 23


class LogApp(App[None]):
    """A log of a height."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self._height = height

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return {"quiet": "#888888"}

    def compose(self) -> ComposeResult:
        yield LogPanel()

    def on_mount(self) -> None:
        styles = self.query_one(LogPanel).styles
        styles.width, styles.height = WIDTH, self._height


def put(words: Words) -> list[Piece]:
    return [(str(part), "") for part in words]


async def tell(pilot: Pilot[None], count: int) -> list[str]:
    """What the log shows of so many short sentences."""
    panel = pilot.app.query_one(LogPanel)
    panel.tell([(f"sentence {number}",) for number in range(count)], 1, put)
    await pilot.pause()
    rows = ["".join([cell[0] for cell in row])[2:].strip() for row in panel._rows]
    return [row for row in rows if row]


async def test_a_short_log_always_shows_as_many_as_fit() -> None:
    async with LogApp(SHORT).run_test() as pilot:
        for count in (1, SHORT, SHORT + 1, SHORT + 2, 100):
            told = await tell(pilot, count)
            first = max(count - SHORT, 0)
            assert told == [f"sentence {number}" for number in range(first, count)]


async def test_a_tall_log_moves_up_once_for_several_sentences() -> None:
    async with LogApp(TALL).run_test() as pilot:
        tops = [(await tell(pilot, count))[0] for count in range(TALL, TALL + 12)]
        assert tops == ["sentence 0"] + 6 * ["sentence 6"] + 5 * ["sentence 12"]


async def test_the_newest_sentence_is_always_in_sight() -> None:
    async with LogApp(TALL).run_test() as pilot:
        for count in range(1, 80):
            told = await tell(pilot, count)
            assert told[-1] == f"sentence {count - 1}"
            assert len(told) >= min(count, TALL - 5)


async def test_fewer_sentences_after_an_undo_are_shown_too() -> None:
    async with LogApp(TALL).run_test() as pilot:
        await tell(pilot, 60)
        assert (await tell(pilot, 30))[-1] == "sentence 29"
        assert await tell(pilot, 0) == []


async def test_a_log_that_is_scrolled_back_shows_what_was_said_before() -> None:
    async with LogApp(SHORT).run_test() as pilot:
        await tell(pilot, 40)
        panel = pilot.app.query_one(LogPanel)
        panel.scroll_by(10)
        shown = "".join([cell[0] for cell in panel._rows[-1]])
        assert "sentence 29" in shown
        panel.scroll_by(1000)
        assert "sentence 0" in "".join([cell[0] for cell in panel._rows[0]])
