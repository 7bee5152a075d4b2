"""What the game says: choices, the log, and what a piece is, sentence by sentence."""

from typing import get_args

import pytest
from msgspec.structs import replace

from rules.dice_fishing import actions, events
from rules.dice_fishing.actions import AnyAction, FishFinder, KeepPower, LandingNet, LuckyTackle, TakePower
from rules.dice_fishing.components import VALUES, Species
from rules.dice_fishing.events import AnyEvent
from rules.dice_fishing.faces import NONE, Face
from rules.dice_fishing.pieces import VARIETY, Power
from rules.game import UNKNOWN, Event, Step, Target
from rules.words import Words, plain
from tests.rules.dice_fishing.scripted import (
    GAME,
    PERCH_FFF,
    PERCH_WW,
    SALMON_HHH,
    TROUT_FF,
    TROUT_HHH,
    TROUT_III,
    deal,
    dice,
    place,
    play,
    reroll,
    table,
    turn_die,
)

ROW = (TROUT_HHH, PERCH_WW, SALMON_HHH, TROUT_FF, PERCH_FFF)
ROLLED = deal(ROW, "HHHWWB", advanced=True, powers=(Power.HOOK_SET,))
FILLED = play(ROLLED, place(0, "HHH"), place(1, "WW"))
EXTRA = replace(table(ROLLED), turn=replace(table(ROLLED).turn, extra=True))
LAST_CARDS = table(deal(ROW, "HHHWWB", advanced=True, powers=(Power.NEW_SPOT,), deck=(64,)))

CHOICES: tuple[tuple[AnyAction, str], ...] = (
    (actions.ROLL, "roll all six dice"),
    (place(0, "HHH"), "place 3 Hook on 1: fills it, 3 VP"),
    (place(1, "W"), "place Worm on 2; lacks Worm"),
    (place(0, "H"), "place Hook on 1; lacks 2 Hook"),
    (reroll("HHHWWB"), "reroll all 6: 3 Hook, 2 Worm, Boot"),
    (reroll("WB"), "reroll Worm, Boot"),
    (turn_die("B", "H"), "turn Boot to Hook for 1 coin"),
    (turn_die("B", "H", lifted=True), "turn lifted Boot to Hook for 1 coin"),
    (actions.STOP, "stop fishing; nothing is filled"),
    (actions.HOOK_SET, "play Hook Set: one reroll more, and no Pike gets away"),
    (actions.CHUM, "play Chum: another turn, without rerolls"),
    (actions.CHANGE_BAIT, "play Change the Bait: lift the placed dice to place them anew"),
    (actions.NEW_SPOT, "play Move to a New Spot: discard the row, 5 new cards"),
    (LandingNet(3), "play Landing Net: take the fish of 2 VP on 4"),
    (LuckyTackle(Species.PERCH), "play Lucky Tackle: no Perch gets away"),
    (FishFinder((0, 2, 4)), "play Fish Finder: look at 1, 3 and 5"),
    (TakePower(Power.CHUM), "take Chum"),
    (KeepPower(Power.FISH_FINDER), "keep Fish Finder"),
    (actions.DECLINE, "no"),
)

TOLD: tuple[tuple[AnyEvent, str], ...] = (
    (events.TurnBegan(0, False), "Ann began to fish"),
    (events.TurnBegan(1, True), "Bo took another turn, without rerolls"),
    (events.Rolled(0, NONE, dice("CFIHWB")), "Ann rolled Cheese Fish Insect Hook Worm Boot"),
    (events.Rolled(0, dice("HB"), dice("CC")), "Ann rerolled Hook Boot: Cheese Cheese"),
    (events.Placed(1, 2, 1, dice("WH"), False), "Bo placed Hook Worm on 3"),
    (events.Placed(1, 0, 1, dice("W"), True), "Bo placed Worm on 1 and filled it"),
    (events.DieTurned(0, Face.BOOT, Face.HOOK), "Ann paid 1 coin to turn Boot to Hook"),
    (events.Stopped(0, NONE), "Ann stopped fishing"),
    (events.Stopped(0, dice("HW")), "Ann stopped fishing, taking back Hook Worm"),
    (events.Flipped(0, 1, TROUT_HHH), "Ann flipped 2: Trout"),
    (events.Caught(0, 1, TROUT_HHH), "Ann caught the Trout, 3 VP"),
    (events.GotAway(0, 1, PERCH_WW), "The Perch on 2 got away"),
    (events.Netted(0, 3, TROUT_FF), "Ann netted the Trout on 4, 2 VP"),
    (events.CoinsBack(0, 2), "Ann got 2 coins back from the King Salmon"),
    (events.CoinGained(0, 1), "Ann caught nothing and gained 1 coin, 1 VP"),
    (events.TokenClaimed(1, VARIETY), "Bo claimed the Variety token, 7 VP"),
    (events.TokenClaimed(0, 0), "Ann claimed the Village Pond token, 5 VP"),
    (events.MajorityTaken(Species.PIKE, (0,), ()), "Ann took the Majority token for Pike, 4 VP"),
    (events.MajorityTaken(Species.IDE, (1,), (0,)), "Bo took the Majority token for Ide, 4 VP, from Ann"),
    (events.MajorityTaken(Species.IDE, (0,), (0, 1)), "Ann took the Majority token for Ide, 4 VP, from Bo"),
    (
        events.MajorityTaken(Species.IDE, (0, 1), (1,)),
        "Ann and Bo share the Majority token for Ide, 4 VP each",
    ),
    (
        events.MajorityTaken(Species.PERCH, (0, 1), (2,)),
        "Ann and Bo share the Majority token for Perch, 4 VP each, from Cy",
    ),
    (events.RowRefilled((1,)), "1 new card in the row"),
    (events.RowRefilled((1, 2)), "2 new cards in the row"),
    (events.RowDiscarded(0, (1, 2, 3)), "Ann moved on and left 3 cards behind"),
    (events.PowerPlayed(0, Power.CHUM), "Ann played Chum"),
    (events.BaitLifted(0, dice("HHW")), "Ann lifted Hook Hook Worm"),
    (events.Looked(0, (0, 4), (TROUT_HHH, PERCH_FFF)), "Ann looked secretly: 1 Trout and 5 Perch"),
    (events.Looked(0, (0, 4), (UNKNOWN, UNKNOWN)), "Ann looked secretly at 1 and 5"),
    (events.Named(0, Species.IDE), "Ann kept every Ide on the hook"),
    (events.PowerTaken(0, Power.CHUM), "Ann drew Chum"),
    (events.PowerDropped(0, Power.HOOK_SET), "Ann discarded Hook Set"),
    (events.DisplayRefilled((0, 1), False), "Hook Set and Chum came into the display"),
    (events.DisplayRefilled((2,), True), "Landing Net came into the display after a reshuffle"),
    (events.AlanRolled(1, Face.HOOK), "Bo rolled Hook"),
    (events.AlanTook(1, 0, TROUT_HHH), "Bo took the Trout on 1, 3 VP"),
    (events.AlanPassed(1), "Bo took nothing"),
    (events.GameEnded(True), "The lake is empty: the game is over"),
    (events.GameEnded(False), "The fourth token ended the game"),
)

FOURTH = "The fourth of these tokens to be claimed ends the game."

PIECES: tuple[tuple[Target, tuple[str, ...]], ...] = (
    (
        Target("card", 1),
        ("Card 2: 2 VP for Worm Worm.", "Seen from above: spiny back fin. Could be Perch or Walleye."),
    ),
    (Target("card", 5), ()),
    (Target("die", Face.BOOT), ("Boot: fits no bait space, and an unused one frees a Sturgeon.",)),
    (Target("face", Face.WORM), ("Worm: a bait. Place it on a bait space that shows the same.",)),
    (Target("face", 6), ()),
    (
        Target("power", Power.CHUM),
        ("Chum", "After fish are taken: another turn, without any reroll."),
    ),
    (Target("power", 7), ()),
    (
        Target("token", 0),
        (
            "Village Pond, 5 VP: Trout, Perch, Ide and Walleye.",
            "The first player to have them takes it.",
            FOURTH,
        ),
    ),
    (Target("token", VARIETY), ("Variety, 7 VP: the first player with all seven species.", FOURTH)),
    (Target("token", VARIETY + 1), ()),
    (Target("token", -1), ()),
    (
        Target("species", Species.TROUT),
        ("Trout: never gets away.", "8 of the 67 cards. Most of them at the end of the game: 4 VP."),
    ),
    (Target("species", 7), ()),
    (Target("fish", TROUT_HHH), ("Trout, 3 VP: never gets away.",)),
    (Target("fish", 0), ()),
    (Target("boat", 0), ()),
)


def said(words: Words) -> str:
    return plain(words, ("Ann", "Bo", "Cy"))


@pytest.mark.parametrize(("action", "sentence"), CHOICES, ids=[sentence for _, sentence in CHOICES])
def test_a_choice_in_words(action: AnyAction, sentence: str) -> None:
    assert said(GAME.describe(table(ROLLED), 0, action)) == sentence


def test_a_choice_says_what_is_certain_to_follow() -> None:
    assert said(GAME.describe(table(FILLED), 0, actions.STOP)) == "stop fishing and flip 1 and 2"
    assert said(GAME.describe(table(FILLED), 0, reroll("B"))) == "reroll Boot", (
        "a single die is not all of them"
    )
    assert said(GAME.describe(EXTRA, 0, actions.HOOK_SET)) == (
        "play Hook Set: no reroll in this extra turn, and no Pike gets away"
    )
    assert said(GAME.describe(LAST_CARDS, 0, actions.NEW_SPOT)).endswith("discard the row, 1 new card")


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=[sentence for _, sentence in TOLD])
def test_an_event_in_words(event: Event, sentence: str) -> None:
    assert said(GAME.tell(table(ROLLED), 0, event)) == sentence


def test_every_choice_and_every_event_has_its_words() -> None:
    assert {type(action) for action, _ in CHOICES} == set(get_args(AnyAction))
    assert {type(event) for event, _ in TOLD} == set(get_args(AnyEvent))


@pytest.mark.parametrize(("target", "sentences"), PIECES, ids=[str(target) for target, _ in PIECES])
def test_a_piece_explains_itself(target: Target, sentences: tuple[str, ...]) -> None:
    view = GAME.view(ROLLED.state, 1)
    assert tuple(map(said, GAME.explain(view, target))) == sentences


def test_a_known_fish_of_the_row_is_named() -> None:
    known = GAME.view(deal(ROW, open_species=True).state, 0)
    assert said(GAME.explain(known, Target("card", 1))[1]).startswith("Perch, 2 VP: gets away if two or more")


def test_points_are_those_of_the_cards_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VALUES, "majority", 6)
    (_, most) = GAME.explain(ROLLED.state, Target("species", Species.TROUT))
    assert said(most).endswith("Most of them at the end of the game: 6 VP.")


def test_a_species_says_who_has_the_most_now() -> None:
    led = deal(ROW[1:], catches=((), (TROUT_HHH,)))
    assert said(GAME.explain(led.state, Target("species", Species.TROUT))[-1]) == "Bo has the most now."
    shared = deal(ROW[1:3], catches=((TROUT_III,), (TROUT_HHH,)))
    assert (
        said(GAME.explain(shared.state, Target("species", Species.TROUT))[-1])
        == "Ann and Bo share the most now."
    )


def test_a_gap_says_so() -> None:
    netted: Step = play(deal(ROW, advanced=True, powers=(Power.LANDING_NET,)), LandingNet(3))
    (gap,) = GAME.explain(netted.state, Target("card", 3))
    assert said(gap) == "Place 4 is empty until the row is refilled."
