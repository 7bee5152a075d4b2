"""New game: the form is made from the game's own options."""

from asyncio import Event
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from fishing_tui.forms import SEATS, LastChoice, Option, check, clean_name, name_mistakes, options_of
from fishing_tui.themes import COLOUR_NAMES
from fishing_tui.widgets.fields import Field, FormPage, Pick, TextField
from fishing_tui.widgets.key_line import Key
from fishing_tui.widgets.press import PressLine
from rules import GAMES, TITLES
from rules.journal import Seating

if TYPE_CHECKING:
    from pydantic import BaseModel

    from fishing_tui.session import GameSession
    from fishing_tui.store import GameStore

_MOST_PLAYERS = 5
_NO_YES = ((False, True), ("no", "yes"))
_WHO = (("human", "computer"), ("human", "computer"))
_COLOURS = tuple(range(len(COLOUR_NAMES)))
_COLOUR_STYLES = tuple(f"$player-{number}" for number in _COLOURS)


class Chosen(NamedTuple):
    """A form filled in without mistakes."""

    options: "BaseModel"
    players: tuple[Seating, ...]


class GamePick(Pick, inherit_bindings=False):
    """Which game; keys that are typed ahead wait until the fields of the other game are there.

    followed: set when they are
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l,space,enter", "change(1)", show=False),
        Binding("left,h", "change(-1)", show=False),
    ]

    def __init__(self, game_id: str) -> None:
        super().__init__(tuple(TITLES), tuple(TITLES.values()), game_id, id="game")
        self.followed = Event()

    async def action_change(self, by: int) -> None:
        """Picks the next game, or the one before."""
        self.followed.clear()
        self.action_turn(by)
        await self.followed.wait()


class NewGameScreen(FormPage):
    """Which game, who plays, and with which options; what was chosen last for a game is there already."""

    HEADING = "New game"
    AUTO_FOCUS = "#start"
    KEYS = (
        Key("arrows", "move and change"),
        Key("Tab", "next"),
        Key("Enter", "choose"),
        Key("Esc or q", "back", "screen.leave"),
    )
    DEFAULT_CSS = """
    NewGameScreen #ways { height: 1; padding-left: 17; }
    """

    def __init__(self, game_id: str = "") -> None:
        super().__init__()
        self._game_id = game_id if game_id in TITLES else next(iter(TITLES))
        self._left: dict[str, LastChoice] = {}
        """How the fields of a game stood when another game was chosen."""

    def body(self) -> list[Widget]:
        """The fields of the game that is chosen at first, and the line that starts it."""
        game = Field("Game", GamePick(self._game_id))
        ways = Horizontal(PressLine("Start the game", id="start"), PressLine("Back", id="back"), id="ways")
        return [*self.form(game, *self._fields(())), ways]

    def on_mount(self) -> None:
        """What was remembered may no longer be possible."""
        self._validate()

    @on(Pick.Changed, "#game")
    async def change_game(self, event: Pick.Changed) -> None:
        """Another game has other options; what stood here before is there again when it is come back to."""
        picked = event.pick
        assert isinstance(picked, GamePick)
        if picked.value != self._game_id:
            left = self._left[self._game_id] = self._as_it_stands()
            self._game_id = picked.value
            form = self.query_one("#form", VerticalScroll)
            await form.remove_children(form.children[1:])
            await form.mount_all(self._fields(left.players))
            self._validate()
        self.call_after_refresh(picked.followed.set)

    @on(Pick.Changed)
    def change_value(self, event: Pick.Changed) -> None:
        """What was chosen may not go together; two players never have one colour."""
        if event.pick.id and event.pick.id.startswith("colour-"):
            self._swap_colours(event.pick)
        self._validate()

    @on(Input.Changed)
    def change_text(self) -> None:
        """A name may be missing, or taken."""
        self._validate()

    @on(Input.Submitted)
    def next_line(self) -> None:
        """Enter in a line of text goes on to the next one."""
        self.action_line(1)

    @on(PressLine.Pressed, "#start")
    def start(self) -> None:
        """Begins the game, or says what keeps it from beginning."""
        chosen = self._validate()
        if chosen is None:
            self.notice("Something above is not right yet; it says what beside it.")
            return
        not_saved = self.fishing.change_settings(last_game=self._game_id, last_new_game=self._remembered())
        fault = self.fishing.begin(self._starter(chosen))
        if fault:
            self.notice(fault)
        elif not_saved:
            self.app.notify(not_saved, severity="warning", markup=False)

    @on(PressLine.Pressed, "#back")
    def give_up(self) -> None:
        """Back without a game."""
        self.action_leave()

    def _starter(self, chosen: Chosen) -> "Callable[[GameStore], GameSession]":
        from fishing_tui.new_games import fresh_seed, seat_all
        from fishing_tui.session import GameSession

        game = GAMES[self._game_id]
        seating = seat_all(game, chosen.options, chosen.players)
        seed = self.query_one("#seed", Input).value.strip() or fresh_seed()
        friendly = self.query_one("#friendly-undo", Pick).value
        return lambda store: GameSession.start(store, game, chosen.options, seed, seating, friendly)

    def _fields(self, players: tuple[Seating, ...]) -> list[Widget]:
        """The fields of the chosen game. `players`: who sits there if this game was never begun before."""
        last = self._last_choice() or LastChoice(players=players)
        choices = options_of(GAMES[self._game_id].options)
        fields: list[Widget] = [self._option_field(choice, last) for choice in choices]
        names = [choice.name for choice in choices]
        below = 1 + names.index(SEATS) if SEATS in names else len(fields)
        seats = [_seat_field(place, last.players) for place in range(_MOST_PLAYERS)]
        fields[below:below] = [*seats, Field("  Besides", Static(id="others"), id="besides")]
        seed = TextField(placeholder="by chance", longest=40, id="seed")
        fields += [
            Field("Seed", seed, about="Equal seeds give equal games: the same shuffles, the same dice."),
            Field(
                "Friendly undo",
                Pick(*_NO_YES, last.friendly_undo, id="friendly-undo"),
                about="Undo may take back rolls and draws too; such a game is left out of records.",
            ),
        ]
        return fields

    def _last_choice(self) -> LastChoice | None:
        kept = self.fishing.settings.last_new_game.get(self._game_id)
        return self._left.get(self._game_id) or (None if kept is None else LastChoice.read(kept))

    def _option_field(self, choice: Option, last: LastChoice) -> Field:
        value = last.options.get(choice.name, choice.default)
        control: Widget
        if choice.values:
            control = Pick(choice.values, choice.labels, value, id=f"option-{choice.name}")
        else:
            control = TextField(str(value), id=f"option-{choice.name}")
        return Field(choice.title, control, about=choice.description, id=f"field-{choice.name}")

    def _validate(self) -> Chosen | None:
        """Shows beside the fields what is wrong, and the seats that there are; None if anything is wrong."""
        game = GAMES[self._game_id]
        values = self._option_values()
        options, mistakes = check(game.options, values)
        for name in values:
            self.query_one(f"#field-{name}", Field).tell(mistakes.get(name, ""))
        right = {name: value for name, value in values.items() if name not in mistakes}
        seated = options or check(game.options, right)[0]
        players = self._seat(game.seats(seated)) if seated else None
        return Chosen(options, players) if options and players else None

    def _seat(self, roles: tuple[str, ...]) -> tuple[Seating, ...] | None:
        """Shows the seats that there are and what is wrong with a name; the players, or None."""
        others = [role for role in roles if role]
        self.query_one("#besides").display = bool(others)
        self.query_one("#others", Static).update(Content(f"{', '.join(others)}, played by the rules"))
        count = len(roles) - len(others)
        players = tuple(self._player(place) for place in range(count))
        wrong = name_mistakes([player.name for player in players], others)
        for place in range(_MOST_PLAYERS):
            field = self.query_one(f"#seat-{place}", Field)
            field.display = place < count
            field.tell(wrong.get(place, ""))
        return None if wrong else players

    def _option_values(self) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for choice in options_of(GAMES[self._game_id].options):
            control = self.query_one(f"#option-{choice.name}", (Pick if choice.values else TextField))
            assert isinstance(control, (Pick, TextField))
            values[choice.name] = control.value
        return values

    def _player(self, place: int) -> Seating:
        name = clean_name(self.query_one(f"#name-{place}", Input).value)
        colour = self.query_one(f"#colour-{place}", Pick).value
        return Seating(name, colour, self.query_one(f"#who-{place}", Pick).value)

    def _swap_colours(self, changed: Pick) -> None:
        """Whoever had the colour gets the one that is free now."""
        picks = [self.query_one(f"#colour-{place}", Pick) for place in range(_MOST_PLAYERS)]
        free = set(_COLOURS) - {pick.value for pick in picks}
        for pick in picks:
            if pick is not changed and pick.value == changed.value:
                pick.value = min(free)

    def _as_it_stands(self) -> LastChoice:
        return LastChoice(
            options=self._option_values(),
            players=tuple(self._player(place) for place in range(_MOST_PLAYERS)),
            friendly_undo=self.query_one("#friendly-undo", Pick).value,
        )

    def _remembered(self) -> dict[str, dict[str, Any]]:
        return {**self.fishing.settings.last_new_game, self._game_id: self._as_it_stands().keep()}


def _seat_field(place: int, last: tuple[Seating, ...]) -> Field:
    player = last[place] if place < len(last) else Seating(f"Player {place + 1}", place, "human")
    colour = player.colour if player.colour in _COLOURS else place
    return Field(
        f"  Seat {place + 1}",
        TextField(player.name, placeholder="name", longest=40, id=f"name-{place}"),
        Pick(_COLOURS, COLOUR_NAMES, colour, _COLOUR_STYLES, id=f"colour-{place}"),
        Pick(*_WHO, player.player, id=f"who-{place}"),
        about="Name, colour, and who plays: somebody at this keyboard, or the computer.",
        id=f"seat-{place}",
    )
