"""What can be chosen before a game of Dice Fishing."""

from typing import Literal

from pydantic import Field

from rules.options import TableOptions


class Options(TableOptions):
    """The options that change rules or views."""

    seats: int = Field(
        default=2,
        ge=1,
        le=5,
        title="Players",
        description="One player fishes against Alan.",
    )
    advanced: bool = Field(
        default=False,
        title="Advanced game",
        description="With Power cards.",
    )
    open_species: bool = Field(
        default=False,
        title="Open species",
        description="Every card of the row shows its species before it is flipped.",
    )
    reroll_all: bool = Field(
        default=False,
        title="Reroll all",
        description="A reroll takes every unplaced die; keeping a die means placing it.",
    )
    first: Literal["lot", "1", "2", "3", "4", "5"] = Field(
        default="lot",
        title="First player",
        description="The seat that begins, or drawn by lot. Against Alan the player always begins.",
    )
