"""The weigh-in of Coldwater Crown: the proposal, the choice fish by fish, contests that stand until a key."""

import pytest

from fishing_tui.screens.handover import HandoverScreen
from fishing_tui.screens.result import ResultScreen
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules.coldwater_crown.components import FISH, TAGS
from tests.rules.coldwater_crown.scripted import card, changed, deal, place, play, remove
from tests.screens.at_table import choice, go_on, keys, lift, log_text, settle, table_app, table_of
from tests.screens.conftest import Clock
from tests.screens.crown import ANN, BO, at_the_weigh_in, seated
from tests.screens.shell import LARGE, MIDDLE, SMALL, click, lines, press, shown

OPEN = Settings(motion="off", pace="instant", handover="never")
SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])
WAYS = pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])

PIKES = tuple(f"Pike {weight}" for weight in range(3, 13))


def submitted(session: GameSession, seat: int = 0) -> set[int]:
    """The fish that a seat has chosen, shown or not."""
    player = session.state.players[seat]
    return {*player.submission, *[fish.card for fish in player.catch if fish.submitted]}


def cards(*names: str) -> set[int]:
    """Fish by their names."""
    return {card(name) for name in names}


@WAYS
async def test_the_proposal_is_one_line_taken_in_one_choice(store: GameStore, by_mouse: bool) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert lines(pilot.app)[table_of(pilot).query_one("#choices").region.y].startswith(">1 as proposed:")
        await (click(pilot, "as proposed") if by_mouse else keys(pilot, "1"))
        await settle(pilot)
        assert submitted(session) == cards("Wrasse 4", "Flounder 5")
        assert session.decision.seat == 1 and "Your fish of the Shore" in shown(pilot.app)
        assert log_text(pilot).endswith("the weigh-in begins")


async def test_the_proposal_can_be_changed_fish_by_fish(store: GameStore) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    async with table_app(store, session, OPEN).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "submit no Wrasse"))
        assert session.decision.seat == 0 and "as proposed: submit the Flounder of 5 lb" in shown(pilot.app)
        await keys(pilot, choice(pilot.app, "submit the Flounder of 2 lb"))
        assert submitted(session) == cards("Flounder 2")


async def test_a_choice_of_fish_can_be_taken_back(store: GameStore) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    async with table_app(store, session, OPEN).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await keys(pilot, "2")
        assert "[4 " in shown(pilot.app) and "which Flounder" in shown(pilot.app)
        await keys(pilot, "u")
        assert not submitted(session) and "[4 " not in shown(pilot.app) and "which Wrasse" in shown(pilot.app)


@WAYS
async def test_a_fish_is_chosen_on_the_board(store: GameStore, by_mouse: bool) -> None:
    session = seated(store, at_the_weigh_in(("Flounder 5", "Flounder 2"), BO))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        if by_mouse:
            await click(pilot, f"2 {_tag('Flounder 2')}")
            await click(pilot, ">1 submit")
        else:
            await keys(pilot, "tab", "right", "enter", "enter")
        await settle(pilot)
        assert submitted(session) == cards("Flounder 2")


def _tag(name: str) -> str:
    return TAGS[FISH[card(name)].tag]


@SIZES
async def test_every_fish_of_the_location_is_on_the_board(store: GameStore, size: tuple[int, int]) -> None:
    session = seated(store, at_the_weigh_in(("Perch 1", "Perch 2", *PIKES), BO))
    async with table_app(store, session, OPEN).run_test(size=size) as pilot:
        await settle(pilot)
        await keys(pilot, "1")
        await keys(pilot, "z")
        assert "Your fish of the Lake" in shown(pilot.app)
        names = {spot.name for spot in table_of(pilot).board.spots}
        assert names == {f"fish {number}" for number in cards("Perch 1", "Perch 2", *PIKES)}


@SIZES
async def test_a_contest_stands_until_a_key_and_the_next_follows(
    store: GameStore, size: tuple[int, int]
) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    async with table_app(store, session, OPEN).run_test(size=size) as pilot:
        await settle(pilot)
        await keys(pilot, "1", "1")
        for _ in range(5):
            await pilot.pause(0.05)
        text = shown(pilot.app)
        assert "any key goes on" in text and "9 lb  Wrasse 4, Flounder 5" in text.replace("*", "")
        assert "9 lb  Wrasse 3, Mackerel 6" in text.replace("*", "")
        assert "Your fish of" not in text and "submit the" not in text
        await keys(pilot, "z")
        text = shown(pilot.app)
        assert "Your fish of the Lake" in text and "which Pike do you submit?" in text
        shore = next(line for line in lines(pilot.app) if line.startswith(" Shore"))
        assert "9 lb" in shore and " pt" in shore


async def test_a_click_goes_on_too(store: GameStore) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "1", "1")
        assert lines(pilot.app)[-1].strip().startswith("any key go on")
        await click(pilot, "any key go on")
        await settle(pilot)
        assert "Your fish of the Lake" in shown(pilot.app)


async def test_a_tie_is_explained(store: GameStore) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    first = min(
        (min(FISH[number].time for number in cards(*names)), name)
        for name, names in (("Ann", ("Wrasse 4", "Flounder 5")), ("Bo", ("Wrasse 3", "Mackerel 6")))
    )[1]
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "1", "1")
        (tie,) = [line for line in lines(pilot.app) if "tie at 9 lb, the earliest fish is ahead:" in line]
        assert tie.split("ahead:")[1].split()[0] == first
        shore = next(line for line in lines(pilot.app) if line.startswith(" Shore"))
        points = {"Ann": shore.split(" pt")[0][-1], "Bo": shore.split(" pt")[1][-1]}
        assert points[first] == "5" and sorted(points.values()) == ["3", "5"]


async def test_a_contest_without_a_tie_says_nothing_of_one(store: GameStore) -> None:
    session = seated(store, at_the_weigh_in(("Wrasse 7",), BO))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "1", "1")
        assert "any key goes on" in shown(pilot.app) and "tie at" not in shown(pilot.app)


async def test_what_all_read_shows_no_fish_still_to_be_submitted(store: GameStore, clock: Clock) -> None:
    """Ann has no fish of the Lake, so that Bo, who chose last, is the next one to be asked."""
    session = seated(store, at_the_weigh_in(("Wrasse 7",), ("Mackerel 6", "Pike 12")))
    careful = Settings(motion="off", pace="instant")
    async with table_app(store, session, careful).run_test(size=LARGE) as pilot:
        await settle(pilot)
        await lift(pilot, clock)
        await keys(pilot, "1")
        await lift(pilot, clock)
        await keys(pilot, "1")
        text = shown(pilot.app)
        assert "any key goes on" in text and "Mackerel 6" in text and "12" not in text
        await press(pilot, "z")
        await settle(pilot)
        assert isinstance(pilot.app.screen, HandoverScreen) and "12" not in shown(pilot.app)
        await lift(pilot, clock)
        assert "Pike       12 " in shown(pilot.app)


async def test_the_last_contest_leads_to_the_result(store: GameStore, clock: Clock) -> None:
    session = seated(store, at_the_weigh_in(("Wrasse 7",), BO))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        while not session.finished or table_of(pilot).telling.holding:
            if table_of(pilot).telling.holding:
                await go_on(pilot, clock)
            else:
                await keys(pilot, "1")
        assert "The game is over." in shown(pilot.app)
        await keys(pilot, "1")
        assert isinstance(pilot.app.screen, ResultScreen) and "wins" in shown(pilot.app)


async def test_alone_the_silent_player_submits_by_itself(store: GameStore) -> None:
    step = deal(
        seats=1, catches=(("Wrasse 7",), ("Wrasse 6", "Wrasse 5")), tokens="Green1 Yellow1 Blue1", tag="tan"
    )
    session = seated(store, play(changed(step, last_turns=1), place("Red"), remove("Green")), "Ann")
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "1")
        text = shown(pilot.app)
        assert "Silent player   6 lb  Wrasse 6" in text.replace("*", "") and "any key goes on" in text
