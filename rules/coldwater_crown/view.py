"""What a seat may know of a game (CC-21)."""

from msgspec.structs import replace

from rules.chance import HIDDEN
from rules.coldwater_crown.events import AnyEvent, FishCaught, FishChosen, TackleGained
from rules.coldwater_crown.pieces import UNSEEN, Caught, Fish, Player
from rules.coldwater_crown.state import CrownState
from rules.game import ONLOOKER, UNKNOWN, Seat


def view(state: CrownState, seat: Seat | None) -> CrownState:
    """The state as a seat may know it; None is an onlooker.

    Every field is named here, so that a new one is seen by nobody until somebody decides who may.
    """
    viewer = ONLOOKER if seat is None else seat
    return CrownState(
        chance=HIDDEN,
        viewer=viewer,
        setup=state.setup,
        players=tuple([_player(player, viewer == owner) for owner, player in enumerate(state.players)]),
        waters=tuple([tuple([_species_of(fish) for fish in water]) for water in state.waters]),
        decks=tuple([_deck(deck) for deck in state.decks]),
        tag=state.tag,
        row=state.row,
        master_deck=(UNKNOWN,) * len(state.master_deck),
        trophies=state.trophies,
        mystery=state.mystery[:1] + (UNKNOWN,) * len(state.mystery[1:]),
        tackle_stack=(UNKNOWN,) * len(state.tackle_stack),
        tackle_discards=state.tackle_discards,
        tokens=state.tokens,
        bag=state.bag,
        discards=state.discards,
        turn=state.turn,
        agenda=state.agenda,
        last_turns=state.last_turns,
        ended=state.ended,
    )


def witness(event: AnyEvent, seat: Seat | None) -> AnyEvent | None:
    """What a seat sees of an event: backs of fish, drawn Tackle and secret choices are their owner's."""
    match event:
        case FishCaught(seat=owner, shown=False) if owner != seat:
            return replace(event, card=UNKNOWN)
        case TackleGained(seat=owner) if owner != seat:
            return replace(event, kind=UNKNOWN)
        case FishChosen(seat=owner) if owner != seat:
            return None
        case _:
            return event


def _player(player: Player, own: bool) -> Player:
    """What a player has, as its owner sees it or as the others do."""
    return Player(
        board=player.board,
        unfinished=player.unfinished,
        masters=player.masters,
        catch=player.catch if own else tuple([_from_outside(fish) for fish in player.catch]),
        token=player.token,
        tackle=player.tackle if own else (UNKNOWN,) * len(player.tackle),
        fresh=player.fresh if own else (UNKNOWN,) * len(player.fresh),
        trophies=player.trophies,
        mystery=player.mystery,
        submission=player.submission if own else (),
    )


def _from_outside(fish: Caught) -> Caught:
    return fish if fish.shown else replace(fish, card=UNKNOWN)


def _species_of(fish: Fish) -> Fish:
    """A fish of the board: its species is public, the rest nobody's."""
    return fish if fish.empty else Fish(UNKNOWN, fish.species)


def _deck(deck: tuple[Fish, ...]) -> tuple[Fish, ...]:
    """A deck: the species of its top card is public."""
    return (Fish(UNKNOWN, deck[0].species), *[UNSEEN] * (len(deck) - 1)) if deck else ()
