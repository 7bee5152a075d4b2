"""The numbered rules of a game, searchable, opened where they are needed."""

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from fishing_tui.rulebook import ID_WIDTH, Chapter, Clause, Rulebook, rulebook
from fishing_tui.widgets.fields import TextField
from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.menu import Item, Menu
from fishing_tui.widgets.page import BACK, Page


class RulesScreen(Page):
    """Chapters with their clauses; where there is room, the chapters stand beside them too."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", show=False),
        Binding("escape", "leave_search", show=False),
        Binding("right,n", "chapter(1)", show=False),
        Binding("left,p", "chapter(-1)", show=False),
    ]
    KEYS = (
        Key("up, down", "read"),
        Key("p", "previous chapter", "screen.chapter(-1)"),
        Key("n", "next", "screen.chapter(1)"),
        Key("/", "search", "screen.search"),
        BACK,
    )
    DEFAULT_CSS = """
    RulesScreen {
        &.-wide.-tall #sheet { max-width: 116; max-height: 44; }
        #chapters { width: 26; display: none; margin-right: 2; }
        &.-wide #chapters { display: block; }
        #clauses .menu--cursor { background: $panel; color: $foreground; }
        #search { height: 1; margin-top: 1; }
        #search-label { width: 8; color: $quiet; }
        #words { width: 30; }
        #found { width: 1fr; padding-left: 2; color: $quiet; }
    }
    """

    def __init__(self, game_id: str, rule: str = "") -> None:
        super().__init__()
        self._rules = rulebook(game_id)
        self._rule = rule

    def body(self) -> list[Widget]:
        """The rules, the chapters beside them, and the line for searching below."""
        words = TextField(placeholder="press / to search", longest=30, id="words")
        return [
            Horizontal(Menu(_chapters(self._rules), id="chapters"), Menu(_items(self._rules), id="clauses")),
            Horizontal(Static("search", id="search-label"), words, Static(id="found"), id="search"),
        ]

    def on_mount(self) -> None:
        """Opens at the rule that was asked for."""
        self.head(self._rules.title)
        clauses = self.query_one("#clauses", Menu)
        clauses.focus()
        found = self._rules.clause(self._rule)
        if found:
            self.call_after_refresh(clauses.go_to, found.id, top=True)

    @on(Input.Changed, "#words")
    def search(self, event: Input.Changed) -> None:
        """Shows only what holds the words; all again when there are none."""
        clauses = self.query_one("#clauses", Menu)
        matching = self._rules.matching(event.value) if event.value.strip() else self._rules
        clauses.show(_items(matching), cursor=clauses.chosen_name)
        count = sum(len(chapter.clauses) for chapter in matching.chapters)
        told = "" if matching is self._rules else f"{count} found" if count else "nothing found"
        self.query_one("#found", Static).update(told, layout=False)

    @on(Input.Submitted, "#words")
    def read_on(self) -> None:
        """Enter goes from the words to what was found."""
        self.query_one("#clauses", Menu).focus()

    @on(Menu.Chosen, "#chapters")
    def open_chapter(self, event: Menu.Chosen) -> None:
        """Goes to the chapter that was chosen beside the rules."""
        self._clear_search()
        clauses = self.query_one("#clauses", Menu)
        clauses.focus()
        clauses.go_to(event.name, top=True)

    @on(Menu.Moved, "#clauses")
    def follow(self, event: Menu.Moved) -> None:
        """Marks the chapter that the clause under the cursor stands in."""
        for chapter in self._rules.chapters:
            if any(clause.id == event.name for clause in chapter.clauses):
                self.query_one("#chapters", Menu).go_to(chapter.title)

    def action_search(self) -> None:
        """To the words."""
        self.query_one("#words", Input).focus()

    def action_leave_search(self) -> None:
        """Esc first shows everything again, then leaves."""
        if self.query_one("#words", Input).value or self.focused is self.query_one("#words"):
            self._clear_search()
            self.query_one("#clauses", Menu).focus()
        else:
            self.action_leave()

    def action_chapter(self, by: int) -> None:
        """To the first clause of the next chapter, or of the one before."""
        clauses = self.query_one("#clauses", Menu)
        heads = [place for place, item in enumerate(clauses.items) if item.heading and item.name]
        passed = [place for place in heads if place < clauses.cursor]
        wanted = len(passed) - 1 + by
        if heads and passed:
            clauses.go_to(clauses.items[heads[min(max(wanted, 0), len(heads) - 1)]].name, top=True)

    def _clear_search(self) -> None:
        self.query_one("#words", Input).value = ""


def _chapters(rules: Rulebook) -> list[Item]:
    return [Item(chapter.title, Content(chapter.title)) for chapter in rules.chapters]


def _items(rules: Rulebook) -> list[Item]:
    items = [_prose(rules.introduction)] if rules.introduction else []
    for chapter in rules.chapters:
        items += _chapter_items(chapter, gap=bool(items))
    return items


def _chapter_items(chapter: Chapter, gap: bool) -> list[Item]:
    heading = Content.styled(chapter.title, "bold $primary")
    items = [Item(chapter.title, Content("\n").join(["", heading]) if gap else heading, heading=True)]
    if chapter.introduction:
        items.append(_prose(chapter.introduction))
    return items + [Item(clause.id, _clause(clause), indent=ID_WIDTH) for clause in chapter.clauses]


def _prose(text: str) -> Item:
    return Item("", Content(text), heading=True)


def _clause(clause: Clause) -> Content:
    number = Content.styled(clause.id.ljust(ID_WIDTH), "bold")
    ruling = Content.styled(f"  ({clause.ruling})", "italic $quiet") if clause.ruling else Content()
    return number + clause.text + ruling
