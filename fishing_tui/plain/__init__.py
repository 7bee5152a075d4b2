"""Plain mode: the same games as a conversation, line by line, for screen readers, slow lines and pipes."""
