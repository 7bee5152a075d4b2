"""What can be chosen before a game of Coldwater Crown."""

from typing import Literal

from pydantic import Field

from rules.options import TableOptions


class Options(TableOptions):
    """The options that change rules or views."""

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
