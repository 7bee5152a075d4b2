"""The table of Coldwater Crown: what it shows of a turn, and choosing on it by arrows and by mouse."""

import pytest
from msgspec.structs import replace

from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from fishing_tui.tables.picture import Picture
from rules.coldwater_crown.actions import PlayLine, PlayRod, TakeDeckFish, TakeMaster, TakeTopMaster
from rules.coldwater_crown.components import Tackle
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.pieces import NO_FISH
from rules.game import Action, Step, Target
from tests.rules.coldwater_crown.scripted import (
    CHAR_PRR,
    CRAB_GGR,
    changed,
    deal,
    drawing,
    fill,
    lure,
    place,
    play,
    put,
    reel,
    remove,
    table,
)
from tests.screens.at_table import (
    WAYS_TO_POINT,
    assert_pointing_chooses,
    choice,
    keys,
    log_text,
    point,
    settle,
    table_app,
    table_of,
)
from tests.screens.crown import drawn, seated, text_of
from tests.screens.shell import LARGE, MIDDLE, SMALL, line_with, lines, shown

OPEN = Settings(motion="off", pace="instant", handover="never")
SIZES = pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=["80x24", "120x40", "160x50"])
WAYS = pytest.mark.parametrize("by_mouse", [False, True], ids=["arrows", "mouse"])

TOKENS = "Yellow1 Green1 Black2"
FISH = {"Shore 3": "Flounder 5", "Shore 6": "Wrasse 7", "River 3": "Salmon 8", "River 4": "Roach 2"}
DECKS = {"Shore": ("John Dory 8",)}


def turn(*boards: str, **more: object) -> Step:
    """Ann's turn at a table with these fish."""
    return deal(*boards, fish=FISH, decks=DECKS, tokens=TOKENS, mystery=(2,), **more)  # type: ignore[arg-type]


# What the table shows


@SIZES
def test_spaces_show_their_tokens_and_the_one_just_placed(size: tuple[int, int]) -> None:
    step = play(turn("/", token=2), place("Red"))
    text = text_of(drawn(table(step), size).rows)
    for space in ("Yellow[1]", "Green[1]", "Black[2]", "Red(2)", "Blue[ ]", "Purple[ ]", "Port[ ]"):
        assert space in text


@SIZES
def test_fish_that_can_be_caught_are_marked(size: tuple[int, int]) -> None:
    open_ = {Target("water", 0), Target("water", 4), Target("deck", 2)}
    picture = drawn(table(turn()), size, open=open_.__contains__)
    marked = {spot.target for spot in picture.spots if _accented(picture, spot.name)}
    assert {target for target in marked if target.kind in ("water", "deck")} == open_


def _accented(picture: Picture, name: str) -> bool:
    """Whether any cell of a spot is in the style of what can be chosen."""
    box = next(spot.box for spot in picture.spots if spot.name == name)
    cells = [
        cell for row in picture.rows[box.y : box.y + box.height] for cell in row[box.x : box.x + box.width]
    ]
    return any(character.strip() and "bold $accent" in style for character, style in cells)


@SIZES
def test_an_empty_water_and_an_empty_deck_say_so(size: tuple[int, int]) -> None:
    state = table(turn())
    waters = ((NO_FISH, *state.waters[0][1:]), *state.waters[1:])
    before, after = state, replace(state, waters=waters, decks=((), *state.decks[1:]))
    assert "empty" not in text_of(drawn(before, size).rows)
    text = text_of(drawn(after, size).rows)
    assert "empty" in text and "Flounder" not in text


@SIZES
def test_what_came_since_the_last_choice_is_marked(size: tuple[int, int]) -> None:
    step = turn("g", "", tackle=("LURE",))
    after = play(step, place("Red"), remove("Green"))
    text = text_of(drawn(table(after), size, before=GAME.view(table(step), 0)).rows)
    caught = table(step).waters[0][0].species
    assert table(after).players[0].catch[0].species == caught
    assert "*" in text and "*" not in text_of(drawn(table(after), size).rows)


async def test_a_space_says_what_it_casts_empties_and_catches(store: GameStore) -> None:
    session = seated(store, turn("gk/kkkk/g", token=2))
    async with table_app(store, session, OPEN).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        text = shown(pilot.app)
        assert "Port 2: two Port actions" in text and "Blue 2: casts nothing" in text
        assert "Purple 2: casts nothing" in text and "Green 2" not in text
        await keys(pilot, choice(pilot.app, "Blue 2"))
        text = shown(pilot.app)
        assert "Green 1: casts g g, empties Zone 5: catches the" in text
        assert (
            "Black 2: casts k k k k k, empties Zones 3 and 4" not in text
            and "Black 2: casts k k k k k, empties Zone 4: catches the Roach at River 4" in text
        )


async def test_the_title_follows_the_steps(store: GameStore) -> None:
    session = seated(store, turn("/"))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "Ann  Step 1" in lines(pilot.app)[0]
        await keys(pilot, choice(pilot.app, "Red 1"))
        assert "Ann  Step 2" in lines(pilot.app)[0] and "remove a token" in shown(pilot.app)


# Choosing on the board


def bait(number: int, place_: int) -> str:
    """The name of a piece of bait on the own board."""
    return f"bait {number - 3} {place_}"


WITH_TACKLE = turn("gk/pyy/b", tackle=("LURE REEL",))
AT_PORT = play(turn("gk", token=2), place("Port"))
CASTING = play(turn("g/gg", unfinished=(((CRAB_GGR, "g"), (CHAR_PRR, "")),)), place("Red"))
PUTTING = play(CASTING, remove("Green"))
EMPTYING_THREE = play(turn("y", tackle=("ROD LINE",)), place("Red"), remove("Yellow"))
EMPTYING_SIX = play(turn("///g"), place("Red"), remove("Green"))

POINTED: dict[str, tuple[Step, tuple[str, ...], Action]] = {
    "a space": (turn("gk"), ("space 4",), place("Red")),
    "a token": (play(turn("gk"), place("Red")), ("space 2",), remove("Green")),
    "a Zone to fill": (AT_PORT, ("zone 1",), fill(4)),
    "a card of the row": (AT_PORT, ("row 2",), TakeMaster(2)),
    "the Master Angler deck": (AT_PORT, ("master_deck 0",), TakeTopMaster()),
    "two bait to swap": (WITH_TACKLE, (bait(3, 0), bait(4, 1)), lure("g", 3, "y", 4)),
    "two bait to cast": (WITH_TACKLE, (bait(4, 1), bait(4, 2)), reel("y", 4, 4)),
    "a Lure and two bait": (WITH_TACKLE, ("tackle 0", bait(3, 1), bait(5, 0)), lure("k", 3, "b", 5)),
    "a Rod and a water": (EMPTYING_THREE, (f"tackle {int(Tackle.ROD)}", "water 0 0"), PlayRod(0)),
    "a Line and a water": (EMPTYING_THREE, (f"tackle {int(Tackle.LINE)}", "water 1 1"), PlayLine(1)),
    "the top of a deck": (EMPTYING_SIX, ("deck 0",), TakeDeckFish()),
    "a card to put bait on": (PUTTING, ("card 0",), put(1)),
}


@WAYS_TO_POINT
@pytest.mark.parametrize("what", POINTED)
async def test_pointing_chooses(store: GameStore, size: tuple[int, int], what: str, by_mouse: bool) -> None:
    step, pieces, action = POINTED[what]
    await assert_pointing_chooses(store, seated(store, step), size, pieces, action, by_mouse)


async def test_a_second_enter_takes_what_is_marked(store: GameStore) -> None:
    session = seated(store, AT_PORT)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await point(pilot, "zone 1", by_mouse=False)
        await keys(pilot, "enter")
        assert session.state == GAME.apply(table(AT_PORT), fill(4)).state


@pytest.mark.parametrize("key", ["tab", "right"])
async def test_the_board_is_entered_at_the_first_piece_that_can_be_chosen(store: GameStore, key: str) -> None:
    session = seated(store, PUTTING)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, key)
        assert table_of(pilot).cursor == "card 0"


async def test_what_cannot_be_chosen_says_why(store: GameStore) -> None:
    session = seated(store, turn("gk"))
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await point(pilot, "space 5", by_mouse=True)
        assert "(CC-11" in lines(pilot.app)[-1] and session.state == table(turn("gk"))


async def test_every_piece_explains_itself(store: GameStore) -> None:
    session = seated(store, turn("gk/yyk", tackle=("LURE ROD",), unfinished=(((CRAB_GGR, "g"),),)))
    async with table_app(store, session, OPEN).run_test(size=LARGE) as pilot:
        await settle(pilot)
        screen = table_of(pilot)
        for spot in screen.board.spots:
            screen.cursor = spot.name
            screen.action_inspect()
            assert screen.explanation, spot.name


# Undo


async def test_a_token_is_taken_back_until_something_is_revealed(store: GameStore) -> None:
    step = turn("y/gg")
    session = seated(store, step)
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "Red 1"))
        assert "Red(1)" in shown(pilot.app)
        await keys(pilot, "u")
        assert session.state == table(step) and "Red[ ]" in shown(pilot.app)
        await keys(pilot, "U")
        await keys(pilot, choice(pilot.app, "Yellow 1"))
        assert len(session.state.players[0].catch) == 1
        await keys(pilot, "u")
        assert "revealed something" in shown(pilot.app) and len(session.state.players[0].catch) == 1


# Alone against the silent player


def at_the_end_of_a_solo_turn(draws: str, **more: object) -> Step:
    """Ann alone, about to remove her second token; then the silent player draws these bait."""
    step = deal("k", seats=1, tokens="Green1 Blue1 Yellow1", discards="ggbb", **more)  # type: ignore[arg-type]
    return drawing(play(step, place("Red")), draws)


async def test_the_silent_turn_is_told_bait_by_bait(store: GameStore) -> None:
    session = seated(store, at_the_end_of_a_solo_turn("gp"), "Ann")
    async with table_app(store, session, Settings(motion="off", pace="fast")).run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press(choice(pilot.app, "Green 1"))
        told: list[tuple[int, str]] = []
        while table_of(pilot).telling.busy:
            _, row = line_with(pilot.app, "Discards")
            told.append((log_text(pilot).count("Silent player drew"), lines(pilot.app)[row][:26]))
            await pilot.pause(0.05)
        assert told == sorted(told) and {number for number, _ in told} >= {0, 1}
        assert {pile.split("bag")[0].split()[1] for number, pile in told if number == 1} == {"g3"}
        assert "Silent player drew g, now 3 in the discard pile" in log_text(pilot)
        assert "Silent player drew p, now 1 in the discard pile" in log_text(pilot)


async def test_a_key_skips_to_the_end_of_the_silent_turn(store: GameStore) -> None:
    session = seated(store, at_the_end_of_a_solo_turn("gp"), "Ann")
    async with table_app(store, session, Settings(motion="off", pace="slow")).run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press(choice(pilot.app, "Green 1"))
        await pilot.pause()
        assert table_of(pilot).telling.busy and "drew p" not in log_text(pilot)
        await keys(pilot, "z")
        assert not table_of(pilot).telling.busy and "drew p" in log_text(pilot)


async def test_what_the_silent_player_catches_is_shown_with_its_weight(store: GameStore) -> None:
    step = at_the_end_of_a_solo_turn("gp", fish=FISH)
    session = seated(store, step, "Ann")
    async with table_app(store, session, OPEN).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "Green 1"))
        assert "Silent player caught a Flounder of 5 lb from Shore 3" in log_text(pilot)


@SIZES
async def test_the_hint_stands_as_long_as_the_game(store: GameStore, size: tuple[int, int]) -> None:
    session = seated(store, at_the_end_of_a_solo_turn("gp", fish=FISH), "Ann")
    async with table_app(store, session, OPEN).run_test(size=size) as pilot:
        await settle(pilot)
        _, row = line_with(pilot.app, "next draw catches")
        assert "g 3 Flounder" in lines(pilot.app)[row] and "b 3 " in lines(pilot.app)[row]
        await keys(pilot, choice(pilot.app, "Green 1"))
        _, row = line_with(pilot.app, "draw catches")
        assert "g 4 " in lines(pilot.app)[row] and " p " not in lines(pilot.app)[row]


async def test_in_the_silent_turn_the_own_zones_are_explained(store: GameStore) -> None:
    step = at_the_end_of_a_solo_turn("wg")
    session = seated(store, step, "Ann")
    async with table_app(store, session, OPEN).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "Green 1"))
        assert "the clear-white came up" in shown(pilot.app)
        screen = table_of(pilot)
        screen.cursor = "zone 0"
        await keys(pilot, "i")
        assert "Zone 3 holds up to 3: black." in shown(pilot.app)


async def test_who_plays_alone_needs_no_curtain(store: GameStore) -> None:
    session = seated(store, changed(at_the_end_of_a_solo_turn("gp")), "Ann")
    careful = Settings(motion="off", pace="instant", handover="always")
    async with table_app(store, session, careful).run_test(size=SMALL) as pilot:
        await settle(pilot)
        await keys(pilot, choice(pilot.app, "Green 1"))
        assert table_of(pilot).deciding
