"""A proposal: a whole answer in one line where many small ones are asked."""

from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from tests.rules.coldwater_crown.scripted import card
from tests.screens.at_table import keys, settle, table_app, table_of
from tests.screens.crown import ANN, BO, at_the_weigh_in, seated
from tests.screens.shell import MIDDLE, SMALL, shown
from tests.screens.shell import play as play_some

OPEN = Settings(motion="off", pace="instant", handover="never")


async def test_it_stands_first_and_names_every_action(store: GameStore) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    async with table_app(store, session, OPEN).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        text = " ".join(shown(pilot.app).split())
        assert ">1 as proposed: submit the Wrasse of 4 lb" in text and "; submit the Flounder of 5 lb" in text


async def test_it_plays_every_action_as_one_choice(store: GameStore) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "enter")
        assert set(session.state.players[0].submission) == {card("Wrasse 4"), card("Flounder 5")}


async def test_it_makes_way_while_the_player_narrows_the_choices(store: GameStore) -> None:
    session = seated(store, at_the_weigh_in(ANN, BO))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, "tab", "enter")
        assert table_of(pilot).choosing.marks and "as proposed" not in shown(pilot.app)
        await keys(pilot, "x")
        assert "as proposed" in shown(pilot.app)


async def test_where_the_rules_propose_nothing_there_is_none(store: GameStore) -> None:
    session = play_some(store, "Ann", "Bo")
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "as proposed" not in shown(pilot.app)
