"""The table: choosing by number, by pointing and by mouse, undo, questions, pages, handing over."""

import pytest

from fishing_tui.screens.handover import HandoverScreen
from fishing_tui.screens.result import ResultScreen
from fishing_tui.screens.rules import RulesScreen
from fishing_tui.screens.table import TableScreen
from fishing_tui.screens.table_layout import arrange
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules.dice_fishing.actions import FishFinder
from tests.screens.at_table import choice, keys, settle, table_app
from tests.screens.shell import LARGE, MIDDLE, SMALL, click, lines, play, shown


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("people", [1, 2, 5])
@pytest.mark.parametrize("advanced", [False, True])
async def test_everything_is_on_the_table_at_every_size(
    store: GameStore, size: tuple[int, int], people: int, advanced: bool
) -> None:
    names = ("Ann", "Bo", "Cy", "Di", "Eve")[:people]
    session = play(store, *names, actions=30, advanced=advanced)
    async with table_app(store, session).run_test(size=size) as pilot:
        await settle(pilot)
        text = shown(pilot.app)
        assert len(lines(pilot.app)) == size[1] and max(map(len, lines(pilot.app))) <= size[0]
        for name in session.names:
            assert name in text
        for words in ("Dice Fishing", "VP", "rerolls", "deck", "tokens", "Estuary", "Variety", "leave"):
            assert words in text or (words == "rerolls" and "not rolled yet" in text)
        assert ("Power cards on offer" in text) is advanced
        assert choice(pilot.app, "stop fishing" if "stop fishing" in text else "1 ")


async def test_a_number_chooses_its_line(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "place 2 Fish on 4"))
        assert "[F][F] F" in shown(pilot.app)
        assert "placed F F on 4" in shown(pilot.app)
        assert session.state.row[3].placed[1] == 2


async def test_arrows_and_enter_choose_too(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "down", "j", "down", "enter")
        assert session.state.row[3].placed[1] == 2


async def test_marked_dice_leave_only_what_can_be_done_with_them(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "c", "d")
        text = shown(pilot.app)
        assert "reroll Hook, Boot" in text and "stop fishing" not in text
        await keys(pilot, "d")
        assert "place Hook on 2" in shown(pilot.app) and "turn Hook to Worm" in shown(pilot.app)
        await keys(pilot, "x")
        assert "stop fishing" in shown(pilot.app)
        await keys(pilot, "d", "e", "f", "enter")
        assert session.state.turn.rerolls == 1


async def test_a_die_that_is_to_be_turned_is_not_rerolled(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, *["down"] * 9)
        assert "turn a die for 1 coin ..." in shown(pilot.app)
        await keys(pilot, choice(pilot.app, "turn a die"), "d")
        assert choice(pilot.app, "turn Boot to Cheese") == "1"
        await keys(pilot, "enter")
        assert session.state.turn.rerolls == 0 and session.state.players[0].coins == 0
        assert "paid 1 coin to turn B to C" in shown(pilot.app)


async def test_a_die_and_a_card_settle_a_placement(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "c", "right", "enter")
        assert session.state.row[1].placed[3] == 1


async def test_a_whole_turn_with_the_mouse(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await click(pilot, "a Fish")
        await click(pilot, "b Fish")
        await click(pilot, " 4 3 VP")
        await settle(pilot)
        assert session.state.row[3].placed[1] == 2
        await click(pilot, "reroll all 4")
        await settle(pilot)
        assert session.state.turn.rerolls == 1
        await click(pilot, "stop fishing")
        if "Stop with nothing filled" in shown(pilot.app):
            await click(pilot, "1 yes")
        await settle(pilot)
        assert session.state.turn.seat == 1
        assert "next: Bo" in shown(pilot.app)


async def test_stopping_with_nothing_filled_is_asked_about(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "stop fishing"))
        assert "Stop with nothing filled" in shown(pilot.app) and session.state.turn.seat == 0
        await keys(pilot, "n")
        assert "place 2 Fish on 4" in shown(pilot.app) and session.state.turn.seat == 0
        await keys(pilot, choice(pilot.app, "stop fishing"), "y")
        assert session.state.turn.seat == 1


async def test_without_confirmations_nothing_is_asked(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    settings = Settings(motion="off", pace="instant", confirmations=False)
    async with table_app(store, session, settings).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "stop fishing"))
        assert session.state.turn.seat == 1


async def test_undo_goes_back_to_the_last_roll_and_says_why_not_further(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    start = session.state
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "4", "2", "u", "u")
        assert session.state == start
        await keys(pilot, "u")
        assert "Nothing has been done" in shown(pilot.app)
        await keys(pilot, "U")
        assert session.state.row[3].placed[1] == 2
        await keys(pilot, choice(pilot.app, "reroll all"), "u")
        assert "revealed something" in shown(pilot.app)


async def test_a_piece_that_cannot_be_chosen_says_why(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "a", "b", "c", "x", "4", "right", "right", "right", "enter")
        assert "still needs. (DF-07a)" in shown(pilot.app)


async def test_every_piece_explains_itself(store: GameStore) -> None:
    session = play(store, "Ann", "Bo", advanced=True, actions=6)
    async with table_app(store, session).run_test(size=LARGE) as pilot:
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        for spot in screen.board.spots:
            screen.cursor = spot.name
            screen.action_inspect()
            assert screen.explanation, spot.name
        await keys(pilot, "escape", "escape", "i")
        assert "Explain what?" in shown(pilot.app)


async def test_pages_open_and_close(store: GameStore) -> None:
    session = play(store, "Ann", "Bo", actions=40)
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = session.state
        await keys(pilot, "o")
        assert "Tokens in the middle" in shown(pilot.app) and "Majority tokens" not in shown(pilot.app)
        await keys(pilot, "pagedown")
        assert "Majority tokens" in shown(pilot.app)
        await keys(pilot, "1")
        assert "Majority tokens" not in shown(pilot.app) and session.state == before
        await keys(pilot, "g", "pageup", "pageup", "pageup", "pageup", "up")
        assert "Ann began to fish" in shown(pilot.app)
        await keys(pilot, "escape", "question_mark")
        assert "hand a seat to the computer" in shown(pilot.app) or "undo, redo" in shown(pilot.app)
        await keys(pilot, "enter")
        assert "Estuary" in shown(pilot.app)


@pytest.mark.parametrize("opens", ["g", "o", "question_mark"])
@pytest.mark.parametrize("closes", ["enter", "1", "c", "x", "escape", "u"])
async def test_a_key_that_closes_a_page_does_nothing_else(store: GameStore, opens: str, closes: str) -> None:
    session = play(store, "Ann", "Bo", actions=2)
    before = session.state
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await keys(pilot, opens)
        assert screen.pages.open
        await keys(pilot, closes)
        assert not screen.pages.open and not screen.choosing.marks and session.state is before


async def test_a_page_scrolls_line_by_line(store: GameStore) -> None:
    session = play(store, "Ann", "Bo", actions=40)
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "g")
        end = lines(pilot.app)[:10]
        await keys(pilot, "up", "k")
        assert lines(pilot.app)[2:12] == end
        await keys(pilot, "down", "j")
        assert lines(pilot.app)[:10] == end


async def test_closing_an_explanation_marks_nothing(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await keys(pilot, "right", "i")
        assert "Seen from above" in shown(pilot.app)
        await keys(pilot, "enter")
        assert not screen.explanation and not screen.choosing.marks


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_the_next_piece_pointed_at_is_explained(store: GameStore, by_mouse: bool) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        if by_mouse:
            await click(pilot, "i inspect")
            await click(pilot, "d Boot")
        else:
            await keys(pilot, "i", "d")
        assert "fits no bait space" in shown(pilot.app) and not screen.choosing.marks


async def test_a_card_that_does_not_take_the_marked_die_keeps_the_mark(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await keys(pilot, "d")
        await click(pilot, " 4 3 VP")
        assert list(screen.choosing.marks) == ["die d"] and "does not go with" in shown(pilot.app)


async def test_up_to_three_cards_can_be_marked_for_one_look(store: GameStore) -> None:
    session = before_a_look(store)
    async with table_app(store, session).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await click(pilot, "Fish Finder")
        await click(pilot, "1 4 VP")
        await click(pilot, "3 3 VP")
        assert "look at 1 and 3" in shown(pilot.app) and seen_by_ann(session) == []
        await click(pilot, "4 5 VP")
        assert seen_by_ann(session) == [0, 2, 3], "with the third card nothing more can be added"


async def test_rules_open_at_the_question_and_come_back(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "r")
        assert isinstance(pilot.app.screen, RulesScreen) and "DF-07a" in shown(pilot.app)
        await keys(pilot, "q")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_seat_goes_to_the_computer_and_back(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "s", "2")
        assert session.seating[1].player == "computer"
        await keys(pilot, "s", "2")
        assert session.seating[1].player == "human"


async def test_computer_players_play_by_themselves(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "s", "2", choice(pilot.app, "stop fishing"), "y")
        for _ in range(100):
            await settle(pilot)
            if session.acting == "human" or session.finished:
                break
        assert session.finished or session.state.turn.seat == 0
        assert session.state.turn.number > 2 or session.finished


async def test_alan_is_told_step_by_step(store: GameStore) -> None:
    session = play(store, "Ann")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "stop fishing"), "y")
        assert "Alan rolled" in shown(pilot.app) and session.state.turn.seat == 0


async def test_a_secret_is_hidden_behind_a_curtain(store: GameStore) -> None:
    session = with_fish_finder(store)
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        if isinstance(pilot.app.screen, HandoverScreen):
            await pilot.pause(0.2)
            await keys(pilot, "enter")
        seen = "(seen)"
        assert seen in shown(pilot.app)
        while session.state.turn.seat == 0:
            assert session.decision
            session_before = session.state
            label = choice(pilot.app, "stop fishing") if "stop fishing" in shown(pilot.app) else "1"
            await keys(pilot, label)
            if session.state is session_before:
                await keys(pilot, "y")
        assert isinstance(pilot.app.screen, HandoverScreen)
        assert "Bo" in shown(pilot.app) and seen not in shown(pilot.app) and "VP" not in shown(pilot.app)
        await pilot.pause(0.2)
        await keys(pilot, "enter")
        assert isinstance(pilot.app.screen, TableScreen) and seen not in shown(pilot.app)
        assert "looked secretly at" in session_log(session, 1)


def before_a_look(store: GameStore) -> GameSession:
    """An advanced game in which Ann holds Fish Finder and can play it."""
    for seed in range(60):
        session = play(store, "Ann", "Bo", advanced=True, seed=str(seed))
        if session.decision.seat == 0 and any(isinstance(a, FishFinder) for a in session.decision.actions):
            return session
    raise AssertionError("no seed deals Fish Finder to Ann")


def with_fish_finder(store: GameStore) -> GameSession:
    """An advanced game in which Ann has looked at cards of the row."""
    session = before_a_look(store)
    session.submit(next(action for action in session.decision.actions if isinstance(action, FishFinder)))
    return session


def seen_by_ann(session: GameSession) -> list[int]:
    """The places of the row that Ann has looked at."""
    return [place for place, slot in enumerate(session.state.row) if 0 in slot.seen_by]


def session_log(session: GameSession, seat: int) -> str:
    """A seat's log as one text."""
    return "\n".join(str(line.words) for line in session.log(seat))


async def test_a_small_window_waits_and_resizing_is_safe(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        for size in ((60, 20), (80, 24), (200, 60), (81, 25), (40, 10), (120, 40)):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            if size >= SMALL and size[1] >= SMALL[1]:
                assert "place 2 Fish on 4" in shown(pilot.app)
        await keys(pilot, "4")
        assert session.state.row[3].placed[1] == 2


async def test_odd_names_are_shown_as_they_are(store: GameStore) -> None:
    session = play(store, "[red]x[/x]", "漢字 Joe [/]", actions=3)
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "o")
        assert "[red]x[/x]" in shown(pilot.app) and "漢字 Joe [/]" in shown(pilot.app)
        assert all(len(line) <= 80 for line in lines(pilot.app))


@pytest.mark.parametrize("people", [("Ann",), pytest.param(("Ann", "Bo"), marks=pytest.mark.slow)])
async def test_a_whole_game_by_keyboard(store: GameStore, people: tuple[str, ...]) -> None:
    """Always the first choice, which places or rolls, until the lake or the tokens are gone."""
    session = play(store, *people)
    settings = Settings(motion="off", pace="instant", confirmations=False, next_line=False)
    async with table_app(store, session, settings).run_test(size=SMALL) as pilot:
        await settle(pilot)
        for _ in range(3000):
            if session.finished:
                break
            await pilot.press("1")
            await settle(pilot)
        assert session.finished
        assert "The game is over." in shown(pilot.app)
        await keys(pilot, "1")
        assert isinstance(pilot.app.screen, ResultScreen)


async def test_leaving_keeps_the_game(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "4", "q")
        assert "Continue" in shown(pilot.app)
        await keys(pilot, "c")
        assert "[F][F] F" in shown(pilot.app)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (160, 50), (109, 24), (300, 100)])
@pytest.mark.parametrize("least", [13, 19])
def test_panes_fill_the_window_without_overlapping(width: int, height: int, least: int) -> None:
    taken = [[0] * width for _ in range(height)]
    for box in arrange(width, height, least).values():
        for y in range(box.y, box.y + box.height):
            for x in range(box.x, box.x + box.width):
                taken[y][x] += 1
    assert all(cell == 1 for row in taken for cell in row)


async def test_a_page_does_not_outlive_a_choice_made_with_the_mouse(store: GameStore) -> None:
    session = play(store, "Ann", "Bo")
    async with table_app(store, session).run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await keys(pilot, "g")
        await click(pilot, "place 2 Fish on 4")
        await settle(pilot)
        assert not screen.pages.open and "[F][F] F" in shown(pilot.app)
