"""Tournament Fishing: against each other, alone, or two together against the AI Angler."""
