"""What the game says: choices, the log, pieces that are pointed at (TF-09 and all others)."""

import pytest

from rules.game import Step, Target
from rules.tournament_fishing import actions
from rules.tournament_fishing.actions import (
    DECLINE,
    DRAW_CARDS,
    END_SEARCH,
    FACE_FIGHT,
    KEEP_LURE,
    LET_GO,
    LOSE_LURE,
    STOP_CASTING,
    USE_CLOCK,
)
from rules.tournament_fishing.effects import Bait, Phase
from rules.tournament_fishing.game import GAME
from rules.words import plain
from tests.rules.tournament_fishing.ai_tables import CATCH_3, meet
from tests.rules.tournament_fishing.tables import (
    NAMES,
    buys,
    card,
    casts,
    counters,
    deal,
    discards,
    fishes_out,
    ignores,
    legal,
    pays,
    play,
    plays,
    redraws,
    scans,
    shows,
    sinks,
    small,
    table,
    told,
    trashes,
    trashes_discarded,
    uses,
    uses_location,
    words,
)

CAST, BUY = Phase.CAST, Phase.BUY


def prompt(step: Step) -> str:
    """The question as the deciding seat reads it."""
    decision = GAME.decision(table(step))
    assert decision is not None
    return plain(decision.prompt, NAMES)


def explained(step: Step, kind: str, index: int, seat: int = 0) -> list[str]:
    """What a seat is told of a piece."""
    view = GAME.view(table(step), seat)
    return [plain(sentence, NAMES) for sentence in GAME.explain(view, Target(kind, index))]


def pointed(step: Step, action: object) -> list[tuple[str, int]]:
    """The pieces an action points at."""
    return [(target.kind, target.index) for target in GAME.targets(table(step), action)]  # type: ignore[arg-type]


def test_searching_in_words() -> None:
    step = deal(
        "Tackle Vest, Depth Chart, Trolling Motor, Sonar Unit",
        clock="First Light",
        locations={2: "Clear Shelf"},
        attachments=("Sonar Unit",),
    )
    assert prompt(step) == "Search: play a card, use an effect, or go on"
    assert [words(step, action) for action in legal(step)] == [
        "play Tackle Vest: draw 2 cards",
        "play Depth Chart: Scan 1 spot, 3 cards deep; sink the top card of a spot that you scanned this turn; Cast Strength +1",
        "play Sonar Unit: Scan 1 spot; Cast Strength +1; stays until a fish of yours escapes in the Reel phase",
        "play Trolling Motor: Cast Strength +3; stays until you catch a fish",
        "use Sonar Unit: Scan 1 spot",
        "use First Light: Scan 2 spots",
        "use Clear Shelf: Scan this spot",
        "end the Search phase",
    ]
    assert pointed(step, plays("Tackle Vest")) == [("hand", card("Tackle Vest"))]
    assert pointed(step, uses("Sonar Unit")) == [("play", card("Sonar Unit"))]
    assert pointed(step, USE_CLOCK) == [("clock", 0)]
    assert pointed(step, uses_location(2)) == [("location", 1)] and pointed(step, END_SEARCH) == []


def test_scanning_and_sinking_in_words() -> None:
    step = play(deal("Depth Chart", lake={2: "Walleye, SNAG!"}), plays("Depth Chart"))
    assert prompt(step) == "Scan which spot, 3 cards deep?"
    assert (
        words(step, scans(2)) == "Scan spot 2: 8 cards, not seen" and words(step, DECLINE) == "Scan no more"
    )
    assert pointed(step, scans(2)) == [("spot", 1)]
    step = play(step, scans(2))
    assert told(step)[0].startswith("Ann scanned spot 2: Walleye, SNAG!, then ")
    assert told(step, 1) == ["Ann scanned spot 2, 3 cards deep"]
    assert prompt(step) == "sink the top card of which spot?"
    assert words(step, sinks(2)) == "sink the top card of spot 2: 8 cards, on top Walleye"
    assert words(step, DECLINE) == "sink no more"
    assert told(play(step, sinks(2)), 1)[0] == "Ann sank the top card of spot 2"
    alone = play(
        deal("Depth Chart", lake={2: "Walleye"}, bare=True), plays("Depth Chart"), scans(2), sinks(2)
    )
    assert told(alone)[0] == "Ann turned the only card of spot 2 face down"


def test_drawing_and_removing_in_words() -> None:
    step = play(
        deal("Tackle Vest, Fat Wallet, Mud Worm", discards=("Tin Spoon",), decks=("Bead Jig",)),
        plays("Tackle Vest"),
    )
    assert prompt(step) == "draw 2 cards?" and words(step, DRAW_CARDS) == "draw"
    assert words(step, DECLINE) == "draw nothing" and pointed(step, DRAW_CARDS) == [("deck", 0)]
    step = play(step, DRAW_CARDS)
    assert told(step)[0].startswith("Ann drew Bead Jig and ") and told(step, 1) == ["Ann drew 2 cards"]
    step = play(step, plays("Fat Wallet"))
    assert prompt(step) == "remove which card from the game?"
    assert words(step, trashes("Mud Worm")) == "remove Mud Worm of your hand from the game"
    assert (
        words(step, trashes_discarded("Tin Spoon")) == "remove Tin Spoon of your discard pile from the game"
    )
    assert pointed(step, trashes_discarded("Tin Spoon")) == [("discards", card("Tin Spoon"))]
    assert words(step, DECLINE) == "remove no more cards"
    assert told(play(step, trashes("Mud Worm")))[0] == "Ann removed Mud Worm from the game"


def test_casting_in_words() -> None:
    step = deal(
        "Mud Worm, Skip Cast, Scent Spray, Dead Stick, Chugger",
        phase=CAST,
        lake={1: "Walleye", 2: "Channel Catfish", 3: "SNAG!"},
        locations={2: "River Mouth", 4: "Drop-Off"},
    )
    assert prompt(step) == "Cast: play a Lure, or do not cast"
    assert (
        words(step, plays("Mud Worm"))
        == "play Mud Worm: Live Bait, black circle and green hexagon; Cast Strength +1"
    )
    assert words(step, STOP_CASTING) == "do not cast"
    step = play(step, plays("Mud Worm"))
    assert prompt(step) == "play more cards, or cast at a spot (2 attempts)"
    assert words(step, plays("Skip Cast")) == (
        "play Skip Cast: Cast Strength +4; Cast Strength +2 from cast attempt 2 on"
    )
    assert words(step, casts(1)) == "cast at spot 1 (8 cards, not seen)"
    assert pointed(step, casts(1)) == [("spot", 0)]
    assert words(step, STOP_CASTING) == "stop casting"
    step = play(step, plays("Scent Spray"))
    assert prompt(step) == "which bait does the Lure show too?"
    assert words(step, shows(Bait.RED)) == "the Lure also shows red pentagon"
    assert words(step, DECLINE) == "show no more bait" and pointed(step, shows(Bait.RED)) == [("bait", 3)]
    step = play(step, shows(Bait.YELLOW))
    assert told(step)[0] == "The Lure of Ann also shows yellow diamond"
    step = play(step, casts(1))
    assert told(step) == [
        "Ann cast at spot 1 (attempt 1)",
        "The Walleye at spot 1 did not bite: Power 5 against Cast Strength 3",
    ]
    assert told(step, 1) == ["Ann cast at spot 1 (attempt 1)", "Nothing bit at spot 1"]
    assert prompt(step) == "cast at which spot? (1 attempt left)"


@pytest.mark.parametrize(
    ("top", "said"),
    [
        ("Walleye", "cast at spot 1: Walleye, Power 5, Cast Strength 1: too strong"),
        ("Creek Chub", "cast at spot 1: Creek Chub, Power 1, Cast Strength 1: bites"),
        (
            "Rock Bass",
            "cast at spot 1: Rock Bass, Power 3, Cast Strength 1: does not match, it wants red pentagon",
        ),
        (
            "White Perch",
            "cast at spot 1: White Perch, Power 4, Cast Strength 1: "
            "does not match, it wants any Artificial Lure",
        ),
        ("SNAG!", "cast at spot 1: SNAG!"),
    ],
)
def test_what_is_known_of_a_spot_says_what_a_cast_there_comes_to(top: str, said: str) -> None:
    step = play(
        deal("Folded Chart, Mud Worm", lake={1: top}), plays("Folded Chart"), scans(1), plays("Mud Worm")
    )
    assert words(step, casts(1)) == said


def test_a_location_may_still_add_what_is_missing() -> None:
    step = deal("Folded Chart, Mud Worm", lake={1: "Rock Bass"}, locations={1: "River Mouth"})
    step = play(step, plays("Folded Chart"), scans(1), plays("Mud Worm"))
    said = "does not match without what the Location adds, it wants red pentagon"
    assert words(step, casts(1)).endswith(said)


@pytest.mark.parametrize(
    ("top", "wanted"),
    [
        ("Rock Bass", "red pentagon"),
        ("Northern Pike", "green hexagon and red pentagon"),
        ("White Perch", "any Artificial Lure"),
    ],
)
def test_what_did_not_match_says_what_it_wants_to_those_who_saw_it(top: str, wanted: str) -> None:
    step = play(deal("Mud Worm", phase=CAST, lake={1: top}), plays("Mud Worm"), casts(1))
    assert told(step)[1] == f"The {top} at spot 1 did not bite: it does not match, it wants {wanted}"
    assert told(step, 1)[1] == "Nothing bit at spot 1"


def test_a_cast_at_a_fish_face_up_says_what_it_has_gained() -> None:
    step = play(meet("Mud Worm", ai=CATCH_3, lake={1: "Walleye"}, face_up=(1,)), plays("Mud Worm"))
    assert words(step, casts(1)) == (
        "cast at spot 1: Walleye, Power 7 (+2 face up), Cast Strength 1: too strong"
    )


def test_a_hook_in_words() -> None:
    step = play(
        deal("Mud Worm, Treble Hook", phase=CAST, lake={1: "Walleye"}, fight="blank/any blank/any"),
        plays("Mud Worm"),
        casts(1),
    )
    assert prompt(step) == "the fish is too strong: play a Hook?"
    said = "play Treble Hook: Cast Strength 6 against Power 5, so the Walleye bites"
    assert words(step, plays("Treble Hook")) == said and words(step, DECLINE) == "play no Hook"
    assert told(play(step, plays("Treble Hook")), None)[:4] == [
        "Ann played Treble Hook",
        "The Walleye bites at spot 1: Power 5 against Cast Strength 6",
        "Fight cards: blank blank",
        "Ann caught the Walleye, worth 5",
    ]


def test_a_fight_in_words() -> None:
    step = deal(
        "Mud Worm, Overhand Toss, Slow Retrieve",
        phase=CAST,
        lake={1: "White Bass"},
        attachments=("Trolling Motor, Smooth Drag",),
        in_play=("Circle Hook, Bottom Bounce",),
        fight="fish/weeds weeds/anchor anchor/any",
    )
    step = play(step, plays("Mud Worm"), casts(1))
    assert prompt(step) == "change the results, or face the fight as it is"
    assert [words(step, action) for action in (small(1), redraws(2), ignores(1), FACE_FIGHT)] == [
        "use the small symbol of card 1: fish becomes weeds",
        "redraw card 2: weeds",
        "ignore result 1: fish",
        "face the fight: fish weeds",
    ]
    assert pointed(step, small(1)) == [("fight", 0)]
    assert told(play(step, small(1)))[0] == "Ann turned fish into weeds"
    assert told(play(step, redraws(2)))[0] == "Ann redrew weeds: anchor"
    assert told(play(step, ignores(1)))[0] == "Ann ignored fish"
    step = play(step, FACE_FIGHT)
    assert prompt(step) == "counter fish with which card? (1 more)"
    assert words(step, counters("Overhand Toss")) == "discard Overhand Toss (fish)"
    assert words(step, LET_GO) == "let the fish go, and discard nothing"
    assert told(play(step, LET_GO))[0] == "The White Bass escaped to the bottom of spot 1"
    caught = play(step, counters("Overhand Toss"), counters("Slow Retrieve"))
    assert told(caught)[:3] == [
        "Ann countered with Overhand Toss and Slow Retrieve",
        "Ann caught the White Bass, worth 4",
        "Ann discarded Trolling Motor, which has served",
    ]


def test_dice_in_words() -> None:
    step = deal(
        "Mud Worm, Overhand Toss",
        phase=CAST,
        lake={1: "White Bass"},
        attachments=("Trolling Motor, Smooth Drag",),
        in_play=("Bottom Bounce",),
        dice="1 2 3",
    )
    step = play(step, plays("Mud Worm"), casts(1))
    assert words(step, small(1)) == "turn die 1: fish becomes ?"
    assert words(step, redraws(2)) == "roll die 2 again: weeds"
    assert told(play(step, redraws(2)))[0] == "Ann rolled again weeds: anchor"


def test_a_lost_and_a_kept_lure_in_words() -> None:
    step = deal(
        "Mud Worm, Bead Jig",
        phase=CAST,
        lake={1: "Creek Chub"},
        attachments=("Braided Line",),
        fight="pop/any",
    )
    step = play(step, plays("Mud Worm"), casts(1))
    assert prompt(step) == "the line breaks: keep the Lure?"
    assert [words(step, action) for action in (KEEP_LURE, LOSE_LURE)] == ["keep the Lure", "lose the Lure"]
    assert pointed(step, KEEP_LURE) == [("play", card("Mud Worm"))]
    assert told(play(step, KEEP_LURE))[:3] == [
        "POP! The Creek Chub escaped to the bottom of spot 1",
        "Braided Line kept Mud Worm for Ann",
        "Ann discarded Braided Line, which has served",
    ]
    assert "Ann lost Mud Worm to the Bait Bucket" in told(play(step, LOSE_LURE))


def test_a_snag_in_words() -> None:
    step = deal("Tin Spoon, Overhand Toss", phase=CAST, lake={1: "SNAG!"}, fight="fish/blank")
    step = play(step, plays("Tin Spoon"), casts(1))
    assert told(step, None)[1:] == ["Ann met an event: SNAG!", "The Fight card shows fish"]
    assert prompt(step) == "SNAG! Discard a card with fish to free the Lure?"
    assert words(step, discards("Overhand Toss")) == "discard Overhand Toss (fish)"
    assert told(play(step, LOSE_LURE))[0] == "Ann lost Tin Spoon"
    assert told(play(step, discards("Overhand Toss")))[0] == "Ann discarded Overhand Toss"


def test_buying_in_words() -> None:
    row = "House Cricket, Bull Minnow, -, Double Haul, Long Bomb"
    step = deal("Leaky Rowboat, Mud Worm, Tin Spoon", phase=BUY, supply=row, bucket="Mud Worm")
    assert prompt(step) == "Buy: choose cards, or buy nothing"
    assert pointed(step, buys(2)) == [("supply", 1)] and pointed(step, fishes_out("Mud Worm")) == [
        ("bucket", 0)
    ]
    step = play(step, buys(2))
    assert told(step) == ["Ann bought Bull Minnow for $3"]
    assert prompt(step) == "Buy: choose cards, or go on to pay $3"
    step = play(step, fishes_out("Mud Worm"))
    assert told(step) == [
        "Ann bought Mud Worm from the Bait Bucket for $1",
        "Ann paid with Leaky Rowboat ($3)",
    ]
    assert prompt(step) == "pay $1 with which card?" and pointed(step, pays("Mud Worm")) == [("hand", 0)]
    assert told(play(step, pays("Mud Worm")))[0] == "Ann paid with Mud Worm ($1)"


def test_a_lower_price_says_what_is_printed_and_why() -> None:
    step = deal(
        "Leaky Rowboat, Mud Worm",
        phase=BUY,
        supply="Treble Hook,-,-,-,-",
        bucket="Mud Worm",
        clock="Delivery Truck",
    )
    assert words(step, buys(1)) == "buy at place 1: Treble Hook for $2, printed $3: Delivery Truck"
    assert explained(step, "supply", 0)[-1] == "Now $2, printed $3: Delivery Truck."
    assert words(step, fishes_out("Mud Worm")) == "buy from the Bait Bucket: Mud Worm for $1"
    assert not explained(step, "bucket", card("Mud Worm"))[-1].startswith("Now ")


def test_what_a_card_does_later_is_told_when_it_is_played() -> None:
    step = deal("Smooth Drag, Braided Line, Mud Worm, Anchor", phase=Phase.SEARCH)
    stays = "stays until a fish of yours escapes in the Reel phase"
    assert words(step, plays("Smooth Drag")) == f"play Smooth Drag: Reel: redraw a Fight card; {stays}"
    step = play(step, END_SEARCH, plays("Mud Worm"))
    assert words(step, plays("Smooth Drag")) == f"play Smooth Drag: Reel: redraw a Fight card; {stays}"
    assert words(step, plays("Anchor")) == "play Anchor: Cast Strength +1"


def test_an_anchor_in_words() -> None:
    step = deal(
        "Anchor, Leaky Rowboat", phase=BUY, supply="House Cricket,-,-,-,-", seats=1, clock="Dawn Bite"
    )
    view = GAME.view(table(step), 0)
    entries = {plain(entry.words, NAMES): entry.actions for entry in GAME.menu(view)}
    assert len(entries["lay Anchor on a spot"]) == 5
    laying = actions.lay_anchor(card("Anchor"), 2)
    assert words(step, laying) == "lay Anchor on spot 3"
    assert pointed(step, laying) == [("hand", card("Anchor")), ("spot", 2)]
    step = play(step, laying)
    assert told(step) == ["Ann laid Anchor on spot 3"]
    assert (
        explained(step, "spot", 2)[-1] == "An Anchor of Ann lies here: the AI does nothing in its next turn."
    )


def test_a_round_in_words() -> None:
    step = deal("Mud Worm", clock="Dawn Bite", weather="Gusts")
    assert told(step, None)[0] == "Round 1: 7 AM, Dawn Bite and Gusts"
    opened = GAME.opening(GAME.options(), "seed")
    lines = told(opened, None)
    assert lines[0].startswith("Ann sets out with the ") and "was drawn to begin" in lines[2]
    assert lines[3] == "Round 1: 6 AM, First Light"


def test_every_sentence_of_the_log_ends_where_it_should() -> None:
    step = deal("Leaky Rowboat", phase=BUY, supply="House Cricket, -,-,-,-", shop="Chugger, Crayfish")
    step = play(step, buys(1))
    lines = told(step)
    assert lines[0] == "Ann bought House Cricket for $2"
    assert any(line.startswith("New in the shop: Chugger, Crayfish") for line in lines)
    assert all(line == line.strip() and not line.endswith(".") for line in lines)
