"""What a piece is and does, and why something can be done with it or not."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from fishing_tui.choosing import Choosing
from fishing_tui.plain import inquiries, pieces
from fishing_tui.plain.pieces import Answer
from fishing_tui.plain.saying import sentences
from rules.words import plain

if TYPE_CHECKING:
    from fishing_tui.plain.choices import Choice
    from fishing_tui.session import GameSession
    from rules.game import Action, Seat, State, Target

_MOST_NAMED = 6
_MOST_RULES = 2


def explain(session: "GameSession", seat: "Seat | None", typed: str) -> Answer:
    """What a piece of this name is and does, and else what the rules say of it.

    Told is what may be heard at the keyboard where the seat sits.
    """
    known = pieces.known_pieces(session, seat)
    if not typed:
        return pieces.all_names(known)
    found = pieces.find(typed, known)
    exact = any(piece.name.casefold() == typed.casefold() for piece in found)
    if not exact and typed.casefold() in [name.casefold() for name in session.names]:
        return _otherwise(session, typed) or pieces.unknown(typed, known)
    if pieces.are_several(found):
        return pieces.which(found)
    told = [line for piece in found for line in explained(session, seat, piece.target)]
    if told:
        return Answer(list(dict.fromkeys(told)))
    return _otherwise(session, typed) or pieces.unknown(typed, known)


def explained(session: "GameSession", seat: "Seat | None", target: "Target") -> list[str]:
    """What a piece is and does; where others listen, only that `peek` tells more."""
    if seat is None:
        return sentences(session.game.explain(session.view(None), target), session.names)
    known = sentences(session.game.explain(session.view(seat), target), session.names)
    if not inquiries.for_one_alone(session, seat):
        return known
    openly = replace(session.view(None), viewer=seat)
    told = sentences(session.game.explain(openly, target), session.names)
    return told if told == known else [*told, f"{session.names[seat]} knows more: type peek."]


def why_not(session: "GameSession", seat: "Seat", typed: str) -> Answer:
    """Why nothing can be done with a piece of this name, or what can."""
    known = pieces.known_pieces(session, seat)
    found = pieces.find(typed, known)
    if pieces.are_several(found):
        return pieces.which(found)
    if not found:
        return pieces.unknown(typed, known)
    view, game = session.view(seat), session.game
    wanted = {piece.target for piece in found}
    decision = session.decision
    possible = [a for a in decision.actions if wanted & set(game.targets(view, a))] if decision else []
    if possible:
        return Answer([f"That can be chosen: {_described(session, view, possible)}."])
    choosing, vocabulary = Choosing(game, view), game.vocabulary(session.options)
    reasons = [choosing.why_not(piece.target, vocabulary) for piece in found]
    told = next(filter(None, reasons), "That is only to be looked at: explain tells what it is.")
    return Answer([told])


def why_choice(session: "GameSession", seat: "Seat", choice: "Choice") -> Answer:
    """What a choice is, and the rules that it follows from."""
    decision = session.decision
    asked = [decision.rule] if decision is not None else []
    of_kind = _rules_of_kind(session, seat, choice.actions[0])
    wanted = asked if not of_kind or set(asked) & set(of_kind) else [*asked, of_kind[0]]
    return Answer([f"{choice.text}.", *[line for rule in wanted for line in inquiries.rules(session, rule)]])


def _rules_of_kind(session: "GameSession", seat: "Seat", action: "Action") -> list[str]:
    """The rules by which other choices of the same kind are refused now, the commonest first."""
    game, view = session.game, session.view(seat)
    others = [other for other in game.vocabulary(session.options) if type(other) is type(action)]
    refused = [game.why_not(view, other) for other in others]
    return [rule for rule, _ in Counter(refusal.rule for refusal in refused if refusal).most_common()]


def _otherwise(session: "GameSession", typed: str) -> Answer | None:
    """What a player of this name has, or the first rules that hold the words; None if there are none."""
    called = inquiries.seats_called(session, typed)
    if len(called) == 1:
        return Answer(inquiries.things(session, called[0]))
    told = inquiries.rules_with(session, typed, _MOST_RULES)
    return Answer([f"That is no piece, but the rules speak of {typed}:", *told]) if told else None


def _described(session: "GameSession", view: "State", actions: "Sequence[Action]") -> str:
    shown = [
        plain(session.game.describe(view, view.viewer, action), session.names)
        for action in actions[:_MOST_NAMED]
    ]
    more = len(actions) - len(shown)
    return "; ".join([*shown, *([f"and {more} more"] if more else [])])
