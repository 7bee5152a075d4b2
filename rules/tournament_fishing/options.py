"""What can be chosen before a game of Tournament Fishing (TF-02, TF-05, TF-36)."""

from typing import Literal

from pydantic import Field, ValidationInfo, field_validator

from rules.options import TableOptions

SEATS = {"competitive": (2, 3, 4), "solo": (1,), "co-op": (2,)}
"""How many players each mode is for; one who chose no other mode plays solo."""


class Options(TableOptions):
    """The options that change rules or views."""

    seats: int = Field(
        default=2,
        ge=1,
        le=4,
        title="Players",
        description="One angler alone fishes against the AI Angler.",
    )
    mode: Literal["competitive", "solo", "co-op"] = Field(
        default="competitive",
        validate_default=True,
        title="Mode",
        description="Against each other, alone against the AI Angler, or two together against it.",
    )
    opponents: Literal["clock", "weather", "both"] = Field(
        default="clock",
        title="AI Angler",
        description="Who plays against you, alone or in co-op: Clock AI, Weather AI, or both.",
    )
    shop_part: Literal["clock", "weather"] = Field(
        default="clock",
        title="Shop part",
        description="With both AIs: the one whose instructions for the Bait Shop are followed.",
    )
    comparison: Literal["each", "sum"] = Field(
        default="each",
        title="Beating both",
        description="Alone against both AIs: beat each one, or the sum of their fish.",
    )
    realistic: bool = Field(
        default=False,
        title="Realistic AI",
        description="The AI fights its fish too, and POP! loses it.",
    )
    clock: bool = Field(
        default=True,
        validate_default=True,
        title="Clock effects",
        description="Each hour has an effect. Always on in a competitive game.",
    )
    weather: bool = Field(
        default=False,
        title="Weather effects",
        description="Each round has a Weather card with an effect.",
    )
    locations: bool = Field(
        default=False,
        title="Locations",
        description="Each lake spot has a Location with an effect.",
    )
    fight: Literal["cards", "dice"] = Field(
        default="cards",
        title="Fights",
        description="Fish fight with Fight cards or with Fight dice.",
    )
    notes: bool = Field(
        default=True,
        title="Notes",
        description="The table remembers for you which lake cards you have seen.",
    )
    confirm: bool = Field(
        default=True,
        title="Confirm together",
        description="In co-op: what one proposes for both, the other one confirms.",
    )
    first: Literal["lot", "1", "2", "3", "4"] = Field(
        default="lot",
        validate_default=True,
        title="Starting angler",
        description="The seat that begins, or drawn by lot.",
    )

    @field_validator("mode")
    @classmethod
    def _fits_the_seats(cls, mode: str, info: ValidationInfo) -> str:
        seats = info.data.get("seats")
        if seats == 1 and mode == "competitive":
            return "solo"
        if seats is not None and seats not in SEATS[mode]:
            raise ValueError("solo is for one player" if mode == "solo" else "co-op is for two players")
        return mode

    @field_validator("opponents")
    @classmethod
    def _plays_along(cls, opponents: str, info: ValidationInfo) -> str:
        if opponents != "clock" and info.data.get("mode") == "competitive":
            raise ValueError("AI Anglers play in solo and co-op only: leave it at clock")
        return opponents

    @field_validator("shop_part")
    @classmethod
    def _is_one_of_two(cls, shop_part: str, info: ValidationInfo) -> str:
        if shop_part != "clock" and info.data.get("opponents", "both") != "both":
            raise ValueError("this is chosen against both AIs only: leave it at clock")
        return shop_part

    @field_validator("comparison")
    @classmethod
    def _compares_two(cls, comparison: str, info: ValidationInfo) -> str:
        alone_against_both = info.data.get("seats") == 1 and info.data.get("opponents", "both") == "both"
        if comparison != "each" and not alone_against_both:
            raise ValueError("this is chosen alone against both AIs only: leave it at each")
        return comparison

    @field_validator("realistic")
    @classmethod
    def _fights_somewhere(cls, realistic: bool, info: ValidationInfo) -> bool:
        if realistic and info.data.get("mode") == "competitive":
            raise ValueError("no AI Angler plays in a competitive game")
        return realistic

    @field_validator("clock")
    @classmethod
    def _counts_in_a_competition(cls, clock: bool, info: ValidationInfo) -> bool:
        if not clock and info.data.get("mode") == "competitive":
            raise ValueError("in a competitive game the Clock effects are always on")
        return clock
