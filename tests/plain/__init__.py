"""Plain mode, played through streams of text."""
