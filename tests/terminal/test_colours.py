"""The themes on terminals of fewer colours: SSH carries 256, old terminals have 16."""

import pytest
from rich.color import Color, ColorSystem
from textual.theme import Theme

from fishing_tui.themes import COLOUR_NAMES, THEMES
from tests.terminal.colours import DARK, LIGHT, PALETTE, contrast

BAITS = range(7)
RGB = [theme for theme in THEMES if not theme.ansi]
SIXTEEN = [theme for theme in THEMES if theme.ansi]
TEXTS = ("foreground", "primary", "secondary", "accent", "warning", "error", "success")


def of_256(colour: str) -> str:
    """What a colour becomes where there are 256."""
    shown = Color.parse(colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
    return "".join(f"{part:02x}" for part in shown)


def of_16(theme: Theme, colour: str) -> str:
    """What a named colour is on an xterm."""
    if colour == "ansi_default":
        return (DARK if theme.dark else LIGHT)[0]
    return PALETTE[colour.removeprefix("ansi_").replace("_", "").replace("yellow", "brown")]


def texts(theme: Theme) -> dict[str, str]:
    """The colours in which a theme writes on its ground."""
    named = {name: getattr(theme, name) for name in TEXTS}
    return named | {
        name: theme.variables[name] for name in theme.variables if name.startswith(("player", "quiet"))
    }


def pieces(theme: Theme) -> list[tuple[str, str]]:
    """Each bait's ink and ground."""
    return [(theme.variables[f"ink-{bait}"], theme.variables[f"bait-{bait}"]) for bait in BAITS]


def spread(colour: str) -> int:
    """How far a colour is from grey."""
    parts = [int(colour[place : place + 2], 16) for place in (0, 2, 4)]
    return max(parts) - min(parts)


@pytest.mark.parametrize("theme", RGB, ids=lambda theme: theme.name)
def test_text_stands_out_in_256_colours(theme: Theme) -> None:
    """On the ground, and in the fields that something is typed into."""
    ground, field = of_256(theme.background), of_256(theme.panel)
    assert not [name for name, ink in texts(theme).items() if contrast(of_256(ink), ground) < 4.5]
    for ink in (theme.foreground, theme.variables["quiet"]):
        assert contrast(of_256(ink), field) >= 4.5


@pytest.mark.parametrize("theme", RGB, ids=lambda theme: theme.name)
def test_grounds_stay_without_a_tint_in_256_colours(theme: Theme) -> None:
    for ground in (theme.background, theme.surface, theme.panel):
        assert spread(of_256(ground)) == 0


@pytest.mark.parametrize("theme", RGB, ids=lambda theme: theme.name)
def test_players_and_bait_are_told_apart_in_256_colours(theme: Theme) -> None:
    players = {of_256(theme.variables[f"player-{number}"]) for number in range(len(COLOUR_NAMES))}
    assert len(players) == len(COLOUR_NAMES)
    assert len({of_256(ground) for _, ground in pieces(theme)}) == len(BAITS)


@pytest.mark.parametrize("theme", RGB, ids=lambda theme: theme.name)
def test_a_letter_stands_out_on_its_bait(theme: Theme) -> None:
    for ink, ground in pieces(theme):
        assert contrast(ink.removeprefix("#"), ground.removeprefix("#")) >= 4.5
        assert contrast(of_256(ink), of_256(ground)) >= 4.5


@pytest.mark.parametrize("theme", SIXTEEN, ids=lambda theme: theme.name)
def test_sixteen_colours_can_be_read_and_told_apart(theme: Theme) -> None:
    own_ground = (DARK if theme.dark else LIGHT)[1]
    assert not [name for name, ink in texts(theme).items() if contrast(of_16(theme, ink), own_ground) < 3.9]
    assert not [piece for piece in pieces(theme) if contrast(*(of_16(theme, part) for part in piece)) < 3.9]
    assert len({ground for _, ground in pieces(theme)}) == len(BAITS)
