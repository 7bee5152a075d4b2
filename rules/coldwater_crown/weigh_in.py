"""The end of the game: each location's fish are submitted, shown and weighed (CC-33, CC-34, CC-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rules.agenda import Outcome, Part, done
from rules.coldwater_crown import actions
from rules.coldwater_crown.actions import Submit
from rules.coldwater_crown.bait import Location
from rules.coldwater_crown.components import FISH, SPECIES
from rules.coldwater_crown.contests import award
from rules.coldwater_crown.events import FishChosen, GameEnded, Submitted, TieBroken, WeighInBegan
from rules.coldwater_crown.pieces import Caught, Contest, Player
from rules.coldwater_crown.tasks import SILENT, CrownTask, with_player
from rules.game import NOTHING, UNKNOWN, Action, Event
from rules.words import Words

if TYPE_CHECKING:
    from rules.coldwater_crown.state import CrownState

ORDER = (Location.SHORE, Location.LAKE, Location.RIVER)


class Submitting(CrownTask, frozen=True):
    """A seat chooses in secret which fish of one species it submits, if any (CC-33)."""

    rule: ClassVar[str] = "CC-33c"

    seat: int
    species: int

    def decider(self, state: CrownState) -> int:
        return self.seat

    def parts(self, state: CrownState) -> tuple[Part, ...]:
        cards = of_species(state.players[self.seat], self.species)
        known = sorted([card for card in cards if card != UNKNOWN], key=lambda card: -FISH[card].weight)
        if not cards:
            return ()
        return (actions.part(*[actions.submit(card) for card in known]), _WITHHOLD)

    def prompt(self, state: CrownState) -> Words:
        species = SPECIES[self.species]
        return (f"which {species.name} do you submit?",)

    def answer(self, state: CrownState, action: Action) -> Outcome[CrownState]:
        if not isinstance(action, Submit):
            return done(state), (FishChosen(self.seat, self.species, NOTHING),)
        submission = (*state.players[self.seat].submission, action.card)
        after = with_player(done(state), self.seat, submission=submission)
        return after, (FishChosen(self.seat, self.species, action.card),)


_WITHHOLD = actions.part(actions.WITHHOLD)


class Entry(Struct, frozen=True):
    """A seat's part in a location's contest. `time`: the earliest of its fish."""

    seat: int
    weight: int
    time: int


class Settling(CrownTask, frozen=True):
    """All submissions to one location are shown together, and its trophies won (CC-34)."""

    location: int

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        if state.setup.solo:
            chosen = silent_submission(state.players[SILENT], self.location, state.tag)
            state = with_player(state, SILENT, submission=chosen)
        entries = entered(state.players)
        shown: list[Event] = []
        for seat, player in enumerate(state.players):
            cards = player.submission
            shown.append(Submitted(seat, self.location, cards, weight_of(cards)))
            state = with_player(state, seat, catch=_with_submitted(player, cards), submission=())
        won: list[Event] = []
        for entry in ranked(entries):
            state, events = award(state, entry.seat, Contest(self.location))
            won += events
        return done(state), (*shown, *ties(entries, self.location), *won)


class Closing(CrownTask, frozen=True):
    """The game is over."""

    def settle(self, state: CrownState) -> Outcome[CrownState]:
        return replace(state, agenda=(), ended=True), (GameEnded(),)


def begin_weigh_in(state: CrownState) -> Outcome[CrownState]:
    """The contests of the Shore, the Lake and the River, in this order; then the game is over."""
    agenda: list[CrownTask] = []
    for location in ORDER:
        agenda += [
            Submitting(seat, species.id)
            for seat in range(state.setup.seats)
            for species in SPECIES.values()
            if species.location == location
        ]
        agenda.append(Settling(location))
    return replace(state, agenda=(*agenda, Closing())), (WeighInBegan(),)


def of_species(player: Player, species: int) -> tuple[int, ...]:
    """The cards of a species in a catch."""
    return tuple([fish.card for fish in player.catch if fish.species == species])


def silent_submission(player: Player, location: int, tag: int) -> tuple[int, ...]:
    """The heaviest fish of each species; of equal ones a tagged one, then the earliest (CC-42)."""
    chosen = []
    for species in SPECIES.values():
        cards = of_species(player, species.id)
        if species.location == location and cards:
            fish = [FISH[card] for card in cards]
            best = max(fish, key=lambda side: (side.weight, side.tag == tag, -side.time))
            chosen.append(best.id)
    return tuple(chosen)


def weight_of(cards: tuple[int, ...]) -> int:
    """The total weight of fish."""
    return sum([FISH[card].weight for card in cards])


def entered(players: tuple[Player, ...]) -> list[Entry]:
    """The seats that submit any fish."""
    return [
        Entry(seat, weight_of(cards), min([FISH[card].time for card in cards]))
        for seat, cards in enumerate([player.submission for player in players])
        if cards
    ]


def ranked(entries: list[Entry]) -> list[Entry]:
    """The heaviest first; of equal ones the one with the earliest time (CC-34)."""
    return sorted(entries, key=lambda entry: (-entry.weight, entry.time))


def ties(entries: list[Entry], location: int) -> tuple[TieBroken, ...]:
    """Each group of equal totals, in the order that the times give."""
    found = []
    for weight in sorted({entry.weight for entry in entries}, reverse=True):
        tied = ranked([entry for entry in entries if entry.weight == weight])
        if len(tied) > 1:
            seats = tuple([entry.seat for entry in tied])
            found.append(TieBroken(location, weight, seats, tuple([entry.time for entry in tied])))
    return tuple(found)


def _with_submitted(player: Player, cards: tuple[int, ...]) -> tuple[Caught, ...]:
    return tuple(
        [replace(fish, submitted=True, shown=True) if fish.card in cards else fish for fish in player.catch]
    )
