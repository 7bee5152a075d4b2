"""What every game must do, whatever it is: checks of one state, and seeded games to check along."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from rules.chance import Chance, seeded
from rules.game import ONLOOKER, Action, AnyGame, BrokenData, IllegalAction, State, Step, Target
from rules.words import CardRef, SeatRef, Symbol, Words, plain

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
ON_THE_FIRST = 0.5
"""How often the action listed first is played, which mostly brings a game on; otherwise any."""
OF_A_QUESTION = 20
"""Of how many states with the same kind of question a game is checked."""
ASKED, APPLIED, REFUSED = 150, 8, 24
"""Of how many possible actions a state's reasons, steps and refusals are checked."""
NAMES = tuple("ABCDEFGH")


def states(game: AnyGame, options: Any, seed: str) -> list[State]:
    """States of a random game: its start, its end, and for each kind of question some that ask it."""
    asked: dict[str, list[State]] = {}
    random = Random(seed)
    state = start = game.new(options, seed)
    while decision := game.decision(state):
        asked.setdefault(decision.rule, []).append(state)
        first = random.random() < ON_THE_FIRST
        state = game.apply(state, decision.actions[0] if first else random.choice(decision.actions)).state
    return [
        start,
        *chain.from_iterable(some(those, OF_A_QUESTION, random) for those in asked.values()),
        state,
    ]


@cache
def known_rules(game: AnyGame) -> set[str]:
    """The clauses of a game's rule list."""
    text = (ROOT / "rules" / game.id.replace("-", "_") / "RULES.md").read_text("utf-8")
    return set(re.findall(r"^- \*\*([A-Z]{2}-\d{2}[a-z])\*\*", text, re.MULTILINE))


def choices(game: AnyGame, state: State) -> tuple[Action, ...]:
    """What can be chosen; nothing when the game is over."""
    decision = game.decision(state)
    return decision.actions if decision else ()


def check_legality(game: AnyGame, options: Any, state: State, random: Random) -> None:
    """Listed actions apply; any others are refused with a known rule, and nothing changes."""
    decision = game.decision(state)
    listed = decision.actions if decision else ()
    assert decision == game.decision(game.load(game.dump(state)))
    assert decision is None or len(listed) > 1, "one choice is no choice: it settles itself"
    legal, vocabulary = set(listed), game.vocabulary(options)
    assert len(legal) == len(listed) and legal <= set(vocabulary)
    before = game.dump(state)
    check_reasons(game, state, legal, (*listed, *some(vocabulary, ASKED, random)))
    for action in some(listed, APPLIED, random):
        step = game.apply(state, action)
        check_step(state, step)
        assert game.apply(state, action) == step
    for action in some(tuple(action for action in vocabulary if action not in legal), REFUSED, random):
        check_refused(game, state, action)
    assert game.dump(state) == before


def check_reasons(game: AnyGame, state: State, legal: set[Action], asked: tuple[Action, ...]) -> None:
    """There is a reason against all but the legal actions, and the deciding seat is told the same one."""
    decision = game.decision(state)
    view = game.view(state, decision.seat if decision else None)
    for action in asked:
        reason = game.why_not(state, action)
        assert (reason is None) is (action in legal), action
        assert game.why_not(view, action) == reason, action


def check_refused(game: AnyGame, state: State, action: Action) -> None:
    """An action that is not listed says why, by a rule there is."""
    refusal = game.why_not(state, action)
    assert refusal is not None and refusal.rule in known_rules(game) and refusal.text.endswith(".")
    try:
        game.apply(state, action)
    except IllegalAction as illegal:
        assert (illegal.rule, illegal.text) == (refusal.rule, refusal.text)
    else:
        raise AssertionError(f"{action} was not listed, but applied")


def some(items: Sequence[T], most: int, random: Random) -> list[T]:
    """Up to so many of the items, at random."""
    return random.sample(items, min(most, len(items)))


def check_step(before: State, step: Step) -> None:
    """A step is told in beats, the last one as it stands; nothing random happens unless it says so."""
    assert step.beats[-1].state == step.state
    if not step.revealed:
        assert step.state.chance == before.chance


def check_views(game: AnyGame, state: State, seats: int) -> None:
    """A seat decides from its view, others see only who decides, and the unknown can be imagined."""
    decision = game.decision(state)
    for seat in [*range(seats), None]:
        view = game.view(state, seat)
        assert game.view(view, seat) == view
        if decision is None:
            assert game.decision(view) is None and game.menu(view) == ()
        elif seat == decision.seat:
            assert game.decision(view) == decision
        else:
            assert game.decision(view) == replace(decision, actions=()) and game.menu(view) == ()
        for number in range(2):
            check_imagined(game, view, seat, seeded(f"imagined {number}", len(state.chance.drawn)))


def check_imagined(game: AnyGame, view: State, seat: int | None, chance: Chance) -> None:
    """What is imagined behind a view is a whole game that looks the same and can be played on."""
    whole = game.imagine(view, seat, chance)
    assert game.view(whole, seat) == view
    assert game.load(game.dump(whole)) == whole
    for action in choices(game, whole)[:1]:
        game.apply(whole, action)


def check_secrets(game: AnyGame, state: State, seats: int) -> None:
    """Seats without secrets see the same; where a seat has secrets, some other seat sees less."""
    secrets = game.secrets(state)
    assert secrets <= set(range(seats))
    seen = [replace(game.view(state, seat), viewer=ONLOOKER) for seat in range(seats)]
    for one, other in combinations(range(seats), 2):
        if not secrets & {one, other}:
            assert seen[one] == seen[other]
    assert all(any(seen[seat] != view for view in seen) for seat in secrets)


def check_menu(game: AnyGame, state: State) -> None:
    """The menu leads to every legal action and to no other."""
    decision = game.decision(state)
    if decision is None:
        return
    entries = game.menu(game.view(state, decision.seat))
    assert set(chain.from_iterable(entry.actions for entry in entries)) == set(decision.actions)
    for entry in entries:
        check_parts(entry.words)
        assert len(set(entry.actions)) == len(entry.actions) > 0


def check_words(game: AnyGame, state: State) -> None:
    """Every action can be described and what it points at explained, in parts that a client knows."""
    decision = game.decision(state)
    if decision is None:
        return
    view = game.view(state, decision.seat)
    check_parts(decision.prompt)
    targets: set[Target] = set()
    for action in decision.actions:
        check_parts(game.describe(view, decision.seat, action))
        targets.update(game.targets(view, action))
    for target in targets:
        sentences = game.explain(view, target)
        assert sentences, target
        for sentence in sentences:
            check_parts(sentence)


def check_telling(game: AnyGame, step: Step, seats: int) -> None:
    """All that a seat sees happen can be told to it; not every event needs words."""
    for beat in step.beats:
        for seat in [*range(seats), None]:
            view = game.view(beat.state, seat)
            seen = [game.witness(event, seat) for event in beat.events]
            for event in seen:
                if event is not None:
                    check_parts(game.tell(view, seat, event), may_be_empty=True)


def check_parts(words: Words, may_be_empty: bool = False) -> None:
    """Words are parts that a client can show, and say something."""
    assert isinstance(words, tuple)
    for part in words:
        assert isinstance(part, str | SeatRef | CardRef | Symbol)
    assert may_be_empty or plain(words, NAMES).strip()


def check_saving(game: AnyGame, state: State) -> None:
    """States and actions come back the same, to the byte."""
    data = game.dump(state)
    assert game.load(data) == state and game.dump(game.load(data)) == data
    for action in choices(game, state):
        written = game.dump_action(action)
        assert game.load_action(written) == action and game.dump_action(game.load_action(written)) == written


def check_standings(game: AnyGame, state: State, seats: int) -> None:
    """Lines add up, as far as they are known; there are ranks when the game is over and only then."""
    over = game.decision(state) is None
    for seen in (state, *[game.view(state, seat) for seat in [*range(seats), None]]):
        standings = game.standings(seen)
        assert standings.final is over is bool(standings.winners)
        assert [sheet.seat for sheet in standings.sheets] == list(range(seats))
        for sheet in standings.sheets:
            points = [line.points for line in sheet.lines]
            known = [number for number in points if number is not None]
            assert sheet.total == (sum(known) if len(known) == len(points) else None)
            assert (sheet.rank is not None) is over
    if over:
        assert all(sheet.total is not None for sheet in game.standings(state).sheets)


def spoiled(value: Any) -> Iterator[Any]:
    """A JSON value with one mistake in it, anywhere: an unknown field, or a value of another type."""
    match value:
        case dict():
            yield value | {"unknown": 0}
            for key, inner in value.items():
                yield from [value | {key: other} for other in spoiled(inner)]
        case list():
            yield {}
            for place, inner in enumerate(value):
                yield from [[*value[:place], other, *value[place + 1 :]] for other in spoiled(inner)]
        case str():
            yield 1
        case _:
            yield "x"


def check_broken(load: Callable[[bytes], object], data: bytes, title: str) -> None:
    """Whatever is wrong with written data is refused, with a reason that names the game."""
    whole = json.loads(data)
    for broken in (b"", data[:-1], data + b"}", b"[]", *[json.dumps(bad).encode() for bad in spoiled(whole)]):
        with pytest.raises(BrokenData, match=title):
            load(broken)
