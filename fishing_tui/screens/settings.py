"""Settings: each change is applied at once and saved."""

from typing import Any, NamedTuple, get_args

from textual import on
from textual.widget import Widget

from fishing_tui import settings
from fishing_tui.glyphs import ASCII
from fishing_tui.widgets.fields import Field, FormPage, Pick
from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.page import BACK


class Preference(NamedTuple):
    """One setting: its name in `Settings`, what it is called, what can be chosen, and what it does."""

    name: str
    title: str
    values: tuple[Any, ...]
    about: str


_PREFERENCES = (
    Preference(
        "theme",
        "Theme",
        get_args(settings.Theme),
        "The colours. Auto fits the terminal; one that shows 16 colours or none gets its own.",
    ),
    Preference(
        "glyphs",
        "Glyphs",
        get_args(settings.GlyphSet),
        "Lines for frames and bars, or plain ASCII. Auto is lines where the locale is UTF-8.",
    ),
    Preference(
        "motion",
        "Motion",
        get_args(settings.Motion),
        "Dice that roll, fish that turn. Auto is on, but off over SSH.",
    ),
    Preference(
        "handover",
        "Handover",
        get_args(settings.Handover),
        "When a curtain hides the table between two players. Needed is it while one of them holds a secret.",
    ),
    Preference(
        "next_line", "Next line", (True, False), "Without a curtain, a short line says whose turn it is now."
    ),
    Preference(
        "confirmations",
        "Confirmations",
        (True, False),
        "Ask again before what cannot be undone, where a slip is likely.",
    ),
    Preference(
        "pace", "Pace", get_args(settings.Pace), "How fast the turns of computer and automatic players go by."
    ),
)


class SettingsScreen(FormPage):
    """What the player prefers."""

    HEADING = "Settings"
    KEYS = (Key("up, down", "move"), Key("left, right", "change"), BACK)

    def body(self) -> list[Widget]:
        """One line a setting."""
        return self.form(*(self._field(preference) for preference in _PREFERENCES))

    @on(Pick.Changed)
    def change(self, event: Pick.Changed) -> None:
        """Applies and saves what was picked."""
        name = str(event.pick.id)
        not_saved = self.fishing.change_settings(**{name: event.pick.value})
        self.notice(not_saved or self._theme_notice() or self._glyphs_notice())

    def _field(self, preference: Preference) -> Field:
        value = getattr(self.fishing.settings, preference.name)
        labels = tuple(_label(choice) for choice in preference.values)
        pick = Pick(preference.values, labels, value, id=preference.name)
        return Field(preference.title, pick, about=preference.about)

    def _theme_notice(self) -> str:
        """Says why another theme is shown than the one that was picked."""
        wanted, shown = self.fishing.settings.theme, self.app.theme
        if wanted in ("auto", shown):
            return ""
        return f"This terminal cannot show the colours of {wanted}, so {shown} is used."

    def _glyphs_notice(self) -> str:
        """Says why no lines are drawn though they were picked."""
        if self.fishing.settings.glyphs == "lines" and self.fishing.glyphs is ASCII:
            return "This time only ASCII is drawn, as --ascii asks."
        return ""


def _label(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
