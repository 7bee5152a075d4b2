"""What the options of every game have in common."""

from pydantic import BaseModel, ConfigDict, ValidationInfo, field_validator


class TableOptions(BaseModel):
    """Options of a game, which add `seats` and `first`; they cannot be changed, and none is unknown."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @field_validator("first", check_fields=False)
    @classmethod
    def _sits_at_the_table(cls, first: str, info: ValidationInfo) -> str:
        seats = info.data.get("seats")
        if seats is not None and first != "lot" and int(first) > seats:
            raise ValueError(f"there is no seat {first} at a table of {seats}: choose lot or 1 to {seats}")
        return first
