"""The command palette, drawn with the same few signs as everything else."""

from contextlib import suppress

from textual.await_complete import AwaitComplete
from textual.command import CommandInput, CommandPalette


class Palette(CommandPalette):
    """Textual's palette without its icon, its blocks and its blinking."""

    DEFAULT_CSS = """
    Palette, Palette:ansi { background: $background; }
    Palette {
        SearchIcon, LoadingIndicator { display: none; }
        #--input { border: solid $quiet; padding: 0 1; }
        #--input.--list-visible { border: solid $quiet; }
        CommandInput, CommandInput:focus { height: 1; border: none; }
        CommandInput > .input--placeholder { color: $quiet; }
        CommandList, CommandList:focus, CommandList.--populating { border: none; }
        CommandList {
            scrollbar-size-vertical: 1;
            scrollbar-background: $background;
            scrollbar-color: $panel;
        }
        CommandList > .option-list--option-highlighted {
            background: $block-cursor-background;
            color: $block-cursor-foreground;
        }
        & > .command-palette--help-text { text-style: not bold; }
        CommandList:nocolor > .option-list--option-highlighted { text-style: underline; }
    }
    """

    def __init__(self) -> None:
        super().__init__(id="--command-palette", placeholder="Type what you look for")

    def on_mount(self) -> None:
        """An idle screen sends nothing."""
        self.query_one(CommandInput).cursor_blink = False

    def _action_command_list(self, action: str) -> None:
        """Moves in the list; Textual's stumbles over a page of a list that is empty or not laid out yet."""
        with suppress(KeyError):
            super()._action_command_list(action)

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Closes the palette, once, and nothing that lies on it or below it."""
        if self.app.screen is not self:
            return AwaitComplete()
        return super().dismiss(result)
