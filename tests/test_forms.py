"""The new-game form without a screen: options read from a model, names, and what was chosen before."""

from enum import Enum

import pytest
from pydantic import BaseModel, Field, field_validator

from fishing_tui.forms import LONGEST_NAME, LastChoice, check, clean_name, name_mistakes, options_of
from rules.journal import Seating


class Water(Enum):
    LAKE = "lake"
    RIVER = "river"


class Options(BaseModel):
    seats: int = Field(2, ge=1, le=4, title="Players", description="How many.")
    water: Water = Field(Water.LAKE, title="Water")
    night: bool = Field(False, title="At night")
    motto: str = Field("", title="Motto")

    @field_validator("night")
    @classmethod
    def _not_alone(cls, night: bool, info) -> bool:
        if night and info.data.get("seats") == 1:
            raise ValueError("nobody fishes alone at night")
        return night


def test_options_come_in_order_with_their_values() -> None:
    seats, water, night, motto = options_of(Options)
    assert (seats.title, seats.description, seats.values, seats.default) == (
        "Players",
        "How many.",
        (1, 2, 3, 4),
        2,
    )
    assert water.values == ("lake", "river")
    assert (night.values, night.labels) == ((False, True), ("no", "yes"))
    assert motto.values == ()


def test_right_values_in_words() -> None:
    assert [option.right for option in options_of(Options)] == [
        "1, 2, 3 or 4",
        "lake or river",
        "false or true",
        "",
    ]


def test_a_mistake_is_told_at_the_later_field() -> None:
    assert check(Options, {"seats": 1, "night": True}) == (None, {"night": "nobody fishes alone at night"})


def test_a_right_choice_has_no_mistakes() -> None:
    assert check(Options, {"seats": 3}) == (Options(seats=3), {})


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee ", "Ann Lee"),
        ("A\x1b[31mnn\x07", "A [31mnn"),
        ("\x00\n", ""),
        ("Bartholomew the Great", "Bartholomew the"),
        ("漁" * 9, "漁" * 8),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_no_name_is_wider_than_a_table_has_room_for() -> None:
    assert len(clean_name("x" * 40)) == LONGEST_NAME


def test_names_must_be_there_and_differ() -> None:
    assert name_mistakes(["Ann", "", "ann", "Alan"], ["Alan"]) == {
        1: "needs a name",
        2: "name is taken",
        3: "name is taken",
    }


def test_what_was_chosen_can_be_kept_and_read() -> None:
    choice = LastChoice({"seats": 2}, (Seating("Ann", 0, "human"),), True)
    assert LastChoice.read(choice.keep()) == choice


@pytest.mark.parametrize("kept", [{"players": 3}, {"options": []}, {"players": [{"name": 1}]}])
def test_what_cannot_be_read_counts_for_nothing(kept: dict[str, object]) -> None:
    assert LastChoice.read(kept) == LastChoice()
