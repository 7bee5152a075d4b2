"""Makes the golden games. Only a corrected rule is a reason to: then say which in the commit."""

from pathlib import Path
from random import Random

import msgspec

from rules import GAMES, journal
from rules.journal import ActionRow, Seating

HERE = Path(__file__).parent
GOLDEN: dict[str, tuple[str, dict[str, object]]] = {
    "dice-fishing-two": ("dice-fishing", {"seats": 2}),
    "dice-fishing-solo-advanced": ("dice-fishing", {"seats": 1, "advanced": True}),
    "dice-fishing-five-advanced": ("dice-fishing", {"seats": 5, "advanced": True, "first": "4"}),
    "dice-fishing-three-options": (
        "dice-fishing",
        {"seats": 3, "advanced": True, "open_species": True, "reroll_all": True},
    ),
    "coldwater-crown-solo": ("coldwater-crown", {"seats": 1}),
    "coldwater-crown-solo-2016": ("coldwater-crown", {"seats": 1, "edition": "2016"}),
    "coldwater-crown-two": ("coldwater-crown", {"seats": 2, "first": "2"}),
    "coldwater-crown-three-2016": ("coldwater-crown", {"seats": 3, "edition": "2016", "less_luck": True}),
    "coldwater-crown-four": ("coldwater-crown", {"seats": 4, "less_luck": True}),
    "tournament-fishing-solo-clock": ("tournament-fishing", {"seats": 1, "weather": True, "locations": True}),
    "tournament-fishing-solo-both": (
        "tournament-fishing",
        {"seats": 1, "opponents": "both", "shop_part": "weather", "realistic": True, "fight": "dice"},
    ),
    "tournament-fishing-two": ("tournament-fishing", {"seats": 2, "locations": True, "first": "2"}),
    "tournament-fishing-four-dice": (
        "tournament-fishing",
        {"seats": 4, "weather": True, "fight": "dice", "notes": False},
    ),
    "tournament-fishing-together": (
        "tournament-fishing",
        {"seats": 2, "mode": "co-op", "opponents": "weather", "clock": False},
    ),
}
ON_THE_FIRST = {"dice-fishing": 0.8, "coldwater-crown": 0.4, "tournament-fishing": 0.5}
"""How often the action listed first is played; that of Dice Fishing brings a game on to its end."""


def make(name: str) -> bytes:
    """A finished game as lines of JSON: the header, then the rows."""
    game_id, chosen = GOLDEN[name]
    game = GAMES[game_id]
    options = game.options(**chosen)
    seating = tuple(
        Seating(role or f"Player {seat + 1}", seat, "rules" if role else "human")
        for seat, role in enumerate(game.seats(options))
    )
    header = journal.begin(game, options, name, seating, "golden")
    lines = [journal.dump(header)]
    random, state = Random(name), game.new(options, name)
    while decision := game.decision(state):
        first = random.random() < ON_THE_FIRST[game_id]
        action = decision.actions[0] if first else random.choice(decision.actions)
        state = game.apply(state, action).state
        written = msgspec.Raw(game.dump_action(action))
        row = ActionRow(decision.seat, 1, written, journal.checksum(game, state), "human")
        lines.append(journal.dump(row))
    return b"\n".join(lines) + b"\n"


if __name__ == "__main__":
    for golden in GOLDEN:
        (HERE / f"{golden}.jsonl").write_bytes(make(golden))
        print(golden)
