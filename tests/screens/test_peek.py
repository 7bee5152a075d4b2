"""Peeking: what lies covered is seen with one key by its owner, and covered again by the next."""

import pytest

from fishing_tui.app import FishingApp
from fishing_tui.screens.table import TableScreen
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from rules.coldwater_crown.components import FISH, TAGS
from rules.coldwater_crown.scoring import clock as clock_of
from rules.game import Step
from tests.rules.coldwater_crown.scripted import card, deal, place, remove
from tests.screens.at_table import choice, keys, lift, settle, table_app, table_of
from tests.screens.conftest import Clock
from tests.screens.crown import seated
from tests.screens.shell import LARGE, MIDDLE, SMALL, click, lines, shown
from tests.screens.shell import play as play_some

OPEN = Settings(motion="off", pace="instant", handover="never")
SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])

OWN, OTHERS = "Pike 10", "Pike 11"
SECRETS = ("10 lb", "11 lb")
"""Weights that nothing else on the table has: no range ends there, and no Mystery Weight is so heavy."""


def before_a_catch() -> Step:
    """Ann, who holds a Reel, is about to catch a Pike of 10 lb; Bo has one of 11 lb and a Rod."""
    return deal(
        "r",
        fish={"Lake 3": OWN},
        catches=((), (OTHERS,)),
        tackle=("REEL", "ROD"),
        tokens="Red1 Green1 Black2",
        mystery=(2,),
    )


CATCH = (place("Yellow"), remove("Red"))
NO_CATCH = (place("Blue"), remove("Green"))


def after_a_catch(store: GameStore) -> GameSession:
    """Ann has caught the Pike, Bo nothing; Ann is to place her next token."""
    session = seated(store, before_a_catch())
    for action in (*CATCH, *NO_CATCH):
        session.submit(action)
    assert session.state.players[0].catch and session.decision.seat == 0
    return session


@SIZES
async def test_no_weight_is_seen_until_it_is_peeked_at(store: GameStore, size: tuple[int, int]) -> None:
    session = after_a_catch(store)
    async with table_app(store, session, OPEN).run_test(size=size) as pilot:
        await settle(pilot)
        screen = table_of(pilot)
        for seat in (0, 1):
            screen.viewer = seat
            screen.stand()
            await pilot.pause()
            for page in ("x", "g", "o"):
                await keys(pilot, page)
                assert not _weights(pilot.app), (seat, page)
                assert "Pike" in shown(pilot.app)
                await keys(pilot, "pagedown")
                assert not _weights(pilot.app), (seat, page)
                await keys(pilot, "escape")


def _weights(app: FishingApp) -> list[str]:
    """The secret weights that are on the screen."""
    return [weight for weight in SECRETS if weight in shown(app)]


@SIZES
async def test_the_owner_alone_sees_weights_tags_and_times(store: GameStore, size: tuple[int, int]) -> None:
    session = after_a_catch(store)
    async with table_app(store, session, OPEN).run_test(size=size) as pilot:
        await settle(pilot)
        await keys(pilot, "p")
        text = shown(pilot.app)
        assert "Ann   for your eyes only" in text and "Caught last: Pike of 10 lb" in text
        (line,) = [line for line in lines(pilot.app) if line.startswith("   Pike ")]
        tag, time = TAGS[FISH[card(OWN)].tag], clock_of(FISH[card(OWN)].time)
        assert "10 lb" in line and tag in line and time in line
        assert "11 lb" not in text and "Tackle: Reel" in text and "Rod" not in text


@pytest.mark.parametrize("key", ["escape", "enter", "1", "x", "p", "u", "o", "q", "a", "space"])
async def test_the_next_key_covers_again_and_does_nothing_else(store: GameStore, key: str) -> None:
    session = after_a_catch(store)
    before = session.state
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "p")
        assert _weights(pilot.app) == ["10 lb"]
        await keys(pilot, key)
        assert not _weights(pilot.app) and "Ann: Step 1" in shown(pilot.app)
        assert session.state is before and not table_of(pilot).choosing.marks


async def test_a_choice_made_with_the_mouse_covers_again(store: GameStore) -> None:
    session = after_a_catch(store)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "p")
        await click(pilot, "1 Port 2")
        await settle(pilot)
        assert not _weights(pilot.app)


async def test_under_the_palette_nothing_stays_uncovered(store: GameStore) -> None:
    session = after_a_catch(store)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "p", "ctrl+p")
        assert not isinstance(pilot.app.screen, TableScreen) and not _weights(pilot.app)
        await keys(pilot, "escape")
        assert not _weights(pilot.app)


async def test_the_curtain_hides_the_table_and_what_others_hold(store: GameStore, clock: Clock) -> None:
    session = seated(store, before_a_catch())
    async with table_app(store, session, Settings(motion="off", pace="instant")).run_test(
        size=LARGE
    ) as pilot:
        await settle(pilot)
        await lift(pilot, clock, "Ann")
        assert "Tackle Reel" in shown(pilot.app) and "Rod" not in shown(pilot.app)
        await keys(pilot, choice(pilot.app, "Yellow 1"))
        await keys(pilot, choice(pilot.app, "Red 1"))
        await lift(pilot, clock, "Bo")
        text = shown(pilot.app)
        assert "Tackle Rod" in text and "Reel" not in text and "Ann caught a Pike" in text
        assert not _weights(pilot.app)
        await keys(pilot, "p")
        assert "Bo   for your eyes only" in shown(pilot.app) and _weights(pilot.app) == ["11 lb"]


async def test_where_nothing_lies_covered_the_key_says_so(store: GameStore) -> None:
    session = play_some(store, "Ann", "Bo")
    async with table_app(store, session, OPEN).run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert "p peek" not in lines(pilot.app)[-1]
        await keys(pilot, "p")
        assert "Nothing lies covered in this game." in lines(pilot.app)[-1]


async def test_the_key_is_named_where_it_does_something(store: GameStore) -> None:
    session = after_a_catch(store)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "p peek" in lines(pilot.app)[-1]
        await keys(pilot, "question_mark")
        assert "peek at your own catch" in shown(pilot.app)
