"""When something was, as people say it."""

from datetime import datetime


def when(moment: datetime | None, now: datetime) -> str:
    """A past moment in local time: "today 14:02", "yesterday 09:15", "3 Nov", "3 Nov 2025".

    One that is still to come, from a clock that was wrong, gets its whole date; None is an unknown one.
    """
    if moment is None:
        return "some time ago"
    local, today = moment.astimezone(), now.astimezone()
    days = (today.date() - local.date()).days
    if days == 0:
        return f"today {local:%H:%M}"
    if days == 1:
        return f"yesterday {local:%H:%M}"
    day = f"{local.day} {local:%b}"
    return day if local.year == today.year and days > 0 else f"{day} {local.year}"
