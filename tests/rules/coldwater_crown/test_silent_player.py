"""Alone against the silent player, in both editions (CC-36 to CC-42)."""

import pytest

from rules.chance import seeded
from rules.coldwater_crown.actions import GIVE_MASTER, SPILL_BAIT, ChooseDraws
from rules.coldwater_crown.bait import NO_BAIT, Bag
from rules.coldwater_crown.components import FISH, WeightSide
from rules.coldwater_crown.events import (
    BaitSpilled,
    EndTriggered,
    FishCaught,
    MasterTurned,
    MysteryWon,
    NothingCaught,
    Restocked,
    SilentDrew,
    TackleGained,
    TokenMoved,
    TurnBegan,
    WeighInBegan,
    WhiteDrawn,
    ZoneFilled,
)
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.options import Options
from rules.coldwater_crown.pieces import NO_FISH, Contest, Space, Stream, Trophy
from rules.coldwater_crown.setup import lay_out_game, opening_fill
from rules.coldwater_crown.silent_player import token_move
from rules.coldwater_crown.tasks import SILENT
from rules.coldwater_crown.weigh_in import silent_submission
from rules.game import Step
from rules.words import plain
from tests.rules.coldwater_crown.scripted import (
    CHAR_PRR,
    CRAB_GGB,
    CRAB_GGK,
    CRAB_GGR,
    NAMES,
    TAG_NAMES,
    bait,
    card,
    cards,
    caught,
    changed,
    deal,
    drawing,
    fill,
    happened,
    having,
    legal,
    place,
    play,
    refused,
    remove,
    table,
    told,
)

ELEVEN = ("Wrasse 3", "Wrasse 4", "Wrasse 5", "Brown 2", "Brown 3", "Brown 4", "Pike 3", "Pike 4", "Pike 5")
ELEVEN += ("Pike 6", "Pike 7")
BOTH = pytest.mark.parametrize("edition", ["current", "2016"])


def solo(laid: str = "", *, draws: str = "", **more: object) -> Step:
    """A solo game at the human's Step 2, whose end leaves the silent player to draw these bait.

    The tokens are then on Red, Blue and Yellow.
    """
    step = deal(laid, seats=1, tokens="Green1 Blue1 Yellow1", **more)  # type: ignore[arg-type]
    return drawing(play(step, place("Red")), draws)


def silent_turn(*args: str, **more: object) -> Step:
    """The silent player's turn with these draws."""
    return play(solo(*args, **more), remove("Green"))  # type: ignore[arg-type]


def sides(step: Step) -> dict[str, int]:
    """The occupied spaces."""
    return {Space(space).name.title(): side for space, side in enumerate(table(step).tokens) if side}


@pytest.mark.rule("CC-36b")
@BOTH
def test_the_silent_player_begins_with_nothing_and_acts_after_each_turn(edition: str) -> None:
    state = lay_out_game(Options(seats=1, edition=edition), "seed")  # type: ignore[arg-type]
    silent = state.players[SILENT]
    assert not silent.tackle and silent.token == 0 and sum(map(sum, silent.board)) == 0
    step = silent_turn(draws="gp", edition=edition)
    assert [event.seat for event in happened(step, TurnBegan)] == [SILENT, 0]
    assert happened(step, SilentDrew) and table(step).turn.seat == 0


@pytest.mark.rule("CC-36c")
@pytest.mark.parametrize(("silent", "winner"), [(1, 0), (2, 1), (3, 1)])
def test_the_human_must_score_more(silent: int, winner: int) -> None:
    step = having(solo(draws="gp", edition="2016"), 0, trophies=(Trophy(Contest.TWELVE_FISH, 2),))
    step = having(step, SILENT, trophies=(), masters=(CRAB_GGR, CRAB_GGB, CHAR_PRR)[:silent])
    step = play(changed(step, last_turns=2), remove("Green"))
    standings = GAME.standings(table(step))
    assert standings.final and standings.winners == (winner,)
    assert [plain(note, (*NAMES[:1], "Silent player")) for note in standings.notes] == (
        ["Ann and Silent player have 2 points each; to win, the silent player must be beaten"]
        if silent == 2
        else []
    )


@pytest.mark.rule("CC-36d")
def test_if_the_human_triggers_the_end_the_silent_player_has_one_last_turn() -> None:
    step = solo(draws="gp", catches=((*ELEVEN, "Pike 8"),))
    step = play(step, remove("Green"))
    assert [event.seat for event in happened(step, EndTriggered)] == [0]
    assert [(event.seat, event.last) for event in happened(step, TurnBegan)] == [(SILENT, True)]
    assert len(happened(step, SilentDrew)) == 2 and happened(step, WeighInBegan)


@pytest.mark.rule("CC-36d", "CC-32a")
def test_if_the_silent_player_triggers_the_end_the_human_has_one_last_turn() -> None:
    fish = {"Shore 3": "Flounder 2"}
    step = solo(draws="gp", catches=((), ELEVEN), discards="gg", fish=fish, tackle=("Rod",))
    step = play(step, remove("Green"), ChooseDraws(2))
    assert [event.seat for event in happened(step, EndTriggered)] == [SILENT]
    assert Trophy(Contest.TWELVE_FISH, 2) in table(step).players[SILENT].trophies
    assert table(step).turn.seat == 0
    step = play(step, place("Red"), remove("Green"))
    assert happened(step, WeighInBegan) and not happened(step, SilentDrew)


@pytest.mark.rule("CC-37a", "CC-37b", "CC-37d")
@pytest.mark.parametrize(("edition", "discarded"), [("current", 7), ("2016", 0)])
def test_nine_bait_of_each_colour(edition: str, discarded: int) -> None:
    state = lay_out_game(Options(seats=1, edition=edition), "seed")  # type: ignore[arg-type]
    (human, _silent) = state.players
    assert sum(state.discards) == discarded and state.bag.white
    assert sum(state.bag.coloured) == 54 - 7 - discarded
    total = [sum(zone[colour] for zone in human.board) + state.discards[colour] for colour in range(6)]
    assert [total[colour] + state.bag.coloured[colour] for colour in range(6)] == [9] * 6


@pytest.mark.rule("CC-37c")
@pytest.mark.parametrize(("edition", "owned", "left"), [("current", [5], (3,)), ("2016", [], (5, 3))])
def test_who_owns_the_small_species_trophy_from_the_start(
    edition: str, owned: list[int], left: tuple[int, ...]
) -> None:
    state = lay_out_game(Options(seats=1, edition=edition), "seed")  # type: ignore[arg-type]
    assert [trophy.points for trophy in state.players[SILENT].trophies] == owned
    assert state.trophies[Contest.SMALL_SPECIES] == left


@pytest.mark.rule("CC-37c")
def test_the_silent_player_never_takes_the_other_small_species_trophy() -> None:
    step = solo(
        draws="gp", catches=((), ("Roach 1", "Perch 1")), discards="gg", fish={"Shore 3": "Flounder 2"}
    )
    step = play(step, remove("Green"), ChooseDraws(2))
    assert caught(step) == ["Flounder 2"]
    assert [trophy.points for trophy in table(step).players[SILENT].trophies] == [5]
    assert table(step).trophies[Contest.SMALL_SPECIES] == (3,)


@pytest.mark.rule("CC-37d")
def test_a_clear_white_of_the_opening_fill_is_put_back() -> None:
    """With the last piece drawn first, which is the clear-white while it is in the bag."""
    chance = seeded("x", len(Stream)).scripted(Stream.BAIT, 54, 0, 54, 0, 0)
    drawn, bag, _ = opening_fill(Bag((9,) * 6, white=True), chance, 3)
    assert drawn == bait("ggg") and bag == Bag((6, 9, 9, 9, 9, 9), white=True)


@pytest.mark.rule("CC-38a")
def test_the_current_edition_draws_two_bait_each_followed_by_both_actions() -> None:
    step = silent_turn(draws="gk", discards="gg", fish={"Shore 3": "Flounder 2"}, mystery=(7,))
    names = [type(event).__name__ for event in step.events if type(event).__name__ != "TokenRemoved"]
    assert names == [
        "TurnBegan",
        "SilentDrew",
        "TokenMoved",
        "FishCaught",
        "Restocked",
        "SilentDrew",
        "TokenMoved",
        "TurnBegan",
    ]


@pytest.mark.rule("CC-38b")
def test_with_fewer_fish_the_human_may_choose_one_draw() -> None:
    behind = play(solo(draws="gk", catches=(("Pike 3",), ("Perch 1", "Perch 2"))), remove("Green"))
    assert legal(behind) == (ChooseDraws(2), ChooseDraws(1))
    assert GAME.decision(table(behind)).seat == 0  # type: ignore[union-attr]
    assert len(happened(play(behind, ChooseDraws(1)), SilentDrew)) == 1
    assert len(happened(play(behind, ChooseDraws(2)), SilentDrew)) == 2
    assert refused(solo(), ChooseDraws(1)) == "CC-38b"
    for human in (("Pike 3", "Pike 4"), ("Pike 3", "Pike 4", "Pike 5")):
        even = play(solo(draws="gk", catches=(human, ("Perch 1", "Perch 2"))), remove("Green"))
        assert len(happened(even, SilentDrew)) == 2


@pytest.mark.rule("CC-38c")
@pytest.mark.parametrize(("human", "silent", "draws"), [(0, 0, 1), (1, 2, 1), (2, 2, 1), (2, 1, 2)])
def test_the_2016_edition_draws_two_only_if_the_human_is_ahead(human: int, silent: int, draws: int) -> None:
    catches = (("Pike 3", "Pike 4")[:human], ("Perch 1", "Perch 2")[:silent])
    step = silent_turn(draws="gk", catches=catches, edition="2016")
    assert len(happened(step, SilentDrew)) == draws


@pytest.mark.rule("CC-38c")
def test_the_count_is_taken_once_before_the_first_draw() -> None:
    fish = {"Shore 3": "Flounder 2"}
    step = silent_turn(draws="gk", catches=(("Pike 3",), ()), discards="gg", fish=fish, edition="2016")
    assert caught(step) == ["Flounder 2"] and len(happened(step, SilentDrew)) == 2


@pytest.mark.rule("CC-39a", "CC-39b")
@pytest.mark.parametrize(
    ("tokens", "drawn", "space", "to"),
    [
        ("Green1 Red1 Yellow2", "b", "Green", "Blue"),
        ("Blue1 Red1 Port1", "b", "Blue", "Yellow"),
        ("Black1 Port1 Purple1", "k", "Black", "Green"),
        ("Yellow1 Red1 Blue1", "y", "Yellow", "Black"),
        ("Yellow1 Red1 Blue1", "p", "Yellow", "Purple"),
        ("Port1 Red1 Blue1", "g", "Port", "Green"),
        ("Port1 Purple1 Black2", "r", "Purple", "Red"),
    ],
)
def test_the_token_that_a_drawn_colour_moves(tokens: str, drawn: str, space: str, to: str) -> None:
    on = table(deal(tokens=tokens)).tokens
    wanted = {"b": "Blue", "k": "Black", "y": "Yellow", "p": "Purple", "g": "Green", "r": "Red"}[drawn]
    assert token_move(on, Space[wanted.upper()]) == (Space[space.upper()], Space[to.upper()])


@pytest.mark.rule("CC-39c")
def test_a_moved_token_keeps_its_side_and_no_space_acts() -> None:
    step = solo("rrr/gg", draws="gp", edition="2016")
    step = changed(
        step,
        tokens=tuple(2 if space == Space.BLUE else side for space, side in enumerate(table(step).tokens)),
    )
    step = play(drawing(step, "r"), remove("Green"))
    assert [(event.space, event.to) for event in happened(step, TokenMoved)]
    assert sorted(sides(step).values()) == [1, 1, 2]
    assert [sum(zone) for zone in table(step).players[0].board[:2]] == [2, 1]


@pytest.mark.rule("CC-40a", "CC-40b")
@pytest.mark.parametrize(
    ("before", "zone"), [(0, None), (1, None), (2, 3), (3, 4), (4, 5), (5, 6), (6, None)]
)
def test_the_number_of_its_colour_in_the_discard_pile_catches(before: int, zone: int | None) -> None:
    step = silent_turn(draws="yg", discards="y" * before + "gb", edition="2016", mystery=(7,))
    assert [event.count for event in happened(step, SilentDrew)] == [before + 1]
    assert [(event.location, event.zone + 3) for event in happened(step, FishCaught)] == (
        [(1, zone)] if zone else []
    )
    assert table(step).discards[2] == before + 1


@pytest.mark.rule("CC-40c")
@BOTH
def test_the_board_is_restocked_after_each_draw(edition: str) -> None:
    decks = {"Shore": ("Flounder 5",)}
    step = silent_turn(draws="gk", discards="gg", decks=decks, edition=edition)
    assert [event.zones for event in happened(step, Restocked)] == [(0,)]
    assert table(step).waters[0][0].card == card("Flounder 5")


@pytest.mark.rule("CC-41a", "CC-41e")
@BOTH
def test_the_clear_white_gives_the_silent_player_a_card_and_returns_the_discards(edition: str) -> None:
    step = solo(draws="w", discards="ggyyr", edition=edition)
    before, top = sides(play(step, remove("Green"))), table(step).master_deck[0]
    step = play(step, remove("Green"))
    assert table(step).players[SILENT].masters == (top,)
    assert [event.returned for event in happened(step, WhiteDrawn)] == [5]
    assert not happened(step, TokenMoved) and sides(step) == before
    if edition == "current":
        assert not table(step).bag.white
        step = play(step, GIVE_MASTER)
    assert table(step).bag.white


@pytest.mark.rule("CC-41b")
def test_the_human_chooses_a_second_card_or_seven_bait() -> None:
    step = play(solo(draws="w", discards="ggyyr"), remove("Green"))
    assert legal(step) == (SPILL_BAIT, GIVE_MASTER) and GAME.decision(table(step)).seat == 0  # type: ignore[union-attr]
    assert table(step).discards == NO_BAIT
    given = play(step, GIVE_MASTER)
    assert len(table(given).players[SILENT].masters) == 2
    assert [event.seat for event in happened(given, MasterTurned)] == [SILENT]
    spilled = play(step, SPILL_BAIT)
    (event,) = happened(spilled, BaitSpilled)
    assert sum(event.bait) == 7 and len(table(spilled).players[SILENT].masters) == 1
    assert refused(solo(), GIVE_MASTER) == refused(solo(), SPILL_BAIT) == "CC-41b"


@pytest.mark.rule("CC-41b")
def test_in_the_2016_edition_there_is_no_choice() -> None:
    step = silent_turn(draws="w", discards="ggyyr", edition="2016")
    assert table(step).turn.seat == 0 and len(table(step).players[SILENT].masters) == 1
    assert table(step).discards == NO_BAIT and not happened(step, BaitSpilled)


@pytest.mark.rule("CC-41c")
@pytest.mark.parametrize("deck", [(), (CRAB_GGK,)])
def test_with_the_deck_empty_it_must_be_the_bait(deck: tuple[int, ...]) -> None:
    step = play(changed(solo(draws="w"), master_deck=deck), remove("Green"))
    assert len(happened(step, BaitSpilled)) == 1
    assert table(step).players[SILENT].masters == deck


@pytest.mark.rule("CC-41d")
@BOTH
def test_in_a_fill_the_zone_is_filled_up_before_the_clear_white_returns(edition: str) -> None:
    step = deal("", seats=1, discards="ggggg", tokens="Red1 Blue1 Yellow1", edition=edition)
    step = play(drawing(play(step, place("Port")), "kwgy"), fill(3))
    if edition == "current":
        assert legal(step) == (SPILL_BAIT, GIVE_MASTER) and not table(step).bag.white
        assert [event.colours for event in happened(step, ZoneFilled)] == [(3,)]
        step = play(step, GIVE_MASTER)
    assert table(step).players[0].board[0] == bait("gyk")
    assert table(step).bag.white and table(step).discards == NO_BAIT
    assert len(table(step).players[SILENT].masters) == (2 if edition == "current" else 1)


@pytest.mark.rule("CC-41e")
def test_the_clear_white_is_one_of_the_draws() -> None:
    step = play(solo(draws="wg"), remove("Green"), GIVE_MASTER)
    assert len(happened(step, SilentDrew)) == 1 and table(step).turn.seat == 0


@pytest.mark.rule("CC-42a")
def test_the_silent_player_wins_contests_as_anybody_does() -> None:
    seven = ("Wrasse 3", "John Dory 4", "Mackerel 2", "Rainbow 3", "Brown 2", "Salmon 5", "Pike 3")
    fish = {"Shore 3": "Flounder 4"}
    step = solo(draws="g", discards="gg", catches=((), seven), fish=fish, mystery=(4,), edition="2016")
    step = play(step, remove("Green"))
    assert [(trophy.contest, trophy.points) for trophy in table(step).players[SILENT].trophies] == [
        (Contest.EIGHT_SPECIES, 5)
    ]
    assert table(step).players[SILENT].mystery == (4,)
    assert "Silent player won Fastest to 8 Species: 5 points" in [
        line.replace("Bo", "Silent player") for line in told(step)
    ]


@pytest.mark.rule("CC-42a")
def test_its_master_anglers_count_and_score() -> None:
    step = having(solo(draws="w", edition="2016"), SILENT, masters=(CRAB_GGR, CRAB_GGB))
    deck = (CRAB_GGK, *[number for number in table(step).master_deck if number > CRAB_GGK])
    step = play(changed(step, master_deck=deck), remove("Green"))
    sheet = GAME.standings(table(step)).sheets[SILENT]
    assert [(plain(line.words, NAMES), line.points) for line in sheet.lines] == [
        ("Three Same", 2),
        ("Master Angler fish: 3", 3),
    ]


@pytest.mark.rule("CC-42b")
def test_it_submits_the_heaviest_of_each_species() -> None:
    catches = ((), ("Wrasse 3", "Wrasse 6", "Flounder 2", "Pike 4"))
    step = changed(solo(draws="g", catches=catches, edition="2016"), last_turns=2)
    step = play(step, remove("Green"))
    catch = table(step).players[SILENT].catch
    assert [fish.card for fish in catch if fish.submitted] == list(cards("Wrasse 6, Flounder 2, Pike 4"))


@pytest.mark.rule("CC-42b")
def test_of_equal_fish_a_tagged_one_then_the_earliest(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = card("Wrasse 3"), card("Wrasse 4")
    player = table(deal(catches=(("Wrasse 3", "Wrasse 4"),))).players[0]
    orange, teal = TAG_NAMES.index("orange"), TAG_NAMES.index("teal")
    monkeypatch.setitem(FISH, other, WeightSide(other, 0, 3, teal, FISH[other].time))
    assert silent_submission(player, 0, orange) == (one,)
    assert silent_submission(player, 0, teal) == (other,)
    assert FISH[other].time < FISH[one].time and silent_submission(player, 0, 4) == (other,)


@pytest.mark.rule("CC-42c")
def test_the_human_sees_its_fish() -> None:
    step = silent_turn(draws="gk", discards="gg", fish={"Shore 3": "Flounder 2"}, mystery=(7,))
    (event,) = happened(step, FishCaught)
    assert GAME.witness(event, 0) == event
    assert GAME.view(table(step), 0).players[SILENT].catch == table(step).players[SILENT].catch
    assert "Bo caught a Flounder of 2 lb from Shore 3" in told(step)


@pytest.mark.rule("CC-42d")
def test_each_draw_is_a_step_of_its_own() -> None:
    fish, decks = {"Shore 3": "Flounder 4", "Lake 3": "Perch 5"}, {"Shore": ("Wrasse 3",)}
    step = silent_turn(draws="gb", discards="ggbb", fish=fish, decks=decks, mystery=(4, 5))
    assert [event.weight for event in happened(step, MysteryWon)] == [4, 5]


@pytest.mark.rule("CC-42d")
def test_an_empty_zone_gives_it_nothing_and_zones_5_and_6_no_bonus() -> None:
    step = solo(draws="gk", discards="gg")
    waters = ((NO_FISH, *table(step).waters[0][1:]), *table(step).waters[1:])
    step = play(changed(step, waters=waters, decks=((), *table(step).decks[1:])), remove("Green"))
    assert len(happened(step, NothingCaught)) == 1 and not caught(step)
    fifth = silent_turn(draws="gk", discards="gggg", fish={"Shore 5": "Flounder 2"})
    assert caught(fifth) == ["Flounder 2"] and not happened(fifth, TackleGained)
    sixth = silent_turn(draws="gk", discards="ggggg", fish={"Shore 6": "Flounder 2"})
    assert caught(sixth) == ["Flounder 2"] and table(sixth).turn.seat == 0
