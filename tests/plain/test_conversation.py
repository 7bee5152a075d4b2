"""Everything that can be typed in a game, and what is answered."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from fishing_tui.begin import Start
from fishing_tui.faults import StoreBusy, StoreFull, StoreUnusable
from fishing_tui.session import GameSession
from fishing_tui.settings import Settings
from fishing_tui.store import GameStore
from tests.plain.typist import AtTable, ByNumbers, holding, typing
from tests.tables import toy

DICE = Start.read("dice-fishing", "Ann,Bo", settings=["advanced=true", "first=1"], seed="7")
CROWN = Start.read("coldwater-crown", "Ann,Bo", settings=["first=1"], seed="7")


def answers(table: AtTable, start: Start, *lines: str) -> list[str]:
    """What is answered to each line, after everybody took the keyboard when asked to."""
    said: list[str] = []
    waiting = iter(lines)

    def answer(heard: str) -> str | None:
        if "press Enter when you hold it" in heard:
            return ""
        said.append(heard)
        return next(waiting, None)

    table.begin(start.begin, answer)
    return said[1:]


def test_a_number_chooses(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "1")
    assert "Ann placed" in answer
    assert table.session is not None and len(table.store.read(1).rows) == 1


@pytest.mark.parametrize("typed", ["0", "99", "9" * 5000, "-1", "foo", "x1", "👻", "place 7 boots"])
def test_what_means_nothing_is_answered_in_one_line_that_helps(table: AtTable, typed: str) -> None:
    (answer,) = answers(table, DICE, typed)
    (line,) = [line for line in answer.splitlines() if line.strip() not in ("", ">")]
    assert "a number from 1 to " in line and "help" in line
    assert table.store.read(1).rows == ()


def test_a_line_of_many_ways_opens_a_list_and_back_closes_it(table: AtTable) -> None:
    opened, back, again, more, chosen = answers(table, DICE, "9", "back", "9", "more", "22")
    assert "Which one?" in opened and "  20: reroll" in opened and "  21:" not in opened
    assert "Ann: place dice, reroll, or stop" in back and "(22 ways)" in back
    assert opened == again
    assert "  21: reroll" in more
    assert "Ann rerolled" in chosen


def test_after_the_last_choice_there_are_no_more(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "more")
    assert "no more choices" in answer


def test_words_choose_where_they_leave_no_doubt(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "Reroll hook")
    assert "Ann rerolled Hook:" in answer


def test_the_beginning_of_a_choice_is_enough(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "reroll all")
    assert "Ann rerolled Fish Fish Hook Boot Boot Boot:" in answer


def test_words_of_many_choices_leave_only_these(table: AtTable) -> None:
    narrowed, chosen = answers(table, DICE, "place hook", "2")
    assert "  4: place Hook on 5; lacks 3 Cheese, Fish" in narrowed
    assert "  5: " not in narrowed and "reroll" not in narrowed
    assert "Ann placed" in chosen


def test_look_tells_the_table_and_every_player(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "look")
    assert "Card 5: 5 VP for 3 Cheese, Fish, Hook" in answer
    assert "Power cards on offer:" in answer
    assert "Bo has 1 VP" in answer


def test_look_with_a_name_tells_one_player(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "look bo")
    assert answer.startswith("\nBo has 1 VP") and "Ann" not in answer
    assert "Variety still lacks Trout, Pike" in answer


def test_undo_and_redo(table: AtTable) -> None:
    nothing, none, _, undone, redone = answers(table, DICE, "undo", "redo", "1", "u", "redo")
    assert "Nothing has been done" in nothing
    assert "Nothing was taken back" in none
    assert "Taken back." in undone and "Ann: place dice" in undone
    assert "Done again." in redone and "Ann placed Fish Fish on 1." in redone


def test_a_roll_cannot_be_taken_back(table: AtTable) -> None:
    _, answer = answers(table, DICE, "reroll hook", "undo")
    assert "cannot be undone" in answer


def test_why_tells_the_rule_of_the_question_and_of_a_refusal(table: AtTable) -> None:
    rule, refusal, possible, unknown = answers(table, DICE, "why", "why worm", "why hook", "why")
    assert "DF-07a: Unplaced dice" in rule
    assert "(DF-08b)" in refusal
    assert "That can be chosen:" in possible
    assert unknown == rule


def test_rules_by_number_and_by_words(table: AtTable) -> None:
    whole, one, some, none, all_of_it = answers(
        table, DICE, "rules DF-12", "rules df-15a", "rules sturgeon boot", "rules whale", "rules the"
    )
    assert "DF-12a: " in whole
    assert one.count("DF-15a") == 1 and "DF-15b" not in one
    assert "DF-15a" in some
    assert "No rule holds 'whale'" in none
    assert "further rules" in all_of_it


def test_explain_a_piece_or_a_card(table: AtTable) -> None:
    pike, power, card, several, nothing, everything = answers(
        table, DICE, "explain pike", "explain chum", "i card 2", "explain card", "explain whale", "explain"
    )
    assert "Pike: gets away if every reroll" in pike
    assert "another turn, without any reroll" in power
    assert "Card 2: 4 VP" in card
    assert "Which one: card 1, card 2" in several
    assert "Nothing is called 'whale'. Do you mean Walleye?" in nothing and "King Salmon" not in nothing
    assert "Lucky Tackle" in everything


def test_the_log(table: AtTable) -> None:
    _, last, two, all_of_it, wrong = answers(table, DICE, "1", "log", "log 2", "log all", "log whale")
    assert last.splitlines()[1:-1] == all_of_it.splitlines()[1:-1]
    assert "The last 2 of 3 sentences" in two and len(two.splitlines()) == 5
    assert "means nothing" in wrong


def test_standings(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "standings")
    assert "Ann has 1 point: Coins: 1 for 1 point." in answer


def test_a_seat_goes_to_the_computer_and_back(table: AtTable) -> None:
    asked, given, listed, back = answers(table, DICE, "seats", "2", "seats", "2")
    assert "2: Bo goes to the computer" in asked
    assert "Bo goes to the computer." in given
    assert "2: Bo goes to a player at the keyboard" in listed
    assert "Bo goes to a player at the keyboard." in back
    assert table.session is not None
    assert [taken.player for taken in table.session.seating] == ["human", "human"]


def test_the_own_seat_given_away_is_played_at_once(table: AtTable) -> None:
    _, given = answers(table, DICE, "seats", "1")
    assert "Bo: " in given
    assert table.session is not None and table.session.seating[0].player == "computer"


def test_no_seat_is_given_away_by_accident(table: AtTable) -> None:
    _, answer = answers(table, DICE, "seats", "3")
    assert "Nothing was changed" in answer
    assert table.store.read(1).rows == ()


def test_save_and_quit_say_where_the_game_is(table: AtTable) -> None:
    (saved,) = answers(table, DICE, "save", "quit")[:1]
    assert "saved already, as game 1" in saved
    assert table.said.endswith("Saved as game 1. Go on with: fishing-tui resume --plain 1\n")


def test_a_game_whose_file_is_gone_for_good_is_not_called_saved(
    table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_: GameSession) -> bool:
        raise StoreUnusable(Path("data"), "not a folder")

    monkeypatch.setattr(GameSession, "lost", gone)
    answers(table, DICE, "quit")
    assert table.said.endswith("name another folder in FISHING_TUI_DATA.\n")
    assert "Saved as" not in table.said


def test_help_tells_every_command(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "help")
    for command in (
        "look",
        "log",
        "undo",
        "redo",
        "why",
        "rules",
        "explain",
        "peek",
        "standings",
        "seats",
        "save",
        "quit",
    ):
        assert f"\n  {command}" in answer


def test_an_empty_line_asks_again(table: AtTable) -> None:
    (answer,) = answers(table, DICE, "")
    assert "Ann: place dice, reroll, or stop" in answer


def test_what_may_be_a_slip_is_asked_about(table: AtTable) -> None:
    asked, no, _, yes = answers(table, DICE, "stop", "no", "stop", "yes")
    assert "Stop with nothing filled, and rerolls left? Type yes or no." in asked
    assert "Not done." in no
    assert "Ann stopped fishing" in yes


def test_no_question_about_a_slip_where_the_settings_say_so(store: GameStore) -> None:
    table = AtTable(store, Settings(confirmations=False))
    (answer,) = answers(table, DICE, "stop")
    assert "Ann stopped fishing" in answer


def test_a_proposal_is_number_0(table: AtTable) -> None:
    by_computer = ByNumbers(table)
    taken: list[str] = []

    def answer(said: str) -> str | None:
        if "  0: as proposed: submit" in said:
            taken.append(said)
            return "0"
        return by_computer(said)

    assert table.begin(CROWN.begin, answer) == 0
    assert taken
    assert table.session is not None and table.session.finished


def test_play_again_moves_the_first_seat_on(table: AtTable) -> None:
    by_computer = ByNumbers(table)
    again = iter(["again"])

    def answer(said: str) -> str | None:
        if "Type again" in said:
            return next(again, "")
        return "quit" if "Bo and Ann." in said else by_computer(said)

    assert table.begin(DICE.begin, answer) == 0
    assert [game.finished for game in table.store.games()] == [False, True]
    assert table.store.read(2).header.seating[0].name == "Bo"


def test_a_fault_is_a_sentence_and_loses_nothing(
    table: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = StoreFull(tmp_path)
    broken = iter([True, False])
    append = GameStore.append

    def failing(self: GameStore, *values: object) -> None:
        if next(broken):
            raise full
        append(self, *values)  # type: ignore[arg-type]

    monkeypatch.setattr(GameStore, "append", failing)
    failed, played = answers(table, DICE, "1", "1")
    assert str(full) in failed and "Ann: place dice" in failed and "Ann placed" not in failed
    assert "Ann placed" in played


def test_a_fault_while_the_computer_plays_can_be_tried_again(
    table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = replace(DICE, seating=tuple(replace(seat, player="computer") for seat in DICE.seating))
    monkeypatch.setattr(GameStore, "append", lambda *_: (_ for _ in ()).throw(StoreBusy()))
    (again,) = answers(table, start, "", "quit")[:1]
    assert "Press Enter to try again, or type quit" in again
    assert "Saved as game 1" in table.said


def test_control_c_leaves_with_everything_saved(table: AtTable) -> None:
    def answer(said: str) -> str | None:
        if "Ann placed" in said:
            raise KeyboardInterrupt
        return "1"

    assert table.begin(DICE.begin, answer) == 130
    assert "Saved as game 1" in table.said
    assert len(table.store.read(1).rows) == 1


def test_the_end_of_the_input_leaves_with_everything_saved(table: AtTable) -> None:
    assert table.begin(DICE.begin, typing("1")) == 0
    assert "Saved as game 1" in table.said
    assert len(table.store.read(1).rows) == 1


def test_a_game_without_words_of_its_own_can_be_played(table: AtTable) -> None:
    start = toy(rounds=2).start
    lines = [
        "look",
        "look Bo",
        "explain hook",
        "why",
        "peek",
        "2",
        "1",
        "standings",
        "4",
        "bank",
        "cast",
        "bank",
        "bank",
        "",
    ]
    assert table.begin(lambda store: start(store), holding(lines)) == 0
    assert "Ann is to decide." in table.said
    assert "A hook that takes two pieces of bait." in table.said
    assert "The rules of Toy are not written down here." in table.said
    assert "Ann has points not known yet" in table.said
    assert table.session is not None and table.session.finished
