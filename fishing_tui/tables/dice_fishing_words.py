"""Dice Fishing in sentences: the row, the dice, the trophies and every player's things."""

from collections.abc import Iterable, Mapping, Sequence

from rules.dice_fishing.components import CARDS, FLOATS, SPECIES_NAMES, Species
from rules.dice_fishing.explain import explain
from rules.dice_fishing.faces import DICE, SYMBOLS, total
from rules.dice_fishing.majorities import majority
from rules.dice_fishing.pieces import TOKENS_TO_END, Player, Power, Slot
from rules.dice_fishing.scoring import standings
from rules.dice_fishing.state import DiceFishingState
from rules.dice_fishing.trophies import token_name, token_vp, wanted
from rules.dice_fishing.words import could_be, count, fish, named, power
from rules.game import NOTHING, UNKNOWN, Seat, Target
from rules.words import SeatRef, Words, listed


def table(view: DiceFishingState) -> Sequence[Words]:
    """The turn, the row, the dice, the tokens still to be won, the Power cards on offer, what tokens want."""
    return (
        _turn(view),
        *[_place(slot, index) for index, slot in enumerate(view.row)],
        _dice(view),
        _tokens(view),
        *((_display(view),) if view.setup.advanced else ()),
        *[explain(view, Target("token", token))[0] for token in sorted(view.tokens)],
    )


def summary(view: DiceFishingState, seat: Seat) -> Words:
    """Points, coins, fish, tokens and Power card."""
    player = view.players[seat]
    points = standings(view).sheets[seat].total
    held: Words = () if player.power == NOTHING else (", and the Power card ", power(player.power))
    tokens = f", {count(len(player.tokens), 'token')}" if player.tokens else ""
    things = f" has {points} VP: {len(player.catch)} fish, {count(player.coins, 'coin')}{tokens}"
    return (SeatRef(seat), things, *held)


def things(view: DiceFishingState, seat: Seat) -> Sequence[Words]:
    """The same, with every fish, and what is lacking for each token."""
    player = view.players[seat]
    return (
        summary(view, seat),
        *_catch(view, seat),
        *[("Token won: ", token_name(token)) for token in player.tokens],
        *[_lacking(player, token) for token in view.tokens],
    )


def secrets(view: DiceFishingState) -> Sequence[Words]:
    """The cards of the row that the viewer looked at."""
    if view.setup.open_species:
        return ()
    return tuple(
        (f"You looked at card {index + 1}: ", fish(slot.card))
        for index, slot in enumerate(view.row)
        if not slot.flipped and view.viewer in slot.seen_by
    )


def pieces(view: DiceFishingState) -> Mapping[str, Target]:
    """The cards of the row, the die faces, the species, the tokens and the Power cards."""
    named_pieces = {f"card {index + 1}": Target("card", index) for index in range(len(view.row))}
    named_pieces |= {symbol.name: Target("die", symbol.index) for symbol in SYMBOLS}
    named_pieces |= {SPECIES_NAMES[species]: Target("species", species) for species in Species}
    tokens = {*view.tokens, *[token for player in view.players for token in player.tokens]}
    named_pieces |= {token_name(token): Target("token", token) for token in sorted(tokens)}
    if view.setup.advanced:
        named_pieces |= {power(number).name: Target("power", number) for number in Power}
    return named_pieces


def _turn(view: DiceFishingState) -> Words:
    if view.ended:
        return (f"The game is over after {count(view.turn.number, 'turn')}",)
    extra = ", once more and without rerolls" if view.turn.extra else ""
    left = f"; {count(len(view.deck), 'card')} in the deck, {count(view.supply, 'coin')} in the supply"
    return (f"Turn {view.turn.number}: ", SeatRef(view.turn.seat), f" fishes{extra}{left}")


def _place(slot: Slot, index: int) -> Words:
    """A place of the row: what it is worth, what it asks for, and what the fish is or could be."""
    if slot.empty:
        return (f"Place {index + 1} is empty",)
    head: Words = (f"Card {index + 1}: {slot.vp} VP for ", *named(slot.baits))
    if slot.full:
        filled: Words = ("; filled",)
    elif total(slot.placed):
        filled = ("; it holds ", *named(slot.placed), " and lacks ", *named(slot.missing))
    else:
        filled = ()
    return (*head, *filled, "; ", *_species(slot))


def _species(slot: Slot) -> Words:
    if slot.card != UNKNOWN:
        return ("flipped: " if slot.flipped else "its species is ", fish(slot.card))
    return (f"{FLOATS[slot.float].hint}, so it could be {could_be(slot.float)}",)


def _dice(view: DiceFishingState) -> Words:
    turn = view.turn
    if not turn.rolled:
        return ("The dice are not rolled yet",)
    beside: Words = ("beside the cards ", *named(turn.unplaced)) if total(turn.unplaced) else ("none left",)
    lifted: Words = ("; lifted ", *named(turn.lifted)) if total(turn.lifted) else ()
    placed = DICE - total(turn.pool)
    on_cards = f"; {placed} placed on cards" if placed else ""
    return ("Dice: ", *beside, *lifted, f"{on_cards}; {count(turn.rerolls_left, 'reroll')} left")


def _tokens(view: DiceFishingState) -> Words:
    """What is still to be won, and how near the end is."""
    seats, claimed = view.setup.seats, sum([len(player.tokens) for player in view.players])
    left = tuple((f"{token_name(token)} ({token_vp(token, seats)} VP)",) for token in view.tokens)
    end = f"; {claimed} claimed, and the game ends with {TOKENS_TO_END}"
    return ("Tokens to be won: ", *listed(left), end)


def _display(view: DiceFishingState) -> Words:
    if not view.display:
        return ("No Power card is on offer",)
    return ("Power cards on offer: ", *listed(tuple((power(number),) for number in view.display)))


def _catch(view: DiceFishingState, seat: Seat) -> Iterable[Words]:
    """A sentence a species: how many fish, what each is worth, and whether that is the most."""
    for species in Species:
        worth = [CARDS[card].vp for card in view.players[seat].catch if CARDS[card].species == species]
        if worth:
            values = listed(tuple((str(vp),) for vp in sorted(worth)))
            most = _most(majority(view.players, species), seat)
            yield (f"{SPECIES_NAMES[species]}: {len(worth)} fish of ", *values, f" VP{most}")


def _most(leaders: tuple[Seat, ...], seat: Seat) -> str:
    if seat not in leaders:
        return ""
    return ", the most of all" if len(leaders) == 1 else ", the most together with others"


def _lacking(player: Player, token: int) -> Words:
    lacks = wanted(token) - {CARDS[card].species for card in player.catch}
    if not lacks:
        return (f"Has every species of {token_name(token)}",)
    return (f"{token_name(token)} still lacks ", *_names(sorted(lacks)))


def _names(species: Iterable[Species]) -> Words:
    return listed(tuple((SPECIES_NAMES[kind],) for kind in species))
