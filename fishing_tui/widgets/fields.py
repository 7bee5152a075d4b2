"""Fields of a form, each on a line of its own: one of a few values, or a line of text."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import RenderResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.geometry import Offset
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Input, Static

from fishing_tui.widgets.page import Page


class Pick(Widget, can_focus=True):
    """One of a few values, between two arrows: keys or a click go to the next or the one before."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l,space,enter", "turn(1)", show=False),
        Binding("left,h", "turn(-1)", show=False),
    ]
    COMPONENT_CLASSES: ClassVar[set[str]] = {"pick--arrow"}
    DEFAULT_CSS = """
    Pick {
        width: auto;
        height: 1;
        .pick--arrow { color: $quiet; }
        &:focus { background: $block-cursor-background; color: $block-cursor-foreground; }
        &:focus .pick--arrow { color: $block-cursor-foreground; }
        &:focus:nocolor { text-style: reverse; }
    }
    """

    value: reactive[Any] = reactive(None, layout=False)

    class Changed(Message):
        """Another value was picked."""

        def __init__(self, pick: "Pick") -> None:
            super().__init__()
            self.pick = pick

        @property
        def control(self) -> "Pick":
            """The field it was picked in."""
            return self.pick

    def __init__(
        self,
        values: Sequence[Any],
        labels: Sequence[str],
        value: Any,
        styles: Sequence[str] = (),
        id: str | None = None,  # noqa: A002
    ) -> None:
        """styles: how each label is drawn, if not all in the same way"""
        super().__init__(id=id)
        self.values = tuple(values)
        self.labels = tuple(labels)
        self._label_styles = tuple(styles)
        self.set_reactive(Pick.value, value if value in self.values else self.values[0])

    def get_content_width(self, container: Any, viewport: Any) -> int:
        """Room for the widest value, so that nothing moves when another is picked."""
        return max(map(len, self.labels)) + 4

    def render(self) -> RenderResult:
        """The value between its arrows."""
        place = self.values.index(self.value)
        room = max(map(len, self.labels))
        arrow = self.get_visual_style("pick--arrow")
        style = "" if self.has_focus or not self._label_styles else self._label_styles[place]
        label = Content.styled(self.labels[place].ljust(room), style)
        return Content.assemble(("< ", arrow), label, (" >", arrow))

    def on_focus(self) -> None:
        """The terminal's own cursor goes along."""
        self.app.cursor_position = self.content_region.offset + Offset(2, 0)

    def on_click(self, event: events.Click) -> None:
        """The left arrow goes back, anything else goes on."""
        self.action_turn(-1 if event.x < 2 else 1)

    def action_turn(self, by: int) -> None:
        """Picks the next value, or the one before."""
        self.value = self.values[(self.values.index(self.value) + by) % len(self.values)]
        self.post_message(self.Changed(self))


class TextField(Input):
    """A line of text without a frame; its cursor does not blink, so that an idle screen sends nothing."""

    DEFAULT_CSS = """
    TextField {
        width: 18;
        background: $panel;
        &:focus { background: $panel; background-tint: transparent; text-style: bold; }
        & > .input--placeholder { color: $quiet; }
        &:ansi { text-style: underline; }
    }
    """

    def __init__(
        self,
        value: str = "",
        placeholder: str = "",
        longest: int = 40,
        id: str | None = None,  # noqa: A002
    ) -> None:
        super().__init__(
            value,
            placeholder=placeholder,
            max_length=longest,
            compact=True,
            select_on_focus=True,
            id=id,
        )
        self.cursor_blink = False


class Field(Horizontal):
    """A label, one or more controls, and beside them what is wrong with them.

    about: what the field is for, in a sentence
    """

    DEFAULT_CSS = """
    Field {
        height: auto;
        & > .label { width: 18; }
        & > .mistake { width: 1fr; padding-left: 2; color: $error; height: auto; }
        & > .gap { width: 2; }
    }
    """

    def __init__(self, label: str, *controls: Widget, about: str = "", id: str | None = None) -> None:  # noqa: A002
        spaced: list[Widget] = []
        for control in controls:
            spaced += [Static(classes="gap"), control] if spaced else [control]
        self.about = about
        self._mistake = Static(classes="mistake")
        super().__init__(Static(Content(label), classes="label"), *spaced, self._mistake, id=id)

    def tell(self, mistake: str = "") -> None:
        """Shows what is wrong, or that nothing is."""
        self._mistake.update(Content(mistake))


class Fields(VerticalScroll, inherit_bindings=False):
    """Fields that scroll only to bring the one with the focus into sight: the arrows go from line to line."""


class FormPage(Page):
    """A page of fields: up and down go from line to line, Tab from control to control.

    What the field with the focus is for stands below the fields.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,j", "line(1)", show=False),
        Binding("up,k", "line(-1)", show=False),
    ]
    DEFAULT_CSS = """
    FormPage {
        #form { height: 1fr; scrollbar-size-vertical: 1; }
        &.-wide.-tall #form { height: auto; }
        #about { height: 3; padding-top: 1; color: $quiet; }
    }
    """

    def form(self, *fields: Widget) -> list[Widget]:
        """The fields, and below them the place for what they are for."""
        return [Fields(*fields, id="form", can_focus=False), Static(id="about")]

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Says what the field is for."""
        line = event.widget.parent
        about = line.about if isinstance(line, Field) else ""
        self.query_one("#about", Static).update(Content(about), layout=False)

    def action_line(self, by: int) -> None:
        """To the control that stands above or below."""
        lines = self._lines()
        for place, line in enumerate(lines):
            if self.focused in line:
                wanted = lines[(place + by) % len(lines)]
                column = line.index(self.focused)
                wanted[min(column, len(wanted) - 1)].focus()
                return

    def _lines(self) -> list[list[Widget]]:
        """The controls that can have the focus, line by line."""
        lines: dict[object, list[Widget]] = {}
        for widget in self.focus_chain:
            line = widget.parent if isinstance(widget.parent, Horizontal) else widget
            lines.setdefault(line, []).append(widget)
        return list(lines.values())
