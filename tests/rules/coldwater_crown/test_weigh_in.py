"""The contests of the locations, scores and tie-breaks (CC-33 to CC-35)."""

import pytest

from rules.coldwater_crown.actions import WITHHOLD, submit
from rules.coldwater_crown.bait import Location
from rules.coldwater_crown.events import FishChosen, Submitted, TieBroken, TrophyWon
from rules.coldwater_crown.game import GAME
from rules.coldwater_crown.pieces import Contest, Trophy
from rules.game import Sheet, Step
from rules.words import plain
from tests.rules.coldwater_crown.scripted import (
    CRAB_GGR,
    NAMES,
    card,
    cards,
    changed,
    deal,
    happened,
    having,
    legal,
    place,
    play,
    refused,
    remove,
    table,
    told,
    words,
)

SHORE_FISH = ("Flounder 5", "Flounder 2", "Wrasse 4", "Mackerel 5")


def weigh_in(
    *catches: tuple[str, ...], masters: tuple[tuple[int, ...], ...] = (), tag: str = "tan", **more: object
) -> Step:
    """The weigh-in of these catches, just begun."""
    seats = max(2, len(catches))
    step = deal(seats=seats, catches=catches, masters=masters, tag=tag, tokens="Green1 Yellow1 Blue1", **more)  # type: ignore[arg-type]
    return play(changed(step, last_turns=1), place("Red"), remove("Green"))


def hand_in(step: Step, *names: str) -> Step:
    """The step after these submissions, "" for none of a species."""
    return play(step, *[submit(card(name)) if name else WITHHOLD for name in names])


def hand_in_all(step: Step) -> Step:
    """The step after everybody has submitted the first fish of each species they are offered."""
    while legal(step):
        step = play(step, legal(step)[0])
    return step


def sheet(step: Step, seat: int) -> Sheet:
    return GAME.standings(table(step)).sheets[seat]


def won(step: Step) -> list[tuple[int, int, int]]:
    """Seat, contest and points of the trophies won in a step."""
    return [(event.seat, event.contest, event.points) for event in happened(step, TrophyWon)]


@pytest.mark.rule("CC-33a")
def test_the_shore_comes_first_then_the_lake_then_the_river() -> None:
    step, order = weigh_in(("Flounder 5", "Pike 3", "Roach 1"), ()), []
    while legal(step):
        step = play(step, legal(step)[0])
        order += [event.location for event in happened(step, Submitted) if event.seat == 0]
    assert order == [Location.SHORE, Location.LAKE, Location.RIVER]


@pytest.mark.rule("CC-33a")
def test_one_fish_a_species_and_one_species_after_another() -> None:
    step = weigh_in(SHORE_FISH, ())
    assert set(legal(step)) == {submit(card("Wrasse 4")), WITHHOLD}
    assert refused(step, submit(card("Flounder 5"))) == "CC-33a"
    step = hand_in(step, "Wrasse 4", "Mackerel 5")
    assert legal(step) == (submit(card("Flounder 5")), submit(card("Flounder 2")), WITHHOLD)
    assert refused(deal(), WITHHOLD) == "CC-33a"


@pytest.mark.rule("CC-33b")
def test_fish_not_submitted_count_for_nothing() -> None:
    step = hand_in(weigh_in(SHORE_FISH, (), tag="pink"), "Wrasse 4", "", "Flounder 5")
    assert table(step).ended
    assert [fish.submitted for fish in table(step).players[0].catch] == [True, False, True, False]
    assert sheet(step, 0).total == 5


@pytest.mark.rule("CC-33c")
def test_what_to_submit_is_a_choice() -> None:
    step = weigh_in(("Flounder 5", "Flounder 2"), (), tag="pink")
    assert words(step, submit(card("Flounder 5"))) == "submit the Flounder of 5 lb, orange"
    assert (
        words(step, submit(card("Flounder 2"))) == "submit the Flounder of 2 lb, pink, with the scoring tag"
    )
    assert words(step, WITHHOLD) == "submit no Flounder"
    assert sheet(hand_in(step, "Flounder 5"), 0).total == 5
    assert sheet(hand_in(step, "Flounder 2"), 0).total == 6
    assert sheet(hand_in(step, ""), 0).total == 0


@pytest.mark.rule("CC-33d")
def test_submissions_are_secret_until_they_are_shown_together() -> None:
    step = weigh_in(("Flounder 5",), ("Wrasse 4",), ("Wrasse 3",))
    assert GAME.decision(table(step)).seat == 0  # type: ignore[union-attr]
    given, none = hand_in(step, "Flounder 5"), hand_in(step, "")
    for choice in (given, none):
        assert GAME.decision(table(choice)).seat == 1  # type: ignore[union-attr]
        assert not happened(choice, Submitted)
        (secret,) = happened(choice, FishChosen)
        assert GAME.witness(secret, 0) == secret
        assert GAME.witness(secret, 1) is GAME.witness(secret, None) is None
    for seat in (1, 2, None):
        assert GAME.view(table(given), seat) == GAME.view(table(none), seat)
    assert GAME.view(table(given), 0).players[0].submission == (card("Flounder 5"),)
    shown = hand_in(given, "Wrasse 4", "Wrasse 3")
    assert [event.seat for event in happened(shown, Submitted) if event.location == 0] == [0, 1, 2]


@pytest.mark.rule("CC-33d")
def test_a_location_is_settled_before_the_next() -> None:
    step = weigh_in(("Flounder 5", "Pike 3"), ("Wrasse 4",))
    step = hand_in(step, "Flounder 5", "Wrasse 4")
    assert [place[1] for place in won(step)] == [Contest.SHORE, Contest.SHORE]
    assert legal(step) == (submit(card("Pike 3")), WITHHOLD)


@pytest.mark.rule("CC-33c")
@pytest.mark.parametrize(
    ("mine", "theirs", "tag", "expected"),
    [
        (("Flounder 5", "Flounder 2"), (), "orange", "Flounder 5"),
        (("Flounder 5", "Flounder 2"), (), "pink", "Flounder 2"),
        (("Flounder 5", "Flounder 4"), ("Flounder 3",), "tan", "Flounder 4"),
        (("Flounder 5", "Flounder 4"), ("Flounder 3",), "silver", "Flounder 5"),
        (("Pike 12", "Pike 3"), ("Perch 5",), "orange", "Pike 12"),
    ],
)
def test_the_best_submission_is_proposed(
    mine: tuple[str, ...], theirs: tuple[str, ...], tag: str, expected: str
) -> None:
    step = weigh_in(mine, theirs, tag=tag)
    assert GAME.proposal(GAME.view(table(step), 0)) == (submit(card(expected)),)


@pytest.mark.rule("CC-33c", "CC-35b")
def test_a_proposal_answers_the_whole_location_and_tags_only_where_they_score() -> None:
    step = weigh_in((*SHORE_FISH, "Pike 3"), ("Wrasse 7",))
    proposed = GAME.proposal(GAME.view(table(step), 0))
    assert proposed == tuple(submit(number) for number in cards("Wrasse 4, Mackerel 5, Flounder 5"))
    assert GAME.decision(table(play(step, *proposed))).seat == 1  # type: ignore[union-attr]
    assert GAME.proposal(GAME.view(table(step), 1)) == ()
    tagged = (("Flounder 5", "Flounder 4"), ("Flounder 3",))
    for less_luck, best in ((False, "Flounder 4"), (True, "Flounder 5")):
        step = weigh_in(*tagged, tag="tan", less_luck=less_luck)
        assert GAME.proposal(GAME.view(table(step), 0)) == (submit(card(best)),)


@pytest.mark.rule("CC-34a")
def test_the_heaviest_total_takes_the_best_trophy_and_so_on() -> None:
    step = weigh_in(("Mackerel 2",), SHORE_FISH, ("Wrasse 7",), ("Wrasse 3",))
    step = hand_in_all(step)
    assert [(seat, points) for seat, contest, points in won_in(step, Contest.SHORE)] == [
        (1, 5),
        (2, 4),
        (3, 3),
        (0, 2),
    ]


def won_in(step: Step, contest: Contest) -> list[tuple[int, int, int]]:
    """The trophies of a contest by seat, in falling points."""
    found = [
        (seat, trophy.contest, trophy.points)
        for seat, player in enumerate(table(step).players)
        for trophy in player.trophies
        if trophy.contest == contest
    ]
    return sorted(found, key=lambda entry: -entry[2])


@pytest.mark.rule("CC-34b")
def test_without_a_submission_there_is_no_trophy() -> None:
    step = hand_in(weigh_in(("Flounder 5",), ("Wrasse 4",), ()), "", "Wrasse 4")
    assert won_in(step, Contest.SHORE) == [(1, Contest.SHORE, 5)]
    assert table(step).trophies[Contest.SHORE] == (3, 2)
    assert "Ann submitted nothing at the Shore" in told(step)


@pytest.mark.rule("CC-34c")
def test_the_earliest_fish_breaks_a_tie_for_any_place() -> None:
    step = weigh_in(("Wrasse 7",), ("Wrasse 4",), ("John Dory 4",), ("Mackerel 4",))
    step = hand_in(step, "Wrasse 7", "Wrasse 4", "John Dory 4", "Mackerel 4")
    assert [(seat, points) for seat, _, points in won_in(step, Contest.SHORE)] == [
        (0, 5),
        (3, 4),
        (1, 3),
        (2, 2),
    ]
    (tie,) = happened(step, TieBroken)
    assert (tie.weight, tie.seats) == (4, (3, 1, 2))
    assert "Equal at 4 lb; the earliest fish decides: Di at 8:33, Bo at 8:45 and Cy at 16:12" in told(step)


@pytest.mark.rule("CC-34c")
def test_only_fish_of_the_location_break_its_tie() -> None:
    step = weigh_in(("Mackerel 3", "Flounder 4", "Salmon 5"), ("Wrasse 7",))
    step = hand_in_all(step)
    assert won_in(step, Contest.SHORE)[0][0] == 0
    step = weigh_in(("Wrasse 5", "Salmon 5"), ("Mackerel 5",))
    assert won_in(hand_in_all(step), Contest.SHORE)[0][0] == 1


@pytest.mark.rule("CC-35a")
def test_trophies_master_anglers_and_tags_make_the_score() -> None:
    step = weigh_in(("Flounder 5", "Pike 8", "Roach 2"), (), masters=((0, 6),), tag="orange")
    step = having(step, 0, trophies=(Trophy(Contest.TWELVE_FISH, 2),))
    ended = hand_in_all(step)
    lines = [(plain(line.words, NAMES), line.points) for line in sheet(ended, 0).lines]
    assert lines == [
        ("Shore contest", 5),
        ("River contest", 5),
        ("Lake contest", 5),
        ("First to 12 Fish", 2),
        ("Master Angler fish: 2", 2),
        ("Submitted fish with the orange tag: 3", 3),
    ]
    assert sheet(ended, 0).total == 22


@pytest.mark.rule("CC-35a")
def test_unfinished_cards_score_nothing_and_mystery_weights_one_each() -> None:
    step = deal(unfinished=(((CRAB_GGR, "gg"),),), tokens="Green1 Yellow1 Blue1")
    assert sheet(step, 0).total == 0
    assert sheet(having(step, 0, mystery=(3, 5)), 0).total == 2


@pytest.mark.rule("CC-35b")
@pytest.mark.parametrize(("less_luck", "total"), [(False, 6), (True, 5)])
def test_with_less_luck_tags_score_nothing(less_luck: bool, total: int) -> None:
    step = weigh_in(("Flounder 5",), (), tag="orange", less_luck=less_luck)
    assert sheet(hand_in_all(step), 0).total == total


@pytest.mark.rule("CC-35c")
def test_the_earliest_submitted_fish_of_all_wins_a_tie() -> None:
    tied = hand_in_all(weigh_in(("Flounder 1", "Salmon 9"), ("Wrasse 3", "Roach 1"), tag="silver"))
    standings = GAME.standings(table(tied))
    assert [item.total for item in standings.sheets] == [8, 8]
    assert [item.rank for item in standings.sheets] == [2, 1] and standings.winners == (1,)
    said = [plain(note, NAMES) for note in standings.notes]
    assert said == ["Ann and Bo have 8 points each; Bo is ahead by the fish caught earliest, at 6:21"]


@pytest.mark.rule("CC-35d")
def test_who_submitted_no_fish_loses_a_tie_and_else_the_place_is_shared() -> None:
    step = weigh_in(("Flounder 1",), ())
    step = having(step, 1, trophies=(Trophy(Contest.SMALL_SPECIES, 5),))
    standings = GAME.standings(table(hand_in_all(step)))
    assert [item.total for item in standings.sheets] == [5, 5] and standings.winners == (0,)
    nobody = GAME.standings(table(weigh_in((), ())))
    assert [item.rank for item in nobody.sheets] == [1, 1]
    assert "they share the place" in plain(nobody.notes[0], NAMES)
