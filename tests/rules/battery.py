"""What every game must do, whatever it is: checks of one state, and seeded games to check along."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rules.chance import seeded
from rules.game import Action, AnyGame, IllegalAction, State, Step
from rules.words import CardRef, SeatRef, Symbol, Words

ROOT = Path(__file__).parents[2]


def states(
    game: AnyGame, options: Any, seed: str, every: int = 1, most: int = 10_000
) -> Iterator[tuple[Step, State]]:
    """Steps of a random game and the states after them, one of so many, and always the last."""
    random = Random(seed)
    step = game.opening(options, seed)
    for number in range(most):
        decision = game.decision(step.state)
        if decision is None or number % every == 0:
            yield step, step.state
        if decision is None:
            return
        step = game.apply(step.state, random.choice(decision.actions))


def known_rules(game: AnyGame) -> set[str]:
    """The clauses of a game's rule list."""
    text = (ROOT / "rules" / game.id.replace("-", "_") / "RULES.md").read_text("utf-8")
    return set(re.findall(r"^- \*\*([A-Z]{2}-\d{2}[a-z])\*\*", text, re.MULTILINE))


def check_legality(game: AnyGame, options: Any, state: State, sample: int, random: Random) -> None:
    """Listed actions apply; of the others a sample is refused with a known rule, and nothing changes."""
    decision = game.decision(state)
    listed = decision.actions if decision else ()
    assert len(set(listed)) == len(listed)
    assert decision is None or len(listed) > 1, "one choice is no choice: it settles itself"
    assert decision == game.decision(state)
    vocabulary = game.vocabulary(options)
    assert set(listed) <= set(vocabulary)
    before = game.dump(state)
    for action in random.sample(listed, min(sample, len(listed))):
        assert game.why_not(state, action) is None
        assert game.apply(state, action) == game.apply(state, action)
    rules, legal = known_rules(game), set(listed)
    for action in random.sample(vocabulary, sample * 4):
        if action not in legal:
            check_refused(game, state, action, rules)
    assert game.dump(state) == before


def check_refused(game: AnyGame, state: State, action: Action, rules: set[str]) -> None:
    """An action that is not listed says why, by a rule there is."""
    refusal = game.why_not(state, action)
    assert refusal is not None and refusal.rule in rules and refusal.text.endswith(".")
    try:
        game.apply(state, action)
    except IllegalAction as illegal:
        assert (illegal.rule, illegal.text) == (refusal.rule, refusal.text)
    else:
        raise AssertionError(f"{action} was not listed, but applied")


def check_views(game: AnyGame, state: State, seats: int) -> None:
    """A seat decides from its view, others see only who decides, and the unknown can be imagined."""
    decision = game.decision(state)
    for seat in [*range(seats), None]:
        view = game.view(state, seat)
        assert game.view(view, seat) == view
        if decision is not None:
            seen = game.decision(view)
            assert seen is not None and seen.seat == decision.seat and seen.prompt == decision.prompt
            assert seen.actions == (decision.actions if seat == decision.seat else ())
            assert (game.menu(view) == ()) is (seat != decision.seat)
        for number in range(2):
            whole = game.imagine(view, seat, seeded(f"imagined {number}", len(state.chance.drawn)))
            assert game.view(whole, seat) == view
            assert game.load(game.dump(whole)) == whole


def check_words(game: AnyGame, step: Step, state: State, seats: int) -> None:
    """Everything can be described, told, pointed at and explained, in parts that a client knows."""
    for beat in step.beats:
        for event in beat.events:
            for seat in [*range(seats), None]:
                witnessed = game.witness(event, seat)
                if witnessed is not None:
                    check_parts(game.tell(game.view(beat.state, seat), seat, witnessed), may_be_empty=True)
    decision = game.decision(state)
    if decision is None:
        return
    view = game.view(state, decision.seat)
    check_parts(decision.prompt)
    entries = game.menu(view)
    assert {action for entry in entries for action in entry.actions} == set(decision.actions)
    for entry in entries:
        check_parts(entry.words)
        assert len(set(entry.actions)) == len(entry.actions) > 0
    for action in decision.actions:
        check_parts(game.describe(view, decision.seat, action))
        for target in game.targets(view, action):
            sentences = game.explain(view, target)
            assert sentences, target
            for sentence in sentences:
                check_parts(sentence)


def check_parts(words: Words, may_be_empty: bool = False) -> None:
    """Words are parts that a client can show."""
    assert words or may_be_empty
    assert all(isinstance(part, str | SeatRef | CardRef | Symbol) for part in words)


def check_saving(game: AnyGame, state: State) -> None:
    """States and actions come back the same, to the byte."""
    data = game.dump(state)
    assert game.load(data) == state and game.dump(game.load(data)) == data
    decision = game.decision(state)
    for action in decision.actions if decision else ():
        written = game.dump_action(action)
        assert game.load_action(written) == action and game.dump_action(game.load_action(written)) == written


def check_standings(game: AnyGame, state: State, seats: int) -> None:
    """Lines add up; there are ranks when the game is over and only then."""
    over = game.decision(state) is None
    standings = game.standings(state)
    assert standings.final is over and len(standings.sheets) == seats
    for sheet in standings.sheets:
        assert sheet.total == sum(line.points or 0 for line in sheet.lines)
        assert (sheet.rank is not None) is over
    assert bool(standings.winners) is over
