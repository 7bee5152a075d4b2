"""The client: screens, saved games and computer players; it knows no rule of any game."""

__version__ = "0.1.0"
