"""A list to choose from, with arrows, letters or the mouse; long lines wrap, long lists scroll."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.style import Style

_MARKER = "> "
_KEPT_IN_SIGHT = 5
"""Of the lines in sight, how many stay there when a page is turned."""


class Item(NamedTuple):
    """One thing to choose, or a heading.

    name: what the chooser knows it by
    text: what the player reads
    key: a letter that chooses it at once
    heading: cannot be chosen
    indent: how many letters of the first line the others stand in by
    """

    name: str
    text: Content
    key: str = ""
    heading: bool = False
    indent: int = 0


class Menu(ScrollView, can_focus=True):
    """Items below each other; the cursor stands on one that can be chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,j", "move(1)", show=False),
        Binding("up,k", "move(-1)", show=False),
        Binding("pagedown", "leap(1)", show=False),
        Binding("pageup", "leap(-1)", show=False),
        Binding("home", "end(0)", show=False),
        Binding("end", "end(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]
    COMPONENT_CLASSES: ClassVar[set[str]] = {"menu--cursor", "menu--cursor-away", "menu--heading"}
    DEFAULT_CSS = """
    Menu {
        height: 1fr;
        background: transparent;
        color: $foreground;
        scrollbar-size-vertical: 1;
        scrollbar-background: $background;
        scrollbar-color: $panel;
        overflow-x: hidden;
        .menu--cursor { background: $block-cursor-background; color: $block-cursor-foreground; }
        .menu--cursor-away { text-style: bold; }
        .menu--heading { color: $quiet; }
    }
    """

    cursor: reactive[int] = reactive(0, repaint=False)

    class Chosen(Message):
        """An item was chosen."""

        def __init__(self, menu: "Menu", name: str) -> None:
            super().__init__()
            self.menu = menu
            self.name = name

        @property
        def control(self) -> "Menu":
            """The menu it was chosen in."""
            return self.menu

    class Moved(Message):
        """The cursor went to another item."""

        def __init__(self, menu: "Menu", name: str) -> None:
            super().__init__()
            self.menu = menu
            self.name = name

        @property
        def control(self) -> "Menu":
            """The menu it moved in."""
            return self.menu

    def __init__(self, items: Sequence[Item] = (), id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.items = tuple(items)
        self._lines: list[tuple[int, Content]] = []
        """Every line on the way down: the number of its item, and its text."""
        self._starts: list[int] = []
        self.set_reactive(Menu.cursor, self._next_choice(0, 1))

    @property
    def chosen_name(self) -> str:
        """The name of the item under the cursor; "" in an empty list."""
        return self.items[self.cursor].name if self.items else ""

    def show(self, items: Sequence[Item], cursor: str = "") -> None:
        """Other items; the cursor goes to the one of this name, or else stays near where it was."""
        self.items = tuple(items)
        names = [item.name for item in self.items]
        place = names.index(cursor) if cursor in names else min(self.cursor, len(names) - 1)
        self.set_reactive(Menu.cursor, self._next_choice(max(place, 0), 1))
        self._lay_out()
        self.refresh()
        self._reveal()

    def go_to(self, name: str, top: bool = False) -> None:
        """Puts the cursor on an item; with `top` it becomes the first line in sight, if it can."""
        for place, item in enumerate(self.items):
            if item.name == name:
                self.cursor = self._next_choice(place, 1)
                if top and self._starts:
                    self.scroll_to(y=max(self._starts[place] - 1, 0), animate=False)

    def on_resize(self) -> None:
        """The lines wrap anew."""
        self._lay_out()
        self._reveal()

    def on_focus(self) -> None:
        """The terminal's own cursor goes along, for those who follow it."""
        self._point()
        self.refresh()

    def on_blur(self) -> None:
        """The cursor line is drawn less strongly."""
        self.refresh()

    def watch_cursor(self, old: int, new: int) -> None:
        """Repaints the two lines concerned and nothing else."""
        self._refresh_item(old)
        self._refresh_item(new)
        self._reveal()
        if self.items:
            self.post_message(self.Moved(self, self.chosen_name))

    def action_move(self, by: int) -> None:
        """To the next item that can be chosen, down or up."""
        self.cursor = self._next_choice(self.cursor + by, by)

    def action_leap(self, by: int) -> None:
        """A page down or up."""
        if not self._lines:
            return
        line = self._starts[self.cursor] + by * max(self.size.height - _KEPT_IN_SIGHT, 1)
        place = self._lines[min(max(line, 0), len(self._lines) - 1)][0]
        nearer = self._next_choice(place, -by)
        self.cursor = nearer if (nearer - self.cursor) * by > 0 else self._next_choice(place, by)

    def action_end(self, place: int) -> None:
        """To the first or the last item."""
        self.cursor = self._next_choice(place % max(len(self.items), 1), -1 if place else 1)

    def action_choose(self) -> None:
        """Chooses the item under the cursor."""
        if self.items and not self.items[self.cursor].heading:
            self.post_message(self.Chosen(self, self.chosen_name))

    def on_key(self, event: events.Key) -> None:
        """A letter chooses its item at once."""
        for place, item in enumerate(self.items):
            if item.key and event.character == item.key:
                event.stop()
                self.cursor = place
                self.action_choose()

    def on_click(self, event: events.Click) -> None:
        """A click chooses the item it lands on."""
        event.stop()
        line = event.y + self.scroll_offset.y
        if line < len(self._lines):
            place = self._lines[line][0]
            if not self.items[place].heading:
                self.cursor = place
                self.action_choose()

    def render_line(self, y: int) -> Strip:
        """One line as it is seen: the marker, the text, and the style of the cursor where it stands."""
        width = self.size.width
        line = y + self.scroll_offset.y
        if line >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        place, text = self._lines[line]
        style = self._style(place)
        first = line == self._starts[place]
        marker = _MARKER if first and place == self.cursor and not self.items[place].heading else "  "
        content = Content(marker) + text
        strip = Strip(content.render_segments(style), content.cell_length)
        return strip.adjust_cell_length(width, style.rich_style)

    def _style(self, place: int) -> Style:
        if self.items[place].heading:
            return self.get_visual_style("menu--heading")
        if place == self.cursor:
            if not self.has_focus:
                return self.get_visual_style("menu--cursor-away")
            # Without colours only the style of the text shows the cursor; Textual's lookup drops "reverse".
            return self.get_visual_style("menu--cursor") + Style(reverse=self.app.no_color)
        return self.visual_style

    def _next_choice(self, place: int, by: int) -> int:
        """The item at this place or the next one that can be chosen; the cursor stays if there is none."""
        direction = 1 if by > 0 else -1
        while 0 <= place < len(self.items):
            if not self.items[place].heading:
                return place
            place += direction
        return min(self.cursor, max(len(self.items) - 1, 0))

    def _lay_out(self) -> None:
        width = max(self.scrollable_content_region.width - len(_MARKER) - 1, 1)
        self._lines, self._starts = [], []
        for place, item in enumerate(self.items):
            self._starts.append(len(self._lines))
            self._lines += [(place, line) for line in _wrapped(item, width)]
        self.virtual_size = Size(self.size.width, len(self._lines))

    def _span(self, place: int) -> tuple[int, int]:
        """The first line of an item, and how many it has."""
        end = self._starts[place + 1] if place + 1 < len(self._starts) else len(self._lines)
        return self._starts[place], end - self._starts[place]

    def _refresh_item(self, place: int) -> None:
        if place < len(self._starts):
            start, height = self._span(place)
            self.refresh(Region(0, start - self.scroll_offset.y, self.size.width, height))

    def _reveal(self) -> None:
        if self.cursor < len(self._starts):
            start, height = self._span(self.cursor)
            above = 1 if self.cursor and self.items[self.cursor - 1].heading else 0
            region = Region(0, start - above, 1, height + above)
            self.scroll_to_region(region, animate=False, force=True)
            self._point()

    def _point(self) -> None:
        if self.has_focus and self.cursor < len(self._starts):
            line = self._starts[self.cursor] - self.scroll_offset.y
            self.app.cursor_position = self.content_region.offset + Offset(0, line)


def _wrapped(item: Item, width: int) -> list[Content]:
    """The lines of an item; the first one starts where the others, standing in, end."""
    if not item.indent:
        return item.text.wrap(width)
    first, rest = item.text[: item.indent], item.text[item.indent :]
    lines = rest.wrap(max(width - first.cell_length, 1))
    return [first + lines[0], *(line.pad_left(first.cell_length) for line in lines[1:])]
