"""What can be chosen before a game of Coldwater Crown."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator
from pydantic_core.core_schema import ValidationInfo


class Options(BaseModel):
    """The options that change rules or views."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seats: int = Field(
        default=2,
        ge=1,
        le=4,
        title="Players",
        description="One player fishes against the silent player.",
    )
    edition: Literal["current", "2016"] = Field(
        default="current",
        title="Edition",
        description="Which rulebook is played: the current one, or the one of 2016.",
    )
    less_luck: bool = Field(
        default=False,
        title="Less luck",
        description="Tagged fish score no points.",
    )
    first: Literal["lot", "1", "2", "3", "4"] = Field(
        default="lot",
        title="First player",
        description="The seat that begins, or drawn by lot. Against the silent player the human begins.",
    )

    @field_validator("first")
    @classmethod
    def _sits_at_the_table(cls, first: str, info: ValidationInfo) -> str:
        seats = info.data.get("seats", 4)
        if first != "lot" and int(first) > seats:
            raise ValueError(f"there is no seat {first} at a table of {seats}: choose lot or 1 to {seats}")
        return first
