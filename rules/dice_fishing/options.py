"""What can be chosen before a game of Dice Fishing."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator
from pydantic_core.core_schema import ValidationInfo


class Options(BaseModel):
    """The options that change rules or views."""

    model_config = ConfigDict(extra="forbid", frozen=True)

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

    @field_validator("first")
    @classmethod
    def _sits_at_the_table(cls, first: str, info: ValidationInfo) -> str:
        seats = info.data.get("seats", 5)
        if first != "lot" and int(first) > seats:
            raise ValueError(f"there is no seat {first} at a table of {seats}: choose lot or 1 to {seats}")
        return first
