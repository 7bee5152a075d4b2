"""What is sent to the terminal: only the cells that differ from what it shows, in few bytes."""
