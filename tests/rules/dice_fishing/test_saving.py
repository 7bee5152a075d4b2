"""Saved games with a component lost or doubled are refused, and the reason says which."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from rules.dice_fishing.pieces import Power
from rules.game import BrokenData
from tests.rules.dice_fishing.scripted import GAME, deal, place, play

ROW = (1, 4, 21, 34, 54)


def saved() -> dict[str, Any]:
    """An advanced game in the middle of a turn, as JSON: a die is placed, and fish are caught."""
    step = deal(ROW, "WFCHIB", catches=((2,), (3,)), powers=(Power.CHUM, Power.HOOK_SET), advanced=True)
    data: dict[str, Any] = json.loads(GAME.dump(play(step, place(0, "W")).state))
    return data


def double_a_fish(data: dict[str, Any]) -> None:
    data["deck"][0] = data["deck"][1]


def lose_a_row_card(data: dict[str, Any]) -> None:
    data["row"].pop()


def lose_a_catch(data: dict[str, Any]) -> None:
    data["players"][0]["catch"].clear()


def name_no_fish(data: dict[str, Any]) -> None:
    data["deck"][0] = 999


def lose_a_token(data: dict[str, Any]) -> None:
    data["tokens"].pop()


def claim_a_token_twice(data: dict[str, Any]) -> None:
    data["players"][1]["tokens"].append(data["tokens"][0])


def add_a_coin(data: dict[str, Any]) -> None:
    data["supply"] += 1


def rob_a_player(data: dict[str, Any]) -> None:
    data["players"][0]["coins"] -= 1


def lose_a_power_card(data: dict[str, Any]) -> None:
    data["power_deck"].pop()


def hold_a_power_card_twice(data: dict[str, Any]) -> None:
    data["players"][0]["power"] = data["players"][1]["power"]


def lose_a_placed_die(data: dict[str, Any]) -> None:
    data["row"][0]["placed"] = [0] * 6


def add_a_die(data: dict[str, Any]) -> None:
    data["turn"]["unplaced"][0] += 1


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (double_a_fish, "fish cards"),
        (lose_a_row_card, "fish cards"),
        (lose_a_catch, "fish cards"),
        (name_no_fish, "fish cards"),
        (lose_a_token, "trophy tokens"),
        (claim_a_token_twice, "trophy tokens"),
        (add_a_coin, "13 coins instead of 12"),
        (rob_a_player, "11 coins instead of 12"),
        (lose_a_power_card, "Power cards"),
        (hold_a_power_card_twice, "Power cards"),
        (lose_a_placed_die, "5 dice instead of 6"),
        (add_a_die, "7 dice instead of 6"),
    ],
)
def test_a_lost_component_is_named(spoil: Callable[[dict[str, Any]], None], said: str) -> None:
    data = saved()
    GAME.load(json.dumps(data).encode())
    spoil(data)
    with pytest.raises(BrokenData, match=said):
        GAME.load(json.dumps(data).encode())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_is_not_a_saved_game(seat: int | None) -> None:
    with pytest.raises(BrokenData, match="fish cards"):
        GAME.load(GAME.dump(GAME.view(GAME.new(GAME.options(), "seed"), seat)))
