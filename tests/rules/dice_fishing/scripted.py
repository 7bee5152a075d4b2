"""Scripted games of Dice Fishing: a row, dice and hands as a test wants them."""

from typing import TypeVar

from msgspec.structs import replace

from rules import GAMES
from rules.dice_fishing.actions import Place, Reroll, TurnDie
from rules.dice_fishing.components import CARDS
from rules.dice_fishing.faces import LETTERS, Faces, counted
from rules.dice_fishing.inventory import missing
from rules.dice_fishing.options import Options
from rules.dice_fishing.pieces import COINS, Power, Slot, Stream
from rules.dice_fishing.setup import lay_out_game, opened
from rules.dice_fishing.state import DiceFishingState
from rules.game import NOTHING, Action, Event, Step

GAME = GAMES["dice-fishing"]

E = TypeVar("E", bound=Event)

# Fish cards by what a test needs of them: species, then baits.
PERCH_WW, WALLEYE_WW = 1, 2
PERCH_FFF, WALLEYE_FFF = 3, 4
PERCH_II, IDE_II = 11, 12
STURGEON_CCC, WALLEYE_CCC = 21, 22
PIKE_WWW, STURGEON_WWW = 31, 32
TROUT_HHH, PIKE_HHH, SALMON_HHH = 53, 54, 55
SALMON_FFF, IDE_FFF = 56, 57
TROUT_FF, IDE_FF = 62, 63
TROUT_III, IDE_III = 64, 65
PERCH_FFWW, PIKE_CIHHH, TROUT_FFFIW = 9, 37, 51


def deal(
    row: tuple[int, ...],
    rolls: str = "",
    *,
    deck: tuple[int, ...] | None = None,
    coins: tuple[int, ...] = (),
    catches: tuple[tuple[int, ...], ...] = (),
    powers: tuple[int, ...] = (),
    display: tuple[int, ...] = (),
    alan: str = "",
    seed: str = "test",
    **options: object,
) -> Step:
    """A game whose first turn has begun, seat 0 to play, with this row and these next dice.

    rolls: face letters, read by every roll and reroll of seat after seat; `alan`: Alan's dice
    deck: exactly these cards next and no others (the rest is among the discards); None for all the rest
    coins, catches, powers: by seat; `display`: Power cards on offer
    """
    state = lay_out_game(Options(first="1", **options), seed)  # type: ignore[arg-type]
    state = _with_cards(state, row, deck, catches)
    state = _with_coins(state, coins)
    state = _with_powers(state, powers, display)
    chance = state.chance.scripted(Stream.DICE, *_faces(rolls)).scripted(Stream.ALAN, *_faces(alan))
    state = replace(state, chance=chance)
    assert not missing(state), missing(state)
    return opened(state)


def play(step: Step, *actions: Action) -> Step:
    """The last of the steps that the actions lead to; each intermediate state must be complete."""
    for action in actions:
        step = GAME.apply(step.state, action)
        assert not missing(step.state), missing(step.state)  # type: ignore[arg-type]
    return step


def table(step: Step) -> DiceFishingState:
    """The state after a step."""
    assert isinstance(step.state, DiceFishingState)
    return step.state


def legal(step: Step) -> tuple[Action, ...]:
    """What can be chosen after a step."""
    decision = GAME.decision(step.state)
    return decision.actions if decision else ()


def refused(step: Step, action: Action) -> str:
    """The clause for which an action is refused after a step; empty if it is legal."""
    refusal = GAME.why_not(step.state, action)
    return refusal.rule if refusal else ""


def happened(step: Step, kind: type[E]) -> list[E]:
    """The events of one kind in a step."""
    return [event for event in step.events if isinstance(event, kind)]


def dice(letters: str) -> Faces:
    """Dice by their letters: "WWH"."""
    return counted(_faces(letters))


def place(slot: int, letters: str) -> Place:
    """Dice onto the card in a place, counted from 0."""
    return Place(slot, dice(letters))


def reroll(letters: str) -> Reroll:
    """The reroll of these dice."""
    return Reroll(dice(letters))


def turn_die(face: str, to: str, *, lifted: bool = False) -> TurnDie:
    """A coin for turning one face to another."""
    return TurnDie(LETTERS.index(face), LETTERS.index(to), lifted)


def species(cards: tuple[int, ...]) -> list[str]:
    """The species of fish cards, by name."""
    return [CARDS[card].species.name for card in cards]


def _faces(letters: str) -> tuple[int, ...]:
    return tuple(LETTERS.index(letter) for letter in letters.replace(" ", ""))


def _with_cards(
    state: DiceFishingState,
    row: tuple[int, ...],
    deck: tuple[int, ...] | None,
    catches: tuple[tuple[int, ...], ...],
) -> DiceFishingState:
    named = {*row, *(deck or ()), *[card for catch in catches for card in catch]}
    rest = tuple(card for card in sorted(CARDS) if card not in named)
    gone = rest if deck is not None else ()
    catches += ((),) * (len(state.players) - len(catches))
    return replace(
        state,
        row=tuple(Slot(card, CARDS[card].float) for card in row),
        deck=rest if deck is None else deck,
        discards=tuple(Slot(card, CARDS[card].float, flipped=True) for card in gone),
        players=tuple(
            replace(player, catch=catch) for player, catch in zip(state.players, catches, strict=True)
        ),
    )


def _with_coins(state: DiceFishingState, coins: tuple[int, ...]) -> DiceFishingState:
    if not coins:
        return state
    coins += (0,) * (len(state.players) - len(coins))
    players = tuple(
        replace(player, coins=number) for player, number in zip(state.players, coins, strict=True)
    )
    return replace(state, players=players, supply=COINS - sum(coins))


def _with_powers(
    state: DiceFishingState, powers: tuple[int, ...], display: tuple[int, ...]
) -> DiceFishingState:
    if not state.setup.advanced:
        return state
    powers += (NOTHING,) * (len(state.players) - len(powers))
    rest = tuple(int(power) for power in Power if power not in {*powers, *display})
    if not display:
        display, rest = rest[:2], rest[2:]
    players = tuple(replace(player, power=power) for player, power in zip(state.players, powers, strict=True))
    return replace(state, players=players, display=display, power_deck=rest, power_discards=())
